//! Pseudocode as data: the page that stands in the file of each algorithm, and of what is put around them all.
//!
//! A page is written as the textbook prints it, for the plain case: no depth limit, no table, `α ≥ β` cuts, fail-soft.
//! What other options change, they change in every page alike: see [`code`].

use super::event::Event;
use super::options::{Cut, Fail, Options};
use super::table::{self, Table};
use super::{algorithms::Algorithm, deepening};
use crate::texts::vocabulary::answers::Comments;
use crate::tree::{GameTree, Player};

/// What a step does, as far as the code tells it: the line that says it is the one that a step has executed last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// Begins an iteration.
    Deepen,
    /// Looks into the table.
    Probe,
    /// Answers from the table.
    Answer,
    /// Puts an answer into the table.
    Store,
    /// Calls the search for an inner node.
    Enter,
    /// Reads a leaf's value.
    Leaf,
    /// Reads a static value at the depth limit.
    Limit,
    /// Searches a child again.
    Again,
    /// Takes a child's value; where the search has a window, narrows it.
    Return,
    /// Cuts.
    Cutoff,
    /// Returns.
    Leave,
}

impl Does {
    /// What an event of a search does.
    pub fn of(event: &Event, tree: &GameTree) -> Does {
        match *event {
            Event::Iteration { .. } => Does::Deepen,
            Event::Probe { .. } => Does::Probe,
            Event::FromTable { .. } => Does::Answer,
            Event::Store { .. } => Does::Store,
            Event::Enter { .. } => Does::Enter,
            Event::Evaluate { node, .. } if tree.is_leaf(node) => Does::Leaf,
            Event::Evaluate { .. } => Does::Limit,
            Event::SearchAgain { .. } => Does::Again,
            Event::Return { .. } => Does::Return,
            Event::Cutoff { .. } => Does::Cutoff,
            Event::Leave { .. } => Does::Leave,
        }
    }
}

/// What decides which lines of a page are shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case {
    options: Options,
    alternates: bool,
}

impl Case {
    fn new(tree: &GameTree, options: &Options) -> Case {
        Case { options: *options, alternates: tree.alternates() }
    }

    pub(super) fn is_strict(&self) -> bool {
        self.options.cut == Cut::Above
    }

    pub(super) fn is_windowed(&self) -> bool {
        self.options.algorithm.has_window()
    }

    /// True if nothing is returned outside the window.
    pub(super) fn clamps(&self) -> bool {
        self.is_windowed() && self.options.fail == Fail::Hard
    }

    /// True if calls say to what depth.
    pub(super) fn is_limited(&self) -> bool {
        self.options.depth.is_some() || self.options.iterative
    }

    /// True if there is a transposition table.
    pub(super) fn has_table(&self) -> bool {
        self.options.table != Table::Off
    }

    /// True if no player moves twice in a row.
    pub(super) fn alternates(&self) -> bool {
        self.alternates
    }
}

/// A line of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    indent: usize,
    text: &'static str,
    does: Option<Does>,
    whose: Option<Player>,
    note: Option<fn(&Comments) -> &'static str>,
    when: fn(&Case) -> bool,
}

/// A line that no step ends at, and that is always shown.
pub(super) const fn line(indent: usize, text: &'static str) -> Line {
    Line { indent, text, does: None, whose: None, note: None, when: |_| true }
}

impl Line {
    /// The same, where a step that does this ends.
    pub(super) const fn does(self, does: Does) -> Line {
        Line { does: Some(does), ..self }
    }

    /// The same, only for nodes at which this player is to move.
    pub(super) const fn of(self, player: Player) -> Line {
        Line { whose: Some(player), ..self }
    }

    /// The same with a comment beside it.
    pub(super) const fn note(self, note: fn(&Comments) -> &'static str) -> Line {
        Line { note: Some(note), ..self }
    }

    /// The same, shown only in some cases.
    pub(super) const fn when(self, when: fn(&Case) -> bool) -> Line {
        Line { when, ..self }
    }
}

/// A function in pseudocode.
#[derive(Debug)]
pub(super) struct Page {
    /// What it is called.
    pub name: &'static str,
    /// Its lines. A page that is put around any search calls it `search`.
    pub lines: &'static [Line],
}

/// The window at entry, which fail-hard needs at the end.
pub(super) const ENTRY: Line = line(1, "(α0, β0) ← (α, β)").when(Case::clamps);
/// A leaf's value, from Max's side.
pub(super) const LEAF: Line = line(1, "if Terminal(s): return U(s)").does(Does::Leaf).note(|comments| comments.leaf);
/// The static value at the depth limit.
pub(super) const LIMIT: Line =
    line(1, "if depth = 0: return Eval(s)").does(Does::Limit).note(|comments| comments.limit).when(Case::is_limited);
/// The end of a search with a window, under fail-soft.
pub(super) const RETURN_SOFT: Line =
    line(1, "return v").does(Does::Leave).note(|comments| comments.soft).when(|case| !case.clamps());
/// The end of a search with a window, under fail-hard.
pub(super) const RETURN_HARD: Line =
    line(1, "return max(α0, min(v, β0))").does(Does::Leave).note(|comments| comments.hard).when(Case::clamps);

const BETWEEN_PAGES: Line = line(0, "");

/// A line of pseudocode under some options.
#[derive(Clone, Debug)]
pub struct Code {
    /// How many levels it is indented.
    pub indent: usize,
    /// The code, the same in every language; empty between two functions.
    pub text: String,
    /// What to say beside it.
    pub note: Option<fn(&Comments) -> &'static str>,
}

/// The pseudocode of a search of a tree under some options. A function that deepens and one that looks into the table
/// come before the algorithm's own and call it. Where there is a depth limit, every call says to what depth; `>`
/// takes the place of `≥` in tests for a cutoff; windows are left out where the search has none.
pub fn code(tree: &GameTree, options: &Options) -> Vec<Code> {
    let case = Case::new(tree, options);
    let write = |(caller, line): (Caller, &Line)| Code {
        indent: line.indent,
        text: written(line.text, caller, &case),
        note: line.note,
    };
    lines(case).map(write).collect()
}

/// The line of [`code`] at which a step ends that does this at a node of this player.
pub fn executed(tree: &GameTree, options: &Options, does: Does, player: Player) -> Option<usize> {
    let case = Case::new(tree, options);
    lines(case).position(|(_, line)| line.does == Some(does) && line.whose.is_none_or(|whose| whose == player))
}

/// A page's function, and the one that it calls.
#[derive(Clone, Copy)]
struct Caller {
    name: &'static str,
    calls: &'static str,
}

/// The pages that options ask for, each with its lines.
fn lines(case: Case) -> impl Iterator<Item = (Caller, &'static Line)> {
    let own = case.options.algorithm.page();
    let table = Some(&table::PAGE).filter(|_| case.options.table != Table::Off);
    let called = table.unwrap_or(own).name;
    let deepening = Some(&deepening::PAGE).filter(|_| case.options.iterative);
    let pages = [deepening.map(|page| (page, called)), table.map(|page| (page, own.name)), Some((own, called))];
    pages.into_iter().flatten().enumerate().flat_map(move |(place, (page, calls))| {
        let between = (place > 0).then_some(&BETWEEN_PAGES);
        let shown = page.lines.iter().filter(move |line| (line.when)(&case));
        between.into_iter().chain(shown).map(move |line| (Caller { name: page.name, calls }, line))
    })
}

/// A line's text as options want it. In a page, `s` is the position that a function is called for and `c` one below it.
fn written(text: &str, Caller { name, calls }: Caller, case: &Case) -> String {
    let (here, below) = if case.is_limited() { (", depth", ", depth − 1") } else { ("", "") };
    let mut text = text
        .replace(&format!("{name}(c"), &format!("{calls}(c{below}"))
        .replace(&format!("{name}(s"), &format!("{name}(s{here}"))
        .replace("search(s", &format!("{calls}(s{here}"))
        .replace("search(root", &format!("{calls}(root{here}"));
    if !case.is_windowed() {
        text = text.replace(", α, β", "").replace(", −∞, ∞", "");
    }
    if case.is_strict() {
        text = text.replace("α ≥ β", "α > β");
    }
    text
}

impl Algorithm {
    /// True if it searches children again, after a first search with a window of their own.
    pub fn searches_again(self) -> bool {
        self.page().lines.iter().any(|line| line.does == Some(Does::Again))
    }
}
