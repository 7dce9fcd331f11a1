"""Moments and numbers as a language writes them."""

from datetime import datetime

from babel.dates import format_datetime
from babel.numbers import format_decimal

from companion.i18n.language import Language


def moment(when: datetime, language: Language) -> str:
    """Day and time, short, in the time zone of the machine that runs the program."""
    return format_datetime(when.astimezone(), "short", locale=language.value)


def decimal(number: float, language: Language) -> str:
    """A number with the language's own decimal sign."""
    return format_decimal(number, locale=language.value)
