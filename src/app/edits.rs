//! "What if that leaf were 100?": edits, and taking them back.

use crate::tree::NodeId;

/// A leaf was given another value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edit {
    /// Which leaf.
    pub leaf: NodeId,
    /// Its value before.
    pub before: f64,
    /// Its value after.
    pub after: f64,
}

impl Edit {
    /// The edit that takes this one back.
    fn inverse(self) -> Edit {
        Edit { before: self.after, after: self.before, ..self }
    }
}

/// What was edited, and what was taken back again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Edits {
    done: Vec<Edit>,
    undone: Vec<Edit>,
    /// How many edits the file holds; more than any number once those it holds were taken back and lost.
    saved: usize,
}

/// In which direction an edit goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Something new.
    New,
    /// Taking back.
    Undo,
    /// Doing again what was taken back.
    Redo,
}

impl Edits {
    /// The edit that undoing or redoing would make; none where there is nothing to take back.
    pub fn next(&self, direction: Direction) -> Option<Edit> {
        match direction {
            Direction::New => None,
            Direction::Undo => self.done.last().map(|edit| edit.inverse()),
            Direction::Redo => self.undone.last().copied(),
        }
    }

    /// Notes that an edit was made.
    pub fn note(&mut self, edit: Edit, direction: Direction) {
        match direction {
            Direction::New => {
                if self.saved > self.done.len() {
                    self.saved = usize::MAX;
                }
                self.done.push(edit);
                self.undone.clear();
            }
            Direction::Undo => self.undone.extend(self.done.pop()),
            Direction::Redo => self.done.extend(self.undone.pop()),
        }
    }

    /// Notes that the tree was saved as it is.
    pub fn note_saved(&mut self) {
        self.saved = self.done.len();
    }

    /// True if the tree is not as it was opened or saved last.
    pub fn unsaved(&self) -> bool {
        self.saved != self.done.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edit(before: f64, after: f64) -> Edit {
        Edit { leaf: NodeId::new(1), before, after }
    }

    #[test]
    fn edits_are_taken_back_and_done_again() {
        let mut edits = Edits::default();
        assert!(!edits.unsaved());
        edits.note(edit(2.0, 100.0), Direction::New);
        assert!(edits.unsaved());
        assert_eq!(edits.next(Direction::Undo), Some(edit(100.0, 2.0)));
        edits.note(edit(100.0, 2.0), Direction::Undo);
        assert!(!edits.unsaved());
        assert_eq!(edits.next(Direction::Redo), Some(edit(2.0, 100.0)));
        assert_eq!(edits.next(Direction::Undo), None);
    }

    #[test]
    fn a_saved_state_that_was_lost_is_never_reached_again() {
        let mut edits = Edits::default();
        edits.note(edit(1.0, 2.0), Direction::New);
        edits.note_saved();
        edits.note(edit(2.0, 1.0), Direction::Undo);
        assert!(edits.unsaved());
        edits.note(edit(1.0, 3.0), Direction::New);
        assert!(edits.unsaved());
    }
}
