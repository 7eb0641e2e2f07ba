// Tables of a server.

import { PROTOCOL } from "../messages/wire";
import { home, to } from "../route/route.svelte";
import type { Line, Listener, Transport } from "./interface";

const api = (path: string): string => to(`/api${path}`);

class Socket implements Line {
  readonly #socket: WebSocket;

  /** The secret is a name of a protocol, because addresses are logged on the way. */
  constructor(address: string, secret: string | null, listener: Listener) {
    this.#socket = new WebSocket(address, secret ? [PROTOCOL, secret] : [PROTOCOL]);
    this.#socket.onopen = () => listener.opened();
    this.#socket.onmessage = (message) => listener.heard(message.data as string);
    this.#socket.onclose = (event) => listener.closed(event.code);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(message: string): void {
    this.#socket.send(message);
  }

  close(): void {
    this.#socket.close();
  }
}

export const overServer: Transport = {
  can: new Set(["friends", "records", "print", "operator"]),
  oneDevice: false,
  friends: null,
  ask: (path, init) => fetch(api(path), init),
  link: api,
  open: (path, secret, listener) => new Socket(`${home().replace("http", "ws")}/api${path}`, secret, listener),
};
