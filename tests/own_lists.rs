//! The players' own lists in a storage: saved and loaded, unfinished ones too, and whatever else a storage may hold.

use uskalla::dares::{Builtin, Dare, DareEdit, DareListDraft, Edit, Lang, SLOTS};
use uskalla::store::*;
use uskalla::table::ListChoice;

const LISTS: &str = "uskalla.lists";
const CORRUPT: StoreError = StoreError::Corrupt {
    text: SavedText::Lists,
    recovered: false,
};
const NEWER: StoreError = StoreError::Newer {
    text: SavedText::Lists,
    recovered: false,
};

fn draft(name: &str, text: &str) -> DareListDraft {
    let mut slots = vec![None; SLOTS];
    slots[2] = Some(Dare {
        text: text.into(),
        ..Dare::default()
    });
    DareListDraft {
        name: name.into(),
        lang: Lang::Fi,
        adult: false,
        slots,
    }
}

/// Returns a finished list, one just begun, one with errors, and a set.
fn some_lists() -> OwnLists {
    let mut lists = OwnLists::default();
    lists.add(vec![draft("Mökki", "Laula “Işıl” 👩‍🚒 שלום")]);
    lists.add(vec![draft("", "")]);
    lists.add(vec![draft("a\u{202E}b\n", &"x".repeat(1000))]);
    lists.add(vec![draft("Illat", "Kerro salaisuus."); 5]);
    lists
}

fn ids(lists: &OwnLists) -> Vec<u32> {
    lists.all().iter().map(OwnList::id).collect()
}

fn storage_with(texts: &[(&str, &str)]) -> MemoryStorage {
    let mut storage = MemoryStorage::default();
    for (key, text) in texts {
        storage.set(key, text).unwrap();
    }
    storage
}

fn text_of(lists: &OwnLists) -> String {
    encode(1, lists).unwrap()
}

#[test]
fn lists_come_back_as_they_were_written() {
    let mut store = Store::new(MemoryStorage::default());
    assert_eq!(store.lists(), Ok(None));
    store.save_lists(&some_lists()).unwrap();
    assert_eq!(store.lists(), Ok(Some(some_lists())));
}

fn fixture() -> String {
    format!("{}/tests/fixtures/lists-1.txt", env!("CARGO_MANIFEST_DIR"))
}

/// `cargo test --test own_lists -- --ignored` writes the text of a new version, once.
#[test]
#[ignore = "writes a file"]
fn write_the_fixture_of_this_version() {
    assert!(
        std::fs::exists(fixture()).is_ok_and(|exists| !exists),
        "it is there already"
    );
    std::fs::write(fixture(), text_of(&some_lists()) + "\n").unwrap();
}

#[test]
fn lists_saved_by_version_1_are_read_and_written_alike() {
    let text = std::fs::read_to_string(fixture()).unwrap();
    assert_eq!(
        Store::new(storage_with(&[(LISTS, text.trim_end())])).lists(),
        Ok(Some(some_lists()))
    );
    assert_eq!(text_of(&some_lists()), text.trim_end());
}

#[test]
fn an_id_is_never_used_again() {
    let mut lists = some_lists();
    assert_eq!(ids(&lists), [0, 1, 2, 3]);
    let (at, removed) = lists.remove(3).expect("there is one");
    assert_eq!(lists.add(vec![draft("New", "Wink.")]), Some(4));
    lists.put_back(at, removed.clone());
    lists.put_back(0, removed);
    assert_eq!(ids(&lists), [0, 1, 2, 3, 4], "put back once, in its place");
    assert_eq!(lists.remove(9), None);
    assert_eq!(lists.add(vec![]), None);
    lists.get_mut(4).expect("there is one").drafts_mut()[0].name = "Renamed".into();
    assert_eq!(
        lists.get(4).map(|list| list.drafts()[0].name.as_str()),
        Some("Renamed")
    );
}

#[test]
fn a_list_of_the_same_content_is_recognised_under_any_name() {
    let family = Builtin::Family.list(Lang::Tr);
    let mut lists = some_lists();
    assert_eq!(lists.same_as(std::slice::from_ref(&family)), None);
    let id = lists.add(vec![DareListDraft {
        name: "Bizim".into(),
        ..family.to_draft()
    }]);
    assert_eq!(
        lists
            .same_as(std::slice::from_ref(&family))
            .map(OwnList::id),
        id
    );
    assert_eq!(
        lists.same_as(&[family.clone(), family]),
        None,
        "a set is not its first list"
    );
    assert_eq!(lists.get(1).and_then(OwnList::lists), None, "not finished");
}

#[test]
fn lists_of_a_newer_version_come_back_with_that_version() {
    for (text, error) in [
        ("u1.00000000.AA", CORRUPT),
        (&encode(2, &1u8).unwrap(), NEWER),
    ] {
        let mut store = Store::new(storage_with(&[(LISTS, text)]));
        assert_eq!(store.lists(), Err(error));
        assert_eq!(store.lists(), Ok(None));
        store.save_lists(&some_lists()).unwrap();
        assert_eq!(store.lists(), Ok(Some(some_lists())));
    }
    // Backups of another version that this one can read.
    let (mut early, mut late) = (OwnLists::default(), OwnLists::default());
    early.add(vec![draft("Early", "Wink.")]);
    late.add(vec![draft("Late", "Hum.")]);
    late.add(vec![draft("Early", "Wink.")]);
    let backups = [
        ("uskalla.lists.backup.1", "damaged"),
        ("uskalla.lists.backup.2", &*text_of(&late)),
    ];
    let mut store = Store::new(storage_with(&backups));
    assert_eq!(
        store.lists(),
        Ok(Some(late.clone())),
        "where none are saved"
    );
    assert_eq!(store.lists(), Ok(Some(late.clone())));
    let mut store = Store::new(storage_with(&[
        backups[0],
        backups[1],
        (LISTS, &text_of(&early)),
    ]));
    let Ok(Some(both)) = store.lists() else {
        panic!("both")
    };
    let names: Vec<&str> = both
        .all()
        .iter()
        .map(|list| list.drafts()[0].name.as_str())
        .collect();
    assert_eq!(
        (names, ids(&both)),
        (vec!["Early", "Late"], vec![0, 1]),
        "none twice"
    );
    assert_eq!(store.lists(), Ok(Some(both)), "and saved");
}

#[test]
fn a_changed_or_truncated_text_is_never_other_lists() {
    let text = text_of(&some_lists());
    let read = |text: &str| Store::new(storage_with(&[(LISTS, text)])).lists();
    for end in (0..text.len()).step_by(97) {
        assert_eq!(read(&text[..end]), Err(CORRUPT), "{end}");
        let mut changed = text.clone().into_bytes();
        changed[end] = if changed[end] == b'A' { b'B' } else { b'A' };
        assert_eq!(
            read(&String::from_utf8(changed).unwrap()),
            Err(CORRUPT),
            "{end}"
        );
    }
}

/// The shape of [`OwnLists`], with contents it never has.
type Foreign = (u32, Vec<(u32, Vec<DareListDraft>)>);

#[test]
fn what_this_app_never_writes_is_mended() {
    let short = DareListDraft {
        slots: vec![],
        ..draft("short", "")
    };
    let long = DareListDraft {
        slots: vec![None; 10_000],
        ..draft("long", "")
    };
    let foreign: Foreign = (
        u32::MAX,
        vec![
            (7, vec![short]),
            (7, vec![long]),
            (1, vec![]),
            (u32::MAX, vec![draft("last", "Wink.")]),
        ],
    );
    let Ok(Some(mut lists)) =
        Store::new(storage_with(&[(LISTS, &encode(1, &foreign).unwrap())])).lists()
    else {
        panic!("it is read")
    };
    assert_eq!(ids(&lists), [7, 0, 1]);
    assert!(
        lists
            .all()
            .iter()
            .flat_map(OwnList::drafts)
            .all(|draft| draft.slots.len() == SLOTS)
    );
    let id = lists.add(vec![draft("new", "Wink.")]);
    assert!(id.is_some_and(|id| ![7, 0, 1].contains(&id)), "{id:?}");
}

#[test]
fn a_full_storage_still_has_its_lists() {
    struct Full(MemoryStorage);
    impl Storage for Full {
        fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
            self.0.get(key)
        }
        fn set(&mut self, _: &str, _: &str) -> Result<(), StorageError> {
            Err(StorageError::Full)
        }
        fn remove(&mut self, key: &str) {
            self.0.remove(key);
        }
        fn keys(&self) -> Vec<String> {
            self.0.keys()
        }
    }
    let mut store = Store::new(Full(storage_with(&[(LISTS, &text_of(&some_lists()))])));
    assert_eq!(
        store.save_lists(&OwnLists::default()),
        Err(StoreError::Full)
    );
    assert_eq!(store.lists(), Ok(Some(some_lists())));
}

#[test]
fn a_list_is_added_under_a_name_that_no_other_looks_like() {
    let mut lists = OwnLists::default();
    let name =
        |lists: &OwnLists, id: Option<u32>| id.and_then(|id| lists.get(id)).map(OwnList::name);
    for (wanted, given) in [
        ("Mökki", "Mökki"),
        ("Mo\u{308}kki", "Mökki 2"),
        ("MÖKKI\u{200B}", "MÖKKI 3"),
        ("", ""),
        (" ", " 2"),
    ] {
        let id = lists.add_named(vec![draft(wanted, "Wink."); 5]);
        assert_eq!(
            name(&lists, id).as_deref(),
            Some(given.trim()),
            "{wanted:?}"
        );
    }
    let long = "👨‍👩‍👧‍👦".repeat(40);
    lists.add_named(vec![draft(&long, "Wink.")]);
    let id = lists.add_named(vec![draft(&long, "Wink.")]);
    assert_eq!(
        name(&lists, id),
        Some(["👨‍👩‍👧‍👦".repeat(38), " 2".into()].concat())
    );
    assert_eq!(lists.add_named(vec![]), None);
}

#[test]
fn a_list_is_chosen_as_it_is_and_one_for_adults_only_as_a_set() {
    let mut lists = OwnLists::default();
    let adult = DareListDraft {
        adult: true,
        ..draft("Illat", "Kerro salaisuus.")
    };
    for drafts in [
        vec![draft("Mökki", "Wink.")],
        vec![draft("", "")],
        vec![adult.clone()],
        vec![adult.clone(); 5],
        vec![adult; 4],
    ] {
        lists.add(drafts);
    }
    let list = |id: u32| lists.get(id).expect("there is one");
    let choices = [0, 1, 2, 3, 4].map(|id| list(id).choice());
    assert!(matches!(&choices[0], Some(ListChoice::Own(own)) if own.name() == "Mökki"));
    assert!(matches!(&choices[3], Some(ListChoice::Set(set)) if set.len() == 5));
    assert_eq!([&choices[1], &choices[2], &choices[4]], [&None; 3]);
    assert_eq!([0, 2, 3].map(|id| list(id).is_adult()), [false, true, true]);
}

#[test]
fn a_table_follows_the_list_that_it_has_chosen() {
    let mut lists = OwnLists::default();
    lists.add(vec![draft("Mökki", "Wink.")]);
    let before = lists.get(0).expect("there is one").clone();
    let chosen = before.choice().expect("it is finished");
    let changed = |edits: &[Edit]| {
        let mut now = before.clone();
        for edit in edits {
            now.edit(0, edit.clone());
        }
        now
    };
    let hum = Edit::Dare(1, DareEdit::Text("Hum.".into()));
    for edit in [
        Edit::Name("Sauna".into()),
        Edit::Lang(Lang::Sv),
        hum.clone(),
    ] {
        let now = changed(&[edit]);
        assert_eq!(before.followed(&now, &chosen), now.choice());
    }
    let unfinished = changed(&[Edit::Dare(3, DareEdit::Text(String::new()))]);
    assert_eq!(before.followed(&unfinished, &chosen), None);
    let now = changed(&[hum]);
    for other in [
        ListChoice::Builtin(Builtin::Family, Lang::Fi),
        ListChoice::Own(Box::new(Builtin::Family.list(Lang::Fi))),
    ] {
        assert_eq!(before.followed(&now, &other), None, "another list");
    }
}

#[test]
fn name_and_language_are_those_of_a_whole_set() {
    let mut lists = some_lists();
    let set = lists.get_mut(3).expect("there is one");
    set.edit(2, Edit::Name("Yöt".into()));
    set.edit(2, Edit::Lang(Lang::Tr));
    set.edit(2, Edit::Dare(1, DareEdit::Text("Hum.".into())));
    set.edit(9, Edit::Dare(1, DareEdit::Text("Hum.".into())));
    let all =
        |is: fn(&DareListDraft) -> bool| set.drafts().iter().filter(|draft| is(draft)).count();
    assert_eq!(
        all(|draft| draft.name == "Yöt" && draft.lang == Lang::Tr),
        5
    );
    assert_eq!(all(|draft| draft.slots[0].is_some()), 1);
}
