// What an action did, played on the new drawing: things slide, what was taken fades, lost ground tears off.

/** @import { Board } from "./board.js" */
/** @import { Effect } from "./protocol.js" */

import { draw, moves } from "./dom.js";

const LONG = 220;
const SHORT = 150;

/**
 * @param {Board} board the new drawing
 * @param {SVGSVGElement} old the drawing before
 * @param {Effect[]} effects
 * @param {boolean} slides whether things slide to where they went; not when a hand put them there
 */
export function play(board, old, effects, slides) {
  if (!moves()) return;
  for (const effect of effects) {
    if (effect.do === "move" && slides) slide(board, effect.from, effect.to);
    if (effect.do === "take") fade(board, old, effect.cell);
    if (effect.do === "put") appear(board, effect.cell);
    if (effect.do === "become") appear(board, effect.cell);
    if (effect.do === "lose") for (const cell of effect.cells) tear(board, old, cell);
  }
}

/**
 * @param {Board} board
 * @param {string} from
 * @param {string} to
 */
function slide(board, from, to) {
  const [thing, begin, end] = [board.thing(to), board.centre(from), board.centre(to)];
  if (!thing || !begin || !end) return;
  board.layer("things").append(thing);
  const at = (/** @type {{x: number, y: number}} */ place) => `translate(${place.x}px, ${place.y}px)`;
  thing.animate([{ transform: at(begin) }, { transform: at(end) }], { duration: LONG, easing: "cubic-bezier(.3,.1,.2,1)" });
}

/**
 * @param {Board} board
 * @param {SVGSVGElement} old
 * @param {string} cell
 */
function fade(board, old, cell) {
  const gone = board.thing(cell, old);
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
 * @param {SVGSVGElement} old
 * @param {string} cell
 */
function tear(board, old, cell) {
  const ground = old.querySelector(`[data-cell="${CSS.escape(cell)}"].cell`);
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
