"""The log file: warnings and errors of the program go to a file beside the stored games."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

FILE_NAME: Final = "companion.log"
"""Once full, it is renamed to `companion.log.1`."""
_MAX_BYTES: Final = 250_000
"""Size at which the file is rotated."""


def log_to_file(folder: Path) -> None:
    """Log warnings and errors of the program and its libraries to a file in `folder`.

    The file is created by the first record. Failures to write it are ignored.
    """
    file = RotatingFileHandler(
        folder / FILE_NAME, maxBytes=_MAX_BYTES, backupCount=1, encoding="utf-8", delay=True
    )
    file.setLevel(logging.WARNING)
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(file)
    logging.captureWarnings(capture=True)
    logging.raiseExceptions = False
