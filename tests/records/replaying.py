"""The command `companion replay`, run as a user runs it."""

import os
import subprocess
import sys
from pathlib import Path

import companion

SETUP = (
    '{"do": "setup", "version": 1, "edition": "first", '
    '"players": ["Adele", "Bruno", "Cedric", "David"], '
    '"cards": ["judge", "bishop", "king", "queen", "thief", "cheat"], "first": 0}'
)
LAWFUL = [SETUP, *['{"do": "swap"}'] * 4, '{"do": "announce", "character": "king"}']


def lines(*texts: str) -> bytes:
    """A record of these lines."""
    return "".join(f"{text}\n" for text in texts).encode()


def replay(*arguments: str | Path, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The finished process, in English."""
    return subprocess.run(
        [sys.executable, "-m", "companion", "replay", *map(str, arguments)],
        input=given,
        capture_output=True,
        timeout=60,
        check=False,
        env={
            **os.environ,
            "LC_ALL": "en_GB.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "PYTHONPATH": str(Path(companion.__file__).parents[1]),
        },
    )
