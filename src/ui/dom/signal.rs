//! Values that are followed: what reads one while it is built or computed is built or computed anew when it changes.
//!
//! The graph (who follows whom, in which order, until when) is that of Leptos. Its own signals and memos are compiled anew for every
//! type they hold and for every place that reads them, which came to a third of the program. Here the graph knows only of triggers
//! and of memos of a number; the value itself lies beside, behind one type for all, and only taking it out knows what it is.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::{ArcTrigger, GetUntracked, GetValue, LocalStorage, Notify, StoredValue, Track};

/// A value and the trigger of those who follow it.
struct Held<T: ?Sized> {
    changed: ArcTrigger,
    value: RefCell<T>,
}

/// Where a value lies. It goes when its owner does.
#[derive(Clone, Copy)]
struct Slot {
    held: StoredValue<Rc<Held<dyn Any>>, LocalStorage>,
    /// Counts the changes of a value that is computed; asking for it brings the value up to date.
    computed: Option<leptos::prelude::Memo<usize>>,
}

impl Slot {
    fn new<T: 'static>(value: T) -> Slot {
        Slot::keep(Rc::new(Held { changed: ArcTrigger::new(), value: RefCell::new(value) }))
    }

    #[inline(never)]
    fn keep(held: Rc<Held<dyn Any>>) -> Slot {
        Slot { held: StoredValue::new_local(held), computed: None }
    }

    /// Shows the value, if it is still there.
    #[inline(never)]
    fn read(self, tracked: bool, visit: &mut dyn FnMut(&dyn Any)) {
        let Some(held) = self.held.try_get_value() else { return };
        match self.computed {
            Some(computed) => {
                if tracked {
                    computed.track();
                }
                computed.try_get_untracked();
            }
            None if tracked => held.changed.track(),
            None => {}
        }
        visit(&*held.value.borrow());
    }

    /// Lets the value be changed, if it is still there. Whether that is told to those who follow it, the visit says.
    #[inline(never)]
    fn write(self, visit: &mut dyn FnMut(&mut dyn Any) -> bool) -> bool {
        let Some(held) = self.held.try_get_value() else { return false };
        let tell = visit(&mut *held.value.borrow_mut());
        if tell {
            held.changed.notify();
        }
        tell
    }
}

/// A value that is followed: one that is set, or one computed from others. A handle, cheap to copy.
pub struct Signal<T> {
    slot: Slot,
    holds: PhantomData<fn() -> T>,
}

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T: 'static> Signal<T> {
    /// A value that changes when it is set.
    #[must_use]
    pub fn new(value: T) -> Signal<T> {
        Signal { slot: Slot::new(Some(value)), holds: PhantomData }
    }

    /// Shows the value to whoever looks. Compiled once for each type of value, since what tells types apart is long.
    #[inline(never)]
    fn show(self, tracked: bool, look: &mut dyn Look<T>) {
        self.slot.read(tracked, &mut |value| {
            if let Some(Some(value)) = value.downcast_ref::<Option<T>>() {
                look.look(value);
            }
        });
    }

    fn see<R>(self, tracked: bool, look: impl FnOnce(&T) -> R) -> Option<R> {
        let mut looking = Looking { look: Some(look), seen: None };
        self.show(tracked, &mut looking);
        looking.seen
    }

    /// Gives the value to whoever changes it.
    #[inline(never)]
    fn hand(self, change: &mut dyn Change<T>) {
        self.slot.write(&mut |value| {
            if let Some(Some(value)) = value.downcast_mut::<Option<T>>() {
                change.change(value);
            }
            true
        });
    }

    /// Looks at the value and follows it.
    ///
    /// # Panics
    /// If what owned the value is gone.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        there(self.see(true, look))
    }

    /// Looks at the value as it is now.
    ///
    /// # Panics
    /// If what owned the value is gone.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        there(self.see(false, look))
    }

    /// Looks at the value as it is now, if it is still there.
    pub fn try_with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> Option<R> {
        self.see(false, look)
    }

    /// Follows the value without looking at it.
    pub fn track(self) {
        self.slot.read(true, &mut |_| ());
    }

    /// Changes the value in place; nothing if it is gone.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let mut looking = Looking { look: Some(change), seen: None };
        self.hand(&mut looking);
        looking.seen
    }

    /// Changes the value in place.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Sets the value.
    #[inline(never)]
    pub fn set(self, value: T) {
        self.try_update(|old| *old = value);
    }
}

impl<T: Clone + 'static> Signal<T> {
    /// The value, followed.
    ///
    /// # Panics
    /// If what owned the value is gone.
    #[must_use]
    #[inline(never)]
    pub fn get(self) -> T {
        there(self.see(true, T::clone))
    }

    /// The value as it is now.
    ///
    /// # Panics
    /// If what owned the value is gone.
    #[must_use]
    #[inline(never)]
    pub fn get_untracked(self) -> T {
        there(self.see(false, T::clone))
    }

    /// The value as it is now, if it is still there.
    #[must_use]
    pub fn try_get_untracked(self) -> Option<T> {
        self.see(false, T::clone)
    }
}

/// What is done with a value, and what comes of it. Behind a trait of one method, since each closure behind `dyn FnMut` is compiled
/// twice over.
struct Looking<F, R> {
    look: Option<F>,
    seen: Option<R>,
}

trait Look<T> {
    fn look(&mut self, value: &T);
}

impl<T, R, F: FnOnce(&T) -> R> Look<T> for Looking<F, R> {
    fn look(&mut self, value: &T) {
        self.seen = self.look.take().map(|look| look(value));
    }
}

trait Change<T> {
    fn change(&mut self, value: &mut T);
}

impl<T, R, F: FnOnce(&mut T) -> R> Change<T> for Looking<F, R> {
    fn change(&mut self, value: &mut T) {
        self.seen = self.look.take().map(|change| change(value));
    }
}

fn there<T>(value: Option<T>) -> T {
    value.expect("a signal is read while its owner lives")
}

/// A value computed from others, that tells of a change only when it has changed.
pub fn memo<T: PartialEq + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    let slot = Slot::new(None::<T>);
    let computed = counted(Box::new(Computing { slot, value }));
    Signal { slot: Slot { computed: Some(computed), ..slot }, holds: PhantomData }
}

/// Computing a value again. A trait of one method, since each closure behind `dyn Fn` is compiled three times over.
trait Compute: Send + Sync {
    /// Whether the value has changed.
    fn compute(&self) -> bool;
}

struct Computing<F> {
    slot: Slot,
    value: F,
}

impl<T: PartialEq + 'static, F: Fn() -> T + Send + Sync> Compute for Computing<F> {
    fn compute(&self) -> bool {
        replace(self.slot, (self.value)())
    }
}

/// Puts a computed value in its place and says whether it is another one.
#[inline(never)]
fn replace<T: PartialEq + 'static>(slot: Slot, value: T) -> bool {
    let mut value = Some(value);
    slot.write(&mut |old| match old.downcast_mut::<Option<T>>() {
        Some(old) if *old != value => {
            *old = value.take();
            true
        }
        _ => false,
    })
}

fn counted(value: Box<dyn Compute>) -> leptos::prelude::Memo<usize> {
    leptos::prelude::Memo::new(move |count: Option<&usize>| count.map_or(0, |&count| count) + usize::from(value.compute()))
}

/// A closure that is read like a signal. Computed whenever it is asked, for one who follows it alone.
#[derive(Clone, Copy)]
pub struct Derived<F>(pub(super) F);

/// A value that follows the signals it reads.
pub const fn derived<T, F: Fn() -> T>(value: F) -> Derived<F> {
    Derived(value)
}

impl<T, F: Fn() -> T> Derived<F> {
    /// The value.
    pub fn get(&self) -> T {
        (self.0)()
    }
}

impl<T: PartialEq + 'static, F: Fn() -> T + Send + Sync + 'static> From<Derived<F>> for Signal<T> {
    fn from(value: Derived<F>) -> Signal<T> {
        memo(value.0)
    }
}
