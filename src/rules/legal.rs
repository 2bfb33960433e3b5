//! The one legality: what a seat may do now. Applying, bots, the dimming of cards, hints and tests ask here.

use super::act::{Act, Play};
use super::card::{Card, Color, Face, Symbol};
use super::card_set::CardSet;
use super::deck::Rules;
use super::options::{ComputerDares, Edition, Stacking};
use super::phase::{Offer, OfferKind, Phase};
use super::round::Round;
use super::seat::{Seat, SeatSet};

/// What a seat may do now, apart from calls and catches: cards to play, and other acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// The cards that may be played, identical ones each on its own.
    pub cards: CardSet,
    /// The other acts.
    pub acts: ActSet,
}

/// A set of acts that name nothing, and of naming a color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActSet(u16);

/// The acts of an [`ActSet`] in the order of their bits.
const ACTS: [Act; 10] =
    [Act::Draw, Act::Press, Act::Keep, Act::Take, Act::Pass, Act::DareDraw, Act::DareDo, Act::Roll, Act::Accept, Act::Challenge];

impl ActSet {
    /// Stands for naming any color of the side in play.
    const COLOR: u16 = 1 << 10;

    const fn bit(act: Act) -> u16 {
        match act {
            Act::Draw => 1,
            Act::Press => 1 << 1,
            Act::Keep => 1 << 2,
            Act::Take => 1 << 3,
            Act::Pass => 1 << 4,
            Act::DareDraw => 1 << 5,
            Act::DareDo => 1 << 6,
            Act::Roll => 1 << 7,
            Act::Accept => 1 << 8,
            Act::Challenge => 1 << 9,
            Act::Color(_) => ActSet::COLOR,
            Act::Play(_) | Act::Uno | Act::Catch(_) => 0,
        }
    }

    const fn with(self, act: Act) -> ActSet {
        ActSet(self.0 | ActSet::bit(act))
    }

    const fn with_if(self, condition: bool, act: Act) -> ActSet {
        if condition { self.with(act) } else { self }
    }

    /// Whether the act is in the set; for a color, whether any may be named.
    #[inline]
    #[must_use]
    pub const fn contains(self, act: Act) -> bool {
        self.0 & ActSet::bit(act) != 0
    }

    /// Whether a color is to be named.
    #[must_use]
    pub const fn names_color(self) -> bool {
        self.0 & ActSet::COLOR != 0
    }

    /// The act at a position among [`ActSet::iter`], counted from 0.
    #[inline]
    #[must_use]
    pub fn nth(self, position: usize) -> Option<Act> {
        let mut rest = self.0;
        for _ in 0..position {
            rest &= rest.wrapping_sub(1);
        }
        ACTS.get(rest.trailing_zeros() as usize).copied()
    }

    /// The acts, without naming a color.
    pub fn iter(self) -> impl Iterator<Item = Act> {
        ACTS.into_iter().filter(move |&act| self.contains(act))
    }

    /// The number of acts, naming a color counted as one.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no act.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Legal {
    fn acts(acts: &[Act]) -> Legal {
        Legal { cards: CardSet::EMPTY, acts: acts.iter().fold(ActSet::default(), |set, &act| set.with(act)) }
    }
}

impl Round {
    /// What a seat may do now, in turn or by jumping in, apart from calls and catches.
    #[inline]
    #[must_use]
    pub fn legal(&self, rules: &Rules, seat: Seat) -> Legal {
        match self.phase {
            Phase::Turn if self.turn == seat => self.legal_turn(rules, seat),
            _ => self.legal_otherwise(rules, seat),
        }
    }

    /// What a seat may do besides playing in its turn: out of turn, or as an answer.
    #[inline(never)]
    fn legal_otherwise(&self, rules: &Rules, seat: Seat) -> Legal {
        if self.awaited() != Some(seat) {
            return Legal { cards: self.jump_ins(rules, seat), acts: ActSet::default() };
        }
        match &self.phase {
            Phase::Turn => self.legal_turn(rules, seat),
            Phase::Drawn(card) => {
                let cards = if self.fits(rules, seat, *card) { CardSet::of(*card) } else { CardSet::EMPTY };
                let forced = rules.ruleset.force_play || rules.ruleset.edition == Edition::NoMercy;
                Legal { cards, acts: ActSet::default().with_if(!forced || cards.is_empty(), Act::Keep) }
            }
            Phase::Color(_) => Legal::acts(&[Act::Color(Color::Red)]),
            Phase::Dare(offer) => self.legal_dare(rules, *offer),
            Phase::Roll(offer) => {
                let refuses = self.must_draw_dares(rules, offer.answerer);
                let acts = ActSet::default().with(Act::DareDraw).with_if(!refuses, Act::Roll);
                Legal { cards: self.chain_cards(rules, *offer), acts }
            }
            Phase::Challenge(bluff) => {
                let cards = if bluff.last { CardSet::EMPTY } else { self.stackable(rules, seat) };
                Legal { cards, ..Legal::acts(&[Act::Accept, Act::Challenge]) }
            }
            Phase::Debt { .. } => Legal { cards: self.stackable(rules, seat), ..Legal::acts(&[Act::Take]) },
            Phase::Verdict(_) | Phase::Over(_) => Legal::default(),
        }
    }

    /// G6, T2, G10, H6.
    #[inline]
    fn legal_turn(&self, rules: &Rules, seat: Seat) -> Legal {
        let cards = self.playable(rules, seat);
        let draws = if rules.ruleset.edition == Edition::Attack { Act::Press } else { Act::Draw };
        let acts = if self.can_draw() {
            ActSet::default().with_if(!rules.ruleset.must_play || cards.is_empty(), draws)
        } else {
            ActSet::default().with_if(cards.is_empty(), Act::Pass)
        };
        Legal { cards, acts }
    }

    fn legal_dare(&self, rules: &Rules, offer: Offer) -> Legal {
        let refuses = self.must_draw_dares(rules, offer.answerer);
        let acts = ActSet::default().with(Act::DareDraw).with_if(!refuses, Act::DareDo);
        Legal { cards: self.chain_cards(rules, offer), acts }
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
            rules.deck.side(self.side).matching(self.top_face(rules), self.color),
            "set_color was forgotten"
        );
        self.allowed(rules, seat, self.hand(seat).and(self.matching))
    }

    /// Whether a card of a hand is among [`Round::playable`], which is told sooner than all of them.
    #[inline]
    pub(super) fn fits(&self, rules: &Rules, seat: Seat, card: Card) -> bool {
        self.matching.contains(card) && !(rules.ruleset.restricts && self.forbidden(rules, seat).contains(card))
    }

    /// Takes out what may not be played although it matches.
    #[inline]
    fn allowed(&self, rules: &Rules, seat: Seat, cards: CardSet) -> CardSet {
        if rules.ruleset.restricts { cards.without(self.forbidden(rules, seat)) } else { cards }
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
        } else if rules.ruleset.edition == Edition::Attack {
            cards.or(table.of_class(Symbol::TradeHands))
        } else {
            cards
        }
    }

    /// Whether a hand holds a card of the color in play (C3, F6).
    pub(super) fn holds_color(&self, rules: &Rules, hand: CardSet) -> bool {
        self.color.is_some_and(|color| !hand.and(rules.deck.side(self.side).of_color(color)).is_empty())
    }

    /// The draw cards of a hand that answer the one on top (N4, H2).
    fn stackable(&self, rules: &Rules, seat: Seat) -> CardSet {
        let table = rules.deck.side(self.side);
        let last = self.top_face(rules).symbol;
        let answers = match rules.ruleset.stacking {
            _ if last.draw_value() == 0 => CardSet::EMPTY,
            _ if rules.ruleset.edition == Edition::NoMercy => table.draw_cards(last.draw_value()),
            Stacking::Off => CardSet::EMPTY,
            Stacking::Same => table.of_class(last),
            Stacking::Up => table.draw_cards(last.draw_value()),
        };
        self.allowed(rules, seat, self.hand(seat).and(answers))
    }

    /// The cards with which the target of a dare may answer it (H9, A7).
    fn chain_cards(&self, rules: &Rules, offer: Offer) -> CardSet {
        let may = matches!(offer.kind, OfferKind::List | OfferKind::Unrolled { turned: false });
        if !rules.ruleset.dare_stack || offer.last || !may {
            return CardSet::EMPTY;
        }
        let table = rules.deck.side(self.side);
        let dares = table.of_class(Symbol::Dare(1)).or(table.of_class(Symbol::WildDare(1)));
        self.playable(rules, offer.answerer).and(dares)
    }

    /// The cards a seat that is not awaited may jump in with (H4).
    fn jump_ins(&self, rules: &Rules, seat: Seat) -> CardSet {
        let open = matches!(self.phase, Phase::Turn | Phase::Debt { .. });
        if !rules.ruleset.jump_in || !open || !self.seats.contains(seat) {
            return CardSet::EMPTY;
        }
        let identical = rules.deck.side(self.side).identical(self.top_face(rules));
        self.allowed(rules, seat, self.hand(seat).and(identical))
    }

    /// The most cards of one face that may be played together (H7): 1 unless the option is on and the card is of a kind that may.
    #[must_use]
    pub fn together(&self, rules: &Rules, seat: Seat, face: Face) -> u8 {
        let kind = matches!(face.symbol, Symbol::Number(_) | Symbol::Skip | Symbol::Reverse | Symbol::DrawTwo);
        let phase = matches!(self.phase, Phase::Turn | Phase::Debt { .. } | Phase::Challenge(_));
        if !rules.ruleset.identical_together || !kind || !phase || self.awaited() != Some(seat) {
            return 1;
        }
        let hand = self.hand(seat);
        let held = hand.and(rules.deck.side(self.side).of_face(face)).len();
        let kept = usize::from(rules.ruleset.no_action_finish && !face.symbol.is_number() && held == hand.len());
        held.saturating_sub(kept).max(1) as u8
    }

    /// How many cards a play leaves in the hand; a Discard All takes its color along (N7).
    #[must_use]
    pub fn leaves(&self, rules: &Rules, seat: Seat, face: Face, count: u8) -> usize {
        let hand = self.hand(seat);
        match (face.symbol, face.color) {
            (Symbol::DiscardAll, Some(color)) => hand.without(rules.deck.side(self.side).of_color(color)).len(),
            _ => hand.len().saturating_sub(count as usize),
        }
    }

    /// Whether a play must name a color (G8, F4, N10).
    #[inline]
    #[must_use]
    pub fn asks_color(&self, rules: &Rules, seat: Seat, play: Play) -> bool {
        let symbol = play.face.symbol;
        (symbol.is_wild() || symbol == Symbol::Flip) && self.wild_asks_color(rules, seat, play)
    }

    #[inline(never)]
    fn wild_asks_color(&self, rules: &Rules, seat: Seat, play: Play) -> bool {
        match play.face.symbol {
            Symbol::WildRoulette => false,
            Symbol::WildDrawColor => true,
            // None of these is played together with others (H7), so the last card is the only one.
            Symbol::Flip => self.flips_up_wild(rules) && !self.hand(seat).is_at_most_single(),
            _ => !self.hand(seat).is_at_most_single(),
        }
    }

    /// Whether turning the discard pile over brings a wild to the top (F4).
    fn flips_up_wild(&self, rules: &Rules) -> bool {
        rules.deck.side(self.side.turned()).face(self.discard[0]).is_wild()
    }

    /// Whether a play must name a player to swap hands with (N6, H3, T4).
    #[inline]
    #[must_use]
    pub fn asks_swap(&self, rules: &Rules, seat: Seat, play: Play) -> bool {
        let swaps = rules.ruleset.swaps_on_seven() && play.face.symbol == Symbol::Number(7) && play.count == 1;
        play.face.symbol == Symbol::TradeHands || (swaps && !self.hand(seat).is_single())
    }

    /// The seats hands can be swapped with.
    #[must_use]
    pub fn swap_targets(&self, seat: Seat) -> SeatSet {
        let mut seats = self.seats;
        seats.remove(seat);
        seats
    }

    /// All a seat may do, each once: a wild without color, a swap without seat, several together as own entries (notation.md,
    /// `legal`). [`Round::asks_color`] and [`Round::asks_swap`] tell what a play must name besides.
    #[must_use]
    pub fn choices(&self, rules: &Rules, seat: Seat) -> Vec<Act> {
        let legal = self.legal(rules, seat);
        let mut acts: Vec<Act> = Vec::new();
        for card in legal.cards.iter() {
            let face = rules.deck.side(self.side).face(card);
            if acts.contains(&Act::Play(Play::of(face))) {
                continue;
            }
            let most = self.together(rules, seat, face);
            acts.extend((1..=most).map(|count| Act::Play(Play { count, ..Play::of(face) })));
        }
        acts.extend(legal.acts.iter());
        if legal.acts.names_color() {
            acts.extend(self.side.colors().map(Act::Color));
        }
        acts
    }

    /// The act with a color and a seat filled in where it needs them: every way to carry out a choice.
    #[must_use]
    pub fn ways(&self, rules: &Rules, seat: Seat, act: Act) -> Vec<Act> {
        let Act::Play(play) = act else { return vec![act] };
        let colors: Vec<Option<Color>> =
            if self.asks_color(rules, seat, play) { self.color_choices(play).map(Some).to_vec() } else { vec![None] };
        let swaps: Vec<Option<Seat>> =
            if self.asks_swap(rules, seat, play) { self.swap_targets(seat).iter().map(Some).collect() } else { vec![None] };
        let each =
            |&color: &Option<Color>| swaps.iter().map(move |&swap| Act::Play(Play { color, swap, ..play })).collect::<Vec<_>>();
        colors.iter().flat_map(each).collect()
    }

    /// The colors a play may name: those of the side in play, or of the side a Flip brings up.
    #[must_use]
    pub fn color_choices(&self, play: Play) -> [Color; 4] {
        if play.face.symbol == Symbol::Flip { self.side.turned().colors() } else { self.side.colors() }
    }
}

/// The wilds that may be played honestly only without a card of the color in play (C3, F6).
pub(super) fn bluffs(rules: &Rules, round: &Round) -> CardSet {
    let table = rules.deck.side(round.side);
    table.of_class(Symbol::WildDrawFour).or(table.of_class(Symbol::WildDrawTwo)).or(table.of_class(Symbol::WildDrawColor))
}
