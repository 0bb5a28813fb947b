//! `plywalk check`: what tree files hold, and what is wrong with them.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use super::CommandError;
use super::arguments::CheckArguments;
use super::conventions;
use super::error::complain;
use super::output;
use super::source;
use crate::format::Document;
use crate::texts::{Language, Texts};
use crate::tree::{GameTree, NodeId, Player};

pub(super) fn run(arguments: &CheckArguments) -> Result<ExitCode, CommandError> {
    let language = arguments.language.get();
    let texts = language.texts();
    let mut code = ExitCode::SUCCESS;
    for file in &arguments.files {
        match source::read(file, texts) {
            Ok(document) => {
                let mut out = output::stdout();
                report(&mut out, &name(file, texts), &document, language)?;
                out.flush()?;
            }
            Err(error) => {
                complain(texts, &error.describe(texts));
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

fn name(file: &Path, texts: &Texts) -> String {
    if file == Path::new("-") { texts.commands.standard_input.to_owned() } else { file.display().to_string() }
}

/// What a good file holds: its size in a line, and what else there is in lines under it.
fn report(out: &mut impl Write, file: &str, document: &Document, language: Language) -> io::Result<()> {
    let words = &language.texts().commands;
    let tree = &document.tree;
    writeln!(out, "{}", (words.holds)(file, tree.len(), tree.leaf_count(), tree.level_count()))?;
    if let Some(title) = document.title.get(language) {
        writeln!(out, "  {}", (words.title)(title))?;
    }
    writeln!(out, "  {}", players(tree, language.texts()))?;
    let valued = tree.nodes().filter(|&node| !tree.is_leaf(node) && tree.value(node).is_some()).count();
    if valued > 0 {
        writeln!(out, "  {}", (words.static_values)(valued, tree.len() - tree.leaf_count()))?;
    }
    if !document.conventions.is_empty() {
        let conventions: Vec<_> = conventions::in_words(document.conventions, language.texts()).collect();
        writeln!(out, "  {}", (words.conventions)(&conventions))?;
    }
    if !document.foreign_keys.is_empty() {
        writeln!(out, "  {}", (words.passed_over)(&document.foreign_keys))?;
    }
    Ok(())
}

/// Who moves at the root, and whether the players take turns.
fn players(tree: &GameTree, texts: &Texts) -> String {
    let words = &texts.commands;
    let root = match tree.player(NodeId::ROOT) {
        Player::Max => texts.terms.max,
        Player::Min => texts.terms.min,
        Player::Chance => texts.terms.chance,
    };
    let inner = || tree.nodes().filter(|&node| !tree.is_leaf(node));
    let chance = inner().filter(|&node| tree.player(node) == Player::Chance).count();
    let in_turn = inner().all(|node| {
        let above = tree.parent(node).map(|parent| tree.player(parent));
        above.is_none_or(|above| above != tree.player(node))
    });
    (words.players)(root, in_turn, chance)
}
