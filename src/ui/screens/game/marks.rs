//! Classes that come and go.

/// Returns a class with those of the marks that are set.
pub fn marked(class: &str, marks: &[(bool, &str)]) -> String {
    let set = marks.iter().filter(|(is_set, _)| *is_set);
    std::iter::once(class)
        .chain(set.map(|(_, mark)| *mark))
        .collect()
}
