//! Pictures as files.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod scene_support;

use plywalk::export::{self, picture, png, svg};
use plywalk::scene::{Form, Role, Theme, with_caption};
use plywalk::search::Options;
use plywalk::texts::Language;
use resvg::tiny_skia::Pixmap;
use resvg::usvg;
use scene_support::*;

#[test]
fn nine_leaves_at_the_cutoff_as_svg() {
    let board = Board::parsed(NINE);
    insta::assert_snapshot!(svg(&picture(&board.view(14, LAPTOP), Some("B is cut."))));
}

#[test]
fn twelve_leaves_at_the_end_as_svg_in_chinese() {
    let board = Board::parsed(TWELVE);
    let mut view = board.view(board.trace.steps(), LAPTOP);
    view.texts = Language::Chinese.texts();
    view.style.theme = Theme::DARK;
    insta::assert_snapshot!(svg(&picture(&view, None)));
}

#[test]
fn svg_is_xml_whatever_the_labels_say() {
    let text = r#"{"tree": {"label": "<&>\"'\u0001\ufffe", "children": [{"value": 1, "label": "]]>"}, {"value": 2, "move": "a\tb"}]}}"#;
    let board = Board::parsed(text);
    let drawing = svg(&picture(&board.view(1, LAPTOP), Some("<script>")));
    let read = usvg::Tree::from_str(&drawing, &usvg::Options::default()).unwrap();
    assert!(read.size().width() > 100.0);
    assert!(!drawing.contains("<script>"));
}

/// The pixels of a rectangle that differ from the ground.
fn inked(pixels: &Pixmap, rect: plywalk::scene::Rect, scale: f32, theme: &Theme) -> usize {
    let ground = theme.ground;
    let differs = |x: u32, y: u32| {
        pixels.pixel(x, y).is_some_and(|p| (p.red(), p.green(), p.blue()) != (ground.r, ground.g, ground.b))
    };
    let range = |a: f32, b: f32| (a * scale) as u32..(b * scale) as u32;
    range(rect.min.x, rect.max.x).map(|x| range(rect.min.y, rect.max.y).filter(|&y| differs(x, y)).count()).sum()
}

#[test]
fn chinese_is_drawn_in_pixels() {
    let board = Board::parsed(NINE);
    let mut view = board.view(board.trace.steps(), LAPTOP);
    view.texts = Language::Chinese.texts();
    let caption = "搜索结束：根节点的值为 3。";
    let scene = picture(&view, Some(caption));
    let pixels = Pixmap::decode_png(&png(&scene, 2.0).unwrap()).unwrap();
    assert_eq!(
        (pixels.width(), pixels.height()),
        ((scene.size.width * 2.0).ceil() as u32, (scene.size.height * 2.0).ceil() as u32)
    );
    let line = scene.shapes.iter().find(|shape| shape.role == Role::Caption && shape.text().is_some()).unwrap();
    // Every character has ink, so none is missing from the font; a missing one would be blank.
    let room = line.bounds();
    let each = room.width() / caption.chars().count() as f32;
    let first = plywalk::scene::Rect { max: plywalk::scene::point(room.min.x + each, room.max.y), ..room };
    assert!(inked(&pixels, first, 2.0, &view.style.theme) > 40);
    assert!(inked(&pixels, room, 2.0, &view.style.theme) > 800);
}

#[test]
fn enormous_trees_become_pictures_of_a_sane_size() {
    let trees = [tictactoe("X...O...."), star(100_000), chain(10_000, true)];
    for tree in trees {
        let board = Board::new(tree, &Options::default());
        let scene = picture(&board.view(1_000, LAPTOP), None);
        assert!(
            scene.size.width <= export::MOST_POINTS + 80.0 && scene.size.height <= export::MOST_POINTS + 80.0,
            "{:?}",
            scene.size
        );
        assert!(scene.shapes.iter().all(is_finite) && scene.len() <= 60_000, "{}", scene.len());
        assert!(svg(&scene).len() < 8_000_000);
    }
}

#[test]
fn whole_small_trees_are_drawn_at_their_natural_size() {
    let board = Board::parsed(TWELVE);
    let scene = picture(&board.view(0, LAPTOP), None);
    assert!((11.0 * 72.0..12.0 * 72.0 + 120.0).contains(&scene.size.width), "{:?}", scene.size);
    assert_eq!(scene.labels.len(), board.tree.len());
    for shape in &scene.shapes {
        let room = shape.bounds();
        assert!(room.min.x >= 0.0 && room.max.x <= scene.size.width, "{shape:?}");
        assert!(room.min.y >= 0.0 && room.max.y <= scene.size.height, "{shape:?}");
    }
}

#[test]
fn captions_stand_below() {
    let board = Board::parsed(NINE);
    let view = board.view(3, LAPTOP);
    let plain = plywalk::scene::draw(&view);
    let height = plain.size.height;
    let scene = with_caption(plain, &"words and more words ".repeat(20), &view.style);
    let lines: Vec<_> = scene.shapes.iter().filter(|shape| shape.role == Role::Caption).collect();
    assert!(lines.len() > 2);
    for line in lines {
        assert!(matches!(line.form, Form::Text(_)));
        assert!(line.bounds().min.y >= height && line.bounds().max.y <= scene.size.height);
        assert!(line.bounds().max.x <= scene.size.width);
    }
}

#[test]
fn empty_pictures_are_refused_as_png() {
    let board = Board::parsed(NINE);
    let mut scene = picture(&board.view(0, LAPTOP), None);
    assert!(png(&scene, 0.0).is_err() && png(&scene, f32::NAN).is_err() && png(&scene, 1e9).is_err());
    scene.size.width = 0.0;
    assert!(png(&scene, 1.0).is_err());
}
