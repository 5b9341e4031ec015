//! The table of disciplines against `rules/dumaraj.md` and the public formats.

use super::*;
use crate::{Complication, Kind, Level, RhombPiksa, Rules, TrigonLevel};
use skazka_core::{Settings, Values};

fn read(discipline: &str, written: &str) -> Result<Rules, String> {
    let settings = Settings::parse(written.split_whitespace()).unwrap();
    rules(discipline, &settings).map_err(|fault| fault.to_string())
}

fn accepted(discipline: &str, written: &str) -> Rules {
    read(discipline, written).unwrap_or_else(|fault| panic!("{discipline} {written}: {fault}"))
}

fn refused(discipline: &str, written: &str) -> String {
    read(discipline, written).expect_err(written)
}

#[test]
fn every_discipline_has_its_defaults() {
    let disciplines = disciplines();
    assert_eq!(disciplines.len(), 27);
    for one in &disciplines {
        let name = one.name.strip_prefix("dumaraj/").unwrap();
        let rules = accepted(name, "");
        assert_eq!(discipline(&rules), name);
        assert!(settings(&rules).is_empty(), "{name}: {}", settings(&rules).write());
        assert_eq!(rules.complications, Default::default());
    }
    assert_eq!(accepted("training", "").size, 4);
    assert_eq!(accepted("hunters", "").size, 8);
    assert_eq!(accepted("goniki", "").kind, Kind::Goniki(1));
}

#[test]
fn every_listed_value_can_be_had_alone_or_says_with_what() {
    for one in disciplines() {
        let name = one.name.strip_prefix("dumaraj/").unwrap();
        for option in &one.options {
            let Values::Choice(choices) = &option.values else { continue };
            assert!(choices.iter().any(|choice| choice.value == option.default), "{name} {}", option.key);
            for choice in choices {
                let written = format!("{}={}", option.key, choice.value);
                match read(name, &written) {
                    Ok(rules) => assert_eq!(read(name, &settings(&rules).write()), Ok(rules), "{name} {written}"),
                    Err(fault) => {
                        let elsewhere =
                            ["dumaraj-refused-centre ", "dumaraj-refused-trigon-blue", "dumaraj-refused-kit-large"];
                        assert!(elsewhere.iter().any(|one| fault.starts_with(one)), "{name} {written}: {fault}");
                    }
                }
            }
        }
    }
}

#[test]
fn settings_invert_rules() {
    for (name, written, canonical) in [
        ("eralash", "raj=yes size=7 editor=off", "editor=off raj=yes size=7"),
        ("training", "kit=GLS size=3", "size=3"),
        ("training", "kit=RGLS", "kit=SLGR"),
        ("hunters", "hunters=GLSSL shape=rhomb", "hunters=SSLLG shape=rhomb"),
        ("goniki", "gons=2 editor=off", "gons=2"),
        ("pioneer-1", "level=blue mirror=yes", "mirror=yes"),
        ("pioneer-1", "level=red rotation=yes", "rotation=yes"),
        ("classic", "level=red trigon=3 void_start=no", "level=red trigon=3 void_start=no"),
        ("poteshki", "size=7 centre=yes shuttle=yes", "centre=yes shuttle=yes size=7"),
        ("dodta-1", "rhomb_piksa=diagonal order_shift=no", "rhomb_piksa=diagonal"),
    ] {
        let rules = accepted(name, written);
        assert_eq!(settings(&rules).write(), canonical);
        assert_eq!(accepted(name, canonical), rules);
    }
}

#[test]
fn the_level_follows_from_the_rest() {
    let level = |name: &str, written: &str| accepted(name, written).level;
    assert_eq!(level("eralash", ""), Level::White);
    for (name, written) in [
        ("pioneer-1", ""),
        ("poteshki", "size=7 rf=yes"),
        ("classic", "size=9"),
        ("phalanx-2", "rf=yes order_shift=yes"),
    ] {
        assert_eq!(level(name, written), Level::Blue, "{name} {written}");
        assert_eq!(level(name, &format!("{written} level=red")), Level::Red, "{name} {written}");
    }
    for (name, written) in [
        ("poltava-1", ""),
        ("pioneer-1", "size=8"),
        ("classic", "size=10"),
        ("pioneer-1", "rf=yes"),
        ("dodta-1", "order_shift=yes"),
        ("classic", "shuttle=yes"),
    ] {
        assert_eq!(level(name, written), Level::Red, "{name} {written}");
    }
}

#[test]
fn blue_is_refused_where_the_game_is_red() {
    assert_eq!(
        refused("poteshki", "level=blue size=11"),
        r#"dumaraj-refused-blue setting="size=11" reason=(dumaraj-level-red-size base=6 next=7)"#
    );
    assert_eq!(
        refused("pioneer-2", "level=blue rotation=yes"),
        r#"dumaraj-refused-blue setting="rotation=yes" reason=(dumaraj-level-red-complication discipline="pioneer-2" allowed="mirror, order_shift, centre")"#
    );
    assert_eq!(
        refused("kulikovo-1", "level=blue"),
        r#"dumaraj-refused-level found="blue" discipline="kulikovo-1" allowed="red""#
    );
    assert_eq!(
        refused("eralash", "level=red"),
        r#"dumaraj-refused-level found="red" discipline="eralash" allowed="white""#
    );
}

#[test]
fn what_a_discipline_does_not_allow_is_refused_with_what_it_does() {
    assert_eq!(
        refused("poteshki", "order_shift=yes"),
        r#"dumaraj-refused-complication discipline="poteshki" key="order_shift" allowed="rf, shuttle, carousel, rotation, mirror, centre""#
    );
    assert_eq!(
        refused("chudskoe-1", "rf=yes"),
        r#"dumaraj-refused-complication discipline="chudskoe-1" key="rf" allowed="order_shift, row_shift, rotation, mirror""#
    );
    assert_eq!(
        refused("eralash", "mirror=yes"),
        r#"dumaraj-refused-every-complication discipline="eralash" key="mirror""#
    );
    assert_eq!(accepted("poteshki", "order_shift=no"), accepted("poteshki", ""));
}

#[test]
fn unknown_options_and_values_are_named() {
    assert!(
        refused("poteshki", "gons=2")
            .starts_with(r#"dumaraj-refused-option discipline="poteshki" key="gons" allowed="size, editor"#)
    );
    assert!(
        refused("goniki", "sise=6")
            .starts_with(r#"dumaraj-refused-option discipline="goniki" key="sise" allowed="size, gons""#)
    );
    assert_eq!(
        refused("poteshki", "size=5"),
        r#"dumaraj-refused-size found="5" discipline="poteshki" least=6 most=12"#
    );
    assert_eq!(
        refused("classic", "size=06"),
        r#"dumaraj-refused-size found="06" discipline="classic" least=8 most=12"#
    );
    assert_eq!(refused("classic", "rf=maybe"), r#"dumaraj-refused-value key="rf" found="maybe" allowed="no, yes""#);
    assert_eq!(
        refused("goniki", "editor=wild"),
        r#"dumaraj-refused-value key="editor" found="wild" allowed="off, free, strict""#
    );
    assert_eq!(refused("goniki", "editor=free"), r#"dumaraj-refused-editor found="free" discipline="goniki""#);
    assert_eq!(refused("chess", ""), r#"dumaraj-discipline-unknown found="chess""#);
    assert_eq!(refused("hunters", "void_start=no"), r#"dumaraj-refused-void-start discipline="hunters""#);
}

#[test]
fn trigons_piksas_and_centres_only_where_there_are_any() {
    assert_eq!(accepted("poteshki", "level=red trigon=2").trigon, TrigonLevel::Two);
    assert_eq!(refused("poteshki", "trigon=2"), r#"dumaraj-refused-trigon-blue found="2""#);
    assert_eq!(
        refused("pioneer-1", "level=red trigon=2"),
        r#"dumaraj-refused-trigon found="2" discipline="pioneer-1""#
    );
    assert_eq!(refused("hunters", "trigon=3"), r#"dumaraj-refused-trigon found="3" discipline="hunters""#);
    assert_eq!(accepted("chudskoe-2", "rhomb_piksa=diagonal").rhomb_piksa, RhombPiksa::Diagonal);
    for name in ["chastushki-1", "classic", "hunters"] {
        assert!(refused(name, "rhomb_piksa=diagonal").starts_with("dumaraj-refused-rhomb-piksa"), "{name}");
        accepted(name, "trigon=1 rhomb_piksa=orthogonal");
    }
    assert!(accepted("classic", "size=9 centre=yes").complications.centre);
    assert_eq!(refused("classic", "centre=yes"), r#"dumaraj-refused-centre discipline="classic" size=8 odd=9"#);
    assert_eq!(
        refused("poteshki", "centre=yes size=11"),
        r#"dumaraj-refused-centre discipline="poteshki" size=11 odd=7"#
    );
    assert_eq!(refused("dodta-1", "size=9 centre=yes"), r#"dumaraj-refused-centre-never discipline="dodta-1""#);
    assert_eq!(refused("poltava-1", "size=11 centre=yes"), r#"dumaraj-refused-centre-never discipline="poltava-1""#);
}

#[test]
fn kits_fit_their_zones() {
    accepted("training", "size=2 kit=SS");
    accepted("training", "size=3 kit=SLG");
    assert_eq!(refused("training", "size=2"), r#"dumaraj-refused-kit-large kit="SLG" mobs=3 size=2 bits=2"#);
    assert_eq!(refused("training", "size=3 kit=SSLL"), r#"dumaraj-refused-kit-large kit="SSLL" mobs=4 size=3 bits=3"#);
    assert_eq!(refused("training", "kit="), r#"dumaraj-refused-kit-raj key="kit" found="""#);
    assert_eq!(refused("hunters", "hunters=R"), r#"dumaraj-refused-kit key="hunters" found="R""#);
    assert_eq!(refused("hunters", "hunters=SSS"), r#"dumaraj-refused-kit key="hunters" found="SSS""#);
    accepted("hunters", "hunters=SSLLGG size=10");
}

#[test]
fn facts_tell_the_levels_apart() {
    let all = facts();
    let of = |name| all.iter().find(|one| one.name == name).unwrap();
    let (mirror, centre) = (Complication::Mirror, Complication::Centre);
    assert_eq!(of("eralash").levels, [(Level::White, vec![])]);
    assert_eq!(of("pioneer-1").levels[0], (Level::Blue, vec![Complication::OrderShift, mirror, centre]));
    assert_eq!(of("pioneer-1").levels[1].1.len(), 6);
    assert_eq!(of("dodta-2").levels[0], (Level::Blue, vec![mirror]));
    assert_eq!(of("chudskoe-2").levels.len(), 1);
    assert_eq!((of("kulikovo-1").base, of("kulikovo-1").sizes.clone()), (10, 10..=12));
}
