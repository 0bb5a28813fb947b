//! The textbook's recursive searches, with every convention spelled out.

use plywalk::search::{Cut, Fail};
use plywalk::tree::Player;

use super::model::Model;

/// A search and what it has read.
pub struct Naive<'a> {
    pub model: &'a Model,
    pub cut: Cut,
    pub fail: Fail,
    pub limit: Option<usize>,
    /// By node: its children in the order of the search.
    pub order: &'a dyn Fn(usize) -> Vec<usize>,
    /// The nodes whose value was read, in order.
    pub read: Vec<usize>,
    /// How many nodes were entered or read.
    pub visited: usize,
    /// By node: the child that its last answer came from.
    pub best: Vec<Option<usize>>,
    /// By node: whether that child's value is known.
    pub sure: Vec<bool>,
    /// By node: its last answer.
    pub answers: Vec<Option<f64>>,
}

/// What a node returns: its value, and the interval proven for its true value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Found {
    fn exactly(value: f64) -> Found {
        Found { value, low: value, high: value }
    }

    fn negated(self) -> Found {
        Found { value: 0.0 - self.value, low: 0.0 - self.high, high: 0.0 - self.low }
    }
}

impl<'a> Naive<'a> {
    pub fn new(model: &'a Model, order: &'a dyn Fn(usize) -> Vec<usize>) -> Naive<'a> {
        Naive {
            model,
            cut: Cut::AtLeast,
            fail: Fail::Soft,
            limit: None,
            order,
            read: Vec::new(),
            visited: 0,
            best: vec![None; model.nodes.len()],
            sure: vec![false; model.nodes.len()],
            answers: vec![None; model.nodes.len()],
        }
    }

    fn met(&self, alpha: f64, beta: f64) -> bool {
        if self.cut == Cut::AtLeast { alpha >= beta } else { alpha > beta }
    }

    fn leaf(&mut self, node: usize) -> Option<f64> {
        self.visited += 1;
        if !self.model.is_read(node, self.limit) {
            return None;
        }
        self.read.push(node);
        self.best[node] = None;
        self.answers[node] = self.model.nodes[node].value;
        self.answers[node]
    }

    fn clamped(&self, found: Found, alpha: f64, beta: f64) -> Found {
        match self.fail {
            Fail::Hard if found.value < alpha => Found { value: alpha, low: f64::NEG_INFINITY, high: alpha },
            Fail::Hard if found.value > beta => Found { value: beta, low: beta, high: f64::INFINITY },
            _ => found,
        }
    }

    fn prefer(&mut self, node: usize, child: usize, best: Option<Found>, found: Found, is_max: bool) {
        let better = |best: Found| if is_max { found.value > best.value } else { found.value < best.value };
        let exact = found.low == found.high;
        // Whoever is known to be worth as much goes before whoever may be.
        let surer = |best: Found| found.value == best.value && exact && !self.sure[node];
        if best.is_none_or(|best| better(best) || surer(best)) {
            self.best[node] = Some(child);
            self.sure[node] = if is_max { found.low >= found.value } else { found.high <= found.value };
        }
    }

    fn answer(&mut self, node: usize, found: Found, alpha: f64, beta: f64) -> Found {
        let answer = self.clamped(found, alpha, beta);
        self.answers[node] = Some(answer.value);
        answer
    }

    /// Minimax: every child of every node.
    pub fn minimax(&mut self, node: usize) -> f64 {
        if let Some(value) = self.leaf(node) {
            return value;
        }
        let is_max = self.model.nodes[node].player == Player::Max;
        let mut best: Option<Found> = None;
        self.best[node] = None;
        for child in (self.order)(node) {
            let found = Found::exactly(self.minimax(child));
            self.prefer(node, child, best, found, is_max);
            best = Some(best.map_or(found, |best| joined(is_max, best, found)));
        }
        self.answer(node, best.unwrap(), f64::NEG_INFINITY, f64::INFINITY).value
    }

    /// Alpha-beta from Max's side.
    pub fn alpha_beta(&mut self, node: usize, alpha: f64, beta: f64) -> Found {
        if let Some(value) = self.leaf(node) {
            return Found::exactly(value);
        }
        let (entry, mut window) = ((alpha, beta), (alpha, beta));
        self.best[node] = None;
        let children = (self.order)(node);
        let is_max = self.model.nodes[node].player == Player::Max;
        let mut best: Option<Found> = None;
        for (searched, &child) in children.iter().enumerate() {
            let found = self.alpha_beta(child, window.0, window.1);
            self.prefer(node, child, best, found, is_max);
            best = Some(best.map_or(found, |best| joined(is_max, best, found)));
            let value = best.unwrap().value;
            if is_max {
                window.0 = window.0.max(value);
            } else {
                window.1 = window.1.min(value);
            }
            if self.met(window.0, window.1) {
                if searched + 1 < children.len() {
                    let best = best.as_mut().unwrap();
                    if is_max { best.high = f64::INFINITY } else { best.low = f64::NEG_INFINITY }
                }
                break;
            }
        }
        self.answer(node, best.unwrap(), entry.0, entry.1)
    }

    /// Principal variation search from Max's side, null windows written out for either player and either rule.
    pub fn pvs(&mut self, node: usize, alpha: f64, beta: f64) -> Found {
        if let Some(value) = self.leaf(node) {
            return Found::exactly(value);
        }
        let children = (self.order)(node);
        let is_max = self.model.nodes[node].player == Player::Max;
        let (mut low, mut high) = (alpha, beta);
        let mut best: Option<Found> = None;
        for (searched, &child) in children.iter().enumerate() {
            let null = match (is_max, self.cut) {
                (true, Cut::AtLeast) => (low, low.next_up()),
                (true, Cut::Above) => (low, low),
                (false, Cut::AtLeast) => (high.next_down(), high),
                (false, Cut::Above) => (high, high),
            };
            let found = if searched == 0 || null == (low, high) {
                self.pvs(child, low, high)
            } else {
                let tested = self.pvs(child, null.0, null.1);
                let has_more_to_say = !self.model.is_read(child, self.limit);
                let better = if is_max { tested.high > low } else { tested.low < high };
                let cuts = if is_max { self.met(tested.value, high) } else { self.met(low, tested.value) };
                if has_more_to_say && better && !cuts { self.pvs(child, low, high) } else { tested }
            };
            self.prefer(node, child, best, found, is_max);
            best = Some(best.map_or(found, |best| joined(is_max, best, found)));
            let value = best.unwrap().value;
            if is_max {
                low = low.max(value);
            } else {
                high = high.min(value);
            }
            if self.met(low, high) {
                if searched + 1 < children.len() {
                    let best = best.as_mut().unwrap();
                    if is_max { best.high = f64::INFINITY } else { best.low = f64::NEG_INFINITY }
                }
                break;
            }
        }
        self.answer(node, best.unwrap(), alpha, beta)
    }

    /// Negamax with alpha-beta, everything from the side of the player to move; only for players who take turns.
    pub fn negamax(&mut self, node: usize, alpha: f64, beta: f64) -> Found {
        let colour = if self.model.nodes[node].player == Player::Max { 1.0 } else { -1.0 };
        if let Some(value) = self.leaf(node) {
            return Found::exactly(if value == 0.0 { 0.0 } else { colour * value });
        }
        let children = (self.order)(node);
        let (mut best, mut raised): (Option<Found>, f64) = (None, alpha);
        for (searched, &child) in children.iter().enumerate() {
            let found = self.negamax(child, -beta, -raised).negated();
            best = Some(best.map_or(found, |best| joined(true, best, found)));
            raised = raised.max(best.unwrap().value);
            if self.met(raised, beta) {
                if searched + 1 < children.len() {
                    best.as_mut().unwrap().high = f64::INFINITY;
                }
                break;
            }
        }
        self.clamped(best.unwrap(), alpha, beta)
    }
}

/// What two children prove of their parent, and the better value of the two.
fn joined(is_max: bool, a: Found, b: Found) -> Found {
    if is_max {
        Found { value: a.value.max(b.value), low: a.low.max(b.low), high: a.high.max(b.high) }
    } else {
        Found { value: a.value.min(b.value), low: a.low.min(b.low), high: a.high.min(b.high) }
    }
}
