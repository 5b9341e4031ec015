//! The laws of `skazka_testkit::laws` over random games of both games.

use skazka_core::{Actor, Notation, Position, TypedFamily};
use skazka_tammashil::{Belt, Rules, State, Tammashil, Which};
use skazka_testkit::{laws, record_laws};

const OPEN_ENDS: Rules = Rules { game: Which::Tammashil, belt: Belt::OpenEnds };

fn random(seed: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(seed)
}

#[test]
fn the_laws_hold_over_random_games_of_tammashil() {
    for seed in 0..4 {
        let mut random = random(seed);
        let rules = if seed % 2 == 0 { Rules::TAMMASHIL } else { OPEN_ENDS };
        laws::hold_over_a_random_game(&rules, State::start(rules), 70, &mut || random.u64(..), State::recomputed_key);
    }
}

#[test]
fn the_laws_hold_where_the_discs_are_known() {
    let mut random = random(71);
    let start = State::dealt(Rules::TAMMASHIL, Some(&mut || random.u64(..)));
    laws::hold_over_a_random_game(&Rules::TAMMASHIL, start, 40, &mut || random.u64(..), State::recomputed_key);
}

/// A melee in which stacks attack, fall apart, are promoted and turn discs, with both belts half open.
const MELEES: [&str; 4] = [
    "ra1ba1baa4/4a6b2/4aaa4ala1/5ba3a2a2/1a2aaa1a1a3a1a/2a13a1/4b2a1a9/9a10/21/6a15/6a6A5x1x+/22/15A5/1A5A12/8A1A8/2A1A3B2A1AA3/11A5/4A1A6A2/A1AAAA2A2A3/A1A3A3A1B1/L4AAA3AR n - 17 252",
    "7c1a2a/a1a~a!~r1a3ac2/7b7/3a12/4c4a5a!1/4a7b5/18a/10a3l5/1A5a1a10a/5a7a8/17a5/22/21/5A3A10/8A1A1B4AA/1B12A3/1AA2A1A7A1/1L9A4/1A2A10/A2A2A3A1R1/2AAAA3A2A n 3/6 2 701",
    "13/2r8l2/15/16/17/18/19/20/21/22/??????3??????????????/6C'15/21/20/19/18/17/16/15/2L6R4/13 s 4/4 0 1 7+9x4o",
    "8a4/r7a5/11a3/7b1aa3l1/4a12/2a15/19/9a10/21/2a16A!2/23/6B15/19B1/9A8A1/19/18/17/13R2/LC!3B4A4/C9A3/4B8 s 0/6 1 900",
];

#[test]
fn the_laws_hold_in_melees() {
    for (seed, written) in MELEES.into_iter().enumerate() {
        let mut random = random(seed as u64);
        let start: State = Notation::read(&Rules::TAMMASHIL, written).expect("a position");
        laws::hold_over_a_random_game(&Rules::TAMMASHIL, start, 25, &mut || random.u64(..), State::recomputed_key);
    }
}

#[test]
fn the_laws_hold_at_the_start_of_hivvayo() {
    let mut random = random(5);
    laws::hold_over_a_random_game(
        &Rules::HIVVAYO,
        State::start(Rules::HIVVAYO),
        3,
        &mut || random.u64(..),
        State::recomputed_key,
    );
}

/// What a computer chooses among is legal, and there is always something to choose.
#[test]
fn what_is_thinkable_is_legal() {
    for seed in 0..4 {
        let mut random = random(seed);
        let mut position = State::start(Rules::TAMMASHIL);
        for _ in 0..150 {
            let mut actions = Vec::new();
            State::actions(&position, &mut actions);
            let Some(&action) = random.choice(&actions) else { break };
            let mut thinkable = Vec::new();
            State::candidates(&position, &mut thinkable);
            assert!(!thinkable.is_empty(), "{}", State::write(&position));
            assert!(thinkable.iter().all(|one| actions.contains(one)), "{}", State::write(&position));
            let by = if action.is_chance() { Actor::Chance } else { Actor::Seat(position.mover()) };
            Position::apply(&mut position, by, action);
        }
    }
}

#[test]
fn records_keep_variations_of_melees() {
    let disciplines = Tammashil::disciplines();
    for (seed, written) in MELEES.into_iter().enumerate() {
        let mut random = random(seed as u64);
        let start: State = Notation::read(&Rules::TAMMASHIL, written).expect("a position");
        assert!(record_laws::hold_over_a_random_tree(start, &disciplines[0], 60, &mut || random.u64(..)));
    }
}
