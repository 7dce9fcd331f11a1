"""Draws the pictures: run `python -m tests.tools.pictures` after changing an emblem or a paint."""

import base64
import json

from playwright.sync_api import Page

from companion import resources
from tests.chromium import chromium
from tests.tools.pictures import DRAWN, Drawing, drawn_ahead, hashes

_TO_WEBP = """
async png => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({type: "image/webp", quality: 0.8});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
}
"""


def _draw(page: Page, path: str, drawing: Drawing) -> bytes:
    page.set_viewport_size({"width": drawing.pixels, "height": drawing.pixels})
    style = f"svg{{display:block;width:{drawing.pixels}px;height:{drawing.pixels}px}}"
    page.set_content(f'<style>{style}</style><body style="margin:0">{drawing.svg}</body>')
    png = page.screenshot(omit_background=True)
    if not path.endswith(".webp"):
        return png
    return base64.b64decode(page.evaluate(_TO_WEBP, base64.b64encode(png).decode()))


def main() -> None:
    """Draw all of them and note what they were drawn from."""
    assets = resources.assets()
    with chromium() as browser:
        page = browser.new_page()
        for path, drawing in drawn_ahead().items():
            file = assets / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(_draw(page, path, drawing))
    (assets / DRAWN).write_text(json.dumps(hashes(), indent=1) + "\n", encoding="utf-8")


main()
