//! The options of a game, and the one gate through which they become rules: [`RulesetDraft`] → [`Ruleset`].

use serde::{Deserialize, Serialize};

use super::deck::flag;
use super::options::{
    ClassicDeck, ComputerDares, CustomEffect, DareTurn, DealerChoice, Die, Edition, Launcher,
    Length, ListPer, Scoring, Stacking, StartReverse, StartWild, TwoPlayerReverse,
};

/// What the engine knows of a dare list: which numbers hold a dare, and which of them last (D8, D14, D15). Bit n−1 stands for number n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DareMarks {
    /// The numbers that hold a dare which this table has not ruled out.
    pub filled: u16,
    /// The numbers whose dare lasts until the performer's next turn.
    pub lasting: u16,
}

impl Default for DareMarks {
    fn default() -> DareMarks {
        DareMarks {
            filled: u16::MAX,
            lasting: 0,
        }
    }
}

/// What a set-up asks for, not yet checked. Every combination can be written down here; [`RulesetDraft::check`] is the gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RulesetDraft {
    /// The game.
    pub edition: Edition,
    /// The number of seats.
    pub seats: u8,
    /// Option `dealer` (G2).
    pub dealer: DealerChoice,
    /// Option `uno_penalty`: cards for a call forgotten and caught, 2 or 4 (G12).
    pub uno_penalty: u8,
    /// Option `scoring` (G14).
    pub scoring: Scoring,
    /// Option `target`: points, 50–5000 (G14).
    pub target: u16,
    /// Option `length` (G14).
    pub length: Length,
    /// Option `two_player_reverse` (G17).
    pub two_player_reverse: TwoPlayerReverse,
    /// Option `list_per` (D3).
    pub list_per: ListPer,
    /// Option `dare_turn` (D7).
    pub dare_turn: DareTurn,
    /// Option `dare_points`: 20 or 50 (D11).
    pub dare_points: u8,
    /// Option `computer_dares` (D12).
    pub computer_dares: ComputerDares,
    /// Option `die` (A3).
    pub die: Die,
    /// Option `adults_refusal`: 4 or 2 cards (A4).
    pub adults_refusal: u8,
    /// Option `edition` of classic (C1).
    pub classic_deck: ClassicDeck,
    /// Option `bluffing` (C3, F6).
    pub bluffing: bool,
    /// Option `start_reverse` (C7).
    pub start_reverse: StartReverse,
    /// Option `start_wild` (C7).
    pub start_wild: StartWild,
    /// Option `launcher` (T3).
    pub launcher: Launcher,
    /// Option `draw_until_match` (H1).
    pub draw_until_match: bool,
    /// Option `force_play` (H5).
    pub force_play: bool,
    /// Option `must_play` (H6).
    pub must_play: bool,
    /// Option `no_action_finish` (H8).
    pub no_action_finish: bool,
    /// Option `stacking` (H2).
    pub stacking: Stacking,
    /// Option `seven_zero` (H3).
    pub seven_zero: bool,
    /// Option `jump_in` (H4).
    pub jump_in: bool,
    /// Option `identical_together` (H7).
    pub identical_together: bool,
    /// Option `dare_stack` (H9).
    pub dare_stack: bool,
    /// The dares of the list in use (D3, D8, D14, D15).
    pub dares: DareMarks,
    /// The effects written on the Customizables 1–3 (C6).
    pub custom: [CustomEffect; 3],
}

/// Why a set-up is refused. All reasons are reported at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesetError {
    /// The number of seats is outside the game's limits (G1).
    Seats {
        /// The seats asked for.
        asked: u8,
        /// The fewest allowed.
        min: u8,
        /// The most allowed.
        max: u8,
    },
    /// The option does not belong to this game.
    OptionOutsideGame(&'static str),
    /// The option has a value outside its range.
    ValueOutOfRange(&'static str),
    /// The list has no dare that this table would do (D14).
    NoDares,
}

impl RulesetDraft {
    /// The defaults of a game.
    #[must_use]
    pub fn new(edition: Edition, seats: u8) -> RulesetDraft {
        let no_mercy = edition == Edition::NoMercy;
        RulesetDraft {
            edition,
            seats,
            dealer: DealerChoice::Draw,
            uno_penalty: 2,
            scoring: Scoring::Winner,
            target: if no_mercy { 1000 } else { 500 },
            length: if no_mercy {
                Length::Round
            } else {
                Length::Game
            },
            two_player_reverse: TwoPlayerReverse::Skip,
            list_per: ListPer::Game,
            dare_turn: DareTurn::PlaysOn,
            dare_points: 20,
            computer_dares: ComputerDares::Try,
            die: Die::Six,
            adults_refusal: 4,
            classic_deck: ClassicDeck::Cards108,
            bluffing: true,
            start_reverse: StartReverse::Dealer,
            start_wild: StartWild::Choose,
            launcher: Launcher::Classic,
            draw_until_match: false,
            force_play: false,
            must_play: false,
            no_action_finish: false,
            stacking: Stacking::Off,
            seven_zero: false,
            jump_in: false,
            identical_together: false,
            dare_stack: false,
            dares: DareMarks::default(),
            custom: [CustomEffect::None; 3],
        }
    }

    /// Checks the whole set-up.
    ///
    /// # Errors
    /// Every reason why it cannot be played, at once.
    pub fn check(self) -> Result<Ruleset, Vec<RulesetError>> {
        let mut errors = Vec::new();
        let (min, max) = self.edition.seats();
        if !(min..=max).contains(&self.seats) {
            errors.push(RulesetError::Seats {
                asked: self.seats,
                min,
                max,
            });
        }
        let base = RulesetDraft::new(self.edition, self.seats);
        for option in OPTIONS {
            if !option.applies(self.edition) && !(option.same)(&self, &base) {
                errors.push(RulesetError::OptionOutsideGame(option.key));
            }
        }
        self.check_ranges(&mut errors);
        if self.edition.has_dares() && self.dares.filled == 0 {
            errors.push(RulesetError::NoDares);
        }
        if errors.is_empty() {
            Ok(Ruleset::of(self))
        } else {
            Err(errors)
        }
    }

    fn check_ranges(&self, errors: &mut Vec<RulesetError>) {
        let ranges = [
            ("uno_penalty", matches!(self.uno_penalty, 2 | 4)),
            ("target", (50..=5000).contains(&self.target)),
            ("dare_points", matches!(self.dare_points, 20 | 50)),
            ("adults_refusal", matches!(self.adults_refusal, 2 | 4)),
            (
                "dealer",
                !matches!(self.dealer, DealerChoice::Seat(seat) if seat.0 >= self.seats),
            ),
            (
                "custom",
                self.custom
                    .iter()
                    .all(|effect| !matches!(effect, CustomEffect::Draw(n) if !(1..=4).contains(n))),
            ),
        ];
        errors.extend(
            ranges
                .into_iter()
                .filter(|(_, fits)| !fits)
                .map(|(key, _)| RulesetError::ValueOutOfRange(key)),
        );
    }
}

/// A checked set-up: the rules in force. Reads like the draft it was made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "RulesetDraft")]
pub struct Ruleset {
    draft: RulesetDraft,
    /// Whether some option forbids plays that match (C3, H8, T4).
    pub(super) restricts: bool,
    /// Whether a 7 swaps hands and a 0 passes them on (N6, H3).
    pub(super) swaps_on_seven: bool,
    /// The bits of [`flag`] that count under these rules.
    pub(super) flags: u8,
}

impl core::ops::Deref for Ruleset {
    type Target = RulesetDraft;

    fn deref(&self) -> &RulesetDraft {
        &self.draft
    }
}

impl From<Ruleset> for RulesetDraft {
    fn from(ruleset: Ruleset) -> RulesetDraft {
        ruleset.draft
    }
}

impl Ruleset {
    /// The draft to start from when the set-up is changed.
    #[must_use]
    pub const fn draft(&self) -> RulesetDraft {
        self.draft
    }

    fn of(draft: RulesetDraft) -> Ruleset {
        let restricts =
            !draft.bluffing || draft.no_action_finish || draft.edition == Edition::Attack;
        let swaps_on_seven = draft.seven_zero || draft.edition == Edition::NoMercy;
        let flags = flag::WILD
            | flag::NAMES
            | flag::EFFECT
            | if swaps_on_seven {
                flag::SEVEN_ZERO
            } else {
                flag::NONE
            };
        Ruleset {
            draft,
            restricts,
            swaps_on_seven,
            flags,
        }
    }

    /// Whether a 7 swaps hands and a 0 passes them on (N6, H3).
    #[must_use]
    pub fn swaps_on_seven(&self) -> bool {
        self.swaps_on_seven
    }

    /// The same rules with another dare list (D3, `list_per`), or `None` when it holds no dare (D14).
    #[must_use]
    pub fn with_dares(mut self, dares: DareMarks) -> Option<Ruleset> {
        self.draft.dares = dares;
        (!self.edition.has_dares() || dares.filled != 0).then_some(self)
    }
}

/// An option as it stands in notation.md, section Options.
pub struct GameOption {
    /// Its key in the notation.
    pub key: &'static str,
    games: &'static [Edition],
    same: fn(&RulesetDraft, &RulesetDraft) -> bool,
}

impl GameOption {
    /// Whether the option belongs to the game.
    #[must_use]
    pub fn applies(&self, edition: Edition) -> bool {
        self.games.contains(&edition)
    }
}

macro_rules! options {
    ($($key:literal, $field:ident: $($game:ident)+;)+) => {
        /// Every option with the games it belongs to, in the order of notation.md.
        pub const OPTIONS: &[GameOption] = &[$(GameOption {
            key: $key,
            games: &[$(Edition::$game),+],
            same: |a, b| a.$field == b.$field,
        }),+];
    };
}

options! {
    "dealer", dealer: Dare Adults Classic NoMercy Flip Attack;
    "uno_penalty", uno_penalty: Dare Adults Classic NoMercy Flip Attack;
    "scoring", scoring: Dare Adults Classic NoMercy Flip Attack;
    "target", target: Dare Adults Classic NoMercy Flip Attack;
    "length", length: Dare Adults Classic NoMercy Flip Attack;
    "two_player_reverse", two_player_reverse: Dare Adults Classic Flip Attack;
    "list_per", list_per: Dare;
    "dare_turn", dare_turn: Dare Adults Classic;
    "dare_points", dare_points: Dare Adults;
    "computer_dares", computer_dares: Dare Adults Classic;
    "die", die: Adults;
    "adults_refusal", adults_refusal: Adults;
    "edition", classic_deck: Classic;
    "bluffing", bluffing: Classic Flip;
    "start_reverse", start_reverse: Classic;
    "start_wild", start_wild: Classic Flip;
    "launcher", launcher: Attack;
    "draw_until_match", draw_until_match: Dare Adults Classic Flip;
    "force_play", force_play: Dare Adults Classic Flip;
    "must_play", must_play: Dare Adults Classic Flip Attack;
    "no_action_finish", no_action_finish: Dare Adults Classic Flip;
    "stacking", stacking: Classic Flip;
    "seven_zero", seven_zero: Dare Adults Classic Attack;
    "jump_in", jump_in: Dare Adults Classic NoMercy Attack;
    "identical_together", identical_together: Dare Adults Classic;
    "dare_stack", dare_stack: Dare Adults;
    "custom", custom: Classic;
}

/// The option with a key, if there is one.
#[must_use]
pub fn option(key: &str) -> Option<&'static GameOption> {
    OPTIONS.iter().find(|option| option.key == key)
}
