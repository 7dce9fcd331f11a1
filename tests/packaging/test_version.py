"""The version the program tells is the one it is packaged with."""

import tomllib
from pathlib import Path

import companion

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_the_program_and_its_package_have_one_version() -> None:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    assert companion.__version__ == project["version"]
