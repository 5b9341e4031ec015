//! PNGs: sizes, themes, and letters that are really drawn.

use crate::scenes::{small, symbols};
use resvg::tiny_skia::Pixmap;
use skazka_core::{Effect, Scene};
use skazka_render::{NARROWEST, RenderOptions, Theme, WIDEST, png};
use std::collections::HashMap;

fn painted(scene: &Scene<String>, look: &RenderOptions, width: u32) -> Pixmap {
    Pixmap::decode_png(&png(scene, &symbols(), look, width).unwrap()).unwrap()
}

fn captioned(caption: &str) -> Pixmap {
    let look = RenderOptions { caption: Some(caption.into()), ..RenderOptions::default() };
    painted(&small(), &look, 300)
}

#[test]
fn a_picture_is_as_wide_as_asked_for_within_the_limits() {
    for (asked, wide) in [(300, 300), (0, NARROWEST), (u32::MAX, WIDEST)] {
        assert_eq!(painted(&small(), &RenderOptions::default(), asked).width(), wide);
    }
}

#[test]
fn a_tall_board_stays_within_the_limits_too() {
    let mut tower = small();
    for storey in 1..400 {
        let mut cell = tower.cells[0].clone();
        cell.at.y -= storey as f32;
        tower.cells.push(cell);
    }
    let picture = painted(&tower, &RenderOptions::default(), WIDEST);
    assert_eq!(picture.height(), skazka_render::HIGHEST);
    assert!(picture.width() < 200);
}

#[test]
fn every_letter_of_both_alphabets_is_drawn_and_is_its_own() {
    let mut seen: HashMap<Vec<u8>, char> = HashMap::new();
    let letters = ('а'..='я').chain(['ё']).chain('a'..='z').chain("0123456789—«»…×".chars());
    let alike = |one, other| {
        [('а', 'a'), ('е', 'e'), ('о', 'o'), ('р', 'p'), ('с', 'c'), ('у', 'y'), ('х', 'x')].contains(&(other, one))
    };
    let empty = captioned("");
    for letter in letters {
        let picture = captioned(&letter.to_string());
        assert!(picture.height() > empty.height());
        if let Some(other) = seen.insert(picture.data().to_vec(), letter) {
            assert!(alike(letter, other), "{letter} looks like {other}");
        }
    }
    assert!(seen.len() > 60);
}

#[test]
fn captions_of_equal_length_differ_in_pixels() {
    assert_ne!(captioned("ход атакера").data(), captioned("ход блокера").data());
}

#[test]
fn theme_letters_turn_and_last_move_change_the_picture() {
    let last = [Effect::Move { from: "22".to_owned(), to: "21".to_owned() }];
    let looks = [
        RenderOptions::default(),
        RenderOptions { theme: Theme::Dark, ..RenderOptions::default() },
        RenderOptions { letters: true, ..RenderOptions::default() },
        RenderOptions { turn: 1, ..RenderOptions::default() },
        RenderOptions { last: &last, ..RenderOptions::default() },
        RenderOptions { trays: true, ..RenderOptions::default() },
    ];
    let pictures: Vec<Pixmap> = looks.iter().map(|look| painted(&small(), look, 200)).collect();
    for (place, picture) in pictures.iter().enumerate() {
        assert!(pictures[..place].iter().all(|other| other.data() != picture.data()), "look {place} changes nothing");
    }
}

#[test]
fn turning_by_all_steps_is_turning_by_none() {
    let turned = |turn| painted(&small(), &RenderOptions { turn, ..RenderOptions::default() }, 200);
    assert_eq!(turned(0).data(), turned(2).data());
}

#[test]
fn paper_lies_under_everything_up_to_the_edges() {
    for width in [97, 200, 333, 400] {
        for caption in [None, Some("ход".to_owned())] {
            let picture = painted(&small(), &RenderOptions { caption, ..RenderOptions::default() }, width);
            let pixels = picture.pixels();
            assert!(pixels.iter().all(|pixel| pixel.alpha() == 255), "{width}");
            let colours = [pixels[0], pixels[pixels.len() - 1]].map(|pixel| (pixel.red(), pixel.green(), pixel.blue()));
            assert_eq!(colours, [(0xfa, 0xf7, 0xf0); 2], "{width}");
        }
    }
}
