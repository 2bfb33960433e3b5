//! The rules: what may be done and what comes of it. Pure: no randomness of its own, no clock, no text, no web.
//!
//! Start reading at [`Round`]: [`Round::deal`] begins one, [`Round::legal`] tells what may be done, [`Round::apply`] does it.
//! [`View`] is what a player may know of it. Clauses (G6, D7 …) are those of the rules files.

mod action;
mod action_context;
mod call;
mod card;
mod card_set;
mod chance;
mod check;
mod dare;
mod deal;
mod deck;
mod digest;
pub mod edition;
mod effects;
mod error;
mod event;
pub mod law;
mod leave;
mod legal;
mod naming;
mod option_table;
mod options;
mod penalty;
mod phase;
mod record;
mod round;
mod ruleset;
mod score;
mod seat;
mod supposed;
mod view;

pub use action::{Action, Names, Play, SeatAction, TableAction};
pub use action_context::MAX_TURN_ACTIONS;
pub use call::CallState;
pub use card::{Card, Color, Face, Side, Symbol};
pub use card_set::CardSet;
pub use chance::{Chance, Seeded, shuffle};
pub use deal::{DealError, HAND_SIZE, Position, dealer_value, draw_for_dealer};
pub use deck::{Deck, DeckError, MAX_CARDS, Rules, SideTable};
pub use edition::{Edition, EditionTraits, adults::DieFace};
pub use error::ActionError;
pub use event::{DrawReason, Event, EventSink, NoEvents, Observation, PublicEvent};
pub use legal::{ActionSet, Legal};
pub use option_table::{
    GameOption, NamedValues, OPTIONS, OptionId, RulesetDraft, SheetNote, TARGET_RANGE, Values,
    option,
};
pub use options::{
    ClassicDeck, ComputerDares, CustomEffect, DareTurn, DealerChoice, Die, Launcher, Length,
    ListPer, Scoring, Stacking, StartReverse, StartWild, TwoPlayerReverse,
};
pub use phase::{ColorThen, Level, Offer, OfferKind, Penalty, PendingChallenge, Phase};
pub use record::{Outcome, Recorder, Replay};
pub use round::{CallWindow, MatchState, Round};
pub use ruleset::{DareMarks, Ruleset, RulesetError};
pub use score::{Points, RoundResult, Totals, hand_points, round_points, settle};
pub use seat::{Direction, MAX_SEATS, Seat, SeatSet};
pub use supposed::Supposition;
pub use view::{LegalAction, OfferView, PhaseView, SeatView, View};
