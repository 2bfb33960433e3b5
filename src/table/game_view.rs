//! What the screens may know of a game: the view of whoever looks at the device, the names, and the events everybody saw.

use super::event_log::LogEntry;
use super::hand_visibility::HandVisibility;
use super::session::{Session, Stage};
use super::setup::{ListChoice, Player};
use crate::dares::{Dare, Lang};
use crate::rules::{Face, Observation, OfferView, Ruleset, Seat, SeatAction, SeatSet, View};

/// The name of a dare list, and its language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListName {
    /// The name as its writer gave it.
    pub name: String,
    /// The language of its texts.
    pub lang: Lang,
}

/// The dare on offer, with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedDare {
    /// The dare; `None` before the roll (A4).
    pub dare: Option<Dare>,
    /// The list it comes from.
    pub list: ListName,
}

/// A lasting dare running at a seat (D8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastingDare {
    /// The seat that took it on.
    pub seat: Seat,
    /// Its number, 1–16.
    pub number: u8,
    /// Its text; `None` where the text is not known any more.
    pub text: Option<String>,
}

/// A game as it may be shown now. It is computed once for each change of a [`Session`]; screens accept nothing else, so a hidden
/// card cannot be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct GameView {
    /// Where the game is.
    pub stage: Stage,
    /// Whose hand the device shows.
    pub visibility: HandVisibility,
    /// The players in the order of their seats.
    pub players: Vec<Player>,
    /// The seats played by people.
    pub people: SeatSet,
    /// The seats played by the computer.
    pub bots: SeatSet,
    /// The rules in force.
    pub ruleset: Ruleset,
    /// Rounds begun.
    pub round_number: u16,
    /// The round as seen by whoever looks; `None` before the first deal.
    pub round: Option<View>,
    /// The events of the round that everybody saw, oldest first.
    pub log: Vec<LogEntry>,
    /// What has happened to the person the device is handed to since that person's last action; empty at other times.
    pub news: Vec<Observation>,
    /// Whether the last play can be taken back.
    pub can_undo: bool,
    /// The draws for the dealer while they lie on the table, a tie giving another one (G2).
    pub dealer_draws: Vec<Vec<(Seat, Face)>>,
    /// Who deals by the draw.
    pub drawn_dealer: Option<Seat>,
    /// The dare list in use; the first of five in the game for adults.
    pub list: ListName,
    /// The dare on offer or being performed.
    pub offer: Option<OfferedDare>,
    /// The lasting dares that are running.
    pub lasting: Vec<LastingDare>,
    /// The list chosen for the next round; `None` unless a round has just been scored.
    pub next_list: Option<ListChoice>,
}

impl GameView {
    /// Returns the name of a seat; empty for a seat that is not in the game.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.players
            .get(seat.index())
            .map_or("", |player| player.name.as_str())
    }

    /// Returns the names of all seats, in order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.players
            .iter()
            .map(|player| player.name.clone())
            .collect()
    }

    /// Returns whether only one person plays, so that the device is never handed over.
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.people.len() == 1
    }

    /// Returns whether somebody looks at a hand out of turn.
    #[must_use]
    pub fn is_peek(&self) -> bool {
        matches!(self.visibility, HandVisibility::Private { peek: true, .. })
    }

    /// Returns the seat whose hand is shown.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.visibility.shown()
    }

    /// Returns whether whoever looks is the one to act.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        self.round
            .as_ref()
            .is_some_and(|round| round.viewer.is_some() && round.viewer == round.current_player)
    }

    /// Returns whether whoever looks may do this now.
    #[must_use]
    pub fn may(&self, action: SeatAction) -> bool {
        self.round.as_ref().is_some_and(|round| round.may(action))
    }

    /// Returns the offer being answered, performed or rolled for.
    #[must_use]
    pub fn offer_view(&self) -> Option<&OfferView> {
        self.round.as_ref()?.offer()
    }

    /// Returns the text of a lasting dare, if it is known.
    #[must_use]
    pub fn lasting_text(&self, seat: Seat, number: u8) -> Option<&str> {
        let dare = self
            .lasting
            .iter()
            .find(|dare| (dare.seat, dare.number) == (seat, number))?;
        dare.text.as_deref()
    }
}

impl Session {
    /// Returns what may be shown of the game now.
    #[must_use]
    pub fn game_view(&self) -> GameView {
        let round = self.view();
        let stage = self.stage();
        let news = match self.hand_visibility() {
            HandVisibility::Handoff { to, .. } => self.event_log().events_affecting(to).to_vec(),
            _ => Vec::new(),
        };
        GameView {
            stage,
            visibility: self.hand_visibility(),
            players: self.players().to_vec(),
            people: self.people(),
            bots: self.bots(),
            ruleset: self.rules().ruleset,
            round_number: self.round_number(),
            log: self.event_log().entries().cloned().collect(),
            news,
            can_undo: self.can_undo(),
            dealer_draws: self.dealer_draw(),
            drawn_dealer: self.drawn_dealer(),
            list: self.list_name(None),
            offer: round
                .as_ref()
                .and_then(View::offer)
                .map(|offer| OfferedDare {
                    dare: self.dare(offer),
                    list: self.list_name(offer.level),
                }),
            lasting: round
                .as_ref()
                .map_or_else(Vec::new, |round| self.lasting_dares(round)),
            next_list: matches!(stage, Stage::Scored(_)).then(|| self.list_choice().clone()),
            round,
        }
    }

    fn list_name(&self, level: Option<crate::rules::Level>) -> ListName {
        let list = self.list(level);
        ListName {
            name: list.name().to_owned(),
            lang: list.lang(),
        }
    }

    fn lasting_dares(&self, round: &View) -> Vec<LastingDare> {
        let running = round
            .seats
            .iter()
            .flat_map(|seat| seat.open_dares.iter().map(|&number| (seat.seat, number)));
        running
            .map(|(seat, number)| LastingDare {
                seat,
                number,
                text: self.lasting_dare(seat, number).map(str::to_owned),
            })
            .collect()
    }
}
