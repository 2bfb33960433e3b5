//! Who deals first: the draw decides, or the youngest, or a player by name (G2).

use super::Form;
use super::options::default_note;
use crate::i18n::{OptionWords, Word, option_words};
use crate::rules::{DealerChoice, Seat};
use crate::ui::dom::{Callback, Node, Signal, derived, el, live, memo, when};
use crate::ui::parts::pick::pick;

/// The choice of the first dealer.
pub(super) fn dealer(form: Form) -> Node {
    let app = form.app;
    let Some(words) = option_words("dealer") else { return Node::none() };
    let youngest = move || form.setup.with(|setup| setup.draft.dealer == DealerChoice::Youngest);
    let choose = Callback::new(move |seat: Seat| form.change(|setup| setup.draft.dealer = DealerChoice::Seat(seat)));
    let chosen = memo(move || {
        form.setup.with(|setup| matches!(setup.draft.dealer, DealerChoice::Seat(_)).then(|| setup.named_dealer())?)
    });
    Node::from(
        el("fieldset")
            .class("option")
            .child(el("legend").child(app.t(words.title)))
            .child(el("p").class("note").child(app.t(words.what)))
            .child(
                el("div")
                    .class("picks")
                    .child(rule(form, words, "draw", DealerChoice::Draw))
                    .child(rule(form, words, "youngest", DealerChoice::Youngest))
                    .child(people(form, "dealer", chosen, choose)),
            )
            .child(when(youngest, move || youngest_picks(form))),
    )
}

/// A rule that decides.
fn rule(form: Form, words: &'static OptionWords, key: &'static str, choice: DealerChoice) -> Node {
    let app = form.app;
    let chosen = memo(move || form.setup.with(|setup| setup.draft.dealer == choice));
    let default = choice == DealerChoice::default();
    pick(
        "dealer".into(),
        "is-small",
        chosen.into(),
        Callback::new(move |()| form.change(|setup| setup.draft.dealer = choice)),
        vec![words.value(key).map(|word| app.t(word)).into(), default_note(form, Signal::new(default))],
    )
}

/// The players by name.
fn people(form: Form, group: &'static str, chosen: Signal<Option<Seat>>, on_choose: Callback<Seat>) -> Node {
    let names = memo(move || form.called());
    live(move || {
        let pick = |(seat, name): (Seat, String)| {
            let is_it = derived(move || chosen.get() == Some(seat));
            pick(group.into(), "is-small", is_it.into(), Callback::new(move |()| on_choose.run(seat)), vec![name.into()])
        };
        (0..).map(Seat).zip(names.get()).map(pick).collect::<Node>()
    })
}

/// Who is the youngest.
fn youngest_picks(form: Form) -> Node {
    let chosen = memo(move || Some(form.setup.with(|setup| setup.youngest)));
    let choose = Callback::new(move |seat: Seat| form.change(|setup| setup.youngest = seat));
    Node::Many(vec![
        el("p").child(form.app.t(Word::YOUNGEST_ASK)).into(),
        el("div")
            .class("picks")
            .attr("role", "radiogroup")
            .attr("aria-label", form.app.t(Word::YOUNGEST_ASK))
            .child(people(form, "youngest", chosen, choose))
            .into(),
    ])
}
