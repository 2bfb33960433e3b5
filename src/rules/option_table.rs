//! The table of options: one row an option, from which the draft, its defaults and its checks, the notation, the set-up form and the
//! page of rules are made (notation.md, Options).

use serde::{Deserialize, Serialize};

use super::edition::Edition;
use super::options::{
    ClassicDeck, ComputerDares, CustomEffect, DareTurn, DealerChoice, Die, Launcher, Length,
    ListPer, Scoring, Stacking, StartReverse, StartWild, TwoPlayerReverse,
};
use super::ruleset::DareMarks;

/// The range of option `target`, in points (G14).
pub const TARGET_RANGE: core::ops::RangeInclusive<u16> = 50..=5000;

/// What the rule sheets printed with the games say of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetNote {
    /// The default is what they say.
    Default,
    /// They do not have it: a table may add it.
    Added,
    /// They do not say; the default is this program's.
    Silent,
    /// They differ from one another.
    Differ,
}

/// The values of an option.
#[derive(Clone, Copy)]
pub enum Values {
    /// A few named values.
    Named(NamedValues),
    /// A [`DealerChoice`], read and set as [`RulesetDraft::dealer`].
    Dealer,
    /// Points in [`TARGET_RANGE`], read and set as [`RulesetDraft::target`].
    Target,
    /// A [`CustomEffect`] for each Customizable, read and set as [`RulesetDraft::custom`].
    Custom,
}

/// The values of an option by their places, 0 for the one that most games have as default.
#[derive(Clone, Copy)]
pub struct NamedValues {
    names: &'static [&'static str],
    index: fn(&RulesetDraft) -> Option<usize>,
    set: fn(&mut RulesetDraft, usize),
}

impl NamedValues {
    /// Returns the names of the values in the notation.
    #[must_use]
    pub const fn names(&self) -> &'static [&'static str] {
        self.names
    }

    /// Returns the place of the value set, or `None` when it is out of range.
    #[must_use]
    pub fn index(&self, draft: &RulesetDraft) -> Option<usize> {
        (self.index)(draft)
    }

    /// Sets the value of a place; a place beyond the last changes nothing.
    pub fn set(&self, draft: &mut RulesetDraft, index: usize) {
        (self.set)(draft, index);
    }

    /// Returns whether the option is only on or off.
    #[must_use]
    pub fn is_switch(&self) -> bool {
        self.names == OFF_ON
    }
}

/// The names of a rule that a table may add.
const OFF_ON: [&str; 2] = ["false", "true"];

/// An option as it stands in notation.md, section Options.
///
/// ```
/// use uskalla::rules::{Edition, OptionId, RulesetDraft, Values};
///
/// let mut draft = RulesetDraft::new(Edition::default(), 4);
/// let option = OptionId::DareTurn.row();
/// assert!(option.applies(draft.edition) && option.is_default(&draft));
/// let Values::Named(values) = option.values else { unreachable!() };
/// values.set(&mut draft, 2);
/// assert_eq!(values.names()[2], "loses");
/// assert!(!option.is_default(&draft));
/// ```
pub struct GameOption {
    /// Names the option in the program.
    pub id: OptionId,
    /// Its key in the notation.
    pub key: &'static str,
    /// The clause of the rules it belongs to.
    pub clause: &'static str,
    /// What the printed sheets say of it.
    pub sheet: SheetNote,
    /// Its values.
    pub values: Values,
    games: &'static [Edition],
    same: fn(&RulesetDraft, &RulesetDraft) -> bool,
}

impl GameOption {
    /// Returns whether the option belongs to the game.
    #[must_use]
    pub fn applies(&self, edition: Edition) -> bool {
        self.games.contains(&edition)
    }

    /// Returns whether two drafts have the same value.
    #[must_use]
    pub fn is_same(&self, one: &RulesetDraft, other: &RulesetDraft) -> bool {
        (self.same)(one, other)
    }

    /// Returns whether the value is the default of the draft's game.
    #[must_use]
    pub fn is_default(&self, draft: &RulesetDraft) -> bool {
        self.is_same(draft, &RulesetDraft::new(draft.edition, draft.seats))
    }

    /// Returns whether the value is in range.
    #[must_use]
    pub fn in_range(&self, draft: &RulesetDraft) -> bool {
        match self.values {
            Values::Named(values) => values.index(draft).is_some(),
            Values::Dealer => {
                !matches!(draft.dealer, DealerChoice::Seat(seat) if seat.0 >= draft.seats)
            }
            Values::Target => TARGET_RANGE.contains(&draft.target),
            Values::Custom => draft
                .custom
                .iter()
                .all(|effect| !matches!(effect, CustomEffect::Draw(n) if !(1..=4).contains(n))),
        }
    }
}

/// Returns the option with a key, if there is one.
#[must_use]
pub fn option(key: &str) -> Option<&'static GameOption> {
    OPTIONS.iter().find(|option| option.key == key)
}

impl OptionId {
    /// Returns the row of the option.
    #[must_use]
    pub const fn row(self) -> &'static GameOption {
        &OPTIONS[self as usize]
    }

    /// Returns the key of the option in the notation.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.row().key
    }
}

impl Edition {
    /// Returns the options of the game, in the order of notation.md.
    pub fn options(self) -> impl Iterator<Item = &'static GameOption> {
        OPTIONS.iter().filter(move |option| option.applies(self))
    }
}

impl RulesetDraft {
    /// Returns whether the deck has the cards that the table writes itself (C6).
    #[must_use]
    pub fn has_customizables(&self) -> bool {
        OptionId::Custom.row().applies(self.edition) && self.classic_deck == ClassicDeck::Cards112
    }
}

const EVERY_GAME: &[Edition] = &Edition::ALL;
const DARES: &[Edition] = &[Edition::Dare, Edition::Adults];
const ADULTS: &[Edition] = &[Edition::Adults];
const CLASSIC: &[Edition] = &[Edition::Classic];
const DARES_AND_CLASSIC: &[Edition] = &[Edition::Dare, Edition::Adults, Edition::Classic];
const DARES_CLASSIC_AND_FLIP: &[Edition] = &[
    Edition::Dare,
    Edition::Adults,
    Edition::Classic,
    Edition::Flip,
];
const ALL_BUT_NO_MERCY: &[Edition] = &[
    Edition::Dare,
    Edition::Adults,
    Edition::Classic,
    Edition::Flip,
    Edition::Attack,
];
const ALL_BUT_FLIP: &[Edition] = &[
    Edition::Dare,
    Edition::Adults,
    Edition::Classic,
    Edition::NoMercy,
    Edition::Attack,
];

/// The values of a row: `switch`, a list of names with their values, or the name of a kind of free values.
macro_rules! values {
    ($field:ident, { $($name:literal = $value:expr),+ }) => {
        Values::Named(NamedValues {
            names: &[$($name),+],
            index: |draft| [$($value),+].iter().position(|value| *value == draft.$field),
            set: |draft, index| {
                if let Some(&value) = [$($value),+].get(index) {
                    draft.$field = value;
                }
            },
        })
    };
    ($field:ident, switch) => {
        Values::Named(NamedValues {
            names: &OFF_ON,
            index: |draft| Some(usize::from(draft.$field)),
            set: |draft, index| draft.$field = index == 1,
        })
    };
    ($field:ident, $free:ident) => {
        Values::$free
    };
}

/// Makes the draft, its defaults and [`OPTIONS`] of the rows. A row reads: field, type and default, then name, key, clause, what the
/// sheets say, games, values. `$edition` names the game that a default may depend on.
macro_rules! options {
    (|$edition:ident| {
        $($(#[$note:meta])* $field:ident: $type:ty = $default:expr;
        $id:ident $key:literal $clause:literal $sheet:ident $games:expr, $values:tt;)+
    } dares {
        $(#[$last_note:meta])* $last_field:ident: $last_type:ty = $last_default:expr;
        $last_id:ident $last_key:literal $last_clause:literal $last_sheet:ident $last_games:expr, $last_values:tt;
    }) => {
        /// What a set-up asks for, not yet checked. Every combination can be written down here; [`RulesetDraft::check`] validates it.
        // Saves hold the fields in this order.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct RulesetDraft {
            /// The game.
            pub edition: Edition,
            /// The number of seats.
            pub seats: u8,
            $($(#[$note])* pub $field: $type,)+
            /// The dares of the list in use (D3, D8, D14, D15).
            pub dares: DareMarks,
            $(#[$last_note])* pub $last_field: $last_type,
        }

        impl RulesetDraft {
            /// Returns the defaults of a game.
            #[must_use]
            pub fn new($edition: Edition, seats: u8) -> RulesetDraft {
                RulesetDraft {
                    edition: $edition,
                    seats,
                    $($field: $default,)+
                    dares: DareMarks::default(),
                    $last_field: $last_default,
                }
            }
        }

        /// Names an option in the program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum OptionId {
            $(#[doc = concat!("Option `", $key, "` (", $clause, ").")] $id,)+
            #[doc = concat!("Option `", $last_key, "` (", $last_clause, ").")]
            $last_id,
        }

        /// Every option, in the order of notation.md.
        pub const OPTIONS: &[GameOption] = &[
            $(GameOption {
                id: OptionId::$id,
                key: $key,
                clause: $clause,
                sheet: SheetNote::$sheet,
                values: values!($field, $values),
                games: $games,
                same: |one, other| one.$field == other.$field,
            },)+
            GameOption {
                id: OptionId::$last_id,
                key: $last_key,
                clause: $last_clause,
                sheet: SheetNote::$last_sheet,
                values: values!($last_field, $last_values),
                games: $last_games,
                same: |one, other| one.$last_field == other.$last_field,
            },
        ];
    };
}

options! { |edition| {
    /// Who deals first.
    dealer: DealerChoice = DealerChoice::Draw;
    Dealer "dealer" "G2" Default EVERY_GAME, Dealer;

    /// Cards for a call forgotten and caught, 2 or 4.
    uno_penalty: u8 = 2;
    UnoPenalty "uno_penalty" "G12" Differ EVERY_GAME, { "2" = 2, "4" = 4 };

    /// How points are counted and the game is won.
    scoring: Scoring = Scoring::Winner;
    Scoring "scoring" "G14" Default EVERY_GAME,
        { "winner" = Scoring::Winner, "lowest" = Scoring::Lowest, "knockout" = Scoring::Knockout };

    /// Points that decide the game, in [`TARGET_RANGE`].
    target: u16 = edition.traits().target;
    Target "target" "G14" Default EVERY_GAME, Target;

    /// How long a game lasts.
    length: Length = edition.traits().length;
    Length "length" "G14" Default EVERY_GAME, { "game" = Length::Game, "round" = Length::Round };

    /// What Reverse does with two players.
    two_player_reverse: TwoPlayerReverse = TwoPlayerReverse::Skip;
    TwoPlayerReverse "two_player_reverse" "G17" Default ALL_BUT_NO_MERCY,
        { "skip" = TwoPlayerReverse::Skip, "turn-only" = TwoPlayerReverse::TurnOnly };

    /// Whether a dare list holds for the game or for a round.
    list_per: ListPer = ListPer::Game;
    ListPer "list_per" "D3" Differ &[Edition::Dare], { "game" = ListPer::Game, "round" = ListPer::Round };

    /// Whose turn it is after a dare.
    dare_turn: DareTurn = DareTurn::PlaysOn;
    DareTurn "dare_turn" "D7" Silent DARES_AND_CLASSIC,
        { "plays-on" = DareTurn::PlaysOn, "loses-if-draws" = DareTurn::LosesIfDraws, "loses" = DareTurn::Loses };

    /// Points of a colored Dare card, 20 or 50.
    dare_points: u8 = 20;
    DarePoints "dare_points" "D11" Differ DARES, { "20" = 20, "50" = 50 };

    /// What computer players do with dares.
    computer_dares: ComputerDares = ComputerDares::Try;
    ComputerDares "computer_dares" "D12" Silent DARES_AND_CLASSIC,
        { "try" = ComputerDares::Try, "draw" = ComputerDares::Draw };

    /// The faces of the die.
    die: Die = Die::Six;
    Die "die" "A3" Silent ADULTS, { "six" = Die::Six, "five" = Die::Five };

    /// Cards for a dare refused or failed after the roll, 4 or 2.
    adults_refusal: u8 = 4;
    AdultsRefusal "adults_refusal" "A4" Silent ADULTS, { "4" = 4, "2" = 2 };

    /// The deck of the classic game.
    classic_deck: ClassicDeck = ClassicDeck::Cards108;
    ClassicDeck "edition" "C1" Default CLASSIC, { "108" = ClassicDeck::Cards108, "112" = ClassicDeck::Cards112 };

    /// Whether a draw wild may be played dishonestly, and challenged (F6 too).
    bluffing: bool = true;
    Bluffing "bluffing" "C3" Default &[Edition::Classic, Edition::Flip], { "yes" = true, "no" = false };

    /// What a Reverse as start card does.
    start_reverse: StartReverse = StartReverse::Dealer;
    StartReverse "start_reverse" "C7" Differ CLASSIC,
        { "dealer" = StartReverse::Dealer, "right" = StartReverse::Right };

    /// What a Wild as start card does.
    start_wild: StartWild = StartWild::Choose;
    StartWild "start_wild" "C7" Differ &[Edition::Classic, Edition::Flip],
        { "choose" = StartWild::Choose, "redraw" = StartWild::Redraw };

    /// How the launcher behaves.
    launcher: Launcher = Launcher::Classic;
    Launcher "launcher" "T3" Silent &[Edition::Attack],
        { "classic" = Launcher::Classic, "gentle" = Launcher::Gentle, "wild" = Launcher::Wild };

    /// Whether drawing goes on until a card matches.
    draw_until_match: bool = false;
    DrawUntilMatch "draw_until_match" "H1" Added DARES_CLASSIC_AND_FLIP, switch;

    /// Whether a drawn card that matches must be played.
    force_play: bool = false;
    ForcePlay "force_play" "H5" Added DARES_CLASSIC_AND_FLIP, switch;

    /// Whether a seat that holds a matching card must play.
    must_play: bool = false;
    MustPlay "must_play" "H6" Added ALL_BUT_NO_MERCY, switch;

    /// Whether the last card must be a number.
    no_action_finish: bool = false;
    NoActionFinish "no_action_finish" "H8" Added DARES_CLASSIC_AND_FLIP, switch;

    /// Which draw cards answer a draw card.
    stacking: Stacking = Stacking::Off;
    Stacking "stacking" "H2" Added &[Edition::Classic, Edition::Flip],
        { "off" = Stacking::Off, "same" = Stacking::Same, "up" = Stacking::Up };

    /// Whether a 7 swaps hands and a 0 passes them on.
    seven_zero: bool = false;
    SevenZero "seven_zero" "H3" Added
        &[Edition::Dare, Edition::Adults, Edition::Classic, Edition::Attack], switch;

    /// Whether an identical card may be played out of turn.
    jump_in: bool = false;
    JumpIn "jump_in" "H4" Added ALL_BUT_FLIP, switch;

    /// Whether identical cards may be played together.
    identical_together: bool = false;
    IdenticalTogether "identical_together" "H7" Added DARES_AND_CLASSIC, switch;

    /// Whether a dare may be answered with a Dare card.
    dare_stack: bool = false;
    DareStack "dare_stack" "H9" Added DARES, switch;
} dares {
    /// The effects written on the Customizables 1–3.
    custom: [CustomEffect; 3] = [CustomEffect::None; 3];
    Custom "custom" "C6" Default CLASSIC, Custom;
}}
