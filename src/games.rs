//! The games there are: the only place outside the rules that names them.

use skazka_core::{Catalogue, FamilyAdapter};
use skazka_dumaraj::DumaRaj;
use skazka_search::{AlphaBeta, BestReply, TurnPlanner};
use skazka_stone_chess::StoneChess;
use skazka_tammashil::Tammashil;

/// Every game, in the order it is listed.
pub fn catalogue() -> Catalogue {
    Catalogue::new(vec![
        Box::new(FamilyAdapter::<DumaRaj, AlphaBeta>::new(AlphaBeta)),
        Box::new(FamilyAdapter::<Tammashil, TurnPlanner>::new(TurnPlanner)),
        Box::new(FamilyAdapter::<StoneChess, BestReply>::new(BestReply)),
    ])
}
