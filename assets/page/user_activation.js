"use strict";

// Browsers allow some calls only while a tap is handled. The client makes them when the app has
// answered the tap, which is too late.

// WebKit opens a file picker only during a tap: a dialog of the page provides one.
(() => {
  if (!navigator.vendor?.startsWith("Apple")) return;
  const dialog = document.getElementById("file");
  const [choose, close] = dialog.querySelectorAll("button");
  const click = HTMLInputElement.prototype.click;
  // the client would handle keys before the dialog does
  for (const type of ["keydown", "keyup"]) {
    const intercept = (event) => dialog.open && event.stopImmediatePropagation();
    addEventListener(type, intercept, { capture: true });
  }
  HTMLInputElement.prototype.click = function () {
    if (this.type !== "file") return click.call(this);
    choose.textContent = reader.text("choose-file");
    close.textContent = reader.text("close");
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
