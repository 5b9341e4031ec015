// SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104): browsers keep their own from pages that come without TLS, as those of a
// server at home do.

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the roots of the first primes, square or cube. */
const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

/**
 * @param {number} count
 * @param {number} power
 */
function roots(count, power) {
  /** @type {[number, number][]} */
  const found = [];
  for (let number = 2; found.length < count; number++) {
    if (!found.some(([prime]) => number % prime === 0)) found.push([number, fraction(number ** power)]);
  }
  return Uint32Array.from(found, ([, root]) => root);
}

/** @param {number} number */
function fraction(number) {
  return Math.floor((number - Math.floor(number)) * 2 ** 32);
}

/**
 * @param {number} word
 * @param {number} by
 */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * The SHA-256 of some bytes.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha256(bytes) {
  const message = padded(bytes);
  const state = Uint32Array.from(START);
  for (let at = 0; at < message.byteLength; at += BLOCK) mix(state, new DataView(message.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/**
 * The message, a one, zeros, and its length in bits: whole blocks.
 * @param {Uint8Array} bytes
 */
function padded(bytes) {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  message.set(bytes);
  message[bytes.length] = 0x80;
  new DataView(message.buffer).setBigUint64(message.length - 8, BigInt(bytes.length) * 8n);
  return message;
}

/**
 * @param {Uint32Array} state
 * @param {DataView} block
 */
function mix(state, block) {
  const words = new Uint32Array(64);
  for (let place = 0; place < 16; place++) words[place] = block.getUint32(4 * place);
  for (let place = 16; place < 64; place++) {
    const [early, late] = [words[place - 15], words[place - 2]];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] = words[place - 16] + one + words[place - 7] + other;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let round = 0; round < 64; round++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round] + words[round];
    const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + other) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] += word));
}

/**
 * The HMAC-SHA-256 of some bytes.
 * @param {Uint8Array} key
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function hmac(key, bytes) {
  const short = new Uint8Array(BLOCK);
  short.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(short.map((byte) => byte ^ 0x36), bytes));
  return sha256(joined(short.map((byte) => byte ^ 0x5c), inner));
}

/**
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
