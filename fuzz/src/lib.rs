//! What the fuzz targets share: the games.

#![forbid(unsafe_code)]

use skazka_core::{Catalogue, FamilyAdapter};
use skazka_dumaraj::DumaRaj;
use skazka_stone_chess::StoneChess;
use skazka_tammashil::Tammashil;
use skazka_testkit::FirstLegal;
use skazka_testkit::duel::DuelGame;

/// Every game of the binary and the duel, which is small enough for records to be found by chance.
pub fn games() -> Catalogue {
    Catalogue::new(vec![
        Box::new(FamilyAdapter::<DumaRaj, _>::new(FirstLegal)),
        Box::new(FamilyAdapter::<StoneChess, _>::new(FirstLegal)),
        Box::new(FamilyAdapter::<Tammashil, _>::new(FirstLegal)),
        Box::new(FamilyAdapter::<DuelGame, _>::new(FirstLegal)),
    ])
}
