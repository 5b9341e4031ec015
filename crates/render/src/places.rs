//! Where the cells of a board are, by their names: what is needed to draw upon a ground that is drawn already.

use crate::plane::Plane;
use skazka_core::{Point, Scene};
use std::collections::HashMap;

/// One cell as far as what lies upon it is concerned.
#[derive(Debug, Clone, PartialEq)]
pub struct CellAnchor {
    /// Its centre in drawing units.
    pub at: Point,
    /// Its outline: an index into those of the scene.
    outline: u8,
    /// What a screen reader says of it.
    pub says: String,
}

/// Every cell of a board.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CellAnchors {
    cells: HashMap<String, CellAnchor>,
    outlines: Vec<String>,
}

impl CellAnchors {
    /// The places of a scene.
    pub fn new(scene: &Scene<String>, plane: &Plane) -> CellAnchors {
        let place = |cell: &skazka_core::Cell<String>| CellAnchor {
            at: plane.place(cell.at),
            outline: cell.outline,
            says: cell.says.clone(),
        };
        let cells = scene.cells.iter().map(|cell| (cell.id.clone(), place(cell))).collect();
        CellAnchors { cells, outlines: plane.outlines() }
    }

    /// The cell of this name.
    pub fn get(&self, cell: &str) -> Option<&CellAnchor> {
        self.cells.get(cell)
    }

    /// The outline of a cell as path data; nothing if there is no such cell.
    pub fn outline(&self, cell: &str) -> Option<String> {
        let place = self.get(cell)?;
        let outline = self.outlines.get(usize::from(place.outline))?;
        Some(crate::plane::begun_at(place.at, outline))
    }
}
