//! How well a computer player plays, and how well it watches.

/// The levels, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A small child's partner: plays openly, hits nobody without need, and forgets to call now and then.
    Partner,
    /// Has a notion of the game and follows it loosely.
    Easy,
    /// Plays by the trained reflex.
    Solid,
    /// Thinks about what others may hold, and ahead.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Partner, Level::Easy, Level::Solid, Level::Strong];

    /// The name by which the command line knows it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Partner => "partner",
            Level::Easy => "easy",
            Level::Solid => "solid",
            Level::Strong => "strong",
        }
    }

    /// How closely it follows the reflex: 0 not at all, 1 as the reflex was trained.
    pub(super) const fn sharpness(self) -> f32 {
        match self {
            Level::Partner => 0.0,
            Level::Easy => 0.35,
            Level::Solid | Level::Strong => 1.0,
        }
    }

    /// How often of a hundred times it remembers to call (G11).
    pub(super) const fn calls(self) -> u32 {
        match self {
            Level::Partner => 70,
            Level::Easy => 85,
            Level::Solid => 97,
            Level::Strong => 100,
        }
    }

    /// How often of a hundred times it notices that somebody has not called (G12).
    pub(super) const fn catches(self) -> u32 {
        match self {
            Level::Partner => 20,
            Level::Easy => 50,
            Level::Solid => 85,
            Level::Strong => 98,
        }
    }

    /// How often of a hundred times it is quick enough to jump in (H4).
    pub(super) const fn jumps(self) -> u32 {
        match self {
            Level::Partner => 20,
            Level::Easy => 50,
            Level::Solid => 80,
            Level::Strong => 95,
        }
    }
}
