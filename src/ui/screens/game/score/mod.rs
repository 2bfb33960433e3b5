//! Stub.

use leptos::prelude::*;

/// Stub.
#[component]
pub fn Score() -> impl IntoView {}
