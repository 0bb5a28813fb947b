//! Searching the open tree again: under other conventions, or with a leaf's other value.

use std::sync::Arc;

use crate::explain;
use crate::format::Document;
use crate::search::{Options, Order};
use crate::trace::{Moment, Trace};
use crate::tree::NodeId;

use super::apply::{Outside, finish};
use super::edits::{Direction, Edit};
use super::jobs::{Job, Preferred, Task, at_once};
use super::lesson::{Lesson, SMALL};
use super::settings::Conventions;
use super::state::{Before, Editing, Look, Play, State};

/// Puts a new search in the place of the present one and says what changed.
pub fn searched(state: &mut State, document: Arc<Document>, trace: Trace) {
    let Some(before) = state.before.take() else { return };
    state.lesson.replace(document, trace);
    state.tell(state.levels);
    let leaf = before.edit.map(|(edit, _)| edit.leaf);
    if let Some((edit, direction)) = before.edit {
        state.lesson.edits.note(edit, direction);
    }
    let was = Moment::new(&before.document.tree, &before.trace, 0);
    state.status = explain::changed(&was, &state.lesson.moment(), leaf, state.texts());
}

/// Opens the field for the chosen leaf's value, else for that of the leaf that the step is about.
pub fn edit_leaf(state: &mut State) {
    let tree = state.lesson.tree();
    let leaf = state.view.chosen.or_else(|| state.lesson.moment().current()).filter(|&node| tree.is_leaf(node));
    match leaf.zip(leaf.and_then(|leaf| tree.value(leaf))) {
        Some((leaf, value)) => {
            let text = number_text(value);
            state.editing = Some(Editing { leaf, text });
            state.view.look_at = Some(Look::AsItIs(leaf));
        }
        None => state.status = state.texts().app.choose_leaf.to_owned(),
    }
}

/// Gives a leaf another value.
pub fn set_leaf(state: &mut State, leaf: NodeId, value: f64, outside: &dyn Outside) {
    state.editing = None;
    let Some(before) = state.lesson.tree().value(leaf) else { return };
    if before != value {
        edit(state, Edit { leaf, before, after: value }, Direction::New, outside);
    }
}

/// Undoes or redoes an edit.
pub fn take_back(state: &mut State, direction: Direction, outside: &dyn Outside) {
    match state.lesson.edits.next(direction) {
        Some(next) => edit(state, next, direction, outside),
        None => state.status = state.texts().app.nothing_there.to_owned(),
    }
}

/// Searches the tree with a leaf's other value.
fn edit(state: &mut State, edit: Edit, direction: Direction, outside: &dyn Outside) {
    let mut document = Arc::clone(&state.lesson.document);
    Arc::make_mut(&mut document).tree.set_leaf_value(edit.leaf, edit.after);
    search_again(state, document, *state.lesson.options(), Some((edit, direction)), outside);
}

/// Searches a tree of the open one's shape, at once if it is small.
fn search_again(
    state: &mut State,
    document: Arc<Document>,
    options: Options,
    edit: Option<(Edit, Direction)>,
    outside: &dyn Outside,
) {
    state.play = Play::default();
    let Lesson { document: was, trace, .. } = &state.lesson;
    state.before = Some(Before { document: Arc::clone(was), trace: Arc::clone(trace), edit });
    let small = document.tree.len() <= SMALL;
    let task = Task::Search(document, options);
    if small {
        finish(state, at_once(task, Preferred { options }));
    } else {
        state.job = Some(Job::start(task, Preferred { options }, outside.wake()));
    }
}

/// A value as it is typed.
fn number_text(value: f64) -> String {
    if value.is_infinite() { if value > 0.0 { "inf".to_owned() } else { "-inf".to_owned() } } else { value.to_string() }
}

/// Changes an option and searches again.
pub fn change(state: &mut State, outside: &dyn Outside, change: impl FnOnce(&mut Options)) {
    let mut options = *state.lesson.options();
    change(&mut options);
    if options == *state.lesson.options() {
        return;
    }
    state.settings.conventions = Conventions {
        algorithm: options.algorithm.keyword().to_owned(),
        cut: options.cut.keyword().to_owned(),
        fail: options.fail.keyword().to_owned(),
        order: options.order.keyword().to_owned(),
    };
    search_again(state, Arc::clone(&state.lesson.document), options, None, outside);
}

/// Chooses an order. That of the last iteration needs iterations.
pub fn set_order(options: &mut Options, order: Order) {
    options.order = order;
    options.iterative |= order == Order::Previous;
}

/// Searches deeper and deeper, or once: then without what only means something to iterations.
pub fn set_iterative(options: &mut Options, on: bool) {
    options.iterative = on;
    if !on {
        (options.node_budget, options.time_budget) = (None, None);
        if options.order == Order::Previous {
            options.order = Order::Given;
        }
    }
}

/// Gives all iterations a budget, of nodes or of time.
pub fn set_budget(options: &mut Options, nodes: Option<usize>, milliseconds: Option<u64>) {
    (options.node_budget, options.time_budget) = (nodes, milliseconds);
    options.iterative |= nodes.is_some() || milliseconds.is_some();
}
