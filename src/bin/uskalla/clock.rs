//! Time spent by the program on a processor, which other programs on the machine do not disturb.

use std::time::Instant;

/// A running clock.
pub struct Clock {
    cpu: Option<f64>,
    wall: Instant,
}

impl Clock {
    /// Starts it.
    pub fn start() -> Clock {
        Clock {
            cpu: cpu_seconds(),
            wall: Instant::now(),
        }
    }

    /// Processor seconds since the start; where the system does not tell, seconds.
    pub fn seconds(&self) -> f64 {
        match (self.cpu, cpu_seconds()) {
            (Some(start), Some(now)) => now - start,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Linux tells the nanoseconds a process has run.
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: u64 = text.split_ascii_whitespace().next()?.parse().ok()?;
    Some(std::time::Duration::from_nanos(nanoseconds).as_secs_f64())
}
