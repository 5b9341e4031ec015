// The seats' own words before the first draw, and what is told of the draws: what was promised, what was added, the secret.

/** @import { ClientMessage, State } from "./protocol.js" */

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
/** How many letters are put in for a seat that has no words of its own: 80 bits. */
const LENGTH = 16;

export class Seeds {
  #panel = document.getElementById("seeds");
  #form = this.#panel?.querySelector("form");
  #seq = 0;

  /** @param {(ask: ClientMessage) => boolean} send */
  constructor(send) {
    for (const field of this.#fields) field.value ||= letters();
    this.#form?.addEventListener("submit", (event) => {
      /** @type {[number, string][]} */
      const seeds = this.#fields.map((field) => [seatOf(field), field.value]);
      if (send({ t: "seed", seeds, seq: this.#seq })) event.preventDefault();
    });
  }

  get #fields() {
    return [.../** @type {NodeListOf<HTMLInputElement>} */ (this.#form?.querySelectorAll("input[maxlength]") ?? [])];
  }

  /** @param {State} state */
  follow(state) {
    const fair = state.fair;
    if (!fair) return;
    this.#seq = state.seq;
    if (this.#panel) this.#panel.hidden = state.available.seed.length === 0;
    for (const field of this.#fields.filter((one) => fair.seeds[seatOf(one)] !== null)) {
      this.#form?.querySelector(`label[for="${field.id}"]`)?.remove();
      field.remove();
    }
    fair.seeds.forEach((seed, seat) => write(`fair-seed-${seat}`, seed));
    write("fair-secret", fair.secret);
    const check = document.getElementById("fair-check");
    if (check) check.hidden = fair.secret === null;
  }
}

/** @param {HTMLInputElement} field */
const seatOf = (field) => Number(field.name.slice("seed-".length));

/**
 * @param {string} id
 * @param {string | null} words
 */
function write(id, words) {
  const place = document.getElementById(id);
  if (place && words !== null) place.textContent = words;
}

/** Random letters, each as likely as another: there are 32. */
function letters() {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}
