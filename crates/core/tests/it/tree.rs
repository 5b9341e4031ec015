//! What is summed up of a tree against what looking through it tells, over games with everything that shortens them, and
//! trees that grow and are cut anywhere.

use proptest::collection::vec;
use proptest::prelude::*;
use skazka_core::{
    Actor, Effect, Ending, Event, Game, GameTree, Match, NodeId, Notation, Position, SNAPSHOT_EVERY, Seat, TypedGame,
    Viewer, steps,
};
use skazka_testkit::FirstLegal;
use skazka_testkit::duel::Duel;
use std::collections::HashSet;
use std::sync::Arc;

/// What a random number makes a seat do: mostly to go on, sometimes to go back.
fn event(game: &Match<Duel>, number: u32) -> Event {
    let by = Seat((number % 2) as u8);
    match number / 2 % 8 {
        0 => Event::Undo { by },
        1 => Event::TakeBack { by, to: game.take_back_to(by).unwrap_or_default() },
        2 => Event::OfferDraw { by },
        _ => {
            let mut actions = Vec::new();
            game.position().actions(Actor::Seat(by), &mut actions);
            let action = actions.get(number as usize / 16 % actions.len().max(1));
            let action = action.map(|&action| game.position().write_action(Actor::Seat(by), action));
            Event::Act { by: Actor::Seat(by), action: action.unwrap_or_default() }
        }
    }
}

/// How many of the first plies everybody may know, by looking for the last one that shows what was secret.
fn open(game: &Match<Duel>) -> usize {
    let shows = |ply: &usize| game.ply(*ply).is_some_and(|ply| ply.reveals || !ply.secret);
    (0..game.plies()).rev().find(shows).map_or(0, |last| last + 1)
}

/// Where a seat's last decision can be taken back to, by looking for it.
fn retractable(game: &Match<Duel>, seat: Seat) -> Option<usize> {
    let plies: Vec<_> = (0..game.plies()).filter_map(|ply| game.ply(ply)).collect();
    let last = plies.iter().rposition(|ply| ply.by == Actor::Seat(seat))?;
    let fixed = plies[last..].iter().any(|ply| ply.by == Actor::Chance || ply.secret);
    let agreed = game.outcome().is_some_and(|outcome| outcome.ending == Ending::Agreement);
    (!fixed && !agreed).then_some(last)
}

fn captures(game: &Match<Duel>) -> Vec<usize> {
    let takes = |ply: &usize| {
        game.ply(*ply).is_some_and(|ply| ply.effects.iter().any(|effect| matches!(effect, Effect::Take { .. })))
    };
    (0..game.plies()).filter(takes).collect()
}

/// The position after each ply, by taking the plies again from the start.
fn keys(game: &Match<Duel>) -> Vec<u64> {
    let mut position = game.position_at(0).into_owned();
    let later = (0..game.plies()).filter_map(|ply| game.ply(ply)).map(|ply| {
        position.apply(ply.by, ply.action);
        position.key()
    });
    std::iter::once(game.position_at(0).key()).chain(later).collect()
}

fn is_summed_up(game: &Match<Duel>) {
    assert_eq!(game.open_plies(), open(game));
    assert_eq!(game.captures(game.plies()), captures(game));
    assert_eq!(game.keys(), keys(game));
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(game.take_back_to(seat), retractable(game, seat));
    }
    let now = game.position().key();
    assert_eq!(game.tree().end().occurrences() as usize, keys(game).into_iter().filter(|&key| key == now).count());
}

fn ids(game: &Match<Duel>) -> Vec<NodeId> {
    (0..game.plies()).filter_map(|ply| game.ply(ply)).map(|ply| ply.id).collect()
}

proptest! {
    #[test]
    fn summaries_are_what_looking_through_the_game_tells(numbers in vec(any::<u32>(), 0..120)) {
        let mut game = Match::new(Duel::start(&()));
        for number in numbers {
            let _ = game.accept(&event(&game, number));
            is_summed_up(&game);
        }
    }

    #[test]
    fn an_identity_is_one_plys_for_ever(numbers in vec(any::<u32>(), 0..120)) {
        let mut game = Match::new(Duel::start(&()));
        let (mut gone, mut before) = (HashSet::new(), Vec::new());
        for number in numbers {
            let _ = game.accept(&event(&game, number));
            let now = ids(&game);
            prop_assert!(now.is_sorted_by(|one, next| one < next));
            gone.extend(before.iter().filter(|id| !now.contains(id)).copied());
            prop_assert!(now.iter().all(|id| !gone.contains(id)), "{now:?} after {gone:?}");
            before = now;
        }
    }
}

fn act(game: &mut dyn Game, seat: u8, action: &str) {
    game.accept(&Event::Act { by: Actor::Seat(Seat(seat)), action: action.to_owned() }).expect("legal");
}

#[test]
fn what_is_played_again_and_what_is_undone_gets_new_identities() {
    let mut game = TypedGame::new(Duel::start(&()), FirstLegal);
    let id = |game: &dyn Game, ply| game.ply(ply, Viewer::Public).map(|ply| ply.id);
    act(&mut game, 0, "@b2");
    assert_eq!((id(&game, 0), game.open_plies()), (Some(1), 0));
    game.accept(&Event::Undo { by: Seat(0) }).expect("still secret");
    act(&mut game, 1, "@c3");
    assert_eq!((id(&game, 0), game.open_plies()), (Some(2), 0));
    act(&mut game, 0, "@b2");
    assert_eq!((id(&game, 1), game.open_plies()), (Some(3), 2));
    act(&mut game, 0, "b2-b3");
    game.accept(&Event::TakeBack { by: Seat(0), to: 2 }).expect("allowed");
    act(&mut game, 0, "b2-b3");
    assert_eq!((id(&game, 2), game.open_plies(), id(&game, 3)), (Some(5), 3, None));
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut game = Match::new(Duel::start(&()));
    let place = |by, action: &str| Event::Act { by: Actor::Seat(Seat(by)), action: action.to_owned() };
    game.accept(&place(0, "@b2")).expect("legal");
    let mut copy = game.clone();
    copy.accept(&place(1, "@c3")).expect("legal");
    assert_eq!((game.plies(), copy.plies(), copy.open_plies()), (1, 2, 2));
    assert_eq!((game.keys().len(), copy.keys()[..2] == game.keys()[..]), (2, true));
}

/// Two stones that go to and fro for so many plies.
fn to_and_fro(plies: usize) -> GameTree<Duel> {
    let mut tree = GameTree::new(Duel::read(&(), "b1 c4 2").expect("readable"));
    (0..plies).for_each(|_| go_on(&mut tree));
    tree
}

fn go_on(tree: &mut GameTree<Duel>) {
    let way = ["b1-b2", "c4-c3", "b2-b1", "c3-c4"][tree.len() % 4];
    let by = Actor::Seat(Seat((tree.len() % 2) as u8));
    let action = tree.end().position().read_action(by, way).expect("legal");
    tree.play(by, action);
}

#[test]
fn a_copy_and_what_is_asked_of_it_cost_the_same_in_games_of_any_length() {
    let cost = |plies| {
        let tree = to_and_fro(plies);
        let asked = steps::of(|| {
            let mut copy = tree.clone();
            assert_eq!(copy.end().occurrences() as usize, plies / 4 + 1);
            assert_eq!((copy.drawn(), copy.open(), copy.captures(plies)), (0, plies, Vec::new()));
            assert_eq!((copy.latest(Seat(0)), copy.retractable(Seat(1))), (Some(plies - 2), Some(plies - 1)));
            assert_eq!(
                copy.position_after(plies / 2 - 3).key(),
                copy.key(copy.node_after(plies / 2 - 3)).expect("a node")
            );
            assert_eq!(copy.truncate(plies - 1).len(), 1);
            go_on(&mut copy);
            assert_eq!(copy.node_after(plies).number(), plies as u64 + 1);
            let mut middle = Arc::new(copy.end_at(copy.node_after(plies / 2)).expect("a node"));
            let action = middle.position().read_action(Actor::Seat(Seat(0)), "b1-a1").expect("legal");
            let instead = copy.branch(&mut middle, Actor::Seat(Seat(0)), action);
            copy.promote(instead);
            assert_eq!((copy.len(), copy.end().node()), (plies / 2 + 1, instead));
        });
        assert_eq!(tree.len(), plies);
        asked
    };
    assert!(cost(64) > 50);
    assert_eq!(cost(64), cost(64_000));
}

/// What a random number does to a tree.
fn change(tree: &mut GameTree<Duel>, number: u32) {
    let nodes = all(tree);
    let node = nodes[number as usize / 8 % nodes.len()];
    match number % 8 {
        0 => tree.promote(node),
        1 if number.is_multiple_of(3) => tree.delete(node),
        2 | 3 => take_any(tree, NodeId::START, number),
        _ => take_any(tree, node, number),
    }
}

/// Goes down the main continuation of a node for a while and adds something there.
fn take_any(tree: &mut GameTree<Duel>, node: NodeId, number: u32) {
    let node = tree.line_from(node).take(number as usize / 64 % 50).last().unwrap_or(node);
    let end = tree.end_at(node).expect("a node");
    let Some(by) = end.turn().seats().iter().next().map(Actor::Seat) else { return };
    let mut actions = Vec::new();
    end.position().actions(by, &mut actions);
    let action = end.position().write_action(by, actions[number as usize / 512 % actions.len()]);
    let added = tree.add_variation(node, by, &action).expect("legal");
    assert_eq!((tree.parent(added), &*tree.ply(added).expect("a ply").written), (Some(node), &*action));
    assert_eq!(tree.add_variation(node, by, &action), Ok(added), "nothing is added twice");
}

/// Every node, from the start.
fn all(tree: &GameTree<Duel>) -> Vec<NodeId> {
    let mut nodes = vec![NodeId::START];
    let mut next = 0;
    while let Some(&node) = nodes.get(next) {
        nodes.extend(tree.children(node));
        next += 1;
    }
    nodes
}

/// Every node has the position that its plies lead to, however often it stood there, and costs a few plies to look at.
fn positions_are_what_the_plies_lead_to(tree: &GameTree<Duel>) {
    for node in all(tree) {
        let path = tree.path_to(node);
        assert!(path.is_sorted() && path.windows(2).all(|pair| tree.parent(pair[1]) == Some(pair[0])));
        let mut position = tree.position(NodeId::START).expect("the start").into_owned();
        let mut keys = vec![position.key()];
        for ply in path.iter().filter_map(|&node| tree.ply(node)) {
            position.apply(ply.by, ply.action);
            keys.push(position.key());
        }
        let times = keys.iter().filter(|&&key| key == position.key()).count();
        assert_eq!((tree.depth(node), tree.key(node)), (Some(keys.len() - 1), Some(position.key())));
        assert_eq!(tree.occurrences(node), Some(times as u32));
        let looked = steps::of(|| assert_eq!(tree.position(node).as_deref(), Some(&position)));
        assert!(looked < 8 * SNAPSHOT_EVERY as u64, "{looked}");
        assert_eq!(tree.end_at(node).map(|end| end.occurrences()), Some(times as u32));
    }
}

proptest! {
    #[test]
    fn a_tree_knows_its_positions_however_it_grew(numbers in vec(any::<u32>(), 0..300)) {
        let mut tree = GameTree::new(Duel::read(&(), "b1 c4 2").expect("readable"));
        numbers.into_iter().for_each(|number| change(&mut tree, number));
        positions_are_what_the_plies_lead_to(&tree);
        let main: Vec<_> = tree.main_line().collect();
        prop_assert_eq!(tree.path_to(tree.end().node()), main);
        prop_assert_eq!(Some(tree.end().position().key()), tree.key(tree.node_after(tree.len())));
    }

    #[test]
    fn few_positions_are_kept_however_lines_branch(numbers in vec(any::<u32>(), 0..300)) {
        let mut tree = GameTree::new(Duel::read(&(), "b1 c4 2").expect("readable"));
        for number in numbers {
            take_any(&mut tree, NodeId::START, number.rotate_left(7));
        }
        let kept = all(&tree).into_iter().filter(|&node| tree.is_kept(node)).count();
        prop_assert!(kept <= 1 + all(&tree).len() / SNAPSHOT_EVERY, "{kept} of {}", all(&tree).len());
    }
}

#[test]
fn a_variation_waits_at_the_end_of_the_main_line_until_it_is_promoted() {
    let mut tree = to_and_fro(2);
    let end = tree.end().node();
    let next = tree.add_variation(end, Actor::Seat(Seat(0)), "b2-b3").expect("legal");
    assert_eq!((tree.len(), tree.end().node()), (2, end));
    go_on(&mut tree);
    assert_eq!(tree.children(end).collect::<Vec<_>>(), [tree.end().node(), next], "what is played comes first");
    tree.promote(next);
    assert_eq!((tree.len(), tree.end().node()), (3, next));
    tree.delete(next);
    assert_eq!((tree.len(), tree.end().node(), tree.children(end).count()), (2, end, 1));
    tree.delete(NodeId::START);
    tree.promote(NodeId::START);
    assert_eq!((tree.len(), tree.position(next)), (2, None));
}

#[test]
fn what_cannot_be_played_at_a_node_is_refused_and_changes_nothing() {
    let mut tree = to_and_fro(2);
    let refused = |tree: &mut GameTree<Duel>, node, seat, written| {
        tree.add_variation(node, Actor::Seat(Seat(seat)), written).expect_err("refused").to_string()
    };
    let end = tree.end().node();
    assert_eq!(refused(&mut tree, end, 1, "c3-c2"), "act-not-your-turn");
    assert_eq!(refused(&mut tree, end, 0, "b2-d4"), "literal words=\"b2-d4\"");
    tree.delete(end);
    assert_eq!(refused(&mut tree, end, 0, "b2-b3"), "tree-no-node");
    assert_eq!((tree.len(), all(&tree).len()), (1, 2));
}
