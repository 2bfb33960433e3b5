//! What a computer player remembers of a round: nothing but what it was shown.

use super::hint::{FREE, Hint, Likelihood, Match};
use super::voids::Voids;
use crate::rules::{
    Color, Direction, DrawReason, Face, HAND_SIZE, MAX_SEATS, Observation, PublicEvent, Ruleset,
    Seat, SeatSet, Side, Symbol, View,
};

/// Cards of a hand of which the same is known.
#[derive(Clone, Debug, Default)]
pub struct Group {
    /// How many.
    pub count: usize,
    /// What tells of them.
    pub hints: Vec<Hint>,
}

impl Group {
    /// Returns how likely a card of this face is among them.
    #[must_use]
    pub fn likelihood(&self, face: Face, side: Side, ruleset: &Ruleset) -> Likelihood {
        self.hints.iter().fold(FREE, |all, hint| {
            let one = hint.likelihood(face, side, ruleset);
            (u16::from(all) * u16::from(one) / u16::from(FREE)) as Likelihood
        })
    }
}

/// What is known of a hand.
#[derive(Clone, Debug, Default)]
pub struct HandKnowledge {
    /// Faces known to be in it.
    pub known: Vec<Face>,
    /// The others.
    pub groups: Vec<Group>,
}

impl HandKnowledge {
    fn of(count: usize) -> HandKnowledge {
        HandKnowledge {
            known: Vec::new(),
            groups: vec![Group {
                count,
                hints: Vec::new(),
            }],
        }
    }

    /// Returns the number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.known.len() + self.groups.iter().map(|group| group.count).sum::<usize>()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn tell(&mut self, hint: Hint) {
        for group in &mut self.groups {
            if !group.hints.contains(&hint) {
                group.hints.push(hint);
            }
        }
    }

    fn add(&mut self, count: usize) {
        self.groups.push(Group {
            count,
            hints: Vec::new(),
        });
    }

    /// A card was played: it came from where it is likeliest to have been.
    fn lose(&mut self, face: Face, side: Side, ruleset: &Ruleset) {
        if let Some(at) = self.known.iter().position(|&known| known == face) {
            self.known.swap_remove(at);
            return;
        }
        let from = self.groups.iter_mut().filter(|group| group.count > 0);
        let from = from.max_by_key(|group| (group.likelihood(face, side, ruleset), group.count));
        if let Some(group) = from {
            group.count -= 1;
        } else {
            self.known.pop();
        }
        self.groups.retain(|group| group.count > 0);
    }

    /// No face is known any more, as after the cards were turned over.
    fn forget_faces(&mut self) {
        let known = self.known.len();
        self.known.clear();
        if known > 0 {
            self.add(known);
        }
    }

    /// Brings the hand to the number of cards that is seen, where something was missed.
    fn settle(&mut self, count: usize) {
        let held = self.len();
        if held < count {
            self.add(count - held);
        }
        for _ in count..held {
            match self.groups.iter_mut().find(|group| group.count > 0) {
                Some(group) => group.count -= 1,
                None => drop(self.known.pop()),
            }
        }
    }
}

/// Cards drawn in turn, of which the next event tells whether the last one could be played.
#[derive(Clone, Copy, Debug)]
struct Drawing {
    seat: Seat,
    on: Match,
}

/// What a computer player remembers. It is fed with what its seat observes, and with the views on which it decides.
#[derive(Clone, Debug)]
pub struct Knowledge {
    hands: Vec<HandKnowledge>,
    on_top: Match,
    color_before: Option<Color>,
    drawing: Option<Drawing>,
    owing: Option<Seat>,
    own_seat: Option<Seat>,
    own: Vec<Face>,
    seats: SeatSet,
    direction: Direction,
    misses: u8,
    /// Dares done, and dares not done after all.
    verdicts: (u32, u32),
    voids: Voids,
    ruleset: Option<Ruleset>,
}

impl Default for Knowledge {
    fn default() -> Knowledge {
        Knowledge {
            hands: vec![HandKnowledge::of(HAND_SIZE); MAX_SEATS],
            on_top: Match {
                color: None,
                symbol: Symbol::Wild,
                side: Side::Light,
            },
            color_before: None,
            drawing: None,
            owing: None,
            own_seat: None,
            own: Vec::new(),
            seats: SeatSet::default(),
            direction: Direction::Clockwise,
            misses: 0,
            verdicts: (0, 0),
            voids: Voids::default(),
            ruleset: None,
        }
    }
}

impl Knowledge {
    /// Takes in what a view shows of the hands.
    pub fn see(&mut self, view: &View) {
        self.ruleset = Some(view.ruleset);
        self.own_seat = view.viewer;
        self.own.clone_from(&view.hand);
        self.seats = SeatSet::of(
            view.seats
                .iter()
                .filter(|seat| seat.is_in)
                .map(|seat| seat.seat),
        );
        self.direction = view.direction;
        self.on_top = Match {
            color: view.color,
            symbol: view.top.symbol,
            side: view.side,
        };
        for seat in &view.seats {
            self.hands[seat.seat.index()].settle(seat.count);
        }
    }

    /// Returns what is known of a hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &HandKnowledge {
        &self.hands[seat.index()]
    }

    /// Returns what a drawn card of a seat has to match while it is not known whether it does: the last group of its hand.
    pub(super) fn drawing(&self) -> Option<(Seat, Match)> {
        self.drawing.map(|drawing| (drawing.seat, drawing.on))
    }

    /// Returns the colors that the seats were seen to lack.
    #[must_use]
    pub fn voids(&self) -> &Voids {
        &self.voids
    }

    /// Returns the color in play before the last play (C3).
    #[must_use]
    pub fn color_before(&self) -> Option<Color> {
        self.color_before
    }

    /// Returns the number of dry presses in a row (T3).
    #[must_use]
    pub fn misses(&self) -> u8 {
        self.misses
    }

    /// Returns how many of a hundred dares are done, by the verdicts of this table, which begin with the three of four by which
    /// computer players are judged (D12).
    #[must_use]
    pub fn dares_done(&self) -> u32 {
        let (done, failed) = self.verdicts;
        (done + 3) * 100 / (done + failed + 4)
    }

    /// Takes in something that the seat has observed.
    pub fn observe(&mut self, seen: &Observation) {
        self.settle_drawing(seen);
        match seen {
            Observation::Public(event) => self.observe_public(*event),
            Observation::Drew {
                seat,
                count,
                faces,
                reason,
            } => self.observe_draw(*seat, *count, faces.as_deref(), *reason),
            Observation::Challenged {
                offender,
                guilty,
                shown,
                ..
            } => {
                let hand = &mut self.hands[offender.index()];
                if let Some(faces) = shown {
                    hand.known.clone_from(faces);
                    hand.groups.clear();
                } else if let Some(color) = self.color_before.filter(|_| !guilty) {
                    hand.tell(Hint::Lacks(color));
                }
            }
        }
    }

    /// Only a card that fits can be played or kept at once; whatever else happens tells that it did not fit.
    fn settle_drawing(&mut self, seen: &Observation) {
        let Some(Drawing { seat, on }) = self.drawing else {
            return;
        };
        let goes_on = match seen {
            Observation::Drew { reason, .. } => *reason != DrawReason::Turn,
            Observation::Public(event) => matches!(
                event,
                PublicEvent::Called(_)
                    | PublicEvent::Caught { .. }
                    | PublicEvent::Slipped(..)
                    | PublicEvent::HandedOver(..)
                    | PublicEvent::Reshuffled
            ),
            Observation::Challenged { .. } => false,
        };
        if goes_on {
            return;
        }
        self.drawing = None;
        let hand = &mut self.hands[seat.index()];
        let Some(last) = hand.groups.last_mut() else {
            return;
        };
        match seen {
            Observation::Public(PublicEvent::Played {
                seat: by,
                jumped: false,
                ..
            }) if *by == seat => {
                // Only what was drawn may be played; an unknown card takes its place until the play is taken in.
                hand.groups.pop();
                hand.groups.insert(
                    0,
                    Group {
                        count: 1,
                        hints: Vec::new(),
                    },
                );
            }
            Observation::Public(PublicEvent::Kept(by)) if *by == seat => {
                last.hints.push(Hint::Kept(on));
            }
            _ => last.hints.push(Hint::Misfit(on)),
        }
    }

    fn observe_draw(
        &mut self,
        seat: Seat,
        count: usize,
        faces: Option<&[Face]>,
        reason: DrawReason,
    ) {
        if let Some(faces) = faces {
            self.own.extend(faces);
        }
        let on = self.on_top;
        let hand = &mut self.hands[seat.index()];
        let before = hand.len();
        if reason == DrawReason::Turn {
            hand.tell(Hint::Drew(on));
            if let Some(color) = on.color {
                self.voids.drew(seat, color.index(), before, before + count);
            }
            if count > 1 {
                hand.add(count - 1);
                let until_match = self
                    .ruleset
                    .is_some_and(|ruleset| ruleset.draws_until_match());
                if let Some(group) = hand.groups.last_mut().filter(|_| until_match) {
                    group.hints.push(Hint::Misfit(on));
                }
            }
            hand.add(1);
            self.drawing = Some(Drawing { seat, on });
            return;
        }
        if self.owing == Some(seat) && reason == DrawReason::Penalty {
            hand.tell(Hint::Took(on.symbol.draw_value().max(1), on.side));
            self.owing = None;
        }
        hand.add(count);
    }

    fn observe_public(&mut self, event: PublicEvent) {
        match event {
            PublicEvent::StartCard(face) => self.begin(face),
            PublicEvent::Played {
                seat,
                face,
                count,
                color,
                ..
            } => self.observe_play(seat, face, count, color),
            PublicEvent::DiscardedAlong(seat, count) => self.observe_along(seat, count),
            PublicEvent::Pressed(_, count) => {
                self.misses = if count == 0 { self.misses + 1 } else { 0 }
            }
            PublicEvent::ColorNamed(_, color) => self.on_top.color = Some(color),
            PublicEvent::Turned(direction) => self.direction = direction,
            PublicEvent::Owes(seat, _) => self.owing = Some(seat),
            PublicEvent::DareDone(..) => self.verdicts.0 += 1,
            PublicEvent::DareFailed(..) => self.verdicts.1 += 1,
            PublicEvent::Swapped(a, b) => self.swap(a, b),
            PublicEvent::HandsPassed => self.pass_hands(),
            PublicEvent::HandsShuffled => {
                self.hands = vec![HandKnowledge::default(); MAX_SEATS];
                self.voids.clear();
            }
            PublicEvent::Flipped(side) => {
                self.on_top.side = side;
                self.on_top.color = None;
                self.voids.clear();
                for hand in &mut self.hands {
                    hand.forget_faces();
                }
            }
            PublicEvent::PutOut(seat) | PublicEvent::Left(seat) => {
                self.seats.remove(seat);
                self.hands[seat.index()] = HandKnowledge::default();
            }
            _ => {}
        }
    }

    /// A round begins; of the one before only the verdicts count.
    fn begin(&mut self, face: Face) {
        *self = Knowledge {
            verdicts: self.verdicts,
            ruleset: self.ruleset,
            own_seat: self.own_seat,
            ..Knowledge::default()
        };
        self.on_top.color = face.color;
        self.on_top.symbol = face.symbol;
    }

    fn observe_play(&mut self, seat: Seat, face: Face, count: u8, color: Option<Color>) {
        let side = self.on_top.side;
        if self.own_seat == Some(seat) {
            for _ in 0..count {
                if let Some(at) = self.own.iter().position(|&own| own == face) {
                    self.own.swap_remove(at);
                }
            }
        }
        let Some(ruleset) = self.ruleset else {
            return self.lay(face, color);
        };
        let hand = &mut self.hands[seat.index()];
        for _ in 0..count {
            hand.lose(face, side, &ruleset);
        }
        let bluffable = matches!(
            face.symbol,
            Symbol::WildDrawFour | Symbol::WildDrawTwo | Symbol::WildDrawColor
        );
        if let Some(before) = self.on_top.color.filter(|_| bluffable) {
            hand.tell(Hint::Bluffable(before));
        }
        if let Some(named) = color.filter(|named| named.side() == side) {
            hand.tell(Hint::Named(named));
        }
        self.lay(face, color);
    }

    fn lay(&mut self, face: Face, color: Option<Color>) {
        self.color_before = self.on_top.color;
        self.on_top.color = face.color.or(color);
        self.on_top.symbol = face.symbol;
    }

    /// N7: all cards of the color went along.
    fn observe_along(&mut self, seat: Seat, count: u8) {
        let Some(color) = self.on_top.color else {
            return;
        };
        let ruleset = self.ruleset;
        let hand = &mut self.hands[seat.index()];
        for _ in 0..count {
            if let Some(ruleset) = ruleset {
                let any = Face::colored(color, Symbol::Number(1));
                let at = hand.known.iter().position(|face| face.color == Some(color));
                let face = at.map_or(any, |at| hand.known[at]);
                hand.lose(face, self.on_top.side, &ruleset);
            }
        }
        hand.tell(Hint::Lacks(color));
        if self.own_seat == Some(seat) {
            self.own.retain(|face| face.color != Some(color));
        }
    }

    fn swap(&mut self, a: Seat, b: Seat) {
        self.reveal_own();
        self.hands.swap(a.index(), b.index());
        self.voids.clear_seat(a);
        self.voids.clear_seat(b);
    }

    /// N6: each hand goes on to the next seat in the direction of play.
    fn pass_hands(&mut self) {
        self.reveal_own();
        self.voids.clear();
        let mut order: Vec<Seat> = self.seats.iter().collect();
        if self.direction == Direction::CounterClockwise {
            order.reverse();
        }
        for pair in (1..order.len()).rev() {
            self.hands
                .swap(order[pair].index(), order[pair - 1].index());
        }
    }

    /// Before hands change owners: whoever gets the own hand holds cards that are known.
    fn reveal_own(&mut self) {
        if let Some(seat) = self.own_seat {
            self.hands[seat.index()] = HandKnowledge {
                known: core::mem::take(&mut self.own),
                groups: Vec::new(),
            };
        }
    }
}
