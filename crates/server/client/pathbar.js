// What stands under the board while an action is being made: confirm, take back, and the buttons that a path brings up.

/** @import { Board } from "./board.js" */
/** @import { Branch } from "./protocol.js" */
/** @import { Touches } from "./touches.js" */

import { Chooser } from "./chooser.js";
import { make } from "./dom.js";
import { figureId, symbolButton } from "./figures.js";
import { hint } from "./guide.js";
import * as setupForm from "./setup-form.js";
import { say } from "./words.js";

/**
 * @typedef {object} Wishes
 * @property {(touch: string) => void} touch
 * @property {(touch: string | null) => void} over a button is pointed at
 * @property {() => void} confirm
 * @property {() => void} back takes the last touch back
 * @property {() => void} cancel lets go of the whole path
 * @property {() => void} undo
 * @property {(chosen: string[]) => void} choose another choice of written papers
 */

export class PathBar {
  #bar;
  #chooser;
  #wishes;

  /**
   * @param {HTMLElement} bar
   * @param {HTMLElement} frame around the board, where choosers appear
   * @param {Wishes} wishes
   */
  constructor(bar, frame, wishes) {
    this.#bar = bar;
    this.#chooser = new Chooser(frame);
    this.#wishes = wishes;
  }

  /** Nothing is decided now. */
  rest() {
    this.#chooser.close();
    this.#bar.replaceChildren();
    this.#bar.classList.add("idle");
  }

  /**
   * @param {Touches} touches
   * @param {Board} board
   * @param {number} seat who decides, for the figures on buttons
   * @param {boolean} secret whether what is decided is written down in secret
   * @param {boolean} undoes whether a step of this turn can be undone
   */
  show(touches, board, seat, secret, undoes) {
    const focused = this.#chooser.focused;
    this.rest();
    this.#bar.classList.remove("idle");
    if (setupForm.areButtons(touches.first)) return this.#papers(touches, secret);
    const buttons = touches.next.filter((branch) => branch.touch.startsWith("b:"));
    const last = touches.path.at(-1);
    if (touches.says) this.#bar.append(make("strong", { class: "says" }, touches.says));
    if (buttons.length > 0 && last?.startsWith("c:") && buttons.some(symbolOf)) this.#choose(buttons, board, last.slice(2), seat);
    else this.#bar.append(...buttons.map((branch) => this.#button(branch, touches.next.length === buttons.length)));
    this.#confirm(touches, secret);
    // The last step of a turn that is not ended can be taken back here.
    if (undoes && touches.path.length === 0) this.#quiet("data-undo", say("undo"), this.#wishes.undo);
    if (focused) this.#chooser.focus(focused);
  }

  /**
   * @param {string} mark the attribute it is known by
   * @param {string} says
   * @param {() => void} wish
   */
  #quiet(mark, says, wish) {
    const button = make("button", { class: "quiet", type: "button", [mark]: "" }, says);
    button.addEventListener("click", wish);
    this.#bar.append(button);
  }

  /**
   * A set-up is finished, and the device is to be passed on.
   * @param {() => void} pass
   */
  done(pass) {
    this.rest();
    this.#bar.classList.remove("idle");
    const button = make("button", { class: "main", type: "button", "data-done": "" }, say("done"));
    button.addEventListener("click", pass);
    this.#bar.append(button);
  }

  /**
   * @param {Touches} touches
   * @param {boolean} secret
   */
  #confirm(touches, secret) {
    if (touches.action !== null) {
      const play = make("button", { class: "main", type: "button", "data-confirm": "" }, say(secret ? "write" : "play"));
      play.addEventListener("click", this.#wishes.confirm);
      this.#bar.append(play);
    }
    if (touches.path.length > 1) this.#quiet("data-back", say("one-back"), this.#wishes.back);
    if (touches.path.length > 0) this.#quiet("data-cancel", say("back"), this.#wishes.cancel);
    const says = touches.says ? "" : hint(touches);
    if (says) this.#bar.append(make("span", { class: "hint" }, says));
  }

  /**
   * @param {Branch} branch
   * @param {boolean} alone whether nothing but buttons can be touched
   */
  #button(branch, alone) {
    const button = make("button", { class: alone ? "main" : "quiet", type: "button", "data-touch": branch.touch }, branch.says);
    return this.#wired(button, branch.touch);
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {string} touch
   */
  #wired(button, touch) {
    button.addEventListener("click", () => this.#wishes.touch(touch));
    button.addEventListener("pointerenter", () => this.#wishes.over(touch));
    button.addEventListener("pointerleave", () => this.#wishes.over(null));
    return button;
  }

  /**
   * Buttons near the cell they are about, with the figures they bring.
   * @param {Branch[]} buttons
   * @param {Board} board
   * @param {string} cell
   * @param {number} seat
   */
  #choose(buttons, board, cell, seat) {
    const made = buttons.map((branch) => {
      const symbol = symbolOf(branch);
      const button = symbol ? symbolButton(figureId(symbol, seat), branch.says) : make("button", { type: "button" }, branch.says);
      button.setAttribute("data-touch", branch.touch);
      return this.#wired(button, branch.touch);
    });
    const home = () => board.focus(`c:${cell}`);
    this.#chooser.show(made, { says: buttons[0].group ?? say("choices"), cell: () => board.edges(cell), home });
  }

  /**
   * @param {Touches} touches
   * @param {boolean} secret
   */
  #papers(touches, secret) {
    const { rows, path } = setupForm.follow(touches.first, touches.path);
    const form = setupForm.form(rows, path, say(secret ? "write" : "choose"), this.#wishes);
    this.#bar.append(form);
  }
}

/** @param {Branch} branch */
function symbolOf(branch) {
  for (const effect of branch.effects) if (effect.do === "become" || effect.do === "put") return effect.symbol;
  return null;
}
