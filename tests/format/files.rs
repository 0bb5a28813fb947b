//! Files on disk.

use std::fs;
use std::path::{Path, PathBuf};

use plywalk::format::{self, LoadError};
use plywalk::texts::Language;

/// A file that is gone when the test is over.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str, bytes: &[u8]) -> Temporary {
        let path = std::env::temp_dir().join(format!("plywalk-{}-{name}", std::process::id()));
        fs::write(&path, bytes).unwrap();
        Temporary(path)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn a_file_loads_as_its_text_does() {
    let file = Temporary::new("good.json", "\u{feff}[[3, 12], 8]\r\n".as_bytes());
    assert_eq!(format::load(&file.0).unwrap().tree.len(), 5);
}

#[test]
fn a_wrong_file_is_named_with_its_place() {
    let file = Temporary::new("wrong.json", b"[1,\r\n 2, tru]\r\n");
    let error = format::load(&file.0).unwrap_err();
    let LoadError::Format { error: inner, .. } = &error else { panic!("{error}") };
    assert_eq!((inner.line, inner.column, inner.excerpt.text.as_str()), (2, 5, " 2, tru]"));
    let told = error.to_string();
    assert!(told.starts_with(&format!("{}: line 2, column 5, at $[2]\n", file.0.display())), "{told}");
    assert!(error.describe(Language::Chinese.texts()).contains("第 2 行，第 5 列"));
}

#[test]
fn bytes_that_are_no_text_are_placed() {
    let file = Temporary::new("latin1.json", b"{\"title\":\n \"caf\xe9\", \"tree\": 1}");
    let told = format::load(&file.0).unwrap_err().to_string();
    assert!(told.contains("line 2, column 6, at $.title"), "{told}");
    assert!(told.contains("0xE9"), "{told}");
    let error = format::parse_bytes(b"\xff\xfe[\x001\x00]\x00").unwrap_err();
    assert_eq!((error.line, error.column, error.path.as_str()), (1, 1, "$"));
    let error = format::parse_bytes(b"\xef\xbb\xbf[\xff]").unwrap_err();
    assert_eq!((error.line, error.column, error.path.as_str()), (1, 2, "$[0]"));
}

#[test]
fn a_file_that_is_not_there() {
    let error = format::load(Path::new("no/such/file.json")).unwrap_err();
    assert!(matches!(error, LoadError::Io { .. }));
    assert_eq!(error.to_string(), "There is no file no/such/file.json.");
}

#[test]
fn the_projects_own_trees_load_and_round_trip() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("trees");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let document = format::load(&path).unwrap_or_else(|error| panic!("{error}"));
            let written = format::write(&document);
            crate::support::assert_same(&document, &format::parse(&written).unwrap());
            count += 1;
        }
    }
    assert!(count > 30);
}
