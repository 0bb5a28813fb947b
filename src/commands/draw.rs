//! `plywalk draw`: a step as a picture.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use super::CommandError;
use super::arguments::{LanguageArgument, SearchArguments, SourceArguments};
use super::output;
use super::record::record;
use super::source::{self, Task};
use crate::explain;
use crate::export;
use crate::layout::{Folds, Layout, Seats};
use crate::scene::{self, Camera, Fit, Orientation, Scene, Side, Size, Sizes, Style, Theme, View, with_caption};
use crate::search::{Algorithm, Options};
use crate::trace::Moment;

/// `plywalk draw`.
#[derive(Clone, Debug, Args)]
#[command(override_usage = "plywalk draw [OPTIONS] <FILE> --output <PICTURE>
       plywalk draw [OPTIONS] --tictactoe <POSITION> --output <PICTURE>")]
#[command(after_help = "Examples:
  plywalk draw exercise.json -o solved.svg
  plywalk draw exercise.json --step 12 --caption -o step-12.png
  plywalk draw exercise.json --step 0 --theme dark --large --size 1920x1080 -o slide.png
  plywalk draw --tictactoe XO./.X./O.. --order reversed -o endgame.svg
  plywalk draw exercise.json --order best-first --in-search-order -o sorted.svg
  plywalk draw exercise.json --collapse-below 2 -o overview.svg
  plywalk draw --tictactoe ......... --only path --step 5000 -o path.svg
  plywalk draw --tictactoe ......... --only seen --step 60 -o seen.png")]
pub struct DrawArguments {
    /// The step to draw: its number, 0 for before the first, or last
    #[arg(long, value_name = "STEP", default_value = "last", value_parser = step)]
    step: Step,

    /// The picture to write; its ending, .svg or .png, says which kind
    #[arg(short, long, value_name = "PICTURE")]
    output: PathBuf,

    /// The colours
    #[arg(long, value_name = "THEME", value_enum, default_value_t)]
    theme: ThemeName,

    /// Large enough for a room with a projector
    #[arg(long)]
    large: bool,

    /// Where the root is
    #[arg(long, value_name = "SIDE", value_enum, default_value_t)]
    root: RootSide,

    /// Folds everything below level N; the root is level 0. What is folded says what it holds; the search's path
    /// stays open
    #[arg(long, value_name = "N")]
    collapse_below: Option<usize>,

    /// Draws only a part: the path of the search with the siblings of its nodes (at the end, the principal variation),
    /// or what the search has seen so far
    #[arg(long, value_name = "PART", value_enum)]
    only: Option<Only>,

    /// Draws nodes at their places in the whole tree, but only those that the search has reached, pruned ones as stubs
    #[arg(long)]
    reveal: bool,

    /// Draws children from left to right as the search takes them, not as the tree has them
    #[arg(long)]
    in_search_order: bool,

    /// The picture's size in points, such as 1280x720; as large as the tree needs if none is given
    #[arg(long, value_name = "WxH", value_parser = size)]
    size: Option<Size>,

    /// Pixels a point, in a PNG
    #[arg(long, value_name = "FACTOR", default_value_t = 2.0, value_parser = scale)]
    scale: f32,

    /// Writes the step's sentence under the picture
    #[arg(long)]
    caption: bool,

    #[command(flatten)]
    pub language: LanguageArgument,

    #[command(flatten)]
    source: SourceArguments,

    #[command(flatten)]
    search: SearchArguments,
}

/// Which step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Number(usize),
    Last,
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum ThemeName {
    /// Dark on white
    #[default]
    Light,
    /// Light on near-black
    Dark,
    /// White on black
    HighContrast,
}

/// Where the root is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum RootSide {
    /// Above its children
    #[default]
    Top,
    /// Left of its children
    Left,
}

/// The parts of a tree that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Only {
    /// The path to the current node, and the siblings of its nodes
    Path,
    /// What the search has seen so far
    Seen,
}

/// The kinds of picture that can be written.
enum Kind {
    Svg,
    Png,
}

pub(super) fn run(arguments: &DrawArguments) -> Result<ExitCode, CommandError> {
    // Before any long work: the picture could not be kept.
    let kind = kind(&arguments.output)?;
    let texts = arguments.language.get().texts();
    let Task { tree, options } = source::task(&arguments.source, arguments.search, texts)?;
    let trace = record(&tree, &options, texts)?;
    let step = match arguments.step {
        Step::Number(asked) if asked > trace.steps() => {
            return Err(CommandError::Step { asked, steps: trace.steps() });
        }
        Step::Number(step) => step,
        Step::Last => trace.steps(),
    };
    let moment = Moment::new(&tree, &trace, step);
    let layout = arguments.layout(&moment);
    let mut view = View::new(&tree, &layout, arguments.size.unwrap_or_default(), texts);
    view.moment = Some(moment);
    view.reveals = arguments.reveal || arguments.only == Some(Only::Seen);
    view.style = arguments.style(&options);
    view.camera = Camera { orientation: arguments.orientation(), ..Camera::default() };
    let caption = view.moment.filter(|_| arguments.caption).map(|moment| explain::sentence(&moment, texts));
    let scene = arguments.picture(view, caption.as_deref());
    let content = match kind {
        Kind::Svg => export::svg(&scene).into_bytes(),
        Kind::Png => export::png(&scene, arguments.scale)?,
    };
    output::write(Some(&arguments.output), &content)?;
    Ok(ExitCode::SUCCESS)
}

impl DrawArguments {
    /// The part of the tree that is to be drawn.
    fn layout(&self, moment: &Moment) -> Layout {
        let mut folds = Folds::default();
        if let Some(depth) = self.collapse_below {
            folds.fold_below(moment.tree, depth);
        }
        match self.only {
            // What is folded below some level is folded here anyway.
            Some(Only::Path) => folds.fold_to_path(moment.tree),
            Some(Only::Seen) => folds.set_seen_only(true),
            None => {}
        }
        let seats = if self.in_search_order { Seats::of_search(moment) } else { Seats::default() };
        if folds.is_empty() {
            Layout::seated(moment.tree, &seats)
        } else {
            folds.layout_until(moment, moment.step, &seats)
        }
    }

    /// The whole tree: in a picture as large as it needs, or as large as asked for.
    fn picture(&self, mut view: View, caption: Option<&str>) -> Scene {
        if self.size.is_none() {
            return export::picture(&view, caption);
        }
        view.camera = view.fitted(Fit::All);
        let scene = scene::draw(&view);
        match caption {
            Some(caption) => with_caption(scene, caption, &view.style),
            None => scene,
        }
    }

    fn style(&self, options: &Options) -> Style {
        let theme = match self.theme {
            ThemeName::Light => Theme::LIGHT,
            ThemeName::Dark => Theme::DARK,
            ThemeName::HighContrast => Theme::HIGH_CONTRAST,
        };
        let sizes = if self.large { Sizes::PRESENTATION } else { Sizes::NORMAL };
        let side = if options.algorithm == Algorithm::Negamax { Side::Mover } else { Side::Max };
        Style { theme, sizes, side, order_numbers: options.reorders(), ..Style::default() }
    }

    fn orientation(&self) -> Orientation {
        match self.root {
            RootSide::Top => Orientation::RootAtTop,
            RootSide::Left => Orientation::RootAtLeft,
        }
    }
}

/// What a file's ending stands for.
fn kind(file: &Path) -> Result<Kind, CommandError> {
    let ending = file.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
    match ending.as_deref() {
        Some("svg") => Ok(Kind::Svg),
        Some("png") => Ok(Kind::Png),
        _ => Err(CommandError::Ending { file: file.to_owned() }),
    }
}

fn step(text: &str) -> Result<Step, String> {
    match text {
        "last" => Ok(Step::Last),
        number => number.parse().map(Step::Number).map_err(|_| "a step is a number or last".to_owned()),
    }
}

/// No picture is larger than this, in points.
const LARGEST: f32 = 20_000.0;

fn size(text: &str) -> Result<Size, String> {
    let side = |text: &str| text.parse().ok().filter(|side| (1.0..=LARGEST).contains(side));
    text.split_once('x')
        .and_then(|(width, height)| Some(Size { width: side(width)?, height: side(height)? }))
        .ok_or_else(|| format!("a size is such as 1280x720, and no side is longer than {LARGEST}"))
}

fn scale(text: &str) -> Result<f32, String> {
    let scale = text.parse().ok().filter(|scale| (0.1..=16.0).contains(scale));
    scale.ok_or_else(|| "a number from 0.1 to 16".to_owned())
}
