"""Moments and numbers look as each language writes them."""

import re
import time
from datetime import UTC, datetime

import pytest

from companion.i18n import Language
from companion.i18n.numbers import decimal, moment


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "28.5"), ("pl", "28,5"), ("it", "28,5"), ("ja", "28.5"), ("ru", "28,5")],
)
def test_number_has_the_decimal_separator_of_the_language(language: str, written: str) -> None:
    assert decimal(28.5, Language(language)) == written


@pytest.mark.parametrize("language", list(Language))
def test_moment_has_day_and_minute(language: Language) -> None:
    written = moment(datetime(2031, 7, 29, 9, 45).astimezone(), language)
    assert {int(number) % 100 for number in re.findall(r"\d+", written)} == {31, 7, 29, 9, 45}


def test_moment_is_in_the_local_time_zone_of_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TZ", "XST-9")
    time.tzset()
    try:
        written = moment(datetime(2031, 7, 29, 9, 45, tzinfo=UTC), Language.PL)
    finally:
        monkeypatch.undo()
        time.tzset()
    assert written.endswith("18:45")
