// The keyboard: stepping through the game, and playing without a mouse.

/** @import { Board } from "./board.js" */

import { touchOf } from "./board.js";
import { writes } from "./dom.js";

/**
 * @typedef {object} Shortcuts
 * @property {(by: number) => void} step so many actions on or back
 * @property {() => void} first
 * @property {() => void} last
 * @property {() => void} flip
 * @property {() => void} sound
 * @property {() => void} help
 * @property {() => boolean} confirm whether there was something to confirm
 * @property {() => void} cancel
 * @property {(touch: string) => void} touch
 * @property {() => boolean} isMaking whether touches have begun an action
 * @property {(touch: string) => void} reveal brings what has got the focus into view
 * @property {(by: number) => void} unit the next unit with something to do, or the one before
 * @property {(by: number) => void} zoom closer, farther, or with 0 the whole board
 * @property {() => boolean} undo takes back a touch, or a step of the unfinished turn; whether there was one
 */

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {Board} board
 * @param {Shortcuts} shortcuts
 */
export function listen(board, shortcuts) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
    if (document.querySelector("dialog[open]") || isChoosing(event)) return;
    if (onTouchable(event, board, shortcuts) || onPage(event, shortcuts)) event.preventDefault();
  });
}

/**
 * Arrows and the space bar among round buttons are the browser's.
 * @param {KeyboardEvent} event
 */
function isChoosing(event) {
  return event.target instanceof HTMLInputElement && (event.key in ARROWS || event.key === " ");
}

/**
 * Keys while a cell, a line or an item has the focus.
 * @param {KeyboardEvent} event
 * @param {Board} board
 * @param {Shortcuts} shortcuts
 */
function onTouchable(event, board, shortcuts) {
  const at = /** @type {Element} */ (event.target).closest("[data-touch]");
  const touch = touchOf(at);
  if (!at || !touch) return false;
  if (event.key === "Enter" || event.key === " ") {
    if (!event.repeat) shortcuts.touch(touch);
    return true;
  }
  const arrow = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
  if (!arrow) return false;
  if (!touch.startsWith("c:")) return toNext(at, touch.slice(0, 2), arrow[0] + arrow[1]);
  const next = neighbour(board, touch, arrow[0], arrow[1]);
  if (next) {
    board.focus(next);
    shortcuts.reveal(next);
  }
  return true;
}

/**
 * Where a walk by arrows keeps to: going up through the cells of a comb does not drift aside.
 * @type {{ touch: string, upright: boolean, at: number }}
 */
let lane = { touch: "", upright: false, at: 0 };

/**
 * The focus goes on among what is offered of one kind: lines, items, buttons.
 * @param {Element} at
 * @param {string} kind the beginning of their touches
 * @param {number} by
 */
function toNext(at, kind, by) {
  const buttons = kind === "b:" ? "button" : ".next, .picked";
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-touch^="${kind}"]`)].filter((one) => one.matches(buttons)));
  all[(all.indexOf(/** @type {HTMLElement} */ (at)) + by + all.length) % all.length]?.focus({ preventScroll: true });
  return true;
}

/**
 * The nearest cell in a direction as the board is seen.
 * @param {Board} board
 * @param {string} touch
 * @param {number} right
 * @param {number} down
 * @returns {string | null}
 */
function neighbour(board, touch, right, down) {
  const here = board.centre(touch.slice(2));
  if (!here) return null;
  const from = board.seen(here);
  const upright = down !== 0;
  if (lane.touch !== touch || lane.upright !== upright) lane = { touch, upright, at: upright ? from.x : from.y };
  let best = null;
  let least = Infinity;
  for (const cell of board.cells) {
    const at = board.seen(cell);
    const along = (at.x - from.x) * right + (at.y - from.y) * down;
    const aside = Math.abs((at.x - from.x) * down) + Math.abs((at.y - from.y) * right);
    if (along < 1 || aside > along * 1.01 + 1) continue;
    const far = Math.hypot(along, aside) + Math.abs((upright ? at.x : at.y) - lane.at) / 8;
    if (far < least) [least, best] = [far, `c:${cell.id}`];
  }
  if (best) lane.touch = best;
  return best;
}

/**
 * Keys that mean the same anywhere on the page.
 * @param {KeyboardEvent} event
 * @param {Shortcuts} shortcuts
 */
function onPage(event, shortcuts) {
  if (event.key in ARROWS && shortcuts.isMaking()) return true;
  switch (event.key) {
    case "ArrowLeft":
    case "j":
      return done(shortcuts.step(-1));
    case "ArrowRight":
    case "k":
      return done(shortcuts.step(1));
    case "ArrowUp":
    case "Home":
      return done(shortcuts.first());
    case "ArrowDown":
    case "End":
      return done(shortcuts.last());
    case "n":
      return done(shortcuts.unit(1));
    case "N":
      return done(shortcuts.unit(-1));
    case "+":
    case "=":
      return done(shortcuts.zoom(1));
    case "-":
      return done(shortcuts.zoom(-1));
    case "0":
      return done(shortcuts.zoom(0));
    case "u":
    case "Backspace":
      return shortcuts.undo();
    case "f":
      return done(shortcuts.flip());
    case "s":
      return done(shortcuts.sound());
    case "?":
      return done(shortcuts.help());
    case "Escape":
      return done(shortcuts.cancel());
    case "Enter":
      return !(event.target instanceof Element && event.target.closest("a, button, summary")) && shortcuts.confirm();
    default:
      return false;
  }
}

/** @param {void} _ */
function done(_) {
  return true;
}
