// What may follow a path of touches, asked of the server where the state does not say it.

/** @import { ClientMessage, TouchTree } from "./protocol.js" */

/** @type {TouchTree} */
export const NOTHING = { action: null, says: null, next: [] };

export class Questions {
  #send;
  #count = 0;
  /** @type {Map<number, (paths: TouchTree) => void>} */
  #open = new Map();

  /** @param {(ask: ClientMessage) => boolean} send */
  constructor(send) {
    this.#send = send;
  }

  /**
   * @param {number | null} seat who decides
   * @param {string[]} path
   * @returns {Promise<TouchTree>} nothing when nobody decides or nobody answers
   */
  ask(seat, path) {
    const id = ++this.#count;
    if (seat === null || !this.#send({ t: "touch", seat, path, id })) return Promise.resolve(NOTHING);
    return new Promise((answer) => this.#open.set(id, answer));
  }

  /**
   * @param {number} id
   * @param {TouchTree} paths
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
