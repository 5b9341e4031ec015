//! What lies beside the board.

use crate::Text;
use serde::{Deserialize, Serialize};

/// Items beside the board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Tray<T = Text> {
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// How it is laid.
    pub layout: TrayLayout,
    /// Whether the number of each item is written, be it one.
    #[serde(default, skip_serializing_if = "super::is_usual")]
    pub counted: bool,
    /// Whether its items are ever touched, by [`crate::Touch::Item`].
    #[serde(default, skip_serializing_if = "super::is_usual")]
    pub touchable: bool,
    /// What it is and, where that is not plain from it, whose, said.
    pub says: T,
    /// What lies in it.
    pub items: Vec<Item<T>>,
}

/// How a tray lies on a page, whatever is in it. In pictures all are rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TrayLayout {
    /// Small items in a row after its name.
    Row,
    /// Before all other trays: large items, and its name in large letters. The first item is what chance has drawn.
    Headline,
    /// Items in a row that tell enough; its name is for screen readers.
    Nameless,
    /// Its item is no more than the sign of its name, which tells the number, too.
    Sentence,
    /// Large items in a row below its name, to be picked up.
    Rack,
    /// Items in rows as wide as the page, each with what it costs. It is left out of pictures.
    Shelf,
}

impl TrayLayout {
    /// Its name in markup and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            TrayLayout::Row => "row",
            TrayLayout::Headline => "headline",
            TrayLayout::Nameless => "nameless",
            TrayLayout::Sentence => "sentence",
            TrayLayout::Rack => "rack",
            TrayLayout::Shelf => "shelf",
        }
    }
}

/// Equal things in a tray.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Item<T = Text> {
    /// The name by which [`crate::Touch::Item`] touches it.
    pub id: String,
    /// The id of its [`Symbol`](crate::Symbol).
    pub symbol: String,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// How many.
    pub count: u16,
    /// What one costs, in what the game counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<u16>,
    /// Whether it cannot be taken now; `says` tells why.
    #[serde(default, skip_serializing_if = "super::is_usual")]
    pub closed: bool,
    /// What a screen reader says of it.
    pub says: T,
}

impl<T> Tray<T> {
    /// Whether the number of an item is written beside it.
    pub fn counts(&self, item: &Item<T>) -> bool {
        item.count != 1 || self.counted
    }

    /// The same with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Tray<U> {
        Tray {
            seat: self.seat,
            layout: self.layout,
            counted: self.counted,
            touchable: self.touchable,
            says: say(&self.says),
            items: self.items.iter().map(|item| item.said(say)).collect(),
        }
    }
}

impl<T> Item<T> {
    fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Item<U> {
        Item {
            id: self.id.clone(),
            symbol: self.symbol.clone(),
            seat: self.seat,
            count: self.count,
            cost: self.cost,
            closed: self.closed,
            says: say(&self.says),
        }
    }
}
