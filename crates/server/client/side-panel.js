// The tools beside the board: stepping, the sheet, sounds, help, links.

/** @import { History } from "./history.js" */
/** @import { State } from "./protocol.js" */

import { make, need } from "./dom.js";
import * as sounds from "./sounds.js";
import { aloud } from "./voice.js";
import { say } from "./words.js";

export class SidePanel {
  #id;

  /**
   * @param {string} id the game's
   * @param {History} history
   * @param {{ flip: () => void, from: (seat: number) => void }} turns the board to the next seat, to one seat
   */
  constructor(id, history, { flip, from }) {
    this.#id = id;
    this.#steps(history);
    need("flip").addEventListener("click", flip);
    need("sound").addEventListener("click", () => this.sound());
    need("help-open").addEventListener("click", () => this.help());
    need("more").addEventListener("click", () => this.sheet(!this.isOpen));
    need("copy").addEventListener("click", ({ currentTarget }) => copy(currentTarget, `${location.origin}/${this.#id}`));
    this.#post();
    for (const link of this.#looks) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        from(Number(link.dataset.side));
      });
    }
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

  /** The game as it is posted elsewhere, on the clipboard; where that may not be written, on a page of its own. */
  #post() {
    const button = document.getElementById("copy-post");
    const address = button?.dataset.post ?? "";
    button?.addEventListener("click", async () => {
      const post = await fetch(address).then((answer) => (answer.ok ? answer.text() : null), () => null);
      if (post === null || !(await clipped(post))) return location.assign(address);
      confirmed(button);
    });
  }

  /** The links to the board as it is seen from each seat. @returns {NodeListOf<HTMLAnchorElement>} */
  get #looks() {
    return document.querySelectorAll("a[data-side]");
  }

  /**
   * Tells from which seat the board is looked at.
   * @param {number | null} seat
   */
  looksFrom(seat) {
    for (const link of this.#looks) {
      if (Number(link.dataset.side) === seat) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  /**
   * Underlines whoever decides, and greys who is out.
   * @param {State} state
   */
  players(state) {
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".players li"))) {
      const seat = Number(row.dataset.seat);
      row.classList.toggle("decides", state.turn.includes(seat));
      row.classList.toggle("out", state.out.includes(seat));
    }
  }

  /**
   * What is said of the position stands at the board while set-ups are made and when they were laid open, later beside
   * it.
   * @param {string[]} notes
   * @param {State} state
   */
  notes(notes, { opening }) {
    for (const [id, here] of /** @type {const} */ ([["brief", opening], ["notes", !opening]])) {
      need(id).replaceChildren(...(here ? notes.map((note) => make("li", {}, note)) : []));
      need(id).hidden = !here;
    }
  }

  /**
   * The downloads are of the point that is shown, as it is shown.
   * @param {number} ply
   * @param {number} turn how many steps the board is turned
   * @param {string[]} shown the overlays that are on
   */
  exports(ply, turn, shown) {
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-export]"))) {
      const asked = new URLSearchParams(link.search);
      for (const key of ["turn", "show"]) asked.delete(key);
      asked.set("ply", String(ply));
      if (turn > 0) asked.set("turn", String(turn));
      for (const name of shown) asked.append("show", name);
      link.search = String(asked);
    }
  }
}

/** How long a button says that something was copied, in milliseconds. */
const COPIED = 2500;

/**
 * Puts words on the clipboard; where that may not be written, the button shows them selected instead.
 * @param {EventTarget | null} button
 * @param {string} words
 */
async function copy(button, words) {
  if (!(button instanceof HTMLElement)) return;
  if (await clipped(words)) return confirmed(button);
  button.textContent = words;
  getSelection()?.selectAllChildren(button);
}

/**
 * @param {string} words
 * @returns {Promise<boolean>} whether they are on the clipboard
 */
async function clipped(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

/**
 * A button says for a while that something was copied.
 * @param {HTMLElement} button
 */
function confirmed(button) {
  const usual = button.dataset.usual ?? button.textContent ?? "";
  button.dataset.usual = usual;
  button.textContent = say("copied");
  button.classList.add("confirms");
  aloud(say("copied"));
  setTimeout(() => {
    button.textContent = usual;
    button.classList.remove("confirms");
  }, COPIED);
}
