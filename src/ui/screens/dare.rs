//! The dare sheet: the text, the choice, the verdict; and the slip in a lasting dare.

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;

use crate::dares::Dare;
use crate::i18n::{Counted, Word};
use crate::rules::{Act, OfferView, PhaseView, Seat, TableAct};
use crate::ui::dom::{derived, effect, live, memo, tap};
use crate::ui::parts::seat::dare_text;
use crate::ui::parts::sheet::SheetDialog;
use crate::ui::{App, actions};

/// The dare on offer or being performed, for all to read.
#[component]
pub fn DareSheet() -> impl IntoView {
    let app = App::get();
    let phase = memo(move || app.view.with(|view| view.as_ref().map(|view| view.phase)));
    let offer = memo(move || app.view.with(|view| view.as_ref().and_then(|view| view.offer().copied())));
    let turned = RwSignal::new(false);
    let number = memo(move || offer.get().and_then(|offer| offer.number).unwrap_or_default());
    let tint = memo(move || {
        app.view.with(|view| view.as_ref().and_then(|view| view.top.color).map_or("tint-wild", crate::ui::parts::shapes::tint))
    });
    let label = derived(move || Word::DARE_NUMBER.number(app.lang.get(), number.get().into()));
    let paper = move || if turned.get() { "paper turned" } else { "paper" };
    view! {
        <SheetDialog class="dare" label>
            <div class=derived(paper)>
                <p class=derived(move || format!("dare-head {}", tint.get())) aria-hidden="true">
                    <svg viewBox="0 0 100 100"><use href="#burst" /></svg>
                    <b>{live(move || number.get())}</b>
                </p>
                <h2 class="vh">{label}</h2>
                <p class="dare-from">{live(move || from(app, offer.get()))}</p>
                <DareWords number />
                {live(move || match (phase.get(), offer.get()) {
                    (Some(PhaseView::Dare(_)), Some(offer)) => view! { <Answer offer /> }.into_any(),
                    (Some(PhaseView::Verdict(_)), Some(offer)) => view! { <Verdict offer number /> }.into_any(),
                    _ => ().into_any(),
                })}
                <button class="link" aria-pressed=derived(move || turned.get().to_string()) on:click=tap(move || turned.update(|turned| *turned = !*turned))>
                    {app.t(Word::TURN_TEXT)}
                </button>
            </div>
        </SheetDialog>
    }
}

/// The list, and who is dared.
fn from(app: App, offer: Option<OfferView>) -> String {
    let list = app.session.with(|session| session.as_ref().map(|session| session.list().name().to_owned())).unwrap_or_default();
    let name = offer.map(|offer| app.name(offer.answerer)).unwrap_or_default();
    [list, name].join(" · ")
}

/// The dare of a number in the list in use.
fn dare(app: App, number: u8) -> Option<Dare> {
    app.session.with(|session| session.as_ref().and_then(|session| session.list().get(number).cloned()))
}

/// The text, the other way to do it, and how long it lasts.
#[component]
fn DareWords(number: Memo<u8>) -> impl IntoView {
    let app = App::get();
    let lang = move || app.session.with(|session| session.as_ref().map(|session| session.list().lang().code()));
    let other = RwSignal::new(false);
    let alternative = memo(move || dare(app, number.get()).and_then(|dare| dare.alternative));
    let text = move || {
        let text = dare(app, number.get()).map(|dare| dare.text).unwrap_or_default();
        if other.get() { alternative.get().unwrap_or(text) } else { text }
    };
    let lasts =
        memo(move || app.view.with(|view| view.as_ref().and_then(|view| view.offer().map(|offer| offer.lasts)).unwrap_or(false)));
    effect(move || {
        number.track();
        other.set(false);
    });
    view! {
        <p class="dare-text" lang=derived(lang)>{live(text)}</p>
        {live(move || lasts.get().then(|| view! { <p class="note">{app.t(Word::LASTING_HINT)}</p> }))}
        {live(move || alternative.get().is_some().then(|| view! {
            <button class="link" aria-pressed=derived(move || other.get().to_string()) on:click=tap(move || other.update(|other| *other = !*other))>
                {live(move || if other.get() { Word::FIRST_WAY.text(app.lang.get()) } else { Word::ALTERNATIVE.text(app.lang.get()) })}
            </button>
        }))}
    }
}

/// Do it, or draw: two answers of one size and color. A computer player answers by itself.
#[component]
fn Answer(offer: OfferView) -> impl IntoView {
    let app = App::get();
    let seat = offer.answerer;
    let is_bot = app.session.with_untracked(|session| session.as_ref().is_some_and(|session| session.bots().contains(seat)));
    if is_bot {
        return view! { <p class="note">{live(move || Word::THINKING.named(app.lang.get(), &app.name(seat)))}</p> }.into_any();
    }
    let draws = usize::from(offer.chain) * 2;
    view! {
        <div class="twins">
            <button class="btn" on:click=tap(move || actions::act_as(app, seat, Act::DareDo))>{app.t(Word::DO_IT)}</button>
            <button class="btn" on:click=tap(move || actions::act_as(app, seat, Act::DareDraw))>
                {live(move || if draws == 2 { Word::DRAW_TWO.text(app.lang.get()).to_owned() } else { Counted::DRAW_CARDS.text(app.lang.get(), draws) })}
            </button>
        </div>
        <button class="link" on:click=tap(move || actions::table_act(app, TableAct::Strike))>{app.t(Word::STRIKE)}</button>
    }
    .into_any()
}

/// The table judges (D6).
#[component]
fn Verdict(offer: OfferView, number: Memo<u8>) -> impl IntoView {
    let app = App::get();
    let seconds = dare(app, number.get_untracked()).and_then(|dare| dare.seconds);
    view! {
        {seconds.map(|seconds| view! { <Timer seconds /> })}
        <p class="note">{live(move || Word::VERDICT_ASK.named(app.lang.get(), &app.name(offer.answerer)))}</p>
        <div class="twins">
            <button class="btn" on:click=tap(move || actions::table_act(app, TableAct::Done))>{app.t(Word::DONE)}</button>
            <button class="btn" on:click=tap(move || actions::table_act(app, TableAct::Failed))>{app.t(Word::FAILED)}</button>
        </div>
    }
}

/// A timer that the table starts when it likes. At its end it asks; it decides nothing.
#[component]
fn Timer(seconds: u16) -> impl IntoView {
    let app = App::get();
    let left = RwSignal::new(seconds);
    let running: StoredValue<Option<IntervalHandle>> = StoredValue::new(None);
    let runs = RwSignal::new(false);
    let stop = move || {
        if let Some(Some(handle)) = running.try_update_value(Option::take) {
            handle.clear();
        }
        runs.try_set(false);
    };
    let tick = move || match left.try_get_untracked() {
        Some(seconds) if seconds > 1 => left.set(seconds - 1),
        Some(_) => {
            left.set(0);
            stop();
        }
        None => stop(),
    };
    let toggle = move |_| {
        if runs.get_untracked() {
            return stop();
        }
        if left.get_untracked() == 0 {
            left.set(seconds);
        }
        running.set_value(set_interval_with_handle(tick, Duration::from_secs(1)).ok());
        runs.set(true);
    };
    on_cleanup(stop);
    let part = move || format!("{}%", u32::from(left.get()) * 100 / u32::from(seconds.max(1)));
    let word = move || match (runs.get(), left.get()) {
        (true, _) => Word::TIMER_PAUSE.text(app.lang.get()),
        (false, 0) => Word::TIME_UP.text(app.lang.get()),
        (false, _) => Word::TIMER_START.text(app.lang.get()),
    };
    view! {
        <button class=derived(move || if left.get() <= 5 { "timer is-late" } else { "timer" }) style:--part=derived(part) on:click=toggle>
            <span aria-hidden="true">{live(move || left.get())}</span>
            <span class="vh">{live(word)}</span>
        </button>
        <p class="note" aria-live="polite">{live(word)}</p>
    }
}

/// Did a seat slip in its lasting dare (D8)?
#[component]
pub fn SlipSheet(
    /// The performer.
    seat: Seat,
    /// The number of the dare.
    number: u8,
) -> impl IntoView {
    let app = App::get();
    let close = move || app.sheet.set(None);
    let slipped = move |_| {
        close();
        actions::table_act(app, TableAct::Slip(seat, number));
    };
    let label = derived(move || Word::SLIP_ASK.named(app.lang.get(), &app.name(seat)));
    view! {
        <SheetDialog label on_dismiss=Callback::new(move |()| close())>
            <h2>{label}</h2>
            <p class="dare-text">{live(move || dare_text(app, number))}</p>
            <div class="btn-row">
                <button class="btn is-glow" autofocus on:click=tap(move || close())>{app.t(Word::SLIP_NO)}</button>
                <button class="btn" on:click=slipped>{app.t(Word::SLIP_YES)}</button>
            </div>
        </SheetDialog>
    }
}
