//! A scene as SVG.

use std::fmt::Write;

use crate::scene::{Anchor, Dash, Form, Point, Rect, Rgba, Run, Scene, Stroke, Text};
use crate::texts::fonts;

/// Writes a scene as an SVG document. Equal scenes give equal documents.
pub fn svg(scene: &Scene) -> String {
    let mut out = String::new();
    let (width, height) = (Number(scene.size.width), Number(scene.size.height));
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="'{}', sans-serif">"#,
        fonts::FAMILY
    );
    for shape in &scene.shapes {
        write_form(&mut out, &shape.form);
    }
    out.push_str("</svg>\n");
    out
}

fn write_form(out: &mut String, form: &Form) {
    let _ = match form {
        Form::Line { points, stroke } => {
            writeln!(out, r#"<polyline points="{}" fill="none"{}/>"#, Points(points), StrokeOf(Some(*stroke)))
        }
        Form::Polygon { points, fill, stroke } => {
            writeln!(out, r#"<polygon points="{}"{}{}/>"#, Points(points), Fill(*fill), StrokeOf(*stroke))
        }
        Form::Rect { rect, radius, fill, stroke } => {
            let _ = write!(out, "<rect{}", Box(*rect));
            if *radius > 0.0 {
                let _ = write!(out, r#" rx="{}""#, Number(*radius));
            }
            writeln!(out, "{}{}/>", Fill(*fill), StrokeOf(*stroke))
        }
        Form::Circle { center, radius, fill, stroke } => writeln!(
            out,
            r#"<circle cx="{}" cy="{}" r="{}"{}{}/>"#,
            Number(center.x),
            Number(center.y),
            Number(*radius),
            Fill(*fill),
            StrokeOf(*stroke)
        ),
        Form::Text(text) => write_text(out, text),
        Form::Quads(quads) => {
            for quad in quads {
                let _ = writeln!(out, "<rect{}{}/>", Box(quad.rect), Fill(Some(quad.color)));
            }
            Ok(())
        }
    };
}

fn write_text(out: &mut String, text: &Text) -> std::fmt::Result {
    let anchor = match text.anchor {
        Anchor::Start => "",
        Anchor::Middle => r#" text-anchor="middle""#,
        Anchor::End => r#" text-anchor="end""#,
    };
    let (x, y, size) = (Number(text.pos.x), Number(text.baseline()), Number(text.size));
    write!(out, r#"<text x="{x}" y="{y}" font-size="{size}"{anchor} xml:space="preserve""#)?;
    match text.runs.as_slice() {
        [run] => writeln!(out, "{}>{}</text>", RunStyle(run), Escaped(&run.text)),
        runs => {
            out.push('>');
            for run in runs {
                write!(out, "<tspan{}>{}</tspan>", RunStyle(run), Escaped(&run.text))?;
            }
            writeln!(out, "</text>")
        }
    }
}

/// At most two decimals, none that say nothing.
struct Number(f32);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rounded = (f64::from(self.0) * 100.0).round() / 100.0 + 0.0;
        write!(f, "{rounded}")
    }
}

struct Points<'a>(&'a [Point]);

impl std::fmt::Display for Points<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, point) in self.0.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{},{}", Number(point.x), Number(point.y))?;
        }
        Ok(())
    }
}

struct Box(Rect);

impl std::fmt::Display for Box {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Rect { min, .. } = self.0;
        let (width, height) = (Number(self.0.width()), Number(self.0.height()));
        write!(f, r#" x="{}" y="{}" width="{width}" height="{height}""#, Number(min.x), Number(min.y))
    }
}

/// A colour as an attribute's value, and another attribute if it is not opaque.
fn color(f: &mut std::fmt::Formatter<'_>, name: &str, Rgba { r, g, b, a }: Rgba) -> std::fmt::Result {
    write!(f, r##" {name}="#{r:02x}{g:02x}{b:02x}""##)?;
    if a < 255 {
        write!(f, r#" {name}-opacity="{}""#, Number(f32::from(a) / 255.0))?;
    }
    Ok(())
}

struct Fill(Option<Rgba>);

impl std::fmt::Display for Fill {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some(fill) => color(f, "fill", fill),
            None => f.write_str(r#" fill="none""#),
        }
    }
}

struct StrokeOf(Option<Stroke>);

impl std::fmt::Display for StrokeOf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Some(Stroke { width, color: ink, dash }) = self.0 else { return Ok(()) };
        color(f, "stroke", ink)?;
        write!(f, r#" stroke-width="{}""#, Number(width))?;
        if let Some((on, off)) = dash.pattern(width) {
            write!(f, r#" stroke-dasharray="{} {}""#, Number(on), Number(off))?;
        }
        if dash == Dash::Solid { f.write_str(r#" stroke-linejoin="round""#) } else { Ok(()) }
    }
}

struct RunStyle<'a>(&'a Run);

impl std::fmt::Display for RunStyle<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        color(f, "fill", self.0.color)?;
        if self.0.bold {
            f.write_str(r#" font-weight="bold""#)?;
        }
        if self.0.underline {
            f.write_str(r#" text-decoration="underline""#)?;
        }
        Ok(())
    }
}

/// Text with what XML reserves written as entities, and what XML forbids as �.
struct Escaped<'a>(&'a str);

impl std::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for c in self.0.chars() {
            match c {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                '\t' | '\n' | '\r' => f.write_str(" ")?,
                '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => f.write_str("\u{fffd}")?,
                c => write!(f, "{c}")?,
            }
        }
        Ok(())
    }
}
