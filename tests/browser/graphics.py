"""Takes from pages what a device takes away when it sleeps or runs out of memory."""

from typing import Final

from playwright.sync_api import Page

ENGINES: Final = {
    "skwasm": "",
    "canvaskit": 'Object.defineProperty(Navigator.prototype, "vendor", { get: () => "" });',
}
"""Scripts that make Chromium draw with one of Flet's two builds; other browsers use the second."""

AGE: Final = """
() => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 3600000;
}
"""
"""Makes a page an hour older."""

_IN_WORKER = """
const get = OffscreenCanvas.prototype.getContext;
OffscreenCanvas.prototype.getContext = function (...kind) {
  self.context = get.apply(this, kind);
  return self.context;
};
addEventListener("message", ({ data }) => {
  if (data === "lose") context.getExtension("WEBGL_lose_context").loseContext();
});
"""
LOSABLE: Final = f"""
const contexts = [], workers = [];
for (const Canvas of [HTMLCanvasElement, OffscreenCanvas]) {{
  const get = Canvas.prototype.getContext;
  Canvas.prototype.getContext = function (...kind) {{
    const context = get.apply(this, kind);
    if (context && kind[0].startsWith("webgl")) contexts.push(context);
    return context;
  }};
}}
window.Blob = class extends Blob {{
  constructor(parts, options) {{
    const script = options?.type === "application/javascript";
    super(script ? [{_IN_WORKER!r}, ...parts] : parts, options);
  }}
}};
window.Worker = class extends Worker {{
  constructor(...parameters) {{
    super(...parameters);
    if (String(parameters[0]).startsWith("blob:")) workers.push(this);
  }}
}};
window.loseGraphics = () => {{
  const drawn = contexts.filter(({{ canvas }}) => canvas.isConnected !== false || canvas.width > 1);
  for (const each of drawn) each.getExtension("WEBGL_lose_context").loseContext();
  for (const each of workers) each.postMessage("lose");
  return drawn.length + workers.length;
}};
"""
"""Runs before the page's scripts, and defines `loseGraphics`."""

_LOSE = """
() => new Promise((resolve) => {
  const cover = document.getElementById("cover");
  const look = () => {
    if (cover.matches(".lifted")) setTimeout(look, 5);
    else resolve();
  };
  if (!loseGraphics()) throw new Error("nothing to lose");
  look();
})
"""


def lose_graphics(page: Page) -> None:
    """Take the context away, and wait until the page has covered itself."""
    page.evaluate(_LOSE)


LEAVE: Final = """
() => {
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
"""Makes a page believe that it is hidden: headless Chromium hides none."""
RETURN: Final = """
() => {
  delete document.hidden;
  delete document.visibilityState;
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
