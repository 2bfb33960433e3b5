//! One event, one sentence: log, caption and live region share it. The third person throughout, since everybody hears it.

use super::cards::die_word;
use super::{Counted, Lang, Word, card_told, color_word};
use crate::rules::{Direction, DrawReason, Face, Open, Seat, SeenEvent, Side};

/// What happened, as one sentence in the order actor, act, card, consequence.
///
/// `names` are the players' names by seat. Drawn cards and shown hands are never told, whoever views the event: speech is public.
///
/// `None` only for cards discarded along with a Discard All when there were none: that the card was played says it all.
#[must_use]
pub fn sentence(event: &SeenEvent, names: &[impl AsRef<str>], lang: Lang) -> Option<String> {
    let narrator = Narrator { names: &|seat: Seat| names.get(seat.index()).map(|name| name.as_ref().to_owned()), lang };
    match event {
        SeenEvent::Open(Open::DiscardedAlong(_, 0)) => None,
        SeenEvent::Open(open) => Some(narrator.open(*open)),
        SeenEvent::Drew { seat, count, reason, .. } => Some(narrator.counted(drew(*reason), *seat, *count)),
        SeenEvent::Challenged { by, offender, guilty, .. } => {
            let word = if *guilty { Word::TOLD_GUILTY } else { Word::TOLD_INNOCENT };
            Some(narrator.two(word, *by, *offender))
        }
    }
}

/// Whose turn it is and with how many cards: “Turn: Mika, 4 cards.”
#[must_use]
pub fn turn_line(name: &str, count: usize, lang: Lang) -> String {
    Counted::TURN_LINE.with(lang, count, &[("name", name)])
}

struct Narrator<'a> {
    names: &'a dyn Fn(Seat) -> Option<String>,
    lang: Lang,
}

impl Narrator<'_> {
    fn open(&self, open: Open) -> String {
        match open {
            Open::StartCard(face) => Word::TOLD_START.with(self.lang, &[("card", &card_told(face, self.lang))]),
            Open::Played { seat, face, count, color, jumped } => {
                let color = color.map(|color| color_word(color, self.lang));
                self.played(seat, (face, count), color, jumped)
            }
            Open::Pressed(seat, 0) => self.one(Word::TOLD_PRESS_DRY, seat),
            Open::Pressed(seat, _) => self.one(Word::TOLD_PRESS_FIRED, seat),
            Open::DiscardedAlong(seat, count) => self.counted(Counted::TOLD_DISCARDED_ALONG, seat, count.into()),
            Open::Kept(seat) => self.one(Word::TOLD_KEEP, seat),
            Open::Passed(seat) => self.one(Word::TOLD_PASS, seat),
            Open::Skipped(seat) => self.one(Word::TOLD_SKIPPED, seat),
            Open::Turned(direction) => self.bare(turned(direction)),
            Open::ColorNamed(seat, color) => self.about(Word::TOLD_COLOR, seat, ("color", color_word(color, self.lang))),
            Open::Rolled(seat, face) => self.about(Word::TOLD_ROLLED, seat, ("what", die_word(face).text(self.lang))),
            Open::Called(seat) => self.one(Word::TOLD_CALLED, seat),
            Open::Caught { by, seat } => self.two(Word::TOLD_CAUGHT, by, seat),
            Open::Owes(seat, amount) => self.counted(Counted::TOLD_OWES, seat, amount.into()),
            Open::Swapped(seat, other) => self.two(Word::TOLD_SWAPPED, seat, other),
            Open::Accepted(seat) => self.one(Word::TOLD_ACCEPTED, seat),
            Open::Reshuffled => self.bare(Word::TOLD_RESHUFFLED),
            Open::HandsPassed => self.bare(Word::TOLD_HANDS_PASSED),
            Open::HandsShuffled => self.bare(Word::TOLD_HANDS_SHUFFLED),
            Open::Flipped(Side::Light) => self.bare(Word::TOLD_TO_LIGHT),
            Open::Flipped(Side::Dark) => self.bare(Word::TOLD_TO_DARK),
            _ => self.dare_or_seat(open),
        }
    }

    fn dare_or_seat(&self, open: Open) -> String {
        match open {
            Open::DareOffered(seat, number) => self.dare(Word::TOLD_DARE, seat, number),
            Open::DareAccepted(seat, number) => self.dare(Word::TOLD_DARE_TAKEN, seat, number),
            Open::DareDone(seat, number) => self.dare(Word::TOLD_DARE_DONE, seat, number),
            Open::DareFailed(seat, number) => self.dare(Word::TOLD_DARE_FAILED, seat, number),
            Open::DareFellAway(seat) => self.one(Word::TOLD_DARE_FELL_AWAY, seat),
            Open::DareStruck(number) => Word::TOLD_DARE_STRUCK.number(self.lang, number.into()),
            Open::LastingOpened(seat, number) => self.dare(Word::TOLD_LASTING, seat, number),
            Open::LastingEnded(seat, number) => self.dare(Word::TOLD_LASTING_ENDED, seat, number),
            Open::Slipped(seat, number) => self.dare(Word::TOLD_SLIPPED, seat, number),
            Open::PutOut(seat) => self.one(Word::TOLD_PUT_OUT, seat),
            Open::Left(seat) => self.one(Word::TOLD_LEFT, seat),
            Open::HandedOver(seat, true) => self.one(Word::TOLD_TO_COMPUTER, seat),
            Open::HandedOver(seat, false) => self.one(Word::TOLD_TO_PERSON, seat),
            Open::RoundOver(Some(seat)) => self.one(Word::TOLD_ROUND_WON, seat),
            _ => self.bare(Word::TOLD_ROUND_BLOCKED),
        }
    }

    fn played(&self, seat: Seat, (face, count): (Face, u8), color: Option<&str>, jumped: bool) -> String {
        let word = match (count, jumped, color) {
            (2.., _, _) => Word::TOLD_PLAY_MANY,
            (_, false, None) => Word::TOLD_PLAY,
            (_, false, Some(_)) => Word::TOLD_PLAY_COLOR,
            (_, true, None) => Word::TOLD_JUMP,
            (_, true, Some(_)) => Word::TOLD_JUMP_COLOR,
        };
        let (name, card, n) = (self.name(seat), card_told(face, self.lang), count.to_string());
        word.with(self.lang, &[("name", &name), ("card", &card), ("n", &n), ("color", color.unwrap_or_default())])
    }

    fn name(&self, seat: Seat) -> String {
        (self.names)(seat).unwrap_or_else(|| Word::PLAYER_N.number(self.lang, seat.number().into()))
    }

    fn bare(&self, word: Word) -> String {
        word.text(self.lang).to_owned()
    }

    fn one(&self, word: Word, seat: Seat) -> String {
        word.named(self.lang, &self.name(seat))
    }

    fn about(&self, word: Word, seat: Seat, value: (&str, &str)) -> String {
        word.with(self.lang, &[("name", &self.name(seat)), value])
    }

    fn two(&self, word: Word, seat: Seat, other: Seat) -> String {
        self.about(word, seat, ("other", &self.name(other)))
    }

    fn dare(&self, word: Word, seat: Seat, number: u8) -> String {
        self.about(word, seat, ("n", &number.to_string()))
    }

    fn counted(&self, counted: Counted, seat: Seat, count: usize) -> String {
        counted.with(self.lang, count, &[("name", &self.name(seat))])
    }
}

const fn turned(direction: Direction) -> Word {
    match direction {
        Direction::Clockwise => Word::TOLD_CLOCKWISE,
        Direction::CounterClockwise => Word::TOLD_COUNTER_CLOCKWISE,
    }
}

const fn drew(reason: DrawReason) -> Counted {
    match reason {
        DrawReason::Turn | DrawReason::Penalty => Counted::TOLD_DREW,
        DrawReason::Dare => Counted::TOLD_DREW_DARE,
        DrawReason::Slip => Counted::TOLD_DREW_SLIP,
        DrawReason::Caught => Counted::TOLD_DREW_CAUGHT,
        DrawReason::Challenge => Counted::TOLD_DREW_CHALLENGE,
    }
}
