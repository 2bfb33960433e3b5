//! What holds of the lists for adults in every language (A5, A7).
#![allow(missing_docs)]

use std::collections::HashSet;

use uskalla::dare_set::DareSet;
use uskalla::dares::{Builtin, Dare, DareList, LEVELS, Lang, Tag, Tags, read_pack};

/// The place of the list of questions.
const TRUTH: usize = 4;

/// Words, or beginnings of words marked by a star, that belong to what no dare may be about. A net, not a judge.
const FORBIDDEN: [(Lang, &str); 4] = [
    (
        Lang::En,
        "sex* nude nak* strip* undress* kiss* lick* underwear beer* wine* vodka drink* drunk* alcohol* shot* smok* cigar* \
         drug* knife lighter* match climb* ladder* balcon* roof* window* slap* punch* pinch* bite hurt* stupid* idiot* ugly \
         fat loser* stranger* prank* nuts peanut* allerg* steal* hate*",
    ),
    (
        Lang::Fi,
        "seks* alast* riisu* suudel* suutel* pussa* nuole* olut* olue* kalja* viina* viini* siider* humala* känni* alkohol* \
         tupak* huume* puuk* veits* tulitik* sytyt* kiipe* tikapu* parvek* katol* ikkun* läimäy* nipist* pure \
         satut* tyhm* idioot* ruma* läski* tuntemat* pila* pähkin* allergi* varas* vihaa*",
    ),
    (
        Lang::Sv,
        "sexu* sexig* naken* naket nakna strip* kyss* puss* slick* underkläder öl vin sprit* full berus* alkohol* snaps* rök* \
         knark* kniv* eld tänd* klättr* stege balkong* tak fönst* slå örfil* nyp* bit idiot* dum ful tjock* främling* okänd* \
         busring* nötter jordnöt* allergi* stjäl* hata*",
    ),
    (
        Lang::Tr,
        "seks* çıplak* soyun* öp öpüş* külot* bira* şarap* rakı* votka* içki* sarhoş* alkol* sigara* uyuştur* bıçak* çakmak* \
         kibrit* tırman* merdiven* balkon* pencere* tokat* yumruk* çimdik* ısır* aptal* salak* çirkin* şişman* yabancı* işlet* \
         fıstık* fındık* alerji* hırsız* nefret*",
    ),
];

fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../public/dares/adults.en.txt"),
        Lang::Fi => include_str!("../public/dares/adults.fi.txt"),
        Lang::Tr => include_str!("../public/dares/adults.tr.txt"),
        Lang::Sv => include_str!("../public/dares/adults.sv.txt"),
    }
}

fn lists(lang: Lang) -> [DareList; LEVELS] {
    read_pack(source(lang), lang).unwrap_or_else(|error| panic!("{lang:?}: {error:?}"))
}

/// Every dare of the packs, with its language, level and number.
fn every() -> Vec<(Lang, usize, u8, Dare)> {
    let mut every = Vec::new();
    for lang in Lang::ALL {
        for (level, list) in lists(lang).iter().enumerate() {
            every.extend(
                list.iter()
                    .map(|(number, dare)| (lang, level, number, dare.clone())),
            );
        }
    }
    every
}

fn texts(dare: &Dare) -> impl Iterator<Item = &str> {
    [Some(dare.text.as_str()), dare.alternative.as_deref()]
        .into_iter()
        .flatten()
}

/// How each language says how long a lasting dare lasts.
fn until_next_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "until your next turn",
        Lang::Fi => "kunnes on taas sinun vuorosi",
        Lang::Tr => "ıra yeniden sana gelene kadar",
        Lang::Sv => "tills det är din tur igen",
    }
}

#[test]
fn a5_five_lists_of_sixteen_in_every_language() {
    for lang in Lang::ALL {
        let lists = lists(lang);
        let names: HashSet<&str> = lists.iter().map(DareList::name).collect();
        assert_eq!(names.len(), LEVELS, "{lang:?}: {names:?}");
        assert!(
            lists
                .iter()
                .all(|list| list.lang() == lang && list.filled(Tags::NONE) == DareSet::ALL)
        );
    }
}

#[test]
fn a1_every_list_of_a_pack_is_marked_for_adults_and_no_other_is() {
    assert!(
        Lang::ALL
            .into_iter()
            .all(|lang| lists(lang).iter().all(DareList::is_adult))
    );
    let families = Builtin::ALL
        .into_iter()
        .flat_map(|list| Lang::ALL.map(|lang| list.list(lang)));
    assert_eq!(families.filter(DareList::is_adult).count(), 0);
}

#[test]
fn a7_the_same_numbers_last_on_every_level_in_every_language_and_none_as_truth() {
    let [mild, ..] = lists(Lang::En);
    assert_eq!(mild.lasting().len(), 4);
    for lang in Lang::ALL {
        for (level, list) in lists(lang).iter().enumerate() {
            assert_eq!(
                list.lasting(),
                if level == TRUTH {
                    DareSet::EMPTY
                } else {
                    mild.lasting()
                },
                "{lang:?} {}",
                list.name()
            );
        }
    }
}

#[test]
fn d8_a_lasting_text_says_until_when_and_no_other_does() {
    for (lang, level, number, dare) in every() {
        for text in texts(&dare) {
            assert_eq!(
                text.contains(until_next_turn(lang)),
                dare.lasting,
                "{lang:?} {level} {number}: {text}"
            );
        }
    }
}

#[test]
fn a_timed_text_says_its_seconds_and_no_other_has_a_number() {
    for (lang, level, number, dare) in every() {
        assert!(
            !(dare.lasting && dare.seconds.is_some()),
            "{lang:?} {level} {number}"
        );
        for text in texts(&dare) {
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            assert_eq!(
                digits,
                dare.seconds.map_or(String::new(), |s| s.to_string()),
                "{lang:?} {level} {number}: {text}"
            );
        }
    }
}

#[test]
fn who_cannot_move_be_touched_or_phone_has_another_way() {
    let needs = Tags::of(&[Tag::Moving, Tag::Touching, Tag::Phone]);
    for (lang, level, number, dare) in every() {
        assert!(
            !dare.tags.meets(needs) || dare.alternative.is_some(),
            "{lang:?} {level} {number}"
        );
    }
}

#[test]
fn a_dare_is_an_order_and_a_truth_is_a_question() {
    for (lang, level, number, dare) in every() {
        for text in texts(&dare) {
            assert!(
                text.chars().count() <= 110,
                "{lang:?} {level} {number}: {text}"
            );
            let ends: &[char] = if level == TRUTH { &['?'] } else { &['.', '!'] };
            assert!(
                text.trim_end_matches(['”', '“']).ends_with(ends),
                "{lang:?} {level} {number}: {text}"
            );
            assert!(
                !text.contains(['"', '\'', '…']) && !text.contains("  "),
                "{lang:?} {level} {number}: {text}"
            );
        }
        assert!(
            level != TRUTH || dare.seconds.is_none() && dare.tags.is_empty(),
            "{lang:?} {number}"
        );
    }
}

/// The dares of the lists for everyone, with their language.
fn family() -> Vec<(Lang, Dare)> {
    let mut family = Vec::new();
    for list in Builtin::ALL {
        for lang in Lang::ALL {
            family.extend(list.list(lang).iter().map(|(_, dare)| (lang, dare.clone())));
        }
    }
    family
}

#[test]
fn no_text_stands_twice_in_any_list_of_any_language() {
    let mut seen: HashSet<String> = family()
        .iter()
        .flat_map(|(_, dare)| texts(dare))
        .map(str::to_owned)
        .collect();
    for (lang, level, number, dare) in every() {
        for text in texts(&dare) {
            assert!(
                seen.insert(text.to_owned()),
                "{lang:?} {level} {number}: {text}"
            );
        }
    }
}

#[test]
fn no_text_names_a_forbidden_topic() {
    for (lang, dare) in every()
        .into_iter()
        .map(|(lang, _, _, dare)| (lang, dare))
        .chain(family())
    {
        for text in texts(&dare) {
            assert_eq!(
                forbidden(&text.to_lowercase(), lang),
                None,
                "{lang:?}: {text}"
            );
        }
    }
}

#[test]
fn the_net_catches_words_and_their_beginnings() {
    assert_eq!(forbidden("have a beer", Lang::En), Some("beer"));
    assert_eq!(
        forbidden("klättra upp på taket, eller eld", Lang::Sv),
        Some("klättra")
    );
    assert_eq!(
        forbidden("en ny vinnare", Lang::Sv),
        None,
        "“vin” only as a whole word"
    );
}

fn forbidden(text: &str, lang: Lang) -> Option<&str> {
    let words = FORBIDDEN
        .iter()
        .find(|(of, _)| *of == lang)
        .map_or("", |(_, words)| words);
    let is_bad = |word: &&str| words.split_whitespace().any(|bad| is_like(word, bad));
    text.split(|c: char| !c.is_alphabetic()).find(is_bad)
}

fn is_like(word: &str, bad: &str) -> bool {
    bad.strip_suffix('*')
        .map_or(word == bad, |start| word.starts_with(start))
}

#[test]
fn d15_each_level_can_be_played_with_everything_ruled_out() {
    for lang in Lang::ALL {
        let left = lists(lang).iter().fold(DareSet::ALL, |left, list| {
            left.intersection(list.filled(Tags::EVERY))
        });
        assert!(
            left.len() >= 4,
            "{lang:?}: numbers left on all levels at once {left:?}"
        );
    }
}
