//! What holds of any settings and any paper.

use proptest::prelude::*;
use skazka_core::{Settings, Values};
use skazka_dumaraj::setup::{self, Constant, Paper, Rotation, RowShift, Shift};
use skazka_dumaraj::{Kind, options};

fn shifts() -> impl Strategy<Value = Option<Shift>> {
    let bits = (1..=11i8, any::<bool>()).prop_map(|(bits, left)| Some(Shift::Right(if left { -bits } else { bits })));
    prop_oneof![Just(None), bits, Just(Some(Shift::Row)), Just(Some(Shift::Column))]
}

fn row_shifts() -> impl Strategy<Value = Option<RowShift>> {
    let row = (1..=12u8, any::<bool>()).prop_map(|(row, left)| Some(RowShift::Row(row, if left { -1 } else { 1 })));
    prop_oneof![Just(None), row, (1..=12u8).prop_map(|column| Some(RowShift::Column(column)))]
}

prop_compose! {
    fn papers()(
        right_of_centre in any::<bool>(),
        shift in shifts(),
        row_shift in row_shifts(),
        rotation in prop::sample::select(Rotation::all().collect::<Vec<_>>()),
        pair in prop::option::of(1..=12u8),
        ring in 0..12u8,
        trigons in prop::option::of((1..=11u8).prop_flat_map(|left| (Just(left), left + 1..=12))),
    ) -> Paper {
        Paper { right_of_centre, shift, row_shift, rotation, pair, ring, trigons }
    }
}

/// A discipline with some of its own options set to some of their values.
fn settings() -> impl Strategy<Value = (String, Settings)> {
    let disciplines = prop::sample::select(options::disciplines());
    (disciplines, prop::collection::vec(any::<prop::sample::Index>(), 16)).prop_map(|(discipline, picks)| {
        let mut settings = Settings::new();
        for (option, pick) in discipline.options.iter().zip(picks) {
            let Values::Choice(choices) = &option.values else { continue };
            settings.set(option.key, &choices[pick.index(choices.len())].value).unwrap();
        }
        (discipline.name.trim_start_matches("dumaraj/").to_owned(), settings)
    })
}

/// Text that is nearly a paper.
const NEARLY: &str =
    "((centre|shift|row|row2|columnA|rotate|pair|ring|trigons|S@13|.)[:,@+-]?(left|row|-?1|LGS|GLST|4[+]7|.)[,]?){0,6}";

proptest! {
    #[test]
    fn reading_inverts_writing(paper in papers()) {
        prop_assert_eq!(Paper::read(&paper.write()), Ok(paper));
    }

    #[test]
    fn nearly_papers_are_read_or_refused(written in NEARLY) {
        if let Ok(paper) = Paper::read(&written) {
            prop_assert_eq!(Paper::read(&paper.write()), Ok(paper));
        }
        if let Ok(placed) = setup::read_placements(&written) {
            prop_assert_eq!(setup::write_placements(&placed), written.clone());
        }
        if let Ok(constant) = Constant::read(&written) {
            prop_assert_eq!(constant.write(), written);
        }
    }

    #[test]
    fn settings_are_refused_or_come_back((discipline, settings) in settings(), paper in papers()) {
        if let Ok(rules) = options::rules(&discipline, &settings) {
            prop_assert_eq!(options::discipline(&rules), discipline.as_str());
            prop_assert_eq!(options::rules(&discipline, &options::settings(&rules)), Ok(rules));
            let army = setup::army(&rules, &paper, None);
            let canonical = setup::canonical(&rules, &paper);
            prop_assert_eq!(setup::army(&rules, &canonical, None), army);
            let plain = setup::army(&rules, &Paper::default(), None);
            prop_assert_eq!(plain.is_ok(), matches!(rules.kind, Kind::Setup(_)));
        }
    }

    #[test]
    fn any_setting_is_answered(key in "[a-z_]{0,12}|size|kit|level|\\PC*", value in "\\PC*|[0-9]{1,4}|yes|[SLGR]{0,9}") {
        let mut settings = Settings::new();
        settings.set(&key, &value).unwrap();
        for discipline in ["training", "hunters", "poteshki", "chudskoe-1"] {
            if let Ok(rules) = options::rules(discipline, &settings) {
                prop_assert_eq!(options::discipline(&rules), discipline);
            }
        }
    }
}
