//! From what the command line names to a tree.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::CommandError;
use super::arguments::{GameArguments, SearchArguments, SourceArguments};
use super::progress::Progress;
use crate::format::{self, Document, LoadError};
use crate::games;
use crate::games::tictactoe::{Evaluation, Position, TicTacToe};
use crate::search::Options;
use crate::texts::Texts;
use crate::tree::GameTree;

/// A tree and how it is to be searched.
pub(super) struct Task {
    pub tree: GameTree,
    pub options: Options,
}

/// Reads or grows the tree, and settles how it is searched: as asked for, else as the file says, else by default.
pub(super) fn task(source: &SourceArguments, search: SearchArguments, texts: &Texts) -> Result<Task, CommandError> {
    let (tree, options) = match (&source.tictactoe, &source.file) {
        (Some(position), _) => (position_tree(position, &source.game, search, texts)?, Options::default()),
        (None, file) => {
            refuse_rules(&source.game)?;
            let document = read(file.as_deref().unwrap_or(Path::new("-")), texts)?;
            (document.tree, document.conventions.apply(Options::default()))
        }
    };
    Ok(Task { tree, options: search.apply(options) })
}

/// A tree file knows of no game.
fn refuse_rules(game: &GameArguments) -> Result<(), CommandError> {
    let options = game.given();
    if options.is_empty() { Ok(()) } else { Err(CommandError::NoGame { options }) }
}

/// Reads a tree file, or standard input if its name is `-`.
pub(super) fn read(file: &Path, texts: &Texts) -> Result<Document, LoadError> {
    let mut progress = Progress::new(texts.commands.reading);
    if file != Path::new("-") {
        return format::load_watched(file, &mut |nodes| progress.at(nodes));
    }
    let mut bytes = Vec::new();
    // In the messages standard input stands where a file's name would.
    let name = || PathBuf::from(texts.commands.standard_input);
    io::stdin().lock().read_to_end(&mut bytes).map_err(|error| LoadError::Io { file: name(), error })?;
    format::parse_bytes(&bytes).map_err(|error| LoadError::Format { file: name(), error: Box::new(error) })
}

/// The whole tree of a position. Where unfinished games may be evaluated they have a value too.
fn position_tree(
    position: &str,
    game: &GameArguments,
    search: SearchArguments,
    texts: &Texts,
) -> Result<GameTree, CommandError> {
    let evaluation = game.evaluate.or(search.stops_early().then_some(Evaluation::Zero));
    grow(position, game, evaluation, None, texts)
}

/// The tree of a position, down to a depth if one is given.
pub(super) fn grow(
    position: &str,
    game: &GameArguments,
    evaluation: Option<Evaluation>,
    depth: Option<usize>,
    texts: &Texts,
) -> Result<GameTree, CommandError> {
    let GameArguments { to_move, scores, moves, evaluate: _ } = *game;
    let start = Position::parse(position, to_move)?;
    let rules = TicTacToe::new(scores.unwrap_or_default(), moves.unwrap_or_default(), evaluation);
    let mut progress = Progress::new(texts.commands.growing);
    Ok(games::grow(&rules, start, depth, &mut |nodes| progress.at(nodes))?)
}
