"""The draft of a new game is stored on the device and offered again."""

import asyncio
from dataclasses import replace

import pytest

from companion.application.group.last_group import LAST_GROUP, Group
from companion.application.table.snapshot import Snapshot
from companion.core.boxes import EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import ShowCard, TakeFromBank
from companion.flet_adapter.device import Device
from companion.ui.new_game.draft_storage import load_draft, store_draft
from companion.ui.new_game.state import OWN, Draft, NewGameState
from companion.ui.page.view import View, ViewHolder
from companion.ui.wording.character_draft import CharacterDraft
from tests.async_runner import async_test, run_in_thread
from tests.flet_client import StoringClient, connect
from tests.ui.pages import SETUP, OpenPage, empty_store, page_without_game, services_on

COOK = CustomCharacter("house_1", "Cook", (TakeFromBank(2),), bank_money=True)
FULL = Draft(
    names=("Ewa", "", "Franek", "花子"),
    arranged=3,
    first=2,
    edition=EditionId.SECOND,
    set_id=OWN,
    printing="ru",
    tablet_holds_coins=True,
    ticked=frozenset({"coins"}),
    cards=("judge", "king", "house_1"),
    house=(COOK,),
    sheet="7-a",
    beside_sheet=("queen",),
    link="/set/x",
    seed=7,
    typed="1ed",
    making=CharacterDraft(COOK, 2, "Cook", "Shows\na card", True, 4, (TakeFromBank(2), ShowCard())),
)
KEY = "companion.draft"


def kept(*drafts: Draft) -> object:
    """What a device has stored after these drafts in quick succession."""

    async def put_together() -> object:
        device = StoringClient()
        session = connect(device)
        hands = Device(session.page)
        holder = ViewHolder(View(Snapshot()))
        noting = []
        for draft in drafts:
            holder.view = holder.view.with_states(NewGameState(draft))
            noting.append(asyncio.ensure_future(store_draft(holder, hands)))
            await asyncio.sleep(0)
        await asyncio.gather(*noting)
        assert device.asked.count("set") == 1
        return device.stored[KEY]

    return run_in_thread(put_together())


def found_by(note: object) -> Draft | None:
    """The draft that a page loads on a device that has stored this."""

    async def find() -> Draft | None:
        device = StoringClient()
        device.stored[KEY] = note
        # referenced, or the page would be collected
        session = connect(device)
        draft = await load_draft()
        assert session.page
        return draft

    return run_in_thread(find())


@pytest.mark.parametrize("draft", [Draft(), FULL], ids=["empty", "full"])
def test_reloaded_page_has_the_whole_draft(draft: Draft) -> None:
    assert found_by(kept(draft)) == draft


def test_only_the_last_of_quick_changes_is_stored() -> None:
    typed = [replace(FULL, names=("E", "B")), replace(FULL, names=("Ew", "B")), FULL]
    assert found_by(kept(*typed)) == FULL


def test_draft_of_a_game_that_has_begun_is_removed() -> None:
    assert found_by(kept(replace(FULL, begun=True))) is None


@pytest.mark.parametrize(
    "note",
    [
        None,
        "",
        "{",
        "[]",
        7,
        '{"names": ["Ewa", "Jan"], "colour": "red"}',
        '{"names": ["Ewa"]}',
        '{"names": ["Ewa", 7]}',
        '{"names": ["Ewa", "Jan"], "first": 2}',
        '{"names": ["Ewa", "Jan"], "first": -1}',
        '{"names": ["Ewa", "Jan"], "edition": "third"}',
        '{"names": ["Ewa", "Jan"], "cards": ["king", "emperor"]}',
        '{"names": ["Ewa", "Jan"], "making": {"shape": 1}}',
        '{"names": ["Ewa", "Jan"], "typed": "' + 100_000 * "x" + '"}',
    ],
)
def test_unreadable_draft_is_ignored(note: object) -> None:
    assert found_by(note) is None


@async_test
async def test_home_leads_back_to_a_draft_with_names() -> None:
    page = page_without_game(empty_store())
    page.actions.navigation.go("/new")
    page.actions.new_game.rename(1, "Franek")
    page.actions.navigation.go("/")
    await page.settle()
    await page.tap(page.button("Resume setup"))
    assert page.holder.view.route == "/new"
    assert page.actions.new_game.draft.names == ("", "Franek")


@async_test
async def test_home_leads_back_to_a_draft_with_another_set() -> None:
    cards = ("judge", "witch")

    store = empty_store()
    LAST_GROUP.save(store, Group.of(SETUP, tablet_holds_coins=False))
    page = page_without_game(store)
    await page.visit("/")
    await page.tap(page.button("Rematch"))
    page.actions.new_game.change(replace(page.actions.new_game.draft, cards=cards))
    page.actions.navigation.go("/")
    await page.settle()
    await page.tap(page.button("Resume setup"))
    assert page.actions.new_game.draft.cards == cards


@pytest.mark.parametrize("case", ["nobody named", "the last group", "begun"])
@async_test
async def test_home_does_not_offer_a_draft_without_changes(case: str) -> None:
    store = empty_store()
    LAST_GROUP.save(store, Group.of(SETUP, tablet_holds_coins=False))
    page = page_without_game(store)
    match case:
        case "nobody named":
            page.actions.new_game.change(Draft(names=("", " ")))
        case "the last group":
            page.actions.new_game.start_over_with(Group.of(SETUP, tablet_holds_coins=False))
        case _:
            page.actions.new_game.rename(1, "Franek")
            page.actions.new_game.start(SETUP, tablet_holds_coins=False)
    page.actions.navigation.go("/")
    await page.settle()
    assert page.button("Back to the table" if case == "begun" else "Rematch")
    with pytest.raises(AssertionError):
        page.button("Resume setup")


@async_test
async def test_draft_changed_after_its_game_has_begun_is_offered_again() -> None:
    page = page_without_game(empty_store())
    page.actions.navigation.go("/new")
    page.actions.new_game.start(SETUP, tablet_holds_coins=False)
    await page.browser_back("/new")
    page.actions.new_game.rename(1, "Zofia")
    page.actions.navigation.go("/")
    await page.settle()
    assert page.button("Resume setup")


@async_test
async def test_in_a_browser_alone_every_change_is_in_the_store_at_once() -> None:
    services = replace(services_on(), stores_draft=True)
    page = OpenPage(services)
    page.actions.new_game.change(FULL)
    assert await load_draft(services.table) == FULL
    page.actions.new_game.change(replace(FULL, names=("Ewa", "Ola", "Jan", "花子")))
    assert await load_draft(services.table) == replace(FULL, names=("Ewa", "Ola", "Jan", "花子"))
    page.actions.new_game.start(SETUP, tablet_holds_coins=False)
    assert await load_draft(services.table) is None
