//! Folding subtrees away and unfolding them.

use eframe::egui::{Key, KeyboardShortcut};

use crate::texts::vocabulary::{FoldTexts, Label};
use crate::tree::NodeId;

use super::command::Command;
use super::keys::{key, shift};
use super::state::State;

/// What can be folded and unfolded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folding {
    /// Fold what is below the chosen node, else the current one, or unfold it.
    Toggle,
    /// Fold what is below this node, or unfold it.
    ToggleAt(NodeId),
    /// Fold the lowest level that is shown.
    Less,
    /// Unfold the level below the lowest that is shown.
    More,
    /// Fold everything below some depth.
    Below(usize),
    /// Fold everything but the path and its siblings, or unfold it.
    PathOnly,
    /// Lay out only what the search has seen, or all.
    SeenOnly,
    /// Unfold everything.
    UnfoldAll,
    /// Draw nodes only once the search reaches them, or all.
    Reveal,
}

impl Folding {
    /// Those that stand alone, as the help page and the menu list them.
    pub const LIST: &'static [Command] = &[
        Command::Fold(Folding::Toggle),
        Command::Fold(Folding::Less),
        Command::Fold(Folding::More),
        Command::Fold(Folding::PathOnly),
        Command::Fold(Folding::SeenOnly),
        Command::Fold(Folding::UnfoldAll),
        Command::Fold(Folding::Reveal),
    ];

    /// Name and tooltip, for those that stand alone.
    pub fn label(self, texts: &FoldTexts) -> Option<&Label> {
        Some(match self {
            Folding::Toggle => &texts.toggle,
            Folding::Less => &texts.less,
            Folding::More => &texts.more,
            Folding::PathOnly => &texts.path,
            Folding::SeenOnly => &texts.seen,
            Folding::UnfoldAll => &texts.unfold_all,
            Folding::Reveal => &texts.reveal,
            Folding::ToggleAt(_) | Folding::Below(_) => return None,
        })
    }

    /// The keys that give it; the first is the one shown.
    pub fn shortcuts(self) -> &'static [KeyboardShortcut] {
        match self {
            Folding::Toggle => const { &[key(Key::H)] },
            Folding::Less => const { &[key(Key::K)] },
            Folding::More => const { &[key(Key::J)] },
            Folding::PathOnly => const { &[shift(Key::S)] },
            Folding::SeenOnly => const { &[key(Key::S)] },
            Folding::UnfoldAll => const { &[shift(Key::H)] },
            Folding::Reveal => const { &[key(Key::R)] },
            Folding::ToggleAt(_) | Folding::Below(_) => &[],
        }
    }
}

/// Carries it out.
pub fn fold(state: &mut State, folding: Folding) {
    match folding {
        Folding::Toggle => {
            let current = state.lesson.moment().current();
            toggle(state, state.view.chosen.or(current).unwrap_or(NodeId::ROOT));
        }
        Folding::ToggleAt(node) => toggle(state, node),
        Folding::Less => fold_below(state, shown_below(state).saturating_sub(1)),
        Folding::More => fold_below(state, shown_below(state) + 1),
        Folding::Below(depth) => fold_below(state, depth),
        Folding::PathOnly if state.lesson.folds.path_only() => state.lesson.folds.unfold_all(),
        Folding::PathOnly => {
            let document = &state.lesson.document;
            state.lesson.folds.fold_to_path(&document.tree);
        }
        Folding::SeenOnly => {
            let folds = &mut state.lesson.folds;
            folds.set_seen_only(!folds.seen_only());
        }
        Folding::UnfoldAll => state.lesson.folds.unfold_all(),
        Folding::Reveal => state.settings.reveal = !state.settings.reveal,
    }
}

/// Folds or unfolds a node, which stays where it is in the picture. Of a leaf, its parent is meant; of a hidden node,
/// what hides it.
fn toggle(state: &mut State, node: NodeId) {
    let lesson = &mut state.lesson;
    let tree = &lesson.document.tree;
    let shown = lesson.layout.nearest_shown(tree, node);
    let node = Some(shown).filter(|_| tree.is_leaf(shown)).and_then(|leaf| tree.parent(leaf)).unwrap_or(shown);
    let folded = !lesson.folds.is_folded(node);
    lesson.folds.set_folded(tree, node, folded);
    if folded && state.view.chosen.is_some_and(|chosen| tree.is_within(chosen, node)) {
        state.view.chosen = Some(node);
    }
    let held_open = folded && lesson.folds.held_open(&lesson.moment()).contains(&node);
    if held_open {
        state.status = state.texts().app.folds.folds_later.to_owned();
    }
    state.view.anchor = Some(node);
    state.view.fitted = None;
}

/// The deepest inner level whose nodes are not all folded, and one more: everything below is hidden, the search's
/// surroundings aside.
fn shown_below(state: &State) -> usize {
    let (tree, folds) = (state.lesson.tree(), &state.lesson.folds);
    let last = tree.level_count() - 1;
    let has_open =
        |depth: &usize| tree.level(*depth).map(NodeId::new).any(|node| !tree.is_leaf(node) && !folds.is_folded(node));
    (0..last).rev().find(has_open).map_or(0, |depth| depth + 1)
}

fn fold_below(state: &mut State, depth: usize) {
    let document = &state.lesson.document;
    let depth = depth.min(document.tree.level_count() - 1);
    state.lesson.folds.fold_below(&document.tree, depth);
    state.status = (state.texts().app.folds.folded_below)(depth);
}
