//! Links as people really send them.

use uskalla::dares::share::{Fragment, ShareError, Shared, decode};

use crate::samples::{ADDRESS, one, own, set, with_rules};

/// Percent-encodes everything but letters and digits, as a wrapping link does.
fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric();
    let one = |byte: u8| {
        if plain(byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(one).collect()
}

fn all() -> [Shared; 2] {
    [one(own()), with_rules()]
}

fn holds(text: &str, shared: &Shared) {
    assert_eq!(decode(text).as_ref(), Ok(shared), "{text}");
}

#[test]
fn the_mark_may_be_encoded_or_in_capitals() {
    for shared in all() {
        let code = shared.code();
        for mark in [
            "#l%3D",
            "#L=",
            "#L%3d",
            "%23l%3D",
            "l%3D",
            "L=",
            "%2523l%253D",
        ] {
            if mark.starts_with(['#', '%']) {
                holds(&[ADDRESS, mark, &code].concat(), &shared);
            }
            holds(&[mark, &code].concat(), &shared);
            holds(&[mark, &code.replace('-', "%2D")].concat(), &shared);
        }
    }
}

#[test]
fn a_link_is_found_in_the_links_that_wrap_it() {
    for shared in [one(own()), set(), with_rules()] {
        let link = shared.link(ADDRESS);
        let scanned = format!(
            "https://links.example/?url={}&data=05%7C02&sdata=Zm9v%3D&reserved=0",
            encoded(&link)
        );
        let searched = format!("https://search.example/url?q={}&usg=AOv1", encoded(&link));
        let both = format!("https://links.example/?url={}&h=1", encoded(&searched));
        for text in [&scanned, &searched, &both] {
            holds(text, &shared);
            holds(&format!("Look: <{text}>."), &shared);
            holds(&format!("{text}#top"), &shared);
        }
    }
}

#[test]
fn what_messengers_put_in_does_no_harm() {
    for shared in all() {
        let code = shared.code();
        for inside in [
            "\u{200B}",
            "\u{FEFF}",
            "\u{2060}",
            "\u{AD}",
            " ",
            "\r\n",
            "=\n",
            "\u{200D}\n",
        ] {
            let broken = |run: usize| {
                let runs: Vec<&str> = code
                    .as_bytes()
                    .chunks(run)
                    .map(|run| std::str::from_utf8(run).expect("letters"))
                    .collect();
                runs.join(inside)
            };
            for run in [1, 76] {
                holds(&format!("{ADDRESS}#l={}", broken(run)), &shared);
                holds(&format!("<{ADDRESS}#\u{200B}l={}>", broken(run)), &shared);
            }
        }
        for end in [
            ".",
            ",",
            ")",
            ">",
            "].",
            "!”",
            " – shall we?",
            "&fbclid=IwAR1x_y",
        ] {
            holds(&format!("See {ADDRESS}#l={code}{end}"), &shared);
            holds(
                &format!("See {ADDRESS}#l={}{end}", code.replace('-', "\u{200B}-")),
                &shared,
            );
        }
    }
}

#[test]
fn a_wrapped_link_that_was_cut_off_is_damaged() {
    let link = one(own()).link(ADDRESS);
    let wrapped = format!("https://links.example/?url={}", encoded(&link));
    let code = wrapped.find("%3D").expect("a mark") + 3;
    for end in code..wrapped.len() {
        assert_eq!(decode(&wrapped[..end]), Err(ShareError::Damaged), "{end}");
    }
    assert_eq!(decode(&wrapped[..code - 8]), Err(ShareError::Foreign));
}

/// The screens of a game with two.
fn screen(name: &str) -> Option<&'static str> {
    ["setup", "help"].into_iter().find(|known| *known == name)
}

#[test]
fn every_fragment_is_a_screen_a_list_or_unknown() {
    let shared = one(own());
    let code = shared.code();
    for fragment in [
        "#setup",
        "setup",
        "#setup%20",
        "%23setup",
        "#set\u{200B}up",
        "# setup",
    ] {
        assert_eq!(
            Fragment::of(fragment, screen),
            Fragment::Screen("setup"),
            "{fragment}"
        );
    }
    for fragment in [
        format!("#l={code}"),
        format!("#l%3D{code}"),
        format!("#L={code}."),
        format!("#{code}"),
        format!("#%6C%3D{code}"),
        "#l=".to_owned(),
        "#l%3Dcut".to_owned(),
        format!("#{}", encoded(&shared.link(ADDRESS))),
    ] {
        assert_eq!(
            Fragment::of(&fragment, screen),
            Fragment::List(fragment.clone())
        );
    }
    for fragment in ["", "#", "#%20", "\u{200B}#"] {
        assert_eq!(
            Fragment::of(fragment, screen),
            Fragment::Empty,
            "{fragment}"
        );
    }
    for fragment in ["#nowhere", "#%", "#l", "#x=1", "#set", "#ö", &code[..40]] {
        assert_eq!(
            Fragment::of(fragment, screen),
            Fragment::Unknown,
            "{fragment}"
        );
    }
}
