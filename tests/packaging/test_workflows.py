"""The workflows run what the README promises, and scripts that exist."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.packaging.conftest import PROJECT, run

WORKFLOWS: Final = PROJECT / ".github/workflows"
_SCRIPT: Final = re.compile(r"\.github/\w+\.(?:py|sh)|tests/\w+\.sh")


def test_every_push_runs_the_test_command_of_the_readme() -> None:
    readme = (PROJECT / "README.md").read_text("utf-8")
    command = re.search(r"^## Test it\n.*?^```\n(.*?)\n```", readme, re.MULTILINE | re.DOTALL)
    assert command
    assert f"- run: {command[1]}\n" in (WORKFLOWS / "tests.yml").read_text("utf-8")


@pytest.mark.parametrize("workflow", sorted(WORKFLOWS.iterdir()), ids=lambda path: path.name)
def test_scripts_of_workflows_exist(workflow: Path) -> None:
    for script in _SCRIPT.findall(workflow.read_text("utf-8")):
        assert (PROJECT / script).is_file(), script


def test_release_notes_are_those_of_the_version() -> None:
    notes = run("bash", PROJECT / ".github/release_notes.sh", "v0.1.0")
    assert "The first version" in notes
    assert "## " not in notes
