//! Keeping a game and taking it up again: texts of every version, every moment of a game, and whatever else may lie on a shelf.

#[path = "support/table.rs"]
mod table;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use base64ct::{Base64UrlUnpadded, Encoding};
use table::{Driver, setup};
use uskalla::dares::{Builtin, ListLang, Tag, Tags};
use uskalla::rules::*;
use uskalla::store::*;
use uskalla::table::*;

const GAME: &str = "uskalla.save";
const SETTINGS: &str = "uskalla.settings";

/// A shelf that tests look into while a store uses it, and that can be full or blocked.
#[derive(Clone, Default)]
struct Glass {
    texts: Rc<RefCell<BTreeMap<String, String>>>,
    trouble: Rc<RefCell<Option<ShelfError>>>,
}

impl Glass {
    fn text(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn put(&self, key: &str, text: impl Into<String>) {
        self.texts.borrow_mut().insert(key.to_owned(), text.into());
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }

    fn fails(&self, error: Option<ShelfError>) {
        *self.trouble.borrow_mut() = error;
    }
}

impl Shelf for Glass {
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError> {
        // A full shelf can still be read.
        if *self.trouble.borrow() == Some(ShelfError::Blocked) { Err(ShelfError::Blocked) } else { Ok(self.text(key)) }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), ShelfError> {
        if let Some(error) = *self.trouble.borrow() {
            return Err(error);
        }
        self.put(key, text);
        Ok(())
    }

    fn remove(&mut self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }
}

/// The game of `tests/fixtures/save-1.txt`: two people and a computer player, a dare on offer to a person, a hand open.
fn fixture_session() -> Session {
    let mut setup = setup(3, &[2], |draft| {
        draft.dealer = DealerChoice::Seat(Seat(2));
        draft.dare_turn = DareTurn::LosesIfDraws;
        draft.target = 300;
    });
    setup.ruled_out = Tags::of(&[Tag::Touching]);
    let mut session = Session::new(setup, 4).unwrap();
    let mut driver = Driver::new(4);
    for _ in 0..400 {
        let view = session.view().expect("the dealer is known");
        let waits = matches!(view.phase, PhaseView::Dare(offer) if session.people().contains(offer.answerer));
        if waits && session.journal().next_number() > 12 {
            let seat = view.awaited.expect("somebody answers");
            session.hand_to(seat);
            session.ready();
            return session;
        }
        let command = driver.next(&mut session);
        session.act(command).unwrap();
        assert_eq!(session.stage(), Stage::Round, "another seed is needed");
    }
    panic!("no dare for a person");
}

fn fixture_settings() -> Settings {
    Settings {
        lang: Some("fi".to_owned()),
        pace: Pace::Calm,
        motion: Motion::Reduced,
        sort: Sort::Symbol,
        one_tap: true,
        auto_call: true,
        keys: false,
        setup: Some(setup(4, &[1, 3], |draft| draft.scoring = Scoring::Lowest)),
    }
}

fn path(name: &str) -> String {
    format!("{}/tests/fixtures/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// The text kept in a file.
fn kept(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap().trim_end().to_owned()
}

fn written(keep: impl FnOnce(&mut Store<Glass>), key: &str) -> String {
    let shelf = Glass::default();
    keep(&mut Store::new(shelf.clone()));
    shelf.text(key).expect("it was kept")
}

/// A store of the app's own kind with a text on its shelf.
fn shelf_with(key: &str, text: &str) -> Store<MemoryShelf> {
    let mut shelf = MemoryShelf::default();
    shelf.set(key, text).unwrap();
    Store::new(shelf)
}

fn game_in(text: &str) -> Loaded<Session> {
    shelf_with(GAME, text).game(99)
}

fn trouble(text: &str) -> Option<Trouble> {
    if let Loaded::Trouble(trouble) = game_in(text) { Some(trouble) } else { None }
}

/// `cargo test --test saves -- --ignored` writes the texts of a new version, once: those of a version that was out stay as they are.
#[test]
#[ignore = "writes files"]
fn write_the_fixtures_of_this_version() {
    let game = written(|store| store.keep_game(&fixture_session()).unwrap(), GAME);
    let settings = written(|store| store.keep_settings(&fixture_settings()).unwrap(), SETTINGS);
    for (name, text) in [("save", game), ("settings", settings)] {
        let version = &text[1..text.find('.').unwrap()];
        let path = path(&format!("{name}-{version}.txt"));
        assert!(std::fs::exists(&path).is_ok_and(|exists| !exists), "{path} is there already");
        std::fs::write(path, text + "\n").unwrap();
    }
}

#[test]
fn a_game_kept_by_version_1_is_taken_up_again() {
    let text = kept("save-1.txt");
    let Loaded::Value(session) = game_in(&text) else { panic!("the game of version 1 is read") };
    let view = session.view().expect("a round is being played");
    assert_eq!(session.digest(), DIGEST, "{:#x}", session.digest());
    assert_eq!((session.stage(), session.round_number()), (Stage::Round, 1));
    assert!(matches!(view.phase, PhaseView::Dare(offer) if offer.number == Some(DARE) && !offer.last), "{:?}", view.phase);
    assert_eq!(view.awaited, Some(AWAITED));
    assert_eq!(session.device(), Device::Handing { to: AWAITED, peek: false });
    assert!(view.hand.is_empty(), "no hand lies open");
    assert_eq!(session.journal().next_number(), TOLD);
    let last = session.journal().told().last().expect("something was told");
    assert_eq!(last.event, SeenEvent::Open(Open::DareOffered(AWAITED, DARE)));
    assert_eq!(session.places()[1].name, "Işıl");
    assert_eq!(session.rules().ruleset.dare_turn, DareTurn::LosesIfDraws);
    assert_eq!(session.setup().list, ListChoice::Builtin(Builtin::ShowOff, ListLang::En));
    assert!(!session.can_undo());
}

const DIGEST: u64 = 0xb820_f4dd_9bd3_02b9;
const AWAITED: Seat = Seat(0);
const DARE: u8 = 14;
const TOLD: u32 = 25;

#[test]
fn settings_kept_by_version_1_are_read() {
    let text = kept("settings-1.txt");
    assert_eq!(shelf_with(SETTINGS, &text).settings(), Loaded::Value(fixture_settings()));
}

#[test]
fn the_version_goes_up_when_the_shape_of_what_is_kept_changes() {
    // What is read and written again is the same text, and what is written today is what was written then.
    let text = kept("save-1.txt");
    assert_eq!(encode(1, &decode::<SessionRecord>(1, &text).unwrap()).unwrap(), text);
    let settings = kept("settings-1.txt");
    assert_eq!(written(|store| store.keep_settings(&fixture_settings()).unwrap(), SETTINGS), settings);
}

fn payload(text: &str) -> Vec<u8> {
    Base64UrlUnpadded::decode_vec(text.splitn(3, '.').nth(2).expect("three parts")).expect("base64")
}

/// Keeps and takes up again, and compares all that is known of the game.
fn same_after_resuming(session: &Session) -> Session {
    let mut store = Store::new(MemoryShelf::default());
    store.keep_game(session).unwrap();
    let Loaded::Value(again) = store.game(7) else { panic!("what was kept is read") };
    assert_eq!(again.digest(), session.digest());
    assert_eq!((again.stage(), again.round_number()), (session.stage(), session.round_number()));
    assert_eq!(again.standing(), session.standing());
    assert!(again.journal().told().eq(session.journal().told()));
    for seat in (0..session.places().len() as u8).map(Seat) {
        assert_eq!(again.journal().befell(seat), session.journal().befell(seat));
        assert_eq!(again.bot_view(seat), session.bot_view(seat));
    }
    assert!(matches!(again.device(), Device::Handing { .. } | Device::Public), "{:?}", again.device());
    assert_eq!(again.view().map(|view| view.hand.len()), session.view().map(|_| 0));
    assert_eq!(again.record().round, session.record().round);
    again
}

#[test]
fn every_moment_of_a_game_is_kept_and_taken_up_again() {
    for seed in 0..40u64 {
        let edition = Edition::ALL[seed as usize % if seed % 2 == 0 { 1 } else { Edition::ALL.len() }];
        let seats = 2 + (seed % 5) as u8;
        let bots: Vec<u8> = (0..seats).filter(|seat| seed >> (seat % 4) & 1 == 1).collect();
        let setup =
            setup(seats, &bots, |draft| *draft = RulesetDraft { length: Length::Round, ..RulesetDraft::new(edition, seats) });
        let mut session = Session::new(setup, seed).unwrap();
        let mut driver = Driver::new(seed);
        same_after_resuming(&session);
        session.next_round();
        let mut steps = 0;
        while session.stage() == Stage::Round && steps < 150 {
            let command = driver.next(&mut session);
            session.act(command).unwrap();
            let again = same_after_resuming(&session);
            // Every other game goes on from what was kept.
            if seed % 2 == 1 {
                session = again;
            }
            steps += 1;
        }
        same_after_resuming(&session);
    }
}

#[test]
fn a_game_goes_on_over_rounds_after_being_kept_between_them() {
    let mut session = Session::new(setup(3, &[1], |draft| draft.target = 100), 8).unwrap();
    let mut driver = Driver::new(8);
    for _ in 0..100 {
        session.next_round();
        driver.play_round(&mut session, |_, _| {});
        session = same_after_resuming(&session);
        let Stage::Scored(settlement) = session.stage() else { panic!("the round is counted") };
        if settlement.standing.winner.is_some() {
            return;
        }
    }
    panic!("a game without end");
}

#[test]
fn a_changed_or_truncated_text_is_put_aside() {
    let text = written(|store| store.keep_game(&fixture_session()).unwrap(), GAME);
    let corrupt = |changed: &str| {
        assert_eq!(trouble(changed), Some(Trouble::Corrupt), "{changed}");
        assert_eq!(shelf_with(SETTINGS, changed).settings(), Loaded::Trouble(Trouble::Corrupt), "{changed}");
    };
    for length in (0..text.len()).step_by(7) {
        corrupt(&text[..length]);
    }
    for at in 0..text.len() {
        let mut changed = text.clone().into_bytes();
        changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
        corrupt(&String::from_utf8(changed).unwrap());
    }
    for other in ["", "null", "{}", "u1", "ü1.00000000.AA", "u1.00000000.AA", &text.repeat(2)] {
        corrupt(other);
    }
}

/// A text of version 1 with a right checksum over any payload: what a record of ours never is, but a foreign one may be.
fn sealed(payload: &[u8]) -> String {
    let payload = Base64UrlUnpadded::encode_string(payload);
    let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC);
    let mut hasher = crc.digest();
    hasher.update(&1u32.to_le_bytes());
    hasher.update(payload.as_bytes());
    format!("u1.{:08x}.{payload}", hasher.finalize())
}

/// Looks at a game and goes on with it, as the app would: nothing of it may panic.
fn poke(mut session: Session) {
    let mut driver = Driver::new(1);
    let _ = (session.view(), session.stage(), session.dealer_draw(), session.drawn_dealer(), session.people(), session.record());
    session.ready();
    let _ = session.view();
    session.next_round();
    if let (Stage::Round, true) = (session.stage(), session.awaited_bot().is_some()) {
        let command = driver.next(&mut session);
        let _ = session.act(command);
    }
}

#[test]
fn a_record_changed_beneath_its_checksum_is_refused_or_played_without_panic() {
    let good = payload(&written(|store| store.keep_game(&fixture_session()).unwrap(), GAME));
    assert!(matches!(game_in(&sealed(&good)), Loaded::Value(_)), "the seal of the test is right");
    let mut panicked = Vec::new();
    for at in 0..good.len() {
        for byte in [0, 1, 0x7f, 0xff, good[at].wrapping_add(1), good[at] ^ 0x40] {
            let mut changed = good.clone();
            changed[at] = byte;
            let tried = std::panic::catch_unwind(|| {
                if let Loaded::Value(session) = game_in(&sealed(&changed)) {
                    poke(session);
                }
            });
            if tried.is_err() {
                panicked.push((at, byte));
            }
        }
        let cut = std::panic::catch_unwind(|| trouble(&sealed(&good[..at])));
        assert_eq!(cut.ok(), Some(Some(Trouble::Corrupt)), "cut off at {at}");
    }
    assert!(panicked.is_empty(), "{} of {}: byte and value {panicked:?}", panicked.len(), good.len() * 6);
}

#[test]
fn a_draw_for_the_dealer_that_no_table_can_have_is_refused() {
    let good = Session::new(setup(3, &[1], |_| {}), 4).unwrap().record();
    assert!(!good.draws.is_empty() && Session::resume(good.clone(), 1).is_ok());
    for foreign in [(Seat(3), Card(0)), (Seat(0), Card(200))] {
        let mut record = good.clone();
        record.draws[0][0] = foreign;
        assert_eq!(Session::resume(record, 1).err(), Some(Unreadable::Strayed), "{foreign:?}");
    }
}

#[test]
fn a_newer_version_is_told_and_put_aside() {
    let shelf = Glass::default();
    shelf.put(GAME, encode(2, &1u8).unwrap());
    assert!(matches!(Store::new(shelf.clone()).game(1), Loaded::Trouble(Trouble::Newer)));
    assert_eq!(shelf.keys(), ["uskalla.save.backup.1"]);
    assert!(matches!(Store::new(shelf).game(1), Loaded::Nothing));
}

fn backup(number: usize) -> String {
    format!("{GAME}.backup.{number}")
}

/// A game of this version, recognised by its digest.
fn readable(seed: u64) -> (String, u64) {
    let mut session = Session::new(setup(3, &[2], |_| {}), seed).unwrap();
    session.next_round();
    (written(|store| store.keep_game(&session).unwrap(), GAME), session.digest())
}

#[test]
fn a_game_put_aside_is_taken_up_by_the_version_that_can_read_it() {
    // An older version put this version's game aside, and found nothing more to keep.
    let shelf = Glass::default();
    let (text, digest) = readable(1);
    let mut strayed = fixture_session().record();
    strayed.digest ^= 1;
    let strayed = encode(1, &strayed).unwrap();
    let foreign = encode(2, &1u8).unwrap();
    for (number, text) in [(1, "broken"), (2, &readable(2).0), (3, &text), (4, &strayed), (5, &foreign)] {
        shelf.put(&backup(number), text);
    }
    let mut store = Store::new(shelf.clone());
    let Loaded::Value(session) = store.game(1) else { panic!("the newest that can be read is taken up") };
    assert_eq!(session.digest(), digest);
    assert_eq!(shelf.text(GAME), Some(text), "it is the game kept again");
    let left = [1, 2, 3, 4].map(|number| shelf.text(&backup(number)).expect("no gap is left"));
    assert_eq!(left, ["broken".to_owned(), readable(2).0, strayed.clone(), foreign.clone()]);
    assert_eq!(shelf.text(&backup(5)), None);
    // While a game is kept the others wait.
    assert!(matches!(store.game(1), Loaded::Value(session) if session.digest() == digest));
    store.forget_game();
    assert!(matches!(store.game(1), Loaded::Value(session) if session.digest() == readable(2).1));
    store.forget_game();
    assert!(matches!(store.game(1), Loaded::Nothing));
    let left = [1, 2, 3].map(|number| shelf.text(&backup(number)).expect("what cannot be read stays"));
    assert_eq!(left, ["broken".to_owned(), strayed, foreign]);
    assert_eq!(shelf.keys().len(), 3);
}

#[test]
fn a_game_put_aside_stays_where_there_is_no_room_to_take_it_up() {
    let shelf = Glass::default();
    let (text, _) = readable(1);
    shelf.put(&backup(1), text.clone());
    shelf.fails(Some(ShelfError::Full));
    assert!(matches!(Store::new(shelf.clone()).game(1), Loaded::Nothing));
    assert_eq!((shelf.text(&backup(1)), shelf.keys().len()), (Some(text), 1));
    shelf.fails(None);
    assert!(matches!(Store::new(shelf).game(1), Loaded::Value(_)));
}

#[test]
fn backups_rotate() {
    let shelf = Glass::default();
    for number in 1..=8 {
        shelf.put(GAME, format!("broken {number}"));
        assert!(matches!(Store::new(shelf.clone()).game(1), Loaded::Trouble(Trouble::Corrupt)));
        assert_eq!(shelf.text(GAME), None);
        assert_eq!(shelf.keys().len(), number.min(5));
    }
    let texts: Vec<String> = (1..=5).filter_map(|number| shelf.text(&format!("uskalla.save.backup.{number}"))).collect();
    assert_eq!(texts, ["broken 4", "broken 5", "broken 6", "broken 7", "broken 8"]);
}

#[test]
fn a_record_that_strays_is_put_aside_too() {
    let shelf = Glass::default();
    let mut record = fixture_session().record();
    record.digest ^= 1;
    shelf.put(GAME, encode(1, &record).unwrap());
    assert!(matches!(Store::new(shelf.clone()).game(1), Loaded::Trouble(Trouble::Corrupt)));
    assert_eq!(shelf.keys(), ["uskalla.save.backup.1"]);
}

#[test]
fn a_full_or_blocked_shelf_is_told_and_what_was_there_stays() {
    let shelf = Glass::default();
    let mut store = Store::new(shelf.clone());
    let session = fixture_session();
    store.keep_game(&session).unwrap();
    let before = shelf.text(GAME);
    shelf.fails(Some(ShelfError::Full));
    assert_eq!(store.keep_game(&session), Err(Trouble::Full));
    assert_eq!(store.keep_settings(&Settings::default()), Err(Trouble::Full));
    assert!(matches!(store.game(1), Loaded::Value(_)), "a full shelf can be read");
    shelf.fails(Some(ShelfError::Blocked));
    assert_eq!(store.keep_game(&session), Err(Trouble::Blocked));
    assert!(matches!(store.game(1), Loaded::Trouble(Trouble::Blocked)));
    assert_eq!(store.settings(), Loaded::Trouble(Trouble::Blocked));
    assert_eq!(shelf.text(GAME), before);
    shelf.fails(Some(ShelfError::Full));
    shelf.put(GAME, "broken");
    assert!(matches!(store.game(1), Loaded::Trouble(Trouble::Corrupt)));
    assert_eq!(shelf.text(GAME).as_deref(), Some("broken"), "what cannot be moved stays");
}

#[test]
fn a_game_forgotten_is_gone_and_settings_are_not() {
    let mut store = Store::new(MemoryShelf::default());
    assert_eq!(store.settings(), Loaded::Nothing);
    store.keep_settings(&fixture_settings()).unwrap();
    store.keep_game(&fixture_session()).unwrap();
    store.forget_game();
    assert!(matches!(store.game(1), Loaded::Nothing));
    assert_eq!(store.settings(), Loaded::Value(fixture_settings()));
}

#[test]
fn an_undo_goes_back_to_the_very_state_and_never_past_chance() {
    let (mut undone, mut beyond) = (0, 0);
    for seed in 0..60 {
        let mut session = Session::new(setup(3, &[2], |draft| draft.length = Length::Round), seed).unwrap();
        session.next_round();
        let mut driver = Driver::new(seed);
        let mut steps = 0;
        while session.stage() == Stage::Round && steps < 200 {
            steps += 1;
            let command = driver.next(&mut session);
            let before = session.clone();
            session.act(command).unwrap();
            let round = |session: &Session| session.record().round.expect("a round is being played");
            let used_chance = round(&session).outcomes.len() != round(&before).outcomes.len();
            let by_person = matches!(command, Command::Seat(seat, Act::Play(_)) if before.people().contains(seat));
            assert!(!session.can_undo() || by_person && !used_chance && session.stage() == Stage::Round, "{command:?}");
            if !session.can_undo() {
                beyond += 1;
                assert!(!session.clone().undo());
                continue;
            }
            let mut back = session.clone();
            assert!(back.undo());
            // Of the two people the other may be the one who took it back.
            let hidden = before.device().hidden();
            assert_eq!((back.digest(), back.device(), round(&back)), (before.digest(), hidden, round(&before)));
            assert!(back.journal().told().eq(before.journal().told()));
            assert!(!back.undo(), "once");
            assert_eq!(same_after_resuming(&back).digest(), before.digest());
            undone += 1;
            if !same_after_resuming(&session).can_undo() && driver.below(5) == 0 {
                session = back;
            }
        }
    }
    assert!(undone > 200 && beyond > 200, "{undone} {beyond}");
}

#[test]
fn an_undo_is_over_when_somebody_else_looked_or_time_ran_out() {
    let undoable = || {
        let mut session = Session::new(setup(3, &[], |draft| draft.dealer = DealerChoice::Seat(Seat(2))), 3).unwrap();
        let mut driver = Driver::new(3);
        for _ in 0..50 {
            let command = driver.next(&mut session);
            session.act(command).unwrap();
            if let (true, Command::Seat(seat, _)) = (session.can_undo(), command) {
                return (session, seat);
            }
        }
        panic!("nothing that can be taken back");
    };
    let (mut session, seat) = undoable();
    let others: Vec<Seat> = session.people().iter().filter(|&other| other != seat).collect();
    session.hand_to(seat);
    session.ready();
    assert!(session.can_undo(), "the player may look at the own hand again");
    for other in others {
        let mut looked = session.clone();
        looked.hand_to(other);
        assert!(looked.can_undo(), "nothing was seen yet");
        looked.ready();
        assert!(!looked.can_undo() && !looked.undo());
    }
    session.forget_undo();
    assert!(!session.can_undo() && !session.undo());
}
