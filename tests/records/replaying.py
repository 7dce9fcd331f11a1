"""The command `companion replay`, run as a user runs it."""

import json
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
VALID = [SETUP, *['{"do": "swap"}'] * 4, '{"do": "announce", "character": "king"}']


def lines(*texts: str) -> bytes:
    """A record of these lines."""
    return "".join(f"{text}\n" for text in texts).encode()


def stamped(record: bytes) -> bytes:
    """A version 1 record in version 2, each line with a tap, a time and an author."""
    setup, *entries = map(json.loads, record.splitlines())
    setup |= {"version": 2, "rules": 1}
    people = len(setup["players"])
    for tap, entry in enumerate(entries, start=1):
        by = "bank" if tap % 3 else {"person": tap % people}
        entry |= {"tap": tap, "at": f"2026-05-01T20:{tap // 60 % 60:02}:{tap % 60:02}Z", "by": by}
    return lines(*(json.dumps(each, ensure_ascii=False) for each in (setup, *entries)))


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
