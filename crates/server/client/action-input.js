// An action in the making: what is touched, lifted and dropped narrows the legal paths until one is played.

/** @import { Arrows } from "./arrows.js" */
/** @import { Board } from "./board.js" */
/** @import { History } from "./history.js" */
/** @import { ClientMessage, Effect, State, TouchTree } from "./protocol.js" */
/** @import { SidePanel } from "./side-panel.js" */

import { hasFinished } from "./curtain.js";
import { deciding, isSame, isUndoneInPath } from "./decision.js";
import { need } from "./dom.js";
import { spoken } from "./guide.js";
import { PathBar } from "./pathbar.js";
import { Pointer } from "./pointer.js";
import { preview, ways } from "./preview.js";
import { NOTHING, Questions } from "./questions.js";
import * as setupForm from "./setup-form.js";
import { Touches } from "./touches.js";
import * as trays from "./trays.js";
import { Typed } from "./typed.js";
import { Viewport } from "./viewport.js";
import { aloud } from "./voice.js";

/** After so long without an answer what was touched is shown as picked, in milliseconds. */
const SLOW = 60;

/**
 * What is around the making of an action.
 * @typedef {object} Page
 * @property {Board} board
 * @property {HTMLElement} trays
 * @property {Arrows} arrows
 * @property {History} history
 * @property {SidePanel} sidePanel
 * @property {(ask: ClientMessage) => boolean} send false when there is no connection
 * @property {(seat: number | null) => void} sit looks through the eyes of a seat
 */

export class ActionInput {
  #page;
  /** @type {State | null} */
  #state = null;
  /** The `seq` of a decision that is not answered yet. */
  #sent = -1;
  /** Whether what was in hand has gone to the server with the last decision. */
  #hasSent = false;
  /** Whether a hand has already put the thing where it goes. */
  #placed = false;
  /** The item of the last action, for the seat that took it: it puts equal ones down one after the other. @type {{ seat: number, touch: string } | null} */
  #item = null;
  #questions;
  #touches;
  #bar;
  #typed;
  #pointer;
  /** What of the board is seen. */
  viewport;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#questions = new Questions(page.send);
    this.#touches = new Touches((path) => this.#questions.ask(this.decides, path));
    this.#bar = new PathBar(need("path"), need("frame"), {
      touch: (touch) => this.touch(touch),
      over: (touch) => this.#over(touch),
      confirm: () => this.confirm(),
      back: () => this.#back(),
      cancel: () => this.cancel(),
      undo: () => this.undo(),
      choose: (chosen) => this.#choose(chosen),
    });
    this.#typed = new Typed((action) => {
      const seat = this.decides;
      return seat !== null && this.#act(seat, action);
    });
    this.#pointer = new Pointer(page.board, page.trays, {
      touch: (touch) => this.touch(touch),
      lifts: (touch) => this.#lifts(touch),
      lift: (touch) => this.#lift(touch),
      drop: (touch, from) => this.#drop(touch, from),
      letGo: () => this.#putBack(),
      over: (touch) => this.#over(touch),
      comes: (touch) => this.viewport.reveal(touch.slice(2)),
      roams: () => this.viewport.roams,
    });
    this.viewport = new Viewport(page.board, () => this.#pointer.holds);
  }

  /**
   * The game has gone on.
   * @param {State} state
   * @returns {boolean} whether it answers what was decided here
   */
  follow(state) {
    this.#state = state;
    this.#hasSent = this.#sent >= 0;
    this.#sent = -1;
    return this.#hasSent;
  }

  /** The decision typed in words is of the state that is followed. */
  followTyped() {
    if (this.#state) this.#typed.follow(this.decides, this.#state.seq);
  }

  /** What was decided here is refused. */
  refuse() {
    if (this.#sent >= 0) this.#letGo();
    this.#sent = -1;
    this.#placed = false;
    this.show();
  }

  /** What was sent or asked will not be answered any more. */
  disconnect() {
    this.#sent = -1;
    this.#questions.forget();
  }

  /**
   * @param {number} id
   * @param {TouchTree} next
   */
  answer(id, next) {
    this.#questions.answer(id, next);
  }

  /** Nothing that was typed or held in hand is left. */
  forget() {
    this.#item = null;
    this.#typed.forget();
  }

  /** Whether a hand has put the thing of the last action where it goes. */
  get hasPlaced() {
    return this.#placed;
  }

  /** The last action has been seen to happen. */
  settle() {
    this.#placed = false;
  }

  /** The seat that decides here and now, if one of ours does. */
  get decides() {
    return this.#page.history.isLive ? deciding(this.#state) : null;
  }

  /**
   * What stays in the hand of whoever decides: all of it as long as the decision is the same and nothing was sent.
   * @param {State | null} before the state that was played on, if what is shown follows on it
   * @returns {string[]}
   */
  hold(before) {
    const stays = this.#state !== null && this.#page.history.isLive && !this.#hasSent && isSame(before, this.#state);
    const held = stays ? this.#touches.held : [];
    if (held.length === 0) this.#pointer.cancel();
    return held;
  }

  /** @param {string[]} held what is still in hand */
  async begin(held) {
    const seat = this.decides;
    const again = this.#item !== null && this.#item.seat === seat ? [this.#item.touch] : [];
    this.#item = null;
    await this.#touches.begin(seat === null ? NOTHING : (this.#state?.touches ?? null), held.length > 0 ? held : again);
    if (setupForm.areButtons(this.#touches.first)) return this.#choose(held);
    this.show();
    if (seat === null) return;
    this.viewport.open(this.#units);
    this.#page.board.enter(this.#units);
  }

  /** Shows the path as far as it is touched. */
  show() {
    const seat = this.decides;
    if (seat === null) {
      this.#page.board.rest();
      this.#items();
      if (this.#state && hasFinished(this.#state)) return this.#bar.done(() => this.#page.sit(null));
      return this.#bar.rest();
    }
    this.#light(this.#touches.effects);
    this.#items();
    const undoes = this.#state !== null && isUndoneInPath(this.#state);
    this.#bar.show(this.#touches, this.#page.board, seat, this.#state?.secret ?? false, undoes);
  }

  /**
   * Lights what may be touched, and shows what steps would do.
   * @param {Effect[][]} steps
   */
  #light(steps) {
    this.#page.board.light(this.#touches.path, this.#touches.next, this.decides);
    this.#page.board.dim(this.#touches.says !== null);
    preview(this.#page.board, steps);
    this.#page.arrows.redraw();
    const lifted = this.#pointer.holds ? this.#touches.path[0] : null;
    if (lifted?.startsWith("c:")) this.#page.board.thing(lifted.slice(2))?.classList.add("lifted");
  }

  /** Lights the items beside the board. */
  #items() {
    const next = this.decides === null ? [] : this.#touches.next.map((branch) => branch.touch);
    trays.light(this.#page.trays, this.#touches.path, new Set(next));
  }

  /** @param {string} touch */
  async touch(touch) {
    if (this.decides === null || this.#sent >= 0) return;
    const slow = setTimeout(() => this.show(), SLOW);
    const result = await this.#touches.touch(touch);
    clearTimeout(slow);
    if (result === "play") return this.confirm();
    this.show();
    aloud(spoken(this.#touches));
  }

  /**
   * What a pointed-at touch would do is shown before it is touched.
   * @param {string | null} touch
   */
  #over(touch) {
    if (this.decides === null || this.#sent >= 0) return;
    const branch = this.#touches.next.find((one) => one.touch === touch);
    const isCell = touch?.startsWith("c:") ?? false;
    const shows = branch && branch.effects.some((effect) => !isCell || effect.do === "trace");
    if (!shows && !this.#peeking) return;
    this.#light(shows && !isCell ? [...this.#touches.effects, branch.effects] : this.#touches.effects);
    if (shows && isCell) ways(this.#page.board, branch.effects);
    this.#peeking = Boolean(shows);
  }
  #peeking = false;

  /**
   * Whether a drag may begin with this touch.
   * @param {string} touch
   */
  #lifts(touch) {
    if (this.decides === null || this.#sent >= 0 || setupForm.areButtons(this.#touches.first)) return false;
    return this.#touches.first.some((branch) => branch.touch === touch);
  }

  /** @param {string} touch */
  async #lift(touch) {
    this.#touches.clear();
    await this.#touches.touch(touch);
    this.show();
    aloud(spoken(this.#touches));
  }

  /**
   * What is put back where it was stays picked; put where it cannot go, it is let go of.
   * @param {string | null} touch
   * @param {string} from
   */
  async #drop(touch, from) {
    if (touch === from) return this.show();
    await this.#touches.settled();
    if (touch === null || this.#touches.path[0] !== from || !this.#touches.next.some((branch) => branch.touch === touch)) return this.#putBack();
    this.#placed = true;
    await this.touch(touch);
  }

  /** What was dragged is where it was, and nothing is picked. */
  #putBack() {
    this.#letGo();
    this.show();
  }

  /** Plays the action that the path spells, if it spells one. */
  confirm() {
    const seat = this.decides;
    const action = this.#touches.action;
    if (seat === null || action === null || !this.#state || this.#sent >= 0) return false;
    const seen = this.#touches.next.length > 0 || this.#touches.path.some((touch) => touch.startsWith("l:"));
    this.#placed ||= seen;
    this.#act(seat, action);
    return true;
  }

  /**
   * @param {number} seat
   * @param {string} action
   */
  #act(seat, action) {
    const seq = this.#state?.seq ?? 0;
    const item = this.#touches.path.find((touch) => touch.startsWith("h:"));
    this.#item = item === undefined ? null : { seat, touch: item };
    const goes = this.#page.send({ t: "act", seat, action, seq });
    if (goes) this.#sent = seq;
    return goes;
  }

  #back() {
    this.#touches.back();
    this.show();
    aloud(spoken(this.#touches));
  }

  /** A touch is taken back, or else the last step of a turn that is not ended. */
  undo() {
    const seat = this.decides;
    if (this.isMaking) this.#back();
    else if (seat === null || !this.#state || !isUndoneInPath(this.#state)) return false;
    else if (this.#sent < 0) this.#page.send({ t: "undo", seat, seq: this.#state.seq });
    return true;
  }

  /** The cells that may be touched first. */
  get #units() {
    return this.#touches.first.flatMap((branch) => (branch.touch.startsWith("c:") ? branch.touch.slice(2) : []));
  }

  /**
   * Goes to the next unit with something to do.
   * @param {number} by
   */
  unit(by) {
    const units = this.#units;
    if (this.decides === null || units.length === 0) return;
    const at = units.indexOf(this.#page.board.focused?.slice(2) ?? this.#last ?? "");
    const unit = units[at < 0 ? (by > 0 ? 0 : units.length - 1) : (at + by + units.length) % units.length];
    this.#last = unit;
    this.#page.board.focus(`c:${unit}`);
    this.viewport.reveal(unit, true);
  }
  /** @type {string | null} the unit that was gone to last */
  #last = null;

  cancel() {
    if (this.#pointer.holds) {
      this.#pointer.cancel();
      return this.#putBack();
    }
    if (this.#page.sidePanel.isOpen) return this.#page.sidePanel.sheet(false);
    if (setupForm.areButtons(this.#touches.first)) return;
    if (this.isMaking) this.#letGo();
    else if (!this.#page.arrows.clear() && !this.#page.history.isLive) return this.#page.history.live();
    this.show();
  }

  /** Whether touches have begun an action that is not taken yet. */
  get isMaking() {
    return this.decides !== null && this.#touches.path.length > 0;
  }

  #letGo() {
    this.#touches.clear();
    this.#item = null;
    aloud(spoken(this.#touches));
  }

  /** @param {string[]} chosen the buttons of a choice of papers, one a row */
  async #choose(chosen) {
    const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null;
    const { path } = setupForm.follow(this.#touches.first, chosen);
    this.#touches.clear();
    for (const branch of path) await this.#touches.touch(branch.touch);
    this.show();
    if (focused) /** @type {HTMLElement | null} */ (need("path").querySelector(`input[value="${CSS.escape(focused)}"]`))?.focus();
  }
}
