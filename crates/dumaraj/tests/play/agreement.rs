//! Random games of every kind: the board and the oracle agree on everything, and the laws of the board hold.

use crate::oracle::Oracle;
use crate::random::{Dice, rules, start};
use proptest::prelude::*;
use skazka_dumaraj::{ATTACKER, Board, Move, Rules, Sliding};

const LONGEST: usize = 40;

fn listed(board: &Board) -> Vec<(String, Move)> {
    let mut actions = Vec::new();
    board.actions(&mut actions);
    let mut written: Vec<_> = actions.into_iter().map(|action| (action.to_string(), action)).collect();
    written.sort();
    written
}

fn agree(rules: &Rules, board: &Board, oracle: &Oracle) {
    let written = board.to_string();
    assert_eq!(written, oracle.write());
    let ended = board.ended().map(|(winner, reason)| (winner == ATTACKER, reason.word()));
    assert_eq!(ended, oracle.ended(), "{rules:?} {written}");
    let actions = listed(board);
    let (found, expected) = (actions.iter().map(|one| &one.0), oracle.turns());
    assert!(found.eq(expected.iter().map(|one| &one.0)), "{rules:?} {written}: {actions:?} but {expected:?}");
    assert_eq!(board.count_actions(), actions.len() as u64, "{rules:?} {written}");
    assert_eq!(board.key(), board.recomputed_key(), "{rules:?} {written}");
    assert_eq!(Board::read(rules, &written).as_ref(), Ok(board), "{rules:?}");
}

/// The last two plies are counted in a way of their own.
fn counts_add_up(board: &Board, actions: &[(String, Move)]) {
    let after = |action| {
        let mut next = *board;
        next.play(action);
        listed(&next).len() as u64
    };
    let expected: u64 = actions.iter().map(|&(_, action)| after(action)).sum();
    for sliding in [Sliding::Rays, Sliding::Lines] {
        assert_eq!(board.perft_by(2, sliding), expected, "{sliding:?} {board}");
    }
}

fn play_out(seed: u64) {
    let mut dice = Dice(seed);
    let rules = rules(&mut dice);
    let mut board = start(&rules, &mut dice);
    let mut oracle = Oracle::read(&rules, &board.to_string());
    for ply in 0..LONGEST {
        agree(&rules, &board, &oracle);
        let actions = listed(&board);
        if ply % 8 == 0 {
            counts_add_up(&board, &actions);
        }
        if actions.is_empty() {
            return;
        }
        let chosen = dice.below(actions.len());
        let (text, action) = &actions[chosen];
        assert_eq!(board.read_action(text).as_ref(), Ok(action), "{board}");
        board.play(*action);
        oracle = oracle.after(oracle.turns()[chosen].1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn board_and_oracle_agree(seed in any::<u64>()) {
        play_out(seed);
    }
}

#[test]
fn divide_adds_up_to_perft() {
    let mut dice = Dice(3);
    for _ in 0..20 {
        let rules = rules(&mut dice);
        let board = start(&rules, &mut dice);
        let divided: u64 = board.divide(3).into_iter().map(|(_, nodes)| nodes).sum();
        assert_eq!(divided, board.perft(3), "{board}");
        assert_eq!(board.perft(0), 1);
    }
}
