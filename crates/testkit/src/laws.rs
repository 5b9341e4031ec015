//! The laws that every game keeps, as one reusable test over random games.

use serde::Serialize;
use serde::de::DeserializeOwned;
use skazka_core::{Actor, Ending, Presentation, Scene, SceneDiff, Seat, Step, TouchTree, Turn, Viewer, Words};

/// How many actions of each position are written, read and touched: enough to meet every kind over many games.
const LOOKED_AT: usize = 12;
/// Boards with more cells are looked at more seldom.
const MANY_CELLS: usize = 1000;
/// Trees of touches with more branches are not looked at.
const MOST_BRANCHES: usize = 2000;

/// Plays a random game of at most `longest` actions from `start` and checks every law at every position.
///
/// - actions are empty only when the game is over;
/// - reading an action inverts writing it, and no two actions are written alike;
/// - reading a position inverts writing it, outside secret stages;
/// - each action's path of touches leads to it and to no other;
/// - the tree of touches says at each point what asking for what comes next would say;
/// - legal actions depend on the actor's view alone;
/// - secret steps of different seats commute, and are in nobody else's view;
/// - the kept key equals the one that `recomputed_key` computes from nothing;
/// - the game has an outcome exactly when it is over, by the rules and with a place for each seat;
/// - scenes and steps are read back from JSON as they were written, and what lies between two scenes makes the second of
///   the first.
///
/// # Panics
/// With the law that is broken and the position it is broken at.
pub fn hold_over_a_random_game<P: Presentation>(
    rules: &P::Rules,
    start: P,
    longest: usize,
    words: Words,
    recomputed_key: fn(&P) -> u64,
) where
    P::View: PartialEq + std::fmt::Debug,
{
    let mut position = start;
    let mut pictures = Pictures::default();
    for _ in 0..longest {
        let turn = position.turn();
        assert_eq!(position.key(), recomputed_key(&position), "kept key at {}", position.write());
        has_an_outcome_when_it_is_over(&position, turn);
        position_round_trip(rules, &position, turn);
        pictures.look(&position, words);
        let Some(actor) = some_actor(turn, words) else {
            assert_eq!(turn, Turn::Over, "nobody to act at {}", position.write());
            for seat in 0..position.seats() {
                assert!(listed(&position, Actor::Seat(Seat(seat as u8))).is_empty(), "over: {}", position.write());
            }
            return;
        };
        let actions = listed(&position, actor);
        assert!(!actions.is_empty(), "no action for {actor:?} at {}", position.write());
        action_round_trips(&position, actor, &actions, words);
        depends_on_the_view_alone(&position, actor, &actions, words);
        secret_steps_commute(&position, turn, words);
        position.apply(actor, actions[pick(actions.len(), words)]);
    }
}

/// What was seen of a game so far, by the arbiter and by everybody.
#[derive(Default)]
struct Pictures {
    last: [Option<Scene>; 2],
}

impl Pictures {
    /// Looks at a position through one of both, seldom on huge boards.
    fn look<P: Presentation>(&mut self, position: &P, words: Words) {
        let seen = pick(2, words);
        let scene = P::scene(&position.view([Viewer::Arbiter, Viewer::Public][seen]));
        if pick(1 + scene.cells.len() / MANY_CELLS, words) > 0 {
            return;
        }
        assert_read_back(&scene);
        let before = self.last[seen].take().unwrap_or_else(Scene::empty);
        let diff = SceneDiff::between(&before, &scene);
        assert_read_back(&diff);
        assert_eq!(diff.apply(&before), Ok(scene.clone()), "{diff:?} at {}", position.write());
        self.last[seen] = Some(scene);
    }
}

/// That what is written as JSON is read as it was.
///
/// # Panics
/// When it is not.
pub fn assert_read_back<V: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &V) {
    let json = serde_json::to_string(value).expect("everything can be written");
    match serde_json::from_str::<V>(&json) {
        Ok(again) => assert_eq!(again, *value, "{json}"),
        Err(why) => panic!("{why}: {json}"),
    }
}

fn listed<P: Presentation>(position: &P, actor: Actor) -> Vec<P::Action> {
    let mut actions = Vec::new();
    position.actions(actor, &mut actions);
    actions
}

fn pick(count: usize, words: Words) -> usize {
    (words() % count as u64) as usize
}

fn some_actor(turn: Turn, words: Words) -> Option<Actor> {
    if turn == Turn::Chance {
        return Some(Actor::Chance);
    }
    let seats: Vec<_> = turn.seats().iter().collect();
    (!seats.is_empty()).then(|| Actor::Seat(seats[pick(seats.len(), words)]))
}

fn has_an_outcome_when_it_is_over<P: Presentation>(position: &P, turn: Turn) {
    let outcome = position.outcome();
    assert_eq!(outcome.is_some(), turn == Turn::Over, "{outcome:?} at {}", position.write());
    if let Some(outcome) = outcome {
        assert!(matches!(outcome.ending, Ending::Rules(_)), "{outcome:?} at {}", position.write());
        assert_eq!(outcome.places.len(), position.seats(), "{outcome:?} at {}", position.write());
    }
}

fn position_round_trip<P: Presentation>(rules: &P::Rules, position: &P, turn: Turn) {
    if matches!(turn, Turn::Secret(_)) {
        return;
    }
    let written = position.write();
    match P::read(rules, &written) {
        Ok(again) => {
            assert_eq!(again.write(), written, "reading inverts writing");
            assert_eq!(again.key(), position.key(), "the same key after reading {written}");
        }
        Err(fault) => panic!("cannot read what was written, {written}: {fault}"),
    }
}

fn action_round_trips<P: Presentation>(position: &P, actor: Actor, actions: &[P::Action], words: Words) {
    let mut written: Vec<_> = actions.iter().map(|&action| position.write_action(actor, action)).collect();
    for _ in 0..LOOKED_AT.min(actions.len()) {
        let one = pick(actions.len(), words);
        match position.read_action(actor, &written[one]) {
            Ok(again) => assert_eq!(again, actions[one], "reading {} at {}", written[one], position.write()),
            Err(fault) => panic!("cannot read {} at {}: {fault}", written[one], position.write()),
        }
        if let Actor::Seat(seat) = actor {
            assert_read_back(&position.steps(seat, actions[one]));
            touches_lead_to(position, seat, actions[one], &written[one]);
        }
    }
    if let Actor::Seat(seat) = actor {
        the_tree_is_what_may_be_asked_for(position, seat, words);
    }
    written.sort_unstable();
    let before = written.len();
    written.dedup();
    assert_eq!(written.len(), before, "two actions are written alike at {}", position.write());
}

/// Down one way of the tree of touches, chosen by chance: at each point it has the touches and the action that asking for
/// what comes next would give.
fn the_tree_is_what_may_be_asked_for<P: Presentation>(position: &P, seat: Seat, words: Words) {
    let Some(mut here) = position.touch_tree(seat, MOST_BRANCHES) else { return };
    let mut path = Vec::new();
    loop {
        let asked = position.next_touches(seat, &path);
        let touches = |steps: &mut dyn Iterator<Item = &Step>| {
            let mut touches: Vec<_> = steps.map(|step| step.touch.to_string()).collect();
            touches.sort_unstable();
            touches
        };
        let (mut told, mut found) = (here.next.iter().map(|branch| &branch.step), asked.next.iter());
        assert_eq!(touches(&mut told), touches(&mut found), "after {path:?} at {}", position.write());
        assert_eq!(here.action, asked.action, "after {path:?} at {}", position.write());
        if here.next.is_empty() {
            return;
        }
        let branch = here.next.swap_remove(pick(here.next.len(), words));
        path.push(branch.step.touch);
        here = branch.then.unwrap_or_else(|| TouchTree::from(position.next_touches(seat, &path)));
    }
}

fn touches_lead_to<P: Presentation>(position: &P, seat: Seat, action: P::Action, written: &str) {
    let path: Vec<_> = position.steps(seat, action).into_iter().map(|step| step.touch).collect();
    for length in 0..path.len() {
        let next = position.next_touches(seat, &path[..length]).next;
        let leads_on = next.iter().any(|step| step.touch == path[length]);
        assert!(leads_on, "{written} cannot be touched at {}: {path:?}", position.write());
    }
    let reached = position.next_touches(seat, &path).action;
    assert_eq!(reached.as_deref(), Some(written), "what {path:?} spells at {}", position.write());
}

fn depends_on_the_view_alone<P: Presentation>(position: &P, actor: Actor, actions: &[P::Action], words: Words) {
    let Actor::Seat(seat) = actor else { return };
    let imagined = P::determinize(&position.view(Viewer::Seat(seat)), words);
    let mut seen = listed(&imagined, actor);
    assert_eq!(seen.len(), actions.len(), "actions from the view of {seat:?} at {}", position.write());
    seen.retain(|action| !actions.contains(action));
    assert!(seen.is_empty(), "only from the view of {seat:?}: {seen:?} at {}", position.write());
}

fn secret_steps_commute<P: Presentation>(position: &P, turn: Turn, words: Words)
where
    P::View: PartialEq + std::fmt::Debug,
{
    let Turn::Secret(seats) = turn else { return };
    let seats: Vec<_> = seats.iter().collect();
    let [first, second, ..] = seats[..] else { return };
    let (one, other) = (Actor::Seat(first), Actor::Seat(second));
    let choices = listed(position, one);
    let (a, b) = (choices[pick(choices.len(), words)], choices[pick(choices.len(), words)]);
    let c = {
        let theirs = listed(position, other);
        theirs[pick(theirs.len(), words)]
    };
    let after = |steps: &[(Actor, P::Action)]| {
        let mut next = position.clone();
        steps.iter().for_each(|&(actor, action)| next.apply(actor, action));
        next
    };
    let (there, back) = (after(&[(one, a), (other, c)]), after(&[(other, c), (one, a)]));
    assert_eq!(there.key(), back.key(), "secret steps commute");
    assert_eq!(there.view(Viewer::Arbiter), back.view(Viewer::Arbiter), "secret steps commute");
    let still_secret = |next: &P| next.turn().is_for(other);
    let (after_a, after_b) = (after(&[(one, a)]), after(&[(one, b)]));
    if still_secret(&after_a) && still_secret(&after_b) {
        for viewer in [Viewer::Seat(second), Viewer::Public] {
            assert_eq!(after_a.view(viewer), after_b.view(viewer), "{viewer:?} sees a secret step");
        }
    }
}
