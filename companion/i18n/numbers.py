"""Dates, times and numbers as a language writes them."""

from datetime import datetime

from babel.dates import format_datetime
from babel.numbers import format_decimal

from companion.i18n.language import Language


def moment(when: datetime, language: Language) -> str:
    """Return date and time in short form, in the local time zone of the server."""
    return format_datetime(when.astimezone(), "short", locale=language.value)


def decimal(number: float, language: Language) -> str:
    """Return the number with the language's decimal separator."""
    return format_decimal(number, locale=language.value)
