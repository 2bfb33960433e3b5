//! Thin wrappers of what the browser offers beside the page. None of them panics; what a browser lacks does nothing.
//!
//! The boot script (`public/boot/`) lives longer than the program: it survives a fault and starts the program anew.
//! The two talk by events on `window` whose names all begin with `uskalla:`, see [`boot_events`].

pub mod boot_events;
pub mod clipboard;
pub mod clock;
pub mod device;
pub mod file;
pub mod game_lock;
pub mod install;
pub mod listeners;
pub mod pack;
pub mod panic;
pub mod qr;
pub mod random;
pub mod share;
pub mod sound;
pub mod texts;
pub mod update;
pub mod visibility;
pub mod wake_lock;

mod api;
