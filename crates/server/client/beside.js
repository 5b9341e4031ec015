// The tools beside the board: stepping, the sheet, sounds, help, links.

/** @import { History } from "./history.js" */
/** @import { State } from "./protocol.js" */

import { make, need } from "./dom.js";
import * as sounds from "./sounds.js";
import { say } from "./words.js";

export class Beside {
  #id;

  /**
   * @param {string} id the game's
   * @param {History} history
   * @param {() => void} flip turns the board
   */
  constructor(id, history, flip) {
    this.#id = id;
    this.#steps(history);
    need("flip").addEventListener("click", flip);
    need("sound").addEventListener("click", () => this.sound());
    need("help-open").addEventListener("click", () => this.help());
    need("more").addEventListener("click", () => this.sheet(!this.isOpen));
    need("copy").addEventListener("click", () => this.#copy());
    this.#soundSign();
  }

  /** @param {History} history */
  #steps(history) {
    /** @type {Record<string, () => void>} */
    const steps = {
      first: () => history.look(0),
      back: () => history.step(-1),
      on: () => history.step(1),
      last: () => history.live(),
    };
    for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-step]"))) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        steps[link.dataset.step ?? ""]?.();
      });
    }
    need("to-game").addEventListener("click", (event) => {
      event.preventDefault();
      history.live();
    });
  }

  /** Whether the sheet of a narrow screen is open. */
  get isOpen() {
    return document.querySelector(".story.open") !== null;
  }

  /** @param {boolean} open */
  sheet(open) {
    document.querySelector(".story")?.classList.toggle("open", open);
    need("more").setAttribute("aria-expanded", String(open));
  }

  sound() {
    sounds.toggle();
    this.#soundSign();
  }

  #soundSign() {
    const button = need("sound");
    const says = say(sounds.isOn() ? "sound-off" : "sound-on");
    button.classList.toggle("muted", !sounds.isOn());
    button.setAttribute("aria-pressed", String(sounds.isOn()));
    button.setAttribute("aria-label", says);
    button.title = says;
  }

  help() {
    /** @type {HTMLDialogElement} */ (need("help")).showModal();
  }

  async #copy() {
    const link = `${location.origin}/${this.#id}`;
    const button = need("copy");
    try {
      await navigator.clipboard.writeText(link);
      button.textContent = say("copied");
    } catch {
      // Where the clipboard may not be written, the link is shown and selected instead.
      button.textContent = link;
      getSelection()?.selectAllChildren(button);
    }
  }

  /**
   * Underlines whoever decides.
   * @param {State} state
   */
  players(state) {
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".players li"))) {
      row.classList.toggle("decides", state.turn.includes(Number(row.dataset.seat)));
    }
  }

  /**
   * What is said of the position stands at the board while set-ups are made and when they were laid open, later beside
   * it. The server decides the same.
   * @param {string[]} notes
   * @param {State} state
   * @param {number} seats how many there are
   */
  notes(notes, state, seats) {
    const played = state.moves.filter((move) => move.turn > 0).length;
    const places = state.touches?.next.some((branch) => branch.touch.startsWith("h:")) ?? false;
    const begins = state.secret || places || played < seats;
    for (const [id, here] of /** @type {const} */ ([["brief", begins], ["notes", !begins]])) {
      need(id).replaceChildren(...(here ? notes.map((note) => make("li", {}, note)) : []));
      need(id).hidden = !here;
    }
  }

  /**
   * The downloads are of the point that is shown.
   * @param {number} ply
   */
  exports(ply) {
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-export]"))) {
      link.href = `/export/${this.#id}${link.dataset.export}?ply=${ply}`;
    }
  }
}
