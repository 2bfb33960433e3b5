//! Values that are followed: what reads one while it is built or computed is built or computed anew when it changes.
//!
//! The graph (who follows whom, in which order, until when) is that of Leptos. Its own signals and memos are compiled anew for every
//! type they hold and for every place that reads them, which came to a third of the program. Here the graph knows only of triggers
//! and of memos of a number; the value itself lies beside, behind one type for all, and only taking it out knows what it is.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::{ArcTrigger, GetUntracked, GetValue, LocalStorage, Memo, Notify, StoredValue, Track};

/// A value and what those who follow it follow.
struct Held<T: ?Sized> {
    changed: Changed,
    value: RefCell<T>,
}

/// What tells of a change.
enum Changed {
    /// A value that is set.
    Set(ArcTrigger),
    /// Counts the changes of a value that is computed; asking for it brings the value up to date. It is not there before the graph
    /// knows of the value.
    Computed(Cell<Option<Memo<usize>>>),
}

/// Where a value lies. It goes when its owner does.
type Slot = StoredValue<Rc<Held<dyn Any>>, LocalStorage>;

#[inline(never)]
fn keep(held: Rc<Held<dyn Any>>) -> Slot {
    StoredValue::new_local(held)
}

/// Shows the value, if it is still there.
#[inline(never)]
fn read(slot: Slot, tracked: bool, visit: &mut dyn FnMut(&dyn Any)) {
    let Some(held) = slot.try_get_value() else { return };
    match &held.changed {
        Changed::Set(changed) if tracked => changed.track(),
        Changed::Computed(count) => {
            if let Some(count) = count.get() {
                if tracked {
                    count.track();
                }
                count.try_get_untracked();
            }
        }
        Changed::Set(_) => {}
    }
    visit(&*held.value.borrow());
}

/// Lets the value be changed, if it is still there. Those who follow it are told.
#[inline(never)]
fn write(slot: Slot, visit: &mut dyn FnMut(&mut dyn Any)) {
    let Some(held) = slot.try_get_value() else { return };
    visit(&mut *held.value.borrow_mut());
    if let Changed::Set(changed) = &held.changed {
        changed.notify();
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
    #[inline(never)]
    pub fn new(value: T) -> Signal<T> {
        let held = Held { changed: Changed::Set(ArcTrigger::new()), value: RefCell::new(Some(value)) };
        Signal { slot: keep(Rc::new(held)), holds: PhantomData }
    }

    /// Shows the value to whoever looks. Compiled once for each type of value, since what tells types apart is long.
    #[inline(never)]
    fn show(self, tracked: bool, look: &mut dyn Look<T>) {
        read(self.slot, tracked, &mut |value| {
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
        write(self.slot, &mut |value| {
            if let Some(Some(value)) = value.downcast_mut::<Option<T>>() {
                change.change(value);
            }
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
        read(self.slot, true, &mut |_| ());
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
    let slot = empty::<T>();
    count(slot, Box::new(Computing { slot, value }));
    Signal { slot, holds: PhantomData }
}

/// A place for a value that will be computed.
#[inline(never)]
fn empty<T: 'static>() -> Slot {
    keep(Rc::new(Held { changed: Changed::Computed(Cell::new(None)), value: RefCell::new(None::<T>) }))
}

/// Tells the graph of a computed value.
fn count(slot: Slot, value: Box<dyn Compute>) {
    let count = Memo::new(move |count: Option<&usize>| count.map_or(0, |&count| count) + usize::from(value.compute()));
    if let Some(held) = slot.try_get_value()
        && let Changed::Computed(place) = &held.changed
    {
        place.set(Some(count));
    }
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
    let (mut value, mut changed) = (Some(value), false);
    write(slot, &mut |old| {
        if let Some(old) = old.downcast_mut::<Option<T>>().filter(|old| **old != value) {
            *old = value.take();
            changed = true;
        }
    });
    changed
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

/// Something to be done with a value. A handle, cheap to copy.
pub struct Callback<T>(Signal<Rc<dyn Call<T>>>);

impl<T> Clone for Callback<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Callback<T> {}

impl<T: 'static> Callback<T> {
    /// A callback that goes when its owner does.
    #[must_use]
    pub fn new(act: impl Fn(T) + 'static) -> Callback<T> {
        Callback(Signal::new(Rc::new(Calling(act))))
    }

    /// Does it.
    pub fn run(self, value: T) {
        self.0.get_untracked().call(value);
    }
}

trait Call<T> {
    fn call(&self, value: T);
}

struct Calling<F>(F);

impl<T, F: Fn(T)> Call<T> for Calling<F> {
    fn call(&self, value: T) {
        (self.0)(value);
    }
}
