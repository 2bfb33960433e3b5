//! Putting a few things in order.

/// The items by their keys; those of one key stay as they came. Each goes to its place among those before it: hands and tables are
/// small, and the sort of the standard library is built for what is not.
#[must_use]
pub fn sorted_by<T: Copy>(items: &[T], key: impl Fn(T) -> [u32; 3]) -> Vec<T> {
    let mut sorted: Vec<([u32; 3], T)> = Vec::with_capacity(items.len());
    for &item in items {
        let key = key(item);
        let place = sorted
            .iter()
            .position(|(other, _)| *other > key)
            .unwrap_or(sorted.len());
        sorted.insert(place, (key, item));
    }
    sorted.into_iter().map(|(_, item)| item).collect()
}
