import type { LiveMessage } from "./types.ts";

export type Connection = "connecting" | "online" | "offline";

/** A WebSocket that comes back by itself, a little later each time. */
export class Live {
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  private heard = Date.now();
  private begun = Date.now();
  private readonly watchdog: ReturnType<typeof setInterval>;

  private readonly path: () => string;
  private readonly onMessage: (message: LiveMessage) => void;
  private readonly onConnection: (connection: Connection) => void;

  constructor(
    path: () => string,
    onMessage: (message: LiveMessage) => void,
    onConnection: (connection: Connection) => void = () => {},
  ) {
    this.path = path;
    this.onMessage = onMessage;
    this.onConnection = onConnection;
    this.watchdog = setInterval(() => this.watch(), 10_000);
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.doubt);
    this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watchdog);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.doubt);
    this.socket?.close();
  }

  /** Says something, if anybody listens. */
  say(message: unknown) {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }

  /** Try again now. */
  readonly hurry = () => {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** The network has gone: a socket would notice only much later. A server on this machine is found again at once. */
  private readonly doubt = () => {
    const socket = this.socket;
    if (socket?.readyState === WebSocket.OPEN) {
      this.socket = undefined;
      socket.close();
      this.lost();
    }
  };

  private open() {
    this.onConnection("connecting");
    this.begun = Date.now();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.onConnection("online");
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data as string) as LiveMessage;
      if (message.type === "ping") {
        socket.send(JSON.stringify({ type: "pong" }));
      } else {
        this.onMessage(message);
      }
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) {
        return;
      }
      this.lost();
    };
  }

  private lost() {
    this.onConnection("offline");
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), Math.min(15_000, 400 * 2 ** Math.min(this.tries, 6)));
  }

  /**
   * A line that has been silent for long is dead, whatever the socket believes; so is one that does not come about: a server that
   * stands still takes connections and never says a word, and behind the same address there may be another.
   */
  private watch() {
    const silent = this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heard > 90_000;
    const mute = this.socket?.readyState === WebSocket.CONNECTING && Date.now() - this.begun > 9_000;
    if (silent || mute) {
      this.socket?.close();
    }
  }
}
