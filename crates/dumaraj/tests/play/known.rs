//! Counts of another engine, where both can play the same game: Rajs are captured, the editor is off.

use skazka_core::Settings;
use skazka_dumaraj::{Board, Sliding, options};

fn counts(position: &str, expected: &[u64]) {
    let settings = Settings::parse(["editor=off"]).unwrap();
    let board = Board::read(&options::rules("pioneer-1", &settings).unwrap(), position).unwrap();
    for (depth, &nodes) in (1..).zip(expected) {
        for sliding in [Sliding::Rays, Sliding::Lines] {
            assert_eq!(board.perft_by(depth, sliding), nodes, "{position} depth {depth} {sliding:?}");
        }
    }
}

#[test]
fn pioneer_parallel_and_crossed() {
    counts("1lfrl1/1gssg1/6/6/1GSSG1/1LFRL1 a 1-6,1-6 - 0 1", &[18, 316, 7029, 153_861, 3_863_883]);
    counts("1lrfl1/1gssg1/6/6/1GSSG1/1LFRL1 a 1-6,1-6 - 0 1", &[18, 316, 7029, 153_472, 3_842_940]);
}

#[test]
fn middle_games_with_pioneer_pieces() {
    counts("1r1fl1/1l1sg1/SS4/s4g/1L2L1/2RF2 a 1-6,1-6 - 0 41", &[33, 806, 25_509, 700_724]);
    counts("5l/2rfl1/G3SG/Lg4/sF1S2/2R3 a 1-6,1-6 - 0 41", &[31, 938, 29_563, 899_614]);
    counts("2r3/2L3/6/6/6/2R3 a 1-6,1-6 - 0 41", &[14, 65, 875, 5594, 77_533]);
    counts("1l1r2/2g3/3s2/1F4/2G3/1LR3 d 1-6,1-6 - 0 42", &[22, 514, 10_932, 267_977, 5_591_504]);
}
