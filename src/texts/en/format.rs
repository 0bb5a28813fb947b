//! What is wrong with a file, in English.

use super::super::vocabulary::{DifferenceTexts, ExpectedTexts, FormatTexts, FoundTexts};

pub(super) const FORMAT: FormatTexts = FormatTexts {
    place: |line, column, path| format!("line {line}, column {column}, at {path}"),
    place_in_file: |file, line, column, path| format!("{file}: line {line}, column {column}, at {path}"),
    unreadable: |file, error| match error.kind() {
        std::io::ErrorKind::NotFound => format!("There is no file {file}."),
        _ => format!("Cannot read {file}: {error}."),
    },
    not_utf8: |byte| format!("Found the byte 0x{byte:02X}, expected text in UTF-8."),
    not_json: |found, expected| format!("This is not JSON: found {found}, expected {expected}."),
    unexpected: |found, expected| format!("Found {found}, expected {expected}."),
    did_you_mean: |quoted| format!(" Did you mean {quoted}?"),
    one_of: |quoted| match quoted {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    },
    unknown_key: |quoted, expected| format!("Found the unknown key {quoted}, expected {expected}."),
    missing_key: |quoted| format!("Found an object without {quoted}, which it must have."),
    key_twice: |quoted| format!("Found the key {quoted} for the second time, expected it once."),
    same_twice: |first, second| format!("Found both {first} and {second}, which say the same: expected one of them."),
    no_children: "Found an inner node without children, expected at least one child (or a value, to make it a leaf).",
    no_value: "Found a leaf without a value, expected \"value\" (or \"children\", to make it an inner node).",
    inexact: |number, nearest| {
        format!(
            "Found {number}, a whole number that a 64-bit float cannot hold exactly; the nearest it can is {nearest}."
        )
    },
    too_large: |number| {
        format!("Found {number}, which is out of range: expected at most 1.8e308 in size, or \"inf\" or \"-inf\".")
    },
    root_players: |root, node| {
        format!("Found {root} here and {node} at the root node itself, expected both to name the same player.")
    },
    probability_out_of_range: |probability| format!("Found the probability {probability}, expected 0 to 1."),
    probability_without_chance: "Found a probability under a node where a player decides, expected one only under \"player\": \"chance\".",
    probability_of_root: "Found a probability at the root, expected one only at the children of a chance node.",
    probability_missing: "Found a node without a probability, expected one as its siblings have: all of them or none.",
    probability_sum: |sum| format!("Found probabilities that add up to {sum}, expected 1."),
    states_differ: |state, difference, other| {
        format!("Found the state {state} again, but {difference}: expected the same subtree as at {other}.")
    },
    too_many_levels: |limit| format!("Found a tree of more than {limit} levels, expected at most that many."),
    too_many_nodes: |limit| format!("Found a tree of more than {limit} nodes, expected at most that many."),
    undirected: "Found an undirected graph, expected a directed one, with edges from parent to child.",
    id_twice: |id| format!("Found a second node with the id {id}, expected different ids."),
    edge_twice: |source, target| format!("Found the edge from {source} to {target} again, expected it once."),
    missing_node: |id| format!("Found the id {id}, expected one that a node has."),
    two_parents: |node, first, second| {
        format!(
            "Found {second} as a parent of {node}, which is already a child of {first}: expected one parent a node."
        )
    },
    cycle: |nodes, length| {
        let dots = if nodes.len() < length { " → …" } else { "" };
        let first = nodes.first().map_or("", String::as_str);
        format!("Found a cycle ({}{dots} → {first}), expected a tree.", nodes.join(" → "))
    },
    several_roots: |roots, count| {
        let dots = if roots.len() < count { ", …" } else { "" };
        format!("Found {count} nodes without a parent ({}{dots}), expected one root.", roots.join(", "))
    },
    no_root: "Found a graph without nodes, expected a root.",
    root_has_parent: |root, parent| {
        format!("Found {root} as the root, which is a child of {parent}: expected a node without a parent.")
    },
    stopped: "Loading was stopped.",
    found: FoundTexts {
        end: "the end of the text",
        character: |quoted| format!("the character {quoted}"),
        word: |word| format!("{word}, which is no JSON value"),
        null: "null",
        boolean: |truth| truth.to_string(),
        number: |number| format!("the number {number}"),
        text: |quoted| format!("the text {quoted}"),
        array: "an array",
        object: "an object",
    },
    expected: ExpectedTexts {
        document: "a tree: a number, an array of nodes, or an object",
        node: "a node: a number, \"inf\", \"-inf\", an array of nodes, or an object with \"value\" or \"children\"",
        children: "an array of nodes",
        value: "a number, \"inf\" or \"-inf\"",
        text: "a text between quotes",
        localized: "a text between quotes, or {\"en\": …, \"zh\": …}",
        player: "\"max\", \"min\" or \"chance\"",
        root_player: "\"max\" or \"min\"",
        probability: "a number from 0 to 1",
        conventions: "an object with \"cut\", \"fail\", \"order\" or \"depth\"",
        cut: "\">=\" or \">\"",
        fail: "\"soft\" or \"hard\"",
        order: "\"left-to-right\" or \"right-to-left\"",
        depth: "a whole number of plies, 0 or more",
        graph_nodes: "an array of objects, each with an \"id\"",
        graph_node: "an object with an \"id\"",
        graph_edges: "an array of objects, each with \"source\" and \"target\"",
        graph_edge: "an object with \"source\" and \"target\"",
        id: "a node's id: a text or a number",
        directed: "true or false",
        any_value: "a value",
        comma_or_bracket: "a comma or ]",
        comma_or_brace: "a comma or }",
        colon: "a colon",
        key: "a key between quotes",
        quote: "a quotation mark that ends the text",
        escape: "one of \" \\ / b f n r t u after the backslash",
        escaped_control: "no control characters in a text; write a line break as \\n, a tab as \\t",
        surrogate_pair: "a whole character, which takes two \\u escapes",
        element: "another element after the comma",
        end: "nothing more",
    },
    difference: DifferenceTexts {
        player: "another player is to move",
        value: "the value is another",
        children: "there is another number of children",
        moves: "the moves are called otherwise",
        probability: "the probabilities are others",
    },
};
