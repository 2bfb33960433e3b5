//! The dare sheet: the die, the text, the choice, the verdict; and the slip in a lasting dare.

use crate::dares::Dare;
use crate::i18n::{Message, Plural, level_word};
use crate::rules::{Level, OfferView, PhaseView, Seat, SeatAction, TableAction};
use crate::ui::app::Reading;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::seat::{avatar, dare_text};
use crate::ui::parts::shapes::{burst, tint};
use crate::ui::parts::sheet::{Sheet, UNDISMISSED, sheet_dialog};
use crate::ui::{Scene, actions, timer};

/// The dare on offer or being performed, for all to read.
#[must_use]
pub fn dare_sheet(scene: Scene, offer: &OfferView) -> Node {
    let app = scene.app();
    let reading = app.reading.get();
    let number = offer.number.unwrap_or_default();
    let label = match scene.view.phase {
        PhaseView::Roll(_) => scene.t(Message::ROLL).to_owned(),
        _ if offer.custom => scene.t(Message::CUSTOM_SAYS).to_owned(),
        _ => Message::DARE_NUMBER.number(scene.lang, number.into()),
    };
    let turn = el("button")
        .key("turn")
        .class("link")
        .attr(
            "aria-pressed",
            if reading.turned { "true" } else { "false" },
        )
        .tap(move || {
            app.reading
                .update(|reading| reading.turned = !reading.turned)
        })
        .child(scene.t(Message::TURN_TEXT));
    let paper = el("div")
        .classes("paper", &[(reading.turned, "turned")])
        .child(head(scene, offer))
        .child(el("h2").class("vh").child(label.clone()))
        .child(source(scene, offer).map(|source| el("p").class("dare-from").child(source)))
        .child(
            el("p")
                .class("dare-for")
                .child(avatar(scene.session, offer.answerer, ""))
                .child(scene.name(offer.answerer).to_owned()),
        )
        .child(match scene.view.phase {
            PhaseView::Roll(_) => roll(scene, offer),
            PhaseView::Dare(_) => Node::from([words(scene, offer), answer(scene, offer)]),
            _ => Node::from([words(scene, offer), verdict(scene, offer)]),
        })
        .child(turn);
    sheet_dialog(
        Sheet {
            key: "dare",
            class: "dare",
            label: label.into(),
        },
        UNDISMISSED,
        vec![paper.into()],
    )
}

/// The burst with the number; before the roll the number of the card is not told.
fn head(scene: Scene, offer: &OfferView) -> El {
    let tint = scene.view.top.color.map_or("tint-wild", tint);
    let mark = offer
        .number
        .map_or_else(|| "?".to_owned(), |number| number.to_string());
    el("p")
        .class(["dare-head ", tint].concat())
        .attr("aria-hidden", "true")
        .child(burst())
        .child(el("b").child(mark))
}

/// What the text is from: the list, and the level rolled. Before the roll it is from none yet.
fn source(scene: Scene, offer: &OfferView) -> Option<String> {
    if matches!(scene.view.phase, PhaseView::Roll(_)) {
        return None;
    }
    if offer.custom {
        return Some(scene.t(Message::CUSTOM_SAYS).to_owned());
    }
    let name = scene.session.list(offer.level).name().to_owned();
    Some(match offer.level {
        Some(level) => [
            Message::ROLLED_LEVEL.with(scene.lang, &[("what", level_word(level).text(scene.lang))]),
            name,
        ]
        .join(" · "),
        None => name,
    })
}

/// The text, the other way to do it, and how long it lasts.
fn words(scene: Scene, offer: &OfferView) -> Node {
    let app = scene.app();
    let other = app.reading.get().other;
    let dare = dare_of(scene, offer);
    let list_lang = scene.session.list(offer.level).lang().code();
    let shown = if other {
        dare.alternative.clone().unwrap_or(dare.text)
    } else {
        dare.text
    };
    let switch = dare.alternative.map(|_| {
        el("button")
            .key("other")
            .class("link")
            .attr("aria-pressed", if other { "true" } else { "false" })
            .tap(move || app.reading.update(|reading| reading.other = !reading.other))
            .child(scene.t(if other {
                Message::FIRST_WAY
            } else {
                Message::ALTERNATIVE
            }))
    });
    Node::Many(vec![
        el("p")
            .class("dare-text")
            .attr("lang", list_lang)
            .child(shown)
            .into(),
        offer
            .lasts
            .then(|| note(scene.t(Message::LASTING_HINT).to_owned()))
            .into(),
        offer
            .last
            .then(|| note(scene.t(Message::LAST_CARD_DARE).to_owned()))
            .into(),
        switch.into(),
    ])
}

fn dare_of(scene: Scene, offer: &OfferView) -> Dare {
    scene.session.dare(offer).unwrap_or_default()
}

fn note(text: String) -> El {
    el("p").class("note").child(text)
}

/// Two answers of one size and color: refusing must never look like the lesser one.
fn twins([left, right]: [(&str, SeatAction); 2], seat: Seat, scene: Scene) -> El {
    let app = scene.app();
    let button = |(text, act): (&str, SeatAction)| {
        el("button")
            .class("btn")
            .tap(move || actions::act_as(app, seat, act))
            .child(text.to_owned())
    };
    el("div")
        .key(left.0.to_owned())
        .class("twins")
        .child(button(left))
        .child(button(right))
}

/// A computer player answers by itself.
fn thinking(scene: Scene, seat: Seat) -> Option<El> {
    scene
        .session
        .bots()
        .contains(seat)
        .then(|| note(scene.about(Message::THINKING, seat)))
}

/// The die, or two cards (A4).
fn roll(scene: Scene, offer: &OfferView) -> Node {
    if let Some(thinking) = thinking(scene, offer.answerer) {
        return thinking.into();
    }
    let draw = draw_instead(scene, offer);
    let answers = [
        (scene.t(Message::ROLL), SeatAction::Roll),
        (draw.as_str(), SeatAction::DareDraw),
    ];
    let ask = (offer.price == 2).then(|| {
        el("p")
            .class("lead")
            .child(scene.about(Message::ROLL_ASK, offer.answerer))
    });
    Node::Many(vec![
        ask.into(),
        el("p")
            .class("die")
            .attr("aria-hidden", "true")
            .child("?")
            .into(),
        twins(answers, offer.answerer, scene).into(),
        by_card(scene, offer).into(),
    ])
}

/// Drawing, at the price of not doing it: a chain costs more (H9).
fn draw_instead(scene: Scene, offer: &OfferView) -> String {
    let price = usize::from(offer.price);
    if price == 2 {
        scene.t(Message::DRAW_TWO).to_owned()
    } else {
        Plural::DRAW_CARDS.text(scene.lang, price)
    }
}

/// Do it, or draw.
fn answer(scene: Scene, offer: &OfferView) -> Node {
    let app = scene.app();
    let seat = offer.answerer;
    if let Some(thinking) = thinking(scene, seat) {
        return thinking.into();
    }
    let draw = draw_instead(scene, offer);
    let doing = scene.t(if offer.level == Some(Level::Truth) {
        Message::ANSWER_IT
    } else {
        Message::DO_IT
    });
    let strike = (!offer.custom).then(|| {
        el("button")
            .class("link")
            .tap(move || actions::table_act(app, TableAction::Strike))
            .child(scene.t(Message::STRIKE))
    });
    Node::Many(vec![
        twins(
            [(doing, SeatAction::DareDo), (&draw, SeatAction::DareDraw)],
            seat,
            scene,
        )
        .into(),
        by_card(scene, offer).into(),
        strike.into(),
    ])
}

/// The way to the own cards for one who may answer with one of them (H9). Whether there is one is nobody else's business.
fn by_card(scene: Scene, offer: &OfferView) -> Option<El> {
    let app = scene.app();
    let seat = offer.answerer;
    let look = move || {
        app.reading.update(|reading| reading.by_card = true);
        actions::hand_to(app, seat);
    };
    let may =
        scene.view.ruleset.dare_stack && !offer.last && !offer.custom && offer.level.is_none();
    may.then(|| {
        el("button")
            .key("card")
            .class("btn is-small")
            .tap(look)
            .child(scene.t(Message::ANSWER_CARD))
    })
}

/// The table judges (D6).
fn verdict(scene: Scene, offer: &OfferView) -> Node {
    let app = scene.app();
    let judge = |act: TableAction, word: Message| {
        el("button")
            .class("btn")
            .tap(move || actions::table_act(app, act))
            .child(scene.t(word))
    };
    let ask = if offer.level == Some(Level::Truth) {
        Message::TRUTH_ASK
    } else {
        Message::VERDICT_ASK
    };
    Node::Many(vec![
        dare_of(scene, offer)
            .seconds
            .map(|seconds| timer_button(scene, seconds))
            .into(),
        note(scene.about(ask, offer.answerer)).into(),
        el("div")
            .key("judge")
            .class("twins")
            .child(judge(TableAction::Done, Message::DONE))
            .child(judge(TableAction::Failed, Message::FAILED))
            .into(),
    ])
}

/// A timer that the table starts when it likes.
fn timer_button(scene: Scene, seconds: u16) -> Node {
    let app = scene.app();
    let Reading { left, runs, .. } = app.reading.get();
    let left = left.unwrap_or(seconds);
    let part = u32::from(left) * 100 / u32::from(seconds.max(1));
    let word = scene.t(match (runs, left) {
        (true, _) => Message::TIMER_PAUSE,
        (false, 0) => Message::TIME_UP,
        (false, _) => Message::TIMER_START,
    });
    Node::from([
        el("button")
            .classes("timer", &[(left <= 5, "is-late"), (runs, "is-running")])
            .var("--part", [&part.to_string(), "%"].concat())
            .tap(move || timer::toggle(app, seconds))
            .child(
                el("span")
                    .attr("aria-hidden", "true")
                    .child(left.to_string()),
            )
            .child(el("span").class("vh").child(word)),
        el("p")
            .class("note")
            .attr("aria-live", "polite")
            .child(word),
    ])
}

/// Did a seat slip in its lasting dare (D8)?
#[must_use]
pub fn slip_sheet(scene: Scene, seat: Seat, number: u8) -> Node {
    let app = scene.app();
    let close = move || app.sheet.set(None);
    let slipped = move || {
        close();
        actions::table_act(app, TableAction::Slip(seat, number));
    };
    let label = scene.about(Message::SLIP_ASK, seat);
    sheet_dialog(
        Sheet {
            key: "slip",
            class: "",
            label: label.clone().into(),
        },
        Some(close),
        vec![
            el("h2").child(label).into(),
            el("p")
                .class("dare-text")
                .child(dare_text(scene, seat, number))
                .into(),
            el("div")
                .class("btn-row")
                .child(
                    el("button")
                        .class("btn is-glow")
                        .attr("autofocus", true)
                        .tap(close)
                        .child(scene.t(Message::SLIP_NO)),
                )
                .child(
                    el("button")
                        .class("btn")
                        .tap(slipped)
                        .child(scene.t(Message::SLIP_YES)),
                )
                .into(),
        ],
    )
}
