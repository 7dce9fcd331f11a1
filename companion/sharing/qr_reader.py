"""The port to a reader of QR codes in pictures."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final, Protocol

from companion.errors import CodedError

MAX_PICTURE_MEGABYTES: Final = 20
MAX_MEGAPIXELS: Final = 51
"""Phones take photos of 50 megapixels."""


class PictureDefect(StrEnum):
    """The reasons why no code was read from a picture."""

    UNREADABLE = "scan_unreadable"
    TOO_LARGE = "scan_too_large"
    NO_CODE = "scan_no_code"
    FOREIGN = "scan_foreign"


class PictureError(CodedError):
    """A picture without a code of this app, or an unreadable one."""

    code: PictureDefect


class QrReader(Protocol):
    """A reader of QR codes in pictures, for use in any thread."""

    def read(self, picture: bytes, is_ours: Callable[[str], bool]) -> str:
        """Return the content of a QR code in a picture file, if `is_ours` accepts it.

        Takes up to a second. Raises PictureError.
        """
