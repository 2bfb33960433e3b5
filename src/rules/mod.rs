//! The rules: what may be done and what comes of it. Pure: no randomness of its own, no clock, no text, no web.
//!
//! Start reading at [`Round`]: [`Round::deal`] begins one, [`Round::legal`] tells what may be done, [`Round::apply`] does it.
//! [`View`] is what a player may know of it. Clauses (G6, D7 …) are those of the rules files.

mod act;
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
mod event;
pub mod law;
mod leave;
mod legal;
mod naming;
mod options;
mod penalty;
mod phase;
mod record;
mod refusal;
mod round;
mod ruleset;
mod score;
mod seat;
mod step;
mod view;

pub use act::{Act, Command, Names, Play, TableAct};
pub use call::CallState;
pub use card::{Card, Color, Face, Side, Symbol};
pub use card_set::CardSet;
pub use chance::{Chance, Seeded};
pub use dare::next_filled;
pub use deal::{HAND, NoStartCard, Position, dealer_value, draw_for_dealer};
pub use deck::{Deck, DeckError, MAX_CARDS, Rules, SideTable};
pub use edition::adults::DieFace;
pub use event::{DrawReason, Event, Open, SeenEvent, Silent, Sink};
pub use legal::{ActSet, Legal};
pub use options::{
    ClassicDeck, ComputerDares, CustomEffect, DareTurn, DealerChoice, Die, Edition, Launcher, Length, ListPer, Scoring, Stacking,
    StartReverse, StartWild, TwoPlayerReverse,
};
pub use phase::{Bluff, Claim, ColorThen, Level, Offer, OfferKind, Phase};
pub use record::{Outcome, Recorder, Replay};
pub use refusal::Refusal;
pub use round::{CallWindow, Carried, Round};
pub use ruleset::{DareMarks, GameOption, OPTIONS, Ruleset, RulesetDraft, SetupError, option};
pub use score::{Points, Settlement, Standing, hand_points, round_points, settle};
pub use seat::{Direction, MAX_SEATS, Seat, SeatSet};
pub use step::LONG_ROUND;
pub use view::{Choice, OfferView, PhaseView, SeatView, View};
