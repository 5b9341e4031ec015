// Short sounds, synthesised here. Silent until somebody switches them on.

/** @import { Effect } from "./protocol.js" */

const KEY = "skazka-sound";

/** @typedef {"move" | "capture" | "cut" | "die" | "good" | "bad" | "turn" | "victory" | "defeat" | "draw"} Sound */

/** @type {AudioContext | null} */
let context = null;
let on = remembered();

function remembered() {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

export function isOn() {
  return on;
}

/** @returns {boolean} whether sounds are on now */
export function toggle() {
  on = !on;
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // A browser that remembers nothing still plays sounds until the page is left.
  }
  if (on) sound("move");
  return on;
}

/**
 * What an effect sounds like: of several the first in this list is heard. What chance did to the board is good news
 * when something came, bad when something went.
 * @type {{ by: "hand" | "chance", effect: Effect["do"], sound: Sound }[]}
 */
const SOUNDS = [
  { by: "chance", effect: "take", sound: "bad" },
  { by: "chance", effect: "become", sound: "good" },
  { by: "chance", effect: "put", sound: "good" },
  { by: "chance", effect: "reveal", sound: "move" },
  { by: "hand", effect: "take", sound: "capture" },
  { by: "hand", effect: "lose", sound: "cut" },
];

/**
 * The sound of what an action did.
 * @param {Effect[]} effects
 * @param {boolean} chance whether chance acted last
 * @returns {Sound | null}
 */
export function soundOf(effects, chance) {
  const did = new Set(effects.map((effect) => effect.do));
  const by = chance ? "chance" : "hand";
  const known = SOUNDS.find((one) => one.by === by && did.has(one.effect));
  if (known) return known.sound;
  if (chance && !did.has("move")) return "die";
  return did.size > 0 ? "move" : null;
}

/** @param {Sound} name */
export function sound(name) {
  if (!on) return;
  context ??= new AudioContext();
  const { currentTime } = context;
  switch (name) {
    case "move":
      return knock(currentTime, 210, 0.09, 0.5);
    case "capture":
      knock(currentTime, 150, 0.13, 0.6);
      return knock(currentTime + 0.05, 320, 0.06, 0.3);
    case "cut":
      return rip(currentTime, 0.24);
    case "die":
      return [0, 0.07, 0.12, 0.2].forEach((late, nth) => knock(currentTime + late, 380 - nth * 30, 0.05, 0.35));
    case "good":
      return [523, 784].forEach((tone, nth) => bell(currentTime + nth * 0.09, tone, 0.3, 0.18));
    case "bad":
      knock(currentTime, 110, 0.2, 0.6);
      return bell(currentTime + 0.06, 196, 0.35, 0.16);
    case "turn":
      return bell(currentTime, 660, 0.22, 0.16);
    case "victory":
      return [392, 494, 587, 784].forEach((tone, nth) => bell(currentTime + nth * 0.13, tone, 0.5, 0.2));
    case "defeat":
      return [392, 330, 262].forEach((tone, nth) => bell(currentTime + nth * 0.18, tone, 0.5, 0.18));
    case "draw":
      return [392, 392].forEach((tone, nth) => bell(currentTime + nth * 0.2, tone, 0.4, 0.18));
  }
}

/**
 * A piece of wood put on wood.
 * @param {number} at
 * @param {number} tone
 * @param {number} long
 * @param {number} loud
 */
function knock(at, tone, long, loud) {
  const [voice, gain] = voiced("triangle", at, long, loud);
  voice.frequency.setValueAtTime(tone * 1.6, at);
  voice.frequency.exponentialRampToValueAtTime(tone, at + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
}

/**
 * @param {number} at
 * @param {number} tone
 * @param {number} long
 * @param {number} loud
 */
function bell(at, tone, long, loud) {
  const [voice, gain] = voiced("sine", at, long, loud);
  voice.frequency.setValueAtTime(tone, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
}

/**
 * Paper being torn.
 * @param {number} at
 * @param {number} long
 */
function rip(at, long) {
  if (!context) return;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth++) {
    const crackle = Math.random() < 0.12 ? 1 : 0.25;
    samples[nth] = (Math.random() * 2 - 1) * crackle * Math.sin((Math.PI * nth) / samples.length);
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(1600, at);
  filter.frequency.linearRampToValueAtTime(4200, at + long);
  source.connect(filter).connect(context.destination);
  source.start(at);
}

/**
 * @param {OscillatorType} type
 * @param {number} at
 * @param {number} long
 * @param {number} loud
 * @returns {[OscillatorNode, GainNode]}
 */
function voiced(type, at, long, loud) {
  const audio = context ?? new AudioContext();
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = type;
  gain.gain.setValueAtTime(loud, at);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + long);
  return [voice, gain];
}
