//! A position as a scenario or a log writes it down, and how it becomes a round.

use crate::dare_set::DareSet;
use crate::rules::{
    Card, CardSet, Chance, Color, Deck, Direction, Face, Length, MatchState, NoEvents, Points,
    Position, Rules, RulesetDraft, RulesetError, Scoring, Seat, SeatSet, Side, Totals,
};

use super::board::Board;
use super::card::CardFaces;
use super::error::NotationError;

/// A position: rules, cards and who sits where. Anything that can be written down; [`Setup::board`] is the gate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Game, seats, options, and what is known of the dare list and the Customizables.
    pub draft: RulesetDraft,
    /// The hands by seat.
    pub hands: Vec<Vec<CardFaces>>,
    /// The dealer.
    pub dealer: Seat,
    /// The discard pile, bottom to top, each card with the color named for it.
    pub discard: Vec<(CardFaces, Option<Color>)>,
    /// The draw pile, next card first.
    pub draw: Vec<CardFaces>,
    /// Cards set aside (N5).
    pub aside: Vec<CardFaces>,
    /// Whether the round begins by turning over the next card of the draw pile.
    pub opening: bool,
    /// The seat to act; left of the dealer unless told.
    pub turn: Option<Seat>,
    /// The direction of play.
    pub direction: Direction,
    /// The open stack on the seat to act.
    pub debt: u16,
    /// The side of Flip in play.
    pub side: Side,
    /// Points before the round.
    pub totals: Points,
    /// Seats out of the round or the game.
    pub out: SeatSet,
    /// Seats played by the computer.
    pub bots: SeatSet,
    /// Dares struck before in this game, by level (D13).
    pub struck: [DareSet; 5],
    /// Dares answered before in this game, by level (D13).
    pub used: [DareSet; 5],
}

impl Setup {
    /// The position on the table.
    ///
    /// # Errors
    /// When the rules refuse the set-up, or the cards and seats cannot lie so.
    pub fn board<C: Chance>(
        &self,
        chance: impl FnOnce(&Rules) -> C,
    ) -> Result<(Board, C), NotationError> {
        let ruleset = self.draft.check().map_err(|errors| setup_error(&errors))?;
        self.check_seats()?;
        let (deck, cards) = self.deal_out()?;
        let rules = Rules { ruleset, deck };
        let position = self.position(cards);
        let mut round = position.round(&rules);
        let mut chance = chance(&rules);
        if self.opening {
            let opened = round.open(&rules, &mut chance, &mut NoEvents);
            opened
                .map_err(|_| NotationError::new("draw: no card of the pile can start a round"))?;
        }
        let before = Totals {
            points: self.totals,
            playing: self.playing(),
            winner: None,
        };
        Ok((
            Board {
                rules,
                round,
                before,
            },
            chance,
        ))
    }

    /// The seats in the game. In No Mercy a seat that is out was put out of the round only (N5), unless it was knocked out (G14).
    fn playing(&self) -> SeatSet {
        let all = SeatSet::first(self.draft.seats);
        let gone =
            |seat: &Seat| self.draft.edition.hand_limit().is_none() || self.knocked_out(*seat);
        SeatSet(all.0 & !SeatSet::of(self.out.iter().filter(gone)).0)
    }

    fn knocked_out(&self, seat: Seat) -> bool {
        self.draft.length == Length::Game
            && self.draft.scoring == Scoring::Knockout
            && self.totals[seat.index()] >= u32::from(self.draft.target)
    }

    fn check_seats(&self) -> Result<(), NotationError> {
        let within = SeatSet(SeatSet::first(self.draft.seats).0 & !self.out.0);
        if within.len() < 2 {
            return Err(NotationError::new("out: fewer than two seats are in"));
        }
        if let Some(seat) = self.turn.filter(|&seat| !within.contains(seat)) {
            return Err(NotationError::new(format!(
                "turn: seat {} is out",
                seat.number()
            )));
        }
        let holds = |seat: &Seat| {
            self.hands
                .get(seat.index())
                .is_some_and(|hand| !hand.is_empty())
        };
        match self.out.iter().find(holds) {
            Some(seat) => Err(NotationError::new(format!(
                "hands: seat {} is out but holds cards",
                seat.number()
            ))),
            None if self.opening && !self.discard.is_empty() => Err(NotationError::new(
                "discard: there is none before the start card",
            )),
            None if !self.opening && self.discard.is_empty() => {
                Err(NotationError::new("discard: the pile has no top card"))
            }
            None => Ok(()),
        }
    }

    /// The deck of all cards named, identical ones neighbors; and the cards in the order hands, draw, discard, aside.
    fn deal_out(&self) -> Result<(Deck, Vec<Card>), NotationError> {
        let discard = self.discard.iter().map(|(card, _)| card);
        let all: Vec<CardFaces> = self
            .hands
            .iter()
            .flatten()
            .chain(&self.draw)
            .chain(discard)
            .chain(&self.aside)
            .copied()
            .collect();
        let mut order: Vec<usize> = (0..all.len()).collect();
        order.sort_by_key(|&place| all[place]);
        let side = |side| {
            order
                .iter()
                .map(|&place| all[place].face(side))
                .collect::<Vec<Face>>()
        };
        let deck = Deck::two_sided(&side(Side::Light), &side(Side::Dark));
        let deck = deck
            .map_err(|_| NotationError::new(format!("hands: no deck has {} cards", all.len())))?;
        let mut cards = vec![Card(0); all.len()];
        for (index, &place) in order.iter().enumerate() {
            cards[place] = Card(index as u8);
        }
        Ok((deck, cards))
    }

    fn position(&self, cards: Vec<Card>) -> Position {
        let mut cards = cards.into_iter();
        let mut take = |count: usize| cards.by_ref().take(count).collect::<Vec<Card>>();
        let hands = self.hands.iter().map(|hand| take(hand.len())).collect();
        let mut draw = take(self.draw.len());
        draw.reverse();
        let seats = SeatSet(SeatSet::first(self.draft.seats).0 & !self.out.0);
        Position {
            match_state: MatchState {
                seats,
                bots: self.bots,
                struck: self.struck,
                used: self.used,
            },
            hands,
            draw,
            discard: take(self.discard.len()),
            out_of_play: take(self.aside.len()).into_iter().collect::<CardSet>(),
            put_out: SeatSet(self.out.0 & self.playing().0),
            dealer: self.dealer,
            turn: self.turn,
            direction: self.direction,
            side: self.side,
            color: self.discard.last().and_then(|&(_, named)| named),
            debt: self.debt,
        }
    }
}

/// Everything that the rules refuse about a set-up, in one line.
#[must_use]
pub fn setup_error(errors: &[RulesetError]) -> NotationError {
    let words = errors.iter().map(|error| match error {
        RulesetError::NoDares => format!("empty_dares: {error}"),
        _ => error.to_string(),
    });
    NotationError::new(words.collect::<Vec<_>>().join("; "))
}
