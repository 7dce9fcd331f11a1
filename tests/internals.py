"""Names and shapes of what other packages do not promise to keep."""

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from itertools import count
from pathlib import Path

ROOT = Path(__file__).parents[1]


def found_shape(name: str) -> str:
    """The shape of the object of a dotted name, or "missing"."""
    try:
        return shape(_resolved(name))
    except AttributeError:
        return "missing"


def _resolved(name: str) -> object:
    """The object of a dotted name. Raises AttributeError if it does not exist."""
    parts = name.split(".")
    for length in range(len(parts) - 1, 0, -1):
        try:
            found: object = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:-1]:
            found = getattr(found, part)
        if is_dataclass(found) and parts[-1] in {each.name for each in fields(found)}:
            return "field"
        return getattr(found, parts[-1])
    raise AttributeError(name)


def shape(found: object) -> str:
    """Parameters of functions and classes, fields of dataclasses, members of enumerations."""
    match found:
        case str():
            return found
        case property():
            return "property"
        case count():
            return "count"
        case type() if issubclass(found, Enum):
            return " ".join(f"{each.name}={each.value}" for each in found)
        case type() if is_dataclass(found):
            return " ".join(each.name for each in fields(found))
        case _ if callable(found):
            parameters = [each for each in inspect.signature(found).parameters if each != "self"]
            return f"({', '.join(parameters)})"
        case _:
            raise TypeError(found)


def listed(page: Path, package: str) -> list[str]:
    """The names of a package in the first column of the tables of a page, sorted."""
    rows = re.findall(rf"^\| `({package}[\w./<>-]*)` \|", page.read_text("utf-8"), re.MULTILINE)
    return sorted(rows)


def imported_names(path: Path, packages: set[str], public: set[str]) -> Iterator[str]:
    """Names that a file imports from modules of packages other than the public ones."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.ImportFrom(module=str(module), names=names, level=0):
                modules = [(module, f"{module}.{each.name}") for each in names]
            case ast.Import(names=names):
                modules = [(each.name, each.name) for each in names]
            case _:
                continue
        for module, name in modules:
            if module.split(".")[0] in packages and module not in public:
                yield name


def sources() -> Iterator[Path]:
    """Every Python file of the program and of the tests."""
    yield from (ROOT / "companion").rglob("*.py")
    yield from (ROOT / "tests").rglob("*.py")
