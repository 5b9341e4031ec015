//! What options and their values are called.

use super::key::Key;
use crate::setup::Order;
use crate::{Complication, Level, Mob, Shape};
use skazka_core::{Text, text};

/// What a level is called.
pub fn level_title(level: Level) -> Text {
    match level {
        Level::White => text!("dumaraj-level-white"),
        Level::Blue => text!("dumaraj-level-blue"),
        Level::Red => text!("dumaraj-level-red"),
    }
}

/// What the outline of a location is called.
pub fn shape_title(shape: Shape) -> Text {
    match shape {
        Shape::Square => text!("dumaraj-shape-square"),
        Shape::Rhomb => text!("dumaraj-shape-rhomb"),
    }
}

/// What an order is called.
pub fn order_title(order: Order) -> Text {
    match order {
        Order::Phalanx => text!("dumaraj-order-phalanx"),
        Order::PhalanxWedge => text!("dumaraj-order-phalanx-wedge"),
        Order::Rank => text!("dumaraj-order-rank"),
        Order::Wedge => text!("dumaraj-order-wedge"),
    }
}

/// What a complication is called.
pub fn complication_title(complication: Complication) -> Text {
    match complication {
        Complication::Mirror => text!("dumaraj-option-mirror"),
        Complication::Rf => text!("dumaraj-option-rf"),
        Complication::OrderShift => text!("dumaraj-option-order-shift"),
        Complication::RowShift => text!("dumaraj-option-row-shift"),
        Complication::Rotation => text!("dumaraj-option-rotation"),
        Complication::Shuttle => text!("dumaraj-option-shuttle"),
        Complication::Carousel => text!("dumaraj-option-carousel"),
        Complication::Centre => text!("dumaraj-option-centre"),
    }
}

/// What a mob of a kit is called.
pub(super) fn kit_title(mob: Mob) -> Text {
    match mob {
        Mob::Slod => text!("dumaraj-kit-slod"),
        Mob::Lod => text!("dumaraj-kit-lod"),
        Mob::Gon => text!("dumaraj-kit-gon"),
        _ => text!("dumaraj-kit-raj"),
    }
}

impl Key {
    /// What the option is called.
    pub fn title(self) -> Text {
        match self {
            Key::Size => text!("dumaraj-option-size"),
            Key::Shape => text!("dumaraj-option-shape"),
            Key::Raj => text!("dumaraj-option-raj"),
            Key::Kit => text!("dumaraj-option-kit"),
            Key::Gons => text!("dumaraj-option-gons"),
            Key::Hunters => text!("dumaraj-option-hunters"),
            Key::Editor => text!("dumaraj-option-editor"),
            Key::Level => text!("dumaraj-option-level"),
            Key::Trigon => text!("dumaraj-option-trigon"),
            Key::RhombPiksa => text!("dumaraj-option-rhomb-piksa"),
            Key::Complication(complication) => complication_title(complication),
            Key::VoidStart => text!("dumaraj-option-void-start"),
        }
    }

    /// What the option changes.
    pub fn help(self) -> Text {
        match self {
            Key::Size => text!("dumaraj-option-size-help"),
            Key::Shape => text!("dumaraj-option-shape-help"),
            Key::Raj => text!("dumaraj-option-raj-help"),
            Key::Kit => text!("dumaraj-option-kit-help"),
            Key::Gons => text!("dumaraj-option-gons-help"),
            Key::Hunters => text!("dumaraj-option-hunters-help"),
            Key::Editor => text!("dumaraj-option-editor-help"),
            Key::Level => text!("dumaraj-option-level-help"),
            Key::Trigon => text!("dumaraj-option-trigon-help"),
            Key::RhombPiksa => text!("dumaraj-option-rhomb-piksa-help"),
            Key::Complication(complication) => complication_help(complication),
            Key::VoidStart => text!("dumaraj-option-void-start-help"),
        }
    }

    /// What a value of the option is called; numbers speak for themselves.
    pub fn value_title(self, value: &str) -> Text {
        match (self, value) {
            (Key::Size, _) => text!("dumaraj-value-size", size = value),
            (Key::Gons, "1") => text!("dumaraj-value-gons-1"),
            (Key::Gons, "2") => text!("dumaraj-value-gons-2"),
            (Key::Shape, "square") => shape_title(Shape::Square),
            (Key::Shape, "rhomb") => shape_title(Shape::Rhomb),
            (Key::Editor, "off") => text!("dumaraj-value-editor-off"),
            (Key::Editor, "free") => text!("dumaraj-value-editor-free"),
            (Key::Editor, "strict") => text!("dumaraj-value-editor-strict"),
            (Key::Level, "auto") => text!("dumaraj-level-auto"),
            (Key::Level, "white") => level_title(Level::White),
            (Key::Level, "blue") => level_title(Level::Blue),
            (Key::Level, "red") => level_title(Level::Red),
            (Key::Trigon, "1") => text!("dumaraj-value-trigon-1"),
            (Key::Trigon, "2") => text!("dumaraj-value-trigon-2"),
            (Key::Trigon, "3") => text!("dumaraj-value-trigon-3"),
            (Key::RhombPiksa, "orthogonal") => text!("dumaraj-value-rhomb-piksa-orthogonal"),
            (Key::RhombPiksa, "diagonal") => text!("dumaraj-value-rhomb-piksa-diagonal"),
            (_, "yes") => text!("dumaraj-value-yes"),
            (_, "no") => text!("dumaraj-value-no"),
            _ => Text::literal(value),
        }
    }
}

fn complication_help(complication: Complication) -> Text {
    match complication {
        Complication::Mirror => text!("dumaraj-option-mirror-help"),
        Complication::Rf => text!("dumaraj-option-rf-help"),
        Complication::OrderShift => text!("dumaraj-option-order-shift-help"),
        Complication::RowShift => text!("dumaraj-option-row-shift-help"),
        Complication::Rotation => text!("dumaraj-option-rotation-help"),
        Complication::Shuttle => text!("dumaraj-option-shuttle-help"),
        Complication::Carousel => text!("dumaraj-option-carousel-help"),
        Complication::Centre => text!("dumaraj-option-centre-help"),
    }
}
