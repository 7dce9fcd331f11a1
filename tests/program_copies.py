"""Damages files of a copy of the program."""

import shutil
from pathlib import Path

import companion


def replace_text(path: Path, old: str, new: str) -> None:
    """Replace text in a file. Fails if the file does not contain it."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def copy_program(folder: Path) -> Path:
    """Copy the program below `folder` and return its new place."""
    project, program = Path(companion.__file__).parents[1], folder / "program"
    for part in ("companion", "locales"):
        shutil.copytree(project / part, program / part)
    (program / "assets").symlink_to(project / "assets")
    shutil.copy(project / "main.py", program)
    return program
