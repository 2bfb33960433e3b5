//! What there is about a possible action, as places in a table of weights. Only what the seat to act can know is looked at, though
//! it is read from a whole [`Round`]: its own hand, the numbers of cards, the discard pile and what others were seen to lack.

use super::voids::Voids;
use crate::rules::{
    Card, CardSet, Color, Face, Phase, Play, Round, Rules, Seat, SeatAction, SideTable, Symbol,
};

/// Kinds of cards by their symbol, and of actions.
const KINDS: usize = 40;
const HANDS: usize = 7;
const OTHERS: usize = 4;
const KIND: usize = 0;
const NEAREST: usize = KIND + KINDS * HANDS * OTHERS;
const BEHIND: usize = NEAREST + KINDS * 3;
const DEBT: usize = BEHIND + KINDS * 3;
const SUPPORT: usize = DEBT + KINDS * 5;
const FOLLOW: usize = SUPPORT + 2 * 5 * HANDS;
const VOID: usize = FOLLOW + 5 * HANDS;
const MATCHED: usize = VOID + 3 * OTHERS;
const WILDS: usize = MATCHED + 8 * OTHERS;
const SWAP: usize = WILDS + 3 * HANDS;
const TOGETHER: usize = SWAP + 7 * 2;
const BLUFF: usize = TOGETHER + 4;
const DOUBT: usize = BLUFF + OTHERS;
const INSTEAD: usize = DOUBT + 6 * HANDS;
const CHANGE: usize = INSTEAD + 3 * HANDS;
/// The number of weights of a table.
pub const WEIGHTS: usize = CHANGE + 2 * 3;

/// The most features of an action.
const MOST: usize = 12;

/// The features of an action.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    places: [u16; MOST],
    len: u8,
}

impl Features {
    const NONE: Features = Features {
        places: [0; MOST],
        len: 0,
    };

    #[inline]
    fn add(&mut self, block: usize, place: usize) {
        if let Some(slot) = self.places.get_mut(self.len as usize) {
            *slot = (block + place) as u16;
            self.len += 1;
        }
    }

    /// The places of the table.
    #[inline]
    pub fn places(&self) -> impl Iterator<Item = usize> + '_ {
        self.places[..self.len as usize]
            .iter()
            .map(|&place| place as usize)
    }
}

/// What everybody at the table has seen, besides what lies there.
#[derive(Clone, Debug)]
pub struct Public {
    /// The colors that seats were seen to lack.
    pub voids: Voids,
    /// The cards in the discard pile.
    pub seen: CardSet,
    /// All cards of the deck.
    pub all: CardSet,
    /// The color in play before the last play.
    pub color_before: Option<Color>,
}

impl Public {
    /// Returns what is seen of a round of which nothing else is known.
    #[must_use]
    pub fn of(rules: &Rules, round: &Round) -> Public {
        Public {
            voids: Voids::default(),
            seen: round.discard_pile().iter().copied().collect(),
            all: rules.deck.cards().collect(),
            color_before: None,
        }
    }
}

/// What is the same for all actions of a decision.
pub struct Scene<'a> {
    pub(super) rules: &'a Rules,
    pub(super) round: &'a Round,
    public: &'a Public,
    table: &'a SideTable,
    pub(super) seat: Seat,
    hand: CardSet,
    held: usize,
    next: Seat,
    next_held: usize,
    others: usize,
    nearest: usize,
    behind: usize,
    unseen: CardSet,
    unseen_count: usize,
    debt: Option<usize>,
}

const fn hand_bucket(cards: usize) -> usize {
    match cards {
        0..=3 => cards,
        4..=6 => 4,
        7..=12 => 5,
        _ => 6,
    }
}

const fn other_bucket(cards: usize) -> usize {
    match cards {
        0 | 1 => 0,
        2 => 1,
        3 | 4 => 2,
        _ => 3,
    }
}

fn symbol_kind(symbol: Symbol) -> usize {
    match symbol {
        Symbol::Number(7) => 27,
        Symbol::Number(0) => 28,
        Symbol::Number(_) => 0,
        other => (other.class() - 31).min(26),
    }
}

const fn action_kind(action: SeatAction) -> usize {
    match action {
        SeatAction::Draw | SeatAction::Press => 29,
        SeatAction::Keep => 30,
        SeatAction::Take => 31,
        SeatAction::Accept => 32,
        SeatAction::Challenge => 33,
        SeatAction::DareDo => 34,
        SeatAction::DareDraw => 35,
        SeatAction::Roll => 36,
        SeatAction::Color(_) => 37,
        _ => 38,
    }
}

impl<'a> Scene<'a> {
    /// Looks at a round from a seat.
    #[inline]
    #[must_use]
    pub fn new(rules: &'a Rules, round: &'a Round, public: &'a Public, seat: Seat) -> Scene<'a> {
        let next = round.next(seat);
        let hand = round.hand(seat);
        let next_held = round.hand(next).len();
        let (nearest, behind) = if round.seats().len() > 2 {
            let others = round.seats().iter().filter(|&other| other != seat);
            let least = others.map(|other| round.hand(other).len()).min();
            let mut before = next;
            while round.next(before) != seat {
                before = round.next(before);
            }
            (least.unwrap_or(0), round.hand(before).len())
        } else {
            (next_held, next_held)
        };
        let unseen = public.all.without(hand).without(public.seen);
        let debt = match round.phase() {
            Phase::DrawStack { amount } => Some((*amount as usize / 3).min(4)),
            Phase::Challenge(_) => Some(0),
            _ => None,
        };
        Scene {
            rules,
            round,
            public,
            table: rules.deck.side(round.side()),
            seat,
            hand,
            held: hand.len(),
            next,
            next_held,
            others: other_bucket(next_held),
            nearest: nearest.clamp(1, 3) - 1,
            behind: behind.clamp(1, 3) - 1,
            unseen,
            unseen_count: unseen.len(),
            debt,
        }
    }

    #[inline]
    fn common(&self, kind: usize, left: usize) -> Features {
        let mut features = Features::NONE;
        features.add(
            KIND,
            (kind * HANDS + hand_bucket(left)) * OTHERS + self.others,
        );
        features.add(NEAREST, kind * 3 + self.nearest);
        features.add(BEHIND, kind * 3 + self.behind);
        if let Some(debt) = self.debt {
            features.add(DEBT, kind * 5 + debt);
        }
        features
    }

    /// The features of a play of a card.
    #[must_use]
    pub fn play(&self, card: Card, play: Play) -> Features {
        let Play {
            face, count, color, ..
        } = play;
        let left = match face.symbol {
            Symbol::DiscardAll => self.round.leaves(self.rules, self.seat, face, count),
            _ => self.held.saturating_sub(count as usize),
        };
        let mut features = self.common(symbol_kind(face.symbol), left);
        let mut rest = self.hand.without(CardSet::of(card));
        if face.symbol == Symbol::DiscardAll {
            rest = self
                .color_cards(face.color)
                .map_or(rest, |cards| rest.without(cards));
        }
        if let Some(named) = face.color.or(color).filter(|_| face.symbol != Symbol::Flip) {
            self.add_color(&mut features, named, card, rest);
        }
        let wilds = rest.and(self.table.wilds()).len().min(2);
        features.add(WILDS, wilds * HANDS + hand_bucket(left));
        if let Some(other) = play.swap {
            let gain = (left + 3)
                .saturating_sub(self.round.hand(other).len())
                .min(6);
            features.add(SWAP, gain * 2 + usize::from(other == self.next));
        }
        if count > 1 {
            features.add(TOGETHER, (count as usize - 1).min(3));
        }
        if self.is_bluff(face) {
            features.add(BLUFF, self.others);
        }
        features
    }

    #[inline]
    fn color_cards(&self, color: Option<Color>) -> Option<CardSet> {
        color.map(|color| self.table.of_color(color))
    }

    /// What follows from the color that a play or a naming brings.
    #[inline]
    fn add_color(&self, features: &mut Features, color: Color, card: Card, rest: CardSet) {
        let hand = hand_bucket(rest.len());
        let matching = self.table.matching(card, Some(color));
        let wild = usize::from(self.table.face(card).is_wild());
        let support = rest.and(self.table.of_color(color)).len().min(4);
        features.add(SUPPORT, (wild * 5 + support) * HANDS + hand);
        features.add(FOLLOW, rest.and(matching).len().min(4) * HANDS + hand);
        let void = self
            .public
            .voids
            .level(self.next, color.index(), self.next_held) as usize;
        features.add(VOID, void * OTHERS + self.others);
        let changes = usize::from(self.round.color() != Some(color));
        features.add(CHANGE, changes * 3 + void);
        let matched = self.unseen.and(matching).len() * 20 / self.unseen_count.max(1);
        features.add(
            MATCHED,
            matched.saturating_sub(4).min(7) * OTHERS + self.others,
        );
    }

    fn is_bluff(&self, face: Face) -> bool {
        let may = matches!(
            face.symbol,
            Symbol::WildDrawFour | Symbol::WildDrawTwo | Symbol::WildDrawColor
        );
        let held = self.color_cards(self.round.color());
        may && held.is_some_and(|cards| !self.hand.and(cards).is_empty())
    }

    /// The features of an action besides playing; `plays` is the number of colored cards that might be played instead.
    #[must_use]
    pub fn act(&self, action: SeatAction, plays: usize) -> Features {
        let mut features = self.common(action_kind(action), self.held);
        match action {
            SeatAction::Color(color) => {
                self.add_color(&mut features, color, self.round.top(), self.hand);
            }
            SeatAction::Draw | SeatAction::Press | SeatAction::Keep => {
                features.add(INSTEAD, plays.min(2) * HANDS + hand_bucket(self.held));
            }
            SeatAction::Challenge => {
                features.add(DOUBT, self.doubt() * HANDS + hand_bucket(self.held));
            }
            _ => {}
        }
        features
    }

    /// How likely it is that the one who may be challenged held the color, from 0 to 5.
    fn doubt(&self) -> usize {
        let Phase::Challenge(bluff) = self.round.phase() else {
            return 0;
        };
        let Some(color) = self.public.color_before else {
            return 3;
        };
        let held = self.round.hand(bluff.offender).len();
        let of_color = self.unseen.and(self.table.of_color(color)).len() as u8;
        let unseen = self.unseen_count.max(1) as u8;
        let lacking = 1.0 - f32::from(of_color) / f32::from(unseen);
        let mut honest = 1.0_f32;
        for _ in 0..held {
            honest *= lacking;
        }
        let level = self.public.voids.level(bluff.offender, color.index(), held);
        let guilty = (1.0 - honest) / f32::from(level + 1);
        let sixths = (1_u8..=5).map(f32::from);
        sixths.filter(|&sixth| guilty * 6.0 >= sixth).count()
    }
}
