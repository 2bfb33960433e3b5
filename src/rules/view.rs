//! What one viewer may know. Screens, bots, narrator and animation accept nothing else (architecture: secrets by construction).

use super::action::{Play, SeatAction};
use super::call::CallState;
use super::card::{Color, Face, Side, Symbol, sort_faces, sort_few};
use super::deck::Rules;
use super::phase::{ColorThen, Level, Offer, OfferKind, Phase};
use super::round::Round;
use super::ruleset::Ruleset;
use super::seat::{Direction, MAX_SEATS, Seat, SeatSet};

/// What a viewer knows of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// How many cards it holds.
    pub count: usize,
    /// Whether it is still in the round.
    pub is_in: bool,
    /// Whether the computer plays it.
    pub is_bot: bool,
    /// Where it stands with its call (G11).
    pub call: CallState,
    /// Numbers of its open lasting dares (D8).
    pub open_dares: Vec<u8>,
    /// The inactive faces of its hand, which everybody but its owner sees (F2); empty in games with one side.
    pub backs: Vec<Face>,
}

/// A dare as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferView {
    /// Who must answer.
    pub answerer: Seat,
    /// Who played the card.
    pub source: Option<Seat>,
    /// The number of the dare; `None` before the roll (A4).
    pub number: Option<u8>,
    /// The level rolled (A3).
    pub level: Option<Level>,
    /// Whether it is written on a Customizable (C6).
    pub custom: bool,
    /// Cards of the chain (H9).
    pub chain: u8,
    /// Whether the round ends with the answer (D10).
    pub last: bool,
    /// Whether the dare lasts until the performer's next turn (D8).
    pub lasts: bool,
    /// Cards for not doing it (D5, A4, H9).
    pub price: u8,
}

/// The phase of a round, as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseView {
    /// Play or draw.
    Turn,
    /// Play the drawn card or keep it; its face for the drawer alone.
    Drawn(Option<Face>),
    /// Name a color.
    Color,
    /// Do the dare or draw.
    Dare(OfferView),
    /// The table's verdict.
    Verdict(OfferView),
    /// Roll the die or draw.
    Roll(OfferView),
    /// Accept or challenge what this seat played.
    Challenge(Seat),
    /// Answer a stack of so many cards, or take it.
    DrawStack(u16),
    /// The round is over.
    Over(Option<Seat>),
}

/// Something the viewer may do, with what it must name besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalAction {
    /// The action: a wild without its color, a swap without its seat.
    pub action: SeatAction,
    /// A color must be named with it.
    pub asks_color: bool,
    /// A player to swap hands with must be named with it.
    pub asks_swap: bool,
}

impl LegalAction {
    fn all(rules: &Rules, round: &Round, seat: Seat) -> Vec<LegalAction> {
        let choice = |action| match action {
            SeatAction::Play(play) => LegalAction {
                action,
                asks_color: round.asks_color(rules, seat, play),
                asks_swap: round.asks_swap(rules, seat, play),
            },
            _ => LegalAction {
                action,
                asks_color: false,
                asks_swap: false,
            },
        };
        let mut choices: Vec<LegalAction> = round
            .legal_actions(rules, seat)
            .into_iter()
            .map(choice)
            .collect();
        // Plays are listed in the order of the deck. With two sides that order tells of the inactive faces, which the owner may not
        // see (F2).
        if rules.ruleset.two_sided {
            sort_few(&mut choices, LegalAction::place);
        }
        choices
    }

    /// Returns what orders the actions of a game with two sides: plays first, by face and count.
    fn place(&self) -> (bool, Option<(Face, u8)>) {
        let play = match self.action {
            SeatAction::Play(play) => Some((play.face, play.count)),
            _ => None,
        };
        (play.is_none(), play)
    }
}

/// A round as one viewer, or the table, may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The rules in force.
    pub ruleset: Ruleset,
    /// The viewer; `None` is the table, which sees what everybody sees.
    pub viewer: Option<Seat>,
    /// The viewer's hand, in the order in which it is kept; empty for the table.
    pub hand: Vec<Face>,
    /// What the viewer may do now, in an order that tells nothing else; calls and catches are told by [`View::may_call`] and [`View::may_catch`].
    pub legal_actions: Vec<LegalAction>,
    /// Whether the viewer may call now (G11).
    pub may_call: bool,
    /// Whom the viewer may catch now (G12).
    pub may_catch: Option<Seat>,
    /// The seats, in the order of their numbers.
    pub seats: Vec<SeatView>,
    /// The seat that has to act.
    pub current_player: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The dealer of the round.
    pub dealer: Seat,
    /// The phase of the round.
    pub phase: PhaseView,
    /// The direction of play.
    pub direction: Direction,
    /// The side in play.
    pub side: Side,
    /// The color in play.
    pub color: Option<Color>,
    /// The top of the discard pile.
    pub top: Face,
    /// Cards in the draw pile.
    pub draw: usize,
    /// Cards in the discard pile, all of which were seen.
    pub discard: Vec<Face>,
    /// The inactive face of the draw pile's top card (F2); `None` in games with one side.
    pub draw_back: Option<Face>,
    /// Whether a card can be had (G9).
    pub can_draw: bool,
}

impl View {
    /// What a seat, or the table, may know of a round of `seats` seats.
    #[must_use]
    pub fn of(rules: &Rules, round: &Round, viewer: Option<Seat>) -> View {
        let table = rules.deck.side(round.side());
        View {
            ruleset: rules.ruleset,
            viewer,
            hand: viewer.map_or_else(Vec::new, |seat| {
                round
                    .hand_in_order(seat)
                    .map(|card| table.face(card))
                    .collect()
            }),
            legal_actions: viewer
                .map_or_else(Vec::new, |seat| LegalAction::all(rules, round, seat)),
            may_call: viewer.is_some_and(|seat| round.check_call(rules, seat).is_ok()),
            may_catch: viewer.and_then(|seat| round.catchable(seat)),
            seats: (0..rules.ruleset.seats)
                .map(|seat| SeatView::of(rules, round, viewer, Seat(seat)))
                .collect(),
            current_player: round.current_player(),
            turn: round.turn,
            dealer: round.dealer(),
            phase: PhaseView::of(rules, round, viewer),
            direction: round.direction(),
            side: round.side(),
            color: round.color(),
            top: round.top_face(rules),
            draw: round.draw_pile().len(),
            discard: round
                .discard_pile()
                .iter()
                .map(|&card| table.face(card))
                .collect(),
            draw_back: draw_back(rules, round),
            can_draw: round.can_draw(),
        }
    }

    /// What the viewer knows of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(seat.index())
    }

    /// Whether the viewer may do this now; a play is asked for without color and seat.
    #[must_use]
    pub fn may(&self, action: SeatAction) -> bool {
        self.legal_actions
            .iter()
            .any(|choice| choice.action == action)
    }

    /// How many cards of a face may be played together (H7); 1 where only one may, or none.
    #[must_use]
    pub fn most_together(&self, face: Face) -> u8 {
        let count = |choice: &LegalAction| {
            if let SeatAction::Play(play) = choice.action {
                (play.face == face).then_some(play.count)
            } else {
                None
            }
        };
        self.legal_actions
            .iter()
            .filter_map(count)
            .max()
            .unwrap_or(1)
    }

    /// The colors that can be named with a play: those of the side in play, or of the side a Flip brings up.
    #[must_use]
    pub fn colors(&self, play: Play) -> [Color; 4] {
        if play.face.symbol == Symbol::Flip {
            self.side.turned().colors()
        } else {
            self.side.colors()
        }
    }

    /// The seats a hand can be swapped with: all others still in.
    #[must_use]
    pub fn swap_targets(&self) -> SeatSet {
        SeatSet::of(
            self.seats
                .iter()
                .filter(|seat| seat.is_in && Some(seat.seat) != self.viewer)
                .map(|seat| seat.seat),
        )
    }

    /// The next seat still in, in the direction of play.
    #[must_use]
    pub fn next(&self, from: Seat) -> Seat {
        let count = self.seats.len().clamp(1, MAX_SEATS);
        let step = if self.direction == Direction::Clockwise {
            1
        } else {
            count - 1
        };
        let after = (1..count).map(|times| (from.index() + times * step) % count);
        after
            .map(|at| Seat(at as u8))
            .find(|seat| self.seats[seat.index()].is_in)
            .unwrap_or(from)
    }

    /// The dare on offer or being performed.
    #[must_use]
    pub fn offer(&self) -> Option<&OfferView> {
        match &self.phase {
            PhaseView::Dare(offer) | PhaseView::Verdict(offer) | PhaseView::Roll(offer) => {
                Some(offer)
            }
            _ => None,
        }
    }
}

impl SeatView {
    fn of(rules: &Rules, round: &Round, viewer: Option<Seat>, seat: Seat) -> SeatView {
        let flip = rules.ruleset.two_sided && viewer != Some(seat);
        let back = rules.deck.side(round.side().turned());
        let mut backs: Vec<Face> = if flip {
            round
                .hand(seat)
                .iter()
                .map(|card| back.face(card))
                .collect()
        } else {
            Vec::new()
        };
        sort_faces(&mut backs);
        SeatView {
            seat,
            count: round.hand(seat).len(),
            is_in: round.seats().contains(seat),
            is_bot: round.bots().contains(seat),
            call: round.call_state(seat),
            open_dares: round.open_dares(seat).iter().collect(),
            backs,
        }
    }
}

/// The inactive face of the draw pile's top card (F2). With a pile not yet sorted nobody can know it.
fn draw_back(rules: &Rules, round: &Round) -> Option<Face> {
    let card = round
        .draw_pile()
        .last()
        .filter(|_| rules.ruleset.two_sided && round.ordered_len > 0)?;
    Some(rules.deck.side(round.side().turned()).face(*card))
}

impl OfferView {
    fn of(rules: &Rules, offer: Offer) -> OfferView {
        let level = if let OfferKind::Level(level, _) = offer.kind {
            Some(level)
        } else {
            None
        };
        let unrolled = matches!(offer.kind, OfferKind::Unrolled { .. });
        let listed =
            offer.kind == OfferKind::List || level.is_some_and(|level| level != Level::Truth);
        OfferView {
            answerer: offer.answerer,
            source: offer.source,
            number: (!unrolled).then_some(offer.number),
            level,
            custom: offer.kind == OfferKind::Custom,
            chain: offer.chain,
            last: offer.last,
            price: super::dare::price(&rules.ruleset, offer),
            lasts: listed && !offer.last && rules.ruleset.dares.lasting.contains(offer.number),
        }
    }
}

impl PhaseView {
    fn of(rules: &Rules, round: &Round, viewer: Option<Seat>) -> PhaseView {
        match round.phase() {
            Phase::Turn => PhaseView::Turn,
            Phase::Drawn(card) => {
                let own = viewer == Some(round.turn);
                PhaseView::Drawn(own.then(|| rules.deck.side(round.side()).face(*card)))
            }
            Phase::Color(
                ColorThen::Dare(_) | ColorThen::Play | ColorThen::Lose | ColorThen::Roulette,
            ) => PhaseView::Color,
            Phase::Dare(offer) => PhaseView::Dare(OfferView::of(rules, *offer)),
            Phase::Verdict(offer) => PhaseView::Verdict(OfferView::of(rules, *offer)),
            Phase::Roll(offer) => PhaseView::Roll(OfferView::of(rules, *offer)),
            Phase::Challenge(bluff) => PhaseView::Challenge(bluff.offender),
            Phase::DrawStack { amount } => PhaseView::DrawStack(*amount),
            Phase::Over(winner) => PhaseView::Over(*winner),
        }
    }
}
