"""The command `companion replay`, run as a user runs it."""

import os
import subprocess
import sys
import unicodedata
from pathlib import Path

import companion

SETUP = (
    '{"do": "setup", "version": 1, "edition": "first", '
    '"players": ["Adele", "Bruno", "Cedric", "David"], '
    '"cards": ["judge", "bishop", "king", "queen", "thief", "cheat"], "first": 0}'
)
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(companion.__file__).parents[1])}
LAWFUL = [SETUP, *['{"do": "swap"}'] * 4, '{"do": "announce", "character": "king"}']


def lines(*texts: str) -> bytes:
    """A record of these lines."""
    return "".join(f"{text}\n" for text in texts).encode()


def is_one_line(text: str) -> bool:
    """Whether it ends with its only line end, and commands no terminal."""
    shown = {unicodedata.category(character) for character in text[:-1]}
    return text.endswith("\n") and not shown & {"Cc", "Cs", "Zl", "Zp"}


def replay(*arguments: str | Path, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The finished process, in English."""
    return subprocess.run(
        [sys.executable, "-m", "companion", "replay", *map(str, arguments)],
        input=given,
        capture_output=True,
        timeout=60,
        check=False,
        env={**ENVIRONMENT, "LC_ALL": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"},
    )
