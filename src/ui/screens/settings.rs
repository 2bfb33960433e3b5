//! Settings of this device. Each acts at once and is kept.

use leptos::prelude::*;

use super::help::BackToGame;
use super::setup::BackButton;
use crate::i18n::{Lang, Word};
use crate::store::{Motion, Settings, Sort};
use crate::table::{ListChoice, Pace, Setup};
use crate::ui::dom::{derived, live};
use crate::ui::parts::heading::Heading;
use crate::ui::parts::notice;
use crate::ui::parts::pick::{Pick, Switch};
use crate::ui::{App, actions};

/// The settings.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let app = App::get();
    let heading = derived(move || Word::SETTINGS.text(app.lang.get()).to_owned());
    view! {
        <main class="page">
            <div class="page-head">
                <BackButton />
                <Heading text=heading />
            </div>
            <section class="group">
                <h2>{app.t(Word::LANGUAGE)}</h2>
                <LanguageButtons />
            </section>
            <Choices
                title=Word::COMPUTER_SPEED
                group="pace"
                choices=&[(Pace::Calm, Word::SPEED_CALM), (Pace::Normal, Word::SPEED_NORMAL), (Pace::Fast, Word::SPEED_FAST)]
                now=|settings| settings.pace
                set=|settings, pace| settings.pace = pace
            />
            <Choices
                title=Word::SORT
                group="sort"
                choices=&[(Sort::Color, Word::SORT_COLOR), (Sort::Symbol, Word::SORT_NUMBER)]
                now=|settings| settings.sort
                set=|settings, sort| settings.sort = sort
            />
            <Choices
                title=Word::MOTION
                group="motion"
                choices=&[(Motion::System, Word::FROM_DEVICE), (Motion::Reduced, Word::MOTION_REDUCED)]
                now=|settings| settings.motion
                set=|settings, motion| settings.motion = motion
            />
            <div class="switches">
                <OnOff
                    title=Word::ONE_TAP
                    what=Word::ONE_TAP_HINT
                    now=|settings| settings.one_tap
                    set=|settings, on| settings.one_tap = on
                />
                <OnOff
                    title=Word::AUTO_CALL
                    what=Word::AUTO_CALL_HINT
                    now=|settings| settings.auto_call
                    set=|settings, on| settings.auto_call = on
                />
                <OnOff
                    title=Word::KEYS
                    what=Word::KEYS_HINT
                    now=|settings| settings.keys
                    set=|settings, on| settings.keys = on
                />
            </div>
            <Storage />
            <BackToGame />
        </main>
    }
}

/// A choice among a few values of a setting.
#[component]
fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    title: Word,
    group: &'static str,
    choices: &'static [(T, Word)],
    now: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let app = App::get();
    let picks = choices.iter().map(|&(value, word)| {
        let chosen = derived(move || app.settings.with(now) == value);
        let choose = Callback::new(move |()| actions::change_settings(app, |settings| set(settings, value)));
        view! {
            <Pick group chosen on_choose=choose>
                {app.t(word)}
            </Pick>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{app.t(title)}</legend>
            <div class="picks">{picks.collect_view()}</div>
        </fieldset>
    }
}

/// A setting that is on or off.
#[component]
fn OnOff(title: Word, what: Word, now: fn(&Settings) -> bool, set: fn(&mut Settings, bool)) -> impl IntoView {
    let app = App::get();
    let on = derived(move || app.settings.with(now));
    let change = Callback::new(move |on: bool| actions::change_settings(app, |settings| set(settings, on)));
    view! {
        <Switch on on_change=change>
            <span>{app.t(title)}</span>
            <span class="note">{app.t(what)}</span>
        </Switch>
    }
}

/// Where games are kept, and whether that works.
#[component]
fn Storage() -> impl IntoView {
    let app = App::get();
    let state = move || app.t(app.trouble.get().map_or(Word::STORE_FINE, notice::words))();
    view! {
        <section class="group">
            <h2>{app.t(Word::STORAGE)}</h2>
            <p>{live(state)}</p>
        </section>
    }
}

/// The languages, each in its own words.
#[component]
pub fn LanguageButtons() -> impl IntoView {
    let app = App::get();
    let picks = Lang::OFFERED.map(|lang| {
        let chosen = derived(move || app.lang.get() == lang);
        view! {
            <Pick group="lang" class="is-small" chosen on_choose=Callback::new(move |()| speak(app, lang))>
                <span lang=lang.code()>{lang.native_name()}</span>
            </Pick>
        }
    });
    view! {
        <div class="picks" role="radiogroup" aria-label=app.t(Word::LANGUAGE)>
            {picks.collect_view()}
        </div>
    }
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
