// A path of touches in the making. It knows no game and no page: it narrows the tree of legal paths.

/** @import { Branch, Effect, TouchTree } from "./protocol.js" */

/**
 * What a touch came to: `play` finishes an action, `ready` could be confirmed or continued, `more` needs more touches,
 * `none` leaves nothing picked.
 * @typedef {"play" | "ready" | "more" | "none"} Result
 */

/** @type {TouchTree} */
const NOTHING = { action: null, says: null, next: [] };

export class Touches {
  /** @type {{ paths: TouchTree, picked: Branch | null }[]} */
  #levels = [{ paths: NOTHING, picked: null }];
  #ask;
  /** Counts changes of the path: a late answer to an older one is not taken. */
  #round = 0;
  /** Counts new beginnings: what was touched before is not touched after. */
  #age = 0;
  /** @type {Promise<unknown> | null} the question that is not answered yet, or the path that is gone again */
  #asking = null;
  /** @type {string[] | null} the path that is gone again, while it is */
  #again = null;

  /** @param {(path: string[]) => Promise<TouchTree>} ask what may follow a path, where the tree does not say */
  constructor(ask) {
    this.#ask = ask;
  }

  /**
   * Begins anew with this tree; none has to be asked for. A path that is held goes on in the new tree, with what is touched
   * in the meantime; it is let go of where the tree does not offer it any more.
   * @param {TouchTree | null} root
   * @param {string[]} [held]
   */
  async begin(root, held = []) {
    if (held.length === 0) this.#renew();
    this.#round++;
    this.#levels = [{ paths: NOTHING, picked: null }];
    this.#again = held;
    const going = this.#go(root, held);
    this.#asking = going;
    await going;
    if (this.#asking === going) this.#asking = null;
  }

  /**
   * @param {TouchTree | null} root
   * @param {string[]} held
   */
  async #go(root, held) {
    const [first] = this.#levels;
    first.paths = root ?? (await this.#ask([]));
    for (const touch of held) {
      if (this.#again !== held) return;
      const branch = this.next.find((one) => one.touch === touch);
      if (!branch) this.#cut(0);
      if (!branch) break;
      await this.#step(branch);
    }
    if (this.#again === held) this.#again = null;
  }

  /**
   * One step further on the path.
   * @param {Branch} branch
   */
  async #step(branch) {
    this.#last.picked = branch;
    const level = { paths: branch.then ?? NOTHING, picked: null };
    this.#levels.push(level);
    if (!branch.then) level.paths = await this.#ask(this.path);
  }

  /** What is held in hand: the touches so far, also while a new tree is asked for them. */
  get held() {
    return this.#again ?? this.path;
  }

  /** Waits until it is known what may be touched next. */
  async settled() {
    while (this.#asking) await this.#asking;
  }

  /** The touches so far. */
  get path() {
    return this.steps.map((step) => step.touch);
  }

  /** The branches so far. */
  get steps() {
    return this.#levels.flatMap((level) => level.picked ?? []);
  }

  /** What may be touched next. */
  get next() {
    return this.#last.paths.next;
  }

  /** The action that the path spells, if it is one as it stands. */
  get action() {
    return this.#last.paths.action;
  }

  /** What the path so far comes to, while that is worth a sentence. */
  get says() {
    return this.#last.paths.says;
  }

  /** What may be touched first. */
  get first() {
    return this.#levels[0].paths.next;
  }

  /** @returns {Effect[][]} what each touch so far would do */
  get effects() {
    return this.steps.map((step) => step.effects);
  }

  get #last() {
    return this.#levels[this.#levels.length - 1];
  }

  /**
   * Touches something: the next step of the path, another choice for an earlier step, or, touched again, the end of a
   * path that can be confirmed. A quick hand is waited for: what a touch means is clear only when it is known what may
   * follow the one before.
   * @param {string} touch
   * @returns {Promise<Result>}
   */
  async touch(touch) {
    const age = this.#age;
    while (this.#asking) await this.#asking;
    if (age !== this.#age) return "more";
    if (this.action !== null && touch === this.path.at(-1)) return "play";
    for (let depth = this.#levels.length - 1; depth >= 0; depth--) {
      const level = this.#levels[depth];
      if (level.picked?.touch === touch) return this.#cut(depth);
      const branch = level.paths.next.find((one) => one.touch === touch);
      if (branch) return this.#take(depth, branch);
    }
    return this.#cut(0);
  }

  /** Takes the last touch back. */
  back() {
    this.#renew();
    return this.#cut(Math.max(0, this.#levels.length - 2));
  }

  /** @returns {Result} */
  clear() {
    this.#renew();
    return this.#cut(0);
  }

  #renew() {
    this.#age++;
    this.#asking = null;
    this.#again = null;
  }

  /**
   * @param {number} depth
   * @returns {Result}
   */
  #cut(depth) {
    this.#round++;
    this.#levels.length = depth + 1;
    this.#levels[depth].picked = null;
    return depth === 0 ? "none" : this.action !== null ? "ready" : "more";
  }

  /**
   * @param {number} depth
   * @param {Branch} branch
   * @returns {Promise<Result>}
   */
  async #take(depth, branch) {
    this.#cut(depth);
    const round = this.#round;
    this.#levels[depth].picked = branch;
    this.#levels.push({ paths: branch.then ?? NOTHING, picked: null });
    if (!branch.then) {
      const asking = this.#ask(this.path);
      this.#asking = asking;
      const paths = await asking;
      if (this.#asking === asking) this.#asking = null;
      if (round !== this.#round) return "more";
      this.#levels[depth + 1].paths = paths;
    }
    if (this.action === null) return "more";
    return this.next.length > 0 || destroys(branch) ? "ready" : "play";
  }
}

/**
 * Whether a touch takes away a part of the board for ever: that is shown before it is done.
 * @param {Branch} branch
 */
function destroys(branch) {
  return branch.effects.some((effect) => effect.do === "lose");
}
