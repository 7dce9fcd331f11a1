"""The languages the companion speaks."""

import re
from collections.abc import Iterable
from enum import StrEnum


class Language(StrEnum):
    """A language there are texts for; the value is its code and the name of its folder."""

    EN = "en"
    PL = "pl"
    IT = "it"
    JA = "ja"
    RU = "ru"

    @property
    def own_name(self) -> str:
        """What its speakers call it, for a list of languages to choose from."""
        return _OWN_NAMES[self]

    @property
    def between_sentences(self) -> str:
        """What stands between two sentences: nothing where the full stop is as wide as a letter."""
        return "" if self is Language.JA else " "

    @property
    def keeps_short_words(self) -> bool:
        """Whether a word of one letter may not end a line: the space after it does not break."""
        return self in (Language.PL, Language.RU)


_OWN_NAMES = {
    Language.EN: "English",
    Language.PL: "Polski",
    Language.IT: "Italiano",
    Language.JA: "日本語",
    Language.RU: "Русский",
}


def best_language(preferred: Iterable[str]) -> Language:
    """The first spoken here of a device's locales ("pl-PL", "ja_JP.UTF-8"); else English."""
    spoken = {language.value: language for language in Language}
    for locale in preferred:
        code = re.split(r"[-_.@]", locale.strip().lower(), maxsplit=1)[0]
        if code in spoken:
            return spoken[code]
    return Language.EN
