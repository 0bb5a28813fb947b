//! How a search is chosen, in English.

use super::super::vocabulary::{ChoiceTexts, Label};

pub(super) const CHOICES: ChoiceTexts = ChoiceTexts {
    order_best: "best first",
    order_worst: "worst first",
    order_static: "centre, corners, edges",
    order_previous: "as the last iteration valued them",
    order_random: |seed| format!("random, seed {seed}"),
    order_tip: "Best and worst first go by the true values, which no real search knows: they show how much the order matters",
    seed: "seed",
    iterative: "Iterative deepening",
    iterative_tip: "Search to depth 1, to depth 2 and so on, the best line of the last iteration first",
    node_budget: "node budget",
    time_budget: "time budget in ms",
    budget_tip: "0 for none. When it is spent, the answer is that of the last finished iteration",
    table: "Transposition table",
    table_tip: "Equal positions are searched once: the table answers for the others",
    table_off: "off",
    table_on: "on",
    table_symmetric: "on, symmetric boards merged",
    deepening: "deepening",
    with_table: "table",
    next_iteration: Label { text: "Next iteration", tip: "On to where the next iteration begins" },
    previous_iteration: Label { text: "Previous iteration", tip: "Back to where an iteration begins" },
    unit_iteration: "Iteration",
    iteration_mark: |depth| format!("depth {depth}"),
    max_view: Label {
        text: "Negamax from Max's side",
        tip: "Write negamax's values and windows from Max's side, or from that of the player to move",
    },
    order_numbers: Label {
        text: "Order on the edges",
        tip: "Say on the edges which child is searched first, second and so on",
    },
    search_order: Label {
        text: "Draw in search order",
        tip: "Draw children in the order in which they are searched, or as the tree has them",
    },
    same_order: "Drawn in search order, which here is the tree's own",
    this_iteration: |number, depth, visited, minimax| {
        format!("iteration {number}, depth {depth}: visited {visited} · minimax {minimax}")
    },
    least: |evaluated, least, minimax| format!("evaluated {evaluated} · least possible {least} · minimax {minimax}"),
    least_tip: "How many leaves any search under ≥ must evaluate at least to prove this tree's value, in the best order \
                (Knuth and Moore 1975)",
    searched_again: "searched again",
    from_table: "from the table",
    below_table: "below these",
    page_positions: "Positions",
    page_positions_tip: "What the transposition table holds",
    positions: |shown, all| format!("{shown} of {all} positions"),
    no_positions: "The table holds nothing yet. Tree files need nodes with a state; turn the table on among the conventions.",
    filter: "filter",
    filter_tip: "Part of a node's name or of its position, or a value such as 3, ≤ 3, ≥ 3",
    columns: ["from", "value", "depth", "best move"],
    to_the_end: "all",
    row_tip: |state| format!("{state}: click to see the node"),
    for_max: |window, value| format!("for Max: {window} {value}"),
    evaluation: "Unfinished games",
    evaluation_zero: "worth 0",
    evaluation_lines: "open lines: X's minus O's",
};
