//! "Did you mean …?"

/// The word that was probably meant: the nearest one, if it is near.
pub(super) fn nearest(typed: &str, words: &[&'static str]) -> Option<&'static str> {
    const LONGEST: usize = 40;
    let typed: Vec<char> = typed.chars().take(LONGEST + 1).flat_map(char::to_lowercase).collect();
    if typed.len() > LONGEST {
        return None;
    }
    let (distance, word) =
        words.iter().map(|word| (edits(&typed, word), *word)).min_by_key(|&(distance, _)| distance)?;
    // A third of the letters may be wrong, two in short words.
    (distance <= (typed.len() / 3).max(2) && distance < word.len()).then_some(word)
}

/// How many letters must be inserted, left out, replaced or swapped with their neighbour (optimal string alignment).
fn edits(typed: &[char], word: &str) -> usize {
    let word: Vec<char> = word.chars().collect();
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=word.len()).collect();
    for (i, &a) in typed.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &b) in word.iter().enumerate() {
            let mut best = (last[j] + usize::from(a != b)).min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a == word[j - 1] && typed[i - 1] == b {
                best = best.min(before_last[j - 1] + 1);
            }
            row.push(best);
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[word.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: &[&str] = &["label", "move", "player", "value", "probability", "state", "children"];

    #[test]
    fn slips_of_the_finger_are_understood() {
        for (typed, meant) in [
            ("childen", Some("children")),
            ("Children", Some("children")),
            ("vlaue", Some("value")),
            ("val", Some("value")),
            ("prob", None),
            ("weight", None),
            ("", None),
            ("x", None),
        ] {
            assert_eq!(nearest(typed, KEYS), meant, "{typed}");
        }
        assert_eq!(nearest("MIN", &["max", "min", "chance"]), Some("min"));
        assert_eq!(nearest("Infinity", &["inf", "-inf"]), None);
        assert_eq!(nearest(&"z".repeat(1_000_000), KEYS), None);
    }

    #[test]
    fn edits_are_counted() {
        for (a, b, count) in
            [("", "abc", 3), ("abc", "", 3), ("ab", "ba", 1), ("kitten", "sitting", 3), ("max", "max", 0)]
        {
            assert_eq!(edits(&a.chars().collect::<Vec<_>>(), b), count, "{a} {b}");
        }
    }
}
