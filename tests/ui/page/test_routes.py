"""Which routes lead to which screens."""

import sys
from subprocess import run

import pytest

from companion.ui.page.routes import is_new, is_rules, segments


@pytest.mark.parametrize("route", ["/rules", "/rules?lang=ja", "/rules/first/fines"])
def test_rulebook_routes_are_recognized(route: str) -> None:
    assert is_rules(route)


@pytest.mark.parametrize("route", ["/", "/table", "/rulesets", "/new/rules"])
def test_other_routes_are_no_rulebook_routes(route: str) -> None:
    assert not is_rules(route)


@pytest.mark.parametrize("route", ["/new", "/new/set", "/new?set=own", "/set/ABC"])
def test_new_game_routes_are_recognized(route: str) -> None:
    assert is_new(route)


@pytest.mark.parametrize("route", ["/", "/newest", "/rules/new", "/setup"])
def test_other_routes_are_no_new_game_routes(route: str) -> None:
    assert not is_new(route)


def test_home_route_has_one_empty_segment() -> None:
    assert segments("/") == segments("") == segments("/?lang=ja") == [""]


def test_routes_import_neither_screens_nor_messages() -> None:
    """Importing routes stays cheap: the server starts with them."""
    asked = "import sys, companion.ui.page.routes; print(*sys.modules)"
    loaded = run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert not {"flet", "fluent", "babel"} & set(loaded.stdout.split())
