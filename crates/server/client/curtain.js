// The curtain between set-ups made in secret on one screen.

/** @import { State } from "./protocol.js" */

import { need } from "./dom.js";
import { say } from "./words.js";

export class Curtain {
  #dialog = /** @type {HTMLDialogElement} */ (need("curtain"));
  #names;
  #sit;
  /** @type {number | null} the seat that is waited for */
  #seat = null;

  /**
   * @param {string[]} names what the seats are called
   * @param {(seat: number | null) => void} sit looks through a seat's eyes
   */
  constructor(names, sit) {
    this.#names = names;
    this.#sit = sit;
    need("curtain-ready").addEventListener("click", () => this.#sit(this.#seat));
    this.#dialog.addEventListener("cancel", (event) => event.preventDefault());
  }

  /**
   * Falls when the next of several seats is to write on this screen, opens when it looks.
   * @param {State} state
   */
  follow(state) {
    const shared = state.controlled_seats.length > 1;
    if (shared && state.viewpoint !== null && !state.secret) this.#sit(null);
    const next = state.viewpoint === null ? state.available["look-as"][0] : undefined;
    if (next === undefined) return this.#open();
    if (shared) this.#fall(next);
    else this.#sit(next);
  }

  /** @param {number} seat */
  #fall(seat) {
    this.#seat = seat;
    const names = { seat: this.#names[seat] ?? "" };
    need("curtain-title").textContent = say("curtain-title", names);
    need("curtain-text").textContent = say("curtain-text", names);
    need("curtain-ready").textContent = say("curtain-ready", names);
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  #open() {
    if (this.#dialog.open) this.#dialog.close();
  }
}

/**
 * Whether the seat that looks has finished its set-up while others on this screen have not.
 * @param {State} state
 */
export function hasFinished(state) {
  const { viewpoint, available } = state;
  return viewpoint !== null && available["look-as"].length > 0 && !available["look-as"].includes(viewpoint);
}
