//! Cards, actions and options: parsing and printing are inverses.

use uskalla::notation::{
    CardFaces, action_text, card_text, changed_options, custom_text, face_text, parse_action,
    parse_card, parse_cards, parse_custom, parse_face, parse_seat_action, seat_action_text,
    set_option,
};
use uskalla::rules::{
    Action, CustomEffect, Deck, Edition, MatchState, NoEvents, OPTIONS, Round, RulesetDraft, Seat,
    SeatAction, SeatSet, Seeded, Symbol,
};

use crate::every_action::every_action;
use crate::rules;

fn whole_decks() -> Vec<(Edition, CardFaces)> {
    let cards = |edition| {
        let mut draft = RulesetDraft::new(edition, 3);
        if edition == Edition::Classic {
            set_option(&mut draft, "edition", "112").expect("an option of classic");
        }
        let deck = Deck::standard(&draft.check().expect("a set-up"), |dark| {
            dark.rotate_left(40);
        });
        deck.cards()
            .map(|card| (edition, CardFaces::of(&deck, card)))
            .collect::<Vec<_>>()
    };
    Edition::ALL.into_iter().flat_map(cards).collect()
}

#[test]
fn every_card_of_every_deck_is_printed_and_read() {
    for (edition, card) in whole_decks() {
        let text = card_text(edition, card);
        assert_eq!(parse_card(edition, &text), Ok(card), "{text}");
        assert_eq!(parse_face(edition, &face_text(card.dark)), Ok(card.dark));
    }
}

#[test]
fn the_table_of_cards_holds() {
    let game = |edition, yes: &str, no: &str| {
        for code in yes.split(' ') {
            assert_eq!(
                parse_face(edition, code).map(face_text).as_deref(),
                Ok(code)
            );
        }
        for code in no.split(' ') {
            assert!(parse_face(edition, code).is_err(), "{code} in {edition:?}");
        }
    };
    game(
        Edition::Dare,
        "R0 Y9 GS BV RD1 RD16 WD1 WD16",
        "W W+4 R+2 RD0 RD17 WD17 WD RE RX P5 R10 R05 RD01 r5 R W= WC1 RF",
    );
    game(Edition::Adults, "RD1 WD9", "R+1 W");
    game(
        Edition::Classic,
        "R+2 W W+4 WS WC1 WC3",
        "WC0 WC4 RD1 R+4 R+1 RE WR W+2 PS",
    );
    game(
        Edition::NoMercy,
        "R+2 R+4 RE RX WV+4 W+6 W+10 WR R0",
        "W W+4 RF R+5 W+8 WA",
    );
    game(
        Edition::Flip,
        "R+1 RF W W+2 P+5 PE PF PV U9 W+C RS",
        "P+1 R+5 PS RE W+4 R+2 RD1",
    );
    game(Edition::Attack, "RH2 RT RX W WA WF RV", "RE R+2 WS RH1 W+4");
}

#[test]
fn a_flip_card_gives_both_faces_light_first() {
    assert!(parse_card(Edition::Flip, "R5/T3").is_ok());
    for text in [
        "R5", "T3/R5", "R5/R5", "W+C/T3", "R5/W+2", "R5/", "/T3", "R5/T3/T3", "R5/T3=P",
    ] {
        assert!(parse_card(Edition::Flip, text).is_err(), "{text}");
    }
    assert!(parse_card(Edition::Dare, "R5/R5").is_err());
    assert_eq!(
        parse_cards(Edition::Dare, " R5  R6 ").map(|cards| cards.len()),
        Ok(2)
    );
}

#[test]
fn every_action_is_printed_and_read() {
    for edition in Edition::ALL {
        let rules = rules(edition, 3);
        let match_state = MatchState {
            seats: SeatSet::first(3),
            ..MatchState::default()
        };
        let round = Round::deal(
            &rules,
            Seat(0),
            match_state,
            &mut Seeded::new(3),
            &mut NoEvents,
        )
        .expect("a round");
        for command in every_action(&rules, &round, 3) {
            // A color on a card that takes none cannot be written down.
            if let Action::Seat(_, SeatAction::Play(play)) = command
                && play.color.is_some()
                && !play.face.is_wild()
                && play.face.symbol != Symbol::Flip
            {
                assert!(parse_action(edition, &action_text(command)).is_err());
                continue;
            }
            let text = action_text(command);
            assert_eq!(parse_action(edition, &text), Ok(command), "{text}");
        }
    }
}

#[test]
fn actions_are_written_as_the_table_says() {
    for text in [
        "1: play RS RS",
        "10: play WD9=G",
        "2: play R7 @3",
        "1: uno",
        "1: catch 2",
        "1: dare do",
        "table: slip 2 7",
        "table: bot 3",
    ] {
        assert_eq!(
            parse_action(Edition::Dare, text)
                .map(action_text)
                .as_deref(),
            Ok(text)
        );
    }
    assert_eq!(
        parse_seat_action(Edition::Flip, "play RF=P")
            .map(seat_action_text)
            .as_deref(),
        Ok("play RF=P")
    );
    let wrong = [
        "",
        "1",
        "1:play R5",
        "0: draw",
        "11: draw",
        "01: draw",
        "x: draw",
        "1: play",
        "1: play ",
        "1: play R5 ",
        "1:  draw",
        "1: draw ",
        "1: play R5 R6",
        "1: play R5=G",
        "1: play R5 @0",
        "1: play @2",
        "1: color P",
        "1: color",
        "1: catch x",
        "table: draw",
        "table: slip 2",
        "table: slip 2 17",
        "table: slip 2 0",
        "table: leave",
        "1: done",
        "TABLE: done",
        "1: Draw",
        "1: play WD9=",
    ];
    for text in wrong {
        assert!(parse_action(Edition::Dare, text).is_err(), "{text:?}");
    }
}

#[test]
fn options_belong_to_their_games_even_with_their_defaults() {
    for edition in Edition::ALL {
        for option in OPTIONS.iter().filter(|option| option.key != "custom") {
            let mut draft = RulesetDraft::new(edition, 4);
            let values = [
                "draw", "2", "winner", "500", "game", "skip", "plays-on", "20", "try", "six", "4",
                "108", "yes", "dealer",
            ];
            let values = values
                .into_iter()
                .chain(["choose", "classic", "false", "off"]);
            let taken = values
                .filter(|value| set_option(&mut draft, option.key, value).is_ok())
                .count();
            assert_eq!(
                taken > 0,
                option.applies(edition),
                "{} in {edition:?}",
                option.key
            );
        }
        let mut draft = RulesetDraft::new(edition, 4);
        assert!(set_option(&mut draft, "custom", "none").is_err());
        assert!(set_option(&mut draft, "colour", "red").is_err());
    }
}

#[test]
fn values_outside_their_range_are_refused() {
    let refused = |key: &str, value: &str| {
        set_option(&mut RulesetDraft::new(Edition::Dare, 4), key, value).is_err()
    };
    for (key, value) in [
        ("target", "49"),
        ("target", "5001"),
        ("target", "0500"),
        ("target", "+500"),
        ("target", ""),
        ("dealer", "seat:5"),
    ] {
        assert!(refused(key, value), "{key}={value}");
    }
    for (key, value) in [
        ("dealer", "seat:0"),
        ("dealer", "seat:"),
        ("uno_penalty", "3"),
        ("jump_in", "yes"),
        ("scoring", "Winner"),
    ] {
        assert!(refused(key, value), "{key}={value}");
    }
}

#[test]
fn the_defaults_of_a_game_are_no_change() {
    for edition in Edition::ALL {
        assert_eq!(changed_options(&RulesetDraft::new(edition, 2)), []);
    }
    let mut draft = RulesetDraft::new(Edition::NoMercy, 2);
    for (key, value) in [("length", "game"), ("target", "500"), ("dealer", "seat:2")] {
        set_option(&mut draft, key, value).expect("an option of the game");
    }
    let changed = changed_options(&draft)
        .into_iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect::<Vec<_>>();
    assert_eq!(changed, ["dealer=seat:2", "target=500", "length=game"]);
}

#[test]
fn effects_of_customizables_are_printed_and_read() {
    for text in ["none", "draw:1", "draw:4", "until:R", "skip", "dare"] {
        assert_eq!(parse_custom(text).map(custom_text).as_deref(), Ok(text));
    }
    for text in [
        "",
        "draw",
        "draw:0",
        "draw:5",
        "until:P",
        "until:RED",
        "Skip",
        "draw:1:1",
    ] {
        assert!(parse_custom(text).is_err(), "{text:?}");
    }
    assert_eq!(parse_custom("draw:3"), Ok(CustomEffect::Draw(3)));
}
