// Arrows and circles drawn with the right button. They are the onlooker's own and vanish with the next action.

/** @import { Board } from "./board.js" */
/** @import { Place } from "./cells.js" */

import { draw } from "./dom.js";

/** @typedef {{ from: string, to: string, colour: string }} Drawn */

export class Arrows {
  #board;
  /** @type {Drawn[]} */
  #drawn = [];
  /** @type {string | null} */
  #from = null;

  /**
   * @param {Board} board
   * @param {HTMLElement} place
   */
  constructor(board, place) {
    this.#board = board;
    place.addEventListener("contextmenu", (event) => event.preventDefault());
    place.addEventListener("pointerdown", (event) => {
      this.#from = event.button === 2 ? this.#cellUnder(event) : null;
    });
    place.addEventListener("pointerup", (event) => {
      const to = this.#cellUnder(event);
      if (event.button === 2 && this.#from && to) this.#toggle({ from: this.#from, to, colour: colourOf(event) });
      this.#from = null;
    });
  }

  /**
   * @param {PointerEvent} event
   * @returns {string | null}
   */
  #cellUnder(event) {
    const touch = this.#board.touchAt(event);
    return touch?.startsWith("c:") ? touch.slice(2) : null;
  }

  clear() {
    if (this.#drawn.length === 0) return false;
    this.#drawn = [];
    this.redraw();
    return true;
  }

  /** @param {Drawn} one */
  #toggle(one) {
    const known = this.#drawn.findIndex((other) => other.from === one.from && other.to === one.to);
    const same = known >= 0 && this.#drawn[known].colour === one.colour;
    if (known >= 0) this.#drawn.splice(known, 1);
    if (!same) this.#drawn.push(one);
    this.redraw();
  }

  /** Draws all of them on the present drawing. */
  redraw() {
    for (const old of this.#board.svg.querySelectorAll(".drawn")) old.remove();
    for (const one of this.#drawn) {
      const [from, to] = [this.#board.centre(one.from), this.#board.centre(one.to)];
      if (from && to) this.#board.layer("over").append(one.from === one.to ? circle(from, one) : arrow(from, to, one));
    }
  }
}

/**
 * @param {Place} at
 * @param {Drawn} one
 */
function circle(at, one) {
  return draw("circle", { class: `drawn drawn-${one.colour}`, cx: at.x, cy: at.y, r: 43 });
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {Drawn} one
 */
function arrow(from, to, one) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const tip = far - 14;
  const outline = [[20, 7], [tip - 34, 7], [tip - 40, 24], [tip, 0], [tip - 40, -24], [tip - 34, -7], [20, -7]];
  const points = outline.map(([along, aside]) => `${from.x + ux * along - uy * aside} ${from.y + uy * along + ux * aside}`);
  return draw("path", { class: `drawn arrow drawn-${one.colour}`, d: `M${points.join("L")}Z` });
}

/** @param {PointerEvent} event */
function colourOf(event) {
  return event.shiftKey ? "shift" : event.ctrlKey ? "ctrl" : event.altKey ? "alt" : "plain";
}
