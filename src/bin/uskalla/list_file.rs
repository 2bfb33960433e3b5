//! Dare lists in JSON, written by hand or by another program.

use serde_json::{Map, Value};
use uskalla::dares::share::{LISTS_MAX, Shared};
use uskalla::dares::{Dare, DareListDraft, DareListErrors, Lang, SLOTS, Tag};

/// Returns one list, or the lists of `{"lists": […], "rules": "…"}`. In a list: `name`, `lang`, `adult`, and `dares`, each null, a text or an object
/// of `text`, `alternative`, `lasting`, `seconds`, `tags`.
pub fn parse(text: &str) -> Result<Shared, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| format!("no JSON: {error}"))?;
    let object = object(&value)?;
    let (lists, rules) = match object.get("lists") {
        None => (vec![draft(object)?], None),
        Some(lists) => {
            known(object, &["lists", "rules"])?;
            let lists = array(lists, LISTS_MAX, "lists")?;
            (
                lists
                    .iter()
                    .map(|list| draft(self::object(list)?))
                    .collect::<Result<_, _>>()?,
                optional(object, "rules", string)?,
            )
        }
    };
    let mut checked = Vec::new();
    for (number, draft) in (1..).zip(lists) {
        checked.push(
            draft
                .check()
                .map_err(|errors| format!("list {number}: {}", DareListErrors(errors)))?,
        );
    }
    Shared::new(checked, rules).map_err(|_| "no list, or rules that are no short text".to_owned())
}

fn draft(object: &Map<String, Value>) -> Result<DareListDraft, String> {
    known(object, &["name", "lang", "adult", "dares"])?;
    let code = optional(object, "lang", string)?;
    let lang = code
        .as_deref()
        .map_or(Some(Lang::default()), Lang::from_tag)
        .ok_or("lang: not one of en, fi, tr, sv")?;
    let dares = array(object.get("dares").ok_or("no dares")?, SLOTS, "dares")?;
    Ok(DareListDraft {
        name: optional(object, "name", string)?.ok_or("no name")?,
        lang,
        adult: optional(object, "adult", boolean)?.unwrap_or_default(),
        slots: dares.iter().map(dare).collect::<Result<_, _>>()?,
    })
}

fn dare(value: &Value) -> Result<Option<Dare>, String> {
    if let Value::Null = value {
        return Ok(None);
    }
    if let Value::String(text) = value {
        return Ok(Some(Dare {
            text: text.clone(),
            ..Dare::default()
        }));
    }
    let object = object(value)?;
    known(
        object,
        &["text", "alternative", "lasting", "seconds", "tags"],
    )?;
    let tags = object
        .get("tags")
        .map_or(Ok(&[][..]), |tags| array(tags, Tag::ALL.len(), "tags"))?;
    let tag = |value: &Value| {
        Tag::ALL
            .into_iter()
            .find(|tag| value == tag_name(*tag))
            .ok_or("tags: an unknown one")
    };
    Ok(Some(Dare {
        text: optional(object, "text", string)?.ok_or("a dare without text")?,
        alternative: optional(object, "alternative", string)?,
        lasting: optional(object, "lasting", boolean)?.unwrap_or_default(),
        seconds: optional(object, "seconds", |value| {
            value.as_u64().and_then(|seconds| seconds.try_into().ok())
        })?,
        tags: tags.iter().map(tag).collect::<Result<_, _>>()?,
    }))
}

/// A tag in a file and on the output.
pub const fn tag_name(tag: Tag) -> &'static str {
    match tag {
        Tag::Moving => "moving",
        Tag::Noisy => "noisy",
        Tag::OutsideHelp => "outside-help",
        Tag::Touching => "touching",
        Tag::Phone => "phone",
    }
}

fn string(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn boolean(value: &Value) -> Option<bool> {
    value.as_bool()
}

fn object(value: &Value) -> Result<&Map<String, Value>, String> {
    value.as_object().ok_or_else(|| "not an object".to_owned())
}

/// The items of a list that has at most so many.
fn array<'a>(value: &'a Value, most: usize, what: &str) -> Result<&'a [Value], String> {
    let items = value
        .as_array()
        .ok_or_else(|| format!("{what}: not a list"))?;
    if items.len() > most {
        Err(format!("{what}: {} of them, at most {most}", items.len()))
    } else {
        Ok(items)
    }
}

fn known(object: &Map<String, Value>, keys: &[&str]) -> Result<(), String> {
    object
        .keys()
        .find(|key| !keys.contains(&key.as_str()))
        .map_or(Ok(()), |key| Err(format!("unknown key {key:?}")))
}

/// The value of a key that may be missing or null.
fn optional<T>(
    object: &Map<String, Value>,
    key: &str,
    read: impl FnOnce(&Value) -> Option<T>,
) -> Result<Option<T>, String> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => read(value)
            .map(Some)
            .ok_or_else(|| format!("{key}: not of its kind")),
    }
}
