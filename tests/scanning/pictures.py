"""Pictures of QR codes as phones take them."""

import io
import re
from random import Random
from typing import Final

from PIL import Image, ImageFilter

from companion.ui.kit.qr_code import qr_svg

_MODULE: Final = re.compile(r"M(\d+),(\d+)H")
_SIDE: Final = re.compile(r'viewBox="0 0 (\d+) ')
_SMALL: Final = 1100, 825
TWELVE_MEGAPIXELS: Final = 4032, 3024


def drawn(text: str, *, redundant: bool = True, module: int = 6) -> Image.Image:
    """Return the QR code that the app shows for a text, with `module` pixels a module."""
    svg = qr_svg(text, redundant=redundant)
    found = _SIDE.search(svg)
    assert found
    image = Image.new("L", (int(found[1]), int(found[1])), "white")
    for column, row in _MODULE.findall(svg):
        image.putpixel((int(column), int(row)), 0)
    return image.resize((image.width * module, image.height * module), Image.Resampling.NEAREST)


def photo(
    code: Image.Image,
    *,
    angle: float = 0,
    size: tuple[int, int] = _SMALL,
    share: float = 0.9,
    blur: float = 0.7,
    seed: int = 1,
) -> bytes:
    """Return a noisy JPEG of a code on a table.

    Seen from one side, turned by `angle` degrees, as wide as a `share` of the picture's height.
    """
    side = round(min(size) * share)
    seen = code.resize((1000, 1000), Image.Resampling.BICUBIC).convert("LA")
    # the right edge is 1.3 times as far away as the left one
    lens = (0.9, 0.05, -20, -0.1, 1.05, 30, -0.0002, 0.0001)
    seen = seen.transform(
        seen.size, Image.Transform.PERSPECTIVE, lens, Image.Resampling.BICUBIC, fillcolor=(0, 0)
    )
    seen = seen.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    seen = seen.resize((side, round(side * seen.height / seen.width)), Image.Resampling.BICUBIC)
    picture = _noise((size[0] // 8, size[1] // 8), seed).resize(size)
    corner = ((size[0] - seen.width) // 2, (size[1] - seen.height) // 2)
    picture.paste(seen.getchannel("L"), corner, seen.getchannel("A"))
    picture = picture.filter(ImageFilter.GaussianBlur(blur))
    picture = Image.blend(picture, _noise(size, seed + 1), 0.2)
    return encoded(picture, "JPEG")


def _noise(size: tuple[int, int], seed: int) -> Image.Image:
    return Image.frombytes("L", size, Random(seed).randbytes(size[0] * size[1]))


def encoded(picture: Image.Image, kind: str) -> bytes:
    """Return the picture as a file."""
    file = io.BytesIO()
    picture.save(file, kind)
    return file.getvalue()
