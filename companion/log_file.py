"""What goes wrong inside the program is noted in a file, not on the screen of whoever plays."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

FILE_NAME: Final = "companion.log"
"""The file, beside the games; a full one is put away under the same name with a number."""
_LIMIT: Final = 250_000
"""Bytes of the file, and of the one put away."""


def note_troubles(folder: Path) -> None:
    """From now on, note in `folder` whatever the program and its libraries warn about.

    Nothing is written before there is something to note, and if it cannot be written nobody is
    told: there are no games in it.
    """
    file = RotatingFileHandler(
        folder / FILE_NAME, maxBytes=_LIMIT, backupCount=1, encoding="utf-8", delay=True
    )
    file.setLevel(logging.WARNING)
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(file)
    logging.captureWarnings(capture=True)
    logging.raiseExceptions = False
