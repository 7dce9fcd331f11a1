"use strict";

// A connection that breaks in the air notifies neither end. The companion therefore sends an empty
// text message every few seconds; after a pause the connection counts as closed, and the client
// makes a new one.
const connection = (() => {
  // Seconds without a message, counted while the device is awake: a device that has slept must not
  // judge at once. The companion must notice first: until then it treats a returning page as new.
  const patience = ({ readyState }) => (readyState === WebSocket.CONNECTING ? 6 : 10);
  // Seconds left after the device wakes: a little more than one heartbeat.
  const AWAKE = 5;

  const close = (socket) => {
    const open = socket.readyState === WebSocket.OPEN;
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

  return {
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
