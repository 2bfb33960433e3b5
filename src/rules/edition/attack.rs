//! Launcher rules (attack.md).

use super::{EditionTraits, Start, in_each_color, sorted, wilds};
use crate::rules::card::{Color, Face, Symbol};
use crate::rules::chance::Chance;
use crate::rules::options::Launcher;

/// The traits of launcher rules.
pub(super) const TRAITS: EditionTraits = EditionTraits {
    key: "attack",
    deck: |_| deck(),
    has_symbol: |_, symbol| {
        matches!(
            symbol,
            Symbol::Skip
                | Symbol::DiscardAll
                | Symbol::HitTwo
                | Symbol::TradeHands
                | Symbol::Wild
                | Symbol::WildAllHit
                | Symbol::WildHitFire
        )
    },
    start: |_, symbol| start(symbol),
    points: |_, symbol| points(symbol),
    has_launcher: true,
    never_last: Some(Symbol::TradeHands),
    examples: [
        Face::colored(Color::Yellow, Symbol::HitTwo),
        Face::wild(Symbol::WildAllHit),
        Face::colored(Color::Green, Symbol::TradeHands),
    ],
    ..EditionTraits::COMMON
};

/// After so many dry presses in a row the next one fires (T3).
pub const DRY_LIMIT: u8 = 3;

/// T1.
#[must_use]
pub fn deck() -> Vec<Face> {
    let mut faces = Vec::with_capacity(112);
    for number in 1..=9 {
        in_each_color(&mut faces, Color::LIGHT, Symbol::Number(number), 2);
    }
    for (symbol, copies) in [
        (Symbol::HitTwo, 2),
        (Symbol::Reverse, 2),
        (Symbol::Skip, 2),
        (Symbol::DiscardAll, 1),
        (Symbol::TradeHands, 1),
    ] {
        in_each_color(&mut faces, Color::LIGHT, symbol, copies);
    }
    wilds(&mut faces, Symbol::Wild, 4);
    wilds(&mut faces, Symbol::WildAllHit, 2);
    wilds(&mut faces, Symbol::WildHitFire, 2);
    sorted(faces)
}

/// How many cards a press brings (T3); `must_fire` after three dry presses in a row.
pub fn press<C: Chance + ?Sized>(chance: &mut C, launcher: Launcher, must_fire: bool) -> u8 {
    let one_in = if launcher == Launcher::Wild { 2 } else { 3 };
    if !must_fire && chance.below(one_in) != 0 {
        return 0;
    }
    match launcher {
        Launcher::Gentle => chance.below(3) as u8 + 1,
        Launcher::Wild => chance.below(12) as u8 + 1,
        // Weight 1 for one and two cards, 3 for each of three to eight: 20 in all.
        Launcher::Classic => match chance.below(20) {
            weight @ 0..=1 => weight as u8 + 1,
            weight => ((weight - 2) / 3) as u8 + 3,
        },
    }
}

/// T5.
fn start(symbol: Symbol) -> Start {
    match symbol {
        Symbol::Skip => Start::Skip,
        Symbol::Reverse => Start::Reverse,
        Symbol::HitTwo => Start::HitTwo,
        Symbol::Wild => Start::Color,
        Symbol::WildAllHit => Start::AllHit,
        Symbol::WildHitFire => Start::HitFire,
        _ => Start::Plain,
    }
}

/// T7.
fn points(symbol: Symbol) -> u16 {
    match symbol {
        Symbol::DiscardAll | Symbol::TradeHands => 30,
        symbol if symbol.is_wild() => 50,
        _ => 20,
    }
}
