// What is shown upon the board only to those who wish to see it: switches that the browser remembers.

import { need } from "./dom.js";

const KEY = "skazka-overlays";

export class Overlays {
  #board;
  #changed;
  /** The names of those that are on, in any game. @type {Set<string>} */
  #on = new Set(remembered());

  /**
   * @param {HTMLElement} board what holds the drawing
   * @param {() => void} changed is told of every switch
   */
  constructor(board, changed) {
    this.#board = board;
    this.#changed = changed;
    for (const button of this.#switches) button.addEventListener("click", () => this.#turn(button.dataset.switch ?? ""));
  }

  /** @returns {HTMLElement[]} */
  get #switches() {
    return [...need("main").querySelectorAll(/** @type {"button"} */ ("[data-switch]"))];
  }

  /** The names of those of this game that are on. */
  get shown() {
    return this.#switches.flatMap(({ dataset: { switch: name = "" } }) => (this.#on.has(name) ? name : []));
  }

  /** Shows on the drawing that is up what is switched on. */
  show() {
    for (const one of this.#board.querySelectorAll("[data-overlay]")) one.classList.toggle("shown", this.#on.has(one.getAttribute("data-overlay") ?? ""));
    for (const button of this.#switches) button.setAttribute("aria-pressed", String(this.#on.has(button.dataset.switch ?? "")));
  }

  /** @param {string} name */
  #turn(name) {
    if (!this.#on.delete(name)) this.#on.add(name);
    try {
      localStorage.setItem(KEY, [...this.#on].join(" "));
    } catch {
      // A browser that remembers nothing still shows them until the page is left.
    }
    this.show();
    this.#changed();
  }
}

function remembered() {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ").filter((name) => name !== "");
  } catch {
    return [];
  }
}
