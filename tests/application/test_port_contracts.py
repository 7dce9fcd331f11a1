"""Every method of every port is tested by a contract, which every implementation runs."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from companion.application import ports
from companion.application.ports import Backups, Network, QrReader, Store, StoredFiles

ROOT: Final = Path(__file__).parents[2]
EQUIVALENCE: Final = "tests/storage/test_store_equivalence.py"
OTHER_PROTOCOLS: Final = {"PowerView", "StoredValues"}
"""They describe values, and nothing outside the program."""


@dataclass(frozen=True, slots=True)
class Contract:
    """A suite of tests of a port, and its argument that is the implementation under test."""

    port: type
    suite: str
    argument: str
    imports: tuple[str, ...]
    """The files that import the implementations."""

    @property
    def methods(self) -> dict[str, list[str]]:
        """The public methods of the port, with their parameters."""
        return {
            name: list(inspect.signature(method).parameters)
            for name, method in inspect.getmembers(self.port, inspect.isfunction)
            if not name.startswith("_")
        }


def contract(port: type, suite: str, argument: str, *imports: str) -> Contract:
    return Contract(port, suite, argument, imports or (suite,))


CONTRACTS: Final = (
    contract(Store, "tests/storage/test_store_contract.py", "store", "tests/storage/conftest.py"),
    contract(Backups, "tests/storage/test_backups_contract.py", "backups"),
    contract(StoredFiles, "tests/storage/test_stored_files_contract.py", "files"),
    contract(QrReader, "tests/scanning/test_qr_reader_contract.py", "reader"),
    contract(
        Network,
        "tests/web/test_network_access_contract.py",
        "network",
        "tests/web/bare_server.py",
    ),
)
CALLS: Final = [(each, method) for each in CONTRACTS for method in each.methods]


@pytest.mark.parametrize(
    ("tested", "method"), CALLS, ids=[f"{each.port.__name__}.{method}" for each, method in CALLS]
)
def test_contract_calls_every_method(tested: Contract, method: str) -> None:
    assert method in calls_on(tested.argument, ROOT / tested.suite)


# a closed store takes no further calls: the comparison closes and reopens the file only
@pytest.mark.parametrize("method", sorted(CONTRACTS[0].methods.keys() - {"close"}))
def test_stores_are_compared_in_every_method(method: str) -> None:
    assert method in calls_on("store", ROOT / EQUIVALENCE)


@pytest.mark.parametrize("tested", CONTRACTS, ids=lambda each: each.port.__name__)
def test_every_implementation_runs_the_contract(tested: Contract) -> None:
    found = {
        each.name
        for each in classes(below_screens=True)
        if not is_protocol(each) and tested.methods.items() <= methods(each).items()
    }
    imported = {name for path in tested.imports for name in imported_names(ROOT / path)}
    assert found
    assert found <= imported


def test_all_ports_stand_in_one_module() -> None:
    assert {each.port.__module__ for each in CONTRACTS} == {ports.__name__}


def test_every_port_has_a_contract() -> None:
    protocols = {each.name for each in classes() if is_protocol(each)}
    assert protocols - OTHER_PROTOCOLS == {each.port.__name__ for each in CONTRACTS}


def test_screens_do_not_import_the_store() -> None:
    """Import-linter checks the modules that they import; this one has other ports, too."""
    screens = (ROOT / "companion/ui").rglob("*.py")
    assert Store.__name__ not in {name for path in screens for name in imported_names(path)}


def calls_on(name: str, path: Path) -> set[str]:
    """The methods that a file calls on a variable."""
    return {
        node.func.attr
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call)
        if isinstance(node.func, ast.Attribute)
        if isinstance(node.func.value, ast.Name) and node.func.value.id == name
    }


def imported_names(path: Path) -> set[str]:
    return {
        alias.name
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def classes(*, below_screens: bool = False) -> Iterator[ast.ClassDef]:
    """The classes of the program; some of the screens have methods of the same names."""
    for path in (ROOT / "companion").rglob("*.py"):
        if not (below_screens and path.is_relative_to(ROOT / "companion/ui")):
            yield from (node for node in ast.walk(parsed(path)) if isinstance(node, ast.ClassDef))


def is_protocol(of: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Protocol" for base in of.bases)


def methods(of: ast.ClassDef) -> dict[str, list[str]]:
    """The methods that a class itself defines, with their parameters."""
    return {
        node.name: [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
        for node in of.body
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    }


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))
