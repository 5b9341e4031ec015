// The window on a board that is too large for the screen: moved and zoomed by hand, wheel, fingers, keys and buttons.

/** @import { Board } from "./board.js" */
/** @import { Place } from "./cells.js" */
/** @import { Frame, View } from "./camera.js" */

import { CELL, LEGIBLE, WHOLE, close, held, most, panned, revealing, scale, seen, zoomed } from "./camera.js";
import { need } from "./dom.js";
import { Minimap } from "./minimap.js";

/** How far a hand moves before it moves the board, in pixels. */
const SLACK = 6;
/** How long after the last zoom the board is painted sharply, in milliseconds. */
const SETTLE = 140;
/** How much closer one press of a button or key goes. */
const STEP = 1.5;

/** A mouse finds cells of fewer pixels than a finger. */
const POINTED = 20;

export class Viewport {
  #board;
  #place;
  #frame = need("frame");
  #map;
  #holds;
  /** @type {View} */
  #view = WHOLE;
  #roams = false;
  /** Measured when something changes its size, not while a hand moves the board. @type {Frame} */
  #sizes = { board: { width: 1, height: 1 }, window: { width: 1, height: 1 } };
  /** Whether somebody has looked around, or been shown around, already. */
  #opened = false;
  /** The zoom the board is painted for. */
  #painted = 0;
  /** @type {number | undefined} */
  #settling;
  /** @type {Map<number, Place>} the pointers that are down */
  #pointers = new Map();
  /** Whether a hand moves the board, so that its click is no touch. */
  #moves = false;
  /** @type {Place | null} where the hand came down */
  #from = null;

  /**
   * @param {Board} board
   * @param {() => boolean} holds whether a hand drags a thing
   */
  constructor(board, holds) {
    this.#board = board;
    this.#place = board.place;
    this.#holds = holds;
    this.#map = new Minimap(need("minimap"), board, (at) => this.#centre(at));
    need("zoom-in").addEventListener("click", () => this.closer());
    need("zoom-out").addEventListener("click", () => this.farther());
    need("zoom-whole").addEventListener("click", () => this.whole());
    need("map").addEventListener("click", () => this.#map.toggle());
    this.#place.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.#place.addEventListener("pointerdown", (event) => this.#down(event));
    addEventListener("pointermove", (event) => this.#move(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) addEventListener(end, (event) => this.#up(event));
    this.#place.addEventListener("click", (event) => this.#moves && event.stopImmediatePropagation(), { capture: true });
    this.#place.addEventListener("dblclick", (event) => this.#twice(event));
    // The browser scrolls to what gets the focus; here the board is moved instead.
    this.#place.addEventListener("scroll", () => this.#place.scrollTo(0, 0));
    new ResizeObserver(() => this.refresh()).observe(this.#frame);
    this.refresh();
  }

  /** Whether the board is larger than its window can show legibly. */
  get roams() {
    return this.#roams;
  }

  /** Whether less than the whole board is seen. */
  get isClose() {
    return this.#roams && this.#view.zoom > 1.001;
  }

  /** After another drawing, a turn of the board, another size of the window. */
  refresh() {
    const { width, height } = this.#board.svg.viewBox.baseVal;
    const most = Number.parseFloat(getComputedStyle(this.#frame).maxHeight) || Infinity;
    const cell = Math.min(Math.min(this.#frame.clientWidth, besideStory()) / width, most / height) * CELL;
    this.#roams = cell > 0 && cell < LEGIBLE;
    this.#frame.classList.toggle("roams", this.#roams);
    need("viewport").hidden = !this.#roams;
    if (!this.#roams) {
      clearTimeout(this.#settling);
      this.#board.svg.removeAttribute("style");
      this.#painted = 0;
      return;
    }
    this.#sizes = { board: { width, height }, window: { width: this.#place.clientWidth, height: this.#place.clientHeight } };
    this.#view = held(this.#view, this.#sizes);
    this.#painted = 0;
    this.#show();
    this.#map.draw();
    this.#rest();
  }

  /**
   * What stands on the board has changed.
   * @param {Set<string>} news the cells where others acted last
   */
  redraw(news) {
    if (!this.#roams) return;
    this.#map.mark(news);
    this.#rest();
  }

  /** The hand rests: the map makes way for what stands there. */
  #rest() {
    const unit = scale(this.#view.zoom, this.#sizes);
    const things = [...this.#board.layer("things").children].flatMap((thing) => this.#board.centre(thing.getAttribute("data-cell") ?? "") ?? []);
    this.#map.dodge(things.map((at) => this.#board.seen(at)).map(({ x, y }) => ({ x: (x - this.#view.x) * unit, y: (y - this.#view.y) * unit })));
  }

  /**
   * A board that cannot be read as a whole opens close to what can be touched.
   * @param {string[]} cells
   */
  open(cells) {
    if (this.#opened || !this.#roams || cells.length === 0) return;
    this.#opened = true;
    const least = matchMedia("(pointer: coarse)").matches ? LEGIBLE : POINTED;
    if (scale(WHOLE.zoom, this.#sizes) * CELL >= least) return;
    const places = cells.flatMap((cell) => this.#board.centre(cell) ?? []);
    const middle = { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) };
    const far = (/** @type {Place} */ one) => Math.hypot(one.x - middle.x, one.y - middle.y);
    const at = this.#board.seen(places.reduce((one, other) => (far(other) < far(one) ? other : one), places[0]));
    this.#look({ zoom: close(this.#sizes), ...at });
  }

  closer() {
    this.#zoom(STEP);
  }

  farther() {
    this.#zoom(1 / STEP);
  }

  whole() {
    if (!this.#roams) return;
    this.#opened = true;
    this.#glide();
    this.#look(WHOLE);
  }

  /**
   * Brings a cell into view.
   * @param {string} cell
   * @param {boolean} [legibly] and close enough to be read
   */
  reveal(cell, legibly = false) {
    const at = this.#board.centre(cell);
    if (!this.#roams || !at) return;
    const frame = this.#sizes;
    const zoom = legibly && scale(this.#view.zoom, frame) * CELL < LEGIBLE ? close(frame) : this.#view.zoom;
    const view = revealing({ ...this.#view, zoom }, this.#board.seen(at), frame);
    if (view.zoom === this.#view.zoom && view.x === this.#view.x && view.y === this.#view.y) return;
    this.#opened = true;
    this.#glide();
    this.#look(view);
  }

  /** @param {number} by */
  #zoom(by) {
    if (!this.#roams) return;
    this.#opened = true;
    this.#glide();
    this.#look(zoomed(this.#view, by, { x: 0, y: 0 }, this.#sizes));
  }

  /** @param {Place} at a place of the board as it is seen */
  #centre(at) {
    this.#opened = true;
    this.#look({ ...this.#view, ...at });
  }

  /** @param {View} view */
  #look(view) {
    this.#view = held(view, this.#sizes);
    this.#show();
  }

  /** Moving is a transform of one layer; after zooming the board is painted anew for its size. */
  #show() {
    const frame = this.#sizes;
    const { style } = this.#board.svg;
    if (this.#painted === 0) this.#paint(frame);
    const unit = scale(this.#view.zoom, frame);
    const stretch = this.#view.zoom / this.#painted;
    style.transform = `translate3d(${-this.#view.x * unit}px,${-this.#view.y * unit}px,0) scale(${stretch})`;
    clearTimeout(this.#settling);
    if (stretch !== 1) this.#settling = setTimeout(() => this.#settle(), SETTLE);
    this.#map.frame(seen(this.#view, frame), this.isClose);
    /** @type {HTMLButtonElement} */ (need("zoom-in")).disabled = this.#view.zoom >= most(frame) - 0.001;
    for (const id of ["zoom-out", "zoom-whole"]) /** @type {HTMLButtonElement} */ (need(id)).disabled = !this.isClose;
  }

  #settle() {
    if (this.#pointers.size > 1) return;
    this.#place.classList.remove("glides");
    this.#painted = 0;
    this.#show();
    this.#rest();
  }

  /** @param {Frame} frame */
  #paint(frame) {
    const unit = scale(this.#view.zoom, frame);
    const [width, height] = [frame.board.width * unit, frame.board.height * unit];
    const { style } = this.#board.svg;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.left = `${(frame.window.width - width) / 2}px`;
    style.top = `${(frame.window.height - height) / 2}px`;
    this.#painted = this.#view.zoom;
  }

  #glide() {
    this.#place.classList.add("glides");
    setTimeout(() => this.#place.classList.remove("glides"), 2 * SETTLE);
  }

  // Pointer.

  /** @param {WheelEvent} event */
  #wheel(event) {
    const by = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.002));
    if (!this.#roams || (by < 1 && !this.isClose && !event.ctrlKey)) return;
    event.preventDefault();
    this.#opened = true;
    this.#look(zoomed(this.#view, by, this.#inWindow(event), this.#sizes));
  }

  /**
   * A place of the screen, from the middle of the window.
   * @param {{ clientX: number, clientY: number }} at
   */
  #inWindow({ clientX, clientY }) {
    const box = this.#place.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!this.#roams || (event.pointerType === "mouse" && event.button !== 0)) return;
    if (this.#pointers.size === 0) this.#moves = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#from = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size > 1) this.#moves = true;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before || this.#holds()) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 2) this.#pinch(event.pointerId, now);
    else if (this.#moves) this.#look(panned(this.#view, now.x - before.x, now.y - before.y, this.#sizes));
    else if (this.#from && Math.hypot(now.x - this.#from.x, now.y - this.#from.y) < SLACK) return;
    else this.#begin(now);
    this.#pointers.set(event.pointerId, now);
  }

  /** @param {Place} now */
  #begin(now) {
    const from = this.#from ?? now;
    this.#moves = true;
    this.#look(panned(this.#view, now.x - from.x, now.y - from.y, this.#sizes));
    this.#opened = true;
    this.#place.classList.remove("glides");
    this.#place.classList.add("carried");
  }

  /**
   * Two fingers: what lay between them stays between them.
   * @param {number} id
   * @param {Place} now where the finger that moved is
   */
  #pinch(id, now) {
    const [one, two] = [...this.#pointers.values()];
    const [still] = [...this.#pointers].filter(([other]) => other !== id).map(([, at]) => at);
    const before = Math.hypot(one.x - two.x, one.y - two.y) || 1;
    const after = Math.hypot(now.x - still.x, now.y - still.y) || 1;
    const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    const moved = { x: (now.x + still.x) / 2 - middle.x, y: (now.y + still.y) / 2 - middle.y };
    const at = this.#inWindow({ clientX: middle.x, clientY: middle.y });
    const frame = this.#sizes;
    this.#opened = true;
    this.#look(panned(zoomed(this.#view, after / before, at, frame), moved.x, moved.y, frame));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size > 0) return;
    this.#place.classList.remove("carried");
    if (this.#painted !== this.#view.zoom) this.#show();
    if (this.#roams) this.#rest();
    // The click that follows comes at once, if it comes at all.
    if (this.#moves) setTimeout(() => (this.#moves = false), 0);
  }

  /**
   * A double tap on what is not lit goes closer, or back to the whole board.
   * @param {MouseEvent} event
   */
  #twice(event) {
    if (!this.#roams || /** @type {Element} */ (event.target).closest(".next, .picked")) return;
    this.#opened = true;
    this.#glide();
    const frame = this.#sizes;
    const goes = this.#view.zoom < close(frame) - 0.001;
    this.#look(goes ? zoomed(this.#view, close(frame) / this.#view.zoom, this.#inWindow(event), frame) : WHOLE);
  }
}

/**
 * How wide a board is that stands whole beside the story, whatever it is now: as the stylesheet has it. On narrow
 * screens, where the story is below, there is no such bound.
 */
function besideStory() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return matchMedia("(min-width: 60rem) and (min-height: 37rem)").matches ? Math.max(24 * rem, innerHeight - 19.5 * rem) : Infinity;
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
