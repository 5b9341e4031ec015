// The move list: the same rows that the server writes, one a turn with a column a seat.

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
    let turn = -1;
    /** @type {HTMLElement[]} */
    let cells = [];
    moves.forEach((move, index) => {
      if (move.turn !== turn) {
        turn = move.turn;
        cells = Array.from({ length: this.#seats }, (_, seat) => make("span", { class: "plies", "data-seat": String(seat) }));
        rows.push(make("li", {}, make("span", { class: "number" }, turn === 0 ? say("set-ups") : String(turn)), ...cells));
      }
      cells[move.seat ?? 0]?.append(this.#link(move, index + 1), " ");
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
