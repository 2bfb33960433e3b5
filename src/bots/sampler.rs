//! Rounds that a seat cannot tell from the one it plays: the hidden cards are dealt anew, as likely as what was seen makes them.

use super::hint::{FREE, Hint, Likelihood};
use super::knowledge::Knowledge;
use crate::rules::{
    Card, CardSet, Chance, Deck, Face, MAX_CARDS, MAX_SEATS, PhaseView, Round, Rules, Ruleset,
    Seat, SeatAction, Side, Supposition, Symbol, View,
};

/// How often another card is tried where one is unlikely, before it is taken all the same.
const TRIES: u32 = 24;

/// A place for hidden cards: how likely each card is there.
struct Place {
    seat: Seat,
    count: usize,
    likelihood: Box<[Likelihood; MAX_CARDS]>,
}

/// Makes rounds that look to a seat like the one it plays.
pub struct Sampler {
    rules: Rules,
    view: View,
    /// The faces of the side not in play, as they lie in a new deck (F1); empty in games with one side.
    other_faces: Vec<Face>,
    supposed: Supposition,
    /// The cards that are somewhere hidden.
    pool: Vec<Card>,
    places: Vec<Place>,
    aside: usize,
}

/// Makes the deck that a seat knows. How the two sides of Flip are paired is hidden (F1); until cards are dealt they are in order.
#[must_use]
pub fn known_deck(ruleset: &Ruleset) -> Deck {
    Deck::standard(ruleset, |_| {})
}

impl Sampler {
    /// Prepares the sampling of what a view hides. `None` if the view shows cards that the deck does not have.
    #[must_use]
    pub fn new(view: &View, knowledge: &Knowledge) -> Option<Sampler> {
        let rules = Rules {
            ruleset: view.ruleset,
            deck: known_deck(&view.ruleset),
        };
        let mut pool: Vec<Card> = rules.deck.cards().collect();
        let viewer = view.viewer?;
        let mut supposed = Supposition {
            hands: [CardSet::EMPTY; MAX_SEATS],
            own: Vec::new(),
            discard: Vec::new(),
            draw: Vec::new(),
            out_of_play: CardSet::EMPTY,
            drawn: None,
            color_before: knowledge.color_before(),
            misses: knowledge.misses(),
        };
        let mut take = |face: Face| {
            let table = rules.deck.side(view.side);
            let at = pool.iter().position(|&card| table.face(card) == face)?;
            Some(pool.remove(at))
        };
        for &face in &view.discard {
            supposed.discard.push(take(face)?);
        }
        for &face in &view.hand {
            supposed.own.push(take(face)?);
        }
        supposed.hands[viewer.index()] = supposed.own.iter().copied().collect();
        let mut places = Vec::new();
        for seat in view
            .seats
            .iter()
            .filter(|seat| seat.seat != viewer && seat.is_in)
        {
            let hand = knowledge.hand(seat.seat);
            let mut left = seat.count;
            for &face in &hand.known {
                if left == 0 {
                    break;
                }
                if let Some(card) = take(face) {
                    supposed.hands[seat.seat.index()].insert(card);
                    left -= 1;
                }
            }
            places.extend(hidden_places(&rules, view, knowledge, seat.seat, left));
        }
        // Where cards can hardly be, they are dealt first.
        places.sort_by_key(|place| {
            place
                .likelihood
                .iter()
                .map(|&one| u32::from(one))
                .sum::<u32>()
        });
        let hidden: usize = places.iter().map(|place| place.count).sum();
        let aside = pool.len().checked_sub(hidden + view.draw)?;
        let other_faces = if view.ruleset.edition.is_two_sided() {
            let other = rules.deck.side(view.side.turned());
            rules.deck.cards().map(|card| other.face(card)).collect()
        } else {
            Vec::new()
        };
        let mut sampler = Sampler {
            rules,
            view: view.clone(),
            other_faces,
            supposed,
            pool,
            places,
            aside,
        };
        sampler.find_drawn(viewer);
        Some(sampler)
    }

    /// The rules with the deck of the last sample.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns a round that looks to the seat like the one it plays.
    pub fn sample<C: Chance>(&mut self, chance: &mut C) -> Round {
        let mut pool = [Card(0); MAX_CARDS];
        let mut len = self.pool.len();
        pool[..len].copy_from_slice(&self.pool);
        let mut supposed = self.supposed.clone();
        for place in &self.places {
            for _ in 0..place.count {
                let at = pick(&pool[..len], &place.likelihood, chance);
                supposed.hands[place.seat.index()].insert(pool[at]);
                len -= 1;
                pool[at] = pool[len];
            }
        }
        for _ in 0..self.aside {
            let at = chance.below(len as u32) as usize;
            supposed.out_of_play.insert(pool[at]);
            len -= 1;
            pool[at] = pool[len];
        }
        supposed.draw.extend_from_slice(&pool[..len]);
        if supposed.drawn.is_none() && matches!(self.view.phase, PhaseView::Drawn(_)) {
            supposed.drawn = supposed.hands[self.view.turn.index()].first();
        }
        if !self.other_faces.is_empty() {
            if let Some(top) = supposed.draw.len().checked_sub(1) {
                let at = chance.below(top as u32 + 1) as usize;
                supposed.draw.swap(at, top);
            }
            self.pair(&supposed, chance);
        }
        Round::supposed(&self.rules, &self.view, &supposed)
    }

    /// In the phase after drawing, the own card drawn is the last one of its face.
    fn find_drawn(&mut self, viewer: Seat) {
        if let PhaseView::Drawn(Some(face)) = self.view.phase {
            let table = self.rules.deck.side(self.view.side);
            let mut own = self.supposed.own.iter().rev().copied();
            self.supposed.drawn = own.find(|&card| table.face(card) == face);
        } else if matches!(self.view.phase, PhaseView::Drawn(None)) && self.view.turn == viewer {
            self.supposed.drawn = self.supposed.own.last().copied();
        }
    }

    /// Whether a Flip would bring a wild to the top, as far as the view tells by what a Flip must name (F4).
    fn flips_up_wild(&self) -> Option<bool> {
        let mut choices = self.view.legal_actions.iter();
        let flip = choices.find(|choice| {
            matches!(choice.action, SeatAction::Play(play) if play.face.symbol == Symbol::Flip)
        })?;
        (self.view.hand.len() > 1).then_some(flip.asks_color)
    }

    /// Pairs the sides of the cards (F1): others' hands and the top of the draw pile show their backs, the rest is left to chance.
    fn pair<C: Chance>(&mut self, supposed: &Supposition, chance: &mut C) {
        let mut rest = self.other_faces.clone();
        let mut backs: Vec<Option<Face>> = vec![None; rest.len()];
        let mut show = |card: Card, back: Face| {
            if let Some(at) = rest.iter().position(|&face| face == back) {
                backs[card.0 as usize] = Some(rest.swap_remove(at));
            }
        };
        for seat in &self.view.seats {
            let mut shown = seat.backs.clone();
            for card in supposed.hands[seat.seat.index()].iter() {
                if shown.is_empty() {
                    break;
                }
                let at = chance.below(shown.len() as u32) as usize;
                show(card, shown.swap_remove(at));
            }
        }
        if let (Some(back), Some(&top)) = (self.view.draw_back, supposed.draw.last()) {
            show(top, back);
        }
        if let (Some(wild), Some(&bottom)) = (self.flips_up_wild(), supposed.discard.first()) {
            let first = chance.below(rest.len().max(1) as u32) as usize;
            rest.rotate_left(first);
            let at = rest.iter().position(|face| face.is_wild() == wild);
            backs[bottom.0 as usize] = at.map(|at| rest.swap_remove(at));
        }
        let table = self.rules.deck.side(self.view.side);
        let active: Vec<Face> = self
            .rules
            .deck
            .cards()
            .map(|card| table.face(card))
            .collect();
        let other: Vec<Face> = backs
            .into_iter()
            .map(|back| {
                back.unwrap_or_else(|| {
                    let at = chance.below(rest.len().max(1) as u32) as usize;
                    rest.swap_remove(at)
                })
            })
            .collect();
        let deck = match self.view.side {
            Side::Light => Deck::two_sided(&active, &other),
            Side::Dark => Deck::two_sided(&other, &active),
        };
        if let Ok(deck) = deck {
            self.rules.deck = deck;
        }
    }
}

/// The places of a seat for `left` cards of which the faces are not known.
fn hidden_places(
    rules: &Rules,
    view: &View,
    knowledge: &Knowledge,
    seat: Seat,
    mut left: usize,
) -> Vec<Place> {
    let table = rules.deck.side(view.side);
    let hand = knowledge.hand(seat);
    let drawing = knowledge.drawing().filter(|&(drawer, _)| drawer == seat);
    let in_doubt = matches!(view.phase, PhaseView::Drawn(_)) && view.turn == seat;
    let mut places = Vec::new();
    for (at, group) in hand.groups.iter().enumerate().rev() {
        let mut group = group.clone();
        if let Some((_, on)) = drawing.filter(|_| at + 1 == hand.groups.len()) {
            group.hints.push(if in_doubt {
                Hint::Kept(on)
            } else {
                Hint::Misfit(on)
            });
        }
        let count = group.count.min(left);
        left -= count;
        let mut likelihood = Box::new([FREE; MAX_CARDS]);
        for card in rules.deck.cards() {
            likelihood[card.0 as usize] =
                group.likelihood(table.face(card), view.side, &view.ruleset);
        }
        places.push(Place {
            seat,
            count,
            likelihood,
        });
    }
    places.push(Place {
        seat,
        count: left,
        likelihood: Box::new([FREE; MAX_CARDS]),
    });
    places.retain(|place| place.count > 0);
    places
}

/// Picks a card of the pool, each as likely as it is in the place.
fn pick<C: Chance>(pool: &[Card], likelihood: &[Likelihood; MAX_CARDS], chance: &mut C) -> usize {
    let mut best = (0, 0);
    for _ in 0..TRIES {
        let at = chance.below(pool.len() as u32) as usize;
        let likely = likelihood[pool[at].0 as usize % MAX_CARDS];
        if likely == FREE || chance.below(FREE.into()) < likely.into() {
            return at;
        }
        if likely >= best.1 {
            best = (at, likely);
        }
    }
    best.0
}
