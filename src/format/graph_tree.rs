//! From a graph to the tree that it must be.

use super::MAX_LEVELS;
use super::failure::Failure;
use super::graph::{Edge, Entry, Graph};
use super::place::Step;
use super::probability::{ShareFault, Shares};
use super::problem::Problem;
use crate::tree::{GameTree, NodeSpec, Player, TreeBuilder};

/// How many nodes of a cycle or of several roots are named.
const NAMED: usize = 8;
/// No parent.
const NONE: u32 = u32::MAX;

/// A tree grown from a graph.
pub(super) struct Grown {
    pub tree: GameTree,
    /// By node: which of the graph's nodes it was.
    pub entries: Vec<usize>,
}

impl Graph {
    /// Checks that the graph is a tree, and builds it. Children stand in the order of their edges.
    pub(super) fn grow(self, builder: TreeBuilder) -> Result<Grown, Failure> {
        let family = Family::of(&self)?;
        let entries = family.level_order(&self)?;
        let tree = self.build(builder, &family, &entries)?;
        Ok(Grown { tree, entries })
    }

    fn build(&self, mut builder: TreeBuilder, family: &Family, entries: &[usize]) -> Result<GameTree, Failure> {
        let mut number_of = vec![0; self.nodes.len()];
        for &entry in entries {
            let node = &self.nodes[entry];
            let parent = family.parent(entry).map(|parent| number_of[parent]);
            let player = node.player.unwrap_or(parent.map_or(Player::Max, |p| builder.player(p).opponent()));
            self.check_node(family, entry, player)?;
            number_of[entry] = builder.add(parent, NodeSpec { player, value: node.value });
            node.describe(&mut builder, number_of[entry]);
        }
        // Leaves without a value have been refused.
        builder.finish().map_err(|_| Failure::new(Problem::NoValue).of("nodes"))
    }

    fn check_node(&self, family: &Family, entry: usize, player: Player) -> Result<(), Failure> {
        let children = family.children(entry);
        let node = &self.nodes[entry];
        if children.is_empty() && node.value.is_none() {
            return Err(Failure::new(Problem::NoValue).at(Step::Index(entry)).of("nodes"));
        }
        if family.parent(entry).is_none() && node.probability.is_some() {
            let failure = Failure::new(Problem::ProbabilityWithoutChance { root: true });
            return Err(failure.of("probability").at(Step::Index(entry)).of("nodes"));
        }
        let mut shares = Shares::default();
        children.iter().for_each(|&child| shares.add(self.nodes[child as usize].probability));
        shares.check(player == Player::Chance).map_err(|fault| {
            let (failure, at) = match fault {
                ShareFault::WithoutChance { child } => {
                    (Failure::new(Problem::ProbabilityWithoutChance { root: false }).of("probability"), children[child])
                }
                ShareFault::Missing { child } => (Failure::new(Problem::ProbabilityMissing), children[child]),
                ShareFault::Sum { sum } => (Failure::new(Problem::ProbabilitySum { sum }), entry as u32),
            };
            failure.at(Step::Index(at as usize)).of("nodes")
        })
    }

    fn name(&self, entry: usize) -> String {
        self.ids.id(self.nodes[entry].id).to_string()
    }

    fn at_edge(&self, problem: Problem, edge: usize) -> Failure {
        Failure::new(problem).at(Step::Index(edge)).of(self.edges_key)
    }
}

impl Entry {
    fn describe(&self, builder: &mut TreeBuilder, number: u32) {
        if let Some(label) = &self.label {
            builder.set_label(number, label);
        }
        if let Some(text) = &self.move_text {
            builder.set_move(number, text);
        }
        if let Some(state) = &self.state {
            builder.set_state(number, state);
        }
        if let Some(probability) = self.probability {
            builder.set_probability(number, probability);
        }
    }
}

/// Who is whose child, by the nodes' places in the file.
struct Family {
    /// By node: its parent, and the edge that says so.
    parents: Vec<(u32, u32)>,
    /// The children of all nodes, those of one node together.
    children: Vec<u32>,
    /// By node: where its children begin in `children`; one entry more than nodes.
    first: Vec<u32>,
    root: usize,
}

impl Family {
    fn of(graph: &Graph) -> Result<Family, Failure> {
        if graph.nodes.is_empty() {
            return Err(Failure::new(Problem::NoRoot).of("nodes"));
        }
        let entry_of_id = entries_by_id(graph);
        let mut ends = Vec::with_capacity(graph.edges.len());
        let mut parents = vec![(NONE, NONE); graph.nodes.len()];
        for (number, &edge) in graph.edges.iter().enumerate() {
            let (source, target) = ends_of(graph, &entry_of_id, number, edge)?;
            adopt(graph, &mut parents, number, source, target)?;
            ends.push((source, target));
        }
        let root = find_root(graph, &entry_of_id, &parents)?;
        let (children, first) = children_by_parent(graph.nodes.len(), &ends);
        Ok(Family { parents, children, first, root })
    }

    fn parent(&self, entry: usize) -> Option<usize> {
        Some(self.parents[entry].0).filter(|&parent| parent != NONE).map(|parent| parent as usize)
    }

    fn children(&self, entry: usize) -> &[u32] {
        &self.children[self.first[entry] as usize..self.first[entry + 1] as usize]
    }

    /// The nodes in level order; a failure if not all of them are below the root, or some too far.
    fn level_order(&self, graph: &Graph) -> Result<Vec<usize>, Failure> {
        let mut order = vec![self.root];
        let (mut begin, mut levels) = (0, 1);
        loop {
            let end = order.len();
            for place in begin..end {
                order.extend(self.children(order[place]).iter().map(|&child| child as usize));
            }
            if order.len() == end {
                break;
            }
            levels += 1;
            if levels > MAX_LEVELS {
                let problem = Problem::TooManyLevels { limit: MAX_LEVELS };
                return Err(Failure::new(problem).at(Step::Index(order[end])).of("nodes"));
            }
            begin = end;
        }
        if order.len() == graph.nodes.len() {
            return Ok(order);
        }
        // Whoever has a parent and is not below the root is on a cycle or below one.
        let mut reached = vec![false; graph.nodes.len()];
        order.iter().for_each(|&entry| reached[entry] = true);
        let lost = reached.iter().position(|&reached| !reached).unwrap_or(self.root);
        Err(cycle(graph, &self.parents, lost))
    }
}

/// By number of an id: the node that has it.
fn entries_by_id(graph: &Graph) -> Vec<Option<usize>> {
    let mut entries = vec![None; graph.ids.len()];
    for (entry, node) in graph.nodes.iter().enumerate() {
        entries[node.id as usize] = Some(entry);
    }
    entries
}

fn ends_of(graph: &Graph, entry_of_id: &[Option<usize>], number: usize, edge: Edge) -> Result<(usize, usize), Failure> {
    let find = |id: u32, key| {
        entry_of_id[id as usize].ok_or_else(|| {
            let problem = Problem::MissingNode { id: graph.ids.id(id).to_string() };
            Failure::new(problem).of(key).at(Step::Index(number)).of(graph.edges_key)
        })
    };
    Ok((find(edge.source, "source")?, find(edge.target, "target")?))
}

/// Makes one node the parent of another.
fn adopt(graph: &Graph, parents: &mut [(u32, u32)], edge: usize, source: usize, target: usize) -> Result<(), Failure> {
    let (parent, _) = parents[target];
    let name = |entry| graph.name(entry);
    let problem = if parent == source as u32 {
        Problem::EdgeTwice { source: name(source), target: name(target) }
    } else if source == target {
        Problem::Cycle { nodes: vec![name(source)], length: 1 }
    } else if parent != NONE {
        Problem::TwoParents { node: name(target), first: name(parent as usize), second: name(source) }
    } else {
        parents[target] = (source as u32, edge as u32);
        return Ok(());
    };
    Err(graph.at_edge(problem, edge))
}

/// The one node without a parent.
fn find_root(graph: &Graph, entry_of_id: &[Option<usize>], parents: &[(u32, u32)]) -> Result<usize, Failure> {
    if let Some(id) = graph.root {
        check_named_root(graph, id, entry_of_id[id as usize], parents)?;
    }
    let roots: Vec<usize> = (0..parents.len()).filter(|&entry| parents[entry].0 == NONE).collect();
    match roots[..] {
        [] => Err(cycle(graph, parents, 0)),
        [root] => Ok(root),
        [_, second, ..] => {
            let named = roots.iter().take(NAMED).map(|&entry| graph.name(entry)).collect();
            let problem = Problem::SeveralRoots { roots: named, count: roots.len() };
            Err(Failure::new(problem).at(Step::Index(second)).of("nodes"))
        }
    }
}

fn check_named_root(graph: &Graph, id: u32, entry: Option<usize>, parents: &[(u32, u32)]) -> Result<(), Failure> {
    let root = graph.ids.id(id).to_string();
    let problem = match entry.map(|entry| parents[entry].0) {
        None => Problem::MissingNode { id: root },
        Some(NONE) => return Ok(()),
        Some(parent) => Problem::RootHasParent { root, parent: graph.name(parent as usize) },
    };
    Err(Failure::new(problem).of("root"))
}

/// The failure of a graph in which the way up from a node never ends, at the last edge of the cycle in the file.
fn cycle(graph: &Graph, parents: &[(u32, u32)], from: usize) -> Failure {
    // After as many steps as there are nodes, the way up has entered its cycle.
    let on_cycle = (0..parents.len()).fold(from, |entry, _| parents[entry].0 as usize);
    let mut around = vec![on_cycle];
    let mut closing = parents[on_cycle].1;
    let mut at = parents[on_cycle].0 as usize;
    while at != on_cycle {
        around.push(at);
        closing = closing.max(parents[at].1);
        at = parents[at].0 as usize;
    }
    around.reverse();
    let length = around.len();
    let nodes = around.iter().take(NAMED).map(|&entry| graph.name(entry)).collect();
    graph.at_edge(Problem::Cycle { nodes, length }, closing as usize)
}

/// The children of all nodes, those of one node together and in the order of their edges; and where each begins.
fn children_by_parent(count: usize, ends: &[(usize, usize)]) -> (Vec<u32>, Vec<u32>) {
    let mut first = vec![0u32; count + 1];
    for &(source, _) in ends {
        first[source + 1] += 1;
    }
    for entry in 0..count {
        first[entry + 1] += first[entry];
    }
    let mut next = first.clone();
    let mut children = vec![0u32; ends.len()];
    for &(source, target) in ends {
        children[next[source] as usize] = target as u32;
        next[source] += 1;
    }
    (children, first)
}
