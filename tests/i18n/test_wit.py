"""The lines to say aloud, and the words for great moments: short, in every language."""

import pytest

from companion.core.boxes import EDITIONS
from companion.i18n import Language, Messages
from companion.statistics.awards import AwardKind

LONGEST = 60
CHARACTERS = sorted({each for edition in EDITIONS.values() for each in edition.characters})


@pytest.mark.parametrize("language", Language)
def test_every_character_has_two_short_lines_of_its_own(language: Language) -> None:
    say = Messages(language)
    lines = [
        say.text(f"wit-{moment}-{character.replace('_', '-')}")
        for moment in ("announce", "claim")
        for character in CHARACTERS
    ]

    assert [line for line in lines if len(line) > LONGEST or line.startswith("wit-")] == []
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("language", Language)
def test_words_for_great_moments_are_short_and_different(language: Language) -> None:
    say = Messages(language)
    moments = [
        *(f"wit-verdict-{kind}" for kind in ("true", "unmasked", "nobody", "swapped", "court")),
        *(f"wit-win-{by}" for by in ("thirteen", "bankruptcy", "cheat", "house")),
        *(f"wit-award-{kind}" for kind in AwardKind),
    ]
    lines = [say.text(moment) for moment in moments]

    assert [line for line in lines if len(line) > LONGEST or line.startswith("wit-")] == []
    assert len(set(lines)) == len(lines)
