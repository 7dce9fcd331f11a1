"use strict";

// What browsers do only within a tap. The client asks for it when the app has answered to the tap,
// and then it is over.

// On a page nobody has tapped on yet, the silent film that keeps a device awake has to wait.
(() => {
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = async function () {
    try {
      await play.call(this);
    } catch (refused) {
      if (refused.name !== "NotAllowedError") throw refused;
      await new Promise((resolve, reject) => {
        const again = () => play.call(this).then(resolve, reject);
        addEventListener("pointerup", again, { capture: true, once: true });
      });
    }
  };
})();

// WebKit lets a file be chosen when a tap has just been made on something of the page.
(() => {
  if (!navigator.vendor?.startsWith("Apple")) return;
  const dialog = document.getElementById("file");
  const [choose, close] = dialog.querySelectorAll("button");
  const click = HTMLInputElement.prototype.click;
  // the client hears keys before anything that is shown over it
  for (const stroke of ["keydown", "keyup"]) {
    const hear = (key) => dialog.open && key.stopImmediatePropagation();
    addEventListener(stroke, hear, { capture: true });
  }
  HTMLInputElement.prototype.click = function () {
    if (this.type !== "file") return click.call(this);
    choose.textContent = reader.say("choose-file");
    close.textContent = reader.say("close");
    dialog.lang = reader.language;
    let chosen = false;
    choose.onclick = () => {
      chosen = true;
      click.call(this);
      dialog.close();
    };
    close.onclick = () => dialog.close();
    dialog.onclose = () => {
      if (!chosen) this.dispatchEvent(new Event("cancel"));
    };
    dialog.showModal();
  };
})();
