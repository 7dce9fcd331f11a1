"""The address of the table as a code in a terminal."""

import subprocess
from pathlib import Path

import pytest

from companion.apps.serve import invitation
from companion.sharing.qr import terminal_qr_code

HERE, LAN = "http://127.0.0.1:8550/", "http://192.168.1.23:8550/"
_LIGHT = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
"""Upper and lower half of each letter: 1 where it is light on a dark terminal."""
_PIXELS = 8


def photographed(letters: str, file: Path) -> None:
    """What a camera sees of a dark terminal, as a picture."""
    rows: list[list[int]] = []
    for line in letters.splitlines():
        halves = [_LIGHT[letter] for letter in line.replace("\u00a0", " ")]
        rows += [[upper for upper, _ in halves], [lower for _, lower in halves]]
    width = max(map(len, rows))
    bits = [row + [0] * (width - len(row)) for row in rows]
    body = "\n".join(
        " ".join(str(255 * bit) for bit in row for _ in range(_PIXELS))
        for row in bits
        for _ in range(_PIXELS)
    )
    file.write_text(f"P2\n{width * _PIXELS} {len(bits) * _PIXELS}\n255\n{body}\n")


def test_a_phone_reads_the_address_off_a_terminal(tmp_path: Path) -> None:
    picture = tmp_path / "terminal.pgm"
    photographed(terminal_qr_code(LAN), picture)
    read = subprocess.run(
        ["zbarimg", "--quiet", "--raw", str(picture)], capture_output=True, text=True, check=True
    )
    assert read.stdout.strip() == LAN


def test_a_terminal_gets_both_addresses_and_the_code() -> None:
    assert invitation(HERE, LAN, terminal=True) == f"{HERE}\n{LAN}\n{terminal_qr_code(LAN)}"


@pytest.mark.parametrize(("lan", "terminal"), [(LAN, False), (None, True), (None, False)])
def test_a_program_that_reads_along_gets_addresses_alone(lan: str | None, terminal: bool) -> None:
    lines = [HERE, *([LAN] if lan else [])]
    assert invitation(HERE, lan, terminal=terminal).splitlines() == lines


def test_a_terminal_without_such_letters_gets_addresses_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Old:
        encoding = "ascii"

    monkeypatch.setattr("companion.apps.serve.sys.stdout", Old())
    assert invitation(HERE, LAN, terminal=True) == f"{HERE}\n{LAN}\n"
