//! Pushes the subtrees of siblings together.

/// How far the first and the last node of the next level stand from a node of a subtree's contour.
#[derive(Clone, Copy, Default)]
struct Steps {
    /// From the first node of a level to the first of the next.
    left: f64,
    /// From the last node of a level to the last of the next.
    right: f64,
}

/// A sibling that the next one can meet: none between the two reaches as deep.
#[derive(Clone, Copy)]
struct Facing {
    sibling: usize,
    height: u32,
}

/// Two siblings must stand so far apart, or further.
#[derive(Clone, Copy)]
struct Distance {
    left: usize,
    right: usize,
    least: f64,
}

/// Two contours walked down side by side, and a third that ends where threads begin.
struct Walk {
    /// The first node of the sibling's level, as far from its top as `x` says. The node before it is the last of
    /// those that stand already, at `before`.
    node: usize,
    x: f64,
    before: f64,
    /// Of the shallower of the two, the outer contour.
    outer: usize,
    outer_x: f64,
}

/// The contours of all subtrees so far, and room to work in.
pub(super) struct Merger<'a> {
    first_child: &'a [u32],
    /// By node: the levels below it.
    heights: Vec<u32>,
    /// By node: the steps from it when it is on a contour. A leaf's lead into the subtree beside its own.
    steps: Vec<Steps>,
    facing: Vec<Facing>,
    distances: Vec<Distance>,
    /// By sibling: as far right as it goes.
    rightmost: Vec<f64>,
}

impl Merger<'_> {
    pub(super) fn new(first_child: &[u32]) -> Merger<'_> {
        let count = first_child.len() - 1;
        Merger {
            first_child,
            heights: vec![0; count],
            steps: vec![Steps::default(); count],
            facing: Vec::new(),
            distances: Vec::new(),
            rightmost: Vec::new(),
        }
    }

    /// Places the children of a node, at least one, as seen from the node. Their own children are placed already.
    pub(super) fn place_children(&mut self, node: usize, places: &mut [f64]) {
        let first = self.first_child[node] as usize;
        let height = self.push_together(first, places);
        let half = places[places.len() - 1] / 2.0;
        for place in places {
            *place -= half;
        }
        self.heights[node] = height + 1;
        self.steps[node] = Steps { left: -half, right: half };
    }

    /// Places the siblings from node number `first` on, the first at 0. Says how many levels the deepest has below it.
    fn push_together(&mut self, first: usize, places: &mut [f64]) -> u32 {
        let mut deepest = self.heights[first];
        self.facing.clear();
        self.facing.push(Facing { sibling: 0, height: deepest });
        self.distances.clear();
        let mut has_room = false;
        for sibling in 1..places.len() {
            let height = self.heights[first + sibling];
            if height == 0 && deepest == 0 {
                places[sibling] = places[sibling - 1] + 1.0;
                self.distances.push(Distance { left: sibling - 1, right: sibling, least: 1.0 });
                self.facing[0].sibling = sibling;
                continue;
            }
            has_room |= self.push_left(first, sibling, deepest, places);
            deepest = deepest.max(height);
            while self.facing.last().is_some_and(|facing| facing.height <= height) {
                self.facing.pop();
            }
            self.facing.push(Facing { sibling, height });
        }
        if has_room {
            self.centre(places);
        }
        deepest
    }

    /// Places a sibling as far left as those before it allow, and joins the contours. Says whether a sibling before
    /// the last held it up, which leaves room between the last and it.
    fn push_left(&mut self, first: usize, sibling: usize, deepest: u32, places: &mut [f64]) -> bool {
        let height = self.heights[first + sibling];
        let outer = if height > deepest { first } else { first + sibling };
        let mut walk = Walk { node: first + sibling, x: 0.0, before: places[sibling - 1], outer, outer_x: 0.0 };
        let mut facing = self.facing.len() - 1;
        let mut least = walk.before + 1.0;
        let mut place = least;
        let mut held_up = false;
        for depth in 1..=height.min(deepest) {
            self.step(&mut walk, height, deepest);
            if depth > self.facing[facing].height {
                self.note_distance(facing, sibling, least, places);
                facing -= 1;
                least = f64::NEG_INFINITY;
            }
            least = least.max(walk.before - walk.x + 1.0);
            if least > place {
                held_up |= facing + 1 < self.facing.len();
                place = least;
            }
        }
        self.note_distance(facing, sibling, least, places);
        places[sibling] = place;
        if height > deepest {
            let next = place + walk.x + self.steps[walk.node].left;
            self.steps[walk.outer].left = next - walk.outer_x;
        } else if height < deepest {
            let next = walk.before + self.steps[walk.node - 1].right;
            self.steps[walk.outer].right = next - (place + walk.outer_x);
        }
        held_up
    }

    /// Goes down one level.
    #[inline]
    fn step(&self, walk: &mut Walk, height: u32, deepest: u32) {
        walk.before += self.steps[walk.node - 1].right;
        walk.x += self.steps[walk.node].left;
        walk.node = self.first_child[walk.node] as usize;
        if height > deepest {
            walk.outer_x += self.steps[walk.outer].left;
            walk.outer = self.first_child[walk.outer] as usize;
        } else if height < deepest {
            walk.outer_x += self.steps[walk.outer].right;
            walk.outer = self.first_child[walk.outer + 1] as usize - 1;
        }
    }

    #[inline]
    fn note_distance(&mut self, facing: usize, right: usize, least: f64, places: &[f64]) {
        let left = self.facing[facing].sibling;
        self.distances.push(Distance { left, right, least: least - places[left] });
    }

    /// Moves the siblings, which stand as far left as they go, halfway to where they would stand as far right as they
    /// go, the last one staying where it is.
    ///
    /// The contours stay as they were joined: they end and go on in siblings deeper than all before them, or than all
    /// after them. Nothing reaches past such a sibling below its last level, so that it has no room to move in.
    fn centre(&mut self, places: &mut [f64]) {
        self.rightmost.clear();
        self.rightmost.resize(places.len(), places[places.len() - 1]);
        // Later siblings come last, so that backwards a sibling is settled before it holds others up.
        for &Distance { left, right, least } in self.distances.iter().rev() {
            self.rightmost[left] = self.rightmost[left].min(self.rightmost[right] - least);
        }
        self.rightmost[0] = 0.0;
        for (place, rightmost) in places.iter_mut().zip(&self.rightmost) {
            *place = (*place + rightmost) / 2.0;
        }
    }
}
