"""Virtual environments to install into, from the package index."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]

Install = Callable[[str], Path]


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a command outside this virtual environment and return its output. Fails on an error."""
    hidden = {"PYTHONPATH", "VIRTUAL_ENV"}
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        cwd=cwd,
        env={name: value for name, value in os.environ.items() if name not in hidden},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def install(tmp_path: Path) -> Install:
    """Installs a requirement into a new virtual environment and returns its folder `bin`."""

    def installed(requirement: str) -> Path:
        place = tmp_path / "environment"
        run(sys.executable, "-m", "venv", place)
        run(place / "bin" / "pip", "install", "-q", "--disable-pip-version-check", requirement)
        return place / "bin"

    return installed
