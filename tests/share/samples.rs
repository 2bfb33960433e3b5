//! Lists to share, and codes that were forged.

use crc::{CRC_32_ISO_HDLC, Crc};
use proptest::prelude::*;
use uskalla::dares::share::Shared;
use uskalla::dares::{Builtin, Dare, DareList, DareListDraft, Lang, Tag, Tags};

pub const ADDRESS: &str = "https://example.org/games/uskalla/";

fn dare(text: &str) -> Dare {
    Dare {
        text: text.into(),
        ..Dare::default()
    }
}

/// A list of plain dares.
pub fn of_texts(texts: &[String]) -> DareListDraft {
    let slots = texts.iter().map(|text| Some(dare(text))).collect();
    DareListDraft {
        name: "Texts".into(),
        slots,
        ..DareListDraft::default()
    }
}

/// A list with everything a list can hold: gaps, marks, emoji, letters of many languages, both directions of writing.
pub fn own() -> DareList {
    let mut slots = vec![None; 16];
    slots[0] = Some(dare("Laula “Hyvää yötä” kuin kissa 🐈‍⬛!"));
    slots[1] = Some(dare("Şu ağaca bak, İpek ve ışıl: “çok güzel”"));
    slots[2] = Some(dare("שיר שיר עד התור הבא שלך"));
    slots[3] = Some(dare("اضحك مثل الشرير ١٠ ثوان"));
    slots[4] = Some(dare(
        "<img src=x onerror=alert(1)> & \"quotes\" \\ %41 #l=1",
    ));
    slots[7] = Some(Dare {
        text: "Säg *hej* till __alla__ på ~svenska~".into(),
        alternative: Some("👨‍👩‍👧‍👦 vinka".into()),
        lasting: true,
        seconds: Some(600),
        tags: Tags::EVERY,
    });
    slots[15] = Some(Dare {
        seconds: Some(1),
        tags: Tags::of(&[Tag::Phone]),
        ..dare("हाथ उठाओ")
    });
    DareListDraft {
        name: "Mökki 🏝️ illat".into(),
        lang: Lang::Fi,
        adult: false,
        slots,
    }
    .check()
    .expect("a list")
}

/// Sixteen Finnish dares of ordinary length, sixty characters on the average, as a family might write them.
pub fn ordinary() -> DareList {
    const TEXTS: [&str; 16] = [
        "Soita naapurille ja kysy, onko hän nähnyt teidän karannutta hirveä.",
        "Syö seuraava suupala herkkua vasemmalla kädellä ja silmät sidottuina.",
        "Kehu mummon villasukkia niin pitkään kuin pystyt hengähtämättä.",
        "Kerro, mikä oli nolointa, mitä sinulle tapahtui ala-asteella.",
        "Vaihda paitasi nurinpäin ja pidä se niin koko loppuillan.",
        "Imuroi olohuoneen matto laulaen samalla kansallislaulua.",
        "Matki isää, kun hän yrittää saada auton käyntiin pakkasella.",
        "Tee kymmenen kyykkyä ja laske ne ääneen ruotsiksi takaperin.",
        "Keksi loru, jossa esiintyvät sanat makkara, pilvi ja hammas.",
        "Piirrä vieruskaverista muotokuva sokkona puolessa minuutissa.",
        "Lähetä serkulle viesti, jossa on pelkkiä eläinten kuvia.",
        "Esittele keittiön jokainen kattila kuin museon opas.",
        "Pidä jääpalaa kämmenellä, kunnes se on kokonaan sulanut.",
        "Lausu päivän lehden otsikot kuin rakastunut runoilija.",
        "Kävele portaat alas ja ylös kuin hidastetussa elokuvassa.",
        "Arvaa, montako kolikkoa äidin lompakossa on, ja tarkista sitten.",
    ];
    let slots = TEXTS.iter().map(|text| Some(dare(text))).collect();
    DareListDraft {
        name: "Mökin haasteet".into(),
        lang: Lang::Fi,
        adult: false,
        slots,
    }
    .check()
    .expect("a list")
}

/// The longest texts the gate lets pass, hard to foretell.
pub fn largest() -> DareList {
    let text = |from: u32| {
        (0..120)
            .filter_map(|at| char::from_u32(0x4E00 + (from * 977 + at * 7919) % 20_000))
            .collect::<String>()
    };
    let slots = (0..16)
        .map(|n| {
            Some(Dare {
                alternative: Some(text(n + 100)),
                ..dare(&text(n))
            })
        })
        .collect();
    DareListDraft {
        name: "漢字".repeat(20),
        lang: Lang::Tr,
        adult: true,
        slots,
    }
    .check()
    .expect("a list")
}

pub fn one(list: DareList) -> Shared {
    Shared::new(vec![list], None).expect("a list")
}

/// Five lists in several languages, some for adults.
pub fn set() -> Shared {
    let adult = DareListDraft {
        adult: true,
        ..own().to_draft()
    }
    .check()
    .expect("a list");
    let builtin = [
        Builtin::Family.list(Lang::Fi),
        Builtin::ShowOff.list(Lang::Tr),
        Builtin::Daredevil.list(Lang::Sv),
    ];
    Shared::new([vec![own(), adult], builtin.into()].concat(), None).expect("a set")
}

pub fn with_rules() -> Shared {
    Shared::new(vec![own()], Some("dare;target=300;dare_turn=loses".into())).expect("a list")
}

/// Anything somebody might write: every character there is, all marks, any number of slots.
pub fn any_list() -> impl Strategy<Value = DareListDraft> {
    let text = prop_oneof![
        3 => prop::collection::vec(any::<char>(), 0..130).prop_map(String::from_iter),
        2 => "[a-zäöåşğıİ .,!?]{1,100}",
        1 => prop::collection::vec(prop::sample::select(vec!['\u{301}', '\u{200D}', '👩', '👧', '🏽', '🇫', '🇮', 'a', ' ', 'ש']), 0..60)
            .prop_map(String::from_iter),
    ];
    let text = text.boxed();
    let mark = (any::<bool>(), prop::option::of(1u16..601), any::<u8>());
    let dare = (text.clone(), prop::option::of(text.clone()), mark).prop_map(
        |(text, alternative, (lasting, seconds, tags))| Dare {
            text,
            alternative,
            lasting,
            seconds,
            tags: Tags::from(tags),
        },
    );
    let slots = prop::collection::vec(prop::option::of(dare), 0..17);
    (
        text,
        prop::sample::select(Lang::ALL.to_vec()),
        any::<bool>(),
        slots,
    )
        .prop_map(|(name, lang, adult, slots)| DareListDraft {
            name,
            lang,
            adult,
            slots,
        })
        .prop_map(legible)
}

/// Most characters there are pass no gate; without the worst of them, and without dares that do not pass for other reasons, most
/// lists do.
fn legible(mut draft: DareListDraft) -> DareListDraft {
    let legible = |text: &mut String| {
        text.retain(|c| !c.is_control() && !matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{E0000}'..));
    };
    legible(&mut draft.name);
    draft.name = draft.name.chars().take(40).collect();
    for slot in &mut draft.slots {
        if let Some(dare) = slot {
            legible(&mut dare.text);
            dare.alternative.iter_mut().for_each(legible);
        }
        let alone = DareListDraft {
            name: "Alone".into(),
            slots: vec![slot.clone()],
            ..DareListDraft::default()
        };
        if alone.check().is_err() {
            *slot = None;
        }
    }
    draft
}

const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A code with other digits and the checksum that fits them.
pub fn mended(code: &str, change: impl FnOnce(&mut Vec<u8>)) -> String {
    let digit = |letter: u8| LETTERS.iter().position(|known| *known == letter);
    let mut digits: Vec<u8> = code
        .bytes()
        .filter_map(digit)
        .map(|digit| digit as u8)
        .collect();
    digits.truncate(digits.len().saturating_sub(6).max(4));
    digits.resize(digits.len().max(4), 0);
    change(&mut digits);
    let sum = u64::from(Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&digits));
    digits.extend(
        (0..6)
            .rev()
            .map(|place| (sum / 62u64.pow(place) % 62) as u8),
    );
    digits
        .iter()
        .map(|digit| char::from(LETTERS[usize::from(*digit)]))
        .collect()
}
