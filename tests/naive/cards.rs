//! What cards are to each other.

use uskalla::rules::*;

/// A wild shows no color.
pub fn is_wild(face: Face) -> bool {
    face.color.is_none()
}

/// H8: an action card or wild is whatever is no number card.
pub fn is_number(face: Face) -> bool {
    matches!(face.symbol, Symbol::Number(_))
}

/// G7: the same number or the same symbol. D4: the number of a dare is no number to match; H4: nor is a Customizable's.
pub fn same_symbol(a: Symbol, b: Symbol) -> bool {
    match (a, b) {
        (Symbol::Dare(_), Symbol::Dare(_))
        | (Symbol::WildDare(_), Symbol::WildDare(_))
        | (Symbol::WildCustom(_), Symbol::WildCustom(_)) => true,
        _ => a == b,
    }
}

/// H4: color and number or symbol; a wild of the same kind.
pub fn identical(a: Face, b: Face) -> bool {
    a.color == b.color && same_symbol(a.symbol, b.symbol)
}

/// What a draw card is worth (N4, H2). Color Roulette is none (N4), nor is a Wild Draw Color (H2).
pub fn draw_value(face: Face) -> Option<u8> {
    match face.symbol {
        Symbol::DrawOne => Some(1),
        Symbol::DrawTwo | Symbol::WildDrawTwo => Some(2),
        Symbol::DrawFour | Symbol::WildDrawFour | Symbol::WildReverseDrawFour => Some(4),
        Symbol::DrawFive => Some(5),
        Symbol::WildDrawSix => Some(6),
        Symbol::WildDrawTen => Some(10),
        _ => None,
    }
}

/// C3, F6: honest only without a card of the color in play.
pub fn may_bluff(face: Face) -> bool {
    matches!(
        face.symbol,
        Symbol::WildDrawFour | Symbol::WildDrawTwo | Symbol::WildDrawColor
    )
}

/// D4: a Dare or a Wild Dare.
pub fn is_dare(face: Face) -> bool {
    matches!(face.symbol, Symbol::Dare(_) | Symbol::WildDare(_))
}
