//! The field's pseudocode of the search that runs, and which line a step has just executed.

use crate::search::{Algorithm, Cut, Event, Fail, Options, Window, seen_by};
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::trace::Moment;
use crate::tree::Player;

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

/// Whose loop a line stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Max,
    Min,
    Chance,
    /// Of negamax: that of the player to move.
    Mover,
}

/// What a line of the pseudocode does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Header,
    Entry,
    Leaf,
    Limit,
    If(Whose),
    Worst(Whose),
    Loop(Whose),
    Take(Whose),
    Move(Whose),
    Test(Whose),
    Answer,
}

/// The loops of an algorithm, in the order of the code: one for everybody, or one a player.
fn loops(algorithm: Algorithm) -> &'static [Whose] {
    match algorithm {
        Algorithm::Negamax => &[Whose::Mover],
        _ if algorithm.plays_chance() => &[Whose::Max, Whose::Min, Whose::Chance],
        _ => &[Whose::Max, Whose::Min],
    }
}

/// The lines of the pseudocode under these options. Searches without a window have neither bounds nor cutoffs;
/// fail-hard remembers the window at entry; the depth appears where there is a limit.
fn lines(options: &Options) -> Vec<Line> {
    let windowed = options.algorithm.has_window();
    let mut lines = vec![Line::Header];
    lines.extend((windowed && options.fail == Fail::Hard).then_some(Line::Entry));
    lines.push(Line::Leaf);
    lines.extend(options.depth.map(|_| Line::Limit));
    for &whose in loops(options.algorithm) {
        lines.extend((whose != Whose::Mover).then_some(Line::If(whose)));
        lines.extend([Line::Worst(whose), Line::Loop(whose), Line::Take(whose)]);
        if windowed {
            lines.extend([Line::Move(whose), Line::Test(whose)]);
        }
    }
    lines.push(Line::Answer);
    lines
}

/// The field's standard pseudocode of a search under the conventions chosen.
pub fn pseudocode(options: &Options, texts: &Texts) -> Vec<CodeLine> {
    let code_of = |line| {
        let code = code(line, options);
        CodeLine { indent: indent(line), code, comment: comment(line, options, texts) }
    };
    lines(options).into_iter().map(code_of).collect()
}

fn indent(line: Line) -> usize {
    match line {
        Line::Header => 0,
        Line::Entry | Line::Leaf | Line::Limit | Line::If(_) | Line::Answer => 1,
        Line::Worst(Whose::Mover) | Line::Loop(Whose::Mover) => 1,
        Line::Worst(_) | Line::Loop(_) => 2,
        Line::Take(Whose::Mover) | Line::Move(Whose::Mover) | Line::Test(Whose::Mover) => 2,
        Line::Take(_) | Line::Move(_) | Line::Test(_) => 3,
    }
}

fn code(line: Line, options: &Options) -> String {
    let three = options.algorithm.plays_chance();
    let child = |window: &str| call("c", "depth − 1", window, options);
    match line {
        Line::Header => format!("{}:", call("s", "depth", "α, β", options)),
        Line::Entry => "(α0, β0) ← (α, β)".to_owned(),
        Line::Leaf => "if Terminal(s): return U(s)".to_owned(),
        Line::Limit => "if depth = 0: return Eval(s)".to_owned(),
        Line::If(Whose::Max) => "if Player(s) = Max:".to_owned(),
        Line::If(Whose::Min) if three => "else if Player(s) = Min:".to_owned(),
        Line::If(_) => "else:".to_owned(),
        Line::Worst(Whose::Max | Whose::Mover) => "v ← −∞".to_owned(),
        Line::Worst(Whose::Min) => "v ← ∞".to_owned(),
        Line::Worst(Whose::Chance) => "v ← 0".to_owned(),
        Line::Loop(_) => "for c in Children(s):".to_owned(),
        Line::Take(Whose::Max) => format!("v ← max(v, {})", child("α, β")),
        Line::Take(Whose::Min) => format!("v ← min(v, {})", child("α, β")),
        Line::Take(Whose::Chance) => format!("v ← v + P(c) · {}", child("α, β")),
        Line::Take(Whose::Mover) => format!("v ← max(v, −{})", child("−β, −α")),
        Line::Move(Whose::Min) => "β ← min(β, v)".to_owned(),
        Line::Move(_) => "α ← max(α, v)".to_owned(),
        Line::Test(_) => format!("if α {} β: break", if options.cut == Cut::AtLeast { "≥" } else { ">" }),
        Line::Answer if options.algorithm.has_window() && options.fail == Fail::Hard => {
            "return max(α0, min(v, β0))".to_owned()
        }
        Line::Answer => "return v".to_owned(),
    }
}

fn comment(line: Line, options: &Options, texts: &Texts) -> Option<&'static str> {
    let comments = &texts.explain.answers.comments;
    match line {
        Line::Header if options.algorithm == Algorithm::Negamax => Some(comments.mover),
        Line::Leaf if options.algorithm != Algorithm::Negamax => Some(comments.leaf),
        Line::Limit => Some(comments.limit),
        Line::Take(Whose::Chance) => Some(comments.average),
        Line::Test(Whose::Max) => Some(comments.beta_cutoff),
        Line::Test(Whose::Min) => Some(comments.alpha_cutoff),
        Line::Answer if !options.algorithm.has_window() => None,
        Line::Answer if options.fail == Fail::Hard => Some(comments.hard),
        Line::Answer => Some(comments.soft),
        _ => None,
    }
}

/// A call of the search: `alphabeta(s, depth, α, β)`.
fn call(state: &str, depth: &str, window: &str, options: &Options) -> String {
    let name = options.algorithm.keyword().replace('-', "");
    let depth = if options.depth.is_some() { format!(", {depth}") } else { String::new() };
    let window = if options.algorithm.has_window() { format!(", {window}") } else { String::new() };
    format!("{name}({state}{depth}{window})")
}

/// The line of [`pseudocode`] that the step has just executed; none at step 0.
pub fn code_line(moment: &Moment) -> Option<usize> {
    let event = moment.event()?;
    let options = moment.trace.options();
    let whose = match moment.tree.player(event.node()) {
        _ if options.algorithm == Algorithm::Negamax => Whose::Mover,
        Player::Max => Whose::Max,
        Player::Min => Whose::Min,
        Player::Chance => Whose::Chance,
    };
    let executed = match event {
        Event::Enter { .. } => Line::Header,
        Event::Evaluate { node, .. } if moment.tree.is_leaf(node) => Line::Leaf,
        Event::Evaluate { .. } => Line::Limit,
        Event::Iteration { .. } | Event::Probe { .. } | Event::FromTable { .. } | Event::Store { .. } => return None,
        Event::SearchAgain { .. } => Line::Take(whose),
        Event::Return { .. } if options.algorithm.has_window() => Line::Move(whose),
        Event::Return { .. } => Line::Take(whose),
        Event::Cutoff { .. } => Line::Test(whose),
        Event::Leave { .. } => Line::Answer,
    };
    lines(options).iter().position(|&line| line == executed)
}

/// A variable of the pseudocode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// As the code calls it: `depth`, `α`, `β`, `α0`, `β0`, `v`.
    pub name: &'static str,
    /// Its value in the call that the step belongs to; at a leaf, what is returned.
    pub value: String,
}

/// The variables of the call that the step belongs to, in the order of the code; none at step 0. Of negamax, from
/// the side of the player to move there.
pub fn variables(moment: &Moment) -> Vec<Variable> {
    let Some(event) = moment.event() else { return Vec::new() };
    let options = moment.trace.options();
    let node = event.node();
    let about = if matches!(event, Event::Leave { .. }) { moment.at(moment.step - 1) } else { *moment };
    let frame = about.path().last().copied();
    let mover = if options.algorithm == Algorithm::Negamax { moment.tree.player(node) } else { Player::Max };
    let mut variables = Vec::new();
    let mut set = |name, value: Option<String>| variables.extend(value.map(|value| Variable { name, value }));
    set("depth", options.depth.map(|limit| limit.saturating_sub(moment.tree.depth(node)).to_string()));
    if options.algorithm.has_window() {
        let window = frame.map_or(Window::FULL, |open| open.window).seen_by(mover);
        set("α", Some(format_value(window.alpha)));
        set("β", Some(format_value(window.beta)));
        if let Some(open) = frame.filter(|open| open.node == node && options.fail == Fail::Hard) {
            let entry = open.entry.seen_by(mover);
            set("α0", Some(format_value(entry.alpha)));
            set("β0", Some(format_value(entry.beta)));
        }
    }
    let value = match event {
        Event::Evaluate { value, .. } => Some(value),
        _ => frame.and_then(|open| open.value),
    };
    set("v", value.map(|value| format_value(seen_by(mover, value))));
    variables
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
    let limit = options.depth.map(|_| LIMIT);
    let chance = options.algorithm.plays_chance().then_some(CHANCE);
    [Some(TERMINAL), limit, Some(MAX), Some(MIN), chance].into_iter().flatten().collect()
}

/// The case of [`formula`] that applies to the node of the step; none at step 0.
pub fn formula_line(moment: &Moment) -> Option<usize> {
    let case = match moment.event()? {
        Event::Evaluate { node, .. } if moment.tree.is_leaf(node) => TERMINAL,
        Event::Evaluate { .. } => LIMIT,
        event => match moment.tree.player(event.node()) {
            Player::Max => MAX,
            Player::Min => MIN,
            Player::Chance => CHANCE,
        },
    };
    formula(moment.trace.options()).iter().position(|&line| line == case)
}
