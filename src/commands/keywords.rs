//! Options whose values have fixed names.

use clap::builder::{PossibleValuesParser, TypedValueParser};

/// Reads one of some values by its name, and lists the names in the help.
pub(super) fn one_of<T>(values: &'static [T], name: fn(T) -> &'static str) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    parser(values.iter().map(|&value| (name(value), value)).collect())
}

/// As [`one_of`], with names of their own.
pub(super) fn named<T>(values: &'static [(&'static str, T)]) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    parser(values.to_vec())
}

fn parser<T>(values: Vec<(&'static str, T)>) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    let names: Vec<_> = values.iter().map(|&(name, _)| name).collect();
    PossibleValuesParser::new(names).try_map(move |given| {
        let found = values.iter().find(|(name, _)| name.eq_ignore_ascii_case(&given));
        found.map(|&(_, value)| value).ok_or_else(|| format!("{given} is none of the names"))
    })
}
