//! `plywalk generate`: a tree file.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::CommandError;
use super::arguments::{GameArguments, LanguageArgument};
use super::keywords::named;
use super::output;
use super::source;
use crate::format::{self, Document, Localized};
use crate::games::random::{self, RandomTree};
use crate::texts::Language;
use crate::tree::{GameTree, Player};

/// `plywalk generate`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "Examples:
  plywalk generate tictactoe XO./.X./O.. -o endgame.json
  plywalk generate random --depth 4 --children 2-3 --seed 7 -o exercise.json
  plywalk generate random | plywalk solve -")]
pub struct GenerateArguments {
    #[command(subcommand)]
    what: What,
}

/// What to generate.
#[derive(Clone, Debug, Subcommand)]
enum What {
    /// The tree of a tic-tac-toe position
    Tictactoe(TictactoeArguments),
    /// A tree of random numbers, the same for the same seed
    Random(RandomArguments),
}

/// `plywalk generate tictactoe`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "Examples:
  plywalk generate tictactoe .X./.O./OXX --scores depth -o endgame.json
  plywalk generate tictactoe --depth 2 --evaluate open-lines -o opening.json")]
struct TictactoeArguments {
    /// Nine of X, O and . row by row, / between rows allowed
    #[arg(value_name = "POSITION", default_value = ".........")]
    position: String,

    /// How many plies to grow: games that go on are worth what --evaluate says; the whole tree if none is given
    #[arg(long, value_name = "N")]
    depth: Option<usize>,

    #[command(flatten)]
    common: Common,

    #[command(flatten)]
    game: GameArguments,
}

/// `plywalk generate random`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "Examples:
  plywalk generate random --depth 2 --children 3 -o exercise.json
  plywalk generate random --depth 5 --children 1-4 --early-leaves 0.2 --values -9-9 --seed 3
  plywalk generate random --root min --no-ties")]
struct RandomArguments {
    /// Plies from the root to the lowest leaves
    #[arg(long, value_name = "N", default_value_t = 3)]
    depth: usize,

    /// Children of an inner node: 3, or 2-4 for 2 to 4
    #[arg(long, value_name = "RANGE", default_value = "3", value_parser = range::<usize>)]
    children: RangeInclusive<usize>,

    /// The leaves' values, whole numbers: -9-9 for −9 to 9
    #[arg(long, value_name = "RANGE", default_value = "0-99", allow_hyphen_values = true, value_parser = range::<i64>)]
    values: RangeInclusive<i64>,

    /// What the tree is drawn from: the same number, the same tree
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Who moves at the root
    #[arg(long, value_name = "PLAYER", default_value = "max", value_parser = named(&[("max", Player::Max), ("min", Player::Min)]))]
    root: Player,

    /// The chance with which a node above the lowest level is a leaf, 0 to 1
    #[arg(long, value_name = "CHANCE", default_value_t = 0.0)]
    early_leaves: f64,

    /// No two leaves are worth the same
    #[arg(long)]
    no_ties: bool,

    #[command(flatten)]
    common: Common,
}

/// What both have in common.
#[derive(Clone, Debug, Args)]
struct Common {
    /// The file to write; standard output if none is given
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    language: LanguageArgument,
}

impl GenerateArguments {
    fn common(&self) -> &Common {
        match &self.what {
            What::Tictactoe(arguments) => &arguments.common,
            What::Random(arguments) => &arguments.common,
        }
    }

    /// The language of what people read.
    pub fn language(&self) -> Language {
        self.common().language.get()
    }
}

pub(super) fn run(arguments: &GenerateArguments) -> Result<ExitCode, CommandError> {
    let (tree, title) = match &arguments.what {
        What::Tictactoe(tictactoe) => (tictactoe.tree(arguments.language())?, tictactoe.title()),
        What::Random(random) => (random::generate(&random.options())?, random.title()),
    };
    let document = Document { title, ..Document::of(tree) };
    output::write(arguments.common().output.as_deref(), format::write(&document).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

impl TictactoeArguments {
    fn tree(&self, language: Language) -> Result<GameTree, CommandError> {
        source::grow(&self.position, &self.game, self.game.evaluate, self.depth, language.texts())
    }

    /// In every language, since a file may be read in another than it was written in.
    fn title(&self) -> Localized {
        let title = |language: Language| Some((language.texts().commands.tictactoe_title)(&self.position));
        Localized::each(title(Language::English), title(Language::Chinese))
    }
}

impl RandomArguments {
    fn options(&self) -> RandomTree {
        RandomTree {
            seed: self.seed,
            root: self.root,
            depth: self.depth,
            branching: self.children.clone(),
            early_leaves: self.early_leaves,
            nodes: None,
            values: self.values.clone(),
            ties: !self.no_ties,
        }
    }

    fn title(&self) -> Localized {
        let title = |language: Language| Some((language.texts().commands.random_title)(self.seed));
        Localized::each(title(Language::English), title(Language::Chinese))
    }
}

/// Reads `3` or `2-4`; either number may have a minus sign.
fn range<T: std::str::FromStr + Copy>(text: &str) -> Result<RangeInclusive<T>, String> {
    let number = |text: &str| text.parse::<T>().ok();
    // The hyphen between two numbers is the first one that does not begin the text.
    let ends = text.char_indices().skip(1).find(|&(_, character)| character == '-').map(|(at, _)| text.split_at(at));
    let range = match ends {
        None => number(text).map(|only| only..=only),
        Some((first, last)) => number(first).zip(number(&last[1..])).map(|(first, last)| first..=last),
    };
    range.ok_or_else(|| "a range is such as 3 or 2-4".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_one_number_or_two() {
        let ranges = ["3", "2-4", "-9-9", "-9--2", "-5"].map(|text| range::<i64>(text).unwrap());
        assert_eq!(ranges, [3..=3, 2..=4, -9..=9, -9..=-2, -5..=-5]);
        for bad in ["", "-", "2-", "a", "2-b", "2..4", "--2"] {
            assert!(range::<i64>(bad).is_err(), "{bad}");
        }
    }
}
