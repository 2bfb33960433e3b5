//! Stub.

use leptos::prelude::*;

/// Stub.
#[component]
pub fn DealerDraw() -> impl IntoView {}
