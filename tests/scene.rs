//! What a picture shows at a step, read from its shapes.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod scene_support;

use plywalk::layout::Layout;
use plywalk::scene::{
    self, Camera, Fit, Form, Orientation, Role, Scene, Size, Sizes, View, WindowPlace, WindowText, draw, point,
};
use plywalk::search::{Algorithm, Cut, Options, true_values};
use plywalk::texts::Language;
use plywalk::tree::NodeId;
use scene_support::*;

fn strings(pairs: &[(usize, &str)]) -> Vec<(usize, String)> {
    pairs.iter().map(|&(node, text)| (node, text.to_owned())).collect()
}

#[test]
fn nine_leaves_before_the_search() {
    let board = Board::parsed(NINE);
    let scene = draw(&board.view(0, LAPTOP));
    let leaves = [(4, "3"), (5, "12"), (6, "8"), (7, "2"), (8, "4"), (9, "6"), (10, "14"), (11, "5"), (12, "2")];
    assert_eq!(texts(&scene, Role::Value), strings(&leaves));
    assert_eq!(texts(&scene, Role::Name), strings(&[(1, "A"), (2, "B"), (3, "C")]));
    assert_eq!(texts(&scene, Role::Level), strings(&[(usize::MAX, "MAX"), (usize::MAX, "MIN")]));
    for role in [Role::Window, Role::Cutoff, Role::Cross, Role::Current, Role::PathEdge, Role::Arc, Role::Variation] {
        assert_eq!(scene.shapes.iter().filter(|shape| shape.role == role).count(), 0, "{role:?}");
    }
}

#[test]
fn nine_leaves_when_the_jaws_cross() {
    let board = Board::parsed(NINE);
    let scene = draw(&board.view(13, LAPTOP));
    assert_eq!(texts(&scene, Role::Window), strings(&[(0, "[3, ∞]"), (2, "[3, 2]")]));
    assert_eq!(nodes(&scene, Role::Hatch), [2]);
    assert_eq!(nodes(&scene, Role::Current), [2]);
    assert_eq!(nodes(&scene, Role::Cutoff), [0usize; 0]);
    let inner: Vec<_> = texts(&scene, Role::Value).into_iter().filter(|&(node, _)| node < 4).collect();
    assert_eq!(inner, strings(&[(0, "3…"), (1, "3"), (2, "2…")]));
}

#[test]
fn nine_leaves_at_the_cutoff() {
    let board = Board::parsed(NINE);
    let scene = draw(&board.view(14, LAPTOP));
    assert_eq!(texts(&scene, Role::Cutoff), strings(&[(2, "α cutoff 2 ≤ 3")]));
    assert_eq!(nodes(&scene, Role::Cross), [8, 9]);
    assert_eq!(nodes(&scene, Role::PrunedEdge), [8, 9]);
    assert_eq!(nodes(&scene, Role::Arc), [2]);
    assert_eq!(nodes(&scene, Role::PathEdge), [2]);
}

#[test]
fn nine_leaves_at_the_end() {
    let board = Board::parsed(NINE);
    let scene = draw(&board.view(board.trace.steps(), LAPTOP));
    let inner: Vec<_> = texts(&scene, Role::Value).into_iter().filter(|&(node, _)| node < 4).collect();
    assert_eq!(inner, strings(&[(0, "3"), (1, "3"), (2, "≤ 2"), (3, "2")]));
    assert_eq!(texts(&scene, Role::Window), []);
    assert_eq!(texts(&scene, Role::Cutoff), strings(&[(2, "α cutoff 2 ≤ 3"), (3, "α cutoff 2 ≤ 3")]));
    assert_eq!(nodes(&scene, Role::Cross), [8, 9]);
    assert_eq!(nodes(&scene, Role::VariationEdge), [1, 4]);
}

#[test]
fn twelve_leaves_at_the_end() {
    let board = Board::parsed(TWELVE);
    let mut view = board.view(board.trace.steps(), LAPTOP);
    view.texts = Language::Chinese.texts();
    let scene = draw(&view);
    let cut = [(4, "β 剪枝 13 ≥ 3"), (2, "α 剪枝 2 ≤ 3"), (8, "α 剪枝 2 ≤ 3"), (11, "α 剪枝 2 ≤ 3")];
    let mut cut = strings(&cut);
    cut.sort();
    assert_eq!(texts(&scene, Role::Cutoff), cut);
    let mut levels: Vec<_> = texts(&scene, Role::Level).into_iter().map(|(_, text)| text).collect();
    levels.dedup();
    assert_eq!(levels, ["极大层", "极小层"]);
    let evaluated = ["3", "20", "2", "13", "2"];
    let bold: Vec<String> = scene
        .shapes
        .iter()
        .filter(|shape| shape.node.is_some_and(|node| board.tree.is_leaf(node)) && shape.role == Role::Value)
        .filter(|shape| matches!(&shape.form, Form::Text(text) if text.runs[0].bold))
        .filter_map(plywalk::scene::Shape::text)
        .collect();
    assert_eq!(bold, evaluated);
}

#[test]
fn the_bound_that_a_node_moved_itself_is_underlined() {
    let board = Board::parsed(NINE);
    let scene = draw(&board.view(13, LAPTOP));
    let underlined = |node: usize| -> Vec<String> {
        let of = |shape: &scene::Shape| shape.role == Role::Window && shape.node == Some(NodeId::new(node));
        let Some(Form::Text(text)) = scene.shapes.iter().find(|shape| of(shape)).map(|shape| shape.form.clone()) else {
            panic!("no window");
        };
        assert!(text.runs.iter().all(|run| run.bold == run.underline));
        text.runs.into_iter().filter(|run| run.underline).map(|run| run.text).collect()
    };
    assert_eq!(underlined(0), ["3"], "the root raised α");
    assert_eq!(underlined(2), ["2"], "B lowered β and inherited α");
}

#[test]
fn windows_as_equations_and_on_edges() {
    let board = Board::parsed(NINE);
    let mut view = board.view(13, LAPTOP);
    view.style.window_text = WindowText::Equations;
    assert_eq!(texts(&draw(&view), Role::Window), strings(&[(0, "α = 3, β = ∞"), (2, "α = 3, β = 2")]));
    view.style.window_place = WindowPlace::Edge;
    view.camera = view.fitted(Fit::All);
    let scene = draw(&view);
    let window = scene.shapes.iter().find(|s| s.role == Role::Window && s.node == Some(NodeId::new(2))).unwrap();
    let (root, b) = (view.node_center(NodeId::ROOT), view.node_center(NodeId::new(2)));
    assert!((root.y..b.y).contains(&window.bounds().center().y), "between the root and B");
}

#[test]
fn the_strict_rule_is_written_strictly_and_minimax_has_no_windows() {
    let tree = || plywalk::format::parse(NINE).unwrap().tree;
    let strict = Board::new(tree(), &Options { cut: Cut::Above, ..Options::default() });
    let scene = draw(&strict.view(strict.trace.steps(), LAPTOP));
    assert_eq!(texts(&scene, Role::Cutoff)[0], (2, "α cutoff 2 < 3".to_owned()));
    let minimax = Board::new(tree(), &Options { algorithm: Algorithm::Minimax, ..Options::default() });
    for step in 0..=minimax.trace.steps() {
        assert_eq!(texts(&draw(&minimax.view(step, LAPTOP)), Role::Window), []);
    }
}

#[test]
fn true_values_are_told_apart_from_computed_ones() {
    let board = Board::parsed("[[5, 9], [2, 4], [[1, 7], 3]]");
    let truths = true_values(&board.tree, &Options::default());
    let mut view = board.view(board.trace.steps(), LAPTOP);
    assert_eq!(texts(&draw(&view), Role::TrueValue), []);
    view.true_values = Some(&truths);
    view.camera = view.fitted(Fit::All);
    let shown = texts(&draw(&view), Role::TrueValue);
    // B returned ≤ 2 and is worth 2; the third child holds a Max node worth 7 and is itself worth 3.
    assert!(shown.contains(&(2, "(2)".to_owned())), "{shown:?}");
    assert!(!shown.iter().any(|&(node, _)| node == 0 || node == 1), "the root and A are known: {shown:?}");
}

#[test]
fn a_depth_limit_shows_static_values_and_what_is_below() {
    let text = r#"{"tree": {"children": [{"value": 4, "children": [1, 2]}, {"value": 6, "children": [[3, 5], 9]}]}}"#;
    let tree = plywalk::format::parse(text).unwrap().tree;
    let board = Board::new(tree, &Options { depth: Some(1), ..Options::default() });
    let scene = draw(&board.view(board.trace.steps(), LAPTOP));
    let inner: Vec<_> = texts(&scene, Role::Value).into_iter().filter(|&(node, _)| node < 3).collect();
    assert_eq!(inner, strings(&[(0, "6"), (1, "~4"), (2, "~6")]));
    assert_eq!(texts(&scene, Role::Caption), strings(&[(usize::MAX, "~n static value at the depth limit")]));
    assert_eq!(texts(&draw(&board.view(1, LAPTOP)), Role::Caption), []);
    assert_eq!(nodes(&scene, Role::BelowEdge).len(), board.tree.len() - 3);
    assert_eq!(nodes(&scene, Role::Cross), [0usize; 0]);
}

#[test]
fn a_folded_subtree_says_what_it_holds() {
    let board = Board::parsed(TWELVE);
    let folded =
        Layout::of_visible(&board.tree, |node| !(board.tree.is_within(node, NodeId::new(3)) && node.index() > 3));
    let mut view = board.view(board.trace.steps(), LAPTOP);
    view.layout = &folded;
    view.camera = view.fitted(Fit::All);
    let scene = draw(&view);
    assert_eq!(scene.labels.len(), board.tree.len() - 6);
    assert_eq!(texts(&scene, Role::Folded), strings(&[(3, "4 leaves"), (3, "6 nodes")]));
    assert!(nodes(&scene, Role::VariationEdge).iter().all(|&node| folded.shows(NodeId::new(node))));
    assert!(nodes(&scene, Role::Arc).iter().all(|&node| folded.shows(NodeId::new(node))));
    let alone = Layout::of_visible(&board.tree, |_| false);
    view.layout = &alone;
    view.camera = view.fitted(Fit::All);
    let counts = view.moment.unwrap().counts();
    let became = format!("{} visited, {} pruned", counts.visited - 1, counts.pruned_nodes);
    assert_eq!(texts(&draw(&view), Role::Folded), strings(&[(0, &became), (0, "25 nodes, 12 leaves")]));
}

#[test]
fn the_last_window_of_a_closed_node_is_shown_under_the_pointer() {
    let board = Board::parsed(NINE);
    let mut view = board.view(board.trace.steps(), LAPTOP);
    view.hovered = Some(NodeId::new(2));
    assert_eq!(texts(&draw(&view), Role::Window), strings(&[(2, "[3, 2]")]));
    view.hovered = Some(NodeId::new(8));
    assert_eq!(texts(&draw(&view), Role::Window), []);
}

#[test]
fn mirrored_trees_stand_mirrored() {
    let board = Board::parsed(TWELVE);
    let view = board.view(7, LAPTOP);
    let mut mirrored = view;
    mirrored.camera.mirrored = true;
    mirrored.camera = mirrored.fitted(Fit::All);
    let (there, here) = (draw(&view).labels, draw(&mirrored).labels);
    let axis = view.node_center(NodeId::ROOT).x + mirrored.node_center(NodeId::ROOT).x;
    for ((node, a), (same, b)) in there.iter().zip(&here) {
        assert_eq!(node, same);
        assert!((a.center().x + b.center().x - axis).abs() < 0.01 && (a.center().y - b.center().y).abs() < 0.01);
    }
}

/// Everything that the rest of this file expects of a picture of a whole small tree.
fn check_layout(scene: &Scene, what: &str) {
    for (index, (node, room)) in scene.labels.iter().enumerate() {
        for (other, other_room) in &scene.labels[index + 1..] {
            assert!(!room.overlaps(other_room), "{what}: {node:?} and {other:?}");
        }
    }
    let texts: Vec<_> = scene.shapes.iter().filter(|shape| matches!(shape.form, Form::Text(_))).collect();
    for (index, a) in texts.iter().enumerate() {
        for b in &texts[index + 1..] {
            // A little less than the line's height: that is measured with room above and below.
            let (mut room, other) = (a.bounds(), b.bounds());
            room.min.y += 0.15 * room.height();
            room.max.y -= 0.15 * room.height();
            assert!(!room.overlaps(&other), "{what}: {:?} {:?} and {:?} {:?}", a.role, a.text(), b.role, b.text());
        }
    }
    for shape in &scene.shapes {
        assert!(is_finite(shape), "{what}: {shape:?}");
        let room = shape.bounds();
        let inside = room.min.x >= -0.5
            && room.min.y >= -0.5
            && room.max.x <= scene.size.width + 0.5
            && room.max.y <= scene.size.height + 0.5;
        assert!(inside, "{what}: {shape:?} leaves the picture");
    }
}

#[test]
fn nothing_overlaps_or_leaves_the_picture() {
    let sizes = [LAPTOP, Size { width: 1580.0, height: 900.0 }, Size { width: 1024.0, height: 640.0 }];
    for text in [NINE, TWELVE, "7", "[[[[7]]]]", "[[5, 3], [1, 1]]"] {
        let board = Board::parsed(text);
        for size in sizes {
            for (orientation, sheet) in [
                (Orientation::RootAtTop, Sizes::NORMAL),
                (Orientation::RootAtTop, Sizes::PRESENTATION),
                (Orientation::RootAtLeft, Sizes::NORMAL),
            ] {
                for language in Language::ALL {
                    for step in 0..=board.trace.steps() {
                        let mut view = board.view(step, size);
                        view.texts = language.texts();
                        view.style.sizes = sheet;
                        view.camera.orientation = orientation;
                        view.camera = view.fitted(Fit::All);
                        let what = format!("{text} {size:?} {orientation:?} {language:?} step {step}");
                        check_layout(&draw(&view), &what);
                    }
                }
            }
        }
    }
}

#[test]
fn the_lessons_trees_can_be_read_on_a_laptop() {
    for text in [NINE, TWELVE] {
        let board = Board::parsed(text);
        let view = board.view(0, LAPTOP);
        assert!(view.zoom() > 0.9, "{text}: {}", view.zoom());
        assert_eq!(draw(&view).labels.len(), board.tree.len());
    }
}

#[test]
fn a_step_looks_the_same_however_it_was_reached() {
    let board = Board::parsed(TWELVE);
    let at = |step: usize| draw(&board.view(step, LAPTOP));
    let forwards: Vec<Scene> = (0..=board.trace.steps()).map(at).collect();
    let view = board.view(board.trace.steps(), LAPTOP);
    for (step, scene) in forwards.iter().enumerate().rev() {
        let mut back = view;
        back.moment = view.moment.map(|moment| moment.at(step));
        assert_eq!(&draw(&back), scene, "step {step}");
    }
}

#[test]
fn every_node_is_hit_where_it_stands() {
    for text in [NINE, TWELVE] {
        let board = Board::parsed(text);
        for orientation in [Orientation::RootAtTop, Orientation::RootAtLeft] {
            let mut view = board.view(5, LAPTOP);
            view.camera.orientation = orientation;
            view.camera = view.fitted(Fit::All);
            for node in board.tree.nodes() {
                assert_eq!(scene::hit(&view, view.node_center(node)), Some(node));
            }
            assert_eq!(scene::hit(&view, point(2.0, 300.0)), None);
            assert_eq!(scene::hit(&view, point(-50.0, f32::NAN)), None);
        }
    }
}

#[test]
fn following_moves_only_what_is_not_well_visible() {
    let board = Board::new(tictactoe("XOX/O../..."), &Options::default());
    let mut view = board.view(0, LAPTOP);
    view.camera = Camera { across_scale: 72.0, down_scale: 190.0, ..view.camera };
    for node in board.tree.nodes().step_by(7) {
        view.camera = view.following(node);
        let center = view.node_center(node);
        assert!((90.0..=850.0).contains(&center.x) && (60.0..=560.0).contains(&center.y), "{node:?} at {center:?}");
        assert_eq!(view.following(node), view.camera, "a second look moves nothing");
    }
}

#[test]
fn zooming_in_and_out_again_comes_back() {
    let board = Board::new(tictactoe("........."), &Options::default());
    let fitted = board.view(20_000, LAPTOP);
    let mut view = fitted;
    let at = point(400.0, 300.0);
    for _ in 0..60 {
        view.camera = view.zoomed(at, 1.4);
    }
    let proportions = view.camera.across_scale / view.camera.down_scale;
    let spacing = view.spacing();
    assert!((proportions - spacing.across / spacing.down).abs() < 1e-6, "nodes have their proportions at the end");
    for _ in 0..120 {
        view.camera = view.zoomed(at, 1.0 / 1.4);
    }
    assert!(view.camera.across_scale < fitted.camera.across_scale && view.camera.across_scale > 0.0);
    assert!(!draw(&view).is_empty());
}

#[test]
fn labels_of_any_text_are_drawn() {
    let text = r#"{"tree": {"label": "", "children": [
        {"label": "<b>&\"", "children": [1, 2]},
        {"label": "名字\u0001很长很长很长很长很长很长", "move": "走", "children": [3, {"value": 4, "label": "leaf"}]}]}}"#;
    let board = Board::parsed(text);
    let scene = draw(&board.view(3, LAPTOP));
    check_layout(&scene, "labels");
    let names = texts(&scene, Role::Name);
    assert!(names.iter().any(|(_, name)| name == "<b>&\"") && names.iter().any(|(_, name)| name.ends_with('…')));
}

#[test]
fn the_number_line_keeps_its_places() {
    let board = Board::parsed(NINE);
    let size = Size { width: 340.0, height: 88.0 };
    let style = scene::Style::default();
    let tick = |step: usize, label: &str| {
        let moment = board.view(step, LAPTOP).moment.unwrap();
        let scene = scene::number_line(&moment, &style, size);
        assert!(scene.shapes.iter().all(is_finite));
        let found =
            scene.shapes.iter().find(|shape| shape.text().as_deref() == Some(label)).map(|s| s.bounds().center());
        found.unwrap_or_else(|| panic!("no {label} at step {step}")).x
    };
    for step in 0..=board.trace.steps() {
        for label in ["−∞", "2", "3", "14", "∞"] {
            assert!((tick(step, label) - tick(0, label)).abs() < 1e-3, "{label} at step {step}");
        }
    }
    let hatched = |step: usize| {
        let moment = board.view(step, LAPTOP).moment.unwrap();
        scene::number_line(&moment, &style, size).shapes.iter().any(|shape| shape.role == Role::Hatch)
    };
    assert!(!hatched(12) && hatched(13) && hatched(14) && !hatched(15));
}

#[test]
fn pictures_without_room_are_empty_or_nearly() {
    let board = Board::parsed(TWELVE);
    for (width, height) in [(0.0, 0.0), (1.0, 1.0), (0.0, 500.0), (500.0, 0.0)] {
        let view = board.view(20, Size { width, height });
        assert!(draw(&view).shapes.iter().all(is_finite));
        let moment = view.moment.unwrap();
        assert!(scene::number_line(&moment, &view.style, view.size).shapes.iter().all(is_finite));
    }
    let nowhere = Camera { across_scale: f64::NAN, down_scale: 0.0, ..Camera::default() };
    let view = View { camera: nowhere, ..board.view(20, LAPTOP) };
    assert!(draw(&view).shapes.iter().all(is_finite));
}
