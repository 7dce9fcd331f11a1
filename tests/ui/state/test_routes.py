"""A route leads to one screen, whatever is asked for behind it."""

import sys
from subprocess import run

import pytest

from companion.ui.state.routes import is_new, is_rules, segments


@pytest.mark.parametrize("route", ["/rules", "/rules?lang=ja", "/rules/first/fines"])
def test_routes_of_the_rules_are_known(route: str) -> None:
    assert is_rules(route)


@pytest.mark.parametrize("route", ["/", "/table", "/rulesets", "/new/rules"])
def test_other_routes_are_not_of_the_rules(route: str) -> None:
    assert not is_rules(route)


@pytest.mark.parametrize("route", ["/new", "/new/set", "/new?set=own", "/set/ABC"])
def test_routes_of_a_new_game_are_known(route: str) -> None:
    assert is_new(route)


@pytest.mark.parametrize("route", ["/", "/newest", "/rules/new", "/setup"])
def test_other_routes_are_not_of_a_new_game(route: str) -> None:
    assert not is_new(route)


def test_the_home_screens_route_has_one_empty_piece() -> None:
    assert segments("/") == segments("") == segments("/?lang=ja") == [""]


def test_knowing_the_routes_loads_neither_screens_nor_words() -> None:
    """A browser is served before they are there."""
    asked = "import sys, companion.ui.state.routes; print(*sys.modules)"
    loaded = run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert not {"flet", "fluent", "babel"} & set(loaded.stdout.split())
