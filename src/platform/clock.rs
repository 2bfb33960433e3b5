//! The clock of the device, and alarms at a time of that clock.
//!
//! A timer of the browser counts the time in which the page was awake. An alarm is looked at again when the page comes back, so that
//! it is not late by the time in which the page or the device slept.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::set_timeout_with_handle;

use super::{listeners, visibility};

/// Returns the time in milliseconds since 1970.
#[must_use]
#[expect(clippy::cast_sign_loss, reason = "no clock stands before 1970")]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// What an alarm does when its time has come.
type Ring = Box<dyn FnOnce()>;

struct Pending {
    number: u32,
    at: u64,
    ring: Ring,
    timeout: Option<TimeoutHandle>,
}

thread_local! {
    static PENDING: RefCell<Vec<Pending>> = const { RefCell::new(Vec::new()) };
    static NUMBER: Cell<u32> = const { Cell::new(0) };
}

/// One alarm at a time: setting it anew clears the one before.
#[derive(Debug, Default)]
pub struct Alarm(Cell<Option<u32>>);

impl Alarm {
    /// Rings at a time of the device's clock, or as soon after it as the page is awake.
    pub fn set(&self, at: u64, ring: impl FnOnce() + 'static) {
        self.clear();
        if NUMBER.get() == 0 {
            listen();
        }
        let number = NUMBER.get() + 1;
        NUMBER.set(number);
        self.0.set(Some(number));
        PENDING.with_borrow_mut(|pending| {
            pending.push(Pending {
                number,
                at,
                ring: Box::new(ring),
                timeout: None,
            });
        });
        wait(number, at);
    }

    /// Lets the alarm not ring.
    pub fn clear(&self) {
        if let Some(pending) = self.0.take().and_then(take)
            && let Some(timeout) = pending.timeout
        {
            timeout.clear();
        }
    }
}

/// Waits for the rest of the time. A timer may be early, since it counts in whole milliseconds.
fn wait(number: u32, at: u64) {
    let rest = Duration::from_millis(at.saturating_sub(now()));
    let timeout = set_timeout_with_handle(move || ring_if_due(number), rest).ok();
    PENDING.with_borrow_mut(|pending| {
        if let Some(pending) = pending.iter_mut().find(|pending| pending.number == number) {
            pending.timeout = timeout;
        }
    });
}

fn ring_if_due(number: u32) {
    let at = PENDING.with_borrow(|pending| {
        let pending = pending.iter().find(|pending| pending.number == number);
        pending.map(|pending| pending.at)
    });
    match at {
        Some(at) if at <= now() => {
            if let Some(pending) = take(number) {
                (pending.ring)();
            }
        }
        Some(at) => wait(number, at),
        None => {}
    }
}

fn take(number: u32) -> Option<Pending> {
    PENDING.with_borrow_mut(|pending| {
        let at = pending
            .iter()
            .position(|pending| pending.number == number)?;
        Some(pending.swap_remove(at))
    })
}

/// Looks at all alarms when the page comes back.
fn listen() {
    visibility::on_visible(ring_all_due);
    if let Some(window) = web_sys::window() {
        for kind in ["focus", "pageshow"] {
            listeners::listen(&window, kind, |_| ring_all_due());
        }
    }
}

fn ring_all_due() {
    let time = now();
    let due: Vec<Pending> = PENDING.with_borrow_mut(|pending| {
        let (due, later) = std::mem::take(pending)
            .into_iter()
            .partition(|pending| pending.at <= time);
        *pending = later;
        due
    });
    for pending in due {
        if let Some(timeout) = pending.timeout {
            timeout.clear();
        }
        (pending.ring)();
    }
}
