// The page of a game: joins the connection, the board, the hands and everything beside it.

/** @import { ClientMessage, Picture, State, ServerMessage } from "./protocol.js" */

import { Arrows } from "./arrows.js";
import * as banners from "./banners.js";
import { SidePanel } from "./side-panel.js";
import { Board } from "./board.js";
import { Curtain, hasFinished } from "./curtain.js";
import { deciding, isSame } from "./decision.js";
import { ActionForms } from "./action-forms.js";
import { need } from "./dom.js";
import { Facing } from "./facing.js";
import { Pointer } from "./pointer.js";
import { History } from "./history.js";
import { spoken } from "./guide.js";
import * as keys from "./keys.js";
import { Ledger } from "./ledger.js";
import * as motion from "./motion.js";
import { MoveList } from "./movelist.js";
import { cellsOf, isDeclined, tell } from "./news.js";
import { Overlays } from "./overlays.js";
import * as setupForm from "./setup-form.js";
import { PathBar } from "./pathbar.js";
import { preview, ways } from "./preview.js";
import { NOTHING, Questions } from "./questions.js";
import { Viewport } from "./viewport.js";
import { Seeds } from "./seeds.js";
import { Connection, PACKING } from "./socket.js";
import { Touches } from "./touches.js";
import * as trays from "./trays.js";
import { Typed } from "./typed.js";
import { aloud, hush } from "./voice.js";
import * as where from "./where.js";
import { read, say } from "./words.js";

/** @type {{ id: string, seats: string[], persons: boolean[], side: number | null, ply: number | null }} */
const facts = read("game", { id: "", seats: [], persons: [], side: null, ply: null });
const address = `/${facts.id}`;

/** After so long without an answer what was touched is shown as picked, in milliseconds. */
const SLOW = 60;

class Game {
  /** @type {State | null} */
  #state = null;
  /** The `seq` of a decision that is not answered yet. */
  #sent = -1;
  /** Whether what was in hand has gone to the server with the last decision. */
  #hasSent = false;
  /** The point that is shown. */
  #shown = facts.ply ?? 0;
  /** Whether a hand has already put the thing where it goes. */
  #placed = false;
  /** The item of the last action, for the seat that took it: it puts equal ones down one after the other. @type {{ seat: number, touch: string } | null} */
  #item = null;
  #place = need("board");
  #trays = need("trays");
  #board = new Board(this.#place);
  #questions = new Questions((ask) => this.#send(ask));
  #touches = new Touches((path) => this.#questions.ask(this.#decides, path));
  #arrows = new Arrows(this.#board, this.#place);
  #list = new MoveList(need("moves"), address, (ply) => this.#history.look(ply));
  #ledger = new Ledger(need("ledger"), facts.seats);
  #history = new History(address, facts.ply, (ask) => this.#send(ask), (picture) => this.#picture(picture, null));
  #sidePanel = new SidePanel(facts.id, this.#history, { flip: () => this.#flip(), from: (seat) => this.#lookFrom(seat) });
  #overlays = new Overlays(this.#place, () => this.#exports());
  #actionForms = new ActionForms(need("commands"), facts.seats, (ask) => this.#send(ask));
  #seeds = new Seeds((ask) => this.#send(ask));
  #curtain = new Curtain(facts.seats, (seat) => this.#sit(seat));
  #bar = new PathBar(need("path"), need("frame"), {
    touch: (touch) => this.#touch(touch),
    over: (touch) => this.#over(touch),
    confirm: () => this.#confirm(),
    back: () => this.#back(),
    cancel: () => this.#cancel(),
    undo: () => this.#undo(),
    choose: (chosen) => this.#choose(chosen),
  });
  #typed = new Typed((action) => {
    const seat = this.#decides;
    return seat !== null && this.#connection.connected && this.#act(seat, action);
  });
  #pointer = new Pointer(this.#board, this.#trays, {
    touch: (touch) => this.#touch(touch),
    lifts: (touch) => this.#lifts(touch),
    lift: (touch) => this.#lift(touch),
    drop: (touch, from) => this.#drop(touch, from),
    letGo: () => this.#putBack(),
    over: (touch) => this.#over(touch),
    comes: (touch) => this.#viewport.reveal(touch.slice(2)),
    roams: () => this.#viewport.roams,
  });
  #viewport = new Viewport(this.#board, () => this.#pointer.holds);
  #facing = new Facing(this.#board, facts.side, (seat) => {
    this.#viewport.refresh();
    this.#sidePanel.looksFrom(seat);
  });
  #connection = new Connection(
    () => `${address}/socket?packing=${PACKING}&backgrounds=${this.#board.backgrounds.join(".")}`,
    (tell) => this.#hear(tell),
    (connected) => this.#connected(connected),
  );

  constructor() {
    this.#overlays.show();
    this.#viewport.refresh();
    where.follow(this.#board);
    keys.listen(this.#board, {
      step: (by) => this.#history.step(by),
      first: () => this.#history.look(0),
      last: () => this.#history.live(),
      flip: () => this.#flip(),
      sound: () => this.#sidePanel.sound(),
      help: () => this.#sidePanel.help(),
      confirm: () => this.#confirm(),
      cancel: () => this.#cancel(),
      touch: (touch) => this.#touch(touch),
      isMaking: () => this.#isMaking,
      reveal: (touch) => this.#viewport.reveal(touch.slice(2)),
      unit: (by) => this.#unit(by),
      zoom: (by) => (by > 0 ? this.#viewport.closer() : by < 0 ? this.#viewport.farther() : this.#viewport.whole()),
      undo: () => this.#undo(),
    });
    need("next-unit").addEventListener("click", () => this.#unit(1));
  }

  // What the server says.

  /** @param {ServerMessage} tell */
  #hear(tell) {
    switch (tell.t) {
      case "state":
        this.#board.learn(tell.picture);
        tell.moves.unshift(...(this.#state?.moves.slice(0, tell.told) ?? []));
        return this.#follow(tell);
      case "shown-ply":
        this.#board.learn(tell);
        return this.#history.got(tell);
      case "next":
        return this.#questions.answer(tell.id, tell.next);
      case "refused":
        return this.#refused(tell.says);
    }
  }

  /** @param {boolean} connected */
  #connected(connected) {
    need("lost").hidden = connected;
    if (connected) return;
    this.#sent = -1;
    this.#questions.forget();
  }

  /** @param {State} state */
  #follow(state) {
    const before = this.#state;
    const sameEyes = before !== null && before.viewpoint === state.viewpoint;
    if (!sameEyes) this.#forget();
    this.#state = state;
    this.#hasSent = this.#sent >= 0;
    if (this.#hasSent) banners.hide("refused");
    this.#sent = -1;
    this.#history.follow(state, before);
    if (need("status").textContent !== state.status) need("status").textContent = state.status;
    need("status").classList.toggle("thinking", state.thinking !== null);
    need("status").classList.toggle("over", state.places !== null);
    this.#ledger.write(state.moves, this.#list.write(state.moves));
    this.#actionForms.show(state);
    this.#seeds.follow(state);
    need("again").hidden = state.places === null;
    this.#sidePanel.players(state);
    this.#typed.follow(this.#decides, state.seq);
    this.#watch(state.picture, before);
    if (this.#history.isLive) this.#picture(state.picture, before);
    this.#curtain.follow(state);
    if (before && sameEyes && state.seq > before.seq) this.#news(state, before);
    this.#placed = false;
  }

  /**
   * @param {State} state
   * @param {State} before
   */
  #news(state, before) {
    tell(state, before, facts.seats);
    if (isDeclined(state, before)) banners.show("news", say("draw-declined"));
  }

  /**
   * Shows a point of the game; the present one may be played on.
   * @param {Picture} picture
   * @param {State | null} before what was shown, if the picture follows on it
   */
  #picture(picture, before) {
    const live = this.#history.isLive;
    const held = this.#held(before);
    if (held.length === 0) this.#pointer.cancel();
    const old = this.#board.show(picture);
    if (old.svg !== this.#board.svg) this.#viewport.refresh();
    this.#overlays.show();
    this.#facing.sides = this.#state?.picture.sides ?? [];
    this.#facing.keep();
    this.#viewport.redraw(this.#theirs);
    this.#trays.innerHTML = picture.trays;
    if (this.#state) this.#sidePanel.notes(picture.notes, this.#state, facts.seats.length);
    this.#list.point(picture.ply);
    this.#shown = picture.ply;
    this.#exports();
    need("past").hidden = live;
    need("past-says").textContent = say("past", { ply: picture.ply });
    need("frame").classList.toggle("looks-back", !live);
    if (before && before.viewpoint === this.#state?.viewpoint && picture.ply > before.picture.ply) this.#move(picture, before, old);
    if (!before || before.seq !== this.#state?.seq) this.#arrows.clear();
    this.#arrows.redraw();
    this.#begin(held);
  }

  /**
   * What stays in the hand of whoever decides: all of it as long as the decision is the same and nothing was sent.
   * @param {State | null} before the state that was played on, if what is shown follows on it
   * @returns {string[]}
   */
  #held(before) {
    const stays = this.#state !== null && this.#history.isLive && !this.#hasSent && isSame(before, this.#state);
    return stays ? this.#touches.held : [];
  }

  /**
   * The cells where others acted since somebody here did.
   * @param {Picture} picture
   * @param {State | null} before
   */
  #watch(picture, before) {
    const last = this.#state?.moves.findLast((move) => move.seat !== null);
    if (!before || !last || this.#state?.controlled_seats.includes(last.seat ?? -1)) this.#theirs.clear();
    else picture.effects.flatMap(cellsOf).forEach((cell) => this.#theirs.add(cell));
  }
  /** @type {Set<string>} */
  #theirs = new Set();

  /**
   * What was done is seen to happen.
   * @param {Picture} picture
   * @param {State} before
   * @param {import("./board.js").Old} old
   */
  #move(picture, before, old) {
    const news = this.#state?.moves.slice(before.picture.ply, picture.ply) ?? [];
    const chance = news.at(-1)?.seat === null;
    if (before.picture.ply <= picture.since) motion.play(this.#board, old, picture.effects, { slides: !this.#placed, chance });
    if (chance) motion.roll(this.#trays);
  }

  /**
   * Looks through a seat's eyes; what was told to another stays behind.
   * @param {number | null} seat
   */
  #sit(seat) {
    this.#forget();
    return this.#send({ t: "look-as", seat });
  }

  /** Nothing that one seat was told, typed or held in hand is left for the next. */
  #forget() {
    hush();
    this.#item = null;
    banners.hide("refused");
    this.#typed.forget();
  }

  /** @param {string} says */
  #refused(says) {
    if (this.#sent >= 0) this.#letGo();
    this.#sent = -1;
    this.#placed = false;
    banners.show("refused", says);
    this.#show();
  }

  /**
   * @param {ClientMessage} ask
   * @returns {boolean}
   */
  #send(ask) {
    return this.#connection.send(ask);
  }

  // Making an action.

  /** The seat that decides here and now, if one of ours does. */
  get #decides() {
    return this.#history.isLive ? deciding(this.#state) : null;
  }

  /** @param {string[]} held what is still in hand */
  async #begin(held) {
    const seat = this.#decides;
    const again = this.#item !== null && this.#item.seat === seat ? [this.#item.touch] : [];
    this.#item = null;
    await this.#touches.begin(seat === null ? NOTHING : (this.#state?.touches ?? null), held.length > 0 ? held : again);
    if (setupForm.areButtons(this.#touches.first)) return this.#choose(held);
    this.#show();
    if (seat === null) return;
    this.#viewport.open(this.#units);
    this.#board.enter(this.#units);
  }

  /** Shows the path as far as it is touched. */
  #show() {
    const seat = this.#decides;
    if (seat === null) {
      this.#board.rest();
      this.#items();
      if (this.#state && hasFinished(this.#state)) return this.#bar.done(() => this.#sit(null));
      return this.#bar.rest();
    }
    this.#light(this.#touches.effects);
    this.#items();
    const undoes = !this.#state?.secret && Boolean(this.#state?.undo.includes(seat));
    this.#bar.show(this.#touches, this.#board, seat, this.#state?.secret ?? false, undoes);
  }

  /**
   * Lights what may be touched, and shows what steps would do.
   * @param {import("./protocol.js").Effect[][]} steps
   */
  #light(steps) {
    this.#board.light(this.#touches.path, this.#touches.next, this.#decides);
    this.#board.dim(this.#touches.says !== null);
    preview(this.#board, steps);
    this.#arrows.redraw();
    const lifted = this.#pointer.holds ? this.#touches.path[0] : null;
    if (lifted?.startsWith("c:")) this.#board.thing(lifted.slice(2))?.classList.add("lifted");
  }

  /** Lights the items beside the board. */
  #items() {
    const next = this.#decides === null ? [] : this.#touches.next.map((branch) => branch.touch);
    trays.light(this.#trays, this.#touches.path, new Set(next));
  }

  /** @param {string} touch */
  async #touch(touch) {
    if (this.#decides === null || this.#sent >= 0) return;
    const slow = setTimeout(() => this.#show(), SLOW);
    const result = await this.#touches.touch(touch);
    clearTimeout(slow);
    if (result === "play") return this.#confirm();
    this.#show();
    aloud(spoken(this.#touches));
  }

  /**
   * What a pointed-at touch would do is shown before it is touched.
   * @param {string | null} touch
   */
  #over(touch) {
    if (this.#decides === null || this.#sent >= 0) return;
    const branch = this.#touches.next.find((one) => one.touch === touch);
    const isCell = touch?.startsWith("c:") ?? false;
    const shows = branch && branch.effects.some((effect) => !isCell || effect.do === "trace");
    if (!shows && !this.#peeking) return;
    this.#light(shows && !isCell ? [...this.#touches.effects, branch.effects] : this.#touches.effects);
    if (shows && isCell) ways(this.#board, branch.effects);
    this.#peeking = Boolean(shows);
  }
  #peeking = false;

  /**
   * Whether a drag may begin with this touch.
   * @param {string} touch
   */
  #lifts(touch) {
    if (this.#decides === null || this.#sent >= 0 || setupForm.areButtons(this.#touches.first)) return false;
    return this.#touches.first.some((branch) => branch.touch === touch);
  }

  /** @param {string} touch */
  async #lift(touch) {
    this.#touches.clear();
    await this.#touches.touch(touch);
    this.#show();
    aloud(spoken(this.#touches));
  }

  /**
   * What is put back where it was stays picked; put where it cannot go, it is let go of.
   * @param {string | null} touch
   * @param {string} from
   */
  async #drop(touch, from) {
    if (touch === from) return this.#show();
    await this.#touches.settled();
    if (touch === null || this.#touches.path[0] !== from || !this.#touches.next.some((branch) => branch.touch === touch)) return this.#putBack();
    this.#placed = true;
    await this.#touch(touch);
  }

  /** What was dragged is where it was, and nothing is picked. */
  #putBack() {
    this.#letGo();
    this.#show();
  }

  /** Plays the action that the path spells, if it spells one. */
  #confirm() {
    const seat = this.#decides;
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
    const goes = this.#send({ t: "act", seat, action, seq });
    if (goes) this.#sent = seq;
    return goes;
  }

  #back() {
    this.#touches.back();
    this.#show();
    aloud(spoken(this.#touches));
  }

  /** A touch is taken back, or else the last step of a turn that is not ended. */
  #undo() {
    const seat = this.#decides;
    if (this.#isMaking) this.#back();
    else if (seat === null || this.#state?.secret || !this.#state?.undo.includes(seat)) return false;
    else if (this.#sent < 0) this.#send({ t: "undo", seat, seq: this.#state.seq });
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
  #unit(by) {
    const units = this.#units;
    if (this.#decides === null || units.length === 0) return;
    const at = units.indexOf(this.#board.focused?.slice(2) ?? this.#last ?? "");
    const unit = units[at < 0 ? (by > 0 ? 0 : units.length - 1) : (at + by + units.length) % units.length];
    this.#last = unit;
    this.#board.focus(`c:${unit}`);
    this.#viewport.reveal(unit, true);
  }
  /** @type {string | null} the unit that was gone to last */
  #last = null;

  #cancel() {
    if (this.#pointer.holds) {
      this.#pointer.cancel();
      return this.#putBack();
    }
    if (this.#sidePanel.isOpen) return this.#sidePanel.sheet(false);
    if (setupForm.areButtons(this.#touches.first)) return;
    if (this.#isMaking) this.#letGo();
    else if (!this.#arrows.clear() && !this.#history.isLive) return this.#history.live();
    this.#show();
  }

  /** Whether touches have begun an action that is not taken yet. */
  get #isMaking() {
    return this.#decides !== null && this.#touches.path.length > 0;
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
    this.#show();
    if (focused) /** @type {HTMLElement | null} */ (need("path").querySelector(`input[value="${CSS.escape(focused)}"]`))?.focus();
  }

  // SidePanel the board.

  /** To the next seat around the board. */
  #flip() {
    this.#looksFrom(this.#facing.next());
  }

  /** @param {number} seat */
  #lookFrom(seat) {
    this.#facing.from(seat);
    this.#looksFrom(seat);
  }

  /** @param {number | null} seat */
  #looksFrom(seat) {
    this.#exports();
    this.#show();
    if (seat === null) return;
    this.#history.from(seat);
    aloud(say("turned", { seat: facts.seats[seat] ?? "" }));
  }

  /** The downloads are as the board is shown. */
  #exports() {
    this.#sidePanel.exports(this.#shown, this.#board.turn, this.#overlays.shown);
  }
}

document.documentElement.classList.add("js");
new Game();
