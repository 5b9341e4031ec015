//! The gaps of a sentence as an object: `{"who":"Anna","stones":7}`, in the order in which they were filled.

use super::Value;
use serde::de::{MapAccess, Visitor};
use serde::{Deserializer, Serializer};
use std::borrow::Cow;
use std::fmt;

type Args = Vec<(Cow<'static, str>, Value)>;

pub(super) fn serialize<S: Serializer>(args: &Args, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(args.iter().map(|(name, value)| (name, value)))
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Args, D::Error> {
    from.deserialize_map(InOrder)
}

struct InOrder;

impl<'de> Visitor<'de> for InOrder {
    type Value = Args;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the gaps of a sentence by their names")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Args, M::Error> {
        let mut args = Args::new();
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            args.push((Cow::Owned(name), value));
        }
        Ok(args)
    }
}
