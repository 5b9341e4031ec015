// The browser's own SHA-256, HMAC and draws, without a page: `node --test fair.test.js`.

import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { commitment, draw, pick, words } from "../../crates/server/client/fair.js";
import { hmac, sha256 } from "../../crates/server/client/sha256.js";

/** @param {Uint8Array} bytes */
const hex = (bytes) => Buffer.from(bytes).toString("hex");
/** @param {string} text */
const utf8 = (text) => new TextEncoder().encode(text);

test("SHA-256 is that of FIPS 180-4", () => {
  /** @type {[string, string][]} */
  const known = [
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ];
  for (const [text, digest] of known) assert.equal(hex(sha256(utf8(text))), digest);
});

test("HMAC-SHA-256 is that of RFC 4231", () => {
  /** @type {[Uint8Array, string, string][]} */
  const known = [
    [new Uint8Array(20).fill(0x0b), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [utf8("Jefe"), "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
    [
      new Uint8Array(131).fill(0xaa),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ];
  for (const [key, text, digest] of known) assert.equal(hex(hmac(key, utf8(text))), digest);
});

test("messages of every length come out as they do elsewhere", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
    assert.equal(hex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"), `${length} bytes`);
    assert.equal(hex(hmac(bytes, bytes)), createHmac("sha256", bytes).update(bytes).digest("hex"), `${length} bytes`);
  }
});

const SOURCE = {
  game: "Ab3dE5gH",
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  seeds: ["anna", "Борис"],
};

test("the worked example of docs/formats.md comes out as in the server", () => {
  assert.equal(commitment(SOURCE.secret), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  const first = words(SOURCE, 1);
  const found = Array.from({ length: 5 }, () => first.next().value);
  assert.deepEqual(found, [0x987a7ec4efe31e1an, 0x206d0ff1583cedb5n, 0x130834f7791ae58dn, 0x0d306b10653eda7an, 0x3ea4b189b9ebfef7n]);
  /** @param {number[]} weights */
  const drawn = (weights) => [1, 2, 3].map((number) => draw(SOURCE, number, weights));
  assert.deepEqual(drawn([1, 1]), [0, 1, 1]);
  assert.deepEqual(drawn([1, 1, 1, 1, 1, 1]), [2, 3, 5]);
  assert.deepEqual(drawn([8, 10, 5]), [0, 0, 2]);
});

test("words that would favour somebody are passed over", () => {
  assert.equal(pick([1, 1, 1], [2n ** 64n - 1n, 2n ** 64n - 2n, 7n]), 2);
  assert.equal(pick([1, 2, 1], [2n ** 64n - 2n, 9n]), 1);
  assert.equal(pick([0, 5, 0], [4n]), 1);
  assert.equal(pick([0, 0], [4n]), -1);
});
