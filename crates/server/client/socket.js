// The connection to the server: it comes back by itself, and every connecting begins with the whole state.
// Long messages come deflated; unpacking takes a moment, so what came first is heard first.

/** @import { ClientMessage, ServerMessage } from "./protocol.js" */

const SOONEST = 400;
const LATEST = 8000;
/** What is said in the address of the socket. */
export const PACKING = "DecompressionStream" in globalThis ? "deflate" : "none";

/**
 * What a message says.
 * @param {string | ArrayBuffer} message
 * @returns {Promise<ServerMessage>}
 */
async function unpacked(message) {
  if (typeof message === "string") return JSON.parse(message);
  const packed = new Blob([message]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream("deflate-raw"))).json();
}

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  #wait = SOONEST;
  /** @type {number | undefined} */
  #timer;
  #address;
  #hear;
  #tell;

  /**
   * @param {() => string} path the address, asked for at every connecting
   * @param {(tell: ServerMessage) => void} hear what the server says
   * @param {(connected: boolean) => void} tell whether there is a connection
   */
  constructor(path, hear, tell) {
    this.#address = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path()}`;
    this.#hear = hear;
    this.#tell = tell;
    addEventListener("online", () => this.#now());
    addEventListener("pageshow", (event) => event.persisted && this.#now());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#now());
    this.#open();
  }

  get connected() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /**
   * Says something to the server; false when there is no connection.
   * @param {ClientMessage} ask
   */
  send(ask) {
    if (!this.connected) return false;
    this.#socket?.send(JSON.stringify(ask));
    return true;
  }

  #now() {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  #open() {
    const socket = new WebSocket(this.#address());
    let heard = Promise.resolve();
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = SOONEST;
      this.#tell(true);
    };
    socket.onmessage = (event) => {
      const told = unpacked(event.data);
      const hear = async () => {
        const tell = await told;
        if (this.#socket === socket) this.#hear(tell);
      };
      heard = heard.then(hear).catch(reportError);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#tell(false);
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LATEST);
    };
  }
}
