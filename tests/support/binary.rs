//! The program as a stranger runs it.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a finished run left behind.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// The program with some arguments, in the project's folder and without a display.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plywalk"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env("LANG", "zh_CN.UTF-8");
    command
}

/// Runs the program with something on its standard input.
pub fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut command = command(arguments);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that does not read its input closes it, which is its right.
    _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code().unwrap(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// Runs the program.
pub fn run(arguments: &[&str]) -> Run {
    run_with(arguments, b"")
}

/// The standard output of a run that must succeed.
pub fn answer(arguments: &[&str], input: &str) -> String {
    let run = run_with(arguments, input.as_bytes());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{arguments:?} on {input}");
    run.stdout
}

/// The JSON object that `solve --json` prints.
pub fn solve(source: &[&str], options: &[&str], input: &str) -> Value {
    let arguments = [&["solve"], source, options, &["--json"]].concat();
    serde_json::from_str(&answer(&arguments, input)).unwrap()
}

/// The JSON objects that `trace --format json` prints.
pub fn trace(source: &[&str], options: &[&str], input: &str) -> Vec<Value> {
    let arguments = [&["trace"], source, options, &["--format", "json"]].concat();
    answer(&arguments, input).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}
