//! Actions as paths of touches, so that a client can play games it knows nothing of.

use crate::{Fault, Text, Way, quote, text};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One thing a person can touch.
///
/// Written as a letter, a colon and a name: `c:13` a cell, `h:S` a thing in a hand or shop, `l:r6` a border line,
/// `b:F` a labelled button.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Touch {
    /// A cell of the board, by its name in the notation.
    Cell(String),
    /// An item of a tray.
    Item(String),
    /// A line at the border.
    Line(String),
    /// A button that the path itself brings up, such as a promotion.
    Button(String),
}

impl fmt::Display for Touch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, name) = match self {
            Touch::Cell(name) => ('c', name),
            Touch::Item(name) => ('h', name),
            Touch::Line(name) => ('l', name),
            Touch::Button(name) => ('b', name),
        };
        write!(f, "{letter}:{name}")
    }
}

impl FromStr for Touch {
    type Err = Fault;

    fn from_str(written: &str) -> Result<Touch, Fault> {
        match written.split_once(':') {
            Some(("c", name)) => Ok(Touch::Cell(name.to_owned())),
            Some(("h", name)) => Ok(Touch::Item(name.to_owned())),
            Some(("l", name)) => Ok(Touch::Line(name.to_owned())),
            Some(("b", name)) => Ok(Touch::Button(name.to_owned())),
            _ => Err(text!("touch-unreadable", found = quote(written)).into()),
        }
    }
}

impl TryFrom<String> for Touch {
    type Error = Fault;

    fn try_from(written: String) -> Result<Touch, Fault> {
        written.parse()
    }
}

impl From<Touch> for String {
    fn from(touch: Touch) -> String {
        touch.to_string()
    }
}

/// What is seen to happen on the board: the preview of a touch, the animation of an action, the last move.
///
/// `T` is [`Text`] in the libraries and the said sentence (`String`) where it goes to a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(T = String)))]
pub enum Effect<T = Text> {
    /// The thing on `from` goes to `to`.
    Move {
        /// The cell it leaves.
        from: String,
        /// The cell it enters.
        to: String,
    },
    /// The thing on `cell` is captured or removed.
    Take {
        /// The cell it stood on.
        cell: String,
        /// Its symbol and seat, for the list of captured things.
        symbol: String,
        /// Whose it was.
        seat: u8,
    },
    /// A thing appears on `cell`.
    Put {
        /// The cell.
        cell: String,
        /// Its symbol.
        symbol: String,
        /// Whose it is.
        seat: u8,
    },
    /// The thing on `cell` turns into another.
    Become {
        /// The cell.
        cell: String,
        /// The new symbol.
        symbol: String,
    },
    /// These cells leave the board.
    Lose {
        /// The cells.
        cells: Vec<String>,
    },
    /// The cell gets a mark.
    Mark {
        /// The cell.
        cell: String,
    },
    /// What was covered on `cell` is turned up: for a while its face is seen there.
    Reveal {
        /// The cell.
        cell: String,
        /// The symbol of the face, nobody's.
        symbol: String,
    },
    /// The way over these cells is shown: how a thing gets from the first to the last.
    Trace {
        /// The cells in order, the one it leaves first.
        cells: Vec<String>,
        /// How the way is told from others.
        kind: Way,
    },
    /// What the game counts for a seat (stones) comes or goes: one item of its ledger.
    Count {
        /// Whose.
        seat: u8,
        /// How many; negative when they are paid.
        by: i32,
        /// What for.
        says: T,
    },
    /// Something is worth a sentence.
    Note {
        /// The sentence.
        says: T,
    },
}

/// One touch of an action's path, with what it means and does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(T = String)))]
pub struct Step<T = Text> {
    /// What is touched.
    pub touch: Touch,
    /// What the touch means, for buttons and screen readers.
    pub says: T,
    /// The question that this touch answers, when it is a button: the heading of its group in a form.
    pub group: Option<T>,
    /// What it costs in the game's own counting (steps, stones), shown small beside what is touched.
    pub cost: Option<u16>,
    /// What it would do, shown before it is confirmed.
    pub effects: Vec<Effect<T>>,
}

/// What may follow a path of touches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextTouches<T = Text> {
    /// The action that the path spells, in the game's notation, if it is one as it stands.
    pub action: Option<String>,
    /// What the path so far comes to, while that is worth a sentence: force gathered against force needed.
    pub says: Option<T>,
    /// The touches that may come next.
    pub next: Vec<Step<T>>,
}

/// Every way a path of touches may go on, as a tree.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(T = String)))]
pub struct TouchTree<T = Text> {
    /// The action that the path so far spells, if it is one.
    pub action: Option<String>,
    /// What the path so far comes to, while that is worth a sentence: force gathered against force needed.
    pub says: Option<T>,
    /// The touches that may come next.
    pub next: Vec<Branch<T>>,
}

/// One next touch and what may follow it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(T = String)))]
pub struct Branch<T = Text> {
    /// The touch, what it says and does.
    #[serde(flatten)]
    pub step: Step<T>,
    /// What may follow; none when it must be asked for.
    pub then: Option<TouchTree<T>>,
}

impl<T> Effect<T> {
    /// The same effect with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Effect<U> {
        match self {
            Effect::Move { from, to } => Effect::Move { from: from.clone(), to: to.clone() },
            Effect::Take { cell, symbol, seat } => {
                Effect::Take { cell: cell.clone(), symbol: symbol.clone(), seat: *seat }
            }
            Effect::Put { cell, symbol, seat } => {
                Effect::Put { cell: cell.clone(), symbol: symbol.clone(), seat: *seat }
            }
            Effect::Become { cell, symbol } => Effect::Become { cell: cell.clone(), symbol: symbol.clone() },
            Effect::Lose { cells } => Effect::Lose { cells: cells.clone() },
            Effect::Mark { cell } => Effect::Mark { cell: cell.clone() },
            Effect::Reveal { cell, symbol } => Effect::Reveal { cell: cell.clone(), symbol: symbol.clone() },
            Effect::Trace { cells, kind } => Effect::Trace { cells: cells.clone(), kind: *kind },
            Effect::Count { seat, by, says } => Effect::Count { seat: *seat, by: *by, says: say(says) },
            Effect::Note { says } => Effect::Note { says: say(says) },
        }
    }
}

impl<T> Step<T> {
    /// The same step with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Step<U> {
        let effects = self.effects.iter().map(|effect| effect.said(say)).collect();
        let group = self.group.as_ref().map(say);
        Step { touch: self.touch.clone(), says: say(&self.says), group, cost: self.cost, effects }
    }
}

impl<T> NextTouches<T> {
    /// The same continuations with their sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> NextTouches<U> {
        let next = self.next.iter().map(|step| step.said(say)).collect();
        NextTouches { action: self.action.clone(), says: self.says.as_ref().map(say), next }
    }
}

impl<T> TouchTree<T> {
    /// A tree of no path.
    pub fn none() -> TouchTree<T> {
        TouchTree { action: None, says: None, next: Vec::new() }
    }

    /// The same tree with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> TouchTree<U> {
        let branch =
            |one: &Branch<T>| Branch { step: one.step.said(say), then: one.then.as_ref().map(|then| then.said(say)) };
        let says = self.says.as_ref().map(say);
        TouchTree { action: self.action.clone(), says, next: self.next.iter().map(branch).collect() }
    }

    /// Adds the path of one action; gives the number of branches that were new.
    pub(crate) fn add(&mut self, steps: Vec<Step<T>>, action: String) -> usize {
        let mut here = self;
        let mut added = 0;
        for step in steps {
            let place = here.next.iter().position(|one| one.step.touch == step.touch).unwrap_or_else(|| {
                added += 1;
                here.next.push(Branch { step, then: Some(TouchTree::none()) });
                here.next.len() - 1
            });
            here = here.next[place].then.get_or_insert_with(TouchTree::none);
        }
        here.action = Some(action);
        added
    }
}

impl<T> From<NextTouches<T>> for TouchTree<T> {
    /// What may come next, with all that may follow it left to be asked for.
    fn from(found: NextTouches<T>) -> TouchTree<T> {
        let next = found.next.into_iter().map(|step| Branch { step, then: None }).collect();
        TouchTree { action: found.action, says: found.says, next }
    }
}
