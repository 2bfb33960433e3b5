//! Playing a round on by the trained reflex, each seat by what it can know.

use super::features::{Public, Scene};
use super::policy::{Policy, Way, draw, list_ways};
use crate::rules::{
    Action, ActionError, CardSet, Chance, Legal, NoEvents, Phase, Round, Rules, Seat, SeatAction,
    Symbol, TableAction,
};

/// A round that has taken so many actions is left undecided.
const LIMIT: usize = 600;

/// What a table does in its own way where the rules would leave a choice.
pub trait Customs {
    /// Returns what a seat may do, without what players of this table never do.
    #[inline]
    fn legal(&self, rules: &Rules, round: &Round, seat: Seat) -> Legal {
        round.legal(rules, seat)
    }

    /// Deals with a card just drawn, if players of this table have no choice about it.
    ///
    /// # Errors
    /// When what is done is refused.
    #[inline]
    fn deal_with_drawn<C: Chance>(
        &self,
        _rules: &Rules,
        _round: &mut Round,
        _chance: &mut C,
    ) -> Result<(), ActionError> {
        Ok(())
    }
}

/// A table that leaves every choice to its players.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoCustoms;

impl Customs for NoCustoms {}

/// A round with what everybody has seen of it.
#[derive(Clone, Debug)]
pub struct Position {
    /// The round.
    pub round: Round,
    /// What everybody has seen.
    pub public: Public,
}

/// What a round is played by.
#[derive(Clone, Copy)]
pub struct Playing<'a, K> {
    /// The rules.
    pub rules: &'a Rules,
    /// The customs of the table.
    pub customs: &'a K,
    /// The reflex of all players.
    pub policy: &'a Policy,
}

impl<K: Customs> Playing<'_, K> {
    /// Does what a seat has chosen, and notes what everybody sees of it.
    ///
    /// # Errors
    /// When the rules refuse it.
    #[inline]
    pub fn carry_out<C: Chance>(
        &self,
        position: &mut Position,
        seat: Seat,
        action: SeatAction,
        chance: &mut C,
    ) -> Result<(), ActionError> {
        let Position { round, public } = position;
        let color = round.color();
        let (held, laid) = (round.hand(seat).len(), round.discard_pile().len());
        round.apply(
            self.rules,
            Action::Seat(seat, action),
            chance,
            &mut NoEvents,
        )?;
        match action {
            SeatAction::Play(play) => {
                public.color_before = color;
                let moves_hands = match play.face.symbol {
                    Symbol::WildShuffle | Symbol::Flip => true,
                    Symbol::Number(0) => self.rules.ruleset.swaps_on_seven(),
                    _ => play.swap.is_some(),
                };
                if moves_hands {
                    public.voids.clear();
                }
            }
            SeatAction::Draw | SeatAction::Press => {
                if let Some(color) = color {
                    let now = round.hand(seat).len();
                    public.voids.drew(seat, color.index(), held, now);
                }
                self.customs.deal_with_drawn(self.rules, round, chance)?;
            }
            _ => {}
        }
        if round.discard_pile().len() < laid {
            public.seen = CardSet::EMPTY;
        }
        public.seen.insert(round.top());
        Ok(())
    }

    /// Lists and scores what a seat may do now.
    #[inline]
    pub fn ways(&self, position: &Position, seat: Seat, ways: &mut Vec<Way>) {
        let Position { round, public } = position;
        let legal = self.customs.legal(self.rules, round, seat);
        let scene = Scene::new(self.rules, round, public, seat);
        list_ways(&scene, legal, ways);
        if ways.len() > 1 {
            self.policy.score(round.seats(), ways);
        }
    }

    /// Plays a round to its end, every seat by the policy with chance; returns the winner. `ways` is room to work in.
    pub fn play_out<C: Chance>(
        &self,
        position: &mut Position,
        ways: &mut Vec<Way>,
        chance: &mut C,
    ) -> Option<Seat> {
        for _ in 0..LIMIT {
            let Some(seat) = position.round.current_player() else {
                return position.round.winner();
            };
            if matches!(position.round.phase(), Phase::Verdict(_)) {
                self.judge(&mut position.round, chance).ok()?;
            } else {
                let action = self.choose(position, seat, ways, chance)?;
                self.carry_out(position, seat, action, chance).ok()?;
            }
        }
        None
    }

    /// Gives the table's verdict, by the chance with which computer players succeed (D12).
    ///
    /// # Errors
    /// When there is nothing to judge.
    pub fn judge<C: Chance>(&self, round: &mut Round, chance: &mut C) -> Result<(), ActionError> {
        let verdict = if chance.performs() {
            TableAction::Done
        } else {
            TableAction::Failed
        };
        round.apply(self.rules, Action::Table(verdict), chance, &mut NoEvents)
    }

    #[inline]
    fn choose<C: Chance>(
        &self,
        position: &Position,
        seat: Seat,
        ways: &mut Vec<Way>,
        chance: &mut C,
    ) -> Option<SeatAction> {
        let Position { round, public } = position;
        let legal = self.customs.legal(self.rules, round, seat);
        if legal.cards.is_empty()
            && legal.other_actions.len() == 1
            && !legal.other_actions.names_color()
        {
            return legal.other_actions.nth(0);
        }
        let scene = Scene::new(self.rules, round, public, seat);
        list_ways(&scene, legal, ways);
        if ways.len() > 1 {
            self.policy.score(round.seats(), ways);
            return Some(ways[draw(ways, 1.0, chance)].action);
        }
        ways.first().map(|way| way.action)
    }
}
