//! Stub.

use leptos::prelude::*;

/// Stub.
#[component]
pub fn RulesDialog() -> impl IntoView {}
