//! Parts that more than one screen uses.

pub mod back;
pub mod card;
pub mod confirm;
pub mod dare_list;
pub mod field;
pub mod focus;
pub mod heading;
pub mod live;
pub mod notice;
pub mod pick;
pub mod qr;
pub mod seat;
pub mod shapes;
pub mod sheet;
