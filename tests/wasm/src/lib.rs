//! A game of each family: rules, computer player, draws by promise, pictures and sentences, all summed up in a number that
//! is the same natively and in WebAssembly.

#![deny(unsafe_code)]

mod digest;
#[cfg(target_family = "wasm")]
mod export;
mod looks;

use digest::Digest;
use looks::Looks;
use skazka_core::fair::{Promise, Secret};
use skazka_core::{Actor, Catalogue, Event, Family, FamilyAdapter, Fault, Game, Settings, Stop, Viewer};
use skazka_dumaraj::DumaRaj;
use skazka_render::RenderOptions;
use skazka_search::{AlphaBeta, BestReply, TurnPlanner};
use skazka_stone_chess::StoneChess;
use skazka_tammashil::Tammashil;
use skazka_words::Language;

/// A discipline of each family.
pub const GAMES: [&str; 3] = ["dumaraj/pioneer-1", "tammashil", "stone-chess"];

/// So many actions of a game are played: more than any of these set-ups takes.
const PLIES: usize = 60;

/// Plays a discipline and sums it up.
///
/// # Errors
/// When a name is none, or the rules refuse what their own player does.
pub fn play(discipline: &str) -> Result<u64, Fault> {
    let games = Catalogue::new(vec![
        Box::new(FamilyAdapter::<DumaRaj, _>::new(AlphaBeta)),
        Box::new(FamilyAdapter::<Tammashil, _>::new(TurnPlanner)),
        Box::new(FamilyAdapter::<StoneChess, _>::new(BestReply)),
    ]);
    let (family, _) = games.find(discipline)?;
    let mut game = family.open(discipline, &Settings::new(), None)?;
    let mut digest = Digest::default();
    let promise = Promise::new(Secret::new([7; 32]), discipline);
    while game.plies() < PLIES {
        let Some(event) = next(&*game, &promise) else { break };
        game.accept(&event)?;
        digest.add(&game.position(game.plies()));
    }
    sum_up(&*game, family, &mut digest);
    Ok(digest.value())
}

/// What happens next; nothing when the game is over.
fn next(game: &dyn Game, promise: &Promise) -> Option<Event> {
    let by = game.turn().next_actor()?;
    let action = match by {
        Actor::Chance => promise.next_draw(game)?,
        Actor::Seat(seat) => game.thought(seat, 1, game.plies() as u64)?(&Stop::timed_by(Looks::default())),
    };
    Some(Event::Act { by, action })
}

fn sum_up(game: &dyn Game, family: &dyn Family, digest: &mut Digest) {
    let scene = game.scene(game.plies(), Viewer::Public);
    for language in Language::ALL {
        let said = scene.said(&|text| language.say(text));
        digest.add(&skazka_render::svg(&said, family.symbols(), &RenderOptions::default()));
    }
}
