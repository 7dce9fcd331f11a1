"""The lines to say aloud: every character of both editions has them, short, in every language."""

import pytest

from companion.core.boxes import EDITIONS
from companion.i18n import Language, Messages

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
