//! Long games: to be opened, to have their draws checked, and with as many variations as a record may have.

use super::Reader;
use skazka_core::fair::Told;
use skazka_core::{Catalogue, Game, Settings, Stop, Turn, record};
use std::hint::black_box;

/// The game with the longest records: a turn of it is a throw of the die and up to as many steps.
const GAME: &str = "tammashil";

/// How many variations stand at the last action of the largest record.
const VARIATIONS: usize = 9_999;

/// Readers of games, with games of at most so many actions.
pub fn readers(catalogue: &Catalogue, longest: usize) -> Vec<Reader> {
    let game = long_game(catalogue, longest);
    let attack = last_attack(catalogue, &game);
    let (whole, again) = (game.clone(), game.clone());
    let (ply, instead) = attack.or_else(|| Some((game.len() - 1, game.last()?.clone()))).unwrap_or_default();
    let varied =
        move |actions: usize| written(&game[..=ply]) + &format!(" ({instead})").repeat(VARIATIONS * actions / longest);
    vec![
        Reader::new("game, opened", open, longest, move |actions| written(&whole[..actions.min(whole.len())])),
        Reader::new("game, draws", draws, longest, move |actions| written(&again[..actions.min(again.len())])),
        Reader::new("game, draws, variations", draws, longest, varied),
    ]
}

fn open(catalogue: &Catalogue, text: &str) {
    let _ = black_box(skazka_server::record::read(catalogue, text, &Stop::new()));
}

fn draws(catalogue: &Catalogue, text: &str) {
    let told = record::parse(text).map(|record| Told::read(catalogue, &record, &Stop::new()));
    let _ = black_box(told);
}

fn written(game: &[String]) -> String {
    format!("[Game \"{GAME}\"]\n\n{}", game.join(" "))
}

fn opened(catalogue: &Catalogue) -> Option<Box<dyn Game>> {
    let (family, discipline) = catalogue.find(GAME).ok()?;
    family.open(&discipline.name, &Settings::new(), None).ok()
}

/// The longest of some games in which nobody captures as long as he can do otherwise; not more than `longest` actions.
fn long_game(catalogue: &Catalogue, longest: usize) -> Vec<String> {
    let mut random = fastrand::Rng::with_seed(1);
    let mut best = Vec::new();
    for _ in 0..4 {
        let game = random_game(catalogue, longest, &mut random).unwrap_or_default();
        if game.len() > best.len() {
            best = game;
        }
        if best.len() == longest {
            break;
        }
    }
    best
}

fn random_game(catalogue: &Catalogue, longest: usize, random: &mut fastrand::Rng) -> Option<Vec<String>> {
    let mut table = opened(catalogue)?;
    let mut played = Vec::new();
    while table.turn() != Turn::Over && played.len() < longest {
        let next = match table.draw_by_chance(&mut || random.u64(..)) {
            Some(drawn) if drawn.ends_with(':') => "6:".to_owned(),
            Some(drawn) => drawn,
            None => slow(&*table, random)?,
        };
        table.accept_told(&next).ok()?;
        played.push(next);
    }
    Some(played)
}

/// Of some calm actions the one that leaves the most to be done in the turn.
fn slow(table: &dyn Game, random: &mut fastrand::Rng) -> Option<String> {
    let left = |action: &String| {
        let mut after = table.copy();
        let taken = after.accept_told(action).is_ok() && after.turn() == table.turn();
        let position = after.position(after.plies());
        let steps = position.split(' ').nth(2).and_then(|steps| steps.split('/').next()?.parse().ok());
        if taken { steps.unwrap_or(0) } else { 0 }
    };
    (0..6).filter_map(|_| calm(table, random)).max_by_key(left)
}

/// Mostly an action that captures nothing, turns no disc and ends no turn that could go on, where there is one; so many
/// quiet turns would be a draw, so one time in six somebody is attacked.
fn calm(table: &dyn Game, random: &mut fastrand::Rng) -> Option<String> {
    let legal = table.legal().ok()?;
    let attacks: Vec<_> = legal.iter().filter(|one| one.contains('x') && !one.contains('?')).collect();
    if random.u8(..6) == 0 && !attacks.is_empty() {
        return random.choice(attacks).cloned();
    }
    let calm: Vec<_> = legal.iter().filter(|one| one.contains('-') && !one.contains(['x', '?'])).collect();
    let calm = if calm.is_empty() { legal.iter().collect() } else { calm };
    random.choice(calm).cloned()
}

/// The last ply of a game before which somebody could be attacked, and the attack.
fn last_attack(catalogue: &Catalogue, game: &[String]) -> Option<(usize, String)> {
    let mut table = opened(catalogue)?;
    let mut found = None;
    for (ply, action) in game.iter().enumerate() {
        let attack = table.legal().ok()?.into_iter().find(|one| one.contains('x') && !one.contains('?'));
        found = attack.map(|attack| (ply, attack)).or(found);
        table.accept_told(action).ok()?;
    }
    found
}
