"use strict";

// A connection that breaks in the air notifies neither end. The companion therefore sends an empty
// text message every few seconds; after a pause the connection counts as closed, and the client
// makes a new one.
const connection = (() => {
  const Native = WebSocket;
  // Milliseconds between two attempts to connect again.
  const PAUSE = 500;
  let hasBeenOpen = false;

  // Seconds without a message, counted while the device is awake: a device that has slept must not
  // judge at once. The companion must notice first: until then it treats a returning page as new.
  const patience = ({ readyState }) => (readyState === Native.CONNECTING ? 6 : 10);
  // Seconds left after the device wakes: a little more than one heartbeat.
  const AWAKE = 5;

  const close = (socket) => {
    const open = socket.readyState === Native.OPEN;
    socket.close();
    // on a dead connection the browser would wait for the answer before it fires the event
    if (open) socket.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  };

  // Loads the page again once the companion no longer invites this device: it then says so.
  const leaveIfUninvited = (socket) => {
    const POLICY_VIOLATION = 1008;
    const FORBIDDEN = 403;
    let opened = false;
    socket.addEventListener("open", () => {
      opened = true;
    });
    socket.addEventListener("close", async ({ code }) => {
      // a refused connection has no code of its own
      const refused = () => fetch("favicon.png", { cache: "no-store" }).then(({ status }) => status);
      const status = opened ? 0 : await refused().catch(() => 0);
      if (code === POLICY_VIOLATION || status === FORBIDDEN) location.reload();
    });
  };

  // A socket for the client. The client doubles its pause after each failed attempt, and a companion
  // that is back would wait for it; this one tries again and again itself, and opens late instead of
  // failing. Only the first connection of a page may fail. `prepare` gets each socket of the browser.
  class Patient extends EventTarget {
    static CONNECTING = Native.CONNECTING;
    static OPEN = Native.OPEN;
    static CLOSING = Native.CLOSING;
    static CLOSED = Native.CLOSED;
    static prepare = () => {};

    #address;
    #protocols;
    #socket;
    #given = false;
    binaryType = "arraybuffer";

    constructor(address, protocols = []) {
      super();
      this.#address = address;
      this.#protocols = protocols;
      this.#connect();
      addEventListener("online", this.#again);
    }

    #again = () => {
      if (this.readyState === Native.CONNECTING) close(this.#socket);
    };

    #connect() {
      const socket = new Native(this.#address, this.#protocols);
      this.#socket = socket;
      socket.binaryType = this.binaryType;
      Patient.prepare(socket);
      socket.addEventListener("open", () => {
        hasBeenOpen = this.#given = true;
        this.dispatchEvent(new Event("open"));
      });
      socket.addEventListener("message", ({ data }) => {
        this.dispatchEvent(new MessageEvent("message", { data }));
      });
      socket.addEventListener("close", this.#closed, { once: true });
    }

    #closed = ({ code, reason, wasClean }) => {
      if (hasBeenOpen && !this.#given) {
        setTimeout(() => this.#given || this.#connect(), PAUSE);
        return;
      }
      this.#given = true;
      removeEventListener("online", this.#again);
      if (!wasClean) this.dispatchEvent(new Event("error"));
      this.dispatchEvent(new CloseEvent("close", { code, reason, wasClean }));
    };

    get readyState() {
      return this.#given ? this.#socket.readyState : Native.CONNECTING;
    }
    get url() {
      return this.#socket.url;
    }
    get protocol() {
      return this.#socket.protocol;
    }
    get extensions() {
      return this.#socket.extensions;
    }
    get bufferedAmount() {
      return this.#socket.bufferedAmount;
    }

    send(data) {
      this.#socket.send(data);
    }

    close(...why) {
      // a socket of the browser that is already closed fires nothing any more
      this.#given = true;
      this.#socket.close(...why);
    }
  }

  return {
    Patient,
    // The address at which the companion sends heartbeats.
    withHeartbeat(address) {
      const url = new URL(address, location.href);
      url.search = "heartbeat";
      return url.href;
    },
    // Must add the first listener: the client cannot read heartbeats.
    watch(socket) {
      let silent = 0;
      const ticking = setInterval(() => {
        silent += 1;
        if (silent > patience(socket)) close(socket);
      }, 1000);
      const wake = () => {
        if (!document.hidden) silent = Math.max(silent, patience(socket) - AWAKE);
      };
      document.addEventListener("visibilitychange", wake);
      socket.addEventListener("message", (event) => {
        silent = 0;
        if (event.data === "") event.stopImmediatePropagation();
      });
      const stop = () => {
        clearInterval(ticking);
        document.removeEventListener("visibilitychange", wake);
      };
      socket.addEventListener("close", stop, { once: true });
      leaveIfUninvited(socket);
    },
  };
})();
