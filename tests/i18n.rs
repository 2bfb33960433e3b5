//! What holds of every text in every language.
#![allow(missing_docs)]

#[path = "i18n/samples.rs"]
mod samples;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use samples::{NAMES, all_events, all_refusals, faces};
use uskalla::dares::{Builtin, DareListError, Tag, TextError, TextPlace};
use uskalla::i18n::*;
use uskalla::notation::{face_text, parse_custom, set_option};
use uskalla::rules::*;
use uskalla::store::{SavedText, StoreError};
use uskalla::table::SetupError;

/// The names of the players in a text, in alphabetical order.
fn places(text: &str) -> BTreeSet<&str> {
    text.split('{')
        .skip(1)
        .map(|rest| rest.split_once('}').expect("a place is closed").0)
        .collect()
}

fn words_of(text: &str) -> Vec<&str> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect()
}

#[test]
fn every_message_stands_in_every_language() {
    let mut names = BTreeSet::new();
    for (name, word) in Message::all() {
        names.insert(name);
        for lang in Lang::ALL {
            let text = word.text(lang);
            assert!(
                !text.is_empty() && text.trim() == text,
                "{name} {lang:?}: {text:?}"
            );
            assert!(
                !text.contains(['\'', '"']) && !text.contains("..") && !text.contains("  "),
                "{name} {lang:?}: {text}"
            );
        }
    }
    assert!(names.len() > 450, "{}", names.len());
}

/// The sources of a folder, one after another.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder)
        .expect("a folder of the sources")
        .map(|entry| entry.expect("an entry").path());
    let text = |path: PathBuf| {
        if path.is_dir() {
            sources(&path)
        } else {
            fs::read_to_string(path).unwrap_or_default()
        }
    };
    entries.map(text).collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let said = |name: &str| {
        let uses = ["Message::", "Plural::"].map(|kind| [kind, name].concat());
        let is_end =
            |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
        uses.iter().any(|said| {
            sources
                .match_indices(said)
                .any(|(at, _)| is_end(&sources[at + said.len()..]))
        })
    };
    let options: BTreeSet<&str> = OPTIONS.iter().map(|option| option.key).collect();
    let unsaid: BTreeSet<&str> = Message::all()
        .map(|(name, _)| name)
        .filter(|name| !options.contains(name) && !said(name))
        .collect();
    assert_eq!(unsaid, BTreeSet::new());
}

#[test]
fn the_same_places_stand_in_every_language() {
    const KNOWN: [&str; 6] = ["name", "other", "n", "card", "color", "what"];
    for (name, word) in Message::all() {
        let english = places(word.text(Lang::En));
        assert!(
            english.iter().all(|place| KNOWN.contains(place)),
            "{name}: {english:?}"
        );
        for lang in Lang::ALL {
            assert_eq!(places(word.text(lang)), english, "{name} {lang:?}");
        }
    }
}

#[test]
fn no_text_was_left_in_english() {
    // What is the same in two languages because it is the same word, or no word at all.
    const SAME: [&str; 11] = [
        "ABOUT_VERSION",
        "FUEGO",
        "GROUP_COLOR",
        "HAND",
        "MILD",
        "ORANGE",
        "ROBOT_N",
        "SECONDS",
        "SPEED_NORMAL",
        "VERSION",
        "dealer",
    ];
    let left = |word: Message| {
        [Lang::Fi, Lang::Sv, Lang::Tr]
            .iter()
            .any(|lang| word.text(*lang) == word.text(Lang::En))
    };
    let found: BTreeSet<&str> = Message::all()
        .filter(|(_, word)| left(*word))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(found, BTreeSet::from(SAME));
}

#[test]
fn makers_names_stand_only_where_resemblance_is_told() {
    const NAMES: [&str; 6] = ["uno", "mattel", "flip", "attack", "dos", "mercy"];
    let made_by = |word: &&str| NAMES.iter().any(|name| word.eq_ignore_ascii_case(name));
    for (name, word) in
        Message::all().filter(|(name, _)| !matches!(*name, "RESEMBLES" | "DISCLAIMER"))
    {
        for lang in Lang::ALL {
            assert_eq!(
                words_of(word.text(lang)).iter().find(|word| made_by(word)),
                None,
                "{name} {lang:?}"
            );
        }
    }
    for lang in Lang::ALL {
        assert!(
            Message::DISCLAIMER.text(lang).starts_with("Uskalla ")
                && Message::DISCLAIMER.text(lang).contains("Mattel, Inc")
        );
    }
}

#[test]
fn each_event_is_one_short_sentence_that_speaks_to_nobody() {
    let names = NAMES;
    for event in all_events() {
        for lang in Lang::ALL {
            let told = sentence(&event, &names, lang)
                .unwrap_or_else(|| panic!("nothing told of {event:?}"));
            assert!(told.chars().count() <= 120, "{told}");
            assert!(
                told.ends_with(['.', '!', '”']) && !told.contains(['{', '}']),
                "{told}"
            );
            assert!(
                !told.trim_end_matches(['.', '!', '”']).contains(". "),
                "two sentences: {told}"
            );
            let second = samples::second_person(lang);
            assert_eq!(
                words_of(&told)
                    .into_iter()
                    .find(|word| second.contains(word)),
                None,
                "{told}"
            );
        }
    }
}

#[test]
fn only_an_empty_discarding_along_is_not_told() {
    let event = Observation::Public(PublicEvent::DiscardedAlong(Seat(0), 0));
    assert_eq!(sentence(&event, &NAMES, Lang::En), None);
}

#[test]
fn the_narrator_names_actor_act_card_and_color() {
    let aino = ["Aino", "Leo"];
    let told = |event: Observation, lang| sentence(&event, &aino, lang).expect("told");
    let play = |face, color| {
        Observation::Public(PublicEvent::Played {
            seat: Seat(0),
            face,
            count: 1,
            color,
            jumped: false,
        })
    };
    let seven = play(Face::colored(Color::Green, Symbol::Number(7)), None);
    let wild = play(Face::wild(Symbol::WildDare(9)), Some(Color::Blue));
    assert_eq!(told(seven.clone(), Lang::En), "Aino plays green 7.");
    assert_eq!(told(seven.clone(), Lang::Fi), "Aino: vihreä 7.");
    assert_eq!(told(seven.clone(), Lang::Sv), "Aino spelar grön 7.");
    assert_eq!(told(seven, Lang::Tr), "Aino oynadı: yeşil 7.");
    assert_eq!(
        told(wild.clone(), Lang::En),
        "Aino plays Wild Dare 9, color: blue."
    );
    assert_eq!(
        told(wild, Lang::Fi),
        "Aino: Villi uskallus 9, väri: sininen."
    );
}

#[test]
fn drawn_faces_and_shown_hands_are_never_told() {
    let red = Face::colored(Color::Red, Symbol::Number(7));
    let drew = |faces| Observation::Drew {
        seat: Seat(0),
        count: 1,
        faces,
        reason: DrawReason::Turn,
    };
    let challenged = |shown| Observation::Challenged {
        by: Seat(0),
        offender: Seat(1),
        guilty: true,
        shown,
    };
    for lang in Lang::ALL {
        assert_eq!(
            sentence(&drew(Some(vec![red])), &NAMES, lang),
            sentence(&drew(None), &NAMES, lang)
        );
        assert_eq!(
            sentence(&challenged(Some(vec![red])), &NAMES, lang),
            sentence(&challenged(None), &NAMES, lang)
        );
    }
}

#[test]
fn the_cards_of_a_side_have_different_names() {
    for (game, side, faces) in faces() {
        for lang in Lang::ALL {
            let names: BTreeSet<String> = faces.iter().map(|face| card_name(*face, lang)).collect();
            assert_eq!(names.len(), faces.len(), "{game:?} {side:?} {lang:?}");
            for face in &faces {
                let (name, told) = (card_name(*face, lang), card_told(*face, lang));
                let color = face.color.map_or("", |color| color_word(color, lang));
                assert!(
                    name.contains(color) && told.contains(color),
                    "{} in {lang:?}: {name}",
                    face_text(*face)
                );
            }
        }
    }
}

#[test]
fn cards_are_called_as_people_call_them() {
    let card = |color, symbol, lang| card_name(Face::colored(color, symbol), lang);
    assert_eq!(card(Color::Red, Symbol::Number(7), Lang::En), "red 7");
    assert_eq!(card(Color::Red, Symbol::Number(7), Lang::Fi), "punainen 7");
    assert_eq!(card(Color::Red, Symbol::Dare(3), Lang::En), "Dare 3, red");
    assert_eq!(
        card(Color::Yellow, Symbol::Reverse, Lang::Fi),
        "Suunnanvaihto, keltainen"
    );
    assert_eq!(card(Color::Blue, Symbol::Skip, Lang::Tr), "Atla, mavi");
    assert_eq!(
        card_name(Face::wild(Symbol::WildDare(16)), Lang::Sv),
        "Joker våga 16"
    );
    assert_eq!(
        card_told(Face::colored(Color::Red, Symbol::Dare(3)), Lang::En),
        "red Dare 3"
    );
}

#[test]
fn each_action_error_is_explained() {
    for why in all_refusals() {
        for lang in Lang::ALL {
            let text = action_error(why, &NAMES, lang);
            assert!(
                text.ends_with('.') && !text.contains(['{', '}']),
                "{why:?}: {text}"
            );
            assert!(text.chars().count() <= 120, "{text}");
        }
    }
    let seven = ActionError::NoMatch {
        color: Some(Color::Red),
        symbol: Some(Symbol::Number(7)),
    };
    assert_eq!(action_error(seven, &NAMES, Lang::En), "You need red or 7.");
    assert_eq!(
        action_error(seven, &NAMES, Lang::Fi),
        "Tähän käy: punainen tai 7."
    );
    let dare = ActionError::NoMatch {
        color: Some(Color::Red),
        symbol: Some(Symbol::Dare(3)),
    };
    assert_eq!(
        action_error(dare, &NAMES, Lang::En),
        "You need red or Dare.",
        "the number of a dare is no number to match (D4)"
    );
}

#[test]
fn each_error_of_a_list_is_explained() {
    let errors = [
        TextError::Empty,
        TextError::TooLong { limit: 120 },
        TextError::Forbidden('\u{202e}'),
    ];
    let places = [
        TextPlace::Name,
        TextPlace::Text(3),
        TextPlace::Alternative(3),
    ];
    let texts = errors
        .iter()
        .flat_map(|&error| places.map(|place| DareListError::Text { place, error }));
    let errors = texts.chain([
        DareListError::NoDare,
        DareListError::TooManyNumbers { count: 17 },
        DareListError::TooMuchText,
        DareListError::Timer(2),
    ]);
    for error in errors {
        for lang in Lang::ALL {
            let text = list_error(error, lang);
            assert!(!text.contains(['{', '}', '\u{202e}']), "{text}");
        }
    }
    let forbidden = DareListError::Text {
        place: TextPlace::Text(3),
        error: TextError::Forbidden('\u{202e}'),
    };
    assert_eq!(
        list_error(forbidden, Lang::En),
        "Dare 3: one character can’t be shown (U+202E)."
    );
    let seats = RulesetError::Seats {
        asked: 7,
        min: 2,
        max: 6,
    };
    assert_eq!(
        ruleset_error(seats, Edition::NoMercy, Lang::En),
        "Merciless rules: 2–6 players."
    );
    let outside = RulesetError::OptionOutsideGame(OptionId::Stacking);
    assert_eq!(
        ruleset_error(outside, Edition::Dare, Lang::Fi),
        "Tämä valinta ei kuulu tähän peliin: Kasaaminen."
    );
}

#[test]
fn the_words_of_the_options_stand_in_the_order_of_their_table() {
    let keys: Vec<&str> = OPTIONS.iter().map(|option| option.key).collect();
    let mut labels: Vec<&str> = Message::all()
        .map(|(name, _)| name)
        .filter(|name| keys.contains(name))
        .collect();
    labels.dedup();
    assert_eq!(labels, keys);
}

#[test]
fn each_option_has_words_and_its_values_are_those_of_the_notation() {
    for option in OPTIONS {
        let words = option_words(option.id);
        let game = Edition::ALL
            .into_iter()
            .find(|game| option.applies(*game))
            .expect("an option belongs to a game");
        let base = RulesetDraft::new(game, 4);
        if let Values::Named(values) = option.values {
            let named: Vec<&str> = words.values.iter().map(|(value, _)| *value).collect();
            assert_eq!(named, values.names(), "{}", option.key);
        }
        for (place, (value, _)) in words.values.iter().enumerate() {
            let mut draft = base;
            let read = match (option.key, *value) {
                ("custom", value) => {
                    parse_custom(&[value, samples::custom_argument(value)].concat())
                        .map(|it| draft.custom[0] = it)
                }
                ("dealer", "seat") => set_option(&mut draft, "dealer", "seat:1"),
                (key, value) => set_option(&mut draft, key, value),
            };
            assert!(read.is_ok(), "{} = {value}: {read:?}", option.key);
            assert_eq!(
                draft == base,
                place == 0,
                "the default stands first: {} = {value}",
                option.key
            );
        }
    }
    let loses = option_words(OptionId::DareTurn).value("loses");
    assert_eq!(
        loses.map(|word| word.text(Lang::En)),
        Some("always loses the turn")
    );
}

#[test]
fn the_words_of_the_glossary_are_used() {
    let all = [
        (
            Message::DISCARD_PILE,
            ["Discard pile", "Poistopakka", "Kasthög", "Iskarta destesi"],
        ),
        (Message::DO_IT, ["Do it", "Tee se", "Gör det", "Yap"]),
        (
            Message::DRAW_TWO,
            ["Draw two", "Nosta kaksi", "Dra två", "İki kart çek"],
        ),
        (Message::DONE, ["Done", "Tehty", "Klarat", "Yapıldı"]),
        (
            Message::FAILED,
            ["Failed", "Ei onnistunut", "Inte klarat", "Olmadı"],
        ),
        (
            Message::LAST_CARD,
            ["Last card!", "Viimeinen!", "Sista kortet!", "Son kart!"],
        ),
        (
            Message::CHALLENGE,
            ["Challenge", "Haasta", "Syna", "İtiraz et"],
        ),
        (Message::ACCEPT, ["Accept", "Hyväksy", "Godta", "Kabul et"]),
        (
            Message::CARD_WILD_DARE,
            ["Wild Dare", "Villi uskallus", "Joker våga", "Joker cesaret"],
        ),
        (
            Message::LISTS_OWN,
            [
                "House Rules",
                "Omat säännöt",
                "Egna regler",
                "Özel kurallar",
            ],
        ),
        (
            Message::COMPUTER_PLAYER,
            [
                "Computer player",
                "Tietokonepelaaja",
                "Datorspelare",
                "Bilgisayar oyuncusu",
            ],
        ),
        (
            level_word(Level::Spicy),
            ["spicy", "tulinen", "het", "acılı"],
        ),
    ];
    for (word, expected) in all {
        assert_eq!(Lang::ALL.map(|lang| word.text(lang)), expected);
    }
    assert!(
        Tag::ALL
            .iter()
            .all(|tag| !tag_word(*tag).text(Lang::Fi).is_empty())
    );
    for (lang, family) in [
        (Lang::En, "Family"),
        (Lang::Fi, "Perhe"),
        (Lang::Sv, "Familj"),
        (Lang::Tr, "Aile"),
    ] {
        assert_eq!(Builtin::Family.name(lang), family);
        assert!(Message::PLAY_NOW_HINT.text(lang).contains(family));
    }
}

#[test]
fn each_error_of_saving_says_what_is_damaged() {
    let damaged = SavedText::ALL.into_iter().flat_map(|text| {
        [
            StoreError::Corrupt {
                text,
                recovered: false,
            },
            StoreError::Corrupt {
                text,
                recovered: true,
            },
            StoreError::Newer {
                text,
                recovered: false,
            },
        ]
    });
    let errors: Vec<StoreError> = [StoreError::Blocked, StoreError::Full]
        .into_iter()
        .chain(damaged)
        .collect();
    for lang in Lang::ALL {
        let told: BTreeSet<&str> = errors
            .iter()
            .map(|error| store_error(*error).text(lang))
            .collect();
        assert_eq!(told.len(), errors.len());
    }
}

#[test]
fn each_error_of_a_set_up_is_explained() {
    let errors = [
        SetupError::NameMissing(Seat(0)),
        SetupError::NameTooLong(Seat(0)),
        SetupError::NameTwice(Seat(0), Seat(1)),
        SetupError::NoPerson,
        SetupError::Lists,
        SetupError::Rules(RulesetError::NoDares),
    ];
    for lang in Lang::ALL {
        let told: BTreeSet<String> = errors
            .iter()
            .map(|error| setup_error(error, Edition::Dare, lang))
            .collect();
        assert_eq!(told.len(), errors.len());
        assert!(told.iter().all(|text| !text.contains('{')), "{told:?}");
    }
}
