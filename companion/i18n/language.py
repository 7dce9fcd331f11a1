"""The languages of the companion, each with a profile of all that the code needs to know about it.

Cards may be in a language that the screens don't speak: those have their characters' names only.

A new language is a member and a profile here, and a folder `locales/<code>`; `locales/README.md`
has the steps. No other module names a particular language.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from companion.i18n import phrases


@dataclass(frozen=True, slots=True)
class FontFile:
    """A font that a language needs besides the app's own; `path` is relative to `assets`."""

    family: str
    path: str


@dataclass(frozen=True, slots=True)
class LanguageProfile:
    """What is particular to a language. Babel has its plural rules, lists, dates and numbers."""

    own_name: str
    """The name its speakers use."""
    stemmer: str | None = None
    """The Snowball algorithm for search; None if there is none."""
    sentence_separator: str = " "
    """The characters between two sentences."""
    list_separator: str = ", "
    """The characters between items of a list without a conjunction."""
    colon: str = ": "
    """The characters between a label and what it names."""
    no_line_start: str = ""
    """Letters that may not begin a line, if lines may break between letters."""
    unbroken: str = ""
    """A pattern of the places between letters where a line may not break, if it may at others."""
    bound_words: str = ""
    """Words of one letter that may not end a line, so the space after them does not break."""
    line_height: float = 1.0
    """The height of a line of text, relative to Latin script."""
    fonts: tuple[FontFile, ...] = ()
    """The fonts for letters that the app's own fonts lack, in order of fallback."""
    has_readings: bool = False
    """Whether names have a reading (`reading` in names.toml), which is shown and searched."""
    cards_in_other_boxes: bool = False
    """Whether boxes for other languages may have cards in this one (section 11)."""


class Language(StrEnum):
    """A language of the companion, by its code, which is also the name of its folder."""

    EN = "en"
    PL = "pl"
    IT = "it"
    JA = "ja"
    RU = "ru"
    FR = "fr"

    @property
    def profile(self) -> LanguageProfile:
        """The profile of the language."""
        return _PROFILES[self]


_PROFILES = {
    Language.EN: LanguageProfile("English", stemmer="english", cards_in_other_boxes=True),
    Language.PL: LanguageProfile("Polski", stemmer="polish", bound_words="aiouwz"),
    Language.IT: LanguageProfile("Italiano", stemmer="italian"),
    Language.JA: LanguageProfile(
        "日本語",
        # a Japanese full stop is as wide as a letter
        sentence_separator="",
        list_separator="、",
        colon="：",
        no_line_start=(
            "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶー、。，．・：；！？々〜）」』】〕］｝"
        ),
        unbroken=phrases.UNBROKEN,
        line_height=1.15,
        fonts=(FontFile("Noto Sans JP", "fonts/NotoSansJP-Regular.otf"),),
        has_readings=True,
    ),
    Language.RU: LanguageProfile("Русский", stemmer="russian", bound_words="аиоувкся"),
    Language.FR: LanguageProfile("Français", stemmer="french", colon="\u00a0: "),
}


class CardLanguage(StrEnum):
    """A language of cards alone, by its code in the files with characters' names."""

    DE = "de"
    ES = "es"

    @property
    def profile(self) -> LanguageProfile:
        """The profile of the language."""
        return _CARD_PROFILES[self]


_CARD_PROFILES = {
    CardLanguage.DE: LanguageProfile("Deutsch"),
    CardLanguage.ES: LanguageProfile("Español"),
}

NameLanguage = Language | CardLanguage
"""A language in which characters have names."""

SOURCE_LANGUAGE = Language.EN
"""The language that has all texts. Texts missing in another language are shown in this one."""


def best_language(preferred: Iterable[str]) -> Language:
    """Return the first available of a device's locales ("pl-PL", "ja_JP.UTF-8"), or English."""
    available = {language.value: language for language in Language}
    for locale in preferred:
        code = re.split(r"[-_.@]", locale.strip().lower(), maxsplit=1)[0]
        if code in available:
            return available[code]
    return SOURCE_LANGUAGE
