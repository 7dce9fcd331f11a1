"""Addresses of the rulebook."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ui.page.rules_address import Address, parse

PIECE = st.text(st.characters(categories=["L", "N", "P", "S"]), max_size=60)


@pytest.mark.parametrize(
    ("route", "address"),
    [
        ("/rules", Address()),
        ("/rules/", Address()),
        ("/rules/second", Address("second")),
        ("/rules/first/fines", Address("first", "fines")),
        ("/rules/first/fines?lang=ja", Address("first", "fines", language="ja")),
        ("/rules/first/fines?lang=ja&with=ru", Address("first", "fines", "", "ja", "ru")),
        ("/rules/first?kind=question", Address("first", kind="question")),
        ("/rules/first/fines?show=1", Address("first", "fines", shown=True)),
        ("/rules/first/fines/more", Address("first", "fines")),
        ("/rules/first/fines?lang=pl&lang=ru", Address("first", "fines", language="pl")),
    ],
)
def test_route_has_edition_entry_and_languages(route: str, address: Address) -> None:
    assert parse(route) == address


@given(PIECE, PIECE, PIECE, PIECE, st.booleans())
def test_address_round_trips_through_its_route(
    rule: str, kind: str, language: str, beside: str, shown: bool
) -> None:
    address = Address("first", rule, kind, language, beside, shown)

    assert parse(address.route) == address


@given(st.text())
def test_any_string_parses_as_an_address(route: str) -> None:
    for each in (route, f"/rules/{route}", f"/rules/first/fines?{route}"):
        parse(each)


def test_address_drops_control_characters_and_overlong_parts() -> None:
    address = parse(f"/rules/first/%00%1b%0a{'x' * 10_000}?lang={'y' * 10_000}")

    assert address.rule == "x" * 57
    assert len(address.language) <= 60
