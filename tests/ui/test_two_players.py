"""A game of two on the screen: what asks, states and shows only what two people need."""

from companion.core.boxes import EditionId
from companion.core.commands import Announce, CardSlot, NoMoreClaims, Transfer
from companion.core.setup import Setup
from companion.ui.state.view import Correction
from tests.async_runner import run_in_thread
from tests.ui.pages import OPENING, OpenPage, open_page, start_game

TWO = Setup(
    EditionId.FIRST,
    ("Adele", "Mara"),
    ("bishop", "fool", "judge", "queen", "king", "witch"),
    0,
    1,
    scenario="first-2",
    printing="pl",
)
INQUISITORS = Setup(
    EditionId.FIRST,
    ("Adele", "Mara"),
    ("bishop", "fool", "judge", "queen", "king", "inquisitor"),
    0,
    1,
    house_set=True,
)
WITCH = (Transfer("bank", 1, 3), Announce("witch", CardSlot.LEFT), NoMoreClaims())


def test_witch_has_chosen_her_only_opponent_and_may_decline() -> None:
    async def play() -> None:
        service, shared = start_game(*OPENING, *WITCH, setup=TWO)
        page = await open_page(shared)
        assert "Adele: swap fortunes with Mara?" in page.texts()
        assert page.options().value == "1"

        await page.tap(page.button("Confirm: 3 coins move"))
        assert service.snapshot.game is not None
        assert service.snapshot.game.table.coins == (9, 6)
        said = "Fortunes swapped: Adele 6 → 9, Mara 9 → 6, Adele +3, Mara −3"
        assert any(getattr(each, "label", None) == said for each in page.controls())

    run_in_thread(play())


def test_witch_declines_with_one_more_tap() -> None:
    async def play() -> None:
        service, shared = start_game(*OPENING, *WITCH, setup=TWO)
        page = await open_page(shared)
        await page.choose("nobody")
        await page.tap(page.button("Confirm"))
        assert service.snapshot.game is not None
        assert service.snapshot.game.table.coins == (6, 9)

    run_in_thread(play())


def test_question_with_one_answer_is_a_statement() -> None:
    async def play() -> OpenPage:
        _, shared = start_game(
            *OPENING, Announce("inquisitor", CardSlot.LEFT), NoMoreClaims(), setup=INQUISITORS
        )
        page = await open_page(shared)
        assert "Mara must name their card" in page.texts()
        await page.tap(page.button("Confirm"))
        assert "Mara names their card, then reveals it" in page.texts()
        return page

    run_in_thread(play())


def test_correction_opened_from_a_seat_takes_from_that_seat() -> None:
    async def play() -> None:
        _, shared = start_game(*OPENING, setup=TWO)
        page = await open_page(shared)
        await page.press("Mara: 6 coins")
        await page.tap(page.button("Correct coins"))
        assert page.holder.view.correction == Correction(source=1)
        await page.dismiss()
        # a change begun in the seat's sheet is kept
        await page.press("Mara: 6 coins")
        await page.press("One more coin")
        await page.tap(page.button("Correct coins"))
        assert page.holder.view.correction == Correction("bank", 1, 1)

    run_in_thread(play())
