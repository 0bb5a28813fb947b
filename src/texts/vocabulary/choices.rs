//! How a search is chosen, and what is told of searches that deepen or keep a table.

use super::Label;

/// Choices of the search, its iterations and its table.
#[derive(Debug)]
pub struct ChoiceTexts {
    /// The truly best child first.
    pub order_best: &'static str,
    /// The truly worst child first.
    pub order_worst: &'static str,
    /// Centre, corners, edges.
    pub order_static: &'static str,
    /// As the last iteration valued the children.
    pub order_previous: &'static str,
    /// At random, from a seed.
    pub order_random: fn(seed: u64) -> String,
    /// What such orders know that no search could.
    pub order_tip: &'static str,
    /// Before the field of the seed.
    pub seed: &'static str,
    /// Searches deeper and deeper.
    pub iterative: &'static str,
    /// What that means.
    pub iterative_tip: &'static str,
    /// How many nodes all iterations may enter.
    pub node_budget: &'static str,
    /// How many milliseconds all iterations may take.
    pub time_budget: &'static str,
    /// What happens when a budget is spent.
    pub budget_tip: &'static str,
    /// Whether there is a transposition table.
    pub table: &'static str,
    /// What that means.
    pub table_tip: &'static str,
    /// Without a table.
    pub table_off: &'static str,
    /// For equal positions.
    pub table_on: &'static str,
    /// For positions equal up to symmetry.
    pub table_symmetric: &'static str,
    /// In the chip of conventions: the search deepens.
    pub deepening: &'static str,
    /// In the chip of conventions: there is a table.
    pub with_table: &'static str,
    /// To the beginning of the next iteration.
    pub next_iteration: Label,
    /// To the beginning of this iteration, or of the one before.
    pub previous_iteration: Label,
    /// Between the two buttons for that.
    pub unit_iteration: &'static str,
    /// At a mark of the timeline: how deep the iteration searches.
    pub iteration_mark: fn(depth: usize) -> String,
    /// Values from Max's side although negamax thinks in the mover's.
    pub max_view: Label,
    /// Numbers on the edges.
    pub order_numbers: Label,
    /// Children drawn in the order in which they are searched.
    pub search_order: Label,
    /// What is said when that is the tree's own order.
    pub same_order: &'static str,
    /// What this iteration has visited, beside what minimax would.
    pub this_iteration: fn(number: usize, depth: usize, visited: &str, minimax: &str) -> String,
    /// Leaves evaluated, the least possible, and those of minimax.
    pub least: fn(evaluated: &str, least: &str, minimax: &str) -> String,
    /// What the least possible is.
    pub least_tip: &'static str,
    /// Children searched for a second time.
    pub searched_again: &'static str,
    /// Nodes answered by the table.
    pub from_table: &'static str,
    /// Nodes below these.
    pub below_table: &'static str,
    /// The page of the table.
    pub page_positions: &'static str,
    /// What it shows.
    pub page_positions_tip: &'static str,
    /// How many positions the table holds, and how many are shown.
    pub positions: fn(shown: &str, all: &str) -> String,
    /// The table holds nothing yet, or there is none.
    pub no_positions: &'static str,
    /// In the empty field that filters the table.
    pub filter: &'static str,
    /// What can be typed there.
    pub filter_tip: &'static str,
    /// The table's columns: from which node, the value, how deep it was searched, the best move.
    pub columns: [&'static str; 4],
    /// Searched all the way down.
    pub to_the_end: &'static str,
    /// At a line of the table: a click shows the node.
    pub row_tip: fn(state: &str) -> String,
    /// Beside a window or value from the mover's side: the same from Max's.
    pub for_max: fn(window: &str, value: &str) -> String,
    /// What unfinished games are worth.
    pub evaluation: &'static str,
    /// Nothing is known of them.
    pub evaluation_zero: &'static str,
    /// Lines still open.
    pub evaluation_lines: &'static str,
}
