// The real server on a free port with a folder of its own, and a real browser before it.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../..");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The program to test: `SKAZKA_BIN`, or what cargo builds. */
function program() {
  if (process.env.SKAZKA_BIN) return resolve(process.env.SKAZKA_BIN);
  const built = spawnSync("cargo", ["build", "--quiet", "--bin", "skazka", "--message-format=json"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const messages = built.stdout.split("\n").filter((line) => line.includes('"executable":"'));
  const executable = messages.map((line) => JSON.parse(line).executable).findLast((path) => path);
  if (built.status !== 0 || !executable) throw new Error("cargo build --bin skazka failed");
  return executable;
}

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {() => Promise<void>} restart ends the server at once and starts it again on the same folder
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<Server>} */
export async function serve() {
  const file = program();
  const data = mkdtempSync(join(tmpdir(), "skazka-"));
  let { child, url } = await begin(file, data, "127.0.0.1:0");
  const end = () => new Promise((done) => (child.exitCode === null ? child.once("exit", done) && child.kill("SIGKILL") : done(undefined)));
  return {
    url,
    async restart() {
      await end();
      ({ child, url } = await begin(file, data, new URL(url).host));
    },
    async stop() {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} file
 * @param {string} data
 * @param {string} address
 * @returns {Promise<{ child: import("node:child_process").ChildProcess, url: string }>}
 */
function begin(file, data, address) {
  const child = spawn(file, ["serve", "--address", address, "--data", data], { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((done, failed) => {
    let said = "";
    child.stdout.on("data", (words) => {
      said += words;
      const url = /http:\/\/[\d.:]+/.exec(said)?.[0];
      if (url) done({ child, url });
    });
    child.once("exit", (code) => failed(new Error(`the server ended (${code}) before it said its address: ${said}`)));
  });
}

export function launch() {
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}
