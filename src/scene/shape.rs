//! What a picture is made of.

use crate::texts::numbers::{format_end, format_value};
use crate::tree::NodeId;

use super::theme::Rgba;

/// A place in the picture, in points from its top left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// A place in the picture.
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// An upright rectangle, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// The top left corner.
    pub min: Point,
    /// The bottom right corner.
    pub max: Point,
}

impl Rect {
    /// The rectangle of some size around a point.
    pub fn around(center: Point, width: f32, height: f32) -> Rect {
        Rect {
            min: point(center.x - width / 2.0, center.y - height / 2.0),
            max: point(center.x + width / 2.0, center.y + height / 2.0),
        }
    }

    /// The smallest rectangle around some points; at the origin if there are none.
    pub fn bounding(points: impl IntoIterator<Item = Point>) -> Rect {
        let mut points = points.into_iter();
        let Some(first) = points.next() else { return Rect::default() };
        points.fold(Rect { min: first, max: first }, |rect, p| Rect {
            min: point(rect.min.x.min(p.x), rect.min.y.min(p.y)),
            max: point(rect.max.x.max(p.x), rect.max.y.max(p.y)),
        })
    }

    /// From left to right.
    pub fn width(&self) -> f32 {
        self.max.x - self.min.x
    }

    /// From top to bottom.
    pub fn height(&self) -> f32 {
        self.max.y - self.min.y
    }

    /// The middle.
    pub fn center(&self) -> Point {
        point((self.min.x + self.max.x) / 2.0, (self.min.y + self.max.y) / 2.0)
    }

    /// The same rectangle with every side moved outwards.
    pub fn grown(&self, by: f32) -> Rect {
        Rect { min: point(self.min.x - by, self.min.y - by), max: point(self.max.x + by, self.max.y + by) }
    }

    /// The smallest rectangle around both.
    pub fn union(&self, other: Rect) -> Rect {
        Rect::bounding([self.min, self.max, other.min, other.max])
    }

    /// True if the point is inside or on the edge.
    pub fn contains(&self, p: Point) -> bool {
        (self.min.x..=self.max.x).contains(&p.x) && (self.min.y..=self.max.y).contains(&p.y)
    }

    /// True if the two share more than an edge.
    pub fn overlaps(&self, other: &Rect) -> bool {
        self.min.x < other.max.x && other.min.x < self.max.x && self.min.y < other.max.y && other.min.y < self.max.y
    }
}

/// How a line is broken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dash {
    /// Not at all.
    #[default]
    Solid,
    /// `- - -`
    Dashed,
    /// `· · ·`
    Dotted,
}

impl Dash {
    /// The lengths of a dash and of the gap after it for a line of some width; none for a solid line.
    pub fn pattern(self, width: f32) -> Option<(f32, f32)> {
        match self {
            Dash::Solid => None,
            Dash::Dashed => Some((3.5 * width.max(1.0), 2.5 * width.max(1.0))),
            Dash::Dotted => Some((width.max(1.0), 2.0 * width.max(1.0))),
        }
    }
}

/// How a line or an outline is drawn: centred on its path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// In points.
    pub width: f32,
    /// Its colour.
    pub color: Rgba,
    /// How it is broken.
    pub dash: Dash,
}

impl Stroke {
    /// An unbroken line.
    pub const fn solid(width: f32, color: Rgba) -> Stroke {
        Stroke { width, color, dash: Dash::Solid }
    }
}

/// Which part of a text its position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// A part of a text that looks the same throughout.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The characters.
    pub text: String,
    /// Their colour.
    pub color: Rgba,
    /// In the bold weight.
    pub bold: bool,
    /// Underlined.
    pub underline: bool,
}

/// One line of text. Its height in the picture is that of its capitals, centred on `pos`.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The anchor's place, half way up the capitals.
    pub pos: Point,
    /// Which part of the text `pos` is.
    pub anchor: Anchor,
    /// The size of the font's em, in points.
    pub size: f32,
    /// The text from left to right.
    pub runs: Vec<Run>,
}

impl Text {
    /// Where the line stands that the letters stand on, in points from the top of the picture.
    pub fn baseline(&self) -> f32 {
        self.pos.y + super::measure::HALF_CAP_HEIGHT * self.size
    }

    /// The characters of all runs.
    pub fn string(&self) -> String {
        self.runs.iter().map(|run| run.text.as_str()).collect()
    }

    /// The room that the text takes: as wide as its letters, as high as its size.
    pub fn bounds(&self) -> Rect {
        let width = super::measure::width_of_runs(&self.runs, self.size);
        let left = match self.anchor {
            Anchor::Start => self.pos.x,
            Anchor::Middle => self.pos.x - width / 2.0,
            Anchor::End => self.pos.x - width,
        };
        Rect::around(point(left + width / 2.0, self.pos.y), width, self.size)
    }
}

/// A small upright rectangle without an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quad {
    /// Where.
    pub rect: Rect,
    /// Its colour.
    pub color: Rgba,
}

/// A shape's form.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// Straight lines from point to point.
    Line {
        /// At least two.
        points: Vec<Point>,
        /// How it is drawn.
        stroke: Stroke,
    },
    /// A convex polygon.
    Polygon {
        /// Its corners.
        points: Vec<Point>,
        /// What it is filled with.
        fill: Option<Rgba>,
        /// Its outline.
        stroke: Option<Stroke>,
    },
    /// An upright rectangle.
    Rect {
        /// Where.
        rect: Rect,
        /// The radius of its corners.
        radius: f32,
        /// What it is filled with.
        fill: Option<Rgba>,
        /// Its outline.
        stroke: Option<Stroke>,
    },
    /// A circle.
    Circle {
        /// Its middle.
        center: Point,
        /// Its radius.
        radius: f32,
        /// What it is filled with.
        fill: Option<Rgba>,
        /// Its outline.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text(Text),
    /// Many little rectangles, to be painted as one mesh without smoothed edges.
    Quads(Vec<Quad>),
}

/// What a shape stands for. Painters do not look at it; tests and searches for "what is shown where" do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The ground under everything.
    Ground,
    /// An edge that is none of the following.
    Edge,
    /// An edge on the path from the root to the current node.
    PathEdge,
    /// An edge under a cutoff.
    PrunedEdge,
    /// An edge below the depth limit.
    BelowEdge,
    /// An edge of the principal variation.
    VariationEdge,
    /// The edges from a node to children too close to be told apart.
    Fan,
    /// A node's body.
    Node,
    /// The second outline of the current node.
    Current,
    /// The outline of the node that was chosen or is pointed at.
    Chosen,
    /// The second outline of a node of the principal variation.
    Variation,
    /// A node's value.
    Value,
    /// What a node would be worth, had it been searched.
    TrueValue,
    /// A node's name.
    Name,
    /// The move along an edge.
    Move,
    /// The ground of a window.
    WindowChip,
    /// A window's text.
    Window,
    /// The hatching of a window whose ends have crossed.
    Hatch,
    /// The ground of a cutoff's chip.
    CutoffChip,
    /// A cutoff's text.
    Cutoff,
    /// What the shades of a tree seen from afar mean.
    Legend,
    /// From which node the table's answer comes.
    TableChip,
    /// The line from a cutoff to the ancestor that holds the bound.
    Arc,
    /// The cross on a pruned edge.
    Cross,
    /// A position of tic-tac-toe.
    Board,
    /// How much a folded subtree holds.
    Folded,
    /// The name of a level and its ground.
    Level,
    /// Levels and nodes too small to be told apart.
    Strips,
    /// A mark of the number line.
    NumberLine,
    /// The sentence or the key under the picture.
    Caption,
}

/// One thing to paint.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// What it looks like.
    pub form: Form,
    /// What it stands for.
    pub role: Role,
    /// The node that it belongs to.
    pub node: Option<NodeId>,
}

impl Shape {
    /// The text of a text shape.
    pub fn text(&self) -> Option<String> {
        match &self.form {
            Form::Text(text) => Some(text.string()),
            _ => None,
        }
    }

    /// The room that the shape takes, outlines aside.
    pub fn bounds(&self) -> Rect {
        match &self.form {
            Form::Line { points, .. } | Form::Polygon { points, .. } => Rect::bounding(points.iter().copied()),
            Form::Rect { rect, .. } => *rect,
            Form::Circle { center, radius, .. } => Rect::around(*center, 2.0 * radius, 2.0 * radius),
            Form::Text(text) => text.bounds(),
            Form::Quads(quads) => Rect::bounding(quads.iter().flat_map(|quad| [quad.rect.min, quad.rect.max])),
        }
    }
}

/// A value as it is written in a picture.
pub(super) fn number(value: f64) -> String {
    format_value(value)
}

/// An end of a window, or a bound, as it is written in a picture.
pub(super) fn end(value: f64) -> String {
    format_end(value)
}
