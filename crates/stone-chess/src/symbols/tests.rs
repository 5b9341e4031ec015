//! The drawings as data.

use super::*;
use std::collections::BTreeSet;

#[test]
fn no_two_figures_are_alike() {
    let symbols = symbols();
    let drawings: BTreeSet<_> = symbols.iter().map(|one| format!("{:?}", one.shapes)).collect();
    assert_eq!((symbols.len(), drawings.len()), (4 * 24, 4 * 24));
}
