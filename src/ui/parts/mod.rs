//! Components that know no screen.

pub mod announcer;
pub mod avatar;
pub mod card;
pub mod confirm;
pub mod dialog;
pub mod focus;
pub mod form;
pub mod heading;
pub mod icon;
pub mod language_picker;
pub mod notices;
