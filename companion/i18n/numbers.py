"""Dates, times and numbers in the style of a language."""

from datetime import date, datetime

from babel.dates import format_date, format_time
from babel.numbers import format_decimal

from companion.i18n.language import Language


def day_and_time(when: datetime, language: Language) -> str:
    """Return a date and a time without seconds, in the time zone of the server."""
    local = when.astimezone()
    return f"{day(local, language)} · {format_time(local, 'short', locale=language.value)}"


def day(when: date, language: Language) -> str:
    """Return a date, with the month as a name or number as the language prefers."""
    return format_date(when, "medium", locale=language.value)


def decimal(number: float, language: Language) -> str:
    """Return the number with the language's decimal separator."""
    return format_decimal(number, locale=language.value)
