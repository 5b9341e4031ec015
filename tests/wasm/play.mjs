// Plays the games of a WebAssembly module: node play.mjs MODULE COUNT. One sum a line.
import { readFile } from "node:fs/promises";

const [path, count] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(path), {});
for (let number = 0; number < Number(count); number += 1) {
  console.log(BigInt.asUintN(64, instance.exports.play(number)).toString(16));
}
