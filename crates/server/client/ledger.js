// The ledger of games that count something: every item as it came, the last one below; the same rows that the server
// writes.

/** @import { Move } from "./protocol.js" */

import { make } from "./dom.js";

export class Ledger {
  #list;
  #seats;
  /** How many moves are written already. */
  #written = 0;

  /**
   * @param {HTMLElement} list
   * @param {string[]} seats
   */
  constructor(list, seats) {
    this.#list = list;
    this.#seats = seats;
  }

  /**
   * @param {Move[]} moves
   * @param {boolean} goesOn whether they only go on from those that were written last
   */
  write(moves, goesOn) {
    if (!goesOn || this.#written === 0) {
      this.#list.replaceChildren();
      this.#written = 0;
    }
    for (const move of moves.slice(this.#written)) {
      for (const item of move.counts) this.#list.append(this.#row(move.turn, item));
    }
    this.#written = moves.length;
    const frame = this.#list.closest("details");
    if (frame) frame.hidden = this.#list.childElementCount === 0;
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  /**
   * @param {number} turn
   * @param {Move["counts"][number]} item
   */
  #row(turn, item) {
    const by = item.by > 0 ? `+${item.by}` : `−${-item.by}`;
    const whose = make("b", { "data-seat": String(item.seat) }, this.#seats[item.seat] ?? "");
    return make("li", {}, make("span", { class: "number" }, String(turn)), whose, make("span", { class: "by" }, by), make("span", {}, item.says));
  }
}
