//! Settings of this device. Each acts at once and is kept.

use super::help::back_to_game;
use super::setup::back_button;
use crate::i18n::{Lang, Word};
use crate::store::{Motion, Settings, Sort};
use crate::table::{ListChoice, Pace, Setup};
use crate::ui::dom::{Callback, Node, derived, el, live};
use crate::ui::parts::heading::page_heading;
use crate::ui::parts::notice;
use crate::ui::parts::pick::{pick, switch};
use crate::ui::{App, actions};

/// The settings.
#[must_use]
pub fn settings_screen() -> Node {
    let app = App::get();
    let heading = derived(move || Word::SETTINGS.text(app.lang.get()).to_owned());
    Node::from(
        el("main")
            .class("page")
            .child(el("div").class("page-head").child(back_button()).child(page_heading(heading.into())))
            .child(el("section").class("group").child(el("h2").child(app.t(Word::LANGUAGE))).child(language_buttons()))
            .child(choices(
                Word::COMPUTER_SPEED,
                "pace",
                &[(Pace::Calm, Word::SPEED_CALM), (Pace::Normal, Word::SPEED_NORMAL), (Pace::Fast, Word::SPEED_FAST)],
                |settings| settings.pace,
                |settings, pace| settings.pace = pace,
            ))
            .child(choices(
                Word::SORT,
                "sort",
                &[(Sort::Color, Word::SORT_COLOR), (Sort::Symbol, Word::SORT_NUMBER)],
                |settings| settings.sort,
                |settings, sort| settings.sort = sort,
            ))
            .child(choices(
                Word::MOTION,
                "motion",
                &[(Motion::System, Word::FROM_DEVICE), (Motion::Reduced, Word::MOTION_REDUCED)],
                |settings| settings.motion,
                |settings, motion| settings.motion = motion,
            ))
            .child(
                el("div")
                    .class("switches")
                    .child(on_off(
                        Word::ONE_TAP,
                        Word::ONE_TAP_HINT,
                        |settings| settings.one_tap,
                        |settings, on| settings.one_tap = on,
                    ))
                    .child(on_off(
                        Word::AUTO_CALL,
                        Word::AUTO_CALL_HINT,
                        |settings| settings.auto_call,
                        |settings, on| settings.auto_call = on,
                    ))
                    .child(on_off(Word::KEYS, Word::KEYS_HINT, |settings| settings.keys, |settings, on| settings.keys = on)),
            )
            .child(storage())
            .child(back_to_game()),
    )
}

/// A choice among a few values of a setting.
fn choices<T: Copy + PartialEq + Send + Sync + 'static>(
    title: Word,
    group: &'static str,
    choices: &'static [(T, Word)],
    now: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> Node {
    let app = App::get();
    let picks = choices.iter().map(|&(value, word)| {
        let chosen = derived(move || app.settings.with(now) == value);
        let choose = Callback::new(move |()| actions::change_settings(app, |settings| set(settings, value)));
        pick(group.into(), "", chosen.into(), choose, vec![app.t(word).into()])
    });
    Node::from(
        el("fieldset")
            .class("group")
            .child(el("legend").child(app.t(title)))
            .child(el("div").class("picks").child(picks.collect::<Node>())),
    )
}

/// A setting that is on or off.
fn on_off(title: Word, what: Word, now: fn(&Settings) -> bool, set: fn(&mut Settings, bool)) -> Node {
    let app = App::get();
    let on = derived(move || app.settings.with(now));
    let change = Callback::new(move |on: bool| actions::change_settings(app, |settings| set(settings, on)));
    switch(on.into(), change, vec![el("span").child(app.t(title)).into(), el("span").class("note").child(app.t(what)).into()])
}

/// Where games are kept, and whether that works.
fn storage() -> Node {
    let app = App::get();
    let state = move || app.t(app.trouble.get().map_or(Word::STORE_FINE, notice::words))();
    Node::from(el("section").class("group").child(el("h2").child(app.t(Word::STORAGE))).child(el("p").child(live(state))))
}

/// The languages, each in its own words.
#[must_use]
pub fn language_buttons() -> Node {
    let app = App::get();
    let picks = Lang::OFFERED.map(|lang| {
        let chosen = derived(move || app.lang.get() == lang);
        pick(
            "lang".into(),
            "is-small",
            chosen.into(),
            Callback::new(move |()| speak(app, lang)),
            vec![el("span").attr("lang", lang.code()).child(lang.native_name()).into()],
        )
    });
    Node::from(el("div").class("picks").attr("role", "radiogroup").attr("aria-label", app.t(Word::LANGUAGE)).child(picks))
}

/// Changes the language of the interface. A remembered table follows in what it had from the old language only by default.
fn speak(app: App, lang: Lang) {
    let before = app.lang.get_untracked();
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
    for place in &mut setup.places {
        for word in [Word::PLAYER_N, Word::ROBOT_N] {
            let number = (1..=10).find(|&number| word.number(before, number) == place.name);
            if let Some(number) = number {
                place.name = word.number(lang, number);
            }
        }
    }
}
