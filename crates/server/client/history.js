// Looking back through the game without losing the present one.

/** @import { ClientMessage, Picture, State } from "./protocol.js" */

export class History {
  #address;
  #send;
  #show;
  /** The point that is looked at; none is the present one. @type {number | null} */
  #ply;
  /** @type {State | null} */
  #state = null;
  /** @type {Map<number, Picture>} */
  #known = new Map();

  /**
   * @param {string} address the game's path
   * @param {number | null} ply the point that the page came with, if not the present one
   * @param {(ask: ClientMessage) => boolean} send
   * @param {(picture: Picture) => void} show
   */
  constructor(address, ply, send, show) {
    this.#address = address;
    this.#send = send;
    this.#show = show;
    const hash = Number.parseInt(location.hash.slice(1), 10);
    this.#ply = Number.isNaN(hash) ? ply : hash;
  }

  get isLive() {
    return this.#ply === null;
  }

  /**
   * The game has gone on.
   * @param {State} state
   * @param {State | null} before
   */
  follow(state, before) {
    this.#state = state;
    if (!before || before.seq !== state.seq || before.viewpoint !== state.viewpoint) this.#known.clear();
    if (this.#ply === null) return;
    if (this.#ply >= state.picture.ply) this.#ply = null;
    else if (!before) this.look(this.#ply);
  }

  /**
   * A point that was asked for.
   * @param {Picture} picture
   */
  got(picture) {
    this.#known.set(picture.ply, picture);
    if (picture.ply === this.#ply) this.#show(picture);
  }

  /** @param {number} by */
  step(by) {
    const end = this.#state?.picture.ply ?? 0;
    const at = this.#ply ?? end;
    if (at + by > end) return;
    this.look(at + by);
  }

  /** @param {number} ply */
  look(ply) {
    const end = this.#state?.picture.ply ?? 0;
    if (ply >= end) return this.live();
    this.#ply = Math.max(0, ply);
    this.#note();
    const known = this.#known.get(this.#ply);
    if (known) this.#show(known);
    else this.#send({ t: "show-ply", ply: this.#ply });
  }

  /** Back to the present. */
  live() {
    if (this.#ply === null) return;
    this.#ply = null;
    this.#note();
    if (this.#state) this.#show(this.#state.picture);
  }

  /**
   * The address says from which seat the board is looked at.
   * @param {number} seat
   */
  from(seat) {
    history.replaceState(null, "", `${this.#address}/${seat}${location.hash}`);
  }

  /** The address says what is looked at, so that a link or a reload shows it again. */
  #note() {
    const path = location.pathname.startsWith(this.#address) ? location.pathname : this.#address;
    history.replaceState(null, "", this.#ply === null ? path : `${path}#${this.#ply}`);
  }
}
