//! One sentence for each event, for the log, the caption and the live region. It is in the third person, since everybody hears it.

use super::cards::die_word;
use super::{Lang, Message, Plural, card_told, color_word};
use crate::rules::{Direction, DrawReason, Face, Observation, PublicEvent, Seat, Side};

/// Returns what happened as one sentence in the order actor, action, card, consequence.
///
/// `names` are the players' names by seat. Drawn cards and shown hands are never told, whoever observes the event: everybody hears
/// the sentence.
///
/// `None` only for a Discard All with which no other card was discarded: the sentence of the play says it all.
#[must_use]
pub fn sentence(event: &Observation, names: &[impl AsRef<str>], lang: Lang) -> Option<String> {
    let narrator = Narrator {
        names: &|seat: Seat| names.get(seat.index()).map(|name| name.as_ref().to_owned()),
        lang,
    };
    match event {
        Observation::Public(PublicEvent::DiscardedAlong(_, 0)) => None,
        Observation::Public(event) => Some(narrator.public(*event)),
        Observation::Drew {
            seat,
            count,
            reason,
            ..
        } => Some(narrator.counted(drew(*reason), *seat, *count)),
        Observation::Challenged {
            by,
            offender,
            guilty,
            ..
        } => {
            let word = if *guilty {
                Message::TOLD_GUILTY
            } else {
                Message::TOLD_INNOCENT
            };
            Some(narrator.two(word, *by, *offender))
        }
    }
}

struct Narrator<'a> {
    names: &'a dyn Fn(Seat) -> Option<String>,
    lang: Lang,
}

impl Narrator<'_> {
    fn public(&self, event: PublicEvent) -> String {
        match event {
            PublicEvent::StartCard(face) => {
                Message::TOLD_START.with(self.lang, &[("card", &card_told(face, self.lang))])
            }
            PublicEvent::Played {
                seat,
                face,
                count,
                color,
                jumped,
            } => {
                let color = color.map(|color| color_word(color, self.lang));
                self.played(seat, (face, count), color, jumped)
            }
            PublicEvent::Pressed(seat, 0) => self.one(Message::TOLD_PRESS_DRY, seat),
            PublicEvent::Pressed(seat, _) => self.one(Message::TOLD_PRESS_FIRED, seat),
            PublicEvent::DiscardedAlong(seat, count) => {
                self.counted(Plural::TOLD_DISCARDED_ALONG, seat, count.into())
            }
            PublicEvent::Kept(seat) => self.one(Message::TOLD_KEEP, seat),
            PublicEvent::Passed(seat) => self.one(Message::TOLD_PASS, seat),
            PublicEvent::Skipped(seat) => self.one(Message::TOLD_SKIPPED, seat),
            PublicEvent::Turned(direction) => self.bare(turned(direction)),
            PublicEvent::ColorNamed(seat, color) => self.about(
                Message::TOLD_COLOR,
                seat,
                "color",
                color_word(color, self.lang),
            ),
            PublicEvent::Rolled(seat, face) => self.about(
                Message::TOLD_ROLLED,
                seat,
                "what",
                die_word(face).text(self.lang),
            ),
            PublicEvent::Called(seat) => self.one(Message::TOLD_CALLED, seat),
            PublicEvent::Caught { by, seat } => self.two(Message::TOLD_CAUGHT, by, seat),
            PublicEvent::Owes(seat, amount) => self.counted(Plural::TOLD_OWES, seat, amount.into()),
            PublicEvent::Swapped(seat, other) => self.two(Message::TOLD_SWAPPED, seat, other),
            PublicEvent::Accepted(seat) => self.one(Message::TOLD_ACCEPTED, seat),
            PublicEvent::Reshuffled => self.bare(Message::TOLD_RESHUFFLED),
            PublicEvent::HandsPassed => self.bare(Message::TOLD_HANDS_PASSED),
            PublicEvent::HandsShuffled => self.bare(Message::TOLD_HANDS_SHUFFLED),
            PublicEvent::Flipped(Side::Light) => self.bare(Message::TOLD_TO_LIGHT),
            PublicEvent::Flipped(Side::Dark) => self.bare(Message::TOLD_TO_DARK),
            _ => self.dare_or_seat(event),
        }
    }

    fn dare_or_seat(&self, event: PublicEvent) -> String {
        match event {
            PublicEvent::DareOffered(seat, number) => self.dare(Message::TOLD_DARE, seat, number),
            PublicEvent::DareAccepted(seat, number) => {
                self.dare(Message::TOLD_DARE_TAKEN, seat, number)
            }
            PublicEvent::DareDone(seat, number) => self.dare(Message::TOLD_DARE_DONE, seat, number),
            PublicEvent::DareFailed(seat, number) => {
                self.dare(Message::TOLD_DARE_FAILED, seat, number)
            }
            PublicEvent::DareFellAway(seat) => self.one(Message::TOLD_DARE_FELL_AWAY, seat),
            PublicEvent::DareStruck(number) => {
                Message::TOLD_DARE_STRUCK.number(self.lang, number.into())
            }
            PublicEvent::LastingOpened(seat, number) => {
                self.dare(Message::TOLD_LASTING, seat, number)
            }
            PublicEvent::LastingEnded(seat, number) => {
                self.dare(Message::TOLD_LASTING_ENDED, seat, number)
            }
            PublicEvent::Slipped(seat, number) => self.dare(Message::TOLD_SLIPPED, seat, number),
            PublicEvent::PutOut(seat) => self.one(Message::TOLD_PUT_OUT, seat),
            PublicEvent::Left(seat) => self.one(Message::TOLD_LEFT, seat),
            PublicEvent::HandedOver(seat, true) => self.one(Message::TOLD_TO_COMPUTER, seat),
            PublicEvent::HandedOver(seat, false) => self.one(Message::TOLD_TO_PERSON, seat),
            PublicEvent::RoundOver(Some(seat)) => self.one(Message::TOLD_ROUND_WON, seat),
            _ => self.bare(Message::TOLD_ROUND_BLOCKED),
        }
    }

    fn played(
        &self,
        seat: Seat,
        (face, count): (Face, u8),
        color: Option<&str>,
        jumped: bool,
    ) -> String {
        let word = match (count, jumped, color) {
            (2.., _, _) => Message::TOLD_PLAY_MANY,
            (_, false, None) => Message::TOLD_PLAY,
            (_, false, Some(_)) => Message::TOLD_PLAY_COLOR,
            (_, true, None) => Message::TOLD_JUMP,
            (_, true, Some(_)) => Message::TOLD_JUMP_COLOR,
        };
        let (name, card, n) = (
            self.name(seat),
            card_told(face, self.lang),
            count.to_string(),
        );
        word.with(
            self.lang,
            &[
                ("name", &name),
                ("card", &card),
                ("n", &n),
                ("color", color.unwrap_or_default()),
            ],
        )
    }

    fn name(&self, seat: Seat) -> String {
        (self.names)(seat)
            .unwrap_or_else(|| Message::PLAYER_N.number(self.lang, seat.number().into()))
    }

    fn bare(&self, word: Message) -> String {
        word.text(self.lang).to_owned()
    }

    fn one(&self, word: Message, seat: Seat) -> String {
        word.named(self.lang, &self.name(seat))
    }

    fn about(&self, word: Message, seat: Seat, place: &str, value: &str) -> String {
        word.with(self.lang, &[("name", &self.name(seat)), (place, value)])
    }

    fn two(&self, word: Message, seat: Seat, other: Seat) -> String {
        self.about(word, seat, "other", &self.name(other))
    }

    fn dare(&self, word: Message, seat: Seat, number: u8) -> String {
        self.about(word, seat, "n", &number.to_string())
    }

    fn counted(&self, counted: Plural, seat: Seat, count: usize) -> String {
        counted.with(self.lang, count, &[("name", &self.name(seat))])
    }
}

const fn turned(direction: Direction) -> Message {
    match direction {
        Direction::Clockwise => Message::TOLD_CLOCKWISE,
        Direction::CounterClockwise => Message::TOLD_COUNTER_CLOCKWISE,
    }
}

const fn drew(reason: DrawReason) -> Plural {
    match reason {
        DrawReason::Turn | DrawReason::Penalty => Plural::TOLD_DREW,
        DrawReason::Dare => Plural::TOLD_DREW_DARE,
        DrawReason::Slip => Plural::TOLD_DREW_SLIP,
        DrawReason::Caught => Plural::TOLD_DREW_CAUGHT,
        DrawReason::Challenge => Plural::TOLD_DREW_CHALLENGE,
    }
}
