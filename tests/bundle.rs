//! Everything of a device as one file: what another device makes of it, and that nothing is overwritten unasked.

#[path = "support/table.rs"]
mod table;

use std::cell::RefCell;
use std::rc::Rc;

use table::setup;
use uskalla::dares::{Dare, DareListDraft};
use uskalla::store::*;
use uskalla::table::{Pace, Session};

fn draft(name: &str, text: &str) -> DareListDraft {
    let dare = Dare {
        text: text.into(),
        ..Dare::default()
    };
    DareListDraft {
        name: name.into(),
        slots: [vec![Some(dare)], vec![None; 15]].concat(),
        ..DareListDraft::default()
    }
}

fn game(seed: u64) -> Session {
    let mut session = Session::new(setup(3, &[1], |_| {}), seed).unwrap();
    session.next_round();
    session
}

const KEYS: [&str; 3] = ["uskalla.save", "uskalla.lists", "uskalla.settings"];

/// A storage that a test can read while a store uses it.
#[derive(Clone, Default)]
struct SharedStorage(Rc<RefCell<MemoryStorage>>);

impl Storage for SharedStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.0.borrow().get(key)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().set(key, text)
    }

    fn remove(&mut self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.0.borrow().keys()
    }
}

/// A device with a game, settings, and lists: one of each name, and a set.
fn device(seed: u64, pace: Pace, names: &[&str]) -> Store<MemoryStorage> {
    let mut store = Store::new(MemoryStorage::default());
    let mut lists = OwnLists::default();
    for name in names {
        lists.add(vec![draft(name, &format!("{name} 🂠 שלום {seed}"))]);
    }
    store.save_game(&game(seed)).unwrap();
    store
        .save_settings(&Settings {
            pace,
            ..Settings::default()
        })
        .unwrap();
    store.save_lists(&lists).unwrap();
    store
}

fn empty() -> Store<MemoryStorage> {
    Store::new(MemoryStorage::default())
}

fn differences(preview: &Preview) -> Vec<Difference> {
    preview.found.iter().map(|found| found.difference).collect()
}

fn taken(store: &mut Store<MemoryStorage>, file: &str, choose: impl Fn(&Found) -> ImportChoice) {
    let preview = store.preview(file).expect("a file of ours");
    let choices: Vec<ImportChoice> = preview.found.iter().map(choose).collect();
    store.take_over(preview, &choices).expect("there is room");
}

fn names(store: &mut Store<MemoryStorage>) -> Vec<(u32, String)> {
    let Ok(Some(lists)) = store.lists() else {
        return vec![];
    };
    lists
        .all()
        .iter()
        .map(|list| (list.id(), list.drafts()[0].slots[0].clone().unwrap().text))
        .collect()
}

#[test]
fn a_fresh_device_takes_everything() {
    let file = device(1, Pace::Calm, &["A", "B"]).export();
    let mut fresh = empty();
    let preview = fresh.preview(&file).unwrap();
    assert_eq!(
        (differences(&preview), preview.untouched.len()),
        (vec![Difference::New; 4], 0)
    );
    taken(&mut fresh, &file, Found::default_choice);
    assert_eq!(fresh.export(), file, "all of it");
    let Ok(Some(session)) = fresh.game(3) else {
        panic!("the game goes on")
    };
    assert_eq!(session.digest(), game(1).digest());
    assert_eq!(
        differences(&fresh.preview(&file).unwrap()),
        vec![Difference::Same; 4]
    );
}

#[test]
fn a_preview_changes_nothing_and_neither_does_no_choice() {
    let file = device(1, Pace::Calm, &["A", "B"]).export();
    let mut mine = device(2, Pace::Fast, &["B", "C"]);
    let before = mine.export();
    let preview = mine.preview(&file).unwrap();
    assert_eq!(
        differences(&preview),
        [
            Difference::Differs(None),
            Difference::Differs(None),
            Difference::New,
            Difference::Differs(Some(0))
        ]
    );
    assert_eq!(preview.untouched, [1]);
    mine.take_over(preview, &[]).unwrap();
    assert_eq!(mine.export(), before);
    taken(&mut mine, &file, |_| ImportChoice::Leave);
    assert_eq!(mine.export(), before);
    taken(&mut mine, &file, Found::default_choice);
    assert_eq!(
        names(&mut mine),
        [
            (0, "B 🂠 שלום 2".into()),
            (1, "C 🂠 שלום 2".into()),
            (2, "A 🂠 שלום 1".into())
        ],
        "what is new is added"
    );
    assert!(matches!(mine.settings(), Ok(Some(settings)) if settings.pace == Pace::Fast));
    assert!(matches!(mine.game(1), Ok(Some(session)) if session.digest() == game(2).digest()));
}

#[test]
fn what_differs_is_replaced_or_stands_beside_as_chosen() {
    let file = device(1, Pace::Calm, &["B"]).export();
    let mut mine = device(2, Pace::Fast, &["B", "C"]);
    taken(&mut mine, &file, |_| ImportChoice::Beside);
    assert_eq!(names(&mut mine).last(), Some(&(2, "B 🂠 שלום 1".into())));
    let mut mine = device(2, Pace::Fast, &["B", "C"]);
    taken(&mut mine, &file, |_| ImportChoice::Take);
    assert_eq!(
        names(&mut mine),
        [(0, "B 🂠 שלום 1".into()), (1, "C 🂠 שלום 2".into())]
    );
    assert!(matches!(mine.settings(), Ok(Some(settings)) if settings.pace == Pace::Calm));
    assert!(matches!(mine.game(1), Ok(Some(session)) if session.digest() == game(1).digest()));
}

#[test]
fn two_lists_of_one_name_are_compared_with_two() {
    let file = device(1, Pace::Calm, &["B", "B", "B"]).export();
    let lists =
        differences(&device(2, Pace::Calm, &["B", "B"]).preview(&file).unwrap()).split_off(2);
    assert_eq!(
        lists,
        [
            Difference::Differs(Some(0)),
            Difference::Differs(Some(1)),
            Difference::New
        ]
    );
}

#[test]
fn an_empty_device_has_a_file_too() {
    let file = empty().export();
    assert_eq!(
        empty().preview(&file),
        Ok(Preview {
            found: vec![],
            untouched: vec![]
        })
    );
    assert_eq!(
        device(1, Pace::Calm, &["A"])
            .preview(&file)
            .map(|preview| preview.untouched),
        Ok(vec![0])
    );
}

#[test]
fn another_file_is_an_error() {
    let file = device(1, Pace::Calm, &["A"]).export();
    let error = |text: &str| empty().preview(text).err();
    for text in ["", "hello", "#l=1", &file[1..], &"x".repeat(20 << 20)] {
        assert_eq!(error(text), Some(BundleError::Foreign));
    }
    let start = file.find("u1.").unwrap();
    for end in (start..file.len() - 2).step_by(13).chain([file.len() - 2]) {
        assert_eq!(error(&file[..end]), Some(BundleError::Damaged), "{end}");
        let changed = [
            &file[..end],
            if &file[end..=end] == "A" { "B" } else { "A" },
            &file[end + 1..],
        ]
        .concat();
        assert!(error(&changed).is_some(), "{end}");
    }
    let line = |key: &str, text: &str| format!("Uskalla, everything\n{key} {text}\nend\n");
    assert_eq!(
        error(&line(KEYS[0], &encode(2, &1u8).unwrap())),
        Some(BundleError::Newer)
    );
    assert_eq!(
        error(&line("uskalla.more", &encode(1, &1u8).unwrap())),
        Some(BundleError::Newer)
    );
    assert_eq!(
        error(&line(KEYS[1], &encode(1, &200u8).unwrap())),
        Some(BundleError::Damaged)
    );
    assert_eq!(
        error(&file.replace('\n', "\r\n")),
        None,
        "other ends of lines"
    );
}

#[test]
fn what_cannot_be_read_here_is_no_reason_to_refuse_a_file() {
    let file = device(1, Pace::Calm, &["A"]).export();
    let mut storage = SharedStorage::default();
    for key in KEYS {
        storage.set(key, "damaged").unwrap();
    }
    let mut store = Store::new(storage.clone());
    assert_eq!(
        differences(&store.preview(&file).unwrap()),
        vec![Difference::New; 3]
    );
    let preview = store.preview(&file).unwrap();
    store.take_over(preview, &[ImportChoice::Take; 3]).unwrap();
    for key in KEYS {
        assert_eq!(
            storage.get(&format!("{key}.backup.1")),
            Ok(Some("damaged".into())),
            "a backup, not written over"
        );
    }
    for backup in store.backups() {
        store.delete_backup(&backup.key);
    }
    assert_eq!(store.export(), file);
}

#[test]
fn backups_travel_with_everything_else() {
    let mut storage = SharedStorage::default();
    let texts = ["torn\n \u{202E}", "", "u1.00000000.AA"];
    for (number, text) in [3, 7, 1_790_000_000_000_u64].into_iter().zip(texts) {
        storage
            .set(&format!("{}.backup.{number}", KEYS[0]), text)
            .unwrap();
    }
    storage.set("uskalla.lists.backup.1", "lists").unwrap();
    let file = Store::new(storage.clone()).export();
    let mut fresh = empty();
    taken(&mut fresh, &file, Found::default_choice);
    let told = |backups: Vec<Backup>| -> Vec<(SavedText, String)> {
        backups
            .into_iter()
            .map(|backup| (backup.kind, backup.text))
            .collect()
    };
    assert_eq!(told(fresh.backups()), told(Store::new(storage).backups()));
    assert_eq!(
        differences(&fresh.preview(&file).unwrap()),
        vec![Difference::Same; 4]
    );
    // Those that are here are not pushed out.
    let mut full = SharedStorage::default();
    for number in 1..=5 {
        full.set(
            &format!("{}.backup.{number}", KEYS[0]),
            &format!("mine {number}"),
        )
        .unwrap();
    }
    let mut store = Store::new(full);
    let before = store.backups();
    let preview = store.preview(&file).unwrap();
    store.take_over(preview, &[ImportChoice::Take; 4]).unwrap();
    assert_eq!(store.backups()[..5], before);
    assert_eq!(store.backups().len(), 6, "and the one of the lists");
    let strange = file.replace(".backup.1 ", ".backup.1 ?");
    assert_eq!(empty().preview(&strange).err(), Some(BundleError::Damaged));
}
