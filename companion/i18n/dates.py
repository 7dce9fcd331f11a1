"""Moments as a language writes them."""

from datetime import datetime

from babel.dates import format_datetime

from companion.i18n.language import Language


def moment(when: datetime, language: Language) -> str:
    """Day and time in the device's own zone, short, as the language writes them."""
    return format_datetime(when.astimezone(), "short", locale=language.value)
