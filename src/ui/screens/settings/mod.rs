//! Settings of this device. Each acts at once and is saved.

mod backups;
mod device;

use leptos::prelude::*;

use backups::Backups;
use device::ThisDevice;

use crate::i18n::Message;
use crate::store::{Motion, Settings, Sort};
use crate::table::Pace;
use crate::ui::actions::settings;
use crate::ui::parts::back_to_game::BackToGame;
use crate::ui::parts::everything::EverythingSection;
use crate::ui::parts::form::{Radio, Switch};
use crate::ui::parts::heading::PageHead;
use crate::ui::parts::language_picker::LanguagePicker;
use crate::ui::parts::notices::SavingState;
use crate::ui::route::Route;
use crate::ui::state::AppState;

/// A value of a setting that has a few.
struct Choice {
    label: Message,
    is_chosen: fn(&Settings) -> bool,
    choose: fn(&mut Settings),
}

/// A setting that is on or off.
struct Toggle {
    label: Message,
    hint: Message,
    is_on: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
}

const PACES: [Choice; 3] = [
    Choice {
        label: Message::SPEED_CALM,
        is_chosen: |settings| settings.pace == Pace::Calm,
        choose: |settings| settings.pace = Pace::Calm,
    },
    Choice {
        label: Message::SPEED_NORMAL,
        is_chosen: |settings| settings.pace == Pace::Normal,
        choose: |settings| settings.pace = Pace::Normal,
    },
    Choice {
        label: Message::SPEED_FAST,
        is_chosen: |settings| settings.pace == Pace::Fast,
        choose: |settings| settings.pace = Pace::Fast,
    },
];

const SORTS: [Choice; 2] = [
    Choice {
        label: Message::SORT_COLOR,
        is_chosen: |settings| settings.sort == Sort::Color,
        choose: |settings| settings.sort = Sort::Color,
    },
    Choice {
        label: Message::SORT_NUMBER,
        is_chosen: |settings| settings.sort == Sort::Symbol,
        choose: |settings| settings.sort = Sort::Symbol,
    },
];

const MOTIONS: [Choice; 2] = [
    Choice {
        label: Message::FROM_DEVICE,
        is_chosen: |settings| settings.motion == Motion::System,
        choose: |settings| settings.motion = Motion::System,
    },
    Choice {
        label: Message::MOTION_REDUCED,
        is_chosen: |settings| settings.motion == Motion::Reduced,
        choose: |settings| settings.motion = Motion::Reduced,
    },
];

const TOGGLES: [Toggle; 6] = [
    Toggle {
        label: Message::ONE_TAP,
        hint: Message::ONE_TAP_HINT,
        is_on: |settings| settings.one_tap,
        set: |settings, on| settings.one_tap = on,
    },
    Toggle {
        label: Message::AUTO_CALL,
        hint: Message::AUTO_CALL_HINT,
        is_on: |settings| settings.auto_call,
        set: |settings, on| settings.auto_call = on,
    },
    Toggle {
        label: Message::UPRIGHT,
        hint: Message::UPRIGHT_HINT,
        is_on: |settings| settings.upright,
        set: |settings, on| settings.upright = on,
    },
    Toggle {
        label: Message::HOLD_REVEAL,
        hint: Message::HOLD_REVEAL_HINT,
        is_on: |settings| settings.hold,
        set: |settings, on| settings.hold = on,
    },
    Toggle {
        label: Message::SOUND,
        hint: Message::SOUND_HINT,
        is_on: |settings| settings.sound,
        set: |settings, on| settings.sound = on,
    },
    Toggle {
        label: Message::KEYS,
        hint: Message::KEYS_HINT,
        is_on: |settings| settings.keys,
        set: |settings, on| settings.keys = on,
    },
];

/// The settings.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let app = AppState::expect();
    let toggles = TOGGLES.map(|toggle| view! { <ToggleSwitch toggle/> });
    view! {
        <main class="page">
            <PageHead
                text=app.locale.text(|lang| Message::SETTINGS.text(lang).to_owned())
                back=Route::Title
            />
            <section class="group">
                <h2>{app.locale.t(Message::LANGUAGE)}</h2>
                <LanguagePicker/>
            </section>
            <ChoiceGroup title=Message::COMPUTER_SPEED group="pace" choices=&PACES/>
            <ChoiceGroup title=Message::SORT group="sort" choices=&SORTS/>
            <ChoiceGroup title=Message::MOTION group="motion" choices=&MOTIONS/>
            <div class="switches">{toggles.collect_view()}</div>
            <section class="group">
                <h2>{app.locale.t(Message::STORAGE)}</h2>
                <SavingState/>
            </section>
            <Backups/>
            <EverythingSection/>
            <ThisDevice/>
            <BackToGame/>
        </main>
    }
}

/// A choice among a few values of a setting.
#[component]
fn ChoiceGroup(
    /// What is chosen.
    title: Message,
    /// The name of the group.
    group: &'static str,
    /// The values.
    choices: &'static [Choice],
) -> impl IntoView {
    let app = AppState::expect();
    let radios = choices.iter().map(|choice| {
        view! {
            <Radio
                group
                checked=Signal::derive(move || app.settings.read(choice.is_chosen))
                on_choose=move |()| settings::change(app, choice.choose)
            >
                {app.locale.t(choice.label)}
            </Radio>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{app.locale.t(title)}</legend>
            <div class="picks">{radios.collect_view()}</div>
        </fieldset>
    }
}

/// A setting that is on or off.
#[component]
fn ToggleSwitch(
    /// The setting.
    toggle: Toggle,
) -> impl IntoView {
    let app = AppState::expect();
    view! {
        <Switch
            checked=Signal::derive(move || app.settings.read(toggle.is_on))
            on_change=move |on| settings::change(app, |settings| (toggle.set)(settings, on))
        >
            <span>{app.locale.t(toggle.label)}</span>
            <span class="note">{app.locale.t(toggle.hint)}</span>
        </Switch>
    }
}
