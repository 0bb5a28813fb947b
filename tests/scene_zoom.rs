//! Zooming in by small increments: the picture changes by small increments, from strips over boxes to boards. Judged by
//! the brightness of the pixels, so that it holds however things are drawn.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod scene_support;

use plywalk::export;
use plywalk::scene::{Fit, Orientation, Size, View, draw};
use plywalk::search::Options;
use plywalk::tree::GameTree;
use scene_support::*;

/// Small, since a picture is painted at every zoom.
const SIZE: Size = Size { width: 480.0, height: 320.0 };
/// The factor from one picture to the next.
const INCREMENT: f64 = 1.04;
/// By how much the mean brightness may differ from one picture to the next: what comes into view with the windows and
/// the cutoffs that can be read from some zoom on.
const MOST: f64 = 0.02;

/// The mean brightness of a picture, between 0 and 1.
fn brightness(view: &View) -> f64 {
    let pixels = export::pixels(&draw(view), 1.0).unwrap();
    let channels = pixels.rgba.chunks_exact(4).flat_map(|pixel| &pixel[..3]);
    channels.map(|&channel| f64::from(channel)).sum::<f64>() / (765 * pixels.width * pixels.height) as f64
}

/// Zooms in at the current node, until nothing can be larger.
fn zoom_in(tree: GameTree, what: &str) {
    let board = Board::new(tree, &Options::default());
    let step = board.trace.steps() * 9 / 20;
    for orientation in [Orientation::RootAtTop, Orientation::RootAtLeft] {
        let mut view = board.view(step, SIZE);
        view.camera.orientation = orientation;
        view.camera = view.fitted(Fit::All);
        let current = view.moment.and_then(|moment| moment.current()).unwrap();
        let mut before = brightness(&view);
        loop {
            let nearer = view.zoomed(view.node_center(current), INCREMENT);
            if (nearer.across_scale, nearer.down_scale) == (view.camera.across_scale, view.camera.down_scale) {
                break;
            }
            view.camera = nearer;
            let now = brightness(&view);
            let scale = view.camera.across_scale;
            assert!((now - before).abs() <= MOST, "{what}, {orientation:?}, at {scale}: {before} to {now}");
            before = now;
        }
    }
}

#[test]
fn all_of_tic_tac_toe() {
    zoom_in(tictactoe("........."), "tic-tac-toe");
}

#[test]
fn a_star() {
    zoom_in(star(100_000), "star");
}

#[test]
fn a_ragged_tree() {
    zoom_in(ragged(200_000, 5), "ragged");
}

#[test]
fn a_comb() {
    zoom_in(chain(4_000, true), "comb");
}
