// What has happened is heard: aloud, and by screen readers.

/** @import { Effect, State } from "./protocol.js" */

import { aloud } from "./voice.js";
import { sound, soundOf } from "./sounds.js";
import { say } from "./words.js";

/** How long after a move its own sound the call to move comes, in milliseconds. */
const PAUSE = 160;

/**
 * @param {State} state
 * @param {State} before
 * @param {string[]} seats what the seats are called
 */
export function tell(state, before, seats) {
  const news = told(state, before);
  for (const move of news) {
    if (move.seat === null) aloud(say("chance", { written: move.says ?? move.written ?? "" }));
    else {
      const seat = seats[move.seat] ?? "";
      aloud(move.written ? say("moved", { seat, written: move.written }) : say("hidden", { seat }));
    }
  }
  if (state.outcome && !before.outcome) return sound(ending(state));
  const did = news.length > 0 ? soundOf(state.picture.effects, news.at(-1)?.seat === null) : null;
  if (did) sound(did);
  const mine = state.turn.some((seat) => state.controlled_seats.includes(seat));
  const last = news.findLast((move) => move.seat !== null);
  const byAnother = last !== undefined && !state.controlled_seats.includes(last.seat ?? -1);
  if (mine && byAnother) setTimeout(() => sound("turn"), PAUSE);
}

/**
 * The cells that something changed on.
 * @param {Effect} effect
 */
export function cellsOf(effect) {
  if (effect.do === "move") return [effect.from, effect.to];
  return "cell" in effect ? [effect.cell] : [];
}

/**
 * Whether a draw that was offered is not offered any more while the game goes on.
 * @param {State} state
 * @param {State} before
 */
export function isDeclined(state, before) {
  return before.offers.length > 0 && state.offers.length === 0 && state.outcome === null && state.picture.ply >= before.picture.ply;
}

/**
 * The actions that are news: in secret only the steps of the seat that sits, and none when set-ups are laid open.
 * @param {State} state
 * @param {State} before
 */
function told(state, before) {
  if (before.secret && !state.secret) return [];
  const news = state.moves.slice(before.moves.length);
  return state.secret ? news.filter((move) => move.seat === state.viewpoint) : news;
}

/**
 * The sound of an ended game for whoever sits here.
 * @param {State} state
 */
function ending(state) {
  const places = state.outcome?.places ?? [];
  if (places.every((place) => place === 1)) return "draw";
  return state.controlled_seats.some((seat) => places[seat] === 1) || state.controlled_seats.length === 0 ? "victory" : "defeat";
}
