//! The field's pseudocode of the search that runs, and which line a step has just executed.

use crate::search::{Algorithm, Bound, Cut, Event, Fail, Options};
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

/// What a line of the pseudocode does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Header,
    Entry,
    Leaf,
    Limit,
    IfMax,
    Worst(Player),
    Loop(Player),
    Take(Player),
    Move(Player),
    Test(Player),
    Else,
    Answer,
}

/// The lines of the pseudocode under these options. Minimax has no window; fail-hard remembers the window at entry;
/// the depth appears where there is a limit.
fn lines(options: &Options) -> Vec<Line> {
    let windowed = options.algorithm.has_window();
    let mut lines = vec![Line::Header];
    lines.extend((windowed && options.fail == Fail::Hard).then_some(Line::Entry));
    lines.push(Line::Leaf);
    lines.extend(options.depth.map(|_| Line::Limit));
    for player in [Player::Max, Player::Min] {
        lines.push(if player == Player::Max { Line::IfMax } else { Line::Else });
        lines.extend([Line::Worst(player), Line::Loop(player), Line::Take(player)]);
        if windowed {
            lines.extend([Line::Move(player), Line::Test(player)]);
        }
    }
    lines.push(Line::Answer);
    lines
}

/// The field's standard pseudocode of a search under the conventions chosen.
pub fn pseudocode(options: &Options, texts: &Texts) -> Vec<CodeLine> {
    lines(options).into_iter().map(|line| code(line, options, texts)).collect()
}

fn code(line: Line, options: &Options, texts: &Texts) -> CodeLine {
    let comments = &texts.explain.answers.comments;
    let windowed = options.algorithm.has_window();
    let (indent, code, comment) = match line {
        Line::Header => (0, format!("{}:", call("s", "depth", options)), None),
        Line::Entry => (1, "(α0, β0) ← (α, β)".to_owned(), None),
        Line::Leaf => (1, "if Terminal(s): return U(s)".to_owned(), Some(comments.leaf)),
        Line::Limit => (1, "if depth = 0: return Eval(s)".to_owned(), Some(comments.limit)),
        Line::IfMax => (1, "if Player(s) = Max:".to_owned(), None),
        Line::Else => (1, "else:".to_owned(), None),
        Line::Worst(player) => (2, format!("v ← {}", if player == Player::Max { "−∞" } else { "∞" }), None),
        Line::Loop(_) => (2, "for c in Children(s):".to_owned(), None),
        Line::Take(player) => {
            let child = call("c", "depth − 1", options);
            (3, format!("v ← {}(v, {child})", extreme(player)), None)
        }
        Line::Move(player) => {
            let bound = if player == Player::Max { "α" } else { "β" };
            (3, format!("{bound} ← {}({bound}, v)", extreme(player)), None)
        }
        Line::Test(player) => {
            let sign = if options.cut == Cut::AtLeast { "≥" } else { ">" };
            let comment = if player == Player::Max { comments.beta_cutoff } else { comments.alpha_cutoff };
            (3, format!("if α {sign} β: break"), Some(comment))
        }
        Line::Answer if windowed && options.fail == Fail::Hard => {
            (1, "return max(α0, min(v, β0))".to_owned(), Some(comments.hard))
        }
        Line::Answer => (1, "return v".to_owned(), windowed.then_some(comments.soft)),
    };
    CodeLine { indent, code, comment }
}

/// A call of the search: `alphabeta(s, depth, α, β)`.
fn call(state: &str, depth: &str, options: &Options) -> String {
    let name = match options.algorithm {
        Algorithm::Minimax => "minimax",
        Algorithm::AlphaBeta => "alphabeta",
        other => other.keyword(),
    };
    let depth = if options.depth.is_some() { format!(", {depth}") } else { String::new() };
    let window = if options.algorithm.has_window() { ", α, β" } else { "" };
    format!("{name}({state}{depth}{window})")
}

fn extreme(player: Player) -> &'static str {
    if player == Player::Max { "max" } else { "min" }
}

/// The line of [`pseudocode`] that the step has just executed; none at step 0.
pub fn code_line(moment: &Moment) -> Option<usize> {
    let event = moment.event()?;
    let options = moment.trace.options();
    let player = match moment.tree.player(event.node()) {
        Player::Min => Player::Min,
        Player::Max | Player::Chance => Player::Max,
    };
    let executed = match event {
        Event::Enter { .. } => Line::Header,
        Event::Evaluate { node, .. } if moment.tree.is_leaf(node) => Line::Leaf,
        Event::Evaluate { .. } => Line::Limit,
        Event::Return { .. } if options.algorithm.has_window() => Line::Move(player),
        Event::Return { .. } => Line::Take(player),
        Event::Cutoff { .. } => Line::Test(player),
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

/// The variables of the call that the step belongs to, in the order of the code; none at step 0.
pub fn variables(moment: &Moment) -> Vec<Variable> {
    let Some(event) = moment.event() else { return Vec::new() };
    let options = moment.trace.options();
    let node = event.node();
    let about = if matches!(event, Event::Leave { .. }) { moment.at(moment.step - 1) } else { *moment };
    let path = about.path();
    let frame = path.last().copied();
    let mut variables = Vec::new();
    let mut set = |name, value: Option<String>| variables.extend(value.map(|value| Variable { name, value }));
    set("depth", options.depth.map(|limit| limit.saturating_sub(moment.tree.depth(node)).to_string()));
    if options.algorithm.has_window() {
        let window = frame.map_or(crate::search::Window::FULL, |open| open.window);
        set("α", Some(format_value(window.alpha)));
        set("β", Some(format_value(window.beta)));
        if let Some(open) = frame.filter(|open| open.node == node && options.fail == Fail::Hard) {
            set("α0", Some(format_value(open.entry.alpha)));
            set("β0", Some(format_value(open.entry.beta)));
        }
    }
    let value = match event {
        Event::Evaluate { value, .. } => Some(value),
        _ => frame.and_then(|open| open.value),
    };
    set("v", value.map(|value| Bound::Exact.write(value)));
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
const MAX: FormulaLine =
    FormulaLine { value: "max { V(Result(s, a)) : a ∈ Actions(s) }", condition: "Player(s) = Max" };
const MIN: FormulaLine =
    FormulaLine { value: "min { V(Result(s, a)) : a ∈ Actions(s) }", condition: "Player(s) = Min" };

/// The cases of V(s), the minimax value of a state, that a search under these options computes.
pub fn formula(options: &Options) -> Vec<FormulaLine> {
    [Some(TERMINAL), options.depth.map(|_| LIMIT), Some(MAX), Some(MIN)].into_iter().flatten().collect()
}

/// The case of [`formula`] that applies to the node of the step; none at step 0.
pub fn formula_line(moment: &Moment) -> Option<usize> {
    let case = match moment.event()? {
        Event::Evaluate { node, .. } if moment.tree.is_leaf(node) => TERMINAL,
        Event::Evaluate { .. } => LIMIT,
        event if moment.tree.player(event.node()) == Player::Min => MIN,
        _ => MAX,
    };
    formula(moment.trace.options()).iter().position(|&line| line == case)
}
