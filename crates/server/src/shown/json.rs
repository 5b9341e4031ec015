//! JSON in parts: what is written once is not written again for each message it stands in.

use serde::Serialize;

/// A value as JSON; nothing of what is shown refuses to be written, as every key is a string.
pub fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// One object with the fields of several, each written as an object that has fields.
///
/// ```
/// assert_eq!(skazka_server::shown::joined(&[r#"{"a":1}"#, r#"{"b":{},"c":2}"#]), r#"{"a":1,"b":{},"c":2}"#);
/// ```
pub fn joined(objects: &[&str]) -> String {
    let mut whole = String::with_capacity(objects.iter().map(|object| object.len()).sum());
    for object in objects {
        whole.push(if whole.is_empty() { '{' } else { ',' });
        whole.push_str(object.strip_prefix('{').and_then(|fields| fields.strip_suffix('}')).unwrap_or_default());
    }
    whole.push('}');
    whole
}
