//! Components that know no screen.

pub mod announcer;
pub mod aria;
pub mod avatar;
pub mod back_to_game;
pub mod button;
pub mod card;
pub mod confirm;
pub mod dare_list;
pub mod dialog;
pub mod everything;
pub mod field;
pub mod focus;
pub mod form;
pub mod heading;
pub mod icon;
pub mod language_picker;
pub mod list_notice;
pub mod list_picker;
pub mod notices;
pub mod qr;
pub mod relaid;
pub mod show;
