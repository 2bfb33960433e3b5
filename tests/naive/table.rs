//! A position laid open as plain lists: what a person with all cards face up would see.

use uskalla::rules::*;

/// A position.
#[derive(Clone, Debug)]
pub struct Table {
    /// The options in force.
    pub rules: Ruleset,
    /// The hands by seat, by their active faces.
    pub hands: Vec<Vec<Face>>,
    /// The seats still in.
    pub within: Vec<Seat>,
    /// The seats played by the computer.
    pub computers: Vec<Seat>,
    /// The top of the discard pile.
    pub top: Face,
    /// The color named for a wild on top.
    pub named: Option<Color>,
    /// The other face of the oldest discard, which a Flip brings to the top (F4).
    pub under: Face,
    /// The side in play (F2).
    pub side: Side,
    /// Cards in the draw pile, in the discard pile, and set aside (N5).
    pub piles: (usize, usize, usize),
    /// What is awaited.
    pub phase: Phase,
    /// Of whom.
    pub current_player: Option<Seat>,
    /// The drawn card that may be played or kept.
    pub drawn: Option<Face>,
    /// Who has played down to one card and may still be caught or call, and whether the call was made.
    pub window: Option<(Seat, bool)>,
    /// Whether the one to act has called before playing.
    pub called: bool,
    /// Numbers of the lasting dares open on each seat.
    pub lasting: Vec<Vec<u8>>,
}

impl Table {
    /// Lays a round open.
    pub fn of(rules: &Rules, round: &Round) -> Table {
        let face = |card: Card| rules.deck.side(round.side()).face(card);
        let seats = || (0..rules.ruleset.seats).map(Seat);
        Table {
            rules: rules.ruleset,
            hands: seats()
                .map(|seat| round.hand(seat).iter().map(face).collect())
                .collect(),
            within: seats()
                .filter(|&seat| round.seats().contains(seat))
                .collect(),
            computers: seats()
                .filter(|&seat| round.bots().contains(seat))
                .collect(),
            top: round.top_face(rules),
            named: round.color(),
            under: rules
                .deck
                .side(round.side().turned())
                .face(round.discard_pile()[0]),
            side: round.side(),
            piles: (
                round.draw_pile().len(),
                round.discard_pile().len(),
                round.out_of_play().len(),
            ),
            phase: *round.phase(),
            current_player: round.current_player(),
            drawn: if let Phase::Drawn(card) = round.phase() {
                Some(face(*card))
            } else {
                None
            },
            window: round
                .call_window()
                .map(|window| (window.seat, window.called)),
            called: round.called_early(),
            lasting: seats()
                .map(|seat| round.open_dares(seat).iter().collect())
                .collect(),
        }
    }

    /// The hand of a seat; no seat beyond the table holds a card.
    pub fn hand(&self, seat: Seat) -> &[Face] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The different faces of a hand.
    pub fn faces_of(&self, seat: Seat) -> Vec<Face> {
        let mut faces = Vec::new();
        for &face in self.hand(seat) {
            if !faces.contains(&face) {
                faces.push(face);
            }
        }
        faces
    }

    /// Whether a seat is still in.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.within.contains(&seat)
    }

    /// G7: the top card's color or, on a wild, the color named for it.
    pub fn color_in_play(&self) -> Option<Color> {
        if self.top.color.is_some() {
            self.top.color
        } else {
            self.named
        }
    }

    /// G9: a card can be had from the draw pile, from the discard pile beneath its top card, or from what was set aside, which the
    /// next reshuffle takes in (N5).
    pub fn can_draw(&self) -> bool {
        let (draw, discard, aside) = self.piles;
        draw > 0 || discard > 1 || aside > 0
    }
}
