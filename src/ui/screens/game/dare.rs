//! Stub.

use leptos::prelude::*;

/// Stub.
#[component]
pub fn DareDialog() -> impl IntoView {}

/// Stub.
#[component]
pub fn SlipDialog() -> impl IntoView {}
