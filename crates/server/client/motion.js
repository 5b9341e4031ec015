// What an action did, played on the new drawing: things slide, what was taken fades, lost ground tears off.

/** @import { Board, Old } from "./board.js" */
/** @import { Effect } from "./protocol.js" */

import { draw, moves } from "./dom.js";

const LONG = 220;
const SHORT = 150;
const LONGEST = 250;

/**
 * @typedef {object} How
 * @property {boolean} slides whether things slide to where they went; not when a hand put them there
 * @property {boolean} chance whether chance had a part in it: what it turned up is seen to turn
 */

/**
 * @param {Board} board the new drawing
 * @param {Old} old what was shown before
 * @param {Effect[]} effects
 * @param {How} how
 */
export function play(board, old, effects, { slides, chance }) {
  if (!moves()) return;
  /** @type {string[]} */
  let way = [];
  for (const effect of effects) {
    if (effect.do === "trace") way = effect.cells;
    if (effect.do === "move" && slides) slide(board, way.at(-1) === effect.to && way[0] === effect.from ? way : [effect.from, effect.to]);
    if (effect.do === "take") fade(board, old, effect.cell);
    if (effect.do === "put" || effect.do === "become") chance ? turn(board, effect.cell) : appear(board, effect.cell);
    if (effect.do === "reveal") flip(board.svg.querySelector(`[data-revealed="${CSS.escape(effect.cell)}"] use`));
    if (effect.do === "lose") for (const cell of effect.cells) tear(board, old, cell);
  }
}

/**
 * @param {Board} board
 * @param {string[]} way
 */
function slide(board, way) {
  const thing = board.thing(way[way.length - 1]);
  const places = way.flatMap((cell) => board.centre(cell) ?? []);
  if (!thing || places.length < 2) return;
  const layer = board.layer("things");
  layer.insertBefore(thing, layer.querySelector(".revealed"));
  const frames = places.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  thing.animate(frames, { duration: places.length > 2 ? LONGEST : LONG, easing: "cubic-bezier(.3,.1,.2,1)" });
}

/**
 * What chance turned up on a cell turns over.
 * @param {Board} board
 * @param {string} cell
 */
function turn(board, cell) {
  flip(board.thing(cell)?.querySelector(".upright > use"));
}

/** @param {Element | null | undefined} figure */
function flip(figure) {
  figure?.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1.15)" }, { transform: "scaleX(1)" }], { duration: LONGEST, easing: "ease-out" });
}

/**
 * What chance drew and laid beside the board comes to rest there: a die that was thrown. It is the first
 * thing there; what is counted beside it lies still.
 * @param {HTMLElement} trays
 */
export function roll(trays) {
  if (!moves()) return;
  for (const figure of trays.querySelectorAll('[data-layout="headline"] .item:first-of-type use')) {
    figure.animate([{ transform: "rotate(-160deg) scale(.6)" }, { transform: "rotate(12deg) scale(1.08)" }, { transform: "none" }], { duration: LONGEST, easing: "ease-out" });
  }
}

/**
 * @param {Board} board
 * @param {Old} old
 * @param {string} cell
 */
function fade(board, old, cell) {
  const gone = board.thing(cell, old.things);
  if (!gone) return;
  const copy = /** @type {SVGGElement} */ (gone.cloneNode(true));
  copy.classList.remove("fading", "lifted");
  leave(board, copy, [{ opacity: 1 }, { opacity: 0 }], LONG);
}

/**
 * @param {Board} board
 * @param {string} cell
 */
function appear(board, cell) {
  board.thing(cell)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SHORT });
}

/**
 * @param {Board} board
 * @param {Old} old
 * @param {string} cell
 */
function tear(board, old, cell) {
  if (old.svg === board.svg) return;
  const ground = old.svg.querySelector(`[data-cell="${CSS.escape(cell)}"].cell`);
  const at = board.centre(cell) ?? place(ground);
  if (!ground || !at) return;
  const copy = draw("path", { d: ground.getAttribute("d") ?? "", class: (ground.getAttribute("class") ?? "").replace(/ (next|picked|losing)\b/g, "") });
  const far = Math.hypot(at.x, at.y) || 1;
  const away = `translate(${(at.x / far) * 46}px, ${(at.y / far) * 46}px) rotate(${at.x > 0 ? 4 : -4}deg)`;
  leave(board, copy, [{ opacity: 1, transform: "none" }, { opacity: 0, transform: away }], 250);
}

/** @param {Element | null} cell */
function place(cell) {
  const data = cell instanceof SVGElement ? cell.dataset : null;
  return data ? { x: Number(data.x), y: Number(data.y) } : null;
}

/**
 * @param {Board} board
 * @param {SVGElement} one
 * @param {Keyframe[]} frames
 * @param {number} duration
 */
function leave(board, one, frames, duration) {
  board.layer("over").append(one);
  one.animate(frames, { duration, easing: "ease-in", fill: "forwards" }).finished.then(
    () => one.remove(),
    () => one.remove(),
  );
}
