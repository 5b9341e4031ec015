// The form that opens a written game: a chosen file fills the field.

import { need } from "./dom.js";

const field = /** @type {HTMLTextAreaElement} */ (need("record"));
const file = /** @type {HTMLInputElement} */ (need("record-file"));

document.documentElement.classList.add("js");
file.addEventListener("change", async () => {
  const chosen = file.files?.[0];
  if (chosen) field.value = await chosen.text();
});
