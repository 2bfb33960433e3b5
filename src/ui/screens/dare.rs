//! The dare sheet: the text, the choice, the verdict; and the slip in a lasting dare.

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::{on_cleanup, set_interval_with_handle};

use crate::dares::Dare;
use crate::i18n::{Counted, Word};
use crate::rules::{Act, OfferView, PhaseView, Seat, TableAct};
use crate::ui::dom::{Callback, Node, Signal, classes, derived, effect, el, live, memo};
use crate::ui::parts::seat::{avatar, dare_text};
use crate::ui::parts::sheet::sheet_dialog;
use crate::ui::{App, actions};

/// The dare on offer or being performed, for all to read.
#[must_use]
pub fn dare_sheet() -> Node {
    let app = App::get();
    let phase = memo(move || app.view.with(|view| view.as_ref().map(|view| view.phase)));
    let offer = memo(move || app.view.with(|view| view.as_ref().and_then(|view| view.offer().copied())));
    let turned = Signal::new(false);
    let number = memo(move || offer.get().and_then(|offer| offer.number).unwrap_or_default());
    let tint = memo(move || {
        app.view.with(|view| view.as_ref().and_then(|view| view.top.color).map_or("tint-wild", crate::ui::parts::shapes::tint))
    });
    let label = derived(move || Word::DARE_NUMBER.number(app.lang.get(), number.get().into()));
    let paper = move || if turned.get() { "paper turned" } else { "paper" };
    sheet_dialog(
        "dare",
        label.into(),
        None,
        vec![
            el("div")
                .class(derived(paper))
                .child(
                    el("p")
                        .class(derived(move || format!("dare-head {}", tint.get())))
                        .attr("aria-hidden", "true")
                        .child(el("svg").attr("viewBox", "0 0 100 100").child(el("use").attr("href", "#burst")))
                        .child(el("b").child(live(move || number.get()))),
                )
                .child(el("h2").class("vh").child(label))
                .child(el("p").class("dare-from").child(live(move || list_name(app))))
                .child(live(move || offer.get().map(|offer| dared(offer.answerer))))
                .child(dare_words(number))
                .child(live(move || match (phase.get(), offer.get()) {
                    (Some(PhaseView::Dare(_)), Some(offer)) => answer(offer),
                    (Some(PhaseView::Verdict(_)), Some(offer)) => verdict(offer, number),
                    _ => Node::none(),
                }))
                .child(
                    el("button")
                        .class("link")
                        .attr("aria-pressed", derived(move || turned.get().to_string()))
                        .tap(move || turned.update(|turned| *turned = !*turned))
                        .child(app.t(Word::TURN_TEXT)),
                )
                .into(),
        ],
    )
}

/// The name of the list in use.
fn list_name(app: App) -> String {
    app.session.with(|session| session.as_ref().map(|session| session.list().name().to_owned())).unwrap_or_default()
}

/// Who is dared.
fn dared(seat: Seat) -> Node {
    let app = App::get();
    el("p").class("dare-for").child(avatar(seat, "")).child(live(move || app.name(seat))).into()
}

/// The dare of a number in the list in use.
fn dare(app: App, number: u8) -> Option<Dare> {
    app.session.with(|session| session.as_ref().and_then(|session| session.list().get(number).cloned()))
}

/// The text, the other way to do it, and how long it lasts.
fn dare_words(number: Signal<u8>) -> Node {
    let app = App::get();
    let lang = move || app.session.with(|session| session.as_ref().map(|session| session.list().lang().code()));
    let other = Signal::new(false);
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
    Node::Many(vec![
        el("p").class("dare-text").attr("lang", derived(lang)).child(live(text)).into(),
        (live(move || lasts.get().then(|| Node::from(el("p").class("note").child(app.t(Word::LASTING_HINT)))))),
        (live(move || {
            alternative.get().is_some().then(|| {
                Node::from(
                    el("button")
                        .class("link")
                        .attr("aria-pressed", derived(move || other.get().to_string()))
                        .tap(move || other.update(|other| *other = !*other))
                        .child(live(move || {
                            if other.get() {
                                Word::FIRST_WAY.text(app.lang.get())
                            } else {
                                Word::ALTERNATIVE.text(app.lang.get())
                            }
                        })),
                )
            })
        })),
    ])
}

/// Do it, or draw: two answers of one size and color. A computer player answers by itself.
fn answer(offer: OfferView) -> Node {
    let app = App::get();
    let seat = offer.answerer;
    let is_bot = app.session.with_untracked(|session| session.as_ref().is_some_and(|session| session.bots().contains(seat)));
    if is_bot {
        return Node::from(el("p").class("note").child(live(move || Word::THINKING.named(app.lang.get(), &app.name(seat)))));
    }
    let draws = usize::from(offer.chain) * 2;
    Node::Many(vec![
        el("div")
            .class("twins")
            .child(el("button").class("btn").tap(move || actions::act_as(app, seat, Act::DareDo)).child(app.t(Word::DO_IT)))
            .child(el("button").class("btn").tap(move || actions::act_as(app, seat, Act::DareDraw)).child(live(move || {
                if draws == 2 {
                    Word::DRAW_TWO.text(app.lang.get()).to_owned()
                } else {
                    Counted::DRAW_CARDS.text(app.lang.get(), draws)
                }
            })))
            .into(),
        el("button").class("link").tap(move || actions::table_act(app, TableAct::Strike)).child(app.t(Word::STRIKE)).into(),
    ])
}

/// The table judges (D6).
fn verdict(offer: OfferView, number: Signal<u8>) -> Node {
    let app = App::get();
    let seconds = dare(app, number.get_untracked()).and_then(|dare| dare.seconds);
    Node::Many(vec![
        (seconds.map(timer)).into(),
        el("p").class("note").child(live(move || Word::VERDICT_ASK.named(app.lang.get(), &app.name(offer.answerer)))).into(),
        el("div")
            .class("twins")
            .child(el("button").class("btn").tap(move || actions::table_act(app, TableAct::Done)).child(app.t(Word::DONE)))
            .child(el("button").class("btn").tap(move || actions::table_act(app, TableAct::Failed)).child(app.t(Word::FAILED)))
            .into(),
    ])
}

/// A timer that the table starts when it likes. At its end it asks; it decides nothing.
fn timer(seconds: u16) -> Node {
    let app = App::get();
    let left = Signal::new(seconds);
    let running: Signal<Option<IntervalHandle>> = Signal::new(None);
    let runs = Signal::new(false);
    let stop = move || {
        if let Some(Some(handle)) = running.try_update(Option::take) {
            handle.clear();
        }
        runs.set(false);
    };
    let tick = move || match left.try_get_untracked() {
        Some(seconds) if seconds > 1 => left.set(seconds - 1),
        Some(_) => {
            left.set(0);
            stop();
        }
        None => stop(),
    };
    let toggle = move || {
        if runs.get_untracked() {
            return stop();
        }
        if left.get_untracked() == 0 {
            left.set(seconds);
        }
        running.set(set_interval_with_handle(tick, Duration::from_secs(1)).ok());
        runs.set(true);
    };
    on_cleanup(stop);
    let part = move || format!("{}%", u32::from(left.get()) * 100 / u32::from(seconds.max(1)));
    let word = move || match (runs.get(), left.get()) {
        (true, _) => Word::TIMER_PAUSE.text(app.lang.get()),
        (false, 0) => Word::TIME_UP.text(app.lang.get()),
        (false, _) => Word::TIMER_START.text(app.lang.get()),
    };
    Node::Many(vec![
        el("button")
            .class(derived(move || classes("timer", &[(left.get() <= 5, "is-late"), (runs.get(), "is-running")])))
            .var("--part", derived(part))
            .tap(toggle)
            .child(el("span").attr("aria-hidden", "true").child(live(move || left.get())))
            .child(el("span").class("vh").child(live(word)))
            .into(),
        el("p").class("note").attr("aria-live", "polite").child(live(word)).into(),
    ])
}

/// Did a seat slip in its lasting dare (D8)?
#[must_use]
pub fn slip_sheet(seat: Seat, number: u8) -> Node {
    let app = App::get();
    let close = move || app.sheet.set(None);
    let slipped = move || {
        close();
        actions::table_act(app, TableAct::Slip(seat, number));
    };
    let label = derived(move || Word::SLIP_ASK.named(app.lang.get(), &app.name(seat)));
    sheet_dialog(
        "",
        label.into(),
        Some(Callback::new(move |()| close())),
        vec![
            el("h2").child(label).into(),
            el("p").class("dare-text").child(live(move || dare_text(app, number))).into(),
            el("div")
                .class("btn-row")
                .child(el("button").class("btn is-glow").attr("autofocus", true).tap(close).child(app.t(Word::SLIP_NO)))
                .child(el("button").class("btn").tap(slipped).child(app.t(Word::SLIP_YES)))
                .into(),
        ],
    )
}
