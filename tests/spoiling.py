"""Files with something wrong in them."""

import shutil
from pathlib import Path

import companion


def spoil(path: Path, old: str, new: str) -> None:
    """Put something else in the place of words that stand in a file. Fails without them."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def copied(place: Path) -> Path:
    """The program in a folder of its own, where its texts may be spoiled."""
    project, program = Path(companion.__file__).parents[1], place / "program"
    for part in ("companion", "locales"):
        shutil.copytree(project / part, program / part)
    (program / "assets").symlink_to(project / "assets")
    shutil.copy(project / "main.py", program)
    return program
