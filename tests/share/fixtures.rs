//! Links of every version that was out, and what they hold as the command-line program prints it. The files are never changed.

use uskalla::dares::share::{Shared, decode};

use super::program::printed;
use super::samples::{ADDRESS, one, ordinary, own, set, with_rules};

fn path(name: &str) -> String {
    format!("{}/tests/fixtures/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn samples() -> [(&'static str, Shared); 4] {
    [
        ("own", one(own())),
        ("set", set()),
        ("rules", with_rules()),
        ("ordinary", one(ordinary())),
    ]
}

/// `cargo test --test share -- --ignored` writes the files of a new version, once.
#[test]
#[ignore = "writes files"]
fn write_the_links_of_this_version() {
    for (name, shared) in samples() {
        let path = path(&format!("link-1-{name}.txt"));
        assert!(
            std::fs::exists(&path).is_ok_and(|exists| !exists),
            "{path} is there already"
        );
        std::fs::write(&path, shared.link(ADDRESS) + "\n").expect("a fixture");
        std::fs::write(path.replace(".txt", ".list.txt"), printed(&path)).expect("a fixture");
    }
}

#[test]
fn links_of_version_1_are_read_for_ever() {
    for (name, _) in samples() {
        let file = path(&format!("link-1-{name}.txt"));
        let list = std::fs::read_to_string(file.replace(".txt", ".list.txt")).expect("a fixture");
        assert_eq!(printed(&file), list, "{name}");
        let link = std::fs::read_to_string(&file).expect("a fixture");
        let written = decode(&link).map(|shared| shared.link(ADDRESS));
        assert_eq!(
            written.as_deref(),
            Ok(link.trim_end()),
            "{name}: the same content gives the same text"
        );
    }
}
