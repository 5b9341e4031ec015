//! What changes between two lists of which most stays, in its order.

use crate::scene::{Arrow, Cell, Label, Line, Ornament, Overlay, Point, Thing, Tray};
use crate::{Fault, text};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::hash::Hash;

/// What makes one list of another: what goes and what comes; everything else stays in its order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ListDiff<V> {
    /// The places in the old list of what goes, rising.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    gone: Vec<u32>,
    /// What comes, with its places in the new list, rising.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    put: Vec<(u32, V)>,
}

/// What of two lists is probably the same. Where two elements of a list have one key the difference may be larger than it
/// need be, but is never wrong.
pub(super) trait Keyed {
    /// What tells it from the others of its list.
    fn key(&self) -> impl Hash + Eq + '_;
}

impl<V> ListDiff<V> {
    /// That nothing changes.
    pub const fn none() -> ListDiff<V> {
        ListDiff { gone: Vec::new(), put: Vec::new() }
    }

    /// Whether nothing changes.
    pub fn is_none(&self) -> bool {
        self.gone.is_empty() && self.put.is_empty()
    }

    /// How many elements go and come, together.
    pub fn changes(&self) -> usize {
        self.gone.len() + self.put.len()
    }
}

impl<V: Clone + PartialEq> ListDiff<V> {
    /// What makes `after` of `before`.
    pub(super) fn between(before: &[V], after: &[V]) -> ListDiff<V>
    where
        V: Keyed,
    {
        let start = before.iter().zip(after).take_while(|(one, other)| one == other).count();
        let (old, new) = (&before[start..], &after[start..]);
        let end = old.iter().rev().zip(new.iter().rev()).take_while(|(one, other)| one == other).count();
        let (old, new) = (&old[..old.len() - end], &new[..new.len() - end]);
        let stays = staying(old, new);
        let mut kept = vec![false; old.len()];
        stays.iter().flatten().for_each(|&place| kept[place] = true);
        let place = |nth: usize| (start + nth) as u32;
        let gone = kept.iter().enumerate().filter(|(_, kept)| !**kept).map(|(nth, _)| place(nth));
        let come = new.iter().zip(&stays).enumerate().filter(|(_, (_, stays))| stays.is_none());
        ListDiff { gone: gone.collect(), put: come.map(|(nth, (one, _))| (place(nth), one.clone())).collect() }
    }

    /// The list that comes of `before`.
    pub(super) fn apply(&self, before: &[V]) -> Result<Vec<V>, Fault> {
        let mut kept = self.kept(before)?.into_iter();
        let mut put = self.put.iter().peekable();
        let mut list = Vec::with_capacity(before.len());
        loop {
            match (put.peek(), kept.len()) {
                (Some((place, one)), _) if *place as usize == list.len() => {
                    list.push(one.clone());
                    put.next();
                }
                (Some(_), 0) => return Err(unfit()),
                (None, 0) => return Ok(list),
                _ => list.extend(kept.next().cloned()),
            }
        }
    }

    fn kept<'v>(&self, before: &'v [V]) -> Result<Vec<&'v V>, Fault> {
        let mut gone = self.gone.iter().map(|&place| place as usize).peekable();
        let stays = |(place, one): (usize, &'v V)| gone.next_if_eq(&place).is_none().then_some(one);
        let kept = before.iter().enumerate().filter_map(stays).collect();
        if gone.next().is_some() { Err(unfit()) } else { Ok(kept) }
    }
}

/// That a difference was made from another scene.
pub(super) fn unfit() -> Fault {
    text!("scene-diff-unfit").into()
}

/// For each element of `new` where it is in `old`, if it stays: as many as can stay in one order.
fn staying<V: Keyed + PartialEq>(old: &[V], new: &[V]) -> Vec<Option<usize>> {
    let places: HashMap<_, _> = old.iter().enumerate().map(|(place, one)| (one.key(), place)).collect();
    let found = new.iter().map(|one| places.get(&one.key()).copied().filter(|&place| old[place] == *one));
    longest_rising(&found.collect::<Vec<_>>())
}

/// The same with only a longest strictly rising part left, by patience sorting.
fn longest_rising(places: &[Option<usize>]) -> Vec<Option<usize>> {
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = vec![None; places.len()];
    for (nth, place) in places.iter().enumerate().filter(|(_, place)| place.is_some()) {
        let length = ends.partition_point(|&end| places[end] < *place);
        before[nth] = length.checked_sub(1).map(|shorter| ends[shorter]);
        match ends.get_mut(length) {
            Some(end) => *end = nth,
            None => ends.push(nth),
        }
    }
    let mut rising = vec![None; places.len()];
    let mut last = ends.last().copied();
    while let Some(nth) = last {
        rising[nth] = places[nth];
        last = before[nth];
    }
    rising
}

fn bits(point: Point) -> [u32; 2] {
    [point.x.to_bits(), point.y.to_bits()]
}

impl<T> Keyed for Cell<T> {
    fn key(&self) -> impl Hash + Eq + '_ {
        &self.id
    }
}

impl<T> Keyed for Thing<T> {
    fn key(&self) -> impl Hash + Eq + '_ {
        &self.cell
    }
}

impl<T> Keyed for Line<T> {
    fn key(&self) -> impl Hash + Eq + '_ {
        &self.id
    }
}

impl<T> Keyed for Overlay<T> {
    fn key(&self) -> impl Hash + Eq + '_ {
        &self.name
    }
}

impl<T> Keyed for Tray<T> {
    fn key(&self) -> impl Hash + Eq + '_ {
        (self.seat, self.layout)
    }
}

impl Keyed for Ornament {
    fn key(&self) -> impl Hash + Eq + '_ {
        (self.ends.map(bits), self.seat, self.stroke.ink)
    }
}

impl Keyed for Label {
    fn key(&self) -> impl Hash + Eq + '_ {
        bits(self.at)
    }
}

impl Keyed for Arrow {
    fn key(&self) -> impl Hash + Eq + '_ {
        (&self.from, &self.to)
    }
}
