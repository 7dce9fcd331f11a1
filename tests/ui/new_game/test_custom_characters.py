"""Custom characters edited on several pages."""

import pytest

from companion.application.ports import FaultCode, StorageFault
from companion.application.table.snapshot import Snapshot
from companion.core.powers.blocks import TakeFromBank
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.services import Services
from companion.ui.page.view import View, ViewHolder
from companion.ui.shell.actions import AppActions
from companion.ui.wording.character_draft import CharacterDraft
from tests.async_runner import async_test
from tests.ui.pages import OpenPage, actions_of, empty_store, open_page, services_on


def screens() -> tuple[AppActions, AppActions]:
    services = services_on()
    return screen_of(services), screen_of(services)


def screen_of(services: Services) -> AppActions:
    return actions_of(ViewHolder(View(Snapshot(), route="/new/house")), services)


def kept(actions: AppActions) -> list[str]:
    library = actions.context.services.table.snapshot.group_state.custom_characters
    return [each.name for each in library.characters]


def test_two_pages_can_each_save_a_character() -> None:
    here, there = screens()

    alchemist = here.new_game.collection.save_character(CharacterDraft(name="Alchemist"))
    baker = there.new_game.collection.save_character(CharacterDraft(name="Baker"))

    assert kept(here) == ["Alchemist", "Baker"]
    assert alchemist is not None
    assert baker is not None
    assert alchemist.id != baker.id


def test_deleting_a_character_keeps_one_saved_meanwhile() -> None:
    here, there = screens()
    alchemist = here.new_game.collection.save_character(CharacterDraft(name="Alchemist"))
    assert alchemist is not None
    there.new_game.collection.save_character(CharacterDraft(name="Baker"))

    here.new_game.collection.delete(alchemist)

    assert kept(here) == ["Baker"]


def test_blank_card_of_the_expansion_takes_a_second_character() -> None:
    page, _ = screens()
    made = [
        page.new_game.collection.save_character(CharacterDraft(name=name, power=(TakeFromBank(2),)))
        for name in ("Alchemist", "Baker", "Cook")
    ]

    def playing() -> list[str]:
        return [each.name for each in page.new_game.draft.house]

    for each, expected in zip(made, (["Alchemist"], ["Baker"], ["Cook"]), strict=True):
        assert each is not None
        page.new_game.use_character(each, None)
        assert playing() == expected
    page.new_game.change(page.new_game.draft.with_boxes(("expansion",)))
    for each, expected in zip(
        made, (["Cook", "Alchemist"], ["Alchemist", "Baker"], ["Baker", "Cook"]), strict=True
    ):
        assert each is not None
        page.new_game.use_character(each, None)
        assert playing() == expected
    assert len(page.new_game.draft.cards) == 2


def test_character_deleted_meanwhile_is_saved_as_new() -> None:
    here, there = screens()
    alchemist = here.new_game.collection.save_character(CharacterDraft(name="Alchemist"))
    assert alchemist is not None
    there.new_game.collection.delete(alchemist)

    here.new_game.collection.save_character(CharacterDraft.of(alchemist))

    assert kept(here) == ["Alchemist"]


def test_character_that_took_over_the_id_is_not_overwritten() -> None:
    here, there = screens()
    alchemist = here.new_game.collection.save_character(CharacterDraft(name="Alchemist"))
    assert alchemist is not None
    there.new_game.collection.delete(alchemist)
    baker = there.new_game.collection.save_character(CharacterDraft(name="Baker"))
    assert baker is not None
    assert baker.id == alchemist.id

    here.new_game.collection.save_character(CharacterDraft.of(alchemist))

    assert kept(here) == ["Baker", "Alchemist"]


def test_name_taken_meanwhile_is_refused() -> None:
    here, there = screens()
    here.new_game.collection.save_character(CharacterDraft(name="Alchemist"))

    assert there.new_game.collection.save_character(CharacterDraft(name="Alchemist")) is None

    assert kept(here) == ["Alchemist"]
    assert there.view.notice
    assert [each.name for each in there.view.group_state.custom_characters.characters] == [
        "Alchemist"
    ]


def test_unsaved_character_does_not_reach_other_pages() -> None:
    here, _ = screens()
    texts: list[Snapshot] = []
    here.context.services.table.subscribe(texts.append)

    assert here.new_game.collection.save_character(CharacterDraft(name="")) is None
    assert texts == []

    assert here.new_game.collection.save_character(CharacterDraft(name="Alchemist")) is not None
    assert len(texts) == 1


def test_unreadable_characters_are_not_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    store = empty_store()
    here = screen_of(services_on(store))
    here.new_game.collection.save_character(CharacterDraft(name="Alchemist"))

    def failing(key: str) -> str | None:
        raise StorageFault(FaultCode.DISK_FAILED, path="/x")

    with monkeypatch.context() as patched:
        patched.setattr(store, "setting", failing)
        assert here.new_game.collection.save_character(CharacterDraft(name="Baker")) is None

    assert kept(here) == ["Alchemist"]
    assert here.view.notice


@async_test
async def test_character_draft_survives_the_rulebook_and_a_disconnect() -> None:
    page = await making()
    page.actions.new_game.change(
        Draft(making=CharacterDraft(name="Alchemist").toggled("show-card"))
    )
    await page.visit("/rules/first/fines")
    await page.visit("/new/house")
    assert "Alchemist" in page.sent_on_reconnect()
    await page.disconnect()
    await page.reconnect()
    assert "Alchemist" in page.sent_on_reconnect()
    await page.tap(page.button("Save"))
    assert kept(page.actions) == ["Alchemist"]
    assert [each.id for each in page.holder.view.state(NewGameState).draft.house] == ["house_1"]
    assert page.holder.view.state(NewGameState).draft.cards == ("house_1",)
    assert page.holder.view.state(NewGameState).draft.making == CharacterDraft(begun=1)


@async_test
async def test_editing_a_character_again_shows_its_saved_state() -> None:
    page = await making()
    page.actions.new_game.collection.save_character(CharacterDraft(name="Alchemist"))
    await page.settle()
    await page.press("Edit Alchemist")
    await page.type("Name", "Alchymist")
    await page.press("Edit Alchemist")
    assert page.holder.view.state(NewGameState).draft.making.name == "Alchemist"
    assert "Alchymist" not in page.sent_on_reconnect()


async def making() -> OpenPage:
    """A page with the form of a custom character."""
    return await open_page(services_on(), route="/new/house")


@async_test
async def test_minimum_of_a_character_is_none_or_at_least_three() -> None:
    page = await making()
    asked = []
    for label in ("more", "more", "fewer", "fewer", "fewer"):
        await page.press(f"One {label} player")
        asked.append(page.holder.view.state(NewGameState).draft.making.minimum)
    assert asked == [3, 4, 3, 0, 0]

    page.actions.new_game.change(Draft(making=CharacterDraft(minimum=13)))
    await page.settle()
    await page.press("One more player")
    assert page.holder.view.state(NewGameState).draft.making.minimum == 13


@async_test
async def test_coins_of_a_power_change_by_one_and_stay_positive() -> None:
    page = await making()
    page.actions.new_game.change(Draft(making=CharacterDraft(power=(TakeFromBank(2),))))
    await page.settle()
    words = page.actions.say.text("block-take-from-bank", coins=2)
    await page.press(f"One more coin: {words}")
    assert page.holder.view.state(NewGameState).draft.making.power == (TakeFromBank(3),)
    for coins in (3, 2, 1):
        words = page.actions.say.text("block-take-from-bank", coins=coins)
        await page.press(f"One fewer coin: {words}")
    assert page.holder.view.state(NewGameState).draft.making.power == (TakeFromBank(1),)
