"""Shared sets, opened by link or text."""

from dataclasses import replace

import pytest

from companion.core.boxes import EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import TakeFromBank
from companion.sharing import SharedSet, encode_set
from companion.ui.new_game.state import Draft
from tests.async_runner import async_test
from tests.ui.new_game.choosing import NAMES, SHEET, VALID, Table
from tests.ui.pages import open_page, services_on


def test_shared_set_for_more_players_keeps_the_names() -> None:
    table = Table(Draft(names=NAMES))
    shared = SharedSet(EditionId.SECOND, 7, (*SHEET, "patron"))

    assert table.actions.new_game.shared_sets.open(encode_set(shared))

    assert table.draft.names == (*NAMES, "", "", "")


@async_test
async def test_typed_link_survives_a_change_of_screen() -> None:
    typed = encode_set(SharedSet(EditionId.FIRST, 4, VALID))

    page = await open_page(services_on(), route="/new/own")
    page.actions.new_game.change(Draft(names=NAMES, typed=typed))
    await page.visit("/rules/first/fines")
    assert typed not in page.sent_on_reconnect()
    await page.visit("/new/own")
    assert typed in page.sent_on_reconnect()


def test_link_opens_its_set_for_its_number_of_players() -> None:
    table = Table(Draft())
    shared = SharedSet(EditionId.SECOND, 7, (*SHEET, "patron"))

    table.actions.new_game.shared_sets.open_route(f"/set/{encode_set(shared)}")

    assert (table.draft.edition, table.draft.cards) == (shared.edition, shared.cards)
    assert len(table.draft.names) == 7
    assert f"http://10.0.0.2:8550/set/{encode_set(shared)}" in table.texts()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1F4JKQTSC-AAAAAAA", "damaged"),
        ("", "damaged"),
        (
            encode_set(SharedSet(EditionId.FIRST, 4, ("witch", *VALID[1:]))),
            "The set must include the Judge",
        ),
        (encode_set(SharedSet(EditionId.FIRST, 4, VALID[:5])), "needs 6 cards"),
    ],
    ids=["damaged", "empty", "no Judge", "too few"],
)
def test_unreadable_link_changes_nothing_and_shows_a_notice(text: str, said: str) -> None:
    before = Draft(names=NAMES, cards=("king",))
    table = Table(before)

    assert not table.actions.new_game.shared_sets.open(text)

    assert said in (table.holder.view.notice or "")
    assert table.draft == before


def test_link_is_opened_once_and_keeps_names() -> None:
    table = Table(Draft(names=(*NAMES, "Eva", "")))
    route = f"/set/{encode_set(SharedSet(EditionId.FIRST, 4, VALID))}"

    table.actions.new_game.shared_sets.open_route(route)
    assert (table.draft.names, table.draft.cards) == ((*NAMES, "Eva", ""), VALID)
    table.actions.new_game.change(replace(table.draft, cards=VALID[:3]))
    table.actions.new_game.shared_sets.open_route(route)

    assert table.draft.cards == VALID[:3]


def test_set_for_fewer_people_asks_whether_they_stay() -> None:
    table = Table(Draft(names=("",) * 8))
    code = encode_set(SharedSet(EditionId.FIRST, 4, VALID))
    question = "This set is for 4 players. There are 8 at the table."

    assert table.actions.new_game.shared_sets.open(code)
    assert len(table.draft.names) == 8
    assert question in table.texts()

    table.tap("Play with 4")
    assert len(table.draft.names) == 4
    assert question not in table.texts()
    table.tap("Undo")
    assert table.draft.names == ("",) * 8

    assert table.actions.new_game.shared_sets.open(code)
    table.tap("Keep 8 players")
    assert len(table.draft.names) == 8
    assert question not in table.texts()
    assert table.draft.cards == VALID


def test_nobody_with_a_name_is_sent_away_for_a_set() -> None:
    table = Table(Draft(names=(*NAMES, "Eva")))
    table.actions.new_game.shared_sets.open(encode_set(SharedSet(EditionId.FIRST, 4, VALID)))
    assert "Keep 5 players" in table.texts()
    assert "Play with 4" not in table.texts()


def test_damaged_link_after_a_set_was_opened_says_one_thing() -> None:
    table = Table(Draft(names=NAMES))
    table.actions.new_game.shared_sets.open(encode_set(SharedSet(EditionId.FIRST, 4, VALID)))
    table.actions.new_game.shared_sets.open("1F4JKQTSC-AAAAAAA")
    assert any("damaged" in each for each in table.texts())
    assert "Set opened: 6 cards" not in table.texts()


def test_shared_set_brings_its_custom_character() -> None:
    cook = CustomCharacter("house_1", "Cook", (TakeFromBank(2),), bank_money=True)
    table = Table(Draft(names=NAMES, first=3, sheet="4-a", seed=1234))
    shared = SharedSet(EditionId.FIRST, 4, (*VALID[:5], "house_1"), (cook,))

    assert table.actions.new_game.shared_sets.open(encode_set(shared))

    assert (table.draft.house, table.draft.sheet, table.draft.seed) == ((cook,), None, None)
    assert table.actions.new_game.shared_sets.open(encode_set(SharedSet(EditionId.FIRST, 4, VALID)))
    # players with a name keep their place
    assert (table.draft.names, table.draft.first) == (NAMES, 3)


def test_opening_says_so_and_undo_brings_the_unfinished_set_back() -> None:
    before = Draft(names=NAMES, cards=("king", "queen"))
    table = Table(before)

    assert table.actions.new_game.shared_sets.open(encode_set(SharedSet(EditionId.FIRST, 4, VALID)))
    assert "Set opened: 6 cards" in table.texts()
    table.actions.new_game.change(replace(table.draft, typed="half a co"))
    table.tap("Undo")

    drawn_anew = replace(table.draft, arranged=before.arranged, renamed=before.renamed)
    assert drawn_anew == replace(before, typed="half a co")
    assert "Set opened: 6 cards" not in table.texts()


def test_opened_set_that_was_changed_since_is_not_undone() -> None:
    table = Table(Draft(names=NAMES, cards=("king",)))
    table.actions.new_game.shared_sets.open(encode_set(SharedSet(EditionId.FIRST, 4, VALID)))

    table.actions.new_game.change(replace(table.draft, cards=VALID[:3]))
    table.actions.new_game.undo_replacement()

    assert table.draft.cards == VALID[:3]
    assert "Set opened: 6 cards" not in table.texts()


def test_opening_the_set_on_screen_says_so_and_changes_nothing() -> None:
    before = Draft(names=NAMES, cards=VALID, set_name="Ours")
    table = Table(before)

    assert table.actions.new_game.shared_sets.open(encode_set(SharedSet(EditionId.FIRST, 4, VALID)))

    assert table.draft == before
    assert "This set is already open." in table.texts()
    assert "Undo" not in table.texts()
