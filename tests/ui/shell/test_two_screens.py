"""Changes of the group's state reach every page."""

from companion.application.group.settings import GroupSettings
from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.ui.new_game.state import Draft
from tests.async_runner import async_test
from tests.ui.pages import OpenPage, services_on


@async_test
async def test_settings_reach_every_page_and_make_no_tap_stale() -> None:
    services = services_on()
    here, there = OpenPage(services), OpenPage(services)
    await here.settle()
    before = services.table.snapshot.revision

    def change(settings: GroupSettings) -> GroupSettings:
        return settings.with_card_language(Language.JA).with_note(
            EditionId.FIRST, "fines", "Twice."
        )

    here.actions.change_settings(change)
    await here.settle()

    assert there.holder.view.group_state.settings == change(GroupSettings())
    assert services.table.snapshot.revision == before


@async_test
async def test_saved_sheet_is_offered_on_every_page() -> None:
    services = services_on()
    here, there = OpenPage(services), OpenPage(services)
    names = ("Adele", "Bruno", "Cedric", "David")
    there.actions.new_game.change(Draft(names=names, edition=EditionId.SECOND))
    await there.visit("/new/set")
    assert "Edit: Sheet" not in there.sent_on_reconnect()

    cards = ("judge", "empress", "king", "princess", "shaman", "cheat")
    assert here.actions.new_game.collection.save_sheet("4-a", cards)
    await there.settle()

    assert "Edit: Sheet" in there.sent_on_reconnect()
