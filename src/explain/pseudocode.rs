//! The field's pseudocode of the search that runs, and which line a step has just executed.

use super::facts::entry_window;
use crate::search::{self, Code, Does, Event, Fail, Options, Window, seen_by};
use crate::texts::Texts;
use crate::texts::numbers::{format_end, format_value};
use crate::trace::Moment;
use crate::tree::{GameTree, Player};

/// A line of pseudocode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// How many levels it is indented.
    pub indent: usize,
    /// The code, the same in every language.
    pub code: String,
    /// What to say beside it.
    pub comment: Option<&'static str>,
}

/// The field's standard pseudocode of a search of a tree under the conventions chosen: the page in the algorithm's own
/// file, with what the conventions change.
pub fn pseudocode(tree: &GameTree, options: &Options, texts: &Texts) -> Vec<CodeLine> {
    let comments = &texts.explain.answers.comments;
    let commented =
        |line: Code| CodeLine { indent: line.indent, code: line.text, comment: line.note.map(|note| note(comments)) };
    search::code(tree, options).into_iter().map(commented).collect()
}

/// The line of [`pseudocode`] that the step has just executed; none at step 0.
pub fn code_line(moment: &Moment) -> Option<usize> {
    let event = moment.event()?;
    let tree = moment.tree;
    search::executed(tree, moment.trace.options(), Does::of(&event, tree), tree.player(event.node()))
}

/// A variable of the pseudocode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// As the code calls it: `depth`, `α`, `β`, `α0`, `β0`, `v`, `w`.
    pub name: &'static str,
    /// Its value in the call that the step belongs to; at a leaf, what is returned.
    pub value: String,
}

/// The variables of the call that the step belongs to, in the order of the code; none at step 0. Where the algorithm
/// counts from the side of the player to move, so do they.
pub fn variables(moment: &Moment) -> Vec<Variable> {
    let Some(event) = moment.event() else { return Vec::new() };
    let mut variables = Vec::new();
    let mut set = |name, value: Option<String>| variables.extend(value.map(|value| Variable { name, value }));
    if let Event::Iteration { depth } = event {
        set("depth", Some(depth.to_string()));
        return variables;
    }
    let options = moment.trace.options();
    let node = event.node();
    let side = options.algorithm.counts_for(moment.tree.player(node));
    set("depth", moment.limit().map(|limit| limit.saturating_sub(moment.tree.depth(node)).to_string()));
    let call = Call::of(moment, event);
    if let Some(window) = call.window.filter(|_| options.algorithm.has_window()) {
        let window = window.seen_by(side);
        set("α", Some(format_end(window.alpha)));
        set("β", Some(format_end(window.beta)));
        if let Some(entry) = call.entry.filter(|_| options.fail == Fail::Hard) {
            let entry = entry.seen_by(side);
            set("α0", Some(format_end(entry.alpha)));
            set("β0", Some(format_end(entry.beta)));
        }
    }
    let written = if options.algorithm.has_window() { format_end } else { format_value };
    set("v", call.value.map(|value| written(seen_by(side, value))));
    set("w", call.answer.map(|value| format_end(seen_by(side, value))));
    variables
}

/// What the call that a step belongs to has in its variables, from Max's side.
#[derive(Default)]
struct Call {
    window: Option<Window>,
    entry: Option<Window>,
    value: Option<f64>,
    /// What a child has answered that is searched again.
    answer: Option<f64>,
}

impl Call {
    fn of(moment: &Moment, event: Event) -> Call {
        match event {
            Event::Probe { window, .. } => Call { window: Some(window), ..Call::default() },
            Event::FromTable { window, value, .. } => {
                Call { window: Some(window), value: Some(value), ..Call::default() }
            }
            Event::Store { entry } => {
                let called = entry_window(moment, entry.node);
                Call { window: called, value: Some(entry.value), ..Call::default() }
            }
            Event::Evaluate { node, value } => {
                Call { window: entry_window(moment, node), value: Some(value), ..Call::default() }
            }
            Event::Leave { .. } => Call::open(&moment.at(moment.step - 1)),
            Event::SearchAgain { child_value, .. } => Call { answer: Some(child_value), ..Call::open(moment) },
            _ => Call::open(moment),
        }
    }

    /// That of the deepest open node.
    fn open(moment: &Moment) -> Call {
        let Some(open) = moment.path().last().copied() else { return Call::default() };
        Call { window: Some(open.window), entry: Some(open.entry), value: open.value, answer: None }
    }
}

/// A case of the formula V(s).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormulaLine {
    /// What V(s) is.
    pub value: &'static str,
    /// In which case.
    pub condition: &'static str,
}

const TERMINAL: FormulaLine = FormulaLine { value: "U(s)", condition: "Terminal(s)" };
const LIMIT: FormulaLine = FormulaLine { value: "Eval(s)", condition: "depth = 0" };
const CHANCE: FormulaLine =
    FormulaLine { value: "Σ { P(a) · V(Result(s, a)) : a ∈ Actions(s) }", condition: "Player(s) = Chance" };
const MAX: FormulaLine =
    FormulaLine { value: "max { V(Result(s, a)) : a ∈ Actions(s) }", condition: "Player(s) = Max" };
const MIN: FormulaLine =
    FormulaLine { value: "min { V(Result(s, a)) : a ∈ Actions(s) }", condition: "Player(s) = Min" };

/// The cases of V(s), the minimax value of a state, that a search under these options computes.
pub fn formula(options: &Options) -> Vec<FormulaLine> {
    let limit = (options.depth.is_some() || options.iterative).then_some(LIMIT);
    let chance = options.algorithm.plays_chance().then_some(CHANCE);
    [Some(TERMINAL), limit, Some(MAX), Some(MIN), chance].into_iter().flatten().collect()
}

/// The case of [`formula`] that applies to the node of the step; none at step 0.
pub fn formula_line(moment: &Moment) -> Option<usize> {
    let tree = moment.tree;
    let node = moment.event()?.node();
    let case = match tree.player(node) {
        _ if tree.is_leaf(node) => TERMINAL,
        _ if moment.limit() == Some(tree.depth(node)) => LIMIT,
        Player::Max => MAX,
        Player::Min => MIN,
        Player::Chance => CHANCE,
    };
    formula(moment.trace.options()).iter().position(|&line| line == case)
}
