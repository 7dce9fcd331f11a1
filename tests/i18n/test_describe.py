from pathlib import Path

import pytest

from companion.errors import CodedError
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


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "errors.ftl").write_text(ENGLISH, encoding="utf-8")
    return Messages(Language.EN, tmp_path)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            CodedError("not_in_play", character="king", in_play=("judge", "king")),
            "the King is not in play. These are: Judge and King.",
        ),
        (CodedError("not_enough_coins", held=3, pot=Path("court")), "Only 3 in court."),
        (CodedError("name_twice", names=("Ewa", "Jan")), "Twice: Ewa and Jan."),
        (CodedError("unheard_of"), "error-unheard-of"),
    ],
)
def test_error_is_described_in_one_sentence(
    messages: Messages, error: CodedError, sentence: str
) -> None:
    assert describe(error, messages) == sentence
