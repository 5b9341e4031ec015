// The cells of a drawn board: where each one is, and its element. A huge board has none of them until it is needed.

import { draw } from "./dom.js";

/** @typedef {{ x: number, y: number }} Place */

/**
 * @typedef {object} Cell
 * @property {string} id
 * @property {number} x its centre in the drawing's units
 * @property {number} y
 * @property {string} outline path data
 * @property {string} says what a screen reader says of it
 * @property {boolean} here whether it is still in play
 */

/** How far from its centre a cell of a huge board still is, in the drawing's units. */
const REACH = 62;

export class Cells {
  #layer;
  /** @type {Map<string, Cell>} */
  #known = new Map();
  /** @type {Map<string, SVGPathElement>} */
  #elements = new Map();
  /** Whether elements are made when they are needed. */
  #isHuge;

  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.#layer = /** @type {SVGGElement} */ (svg.querySelector(".plane > .cells"));
    this.#isHuge = this.#layer.dataset.rows !== undefined;
    for (const cell of this.#isHuge ? listed(this.#layer.dataset) : this.#drawn()) this.#known.set(cell.id, cell);
  }

  *#drawn() {
    for (const one of /** @type {NodeListOf<SVGPathElement>} */ (this.#layer.querySelectorAll(".cell[data-cell]"))) {
      const { cell: id = "", x, y } = one.dataset;
      this.#elements.set(id, one);
      const here = !one.classList.contains("gone");
      yield { id, x: Number(x), y: Number(y), outline: one.getAttribute("d") ?? "", says: one.getAttribute("aria-label") ?? "", here };
    }
  }

  /** Every cell, in reading order. */
  get all() {
    return this.#known.values();
  }

  /** The number of cells. */
  get size() {
    return this.#known.size;
  }

  /** @param {string} id */
  get(id) {
    return this.#known.get(id) ?? null;
  }

  /**
   * The element of a cell.
   * @param {string} id
   * @returns {SVGPathElement | null}
   */
  element(id) {
    const known = this.#elements.get(id);
    const cell = this.#known.get(id);
    if (known || !cell || !this.#isHuge) return known ?? null;
    const made = draw("path", { class: "cell made", "data-touch": `c:${id}`, "data-cell": id, "data-x": cell.x, "data-y": cell.y, d: cell.outline });
    made.setAttribute("aria-label", cell.says);
    made.setAttribute("role", "button");
    made.setAttribute("tabindex", "-1");
    this.#layer.append(made);
    this.#elements.set(id, made);
    return made;
  }

  /**
   * Elements of a huge board that nobody needs any more are let go.
   * @param {(element: Element, id: string) => boolean} needs
   */
  prune(needs) {
    if (!this.#isHuge) return;
    for (const [id, element] of this.#elements) {
      if (needs(element, id)) continue;
      element.remove();
      this.#elements.delete(id);
    }
  }

  /**
   * The cell of a huge board at a place of the plane.
   * @param {Place} at
   * @returns {string | null}
   */
  nearest(at) {
    if (!this.#isHuge) return null;
    let [least, best] = [REACH, /** @type {string | null} */ (null)];
    for (const cell of this.#known.values()) {
      const far = Math.hypot(cell.x - at.x, cell.y - at.y);
      if (cell.here && far < least) [least, best] = [far, cell.id];
    }
    return best;
  }
}

/**
 * The cells that the renderer listed: runs of cells at equal distances.
 * @param {DOMStringMap} data
 * @returns {Generator<Cell>}
 */
function* listed({ outlines = "", says = "", rows = "" }) {
  const drawn = outlines.split("|");
  const told = says.split("|").map(decodeURIComponent);
  for (const row of rows.split(";")) {
    const [x, y, step, outline, sentence, here, ids] = row.split(" ");
    for (const [nth, part] of ids.split(",").entries()) {
      const id = decodeURIComponent(part);
      const at = { x: round(Number(x) + Number(step) * nth), y: Number(y) };
      const words = told[Number(sentence)].replace("{}", () => id);
      yield { id, ...at, outline: `M${at.x} ${at.y}${drawn[Number(outline)]}`, says: words, here: here === "1" };
    }
  }
}

/** @param {number} length */
function round(length) {
  return Math.round(length * 10) / 10;
}
