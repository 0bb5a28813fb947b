//! What can be said about a step. The facts come ready made, so that a language only finds the words for them.

use super::answers::AnswerTexts;
use super::chance::ChanceStep;
use super::further::FurtherTexts;

/// Sentences about steps. Each function makes one or two whole sentences, since no word order is common to all
/// languages.
#[derive(Debug)]
pub struct ExplainTexts {
    /// Before the first step.
    pub start: fn(&Start) -> String,
    /// An inner node is entered.
    pub enter: fn(&Enter) -> String,
    /// A static value is read.
    pub evaluate: fn(&Evaluate) -> String,
    /// A child's value reaches its parent.
    pub returned: fn(&Returned) -> String,
    /// The rest of a node's children cannot matter.
    pub cutoff: fn(&Cutoff) -> String,
    /// An inner node is left.
    pub leave: fn(&Leave) -> String,
    /// A step at a chance node.
    pub chance: fn(&ChanceStep) -> String,
    /// After the last step.
    pub end: fn(&End) -> String,
    /// Steps that only some searches have.
    pub further: FurtherTexts,
    /// What else is asked.
    pub answers: AnswerTexts,
    /// Minimax told from below.
    pub levels: LevelTexts,
}

/// Minimax told from below, a level at a time. The lists are values from left to right.
#[derive(Debug)]
pub struct LevelTexts {
    /// Before the first level.
    pub start: &'static str,
    /// A level of leaves: its depth and their values.
    pub leaves: fn(usize, &str) -> String,
    /// A level at which a player chooses, or chance plays.
    pub level: fn(usize, Option<Side>, &str) -> String,
    /// A level at which not always the same one decides.
    pub mixed: fn(usize, &str) -> String,
    /// The root, at which a player chooses, or chance plays.
    pub root: fn(Option<Side>, &str) -> String,
}

/// Which player is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Wants the largest value, and raises α.
    Max,
    /// Wants the smallest value, and lowers β.
    Min,
}

impl Side {
    /// The other player.
    pub fn opponent(self) -> Side {
        match self {
            Side::Max => Side::Min,
            Side::Min => Side::Max,
        }
    }

    /// How the player's value compares with the opponent's bound where it cuts: strictly, or also if it only meets it.
    pub fn meets(self, strict: bool) -> &'static str {
        match (self, strict) {
            (Side::Max, true) => ">",
            (Side::Max, false) => "≥",
            (Side::Min, true) => "<",
            (Side::Min, false) => "≤",
        }
    }

    /// True if the player would rather have the first value than the second.
    pub fn prefers(self, value: f64, to: f64) -> bool {
        match self {
            Side::Max => value > to,
            Side::Min => value < to,
        }
    }
}

/// What a returned value says about the node's true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// It is the true value.
    Exactly,
    /// The true value is no larger.
    AtMost,
    /// The true value is no smaller.
    AtLeast,
}

/// What a sentence calls a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Name {
    /// The node's number in level order.
    pub node: usize,
    /// The words, as they stand in the middle of a sentence.
    pub text: String,
    /// False for a leaf that is called by its value alone.
    pub own: bool,
    /// True if the text begins with a word of this language and not of the file.
    pub worded: bool,
    /// True if the sentence is about another node that is called the same.
    pub another: bool,
}

/// What a player is sure of at an open node, by a child that has returned.
#[derive(Clone, Debug, PartialEq)]
pub struct Promise {
    /// Max for α, Min for β.
    pub side: Side,
    /// How much.
    pub value: f64,
    /// Where.
    pub at: Name,
    /// By which child.
    pub by: Name,
    /// How many plies above the node in question.
    pub plies_up: usize,
}

/// What a null window asks: no ancestor holds its far end, which lies just beyond what the asking player has.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// Who asks: Max whether the child is worth more, Min whether it is worth less.
    pub side: Side,
    /// Than what.
    pub than: f64,
    /// The child that is asked about.
    pub about: Name,
}

/// What is behind a bound.
#[derive(Clone, Debug, PartialEq)]
pub enum Behind {
    /// A player's promise further up.
    Promise(Promise),
    /// The question of a null window.
    Asked(Asked),
    /// Nothing: it is as far as values go.
    Nothing,
}

/// In which order children are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ordered {
    /// As drawn.
    LeftToRight,
    /// The other way round.
    RightToLeft,
    /// By true values, the best for the player to move first.
    BestFirst,
    /// By true values, the worst for the player to move first.
    WorstFirst,
    /// The centre, the corners, the edges of a tic-tac-toe board.
    Static,
    /// By the values that the last iteration found.
    ByLastIteration,
    /// At random, by a seed.
    AtRandom(u64),
}

/// How often a tree is searched by deepening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deepening {
    /// The depth of the last iteration, in plies.
    pub last: usize,
    /// How many nodes all iterations may enter.
    pub node_budget: Option<usize>,
    /// How long they may take, in milliseconds.
    pub time_budget: Option<u64>,
}

/// Before the first step.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The tree's nodes that the search could visit.
    pub nodes: usize,
    /// Who is to move at the root; none where chance plays.
    pub side: Option<Side>,
    /// What the search is called.
    pub algorithm: &'static str,
    /// True if the search has a window.
    pub windowed: bool,
    /// The depth limit, where it cuts something off.
    pub limit: Option<usize>,
    /// The order of children.
    pub order: Ordered,
    /// True if there is a transposition table.
    pub table: bool,
    /// The iterations, if there are any.
    pub deepening: Option<Deepening>,
}

/// An inner node is entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Enter {
    /// The node.
    pub node: Name,
    /// Who is to move.
    pub side: Side,
    /// How many children it has.
    pub children: usize,
    /// α and β, if the search has a window.
    pub window: Option<(f64, f64)>,
    /// What Max is sure of.
    pub max_has: Option<Promise>,
    /// What Min is sure of.
    pub min_has: Option<Promise>,
    /// What is asked, in a null window.
    pub asked: Option<Asked>,
    /// True for the first null window of the search that has one number and the next as its ends.
    pub first_null: bool,
    /// True if values are told from the side of the player to move, where larger is always better.
    pub by_mover: bool,
}

/// A static value is read.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluate {
    /// The node.
    pub node: Name,
    /// Its parent; none for the root.
    pub parent: Option<Name>,
    /// The value.
    pub value: f64,
    /// The depth limit and the number of nodes below, if it is the limit and not the game that ends here.
    pub limit: Option<(usize, usize)>,
    /// Whose value it is, where values are told from the side of the player to move.
    pub worth_to: Option<Side>,
}

/// What a value that has come back to a node, with others before, means to the question of a null window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The node may still be better for the asking player than what that player has, or not.
    Open,
    /// All children of the node are known, and it is better.
    Better,
    /// The node is no better.
    NoBetter,
}

/// What is asked in a null window, and how a node in it stands to that.
#[derive(Clone, Debug, PartialEq)]
pub struct Inquired {
    /// What is asked.
    pub asked: Asked,
    /// How the node stands.
    pub standing: Standing,
}

impl Inquired {
    /// True if the question is about this node itself, and not about one above.
    pub fn is_about(&self, node: &Name) -> bool {
        self.asked.about.node == node.node
    }
}

/// How the search goes on after a return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// With this many children still to be searched.
    Children(usize),
    /// That was the last child.
    Done,
    /// With a cutoff.
    Cutoff,
}

/// What a returned value did to the bound that its parent could move.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// The search has no window, or the value is no better than the one before.
    None,
    /// The value is the one before, which was only a bound: the child, exactly worth it, is the choice from now on.
    Surer,
    /// The parent's own bound moved.
    Moved {
        /// From.
        from: f64,
        /// To.
        to: f64,
    },
    /// The best value here so far, but the player has as good a promise further up, or it is beyond a null window, or it
    /// is the worst there is.
    Held(Behind),
}

/// How a child was searched that has returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inquiry {
    /// With its parent's window.
    Plain,
    /// With a null window, and not again.
    Null,
    /// With a null window first, and then with its parent's.
    Again,
}

/// A child's value reaches its parent.
#[derive(Clone, Debug, PartialEq)]
pub struct Returned {
    /// The parent.
    pub parent: Name,
    /// Who is to move there.
    pub side: Side,
    /// The child.
    pub child: Name,
    /// What it returned.
    pub value: f64,
    /// What that says of the child.
    pub says: Says,
    /// The parent's value and choice before.
    pub before: Option<(f64, Name)>,
    /// True if the child is the choice now.
    pub improved: bool,
    /// What became of the bound.
    pub effect: Effect,
    /// The parent's α and β afterwards, if the search has a window.
    pub window: Option<(f64, f64)>,
    /// How the search goes on.
    pub next: Next,
    /// How the child was searched.
    pub inquiry: Inquiry,
    /// What is asked of the parent in a null window of its opponent, if the value means something to that.
    pub inquired: Option<Inquired>,
    /// What the child returned to its own player, where values are told from the side of the player to move.
    pub own: Option<(Side, f64)>,
}

impl Returned {
    /// True if the parent has no other child, and its window is still open.
    pub fn is_only(&self) -> bool {
        self.before.is_none() && self.next == Next::Done
    }

    /// True if the child answered a null window with yes, and so exactly that it is not searched again.
    pub fn is_answered_exactly(&self) -> bool {
        self.inquiry == Inquiry::Null && self.improved && self.says == Says::Exactly && self.next != Next::Cutoff
    }

    /// True if what the child returned is a bound in the direction that the parent's player wants.
    pub fn may_be_better(&self) -> bool {
        let wants_more = self.own.is_some() || self.side == Side::Max;
        self.says == if wants_more { Says::AtLeast } else { Says::AtMost }
    }
}

/// A branch never searched.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// Its top node.
    pub name: Name,
    /// The value, for a leaf.
    pub value: Option<f64>,
    /// Its nodes.
    pub nodes: usize,
}

/// What a cutoff leaves unsearched.
#[derive(Clone, Debug, PartialEq)]
pub struct Skipped {
    /// How many branches.
    pub branches: usize,
    /// How many nodes in all.
    pub nodes: usize,
    /// The first few branches, from left to right; all of them unless there are too many for a sentence.
    pub shown: Vec<Branch>,
}

/// The rest of a node's children cannot matter.
#[derive(Clone, Debug, PartialEq)]
pub struct Cutoff {
    /// The node.
    pub node: Name,
    /// Who is to move there: an alpha cutoff at a Min node, a beta cutoff at a Max node.
    pub side: Side,
    /// What it is worth at most (Min) or at least (Max).
    pub value: f64,
    /// What the value runs into.
    pub against: Behind,
    /// The end of the window there.
    pub met: f64,
    /// True if meeting it is not enough to cut.
    pub strict: bool,
    /// What is left out.
    pub skipped: Skipped,
    /// True if values are told from the side of the player to move, where larger is always better.
    pub by_mover: bool,
}

/// Why a returned value says what it says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    /// Every child has been searched.
    AllSearched,
    /// This many children were never searched.
    CutShort(usize),
    /// Children returned bounds.
    ChildrensBounds,
    /// Fail-hard: the node's own value lay outside the window it was entered with.
    Clamped {
        /// That value.
        from: f64,
    },
}

/// An inner node is left.
#[derive(Clone, Debug, PartialEq)]
pub struct Leave {
    /// The node.
    pub node: Name,
    /// Who was to move there.
    pub side: Side,
    /// How many children it has.
    pub children: usize,
    /// True if the search has a window.
    pub windowed: bool,
    /// What it returns.
    pub value: f64,
    /// What that says.
    pub says: Says,
    /// Why.
    pub why: Why,
    /// The depth limit, if static values at it take the place of the game's.
    pub limit: Option<usize>,
    /// True if values are told from the side of the player to move, where larger is always better.
    pub by_mover: bool,
}

/// A child of the root that may be as good as the choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Tie {
    /// The child.
    pub name: Name,
    /// What it returned; none if it was never searched.
    pub returned: Option<(f64, Says)>,
}

/// Some of the root's children.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ties {
    /// How many.
    pub count: usize,
    /// The first few, from left to right.
    pub shown: Vec<Tie>,
}

/// After the last step.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// Who was to move at the root.
    pub side: Side,
    /// What the root is worth.
    pub value: f64,
    /// The root's choice; none if the root itself was evaluated.
    pub choice: Option<Name>,
    /// How many other children the root has.
    pub others: usize,
    /// Those that are worth as much.
    pub equal: Ties,
    /// Those that may be worth as much, for all that the search knows.
    pub unknown: Ties,
    /// True if that is not known of some of them because something was pruned.
    pub pruned: bool,
    /// True if that is not known of some of them because fail-hard returned an end of the window.
    pub clamped: bool,
    /// What it took.
    pub visits: Visits,
    /// The depth limit, if static values at it took the place of the game's.
    pub limit: Option<usize>,
    /// How the iterations ended, if there were any.
    pub deepened: Option<Deepened>,
    /// True if values are told from the side of the player to move, where larger is always better.
    pub by_mover: bool,
}

/// What a search took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visits {
    /// Nodes entered or evaluated; a node entered twice counts twice.
    pub entries: usize,
    /// How many of these were not the first of their node.
    pub repeated: usize,
    /// Nodes that the table answered.
    pub from_table: usize,
    /// Nodes that the search could have visited.
    pub reachable: usize,
}

/// How iterations ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deepened {
    /// The depth of the last finished one.
    pub depth: usize,
    /// How many were finished.
    pub finished: usize,
    /// The depth of one that a spent budget ended, and that is thrown away.
    pub thrown_away: Option<usize>,
    /// True if a budget was spent before the last depth was reached.
    pub spent: bool,
}
