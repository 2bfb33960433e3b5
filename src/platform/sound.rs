//! Short sounds, played by the boot script (`public/boot/sound.js`) where the browser allows it: after the first touch, and while
//! the page is seen.

use super::boot_events;

/// Plays a cue by its name.
pub fn play(cue: &str) {
    boot_events::send("uskalla:sound", cue);
}
