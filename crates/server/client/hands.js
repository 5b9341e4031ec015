// Mouse, finger and pen: a touch is a click, a drag is two touches.

/** @import { Board } from "./board.js" */

import { touchOf } from "./board.js";
import { alone } from "./figures.js";

/** How far a hand moves before it drags, in pixels. */
const SLACK = 6;

/**
 * @typedef {object} Wishes
 * @property {(touch: string) => void} touch something was touched
 * @property {(touch: string) => boolean} lift whether a drag may begin there; it then counts as touched
 * @property {(touch: string | null) => void} drop where a drag ended
 * @property {(touch: string | null) => void} over what the pointer or the focus rests on
 * @property {(touch: string) => void} comes the focus came to something on the board
 * @property {() => boolean} roams whether fingers move the board
 */

/** @typedef {{ id: number, touch: string, x: number, y: number, source: Element, ghost: SVGSVGElement | null }} Drag */

export class Hands {
  /** @type {Drag | null} */
  #drag = null;
  #dragged = false;
  #board;
  #wishes;

  /**
   * @param {Board} board
   * @param {HTMLElement} trays where the other touchable things are
   * @param {Wishes} wishes
   */
  constructor(board, trays, wishes) {
    this.#board = board;
    this.#wishes = wishes;
    for (const place of [board.place, trays]) {
      place.addEventListener("click", (event) => this.#click(event));
      place.addEventListener("pointerdown", (event) => this.#down(event));
      place.addEventListener("mousedown", keepsFocus);
      place.addEventListener("pointerover", (event) => wishes.over(touchOf(/** @type {Element} */ (event.target))));
      place.addEventListener("pointerleave", () => wishes.over(null));
      place.addEventListener("focusin", (event) => this.#focus(/** @type {Element} */ (event.target)));
    }
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#up(event));
    addEventListener("pointercancel", () => this.cancel());
  }

  /** @param {Element} at */
  #focus(at) {
    const touch = touchOf(at);
    this.#wishes.over(touch);
    if (touch?.startsWith("c:")) this.#wishes.comes(touch);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const touch = this.#board.touchAt(event, event.target);
    if (this.#dragged) this.#dragged = false;
    else if (touch) this.#wishes.touch(touch);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    const source = /** @type {Element} */ (event.target).closest("[data-touch]");
    const touch = touchOf(source);
    // A finger moves a board that does not fit; only its taps are touches.
    if (event.pointerType === "touch" && this.#wishes.roams() && this.#board.place.contains(source)) return;
    if (event.button !== 0 || !source || !touch || this.#drag) return;
    this.#drag = { id: event.pointerId, touch, x: event.clientX, y: event.clientY, source, ghost: null };
    // A finger holds what it pressed; the cell below it is found by place, so the hold is let go of.
    if (source.hasPointerCapture(event.pointerId)) source.releasePointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const drag = this.#drag;
    if (!drag || drag.id !== event.pointerId) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
      if (!this.#begin(drag)) return;
    }
    place(drag.ghost, event);
  }

  /**
   * @param {Drag} drag
   * @returns {boolean}
   */
  #begin(drag) {
    const figure = figureOf(drag.touch, drag.source);
    if (!figure || !this.#wishes.lift(drag.touch)) {
      this.#drag = null;
      return false;
    }
    const size = figure.getBoundingClientRect();
    const ghost = alone(figure.getAttribute("href") ?? "");
    ghost.classList.add("dragged");
    ghost.setAttribute("width", String(Math.max(size.width, size.height, 44) * 1.25));
    ghost.setAttribute("height", ghost.getAttribute("width") ?? "");
    document.body.append(ghost);
    drag.ghost = ghost;
    return true;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag?.ghost || drag.id !== event.pointerId) return;
    drag.ghost.remove();
    this.#dragged = true;
    // The click that follows a drag comes at once, if it comes at all.
    setTimeout(() => (this.#dragged = false), 0);
    const end = this.#board.touchAt(event);
    this.#wishes.drop(end === drag.touch ? null : end);
  }

  /** Whether something is dragged. */
  get holds() {
    return Boolean(this.#drag?.ghost);
  }

  /** Lets go of what is dragged. */
  cancel() {
    this.#drag?.ghost?.remove();
    this.#drag = null;
  }
}

/**
 * @param {SVGSVGElement | null} ghost
 * @param {PointerEvent} event
 */
function place(ghost, event) {
  if (!ghost) return;
  const half = Number(ghost.getAttribute("width")) / 2;
  ghost.style.left = `${event.clientX - half}px`;
  ghost.style.top = `${event.clientY - half}px`;
}

/**
 * The figure on a touched cell, or of a touched item.
 * @param {string} touch
 * @param {Element} source
 * @returns {SVGUseElement | null}
 */
function figureOf(touch, source) {
  if (touch.startsWith("h:")) return source.querySelector("use");
  const cell = touch.startsWith("c:") ? CSS.escape(touch.slice(2)) : null;
  return cell ? (source.closest("svg")?.querySelector(`.things > [data-cell="${cell}"] use`) ?? null) : null;
}

/**
 * A hand moves no focus: after a click on the board the arrow keys step through the game, as they did before.
 * @param {MouseEvent} event
 */
function keepsFocus(event) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) document.activeElement.blur();
}
