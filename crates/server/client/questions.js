// What may follow a path of touches, asked of the server where the state does not say it.

/** @import { Ask, Paths } from "./protocol.js" */

/** @type {Paths} */
export const NOTHING = { action: null, says: null, next: [] };

export class Questions {
  #send;
  #count = 0;
  /** @type {Map<number, (paths: Paths) => void>} */
  #open = new Map();

  /** @param {(ask: Ask) => boolean} send */
  constructor(send) {
    this.#send = send;
  }

  /**
   * @param {number | null} seat who decides
   * @param {string[]} path
   * @returns {Promise<Paths>} nothing when nobody decides or nobody answers
   */
  ask(seat, path) {
    const id = ++this.#count;
    if (seat === null || !this.#send({ t: "touch", seat, path, id })) return Promise.resolve(NOTHING);
    return new Promise((answer) => this.#open.set(id, answer));
  }

  /**
   * @param {number} id
   * @param {Paths} paths
   */
  answer(id, paths) {
    this.#open.get(id)?.(paths);
    this.#open.delete(id);
  }

  /** What was asked will not be answered any more. */
  forget() {
    this.#open.forEach((answer) => answer(NOTHING));
    this.#open.clear();
  }
}
