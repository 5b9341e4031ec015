// The move list: the same rows that the server writes, a column a seat, a row for each time round the table.

/** @import { Move } from "./protocol.js" */

import { make } from "./dom.js";
import { say } from "./words.js";

export class MoveList {
  #list;
  #address;
  #seats;

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

  /** @param {Move[]} moves */
  write(moves) {
    /** @type {HTMLElement[]} */
    const rows = [];
    /** @type {HTMLElement[]} */
    let cells = [];
    /** @type {Move | null} */
    let last = null;
    moves.forEach((move, index) => {
      if (beginsRow(last, move)) {
        cells = Array.from({ length: this.#seats }, (_, seat) => make("span", { class: "plies", "data-seat": String(seat) }));
        const heading = move.turn === 0 ? [make("span", { class: "heading" }, say("set-ups"))] : [];
        rows.push(make("li", move.turn === 0 ? { class: "set-up" } : {}, ...heading, ...cells));
      }
      const cell = cells[move.seat ?? 0];
      if (move.turn !== 0 && !sameTurn(last, move)) cell?.append(make("span", { class: "number" }, String(move.turn)));
      cell?.append(this.#link(move, index + 1), " ");
      last = move;
    });
    this.#list.replaceChildren(...rows);
  }

  /**
   * @param {Move} move
   * @param {number} ply
   */
  #link(move, ply) {
    return make("a", { href: `${this.#address}?ply=${ply}`, "data-ply": String(ply) }, move.written ?? "•••");
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
 * @param {Move | null} last
 * @param {Move} move
 */
function sameTurn(last, move) {
  return last !== null && last.turn === move.turn && last.seat === move.seat;
}

/**
 * A row ends before a seat that is not further round the table; set-ups share one row.
 * @param {Move | null} last
 * @param {Move} move
 */
function beginsRow(last, move) {
  if (last === null || (last.turn === 0) !== (move.turn === 0)) return true;
  return move.turn !== 0 && !sameTurn(last, move) && (move.seat ?? 0) <= (last.seat ?? 0);
}
