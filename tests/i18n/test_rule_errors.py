"""Refusals in words, with the names that people and characters have at this table."""

from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Code, RuleViolation
from companion.core.powers.blocks import TakeFromBank
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.i18n.rule_errors import explain

ALCHEMIST = CustomCharacter("house_1", "Alchemist", (TakeFromBank(2),), minimum=8)


def test_custom_character_is_described_by_its_name() -> None:
    unknown = RuleViolation(
        Code.NOT_IN_PLAY, character="house_1", in_play=("judge", "house_1", "king")
    )

    assert explain(unknown, (), messages(Language.EN), [ALCHEMIST]) == (
        "Not in play: Alchemist. In play: Judge, Alchemist, and King."
    )


def test_players_are_described_by_their_names() -> None:
    refused = RuleViolation(Code.ALREADY_CLAIMED, person=1)

    assert (
        explain(refused, ("Adele", "Bruno"), messages(Language.EN)) == "Bruno has already called."
    )
