//! How large a tree would be.

use super::{Board, Position};

/// The size of a tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// All nodes, the root included.
    pub nodes: usize,
    /// Finished games, and nodes at the depth limit.
    pub leaves: usize,
}

/// Counts the nodes that growing would make, without growing.
///
/// Goes level by level through the different boards, at most 5,478 of them, with the number of ways to each.
///
/// ```
/// use plywalk::games::tictactoe::{Position, count_nodes};
///
/// let size = count_nodes(Position::START, None);
/// assert_eq!((size.nodes, size.leaves), (549_946, 255_168));
/// assert_eq!(count_nodes(Position::START, Some(2)).nodes, 1 + 9 + 72);
/// ```
pub fn count_nodes(position: Position, depth: Option<usize>) -> Size {
    let mut size = Size::default();
    let mut level = vec![(position, 1)];
    // By board: its place in the next level, if it is there.
    let mut places = vec![None; Board::KEYS];
    let mut ply = 0;
    while !level.is_empty() {
        let mut next: Vec<(Position, usize)> = Vec::new();
        for &(position, ways) in &level {
            size.nodes += ways;
            if position.is_over() || depth == Some(ply) {
                size.leaves += ways;
                continue;
            }
            for child in (0..9).filter_map(|square| position.play(square)) {
                let place = *places[child.board().key()].get_or_insert(next.len());
                if place == next.len() {
                    next.push((child, 0));
                }
                next[place].1 += ways;
            }
        }
        level = next;
        ply += 1;
    }
    size
}
