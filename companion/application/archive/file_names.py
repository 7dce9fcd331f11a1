"""Names of the files that people save."""

import unicodedata
from collections.abc import Sequence
from datetime import date, datetime

_PREFIX = "mascarade"
_BACKUP = "mascarade-backup-%Y-%m-%d.json.gz"
_LONGEST = 80
"""Bytes of the people's names: file systems take 255 for a whole name."""


def game_file_name(created: datetime | None, players: Sequence[str], suffix: str) -> str:
    """Return the name of a file about a game: its local date, if known, and its people."""
    people = "-".join(filter(None, map(_plain, players)))
    short = people.encode()[:_LONGEST].decode(errors="ignore")
    if short != people:
        short = short.rpartition("-")[0] or short
    date = "" if created is None else f"{created.astimezone():%Y-%m-%d}"
    return "-".join(filter(None, (_PREFIX, date, short))) + suffix


def backup_name(made: datetime) -> str:
    """Return the file name of a backup made at this moment, by its local date."""
    return f"{made.astimezone():{_BACKUP}}"


def table_name(made: datetime) -> str:
    """Return the file name of a table of all games made at this moment, by its local date."""
    return f"{made.astimezone():{_PREFIX}-%Y-%m-%d.csv}"


def backup_date(name: str) -> date | None:
    """Return the local date of the backup with this file name; None for another file."""
    try:
        return datetime.strptime(name, _BACKUP).date()
    except ValueError:
        return None


def _plain(name: str) -> str:
    """Return the name in lower case; anything but letters, marks and digits becomes a hyphen."""
    normal = unicodedata.normalize("NFC", name).casefold()
    kept = (c if unicodedata.category(c)[0] in "LMN" else " " for c in normal)
    return "-".join("".join(kept).split())
