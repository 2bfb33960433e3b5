//! Values that are followed: what reads one while it runs is run again when it changes.
//!
//! The graph (who follows whom, in which order) is that of Leptos. Its own signals are compiled anew for every type they hold; here
//! the graph knows only of triggers, and the value itself lies beside.

use std::cell::RefCell;

use reactive_graph::signal::ArcTrigger;
use reactive_graph::traits::{Notify, Track};

/// A value that is followed.
pub struct Signal<T> {
    changed: ArcTrigger,
    value: RefCell<T>,
}

impl<T> Signal<T> {
    /// A value that changes when it is set.
    #[must_use]
    pub fn new(value: T) -> Signal<T> {
        Signal {
            changed: ArcTrigger::new(),
            value: RefCell::new(value),
        }
    }

    /// Looks at the value and follows it.
    pub fn with<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        self.changed.track();
        look(&self.value.borrow())
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.value.borrow())
    }

    /// Changes the value in place. Those who follow it are told.
    pub fn update<R>(&self, change: impl FnOnce(&mut T) -> R) -> R {
        let result = change(&mut self.value.borrow_mut());
        self.changed.notify();
        result
    }

    /// Sets the value.
    pub fn set(&self, value: T) {
        self.update(|old| *old = value);
    }
}

impl<T: Clone> Signal<T> {
    /// The value, followed.
    #[must_use]
    pub fn get(&self) -> T {
        self.with(T::clone)
    }

    /// The value as it is now.
    #[must_use]
    pub fn get_untracked(&self) -> T {
        self.with_untracked(T::clone)
    }
}
