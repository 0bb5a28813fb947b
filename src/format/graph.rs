//! Reads graphs as networkx writes them: a list of nodes and a list of edges.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::failure::Failure;
use super::growth::Growth;
use super::ids::{Id, Ids};
use super::keys::OpenKeys;
use super::place::Step;
use super::problem::{Expected, Problem};
use super::values::{Number, Text, Word};
use crate::tree::Player;

/// The keys of a graph.
const GRAPH_KEYS: &[&str] = &["nodes", "edges", "links", "root", "directed"];
/// The keys of a node of a graph.
const ENTRY_KEYS: &[&str] = &["id", "label", "name", "move", "player", "value", "probability", "state"];
/// The keys of an edge.
const EDGE_KEYS: &[&str] = &["source", "target"];

/// A graph as its file lists it. Nothing is checked yet but each node and edge for itself.
#[derive(Default)]
pub(super) struct Graph {
    pub ids: Ids,
    pub nodes: Vec<Entry>,
    /// The ids' numbers, from parent to child.
    pub edges: Vec<Edge>,
    /// The key that the edges have.
    pub edges_key: &'static str,
    /// The number of the root's id.
    pub root: Option<u32>,
}

/// An edge, by the numbers of its ends' ids.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub source: u32,
    pub target: u32,
}

/// A node of a graph.
#[derive(Default)]
pub(super) struct Entry {
    /// The number of its id.
    pub id: u32,
    pub label: Option<String>,
    pub move_text: Option<String>,
    pub state: Option<String>,
    pub player: Option<Player>,
    pub value: Option<f64>,
    pub probability: Option<f64>,
}

/// Reads a whole graph.
pub(super) struct GraphSeed<'g, 'w>(pub &'g mut Growth<'w>);

impl<'de> DeserializeSeed<'de> for GraphSeed<'_, '_> {
    type Value = Graph;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Graph, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for GraphSeed<'_, '_> {
    type Value = Graph;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a graph")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Graph, A::Error> {
        let GraphSeed(growth) = self;
        let mut keys = OpenKeys::new(GRAPH_KEYS);
        let mut graph = Graph::default();
        let mut nodes_seen = false;
        while let Some(Text(key)) = map.next_key::<Text<'de>>()? {
            match keys.note(&key, &mut growth.foreign).map_err(|failure| growth.trail.fail(failure))? {
                None => drop(map.next_value::<IgnoredAny>()?),
                Some("nodes") => {
                    nodes_seen = true;
                    graph.read_nodes(growth, &mut map)?;
                }
                Some("directed") => read_directed(growth, &mut map)?,
                Some("root") => {
                    let id = growth.value(&mut map, "root", Expected::Id)?;
                    graph.root = Some(graph.ids.number(id));
                }
                Some(key) => graph.read_edges(growth, &mut map, key)?,
            }
        }
        for (key, seen) in [("nodes", nodes_seen), ("edges", !graph.edges_key.is_empty())] {
            if !seen {
                return Err(growth.trail.fail(Failure::new(Problem::MissingKey { key })));
            }
        }
        Ok(graph)
    }
}

fn read_directed<'de, A: MapAccess<'de>>(growth: &mut Growth<'_>, map: &mut A) -> Result<(), A::Error> {
    if growth.value(map, "directed", Expected::Directed)? {
        return Ok(());
    }
    Err(growth.trail.fail(Failure::new(Problem::Undirected).of("directed")))
}

impl Graph {
    fn read_nodes<'de, A: MapAccess<'de>>(&mut self, growth: &mut Growth<'_>, map: &mut A) -> Result<(), A::Error> {
        let nodes = map.next_value_seed(NodesSeed { growth: &mut *growth, ids: &mut self.ids });
        self.nodes = nodes.map_err(|error| growth.trail.through(Step::Key("nodes"), Expected::GraphNodes, error))?;
        Ok(())
    }

    fn read_edges<'de, A: MapAccess<'de>>(
        &mut self,
        growth: &mut Growth<'_>,
        map: &mut A,
        key: &'static str,
    ) -> Result<(), A::Error> {
        if !self.edges_key.is_empty() {
            return Err(growth.trail.fail(Failure::same_twice(self.edges_key, key)));
        }
        self.edges_key = key;
        let edges = map.next_value_seed(EdgesSeed { growth: &mut *growth, ids: &mut self.ids });
        self.edges = edges.map_err(|error| growth.trail.through(Step::Key(key), Expected::GraphEdges, error))?;
        Ok(())
    }
}

/// Reads the array of nodes.
struct NodesSeed<'g, 'w> {
    growth: &'g mut Growth<'w>,
    ids: &'g mut Ids,
}

impl<'de> DeserializeSeed<'de> for NodesSeed<'_, '_> {
    type Value = Vec<Entry>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Vec<Entry>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for NodesSeed<'_, '_> {
    type Value = Vec<Entry>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of nodes")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<Entry>, A::Error> {
        let NodesSeed { growth, ids } = self;
        let mut nodes: Vec<Entry> = Vec::new();
        // By number of an id: whether a node has it.
        let mut taken: Vec<bool> = Vec::new();
        loop {
            growth.count(nodes.len())?;
            let step = Step::Index(nodes.len());
            let entry = match seq.next_element_seed(EntrySeed { growth: &mut *growth, ids: &mut *ids }) {
                Ok(Some(entry)) => entry,
                Ok(None) => return Ok(nodes),
                Err(error) => return Err(growth.trail.through(step, Expected::GraphNode, error)),
            };
            let id = entry.id as usize;
            taken.resize(taken.len().max(id + 1), false);
            if std::mem::replace(&mut taken[id], true) {
                let problem = Problem::IdTwice { id: ids.id(entry.id).to_string() };
                return Err(growth.trail.fail(Failure::new(problem).of("id").at(step)));
            }
            nodes.push(entry);
        }
    }
}

/// Reads one node.
struct EntrySeed<'g, 'w> {
    growth: &'g mut Growth<'w>,
    ids: &'g mut Ids,
}

impl<'de> DeserializeSeed<'de> for EntrySeed<'_, '_> {
    type Value = Entry;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Entry, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for EntrySeed<'_, '_> {
    type Value = Entry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a node of a graph")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entry, A::Error> {
        let EntrySeed { growth, ids } = self;
        let mut keys = OpenKeys::new(ENTRY_KEYS);
        let mut entry = Entry::default();
        let mut id = None;
        while let Some(Text(key)) = map.next_key::<Text<'de>>()? {
            match keys.note(&key, &mut growth.foreign).map_err(|failure| growth.trail.fail(failure))? {
                None => drop(map.next_value::<IgnoredAny>()?),
                Some("id") => id = Some(growth.value::<Id, _>(&mut map, "id", Expected::Id)?),
                Some(key) => entry.read(growth, &mut map, key)?,
            }
        }
        let Some(id) = id else {
            return Err(growth.trail.fail(Failure::new(Problem::MissingKey { key: "id" })));
        };
        if let (None, Id::Text(text)) = (&entry.label, &id) {
            entry.label = Some(text.clone());
        }
        entry.id = ids.number(id);
        Ok(entry)
    }
}

impl Entry {
    fn read<'de, A: MapAccess<'de>>(
        &mut self,
        growth: &mut Growth<'_>,
        map: &mut A,
        key: &'static str,
    ) -> Result<(), A::Error> {
        match key {
            "label" | "name" => {
                if self.label.is_some() {
                    let first = if key == "label" { "name" } else { "label" };
                    return Err(growth.trail.fail(Failure::same_twice(first, key)));
                }
                self.label = Some(read_text(growth, map, key)?);
            }
            "move" => self.move_text = Some(read_text(growth, map, key)?),
            "state" => self.state = Some(read_text(growth, map, key)?),
            "player" => self.player = Some(growth.value::<Word<Player>, _>(map, key, Expected::Player)?.0),
            "value" => {
                let number = growth.value(map, key, Expected::Value)?;
                let value = growth.exact(number);
                self.value = Some(value.map_err(|error| growth.trail.through(Step::Key(key), Expected::Value, error))?);
            }
            _ => {
                let number: Number = growth.value(map, key, Expected::Probability)?;
                self.probability = Some(number.as_probability().map_err(|f| growth.trail.fail(f.of("probability")))?);
            }
        }
        Ok(())
    }
}

fn read_text<'de, A: MapAccess<'de>>(
    growth: &mut Growth<'_>,
    map: &mut A,
    key: &'static str,
) -> Result<String, A::Error> {
    Ok(growth.value::<Text<'de>, _>(map, key, Expected::Text)?.0.into_owned())
}

/// Reads the array of edges.
struct EdgesSeed<'g, 'w> {
    growth: &'g mut Growth<'w>,
    ids: &'g mut Ids,
}

impl<'de> DeserializeSeed<'de> for EdgesSeed<'_, '_> {
    type Value = Vec<Edge>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Vec<Edge>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for EdgesSeed<'_, '_> {
    type Value = Vec<Edge>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of edges")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<Edge>, A::Error> {
        let EdgesSeed { growth, ids } = self;
        let mut edges = Vec::new();
        loop {
            match seq.next_element_seed(EdgeSeed { growth: &mut *growth, ids: &mut *ids }) {
                Ok(Some(edge)) => edges.push(edge),
                Ok(None) => return Ok(edges),
                Err(error) => return Err(growth.trail.through(Step::Index(edges.len()), Expected::GraphEdge, error)),
            }
        }
    }
}

/// Reads one edge.
struct EdgeSeed<'g, 'w> {
    growth: &'g mut Growth<'w>,
    ids: &'g mut Ids,
}

impl<'de> DeserializeSeed<'de> for EdgeSeed<'_, '_> {
    type Value = Edge;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Edge, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for EdgeSeed<'_, '_> {
    type Value = Edge;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an edge of a graph")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Edge, A::Error> {
        let EdgeSeed { growth, ids } = self;
        let mut keys = OpenKeys::new(EDGE_KEYS);
        let (mut source, mut target) = (None, None);
        while let Some(Text(key)) = map.next_key::<Text<'de>>()? {
            match keys.note(&key, &mut growth.foreign).map_err(|failure| growth.trail.fail(failure))? {
                None => drop(map.next_value::<IgnoredAny>()?),
                Some(key) => {
                    let id = ids.number(growth.value(&mut map, key, Expected::Id)?);
                    *(if key == "source" { &mut source } else { &mut target }) = Some(id);
                }
            }
        }
        match (source, target) {
            (Some(source), Some(target)) => Ok(Edge { source, target }),
            (source, _) => {
                let key = if source.is_none() { "source" } else { "target" };
                Err(growth.trail.fail(Failure::new(Problem::MissingKey { key })))
            }
        }
    }
}
