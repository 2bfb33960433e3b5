//! Settings of this device. Each acts at once and is kept.

use super::help::back_to_game;
use super::lists::bundle_section;
use super::setup::back_button;
use crate::i18n::{Lang, Message};
use crate::store::{Motion, Settings, Sort};
use crate::table::{ListChoice, Pace, Setup};
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::heading::page_heading;
use crate::ui::parts::notice;
use crate::ui::parts::pick::{pick, switch};
use crate::ui::{App, actions};

/// The settings.
#[must_use]
pub fn settings_screen() -> El {
    let app = App::get();
    let now = app.settings.get();
    el("main")
        .key("settings")
        .class("page")
        .child(
            el("div")
                .class("page-head")
                .child(back_button())
                .child(page_heading(app.t(Message::SETTINGS).to_owned())),
        )
        .child(group(Message::LANGUAGE).child(language_buttons()))
        .child(choices(
            (Message::COMPUTER_SPEED, "pace"),
            &[
                (Pace::Calm, Message::SPEED_CALM),
                (Pace::Normal, Message::SPEED_NORMAL),
                (Pace::Fast, Message::SPEED_FAST),
            ],
            now.pace,
            |settings, pace| settings.pace = pace,
        ))
        .child(choices(
            (Message::SORT, "sort"),
            &[
                (Sort::Color, Message::SORT_COLOR),
                (Sort::Symbol, Message::SORT_NUMBER),
            ],
            now.sort,
            |settings, sort| settings.sort = sort,
        ))
        .child(choices(
            (Message::MOTION, "motion"),
            &[
                (Motion::System, Message::FROM_DEVICE),
                (Motion::Reduced, Message::MOTION_REDUCED),
            ],
            now.motion,
            |settings, motion| settings.motion = motion,
        ))
        .child(
            el("div")
                .class("switches")
                .child(on_off(
                    (Message::ONE_TAP, Message::ONE_TAP_HINT),
                    now.one_tap,
                    |settings, on| settings.one_tap = on,
                ))
                .child(on_off(
                    (Message::AUTO_CALL, Message::AUTO_CALL_HINT),
                    now.auto_call,
                    |settings, on| settings.auto_call = on,
                ))
                .child(on_off(
                    (Message::UPRIGHT, Message::UPRIGHT_HINT),
                    now.upright,
                    |settings, on| settings.upright = on,
                ))
                .child(on_off(
                    (Message::HOLD_REVEAL, Message::HOLD_REVEAL_HINT),
                    now.hold,
                    |settings, on| settings.hold = on,
                ))
                .child(on_off(
                    (Message::SOUND, Message::SOUND_HINT),
                    now.sound,
                    |settings, on| settings.sound = on,
                ))
                .child(on_off(
                    (Message::KEYS, Message::KEYS_HINT),
                    now.keys,
                    |settings, on| settings.keys = on,
                )),
        )
        .child(group(Message::STORAGE).child(
            el("p").child(app.t(app.trouble.get().map_or(Message::STORE_FINE, notice::words))),
        ))
        .child(bundle_section())
        .child(back_to_game())
}

/// Something with a heading of its own.
fn group(title: Message) -> El {
    el("section")
        .class("group")
        .child(el("h2").child(App::get().t(title)))
}

/// A choice among a few values of a setting.
fn choices<T: Copy + PartialEq + 'static>(
    (title, group): (Message, &'static str),
    choices: &[(T, Message)],
    now: T,
    set: fn(&mut Settings, T),
) -> El {
    let app = App::get();
    let picks = choices.iter().map(|&(value, word)| {
        let choose = move || actions::change_settings(app, |settings| set(settings, value));
        pick((group, ""), now == value, choose, vec![app.t(word).into()])
    });
    let picks = el("div").class("picks").child(picks.collect::<Node>());
    el("fieldset")
        .class("group")
        .child(el("legend").child(app.t(title)))
        .child(picks)
}

/// A setting that is on or off.
fn on_off((title, what): (Message, Message), now: bool, set: fn(&mut Settings, bool)) -> El {
    let app = App::get();
    let change = move |on| actions::change_settings(app, |settings| set(settings, on));
    switch(
        now,
        change,
        vec![
            el("span").child(app.t(title)).into(),
            el("span").class("note").child(app.t(what)).into(),
        ],
    )
}

/// The languages, each in its own words.
#[must_use]
pub fn language_buttons() -> El {
    let app = App::get();
    let picks = Lang::ALL.map(|lang| {
        let name = el("span")
            .attr("lang", lang.code())
            .child(lang.native_name());
        pick(
            ("lang", "is-small"),
            app.lang() == lang,
            move || speak(app, lang),
            vec![name.into()],
        )
    });
    el("div")
        .class("picks")
        .attr("role", "radiogroup")
        .attr("aria-label", app.t(Message::LANGUAGE))
        .child(picks)
}

/// Changes the language of the interface. A remembered table follows in what it had from the old language only by default.
fn speak(app: App, lang: Lang) {
    let before = app.lang();
    actions::change_settings(app, |settings| {
        settings.lang = Some(lang.code().to_owned());
        if let Some(setup) = &mut settings.setup {
            follow(setup, before, lang);
        }
    });
}

fn follow(setup: &mut Setup, before: Lang, lang: Lang) {
    if let ListChoice::Builtin(_, list_lang) = &mut setup.list
        && *list_lang == before.for_lists()
    {
        *list_lang = lang.for_lists();
    }
    for place in &mut setup.players {
        for word in [Message::PLAYER_N, Message::ROBOT_N] {
            let number = (1..=10).find(|&number| word.number(before, number) == place.name);
            if let Some(number) = number {
                place.name = word.number(lang, number);
            }
        }
    }
}
