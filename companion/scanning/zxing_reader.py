"""A reader of QR codes with zxing-cpp and Pillow, which are imported at first use."""

import io
import logging
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from threading import Lock
from typing import TYPE_CHECKING, Final

from companion.application.ports import (
    MAX_MEGAPIXELS,
    MAX_PICTURE_MEGABYTES,
    PictureDefect,
    PictureError,
    QrReader,
)

if TYPE_CHECKING:
    from PIL import Image

_FORMATS: Final = ("JPEG", "PNG", "WEBP")
_SIDES: Final = (2000, 4096, 1000)
"""Sizes at which a picture is searched: its longest side, in pixels.

Most codes are found at the first size. Small ones need more pixels, blurred ones fewer.
"""

_DECODED_MEGAPIXELS: Final = 20
"""The most that is decoded."""

_log = logging.getLogger(__name__)


def installed_reader() -> QrReader | None:
    """Return a reader; None without zxing-cpp, so in packaged phone apps and in browsers."""
    return ZxingReader() if find_spec("zxingcpp") and find_spec("PIL") else None


class ZxingReader:
    """A reader of QR codes at any angle, in perspective or inverted, one picture at a time."""

    def __init__(self) -> None:
        # a decoded photo takes up to 200 MB
        self._lock = Lock()

    def read(self, picture: bytes, is_ours: Callable[[str], bool]) -> str:
        """Return the content of the first QR code that `is_ours` accepts. Raises PictureError."""
        if len(picture) > MAX_PICTURE_MEGABYTES * 1_000_000:
            raise _too_large()
        defect = PictureDefect.NO_CODE
        with self._lock:
            try:
                for text in _texts(picture):
                    if is_ours(text):
                        return text
                    defect = PictureDefect.FOREIGN
            except PictureError:
                raise
            except Exception as error:
                # broken files make decoders raise many types
                _log.debug("a picture cannot be read", exc_info=error)
                raise PictureError(PictureDefect.UNREADABLE) from error
        raise PictureError(defect)


def _texts(picture: bytes) -> Iterator[str]:
    """Yield the contents of the QR codes at each size, so of a code more than once."""
    import zxingcpp

    qr_codes = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    original = _grey(picture)
    for side in dict.fromkeys(min(side, max(original.size)) for side in _SIDES):
        image = original.copy()
        image.thumbnail((side, side))
        codes = zxingcpp.read_barcodes(image, formats=qr_codes, text_mode=zxingcpp.TextMode.Plain)
        for code in codes:
            yield code.text


def _grey(picture: bytes) -> "Image.Image":
    """Return a picture in shades of grey, with transparent parts white."""
    from PIL import Image

    try:
        opened = Image.open(io.BytesIO(picture), formats=_FORMATS)
    except Image.DecompressionBombError:
        raise _too_large() from None
    with opened:
        # the size is read from the header: nothing is decompressed yet
        if opened.width * opened.height > MAX_MEGAPIXELS * 1_000_000:
            raise _too_large()
        # a JPEG is decoded as grey at once, and a large one at half its size
        parts = 2 if _is_too_much(opened) else 1
        opened.draft("L", (opened.width // parts, opened.height // parts))
        if _is_too_much(opened):
            raise _too_large(_DECODED_MEGAPIXELS)
        if not opened.has_transparency_data:
            return opened.convert("L")
        image = opened.convert("RGBA")
    white = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(white, image).convert("L")


def _is_too_much(picture: "Image.Image") -> bool:
    return picture.width * picture.height > _DECODED_MEGAPIXELS * 1_000_000


def _too_large(megapixels: int = MAX_MEGAPIXELS) -> PictureError:
    return PictureError(
        PictureDefect.TOO_LARGE, megabytes=MAX_PICTURE_MEGABYTES, megapixels=megapixels
    )
