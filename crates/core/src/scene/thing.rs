//! What stands on the cells.

use crate::Text;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// One thing standing on a cell.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Thing<T = Text> {
    /// The cell it stands on.
    pub cell: String,
    /// The id of its [`Symbol`](crate::Symbol).
    pub symbol: String,
    /// Whose it is; `None` for nobody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// How many discs high it stands, from 1.
    pub height: u8,
    /// States worth showing: ids of symbols that all seats share, each a small sign drawn upon the figure, upright and in
    /// the same square. A game draws them where they do not meet: at a shoulder, at a foot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<Cow<'static, str>>,
    /// Whether it is drawn paler than others: it can do nothing now.
    #[serde(default, skip_serializing_if = "super::is_usual")]
    pub dimmed: bool,
    /// What a screen reader says of it.
    pub says: T,
}

impl<T> Thing<T> {
    /// A thing one disc high without badges.
    pub fn new(cell: impl Into<String>, symbol: impl Into<String>, seat: Option<u8>, says: T) -> Thing<T> {
        Thing { cell: cell.into(), symbol: symbol.into(), seat, height: 1, badges: Vec::new(), dimmed: false, says }
    }

    /// The same with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Thing<U> {
        Thing {
            cell: self.cell.clone(),
            symbol: self.symbol.clone(),
            seat: self.seat,
            height: self.height,
            badges: self.badges.clone(),
            dimmed: self.dimmed,
            says: say(&self.says),
        }
    }
}
