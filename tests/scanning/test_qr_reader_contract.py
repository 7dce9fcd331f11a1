"""The contract of the port to a reader of QR codes, tested on each implementation."""

from collections.abc import Callable
from typing import Final

import pytest
from PIL import Image

from companion.application.ports import PictureDefect, PictureError, QrReader
from companion.scanning import ZxingReader
from tests.scanning.pictures import drawn, encoded

TEXT: Final = "https://example.org/"
ADAPTERS: Final[dict[str, Callable[[], QrReader]]] = {"zxing": ZxingReader}


@pytest.fixture(params=ADAPTERS)
def reader(request: pytest.FixtureRequest) -> QrReader:
    """Each implementation of the port."""
    return ADAPTERS[request.param]()


def test_accepted_code_is_read(reader: QrReader) -> None:
    offered = []

    def accept(text: str) -> bool:
        offered.append(text)
        return True

    assert reader.read(encoded(drawn(TEXT), "PNG"), accept) == TEXT
    assert offered == [TEXT]


@pytest.mark.parametrize(
    ("picture", "defect"),
    [
        (encoded(drawn(TEXT), "PNG"), PictureDefect.FOREIGN),
        (encoded(Image.new("L", (90, 90), "white"), "PNG"), PictureDefect.NO_CODE),
        (b"no picture", PictureDefect.UNREADABLE),
        (bytes(20_000_001), PictureDefect.TOO_LARGE),
    ],
    ids=["foreign", "no code", "unreadable", "too large"],
)
def test_refusal_has_its_code(reader: QrReader, picture: bytes, defect: PictureDefect) -> None:
    with pytest.raises(PictureError) as raised:
        reader.read(picture, lambda text: False)
    assert raised.value.code is defect
