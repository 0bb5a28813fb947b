//! Every refusal of the format, with its exact place.

use plywalk::format::{self, FormatError};
use plywalk::texts::Language;

/// One wrong text: line, column, path, part of the message in English.
type Row = (&'static str, usize, usize, &'static str, &'static str);

fn refused(text: &str) -> FormatError {
    match format::parse(text) {
        Ok(_) => panic!("this loads:\n{text}"),
        Err(error) => error,
    }
}

fn check(rows: &[Row]) {
    for &(text, line, column, path, message) in rows {
        let error = refused(text);
        let told = error.to_string();
        assert_eq!((error.line, error.column, error.path.as_str()), (line, column, path), "{text}\n{told}");
        assert!(told.contains(message), "{text}\n{told}\nlacks: {message}");
        // The caret stands under the place.
        let (_, at_place) = text.split_at(byte_of(text, line, column));
        let shown: String = error.excerpt.text.chars().skip(error.excerpt.caret).take(1).collect();
        let there: String = at_place.split('\n').next().unwrap_or_default().chars().take(1).collect();
        assert_eq!(shown, there.replace(|c: char| c.is_control(), "\u{fffd}"), "{text}\n{told}");
        let chinese = error.describe(Language::Chinese.texts());
        assert_eq!(chinese.lines().count(), 4, "{chinese}");
        assert_eq!(told.lines().count(), 4, "{told}");
    }
}

/// Where a line and column begin, counted the slow way.
fn byte_of(text: &str, line: usize, column: usize) -> usize {
    let (mut l, mut c) = (1, 1);
    for (at, character) in text.char_indices() {
        if (l, c) == (line, column) {
            return at;
        }
        (l, c) = if character == '\n' { (l + 1, 1) } else { (l, c + 1) };
    }
    assert_eq!((l, c), (line, column), "{text}");
    text.len()
}

#[test]
fn text_that_is_not_json() {
    check(&[
        ("", 1, 1, "$", "found the end of the text, expected a value"),
        ("  \n ", 1, 1, "$", "found the end of the text"),
        ("[1, 2", 1, 6, "$[1]", "found the end of the text, expected a comma or ]"),
        ("[1, 2\n\n", 1, 6, "$[1]", "found the end of the text"),
        ("[[1, 2],\n [3, 4", 2, 7, "$[1][1]", "found the end of the text, expected a comma or ]"),
        ("[1,, 2]", 1, 4, "$[1]", "found the character \",\", expected a value"),
        ("[1 2]", 1, 4, "$[0]", "found the number 2, expected a comma or ]"),
        ("[1, 2,]", 1, 7, "$[2]", "found the character \"]\", expected another element"),
        ("{\"tree\": [1], }", 1, 15, "$", "found the character \"}\", expected another element"),
        ("[1, 2] [3]", 1, 8, "$", "found the character \"[\", expected nothing more"),
        ("[1, 2] x", 1, 8, "$", "expected nothing more"),
        ("{tree: [1]}", 1, 2, "$", "expected a key between quotes"),
        ("{\"tree\" [1]}", 1, 9, "$.tree", "expected a colon"),
        ("{\"tree\": [1] \"root\": \"max\"}", 1, 14, "$.tree", "expected a comma or }"),
        ("['inf']", 1, 2, "$[0]", "found the character \"'\""),
        ("[nul]", 1, 2, "$[0]", "found nul, which is no JSON value"),
        ("[True]", 1, 2, "$[0]", "found True, which is no JSON value"),
        ("[01]", 1, 2, "$[0]", "found 01"),
        ("[+1]", 1, 2, "$[0]", "found +1"),
        ("[.5]", 1, 2, "$[0]", "found .5"),
        ("[1.]", 1, 2, "$[0]", "found 1."),
        ("[1e]", 1, 2, "$[0]", "found 1e"),
        ("[0x10]", 1, 2, "$[0]", "found 0x10"),
        ("[-]", 1, 2, "$[0]", "found -"),
        ("[1, 2)", 1, 6, "$[1]", "found the character \")\""),
        ("// note\n[1]", 1, 1, "$", "found the character \"/\""),
        ("{\"title\": \"a\nb\", \"tree\": 1}", 1, 13, "$.title", "expected no control characters"),
        ("{\"title\": \"\\x\", \"tree\": 1}", 1, 13, "$.title", "after the backslash"),
        ("{\"title\": \"\\ud800\", \"tree\": 1}", 1, 18, "$.title", "two \\u escapes"),
        ("{\"title\": \"abc", 1, 15, "$.title", "a quotation mark"),
        ("中文", 1, 1, "$", "found 中文"),
        ("[\"中文\", 1 2]", 1, 2, "$[0]", "Found the text \"中文\""),
        ("{\"title\": \"中文\", \"tree\": [1 2]}", 1, 28, "$.tree[0]", "expected a comma or ]"),
    ]);
}

#[test]
fn numbers_that_are_none_or_cannot_be_held() {
    check(&[
        ("[NaN]", 1, 2, "$[0]", "found NaN, which is no JSON value, expected a number, \"inf\" or \"-inf\""),
        ("[-Infinity]", 1, 2, "$[0]", "found -Infinity, which is no JSON value, expected a number, \"inf\""),
        ("{\"value\": Infinity}", 1, 11, "$.value", "expected a number, \"inf\" or \"-inf\""),
        ("[\"NaN\"]", 1, 2, "$[0]", "Found the text \"NaN\", expected a node"),
        ("{\"value\": \"Inf\"}", 1, 11, "$.value", "Did you mean \"inf\"?"),
        ("{\"value\": \"3\"}", 1, 11, "$.value", "Found the text \"3\", expected a number"),
        ("{\"value\": null}", 1, 11, "$.value", "Found null, expected a number"),
        ("{\"value\": true}", 1, 11, "$.value", "Found true, expected a number"),
        ("{\"value\": [1]}", 1, 11, "$.value", "Found an array, expected a number"),
        ("[1,\n 1e999]", 2, 2, "$[1]", "Found 1e999, which is out of range"),
        ("[-1e400, 2]", 1, 2, "$[0]", "Found -1e400, which is out of range"),
        (
            "[1, 9007199254740993]",
            1,
            5,
            "$[1]",
            "Found 9007199254740993, a whole number that a 64-bit float cannot hold exactly",
        ),
        ("[-9007199254740993]", 1, 2, "$[0]", "the nearest it can is -9007199254740992"),
        ("{\"value\": 18446744073709551615}", 1, 11, "$.value", "cannot hold exactly"),
        ("{\"value\": 18446744073709551617}", 1, 11, "$.value", "Found 18446744073709551617"),
        ("[[18446744073709551616, 100000000000000000000000]]", 1, 25, "$[0][1]", "the nearest it can is 1e23"),
        ("[-9223372036854775809]", 1, 2, "$[0]", "cannot hold exactly"),
        (
            "{\"name\": \"n\", \"x\": 18446744073709551617, \"children\": [{\"x\": [18446744073709551617], \"value\": 36893488147419103233}]}",
            1,
            94,
            "$.children[0].value",
            "Found 36893488147419103233",
        ),
        (
            "{\"root\": \"max\", \"tree\":\n [{\"value\": 36893488147419103232, \"children\": [1, 36893488147419103233]}]}",
            2,
            51,
            "$.tree[0].children[1]",
            "Found 36893488147419103233",
        ),
    ]);
}

#[test]
fn nodes_that_are_none() {
    check(&[
        ("[]", 1, 1, "$", "Found an inner node without children"),
        ("[[1], []]", 1, 7, "$[1]", "Found an inner node without children"),
        ("{\"children\": []}", 1, 1, "$", "Found an inner node without children"),
        ("[{\"label\": \"A\", \"children\": []}]", 1, 2, "$[0]", "Found an inner node without children"),
        ("{}", 1, 1, "$", "Found a leaf without a value"),
        ("[1,\n  {\"label\": \"A\"}]", 2, 3, "$[1]", "Found a leaf without a value"),
        (
            "{\"name\": \"n\", \"children\": [{\"name\": \"a\", \"size\": 3}]}",
            1,
            28,
            "$.children[0]",
            "Found a leaf without a value",
        ),
        ("null", 1, 1, "$", "Found null, expected a tree"),
        ("true", 1, 1, "$", "Found true, expected a tree"),
        ("\"abc\"", 1, 1, "$", "Found the text \"abc\", expected a tree"),
        ("[1, null]", 1, 5, "$[1]", "Found null, expected a node"),
        ("[[1, false]]", 1, 6, "$[0][1]", "Found false, expected a node"),
        ("{\"children\": 3}", 1, 14, "$.children", "Found the number 3, expected an array of nodes"),
        ("{\"children\": {\"a\": 1}}", 1, 14, "$.children", "Found an object, expected an array of nodes"),
        ("[{\"children\": null}]", 1, 15, "$[0].children", "Found null, expected an array of nodes"),
        ("{\"label\": 3, \"value\": 1}", 1, 11, "$.label", "Found the number 3, expected a text"),
        ("{\"move\": [], \"value\": 1}", 1, 10, "$.move", "Found an array, expected a text"),
        ("{\"state\": {}, \"value\": 1}", 1, 11, "$.state", "Found an object, expected a text"),
        ("{\"name\": null, \"value\": 1}", 1, 10, "$.name", "Found null, expected a text"),
    ]);
}

#[test]
fn players_and_keys() {
    check(&[
        (
            "{\"player\": \"mix\", \"value\": 1}",
            1,
            12,
            "$.player",
            "Found the text \"mix\", expected \"max\", \"min\" or \"chance\". Did you mean",
        ),
        ("{\"player\": \"MAX\", \"value\": 1}", 1, 12, "$.player", "Did you mean \"max\"?"),
        ("{\"player\": \"chanse\", \"value\": 1}", 1, 12, "$.player", "Did you mean \"chance\"?"),
        (
            "{\"player\": \"white\", \"value\": 1}",
            1,
            12,
            "$.player",
            "Found the text \"white\", expected \"max\", \"min\" or \"chance\".",
        ),
        ("{\"player\": 1, \"value\": 1}", 1, 12, "$.player", "Found the number 1"),
        ("{\"root\": \"chance\", \"tree\": 1}", 1, 10, "$.root", "expected \"max\" or \"min\""),
        ("{\"root\": \"Min\", \"tree\": 1}", 1, 10, "$.root", "Did you mean \"min\"?"),
        ("{\"vlaue\": 3}", 1, 2, "$.vlaue", "Found the unknown key \"vlaue\""),
        ("{\"children\": [{\"value\": 1},\n {\"val\": 2}]}", 2, 3, "$.children[1].val", "Did you mean \"value\"?"),
        ("[{\"childern\": [1]}]", 1, 3, "$[0].childern", "Did you mean \"children\"?"),
        ("{\"tre\": [1]}", 1, 2, "$.tre", "Did you mean \"tree\"?"),
        ("{\"title\": \"x\", \"tre\": [1]}", 1, 16, "$.tre", "Did you mean \"tree\"?"),
        ("{\"titel\": \"x\", \"tree\": [1]}", 1, 2, "$.titel", "Did you mean \"title\"?"),
        ("{\"tree\": [1], \"algorithm\": \"minimax\"}", 1, 15, "$.algorithm", "Found the unknown key \"algorithm\""),
        ("{\"tree\": {\"name\": \"n\", \"size\": 3, \"value\": 1}}", 1, 24, "$.tree.size", "unknown key \"size\""),
        ("{\"tree\": [1], \"children\": [1]}", 1, 15, "$.children", "unknown key \"children\""),
        ("{\"odd key\\n\": 1, \"value\": 1}", 1, 2, "$[\"odd key\\u{a}\"]", "unknown key \"odd key\\u{a}\""),
        ("{\"value\": 1, \"value\": 1}", 1, 14, "$.value", "Found the key \"value\" for the second time"),
        ("{\"value\": 1, \"v\\u0061lue\": 1}", 1, 14, "$.value", "Found the key \"value\" for the second time"),
        ("{\"tree\": 1,\n \"tree\": 2}", 2, 2, "$.tree", "Found the key \"tree\" for the second time"),
        ("{\"children\": [1], \"children\": [2]}", 1, 19, "$.children", "for the second time"),
        ("{\"label\": \"a\", \"name\": \"a\", \"value\": 1}", 1, 16, "$.name", "Found both \"label\" and \"name\""),
        ("{\"name\": \"a\", \"label\": \"a\", \"value\": 1}", 1, 15, "$.label", "Found both \"name\" and \"label\""),
        (
            "{\"name\": \"a\", \"x\": 1, \"value\": 1, \"x\": 2}",
            1,
            35,
            "$.x",
            "Found the key \"x\" for the second time",
        ),
        (
            "{\"tree\": {\"player\": \"min\", \"value\": 1}, \"root\": \"max\"}",
            1,
            49,
            "$.root",
            "Found \"max\" here and \"min\" at the root node",
        ),
        ("{\"title\": \"x\"}", 1, 1, "$", "Found an object without \"tree\""),
    ]);
}

#[test]
fn texts_and_conventions() {
    check(&[
        ("{\"title\": 3, \"tree\": 1}", 1, 11, "$.title", "Found the number 3, expected a text between quotes, or {"),
        ("{\"title\": {\"en\": 3}, \"tree\": 1}", 1, 18, "$.title.en", "Found the number 3, expected a text"),
        (
            "{\"title\": {\"de\": \"x\"}, \"tree\": 1}",
            1,
            12,
            "$.title.de",
            "unknown key \"de\", expected \"en\" or \"zh\"",
        ),
        ("{\"title\": {\"en\": \"x\", \"en\": \"y\"}, \"tree\": 1}", 1, 23, "$.title.en", "for the second time"),
        ("{\"answer\": {}, \"tree\": 1}", 1, 12, "$.answer", "Found an object without \"en\""),
        ("{\"source\": {\"en\": \"x\"}, \"tree\": 1}", 1, 12, "$.source", "Found an object, expected a text"),
        ("{\"conventions\": [], \"tree\": 1}", 1, 17, "$.conventions", "Found an array, expected an object"),
        ("{\"conventions\": {\"cut\": \">==\"}, \"tree\": 1}", 1, 25, "$.conventions.cut", "expected \">=\" or \">\""),
        ("{\"conventions\": {\"cut\": \"ge\"}, \"tree\": 1}", 1, 25, "$.conventions.cut", "Found the text \"ge\""),
        ("{\"conventions\": {\"fail\": \"sotf\"}, \"tree\": 1}", 1, 26, "$.conventions.fail", "Did you mean \"soft\"?"),
        (
            "{\"conventions\": {\"order\": \"reversed\"}, \"tree\": 1}",
            1,
            27,
            "$.conventions.order",
            "\"left-to-right\" or \"right-to-left\"",
        ),
        (
            "{\"conventions\": {\"depth\": -1}, \"tree\": 1}",
            1,
            27,
            "$.conventions.depth",
            "Found the number -1, expected a whole number of plies",
        ),
        ("{\"conventions\": {\"depth\": 1.5}, \"tree\": 1}", 1, 27, "$.conventions.depth", "Found the number 1.5"),
        (
            "{\"conventions\": {\"algorithm\": \"minimax\"}, \"tree\": 1}",
            1,
            18,
            "$.conventions.algorithm",
            "unknown key \"algorithm\"",
        ),
        ("{\"conventions\": {\"dept\": 1}, \"tree\": 1}", 1, 18, "$.conventions.dept", "Did you mean \"depth\"?"),
    ]);
}

#[test]
fn probabilities() {
    check(&[
        (
            "{\"player\": \"chance\", \"children\": [{\"value\": 1, \"probability\": 0.5}, {\"value\": 1, \"probability\": 0.4}]}",
            1,
            34,
            "$.children",
            "add up to 0.9, expected 1",
        ),
        (
            "{\"player\": \"chance\", \"children\": [{\"value\": 1, \"probability\": 1}, 2]}",
            1,
            67,
            "$.children[1]",
            "Found a node without a probability",
        ),
        (
            "{\"player\": \"chance\", \"children\": [{\"value\": 1, \"probability\": 1.5}]}",
            1,
            63,
            "$.children[0].probability",
            "Found the probability 1.5",
        ),
        (
            "{\"player\": \"chance\", \"children\": [{\"value\": 1, \"probability\": -0.5}]}",
            1,
            63,
            "$.children[0].probability",
            "Found the probability −0.5",
        ),
        (
            "{\"player\": \"chance\", \"children\": [{\"value\": 1, \"probability\": \"half\"}]}",
            1,
            63,
            "$.children[0].probability",
            "Found the text \"half\", expected a number from 0 to 1",
        ),
        (
            "{\"children\": [{\"value\": 1, \"probability\": 1}], \"player\": \"max\"}",
            1,
            43,
            "$.children[0].probability",
            "under a node where a player decides",
        ),
        ("[1, {\"value\": 1, \"probability\": 1}]", 1, 33, "$[1].probability", "under a node where a player decides"),
        ("{\"value\": 1, \"probability\": 1}", 1, 29, "$.probability", "Found a probability at the root"),
        (
            "{\"tree\": {\"value\": 1, \"probability\": 1}}",
            1,
            38,
            "$.tree.probability",
            "Found a probability at the root",
        ),
    ]);
}

#[test]
fn states() {
    check(&[
        (
            "[[{\"state\": \"s\", \"value\": 1}],\n [{\"state\": \"s\", \"value\": 2}]]",
            2,
            13,
            "$[1][0].state",
            "Found the state \"s\" again, but the value is another: expected the same subtree as at $[0][0]",
        ),
        (
            "{\"tree\": [{\"state\": \"s\", \"value\": 1}, [{\"value\": 1, \"state\": \"s\"}]]}",
            1,
            62,
            "$.tree[1][0].state",
            "another player is to move: expected the same subtree as at $.tree[0]",
        ),
        (
            "[{\"state\": \"s\", \"children\": [[1], 2]}, {\"state\": \"s\", \"children\": [[1, 1], 2]}]",
            1,
            50,
            "$[1].state",
            "another number of children",
        ),
        (
            "[{\"state\": \"s\", \"children\": [[1], 2]}, {\"state\": \"s\", \"children\": [[1], 3]}]",
            1,
            50,
            "$[1].state",
            "the value is another",
        ),
        (
            "[{\"state\": \"s\", \"children\": [{\"move\": \"a\", \"value\": 1}]}, {\"state\": \"s\", \"children\": [1]}]",
            1,
            69,
            "$[1].state",
            "the moves are called otherwise",
        ),
        (
            "[{\"player\": \"chance\", \"state\": \"s\", \"children\": [{\"probability\": 1, \"value\": 1}]}, {\"player\": \"chance\", \"state\": \"s\", \"children\": [1]}]",
            1,
            114,
            "$[1].state",
            "the probabilities are others",
        ),
    ]);
}

#[test]
fn graphs() {
    check(&[
        ("{\"nodes\": []}", 1, 1, "$", "Found an object without \"edges\""),
        ("{\"edges\": []}", 1, 1, "$", "Found an object without \"nodes\""),
        ("{\"nodes\": [], \"edges\": []}", 1, 11, "$.nodes", "Found a graph without nodes"),
        ("{\"nodes\": 3, \"edges\": []}", 1, 11, "$.nodes", "Found the number 3, expected an array of objects"),
        (
            "{\"nodes\": [3], \"edges\": []}",
            1,
            12,
            "$.nodes[0]",
            "Found the number 3, expected an object with an \"id\"",
        ),
        ("{\"nodes\": [{\"value\": 3}], \"edges\": []}", 1, 12, "$.nodes[0]", "Found an object without \"id\""),
        ("{\"nodes\": [{\"id\": null}], \"edges\": []}", 1, 19, "$.nodes[0].id", "Found null, expected a node's id"),
        ("{\"nodes\": [{\"id\": 1}], \"edges\": {}}", 1, 33, "$.edges", "Found an object, expected an array"),
        ("{\"nodes\": [{\"id\": 1}], \"edges\": [[1, 2]]}", 1, 34, "$.edges[0]", "Found an array, expected an object"),
        (
            "{\"nodes\": [{\"id\": 1}], \"edges\": [{\"source\": 1}]}",
            1,
            34,
            "$.edges[0]",
            "Found an object without \"target\"",
        ),
        (
            "{\"nodes\": [{\"id\": 1}], \"edges\": [{\"source\": true, \"target\": 1}]}",
            1,
            45,
            "$.edges[0].source",
            "Found true",
        ),
        (
            "{\"nodes\": [{\"id\": 1, \"value\": 1}], \"edges\": [], \"links\": []}",
            1,
            49,
            "$.links",
            "Found both \"edges\" and \"links\"",
        ),
        ("{\"directed\": false, \"nodes\": [], \"edges\": []}", 1, 14, "$.directed", "Found an undirected graph"),
        ("{\"directed\": \"yes\", \"nodes\": [], \"edges\": []}", 1, 14, "$.directed", "expected true or false"),
        (
            "{\"nodes\": [{\"id\": 1}, {\"id\": \"a\", \"value\": 1}, {\"id\": 1.0, \"value\": 1}], \"edges\": []}",
            1,
            55,
            "$.nodes[2].id",
            "Found a second node with the id 1",
        ),
        (
            "{\"nodes\": [{\"id\": \"a\"}, {\"id\": \"b\", \"value\": 1}], \"edges\": [{\"source\": \"a\", \"target\": \"c\"}]}",
            1,
            87,
            "$.edges[0].target",
            "Found the id \"c\", expected one that a node has",
        ),
        (
            "{\"nodes\": [{\"id\": 1}, {\"id\": 2, \"value\": 1}],\n \"links\": [{\"source\": 1, \"target\": 2},\n {\"source\": 1, \"target\": 2}]}",
            3,
            2,
            "$.links[1]",
            "Found the edge from 1 to 2 again",
        ),
        (
            "{\"nodes\": [{\"id\": 1}, {\"id\": 2}, {\"id\": 3, \"value\": 1}],\n \"edges\": [{\"source\": 1, \"target\": 2}, {\"source\": 1, \"target\": 3}, {\"source\": 2, \"target\": 3}]}",
            2,
            68,
            "$.edges[2]",
            "Found 2 as a parent of 3, which is already a child of 1",
        ),
        (
            "{\"nodes\": [{\"id\": 1}], \"edges\": [{\"source\": 1, \"target\": 1}]}",
            1,
            34,
            "$.edges[0]",
            "Found a cycle (1 → 1)",
        ),
        (
            "{\"nodes\": [{\"id\": 1}, {\"id\": 2}, {\"id\": 3}], \"edges\": [{\"source\": 1, \"target\": 2}, {\"source\": 2, \"target\": 3}, {\"source\": 3, \"target\": 1}]}",
            1,
            112,
            "$.edges[2]",
            "Found a cycle (2 → 3 → 1 → 2)",
        ),
        (
            "{\"nodes\": [{\"id\": 0, \"value\": 1}, {\"id\": 1}, {\"id\": 2}], \"edges\": [{\"source\": 1, \"target\": 2}, {\"source\": 2, \"target\": 1}]}",
            1,
            96,
            "$.edges[1]",
            "Found a cycle",
        ),
        (
            "{\"nodes\": [{\"id\": 1, \"value\": 1}, {\"id\": \"b\", \"value\": 1}], \"edges\": []}",
            1,
            35,
            "$.nodes[1]",
            "Found 2 nodes without a parent (1, \"b\"), expected one root",
        ),
        ("{\"nodes\": [{\"id\": 1, \"value\": 1}], \"edges\": [], \"root\": 2}", 1, 57, "$.root", "Found the id 2"),
        (
            "{\"root\": 2, \"nodes\": [{\"id\": 1}, {\"id\": 2, \"value\": 1}], \"edges\": [{\"source\": 1, \"target\": 2}]}",
            1,
            10,
            "$.root",
            "Found 2 as the root, which is a child of 1",
        ),
        (
            "{\"nodes\": [{\"id\": 1}, {\"id\": 2}], \"edges\": [{\"source\": 1, \"target\": 2}]}",
            1,
            23,
            "$.nodes[1]",
            "Found a leaf without a value",
        ),
        (
            "{\"nodes\": [{\"id\": 1}, {\"id\": 2, \"value\": 9007199254740993}], \"edges\": [{\"source\": 1, \"target\": 2}]}",
            1,
            42,
            "$.nodes[1].value",
            "cannot hold exactly",
        ),
        (
            "{\"nodes\": [{\"id\": 1, \"children\": [18446744073709551617]}, {\"id\": 2, \"value\": 18446744073709551617}], \"edges\": [{\"source\": 1, \"target\": 2}]}",
            1,
            78,
            "$.nodes[1].value",
            "cannot hold exactly",
        ),
        (
            "{\"nodes\": [{\"id\": 1}, {\"id\": 2, \"value\": 1, \"probability\": 1}], \"edges\": [{\"source\": 1, \"target\": 2}]}",
            1,
            60,
            "$.nodes[1].probability",
            "under a node where a player decides",
        ),
        (
            "{\"nodes\": [{\"id\": 1, \"value\": 1, \"probability\": 1}], \"edges\": []}",
            1,
            49,
            "$.nodes[0].probability",
            "Found a probability at the root",
        ),
        (
            "{\"nodes\": [{\"id\": 1, \"player\": \"chance\"}, {\"id\": 2, \"value\": 1, \"probability\": 0.5}], \"edges\": [{\"source\": 1, \"target\": 2}]}",
            1,
            12,
            "$.nodes[0]",
            "add up to 0.5",
        ),
        (
            "{\"nodes\": [{\"id\": 1}, {\"id\": 2, \"value\": 1, \"state\": \"s\"}, {\"id\": 3, \"value\": 2, \"state\": \"s\"}], \"edges\": [{\"source\": 1, \"target\": 2}, {\"source\": 1, \"target\": 3}]}",
            1,
            91,
            "$.nodes[2].state",
            "expected the same subtree as at $.nodes[1]",
        ),
        (
            "{\"nodes\": [{\"id\": 1, \"label\": \"a\", \"name\": \"b\", \"value\": 1}], \"edges\": []}",
            1,
            36,
            "$.nodes[0].name",
            "Found both \"label\" and \"name\"",
        ),
        (
            "{\"nodes\": [{\"id\": 1, \"x\": 1, \"value\": 1, \"x\": 1}], \"edges\": []}",
            1,
            42,
            "$.nodes[0].x",
            "Found the key \"x\" for the second time",
        ),
    ]);
}

#[test]
fn long_lines_are_cut_around_the_caret_and_long_paths_in_the_middle() {
    let text = format!("[{}true{}]", "1, ".repeat(500), ", 1".repeat(500));
    let error = refused(&text);
    assert_eq!((error.column, error.path.as_str()), (1502, "$[500]"));
    assert_eq!(
        error.excerpt.text,
        format!("…{}true{}…", " 1,".repeat(12)[1..].to_owned() + " ", ", 1".repeat(11).get(..32).unwrap())
    );
    let told = error.to_string();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[3].chars().position(|c| c == '^'), lines[2].chars().position(|c| c == 't'), "{told}");

    let deep = refused(&format!("{}null{}", "[".repeat(40), "]".repeat(40)));
    assert_eq!(deep.path, format!("${}…{}", "[0]".repeat(3), "[0]".repeat(5)));
    let long = refused(&format!("{{\"{}\": 1}}", "k".repeat(100_000)));
    assert!(long.to_string().len() < 1000, "{long}");
}

#[test]
fn the_caret_stands_right_under_wide_characters() {
    let error = refused("{\"标题\": 1}");
    assert_eq!(error.excerpt.caret_line(), " ^");
    let error = refused("[\"标题\", 1, tru]");
    assert_eq!(error.column, 2);
    let error = refused("{\"title\": \"标题\", \"tree\": tru}");
    assert_eq!(error.excerpt.caret_line(), format!("{}\u{3000}\u{3000}{}^", " ".repeat(11), " ".repeat(11)));
}
