//! Enormous trees: what is drawn is bounded at every zoom and step, and the search is always in sight.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod scene_support;

use plywalk::layout::Layout;
use plywalk::scene::{Fit, Orientation, Role, Size, View, draw, hit, point};
use plywalk::search::Options;
use plywalk::tree::GameTree;
use scene_support::*;

const MOST_SHAPES: usize = 6_000;
const MOST_QUADS: usize = 50_000;
const MOST_LABELS: usize = 700;

/// Looks at a tree from afar and ever nearer, following the search, at several steps and in both orientations.
fn look_around(tree: GameTree, size: Size, what: &str) {
    let board = Board::new(tree, &Options::default());
    let steps = board.trace.steps();
    for orientation in [Orientation::RootAtTop, Orientation::RootAtLeft] {
        for step in [0, 1, steps / 3, steps / 2 + 1, steps] {
            let mut view = board.view(step, size);
            view.camera.orientation = orientation;
            view.camera = view.fitted(Fit::All);
            for zoom in 0..30 {
                check(&view, &format!("{what}, {orientation:?}, step {step}, zoom {zoom}"));
                let current = view.moment.and_then(|moment| moment.current());
                if let Some(node) = current {
                    view.camera = view.following(node);
                }
                let at = current.map_or(point(size.width / 3.0, size.height / 2.0), |node| view.node_center(node));
                view.camera = view.zoomed(at, 2.0);
            }
        }
    }
}

fn check(view: &View, what: &str) {
    let scene = draw(view);
    assert!(scene.shapes.iter().all(is_finite), "{what}");
    assert!(scene.shapes.len() <= MOST_SHAPES, "{what}: {} shapes", scene.shapes.len());
    assert!(scene.len() <= MOST_QUADS, "{what}: {} rectangles", scene.len());
    assert!(scene.labels.len() <= MOST_LABELS, "{what}: {} labels", scene.labels.len());
    let current = view.moment.and_then(|moment| moment.current());
    if let Some(node) = current {
        let followed = View { camera: view.following(node), ..*view };
        let near = draw(&followed);
        let shown = near.shapes.iter().any(|shape| shape.role == Role::Current || shape.role == Role::PathEdge);
        assert!(shown, "{what}: the current node is not in sight");
    }
    let _ = hit(view, point(view.size.width / 2.0, view.size.height / 2.0));
}

#[test]
fn all_of_tic_tac_toe() {
    look_around(tictactoe("........."), LAPTOP, "tic-tac-toe");
}

#[test]
fn tic_tac_toe_on_a_large_screen() {
    look_around(tictactoe("X........"), Size { width: 3840.0, height: 2160.0 }, "large");
}

#[test]
fn a_star() {
    look_around(star(100_000), LAPTOP, "star");
}

#[test]
fn a_comb() {
    look_around(chain(9_000, true), LAPTOP, "comb");
}

#[test]
fn a_chain() {
    look_around(chain(10_000, false), LAPTOP, "chain");
}

#[test]
fn a_ragged_tree() {
    look_around(ragged(200_000, 5), LAPTOP, "ragged");
}

#[test]
fn windows_without_size() {
    let board = Board::new(tictactoe("........."), &Options::default());
    for size in [(0.0, 0.0), (1.0, 700.0), (900.0, 0.5)] {
        let size = Size { width: size.0, height: size.1 };
        for step in [0, 30_000] {
            let mut view = board.view(step, size);
            for _ in 0..20 {
                assert!(draw(&view).shapes.iter().all(is_finite));
                view.camera = view.zoomed(point(0.0, 0.0), 3.0);
            }
        }
    }
}

#[test]
fn folded_half_a_million() {
    let tree = tictactoe(".........");
    for depth in [1, 3, 8] {
        let layout = Layout::of_visible(&tree, |node| tree.depth(node) <= depth);
        let trace = plywalk::trace::Trace::record(&tree, &Options::default()).unwrap();
        let board = Board { tree: tree.clone(), trace, layout };
        let mut view = board.view(25_000, LAPTOP);
        for zoom in 0..20 {
            check(&view, &format!("folded below {depth}, zoom {zoom}"));
            view.camera = view.zoomed(point(300.0, 300.0), 2.0);
        }
    }
}

#[test]
fn the_path_and_its_siblings_alone_can_be_read() {
    let tree = tictactoe(".........");
    let trace = plywalk::trace::Trace::record(&tree, &Options::default()).unwrap();
    let step = 20_000;
    let path: Vec<_> = plywalk::trace::Moment::new(&tree, &trace, step).path().iter().map(|open| open.node).collect();
    let layout = Layout::of_visible(&tree, |node| tree.parent(node).is_some_and(|parent| path.contains(&parent)));
    let board = Board { layout, trace, tree };
    let mut view = board.view(step, Size { width: 1400.0, height: 1000.0 });
    let current = view.moment.and_then(|moment| moment.current()).unwrap();
    view.camera = view.zoomed(point(0.0, 0.0), 2.0);
    view.camera = view.following(current);
    let scene = draw(&view);
    let shown = scene.labels.iter().filter(|(node, _)| board.layout.shows(*node)).count();
    assert_eq!(shown, scene.labels.len());
    assert!(scene.labels.iter().any(|(node, _)| *node == current), "{:?}", scene.labels);
    assert!(scene.shapes.iter().filter(|shape| shape.role == Role::Edge).count() > 3);
    assert!(scene.texts(Role::Folded).count() > 3);
}

#[test]
fn strips_count_what_the_search_has_done() {
    let board = Board::new(tictactoe("........."), &Options::default());
    let dark = |step: usize| {
        let view = board.view(step, LAPTOP);
        let scene = draw(&view);
        let visited = view.style.theme.ground.mixed(view.style.theme.ink, 0.78);
        scene
            .shapes
            .iter()
            .filter_map(|shape| match &shape.form {
                plywalk::scene::Form::Quads(quads) => Some(quads),
                _ => None,
            })
            .flatten()
            .filter(|quad| quad.color == visited)
            .map(|quad| f64::from(quad.rect.width() * quad.rect.height()))
            .sum::<f64>()
    };
    let steps = board.trace.steps();
    assert_eq!(dark(0), 0.0);
    assert!(dark(steps / 2) > 0.0 && dark(steps) > dark(steps / 2));
}

#[test]
fn the_shades_are_named_while_the_whole_tree_is_seen_from_afar() {
    let board = Board::new(tictactoe("........."), &Options::default());
    let legend = |view: &View| draw(view).texts(Role::Legend).map(|(_, text)| text).collect::<Vec<_>>();
    let mut view = board.view(20_000, LAPTOP);
    for orientation in [Orientation::RootAtTop, Orientation::RootAtLeft] {
        view.camera.orientation = orientation;
        view.camera = view.fitted(Fit::All);
        assert_eq!(legend(&view), ["visited", "pruned", "not reached"]);
        // It lies over nothing: no node reaches into its corner.
        let scene = draw(&view);
        let of = |role: Role| scene.shapes.iter().filter(move |shape| shape.role == role);
        let area = |shape: &plywalk::scene::Shape| match &shape.form {
            plywalk::scene::Form::Rect { rect, .. } => *rect,
            other => panic!("{other:?}"),
        };
        for swatch in of(Role::Legend).filter(|shape| shape.text().is_none()).map(area) {
            let around = swatch.grown(6.0);
            for (node, place) in &scene.labels {
                let apart = place.max.x < around.min.x || around.max.x < place.min.x;
                let apart = apart || place.max.y < around.min.y || around.max.y < place.min.y;
                assert!(apart, "{orientation:?}: {node:?} at {place:?}");
            }
        }
    }
    view.camera = view.zoomed(point(300.0, 300.0), 4.0);
    assert!(legend(&view).is_empty());
    let nine = Board::parsed(NINE);
    assert!(legend(&nine.view(5, LAPTOP)).is_empty(), "nothing is counted");
}
