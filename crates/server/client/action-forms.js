// The forms beside the board: the forms of the page, sent over the socket while there is a connection.

/** @import { ClientMessage, State } from "./protocol.js" */

import { say } from "./words.js";

/** How long a second press is waited for, in milliseconds. */
const PATIENCE = 4000;
/** A second press that comes sooner belongs to a double click, in milliseconds. */
const DOUBLE = 700;

/** @type {Record<string, "undo" | "take-back" | "offer-draw" | "decline-draw" | "resign">} */
const ASKS = {
  undo: "undo",
  "take-back": "take-back",
  "offer-draw": "offer-draw",
  "accept-draw": "offer-draw",
  "decline-draw": "decline-draw",
  resign: "resign",
};

export class ActionForms {
  #forms;
  #names;
  /** @type {number | undefined} */
  #patience;
  /** When a draw was offered: it is not accepted by the double click that offered it at the same screen. */
  #offered = 0;

  /**
   * @param {HTMLElement} row
   * @param {string[]} names what the seats are called
   * @param {(ask: ClientMessage) => boolean} send
   */
  constructor(row, names, send) {
    this.#names = names;
    this.#forms = [.../** @type {NodeListOf<HTMLFormElement>} */ (row.querySelectorAll("form[data-command]"))];
    for (const form of this.#forms) {
      form.addEventListener("submit", (event) => {
        const verb = form.dataset.command ?? "";
        if (verb === "resign" && !this.#sure(form)) return event.preventDefault();
        if (verb === "accept-draw" && performance.now() - this.#offered < DOUBLE) return event.preventDefault();
        const ask = { t: ASKS[verb], seat: Number(field(form, "seat").value), seq: Number(field(form, "seq").value) };
        if (send(ask)) event.preventDefault();
      });
    }
  }

  /**
   * Shows the commands that can be given.
   * @param {State} state
   * @param {string | null} elsewhere the command that stands where the next step is made
   */
  show(state, elsewhere) {
    if (state.offers.length > 0 && this.#forms.some((form) => form.dataset.command === "offer-draw" && !form.hidden)) this.#offered = performance.now();
    for (const form of this.#forms) {
      const command = /** @type {keyof State["available"]} */ (form.dataset.command);
      const [seat = null] = command === elsewhere ? [] : state.available[command];
      form.hidden = seat === null;
      if (field(form, "seat").value !== String(seat ?? "")) this.#calm(form);
      field(form, "seat").value = String(seat ?? "");
      field(form, "seq").value = String(state.seq);
    }
  }

  /**
   * The first press asks, the second one is sure.
   * @param {HTMLFormElement} form
   */
  #sure(form) {
    const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
    const asked = form.dataset.asked;
    if (asked !== undefined) return performance.now() - Number(asked) >= DOUBLE;
    form.dataset.words = button.textContent ?? "";
    button.textContent = say("resign-sure", { seat: this.#names[Number(field(form, "seat").value)] ?? "" });
    button.classList.add("danger");
    form.dataset.asked = String(performance.now());
    this.#patience = setTimeout(() => this.#calm(form), PATIENCE);
    return false;
  }

  /**
   * Nobody is asked any more.
   * @param {HTMLFormElement} form
   */
  #calm(form) {
    if (form.dataset.asked === undefined) return;
    clearTimeout(this.#patience);
    const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
    button.textContent = form.dataset.words ?? "";
    button.classList.remove("danger");
    delete form.dataset.asked;
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @returns {HTMLInputElement}
 */
export function field(form, name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}
