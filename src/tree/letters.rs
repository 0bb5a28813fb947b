//! Letters for nodes that nobody has named.

/// The `rank`-th name of A, B, … Z, AA, AB, … (counted from 0), as spreadsheets name their columns.
///
/// ```
/// assert_eq!(plywalk::tree::letters(0), "A");
/// assert_eq!(plywalk::tree::letters(25), "Z");
/// assert_eq!(plywalk::tree::letters(26), "AA");
/// ```
pub fn letters(rank: usize) -> String {
    let mut reversed = Vec::new();
    let mut rest = rank;
    loop {
        reversed.push(b'A' + (rest % 26) as u8);
        if rest < 26 {
            break;
        }
        rest = rest / 26 - 1;
    }
    reversed.iter().rev().map(|&letter| char::from(letter)).collect()
}
