//! A short sum of a whole state, by which saves and tests recognise it.

use super::phase::{ColorThen, Offer, OfferKind, Penalty, Phase};
use super::round::Round;

/// FNV-1a over bytes.
struct Fnv(u64);

impl Fnv {
    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }

    fn bytes(&mut self, bytes: impl IntoIterator<Item = u8>) {
        for byte in bytes {
            self.byte(byte);
        }
        // An end mark, so that two lists cannot trade places unseen.
        self.byte(0xff);
    }

    fn word(&mut self, word: u16) {
        self.bytes(word.to_le_bytes());
    }
}

impl Round {
    /// The sum: equal for equal states, on every machine and in every version that knows these fields.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut sum = Fnv(0xcbf2_9ce4_8422_2325);
        sum.bytes(self.draw_pile().iter().map(|card| card.0));
        sum.bytes(self.discard_pile().iter().map(|card| card.0));
        for set in self.hands.into_iter().chain([self.out_of_play]) {
            sum.bytes(set.iter().map(|card| card.0));
        }
        sum.bytes(
            self.hand_order[..self.hand_order_len as usize]
                .iter()
                .map(|card| card.0),
        );
        for set in [self.seats, self.put_out, self.left, self.bots, self.passed] {
            sum.word(set.0);
        }
        let color = self.color.map_or(0xfe, |color| color as u8);
        let window = self
            .window
            .map_or(0xfe, |window| window.seat.0 * 2 + u8::from(window.called));
        sum.bytes([
            self.ordered_len,
            self.dealer.0,
            self.turn.0,
            self.direction as u8,
            self.side as u8,
            color,
            self.misses,
            u8::from(self.called),
            window,
        ]);
        sum.word(self.actions);
        for dares in self.lasting.into_iter().chain(self.struck).chain(self.used) {
            sum.word(dares.bits());
        }
        sum.bytes(phase_bytes(self));
        sum.0
    }
}

fn phase_bytes(round: &Round) -> Vec<u8> {
    let seat = |seat: Option<super::seat::Seat>| seat.map_or(0xfe, |seat| seat.0);
    match round.phase {
        Phase::Turn => vec![0],
        Phase::Drawn(card) => vec![1, card.0],
        Phase::Color(ColorThen::Play) => vec![2, 0],
        Phase::Color(ColorThen::Lose) => vec![2, 1],
        Phase::Color(ColorThen::Roulette) => vec![2, 2],
        Phase::Color(ColorThen::Dare(offer)) => [vec![2, 3], offer_bytes(offer)].concat(),
        Phase::Dare(offer) => [vec![3], offer_bytes(offer)].concat(),
        Phase::Verdict(offer) => [vec![4], offer_bytes(offer)].concat(),
        Phase::Roll(offer) => [vec![5], offer_bytes(offer)].concat(),
        Phase::Challenge(bluff) => {
            let claim = match bluff.claim {
                Penalty::Cards(count) => [0, count],
                Penalty::Until(color) => [1, color as u8],
            };
            let marks = [
                6,
                bluff.offender.0,
                u8::from(bluff.guilty),
                u8::from(bluff.last),
                claim[0],
                claim[1],
            ];
            marks
                .into_iter()
                .chain(round.challenged.iter().map(|card| card.0))
                .collect()
        }
        Phase::DrawStack { amount } => [vec![7], amount.to_le_bytes().to_vec()].concat(),
        Phase::Over(winner) => vec![8, seat(winner)],
    }
}

fn offer_bytes(offer: Offer) -> Vec<u8> {
    let kind = match offer.kind {
        OfferKind::List => [0, 0, 0],
        OfferKind::Unrolled { turned } => [1, u8::from(turned), 0],
        OfferKind::Level(level, turned) => [2, level as u8, u8::from(turned)],
        OfferKind::Custom => [3, 0, 0],
    };
    let source = offer.source.map_or(0xfe, |seat| seat.0);
    [
        offer.answerer.0,
        source,
        offer.number,
        offer.chain,
        u8::from(offer.last),
    ]
    .into_iter()
    .chain(kind)
    .collect()
}
