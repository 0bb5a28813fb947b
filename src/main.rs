//! The executable: a command, or the window.

fn main() {}
