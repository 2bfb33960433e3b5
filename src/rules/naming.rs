//! What a play names besides its face: a color, a seat, how many cards (G8, H7).

use super::action::{Play, SeatAction};
use super::card::{Card, Color, Symbol};
use super::deck::{Rules, flag};
use super::error::ActionError;
use super::round::Round;
use super::seat::{Seat, SeatSet};

impl Round {
    /// Whether a play must name a color (G8, F4, N10).
    #[inline]
    #[must_use]
    pub fn asks_color(&self, rules: &Rules, seat: Seat, play: Play) -> bool {
        let symbol = play.face.symbol;
        (symbol.is_wild() || symbol == Symbol::Flip) && self.wild_asks_color(rules, seat, play)
    }

    /// Whether a play of a card may have to name a color or a seat; else it names nothing, whatever the state of the round.
    #[inline]
    #[must_use]
    pub fn may_name(&self, rules: &Rules, card: Card) -> bool {
        self.flags(rules, card) & (flag::NAMES | flag::SEVEN_ZERO) != 0
    }

    /// What there is about a play of a card under these rules, as bits of [`flag`].
    #[inline]
    pub(super) fn flags(&self, rules: &Rules, card: Card) -> u8 {
        rules.deck.side(self.side).flags(card) & rules.ruleset.flags
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
        rules
            .deck
            .side(self.side.turned())
            .face(self.discard[0])
            .is_wild()
    }

    /// Whether a play must name a player to swap hands with (N6, H3, T4).
    #[inline]
    #[must_use]
    pub fn asks_swap(&self, rules: &Rules, seat: Seat, play: Play) -> bool {
        let swaps = rules.ruleset.swaps_on_seven()
            && play.face.symbol == Symbol::Number(7)
            && play.count == 1;
        play.face.symbol == Symbol::TradeHands || (swaps && !self.hand(seat).is_single())
    }

    /// The seats hands can be swapped with.
    #[must_use]
    pub fn swap_targets(&self, seat: Seat) -> SeatSet {
        let mut seats = self.seats;
        seats.remove(seat);
        seats
    }

    /// The action with a color and a seat filled in where it needs them: every way to carry out a choice.
    #[must_use]
    pub fn ways(&self, rules: &Rules, seat: Seat, action: SeatAction) -> Vec<SeatAction> {
        let SeatAction::Play(play) = action else {
            return vec![action];
        };
        let colors: Vec<Option<Color>> = if self.asks_color(rules, seat, play) {
            self.color_choices(play).map(Some).to_vec()
        } else {
            vec![None]
        };
        let swaps: Vec<Option<Seat>> = if self.asks_swap(rules, seat, play) {
            self.swap_targets(seat).iter().map(Some).collect()
        } else {
            vec![None]
        };
        let each = |&color: &Option<Color>| {
            swaps
                .iter()
                .map(move |&swap| {
                    SeatAction::Play(Play {
                        color,
                        swap,
                        ..play
                    })
                })
                .collect::<Vec<_>>()
        };
        colors.iter().flat_map(each).collect()
    }

    /// The colors a play may name: those of the side in play, or of the side a Flip brings up.
    #[must_use]
    pub fn color_choices(&self, play: Play) -> [Color; 4] {
        if play.face.symbol == Symbol::Flip {
            self.side.turned().colors()
        } else {
            self.side.colors()
        }
    }
}

/// Whether a play of a legal card names just what it must (G8, H7).
#[inline]
pub(super) fn check_naming(
    round: &Round,
    rules: &Rules,
    seat: Seat,
    play: Play,
) -> Result<(), ActionError> {
    if play.count != 1 && !(1..=round.together(rules, seat, play.face)).contains(&play.count) {
        return Err(ActionError::NotTogether);
    }
    match (round.asks_color(rules, seat, play), play.color) {
        (true, None) => return Err(ActionError::ColorMissing),
        (false, Some(_)) => return Err(ActionError::ColorNotAsked),
        (true, Some(color)) if !round.color_choices(play).contains(&color) => {
            return Err(ActionError::WrongColor(color));
        }
        _ => {}
    }
    match (round.asks_swap(rules, seat, play), play.swap) {
        (true, None) => Err(ActionError::SwapMissing),
        (false, Some(_)) => Err(ActionError::SwapNotAsked),
        (true, Some(other)) if !round.swap_targets(seat).contains(other) => {
            Err(ActionError::SwapTarget(other))
        }
        _ => Ok(()),
    }
}
