"use strict";

// Covers the page until the app is drawn: the icon, a bar that only grows, and what to do where the app
// cannot start. No module, so that the page's first picture has it whole, also after it is loaded again.
const cover = (() => {
  const element = document.getElementById("cover");
  const bar = document.getElementById("progress");
  const fill = bar.firstElementChild;
  const said = document.getElementById("said");

  element.lang = reader.language;
  document.documentElement.dataset.theme = reader.theme;
  const background = getComputedStyle(document.documentElement).getPropertyValue("--bg");
  document.querySelector("meta[name=theme-color]").content = background.trim();

  const AGAIN = 2000; // milliseconds between two attempts
  const PATIENCE = 10000; // milliseconds
  const LONGEST = 30000; // milliseconds before a page is loaded again that has failed often

  let share = 0;
  let shown = []; // the names of the messages
  let held = false;
  let drawn = false;

  const lift = () => {
    if (drawn && !held) element.classList.add("lifted");
  };
  const button = (name, onTap) =>
    Object.assign(document.createElement("button"), {
      textContent: reader.text(name),
      onclick: onTap,
    });

  const cover = {
    get share() {
      return share;
    },
    // Lets the bar grow to a share of its length, ever more slowly, within so many seconds.
    progress(to, seconds = 0.3) {
      bar.hidden = false;
      if (to <= share) return;
      share = to;
      fill.style.transitionDuration = `${seconds}s`;
      fill.style.transform = `scaleX(${share})`;
      bar.ariaValueNow = Math.round(share * 100);
    },
    // Shows messages by their names; the progress bar stays for messages about progress.
    say(names, { progress = false } = {}) {
      shown = names;
      bar.hidden = !progress;
      said.replaceChildren(
        ...names.map((name) =>
          Object.assign(document.createElement("p"), { textContent: reader.text(name) }),
        ),
      );
    },
    // Shows messages, and a button below them.
    offer(names, name, onTap) {
      this.say(names);
      said.append(button(name, onTap));
    },
    // Shows messages until a button is tapped, while the app goes on starting.
    confirm(names, name) {
      held = true;
      this.offer(names, name, () => {
        held = false;
        this.say([], { progress: true });
        lift();
      });
      bar.hidden = false;
    },
    // Covers the app until the page is loaded again. Screen readers announce text that is added to a
    // cover already shown, and a short interruption needs none.
    fall(names) {
      held = true;
      this.say([]);
      element.classList.remove("lifted");
      setTimeout(() => this.say(names), 1000);
    },
    // Shows the same bar and messages when the page is loaded again, which is about to happen: the bar
    // stops until then.
    stay() {
      const length = fill.getBoundingClientRect().width / bar.getBoundingClientRect().width;
      fill.style.transitionDuration = "0s";
      fill.style.transform = `scaleX(${length})`;
      session.set("cover", JSON.stringify({ length, shown }));
    },
    // The client has processed what Python has drawn, which its next frame shows.
    appDrawn() {
      session.remove("missed");
      this.progress(1);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          drawn = true;
          lift();
        }),
      );
    },
  };

  // A script that did not arrive may be the one that waits for the network: the page is loaded again.
  const isOurs = (element) =>
    element instanceof HTMLScriptElement && element.src.startsWith(document.baseURI);
  addEventListener(
    "error",
    ({ target }) => {
      if (!isOurs(target)) return;
      cover.say(["site-interrupted"], { progress: true });
      const missed = Number(session.get("missed"));
      session.set("missed", missed + 1);
      const load = () =>
        fetch("favicon.png", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(
          () => location.reload(),
          () => setTimeout(load, AGAIN),
        );
      setTimeout(load, Math.min(AGAIN * 2 ** missed, LONGEST));
    },
    true,
  );

  const stayed = session.take("cover");
  if (stayed) {
    const { length, shown } = JSON.parse(stayed);
    cover.say(shown, { progress: true });
    cover.progress(length, 0);
  }
  element.hidden = false;
  return cover;
})();
