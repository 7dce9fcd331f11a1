"""Every imported package is declared and pinned to the installed version."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REQUIREMENTS = [
    Requirement(each)
    for each in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["test"])
]
DECLARED = {
    each.name: str(each.specifier).removeprefix("==")
    for each in REQUIREMENTS
    if each.marker is None or each.marker.evaluate()
}
BUILT_FOR_PHONES = {"msgpack": "1.1.2", "pydantic_core": "2.46.4"}
"""The packages with extension modules, in versions that Flet has recipes for."""
ELSEWHERE = "flet_settings.py"
"""Runs in another environment, with flet-cli."""
FILES = [
    ROOT / "main.py",
    *(ROOT / "companion").rglob("*.py"),
    *(file for file in (ROOT / "tests").rglob("*.py") if file.name != ELSEWHERE),
]


def imported() -> Iterator[str]:
    """Yield the top-level names of imported packages, and those named as `ws` of uvicorn."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Import(names=names):
                    yield from (each.name.partition(".")[0] for each in names)
                case ast.ImportFrom(module=str(module), level=0):
                    yield module.partition(".")[0]
                case ast.keyword(arg="ws", value=ast.Constant(value=str(protocol))):
                    yield protocol.partition("-")[0]


def test_every_imported_package_is_declared() -> None:
    own = {"companion", "tests", *(file.stem for file in FILES)}
    made_by = packages_distributions()
    undeclared = {
        package
        for package in set(imported()) - sys.stdlib_module_names - own
        if not DECLARED.keys() & set(made_by.get(package, ()))
    }

    assert undeclared == set()


def test_declared_versions_are_installed() -> None:
    assert {name: version(name) for name in DECLARED} == DECLARED


@pytest.mark.parametrize("system", ["Android", "iOS"])
def test_phones_get_versions_that_flet_has_recipes_for(system: str) -> None:
    found = {
        each.name: str(each.specifier)
        for each in REQUIREMENTS
        if each.marker is None or each.marker.evaluate({"platform_system": system})
    }
    assert {name: found[name] for name in BUILT_FOR_PHONES} == {
        name: f"=={version}" for name, version in BUILT_FOR_PHONES.items()
    }


def test_every_dependency_has_its_reason() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    _, _, section = page.partition("## Dependencies")
    named = set(re.findall(r"`([\w.-]+)`", section))
    site = (Requirement(each) for each in PROJECT["optional-dependencies"]["site"])

    assert {each.name for each in (*REQUIREMENTS, *site)} <= named
