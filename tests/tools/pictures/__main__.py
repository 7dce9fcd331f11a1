"""Draws the pictures: run `python -m tests.tools.pictures` after changing an emblem or a paint."""

import json

from playwright.sync_api import Page

from companion import resources
from tests.chromium import chromium
from tests.tools.pictures import DRAWN, Drawing, drawn_ahead, hashes
from tests.tools.pictures.webp import webp


def _draw(page: Page, path: str, drawing: Drawing) -> bytes:
    page.set_viewport_size({"width": drawing.pixels, "height": drawing.pixels})
    style = f"svg{{display:block;width:{drawing.pixels}px;height:{drawing.pixels}px}}"
    page.set_content(f'<style>{style}</style><body style="margin:0">{drawing.svg}</body>')
    png = page.screenshot(omit_background=True)
    if not path.endswith(".webp"):
        return png
    return webp(page, png)


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
