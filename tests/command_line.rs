//! The program as people and scripts meet it: help, files, standard input, pipes, errors and exit codes.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what went wrong by failing")]

mod support;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use support::binary::{Run, answer, command, run, run_with};

const FIRST_EXERCISE: &str = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";

/// A folder of the test's own, gone when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("plywalk-command-line-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// A file with this content.
    fn with(&self, name: &str, content: &str) -> String {
        fs::write(self.0.join(name), content).unwrap();
        self.file(name)
    }

    fn files(&self) -> Vec<String> {
        let names = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

/// A command that fails says why on standard error, nothing on standard output, and exits as it should.
#[track_caller]
fn fails(arguments: &[&str], input: &str, code: i32, words: &[&str]) {
    let run = run_with(arguments, input.as_bytes());
    assert_eq!((run.code, run.stdout.as_str()), (code, ""), "{arguments:?}: {}", run.stderr);
    for word in words {
        assert!(run.stderr.contains(word), "{arguments:?} does not say {word:?}:\n{}", run.stderr);
    }
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
}

#[test]
fn a_mistyped_command_opens_no_window() {
    fails(&["slove"], "", 1, &["neither a file nor a command slove", "plywalk solve FILE"]);
}

#[test]
fn every_help_has_examples_and_they_run() {
    let folder = Folder::new("help");
    folder.with("exercise.json", FIRST_EXERCISE);
    fs::create_dir(folder.0.join("trees")).unwrap();
    for file in ["nine-leaves.json", "twelve-leaves.json"] {
        fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("trees").join(file), folder.0.join("trees").join(file))
            .unwrap();
    }
    let mut ran = 0;
    for command in [
        &[][..],
        &["solve"],
        &["trace"],
        &["draw"],
        &["generate"],
        &["generate", "tictactoe"],
        &["generate", "random"],
        &["check"],
    ] {
        let help = answer(&[command, &["--help"]].concat(), "");
        let examples: Vec<_> = help.lines().skip_while(|line| *line != "Examples:").skip(1).collect();
        assert!(!examples.is_empty(), "{command:?}");
        // Those that the shell alone can run are left to it, and so are windows.
        let runnable = |line: &&str| line.trim().starts_with("plywalk ") && !line.contains(['|', '>', '*']);
        for example in examples.into_iter().filter(runnable).filter(|line| !line.contains("the window")) {
            let words: Vec<_> = example.split_whitespace().skip(1).take_while(|word| *word != "the").collect();
            let mut command = support::binary::command(&words);
            let output = command.current_dir(&folder.0).output().unwrap();
            assert!(output.status.success(), "{example}: {}", String::from_utf8_lossy(&output.stderr));
            ran += 1;
        }
    }
    assert!(ran > 15);
}

#[test]
fn the_answer_for_people_says_everything_in_lines() {
    let text = answer(&["solve", "-"], FIRST_EXERCISE);
    for line in [
        "Value: 3",
        "Best move: A (child 1 of 3)",
        "Best line: the root → A → 3",
        "Visited: 11 of 13 nodes",
        "Evaluated: 7 of 9 leaves",
        "Pruned: 2 branches with 2 nodes",
        "Cutoffs: 2 alpha, 0 beta",
        "  B: ≤ 2",
    ] {
        assert!(text.lines().any(|given| given == line), "no line {line:?} in\n{text}");
    }
    let chinese = answer(&["solve", "-", "--lang", "zh"], FIRST_EXERCISE);
    assert!(chinese.contains("值：3") && chinese.contains("剪枝"), "{chinese}");
    let minimax = answer(&["solve", "-", "--algorithm", "minimax"], FIRST_EXERCISE);
    assert!(!minimax.contains("Cutoffs") && minimax.contains("Visited: 13 of 13 nodes"), "{minimax}");
}

#[test]
fn a_trace_for_people_is_a_sentence_a_line() {
    let text = answer(&["trace", "-"], FIRST_EXERCISE);
    assert_eq!(text.lines().count(), 27);
    let cutoff = text.lines().find(|line| line.contains("alpha cutoff")).unwrap();
    assert!(cutoff.starts_with("14  ") && cutoff.contains("4 and 6") && cutoff.contains("2 ≤ 3"), "{cutoff}");
}

#[test]
fn a_csv_trace_is_a_rectangle() {
    let text =
        answer(&["trace", "-", "--format", "csv"], r#"{"tree": [{"label": "a, \"b\"", "children": [1, 2]}, 3]}"#);
    let rows: Vec<_> = text.lines().map(cells).collect();
    assert_eq!(rows[0][..5], ["step", "event", "path", "label", "depth"]);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    assert_eq!(rows[2][..5], ["2", "enter", "root.0", "a, \"b\"", "1"]);
    let column = |name: &str| rows[0].iter().position(|heading| heading == name).unwrap();
    assert_eq!((rows[1][column("alpha")].as_str(), rows[1][column("player")].as_str()), ("-inf", "max"));
}

/// The cells of a line of CSV, as RFC 4180 has them.
fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    let mut characters = line.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' if quoted && characters.peek() == Some(&'"') => cells.last_mut().unwrap().extend(characters.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            other => cells.last_mut().unwrap().push(other),
        }
    }
    cells
}

#[test]
fn a_markdown_trace_is_a_table() {
    let text =
        answer(&["trace", "-", "--format", "markdown"], r#"{"tree": [{"label": "a|b", "children": [1, 2]}, 3]}"#);
    let bars = |line: &str| line.replace("\\|", "").matches('|').count();
    let columns = bars(text.lines().next().unwrap());
    assert!(text.lines().all(|line| bars(line) == columns), "{text}");
    assert!(text.lines().nth(1).unwrap().starts_with("| --- |"));
}

#[test]
fn pictures_are_what_their_names_end_in() {
    let folder = Folder::new("pictures");
    let (svg, png) = (folder.file("a.SVG"), folder.file("a.png"));
    answer(&["draw", "-", "-o", &svg], FIRST_EXERCISE);
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg"));
    let options =
        ["--step", "14", "--theme", "dark", "--caption", "--size", "400x300", "--root", "left", "--scale", "1"];
    answer(&[&["draw", "-", "-o", &png], &options[..]].concat(), FIRST_EXERCISE);
    let bytes = fs::read(&png).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
    assert_eq!(bytes[16..20], 400u32.to_be_bytes());
    assert_eq!(folder.files(), ["a.SVG", "a.png"]);
    // Step 0 is before the first, and every step is another picture.
    let at = |step: &str| {
        answer(&["draw", "-", "-o", &svg, "--step", step], FIRST_EXERCISE);
        fs::read_to_string(&svg).unwrap()
    };
    assert_ne!(at("0"), at("14"));
    assert_eq!(at("27"), at("last"));
}

#[test]
fn parts_of_a_tree_are_drawn() {
    let folder = Folder::new("parts");
    let file = folder.file("part.svg");
    let draw = |options: &[&str]| {
        answer(&[&["draw", "-", "-o", &file], options].concat(), FIRST_EXERCISE);
        let svg = fs::read_to_string(&file).unwrap();
        let mut texts: Vec<String> =
            svg.split("</text>").filter_map(|part| part.rsplit('>').next()).map(str::to_owned).collect();
        texts.retain(|text| !text.trim().is_empty());
        texts
    };
    let has = |texts: &[String], wanted: &str| texts.iter().any(|text| text == wanted);
    let whole = draw(&[]);
    assert!(has(&whole, "14") && !has(&whole, "3 nodes, 3 leaves"), "{whole:?}");
    let folded = draw(&["--collapse-below", "1", "--step", "0"]);
    assert_eq!(folded.iter().filter(|text| *text == "3 nodes, 3 leaves").count(), 3, "{folded:?}");
    assert!(!has(&folded, "14"));
    assert_eq!(draw(&["--collapse-below", "9"]), whole, "there is nothing so deep");
    // In the second branch: its leaves, and the others folded.
    let path = draw(&["--only", "path", "--step", "12"]);
    assert!(has(&path, "2") && has(&path, "3 nodes, 3 leaves") && !has(&path, "14"), "{path:?}");
    let line = draw(&["--only", "path"]);
    assert!(has(&line, "12") && !has(&line, "14"), "at the end the principal variation: {line:?}");
    let start = draw(&["--only", "seen", "--step", "0"]);
    assert!(!has(&start, "3") && start.len() <= 3, "{start:?}");
    let seen = draw(&["--only", "seen", "--step", "5"]);
    assert!(has(&seen, "3") && !has(&seen, "14"), "{seen:?}");
    assert_eq!(draw(&["--reveal", "--step", "5"]), seen, "the same nodes, at other places");
    let leaves = |texts: Vec<String>| texts.into_iter().filter(|text| text.parse::<i32>().is_ok()).collect::<Vec<_>>();
    let sorted = leaves(draw(&["--order", "best-first", "--in-search-order", "--step", "0"]));
    assert_eq!(sorted, ["3", "8", "12", "2", "4", "6", "2", "5", "14"]);
    let given = leaves(draw(&["--order", "best-first", "--step", "0"]));
    assert_eq!(given, ["3", "12", "8", "2", "4", "6", "14", "5", "2"]);
    fails(&["draw", "-", "-o", "tree.svg", "--only", "twigs"], FIRST_EXERCISE, 2, &["path", "seen"]);
    fails(&["draw", "-", "-o", "tree.svg", "--collapse-below", "two"], FIRST_EXERCISE, 2, &["--collapse-below"]);
}

#[test]
fn generated_trees_can_be_read_back() {
    let folder = Folder::new("generated");
    let file = folder.file("endgame.json");
    assert_eq!(answer(&["generate", "tictactoe", "XO./.X./O..", "-o", &file], ""), "");
    let from_file = answer(&["solve", &file, "--json"], "");
    assert_eq!(from_file, answer(&["solve", "--tictactoe", "XO./.X./O..", "--json"], ""));
    let random =
        answer(&["generate", "random", "--depth", "4", "--children", "1-3", "--values", "-9-9", "--seed", "7"], "");
    assert_eq!(
        random,
        answer(&["generate", "random", "--depth", "4", "--children", "1-3", "--values=-9-9", "--seed", "7"], "")
    );
    assert!(answer(&["check", "-"], &random).contains("5 levels"));
    let opening = answer(&["generate", "tictactoe", "--depth", "1", "--evaluate", "open-lines"], "");
    assert!(answer(&["check", "-"], &opening).contains("10 nodes, 9 leaves"));
}

#[test]
fn a_check_reports_every_file() {
    let folder = Folder::new("check");
    let good = folder
        .with("good.json", r#"{"title": {"en": "Two", "zh": "二"}, "conventions": {"cut": ">"}, "tree": [1, [2, 3]]}"#);
    let d3 = folder.with("d3.json", r#"{"name": "r", "colour": 1, "children": [{"name": "a", "value": 1}]}"#);
    let bad = folder.with("bad.json", "[[1, 2],\n []]");
    let Run { code, stdout, stderr } = run(&["check", &bad, &good, "missing.json", &d3]);
    assert_eq!(code, 1);
    assert!(stdout.contains("good.json: 5 nodes, 3 leaves, 3 levels"), "{stdout}");
    assert!(stdout.contains("title: Two") && stdout.contains("conventions: cut at α > β"), "{stdout}");
    assert!(stdout.contains("passed over: colour"), "{stdout}");
    assert!(stderr.contains("bad.json: line 2, column 2") && stderr.contains("missing.json"), "{stderr}");
    assert_eq!(run(&["check", &good, &d3]).code, 0);
    assert!(answer(&["check", "--lang", "zh", &good], "").contains("标题：二"));
}

#[test]
fn bad_input_is_told_with_its_place() {
    fails(&["solve", "-"], "[[3, 12],\n [x]]", 1, &["standard input: line 2, column 3", "^"]);
    fails(&["solve", "-", "--json"], "[]", 1, &["line 1"]);
    fails(&["trace", "-", "--format", "json"], "[1, [2, ", 1, &["line 1"]);
    fails(&["draw", "-", "-o", "unwritten.svg"], "{}", 1, &["line 1"]);
    fails(&["solve", "no-such-file.json"], "", 1, &["no-such-file.json"]);
    fails(&["solve", "-", "--lang", "zh"], "[[3", 1, &["标准输入", "第 1 行"]);
    fails(&["solve", "--tictactoe", "XX./.../..."], "", 1, &["2 X"]);
    fails(&["solve", "--tictactoe", "X../.../...", "--to-move", "X"], "", 1, &["X"]);
    fails(&["solve", "--tictactoe", "XO"], "", 1, &["2"]);
    fails(&["solve", "-", "--depth", "1"], FIRST_EXERCISE, 1, &["depth 1", "A"]);
    let not_text = run_with(&["check", "-"], b"[1, \xff]");
    assert_eq!((not_text.code, not_text.stdout.as_str()), (1, ""));
    assert!(not_text.stderr.contains("0xFF"), "{}", not_text.stderr);
    assert!(!Path::new(env!("CARGO_MANIFEST_DIR")).join("unwritten.svg").exists());
}

#[test]
fn bad_usage_exits_with_2() {
    fails(&["solve"], "", 2, &["FILE", "--tictactoe"]);
    fails(&["solve", "-", "--cut", "sometimes"], "", 2, &["ge, gt"]);
    fails(&["solve", "-", "--algorithm", "guess"], "", 2, &["minimax", "alpha-beta"]);
    fails(&["solve", "-", "--order", "up"], "", 2, &["given", "reversed"]);
    fails(&["solve", "-", "--depth", "-1"], "", 2, &[]);
    fails(&["solve", "-", "--tictactoe", "........."], "", 2, &["--tictactoe"]);
    fails(&["solve", "-", "--moves", "reading"], "1", 2, &["--moves", "--tictactoe"]);
    fails(&["solve", "-", "--evaluate", "open-lines", "--to-move", "X"], "1", 2, &["--to-move, --evaluate"]);
    fails(&["solve", "--tictactoe", ".........", "--moves", "1,1"], "", 2, &["square 1"]);
    fails(&["draw", "-"], "1", 2, &["--output"]);
    fails(&["draw", "-", "-o", "tree.gif"], "1", 2, &["tree.gif", ".svg", ".png"]);
    fails(&["draw", "-", "-o", "tree"], "1", 2, &[".svg"]);
    fails(&["draw", "-", "-o", "tree.svg", "--step", "99"], FIRST_EXERCISE, 2, &["99", "27"]);
    fails(&["draw", "-", "-o", "tree.svg", "--size", "0x0"], "1", 2, &["1280x720"]);
    fails(&["generate", "random", "--children", "0"], "", 2, &["0"]);
    fails(&["generate", "random", "--no-ties", "--values", "1-2"], "", 2, &["27"]);
    fails(&["generate"], "", 2, &["tictactoe", "random"]);
    fails(&["check"], "", 2, &["FILE"]);
    fails(&["tree.json", "solve", "-"], "1", 2, &["tree.json"]);
    fails(&["solvee", "tree.json"], "", 2, &["tree.json"]);
    for unwritten in ["tree.gif", "tree", "tree.svg"] {
        assert!(!Path::new(env!("CARGO_MANIFEST_DIR")).join(unwritten).exists());
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = Folder::new("unwritable");
    let file = folder.file("missing/tree.svg");
    fails(&["draw", "-", "-o", &file], "1", 1, &["missing/tree.svg"]);
    fails(&["generate", "random", "-o", &folder.file("missing/tree.json")], "", 1, &["missing/tree.json"]);
    assert!(folder.files().is_empty());
}

/// What could not be written must not look as if it had been.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for arguments in
        [&["solve", "trees/nine-leaves.json"][..], &["trace", "trees/nine-leaves.json"], &["generate", "random"]]
    {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = command(arguments).stdout(full).stderr(Stdio::piped()).output().unwrap();
        let words = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{words}");
        assert!(words.contains("could not be written"), "{words}");
    }
}

/// `plywalk trace … | head -1`.
#[test]
fn absurd_sizes_are_refused() {
    for children in ["18446744073709551615", "1-18446744073709551615", "18446744073709551614"] {
        fails(&["generate", "random", "--children", children], "", 2, &["5000000"]);
    }
}

/// What a terminal would obey is not passed on to it, and a label keeps to its line.
#[test]
fn labels_do_not_steer_the_terminal() {
    let file = r#"{"tree": [{"label": "a\u001b[31m\nX", "children": [1, 2]}, 3]}"#;
    for command in ["solve", "trace"] {
        let text = answer(&[command, "-"], file);
        assert!(text.contains("a·[31m·X") && !text.contains('\u{1b}'), "{text}");
    }
}

#[test]
fn whoever_reads_may_stop_reading() {
    for format in ["text", "json", "csv", "markdown"] {
        let mut command = command(&["trace", "--tictactoe", ".........", "--format", format]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(!lines.next().unwrap().unwrap().is_empty());
        drop(lines);
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{format}");
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn without_a_display_the_commands_are_named() {
    for (arguments, words) in [(&[][..], "need no display"), (&["trees/nine-leaves.json"], "plywalk solve FILE")] {
        fails(arguments, "", 1, &[words, "plywalk trace", "plywalk draw", "plywalk generate", "plywalk check"]);
    }
    fails(&["--lang", "zh"], "", 1, &["不需要显示器"]);
}

#[test]
fn the_version_is_told() {
    assert_eq!(answer(&["--version"], ""), format!("plywalk {}\n", env!("CARGO_PKG_VERSION")));
}

/// Ten thousand levels and four thousand children, through the whole program.
#[test]
fn extreme_trees_pass_through_every_command() {
    let folder = Folder::new("extreme");
    let (levels, picture) = (9_999, folder.file("tree.svg"));
    let deep = format!("{}3{}", "[".repeat(levels), ",4]".repeat(levels));
    let children: Vec<_> = (0..4_000).map(|leaf| (leaf * 7 % 4_001).to_string()).collect();
    for tree in [deep, format!("[[{}], [5]]", children.join(","))] {
        let file = folder.with("tree.json", &tree);
        answer(&["check", &file], "");
        answer(&["solve", &file], "");
        answer(&["solve", &file, "--json", "--algorithm", "minimax"], "");
        answer(&["draw", &file, "--step", "5000", "-o", &picture], "");
    }
}
