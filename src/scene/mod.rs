//! One tree at one moment, as shapes.
//!
//! [`draw`] turns a [`View`] (a tree and where its nodes stand, a moment of a search, a camera, a style) into a
//! [`Scene`]: a flat list of [`Shape`]s in points, back to front. The window paints it and [`export`](crate::export)
//! writes it to files, so what is on the screen is what is on the sheet, and tests read shapes, not pixels.
//!
//! How much there is to draw depends on the size of the picture, never on that of the tree: of each level two binary
//! searches find what is in view (`stage.rs`), and what is too small to be told apart is counted, not drawn
//! (`strips.rs`).
//!
//! ```
//! use plywalk::{layout::Layout, scene::{self, Fit, Role, Size, View}, search::Options, texts::Language};
//! use plywalk::trace::{Moment, Trace};
//!
//! let tree = plywalk::format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
//! let trace = Trace::record(&tree, &Options::default()).unwrap();
//! let layout = Layout::tidy(&tree);
//! let size = Size { width: 940.0, height: 620.0 };
//! let mut view = View::new(&tree, &layout, size, Language::English.texts());
//! view.moment = Some(Moment::new(&tree, &trace, trace.steps()));
//! view.camera = view.fitted(Fit::All);
//! let scene = scene::draw(&view);
//! // Two pruned branches, each crossed out with two lines.
//! assert_eq!(scene.shapes.iter().filter(|shape| shape.role == Role::Cross).count(), 4);
//! ```

mod arcs;
mod boards;
mod camera;
mod caption;
mod census;
mod chips;
mod edge_texts;
mod edges;
mod fit;
mod folded;
mod hit;
mod legend;
mod levels;
mod measure;
mod nodes;
mod number_line;
mod outline;
mod places;
mod routes;
mod shape;
mod stage;
mod strips;
mod style;
mod theme;
mod values;

use crate::layout::Layout;
use crate::texts::Texts;
use crate::trace::Moment;
use crate::tree::{GameTree, NodeId};

pub use boards::board;
pub use camera::{Camera, Place, Size};
pub use caption::with_caption;
pub use fit::Fit;
pub use folded::became;
pub use hit::{hit, middle};
pub use measure::width as text_width;
pub use number_line::number_line;
pub use shape::{Anchor, Dash, Form, Point, Quad, Rect, Role, Run, Shape, Stroke, Text, point};
pub use style::{Orientation, Side, Sizes, Style, WindowPlace, WindowText};
pub use theme::{Rgba, Theme};

/// Everything that decides a picture.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The tree.
    pub tree: &'a GameTree,
    /// Where its nodes stand, and which of them are shown.
    pub layout: &'a Layout,
    /// What the search knows; none if there is no search.
    pub moment: Option<Moment<'a>>,
    /// Where one looks from.
    pub camera: Camera,
    /// How it looks.
    pub style: Style,
    /// The language of the words in it.
    pub texts: &'a Texts,
    /// The size of the picture.
    pub size: Size,
    /// By node: its true value, to be shown wherever the search has not found it.
    pub true_values: Option<&'a [f64]>,
    /// The node that was chosen.
    pub chosen: Option<NodeId>,
    /// The node under the pointer: if it is closed, its last window is shown.
    pub hovered: Option<NodeId>,
    /// True if nodes are drawn only once the search has reached them, and pruned ones as stubs.
    pub reveals: bool,
}

impl<'a> View<'a> {
    /// A view of a tree before any search, the camera at the root.
    pub fn new(tree: &'a GameTree, layout: &'a Layout, size: Size, texts: &'a Texts) -> View<'a> {
        View {
            tree,
            layout,
            moment: None,
            camera: Camera::default(),
            style: Style::default(),
            texts,
            size,
            true_values: None,
            chosen: None,
            hovered: None,
            reveals: false,
        }
    }
}

/// A picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Its size in points.
    pub size: Size,
    /// What to paint, back to front.
    pub shapes: Vec<Shape>,
    /// The nodes that can be read, with the room they take: a few hundred at most.
    pub labels: Vec<(NodeId, Rect)>,
}

/// Draws a view.
pub fn draw(view: &View) -> Scene {
    let mut scene = Scene { size: view.size, ..Scene::default() };
    let ground = Rect { min: point(0.0, 0.0), max: point(view.size.width, view.size.height) };
    scene.rect(ground, 0.0, Some(view.style.theme.ground), None, Role::Ground, None);
    let stage = stage::Stage::of(view);
    let chips = chips::Chips::of(&stage);
    edges::draw(&stage, &chips, &mut scene);
    strips::draw(&stage, &mut scene);
    strips::merged_path(&stage, &mut scene);
    nodes::draw(&stage, &mut scene);
    chips.draw(&stage, &mut scene);
    arcs::draw(&stage, &mut scene);
    levels::draw(&stage, &mut scene);
    levels::draw_notes(&stage, &mut scene);
    legend::draw(&stage, &mut scene);
    scene
}

impl Scene {
    fn push(&mut self, form: Form, role: Role, node: Option<NodeId>) {
        self.shapes.push(Shape { form, role, node });
    }

    fn line(&mut self, points: Vec<Point>, stroke: Stroke, role: Role, node: Option<NodeId>) {
        self.push(Form::Line { points, stroke }, role, node);
    }

    fn text(&mut self, pos: Point, anchor: Anchor, size: f32, runs: Vec<Run>, role: Role, node: Option<NodeId>) {
        self.push(Form::Text(Text { pos, anchor, size, runs }), role, node);
    }

    fn rect(
        &mut self,
        rect: Rect,
        radius: f32,
        fill: Option<Rgba>,
        stroke: Option<Stroke>,
        role: Role,
        node: Option<NodeId>,
    ) {
        self.push(Form::Rect { rect, radius, fill, stroke }, role, node);
    }

    /// The folded node whose plate is at a point, if there is one.
    pub fn folded_at(&self, at: Point) -> Option<NodeId> {
        let plates = self.shapes.iter().rev().filter(|shape| shape.role == Role::Folded);
        plates.filter(|shape| matches!(&shape.form, Form::Rect { rect, .. } if rect.contains(at))).find_map(|s| s.node)
    }

    /// Counts what has to be painted: every shape, and every little rectangle of a batch.
    pub fn len(&self) -> usize {
        let of_shape = |shape: &Shape| match &shape.form {
            Form::Quads(quads) => quads.len(),
            _ => 1,
        };
        self.shapes.iter().map(of_shape).sum()
    }

    /// True if there is nothing to paint.
    pub fn is_empty(&self) -> bool {
        self.shapes.is_empty()
    }

    /// The texts with some role, in the order in which they are painted.
    pub fn texts(&self, role: Role) -> impl Iterator<Item = (Option<NodeId>, String)> {
        self.shapes.iter().filter(move |shape| shape.role == role).filter_map(|shape| Some((shape.node, shape.text()?)))
    }
}
