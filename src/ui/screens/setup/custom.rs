//! What the players write on the three Customizables, and what each does (C6).

use web_sys::HtmlInputElement;

use super::{Form, change};
use crate::i18n::{Message, color_word, effect_word};
use crate::rules::{ClassicDeck, Color, CustomEffect, Edition};
use crate::table::CUSTOM_MAX;
use crate::ui::dom::{El, Node, el, target};
use crate::ui::parts::pick::pick;

/// Everything one can do.
const EFFECTS: [CustomEffect; 11] = [
    CustomEffect::None,
    CustomEffect::Dare,
    CustomEffect::Skip,
    CustomEffect::Draw(1),
    CustomEffect::Draw(2),
    CustomEffect::Draw(3),
    CustomEffect::Draw(4),
    CustomEffect::Until(Color::Red),
    CustomEffect::Until(Color::Yellow),
    CustomEffect::Until(Color::Green),
    CustomEffect::Until(Color::Blue),
];

/// The three cards, where the deck has them.
pub(super) fn customs(form: Form) -> Option<Node> {
    let draft = &form.setup.draft;
    let has = draft.edition == Edition::Classic && draft.classic_deck == ClassicDeck::Cards112;
    has.then(|| {
        (0..draft.custom.len())
            .map(|card| custom(form, card))
            .collect()
    })
}

fn custom(form: Form, card: usize) -> El {
    let label = Message::CUSTOM_TEXT_N.number(form.lang, card + 1);
    let group = ["custom-0", "custom-1", "custom-2"][card];
    let text = el("input")
        .attr("type", "text")
        .attr("maxlength", CUSTOM_MAX.to_string())
        .attr("aria-label", label.clone())
        .prop("value", form.setup.custom[card].clone())
        .on("input", move |event| {
            if let Some(input) = target::<HtmlInputElement>(&event) {
                write(card, &input.value());
            }
        });
    let now = form.setup.draft.custom[card];
    let picks = EFFECTS.map(|effect| {
        let choose = move || change(|setup| setup.draft.custom[card] = effect);
        pick(
            (group, "is-small"),
            now == effect,
            choose,
            vec![told(form, effect).into()],
        )
    });
    el("fieldset")
        .key(group)
        .class("option")
        .child(el("legend").child(label))
        .child(el("label").class("field").child(text))
        .child(el("div").class("picks").child(picks))
}

/// The text as it is typed, without what cannot be shown.
fn write(card: usize, text: &str) {
    let text: String = text
        .chars()
        .filter(|letter| !letter.is_control())
        .take(CUSTOM_MAX)
        .collect();
    change(|setup| setup.custom[card] = text);
}

fn told(form: Form, effect: CustomEffect) -> String {
    let Some(word) = effect_word(effect) else {
        return String::new();
    };
    match effect {
        CustomEffect::Draw(count) => word.number(form.lang, count.into()),
        CustomEffect::Until(color) => {
            word.with(form.lang, &[("color", color_word(color, form.lang))])
        }
        _ => word.text(form.lang).to_owned(),
    }
}
