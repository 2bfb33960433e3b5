//! The dialog for sharing a list.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::platform::share::can_share;
use crate::ui::actions::share;
use crate::ui::parts::button::{button, note};
use crate::ui::parts::dialog::ModalDialog;
use crate::ui::parts::field::Field;
use crate::ui::parts::focus;
use crate::ui::parts::form::{CopyField, Switch};
use crate::ui::parts::qr::QrImage;
use crate::ui::parts::show::Show;
use crate::ui::state::{AppState, Dialog, Sharing, memo};

const LINK: &str = "share-link";
const CODE: &str = "share-code";

/// The dialog, while a list is being shared.
#[component]
pub fn ShareDialog() -> impl IntoView {
    let app = AppState::expect();
    let sharing = app.lists.sharing;
    let t = move |message| app.locale.t(message);
    let open = memo(move || {
        app.dialogs.open.get() == Some(Dialog::Share) && sharing.with(Option::is_some)
    });
    let read = move |read: fn(&Sharing) -> String| {
        Signal::derive(move || {
            sharing.with(|sharing| sharing.as_ref().map(read).unwrap_or_default())
        })
    };
    let link = read(|sharing| sharing.link.clone());
    let code = read(|sharing| sharing.code().to_owned());
    let name = read(|sharing| sharing.name().to_owned());
    let has_rules =
        memo(move || sharing.with(|sharing| sharing.as_ref().is_some_and(Sharing::has_rules)));
    let can_have_rules = memo(move || {
        sharing.with(|sharing| {
            let lists = sharing.as_ref().map(|sharing| sharing.shared.lists());
            lists.is_some_and(|lists| share::rules(app, lists).is_some())
        })
    });
    view! {
        <Show when=open>
            <ModalDialog
                class="share"
                label=app.locale.text(|lang| Message::LIST_SHARE.text(lang).to_owned())
                on_cancel=move |()| app.dialogs.close()
            >
                <h2 tabindex="-1" autofocus=true>{t(Message::LIST_SHARE)}</h2>
                <p class="lead" dir="auto">{name}</p>
                {note(t(Message::LIST_SHARE_HINT))}
                <QrImage text=link/>
                <Show when=can_have_rules>
                    <Switch
                        checked=has_rules
                        on_change=move |with_rules| share::set_with_rules(app, with_rules)
                    >
                        {t(Message::LIST_WITH_RULES)}
                    </Switch>
                </Show>
                <CopyText
                    id=LINK
                    text=link
                    label=Message::LIST_LINK
                    copy_label=Message::LIST_COPY_LINK
                />
                <div class="btn-row">
                    {can_share()
                        .then(|| {
                            view! {
                                {button("btn is-small", t(Message::LIST_SEND), move |_| share::send(app))}
                            }
                        })}
                    {button("btn is-small", t(Message::LIST_SAVE_FILE), move |_| share::save_file(app))}
                </div>
                <CopyText
                    id=CODE
                    text=code
                    label=Message::LIST_CODE
                    copy_label=Message::LIST_COPY_CODE
                />
                {button("btn is-glow", t(Message::CLOSE), move |_| app.dialogs.close())}
            </ModalDialog>
        </Show>
    }
}

/// A text to copy, by a button or by hand.
#[component]
fn CopyText(
    /// The id of the field.
    id: &'static str,
    /// The text.
    text: Signal<String>,
    /// The label of the field.
    label: Message,
    /// The label of the button.
    copy_label: Message,
) -> impl IntoView {
    let app = AppState::expect();
    let outcome = move || {
        let copied = app.lists.sharing.with(|sharing| sharing.as_ref()?.copied);
        copied.filter(|(copied, _)| *copied == id).map(|(_, done)| {
            let message = if done {
                Message::COPIED
            } else {
                Message::LIST_COPY_FAILED
            };
            message.text(app.locale.lang())
        })
    };
    let copy = move |_| {
        share::copy(app, id, &text.get_untracked(), |id| {
            focus::on(id.to_owned());
        });
    };
    view! {
        <Field
            label=app.locale.text(move |lang| label.text(lang).to_owned())
            below=move || {
                view! {
                    <div class="btn-row is-start">
                        {button("btn is-small", app.locale.t(copy_label), copy)}
                        <span role="status">{outcome}</span>
                    </div>
                }
            }
        >
            <CopyField id text/>
        </Field>
    }
}
