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
pub fn all_events() -> Vec<Observation> {
    let mut events: Vec<Observation> = all_open().into_iter().map(Observation::Public).collect();
    let reasons = [
        DrawReason::Turn,
        DrawReason::Penalty,
        DrawReason::Dare,
        DrawReason::Slip,
        DrawReason::Caught,
        DrawReason::Challenge,
    ];
    let drew = |reason, count| Observation::Drew {
        seat: ONE,
        count,
        faces: None,
        reason,
    };
    events.extend(
        reasons
            .iter()
            .flat_map(|&reason| [drew(reason, 1), drew(reason, 24)]),
    );
    let challenged = |guilty| Observation::Challenged {
        by: ONE,
        offender: TWO,
        guilty,
        shown: None,
    };
    events.extend([challenged(true), challenged(false)]);
    events
}

fn all_open() -> Vec<PublicEvent> {
    let mut all = plays();
    for n in [1, 16] {
        all.extend([
            PublicEvent::DiscardedAlong(ONE, n),
            PublicEvent::Owes(ONE, n.into()),
            PublicEvent::DareOffered(ONE, n),
            PublicEvent::DareAccepted(ONE, n),
            PublicEvent::DareDone(ONE, n),
            PublicEvent::DareFailed(ONE, n),
            PublicEvent::DareStruck(n),
            PublicEvent::LastingOpened(ONE, n),
            PublicEvent::LastingEnded(ONE, n),
            PublicEvent::Slipped(ONE, n),
        ]);
    }
    all.extend([
        PublicEvent::Pressed(ONE, 0),
        PublicEvent::Pressed(ONE, 8),
        PublicEvent::Kept(ONE),
        PublicEvent::Passed(ONE),
        PublicEvent::Skipped(ONE),
        PublicEvent::Called(ONE),
        PublicEvent::Caught { by: ONE, seat: TWO },
        PublicEvent::Swapped(ONE, TWO),
        PublicEvent::Accepted(ONE),
        PublicEvent::PutOut(ONE),
        PublicEvent::Left(ONE),
        PublicEvent::HandedOver(ONE, true),
        PublicEvent::HandedOver(ONE, false),
        PublicEvent::RoundOver(Some(ONE)),
        PublicEvent::RoundOver(None),
        PublicEvent::DareFellAway(ONE),
        PublicEvent::Reshuffled,
        PublicEvent::HandsPassed,
        PublicEvent::HandsShuffled,
        PublicEvent::Flipped(Side::Light),
        PublicEvent::Flipped(Side::Dark),
        PublicEvent::Turned(Direction::Clockwise),
        PublicEvent::Turned(Direction::CounterClockwise),
        PublicEvent::Rolled(ONE, DieFace::Reverse),
    ]);
    all.extend(Level::ALL.map(|level| PublicEvent::Rolled(ONE, DieFace::Level(level))));
    all.extend(
        Color::LIGHT
            .iter()
            .chain(&Color::DARK)
            .map(|&color| PublicEvent::ColorNamed(ONE, color)),
    );
    assert!(
        (0..KINDS).all(|at| all.iter().any(|open| kind(*open) == at)),
        "a kind of event has no sample"
    );
    all
}

/// Every face of every game, in turn and out of turn.
fn plays() -> Vec<PublicEvent> {
    let mut all = Vec::new();
    for (_, side, faces) in faces() {
        for face in faces {
            let color = face.is_wild().then_some(side.colors()[0]);
            let play = |count, jumped| PublicEvent::Played {
                seat: ONE,
                face,
                count,
                color,
                jumped,
            };
            all.extend([
                PublicEvent::StartCard(face),
                play(1, false),
                play(3, false),
                play(1, true),
            ]);
        }
    }
    all
}

const KINDS: usize = 32;

/// The place of an event's kind; a kind added to the rules does not compile until it stands here.
fn kind(open: PublicEvent) -> usize {
    match open {
        PublicEvent::StartCard(_) => 0,
        PublicEvent::Played { .. } => 1,
        PublicEvent::DiscardedAlong(..) => 2,
        PublicEvent::Pressed(..) => 3,
        PublicEvent::Kept(_) => 4,
        PublicEvent::Passed(_) => 5,
        PublicEvent::Skipped(_) => 6,
        PublicEvent::Turned(_) => 7,
        PublicEvent::ColorNamed(..) => 8,
        PublicEvent::Reshuffled => 9,
        PublicEvent::DareOffered(..) => 10,
        PublicEvent::DareAccepted(..) => 11,
        PublicEvent::DareDone(..) => 12,
        PublicEvent::DareFailed(..) => 13,
        PublicEvent::DareFellAway(_) => 14,
        PublicEvent::DareStruck(_) => 15,
        PublicEvent::LastingOpened(..) => 16,
        PublicEvent::LastingEnded(..) => 17,
        PublicEvent::Slipped(..) => 18,
        PublicEvent::Rolled(..) => 19,
        PublicEvent::Called(_) => 20,
        PublicEvent::Caught { .. } => 21,
        PublicEvent::Owes(..) => 22,
        PublicEvent::Swapped(..) => 23,
        PublicEvent::HandsPassed => 24,
        PublicEvent::HandsShuffled => 25,
        PublicEvent::Flipped(_) => 26,
        PublicEvent::Accepted(_) => 27,
        PublicEvent::PutOut(_) => 28,
        PublicEvent::Left(_) => 29,
        PublicEvent::HandedOver(..) => 30,
        PublicEvent::RoundOver(_) => 31,
    }
}

/// Every refusal.
pub fn all_refusals() -> Vec<ActionError> {
    let longest = Face::wild(Symbol::WildReverseDrawFour);
    let mut all = vec![
        ActionError::RoundOver,
        ActionError::NotInRound(ONE),
        ActionError::NotYourTurn(Seat(9)),
        ActionError::AwaitingVerdict,
        ActionError::NotInHand(longest),
        ActionError::OnlyDrawnCard,
        ActionError::OnlyDrawCard(longest.symbol),
        ActionError::OnlyDareCard,
        ActionError::NotIdentical,
        ActionError::NotNow,
        ActionError::ColorMissing,
        ActionError::ColorNotAsked,
        ActionError::WrongColor(Color::Orange),
        ActionError::SwapMissing,
        ActionError::SwapNotAsked,
        ActionError::SwapTarget(TWO),
        ActionError::NotTogether,
        ActionError::CannotBeLast,
        ActionError::NotHonest(Color::Yellow),
        ActionError::MustPlay,
        ActionError::MustPlayDrawn,
        ActionError::NothingToDraw,
        ActionError::CanStillAct,
        ActionError::ComputerMustDraw,
        ActionError::NothingToCall,
        ActionError::AlreadyCalled,
        ActionError::NothingToCatch,
        ActionError::NoVerdict,
        ActionError::NoOpenDare,
        ActionError::NothingToStrike,
        ActionError::CannotLeave,
        ActionError::NoChange,
    ];
    for color in [None, Some(Color::Teal)] {
        for symbol in [None, Some(Symbol::SkipEveryone), Some(Symbol::Wild)] {
            all.push(ActionError::NoMatch { color, symbol });
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
            let mut faces: Vec<Face> = deck
                .cards()
                .map(|card| deck.side(side).face(card))
                .collect();
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
            "sinä", "sinun", "sinut", "sinua", "sinulla", "sinulle", "sinulta", "te", "teidän",
            "teille", "Sinä", "korttisi", "vuorosi", "kätesi",
        ],
        Lang::Sv => &[
            "du", "dig", "din", "ditt", "dina", "ni", "er", "ert", "era", "Du", "Ni",
        ],
        Lang::Tr => &[
            "sen",
            "seni",
            "sana",
            "sende",
            "senin",
            "siz",
            "sizi",
            "size",
            "sizin",
            "kartların",
            "sıran",
        ],
    }
}
