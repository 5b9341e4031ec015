// What touches would do, shown on the board before it is done.

/** @import { Board } from "./board.js" */
/** @import { Effect, Way } from "./protocol.js" */

import { draw } from "./dom.js";
import { become, figure } from "./figures.js";
import { pace } from "./marks.js";

/** What is shown on cells instead of what stands there. @typedef {Map<string, SVGGElement>} Ghosts */

/**
 * Shows what steps would do, each step at once, the steps one after the other.
 * @param {Board} board
 * @param {Effect[][]} steps
 */
export function preview(board, steps) {
  /** @type {Ghosts} */
  const ghosts = new Map();
  for (const step of steps) {
    const lifted = new Map(step.flatMap((one) => (one.do === "move" ? [[one.from, lift(board, one.from, ghosts)]] : [])));
    for (const effect of step) foresee(board, effect, ghosts, lifted);
  }
  for (const [cell, ghost] of ghosts) {
    const at = board.centre(cell);
    if (!at) continue;
    ghost.setAttribute("transform", `translate(${at.x} ${at.y})`);
    board.add("things", ghost);
  }
}

/**
 * Draws only the ways among what a step would do.
 * @param {Board} board
 * @param {Effect[]} step
 */
export function ways(board, step) {
  for (const effect of step) if (effect.do === "trace") trace(board, effect.cells, effect.kind);
}

/**
 * @param {Board} board
 * @param {string} cell
 * @param {Ghosts} ghosts
 * @returns {SVGGElement | null}
 */
function lift(board, cell, ghosts) {
  const ghost = ghosts.get(cell);
  ghosts.delete(cell);
  if (ghost) return ghost;
  const stands = board.thing(cell);
  if (!stands) return null;
  const copy = /** @type {SVGGElement} */ (stands.cloneNode(true));
  copy.classList.add("ghost");
  stands.classList.add("fading");
  return copy;
}

/**
 * @param {Board} board
 * @param {Effect} effect
 * @param {Ghosts} ghosts
 * @param {Map<string, SVGGElement | null>} lifted
 */
function foresee(board, effect, ghosts, lifted) {
  switch (effect.do) {
    case "move": {
      const ghost = lifted.get(effect.from);
      if (ghost) ghosts.set(effect.to, ghost);
      break;
    }
    case "take":
      if (!ghosts.delete(effect.cell)) board.thing(effect.cell)?.classList.add("fading");
      break;
    case "put":
      ghosts.set(effect.cell, figure(effect.symbol, effect.seat));
      break;
    case "become": {
      const ghost = ghosts.get(effect.cell) ?? lift(board, effect.cell, ghosts);
      if (ghost) ghosts.set(effect.cell, become(ghost, effect.symbol));
      break;
    }
    case "lose":
      for (const cell of effect.cells) hatch(board, cell);
      break;
    case "trace":
      trace(board, effect.cells, effect.kind);
      break;
  }
}

/**
 * @param {Board} board
 * @param {string} cell
 */
function hatch(board, cell) {
  const outline = board.outline(cell);
  if (outline) board.add("over", draw("path", { class: "hatch", d: outline }));
}

/**
 * A way over cells: a line, and a mark on every cell that tells of what kind it is.
 * @param {Board} board
 * @param {string[]} cells
 * @param {Way} kind
 */
function trace(board, cells, kind) {
  const places = cells.flatMap((cell) => board.centre(cell) ?? []);
  if (places.length < 2) return;
  const line = draw("path", { class: "way", d: `M${places.map(({ x, y }) => `${x} ${y}`).join("L")}` });
  const marks = places.slice(1).map((at, nth) => draw("path", { class: "pace", d: pace(kind, at, places[nth]) }));
  board.add("over", draw("g", { class: `trace ${kind}` }, line, ...marks));
}
