//! The names of levels, at the edge of the picture.

use super::Scene;
use super::measure::width;
use super::shape::{Anchor, Rect, Role, Run, point};
use super::stage::{Level, READABLE, Stage, readable};
use super::theme::Rgba;
use crate::tree::Player;

/// Nodes looked at to see who moves at a level.
const LOOKED_AT: usize = 256;
/// From the edge of the picture, in points.
const MARGIN: f32 = 8.0;

/// Names every level in view at which one player moves.
pub(super) fn draw(stage: &Stage, scene: &mut Scene) {
    // Side by side, names need room for their length: three Chinese characters or five Latin letters.
    let of_level = if stage.root_at_left() { 0.25 } else { 0.6 };
    let size = readable(stage.view.style.sizes.name_text.min(of_level * stage.camera.down_scale as f32));
    if size < READABLE {
        return;
    }
    for level in stage.levels.iter().filter(|level| stage.is_down_in_view(level.down)) {
        if let Some(player) = player_of(stage, level) {
            draw_name(stage, level, player, size, scene);
        }
    }
}

/// How large the text of notes is beside that of names.
const NOTE_TEXT: f32 = 0.87;

/// Says in the lower right corner what values in parentheses and static values are, and why nodes are missing.
pub(super) fn draw_notes(stage: &Stage, scene: &mut Scene) {
    let texts = stage.view.texts;
    let true_values = stage.view.true_values.is_some().then_some(texts.scene.true_values);
    let estimates = stage.shows_estimates().then_some(texts.scene.estimates);
    let notes = [true_values, estimates, stage.reveals().then_some(texts.scene.folded.seen_note)];
    let mut bottom = stage.view.size.height - MARGIN;
    for text in notes.into_iter().flatten() {
        bottom -= draw_note(stage, text, bottom, scene);
    }
}

/// Writes a note that ends at some height, and says how high it is.
fn draw_note(stage: &Stage, text: &str, bottom: f32, scene: &mut Scene) -> f32 {
    let (theme, size) = (&stage.view.style.theme, readable(NOTE_TEXT * stage.view.style.sizes.name_text));
    let (width, height) = (width(text, size, false) + size, 1.5 * size);
    let corner = point(stage.view.size.width - MARGIN, bottom);
    let plate = Rect { min: point(corner.x - width, corner.y - height), max: corner };
    scene.rect(plate, 3.0, Some(theme.ground), None, Role::Caption, None);
    let run = Run { text: text.to_owned(), color: theme.ink, bold: false, underline: false };
    scene.text(plate.center(), Anchor::Middle, size, vec![run], Role::Caption, None);
    height
}

/// Who moves at a level; none if it has no inner node in view or different players move.
fn player_of(stage: &Stage, level: &Level) -> Option<Player> {
    let all = stage.view.layout.level(stage.tree, level.depth);
    let elsewhere = all.take(if level.count() == 0 { LOOKED_AT } else { 0 });
    let nodes = level.drawn().take(LOOKED_AT).chain(elsewhere).map(|slot| stage.node(slot));
    let mut players =
        nodes.filter(|&node| !stage.tree.is_leaf(node) && stage.is_reached(node)).map(|node| stage.tree.player(node));
    let first = players.next()?;
    players.all(|player| player == first).then_some(first)
}

fn draw_name(stage: &Stage, level: &Level, player: Player, size: f32, scene: &mut Scene) {
    let (texts, theme) = (&stage.view.texts.scene, &stage.view.style.theme);
    let (text, color, ground): (&str, Rgba, Rgba) = match player {
        Player::Max => (texts.max_level, theme.alpha, theme.alpha_ground),
        Player::Min => (texts.min_level, theme.beta, theme.beta_ground),
        Player::Chance => (texts.chance_level, theme.ink, theme.ground),
    };
    let (w, h) = (width(text, size, true) + 0.6 * size, 1.4 * size);
    let down = level.down as f32;
    let center = if stage.root_at_left() { point(down, MARGIN + h / 2.0) } else { point(MARGIN + w / 2.0, down) };
    scene.rect(Rect::around(center, w, h), 3.0, Some(ground), None, Role::Level, None);
    let run = Run { text: text.to_owned(), color, bold: true, underline: false };
    scene.text(center, Anchor::Middle, size, vec![run], Role::Level, None);
}
