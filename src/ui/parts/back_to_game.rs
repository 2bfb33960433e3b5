//! stub
use leptos::prelude::*;
#[component]
pub fn BackToGame() -> impl IntoView {}
