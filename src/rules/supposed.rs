//! A round as a player supposes it to be: what its [`View`] shows, and cards of its own choice wherever the view shows none.

use super::action_context::MAX_TURN_ACTIONS;
use super::call::CallState;
use super::card::{Card, Color, Symbol};
use super::card_set::CardSet;
use super::deck::{MAX_CARDS, Rules};
use super::phase::{ColorThen, Offer, OfferKind, Penalty, PendingChallenge, Phase};
use super::round::{CallWindow, MatchState, Round};
use super::seat::{MAX_SEATS, SeatSet};
use super::view::{OfferView, PhaseView, View};

/// Cards for all places of a view, those that it shows and those that it hides.
#[derive(Clone, Debug)]
pub struct Supposition {
    /// The hands by seat. That of the viewer carries the faces the view shows.
    pub hands: [CardSet; MAX_SEATS],
    /// The viewer's hand in the order of the view.
    pub own: Vec<Card>,
    /// The discard pile, bottom first, with the faces the view shows.
    pub discard: Vec<Card>,
    /// The draw pile, bottom first. Only its top card keeps its place, and only where the view shows its back (F2).
    pub draw: Vec<Card>,
    /// Cards set aside (N5).
    pub out_of_play: CardSet,
    /// The card drawn by the seat that decides whether to play it.
    pub drawn: Option<Card>,
    /// The color in play before a play that may be challenged (C3).
    pub color_before: Option<Color>,
    /// Dry presses in a row (T3).
    pub misses: u8,
}

impl Round {
    /// Returns the round that a player supposes. A view of it is the view it was made from if the supposed cards have the faces
    /// and numbers that the view shows.
    #[must_use]
    pub fn supposed(rules: &Rules, view: &View, supposed: &Supposition) -> Round {
        let shown = |wanted: fn(&super::view::SeatView) -> bool| {
            SeatSet::of(
                view.seats
                    .iter()
                    .filter(|seat| wanted(seat))
                    .map(|seat| seat.seat),
            )
        };
        let match_state = MatchState {
            seats: shown(|seat| seat.is_in),
            bots: shown(|seat| seat.is_bot),
            ..MatchState::default()
        };
        let mut round = Round::empty(view.dealer, match_state);
        let gone = shown(|seat| !seat.is_in);
        if rules.ruleset.hand_limit.is_some() {
            round.put_out = gone;
        } else {
            round.left = gone;
        }
        round.turn = view.turn;
        round.direction = view.direction;
        round.side = view.side;
        round.misses = supposed.misses;
        round.actions = MAX_TURN_ACTIONS / 2;
        for seat in &view.seats {
            round.lasting[seat.seat.index()] = seat.open_dares.iter().copied().collect();
        }
        round.place_cards(rules, view, supposed);
        round.set_color(rules, view.color);
        round.phase = round.supposed_phase(rules, view, supposed);
        round.suppose_calls(view);
        round
    }

    fn place_cards(&mut self, rules: &Rules, view: &View, supposed: &Supposition) {
        self.hands = supposed.hands;
        self.out_of_play = supposed.out_of_play;
        for &card in supposed.discard.iter().take(MAX_CARDS) {
            self.push_discard(card);
        }
        for (place, &card) in self.draw.iter_mut().zip(&supposed.draw) {
            *place = card;
        }
        self.draw_len = supposed.draw.len().min(MAX_CARDS) as u8;
        self.ordered_len = u8::from(view.draw_back.is_some());
        if !rules.ruleset.two_sided {
            return;
        }
        let own = supposed.own.iter().copied();
        let others = self.hands.into_iter().enumerate();
        let others = others.filter(|&(seat, _)| view.viewer.is_none_or(|own| own.index() != seat));
        let order = own.chain(others.flat_map(|(_, hand)| hand.iter()));
        for (place, card) in self.hand_order.iter_mut().zip(order) {
            *place = card;
            self.hand_order_len += 1;
        }
    }

    fn supposed_phase(&self, rules: &Rules, view: &View, supposed: &Supposition) -> Phase {
        match &view.phase {
            PhaseView::Turn => Phase::Turn,
            PhaseView::Drawn(_) => supposed.drawn.map_or(Phase::Turn, Phase::Drawn),
            PhaseView::Color => Phase::Color(self.supposed_reason(view)),
            PhaseView::Dare(offer) => Phase::Dare(supposed_offer(offer)),
            PhaseView::Verdict(offer) => Phase::Verdict(supposed_offer(offer)),
            PhaseView::Roll(offer) => Phase::Roll(supposed_offer(offer)),
            PhaseView::DrawStack(amount) => Phase::DrawStack { amount: *amount },
            PhaseView::Over(winner) => Phase::Over(*winner),
            PhaseView::Challenge(offender) => {
                let held = self.hand(*offender);
                let before = supposed.color_before;
                let guilty = before.is_some_and(|color| {
                    !held
                        .and(rules.deck.side(self.side).of_color(color))
                        .is_empty()
                });
                let claim = match (view.top.symbol, view.color) {
                    (Symbol::WildDrawColor, Some(color)) => Penalty::Until(color),
                    (symbol, _) => Penalty::Cards(symbol.draw_value()),
                };
                Phase::Challenge(PendingChallenge {
                    offender: *offender,
                    guilty,
                    claim,
                    last: held.is_empty(),
                })
            }
        }
    }

    /// What a color is asked for, by the card on top (D9, C7, T5, N10).
    fn supposed_reason(&self, view: &View) -> ColorThen {
        match view.top.symbol {
            Symbol::WildRoulette => ColorThen::Roulette,
            Symbol::WildHitFire => ColorThen::Lose,
            Symbol::WildDare(number) => ColorThen::Dare(Offer {
                answerer: self.turn,
                source: None,
                number,
                chain: 1,
                last: false,
                kind: OfferKind::List,
            }),
            _ => ColorThen::Play,
        }
    }

    fn suppose_calls(&mut self, view: &View) {
        for seat in &view.seats {
            match seat.call {
                CallState::Open => {
                    self.window = Some(CallWindow {
                        seat: seat.seat,
                        called: false,
                    });
                }
                CallState::Safe if seat.seat == view.turn && seat.count != 1 => self.called = true,
                CallState::Safe => {
                    self.window = Some(CallWindow {
                        seat: seat.seat,
                        called: true,
                    });
                }
                CallState::None => {}
            }
        }
        if let Phase::Challenge(bluff) = self.phase {
            self.challenged = self.hand(bluff.offender);
        }
    }
}

/// An offer as it is seen. Whether the die has shown reverse is seen by who answers: the one who played the card (A4).
fn supposed_offer(offer: &OfferView) -> Offer {
    let turned = offer.source == Some(offer.answerer);
    let kind = match (offer.custom, offer.level, offer.number) {
        (true, ..) => OfferKind::Custom,
        (_, Some(level), _) => OfferKind::Level(level, turned),
        (_, _, None) => OfferKind::Unrolled { turned },
        _ => OfferKind::List,
    };
    Offer {
        answerer: offer.answerer,
        source: offer.source,
        number: offer.number.unwrap_or(1),
        chain: offer.chain,
        last: offer.last,
        kind,
    }
}
