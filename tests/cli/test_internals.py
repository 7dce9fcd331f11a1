"""Every internal of argparse that the command line uses.

A failure names what changed; companion/cli/INTERNALS.md says what to check then.
"""

import argparse
from typing import Final

import pytest

from tests.internals import ROOT, found_shape, listed

PAGE: Final = ROOT / "companion/cli/INTERNALS.md"
NAME: Final = "argparse.ArgumentError.argument_name"
SHAPES: Final = {"argparse.HelpFormatter.add_usage": "(usage, actions, groups, prefix)"}


@pytest.mark.parametrize("name", SHAPES)
def test_internal_has_expected_shape(name: str) -> None:
    assert found_shape(name) == SHAPES[name], f"argparse changed {name}"


def test_error_names_its_argument() -> None:
    parser = argparse.ArgumentParser(exit_on_error=False)
    parser.add_argument("--port", type=int)
    with pytest.raises(argparse.ArgumentError) as raised:
        parser.parse_known_args(["--port", "x"])
    assert raised.value.argument_name == "--port", f"argparse changed {NAME}"


def test_page_lists_every_internal() -> None:
    assert listed(PAGE, "argparse.") == sorted({*SHAPES, NAME})
