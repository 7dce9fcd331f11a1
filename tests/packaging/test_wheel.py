"""An installed wheel works without the source folder."""

import sys
import urllib.request
import zipfile
from importlib.metadata import version
from pathlib import Path

from tests.packaging.conftest import PROJECT, Install, run
from tests.processes import run_companion


def built(folder: Path) -> Path:
    """Build the wheel of the project as `pip install .` does."""
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, PROJECT)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_wheel_works_in_an_empty_folder(tmp_path: Path, install: Install) -> None:
    wheel = built(tmp_path)
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("companion/")}
    for folder in ("locales", "assets"):
        there = {str(path.relative_to(PROJECT)) for path in (PROJECT / folder).rglob("*.*")}
        assert {f"companion/{name}" for name in there} <= held

    programs = install(str(wheel))
    companion = (str(programs / "companion"),)
    empty = tmp_path / "empty"
    empty.mkdir()
    assert (
        run(*companion, "--version", cwd=empty) == f"companion {version('mascarade-companion')}\n"
    )
    assert "--no-browser" in run(*companion, "--help", cwd=empty)
    with (
        run_companion(tmp_path / "data", "--port", "0", command=companion, cwd=empty) as started,
        urllib.request.urlopen(started.url) as answer,
    ):
        assert answer.status == 200
    assert not list(empty.iterdir())
