//! What `rules/dumaraj.md §7` and `§8` say about set-ups and papers, sentence by sentence.

use super::*;
use crate::{Complication, Level, Mob, Rules, options};
use skazka_core::Settings;
use skazka_square::Cell;
use std::collections::HashSet;

fn rules(discipline: &str, settings: &str) -> Rules {
    let settings = Settings::parse(settings.split_whitespace()).unwrap();
    options::rules(discipline, &settings).unwrap_or_else(|fault| panic!("{discipline}: {fault}"))
}

fn paper(written: &str) -> Paper {
    Paper::read(written).unwrap()
}

/// The rows of an army from the attacker's finist up, as far as it reaches.
fn drawn(rules: &Rules, army: &Army) -> Vec<String> {
    let top = army.iter().map(|one| one.bit.row()).max().unwrap_or_default();
    let sign = |row, column| Cell::new(row, column).and_then(|bit| army.at(bit)).map_or('.', Mob::letter);
    (0..=top).map(|row| (0..rules.size).map(|column| sign(row, column)).collect()).collect()
}

fn set_up(rules: &Rules, written: &str) -> Vec<String> {
    let army = army(rules, &paper(written), None).unwrap_or_else(|fault| panic!("{written}: {fault}"));
    drawn(rules, &army)
}

fn refused(rules: &Rules, written: &str, constant: Option<Constant>) -> String {
    army(rules, &paper(written), constant).unwrap_err().to_string()
}

/// How many different armies one player can write.
fn armies(discipline: &str, settings: &str) -> usize {
    let rules = rules(discipline, settings);
    let papers = papers(&rules, None);
    papers.iter().map(|paper| army(&rules, paper, None).unwrap()).collect::<HashSet<_>>().len()
}

#[test]
fn every_setup_stays_within_the_kit_of_its_level() {
    for setup in setups() {
        let most = |mob| match mob {
            Mob::Slod | Mob::Lod | Mob::Gon => 2,
            Mob::Raj | Mob::Fej => 1,
            Mob::Piksa => {
                if setup.blue.is_some() {
                    8
                } else {
                    12
                }
            }
            Mob::Trigon => {
                if setup.blue.is_some() {
                    0
                } else {
                    2
                }
            }
        };
        let rules = rules(setup.name, "");
        for paper in papers(&rules, None) {
            let army = army(&rules, &paper, None).unwrap();
            for mob in Mob::ALL {
                assert!(army.count(mob) <= most(mob), "{} {}: {mob:?}", setup.name, paper.write());
            }
            assert_eq!(army.count(Mob::Raj), 1, "{}", setup.name);
        }
    }
}

#[test]
fn every_setup_stands_in_its_zones_on_every_size() {
    for setup in setups() {
        for size in setup.base..=12 {
            let rules = rules(setup.name, &format!("size={size}"));
            let army = army(&rules, &Paper::default(), None).unwrap();
            let facing = facing(&rules, &army, None).unwrap();
            assert_eq!((army.len(), facing.len()), (setup.army.len() + fills(setup), army.len()), "{}", setup.name);
            for one in army.iter() {
                assert!(crate::play::in_zone(rules.shape, size, 0, one.bit), "{} on {size}", setup.name);
            }
            for one in facing.iter() {
                assert!(crate::play::in_zone(rules.shape, size, 1, one.bit), "{} on {size}", setup.name);
            }
        }
    }
}

/// The Piksas that fill freed bits (Poltava 2, Borodino 2).
fn fills(setup: &Setup) -> usize {
    if setup.chooses_trigons() { 2 } else { 0 }
}

#[test]
fn order_shift_counts() {
    let counts = [
        ("pioneer-1", 3),
        ("pioneer-2", 3),
        ("phalanx-1", 5),
        ("phalanx-2", 3),
        ("poltava-1", 7),
        ("borodino-1", 3),
        ("chastushki-1", 3),
        ("dodta-1", 3),
        ("chudskoe-2", 3),
    ];
    for (discipline, count) in counts {
        assert_eq!(armies(discipline, "order_shift=yes"), count, "{discipline}");
    }
    assert_eq!(armies("pioneer-1", "size=7 order_shift=yes"), 4);
    assert_eq!(armies("pioneer-2", "size=7 order_shift=yes centre=yes"), 4);
    assert_eq!(armies("pioneer-2", "size=8 order_shift=yes"), 3, "Stalingrad stays inside the base square");
    assert_eq!(armies("phalanx-1", "size=9 order_shift=yes"), 6);
}

#[test]
fn row_shift_counts() {
    let counts = [
        ("pioneer-1", 5),
        ("pioneer-2", 5),
        ("phalanx-1", 5),
        ("phalanx-2", 5),
        ("poltava-1", 7),
        ("borodino-1", 7),
        ("chastushki-3", 7),
        ("chastushki-training-1", 7),
        ("dodta-2", 9),
        ("chudskoe-1", 11),
    ];
    for (discipline, count) in counts {
        assert_eq!(armies(discipline, "row_shift=yes"), count, "{discipline}");
    }
}

#[test]
fn rotation_counts() {
    let six = ["pioneer-1", "pioneer-2", "chastushki-1", "phalanx-1", "phalanx-2", "classic", "neclassic", "dodta-1"];
    for discipline in six {
        assert_eq!(armies(discipline, "rotation=yes"), 6, "{discipline}");
    }
    for discipline in ["poltava-1", "borodino-1", "kulikovo-1", "kulikovo-2", "chudskoe-1"] {
        assert_eq!(armies(discipline, "rotation=yes"), 24, "{discipline}");
    }
    assert_eq!(armies("poteshki", "rotation=yes"), 2);
}

#[test]
fn shuttle_and_carousel_counts() {
    for (discipline, shuttle, carousel) in
        [("poteshki", 5, 6), ("classic", 7, 8), ("neclassic", 7, 8), ("kulikovo-1", 9, 10), ("kulikovo-2", 9, 10)]
    {
        assert_eq!(armies(discipline, "shuttle=yes"), shuttle, "{discipline}");
        assert_eq!(armies(discipline, "carousel=yes"), carousel, "{discipline}");
        assert_eq!(armies(discipline, "shuttle=yes size=12"), shuttle, "{discipline} in Stalingrad");
    }
}

#[test]
fn trigon_choices_and_the_centre_count() {
    assert_eq!((armies("poltava-2", ""), armies("borodino-2", ""), armies("poltava-2", "size=12")), (6, 6, 6));
    for discipline in ["pioneer-1", "poteshki"] {
        assert_eq!(armies(discipline, "size=7 centre=yes"), 2, "{discipline}");
    }
    assert_eq!((armies("phalanx-2", "size=9 centre=yes"), armies("classic", "size=9 centre=yes")), (2, 2));
}

#[test]
fn the_constant_alone_makes_four_starting_positions() {
    for discipline in ["pioneer-1", "poteshki", "phalanx-2", "neclassic", "poltava-1", "borodino-2", "kulikovo-1"] {
        let rules = rules(discipline, "rf=yes");
        let start = |constant| {
            let army = army(&rules, &Paper::default(), Some(constant));
            army.and_then(|army| Ok((facing(&rules, &army, Some(constant))?, army))).ok()
        };
        let starts: HashSet<_> = Constant::ALL.into_iter().filter_map(start).collect();
        // The default of Borodino 2 parts no pair: its Trigons stand under both.
        assert_eq!(starts.len(), 4, "{discipline}");
    }
}

#[test]
fn the_constant_binds_both_armies() {
    let rules = rules("pioneer-1", "rf=yes");
    let named = Constant::read("R|F,X").unwrap();
    let own = army(&rules, &Paper::default(), Some(named)).unwrap();
    assert_eq!(drawn(&rules, &own), [".LRFL.", ".GSSG."]);
    let other = facing(&rules, &own, Some(named)).unwrap();
    assert_eq!(drawn(&rules, &other)[4..], [".GSSG.", ".LFRL."]);
    let parallel = facing(&rules, &own, Some(Constant::read("R|F,II").unwrap())).unwrap();
    assert_eq!(drawn(&rules, &parallel)[5], ".LRFL.");
}

#[test]
fn neclassic_stands_crossed_until_a_constant_says_otherwise() {
    let rules = rules("neclassic", "rf=yes");
    let own = army(&rules, &Paper::default(), None).unwrap();
    assert_eq!(drawn(&rules, &own)[0], "LGSFRSGL");
    assert_eq!(drawn(&rules, &facing(&rules, &own, None).unwrap())[7], "LGSRFSGL");
    let parallel = Constant::read("F|R,II").unwrap();
    assert_eq!(drawn(&rules, &facing(&rules, &own, Some(parallel)).unwrap())[7], "LGSFRSGL");
}

#[test]
fn under_the_constant_trigons_leave_the_pair_together() {
    for discipline in ["poltava-2", "borodino-2"] {
        let rules = rules(discipline, "rf=yes");
        let written = papers(&rules, Some(Constant::ALL[0]));
        let other = if discipline == "poltava-2" { "trigons:5+6" } else { "trigons:4+7" };
        assert_eq!(written, [Paper::default(), paper(other)]);
        let split = refused(&rules, "trigons:4+6", Some(Constant::ALL[0]));
        assert_eq!(split, "dumaraj-paper-constant-split");
    }
}

#[test]
fn trigons_push_mobs_back_and_piksas_forward() {
    let poltava = rules("poltava-2", "");
    assert_eq!(set_up(&poltava, "-"), ["...TFRT...", "...LSSL...", "...GPPG...", "...PPPP..."]);
    assert_eq!(set_up(&poltava, "trigons:5+4"), ["...TTRL...", "...LFSG...", "...GSPP...", "...PPPP..."]);
    let borodino = rules("borodino-2", "order_shift=yes");
    assert_eq!(set_up(&borodino, "shift:-1"), ["..LTTL....", "..GFRG....", ".PPSSP..P.", "..PPPPPP.."]);
    assert_eq!(refused(&poltava, "trigons:3+4", None), r#"dumaraj-paper-trigons allowed="4, 5, 6, 7""#);
    assert_eq!(refused(&rules("poltava-1", ""), "trigons:4+5", None), "dumaraj-paper-no-trigons");
    let stalingrad = rules("poltava-2", "size=12");
    assert_eq!(set_up(&stalingrad, "trigons:5+8")[1..3], ["....TFRT....", "....LSSL...."]);
}

#[test]
fn a_wedge_of_piksas_stays_when_the_phalanx_moves() {
    let rules = rules("phalanx-2", "order_shift=yes row_shift=yes");
    assert_eq!(set_up(&rules, "shift:+1"), ["...LFRL.", "P..GSSGP", ".PPPPPP."]);
    assert_eq!(set_up(&rules, "row2:-1"), ["..LFRL..", "PGSSG..P", ".PPPPPP."]);
    assert_eq!(refused(&rules, "row3:+1", None), "dumaraj-paper-row-empty");
    assert_eq!(refused(&rules, "shift:+2", None), r#"dumaraj-paper-crowded bit="28""#);
}

#[test]
fn rows_and_orders_of_a_rhomb_slide_along_their_lines() {
    let rules = rules("chastushki-1", "order_shift=yes row_shift=yes");
    assert_eq!(set_up(&rules, "-"), ["RLG...", "L.S...", "GS...."]);
    assert_eq!(set_up(&rules, "row2:+1"), ["RLG...", ".L.S..", "GS...."]);
    assert_eq!(set_up(&rules, "column1:+1"), [".LG...", "R.S...", "LS....", "G....."]);
    assert_eq!(set_up(&rules, "shift:row"), ["......", "RLG...", "L.S...", "GS...."]);
    assert_eq!(refused(&rules, "shift:row,row4:+1", None), "dumaraj-paper-row-empty");
    assert_eq!(
        refused(&rules, "shift:row,row3:+1", None),
        r#"dumaraj-paper-outside mob="S" row=4 column=3"#,
        "32 slides to 33 and shifts to 43, on the rubicon"
    );
    assert_eq!(refused(&rules, "shift:+1", None), "dumaraj-paper-shift-rhomb");
    assert_eq!(refused(&rules, "row2:-1", None), "dumaraj-paper-row-rhomb");
}

#[test]
fn the_rank_shuttles_and_turns_with_its_piksas() {
    let poteshki = rules("poteshki", "shuttle=yes carousel=yes rotation=yes");
    assert_eq!(set_up(&poteshki, "pair:1"), ["FRLGSL", "PPP..P"]);
    assert_eq!(set_up(&poteshki, "pair:5"), ["LGSLFR", "P..PPP"]);
    assert_eq!(set_up(&poteshki, "ring:2"), ["SLLGFR", ".PP.PP"]);
    assert_eq!(set_up(&poteshki, "ring:2,pair:1"), ["FRSLLG", "PP.PP."]);
    assert_eq!(set_up(&poteshki, "rotate:LSG"), ["LSFRGL", "P.PP.P"]);
    assert_eq!(refused(&poteshki, "ring:3,pair:1", None), "dumaraj-paper-pair-split");
    assert_eq!(refused(&poteshki, "pair:6", None), r#"dumaraj-paper-pair first="1" last="5""#);
    assert_eq!(refused(&poteshki, "ring:6", None), "dumaraj-paper-ring most=5");
    assert_eq!(refused(&poteshki, "rotate:GLS", None), r#"dumaraj-paper-rotation mob="L" allowed="GS""#);
    let under_constant = rules("poteshki", "rf=yes carousel=yes");
    assert_eq!(papers(&under_constant, Some(Constant::ALL[0])).len(), 5);
    assert_eq!(refused(&under_constant, "ring:3", Some(Constant::ALL[0])), "dumaraj-paper-constant-split");
    let kulikovo = rules("kulikovo-1", "shuttle=yes size=12");
    assert_eq!(set_up(&kulikovo, "pair:2")[1], ".FRLTGSSGTL.", "columns are those of the location");
}

#[test]
fn combinations_are_judged_by_their_result() {
    let rules = rules("pioneer-1", "row_shift=yes order_shift=yes rotation=yes");
    assert_eq!(set_up(&rules, "row1:+1,shift:-1,rotate:GLS"), [".GFRG.", "LSSL.."]);
    assert_eq!(refused(&rules, "row2:+1,shift:+1", None), r#"dumaraj-paper-outside mob="G" row=2 column=7"#);
    assert_eq!(refused(&rules, "row5:+1", None), "dumaraj-paper-row-empty");
    assert_eq!(refused(&rules, "pair:2", None), r#"dumaraj-paper-part-off part="pair" option="shuttle""#);
}

#[test]
fn the_centre_is_left_until_right_is_chosen() {
    let rules = rules("phalanx-2", "size=9 centre=yes order_shift=yes");
    assert_eq!(set_up(&rules, "-"), ["..LFRL...", "P.GSSG.P.", ".PPPPPP.."]);
    assert_eq!(set_up(&rules, "centre:right,shift:-1"), ["..LFRL...", ".PGSSG..P", "..PPPPPP."]);
}

#[test]
fn a_blocker_on_a_rhomb_is_turned_over_the_rubicon() {
    let rules = rules("chastushki-1", "row_shift=yes");
    let own = army(&rules, &paper("row1:+1"), None).unwrap();
    assert_eq!(drawn(&rules, &own), [".RLG..", "L.S...", "GS...."]);
    let other = facing(&rules, &own, None).unwrap();
    assert_eq!(drawn(&rules, &other), ["......", "......", ".....G", "....SL", "...S.R", "...GL."]);
}

#[test]
fn only_choices_are_written() {
    for (discipline, settings, needed) in [
        ("pioneer-1", "", false),
        ("pioneer-1", "mirror=yes rf=yes", false),
        ("pioneer-1", "rotation=yes", true),
        ("pioneer-1", "size=7 centre=yes", true),
        ("poltava-1", "", false),
        ("poltava-2", "", true),
        ("eralash", "", false),
    ] {
        assert_eq!(needs_papers(&rules(discipline, settings)), needed, "{discipline} {settings}");
    }
    assert!(papers(&rules("goniki", ""), None).is_empty());
    assert_eq!(refused(&rules("goniki", ""), "-", None), "dumaraj-paper-no-setup");
}

/// Everything a set-up allows, switched on at once, on its base, N+1 and two sizes of Stalingrad.
fn everything_on() -> Vec<Rules> {
    let mut all = Vec::new();
    for setup in setups() {
        for size in [setup.base, setup.base + 1, setup.base + 2, 12] {
            let mut settings = Settings::new();
            settings.set("size", &size.to_string()).unwrap();
            for one in setup.allows.iter().chain([&Complication::Mirror]) {
                settings.set(one.key(), "yes").unwrap();
            }
            if size == setup.base + 1 && size < 10 && setup.order != Order::Wedge {
                settings.set("centre", "yes").unwrap();
            }
            all.push(options::rules(setup.name, &settings).unwrap());
        }
    }
    all
}

#[test]
fn every_listed_paper_is_canonical_reads_back_and_keeps_the_kit_in_the_zone() {
    for rules in everything_on() {
        assert_eq!(rules.level, Level::Red);
        let constant = rules.complications.rf.then_some(Constant::ALL[1]);
        let written = papers(&rules, constant);
        assert_eq!(written[0], Paper::default());
        assert_eq!(written.iter().collect::<HashSet<_>>().len(), written.len());
        let kit = |army: &Army| Mob::ALL.map(|mob| army.count(mob));
        let drawn = army(&rules, &Paper::default(), constant).unwrap();
        for paper in written {
            assert_eq!(Paper::read(&paper.write()), Ok(paper));
            assert_eq!(canonical(&rules, &paper), paper);
            let own = army(&rules, &paper, constant).unwrap();
            let other = facing(&rules, &own, constant).unwrap();
            assert_eq!((kit(&own), other.len()), (kit(&drawn), own.len()), "{}", paper.write());
            let bits: HashSet<_> = own.iter().chain(other.iter()).map(|one| one.bit).collect();
            assert_eq!(bits.len(), 2 * own.len(), "{}: two mobs on one bit", paper.write());
            assert!(own.iter().all(|one| crate::play::in_zone(rules.shape, rules.size, 0, one.bit)));
            assert!(other.iter().all(|one| crate::play::in_zone(rules.shape, rules.size, 1, one.bit)));
        }
    }
}

#[test]
fn choices_that_change_nothing_are_dropped() {
    let kulikovo = rules("kulikovo-1", "shuttle=yes carousel=yes");
    assert_eq!(canonical(&kulikovo, &paper("pair:5")), Paper::default());
    assert_eq!(canonical(&kulikovo, &paper("ring:2,pair:7")), paper("ring:2"));
    assert_eq!(canonical(&kulikovo, &paper("ring:2,pair:5")), paper("ring:2,pair:5"));
    let borodino = rules("borodino-2", "size=12");
    assert_eq!(canonical(&borodino, &paper("trigons:6+7")), Paper::default());
    assert_eq!(canonical(&borodino, &paper("trigons:5+8")), paper("trigons:5+8"));
}
