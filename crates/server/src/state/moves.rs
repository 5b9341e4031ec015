//! One action of a game's history.

use serde::Serialize;
use skazka_core::Text;

/// One action in the move list. `T` is [`Text`] in a state and the said sentence where it goes to a page.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(concrete(T = String)))]
pub struct Move<T = Text> {
    /// The turn's number; 0 for set-ups.
    pub turn: u32,
    /// Who took it; none for chance.
    pub seat: Option<u8>,
    /// Whose turn it was a part of; what chance drew before anybody's turn has none.
    pub of: Option<u8>,
    /// The action.
    pub written: Option<String>,
    /// What chance drew, for people; absent where the action as it is written says it.
    pub says: Option<T>,
    /// What the game counts (stones) and the action brought or cost, item by item.
    pub counts: Vec<Counted<T>>,
}

/// One item of a ledger.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(concrete(T = String)))]
pub struct Counted<T = Text> {
    /// Whose.
    pub seat: u8,
    /// How many; negative when they are paid.
    pub by: i32,
    /// What for.
    pub says: T,
}

impl<T> Move<T> {
    /// The same with its sentences said.
    pub fn said<U>(&self, say: impl Fn(&T) -> U) -> Move<U> {
        Move {
            turn: self.turn,
            seat: self.seat,
            of: self.of,
            written: self.written.clone(),
            says: self.says.as_ref().map(&say),
            counts: self.counts.iter().map(|one| one.said(&say)).collect(),
        }
    }
}

impl<T> Counted<T> {
    fn said<U>(&self, say: impl Fn(&T) -> U) -> Counted<U> {
        Counted { seat: self.seat, by: self.by, says: say(&self.says) }
    }
}
