//! Everything of the device as one file: saving it, and the preview of one that comes back.

use leptos::prelude::*;

use super::button::{button, note};

use super::dialog::ModalDialog;
use super::form::{FileButton, Radio};
use super::list_notice::ListNotice;
use super::show::{For, Show};
use crate::i18n::Message;
use crate::store::{Difference, ImportChoice, Item, SavedText};
use crate::text::clean_text;
use crate::ui::actions::{backup, import};
use crate::ui::state::{AppState, Dialog, memo};

/// The part of the settings about everything.
#[component]
pub fn EverythingSection() -> impl IntoView {
    let app = AppState::expect();
    let t = move |message| app.locale.t(message);
    // A list that was deleted is put back on its own screen.
    let has_notice = memo(move || app.lists.removed.with(Option::is_none));
    view! {
        <section class="group">
            <h2>{t(Message::BUNDLE)}</h2>
            {note(t(Message::BUNDLE_HINT))}
            <div class="btn-row is-start">
                {button("btn is-small", t(Message::BUNDLE_SAVE), move |_| backup::save_file(app))}
                <FileButton accept=".txt,text/plain" on_open=import::read_any_file>
                    {t(Message::BUNDLE_OPEN)}
                </FileButton>
            </div>
            <Show when=has_notice>
                <ListNotice/>
            </Show>
        </section>
        <BundleDialog/>
    }
}

/// The preview of a file with everything.
#[component]
pub fn BundleDialog() -> impl IntoView {
    let app = AppState::expect();
    let t = move |message| app.locale.t(message);
    let open = memo(move || {
        app.dialogs.open.get() == Some(Dialog::Bundle) && app.lists.bundle.with(Option::is_some)
    });
    let count = move || {
        app.lists
            .bundle
            .with(|bundle| bundle.as_ref().map_or(0, |bundle| bundle.choices.len()))
    };
    let untouched = move || {
        app.lists.bundle.with(|bundle| {
            let count = bundle
                .as_ref()
                .map_or(0, |bundle| bundle.preview.untouched.len());
            (count > 0).then(|| Message::BUNDLE_UNTOUCHED.number(app.locale.lang(), count))
        })
    };
    view! {
        <Show when=open>
            <ModalDialog
                class="bundle"
                label=app.locale.text(|lang| Message::BUNDLE_PREVIEW.text(lang).to_owned())
                on_cancel=move |()| app.dialogs.close()
            >
                <h2 tabindex="-1" autofocus=true>{t(Message::BUNDLE_PREVIEW)}</h2>
                <div class="found">
                    <For each=move || 0..count() key=|at| *at let:at>
                        <FoundItem at/>
                    </For>
                </div>
                {move || untouched().map(|text| view! { <p>{text}</p> })}
                <div class="btn-row">
                    {button("btn", t(Message::CANCEL), move |_| app.dialogs.close())}
                    {button("btn is-glow", t(Message::BUNDLE_GO), move |_| backup::import(app))}
                </div>
            </ModalDialog>
        </Show>
    }
}

/// One thing in the file: what it is, how it compares with what is here, and what may become of it.
#[component]
fn FoundItem(
    /// Its position in the preview.
    at: usize,
) -> impl IntoView {
    let app = AppState::expect();
    let found = app.lists.bundle.with_untracked(|bundle| {
        let found = bundle
            .as_ref()
            .and_then(|bundle| bundle.preview.found.get(at));
        found.map(|found| (item_name(&found.item, app), found.difference))
    });
    let chosen = move || {
        app.lists
            .bundle
            .with(|bundle| bundle.as_ref()?.choices.get(at).copied())
    };
    found.map(|(name, difference)| {
        let picks = choices(difference).iter().map(|&(choice, label)| {
            view! {
                <Radio
                    group=format!("found-{at}")
                    class="is-small"
                    checked=Signal::derive(move || chosen() == Some(choice))
                    on_choose=move |()| backup::choose(app, at, choice)
                >
                    {app.locale.t(label)}
                </Radio>
            }
        });
        let picks = picks.collect_view();
        let picks = (!picks.is_empty()).then(|| view! { <div class="picks">{picks}</div> });
        view! {
            <fieldset class="group">
                <legend dir="auto">{name}</legend>
                {note(app.locale.t(difference_message(difference)))}
                {picks}
            </fieldset>
        }
    })
}

fn item_name(item: &Item, app: AppState) -> String {
    let lang = app.locale.current();
    match item {
        Item::Game(_) => Message::GAME.text(lang).to_owned(),
        Item::Settings(_) => Message::SETTINGS.text(lang).to_owned(),
        Item::List(drafts) => {
            let name = drafts
                .first()
                .map_or_else(String::new, |draft| clean_text(&draft.name));
            format!("{}: {name}", Message::DARE_LIST.text(lang))
        }
        Item::Backup(kind, _) => {
            let what = saved_text_message(*kind).text(lang);
            Message::BUNDLE_BACKUP.with(lang, &[("what", what)])
        }
    }
}

/// Returns what a saved text is called.
const fn saved_text_message(kind: SavedText) -> Message {
    match kind {
        SavedText::Game => Message::GAME,
        SavedText::Settings => Message::SETTINGS,
        SavedText::Lists => Message::DARE_LISTS,
    }
}

const fn difference_message(difference: Difference) -> Message {
    match difference {
        Difference::New => Message::BUNDLE_NEW,
        Difference::Same => Message::BUNDLE_SAME,
        Difference::Unusable => Message::BUNDLE_UNUSABLE,
        Difference::Differs(_) => Message::BUNDLE_DIFFERS,
    }
}

const fn choices(difference: Difference) -> &'static [(ImportChoice, Message)] {
    match difference {
        Difference::New => &[
            (ImportChoice::Take, Message::BUNDLE_TAKE),
            (ImportChoice::Leave, Message::BUNDLE_LEAVE),
        ],
        Difference::Same | Difference::Unusable => &[],
        Difference::Differs(None) => &[
            (ImportChoice::Leave, Message::BUNDLE_KEEP),
            (ImportChoice::Take, Message::BUNDLE_TAKE),
        ],
        Difference::Differs(Some(_)) => &[
            (ImportChoice::Leave, Message::BUNDLE_KEEP),
            (ImportChoice::Take, Message::BUNDLE_TAKE),
            (ImportChoice::Beside, Message::BUNDLE_BOTH),
        ],
    }
}
