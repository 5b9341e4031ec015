//! What a viewer may know: nobody sees a covered disc (`rules/tammashil.md §1`).

use crate::play::State;
use skazka_core::Viewer;

/// A position as one viewer may know it: the faces of covered discs are unknown to all but the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen(pub(super) State);

impl Seen {
    pub(super) fn new(state: &State, viewer: Viewer) -> Seen {
        match viewer {
            Viewer::Arbiter => Seen(state.clone()),
            Viewer::Seat(_) | Viewer::Public => Seen(state.veiled()),
        }
    }
}
