//! The tree itself: paints the scene, pans, zooms, follows, and tells which node is under the pointer.

use std::sync::Arc;

use eframe::egui::{
    Align2, Area, EventFilter, Frame, Id, Key, Order, Pos2, Rect, Response, Role, Sense, TextEdit, TextStyle, Ui,
    WidgetInfo, pos2,
};

use crate::explain;
use crate::scene::{self, Camera, Fit, Place, Point, Size, Style, View};
use crate::texts::numbers::parse_value;

use crate::tree::NodeId;

use super::command::Command;
use super::folding::Folding;
use super::hover::hover;
use super::motion::{Motion, Placed, Start};
use super::paint::paint_at;
use super::state::{Look, State};
use super::theme::Palette;
use super::view::{style, view};

/// Points of scrolling that zoom by a factor of e.
const SCROLL_PER_E: f32 = 200.0;
/// Nodes move to their places while play takes no more than this many steps a second.
const FASTEST_MOVING: f64 = 3.0;

/// The widget id of the canvas, which has the keyboard unless something else does.
pub fn id() -> Id {
    Id::unique("canvas")
}

/// What the canvas remembers from one frame to the next.
#[derive(Default)]
pub struct Canvas {
    /// The step and tree drawn last, to know when to follow.
    drawn: Option<(usize, usize)>,
    /// Where the labelled nodes were drawn last, in the window's points.
    places: Vec<(NodeId, Rect)>,
    /// How nodes come to their places when something is folded.
    motion: Motion,
    /// True if the current node is followed until nothing moves any more.
    following: bool,
    /// True if the last click folded or unfolded something, so that a second one means nothing else.
    folded: bool,
}

impl Canvas {
    /// Shows the tree in all the room that is left.
    pub fn show(&mut self, ui: &mut Ui, state: &mut State, palette: &Palette, commands: &mut Vec<Command>) {
        let rect = ui.available_rect_before_wrap();
        let response = ui.interact(rect, id(), Sense::click_and_drag());
        let texts = state.texts();
        response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, texts.app.canvas));
        keep_keyboard(ui, &response, state);
        let size = Size { width: rect.width(), height: rect.height() };
        let style = style(state, palette);
        let placed = self.place(ui, state, &style, size);
        let camera = self.camera(ui, &response, state, &placed, &style, size);
        state.view.camera = Some(camera);
        state.view.size = Some(size);

        let view = View { layout: &placed.layout, ..view(&state.lesson, state, camera, style, size) };
        let scene = scene::draw(&view);
        paint_at(&ui.painter_at(rect), &scene.shapes, rect.min.to_vec2());
        let in_window = |&(node, place): &(NodeId, scene::Rect)| {
            let place = Rect::from_min_max(pos2(place.min.x, place.min.y), pos2(place.max.x, place.max.y));
            (node, place.translate(rect.min.to_vec2()))
        };
        self.places = scene.labels.iter().map(in_window).collect();
        name_nodes(ui, &self.places, rect, state);

        let pointer = response.interact_pointer_pos().or(response.hover_pos());
        let at = pointer.map(|pos| to_scene(pos, rect));
        let plate = at.and_then(|at| scene.folded_at(at));
        let pointed = plate.or(at.and_then(|at| scene::hit(&view, at)));
        let folds = plate.is_some() || ui.input(|input| input.modifiers.command);
        self.clicks(&response, pointed, folds, state, commands);
        if let Some(leaf) = state.editing.as_ref().map(|editing| editing.leaf) {
            let middle = self.place_of(leaf).unwrap_or(rect.center());
            edit_field(ui, state, leaf, middle, commands);
            return;
        }
        state.view.hovered = pointed;
        if let Some(node) = pointed {
            response.on_hover_ui_at_pointer(|ui| hover(ui, state, palette, node));
        }
    }

    /// What clicks ask for.
    fn clicks(
        &mut self,
        response: &Response,
        pointed: Option<NodeId>,
        folds: bool,
        state: &State,
        commands: &mut Vec<Command>,
    ) {
        // What the first click unfolded is no longer under the pointer at the second.
        if response.double_clicked() && self.folded {
            return;
        }
        if response.clicked() {
            let folded = pointed.filter(|_| folds);
            self.folded = folded.is_some();
            commands.push(match folded {
                Some(node) => Command::Fold(Folding::ToggleAt(node)),
                None => Command::Choose(pointed),
            });
        }
        if response.double_clicked() && !self.folded {
            let tree = state.lesson.tree();
            commands.push(match pointed {
                Some(node) if tree.is_leaf(node) => Command::EditLeaf,
                Some(node) if state.lesson.is_closed(node) => Command::Fold(Folding::ToggleAt(node)),
                Some(node) => Command::LookAt(node),
                None => Command::Fit,
            });
        }
    }

    /// Where nodes are drawn: at their places, or on their way to them.
    fn place(&mut self, ui: &Ui, state: &mut State, style: &Style, size: Size) -> Placed {
        let anchor = state.view.anchor.take();
        let target = Arc::clone(&state.lesson.layout);
        let state = &*state;
        self.motion.advance(ui.ctx(), state.lesson.tree(), &target, |shown| {
            let camera = state.view.camera?;
            let was = View { layout: shown, ..view(&state.lesson, state, camera, *style, size) };
            let current = state.lesson.moment().current().filter(|&node| was.has_in_view(node));
            let anchor = anchor.or(state.view.hovered).or(current).unwrap_or_else(|| scene::middle(&was));
            // Steps that come faster than nodes move would never let them rest.
            let smooth = !state.play.on || state.settings.speed <= FASTEST_MOVING;
            Some(Start { camera, anchor, smooth })
        })
    }

    /// The middle of a labelled node in view, in the window's points.
    pub fn place_of(&self, node: NodeId) -> Option<Pos2> {
        self.places.iter().find(|(other, _)| *other == node).map(|(_, place)| place.center())
    }

    /// Where to look from, after keys, wheel, drags and the search have had their say.
    fn camera(
        &mut self,
        ui: &Ui,
        response: &Response,
        state: &mut State,
        placed: &Placed,
        style: &Style,
        size: Size,
    ) -> Camera {
        let now = (state.lesson.step, std::ptr::from_ref(&*state.lesson.trace).addr());
        let moved = self.drawn != Some(now);
        self.drawn = Some(now);
        self.following = moved || (self.following && self.motion.is_under_way());
        let (zoom, asked) = (state.view.zoom.take(), state.view.look_at.take());
        let base = Camera { mirrored: state.settings.mirrored, ..state.view.camera.unwrap_or_default() };
        let base = view(&state.lesson, state, base, *style, size).turned(state.settings.orientation());
        let center = Place { across: base.center.across + placed.shift, ..base.center };
        let base = Camera { center, ..base };
        // What is fitted is what there will be; what the user does is done to what is there.
        let goal = view(&state.lesson, state, base, *style, size);
        let fit = View { layout: &placed.layout, ..goal };
        let current = state.lesson.moment().current();
        let kept = state.view.fitted.or(state.view.camera.is_none().then_some(Fit::All));
        let mut camera = match kept {
            Some(Fit::All) if state.presenting => for_a_room(&goal, state),
            Some(Fit::Path(_)) => goal.fitted(Fit::Path(current.unwrap_or(NodeId::ROOT))),
            Some(what) => goal.fitted(what),
            None => base,
        };
        if let (Some(_), Some((start, share))) = (kept, placed.way) {
            camera = start.towards(&camera, share);
        }
        let at = response.hover_pos().unwrap_or(response.rect.center());
        let at = to_scene(at, response.rect);
        let middle = Point { x: size.width / 2.0, y: size.height / 2.0 };

        let mut free = false;
        if response.dragged() {
            let delta = response.drag_delta();
            camera = View { camera, ..fit }.panned(delta.x, delta.y);
            free = true;
        }
        if response.hovered() {
            let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta(), input.zoom_delta()));
            let factor = f64::from(pinch * (scroll.y / SCROLL_PER_E).exp());
            if factor != 1.0 {
                camera = View { camera, ..fit }.zoomed(at, factor);
                free = true;
            }
            if scroll.x != 0.0 {
                camera = View { camera, ..fit }.panned(scroll.x, 0.0);
                free = true;
            }
        }
        if let Some(factor) = zoom {
            camera = View { camera, ..fit }.zoomed(middle, factor);
            free = true;
        }
        // What is fitted is left alone as long as it shows what is asked for.
        let now = View { camera, ..fit };
        let fitted = kept.is_some() && !free;
        match asked {
            Some(Look::AsItIs(node)) if !(fitted && now.has_in_view(node)) => camera = now.following(node),
            Some(Look::Near(node)) => camera = now.near(node),
            _ if fitted => {}
            _ => {
                if let Some(node) = current.filter(|_| self.following && state.settings.follow) {
                    camera = now.following(node);
                }
            }
        }
        state.view.fitted = kept.filter(|_| !free && camera == now.camera);
        camera
    }
}

/// The least zoom of a presented tree: its values are then as large as those of a tree that is not presented.
const LEAST_PRESENTED: f64 = 0.75;

/// The whole tree if it can be read from the last row or is asked for, else at the size that can, with the search in
/// view and as much of the tree as there is room for.
fn for_a_room(fit: &View, state: &State) -> Camera {
    let all = fit.fitted(Fit::All);
    let zoom = View { camera: all, ..*fit }.zoom();
    if zoom >= LEAST_PRESENTED || state.view.whole {
        return all;
    }
    let middle = Point { x: fit.size.width / 2.0, y: fit.size.height / 2.0 };
    let kept = state.view.camera.filter(|_| (fit.zoom() - 1.0).abs() < 1e-6);
    let large = kept.unwrap_or_else(|| View { camera: all, ..*fit }.zoomed(middle, 1.0 / zoom));
    let current = state.lesson.moment().current().unwrap_or(NodeId::ROOT);
    let camera = View { camera: large, ..*fit }.following(current);
    View { camera, ..*fit }.filled()
}

/// The canvas has the keyboard when nothing else has, and the arrow keys then belong to it.
fn keep_keyboard(ui: &Ui, response: &Response, state: &State) {
    let nobody = ui.memory(|memory| memory.focused().is_none());
    if response.clicked() || (nobody && !state.has_dialog()) {
        response.request_focus();
    }
    let arrows = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
}

fn to_scene(pos: Pos2, rect: Rect) -> Point {
    Point { x: pos.x - rect.left(), y: pos.y - rect.top() }
}

/// The field in which a leaf's value is typed, over the leaf.
fn edit_field(ui: &Ui, state: &mut State, leaf: NodeId, middle: Pos2, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    let Some(editing) = &mut state.editing else { return };
    let area =
        Area::new(id().with("leaf value")).order(Order::Foreground).pivot(Align2::CENTER_CENTER).fixed_pos(middle);
    area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            let field = TextEdit::singleline(&mut editing.text).desired_width(90.0).font(TextStyle::Heading);
            let response = ui.add(field);
            response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, app.leaf_value));
            let value = parse_value(&editing.text);
            if value.is_none() {
                ui.label(app.leaf_value_wrong);
            }
            if response.lost_focus() {
                let entered = ui.input(|input| input.key_pressed(Key::Enter));
                match value {
                    Some(value) if entered => commands.push(Command::SetLeaf(leaf, value)),
                    // What is no number stays in the field until it is mended or Esc is pressed.
                    None if entered => response.request_focus(),
                    _ => commands.push(Command::Cancel),
                }
            } else {
                response.request_focus();
            }
        });
    });
}

/// Makes every labelled node in view known to screen readers.
fn name_nodes(ui: &Ui, places: &[(NodeId, Rect)], canvas: Rect, state: &State) {
    let (moment, texts) = (state.lesson.moment(), state.texts());
    for &(node, place) in places {
        let response = ui.interact(place.intersect(canvas), id().with(("node", node.index())), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, explain::known(&moment, node, texts)));
    }
}
