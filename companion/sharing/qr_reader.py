"""The port to a reader of QR codes in pictures."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final, Protocol

from companion.errors import CodedError

MAX_PICTURE_MEGABYTES: Final = 20
MAX_MEGAPIXELS: Final = 51
"""Phones take photos of 50 megapixels."""


class PictureDefect(StrEnum):
    """Why no code was read from a picture."""

    UNREADABLE = "scan_unreadable"
    TOO_LARGE = "scan_too_large"
    NO_CODE = "scan_no_code"
    FOREIGN = "scan_foreign"


class PictureError(CodedError):
    """A picture has no code of this app, or cannot be read."""

    code: PictureDefect


class QrReader(Protocol):
    """Reads QR codes from pictures. May be called from any thread."""

    def read(self, picture: bytes, is_ours: Callable[[str], bool]) -> str:
        """Return the content of a QR code in a picture file that `is_ours` accepts.

        Takes up to a second. Raises PictureError.
        """
