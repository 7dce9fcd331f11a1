"""Names with characters that fonts lack are refused."""

import pytest

from companion import resources
from companion.ui.layout.font_coverage import LETTERS, can_be_shown, with_stand_ins
from tests.tools.font_letters import drawn


def test_letters_file_matches_the_fonts() -> None:
    noted = (resources.assets() / LETTERS).read_text(encoding="utf-8")
    assert noted == drawn(), "python -m tests.tools.font_letters notes it anew"


@pytest.mark.parametrize(
    "name",
    [
        "Adele",
        "Żółć Wiśniewska-Ćwik",
        "D’Amico",
        "Щукин",
        "渡邊さくら",
        "𠮷田",
        "コンスタンティノープル",
        "Ελένη",
        "Nguyễn",
        # as some keyboards write them: combining accents, a joiner, a variation selector
        "Jose\u0301",
        "Ann\u200da",
        "渡邉\U000e0101",
        "Anna\u00a0Maria",
        "山田\u3000花子",
    ],
)
def test_names_of_common_languages_can_be_shown(name: str) -> None:
    assert can_be_shown(name)


@pytest.mark.parametrize("name", ["🦊", "Anna 🦊", "עידו", "محمد", "민수", "สมชาย"])
def test_names_without_glyphs_cannot_be_shown(name: str) -> None:
    assert not can_be_shown(name)


def test_characters_without_glyphs_have_a_visible_stand_in() -> None:
    assert with_stand_ins("Anna 🦊") == "Anna □"
    assert with_stand_ins("Zoë") == "Zoë"
