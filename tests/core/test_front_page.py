"""`companion.core`: its example, its exports, and when it is imported."""

import doctest
import sys
from subprocess import run
from typing import get_args

from companion import core
from companion.core.commands import Command


def test_example_game_is_true() -> None:
    failed, attempted = doctest.testmod(core)
    assert failed == 0
    assert attempted > 5


def test_every_command_is_exported() -> None:
    assert {command.__name__ for command in get_args(Command)} <= {*core.__all__}


def test_server_starts_to_listen_without_the_rules() -> None:
    """They are loaded in a thread, while the browser loads the client."""
    asked = "import sys, companion.apps.serve; print(*sys.modules)"
    loaded = run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    modules = loaded.stdout.split()
    assert "companion.web.sockets" in modules
    assert "companion.core" not in modules
