"""The version of the program is that of its package."""

import tomllib
from pathlib import Path

import companion

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_program_and_package_have_the_same_version() -> None:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    assert companion.__version__ == project["version"]
