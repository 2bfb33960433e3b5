//! One of everything that can be told, refused or printed on a card.

use uskalla::i18n::Lang;
use uskalla::rules::edition::adults::DieFace;
use uskalla::rules::*;

/// Names of twelve letters, as wide as names get.
pub const NAMES: [&str; 10] = [
    "Maximilianna",
    "Kristofferus",
    "Wilhelmiinaa",
    "Annamarjaana",
    "Abdurrahmann",
    "Gülümserhanı",
    "Åsahenriikka",
    "Ömerfarukcan",
    "Bartholomäus",
    "Işılnurhanım",
];

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

/// Every kind of event, with the longest cards.
pub fn all_events() -> Vec<SeenEvent> {
    let mut events: Vec<SeenEvent> = all_open().into_iter().map(SeenEvent::Open).collect();
    let reasons =
        [DrawReason::Turn, DrawReason::Penalty, DrawReason::Dare, DrawReason::Slip, DrawReason::Caught, DrawReason::Challenge];
    let drew = |reason, count| SeenEvent::Drew { seat: ONE, count, faces: None, reason };
    events.extend(reasons.iter().flat_map(|&reason| [drew(reason, 1), drew(reason, 24)]));
    let challenged = |guilty| SeenEvent::Challenged { by: ONE, offender: TWO, guilty, shown: None };
    events.extend([challenged(true), challenged(false)]);
    events
}

fn all_open() -> Vec<Open> {
    let mut all = plays();
    for n in [1, 16] {
        all.extend([
            Open::DiscardedAlong(ONE, n),
            Open::Owes(ONE, n.into()),
            Open::DareOffered(ONE, n),
            Open::DareAccepted(ONE, n),
            Open::DareDone(ONE, n),
            Open::DareFailed(ONE, n),
            Open::DareStruck(n),
            Open::LastingOpened(ONE, n),
            Open::LastingEnded(ONE, n),
            Open::Slipped(ONE, n),
        ]);
    }
    all.extend([
        Open::Pressed(ONE, 0),
        Open::Pressed(ONE, 8),
        Open::Kept(ONE),
        Open::Passed(ONE),
        Open::Skipped(ONE),
        Open::Called(ONE),
        Open::Caught { by: ONE, seat: TWO },
        Open::Swapped(ONE, TWO),
        Open::Accepted(ONE),
        Open::PutOut(ONE),
        Open::Left(ONE),
        Open::HandedOver(ONE, true),
        Open::HandedOver(ONE, false),
        Open::RoundOver(Some(ONE)),
        Open::RoundOver(None),
        Open::DareFellAway(ONE),
        Open::Reshuffled,
        Open::HandsPassed,
        Open::HandsShuffled,
        Open::Flipped(Side::Light),
        Open::Flipped(Side::Dark),
        Open::Turned(Direction::Clockwise),
        Open::Turned(Direction::CounterClockwise),
        Open::Rolled(ONE, DieFace::Reverse),
    ]);
    all.extend(Level::ALL.map(|level| Open::Rolled(ONE, DieFace::Level(level))));
    all.extend(Color::LIGHT.iter().chain(&Color::DARK).map(|&color| Open::ColorNamed(ONE, color)));
    assert!((0..KINDS).all(|at| all.iter().any(|open| kind(*open) == at)), "a kind of event has no sample");
    all
}

/// Every face of every game, in turn and out of turn.
fn plays() -> Vec<Open> {
    let mut all = Vec::new();
    for (_, side, faces) in faces() {
        for face in faces {
            let color = face.is_wild().then_some(side.colors()[0]);
            let play = |count, jumped| Open::Played { seat: ONE, face, count, color, jumped };
            all.extend([Open::StartCard(face), play(1, false), play(3, false), play(1, true)]);
        }
    }
    all
}

const KINDS: usize = 32;

/// The place of an event's kind; a kind added to the rules does not compile until it stands here.
fn kind(open: Open) -> usize {
    match open {
        Open::StartCard(_) => 0,
        Open::Played { .. } => 1,
        Open::DiscardedAlong(..) => 2,
        Open::Pressed(..) => 3,
        Open::Kept(_) => 4,
        Open::Passed(_) => 5,
        Open::Skipped(_) => 6,
        Open::Turned(_) => 7,
        Open::ColorNamed(..) => 8,
        Open::Reshuffled => 9,
        Open::DareOffered(..) => 10,
        Open::DareAccepted(..) => 11,
        Open::DareDone(..) => 12,
        Open::DareFailed(..) => 13,
        Open::DareFellAway(_) => 14,
        Open::DareStruck(_) => 15,
        Open::LastingOpened(..) => 16,
        Open::LastingEnded(..) => 17,
        Open::Slipped(..) => 18,
        Open::Rolled(..) => 19,
        Open::Called(_) => 20,
        Open::Caught { .. } => 21,
        Open::Owes(..) => 22,
        Open::Swapped(..) => 23,
        Open::HandsPassed => 24,
        Open::HandsShuffled => 25,
        Open::Flipped(_) => 26,
        Open::Accepted(_) => 27,
        Open::PutOut(_) => 28,
        Open::Left(_) => 29,
        Open::HandedOver(..) => 30,
        Open::RoundOver(_) => 31,
    }
}

/// Every refusal.
pub fn all_refusals() -> Vec<Refusal> {
    let longest = Face::wild(Symbol::WildReverseDrawFour);
    let mut all = vec![
        Refusal::RoundOver,
        Refusal::NotInRound(ONE),
        Refusal::NotYourTurn(Seat(9)),
        Refusal::AwaitingVerdict,
        Refusal::NotInHand(longest),
        Refusal::OnlyDrawnCard,
        Refusal::OnlyDrawCard(longest.symbol),
        Refusal::OnlyDareCard,
        Refusal::NotIdentical,
        Refusal::NotNow,
        Refusal::ColorMissing,
        Refusal::ColorNotAsked,
        Refusal::WrongColor(Color::Orange),
        Refusal::SwapMissing,
        Refusal::SwapNotAsked,
        Refusal::SwapTarget(TWO),
        Refusal::NotTogether,
        Refusal::CannotBeLast,
        Refusal::NotHonest(Color::Yellow),
        Refusal::MustPlay,
        Refusal::MustPlayDrawn,
        Refusal::NothingToDraw,
        Refusal::CanStillAct,
        Refusal::ComputerMustDraw,
        Refusal::NothingToCall,
        Refusal::AlreadyCalled,
        Refusal::NothingToCatch,
        Refusal::NoVerdict,
        Refusal::NoOpenDare,
        Refusal::NothingToStrike,
        Refusal::CannotLeave,
        Refusal::NoChange,
    ];
    for color in [None, Some(Color::Teal)] {
        for symbol in [None, Some(Symbol::SkipEveryone), Some(Symbol::Wild)] {
            all.push(Refusal::NoMatch { color, symbol });
        }
    }
    all
}

/// The faces of each game, by side, each once.
pub fn faces() -> Vec<(Edition, Side, Vec<Face>)> {
    let mut all = Vec::new();
    for game in Edition::ALL {
        let mut draft = RulesetDraft::new(game, 2);
        if game == Edition::Classic {
            draft.classic_deck = ClassicDeck::Cards112;
        }
        let deck = Deck::standard(&draft.check().expect("the defaults can be played"), |_| ());
        for side in [Side::Light, Side::Dark] {
            let mut faces: Vec<Face> = deck.cards().map(|card| deck.side(side).face(card)).collect();
            faces.sort_unstable();
            faces.dedup();
            all.push((game, side, faces));
        }
    }
    all
}

/// What must follow the effect of a Customizable in the notation.
pub fn custom_argument(effect: &str) -> &'static str {
    match effect {
        "draw" => ":3",
        "until" => ":R",
        _ => "",
    }
}

/// Words that speak to somebody.
pub fn second_person(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["you", "your", "yours", "You", "Your"],
        Lang::Fi => &[
            "sinä", "sinun", "sinut", "sinua", "sinulla", "sinulle", "sinulta", "te", "teidän", "teille", "Sinä", "korttisi",
            "vuorosi", "kätesi",
        ],
        Lang::Sv => &["du", "dig", "din", "ditt", "dina", "ni", "er", "ert", "era", "Du", "Ni"],
        Lang::Tr => &["sen", "seni", "sana", "sende", "senin", "siz", "sizi", "size", "sizin", "kartların", "sıran"],
    }
}
