//! A sentence under a picture.

use super::measure::width;
use super::shape::{Anchor, Rect, Role, Run, point};
use super::{Scene, Style};

/// Between the picture's edge and the text.
const MARGIN: f32 = 12.0;
/// The height of a line, in text sizes.
const LINE: f32 = 1.45;

/// The same picture with a text under it, in as many lines as it needs.
pub fn with_caption(mut scene: Scene, text: &str, style: &Style) -> Scene {
    let size = style.sizes.value_text;
    let lines = wrapped(text, size, (scene.size.width - 2.0 * MARGIN).max(size));
    let top = scene.size.height;
    scene.size.height += lines.len() as f32 * LINE * size + MARGIN;
    let ground = Rect { min: point(0.0, top), max: point(scene.size.width, scene.size.height) };
    scene.rect(ground, 0.0, Some(style.theme.ground), None, Role::Ground, None);
    for (index, line) in lines.into_iter().enumerate() {
        let pos = point(MARGIN, top + (index as f32 + 0.5) * LINE * size);
        let run = Run { text: line, color: style.theme.ink, bold: false, underline: false };
        scene.text(pos, Anchor::Start, size, vec![run], Role::Caption, None);
    }
    scene
}

/// A text in lines no wider than some room: broken at spaces, and between Chinese characters but not before their
/// closing punctuation.
fn wrapped(text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for piece in pieces(paragraph) {
            if !line.is_empty() && width(&line, size, false) + width(piece.trim_end(), size, false) > room {
                lines.push(line.trim_end().to_owned());
                line.clear();
            }
            line.push_str(piece);
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// A paragraph cut wherever a line may end.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut characters = text.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        let end = at + c.len_utf8();
        let next = characters.peek().map(|&(_, next)| next);
        if next.is_none_or(|next| may_break(c, next)) {
            pieces.push(&text[start..end]);
            start = end;
        }
    }
    pieces
}

fn may_break(before: char, after: char) -> bool {
    let closes = "，。、；：！？）》」』”’…";
    let opens = "（《「『“‘";
    (before == ' ' && after != ' ')
        || ((is_ideograph(before) || closes.contains(before)) && !closes.contains(after) && after != ' ')
        || (is_ideograph(after) && before != ' ' && !opens.contains(before))
}

fn is_ideograph(c: char) -> bool {
    ('\u{2e80}'..='\u{9fff}').contains(&c) && !"（）《》「」『』、。".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_lose_nothing() {
        let english = "B is now worth at most 2, and Max already has 3 at the root, so B cannot matter.";
        let chinese = "B 现在最多值 2，而极大方在根节点已有 3，所以 B 不会影响结果：剪去 4 和 6（α 剪枝，2 ≤ 3）。";
        for text in [english, chinese] {
            let lines = wrapped(text, 18.0, 240.0);
            assert!(lines.len() > 2);
            assert!(lines.iter().all(|line| width(line, 18.0, false) <= 240.0 + 18.0), "{lines:?}");
            let squeezed = |text: &str| text.replace(' ', "");
            assert_eq!(squeezed(&lines.concat()), squeezed(text));
            assert!(!lines.iter().any(|line| line.starts_with(['，', '。', '）'])), "{lines:?}");
        }
    }

    #[test]
    fn every_paragraph_begins_a_line() {
        assert_eq!(wrapped("a\nb", 10.0, 100.0), ["a", "b"]);
    }
}
