// From the secret of a game to what is drawn: the same as the server's, written a second time, so that a browser can check
// it. The way is described in docs/formats.md.

import { hmac, sha256 } from "./sha256.js";

/** The greatest 64-bit word. */
const GREATEST = 2n ** 64n - 1n;

/**
 * What a game's draws come from.
 * @typedef {object} Source
 * @property {string} game what it is called in its draws
 * @property {string} secret 64 hexadecimal digits
 * @property {string[]} seeds one a seat, in the order of seats
 */

/**
 * The commitment of a secret, both as hexadecimal digits.
 * @param {string} secret
 */
export function commitment(secret) {
  return [...sha256(bytes(secret))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The place of the outcome of a draw among outcomes of these weights.
 * @param {Source} source
 * @param {number} number from 1
 * @param {number[]} weights
 */
export function draw(source, number, weights) {
  return pick(weights, words(source, number));
}

/**
 * The random words of a draw: block after block, four of 64 bits each.
 * @param {Source} source
 * @param {number} number
 * @returns {Generator<bigint, never>}
 */
export function* words({ game, secret, seeds }, number) {
  const key = bytes(secret);
  for (let block = 0; ; block++) {
    const message = ["skazka-draw-1", game, ...seeds, number, block].join("\n");
    const digest = new DataView(hmac(key, new TextEncoder().encode(message)).buffer);
    for (let word = 0; word < 4; word++) yield digest.getBigUint64(8 * word);
  }
}

/**
 * The place of an outcome; words that would favour the first ones are passed over.
 * @param {number[]} weights
 * @param {Iterable<bigint>} words
 */
export function pick(weights, words) {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return -1;
  const fair = GREATEST - (GREATEST % total);
  for (const word of words) {
    if (word >= fair) continue;
    let left = word % total;
    return weights.findIndex((weight) => {
      const here = left < BigInt(weight);
      left -= BigInt(weight);
      return here;
    });
  }
  return -1;
}

/** @param {string} hex */
function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

/**
 * One draw of a record.
 * @typedef {object} Draw
 * @property {number} number from 1
 * @property {number} turn
 * @property {string} drawn
 * @property {string} says what people call it
 * @property {[string, number][]} outcomes what could be drawn, with its weight
 * @property {string[]} names what people call each of them
 */

/**
 * What the server reads out of a record.
 * @typedef {Source & { commitment: string, from: number, draws: Draw[], fault: string | null }} Told
 */

/**
 * What the browser finds: whether the secret is the promised one, and each draw it answers for; what was drawn and what it
 * computed are called as people call them.
 * @typedef {object} Verdict
 * @property {boolean} isSealed
 * @property {{ number: number, turn: number, drawn: string, computed: string, weight: number, all: number, isRight: boolean }[]} draws
 */

/**
 * Makes every draw again.
 * @param {Told} told
 * @returns {Verdict}
 */
export function judge(told) {
  const draws = told.draws.filter((one) => one.number >= told.from).map((one) => {
    const weights = one.outcomes.map(([, weight]) => weight);
    const drawn = one.outcomes.findIndex(([outcome]) => outcome === one.drawn);
    const computed = draw(told, one.number, weights);
    const all = weights.reduce((sum, each) => sum + each, 0);
    return {
      number: one.number,
      turn: one.turn,
      drawn: one.says,
      computed: one.names[computed] ?? "",
      weight: weights[drawn] ?? 0,
      all,
      isRight: drawn >= 0 && drawn === computed,
    };
  });
  return { isSealed: commitment(told.secret) === told.commitment, draws };
}
