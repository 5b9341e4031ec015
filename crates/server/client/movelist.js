// The move list: the same rows that the server writes, a column a seat, a row for each time round the table.

/** @import { Move } from "./protocol.js" */

import { make } from "./dom.js";
import { say } from "./words.js";

export class MoveList {
  #list;
  #address;
  #seats;
  /** What is written already. @type {Move[]} */
  #written = [];
  /** The cells of the last row, one a seat. @type {HTMLElement[]} */
  #cells = [];

  /**
   * @param {HTMLElement} list
   * @param {string} address the game's path
   * @param {(ply: number) => void} jump
   */
  constructor(list, address, jump) {
    this.#list = list;
    this.#address = address;
    this.#seats = Number(list.dataset.seats);
    list.addEventListener("click", (event) => {
      const ply = /** @type {Element} */ (event.target).closest("a[data-ply]")?.getAttribute("data-ply");
      if (!ply || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      jump(Number(ply));
    });
  }

  /**
   * Writes what is not written yet; all of it when something else is written, as the server did at first.
   * @param {Move[]} moves
   * @returns {boolean} whether they only go on from those that were written
   */
  write(moves) {
    const goesOn = this.#written.length <= moves.length && this.#written.every((move, nth) => same(move, moves[nth]));
    if (!goesOn || this.#written.length === 0) {
      this.#written = [];
      this.#list.replaceChildren();
    }
    for (const move of moves.slice(this.#written.length)) this.#add(move);
    return goesOn;
  }

  /** @param {Move} move */
  #add(move) {
    const last = this.#written.at(-1) ?? null;
    if (beginsRow(last, move)) {
      this.#cells = Array.from({ length: this.#seats }, (_, seat) => make("span", { class: "plies", "data-seat": String(seat) }));
      const heading = move.turn === 0 ? [make("span", { class: "heading" }, say(move.seat === null ? "lot" : "set-ups"))] : [];
      this.#list.append(make("li", move.turn === 0 ? { class: "set-up" } : {}, ...heading, ...this.#cells));
    }
    const cell = this.#cells[move.of ?? 0];
    if (move.turn !== 0 && !sameTurn(last, move)) cell?.append(make("span", { class: "number" }, String(move.turn)));
    this.#written.push(move);
    cell?.append(before(move), this.#link(move, this.#written.length));
  }

  /**
   * @param {Move} move
   * @param {number} ply
   */
  #link(move, ply) {
    const link = make("a", { href: `${this.#address}?ply=${ply}`, "data-ply": String(ply) }, move.says ?? move.written ?? "•••");
    link.classList.toggle("chance", move.seat === null);
    return link;
  }

  /**
   * Lights the action that is shown and scrolls to it.
   * @param {number} ply
   */
  point(ply) {
    this.#list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const link = this.#list.querySelector(`a[data-ply="${ply}"]`);
    link?.setAttribute("aria-current", "step");
    if (!(link instanceof HTMLElement)) {
      this.#list.scrollTop = 0;
      return;
    }
    const row = /** @type {HTMLElement} */ (link.closest("li"));
    const { offsetTop: top, offsetHeight: high } = row;
    if (top < this.#list.scrollTop) this.#list.scrollTop = top;
    if (top + high > this.#list.scrollTop + this.#list.clientHeight) this.#list.scrollTop = top + high - this.#list.clientHeight;
  }
}

/**
 * What stands before an action: where a line may end, unless the action is a mere sign, which stays with the one before.
 * @param {Move} move
 */
function before(move) {
  return move.says === null && move.written?.length === 1 ? "\u00a0" : " ";
}

/**
 * @param {Move} one
 * @param {Move} other
 */
function same(one, other) {
  return one === other || (one.written === other.written && one.says === other.says && one.turn === other.turn && one.seat === other.seat && one.of === other.of);
}

/**
 * @param {Move | null} last
 * @param {Move} move
 */
function sameTurn(last, move) {
  return last !== null && last.turn === move.turn && last.of === move.of;
}

/**
 * A row ends before a seat that is not further round the table; set-ups share one row.
 * @param {Move | null} last
 * @param {Move} move
 */
function beginsRow(last, move) {
  if (last === null || (last.turn === 0) !== (move.turn === 0)) return true;
  return move.turn !== 0 && !sameTurn(last, move) && (move.of ?? 0) <= (last.of ?? 0);
}
