//! A thousand games in which the app is killed at a random action, a write fails or a byte is damaged before the next start: what an
//! accepted action saved is there as long as the bytes are, else the last whole save is resumed and the damaged one is a backup.

#[path = "support/table.rs"]
mod table;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use table::{Driver, setup};
use uskalla::dares::DareListDraft;
use uskalla::rules::*;
use uskalla::store::*;
use uskalla::table::*;

const GAMES: u64 = 1_000;
/// How often the app starts in each game.
const STARTS: u32 = 3;

/// What becomes of a write.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    /// There is no room for it.
    Quota,
    /// The browser throws, this once.
    Exception,
    /// The browser forbids the storage from now on, until the next start.
    Blocked,
    /// It is accepted and not written.
    Lost,
    /// It is accepted and half of it is written.
    Torn,
    /// It and all that follow are accepted and half written, until the next start.
    AllTorn,
    /// The app is killed before it.
    KilledBefore,
    /// The app is killed while half of it is written.
    KilledWithin,
}

const FAULTS: [Fault; 8] = [
    Fault::Quota,
    Fault::Exception,
    Fault::Blocked,
    Fault::Lost,
    Fault::Torn,
    Fault::AllTorn,
    Fault::KilledBefore,
    Fault::KilledWithin,
];

#[derive(Default)]
struct State {
    texts: BTreeMap<String, String>,
    /// The number of writes until the fault, and the fault.
    planned: Option<(u32, Fault)>,
    is_blocked: bool,
    is_killed: bool,
    tears_all: bool,
    has_failed: bool,
}

/// A storage that fails as planned.
#[derive(Clone, Default)]
struct Faulty(Rc<RefCell<State>>);

impl Faulty {
    fn text(&self, key: &str) -> Option<String> {
        self.0.borrow().texts.get(key).cloned()
    }

    /// Begins a new start of the app on what is stored.
    fn restart(&self, planned: Option<(u32, Fault)>) {
        let mut state = self.0.borrow_mut();
        let texts = std::mem::take(&mut state.texts);
        *state = State {
            texts,
            planned,
            ..State::default()
        };
    }

    /// Changes a byte of a text.
    fn damage(&self, key: &str, at: u32) {
        if let Some(text) = self.0.borrow_mut().texts.get_mut(key) {
            let at = at as usize % text.len();
            let other = if &text[at..=at] == "A" { "B" } else { "A" };
            text.replace_range(at..=at, other);
        }
    }
}

/// Returns the fault of this write, if it has one.
fn fault_of_write(state: &mut State) -> Option<Fault> {
    let (writes_left, fault) = state.planned.as_mut()?;
    if *writes_left > 0 {
        *writes_left -= 1;
        return None;
    }
    let fault = *fault;
    state.planned = None;
    state.has_failed = true;
    Some(fault)
}

impl Storage for Faulty {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        if self.0.borrow().is_blocked {
            return Err(StorageError::Blocked);
        }
        Ok(self.text(key))
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        let mut state = self.0.borrow_mut();
        if state.is_killed {
            return Ok(());
        }
        if state.is_blocked {
            return Err(StorageError::Blocked);
        }
        let fault = fault_of_write(&mut state);
        let half = text[..text.len() / 2].to_owned();
        match fault {
            _ if state.tears_all => drop(state.texts.insert(key.to_owned(), half)),
            None => drop(state.texts.insert(key.to_owned(), text.to_owned())),
            Some(Fault::Quota) => return Err(StorageError::Full),
            Some(Fault::Exception) => return Err(StorageError::Blocked),
            Some(Fault::Blocked) => {
                state.is_blocked = true;
                return Err(StorageError::Blocked);
            }
            Some(Fault::Lost) => {}
            Some(Fault::KilledBefore) => state.is_killed = true,
            Some(fault) => {
                state.texts.insert(key.to_owned(), half);
                state.tears_all = fault == Fault::AllTorn;
                state.is_killed = fault == Fault::KilledWithin;
            }
        }
        Ok(())
    }

    fn remove(&mut self, key: &str) {
        let mut state = self.0.borrow_mut();
        if !state.is_killed && !state.is_blocked {
            state.texts.remove(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        self.0.borrow().texts.keys().cloned().collect()
    }
}

/// What is known of a game by which two moments are told apart.
type Moment = (u16, usize, u64);

fn moment_of(session: &Session) -> Moment {
    let actions = session
        .record()
        .round
        .map_or(0, |round| round.actions.len());
    (session.round_number(), actions, session.digest())
}

/// Returns the game of a saved text, if it is whole.
fn game_of(text: Option<String>) -> Option<Moment> {
    let record = decode::<SessionRecord>(1, &text?).ok()?;
    Session::resume(record, 0).ok().as_ref().map(moment_of)
}

fn lists_of(text: Option<String>) -> Option<usize> {
    Some(decode::<OwnLists>(1, &text?).ok()?.all().len())
}

fn previous(key: &str) -> String {
    format!("{key}.previous")
}

/// Loads as the app does: once more where the save before the damaged one took its place.
fn load<T>(mut load: impl FnMut() -> Result<Option<T>, StoreError>) -> Option<T> {
    match load() {
        Err(error) if error.is_recovered() => load().expect("it is whole"),
        Err(_) => None,
        Ok(found) => found,
    }
}

/// A device through several starts of the app.
struct Device {
    storage: Faulty,
    chance: Seeded,
    /// What was saved with success in this life, and the last before it.
    games: Vec<Moment>,
    lists: Vec<usize>,
    /// How many damaged saves became backups.
    recovered: u32,
}

impl Device {
    fn below(&mut self, bound: u32) -> u32 {
        self.chance.below(bound)
    }

    /// Plays until the app is killed, saving as it goes.
    fn play(&mut self, session: &mut Session, lists: &mut OwnLists, driver: &mut Driver) {
        let mut store = Store::new(self.storage.clone());
        for _ in 0..self.below(30) {
            if session.stage() == Stage::Round {
                let action = driver.next(session);
                session.apply(action).expect("a legal action");
            } else {
                session.next_round();
            }
            // Killed between the action and its save.
            if self.below(40) == 0 {
                return;
            }
            let is_saved = store.save_game(session).is_ok();
            if self.storage.0.borrow().is_killed {
                return;
            }
            let moment = moment_of(session);
            // A won game stays as it is.
            if is_saved && self.games.last() != Some(&moment) {
                self.games.push(moment);
            }
            if self.below(4) == 0 {
                lists.add(vec![DareListDraft::default()]);
                let is_saved = store.save_lists(lists).is_ok();
                if self.storage.0.borrow().is_killed {
                    return;
                }
                if is_saved {
                    self.lists.push(lists.all().len());
                }
            }
        }
    }

    /// Starts the app again, perhaps with a damaged byte, and checks what it finds.
    fn start(&mut self) -> (Option<Session>, OwnLists) {
        let has_failed = self.storage.0.borrow().has_failed;
        self.storage.restart(None);
        let damaged = match self.below(6) {
            0 => Some("uskalla.save".to_owned()),
            1 => Some("uskalla.lists".to_owned()),
            2 => Some(previous("uskalla.save")),
            _ => None,
        };
        if let Some(key) = &damaged {
            let at = self.below(10_000);
            self.storage.damage(key, at);
        }
        let text = |key: &str| self.storage.text(key);
        let (game_text, lists_text) = (text("uskalla.save"), text("uskalla.lists"));
        let games = [game_text.clone(), text(&previous("uskalla.save"))].map(game_of);
        let lists = [lists_text.clone(), text(&previous("uskalla.lists"))].map(lists_of);

        let mut store = Store::new(self.storage.clone());
        let session = load(|| store.game(7));
        let found_lists = load(|| store.lists());
        let found = session.as_ref().map(moment_of);
        let count = found_lists.as_ref().map(|lists| lists.all().len());

        // The last whole save is resumed.
        assert_eq!(found, games[0].or(games[1].filter(|_| game_text.is_some())));
        assert_eq!(
            count,
            lists[0].or(lists[1].filter(|_| lists_text.is_some()))
        );
        // What an accepted action saved is there, or something later; a damaged byte costs one save. A write that failed and a damaged
        // byte together may cost both copies.
        let at_least = |key: &str, saved: usize| {
            let is_damaged = |key: &str| damaged.as_deref() == Some(key);
            let is_copy_damaged = is_damaged(&previous(key));
            match (is_damaged(key), is_copy_damaged, has_failed) {
                (false, false, _) | (false, true, false) => saved.checked_sub(1),
                (true, _, false) => saved.checked_sub(2),
                (true, _, true) | (false, true, true) => None,
            }
        };
        if let Some(at) = at_least("uskalla.save", self.games.len()) {
            let (round, actions, _) = self.games[at];
            assert!(found.is_some_and(|found| (found.0, found.1) >= (round, actions)));
        }
        if let Some(at) = at_least("uskalla.lists", self.lists.len()) {
            assert!(
                count >= Some(self.lists[at]),
                "{count:?} of {:?}",
                self.lists
            );
        }
        // The damaged text is a backup.
        for (kind, text, is_whole) in [
            (SavedText::Game, game_text, games[0].is_some()),
            (SavedText::Lists, lists_text, lists[0].is_some()),
        ] {
            let Some(text) = text.filter(|_| !is_whole) else {
                continue;
            };
            let is_text = |backup: &Backup| backup.kind == kind && backup.text == text;
            assert!(store.backups().iter().any(is_text), "{kind:?}");
            self.recovered += 1;
        }
        self.games = found.into_iter().collect();
        self.lists = count.into_iter().collect();
        (session, found_lists.unwrap_or_default())
    }
}

fn new_game(seed: u64) -> Session {
    let edition = [
        Edition::Dare,
        Edition::Classic,
        Edition::NoMercy,
        Edition::Flip,
        Edition::Attack,
    ][seed as usize % 5];
    let seats = 2 + (seed % 4) as u8;
    let bots: Vec<u8> = (1..seats).filter(|seat| seed >> seat & 1 == 1).collect();
    let setup = setup(seats, &bots, |draft| {
        *draft = RulesetDraft::new(edition, seats);
    });
    Session::new(setup, seed).expect("a sound set-up")
}

/// Plays a game through its starts; returns how many damaged saves became backups and whether a fault happened.
fn run(seed: u64) -> (u32, bool) {
    let mut device = Device {
        storage: Faulty::default(),
        chance: Seeded::new(seed),
        games: Vec::new(),
        lists: Vec::new(),
        recovered: 0,
    };
    let mut driver = Driver::new(seed);
    let mut session = new_game(seed);
    let mut lists = OwnLists::default();
    let mut has_failed = false;
    for _ in 0..STARTS {
        let fault = FAULTS[device.below(FAULTS.len() as u32) as usize];
        let writes = device.below(40);
        device.storage.restart(Some((writes, fault)));
        device.play(&mut session, &mut lists, &mut driver);
        has_failed |= device.storage.0.borrow().has_failed;
        let (resumed, found) = device.start();
        lists = found;
        session = resumed.unwrap_or_else(|| new_game(seed));
    }
    (device.recovered, has_failed)
}

#[test]
fn what_was_saved_survives_every_kill_and_fault() {
    let (mut recovered, mut failed) = (0, 0);
    for seed in 0..GAMES {
        let played = std::panic::catch_unwind(|| run(seed));
        let Ok((backups, has_failed)) = played else {
            panic!("the game with the seed {seed}");
        };
        recovered += backups;
        failed += u32::from(has_failed);
    }
    assert!(recovered > 500 && failed > 700, "{recovered} {failed}");
}
