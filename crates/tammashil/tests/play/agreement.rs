//! The crate and the slow oracle agree; lists and answers on demand agree.

use crate::oracle::Oracle;
use crate::random::{melee, pick, words};
use fastrand::Rng;
use skazka_tammashil::{Ability, Cell, Move, Next, Rules, State};
use std::collections::{BTreeMap, BTreeSet};

fn listed(state: &State) -> Vec<Move> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions
}

/// Every action, written, with what it costs.
fn told(state: &State) -> BTreeMap<String, u32> {
    let cost = |action| u32::from(state.cost(action).unwrap_or_else(|| panic!("{action:?} in {state}")));
    listed(state).into_iter().map(|action| (state.write_action(action), cost(action))).collect()
}

fn agrees(state: &State) {
    let (ours, theirs) = (told(state), Oracle::new(&state.write()).legal());
    let only = |one: &BTreeMap<String, u32>, other: &BTreeMap<String, u32>| {
        one.iter()
            .filter(|(text, cost)| other.get(*text) != Some(cost))
            .map(|(text, cost)| format!("{text} ({cost})"))
            .collect::<Vec<_>>()
    };
    assert_eq!(ours.len(), listed(state).len(), "two actions are written alike in {state}");
    assert!(ours == theirs, "{state}\nonly ours {:?}\nonly theirs {:?}", only(&ours, &theirs), only(&theirs, &ours));
}

#[test]
fn with_the_oracle_in_melees() {
    for (rules, count) in [(Rules::TAMMASHIL, 400), (Rules::HIVVAYO, 16)] {
        let mut rng = Rng::with_seed(1);
        for _ in 0..count {
            agrees(&melee(rules, &mut rng));
        }
    }
}

#[test]
fn with_the_oracle_through_whole_games() {
    let mut rng = Rng::with_seed(2);
    for (rules, length) in [(Rules::TAMMASHIL, 300), (Rules::HIVVAYO, 4)] {
        let mut state = State::dealt(rules, Some(&mut words(&mut Rng::with_seed(3))));
        for nth in 0..length {
            if matches!(state.next(), Next::Seat(_)) && nth % 6 == 1 {
                agrees(&state);
            }
            take_some(&mut state, &mut rng);
        }
    }
}

/// Takes a random action, or none when the game is over, and checks what must hold after it.
fn take_some(state: &mut State, rng: &mut Rng) {
    let actions = listed(state);
    if actions.is_empty() {
        assert!(matches!(state.next(), Next::Won(_)), "{state}");
        return;
    }
    let before = state.write();
    state.apply(pick(rng, &actions));
    assert_eq!(state.key(), state.recomputed_key(), "after {before}");
    let again = State::read(state.rules(), &state.write()).unwrap_or_else(|error| panic!("{state}: {error:?}"));
    assert_eq!(&again, state, "what is written is all there is, after {before}");
}

#[test]
fn what_is_written_is_all_there_is() {
    let mut rng = Rng::with_seed(4);
    for seed in 0..6 {
        let mut state = State::start(Rules::TAMMASHIL);
        let mut melee = melee(Rules::TAMMASHIL, &mut Rng::with_seed(seed));
        for _ in 0..150 {
            take_some(&mut state, &mut rng);
            take_some(&mut melee, &mut rng);
        }
    }
    let mut giant = State::start(Rules::HIVVAYO);
    (0..8).for_each(|_| take_some(&mut giant, &mut rng));
}

/// The units that an action moves.
fn movers(action: Move) -> Vec<Cell> {
    match action {
        Move::Walk { from, .. } | Move::Merge { from, .. } | Move::Trap { from, .. } => vec![from],
        Move::Split { stack, .. } => vec![stack],
        Move::Attack { earlier, last, .. } => {
            earlier.into_iter().flatten().map(|(from, _)| from).chain([last]).collect()
        }
        _ => Vec::new(),
    }
}

fn target(action: Move) -> Option<Cell> {
    match action {
        Move::Attack { target, .. } => Some(target),
        _ => None,
    }
}

/// Melees of both games with all their actions.
fn melees(seed: u64) -> impl Iterator<Item = (State, Vec<Move>)> {
    let mut rng = Rng::with_seed(seed);
    let rules = std::iter::repeat_n(Rules::TAMMASHIL, 150).chain(std::iter::repeat_n(Rules::HIVVAYO, 6));
    rules.map(move |rules| melee(rules, &mut rng)).map(|state| {
        let actions = listed(&state);
        (state, actions)
    })
}

#[test]
fn answers_about_units_and_targets_with_the_list() {
    for (state, actions) in melees(5) {
        let can: BTreeSet<_> = actions.iter().flat_map(|&action| movers(action)).collect();
        assert_eq!(state.units_that_can_act(), can.into_iter().collect::<Vec<_>>(), "{state}");
        let targets: BTreeSet<_> = actions.iter().filter_map(|&action| target(action)).collect();
        assert_eq!(state.attackables(), targets.into_iter().collect::<Vec<_>>(), "{state}");
        let prospects = state.prospects();
        assert_eq!(prospects.targets, state.attackables(), "{state}");
        assert_eq!(
            prospects.units,
            state.units_that_can_act().iter().map(|&c| able(&state, &actions, c)).collect::<Vec<_>>()
        );
        assert_eq!(state.may_end(), actions.contains(&Move::End), "{state}");
        for cell in state.geometry().cells().filter(|&cell| state.unit(cell).is_some()) {
            let alone = |action: &&Move| movers(**action) == [cell] && !matches!(action, Move::Split { .. });
            let expected: BTreeSet<_> = actions.iter().filter(alone).collect();
            let answered = state.targets_of(cell);
            assert_eq!(answered.iter().map(|target| &target.action).collect::<BTreeSet<_>>(), expected, "{state}");
            for target in answered {
                let routes = state.routes(target.action);
                assert_eq!(Some(target.cost), state.cost(target.action));
                assert_eq!((routes.len(), routes[0].kind), (1, target.route), "{:?} in {state}", target.action);
            }
        }
    }
}

/// What a unit can do by the list of all actions.
fn able(state: &State, actions: &[Move], cell: Cell) -> Ability {
    let own = || actions.iter().copied().filter(|&action| movers(action).contains(&cell));
    let walks =
        own().filter(|action| matches!(action, Move::Walk { .. })).filter_map(|action| state.cost(action)).max();
    Ability {
        cell,
        walks: walks.unwrap_or(0),
        merges: own().any(|action| matches!(action, Move::Merge { .. })),
        turns: own().any(|action| matches!(action, Move::Trap { .. })),
        splits: own().any(|action| matches!(action, Move::Split { .. })),
        strikes: own().any(|action| matches!(action, Move::Attack { .. })),
    }
}

#[test]
fn help_with_the_list() {
    for (state, actions) in melees(9) {
        for cell in state.geometry().cells().filter(|&cell| state.unit(cell).is_some()) {
            let joint = |action: &&Move| movers(**action).len() > 1 && movers(**action).contains(&cell);
            let expected: BTreeSet<_> = actions.iter().filter(joint).filter_map(|&action| target(action)).collect();
            let helped: Vec<_> = state.helps_against(cell).into_iter().map(|(target, _)| target).collect();
            assert_eq!(helped, expected.into_iter().collect::<Vec<_>>(), "{cell:?} in {state}");
        }
    }
}

#[test]
fn routes_with_costs() {
    for (state, actions) in melees(6) {
        for &action in &actions {
            let routes = state.routes(action);
            let steps: usize = routes.iter().map(|route| route.cells.len() - 1).sum();
            assert_eq!(Some(steps), state.cost(action).map(usize::from), "{} in {state}", state.write_action(action));
            assert_eq!(
                routes.len(),
                if let Move::Split { exits, .. } = action {
                    exits.iter().flatten().count()
                } else {
                    movers(action).len()
                }
            );
            for route in routes {
                assert!(
                    route.cells.windows(2).all(|pair| state.geometry().distance(pair[0], pair[1]) == 1),
                    "{route:?}"
                );
            }
        }
    }
}

/// Gathers attackers at random until one of them completes the attack.
fn gather(state: &State, target: Cell, rng: &mut Rng) -> Move {
    let (mut earlier, mut paid) = (Vec::new(), 0);
    loop {
        let helpers = state.attackers_on(target, &earlier);
        assert!(!helpers.is_empty(), "a dead end after {earlier:?} in {state}");
        let helper = &helpers[rng.usize(..helpers.len())];
        match helper.completes {
            Some((action, cost)) if rng.bool() || helper.stands.is_empty() => {
                assert_eq!(state.cost(action), Some(paid + cost), "each part of {action:?} in {state}");
                return action;
            }
            _ if helper.stands.is_empty() => panic!("{helper:?} does not help in {state}"),
            _ => {
                let stand = pick(rng, &helper.stands);
                paid += stand.cost;
                earlier.push((helper.cell, stand.cell));
            }
        }
    }
}

/// Whether gathering its earlier attackers in this order leads to the attack.
fn is_gathered(state: &State, earlier: &[(Cell, Cell)], action: Move) -> bool {
    let Move::Attack { last, target, .. } = action else { return false };
    let offered = |nth: usize| {
        let (cell, stand) = earlier[nth];
        let helpers = state.attackers_on(target, &earlier[..nth]);
        helpers.iter().any(|helper| helper.cell == cell && helper.stands.iter().any(|offer| offer.cell == stand))
    };
    let helpers = state.attackers_on(target, earlier);
    let completed = helpers.iter().filter(|helper| helper.cell == last).find_map(|helper| helper.completes);
    (0..earlier.len()).all(offered) && completed.map(|(action, _)| action) == Some(action)
}

#[test]
fn gathered_attacks_with_the_list() {
    let mut rng = Rng::with_seed(7);
    let mut joint = 0;
    for (state, actions) in melees(8) {
        for target in state.attackables() {
            for _ in 0..6 {
                assert!(actions.contains(&gather(&state, target, &mut rng)), "{state}");
            }
        }
        let attacks: Vec<_> = actions.iter().copied().filter(|&action| target(action).is_some()).collect();
        for _ in 0..attacks.len().min(12) {
            let action = pick(&mut rng, &attacks);
            let Move::Attack { earlier, .. } = action else { continue };
            let mut earlier: Vec<_> = earlier.into_iter().flatten().collect();
            rng.shuffle(&mut earlier);
            joint += usize::from(!earlier.is_empty());
            assert!(is_gathered(&state, &earlier, action), "{} in {state}", state.write_action(action));
        }
    }
    assert!(joint > 200, "only {joint} joint attacks were met");
}

#[test]
fn exits_of_splits_with_the_list() {
    for (state, actions) in melees(9) {
        for (stack, _) in state.units(state.mover()) {
            let splits =
                actions.iter().filter(|action| matches!(action, Move::Split { stack: other, .. } if *other == stack));
            let expected: BTreeSet<_> = splits.copied().collect();
            let mut found = BTreeSet::new();
            for one in state.split_exits(stack, &[]) {
                let more = state.split_exits(stack, &[one.to]);
                if more.is_empty() {
                    found.insert(Move::split(stack, &[one.to]));
                }
                found.extend(more.iter().map(|other| Move::split(stack, &[one.to, other.to])));
            }
            assert_eq!(found, expected, "{state}");
        }
    }
}

/// Whether a triple falls apart to two cells that do not touch.
fn is_scattering(state: &State, action: Move) -> bool {
    match action {
        Move::Split { exits: [Some(one), Some(other)], .. } => {
            state.geometry().neighbours(one).all(|beside| beside != other)
        }
        _ => false,
    }
}

#[test]
fn in_the_giant_game_a_computer_thinks_of_splits_that_keep_together() {
    let rows: Vec<String> = (70..=129).chain((71..=128).rev()).map(|width| width.to_string()).collect();
    let written = format!("69l/{}/L38C30 s 20/20 0 1", rows[1..].join("/"));
    let state = State::read(Rules::HIVVAYO, &written).expect("a position");
    let mut thinkable = Vec::new();
    state.candidates(&mut thinkable);
    let splits = |of: &[Move]| of.iter().copied().filter(|one| matches!(one, Move::Split { .. })).collect::<Vec<_>>();
    let (some, all) = (splits(&thinkable), splits(&listed(&state)));
    let together = all.iter().copied().filter(|&split| !is_scattering(&state, split)).collect::<Vec<_>>();
    assert_eq!(some, together);
    assert!(some.len() > 100 && all.len() > 8 * some.len(), "{} of {}", some.len(), all.len());
}

#[test]
fn thinkable_actions_with_the_list() {
    for (state, actions) in melees(10) {
        let mut thinkable = Vec::new();
        state.candidates(&mut thinkable);
        let all: BTreeSet<_> = actions.iter().copied().collect();
        let some: BTreeSet<_> = thinkable.iter().copied().collect();
        assert!(some.is_subset(&all) && some.len() == thinkable.len(), "{state}");
        assert_eq!(some.is_empty(), all.is_empty(), "{state}");
        let quiet = |set: &BTreeSet<Move>| {
            let is_quiet = |action| target(action).is_none() && !is_scattering(&state, action);
            set.iter().copied().filter(|&action| is_quiet(action)).collect::<Vec<_>>()
        };
        assert_eq!(quiet(&some), quiet(&all), "{state}");
        if state.rules() == Rules::TAMMASHIL {
            let splits = |set: &BTreeSet<Move>| set.iter().filter(|one| matches!(one, Move::Split { .. })).count();
            assert_eq!(splits(&some), splits(&all), "{state}");
        }
        for enemy in state.attackables() {
            let costs = |set: &BTreeSet<Move>| {
                let on_it = set.iter().copied().filter(|&action| target(action) == Some(enemy));
                on_it.map(|action| state.cost(action)).collect::<Vec<_>>()
            };
            assert!(costs(&some).len() <= 64, "{state}");
            assert_eq!(costs(&some).iter().min(), costs(&all).iter().min(), "{state}");
        }
    }
}
