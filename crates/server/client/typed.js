// A decision typed in the game's notation: the form of the page, sent over the socket while there is a connection.

import { field } from "./action-forms.js";
import { need } from "./dom.js";

export class Typed {
  #form = /** @type {HTMLFormElement} */ (need("typed"));

  /** @param {(action: string) => boolean} act takes the action, if it can be sent now */
  constructor(act) {
    this.#form.addEventListener("submit", (event) => {
      if (!act(field(this.#form, "action").value.trim())) return;
      event.preventDefault();
      this.#form.reset();
    });
  }

  /**
   * @param {number | null} seat who decides
   * @param {number} seq
   */
  follow(seat, seq) {
    this.#form.hidden = seat === null;
    field(this.#form, "seat").value = String(seat ?? "");
    field(this.#form, "seq").value = String(seq);
  }

  /** Nothing that was typed is left. */
  forget() {
    this.#form.reset();
  }
}
