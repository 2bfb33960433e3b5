//! People and computer players round one game: who sits where, whose hand may be shown, the journal, undo, pace.
//!
//! Pure: no clock, no text, no web. Start reading at [`Session`].

mod device;
mod journal;
mod pace;
mod record;
mod session;
mod setup;

pub use device::Device;
pub use journal::{Journal, Told};
pub use pace::{Pace, delay_ms};
pub use record::{RoundRecord, SessionRecord, Unreadable};
pub use session::{Session, Stage};
pub use setup::{CUSTOM_MAX, ListChoice, NAME_MAX, Place, Player, Setup, SetupProblem};
