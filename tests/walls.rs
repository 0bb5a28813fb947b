//! The walls of the house: who may use whom, read off the source.
//!
//! A room is a folder of `src`. It may use rooms in rows below its own; never one above, nor its neighbours in the row.
//! Only `app` knows the window's libraries.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what went wrong by failing")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// From the roof down.
const ROWS: [&[&str]; 9] = [
    &["app"],
    &["commands"],
    &["export", "quiz"],
    &["scene"],
    &["explain", "find", "layout"],
    &["trace", "exercises"],
    &["format", "games"],
    &["search"],
    &["tree", "texts"],
];

/// The libraries of the window.
const WINDOW_LIBRARIES: [&str; 4] = ["egui", "eframe", "egui_extras", "rfd"];

/// What is no room: the library's front door, and the executable that ties everything together.
const NO_ROOMS: [&str; 2] = ["lib.rs", "main.rs"];

fn row(room: &str) -> Option<usize> {
    ROWS.iter().position(|rooms| rooms.contains(&room))
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every Rust file in a folder, and in the folders in it.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        // A room that is not built yet has no folder.
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files
}

/// The code without comments: links in the documentation may point anywhere.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let lines = text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    lines.collect::<Vec<_>>().join("\n")
}

fn is_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// The first names of all paths that begin with `crate::`, those in braces included.
fn rooms_used(code: &str) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        if code[..at].ends_with(is_name) {
            continue;
        }
        let path = &code[at + "crate::".len()..];
        match path.strip_prefix('{') {
            None => _ = used.insert(path.chars().take_while(|&c| is_name(c)).collect()),
            Some(list) => used.extend(first_names(list)),
        }
    }
    used
}

/// The first name of every path in `a::{b, c}, d}`, up to the closing brace.
fn first_names(list: &str) -> Vec<String> {
    let mut names = vec![String::new()];
    let (mut depth, mut in_first) = (0, true);
    for character in list.chars() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                names.push(String::new());
                in_first = true;
            }
            ':' => in_first = false,
            _ if depth == 0 && in_first && is_name(character) => names.last_mut().unwrap().push(character),
            _ => {}
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// True if the code names something as a path's first part.
fn names_library(code: &str, library: &str) -> bool {
    code.match_indices(library).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + library.len()..]);
        let begins = !before.ends_with(is_name) && !before.ends_with("::");
        let imported = before.trim_end().ends_with("use") && !after.starts_with(is_name);
        begins && (after.starts_with("::") || imported)
    })
}

#[test]
fn every_room_is_on_the_plan() {
    for entry in fs::read_dir(source()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(NO_ROOMS.contains(&name.as_str()) || row(&name).is_some(), "src/{name} is no room of the house");
    }
}

#[test]
fn arrows_point_down() {
    let mut broken = Vec::new();
    for room in ROWS.into_iter().flatten() {
        for file in rust_files(&source().join(room)) {
            for used in rooms_used(&code(&file)) {
                match row(&used) {
                    _ if used == *room => {}
                    Some(below) if Some(below) > row(room) => {}
                    Some(_) => broken.push(format!("{}: {room} may not use {used}", file.display())),
                    None => broken.push(format!("{}: {used} is no room", file.display())),
                }
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// The deepest climb by `super::` of any line, less the modules that the line can climb without leaving its room.
fn climbs_too_far(code: &str, modules_above: usize) -> bool {
    let mut inline_modules: Vec<usize> = Vec::new();
    code.lines().any(|line| {
        let indent = line.len() - line.trim_start().len();
        if line.trim() == "}" && inline_modules.last() == Some(&indent) {
            inline_modules.pop();
        }
        let climbs = line.contains(&"super::".repeat(modules_above + inline_modules.len()));
        if line.trim_end().ends_with('{') && line.split_whitespace().any(|word| word == "mod") {
            inline_modules.push(indent);
        }
        climbs
    })
}

/// `crate::` is the only way to another room, so that the test above sees all of them.
#[test]
fn no_path_climbs_out_of_its_room() {
    for room in ROWS.into_iter().flatten() {
        for file in rust_files(&source().join(room)) {
            let inside = file.strip_prefix(source()).unwrap();
            let modules_above = inside.components().count() - usize::from(inside.ends_with("mod.rs"));
            assert!(!climbs_too_far(&code(&file), modules_above), "{}", inside.display());
        }
    }
}

#[test]
fn only_app_knows_the_window() {
    for file in rust_files(&source()) {
        let inside = file.strip_prefix(source()).unwrap();
        if inside.starts_with("app") {
            continue;
        }
        for library in WINDOW_LIBRARIES {
            assert!(!names_library(&code(&file), library), "{} uses {library}", inside.display());
        }
    }
}

#[test]
fn paths_are_found_wherever_they_stand() {
    let code = "use crate::{a::{b, c}, d, e::f};\nfn g() -> crate::h::I { crate::j() }\nuse mycrate::k;";
    assert_eq!(rooms_used(code).into_iter().collect::<Vec<_>>(), ["a", "d", "e", "h", "j"]);
    assert!(names_library("use egui;", "egui"));
    assert!(names_library("let x = egui::Color32::RED;", "egui"));
    assert!(!names_library("use crate::my_egui::x; let egui_like = 1;", "egui"));
    assert!(climbs_too_far("use super::super::other;", 2));
    assert!(!climbs_too_far("use super::neighbour;\nmod tests {\n    use super::super::neighbour;\n}", 2));
    assert!(climbs_too_far("mod tests {\n}\nuse super::super::other;", 2));
}
