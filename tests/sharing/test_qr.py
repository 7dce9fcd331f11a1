"""A QR code printed to a terminal can be scanned."""

import subprocess
from pathlib import Path

import pytest

from companion.sharing.qr import terminal_qr_code

URL = "http://192.168.1.23:8550/"
_LIGHT = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
"""Upper and lower half of each block character: 1 is light on a dark terminal."""
_PIXELS = 8


def write_image(characters: str, file: Path) -> None:
    """Write the image of a dark terminal with these block characters."""
    rows: list[list[int]] = []
    for line in characters.splitlines():
        halves = [_LIGHT[character] for character in line.replace("\u00a0", " ")]
        rows += [[upper for upper, _ in halves], [lower for _, lower in halves]]
    width = max(map(len, rows))
    bits = [row + [0] * (width - len(row)) for row in rows]
    body = "\n".join(
        " ".join(str(255 * bit) for bit in row for _ in range(_PIXELS))
        for row in bits
        for _ in range(_PIXELS)
    )
    file.write_text(f"P2\n{width * _PIXELS} {len(bits) * _PIXELS}\n255\n{body}\n")


@pytest.mark.linux
def test_scanner_reads_the_code_from_a_terminal(tmp_path: Path) -> None:
    image = tmp_path / "terminal.pgm"
    write_image(terminal_qr_code(URL), image)
    read = subprocess.run(
        ["zbarimg", "--quiet", "--raw", str(image)], capture_output=True, text=True, check=True
    )
    assert read.stdout.strip() == URL
