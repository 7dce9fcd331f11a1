"""`companion --version` prints the version of the package, which the changelog describes first."""

import re
import tomllib
from pathlib import Path

import pytest

from companion.cli.main import main

ROOT = Path(__file__).parents[2]


def test_version_is_that_of_package_and_changelog(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    newest, *_ = re.findall(r"^## (.+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"companion {project['version']}\n"
    assert newest == project["version"]
