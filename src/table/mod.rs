//! People and computer players around one game: the seats, whose hand may be shown, the event log, undo, pace, timer.
//!
//! Pure: no clock, no text, no web. Start reading at [`Session`].

mod event_log;
mod game_view;
mod hand_visibility;
mod pace;
mod record;
mod session;
mod setup;
mod timer;

pub use event_log::{EventLog, LogEntry};
pub use game_view::{GameView, LastingDare, ListName, OfferedDare};
pub use hand_visibility::HandVisibility;
pub use pace::{Pace, delay_ms};
pub use record::{ResumeError, RoundRecord, SessionRecord};
pub use session::{Session, Stage};
pub use setup::{CUSTOM_MAX, ListChoice, NAME_MAX, Player, PlayerKind, Setup, SetupError};
pub use timer::Timer;
