//! Uskalla: a party card game of dares that runs from a static web page.
//!
//! Start reading at [`rules`], which knows what may be done and what comes of it.
#![forbid(unsafe_code)]

pub mod bots;
pub mod dares;
pub mod rules;
pub mod store;
pub mod table;
