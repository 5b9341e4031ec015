//! Random games: against the slow oracle, through the notation, through the ledger.

use crate::oracle::Slow;
use fastrand::Rng;
use skazka_stone_chess::{Action, Kind, Lion, Players, Rules, Square, State};
use std::collections::{BTreeMap, HashSet};

pub const ALL_RULES: [Rules; 4] = [
    Rules { players: Players::Three, lion: Lion::Hopper },
    Rules { players: Players::Four, lion: Lion::Hopper },
    Rules { players: Players::Three, lion: Lion::Leaper },
    Rules { players: Players::Four, lion: Lion::Leaper },
];

fn actions(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions
}

/// A random action: captures and promotions often, for games to come to an end; drops seldom, for there are so many.
fn choice(state: &State, rng: &mut Rng) -> Option<Action> {
    let all = actions(state);
    let lively: Vec<_> = all.iter().copied().filter(|&action| is_lively(state, action)).collect();
    let calm: Vec<_> = all.iter().copied().filter(|action| !matches!(action, Action::Drop { .. })).collect();
    match rng.u8(..10) {
        0..4 if !lively.is_empty() => rng.choice(lively),
        0..8 if !calm.is_empty() => rng.choice(calm),
        _ => rng.choice(all),
    }
}

fn is_lively(state: &State, action: Action) -> bool {
    match action {
        Action::Move { to, passing, becomes, .. } => passing || becomes.is_some() || state.piece(to).is_some(),
        Action::Swap { becomes, .. } => becomes.is_some(),
        _ => false,
    }
}

/// Plays a game until it is over or long, telling every position and the action taken there.
pub fn play(rules: &Rules, rng: &mut Rng, longest: usize, tell: impl FnMut(&State, Action)) -> State {
    play_from(State::new(rules), rng, longest, tell)
}

fn play_from(mut state: State, rng: &mut Rng, longest: usize, mut tell: impl FnMut(&State, Action)) -> State {
    for _ in 0..longest {
        let Some(action) = choice(&state, rng) else { break };
        tell(&state, action);
        state.apply(action);
    }
    state
}

fn agree(state: &State, seen: &mut BTreeMap<&'static str, u32>) {
    let slow = Slow::parse(&state.to_string(), state.rules().lion == Lion::Leaper);
    assert_eq!(slow.text(), state.to_string());
    let expected: BTreeMap<_, _> = slow.turns().into_iter().collect();
    let all = actions(state);
    let mut found = BTreeMap::new();
    for &action in &all {
        let mut after = *state;
        after.apply(action);
        assert_eq!(after.key(), after.recomputed_key());
        found.insert(state.write_action(action), after.to_string());
        let count = |seen: &mut BTreeMap<_, _>, what| *seen.entry(what).or_insert(0) += 1;
        match action {
            Action::Move { passing: true, .. } => count(seen, "passing"),
            Action::Move { becomes: Some(_), .. } => count(seen, "promotion"),
            Action::Swap { becomes: Some(_), .. } => count(seen, "swap with promotion"),
            Action::Mutate { .. } => count(seen, "mutation"),
            Action::Move { to, .. } if state.piece(to).is_some_and(|(seat, _)| after.home(seat).is_none()) => {
                count(seen, "elimination");
            }
            _ => {}
        }
    }
    assert_eq!(found.len(), all.len(), "one form, one action: {state}");
    let surplus: Vec<_> = found.iter().filter(|turn| expected.get(turn.0) != Some(turn.1)).collect();
    let missing: Vec<_> = expected.iter().filter(|turn| found.get(turn.0) != Some(turn.1)).collect();
    assert!(surplus.is_empty() && missing.is_empty(), "{state}: surplus {surplus:?}, missing {missing:?}");
    assert_eq!(state.count_actions(), all.len() as u64, "{state}");
}

/// Positions in which what is rare in random games is near.
const RARE: [&str; 2] = [
    // Pawns on lines 1 and 2, weak pieces of others around what they pass over.
    "{K_g}{P_g}4pk/{P_g}{P_g}4pp/4D3/2e5/1{P_g}d5/3p4/PP4{P_r}{P_r}/KP4{P_r}{K_r} w w:a1,b:h8,g:a8,r:h1 \
     w:2,b:2,g:2,r:2 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 0 9",
    // Kings on their line 8, weak pieces to swap with.
    "3K4/{K_r}1P2f2/2E2{P_r}2/1D3{E_g}2/2p1{W_r}3/k4{P_g}1d/1e1{D_r}3{K_g}/8 w w:a1,b:h8,g:a8,r:h1 \
     w:0,b:0,g:1,r:0 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 0 9",
];

#[test]
fn the_oracle_finds_the_same_turns_and_positions() {
    let mut seen = BTreeMap::new();
    for (nth, rules) in ALL_RULES.iter().enumerate() {
        let mut rng = Rng::with_seed(40 + nth as u64);
        for _ in 0..4 {
            let mut number = rng.usize(..20);
            let last = play(rules, &mut rng, 200, |state, _| {
                number += 1;
                if !state.is_placing() && number.is_multiple_of(20) {
                    agree(state, &mut seen);
                }
            });
            agree(&last, &mut seen);
        }
    }
    for (nth, written) in RARE.into_iter().enumerate() {
        let mut rng = Rng::with_seed(nth as u64);
        for _ in 0..8 {
            let state = State::read(&ALL_RULES[1], written).unwrap();
            play_from(state, &mut rng, 5, |state, _| agree(state, &mut seen));
        }
        agree_after_double_steps(&State::read(&ALL_RULES[1], written).unwrap(), 3, &mut seen);
    }
    for feature in ["passing", "promotion", "swap with promotion", "mutation", "elimination"] {
        assert!(seen.get(feature).is_some_and(|&times| times > 2), "{feature} was hardly met: {seen:?}");
    }
}

/// After one player's double step, another's, and so on.
fn agree_after_double_steps(state: &State, depth: u32, seen: &mut BTreeMap<&'static str, u32>) {
    for action in actions(state) {
        let mut after = *state;
        after.apply(action);
        if after.passed(state.mover()).is_some() {
            agree(&after, seen);
            if depth > 1 {
                agree_after_double_steps(&after, depth - 1, seen);
            }
        }
    }
}

#[test]
fn reading_inverts_writing() {
    for (nth, rules) in ALL_RULES.iter().enumerate() {
        let mut rng = Rng::with_seed(7 + nth as u64);
        for _ in 0..4 {
            let mut pick = Rng::with_seed(rng.u64(..));
            play(rules, &mut rng, 250, |state, taken| {
                let written = state.to_string();
                assert_eq!(State::read(rules, &written).as_ref(), Ok(state), "{written}");
                let some = pick.choice(actions(state));
                for action in some.into_iter().chain([taken]) {
                    let written = state.write_action(action);
                    assert_eq!(state.read_step(&written), Ok(action), "{written} in {state}");
                    assert_eq!(state.judge(action), Ok(()), "{written} in {state}");
                }
            });
        }
    }
}

#[test]
fn a_placement_reads_as_one_turn() {
    for rules in &ALL_RULES {
        let mut rng = Rng::with_seed(3);
        let mut before = State::new(rules);
        play(rules, &mut rng, 33, |state, _| {
            if state.turn() == before.turn() || !before.is_placing() {
                return;
            }
            let written = state.write_placement(before.mover());
            let read = before.read_turn(&written).unwrap();
            assert_eq!(read.len(), 8);
            for action in read {
                before.apply(action);
            }
            assert_eq!(before, *state, "{written}");
        });
        assert!(!before.is_placing());
    }
}

#[test]
fn the_ledger_sums_up_to_what_the_stones_change_by() {
    let mut items = 0;
    for (nth, rules) in ALL_RULES.iter().enumerate() {
        let mut rng = Rng::with_seed(90 + nth as u64);
        for _ in 0..5 {
            play(rules, &mut rng, 300, |state, action| {
                let mut after = *state;
                let ledger = after.apply(action);
                assert_eq!(ledger, state.ledger(action));
                items += ledger.iter().count();
                assert!(ledger.iter().all(|entry| entry.stones != 0));
                for seat in state.seats() {
                    let change = i32::from(after.stones(seat)) - i32::from(state.stones(seat));
                    assert_eq!(ledger.sum(seat), change, "{} in {state}", state.write_action(action));
                }
            });
        }
    }
    assert!(items > 500);
}

/// Every action there is, legal or not.
fn conceivable(state: &State) -> Vec<Action> {
    let mut all = vec![Action::Pass];
    let ends = || Kind::ALL.into_iter().map(Some).chain([None]);
    for one in Square::all() {
        for kind in Kind::ALL {
            all.extend([
                Action::Place { kind, to: one },
                Action::Drop { kind, to: one },
                Action::Mutate { at: one, into: kind },
            ]);
        }
        all.extend(ends().map(|becomes| Action::Swap { with: one, becomes }));
        let own = state.piece(one).is_some_and(|(seat, _)| seat == state.mover());
        for to in Square::all().filter(|_| own) {
            for passing in [false, true] {
                all.extend(ends().map(|becomes| Action::Move { from: one, to, passing, becomes }));
            }
        }
    }
    all
}

#[test]
fn exactly_the_legal_actions_are_judged_so() {
    for (nth, rules) in ALL_RULES[..2].iter().enumerate() {
        let mut rng = Rng::with_seed(500 + nth as u64);
        let mut number = 0;
        let mut judge = |state: &State, _| {
            number += 1;
            if number % 23 == 1 {
                judged_as_listed(state);
            }
        };
        play(rules, &mut rng, 160, &mut judge);
    }
    for written in RARE {
        let state = State::read(&ALL_RULES[1], written).unwrap();
        play_from(state, &mut Rng::with_seed(1), 4, |state, _| judged_as_listed(state));
    }
}

fn judged_as_listed(state: &State) {
    let legal: HashSet<_> = actions(state).into_iter().collect();
    let judged: HashSet<_> = conceivable(state).into_iter().filter(|&action| state.judge(action).is_ok()).collect();
    assert_eq!(judged, legal, "{state}");
}
