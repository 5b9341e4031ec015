// One server and one browser for the tests of a file, from before the first to after the last: whoever imports this has them.

import { after, before } from "node:test";
import { launch, serve } from "./serve.js";

/** @type {import("./serve.js").Server} */
export let server;
/** @type {import("playwright-core").Browser} */
export let browser;

before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});
