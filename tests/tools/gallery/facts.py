"""What a page shows, read from the client: semantics nodes, drawn texts, colours."""

import base64
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import flet as ft
from playwright.sync_api import Page

from companion.ui.kit.theme import fonts
from tests.flet_client import control_id
from tests.tools.gallery.instruments import SILENT, Instruments

_SLACK: Final = 1.04
"""Room that a text is given when it is measured: browsers draw letters a little wider."""

_NODES: Final = r"""
() => {
  const nodes = [], numbers = new Map();
  const roots = document.querySelectorAll("flt-semantics-host *");
  for (const each of roots) {
    const isField = /^(INPUT|TEXTAREA)$/.test(each.tagName);
    if (!each.id.startsWith("flt-semantic-node-") && !isField) continue;
    const parent = each.parentElement.closest("[id^=flt-semantic-node-]");
    numbers.set(each, nodes.length);
    const own = [...each.childNodes]
      .filter(child => child.nodeType === 3 || (child.nodeType === 1 && child.tagName === "SPAN"))
      .map(child => child.textContent).join(" ").trim();
    const { left, top, right, bottom } = each.getBoundingClientRect();
    nodes.push({
      parent: parent ? numbers.get(parent) ?? -1 : -1,
      identifier: each.getAttribute("flt-semantics-identifier") ?? "",
      role: each.getAttribute("role") ?? each.tagName.toLowerCase(),
      label: each.getAttribute("aria-label") ?? (each.tagName === "TEXTAREA" ? each.value : own),
      tappable: each.hasAttribute("flt-tappable") || isField,
      disabled: each.getAttribute("aria-disabled") === "true",
      scrolls: each.style.scrollbarWidth === "none",
      box: [left, top, right, bottom],
    });
  }
  return nodes;
}
"""

_LOAD_FONTS: Final = """
async ([url, fonts]) => {
  for (const [family, file] of fonts) {
    const face = new FontFace(family, `url(${url}${file})`);
    document.fonts.add(await face.load());
  }
}
"""

_MEASURE: Final = """
texts => texts.map(({ runs, width }) => {
  const block = document.createElement("div");
  Object.assign(block.style, {
    position: "absolute", left: 0, top: 0, whiteSpace: "pre-wrap", fontSize: 0,
    textRendering: "geometricPrecision",
    overflowWrap: width === 1 ? "normal" : "anywhere",
    width: width === null ? "max-content" : `${width}px`,
  });
  for (const { words, families, size, height, spacing } of runs) {
    const run = document.createElement("span");
    Object.assign(run.style, {
      fontFamily: families, fontSize: `${size}px`, lineHeight: height,
      letterSpacing: `${spacing}px`,
    });
    run.append(words);
    block.append(run);
  }
  document.body.append(block);
  const { width: wide, height: high } = block.getBoundingClientRect();
  const longest = block.scrollWidth;
  block.remove();
  return [wide, high, longest];
})
"""

_COLOURS: Final = """
async ([png, boxes]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  drawing.drawImage(image, 0, 0);
  const share = each => {
    const part = each / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (r, g, b) => 0.2126 * share(r) + 0.7152 * share(g) + 0.0722 * share(b);
  const isGrey = (r, g, b) => r > 175 && r < 200 && Math.abs(r - g) < 2 && Math.abs(g - b) < 4;
  const page = drawing.getImageData(0, 0, image.width, image.height).data;
  let greys = 0;
  for (let at = 0; at < page.length; at += 16) {
    if (isGrey(page[at], page[at + 1], page[at + 2])) greys += 1;
  }
  const contrasts = boxes.map(([left, top, right, bottom]) => {
    const width = Math.max(1, Math.round(right - left));
    const height = Math.max(1, Math.round(bottom - top));
    const { data } = drawing.getImageData(Math.round(left), Math.round(top), width, height);
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const key = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const shades = [...counts]
      .map(([key, n]) => [luminance(key >> 16, (key >> 8) & 255, key & 255), n])
      .sort((one, other) => other[1] - one[1]);
    const ground = shades[0][0];
    const ratio = shade => (Math.max(shade, ground) + 0.05) / (Math.min(shade, ground) + 0.05);
    return Math.max(...shades.map(([shade]) => ratio(shade)));
  });
  return [contrasts, greys / (page.length / 16)];
}
"""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the page, in CSS pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def meet(self, other: "Box") -> "Box":
        """The part that both cover; of negative size if they do not touch."""
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )


@dataclass(slots=True)
class Node:
    """A semantics node."""

    parent: int
    identifier: str
    role: str
    label: str
    tappable: bool
    disabled: bool
    scrolls: bool
    box: Box
    name: str = ""
    """Its own label, and the texts in it that are read."""


@dataclass(slots=True)
class DrawnText:
    """A text as drawn."""

    control: ft.Text
    words: str
    size: tuple[float, float] | None
    """Width and height as laid out; None if the client has not reported them."""
    needed: tuple[float, float] = (0.0, 0.0)
    """Width on one line, and height on the lines that it takes on its width."""
    longest_word: float = 0.0
    """Width of its widest word that must not break."""
    node: Node | None = None
    """None if it is part of a merged node, or outside of what is visible."""
    contrast: float = 21.0


@dataclass(slots=True)
class Facts:
    """One page."""

    width: int
    height: int
    scale: float
    nodes: list[Node]
    texts: list[DrawnText]
    failed_share: float
    """Share of the page in the grey of a control that the client failed to draw."""


def read_nodes(page: Page) -> list[Node]:
    """Return the semantics nodes of a page, each after the one around it."""
    nodes = [Node(**{**each, "box": Box(*each["box"])}) for each in page.evaluate(_NODES)]
    for node in reversed(nodes):
        # a merged node has the identifier of one of its texts
        silent = node.identifier.startswith(SILENT) and not node.tappable
        own = "" if silent else node.label
        node.name = f"{own} {node.name}".strip()
        if node.parent >= 0:
            nodes[node.parent].name += f" {node.name}"
    return nodes


class Reader:
    """Reads pages; measures texts and colours in a page of its own."""

    def __init__(self, helper: Page, url: str, instruments: Instruments) -> None:
        self._helper = helper
        self._instruments = instruments
        helper.goto(f"{url}manifest.json")
        families = {"Roboto": "fonts/Roboto-Regular.ttf"} | fonts(web=False)
        helper.evaluate(_LOAD_FONTS, [url, list(families.items())])

    def read(self, page: Page, picture: bytes, controls: dict[int, Any], scale: float) -> Facts:
        """Return what the page shows; `picture` is a screenshot of it."""
        size = page.viewport_size or {"width": 0, "height": 0}
        nodes = read_nodes(page)
        texts = self._texts(controls, nodes)
        png = base64.b64encode(picture).decode()
        shown = [each for each in texts if each.node is not None]
        boxes = [
            [each.node.box.left, each.node.box.top, each.node.box.right, each.node.box.bottom]
            for each in shown
            if each.node is not None
        ]
        contrasts, grey = self._helper.evaluate(_COLOURS, [png, boxes])
        for text, contrast in zip(shown, contrasts, strict=True):
            text.contrast = contrast
        return Facts(size["width"], size["height"], scale, nodes, texts, grey)

    def _texts(self, controls: dict[int, Any], nodes: list[Node]) -> list[DrawnText]:
        by_identifier = {each.identifier: each for each in nodes if each.identifier}
        identifiers = {
            control_id(each.content): each.identifier
            for each in controls.values()
            if isinstance(each, ft.Semantics) and isinstance(each.content, ft.Text)
        }
        found = []
        for number, control in controls.items():
            if not isinstance(control, ft.Text):
                continue
            words = control.value + "".join(each.text or "" for each in control.spans or ())
            node = by_identifier.get(identifiers.get(number) or "")
            found.append(DrawnText(control, words, self._instruments.sizes.get(number), node=node))
        measured = [each for each in found if each.size is not None and each.words.strip()]
        wide = self._measure(measured, None)
        high = self._measure(measured, lambda text: text.size[0] * _SLACK + 3 if text.size else 0)
        least = self._measure(measured, lambda _: 1)
        for text, one_line, fitted, narrow in zip(measured, wide, high, least, strict=True):
            text.needed = (one_line[0], fitted[1])
            text.longest_word = narrow[2]
        return found

    def _measure(
        self, texts: list[DrawnText], width: Callable[[DrawnText], float] | None
    ) -> list[list[float]]:
        runs = [_runs(each, width(each) if width else None) for each in texts]
        found: list[list[float]] = self._helper.evaluate(_MEASURE, runs)
        return found


def _runs(text: DrawnText, width: float | None) -> dict[str, object]:
    """How a text is written, for `_MEASURE`; on one line without a width."""
    control = text.control
    runs = [(control.value, control.style)]
    runs += [(span.text or "", span.style or control.style) for span in control.spans or ()]
    return {"runs": [_run(words, style) for words, style in runs if words], "width": width}


def _run(words: str, style: ft.TextStyle | None) -> dict[str, object]:
    style = style or ft.TextStyle()
    families = [style.font_family or "Roboto", *(style.font_family_fallback or ())]
    return {
        "words": words,
        "families": ", ".join(f"'{each}'" for each in dict.fromkeys(families)),
        "size": style.size or 14,
        "height": style.height or "normal",
        "spacing": style.letter_spacing or 0,
    }
