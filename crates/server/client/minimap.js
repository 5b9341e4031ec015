// The whole board, small: what stands on it as dots, what is seen of it as a frame.

/** @import { Board } from "./board.js" */
/** @import { Place } from "./cells.js" */
/** @typedef {{ left: number, top: number, width: number, height: number }} Rect */

import { need } from "./dom.js";

/** The longer side, in pixels, in a wide window and in a narrow one. */
const SIDES = [150, 92];
const NARROW = 640;
/** How far it lies from the border of the window, in pixels. */
const MARGIN = 10;
/** Where it may lie. */
const CORNERS = ["top left", "bottom right", "bottom left", "top right"];
/** Where the browser keeps whether the map is wanted. */
const KEY = "skazka-map";

export class Minimap {
  #place;
  #board;
  #canvas;
  #frame;
  #button = need("map");
  #isWanted = kept() !== "off";
  /** The last that it was told: what is seen, and whether that is a part. @type {[Rect, boolean]} */
  #told = [{ left: 0, top: 0, width: 0, height: 0 }, false];
  /** Pixels to a drawing unit. */
  #unit = 0;
  /** The cells where others acted last. @type {Set<string>} */
  #news = new Set();
  /** The picture of the ground, and of which ground and turn it is. @type {{ of: string, canvas: HTMLCanvasElement } | null} */
  #ground = null;

  /**
   * @param {HTMLElement} place with a canvas and the frame in it
   * @param {Board} board
   * @param {(at: Place) => void} look asks for a place of the board, as it is seen, to be in the middle
   */
  constructor(place, board, look) {
    this.#place = place;
    this.#board = board;
    this.#canvas = /** @type {HTMLCanvasElement} */ (place.querySelector("canvas"));
    this.#frame = /** @type {HTMLElement} */ (place.querySelector(".seen"));
    const follow = (/** @type {PointerEvent} */ event) => {
      const box = this.#canvas.getBoundingClientRect();
      look({ x: (event.clientX - box.left - box.width / 2) / this.#unit, y: (event.clientY - box.top - box.height / 2) / this.#unit });
    };
    place.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      place.setPointerCapture(event.pointerId);
      follow(event);
    });
    place.addEventListener("pointermove", (event) => place.hasPointerCapture(event.pointerId) && follow(event));
    this.#button.setAttribute("aria-pressed", String(this.#isWanted));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.#ground = null;
      this.draw();
    });
  }

  /**
   * The frame around what is seen; the map is shown while that is not the whole board.
   * @param {Rect} seen in drawing units around the middle
   * @param {boolean} isPart
   */
  frame(seen, isPart) {
    this.#told = [seen, isPart];
    const was = this.#place.hidden;
    this.#place.hidden = !isPart || !this.#isWanted;
    if (this.#place.hidden) return;
    if (was) this.draw();
    const [left, top] = [seen.left * this.#unit, seen.top * this.#unit];
    this.#frame.style.width = `${seen.width * this.#unit}px`;
    this.#frame.style.height = `${seen.height * this.#unit}px`;
    this.#frame.style.transform = `translate(${left}px,${top}px)`;
  }

  /** Shows it, or takes it away for good. */
  toggle() {
    this.#isWanted = !this.#isWanted;
    this.#button.setAttribute("aria-pressed", String(this.#isWanted));
    keep(this.#isWanted ? "on" : "off");
    this.frame(...this.#told);
  }

  /**
   * Marks where others acted last.
   * @param {Set<string>} cells
   */
  mark(cells) {
    this.#news = cells;
    this.draw();
  }

  /**
   * Lies in the corner where it covers least of what stands there; stays where it is if no other is better.
   * @param {Place[]} things where they are seen, in pixels from the middle of the board's window
   */
  dodge(things) {
    if (this.#place.hidden) return;
    const { clientWidth: wide, clientHeight: high } = this.#board.place;
    const [width, height] = [this.#place.offsetWidth + MARGIN, this.#place.offsetHeight + MARGIN];
    const covered = (/** @type {string} */ corner) => {
      const [left, top] = [corner.endsWith("left"), corner.startsWith("top")];
      const inside = (/** @type {Place} */ { x, y }) => (left ? x < width - wide / 2 : x > wide / 2 - width) && (top ? y < height - high / 2 : y > high / 2 - height);
      return things.filter((at) => Math.abs(at.x) < wide / 2 && Math.abs(at.y) < high / 2 && inside(at)).length;
    };
    const now = this.#place.dataset.corner ?? CORNERS[0];
    const [best] = CORNERS.map((corner) => ({ corner, covers: covered(corner) })).sort((one, other) => one.covers - other.covers);
    if (best.covers < covered(now)) this.#place.dataset.corner = best.corner;
  }

  /** Draws what stands on the board. */
  draw() {
    if (this.#place.hidden) return;
    const { width, height } = this.#board.svg.viewBox.baseVal;
    this.#unit = SIDES[this.#board.place.clientWidth < NARROW ? 1 : 0] / Math.max(width, height);
    const ground = this.#drawnGround(width, height);
    const pen = this.#canvas.getContext("2d");
    if (!pen) return;
    this.#canvas.width = ground.width;
    this.#canvas.height = ground.height;
    this.#canvas.style.width = `${width * this.#unit}px`;
    this.#canvas.style.height = `${height * this.#unit}px`;
    pen.drawImage(ground, 0, 0);
    this.#centred(pen);
    const colours = getComputedStyle(this.#place);
    const size = Math.max(36, 1.6 / this.#unit);
    pen.fillStyle = colours.getPropertyValue("--last");
    for (const cell of this.#news) {
      const at = this.#board.centre(cell);
      if (at) ring(pen, this.#board.seen(at), 2.6 * size);
    }
    for (const thing of this.#board.layer("things").children) {
      const at = this.#board.centre(thing.getAttribute("data-cell") ?? "");
      const seat = /seat-(\w)/.exec(thing.getAttribute("class") ?? "")?.[1] ?? "n";
      if (at) dot(pen, this.#board.seen(at), seat, size, colours.getPropertyValue(`--seat-${seat}`));
    }
  }

  /** @param {CanvasRenderingContext2D} pen */
  #centred(pen) {
    const unit = this.#unit * devicePixelRatio;
    pen.setTransform(unit, 0, 0, unit, this.#canvas.width / 2, this.#canvas.height / 2);
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  #drawnGround(width, height) {
    const of = `${this.#board.svg.dataset.background} ${this.#board.turn} ${this.#unit * devicePixelRatio}`;
    if (this.#ground?.of === of) return this.#ground.canvas;
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(width * this.#unit * devicePixelRatio);
    canvas.height = Math.ceil(height * this.#unit * devicePixelRatio);
    const pen = canvas.getContext("2d");
    if (pen) {
      const unit = this.#unit * devicePixelRatio;
      pen.setTransform(unit, 0, 0, unit, canvas.width / 2, canvas.height / 2);
      pen.fillStyle = getComputedStyle(this.#place).getPropertyValue("--board-1");
      const side = 116;
      for (const cell of this.#board.cells) {
        const at = this.#board.seen(cell);
        pen.fillRect(at.x - side / 2, at.y - side / 2, side, side);
      }
    }
    this.#ground = { of, canvas };
    return canvas;
  }
}

/** Whether the map was wanted last time: "on" or "off", or nothing. */
function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {"on" | "off"} wanted */
function keep(wanted) {
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // A browser that remembers nothing keeps to it until the page is left.
  }
}

/**
 * The light behind what has changed.
 * @param {CanvasRenderingContext2D} pen
 * @param {Place} at
 * @param {number} size
 */
function ring(pen, { x, y }, size) {
  pen.beginPath();
  pen.arc(x, y, size, 0, 7);
  pen.fill();
}

/**
 * What stands there, each seat with a shape of its own.
 * @param {CanvasRenderingContext2D} pen
 * @param {Place} at
 * @param {string} seat
 * @param {number} size
 * @param {string} colour
 */
function dot(pen, { x, y }, seat, size, colour) {
  pen.fillStyle = pen.strokeStyle = colour;
  pen.lineWidth = size * 0.6;
  pen.beginPath();
  if (seat === "0") pen.arc(x, y, size, 0, 7);
  else if (seat === "1") pen.rect(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6);
  else if (seat === "2") corners(pen, [[x, y - size * 1.2], [x + size * 1.1, y + size * 0.8], [x - size * 1.1, y + size * 0.8]]);
  else if (seat === "3") corners(pen, [[x, y - size * 1.2], [x + size * 1.2, y], [x, y + size * 1.2], [x - size * 1.2, y]]);
  else pen.arc(x, y, size * 0.45, 0, 7);
  if (seat === "1") pen.stroke();
  else pen.fill();
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {number[][]} places
 */
function corners(pen, places) {
  for (const [x, y] of places) pen.lineTo(x, y);
  pen.closePath();
}
