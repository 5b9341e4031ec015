// The drawn board: finding places on it, lighting what may be touched, showing what a path of touches would do.

/** @import { Branch, Effect } from "./protocol.js" */

import { draw, make } from "./dom.js";
import { say } from "./words.js";

/** @typedef {{ x: number, y: number }} Place */

export class Board {
  #place;
  /** How many steps the board is turned, whatever drawing comes. */
  #turn = 0;
  /** @type {Element[]} */
  #shown = [];
  /** @type {Map<string, string>} what each touchable says by itself */
  #says = new Map();

  /** @param {HTMLElement} place what holds the drawing */
  constructor(place) {
    this.#place = place;
    this.#turn = Number(this.svg.dataset.turn ?? 0);
    this.#taken();
  }

  /** @returns {SVGSVGElement} */
  get svg() {
    return /** @type {SVGSVGElement} */ (this.#place.querySelector("svg.board"));
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

  /**
   * Puts another drawing in the place of this one.
   * @param {string} drawing
   * @returns {SVGSVGElement} the drawing that was there
   */
  show(drawing) {
    const old = this.svg;
    const focused = this.#place.contains(document.activeElement) ? touchOf(document.activeElement) : null;
    this.#place.innerHTML = drawing;
    this.svg.dataset.turn = String(this.#turn);
    this.#taken();
    if (focused) this.focus(focused);
    return old;
  }

  /** What a new drawing needs before it is played on. */
  #taken() {
    this.#shown = [];
    this.#says.clear();
    for (const one of this.svg.querySelectorAll("[data-touch]")) {
      this.#says.set(touchOf(one) ?? "", one.getAttribute("aria-label") ?? "");
      one.setAttribute("role", "button");
      one.setAttribute("tabindex", "-1");
    }
    this.cells[0]?.setAttribute("tabindex", "0");
  }

  get cells() {
    return /** @type {SVGPathElement[]} */ ([...this.svg.querySelectorAll(".cell[data-cell]:not(.gone)")]);
  }

  /**
   * @param {string} touch
   * @returns {SVGElement | null}
   */
  find(touch) {
    return this.svg.querySelector(`[data-touch="${CSS.escape(touch)}"]`);
  }

  /**
   * The middle of a cell in the drawing's units.
   * @param {string} cell
   * @returns {Place | null}
   */
  centre(cell) {
    const data = this.find(`c:${cell}`)?.dataset;
    return data ? { x: Number(data.x), y: Number(data.y) } : null;
  }

  /**
   * What stands on a cell.
   * @param {string} cell
   * @param {SVGSVGElement} [svg]
   * @returns {SVGGElement | null}
   */
  thing(cell, svg = this.svg) {
    return svg.querySelector(`.things > .thing[data-cell="${CSS.escape(cell)}"]:not([data-shown])`);
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
   * Where a cell is seen, turned as the board is turned.
   * @param {SVGElement} cell
   * @returns {Place}
   */
  seen(cell) {
    const angle = (2 * Math.PI * this.#turn) / this.turns;
    const [x, y] = [Number(cell.dataset.x), Number(cell.dataset.y)];
    return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
  }

  /** @param {string} touch */
  focus(touch) {
    const found = this.find(touch);
    if (!found) return;
    if (touch.startsWith("c:")) {
      for (const cell of this.svg.querySelectorAll('.cell[tabindex="0"]')) cell.setAttribute("tabindex", "-1");
      found.setAttribute("tabindex", "0");
    }
    found.focus({ preventScroll: true });
  }

  /**
   * Lights what was touched and what may be touched next.
   * @param {string[]} picked
   * @param {Branch[]} next
   */
  light(picked, next) {
    this.rest();
    for (const touch of picked) this.#mark(touch, "picked", say("picked"));
    for (const branch of next) {
      if (branch.touch.startsWith("b:") || branch.touch.startsWith("h:")) continue;
      this.#mark(branch.touch, "next", say("legal"));
      if (branch.touch.startsWith("c:")) this.#spot(branch.touch.slice(2), picked.length > 0);
    }
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
    found.setAttribute("aria-label", `${this.#says.get(touch)}, ${says}`);
    if (name === "picked") found.setAttribute("aria-pressed", "true");
    if (touch.startsWith("l:")) found.setAttribute("tabindex", "0");
  }

  /**
   * A dot on an empty cell, a ring around what would be taken.
   * @param {string} cell
   * @param {boolean} begun whether something is picked already
   */
  #spot(cell, begun) {
    const at = this.centre(cell);
    const stands = this.thing(cell) !== null;
    if (!at || (stands && !begun)) return;
    const [name, radius] = stands ? ["ring", 45] : ["dot", 12];
    this.#show("under", draw("circle", { class: name, cx: at.x, cy: at.y, r: radius }));
  }

  /** Nothing is lit, nothing is previewed. */
  rest() {
    for (const one of this.#shown.splice(0)) one.remove();
    for (const one of this.svg.querySelectorAll(".next, .picked, .losing, .fading, .lifted")) {
      one.classList.remove("next", "picked", "losing", "fading", "lifted");
      one.removeAttribute("aria-pressed");
      const touch = touchOf(one);
      if (touch) one.setAttribute("aria-label", this.#says.get(touch) ?? "");
      if (touch?.startsWith("l:")) one.setAttribute("tabindex", "-1");
    }
  }

  /**
   * Shows what steps would do, each step at once, the steps one after the other.
   * @param {Effect[][]} steps
   */
  preview(steps) {
    /** @type {Map<string, SVGGElement>} what is shown on cells instead of what stands there */
    const ghosts = new Map();
    for (const step of steps) {
      const lifted = new Map(step.flatMap((one) => (one.do === "move" ? [[one.from, this.#lift(one.from, ghosts)]] : [])));
      for (const effect of step) this.#foresee(effect, ghosts, lifted);
    }
    for (const [cell, ghost] of ghosts) {
      const at = this.centre(cell);
      if (!at) continue;
      ghost.setAttribute("transform", `translate(${at.x} ${at.y})`);
      this.#show("things", ghost);
    }
  }

  /**
   * @param {string} cell
   * @param {Map<string, SVGGElement>} ghosts
   * @returns {SVGGElement | null}
   */
  #lift(cell, ghosts) {
    const ghost = ghosts.get(cell);
    ghosts.delete(cell);
    if (ghost) return ghost;
    const stands = this.thing(cell);
    if (!stands) return null;
    const copy = /** @type {SVGGElement} */ (stands.cloneNode(true));
    copy.classList.add("ghost");
    stands.classList.add("fading");
    return copy;
  }

  /**
   * @param {Effect} effect
   * @param {Map<string, SVGGElement>} ghosts
   * @param {Map<string, SVGGElement | null>} lifted
   */
  #foresee(effect, ghosts, lifted) {
    switch (effect.do) {
      case "move": {
        const ghost = lifted.get(effect.from);
        if (ghost) ghosts.set(effect.to, ghost);
        break;
      }
      case "take":
        if (!ghosts.delete(effect.cell)) this.thing(effect.cell)?.classList.add("fading");
        break;
      case "put":
        ghosts.set(effect.cell, figure(effect.symbol, effect.seat));
        break;
      case "become": {
        const ghost = ghosts.get(effect.cell) ?? this.#lift(effect.cell, ghosts);
        if (ghost) ghosts.set(effect.cell, become(ghost, effect.symbol));
        break;
      }
      case "lose":
        for (const cell of effect.cells) this.#hatch(cell);
        break;
    }
  }

  /** @param {string} cell */
  #hatch(cell) {
    const outline = this.find(`c:${cell}`)?.getAttribute("d");
    if (outline) this.#show("over", draw("path", { class: "hatch", d: outline }));
  }

  /**
   * @param {"under" | "things" | "over"} layer
   * @param {SVGElement} one
   */
  #show(layer, one) {
    one.setAttribute("data-shown", "");
    this.layer(layer).append(one);
    this.#shown.push(one);
  }

  /**
   * Where on the page the middle of a cell is, within the board's place.
   * @param {string} cell
   * @returns {Place | null}
   */
  onPage(cell) {
    const box = this.find(`c:${cell}`)?.getBoundingClientRect();
    if (!box) return null;
    const around = this.#place.getBoundingClientRect();
    return { x: box.left + box.width / 2 - around.left, y: box.top + box.height / 2 - around.top };
  }
}

/**
 * The touch that an element stands for.
 * @param {Element | null} element
 * @returns {string | null}
 */
export function touchOf(element) {
  return element?.closest("[data-touch]")?.getAttribute("data-touch") ?? null;
}

/**
 * The id a figure is defined under in the page: characters other than letters, digits and hyphens are written as
 * their code.
 * @param {string} symbol
 * @param {number | string | null} seat
 */
export function figureId(symbol, seat) {
  const part = symbol.replace(/[^A-Za-z0-9-]/gu, (one) => `_${one.codePointAt(0)?.toString(16)}_`);
  return `#b-${part}-${seat === null ? "n" : typeof seat === "number" ? seat % 4 : seat}`;
}

/**
 * A thing that does not stand on the board yet.
 * @param {string} symbol
 * @param {number} seat
 * @returns {SVGGElement}
 */
function figure(symbol, seat) {
  const use = draw("use", { href: figureId(symbol, seat) });
  return draw("g", { class: `thing ghost put seat-${seat}` }, draw("g", { class: "upright" }, use));
}

/**
 * @param {SVGGElement} thing
 * @param {string} symbol
 */
function become(thing, symbol) {
  const seat = /seat-(\w+)/.exec(thing.getAttribute("class") ?? "")?.[1] ?? "n";
  for (const use of thing.querySelectorAll("use")) use.setAttribute("href", figureId(symbol, seat));
  return thing;
}

/**
 * A figure alone, for buttons and for what is dragged.
 * @param {string} href
 * @returns {SVGSVGElement}
 */
export function alone(href) {
  return draw("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true" }, draw("use", { href }));
}

/** @param {string} symbol @param {string} title */
export function symbolButton(symbol, title) {
  const button = make("button", { type: "button", title });
  button.append(alone(symbol), title);
  return button;
}
