//! Laws that hold of every game under every combination of options, on random play.

mod support;

use proptest::prelude::*;
use support::every_action::every_action;
use support::*;
use uskalla::rules::*;

/// Rounds end long before this; the engine's own limit counts turn actions only (G18).
const ENDLESS: usize = 5_000;

/// Plays a round at random and looks at it after every action.
fn play(rules: &Rules, seed: u64, mut look: impl FnMut(&Round, usize)) -> (Round, usize) {
    let mut dice = Dice::new(seed);
    let mut chance = Seeded::new(seed ^ 0x5eed);
    let mut round = deal(rules, seed, &mut dice);
    let mut actions = 0;
    look(&round, actions);
    while !round.is_over() {
        let command = random_command(rules, &round, &mut dice);
        let applied = round.apply(rules, command, &mut chance, &mut NoEvents);
        assert_eq!(
            applied,
            Ok(()),
            "a legal command was refused: {command:?}\n{:#?}\n{round:?}",
            rules.ruleset
        );
        actions += 1;
        assert!(actions < ENDLESS, "an endless round: {:#?}", rules.ruleset);
        look(&round, actions);
    }
    (round, actions)
}

fn editions() -> impl Strategy<Value = Edition> {
    prop::sample::select(Edition::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_are_conserved_and_every_round_goes_on_to_its_end(edition in editions(), seed: u64) {
        let rules = random_rules(edition, &mut Dice::new(seed));
        for round in 0..4 {
            play(&rules, seed.wrapping_add(round), |round, _| {
                assert!(law::conserved(&rules, round), "cards lost: {round:?}");
                assert!(law::goes_on(&rules, round), "stuck: {:#?}\n{round:?}", rules.ruleset);
            });
        }
    }

    #[test]
    fn what_is_refused_changes_nothing(edition in editions(), seed: u64) {
        let rules = random_rules(edition, &mut Dice::new(seed));
        play(&rules, seed, |round, actions| {
            if !actions.is_multiple_of(23) {
                return;
            }
            let before = round.digest();
            for command in every_action(&rules, round, rules.ruleset.seats) {
                let mut copy = *round;
                if copy.apply(&rules, command, &mut Seeded::new(1), &mut NoEvents).is_err() {
                    assert_eq!(copy.digest(), before, "{command:?}");
                }
            }
        });
    }

    #[test]
    fn legal_if_and_only_if_accepted(edition in editions(), seed: u64) {
        let rules = random_rules(edition, &mut Dice::new(seed));
        play(&rules, seed, |round, actions| {
            if actions.is_multiple_of(19) {
                legal_is_accepted(&rules, round);
            }
        });
    }

    #[test]
    fn playing_a_card_is_playing_its_face(edition in editions(), seed: u64) {
        let rules = random_rules(edition, &mut Dice::new(seed));
        play(&rules, seed, |round, actions| {
            if actions.is_multiple_of(13) {
                card_is_played_as_its_face(&rules, round);
            }
        });
    }

    #[test]
    fn a_record_replays_to_the_same_state(edition in editions(), seed: u64) {
        let rules = random_rules(edition, &mut Dice::new(seed));
        let mut dice = Dice::new(seed);
        let mut source = Seeded::new(seed);
        let match_state = MatchState { seats: SeatSet::first(rules.ruleset.seats), ..MatchState::default() };
        let mut outcomes = Vec::new();
        let mut commands = Vec::new();
        let mut chance = Recorder::new(&mut source, &mut outcomes);
        let mut round = Round::deal(&rules, Seat(0), match_state, &mut chance, &mut NoEvents).unwrap();
        while !round.is_over() {
            let command = random_command(&rules, &round, &mut dice);
            round.apply(&rules, command, &mut chance, &mut NoEvents).unwrap();
            commands.push(command);
        }
        let mut replay = Replay::new(&outcomes);
        let mut again = Round::deal(&rules, Seat(0), match_state, &mut replay, &mut NoEvents).unwrap();
        for command in commands {
            again.apply(&rules, command, &mut replay, &mut NoEvents).unwrap();
        }
        prop_assert_eq!(again.digest(), round.digest());
        prop_assert!(!replay.strayed());
    }

    #[test]
    fn f2_nobody_sees_the_inactive_faces_of_the_own_hand(seed: u64) {
        let mut dice = Dice::new(seed);
        let rules = random_rules(Edition::Flip, &mut dice);
        play(&rules, seed, |round, actions| {
            if actions.is_multiple_of(9) {
                own_backs_do_not_show(&rules, round, &mut dice);
            }
        });
    }

    #[test]
    fn a_view_does_not_depend_on_what_it_may_not_know(edition in editions(), seed: u64) {
        let rules = random_rules(edition, &mut Dice::new(seed));
        play(&rules, seed, |round, actions| {
            if actions.is_multiple_of(5) && edition.is_two_sided() {
                numbers_of_cards_do_not_show(&rules, round, seed);
            } else if actions.is_multiple_of(5) {
                hidden_cards_do_not_show(&rules, round, seed);
            }
        });
    }
}

/// Each action among the choices is accepted in every way it can be carried out, and nothing else is.
fn legal_is_accepted(rules: &Rules, round: &Round) {
    for command in every_action(rules, round, rules.ruleset.seats) {
        let Action::Seat(seat, action) = command else {
            continue;
        };
        if matches!(action, SeatAction::Uno | SeatAction::Catch(_)) {
            continue;
        }
        let among = round.seats().contains(seat)
            && round
                .legal_actions(rules, seat)
                .into_iter()
                .any(|choice| round.ways(rules, seat, choice).contains(&action));
        assert_eq!(
            accepts(rules, round, command),
            among,
            "{command:?} in {:?}",
            round.phase()
        );
    }
}

/// Every card, in the hand or not, played by every seat with every kind of naming: accepted or refused as its face is, with the same
/// effects. Where an identical card comes first in the hand, that one may have been played instead.
fn card_is_played_as_its_face(rules: &Rules, round: &Round) {
    let table = rules.deck.side(round.side());
    let color = Some(round.side().colors()[2]);
    for seat in (0..rules.ruleset.seats).map(Seat) {
        let swap = round.swap_targets(seat).iter().next();
        for (card, names) in rules.deck.cards().flat_map(|card| {
            [(None, None), (color, None), (None, swap)]
                .map(|(color, swap)| (card, Names { color, swap }))
        }) {
            let face = table.face(card);
            let play = Play {
                color: names.color,
                swap: names.swap,
                ..Play::of(face)
            };
            let (mut by_card, mut by_face) = (*round, *round);
            let (mut told, mut retold): (Vec<Event>, Vec<Event>) = Default::default();
            let done = by_card.play_card(rules, seat, card, names, &mut Seeded::new(5), &mut told);
            let redone = by_face.apply(
                rules,
                Action::Seat(seat, SeatAction::Play(play)),
                &mut Seeded::new(5),
                &mut retold,
            );
            assert_eq!(done, redone, "{play:?} by {seat:?} in {:?}", round.phase());
            if done.is_err() || round.resolve(rules, seat, face) == Some(card) {
                assert_eq!(
                    (by_card.digest(), told),
                    (by_face.digest(), retold),
                    "{play:?}"
                );
            } else {
                let hands = |round: &Round| {
                    (0..rules.ruleset.seats)
                        .map(|seat| faces(rules, round, Seat(seat)))
                        .collect::<Vec<_>>()
                };
                assert_eq!(hands(&by_card), hands(&by_face), "{play:?}");
            }
        }
    }
}

/// The active faces of a hand, sorted.
fn faces(rules: &Rules, round: &Round, seat: Seat) -> Vec<Face> {
    let mut faces: Vec<Face> = round
        .hand(seat)
        .iter()
        .map(|card| rules.deck.side(round.side()).face(card))
        .collect();
    faces.sort_unstable();
    faces
}

/// Shuffles all cards that a viewer may not know among each other, and finds the same view.
fn hidden_cards_do_not_show(rules: &Rules, round: &Round, seed: u64) {
    let mut dice = Dice::new(seed);
    for viewer in round.seats().iter().map(Some).chain([None]) {
        let other = with_hidden_shuffled(rules, round, viewer, &mut dice);
        let (Some(other), false) = (
            other,
            matches!(round.phase(), Phase::Challenge(_) | Phase::Drawn(_)),
        ) else {
            continue;
        };
        let (mut a, mut b) = (
            View::of(rules, round, viewer),
            View::of(rules, &other, viewer),
        );
        // What others may do hangs on their cards; a viewer is told only of the own.
        a.hand.sort_unstable();
        b.hand.sort_unstable();
        assert_eq!(a, b);
    }
}

/// Flip: trades the inactive faces of a card of the viewer's hand and of one in the middle of the draw pile, both of which the
/// viewer may not know (F2), and finds the same view.
fn own_backs_do_not_show(rules: &Rules, round: &Round, dice: &mut Dice) {
    let pile = round.draw_pile();
    let (shown, hidden) = (round.side(), round.side().turned());
    for viewer in round
        .seats()
        .iter()
        .filter(|&seat| !round.hand(seat).is_empty() && pile.len() > 2)
    {
        let own = round
            .hand(viewer)
            .nth(dice.below(round.hand(viewer).len()))
            .unwrap();
        let other = pile[dice.below(pile.len() - 1)];
        let mut faces = [shown, hidden].map(|side| {
            rules
                .deck
                .cards()
                .map(|card| rules.deck.side(side).face(card))
                .collect::<Vec<_>>()
        });
        faces[1].swap(usize::from(own.0), usize::from(other.0));
        let [shown, hidden] = &faces;
        let light = round.side() == Side::Light;
        let deck = if light {
            Deck::two_sided(shown, hidden)
        } else {
            Deck::two_sided(hidden, shown)
        };
        let otherwise = Rules {
            ruleset: rules.ruleset,
            deck: deck.unwrap(),
        };
        assert_eq!(
            View::of(rules, round, Some(viewer)),
            View::of(&otherwise, round, Some(viewer))
        );
    }
}

/// Flip: numbers all cards otherwise, which is all that their order in the deck tells of the other side (F1), and trades the inactive
/// faces within the draw pile beneath its top; finds the same view.
fn numbers_of_cards_do_not_show(rules: &Rules, round: &Round, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut numbers: Vec<u8> = (0..rules.deck.len() as u8).collect();
    dice.shuffle(&mut numbers);
    let other = |card: Card| Card(numbers[usize::from(card.0)]);
    let mut faces = [Side::Light, Side::Dark].map(|side| {
        let table = rules.deck.side(side);
        let mut faces = vec![table.face(Card(0)); numbers.len()];
        for card in rules.deck.cards() {
            faces[usize::from(other(card).0)] = table.face(card);
        }
        faces
    });
    let draw: Vec<Card> = round.draw_pile().iter().copied().map(other).collect();
    let hidden = &mut faces[usize::from(round.side() == Side::Light)];
    for last in 1..draw.len().saturating_sub(1) {
        hidden.swap(
            usize::from(draw[last].0),
            usize::from(draw[dice.below(last + 1)].0),
        );
    }
    let otherwise = Rules {
        ruleset: rules.ruleset,
        deck: Deck::two_sided(&faces[0], &faces[1]).unwrap(),
    };
    for viewer in round.seats().iter() {
        let view = View::of(rules, round, Some(viewer));
        let supposed = Supposition {
            hands: std::array::from_fn(|seat| {
                round.hand(Seat(seat as u8)).iter().map(other).collect()
            }),
            own: round.hand_in_order(viewer).map(other).collect(),
            discard: round.discard_pile().iter().copied().map(other).collect(),
            draw: draw.clone(),
            out_of_play: round.out_of_play().iter().map(other).collect(),
            drawn: match round.phase() {
                Phase::Drawn(card) => Some(other(*card)),
                _ => None,
            },
            color_before: None,
            misses: 0,
        };
        let renumbered = Round::supposed(&otherwise, &view, &supposed);
        assert_eq!(View::of(&otherwise, &renumbered, Some(viewer)), view);
    }
}

/// The same position with the hidden cards dealt otherwise.
fn with_hidden_shuffled(
    rules: &Rules,
    round: &Round,
    viewer: Option<Seat>,
    dice: &mut Dice,
) -> Option<Round> {
    let seats: Vec<Seat> = (0..rules.ruleset.seats).map(Seat).collect();
    let hidden_seats: Vec<Seat> = seats
        .iter()
        .copied()
        .filter(|&seat| viewer != Some(seat))
        .collect();
    let mut hidden: Vec<Card> = hidden_seats
        .iter()
        .flat_map(|&seat| round.hand(seat).iter())
        .collect();
    hidden.extend(round.draw_pile());
    dice.shuffle(&mut hidden);
    round.with_hidden(viewer, &hidden)
}

#[test]
fn a_state_is_copy_and_small() {
    fn is_copy<T: Copy>() {}
    is_copy::<Round>();
    assert!(size_of::<Round>() <= 1024, "{}", size_of::<Round>());
}

#[test]
fn a_card_that_does_not_exist_is_refused() {
    let mut dice = Dice::new(8);
    for edition in Edition::ALL {
        let rules = random_rules(edition, &mut dice);
        play(&rules, 1, |round, _| {
            let Some(seat) = round.current_player() else {
                return;
            };
            for card in (rules.deck.len() as u8..=u8::MAX).map(Card) {
                let mut copy = *round;
                assert!(
                    copy.play_card(
                        &rules,
                        seat,
                        card,
                        Names::default(),
                        &mut Seeded::new(1),
                        &mut NoEvents
                    )
                    .is_err()
                );
                assert_eq!(copy.digest(), round.digest());
            }
        });
    }
}

#[test]
fn any_card_of_a_set_is_chosen_equally_often() {
    const DRAWS: u32 = 6_000;
    let mut chance = Seeded::new(11);
    // One to five cards in the same word and in different ones, twice also in the same place of two words; then many.
    let sets: [&[u8]; 9] = [
        &[5],
        &[9, 10],
        &[63, 64],
        &[0, 64],
        &[3, 70, 167],
        &[1, 2, 3, 4],
        &[7, 66, 71, 130],
        &[1, 2, 3, 4, 5],
        &[20, 84, 148],
    ];
    let many: Vec<u8> = (0..168).step_by(7).collect();
    for set in sets.into_iter().chain([many.as_slice()]) {
        let cards: CardSet = set.iter().copied().map(Card).collect();
        let mut counts = [0u32; 256];
        for _ in 0..DRAWS {
            counts[usize::from(cards.any(&mut chance).unwrap().0)] += 1;
        }
        let expected = DRAWS / set.len() as u32;
        let fair = |card: &u8| {
            counts[usize::from(*card)].abs_diff(expected) < expected / 5
                && counts[usize::from(*card)] > 0
        };
        assert!(
            set.iter().all(fair),
            "{set:?}: {:?}",
            set.iter()
                .map(|card| counts[usize::from(*card)])
                .collect::<Vec<_>>()
        );
        assert_eq!(
            counts.iter().sum::<u32>(),
            set.iter()
                .map(|card| counts[usize::from(*card)])
                .sum::<u32>(),
            "{set:?}"
        );
    }
    assert_eq!(CardSet::EMPTY.any(&mut chance), None);
}

#[test]
fn nothing_is_left_of_a_round_that_ended() {
    let mut dice = Dice::new(3);
    for seed in 0..200 {
        let rules = random_rules(Edition::Dare, &mut dice);
        let (round, _) = play(&rules, seed, |_, _| {});
        assert!(round.call_window().is_none());
        assert!((0..rules.ruleset.seats).all(|seat| round.open_dares(Seat(seat)).is_empty()));
        assert_eq!(round.current_player(), None);
        for command in every_action(&rules, &round, rules.ruleset.seats) {
            assert!(!accepts(&rules, &round, command));
        }
    }
}
