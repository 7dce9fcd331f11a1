from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion.i18n import Language, Messages, describe

ENGLISH = """
character-king = King
    .the = the King
character-judge = Judge
    .the = the Judge
error-not-in-play = { $character-the } is not in play. These are: { $in_play }.
error-not-enough-coins = Only { $held } in { $pot }.
error-name-twice = Twice: { $names }.
"""


@dataclass
class Refusal(Exception):
    code: str
    params: Mapping[str, object] = field(default_factory=dict)


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "errors.ftl").write_text(ENGLISH, encoding="utf-8")
    return Messages(Language.EN, tmp_path)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            Refusal("not_in_play", {"character": "king", "in_play": ("judge", "king")}),
            "the King is not in play. These are: Judge and King.",
        ),
        (Refusal("not_enough_coins", {"held": 3, "pot": Path("court")}), "Only 3 in court."),
        (Refusal("name_twice", {"names": ("Ewa", "Jan")}), "Twice: Ewa and Jan."),
        (Refusal("unheard_of"), "error-unheard-of"),
    ],
)
def test_error_is_described_in_one_sentence(
    messages: Messages, error: Refusal, sentence: str
) -> None:
    assert describe(error, messages) == sentence
