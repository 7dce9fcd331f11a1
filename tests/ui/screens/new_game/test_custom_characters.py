"""A group's own characters: what one screen keeps, another neither loses nor undoes."""

import pytest

from companion.application.ports import FaultCode, StorageFault
from companion.application.snapshot import Snapshot
from companion.core.powers.blocks import TakeFromBank
from companion.ui.actions.page_actions import PageActions
from companion.ui.actions.services import Services
from companion.ui.actions.view_holder import ViewHolder
from companion.ui.state.character_draft import CharacterDraft
from companion.ui.state.draft import Draft
from companion.ui.state.view import View
from tests.async_runner import run_in_thread
from tests.ui.pages import OpenPage, actions_of, empty_store, opened, shared_on


def screens() -> tuple[PageActions, PageActions]:
    services = shared_on()
    return screen_of(services), screen_of(services)


def screen_of(services: Services) -> PageActions:
    return actions_of(ViewHolder(View(Snapshot(), route="/new/house")), services)


def kept(actions: PageActions) -> list[str]:
    library = actions.context.services.table.snapshot.group_state.custom_characters
    return [each.name for each in library.characters]


def test_two_screens_each_keep_a_character() -> None:
    here, there = screens()

    alchemist = here.group.save_character(CharacterDraft(name="Alchemist"))
    baker = there.group.save_character(CharacterDraft(name="Baker"))

    assert kept(here) == ["Alchemist", "Baker"]
    assert alchemist is not None
    assert baker is not None
    assert alchemist.id != baker.id


def test_forgetting_one_leaves_what_another_screen_has_kept_meanwhile() -> None:
    here, there = screens()
    alchemist = here.group.save_character(CharacterDraft(name="Alchemist"))
    assert alchemist is not None
    there.group.save_character(CharacterDraft(name="Baker"))

    assert here.group.delete_character(alchemist.id)

    assert kept(here) == ["Baker"]


def test_a_character_forgotten_meanwhile_is_kept_anew_once_it_is_changed() -> None:
    here, there = screens()
    alchemist = here.group.save_character(CharacterDraft(name="Alchemist"))
    assert alchemist is not None
    there.group.delete_character(alchemist.id)

    here.group.save_character(CharacterDraft.of(alchemist))

    assert kept(here) == ["Alchemist"]


def test_another_character_that_has_come_by_the_same_id_meanwhile_is_left_alone() -> None:
    here, there = screens()
    alchemist = here.group.save_character(CharacterDraft(name="Alchemist"))
    assert alchemist is not None
    there.group.delete_character(alchemist.id)
    baker = there.group.save_character(CharacterDraft(name="Baker"))
    assert baker is not None
    assert baker.id == alchemist.id

    here.group.save_character(CharacterDraft.of(alchemist))

    assert kept(here) == ["Baker", "Alchemist"]


def test_a_name_that_another_screen_has_taken_meanwhile_is_told() -> None:
    here, there = screens()
    here.group.save_character(CharacterDraft(name="Alchemist"))

    assert there.group.save_character(CharacterDraft(name="Alchemist")) is None

    assert kept(here) == ["Alchemist"]
    assert there.view.notice
    assert [each.name for each in there.view.group_state.custom_characters.characters] == [
        "Alchemist"
    ]


def test_of_a_character_that_is_not_kept_no_other_screen_is_told() -> None:
    here, _ = screens()
    told: list[Snapshot] = []
    here.context.services.table.subscribe(told.append)

    assert here.group.save_character(CharacterDraft(name="")) is None
    assert told == []

    assert here.group.save_character(CharacterDraft(name="Alchemist")) is not None
    assert len(told) == 1


def test_what_cannot_be_read_just_now_is_not_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    store = empty_store()
    here = screen_of(shared_on(store))
    here.group.save_character(CharacterDraft(name="Alchemist"))

    def failing(key: str) -> str | None:
        raise StorageFault(FaultCode.DISK_FAILED, path="/x")

    with monkeypatch.context() as patched:
        patched.setattr(store, "setting", failing)
        assert here.group.save_character(CharacterDraft(name="Baker")) is None

    assert kept(here) == ["Alchemist"]
    assert here.view.notice


def test_a_character_being_made_outlives_a_look_at_the_rules_and_a_cut_line() -> None:
    async def play() -> None:
        page = await making()
        page.actions.new_game.change(
            Draft(making=CharacterDraft(name="Alchemist").toggled("show-card"))
        )
        await page.visit("/rules/first/fines")
        await page.visit("/new/house")
        assert "Alchemist" in page.told_when_back()
        await page.lose_line()
        await page.come_back()
        assert "Alchemist" in page.told_when_back()
        await page.tap(page.button("Save"))
        assert kept(page.actions) == ["Alchemist"]
        assert page.holder.view.draft.making == CharacterDraft(begun=1)

    run_in_thread(play())


def test_whoever_begins_to_change_a_character_again_sees_it_as_it_is() -> None:
    async def play() -> None:
        page = await making()
        page.actions.group.save_character(CharacterDraft(name="Alchemist"))
        await page.settle()
        await page.press("Edit Alchemist")
        await page.type("Name", "Alchymist")
        await page.press("Edit Alchemist")
        assert page.holder.view.draft.making.name == "Alchemist"
        assert "Alchymist" not in page.told_when_back()

    run_in_thread(play())


async def making() -> OpenPage:
    """A screen on which a character is being made."""
    return await opened(shared_on(), route="/new/house")


def test_a_character_is_for_any_number_of_players_or_from_three_on() -> None:
    async def play() -> None:
        page = await making()
        asked = []
        for label in ("more", "more", "fewer", "fewer", "fewer"):
            await page.press(f"One {label} player")
            asked.append(page.holder.view.draft.making.minimum)
        assert asked == [3, 4, 3, 0, 0]

        page.actions.new_game.change(Draft(making=CharacterDraft(minimum=13)))
        await page.settle()
        await page.press("One more player")
        assert page.holder.view.draft.making.minimum == 13

    run_in_thread(play())


def test_the_coins_of_a_power_are_changed_by_one_and_are_never_none() -> None:
    async def play() -> None:
        page = await making()
        page.actions.new_game.change(Draft(making=CharacterDraft(power=(TakeFromBank(2),))))
        await page.settle()
        words = page.actions.say.text("block-take-from-bank", coins=2)
        await page.press(f"One more coin: {words}")
        assert page.holder.view.draft.making.power == (TakeFromBank(3),)
        for coins in (3, 2, 1):
            words = page.actions.say.text("block-take-from-bank", coins=coins)
            await page.press(f"One fewer coin: {words}")
        assert page.holder.view.draft.making.power == (TakeFromBank(1),)

    run_in_thread(play())
