//! A short buzz of the device.

use super::api;

/// Buzzes for so many milliseconds where the device can.
pub fn vibrate(milliseconds: u32) {
    if let Some(navigator) = api::navigator() {
        api::call(&navigator, "vibrate", &milliseconds.into());
    }
}
