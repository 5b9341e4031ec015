// The page of a game: joins the connection, the board, the hands and everything beside it.

/** @import { ClientMessage, Picture, State, ServerMessage } from "./protocol.js" */

import { Arrows } from "./arrows.js";
import * as banners from "./banners.js";
import { SidePanel } from "./side-panel.js";
import { Board } from "./board.js";
import { Curtain } from "./curtain.js";
import { isUndoneInPath } from "./decision.js";
import { ActionForms } from "./action-forms.js";
import { ActionInput } from "./action-input.js";
import { need } from "./dom.js";
import { Facing } from "./facing.js";
import { History } from "./history.js";
import * as keys from "./keys.js";
import { Ledger } from "./ledger.js";
import * as motion from "./motion.js";
import { MoveList } from "./movelist.js";
import { cellsOf, isDeclined, tell } from "./news.js";
import { Overlays } from "./overlays.js";
import { Seeds } from "./seeds.js";
import { Connection, PACKING } from "./socket.js";
import { aloud, hush } from "./voice.js";
import * as where from "./where.js";
import { read, say } from "./words.js";

/** @type {{ id: string, seats: string[], persons: boolean[], side: number | null, ply: number | null }} */
const facts = read("game", { id: "", seats: [], persons: [], side: null, ply: null });
const address = `/${facts.id}`;

class Game {
  /** @type {State | null} */
  #state = null;
  /** The point that is shown. */
  #shown = facts.ply ?? 0;
  #place = need("board");
  #trays = need("trays");
  #board = new Board(this.#place);
  #arrows = new Arrows(this.#board, this.#place);
  #list = new MoveList(need("moves"), address, (ply) => this.#history.look(ply));
  #ledger = new Ledger(need("ledger"), facts.seats);
  #history = new History(address, facts.ply, (ask) => this.#send(ask), (picture) => this.#picture(picture, null));
  #sidePanel = new SidePanel(facts.id, this.#history, { flip: () => this.#flip(), from: (seat) => this.#lookFrom(seat) });
  #overlays = new Overlays(this.#place, () => this.#exports());
  #actionForms = new ActionForms(need("commands"), facts.seats, (ask) => this.#send(ask));
  #seeds = new Seeds((ask) => this.#send(ask));
  #curtain = new Curtain(facts.seats, (seat) => this.#sit(seat));
  #input = new ActionInput({
    board: this.#board,
    trays: this.#trays,
    arrows: this.#arrows,
    history: this.#history,
    sidePanel: this.#sidePanel,
    send: (ask) => this.#send(ask),
    sit: (seat) => this.#sit(seat),
  });
  #viewport = this.#input.viewport;
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
      confirm: () => this.#input.confirm(),
      cancel: () => this.#input.cancel(),
      touch: (touch) => this.#input.touch(touch),
      isMaking: () => this.#input.isMaking,
      reveal: (touch) => this.#viewport.reveal(touch.slice(2)),
      unit: (by) => this.#input.unit(by),
      zoom: (by) => (by > 0 ? this.#viewport.closer() : by < 0 ? this.#viewport.farther() : this.#viewport.whole()),
      undo: () => this.#input.undo(),
    });
    need("next-unit").addEventListener("click", () => this.#input.unit(1));
  }

  // What the server says.

  /** @param {ServerMessage} tell */
  #hear(tell) {
    switch (tell.t) {
      case "state":
        this.#board.learn(tell.picture, tell.background_svg);
        tell.moves.unshift(...(this.#state?.moves.slice(0, tell.told) ?? []));
        return this.#follow(tell);
      case "shown-ply":
        this.#board.learn(tell, tell.background_svg);
        return this.#history.got(tell);
      case "next":
        return this.#input.answer(tell.id, tell.next);
      case "refused":
        return this.#refused(tell.says);
    }
  }

  /** @param {boolean} connected */
  #connected(connected) {
    need("lost").hidden = connected;
    if (!connected) this.#input.disconnect();
  }

  /** @param {State} state */
  #follow(state) {
    const before = this.#state;
    const sameEyes = before !== null && before.viewpoint === state.viewpoint;
    if (!sameEyes) this.#forget();
    this.#state = state;
    if (this.#input.follow(state)) banners.hide("refused");
    this.#history.follow(state, before);
    if (need("status").textContent !== state.status) need("status").textContent = state.status;
    need("status").classList.toggle("thinking", state.thinking !== null);
    need("status").classList.toggle("over", state.outcome !== null);
    this.#ledger.write(state.moves, this.#list.write(state.moves));
    this.#actionForms.show(state, isUndoneInPath(state) ? "undo" : null);
    this.#seeds.follow(state);
    need("again").hidden = state.outcome === null;
    this.#sidePanel.players(state);
    this.#input.followTyped();
    this.#watch(state.picture, before);
    if (this.#history.isLive) this.#picture(state.picture, before);
    this.#curtain.follow(state);
    if (before && sameEyes && state.seq > before.seq) this.#news(state, before);
    this.#input.settle();
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
    const held = this.#input.hold(before);
    const old = this.#board.show(picture);
    if (old.svg !== this.#board.svg) this.#viewport.refresh();
    this.#overlays.show();
    this.#facing.sides = this.#state?.picture.sides ?? [];
    this.#facing.keep();
    this.#viewport.redraw(this.#theirs);
    this.#trays.innerHTML = picture.trays;
    if (this.#state) this.#sidePanel.notes(picture.notes, this.#state);
    this.#list.point(picture.ply);
    this.#shown = picture.ply;
    this.#exports();
    need("past").hidden = live;
    need("past-says").textContent = say("past", { ply: picture.ply });
    need("frame").classList.toggle("looks-back", !live);
    if (before && before.viewpoint === this.#state?.viewpoint && picture.ply > before.picture.ply) this.#move(picture, before, old);
    if (!before || before.seq !== this.#state?.seq) this.#arrows.clear();
    this.#arrows.redraw();
    this.#input.begin(held);
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
    if (before.picture.ply <= picture.since) motion.play(this.#board, old, picture.effects, { slides: !this.#input.hasPlaced, chance });
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
    banners.hide("refused");
    this.#input.forget();
  }

  /** @param {string} says */
  #refused(says) {
    banners.show("refused", says);
    this.#input.refuse();
  }

  /**
   * @param {ClientMessage} ask
   * @returns {boolean}
   */
  #send(ask) {
    return this.#connection.send(ask);
  }

  // Around the board.

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
    this.#input.show();
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
