//! Numbers as the format writes them, and the whole numbers that it refuses.

use std::fmt;
use std::ops::Range;

use super::form::Form;
use super::place::{self, Part, Step};
use super::scanner::Scanner;

/// The shortest JSON that reads back as this number: whole numbers without a point, the infinities as strings, −0 as 0.
pub(super) struct JsonNumber(pub f64);

impl fmt::Display for JsonNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// From here on not every whole number can be held, and one written out might be refused as inexact.
        const WHOLE_BELOW: f64 = 9_007_199_254_740_992.0;
        /// Below this, plain digits would mostly be zeros.
        const PLAIN_FROM: f64 = 1e-5;
        // Adding 0 turns −0 into 0.
        let value = self.0 + 0.0;
        if value == f64::INFINITY {
            f.write_str("\"inf\"")
        } else if value == f64::NEG_INFINITY {
            f.write_str("\"-inf\"")
        } else if value != 0.0 && !(PLAIN_FROM..WHOLE_BELOW).contains(&value.abs()) {
            write!(f, "{value:e}")
        } else {
            write!(f, "{value}")
        }
    }
}

/// The first value of a node, in a text that was read without complaint, that is a whole number which a float cannot
/// hold exactly. Linear in the text: the parser had lost the digits, so all values are looked at once more.
pub(super) fn first_inexact(text: &str, form: Form) -> Option<Range<usize>> {
    let steps: &[Step] = match form {
        Form::Nested => &[],
        Form::Wrapped => &[Step::Key("tree")],
        Form::NodeLink => &[Step::Key("nodes")],
    };
    let mut scanner = Scanner::new(text);
    scanner.at = place::locate(text, steps, Part::Value).offset;
    let mut open = Vec::new();
    loop {
        match scanner.peek()? {
            b'[' if scanner.pass(b'[') => open.push(Open::Nodes),
            b'{' if scanner.pass(b'{') => open.push(Open::Node),
            _ => {
                let value = scanner.pass_value()?;
                if is_inexact(&text[value.clone()]) {
                    return Some(value);
                }
            }
        }
        go_on(&mut scanner, &mut open, form != Form::NodeLink)?;
    }
}

/// What is open around a scanner that goes through nodes.
enum Open {
    /// An array of nodes.
    Nodes,
    /// A node written as an object.
    Node,
}

/// Moves on to the next node, array of nodes or value of a node. None if there is none.
fn go_on(scanner: &mut Scanner<'_>, open: &mut Vec<Open>, nested: bool) -> Option<()> {
    loop {
        match open.last()? {
            Open::Nodes if scanner.pass(b']') => drop(open.pop()),
            Open::Node if scanner.pass(b'}') => drop(open.pop()),
            Open::Nodes => {
                scanner.pass(b',');
                return Some(());
            }
            Open::Node => {
                scanner.pass(b',');
                let key = scanner.pass_string()?;
                scanner.pass(b':');
                if scanner.says(&key, "value") || (nested && scanner.says(&key, "children")) {
                    return Some(());
                }
                scanner.pass_value()?;
            }
        }
    }
}

/// True for a whole number written out that a float cannot hold exactly.
fn is_inexact(number: &str) -> bool {
    if number.contains(['"', '.', 'e', 'E']) {
        return false;
    }
    let digits = number.trim_start_matches('-');
    digits.parse::<f64>().is_ok_and(|nearest| format!("{nearest:.0}") != digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_short_as_they_read_back() {
        for (value, written) in [
            (3.0, "3"),
            (-0.0, "0"),
            (-2.5, "-2.5"),
            (0.1 + 0.2, "0.30000000000000004"),
            (9_007_199_254_740_991.0, "9007199254740991"),
            (9_007_199_254_740_992.0, "9.007199254740992e15"),
            (1e23, "1e23"),
            (-1e300, "-1e300"),
            (5e-324, "5e-324"),
            (0.000_012_5, "0.0000125"),
            (f64::INFINITY, "\"inf\""),
            (f64::NEG_INFINITY, "\"-inf\""),
        ] {
            assert_eq!(JsonNumber(value).to_string(), written);
        }
    }

    #[test]
    fn whole_numbers_are_compared_digit_by_digit() {
        for exact in
            ["0", "18446744073709551616", "-9223372036854775808", "36893488147419103232", "1e400", "9.5", "\"inf\""]
        {
            assert!(!is_inexact(exact), "{exact}");
        }
        for inexact in ["18446744073709551617", "-9223372036854775809", "100000000000000000000000"] {
            assert!(is_inexact(inexact), "{inexact}");
        }
    }
}
