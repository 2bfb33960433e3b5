//! Who deals first: the draw decides, or the youngest, or a player by name (G2).

use super::options::default_note;
use super::{Form, change};
use crate::i18n::{Message, OptionWords, option_words};
use crate::rules::{DealerChoice, Seat};
use crate::table::Setup;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::pick::pick;

/// The choice of the first dealer.
pub(super) fn dealer(form: Form) -> Option<El> {
    let words = option_words("dealer")?;
    let now = form.setup.draft.dealer;
    let named = if let DealerChoice::Seat(seat) = now {
        Some(seat)
    } else {
        None
    };
    let picks = el("div")
        .class("picks")
        .child(rule(form, words, "draw", DealerChoice::Draw))
        .child(rule(form, words, "youngest", DealerChoice::Youngest))
        .child(people(form, "dealer", named, |setup, seat| {
            setup.draft.dealer = DealerChoice::Seat(seat)
        }));
    let option = el("fieldset")
        .class("option")
        .child(el("legend").child(form.t(words.title)))
        .child(el("p").class("note").child(form.t(words.what)))
        .child(picks)
        .child((now == DealerChoice::Youngest).then(|| youngest_picks(form)));
    Some(option)
}

/// A rule that decides.
fn rule(form: Form, words: &OptionWords, key: &str, choice: DealerChoice) -> El {
    let choose = move || change(|setup| setup.draft.dealer = choice);
    let word = words.value(key).map(|word| form.t(word));
    let note = default_note(form, choice == DealerChoice::default());
    pick(
        ("dealer", "is-small"),
        form.setup.draft.dealer == choice,
        choose,
        vec![word.into(), note.into()],
    )
}

/// The players by name.
fn people(
    form: Form,
    group: &'static str,
    chosen: Option<Seat>,
    choose: fn(&mut Setup, Seat),
) -> Node {
    let seats = (0..form.setup.players.len() as u8).map(Seat);
    let picks = seats.map(|seat| {
        let choose = move || change(|setup| choose(setup, seat));
        pick(
            (group, "is-small"),
            chosen == Some(seat),
            choose,
            vec![form.called(seat).into()],
        )
    });
    picks.collect()
}

/// Who is the youngest.
fn youngest_picks(form: Form) -> Node {
    let ask = form.t(Message::YOUNGEST_ASK);
    let picks = people(
        form,
        "youngest",
        Some(form.setup.youngest),
        |setup, seat| setup.youngest = seat,
    );
    Node::from([
        el("p").child(ask),
        el("div")
            .class("picks")
            .attr("role", "radiogroup")
            .attr("aria-label", ask)
            .child(picks),
    ])
}
