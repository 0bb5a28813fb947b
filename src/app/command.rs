//! Everything a user can do, as one enum. Menus, buttons, keys, the help page and the tests are made from it.

use std::path::PathBuf;

use crate::search::{Algorithm, Cut, Fail, Order, Table};
use crate::texts::Language;
use crate::texts::vocabulary::{AppTexts, Label};
use crate::tree::NodeId;

use super::folding::Folding;
use super::grow::GrowOrder;
use super::settings::{ThemeChoice, WindowNotation};

/// One thing a user can do. Panels read the state and push commands; `apply.rs` carries them out.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// One step on.
    StepForward,
    /// One step back.
    StepBack,
    /// To the next node entered or evaluated.
    NextNode,
    /// To the node entered or evaluated before.
    PreviousNode,
    /// To the next returned value.
    NextValue,
    /// To the returned value before.
    PreviousValue,
    /// Over the subtree that the next step enters.
    Over,
    /// Out of the open node, to its parent.
    Out,
    /// To the next cutoff.
    NextCutoff,
    /// To the cutoff before.
    PreviousCutoff,
    /// To the beginning of the next iteration.
    NextIteration,
    /// To the beginning of this iteration or of the one before.
    PreviousIteration,
    /// To step 0.
    ToStart,
    /// To the last step.
    ToEnd,
    /// Back to where one was before the last jump.
    Back,
    /// To any step.
    GoTo(usize),
    /// To any step as part of a drag, which one can go back from as a whole.
    Drag(usize),
    /// Type the step to go to.
    TypeStep,
    /// To the step at which the chosen node is entered.
    ToEntered,
    /// To the step at which the chosen node is left.
    ToLeft,
    /// Play, or pause.
    PlayPause,
    /// Play faster.
    Faster,
    /// Play slower.
    Slower,
    /// Play at so many steps a second.
    SetSpeed(f64),

    /// Show the whole tree.
    Fit,
    /// Show the path from the root to the current node.
    FitPath,
    /// Show the subtree of the chosen node, else of the current one.
    FitSubtree,
    /// Show the level of the chosen node, else of the current one.
    FitLevel,
    /// Put the root at the left, or at the top again.
    Turn,
    /// Show the line in which one types what is to be found, and give it the keyboard.
    Find,
    /// Find nodes by this text.
    FindText(String),
    /// To the next node found.
    NextMatch,
    /// To the node found before.
    PreviousMatch,
    /// Fold or unfold.
    Fold(Folding),
    /// Keep the current node in view, or stop doing so.
    ToggleFollow,
    /// Show things larger.
    ZoomIn,
    /// Show things smaller.
    ZoomOut,
    /// Choose a node to look at, or none.
    Choose(Option<NodeId>),
    /// Show the tree at this node.
    LookAt(NodeId),
    /// Show what pruned parts would have been worth, or stop doing so.
    ToggleTruth,
    /// Tell minimax from below, a level a step, or go back to the search.
    ToggleLevels,
    /// Ask each decision before it is shown, or stop doing so.
    ToggleQuiz,
    /// Draw children from right to left, or from left to right again.
    ToggleMirror,
    /// Draw children in the order in which they are searched, or in the tree's own again.
    ToggleSearchOrder,
    /// Write negamax's values from Max's side, or from the mover's again.
    ToggleMaxView,
    /// Say on the edges in which order children are searched, or not.
    ToggleOrderNumbers,
    /// Choose a neighbour of the chosen node.
    ChooseBeside(Beside),
    /// Show the answer to the exercise's question.
    ShowAnswer,
    /// Large type and no panels, for a projector.
    TogglePresent,
    /// Fold the side panel away, or unfold it.
    ToggleSide,
    /// Set the colours.
    SetTheme(ThemeChoice),
    /// Set how windows are written.
    SetNotation(WindowNotation),
    /// Set the language.
    SetLanguage(Language),
    /// The page of keys.
    ToggleHelp,

    /// Open a built-in exercise, by its place in the list.
    OpenExercise(usize),
    /// Ask for a file: type its path, or go on to the system's dialog.
    OpenDialog,
    /// Choose a file in the system's dialog.
    Browse,
    /// Open a file.
    OpenPath(PathBuf),
    /// Open what the clipboard holds.
    Paste,
    /// Open a text that was pasted.
    OpenText(String),
    /// Empty the list of recent files.
    ForgetRecent,
    /// The board on which a position is set up.
    GrowDialog,
    /// Grow the tree of the position on the board.
    Grow,
    /// Set the order in which squares are tried.
    SetGrowOrder(GrowOrder),
    /// Edit the value of the chosen leaf, or of the leaf that the step is about.
    EditLeaf,
    /// Give a leaf another value.
    SetLeaf(NodeId, f64),
    /// Take the last edit back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Save the tree where it came from.
    Save,
    /// Ask where to save the tree.
    SaveDialog,
    /// Save the tree in this file.
    SaveTo(PathBuf),
    /// Ask where to save the picture of this step.
    PictureDialog,
    /// Save the picture of this step; the ending says in which format.
    PictureTo(PathBuf),
    /// Put the sentence under pictures that are saved or copied, or leave it out.
    ToggleCaption,
    /// Put the picture of this step on the clipboard.
    CopyPicture,
    /// Put the log on the clipboard.
    CopyLog(LogFormat),
    /// Leave without saving.
    Discard,
    /// Stop loading, growing or searching.
    Cancel,
    /// Take the error away.
    Dismiss,

    /// Choose the algorithm.
    SetAlgorithm(Algorithm),
    /// Choose the cut rule.
    SetCut(Cut),
    /// Choose what is returned outside the window.
    SetFail(Fail),
    /// Choose the order of children.
    SetOrder(Order),
    /// Choose the depth limit.
    SetDepth(Option<usize>),
    /// Search deeper and deeper, or once.
    SetIterative(bool),
    /// Choose how many nodes all iterations may enter.
    SetNodeBudget(Option<usize>),
    /// Choose how many milliseconds all iterations may take.
    SetTimeBudget(Option<u64>),
    /// Choose whether there is a transposition table.
    SetTable(Table),

    /// Close the window.
    Quit,
}

/// How a log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// A Markdown table.
    Markdown,
    /// Comma-separated values.
    Csv,
}

/// Where the next chosen node is in the picture: the parent, the first child, or a neighbour on the same level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// Above it.
    Up,
    /// Below it.
    Down,
    /// Left of it.
    Left,
    /// Right of it.
    Right,
}

/// Commands that belong together, under the name that they have in a language.
pub type Group = (fn(&AppTexts) -> &'static str, &'static [Command]);

impl Command {
    /// The commands that stand alone, as the help page groups them.
    pub const GROUPS: [Group; 4] = [
        (
            |texts| texts.group_step,
            &[
                Command::StepForward,
                Command::StepBack,
                Command::NextNode,
                Command::PreviousNode,
                Command::NextValue,
                Command::PreviousValue,
                Command::Over,
                Command::Out,
                Command::NextCutoff,
                Command::PreviousCutoff,
                Command::NextIteration,
                Command::PreviousIteration,
                Command::ToStart,
                Command::ToEnd,
                Command::ToEntered,
                Command::ToLeft,
                Command::Back,
                Command::TypeStep,
                Command::PlayPause,
                Command::Faster,
                Command::Slower,
            ],
        ),
        (
            |texts| texts.group_view,
            &[
                Command::Fit,
                Command::FitPath,
                Command::FitSubtree,
                Command::FitLevel,
                Command::Find,
                Command::NextMatch,
                Command::PreviousMatch,
                Command::ToggleFollow,
                Command::ZoomIn,
                Command::ZoomOut,
                Command::ToggleTruth,
                Command::ToggleLevels,
                Command::ToggleQuiz,
                Command::ToggleMirror,
                Command::ToggleSearchOrder,
                Command::Turn,
                Command::ToggleOrderNumbers,
                Command::ToggleMaxView,
                Command::ChooseBeside(Beside::Up),
                Command::ChooseBeside(Beside::Down),
                Command::ChooseBeside(Beside::Left),
                Command::ChooseBeside(Beside::Right),
                Command::ToggleSide,
                Command::TogglePresent,
                Command::ToggleHelp,
            ],
        ),
        (|texts| texts.folds.group, Folding::LIST),
        (
            |texts| texts.group_tree,
            &[
                Command::OpenDialog,
                Command::Paste,
                Command::GrowDialog,
                Command::EditLeaf,
                Command::Undo,
                Command::Redo,
                Command::Save,
                Command::SaveDialog,
                Command::PictureDialog,
                Command::CopyPicture,
                Command::Cancel,
                Command::Quit,
            ],
        ),
    ];

    /// Name and tooltip, for commands that have a place of their own in menu, toolbar or help.
    pub fn label<'a>(&self, texts: &'a AppTexts) -> Option<&'a Label> {
        Some(match self {
            Command::StepForward => &texts.step_forward,
            Command::StepBack => &texts.step_back,
            Command::NextNode => &texts.next_node,
            Command::PreviousNode => &texts.previous_node,
            Command::NextValue => &texts.next_value,
            Command::PreviousValue => &texts.previous_value,
            Command::Over => &texts.over,
            Command::Out => &texts.out,
            Command::NextCutoff => &texts.next_cutoff,
            Command::PreviousCutoff => &texts.previous_cutoff,
            Command::NextIteration => &texts.choices.next_iteration,
            Command::PreviousIteration => &texts.choices.previous_iteration,
            Command::ToggleMaxView => &texts.choices.max_view,
            Command::ToggleOrderNumbers => &texts.choices.order_numbers,
            Command::ToStart => &texts.to_start,
            Command::ToEnd => &texts.to_end,
            Command::Back => &texts.back,
            Command::ToEntered => &texts.to_entered,
            Command::ToLeft => &texts.to_left,
            Command::PlayPause => &texts.play_pause,
            Command::Faster => &texts.faster,
            Command::Slower => &texts.slower,
            Command::Fit => &texts.fit,
            Command::FitPath => &texts.ways.fit_path,
            Command::FitSubtree => &texts.ways.fit_subtree,
            Command::FitLevel => &texts.ways.fit_level,
            Command::Turn => &texts.ways.turn,
            Command::Find => &texts.ways.find,
            Command::NextMatch => &texts.ways.next_match,
            Command::PreviousMatch => &texts.ways.previous_match,
            Command::TypeStep => &texts.ways.type_step,
            Command::Fold(folding) => return folding.label(&texts.folds),
            Command::ToggleFollow => &texts.follow,
            Command::ZoomIn => &texts.zoom_in,
            Command::ZoomOut => &texts.zoom_out,
            Command::TogglePresent => &texts.present,
            Command::ToggleSide => &texts.side,
            Command::ToggleHelp => &texts.help,
            Command::OpenDialog => &texts.open,
            Command::Browse => &texts.browse,
            Command::Paste => &texts.paste,
            Command::EditLeaf => &texts.edit_leaf,
            Command::Undo => &texts.undo,
            Command::Redo => &texts.redo,
            Command::Save => &texts.save,
            Command::SaveDialog => &texts.save_as,
            Command::PictureDialog => &texts.save_picture,
            Command::CopyPicture => &texts.copy_picture,
            Command::ToggleCaption => &texts.caption,
            Command::CopyLog(LogFormat::Markdown) => &texts.copy_markdown,
            Command::CopyLog(LogFormat::Csv) => &texts.copy_csv,
            Command::Discard => &texts.discard,
            Command::ToggleTruth => &texts.truth,
            Command::ToggleLevels => &texts.levels,
            Command::ToggleQuiz => &texts.quiz,
            Command::ToggleMirror => &texts.mirror,
            Command::ToggleSearchOrder => &texts.choices.search_order,
            Command::ChooseBeside(Beside::Up) => &texts.choose_up,
            Command::ChooseBeside(Beside::Down) => &texts.choose_down,
            Command::ChooseBeside(Beside::Left) => &texts.choose_left,
            Command::ChooseBeside(Beside::Right) => &texts.choose_right,
            Command::ShowAnswer => &texts.show_answer,
            Command::ForgetRecent => &texts.forget_recent,
            Command::GrowDialog => &texts.grow,
            Command::Grow => &texts.grow_now,
            Command::Cancel => &texts.cancel,
            Command::Dismiss => &texts.dismiss,
            Command::Quit => &texts.quit,
            Command::GoTo(_)
            | Command::Drag(_)
            | Command::FindText(_)
            | Command::SetSpeed(_)
            | Command::Choose(_)
            | Command::LookAt(_)
            | Command::SetTheme(_)
            | Command::SetNotation(_)
            | Command::SetLanguage(_)
            | Command::OpenExercise(_)
            | Command::OpenPath(_)
            | Command::OpenText(_)
            | Command::SetLeaf(..)
            | Command::SaveTo(_)
            | Command::PictureTo(_)
            | Command::SetGrowOrder(_)
            | Command::SetAlgorithm(_)
            | Command::SetCut(_)
            | Command::SetFail(_)
            | Command::SetOrder(_)
            | Command::SetDepth(_)
            | Command::SetIterative(_)
            | Command::SetNodeBudget(_)
            | Command::SetTimeBudget(_)
            | Command::SetTable(_) => return None,
        })
    }
}
