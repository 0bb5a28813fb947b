//! Finding one's way in a large tree, in English.

use super::super::numbers::format_count;
use super::super::vocabulary::explain::Side;
use super::super::vocabulary::ways::NodePlace;
use super::super::vocabulary::{Label, WayTexts};

pub(super) const WAYS: WayTexts = WayTexts {
    fit_path: Label { text: "Fit the path", tip: "Show the path from the root to the current node" },
    fit_subtree: Label {
        text: "Fit the subtree",
        tip: "Show the chosen node, or else the current one, and all below it",
    },
    fit_level: Label {
        text: "Fit the level",
        tip: "Show the whole level of the chosen node, or else of the current one",
    },
    turn: Label { text: "Root at the left", tip: "Put the root at the left, or at the top again" },
    find: Label { text: "Find…", tip: "Find nodes by name, value, board or moves" },
    next_match: Label { text: "Next match", tip: "To the next node found" },
    previous_match: Label { text: "Previous match", tip: "To the node found before" },
    find_field: "Find",
    find_hint: "A name (A, X4), a value (7, <= 3, = -inf), moves from the root (4 0 8 or X4 O0), \
        a board (XO./.X./..O, ? for any square)",
    find_number: |sign, found| match found {
        "" => format!("After {sign} comes a number, such as {sign} 3 or {sign} -inf"),
        found => format!("After {sign} comes a number, such as {sign} 3 or {sign} -inf; {found} is none"),
    },
    find_squares: |squares| {
        format!("A board is nine squares of X, O, . (empty) or ? (any), such as XO./.X./..O; this is {squares}")
    },
    find_nothing: "Nothing found",
    find_not_drawn: "The search has not come to this node, so it is not drawn: R and S show such nodes again",
    find_no_boards: "Nothing found: this tree has no boards",
    find_no_move: |after, missing| format!("After {after} there is no {missing}"),
    find_match: |at, all| format!("match {at} of {all}"),
    find_so_far: |matches| format!("{matches} so far…"),
    type_step: Label { text: "Go to step…", tip: "Type the step to go to" },
    crumbs_between: |nodes| format!("{nodes} nodes in between; Alt with an arrow goes there one by one"),
    path: |path| format!("Path: {path}"),
    state: |state| format!("Position: {state}"),
    place,
    steps_a_point: |steps| format!("fine: {steps} steps a point"),
};

fn place(place: &NodePlace) -> String {
    let level = format!("Level {}", place.depth);
    if place.children == 0 {
        return format!("{level}, a leaf");
    }
    let mover = match place.side {
        Some(Side::Max) => "Max to move",
        Some(Side::Min) => "Min to move",
        None => "chance plays",
    };
    let plural = |count: usize, one: &str, many: &str| match count {
        1 => format!("1 {one}"),
        count => format!("{} {many}", format_count(count)),
    };
    let children = plural(place.children, "child", "children");
    let (below, leaves) = (plural(place.below, "node", "nodes"), plural(place.leaves, "leaf", "leaves"));
    format!("{level}, {mover}: {children}; below it {below}, {leaves}")
}
