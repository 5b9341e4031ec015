// Mouse, finger and pen: a touch is a click, a drag is two touches.

/** @import { Board } from "./board.js" */

import { touchOf } from "./board.js";
import { alone } from "./figures.js";

/** How far a hand moves before it drags, in pixels. */
const SLACK = 6;
/** How much larger than on the board what is dragged is drawn: a finger must not hide it. */
const LARGER = { mouse: 1.25, touch: 1.8 };

/**
 * @typedef {object} Wishes
 * @property {(touch: string) => void} touch something was touched
 * @property {(touch: string) => boolean} lifts whether a drag may begin there
 * @property {(touch: string) => void} lift a drag begins there; it then counts as touched
 * @property {(touch: string | null, from: string) => void} drop where on the board a drag ended, and where it had begun
 * @property {() => void} letGo a drag was given up
 * @property {(touch: string | null) => void} over what the pointer or the focus rests on
 * @property {(touch: string) => void} comes the focus came to something on the board
 * @property {() => boolean} roams whether fingers move the board
 */

/**
 * A pointer that is down on something touchable.
 * @typedef {object} Press
 * @property {number} id the pointer's
 * @property {string} touch
 * @property {number} x where it came down
 * @property {number} y
 * @property {Element} source what it came down on
 * @property {Element} place the board's place or the trays
 * @property {boolean} isHeld whether the browser was told to leave this finger alone: then no click follows
 * @property {SVGSVGElement | null} ghost what is dragged
 * @property {Element | null} aim where it would be dropped
 */

export class Pointer {
  /** @type {Press | null} */
  #press = null;
  /** Whether the hand that is down has dragged, so that its click is no touch. */
  #isSpent = false;
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
      place.addEventListener("pointerdown", (event) => this.#down(event, place));
      place.addEventListener("touchstart", (event) => this.#hold(event), { passive: false });
      place.addEventListener("mousedown", keepsFocus);
      place.addEventListener("pointerover", (event) => wishes.over(touchOf(/** @type {Element} */ (event.target))));
      place.addEventListener("pointerleave", () => wishes.over(null));
      place.addEventListener("focusin", (event) => this.#focus(/** @type {Element} */ (event.target)));
    }
    addEventListener("pointerdown", (event) => event.pointerId !== this.#press?.id && this.#giveUp(), { capture: true });
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#up(event));
    addEventListener("pointercancel", (event) => event.pointerId === this.#press?.id && this.#giveUp());
    addEventListener("blur", () => this.#giveUp());
    document.addEventListener("visibilitychange", () => this.#giveUp());
    addEventListener("contextmenu", (event) => this.#menu(event));
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
    if (this.#isSpent) this.#isSpent = false;
    else if (touch) this.#wishes.touch(touch);
  }

  /**
   * @param {PointerEvent} event
   * @param {Element} place
   */
  #down(event, place) {
    if (!event.isPrimary) return;
    this.#isSpent = false;
    const source = /** @type {Element} */ (event.target).closest("[data-touch]");
    const touch = touchOf(source);
    // A finger moves a board that does not fit; only its taps are touches.
    if (event.pointerType === "touch" && this.#wishes.roams() && this.#board.place.contains(source)) return;
    if (event.button !== 0 || !source || !touch) return;
    this.#press = { id: event.pointerId, touch, x: event.clientX, y: event.clientY, source, place, isHeld: false, ghost: null, aim: null };
  }

  /**
   * A finger on what can be dragged neither scrolls the page nor calls up a menu; anywhere else it does what it does on any
   * page. `touch-action` cannot say so, as browsers do not look at it inside a drawing.
   * @param {TouchEvent} event
   */
  #hold(event) {
    if (!this.#press || event.touches.length > 1 || !event.cancelable || !this.#canDrag(this.#press)) return;
    event.preventDefault();
    this.#press.isHeld = true;
    blur();
  }

  /** @param {Press} press */
  #canDrag({ touch, source }) {
    return figureOf(touch, source) !== null && this.#wishes.lifts(touch);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    if (event.pointerType === "mouse" && event.buttons !== 1) return this.#giveUp();
    if (!press.ghost && Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
    press.ghost ??= this.#begin(press, event);
    if (!press.ghost) return this.cancel();
    put(press.ghost, event);
    this.#aim(press, event);
  }

  /**
   * @param {Press} press
   * @param {PointerEvent} event
   * @returns {SVGSVGElement | null} what is dragged, if it can be
   */
  #begin(press, { pointerType, pointerId }) {
    const figure = figureOf(press.touch, press.source);
    if (!figure || !this.#canDrag(press)) return null;
    const { width, height } = figure.getBoundingClientRect();
    const ghost = alone(figure.getAttribute("href") ?? "");
    const size = Math.max(width, height, 44) * (pointerType === "touch" ? LARGER.touch : LARGER.mouse);
    for (const side of ["width", "height"]) ghost.setAttribute(side, String(size));
    ghost.classList.add("dragged");
    // Where the colours of the seats are this game's.
    (press.place.closest("main") ?? document.body).append(ghost);
    press.place.setPointerCapture(pointerId);
    this.#wishes.lift(press.touch);
    return ghost;
  }

  /**
   * Where it would be dropped is shown, if it may be put there.
   * @param {Press} press
   * @param {PointerEvent} event
   */
  #aim(press, event) {
    const touch = this.#onBoard(event);
    const aim = (touch && this.#board.find(touch)) || null;
    if (aim === press.aim) return;
    press.aim?.classList.remove("aim");
    aim?.classList.add("aim");
    press.aim = aim;
    this.#wishes.over(touch);
  }

  /**
   * What of the board lies under a pointer that holds something.
   * @param {PointerEvent} event
   */
  #onBoard(event) {
    const target = document.elementFromPoint(event.clientX, event.clientY);
    return this.#board.place.contains(target) ? this.#board.touchAt(event, target) : null;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    // The click that follows a drag comes at once, if it comes at all.
    if (!press || press.ghost) setTimeout(() => (this.#isSpent = false), 0);
    if (!press || press.id !== event.pointerId) return;
    const end = press.ghost ? this.#onBoard(event) : null;
    this.cancel();
    if (press.ghost) this.#wishes.drop(end, press.touch);
    else if (press.isHeld) this.#wishes.touch(press.touch);
  }

  /** Whether something is dragged. */
  get holds() {
    return Boolean(this.#press?.ghost);
  }

  /** Lets go of what is pressed or dragged; its release comes to nothing. */
  cancel() {
    const press = this.#press;
    this.#press = null;
    if (!press?.ghost) return;
    press.ghost.remove();
    press.aim?.classList.remove("aim");
    this.#isSpent = true;
  }

  /** Another finger, another button, another window: what is dragged goes back to where it was. */
  #giveUp() {
    const { holds } = this;
    this.cancel();
    if (holds) this.#wishes.letGo();
  }

  /**
   * No menu comes up while something is dragged, or is about to be.
   * @param {MouseEvent} event
   */
  #menu(event) {
    if (this.holds || this.#isSpent || this.#press?.isHeld) event.preventDefault();
    if (!this.#press?.isHeld) this.#giveUp();
  }
}

/**
 * @param {SVGSVGElement} ghost
 * @param {PointerEvent} event
 */
function put(ghost, event) {
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
  blur();
}

function blur() {
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) document.activeElement.blur();
}
