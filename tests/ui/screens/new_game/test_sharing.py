"""A set that was handed on, opened by its link or text: what comes to the builder, what stays."""

from dataclasses import replace

import pytest

from companion.core.boxes import EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import TakeFromBank
from companion.sharing import SharedSet, encode_set
from companion.ui.state.draft import Draft
from tests.async_runner import run_in_thread
from tests.ui.pages import opened, shared_on
from tests.ui.screens.new_game.choosing import LAWFUL, NAMES, SHEET, Table


def test_a_set_for_more_people_leaves_the_names_there_are() -> None:
    table = Table(Draft(names=NAMES))
    shared = SharedSet(EditionId.SECOND, 7, (*SHEET, "patron"))

    assert table.actions.shared_sets.open(encode_set(shared))

    assert table.draft.names == (*NAMES, "", "", "")


def test_a_link_that_was_typed_is_still_in_its_field_after_a_look_elsewhere() -> None:
    typed = encode_set(SharedSet(EditionId.FIRST, 4, LAWFUL))

    async def play() -> None:
        page = await opened(shared_on(), route="/new/own")
        page.actions.new_game.change(Draft(names=NAMES, typed=typed))
        await page.visit("/rules/first/fines")
        assert typed not in page.told_when_back()
        await page.visit("/new/own")
        assert typed in page.told_when_back()

    run_in_thread(play())


def test_a_link_opens_its_set_for_its_people() -> None:
    table = Table(Draft())
    shared = SharedSet(EditionId.SECOND, 7, (*SHEET, "patron"))

    table.actions.shared_sets.open_route(f"/set/{encode_set(shared)}")

    assert (table.draft.edition, table.draft.cards) == (shared.edition, shared.cards)
    assert len(table.draft.names) == 7
    assert f"http://10.0.0.2:8550/set/{encode_set(shared)}" in table.told()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1F4JKQTSC-AAAAAAA", "damaged"),
        ("", "damaged"),
        (
            encode_set(SharedSet(EditionId.FIRST, 4, ("witch", *LAWFUL[1:]))),
            "The set must include the Judge",
        ),
        (encode_set(SharedSet(EditionId.FIRST, 4, LAWFUL[:5])), "needs 6 cards"),
    ],
    ids=["damaged", "empty", "no Judge", "too few"],
)
def test_what_cannot_be_opened_is_said_and_changes_nothing(text: str, said: str) -> None:
    before = Draft(names=NAMES, cards=("king",))
    table = Table(before)

    assert not table.actions.shared_sets.open(text)

    assert said in (table.holder.view.notice or "")
    assert table.draft == before


def test_a_link_is_opened_once_and_takes_nobodys_name() -> None:
    table = Table(Draft(names=(*NAMES, "Eva", "")))
    route = f"/set/{encode_set(SharedSet(EditionId.FIRST, 4, LAWFUL))}"

    table.actions.shared_sets.open_route(route)
    assert (table.draft.names, table.draft.cards) == ((*NAMES, "Eva"), LAWFUL)
    table.actions.new_game.change(replace(table.draft, cards=LAWFUL[:3]))
    table.actions.shared_sets.open_route(route)

    assert table.draft.cards == LAWFUL[:3]


def test_a_set_handed_on_brings_its_own_character_and_leaves_nothing_half_done() -> None:
    cook = CustomCharacter("house_1", "Cook", (TakeFromBank(2),), bank_money=True)
    table = Table(Draft(names=NAMES, first=3, sheet="4-a", seed=1234))
    shared = SharedSet(EditionId.FIRST, 4, (*LAWFUL[:5], "house_1"), (cook,))

    assert table.actions.shared_sets.open(encode_set(shared))

    assert (table.draft.house, table.draft.sheet, table.draft.seed) == ((cook,), None, None)
    assert table.actions.shared_sets.open(encode_set(SharedSet(EditionId.FIRST, 4, LAWFUL)))
    # nobody who has a name loses their place by it
    assert (table.draft.names, table.draft.first) == (NAMES, 3)
