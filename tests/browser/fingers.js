// Real fingers: touch events as the browser has them from the screen, sent through its own protocol.

/** @import { CDPSession, Locator, Page } from "playwright-core" */
/** @typedef {{ x: number, y: number }} Place in pixels of the window */

/** How many moves a finger makes on its way. */
const STEPS = 12;

/** The middle of something. @param {Locator} locator @returns {Promise<Place>} */
export async function middle(locator) {
  return locator.first().evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
}

export class Fingers {
  /** @type {CDPSession} */
  #screen;
  /** @type {Map<number, Place>} */
  #down = new Map();

  /** @param {CDPSession} screen */
  constructor(screen) {
    this.#screen = screen;
  }

  /** @param {Page} page */
  static async of(page) {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** @param {"touchStart" | "touchMove" | "touchEnd" | "touchCancel"} type */
  async #send(type) {
    const touchPoints = [...this.#down].map(([id, at]) => ({ id, ...at }));
    await this.#screen.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  /** @param {Place} at @param {number} [finger] */
  async press(at, finger = 0) {
    this.#down.set(finger, at);
    await this.#send("touchStart");
  }

  /** @param {Place} to @param {number} [finger] */
  async move(to, finger = 0) {
    const from = this.#down.get(finger) ?? to;
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      this.#down.set(finger, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      await this.#send("touchMove");
    }
  }

  /** @param {number} [finger] */
  async lift(finger = 0) {
    this.#down.delete(finger);
    await this.#send("touchEnd");
  }

  /** The system takes the finger away, as for a gesture of its own. */
  async lose() {
    this.#down.clear();
    await this.#send("touchCancel");
  }

  /** @param {Place} from @param {Place} to */
  async drag(from, to) {
    await this.press(from);
    await this.move(to);
    await this.lift();
  }
}
