// Covers the page until the app is drawn: the icon, a progress bar, and what to do where the app cannot
// start.

const element = document.getElementById("cover");
const bar = document.getElementById("progress");

element.lang = reader.language;
document.documentElement.dataset.theme = reader.theme;
const background = getComputedStyle(document.documentElement).getPropertyValue("--bg");
document.querySelector("meta[name=theme-color]").content = background.trim();

let held = false;
let drawn = false;

const clear = () => element.querySelectorAll("p, button").forEach((each) => each.remove());
const lift = () => {
  if (drawn && !held) element.classList.add("lifted");
};

export const cover = {
  progress(share) {
    bar.hidden = false;
    bar.value = Math.max(bar.value, share);
  },
  // Shows messages by their names; the progress bar stays for messages about progress.
  say(names, { progress = false } = {}) {
    clear();
    bar.hidden = !progress;
    for (const name of names) {
      bar.before(Object.assign(document.createElement("p"), { textContent: reader.text(name) }));
    }
  },
  // Shows messages until a button is tapped.
  confirm(names, button) {
    this.say(names, { progress: true });
    held = true;
    const control = document.createElement("button");
    control.textContent = reader.text(button);
    control.onclick = () => {
      held = false;
      clear();
      lift();
    };
    element.append(control);
  },
  // Covers the app until the page is loaded again. Screen readers announce text that is added to a cover
  // already shown, and a short interruption needs none.
  fall(names) {
    held = true;
    this.say([]);
    element.classList.remove("lifted");
    setTimeout(() => this.say(names), 1000);
  },
  // The client has processed what Python has drawn, which its next frame shows.
  appDrawn() {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        drawn = true;
        lift();
      }),
    );
  },
};
