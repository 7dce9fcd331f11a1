"use strict";

// A connection that breaks in the air notifies neither end. The companion therefore sends an empty
// text message every few seconds; after a pause the connection counts as closed, and the client
// makes a new one.
const connection = (() => {
  const Native = WebSocket;
  // Milliseconds between two requests that are refused, and until one counts as unanswered.
  const PAUSE = 250;
  const SILENCE = 500;
  // The code with which the companion closes the connections of devices that it no longer invites.
  const POLICY_VIOLATION = 1008;
  let hasBeenOpen = false;

  // Seconds without a message, counted while the device is awake: a device that has slept must not
  // judge at once. The companion must notice first: until then it treats a returning page as new.
  // TCP repeats an attempt to connect after 1 and 3 seconds, then too seldom.
  const patience = ({ readyState }) => {
    if (readyState !== Native.CONNECTING) return 10;
    return hasBeenOpen ? 3 : 6;
  };
  // Seconds left after the device wakes: a little more than one heartbeat.
  const AWAKE = 5;

  const close = (socket) => {
    const open = socket.readyState === Native.OPEN;
    socket.close();
    // on a dead connection the browser would wait for the answer before it fires the event
    if (open) socket.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  };

  // Returns once a connection may succeed: the companion answers a request, or nothing does. Browsers
  // put off a WebSocket for seconds after others have been refused, but no requests. Loads the page again
  // if the companion no longer invites this device.
  const knock = async () => {
    const FORBIDDEN = 403;
    for (;;) {
      const silence = new AbortController();
      const timeout = setTimeout(() => silence.abort(), SILENCE);
      const request = { cache: "no-store", signal: silence.signal };
      const status = await fetch("favicon.png", request).then((answer) => answer.status, () => 0);
      clearTimeout(timeout);
      if (status === FORBIDDEN) location.reload();
      if (status || silence.signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };

  // A socket for the client. The client doubles its pause after each failed attempt, and a companion
  // that is back would wait for it; this one waits until the companion answers, and opens late instead
  // of failing. Only the first connection of a page may fail. `prepare` gets each socket of the browser.
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
    }

    async #connect() {
      if (hasBeenOpen) await knock();
      if (this.#given) return;
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
        this.#connect();
        return;
      }
      this.#given = true;
      if (!wasClean) this.dispatchEvent(new Event("error"));
      this.dispatchEvent(new CloseEvent("close", { code, reason, wasClean }));
    };

    get readyState() {
      if (!this.#given) return Native.CONNECTING;
      return this.#socket?.readyState ?? Native.CLOSED;
    }
    get url() {
      return this.#address;
    }
    get protocol() {
      return this.#socket?.protocol ?? "";
    }
    get extensions() {
      return this.#socket?.extensions ?? "";
    }
    get bufferedAmount() {
      return this.#socket?.bufferedAmount ?? 0;
    }

    send(data) {
      this.#socket.send(data);
    }

    close(...why) {
      // a socket of the browser that is already closed fires nothing any more
      this.#given = true;
      this.#socket?.close(...why);
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
      socket.addEventListener("close", ({ code }) => {
        if (code === POLICY_VIOLATION) location.reload();
      });
    },
  };
})();
