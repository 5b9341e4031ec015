// The drawn board: putting drawings up, finding places on it, lighting what may be touched.

/** @import { Place } from "./cells.js" */
/** @import { Branch, Picture } from "./protocol.js" */

import { Cells } from "./cells.js";
import { make } from "./dom.js";
import { notes } from "./guide.js";
import { spot, thinWays } from "./marks.js";
import { say } from "./words.js";

/** @typedef {{ svg: SVGSVGElement, things: SVGGElement }} Old what was shown before */

export class Board {
  #place;
  /** How many steps the board is turned, whatever drawing comes. */
  #turn = 0;
  /** @type {Map<string, string>} the drawings of backgrounds by their names */
  #backgrounds = new Map();
  /** @type {Cells} */
  #cells;
  /** @type {Element[]} */
  #shown = [];
  /** @type {Map<string, string>} what the touchables that are no cells say by themselves */
  #says = new Map();
  /** @type {Map<string, string>} what is said of cells with something on them */
  #told = new Map();
  /** Whether a person has chosen where the Tab key comes in. */
  #isChosen = false;

  /** @param {HTMLElement} place what holds the drawing */
  constructor(place) {
    this.#place = place;
    this.#turn = Number(this.svg.dataset.turn ?? 0);
    this.#backgrounds.set(this.svg.dataset.background ?? "", this.svg.outerHTML);
    this.#cells = this.#taken();
    this.#tellThings();
  }

  /** @returns {SVGSVGElement} */
  get svg() {
    return /** @type {SVGSVGElement} */ (this.#place.querySelector("svg.board"));
  }

  /** What holds the drawing. */
  get place() {
    return this.#place;
  }

  get turns() {
    return Number(this.svg.dataset.turns ?? 1);
  }

  get turn() {
    return this.#turn;
  }

  set turn(turn) {
    this.#turn = ((turn % this.turns) + this.turns) % this.turns;
    this.svg.dataset.turn = String(this.#turn);
  }

  /** The names of the backgrounds whose drawings are here. */
  get backgrounds() {
    return [...this.#backgrounds.keys()];
  }

  /**
   * Keeps the drawing of a ground that comes with a picture.
   * @param {Picture} picture
   * @param {string | null} drawing none when it was sent before
   */
  learn(picture, drawing) {
    if (drawing !== null) this.#backgrounds.set(picture.background, drawing);
  }

  /**
   * Shows another picture. The ground stays if it is the same.
   * @param {Picture} picture
   * @returns {Old} what was there
   */
  show(picture) {
    const old = { svg: this.svg, things: this.layer("things") };
    const { focused } = this;
    this.rest();
    if (picture.background !== this.svg.dataset.background) this.#lay(this.#backgrounds.get(picture.background));
    for (const layer of drawn(picture.foreground)) this.#place.querySelector(`.plane > .${layer.getAttribute("class")}`)?.replaceWith(layer);
    this.#tellThings();
    if (focused) this.focus(focused);
    return old;
  }

  /** @param {string | undefined} ground */
  #lay(ground) {
    if (ground === undefined) return;
    const [svg] = parsed(ground);
    const { style } = this.svg;
    svg.setAttribute("class", this.svg.getAttribute("class") ?? "board");
    if (style.length > 0) svg.setAttribute("style", style.cssText);
    this.svg.replaceWith(svg);
    this.svg.dataset.turn = String(this.#turn);
    this.#told.clear();
    this.#cells = this.#taken();
  }

  /** What a new drawing needs before it is played on. */
  #taken() {
    this.#shown = [];
    this.#says.clear();
    const cells = new Cells(this.svg);
    for (const one of this.svg.querySelectorAll("[data-touch]")) {
      const touch = touchOf(one) ?? "";
      if (!touch.startsWith("c:")) this.#says.set(touch, one.getAttribute("aria-label") ?? "");
      one.setAttribute("role", "button");
      one.setAttribute("tabindex", "-1");
    }
    this.#isChosen = false;
    for (const cell of cells.all) {
      if (!cell.here) continue;
      cells.element(cell.id)?.setAttribute("tabindex", "0");
      break;
    }
    return cells;
  }

  /** The cells say what stands on them; the things themselves are for eyes only. */
  #tellThings() {
    const before = [...this.#told.keys()];
    this.#told.clear();
    this.layer("things").setAttribute("aria-hidden", "true");
    for (const thing of this.layer("things").children) {
      const cell = thing.getAttribute("data-cell");
      if (cell) this.#told.set(`c:${cell}`, thing.getAttribute("aria-label") ?? "");
    }
    this.#cells.prune((element, id) => this.#told.has(`c:${id}`) || element.getAttribute("tabindex") === "0");
    for (const touch of [...before, ...this.#told.keys()]) this.find(touch)?.setAttribute("aria-label", this.says(touch));
  }

  /**
   * What something touchable says by itself.
   * @param {string} touch
   */
  says(touch) {
    return this.#told.get(touch) ?? this.#says.get(touch) ?? this.#cells.get(touch.slice(2))?.says ?? "";
  }

  /** The cells in play. */
  get cells() {
    return [...this.#cells.all].filter((cell) => cell.here);
  }

  /**
   * @param {string} touch
   * @returns {SVGElement | null}
   */
  find(touch) {
    if (touch.startsWith("c:")) return this.#cells.element(touch.slice(2));
    return this.svg.querySelector(`[data-touch="${CSS.escape(touch)}"]`);
  }

  /**
   * What is touched at a place of the screen.
   * @param {{ clientX: number, clientY: number }} at
   * @param {EventTarget | null} [target] what lies there, if that is known
   * @returns {string | null}
   */
  touchAt(at, target = document.elementFromPoint(at.clientX, at.clientY)) {
    const touch = touchOf(/** @type {Element | null} */ (target));
    if (touch || !(target instanceof Node && this.svg.contains(target))) return touch;
    const plane = /** @type {SVGGElement} */ (this.svg.querySelector(".plane"));
    const cell = this.#cells.nearest(new DOMPoint(at.clientX, at.clientY).matrixTransform(plane.getScreenCTM()?.inverse()));
    return cell === null ? null : `c:${cell}`;
  }

  /**
   * The middle of a cell in the drawing's units.
   * @param {string} cell
   * @returns {Place | null}
   */
  centre(cell) {
    const known = this.#cells.get(cell);
    return known ? { x: known.x, y: known.y } : null;
  }

  /**
   * The outline of a cell as path data.
   * @param {string} cell
   */
  outline(cell) {
    return this.#cells.get(cell)?.outline ?? null;
  }

  /**
   * What stands on a cell.
   * @param {string} cell
   * @param {Element} [things] the layer of things to look in
   * @returns {SVGGElement | null}
   */
  thing(cell, things = this.layer("things")) {
    return things.querySelector(`.thing[data-cell="${CSS.escape(cell)}"]:not([data-shown])`);
  }

  /**
   * A layer of the drawing.
   * @param {"under" | "things" | "over"} name
   * @returns {SVGGElement}
   */
  layer(name) {
    return /** @type {SVGGElement} */ (this.svg.querySelector(`.plane > .${name}`));
  }

  /**
   * Where a place of the plane is seen, turned as the board is turned.
   * @param {Place} at
   * @returns {Place}
   */
  seen({ x, y }) {
    const angle = (2 * Math.PI * this.#turn) / this.turns;
    return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
  }

  /** The touch that has the focus, if it is on the board. */
  get focused() {
    return this.#place.contains(document.activeElement) ? touchOf(document.activeElement) : null;
  }

  /** @param {string} touch */
  focus(touch) {
    const found = this.find(touch);
    if (!found) return;
    if (touch.startsWith("c:")) {
      this.#isChosen = true;
      this.#stop(found);
    }
    found.focus({ preventScroll: true });
  }

  /**
   * The Tab key comes in among these cells, at the one in their middle, unless a person has chosen where.
   * @param {string[]} cells
   */
  enter(cells) {
    if (this.#isChosen || this.focused) return;
    const places = cells.flatMap((cell) => this.#cells.get(cell) ?? []);
    const mean = (/** @type {"x" | "y"} */ way) => places.reduce((sum, one) => sum + one[way], 0) / places.length;
    const middle = { x: mean("x"), y: mean("y") };
    const far = (/** @type {Place} */ one) => Math.hypot(one.x - middle.x, one.y - middle.y);
    const best = places.toSorted((one, other) => far(one) - far(other))[0];
    const found = best && this.find(`c:${best.id}`);
    if (found) this.#stop(found);
  }

  /** @param {Element} cell the one where the Tab key comes in */
  #stop(cell) {
    for (const one of this.svg.querySelectorAll('.cell[tabindex="0"]')) one.setAttribute("tabindex", "-1");
    cell.setAttribute("tabindex", "0");
  }

  /**
   * Lights what was touched and what may be touched next.
   * @param {string[]} picked
   * @param {Branch[]} next
   * @param {number | null} seat who touches
   */
  light(picked, next, seat) {
    this.rest();
    const begun = picked.length > 0;
    if (begun) thinWays(this, next);
    for (const touch of picked) this.#mark(touch, "picked", say("picked"));
    for (const branch of next) {
      if (branch.touch.startsWith("b:") || branch.touch.startsWith("h:")) continue;
      const costs = branch.cost === null ? say("legal") : say("costs", { cost: branch.cost });
      this.#mark(branch.touch, "next", [costs, notes(branch)].filter((words) => words !== "").join(": "));
      if (branch.touch.startsWith("c:")) spot(this, branch, begun, seat);
    }
  }

  /**
   * What can neither be touched next nor was touched steps back, while a path gathers things.
   * @param {boolean} gathers
   */
  dim(gathers) {
    this.svg.classList.toggle("gathers", gathers);
    if (!gathers) return;
    for (const cell of this.svg.querySelectorAll(".cell.next, .cell.picked")) this.thing(cell.getAttribute("data-cell") ?? "")?.classList.add("helps");
  }

  /**
   * @param {string} touch
   * @param {string} name
   * @param {string} says
   */
  #mark(touch, name, says) {
    const found = this.find(touch);
    if (!found) return;
    found.classList.add(name);
    found.setAttribute("aria-label", `${this.says(touch)}, ${says}`);
    if (name === "picked") found.setAttribute("aria-pressed", "true");
    if (touch.startsWith("l:")) found.setAttribute("tabindex", "0");
  }

  /** Nothing is lit, nothing is previewed. */
  rest() {
    for (const one of this.#shown.splice(0)) one.remove();
    this.svg.classList.remove("gathers");
    for (const one of this.svg.querySelectorAll(".next, .picked, .losing, .fading, .lifted, .helps")) {
      one.classList.remove("next", "picked", "losing", "fading", "lifted", "helps");
      one.removeAttribute("aria-pressed");
      const touch = one.getAttribute("data-touch");
      if (touch) one.setAttribute("aria-label", this.says(touch));
      if (touch?.startsWith("l:")) one.setAttribute("tabindex", "-1");
    }
  }

  /**
   * Shows something until the board rests.
   * @param {"under" | "things" | "over"} layer
   * @param {SVGElement} one
   */
  add(layer, one) {
    one.setAttribute("data-shown", "");
    this.layer(layer).append(one);
    this.#shown.push(one);
  }

  /**
   * Where in the window a cell is seen.
   * @param {string} cell
   * @returns {DOMRect | null}
   */
  edges(cell) {
    return this.find(`c:${cell}`)?.getBoundingClientRect() ?? null;
  }
}

/**
 * @param {string} layers
 * @returns {Element[]}
 */
function drawn(layers) {
  const [svg] = parsed(`<svg>${layers}</svg>`);
  return [...svg.children];
}

/**
 * @param {string} markup
 * @returns {HTMLCollection}
 */
function parsed(markup) {
  const holder = make("template");
  holder.innerHTML = markup;
  return holder.content.children;
}

/**
 * The touch that an element stands for.
 * @param {Element | null} element
 * @returns {string | null}
 */
export function touchOf(element) {
  return element?.closest("[data-touch]")?.getAttribute("data-touch") ?? null;
}
