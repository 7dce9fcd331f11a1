"use strict";

// A line that breaks in the air tells neither end. So the companion sends an empty text every few
// seconds to a page that wants it; where nothing comes any more the line is taken for cut, and the
// client makes another one.
const line = (() => {
  // In seconds of being awake: a device that has slept is not to judge at once. The companion is to
  // find out first: whoever comes back while it believes in the old line is a stranger to it.
  const patience = ({ readyState }) => (readyState === WebSocket.CONNECTING ? 6 : 10);
  // What is left of it for a line that nobody has looked at for a while: a little more than a beat.
  const AWAKE = 5;

  const hangUp = (socket) => {
    const open = socket.readyState === WebSocket.OPEN;
    socket.close();
    // on a dead line the browser waits for an answer first
    if (open) socket.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  };

  return {
    // The address that has the companion send its heartbeat.
    heard(address) {
      const asked = new URL(address, location.href);
      asked.search = "heartbeat";
      return asked.href;
    },
    // Has to be the first to listen: nobody else knows what a heartbeat is.
    watch(socket) {
      let silent = 0;
      const listening = setInterval(() => {
        silent += 1;
        if (silent > patience(socket)) hangUp(socket);
      }, 1000);
      const wake = () => {
        if (!document.hidden) silent = Math.max(silent, patience(socket) - AWAKE);
      };
      document.addEventListener("visibilitychange", wake);
      socket.addEventListener("message", (event) => {
        silent = 0;
        if (event.data === "") event.stopImmediatePropagation();
      });
      const end = () => {
        clearInterval(listening);
        document.removeEventListener("visibilitychange", wake);
      };
      socket.addEventListener("close", end, { once: true });
    },
  };
})();
