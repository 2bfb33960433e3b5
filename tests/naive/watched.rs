//! What chance brings in an action, and what it was asked for.

use uskalla::dare_set::DareSet;
use uskalla::rules::edition::adults::DieFace;
use uskalla::rules::*;

/// A source of chance that remembers.
pub struct Watched<'a> {
    source: &'a mut Seeded,
    /// What it brought, in order.
    pub outcomes: Vec<Outcome>,
    /// Of each press whether it had to fire (T3).
    pub must_fire: Vec<bool>,
}

impl<'a> Watched<'a> {
    /// Watches a source that shuffles whole piles.
    pub fn new(source: &'a mut Seeded) -> Watched<'a> {
        Watched {
            source,
            outcomes: Vec::new(),
            must_fire: Vec::new(),
        }
    }

    fn recorder(&mut self) -> Recorder<'_, Seeded> {
        Recorder::new(self.source, &mut self.outcomes)
    }
}

impl Chance for Watched<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.recorder().below(bound)
    }

    fn shuffle(&mut self, pile: &mut [Card]) -> usize {
        self.recorder().shuffle(pile)
    }

    fn performs(&mut self) -> bool {
        self.recorder().performs()
    }

    fn other_dare(&mut self, among: DareSet) -> u8 {
        self.recorder().other_dare(among)
    }

    /// A3.
    fn roll(&mut self, die: Die) -> DieFace {
        let face = self.recorder().roll(die);
        assert!(
            die == Die::Six || face != DieFace::Reverse,
            "the die of five has no reverse"
        );
        face
    }

    /// T3: how many cards each launcher may bring.
    fn press(&mut self, launcher: Launcher, must_fire: bool) -> u8 {
        self.must_fire.push(must_fire);
        let count = self.recorder().press(launcher, must_fire);
        let most = match launcher {
            Launcher::Classic => 8,
            Launcher::Gentle => 3,
            Launcher::Wild => 12,
        };
        assert!(
            count <= most && (count > 0 || !must_fire),
            "{launcher:?} brought {count}"
        );
        count
    }
}
