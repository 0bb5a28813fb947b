//! What can be asked on the command line.

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};

use super::draw::DrawArguments;
use super::generate::GenerateArguments;
use super::keywords::{named, one_of};
use crate::games::tictactoe::{Evaluation, Mark, MoveOrder, Scores};
use crate::search::{Algorithm, Cut, Fail, Options, Order, Table};
use crate::texts::Language;

/// The whole command line.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "plywalk",
    version,
    about = "Teaches search in game trees: steps through minimax and alpha-beta, forwards and backwards, on any tree.",
    long_about = "Teaches search in game trees: steps through minimax and alpha-beta, forwards and backwards, on any \
                  tree.\n\nWithout a command it opens the window. The commands need no display.",
    after_help = "Examples:
  plywalk                                  the window, with the first exercise
  plywalk trees/twelve-leaves.json         the window, with a tree of one's own
  plywalk solve trees/nine-leaves.json     the answer
  echo '[[3,12,8],[2,4,6]]' | plywalk trace -
  plywalk solve --tictactoe XOX/OXO/.XO",
    override_usage = "plywalk [OPTIONS] [FILE]\n       plywalk <COMMAND>"
)]
pub struct Arguments {
    /// What to do without a window.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// The tree file to open in the window; the first exercise if there is none
    pub file: Option<PathBuf>,

    #[command(flatten)]
    language: LanguageArgument,
}

impl Arguments {
    /// Reads the command line of this process. Ends it where that asks for help or makes no sense.
    pub fn of_process() -> Arguments {
        let arguments = Arguments::parse();
        if let (Some(file), Some(_)) = (&arguments.file, &arguments.command) {
            let problem = format!("{} stands before the command, where no file is read", file.display());
            Arguments::command().error(ErrorKind::ArgumentConflict, problem).exit();
        }
        arguments
    }

    /// The language asked for, if any.
    pub fn language(&self) -> Option<Language> {
        self.language.lang
    }
}

/// What can be done without a window.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Searches a tree and says the answer
    Solve(SolveArguments),
    /// Searches a tree and says every step
    Trace(TraceArguments),
    /// Draws a step of a search to a file
    Draw(DrawArguments),
    /// Writes a tree file: tic-tac-toe from a position, or random numbers
    Generate(GenerateArguments),
    /// Says what tree files hold and what is wrong with them
    Check(CheckArguments),
}

impl Command {
    /// The language of what people read.
    pub fn language(&self) -> Language {
        match self {
            Command::Solve(arguments) => arguments.language.get(),
            Command::Trace(arguments) => arguments.language.get(),
            Command::Draw(arguments) => arguments.language.get(),
            Command::Generate(arguments) => arguments.language(),
            Command::Check(arguments) => arguments.language.get(),
        }
    }
}

/// The language of what people read.
#[derive(Clone, Copy, Debug, Args)]
pub struct LanguageArgument {
    /// The language: en or zh. What programs read is the same in both
    #[arg(long, value_name = "LANGUAGE", hide_possible_values = true, value_parser = one_of(&Language::ALL, Language::code))]
    lang: Option<Language>,
}

impl LanguageArgument {
    /// English unless another was asked for: scripts must not depend on where they run.
    pub fn get(self) -> Language {
        self.lang.unwrap_or_default()
    }
}

/// Where a tree comes from.
#[derive(Clone, Debug, Args)]
pub struct SourceArguments {
    /// A tree file, or - for standard input
    #[arg(required_unless_present = "tictactoe")]
    pub file: Option<PathBuf>,

    /// The tree of a tic-tac-toe position: nine of X, O and . row by row, / between rows allowed
    #[arg(long, value_name = "POSITION", conflicts_with = "file")]
    pub tictactoe: Option<String>,

    #[command(flatten)]
    pub game: GameArguments,
}

/// How tic-tac-toe is played.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Tic-tac-toe")]
pub struct GameArguments {
    /// Who is to move where the counts leave it open: X, unless said otherwise
    #[arg(long, value_name = "MARK", ignore_case = true, hide_possible_values = true, value_parser = named(&[("X", Mark::X), ("O", Mark::O)]))]
    pub to_move: Option<Mark>,

    /// What a finished game is worth to X: unit ±1, ten ±10, depth ±(10 − marks on the board); a draw is 0
    /// [default: unit]
    #[arg(long, value_name = "SCORES", hide_possible_values = true, value_parser = one_of(&Scores::ALL, Scores::keyword))]
    pub scores: Option<Scores>,

    /// The order in which squares are tried: reading, centre-first, or all of 0 to 8 with commas between [default:
    /// reading]
    #[arg(long, value_name = "ORDER", value_parser = MoveOrder::parse)]
    pub moves: Option<MoveOrder>,

    /// What an unfinished game at the depth limit is worth: zero, or open-lines: the lines still open to X minus those
    /// still open to O [default: zero]
    #[arg(long, value_name = "EVALUATION", hide_possible_values = true, value_parser = one_of(&Evaluation::ALL, Evaluation::keyword))]
    pub evaluate: Option<Evaluation>,
}

impl GameArguments {
    /// The options that were given, as they are written.
    pub fn given(&self) -> Vec<&'static str> {
        let GameArguments { to_move, scores, moves, evaluate } = self;
        let given = [
            to_move.map(|_| "--to-move"),
            scores.map(|_| "--scores"),
            moves.map(|_| "--moves"),
            evaluate.map(|_| "--evaluate"),
        ];
        given.into_iter().flatten().collect()
    }
}

/// How a tree is searched.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Search")]
pub struct SearchArguments {
    /// The algorithm [default: alpha-beta]
    #[arg(long, value_name = "ALGORITHM", value_parser = one_of(&Algorithm::ALL, Algorithm::keyword))]
    pub algorithm: Option<Algorithm>,

    /// When α and β have met: ge α ≥ β, gt α > β [default: the file's, else ge]
    #[arg(long, value_name = "RULE", hide_possible_values = true, value_parser = named(&[("ge", Cut::AtLeast), ("gt", Cut::Above)]))]
    pub cut: Option<Cut>,

    /// What a node worth less than α or more than β returns: soft its value, hard the end of the window [default: the
    /// file's, else soft]
    #[arg(long, value_name = "WAY", hide_possible_values = true, value_parser = one_of(&Fail::ALL, Fail::keyword))]
    pub fail: Option<Fail>,

    /// The order in which children are searched: given from left to right, reversed, best-first and worst-first by the
    /// true values (which no real search knows), static the centre, corners and edges of tic-tac-toe, previous as the
    /// last iteration valued them, random [default: the file's, else given]
    #[arg(long, value_name = "ORDER", value_parser = one_of(&Order::ALL, Order::keyword))]
    order: Option<Order>,

    /// What the random order is drawn from: the same number, the same order [default: 0]
    #[arg(long, value_name = "NUMBER", requires = "order")]
    seed: Option<u64>,

    /// The depth limit in plies: nodes that deep are not expanded but worth their static value [default: the file's,
    /// else none]
    #[arg(long, value_name = "N")]
    pub depth: Option<usize>,

    /// Iterative deepening: searches to depth 1, to depth 2 and so on, up to the depth limit or the end of the tree
    #[arg(long)]
    pub iterative: bool,

    /// How many nodes all iterations together may enter; the answer is that of the last finished one
    #[arg(long, value_name = "N", requires = "iterative")]
    node_budget: Option<usize>,

    /// How long all iterations together may take, in milliseconds
    #[arg(long, value_name = "MS", requires = "iterative")]
    time_budget: Option<u64>,

    /// A transposition table: on for nodes of the same state, symmetric also for boards of tic-tac-toe that a rotation
    /// or a reflection makes the same [default: off]
    #[arg(long, value_name = "TABLE", value_parser = one_of(&Table::ALL, Table::keyword))]
    table: Option<Table>,
}

impl SearchArguments {
    /// The options with what was asked for put in.
    pub fn apply(self, options: Options) -> Options {
        let SearchArguments { algorithm, cut, fail, order, seed, depth, iterative, node_budget, time_budget, table } =
            self;
        let order = match order {
            Some(Order::Random { .. }) => Order::Random { seed: seed.unwrap_or_default() },
            order => order.unwrap_or(options.order),
        };
        Options {
            algorithm: algorithm.unwrap_or(options.algorithm),
            cut: cut.unwrap_or(options.cut),
            fail: fail.unwrap_or(options.fail),
            order,
            depth: depth.or(options.depth),
            iterative,
            node_budget,
            time_budget,
            table: table.unwrap_or(options.table),
        }
    }

    /// True if nodes may be evaluated that are not the end of a game.
    pub fn stops_early(self) -> bool {
        self.depth.is_some() || self.iterative
    }
}

/// `plywalk solve`.
#[derive(Clone, Debug, Args)]
#[command(override_usage = "plywalk solve [OPTIONS] <FILE>
       plywalk solve [OPTIONS] --tictactoe <POSITION>")]
#[command(after_help = "Examples:
  plywalk solve exercise.json
  plywalk solve exercise.json --algorithm minimax
  plywalk solve exercise.json --cut gt --fail hard --json
  echo '[[3,12,8],[2,4,6],[14,5,2]]' | plywalk solve -
  plywalk solve --tictactoe .X./.O./OXX --to-move O --scores depth
  plywalk solve --tictactoe ......... --algorithm pvs --table symmetric
  plywalk solve --tictactoe X........ --iterative --depth 4 --evaluate open-lines --order previous
  plywalk solve --tictactoe ......... --iterative --node-budget 2000")]
pub struct SolveArguments {
    /// Prints one JSON object, for programs
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub language: LanguageArgument,

    #[command(flatten)]
    pub source: SourceArguments,

    #[command(flatten)]
    pub search: SearchArguments,
}

/// How steps are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum TraceFormat {
    /// A sentence a line, indented by depth
    #[default]
    Text,
    /// One JSON object a line
    Json,
    /// A table with a header line
    Csv,
    /// A table to paste into notes
    Markdown,
}

/// `plywalk trace`.
#[derive(Clone, Debug, Args)]
#[command(override_usage = "plywalk trace [OPTIONS] <FILE>
       plywalk trace [OPTIONS] --tictactoe <POSITION>")]
#[command(after_help = "Examples:
  plywalk trace exercise.json
  plywalk trace exercise.json --lang zh
  plywalk trace exercise.json --format csv > log.csv
  plywalk trace exercise.json --format json | jq 'select(.event == \"cutoff\")'
  plywalk trace --tictactoe XO./.X./O.. --format markdown")]
pub struct TraceArguments {
    /// How steps are written
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    pub format: TraceFormat,

    #[command(flatten)]
    pub language: LanguageArgument,

    #[command(flatten)]
    pub source: SourceArguments,

    #[command(flatten)]
    pub search: SearchArguments,
}

/// `plywalk check`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "Examples:
  plywalk check exercise.json
  plywalk check trees/*.json
  pbpaste | plywalk check -")]
pub struct CheckArguments {
    /// Tree files, or - for standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    #[command(flatten)]
    pub language: LanguageArgument,
}
