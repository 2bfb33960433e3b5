//! What computer players know: nothing that their seat may not, and enough to deal a round that looks the same to them.

use super::support::*;
use uskalla::bots::{Bot, Level, Mind, Sampler};
use uskalla::rules::*;

/// Rounds of each game with random options.
const ROUNDS: u64 = 16;

/// Plays rounds of a game at random, with a mind of some level that watches from every seat, and shows every moment to `look`.
fn watch(edition: Edition, mut look: impl FnMut(&Rules, &Round, Seat, &mut Mind, &mut Dice)) {
    for seed in 0..ROUNDS {
        let mut dice = Dice::new(seed ^ 0x0b5e);
        let rules = random_rules(edition, &mut dice);
        let seats = SeatSet::first(rules.ruleset.seats);
        let level = Level::ALL[seed as usize % Level::ALL.len()];
        let mut minds: Vec<Mind> = (0..rules.ruleset.seats)
            .map(|seat| Mind::new(level, u64::from(seat)).with_simulations(2))
            .collect();
        let match_state = MatchState {
            seats,
            bots: SeatSet(dice.below(0x400) as u16 & seats.0),
            ..MatchState::default()
        };
        let mut chance = Seeded::new(seed);
        let mut events: Vec<Event> = Vec::new();
        let dealt = Round::deal(&rules, Seat(0), match_state, &mut chance, &mut events);
        let mut round = dealt.expect("a whole deck has a start card");
        while !round.is_over() {
            for (seat, mind) in (0..).map(Seat).zip(&mut minds) {
                let seen: Vec<Observation> = events
                    .iter()
                    .map(|event| event.observed_by(Some(seat), round.side(), &rules))
                    .collect();
                mind.observe(&seen);
                if dice.below(16) == 0 && round.seats().contains(seat) {
                    look(&rules, &round, seat, mind, &mut dice);
                }
            }
            events.clear();
            let command = random_command(&rules, &round, &mut dice);
            let applied = round.apply(&rules, command, &mut chance, &mut events);
            assert_eq!(applied, Ok(()), "{command:?}");
        }
    }
}

/// The cards that a seat does not see, dealt in another way that looks the same to it. In Flip backs of hands are seen, so there
/// only the draw pile beneath its top card changes.
fn dealt_otherwise(rules: &Rules, round: &Round, seat: Seat, dice: &mut Dice) -> Round {
    let others = round.seats().iter().chain(round.put_out().iter());
    let mut hands: Vec<Card> = Vec::new();
    for other in others.filter(|&other| other != seat) {
        hands.extend(round.hand(other).iter());
    }
    let held = hands.len();
    let mut cards = hands;
    cards.extend(round.draw_pile());
    let hidden = if rules.ruleset.edition == Edition::Flip {
        held..cards.len().saturating_sub(1).max(held)
    } else {
        0..cards.len()
    };
    let hidden = &mut cards[hidden];
    dice.shuffle(hidden);
    round
        .with_hidden(Some(seat), &cards)
        .expect("the cards are those hidden")
}

/// Whether the phase holds a card or a hand that stays where it is when the hidden cards are dealt otherwise.
fn is_bound(round: &Round) -> bool {
    matches!(round.phase(), Phase::Drawn(_))
}

fn hidden_cards_change_no_decision(edition: Edition) {
    let mut compared = 0;
    watch(edition, |rules, round, seat, mind, dice| {
        if round.current_player() != Some(seat) || matches!(round.phase(), Phase::Verdict(_)) {
            return;
        }
        let other = if is_bound(round) {
            *round
        } else {
            dealt_otherwise(rules, round, seat, dice)
        };
        let view = View::of(rules, round, Some(seat));
        let other_view = View::of(rules, &other, Some(seat));
        assert_eq!(view, other_view, "the seat is shown what it may not know");
        let mut twin = mind.clone();
        let decided = mind.decide(&view);
        assert_eq!(decided, twin.decide(&other_view));
        assert_eq!(mind.calls(&view), twin.calls(&other_view));
        assert_eq!(mind.catches(&view), twin.catches(&other_view));
        let mut next = *round;
        let command = Action::Seat(seat, decided);
        let applied = next.apply(rules, command, &mut Seeded::new(1), &mut NoEvents);
        assert_eq!(
            applied,
            Ok(()),
            "{command:?} in {:?} of {:?}",
            round.phase(),
            rules.ruleset
        );
        compared += 1;
    });
    assert!(compared > 20, "{edition:?}: only {compared} decisions");
}

fn a_sampled_round_looks_the_same(edition: Edition) {
    let mut compared = 0;
    watch(edition, |rules, round, seat, mind, dice| {
        let view = View::of(rules, round, Some(seat));
        if view.current_player == Some(seat) && !view.legal_actions.is_empty() {
            // As in play, where a player is shown the view on which it decides and takes in what follows by its rules.
            mind.begin(&view);
        }
        let mut chance = Seeded::lazy(dice.below(1 << 30) as u64);
        let sampler = Sampler::new(&view, mind.knowledge());
        let mut sampler = sampler.expect("the view shows cards of the deck");
        for _ in 0..2 {
            let supposed = sampler.sample(&mut chance);
            assert!(law::conserved(sampler.rules(), &supposed));
            assert_eq!(View::of(sampler.rules(), &supposed, Some(seat)), view);
            compared += 1;
        }
    });
    assert!(compared > 200, "{edition:?}: only {compared} rounds");
}

macro_rules! each_game {
    ($($name:ident: $edition:ident;)+) => {
        mod hidden_cards_change_no_decision {
            $(#[test] fn $name() { super::hidden_cards_change_no_decision(super::Edition::$edition); })+
        }
        mod a_sampled_round_looks_the_same {
            $(#[test] fn $name() { super::a_sampled_round_looks_the_same(super::Edition::$edition); })+
        }
    };
}

each_game! {
    dare: Dare;
    adults: Adults;
    classic: Classic;
    no_mercy: NoMercy;
    flip: Flip;
    attack: Attack;
}
