"""Draw the small emblems anew: `python -m tests.emblems`, after a change of emblems or paints."""

import hashlib
import json

from playwright.sync_api import Page, sync_playwright

from companion import resources
from companion.ui.look.pictures import drawn_ahead

PIXELS = 144
DRAWN = "emblems/drawn.json"
"""What each was drawn from, as a hash of its SVG text."""


def hashes() -> dict[str, str]:
    """What each would be drawn from now."""
    return {
        path: hashlib.sha256(svg.encode()).hexdigest()[:16] for path, svg in drawn_ahead().items()
    }


def _draw(page: Page, svg: str) -> bytes:
    style = f"margin:0;width:{PIXELS}px;height:{PIXELS}px"
    large = svg.replace('width="96" height="96"', f'width="{PIXELS}" height="{PIXELS}"', 1)
    page.set_content(f'<body style="{style}">{large}</body>')
    return page.screenshot(omit_background=True)


def main() -> None:
    """Draw all of them and note what they were drawn from."""
    assets = resources.assets()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        page = browser.new_page(viewport={"width": PIXELS, "height": PIXELS})
        for path, svg in drawn_ahead().items():
            file = assets / path
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(_draw(page, svg))
        browser.close()
    (assets / DRAWN).write_text(json.dumps(hashes(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
