"""Dates, times and numbers as a language writes them."""

from datetime import datetime

from babel.dates import format_date, format_time
from babel.numbers import format_decimal

from companion.i18n.language import Language


def day_and_time(when: datetime, language: Language) -> str:
    """Return a date and a time without seconds, in the local time zone of the server."""
    local, locale = when.astimezone(), language.value
    day = format_date(local, "medium", locale=locale)
    return f"{day} · {format_time(local, 'short', locale=locale)}"


def decimal(number: float, language: Language) -> str:
    """Return the number with the language's decimal separator."""
    return format_decimal(number, locale=language.value)
