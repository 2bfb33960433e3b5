//! A table of computer players: rounds and whole games, with every action checked.

use uskalla::bots::Bot;
use uskalla::rules::{
    Action, Chance, DealerChoice, Deck, Event, Length, MatchState, Observation, Phase, Round,
    Rules, Ruleset, Seat, SeatAction, SeatSet, Seeded, TableAction, Totals, View, draw_for_dealer,
    law, settle, shuffle,
};

use crate::tally::Tally;

/// A table of computer players.
pub struct Table {
    pub rules: Rules,
    pub players: Vec<Box<dyn Bot>>,
    pub chance: Seeded,
    pub tally: Tally,
    events: Vec<Event>,
}

/// Makes the rules with a whole deck, of which Flip pairs the sides at random (F1).
pub fn whole_deck(ruleset: Ruleset, chance: &mut Seeded) -> Rules {
    let deck = Deck::standard(&ruleset, |dark| shuffle(dark, chance));
    Rules { ruleset, deck }
}

impl Table {
    /// Seats players at a table.
    pub fn new(rules: Rules, players: Vec<Box<dyn Bot>>, chance: Seeded) -> Table {
        Table {
            rules,
            players,
            chance,
            tally: Tally::default(),
            events: Vec::new(),
        }
    }

    fn everyone(&self) -> SeatSet {
        SeatSet::first(self.rules.ruleset.seats)
    }

    /// G2. Computer players have no age, so where the youngest deals they draw as well.
    pub fn first_dealer(&mut self) -> Seat {
        if let DealerChoice::Seat(seat) = self.rules.ruleset.dealer {
            return seat;
        }
        let draws = draw_for_dealer(&self.rules, self.everyone(), &mut self.chance);
        let value = |card| uskalla::rules::dealer_value(&self.rules, card);
        let last = draws
            .last()
            .and_then(|draw| draw.iter().max_by_key(|&&(_, card)| value(card)));
        last.map_or(Seat(0), |&(seat, _)| seat)
    }

    /// A round on its own; returns the next dealer.
    pub fn play_single(&mut self, dealer: Seat) -> Seat {
        let everyone = self.everyone();
        let before = Totals {
            playing: everyone,
            ..Totals::default()
        };
        let match_state = MatchState {
            seats: everyone,
            bots: everyone,
            ..MatchState::default()
        };
        if let Some(round) = self.play_round(dealer, match_state, &before) {
            self.tally.win(round.winner());
        }
        left_of(dealer, everyone)
    }

    /// A whole game; returns the next dealer.
    pub fn play_game(&mut self, first: Seat) -> Seat {
        let everyone = self.everyone();
        let mut totals = Totals {
            playing: everyone,
            ..Totals::default()
        };
        let mut match_state = MatchState {
            seats: everyone,
            bots: everyone,
            ..MatchState::default()
        };
        let mut dealer = first;
        while let Some(round) = self.play_round(dealer, match_state, &totals) {
            totals = settle(&self.rules, &round, &totals).totals;
            if totals.winner.is_some() || self.rules.ruleset.length == Length::Round {
                break;
            }
            match_state = MatchState {
                seats: totals.playing,
                ..round.match_state()
            };
            dealer = left_of(dealer, totals.playing);
        }
        self.tally.win(totals.winner);
        left_of(first, everyone)
    }

    /// Plays a round to its end and counts it; `None` when no card could start it.
    fn play_round(
        &mut self,
        dealer: Seat,
        match_state: MatchState,
        before: &Totals,
    ) -> Option<Round> {
        let mut round = Round::deal(
            &self.rules,
            dealer,
            match_state,
            &mut self.chance,
            &mut self.events,
        )
        .ok()?;
        self.tell(&round);
        let mut actions = 0;
        while let Some(seat) = round.current_player() {
            let action = self
                .jump_in(&round, seat)
                .unwrap_or_else(|| self.next_action(&round, seat));
            actions += u64::from(self.apply(&mut round, action));
            actions += self.call_and_catch(&mut round);
        }
        let points = settle(&self.rules, &round, before).points;
        self.tally.round(actions, round.winner(), &points);
        Some(round)
    }

    /// H4: whoever else may play is asked first, beginning with the seat of the lowest number.
    fn jump_in(&mut self, round: &Round, current_player: Seat) -> Option<Action> {
        if !self.rules.ruleset.jump_in {
            return None;
        }
        round
            .seats()
            .iter()
            .filter(|&seat| seat != current_player)
            .find_map(|seat| {
                let view = View::of(&self.rules, round, Some(seat));
                let play = if view.legal_actions.is_empty() {
                    None
                } else {
                    self.players[seat.index()].jumps_in(&view)
                };
                play.map(|play| Action::Seat(seat, SeatAction::Play(play)))
            })
    }

    fn next_action(&mut self, round: &Round, seat: Seat) -> Action {
        if matches!(round.phase(), Phase::Verdict(_)) {
            let done = self.chance.below(2) == 0;
            return Action::Table(if done {
                TableAction::Done
            } else {
                TableAction::Failed
            });
        }
        let view = View::of(&self.rules, round, Some(seat));
        Action::Seat(seat, self.players[seat.index()].decide(&view))
    }

    /// Carries out an action; an illegal one is counted, and another legal one takes its place. Whether any was accepted.
    fn apply(&mut self, round: &mut Round, action: Action) -> bool {
        let mut accepted = round
            .apply(&self.rules, action, &mut self.chance, &mut self.events)
            .is_ok();
        if !accepted {
            self.tally.refused += 1;
            if let Action::Seat(seat, _) = action {
                let choices = round.legal_actions(&self.rules, seat).into_iter();
                let ways: Vec<SeatAction> = choices
                    .flat_map(|action| round.ways(&self.rules, seat, action))
                    .collect();
                let next = ways.into_iter().map(|action| Action::Seat(seat, action));
                accepted = next.into_iter().any(|action| {
                    round
                        .apply(&self.rules, action, &mut self.chance, &mut self.events)
                        .is_ok()
                });
            }
        }
        self.tell(round);
        self.tally.lost += u64::from(!law::conserved(&self.rules, round));
        accepted
    }

    /// Lets every player see what has happened.
    fn tell(&mut self, round: &Round) {
        for (seat, player) in (0..).map(Seat).zip(&mut self.players) {
            let seen = self
                .events
                .iter()
                .map(|event| event.observed_by(Some(seat), round.side(), &self.rules));
            player.observe(&seen.collect::<Vec<Observation>>());
        }
        self.events.clear();
    }

    /// While the window is open the player down to one card may call, and the others may catch. Returns the actions taken.
    fn call_and_catch(&mut self, round: &mut Round) -> u64 {
        let Some(window) = round.call_window().filter(|window| !window.called) else {
            return 0;
        };
        let view = View::of(&self.rules, round, Some(window.seat));
        if view.may_call && self.players[window.seat.index()].calls(&view) {
            return u64::from(self.apply(round, Action::Seat(window.seat, SeatAction::Uno)));
        }
        for seat in round.seats().iter().filter(|&seat| seat != window.seat) {
            let view = View::of(&self.rules, round, Some(seat));
            if view.may_catch.is_some() && self.players[seat.index()].catches(&view) {
                return u64::from(
                    self.apply(round, Action::Seat(seat, SeatAction::Catch(window.seat))),
                );
            }
        }
        0
    }
}

/// The next occupied seat clockwise (G2).
fn left_of(dealer: Seat, seats: SeatSet) -> Seat {
    let later = seats.iter().find(|seat| seat.0 > dealer.0);
    later.or_else(|| seats.iter().next()).unwrap_or(dealer)
}
