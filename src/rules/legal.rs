//! The one legality: what a seat may do now. Applying, bots, the dimming of cards, hints and tests ask here.

use super::action::{Play, SeatAction};
use super::card::{Card, Color, Face, Symbol};
use super::card_set::CardSet;
use super::deck::Rules;
use super::options::{ComputerDares, Stacking};
use super::phase::{Offer, OfferKind, Phase};
use super::round::Round;
use super::seat::Seat;

/// What a seat may do now, apart from calls and catches: cards to play, and other actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// The cards that may be played, identical ones each on its own.
    pub cards: CardSet,
    /// The other actions.
    pub other_actions: ActionSet,
}

/// A set of actions that name nothing, and of naming a color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionSet(u16);

/// The actions of an [`ActionSet`] in the order of their bits.
const PLAIN_ACTIONS: [SeatAction; 10] = [
    SeatAction::Draw,
    SeatAction::Press,
    SeatAction::Keep,
    SeatAction::Take,
    SeatAction::Pass,
    SeatAction::DareDraw,
    SeatAction::DareDo,
    SeatAction::Roll,
    SeatAction::Accept,
    SeatAction::Challenge,
];

impl ActionSet {
    /// Stands for naming any color of the side in play.
    const COLOR: u16 = 1 << 10;

    const fn bit(action: SeatAction) -> u16 {
        match action {
            SeatAction::Draw => 1,
            SeatAction::Press => 1 << 1,
            SeatAction::Keep => 1 << 2,
            SeatAction::Take => 1 << 3,
            SeatAction::Pass => 1 << 4,
            SeatAction::DareDraw => 1 << 5,
            SeatAction::DareDo => 1 << 6,
            SeatAction::Roll => 1 << 7,
            SeatAction::Accept => 1 << 8,
            SeatAction::Challenge => 1 << 9,
            SeatAction::Color(_) => ActionSet::COLOR,
            SeatAction::Play(_) | SeatAction::Uno | SeatAction::Catch(_) => 0,
        }
    }

    const fn with(self, action: SeatAction) -> ActionSet {
        ActionSet(self.0 | ActionSet::bit(action))
    }

    const fn with_if(self, condition: bool, action: SeatAction) -> ActionSet {
        if condition { self.with(action) } else { self }
    }

    /// Whether the action is in the set; for a color, whether any may be named.
    #[inline]
    #[must_use]
    pub const fn contains(self, action: SeatAction) -> bool {
        self.0 & ActionSet::bit(action) != 0
    }

    /// Whether a color is to be named.
    #[must_use]
    pub const fn names_color(self) -> bool {
        self.0 & ActionSet::COLOR != 0
    }

    /// The action at a position among [`ActionSet::iter`], counted from 0.
    #[inline]
    #[must_use]
    pub fn nth(self, position: usize) -> Option<SeatAction> {
        let mut rest = self.0;
        for _ in 0..position {
            rest &= rest.wrapping_sub(1);
        }
        PLAIN_ACTIONS.get(rest.trailing_zeros() as usize).copied()
    }

    /// The actions, without naming a color.
    pub fn iter(self) -> impl Iterator<Item = SeatAction> {
        PLAIN_ACTIONS
            .into_iter()
            .filter(move |&action| self.contains(action))
    }

    /// The number of actions, naming a color counted as one.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this is the only action in the set.
    #[inline]
    #[must_use]
    pub const fn is_only(self, action: SeatAction) -> bool {
        self.0 == ActionSet::bit(action)
    }

    /// Whether there is no action.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Legal {
    fn of_actions(actions: &[SeatAction]) -> Legal {
        Legal {
            cards: CardSet::EMPTY,
            other_actions: actions
                .iter()
                .fold(ActionSet::default(), |set, &action| set.with(action)),
        }
    }
}

impl Round {
    /// What a seat may do now, in turn or by jumping in, apart from calls and catches.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[must_use]
    pub fn legal(&self, rules: &Rules, seat: Seat) -> Legal {
        match self.phase {
            Phase::Turn if self.turn == seat => self.legal_turn(rules, seat),
            Phase::Drawn(card) if self.turn == seat => self.legal_drawn(rules, seat, card),
            _ => self.legal_outlined(rules, seat),
        }
    }

    /// The actions of [`Round::legal`] alone, which are told sooner than with the cards.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[must_use]
    pub fn legal_other_actions(&self, rules: &Rules, seat: Seat) -> ActionSet {
        match self.phase {
            Phase::Turn if self.turn == seat => {
                self.turn_actions(rules, || self.playable(rules, seat).is_empty())
            }
            _ => self.legal_outlined(rules, seat).other_actions,
        }
    }

    /// Whether it is a seat's turn, the card is among those it may play now, and its face means this card: in Flip it may mean another
    /// one of the hand, which came earlier. `LogEntry` sooner than by looking for the face.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn may_play_in_turn(&self, rules: &Rules, seat: Seat, card: Card) -> bool {
        let held = match self.phase {
            Phase::Turn => self.turn == seat && self.hands[seat.index()].contains(card),
            Phase::Drawn(drawn) => self.turn == seat && drawn == card,
            _ => false,
        };
        let meant = || !rules.ruleset.two_sided || self.is_only_of_face(rules, seat, card);
        held && self.fits(rules, seat, card) && meant()
    }

    /// Whether no other card of the hand has the face of this one.
    #[inline(never)]
    fn is_only_of_face(&self, rules: &Rules, seat: Seat, card: Card) -> bool {
        let table = rules.deck.side(self.side);
        self.hand(seat)
            .and(table.of_face(table.face(card)))
            .is_single()
    }

    /// [`Round::legal`], not made a part of its callers: for all who ask seldom.
    #[inline(never)]
    pub(super) fn legal_outlined(&self, rules: &Rules, seat: Seat) -> Legal {
        if self.current_player() != Some(seat) {
            return Legal {
                cards: self.jump_ins(rules, seat),
                other_actions: ActionSet::default(),
            };
        }
        match &self.phase {
            Phase::Turn => self.legal_turn(rules, seat),
            Phase::Drawn(card) => self.legal_drawn(rules, seat, *card),
            Phase::Color(_) => Legal::of_actions(&[SeatAction::Color(Color::Red)]),
            Phase::Dare(offer) => self.legal_dare(rules, *offer),
            Phase::Roll(offer) => {
                let refuses = self.must_draw_dares(rules, offer.answerer);
                let other_actions = ActionSet::default()
                    .with(SeatAction::DareDraw)
                    .with_if(!refuses, SeatAction::Roll);
                Legal {
                    cards: self.chain_cards(rules, *offer),
                    other_actions,
                }
            }
            Phase::Challenge(bluff) => {
                let cards = if bluff.last {
                    CardSet::EMPTY
                } else {
                    self.stackable(rules, seat)
                };
                Legal {
                    cards,
                    ..Legal::of_actions(&[SeatAction::Accept, SeatAction::Challenge])
                }
            }
            Phase::DrawStack { .. } => Legal {
                cards: self.stackable(rules, seat),
                ..Legal::of_actions(&[SeatAction::Take])
            },
            Phase::Verdict(_) | Phase::Over(_) => Legal::default(),
        }
    }

    /// G6, H5, N2.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn legal_drawn(&self, rules: &Rules, seat: Seat, card: Card) -> Legal {
        let cards = if self.fits(rules, seat, card) {
            CardSet::of(card)
        } else {
            CardSet::EMPTY
        };
        let forced = rules.ruleset.forces_play;
        Legal {
            cards,
            other_actions: ActionSet::default()
                .with_if(!forced || cards.is_empty(), SeatAction::Keep),
        }
    }

    /// G6, T2, G10, H6.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn legal_turn(&self, rules: &Rules, seat: Seat) -> Legal {
        let cards = self.playable(rules, seat);
        Legal {
            cards,
            other_actions: self.turn_actions(rules, || cards.is_empty()),
        }
    }

    /// What may be done instead of playing; asks only where it matters whether no card fits.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn turn_actions(&self, rules: &Rules, none_fits: impl FnOnce() -> bool) -> ActionSet {
        let draws = if rules.ruleset.has_launcher {
            SeatAction::Press
        } else {
            SeatAction::Draw
        };
        if self.can_draw() {
            ActionSet::default().with_if(!rules.ruleset.must_play || none_fits(), draws)
        } else {
            ActionSet::default().with_if(none_fits(), SeatAction::Pass)
        }
    }

    fn legal_dare(&self, rules: &Rules, offer: Offer) -> Legal {
        let refuses = self.must_draw_dares(rules, offer.answerer);
        let other_actions = ActionSet::default()
            .with(SeatAction::DareDraw)
            .with_if(!refuses, SeatAction::DareDo);
        Legal {
            cards: self.chain_cards(rules, offer),
            other_actions,
        }
    }

    /// D12, option `computer_dares`.
    fn must_draw_dares(&self, rules: &Rules, seat: Seat) -> bool {
        rules.ruleset.computer_dares == ComputerDares::Draw && self.bots.contains(seat)
    }

    /// The cards of a seat's hand that match now under the options in force (G6, G7, C3, H8, T4).
    #[inline]
    #[must_use]
    pub(super) fn playable(&self, rules: &Rules, seat: Seat) -> CardSet {
        debug_assert_eq!(
            self.matching,
            rules.deck.side(self.side).matching(self.top(), self.color),
            "set_color was forgotten"
        );
        self.allowed(rules, seat, self.hand(seat).and(self.matching))
    }

    /// Whether a card of a hand is among [`Round::playable`], which is told sooner than all of them.
    #[inline]
    pub(super) fn fits(&self, rules: &Rules, seat: Seat, card: Card) -> bool {
        self.matching.contains(card)
            && !(rules.ruleset.restricts && self.forbidden(rules, seat).contains(card))
    }

    /// Takes out what may not be played although it matches.
    #[inline]
    fn allowed(&self, rules: &Rules, seat: Seat, cards: CardSet) -> CardSet {
        if rules.ruleset.restricts {
            cards.without(self.forbidden(rules, seat))
        } else {
            cards
        }
    }

    /// What a seat may not play now: dishonest wilds (C3), and what may not be the last card (H8, T4).
    fn forbidden(&self, rules: &Rules, seat: Seat) -> CardSet {
        let table = rules.deck.side(self.side);
        let hand = self.hand(seat);
        let mut cards = CardSet::EMPTY;
        if !rules.ruleset.bluffing && self.holds_color(rules, hand) {
            cards = bluffs(rules, self);
        }
        if !hand.is_single() {
            cards
        } else if rules.ruleset.no_action_finish {
            cards.or(hand.without(table.numbers()))
        } else if let Some(symbol) = rules.ruleset.edition.traits().never_last {
            cards.or(table.of_class(symbol))
        } else {
            cards
        }
    }

    /// Whether a hand holds a card of the color in play (C3, F6).
    pub(super) fn holds_color(&self, rules: &Rules, hand: CardSet) -> bool {
        self.color.is_some_and(|color| {
            !hand
                .and(rules.deck.side(self.side).of_color(color))
                .is_empty()
        })
    }

    /// The draw cards of a hand that answer the one on top (N4, H2).
    fn stackable(&self, rules: &Rules, seat: Seat) -> CardSet {
        let table = rules.deck.side(self.side);
        let last = self.top_face(rules).symbol;
        let answers = match rules.ruleset.answering {
            _ if last.draw_value() == 0 => CardSet::EMPTY,
            Stacking::Off => CardSet::EMPTY,
            Stacking::Same => table.of_class(last),
            Stacking::Up => table.draw_cards(last.draw_value()),
        };
        self.allowed(rules, seat, self.hand(seat).and(answers))
    }

    /// The cards with which the target of a dare may answer it (H9, A7).
    fn chain_cards(&self, rules: &Rules, offer: Offer) -> CardSet {
        let may = matches!(
            offer.kind,
            OfferKind::List | OfferKind::Unrolled { turned: false }
        );
        if !rules.ruleset.dare_stack || offer.last || !may {
            return CardSet::EMPTY;
        }
        let table = rules.deck.side(self.side);
        let dares = table
            .of_class(Symbol::Dare(1))
            .or(table.of_class(Symbol::WildDare(1)));
        self.playable(rules, offer.answerer).and(dares)
    }

    /// The cards a seat that is not awaited may jump in with (H4).
    fn jump_ins(&self, rules: &Rules, seat: Seat) -> CardSet {
        let open = matches!(self.phase, Phase::Turn | Phase::DrawStack { .. });
        if !rules.ruleset.jump_in || !open || !self.seats.contains(seat) {
            return CardSet::EMPTY;
        }
        let identical = rules.deck.side(self.side).identical(self.top_face(rules));
        self.allowed(rules, seat, self.hand(seat).and(identical))
    }

    /// The most cards of one face that may be played together (H7): 1 unless the option is on and the card is of a kind that may.
    #[must_use]
    pub fn together(&self, rules: &Rules, seat: Seat, face: Face) -> u8 {
        let kind = matches!(
            face.symbol,
            Symbol::Number(_) | Symbol::Skip | Symbol::Reverse | Symbol::DrawTwo
        );
        let phase = matches!(
            self.phase,
            Phase::Turn | Phase::DrawStack { .. } | Phase::Challenge(_)
        );
        if !rules.ruleset.identical_together
            || !kind
            || !phase
            || self.current_player() != Some(seat)
        {
            return 1;
        }
        let hand = self.hand(seat);
        let held = hand.and(rules.deck.side(self.side).of_face(face)).len();
        let kept = usize::from(
            rules.ruleset.no_action_finish && !face.symbol.is_number() && held == hand.len(),
        );
        held.saturating_sub(kept).max(1) as u8
    }

    /// How many cards a play leaves in the hand; a Discard All takes its color along (N7).
    #[must_use]
    pub fn leaves(&self, rules: &Rules, seat: Seat, face: Face, count: u8) -> usize {
        let hand = self.hand(seat);
        match (face.symbol, face.color) {
            (Symbol::DiscardAll, Some(color)) => hand
                .without(rules.deck.side(self.side).of_color(color))
                .len(),
            _ => hand.len().saturating_sub(count as usize),
        }
    }

    /// All a seat may do, each once: a wild without color, a swap without seat, several together as own entries (notation.md,
    /// `legal`). [`Round::asks_color`] and [`Round::asks_swap`] tell what a play must name besides.
    #[must_use]
    pub fn legal_actions(&self, rules: &Rules, seat: Seat) -> Vec<SeatAction> {
        let legal = self.legal_outlined(rules, seat);
        let mut actions: Vec<SeatAction> = Vec::new();
        for card in legal.cards.iter() {
            let face = rules.deck.side(self.side).face(card);
            if actions.contains(&SeatAction::Play(Play::of(face))) {
                continue;
            }
            let most = self.together(rules, seat, face);
            actions.extend((1..=most).map(|count| {
                SeatAction::Play(Play {
                    count,
                    ..Play::of(face)
                })
            }));
        }
        actions.extend(legal.other_actions.iter());
        if legal.other_actions.names_color() {
            actions.extend(self.side.colors().map(SeatAction::Color));
        }
        actions
    }
}

/// The wilds that may be played honestly only without a card of the color in play (C3, F6).
pub(super) fn bluffs(rules: &Rules, round: &Round) -> CardSet {
    let table = rules.deck.side(round.side);
    table
        .of_class(Symbol::WildDrawFour)
        .or(table.of_class(Symbol::WildDrawTwo))
        .or(table.of_class(Symbol::WildDrawColor))
}
