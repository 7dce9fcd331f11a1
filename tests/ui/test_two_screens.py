"""What one screen settles, the others show without being asked again."""

from companion.application.group_settings import GroupSettings
from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.ui.actions.new_game import keep_sheet
from companion.ui.state.view import Draft
from tests.looping import alone
from tests.ui.pages import OpenPage, shared_on


def test_customs_reach_every_screen_and_make_no_tap_stale() -> None:
    async def play() -> None:
        services = shared_on()
        here, there = OpenPage(services), OpenPage(services)
        await here.settle()
        before = services.table.snapshot.revision

        def settled(customs: GroupSettings) -> GroupSettings:
            return customs.with_card_language(Language.JA).with_note(
                EditionId.FIRST, "fines", "Twice."
            )

        here.desk.change_customs(settled)
        await here.settle()

        assert there.screen.view.group_state.settings == settled(GroupSettings())
        assert services.table.snapshot.revision == before

    alone(play())


def test_what_is_read_off_a_sheet_on_one_screen_is_offered_on_all() -> None:
    async def play() -> None:
        services = shared_on()
        here, there = OpenPage(services), OpenPage(services)
        names = ("Adele", "Bruno", "Cedric", "David")
        there.desk.change_draft(Draft(names=names, edition=EditionId.SECOND))
        await there.visit("/new/set")
        assert "Correct what was read off" not in there.told_when_back()

        cards = ("judge", "empress", "king", "princess", "shaman", "cheat")
        assert keep_sheet(here.desk, "4-a", cards)
        await there.settle()

        assert "Correct what was read off" in there.told_when_back()

    alone(play())
