"""Dates and numbers look as each language writes them."""

import time
from datetime import UTC, datetime

import pytest

from companion.i18n import Language
from companion.i18n.numbers import day_and_time, decimal


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "28.5"), ("pl", "28,5"), ("it", "28,5"), ("ja", "28.5"), ("ru", "28,5")],
)
def test_number_has_the_decimal_separator_of_the_language(language: str, written: str) -> None:
    assert decimal(28.5, Language(language)) == written


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "Jul 29, 2031 · 9:45\u202fAM"),
        ("pl", "29 lip 2031 · 09:45"),
        ("it", "29 lug 2031 · 09:45"),
        ("ja", "2031/07/29 · 9:45"),
        ("ru", "29 июл. 2031\u202fг. · 09:45"),
    ],
)
def test_day_and_time_have_no_seconds(language: str, written: str) -> None:
    moment = datetime(2031, 7, 29, 9, 45).astimezone()
    assert day_and_time(moment, Language(language)) == written


def test_time_is_in_the_local_time_zone_of_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TZ", "XST-9")
    time.tzset()
    try:
        written = day_and_time(datetime(2031, 7, 29, 9, 45, tzinfo=UTC), Language.PL)
    finally:
        monkeypatch.undo()
        time.tzset()
    assert written.endswith("18:45")
