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

  /** @param {State} state */
  show(state) {
    if (state.offers.length > 0 && this.#forms.some((form) => form.dataset.command === "offer-draw" && !form.hidden)) this.#offered = performance.now();
    for (const form of this.#forms) {
      const seat = seatFor(form.dataset.command ?? "", state);
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
 * The seat a form is done for now, or none.
 * @param {string} form
 * @param {State} state
 * @returns {number | null}
 */
function seatFor(form, state) {
  const running = state.places === null;
  const decides = state.turn.find((seat) => state.controlled_seats.includes(seat)) ?? state.controlled_seats[0] ?? null;
  switch (form) {
    case "undo":
      // In a turn that all see, the last step is undone where the next one is made.
      return state.secret ? (state.undo[0] ?? null) : null;
    case "take-back":
      // While a step of an unfinished turn can be undone, taking it back would be the same.
      return state.undo.length > 0 ? null : takesBack(state);
    case "resign":
      return running ? decides : null;
    case "offer-draw":
      return running && !state.secret && state.offers.length === 0 ? decides : null;
    default:
      return running && state.offers.length > 0 ? (state.controlled_seats.find((seat) => !state.offers.includes(seat)) ?? null) : null;
  }
}

/**
 * Of the seats that may take back, the one that moved last.
 * @param {State} state
 */
function takesBack(state) {
  const last = state.moves.findLast((move) => move.seat !== null && state.take_back.includes(move.seat));
  return last?.seat ?? state.take_back[0] ?? null;
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @returns {HTMLInputElement}
 */
export function field(form, name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}
