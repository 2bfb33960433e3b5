//! Stub.

use leptos::prelude::*;

/// Stub.
#[component]
pub fn GameMenu() -> impl IntoView {}
