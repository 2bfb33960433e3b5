//! The sixteen numbers of a list being edited.

use leptos::prelude::*;

use super::drag::Dragging;
use super::editing::Editing;
use crate::dares::{
    Dare, DareEdit, DareListError, Edit, SECONDS_MAX, SLOTS, TEXT_MAX, Tag, TextPlace,
};
use crate::i18n::{Message, tag_word};
use crate::text;
use crate::ui::actions::lists;
use crate::ui::parts::aria::aria;
use crate::ui::parts::button::{button, note};
use crate::ui::parts::dare_list::marks;
use crate::ui::parts::field::{Field, FieldErrors};
use crate::ui::parts::focus;
use crate::ui::parts::form::{Checkbox, Switch, ignore_enter};
use crate::ui::parts::icon::{BurstNumber, Icon};
use crate::ui::parts::show::Show;
use crate::ui::state::{AppState, memo};

/// All numbers. Their order changes by buttons, and by dragging a number to another place.
#[component]
pub fn Slots() -> impl IntoView {
    let editing: Editing = expect_context();
    let dragging = Dragging::new();
    provide_context(dragging);
    let app = AppState::expect();
    let drop = move |_| {
        if let Some((from, to)) = dragging.release().filter(|(from, to)| from != to) {
            move_dare(app, editing, from, to);
        }
    };
    view! {
        <ol
            class="slots"
            on:keydown=|event| ignore_enter(&event)
            on:pointerdown=move |event| dragging.start(&event)
            on:pointermove=move |event| dragging.carry(&event)
            on:pointerup=drop
            on:pointercancel=move |_| {
                dragging.release();
            }
        >
            {(1..=SLOTS as u8).map(|number| view! { <Slot number/> }).collect_view()}
        </ol>
    }
}

/// Moves a dare. Details that are open stay open with their dare.
fn move_dare(app: AppState, editing: Editing, from: u8, to: u8) {
    app.lists
        .open_dare
        .update(|open| *open = open.filter(|open| *open == from).map(|_| to));
    editing.edit(Edit::Move(from, to));
}

/// Returns the id of what is said about a dare.
fn about_id(number: u8) -> String {
    format!("about-{number}")
}

/// One number: its text, what is known of it, and what can be done with it.
#[component]
fn Slot(
    /// The number, 1–16.
    number: u8,
) -> impl IntoView {
    let app = AppState::expect();
    let editing: Editing = expect_context();
    let dragging: Dragging = expect_context();
    let dare = memo(move || {
        let slot = usize::from(number) - 1;
        editing
            .draft
            .with(|draft| draft.slots.get(slot).cloned().flatten())
    });
    let text = memo(move || {
        dare.with(|dare| {
            dare.as_ref()
                .map_or(String::new(), |dare| dare.text.clone())
        })
    });
    let errors = editing.errors(move |error| match error {
        DareListError::Text {
            place: TextPlace::Text(n) | TextPlace::Alternative(n),
            ..
        }
        | DareListError::Timer(n) => n == number,
        _ => false,
    });
    let is_open = memo(move || app.lists.open_dare.get() == Some(number));
    let toggle = move |_| {
        app.lists
            .open_dare
            .set((!is_open.get_untracked()).then_some(number));
    };
    let write = move |event| {
        editing.edit(Edit::Dare(
            number,
            DareEdit::Text(event_target_value(&event)),
        ));
    };
    let label = move |message: Message| move || message.number(app.locale.lang(), number.into());
    view! {
        <li
            class="slot"
            class:is-dragged=Signal::derive(move || dragging.is_dragged(number))
            class:is-over=Signal::derive(move || dragging.is_over(number))
            data-number=number.to_string()
        >
            <BurstNumber number/>
            <div class="stack">
                <textarea
                    rows="2"
                    dir="auto"
                    autocomplete="off"
                    enterkeyhint="done"
                    lang=Signal::derive(move || editing.draft.with(|draft| draft.lang.code()))
                    aria-label=label(Message::LIST_DARE_TEXT)
                    aria-invalid=aria(move || !errors.with(Vec::is_empty))
                    aria-describedby=about_id(number)
                    prop:value=text
                    on:input=write
                ></textarea>
                <div class="btn-row is-start">
                    <MoveButton number to=number - 1/>
                    <MoveButton number to=number + 1/>
                    <button
                        type="button"
                        class="btn is-small is-quiet is-round"
                        aria-label=label(Message::LIST_DETAILS)
                        aria-expanded=aria(move || is_open.get())
                        on:click=toggle
                    >
                        <Icon shape="menu"/>
                    </button>
                    <FieldErrors id=about_id(number) class="about-dare" errors>
                        {note(Signal::derive(move || dare.with(|dare| notes(dare.as_ref(), app))))}
                    </FieldErrors>
                </div>
                <Show when=is_open>
                    <Details number dare/>
                </Show>
            </div>
        </li>
    }
}

/// Returns how much room is left, and what is known of a dare.
fn notes(dare: Option<&Dare>, app: AppState) -> String {
    let Some(dare) = dare else {
        return String::new();
    };
    let lang = app.locale.lang();
    let left = TEXT_MAX
        .checked_sub(text::length(dare.text.trim()))
        .filter(|left| *left < TEXT_MAX);
    let left = left.map(|left| Message::LIST_CHARACTERS_LEFT.number(lang, left));
    let marks = Some(marks(dare, lang)).filter(|marks| !marks.is_empty());
    left.into_iter()
        .chain(marks)
        .collect::<Vec<_>>()
        .join(" · ")
}

/// A button that moves a dare to the next place. The button that does so again has the focus then.
#[component]
fn MoveButton(
    /// The number of the dare.
    number: u8,
    /// The number it moves to; the button is off where there is none.
    to: u8,
) -> impl IntoView {
    let app = AppState::expect();
    let editing: Editing = expect_context();
    let (name, turn, message) = if to < number {
        ("up", "is-up", Message::LIST_MOVE_UP)
    } else {
        ("down", "is-down", Message::LIST_MOVE_DOWN)
    };
    let exists = (1..=SLOTS as u8).contains(&to);
    let go = move |_| {
        if exists {
            move_dare(app, editing, number, to);
            focus::on(format!("{name}-{to}"));
        }
    };
    view! {
        <button
            type="button"
            class="btn is-small is-quiet is-round"
            id=format!("{name}-{number}")
            aria-label=Signal::derive(move || message.number(app.locale.lang(), number.into()))
            aria-disabled=(!exists).to_string()
            on:click=go
        >
            <span class=turn>
                <Icon shape="back"/>
            </span>
        </button>
    }
}

/// Everything about a dare besides its text.
#[component]
fn Details(
    /// The number of the dare.
    number: u8,
    /// The dare, if there is one.
    dare: Memo<Option<Dare>>,
) -> impl IntoView {
    let app = AppState::expect();
    let editing: Editing = expect_context();
    let t = move |message| app.locale.t(message);
    let edit = move |edit| editing.edit(Edit::Dare(number, edit));
    let alternative = memo(move || {
        dare.with(|dare| {
            dare.as_ref()
                .and_then(|dare| dare.alternative.clone())
                .unwrap_or_default()
        })
    });
    let seconds = memo(move || {
        let seconds = dare.with(|dare| dare.as_ref().and_then(|dare| dare.seconds));
        seconds
            .map(|seconds| seconds.to_string())
            .unwrap_or_default()
    });
    let lasting =
        Signal::derive(move || dare.with(|dare| dare.as_ref().is_some_and(|dare| dare.lasting)));
    let tags = Tag::ALL.map(|tag| {
        let checked = Signal::derive(move || {
            dare.with(|dare| dare.as_ref().is_some_and(|dare| dare.tags.contains(tag)))
        });
        view! {
            <Checkbox checked on_change=move |on| edit(DareEdit::Tag(tag, on))>
                {t(tag_word(tag))}
            </Checkbox>
        }
    });
    view! {
        <div class="stack">
            <Field label=app.locale.text(|lang| Message::LIST_ALTERNATIVE.text(lang).to_owned())>
                <textarea
                    rows="2"
                    dir="auto"
                    autocomplete="off"
                    enterkeyhint="done"
                    lang=Signal::derive(move || editing.draft.with(|draft| draft.lang.code()))
                    aria-describedby=about_id(number)
                    prop:value=alternative
                    on:input=move |event| edit(DareEdit::Alternative(event_target_value(&event)))
                ></textarea>
            </Field>
            <Switch checked=lasting on_change=move |on| edit(DareEdit::Lasting(on))>
                {t(Message::LIST_LASTS)}
            </Switch>
            <Field label=app.locale.text(|lang| Message::LIST_TIMER.text(lang).to_owned())>
                <input
                    type="number"
                    inputmode="numeric"
                    min="1"
                    max=SECONDS_MAX.to_string()
                    autocomplete="off"
                    enterkeyhint="done"
                    aria-describedby=about_id(number)
                    prop:value=seconds
                    on:input=move |event| {
                        edit(DareEdit::Seconds(parse_seconds(&event_target_value(&event))));
                    }
                />
            </Field>
            <fieldset class="group">
                <legend>{t(Message::LIST_ASKS_FOR)}</legend>
                <div class="picks">{tags.collect_view()}</div>
            </fieldset>
            {button("btn is-small", Signal::derive(move || Message::LIST_CLEAR_DARE.number(app.locale.lang(), number.into())), move |_| {
                    lists::clear_dare(app, editing.id, editing.level.get_untracked(), number);
                })}
        </div>
    }
}

/// Returns the seconds written. More than fit are too many, which the validation says.
fn parse_seconds(text: &str) -> Option<u16> {
    let number = text.parse::<u32>().ok()?;
    Some(number.try_into().unwrap_or(u16::MAX))
}
