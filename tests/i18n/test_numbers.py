"""Moments and numbers look as each language writes them."""

from datetime import UTC, datetime

import pytest

from companion.i18n import Language
from companion.i18n.numbers import decimal, moment


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "28.5"), ("pl", "28,5"), ("it", "28,5"), ("ja", "28.5"), ("ru", "28,5")],
)
def test_a_number_has_the_decimal_sign_of_its_language(language: str, written: str) -> None:
    assert decimal(28.5, Language(language)) == written


@pytest.mark.parametrize("language", list(Language))
def test_a_moment_names_its_day_and_its_minute(language: Language) -> None:
    written = moment(datetime(2026, 11, 20, 20, 45, tzinfo=UTC), language)
    assert "26" in written
    assert ":45" in written
