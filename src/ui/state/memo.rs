//! Memos that are compiled once for each type of value.

use leptos::prelude::*;

/// Creates a memo as `Memo::new` does. `Memo::new` is compiled anew for every closure, this for every type of value: what that saves
/// is in docs/decisions.md.
pub fn memo<T>(compute: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    memo_of(Box::new(compute))
}

fn memo_of<T>(compute: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| compute())
}
