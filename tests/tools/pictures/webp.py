"""Encodes pictures as WebP, which Chromium does."""

import base64

from playwright.sync_api import Page

_ENCODE = """
async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({type: "image/webp", quality});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
}
"""


def webp(page: Page, png: bytes, quality: float = 0.8) -> bytes:
    """Return a PNG as WebP, encoded by the browser of `page`; `quality` is at most 1."""
    return base64.b64decode(page.evaluate(_ENCODE, [base64.b64encode(png).decode(), quality]))
