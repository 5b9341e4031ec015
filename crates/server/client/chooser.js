// Choices beside the cell they are about, each with the figure it brings. They lie over the page, whole inside the window.

import { make } from "./dom.js";

/** How far it keeps from the cell and from the border of the window, in pixels. */
const GAP = 8;
/** How many choices are in a row at most: an eye finds one in a block sooner than in a long line. */
const WIDEST = 6;

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges in pixels of the window */
/** @typedef {{ width: number, height: number }} Size */
/**
 * @typedef {object} About
 * @property {string} says what is chosen
 * @property {() => Edges | null} cell where the cell is now that they are about; none when it is not known
 * @property {() => void} home gives the focus back to it
 */

export class Chooser {
  #frame;
  /** @type {HTMLElement | null} */
  #open = null;
  /** @type {About | null} */
  #about = null;

  /** @param {HTMLElement} frame what it stands in for who goes by the Tab key */
  constructor(frame) {
    this.#frame = frame;
    for (const kind of ["scroll", "resize"]) addEventListener(kind, () => this.#place(), { capture: true, passive: true });
  }

  /** The touch of the choice that has the focus. @returns {string | null} */
  get focused() {
    const button = /** @type {HTMLElement | null | undefined} */ (this.#open?.querySelector(":focus"));
    return button?.dataset.touch ?? null;
  }

  /**
   * @param {HTMLButtonElement[]} buttons the one that is likely meant first: it gets the focus
   * @param {About} about
   */
  show(buttons, about) {
    this.close();
    this.#about = about;
    this.#open = make("div", { class: "chooser", role: "group", "aria-label": about.says, popover: "manual" }, ...buttons);
    this.#frame.append(this.#open);
    this.#open.showPopover?.();
    this.#place();
    buttons[0]?.focus({ preventScroll: true });
  }

  /**
   * A choice that had the focus before it was shown anew has it again.
   * @param {string} touch
   */
  focus(touch) {
    const button = /** @type {HTMLElement | null | undefined} */ (this.#open?.querySelector(`[data-touch="${CSS.escape(touch)}"]`));
    button?.focus({ preventScroll: true });
  }

  /** Who came here by keys finds the focus where it came from; a hand has none. */
  close() {
    const byKeys = Boolean(this.#open?.querySelector(":focus-visible"));
    this.#open?.remove();
    this.#open = null;
    if (byKeys) this.#about?.home();
  }

  #place() {
    const open = this.#open;
    const [first] = open?.children ?? [];
    if (!open || !(first instanceof HTMLElement)) return;
    const room = this.#room;
    const around = open.offsetWidth - open.clientWidth + 2 * GAP;
    open.style.setProperty("--columns", String(columns(open.children.length, first.offsetWidth, room.right - room.left - around)));
    const { left, top } = beside(this.#about?.cell() ?? { ...room, bottom: room.top }, { width: open.offsetWidth, height: open.offsetHeight }, room);
    open.style.left = `${left}px`;
    open.style.top = `${top}px`;
  }

  /** The window, no wider than what stands around the board: what is beside that stays free. */
  get #room() {
    const { left, right } = this.#frame.getBoundingClientRect();
    const [least, most] = [GAP, document.documentElement.clientWidth - GAP];
    return { left: Math.max(left, least), top: GAP, right: Math.min(right, most), bottom: innerHeight - GAP };
  }
}

/**
 * How many columns so many choices take: rows as few and as equal as the room and the eye allow.
 * @param {number} count
 * @param {number} wide one of them, in pixels
 * @param {number} room in pixels
 */
export function columns(count, wide, room) {
  const most = Math.max(1, Math.min(WIDEST, Math.floor(room / Math.max(1, wide))));
  return Math.ceil(count / Math.ceil(count / most));
}

/**
 * Where something lies beside a cell: below it, else above it, else right or left of it, else where there is room; always
 * inside the room, and with its beginning where it is larger than that.
 * @param {Edges} cell
 * @param {Size} size
 * @param {Edges} room
 */
export function beside(cell, { width, height }, room) {
  const within = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) => Math.max(least, Math.min(at, most));
  const left = within((cell.left + cell.right - width) / 2, room.left, room.right - width);
  const top = within((cell.top + cell.bottom - height) / 2, room.top, room.bottom - height);
  const [below, above] = [cell.bottom + GAP, cell.top - GAP - height];
  const [right, before] = [cell.right + GAP, cell.left - GAP - width];
  if (below >= room.top && below + height <= room.bottom) return { left, top: below };
  if (above >= room.top && above + height <= room.bottom) return { left, top: above };
  if (right >= room.left && right + width <= room.right) return { left: right, top };
  if (before >= room.left && before + width <= room.right) return { left: before, top };
  return { left, top: within(below, room.top, room.bottom - height) };
}
