//! What one cell can do: answers made on demand, without listing every action.

use super::action::Move;
use super::geometry::Cell;
use super::route::RouteKind;

/// A cell that one unit alone may go to: an action told by two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// Where it goes.
    pub to: Cell,
    /// Steps it costs.
    pub cost: u8,
    /// How it gets there.
    pub route: RouteKind,
    /// A walk, merge, trap, or an attack by it alone.
    pub action: Move,
}

/// A stand from which a unit may take part in a joint attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stand {
    /// The cell beside the target; its own when it is there already.
    pub cell: Cell,
    /// Steps it costs to come there and step onto the target.
    pub cost: u8,
}

/// A unit that can still take part in a joint attack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assailant {
    /// Where it stands.
    pub cell: Cell,
    /// What it adds.
    pub strength: u8,
    /// From where it may attack as an earlier attacker, so that others can complete the attack; in board order.
    pub stands: Vec<Stand>,
    /// When it may be the last, which completes the attack: the whole attack, and what all of it costs.
    pub completes: Option<(Move, u8)>,
}

/// A cell where a single may leave a stack to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exit {
    /// Where it goes.
    pub to: Cell,
    /// Steps it costs.
    pub cost: u8,
    /// How it gets there.
    pub route: RouteKind,
    /// Whether the cell is covered, so that a disc is turned.
    pub trap: bool,
}
