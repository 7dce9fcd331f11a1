"""Names of a new game's players: defaults, and what is wrong with each."""

from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.wording.player_names import filled_names, name_problems

SAY = messages(Language.EN)


def test_empty_names_are_numbered_by_their_seats() -> None:
    assert filled_names(("Ada ", "", "  ", "\u200b"), SAY) == (
        "Ada",
        "Player 2",
        "Player 3",
        "Player 4",
    )


def test_default_that_somebody_has_typed_gets_another_number() -> None:
    names = filled_names(("", "player 1", "", "Player 5"), SAY)
    assert names == ("Player 6", "player 1", "Player 3", "Player 5")


def test_later_of_two_equal_names_is_the_problem() -> None:
    problems = name_problems(("Ada", "", "ADA ", "x" * 41, "🦊"), SAY)
    assert set(problems) == {2, 3, 4}
    assert problems[2] == "Two players are called “ADA”."
    assert problems[4].startswith("Player 5: ")
