//! The dare: the die, the text, the choice, the verdict.

use leptos::prelude::*;

use super::timer::Timer;
use crate::dares::Dare;
use crate::i18n::{Lang, Message, Plural, level_word};
use crate::rules::{Color, Level, OfferView, PhaseView, Seat, SeatAction, TableAction, View};
use crate::table::{GameView, HandVisibility, ListName, Stage};
use crate::ui::actions::{play, session};
use crate::ui::parts::aria::aria;
use crate::ui::parts::avatar::Avatar;
use crate::ui::parts::button::{button, note};
use crate::ui::parts::dialog::ModalDialog;
use crate::ui::parts::icon::{Burst, tint};
use crate::ui::parts::show::{For, Show};
use crate::ui::state::{AppState, DareSheet, memo};

/// The price of refusing a single dare, in cards (D5). A chain costs more (H9).
const SINGLE_PRICE: u8 = 2;

/// What is asked about the dare. Each step has its own buttons, so that a second tap on one never answers the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Step {
    /// A computer player rolls or answers.
    Thinking,
    /// Roll the die or draw (A4).
    Roll,
    /// Do it or draw (D5); a truth is answered.
    Answer { is_truth: bool },
    /// The table judges (D6).
    Verdict,
}

/// The dare on offer, as the dialog shows it.
#[derive(Clone, PartialEq)]
struct ShownOffer {
    offer: OfferView,
    /// Whether the die has not been rolled yet (A4).
    is_before_roll: bool,
    step: Step,
    /// The text; empty where it is not known.
    dare: Dare,
    list: ListName,
    /// The color in which the number stands; `None` for a wild.
    color: Option<Color>,
    /// Whether the answerer may answer with a card (H9).
    may_answer_by_card: bool,
}

impl ShownOffer {
    /// Returns the dare on offer, unless it waits behind an open hand: nobody judges a dare over the shoulder of another person,
    /// and who looks for a card to answer with needs the hand.
    fn of(game: &GameView, round: &View, sheet: DareSheet) -> Option<ShownOffer> {
        let is_public = round.viewer.is_none() || game.is_solo();
        let looks_for_card = sheet.by_card && game.is_solo() && game.is_own_turn();
        if !is_in_play(game) || !is_public || looks_for_card {
            return None;
        }
        let offer = *round.offer()?;
        let offered = game.offer.as_ref()?;
        let is_truth = offer.level == Some(Level::Truth);
        let step = match round.phase {
            PhaseView::Verdict(_) => Step::Verdict,
            _ if game.bots.contains(offer.answerer) => Step::Thinking,
            PhaseView::Roll(_) => Step::Roll,
            _ => Step::Answer { is_truth },
        };
        Some(ShownOffer {
            offer,
            is_before_roll: matches!(round.phase, PhaseView::Roll(_)),
            step,
            dare: offered.dare.clone().unwrap_or_default(),
            list: offered.list.clone(),
            color: round.top.color,
            may_answer_by_card: round.ruleset.dare_stack
                && !offer.last
                && !offer.custom
                && offer.level.is_none(),
        })
    }

    /// Returns the name of the dialog.
    fn label(&self, lang: Lang) -> String {
        if self.is_before_roll {
            Message::ROLL.text(lang).to_owned()
        } else if self.offer.custom {
            Message::CUSTOM_SAYS.text(lang).to_owned()
        } else {
            let number = self.offer.number.unwrap_or_default();
            Message::DARE_NUMBER.number(lang, number.into())
        }
    }

    /// Returns the number on the burst; before the roll it is not told.
    fn mark(&self) -> String {
        self.offer
            .number
            .map_or_else(|| "?".to_owned(), |number| number.to_string())
    }

    /// Returns what the text is from: the list, and the level rolled.
    fn source(&self, lang: Lang) -> String {
        let name = &self.list.name;
        match self.offer.level {
            _ if self.offer.custom => Message::CUSTOM_SAYS.text(lang).to_owned(),
            Some(level) => {
                let level = level_word(level).text(lang);
                let rolled = Message::ROLLED_LEVEL.with(lang, &[("what", level)]);
                [&rolled, name].map(String::as_str).join(" · ")
            }
            None => name.clone(),
        }
    }

    /// Returns what drawing instead is called.
    fn draw_label(&self, lang: Lang) -> String {
        if self.offer.price == SINGLE_PRICE {
            Message::DRAW_TWO.text(lang).to_owned()
        } else {
            Plural::DRAW_CARDS.text(lang, self.offer.price.into())
        }
    }
}

/// Returns whether a round is being played and the device is not being handed over.
pub(super) fn is_in_play(game: &GameView) -> bool {
    game.stage == Stage::Round && !matches!(game.visibility, HandVisibility::Handoff { .. })
}

/// The dare on offer, for the parts of its dialog.
#[derive(Clone, Copy)]
struct OfferState {
    app: AppState,
    shown: Memo<Option<ShownOffer>>,
}

impl OfferState {
    /// Reads the offer and tracks it; returns the default of `R` where there is none.
    fn read<R: Default>(self, read: impl FnOnce(&ShownOffer) -> R) -> R {
        self.shown
            .with(|shown| shown.as_ref().map(read).unwrap_or_default())
    }

    /// Returns a text about the offer for a view.
    fn text(self, compose: fn(&ShownOffer, Lang) -> String) -> Signal<String> {
        self.app
            .locale
            .text(move |lang| self.read(|shown| compose(shown, lang)))
    }

    /// Returns a text that names the answerer.
    fn about(self, message: Message) -> Signal<String> {
        self.app.locale.text(move |lang| {
            let answerer = self.answerer();
            self.app
                .game
                .read(|game| message.named(lang, game.name(answerer)))
        })
    }

    /// Returns whether something holds of the offer, for a view.
    fn is(self, holds: fn(&ShownOffer) -> bool) -> Memo<bool> {
        memo(move || self.read(holds))
    }

    /// Returns the seat that must answer, and tracks it.
    fn answerer(self) -> Seat {
        self.shown
            .with(|shown| shown.as_ref().map_or(Seat(0), |shown| shown.offer.answerer))
    }

    /// Acts for the answerer.
    fn act(self, action: SeatAction) {
        play::act_as(self.app, untrack(|| self.answerer()), action);
    }
}

/// The dare on offer or being performed, for all to read. It stays one dialog from the roll to the verdict.
#[component]
pub fn DareDialog() -> impl IntoView {
    let app = AppState::expect();
    let shown = memo(move || {
        let sheet = app.selection.dare_sheet.get();
        app.game
            .read_round(|game, round| ShownOffer::of(game, round, sheet))
    });
    let state = OfferState { app, shown };
    let is_open = memo(move || shown.with(Option::is_some));
    let sheet = app.selection.dare_sheet;
    let turned = memo(move || sheet.with(|sheet| sheet.turned));
    let turn = move |_| sheet.update(|sheet| sheet.turned = !sheet.turned);
    let label = state.text(ShownOffer::label);
    let mark = state.text(|shown, _| shown.mark());
    let source = state.text(ShownOffer::source);
    let has_text = state.is(|shown| !shown.is_before_roll);
    let tint = Signal::derive(move || {
        state.read(|shown| format!("dare-head {}", shown.color.map_or("tint-wild", tint)))
    });
    let name = Signal::derive(move || app.game.read(|game| game.name(state.answerer()).to_owned()));
    // Another dare is answered by other buttons, too: the first one may have been struck.
    let step =
        move || shown.with(|shown| shown.as_ref().map(|shown| (shown.step, shown.offer.number)));
    view! {
        <Show when=is_open>
            <ModalDialog label class="dare">
                <div class="paper" class:turned=turned>
                    <p class=tint aria-hidden="true">
                        <Burst/>
                        <b>{mark}</b>
                    </p>
                    <h2 class="vh">{label}</h2>
                    <Show when=has_text>
                        <p class="dare-from">{source}</p>
                    </Show>
                    <p class="dare-for">
                        <Avatar seat=Signal::derive(move || state.answerer())/>
                        {name}
                    </p>
                    <Show when=has_text>
                        <DareText state/>
                    </Show>
                    <For each=step key=|step| *step children=move |(step, _)| answers(state, step)/>
                    <button
                        type="button"
                        class="link"
                        aria-pressed=aria(move || turned.get())
                        on:click=turn
                    >
                        {app.locale.t(Message::TURN_TEXT)}
                    </button>
                </div>
            </ModalDialog>
        </Show>
    }
}

/// Returns the answers that a step asks for.
fn answers(state: OfferState, step: Step) -> AnyView {
    match step {
        Step::Thinking => note(state.about(Message::THINKING)).into_any(),
        Step::Roll => view! { <Roll state/> }.into_any(),
        Step::Answer { is_truth } => view! { <Answer state is_truth/> }.into_any(),
        Step::Verdict => view! { <Verdict state/> }.into_any(),
    }
}

/// The text, the other way to do it, and how long it lasts.
#[component]
fn DareText(
    /// The dare on offer.
    state: OfferState,
) -> impl IntoView {
    let app = state.app;
    let sheet = app.selection.dare_sheet;
    let by_alternative = memo(move || sheet.with(|sheet| sheet.alternative));
    let text = Signal::derive(move || {
        let by_alternative = by_alternative.get();
        state.read(|shown| {
            let alternative = shown.dare.alternative.as_ref();
            let text = alternative.filter(|_| by_alternative);
            text.unwrap_or(&shown.dare.text).clone()
        })
    });
    let lang = Signal::derive(move || state.read(|shown| shown.list.lang.code()));
    let lasts = state.is(|shown| shown.offer.lasts);
    let is_last = state.is(|shown| shown.offer.last);
    let has_alternative = state.is(|shown| shown.dare.alternative.is_some());
    let switch_label = Signal::derive(move || {
        let message = if by_alternative.get() {
            Message::FIRST_WAY
        } else {
            Message::ALTERNATIVE
        };
        message.text(app.locale.lang())
    });
    view! {
        <p class="dare-text" lang=lang>
            {text}
        </p>
        <Show when=lasts>
            {note(app.locale.t(Message::LASTING_HINT))}
        </Show>
        <Show when=is_last>
            {note(app.locale.t(Message::LAST_CARD_DARE))}
        </Show>
        <Show when=has_alternative>
            <button
                type="button"
                class="link"
                aria-pressed=aria(move || by_alternative.get())
                on:click=move |_| sheet.update(|sheet| sheet.alternative = !sheet.alternative)
            >
                {switch_label}
            </button>
        </Show>
    }
}

/// Two answers of one size and color: refusing must never look like the lesser one.
#[component]
fn Twins(
    /// The dare on offer.
    state: OfferState,
    /// What the answer that takes it on is called.
    accept: Message,
    /// The action that takes it on.
    action: SeatAction,
) -> impl IntoView {
    let draw = state.text(ShownOffer::draw_label);
    view! {
        <div class="twins">
            {button("btn", state.app.locale.t(accept), move |_| state.act(action))}
            {button("btn", draw, move |_| state.act(SeatAction::DareDraw))}
        </div>
    }
}

/// The die, or two cards (A4).
#[component]
fn Roll(
    /// The dare on offer.
    state: OfferState,
) -> impl IntoView {
    let is_single = state.is(|shown| shown.offer.price == SINGLE_PRICE);
    let ask = state.about(Message::ROLL_ASK);
    view! {
        <Show when=is_single>
            <p class="lead">{ask}</p>
        </Show>
        <p class="die" aria-hidden="true">
            "?"
        </p>
        <Twins state accept=Message::ROLL action=SeatAction::Roll/>
        <ByCard state/>
    }
}

/// Do it, or draw.
#[component]
fn Answer(
    /// The dare on offer.
    state: OfferState,
    /// Whether it is a truth, which is answered and not done.
    is_truth: bool,
) -> impl IntoView {
    let app = state.app;
    let accept = if is_truth {
        Message::ANSWER_IT
    } else {
        Message::DO_IT
    };
    let may_strike = state.is(|shown| !shown.offer.custom);
    view! {
        <Twins state accept action=SeatAction::DareDo/>
        <ByCard state/>
        <Show when=may_strike>
            {button("link", app.locale.t(Message::STRIKE), move |_| play::act_as_table(app, TableAction::Strike))}
        </Show>
    }
}

/// The way to the own cards for one who may answer with one of them (H9). Whether there is one is nobody else's business.
#[component]
fn ByCard(
    /// The dare on offer.
    state: OfferState,
) -> impl IntoView {
    let app = state.app;
    let may = state.is(|shown| shown.may_answer_by_card);
    let look = move |_| {
        let seat = untrack(|| state.answerer());
        app.selection
            .dare_sheet
            .update(|sheet| sheet.by_card = true);
        session::hand_to(app, seat);
    };
    view! {
        <Show when=may>
            {button("btn is-small", app.locale.t(Message::ANSWER_CARD), look)}
        </Show>
    }
}

/// The table judges (D6).
#[component]
fn Verdict(
    /// The dare on offer.
    state: OfferState,
) -> impl IntoView {
    let app = state.app;
    let seconds = move || state.read(|shown| shown.dare.seconds);
    let is_truth = state.is(|shown| shown.offer.level == Some(Level::Truth));
    let (truth, done) = (
        state.about(Message::TRUTH_ASK),
        state.about(Message::VERDICT_ASK),
    );
    let ask = Signal::derive(move || {
        if is_truth.get() {
            truth.get()
        } else {
            done.get()
        }
    });
    let verdicts = [
        (TableAction::Done, Message::DONE),
        (TableAction::Failed, Message::FAILED),
    ]
    .map(|(action, label)| {
        view! {
            {button("btn", app.locale.t(label), move |_| play::act_as_table(app, action))}
        }
    });
    view! {
        <For
            each=seconds
            key=|seconds| *seconds
            children=|seconds| view! { <Timer seconds/> }
        />
        {note(ask)}
        <div class="twins">{verdicts.collect_view()}</div>
    }
}
