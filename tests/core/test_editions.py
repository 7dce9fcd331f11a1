"""Rules that differ by edition are data: the core asks nowhere which edition is being played."""

import ast
from pathlib import Path

from companion import core
from companion.core.boxes import EditionId

CORE = Path(core.__file__).parent
DATA = (CORE / "boxes", CORE / "revisions.py")
"""The editions themselves, and which of them a revision has."""


def named_editions(source: str) -> list[str]:
    """The editions that code names."""
    return [
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in EditionId.__members__
    ]


def test_core_names_no_edition_outside_its_data() -> None:
    modules = [path for path in CORE.rglob("*.py") if not {path, *path.parents} & {*DATA}]
    assert len(modules) > 20
    named = {
        str(path.relative_to(CORE)): found
        for path in modules
        if (found := named_editions(path.read_text(encoding="utf-8")))
    }
    assert named == {}


def test_named_editions_are_found() -> None:
    assert named_editions("if edition is EditionId.FIRST: pass") == ["FIRST"]
