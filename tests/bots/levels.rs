//! Levels that beat the one below them: small seeded matches for two, of which `uskalla strength` plays the large ones.

use super::support::*;
use uskalla::bots::{Bot, Level, Mind};
use uskalla::rules::*;

/// Plays a round; returns the winner. Everybody calls and nobody catches, so that only the play of cards is compared.
fn play(rules: &Rules, dealer: Seat, minds: &mut [Mind; 2], seed: u64) -> Option<Seat> {
    let seats = SeatSet::first(2);
    let match_state = MatchState {
        seats,
        bots: seats,
        ..MatchState::default()
    };
    let mut chance = Seeded::lazy(seed);
    let mut events: Vec<Event> = Vec::new();
    let dealt = Round::deal(rules, dealer, match_state, &mut chance, &mut events);
    let mut round = dealt.expect("a whole deck has a start card");
    while let Some(seat) = round.current_player() {
        for (watcher, mind) in (0..).map(Seat).zip(minds.iter_mut()) {
            let observations: Vec<Observation> = events
                .iter()
                .map(|event| event.observed_by(Some(watcher), round.side(), rules))
                .collect();
            mind.observe(&observations);
        }
        events.clear();
        let view = View::of(rules, &round, Some(seat));
        let decided = Action::Seat(seat, minds[seat.index()].decide(&view));
        let applied = round.apply(rules, decided, &mut chance, &mut events);
        assert_eq!(applied, Ok(()), "{decided:?}");
    }
    round.winner()
}

/// Plays a match for two and checks that the first level wins more of the decided rounds than the second: that half of them lies below
/// the interval which holds the true share 95 times of a hundred.
fn beats(edition: Edition, levels: [Level; 2], rounds: u64, simulations: u32) {
    let ruleset = RulesetDraft::new(edition, 2).check().expect("the defaults");
    let rules = rules_of(ruleset, &mut Dice::new(7));
    let (mut won, mut decided) = (0_u32, 0_u32);
    for number in 0..rounds {
        let first = Seat((number % 2) as u8);
        let [one, other] = levels
            .map(|level| Mind::new(level, number ^ level as u64).with_simulations(simulations));
        let mut minds = if first == Seat(0) {
            [one, other]
        } else {
            [other, one]
        };
        let dealer = Seat((number / 2 % 2) as u8);
        let winner = play(&rules, dealer, &mut minds, number);
        won += u32::from(winner == Some(first));
        decided += u32::from(winner.is_some());
    }
    let share = f64::from(won) / f64::from(decided);
    let error = 1.96 * (share * (1.0 - share) / f64::from(decided)).sqrt();
    assert!(
        share - error > 0.5,
        "{edition:?}: {levels:?} {share} ± {error} of {decided} decided rounds"
    );
}

#[test]
fn easy_beats_partner_in_every_game() {
    for edition in Edition::ALL {
        beats(edition, [Level::Easy, Level::Partner], 400, 0);
    }
}

#[test]
fn solid_beats_easy_in_every_game() {
    for edition in Edition::ALL {
        // In No Mercy the two are nearest to each other.
        let rounds = if edition == Edition::NoMercy {
            4_000
        } else {
            1_000
        };
        beats(edition, [Level::Solid, Level::Easy], rounds, 0);
    }
}

/// The other games are left out: with 40 simulations the strong level wins too few rounds more there for a match of this length to
/// tell (docs/benchmarks.md).
#[test]
fn strong_beats_solid_in_no_mercy() {
    beats(Edition::NoMercy, [Level::Strong, Level::Solid], 400, 40);
}

#[test]
fn slices_of_thought_make_no_difference() {
    let ruleset = RulesetDraft::new(Edition::Classic, 3)
        .check()
        .expect("the defaults");
    let rules = rules_of(ruleset, &mut Dice::new(7));
    let mut thought = 0;
    for seed in 0..40 {
        let round = deal(&rules, seed, &mut Dice::new(seed));
        let Some(seat) = round.current_player() else {
            continue;
        };
        let view = View::of(&rules, &round, Some(seat));
        let think = |slices: &[u32]| {
            let mut thinking = Mind::new(Level::Strong, seed).begin(&view);
            for &slice in slices {
                thinking.run(slice);
            }
            (thinking.best(), thinking.simulations())
        };
        let at_once = think(&[70]);
        assert_eq!(at_once, think(&[1, 30, 7, 32]));
        thought += at_once.1;
    }
    assert!(thought > 1000, "{thought}");
}

#[test]
fn dares_are_tried_as_long_as_the_verdicts_give_hope() {
    let mut asked = 0;
    let ruleset = RulesetDraft::new(Edition::Dare, 2)
        .check()
        .expect("the defaults");
    let rules = rules_of(ruleset, &mut Dice::new(3));
    for seed in 0..400 {
        let round = deal(&rules, seed, &mut Dice::new(seed));
        if !matches!(round.phase(), Phase::Dare(_)) {
            continue;
        }
        let seat = round.current_player().expect("somebody answers");
        let view = View::of(&rules, &round, Some(seat));
        if !view.may(SeatAction::DareDo) {
            continue;
        }
        let mut mind = Mind::new(Level::Strong, seed);
        assert_eq!(mind.decide(&view), SeatAction::DareDo);
        let failed = Observation::Public(PublicEvent::DareFailed(seat, 1));
        mind.observe(&vec![failed; 12]);
        assert_eq!(mind.decide(&view), SeatAction::DareDraw);
        asked += 1;
    }
    assert!(asked > 5, "{asked}");
}
