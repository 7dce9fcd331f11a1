"""What the players do now with their cards or chairs, after the last tap."""

from dataclasses import replace

import pytest

from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    CardSlot,
    Choose,
    Claim,
    Entry,
    NoMoreClaims,
    Reveal,
    Swap,
    Undo,
)
from companion.core.game import Game
from companion.core.setup import Setup
from companion.i18n import SOURCE_LANGUAGE, Language
from companion.i18n.messages import messages
from companion.ui.board.moments import verdict_view
from companion.ui.board.preview import preview
from companion.ui.board.scene import Scene, seat_views
from companion.ui.board.selection import Selection
from companion.ui.wording.table_instruction import may_take_centre, table_instruction
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.pages import OPENING, open_page, start_game

SAY = messages(SOURCE_LANGUAGE)
PEOPLE = ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Ines")
FIRST = ("judge", "king", "fool", "spy", "queen", "witch", "inquisitor", "thief")
SECOND = ("judge", "princess", "fool", "spy", "guru", "puppet_master", "king")
SETUPS = {
    EditionId.FIRST: Setup(EditionId.FIRST, (*PEOPLE, "Jan"), FIRST, 0, 1),
    EditionId.SECOND: Setup(EditionId.SECOND, PEOPLE, SECOND, 0, 1),
}
ALONE = (NoMoreClaims(),)


def taps(edition: EditionId, *tapped: tuple[Entry, ...]) -> Game:
    service, _ = start_game(*OPENING, setup=SETUPS[edition])
    for entries in tapped:
        service.submit(entries, service.snapshot.revision)
    game = service.snapshot.game
    assert game is not None
    return game


@pytest.mark.parametrize(
    ("edition", "tapped", "start"),
    [
        (EditionId.FIRST, ((Announce("fool"),), ALONE), "Fran: now swap two other players’ cards"),
        (EditionId.SECOND, ((Announce("fool"),), ALONE), "Fran: now swap two other players’ Masks"),
        (EditionId.FIRST, ((Announce("spy"),), ALONE), "Fran: now look at your own card"),
        (EditionId.SECOND, ((Announce("spy"),), ALONE), "Fran: now look at your own Mask"),
        (
            EditionId.SECOND,
            ((Announce("spy"), Claim(0)), ALONE, (Reveal((0,)),)),
            "Adele: now look at your own Mask",
        ),
        (
            EditionId.SECOND,
            ((Announce("princess"),), ALONE, (Choose((2,)),)),
            "Cedric: show your Mask to all the others",
        ),
        (
            EditionId.SECOND,
            ((Announce("puppet_master"),), ALONE, (Choose((1, 2)),)),
            "Bruno and Cedric: swap seats now",
        ),
        (
            EditionId.SECOND,
            ((Announce("guru"),), ALONE, (Choose((2,)),)),
            "Cedric names their card",
        ),
        (
            EditionId.FIRST,
            ((Announce("inquisitor"),), ALONE, (Choose((2,)),)),
            "Cedric names their card",
        ),
    ],
)
def test_instruction_stands_in_the_verdict_until_the_next_tap(
    edition: EditionId, tapped: tuple[tuple[Entry, ...], ...], start: str
) -> None:
    game = taps(edition, *tapped)
    said = table_instruction(game, SAY)
    assert said.startswith(start)
    verdict = verdict_view(game, SAY)
    assert verdict is not None
    assert verdict.now == said
    assert said in verdict.label
    for language in Language:
        assert "now-" not in table_instruction(game, messages(language))
    assert table_instruction(game.append(Undo()), SAY) == ""
    assert table_instruction(taps(edition, *tapped[:-1]), SAY) == ""


@pytest.mark.parametrize(
    "tapped",
    [
        ((Announce("spy"), Claim(0)), ALONE, (Reveal(()),)),
        ((Announce("king"),), ALONE),
        ((Announce("fool"),), ALONE, (Swap(),)),
    ],
    ids=["no one is it", "coins only", "next turn"],
)
def test_nothing_to_do_has_no_instruction(tapped: tuple[tuple[Entry, ...], ...]) -> None:
    assert table_instruction(taps(EditionId.SECOND, *tapped), SAY) == ""


@pytest.mark.parametrize(("character", "said"), [("spy", True), ("fool", False)])
def test_two_players_are_told_neither_of_centre_cards_nor_of_nothing(
    character: str, *, said: bool
) -> None:
    two = Setup(EditionId.FIRST, PEOPLE[:2], FIRST[:6], 0, 1, house_set=True)
    service, _ = start_game(*OPENING, setup=two)
    for entries in ((Announce(character, CardSlot.LEFT),), ALONE):
        service.submit(entries, service.snapshot.revision)
    game = service.snapshot.game
    assert game is not None
    now = "Adele: now look at one of your own cards and one of your opponent’s, left or right."
    assert table_instruction(game, SAY).startswith(now) is said
    assert bool(table_instruction(game, SAY)) is said


@async_test
async def test_instruction_is_the_first_line_of_the_next_turn() -> None:
    _, shared = start_game(*OPENING, Announce("spy"), setup=SETUPS[EditionId.SECOND])
    page = await open_page(shared)
    await page.tap(page.button("No one calls"))

    (now,) = page.named("now")
    assert next(words(now)) == "Before this turn"
    # the characters need its room
    await page.tap(page.button("Announce"))
    assert not page.named("now")
    await page.tap(page.button("Back"))
    assert page.named("now")
    await page.tap(page.button("Swap or not"))
    assert not page.named("now")


def test_result_says_what_was_announced_and_who_swaps_seats() -> None:
    game = taps(EditionId.SECOND, (Announce("king"),), ALONE)
    verdict = verdict_view(game, SAY)
    assert verdict is not None
    assert verdict.title == "Fran: King, uncontested"
    game = taps(EditionId.SECOND, (Announce("puppet_master"),), ALONE, (Choose((1, 2)),))
    verdict = verdict_view(game, SAY)
    assert verdict is not None
    assert verdict.title == "Bruno and Cedric swap seats"
    assert verdict.announced == "Fran announces the Puppet Master"
    assert verdict.sentences == ()


def test_coins_stay_at_the_seats_of_people_who_would_swap() -> None:
    game = taps(EditionId.SECOND, (Announce("king"),), ALONE, (Announce("puppet_master"),), ALONE)
    chosen = Selection(0, targets=(4, 1))
    seats = seat_views(Scene(game.table, chosen, preview(game.table, chosen), game), SAY)
    shown = {
        seat.name: seat.change and (seat.coins, seat.change.signed, seat.change.result)
        for seat in seats
    }
    assert shown["Fran"] == (8, "−1", 7)
    assert shown["Bruno"] == (6, "−1", 5)
    badges = {seat.name: seat.badge and seat.badge.text for seat in seats}
    assert badges["Fran"] == "Bruno sits here"
    assert badges["Bruno"] == "Fran sits here"
    assert shown["Harry"] == (6, "+2", 8)


@pytest.mark.parametrize(
    ("edition", "character", "may", "caption"),
    [
        (EditionId.FIRST, "spy", True, "Center: yes"),
        (EditionId.SECOND, "spy", False, "Center: no"),
        (EditionId.FIRST, "fool", False, "Center: no"),
    ],
)
@async_test
async def test_centre_cards_are_marked_while_a_power_is_carried_out(
    edition: EditionId, character: str, *, may: bool, caption: str
) -> None:
    spare = replace(SETUPS[edition], players=PEOPLE[:6], house_set=True)
    service, shared = start_game(*OPENING, Announce(character), setup=spare)
    page = await open_page(shared)
    await page.tap(page.button("No one calls"))
    (marked,) = page.named("spare")
    assert caption in words(marked)
    game = service.snapshot.game
    assert game is not None
    assert may_take_centre(game) is may
    await page.tap(page.button("Swap or not"))
    (unmarked,) = page.named("spare")
    assert any("In the center" in each for each in words(unmarked))
