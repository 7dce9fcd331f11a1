"""A verdict covers neither people's coins nor what is asked."""

from dataclasses import replace

import flet as ft
import pytest

from companion.core.boxes import EDITIONS, EditionId
from companion.core.commands import Announce, CardSlot, Claim, Entry, NoMoreClaims, Reveal, Transfer
from companion.core.setup import Setup
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.board.moment_views import VerdictView
from companion.ui.kit.height_estimate import estimated_height
from companion.ui.layout.geometry import Side, layout
from companion.ui.layout.seat_rows import HEAD, SeatList
from companion.ui.layout.text_fit import lines_of
from companion.ui.layout.tokens import Font, Space, Touch
from companion.ui.page.appearance import page_scale
from companion.ui.table.seats.list_sizes import LOWEST_WITH_ALL
from companion.ui.table.verdict.parts import head_with_mask
from companion.ui.wording.card_names import shown_name
from tests.async_runner import async_test
from tests.ui.control_tree import controls, words
from tests.ui.pages import OPENING, OpenPage, open_page, start_game
from tests.ui.table.tables import HARRY, SEVEN

NARROWEST = 300.0
"""Width in pixels of the content of a verdict on the smallest table that shows a mask."""
SHORT = ("Nora", "Felix")
LONG = ("Константин Львович", "Felix the Baron")
CARDS = ("bishop", "spy", "judge", "queen", "king", "witch")
TWO = Setup(EditionId.FIRST, SHORT, CARDS, 0, 1, house_set=True)
CLAIMED: tuple[Entry, ...] = (Announce("king", CardSlot.LEFT), Claim(1, CardSlot.LEFT))
NOBODY: tuple[Entry, ...] = (NoMoreClaims(), Reveal(()))
TRUE: tuple[Entry, ...] = (NoMoreClaims(), Reveal((1,)))
BEWITCHED: tuple[Entry, ...] = (
    Transfer("bank", 1, 5),
    Announce("witch", CardSlot.LEFT),
    Claim(1, CardSlot.LEFT),
    NoMoreClaims(),
    Reveal((0,)),
)


async def phone(
    size: tuple[float, float], factor: float, names: tuple[str, str], *entries: Entry
) -> OpenPage:
    scale = page_scale(*size, factor)
    _, shared = start_game(*OPENING, *entries, setup=replace(TWO, players=names))
    width, height = size[0] / scale, size[1] / scale
    return await open_page(shared, width=width, height=height, scale=scale)


def verdict(page: OpenPage) -> ft.Container:
    (found,) = page.named("verdict")
    assert isinstance(found, ft.Container)
    return found


def is_low(page: OpenPage) -> bool:
    return page.holder.view.scaled_for_table(2).height < LOWEST_WITH_ALL


def needed(place: ft.Container) -> float:
    """The height of the banner in its place."""
    (banner,) = (
        each
        for each in controls(place)
        if isinstance(each, ft.Container) and each.border is not None and each.shadow is not None
    )
    column = banner.content
    assert isinstance(column, ft.Column)
    room = float(place.width or 0) - 2 * Space.M
    heights = [height_of(each, room) for each in column.controls]
    gaps = float(column.spacing or 0) * (len(heights) - 1)
    assert isinstance(banner.padding, int)
    return sum(heights) + gaps + 2 * banner.padding + 4


def height_of(part: ft.Control, room: float) -> float:
    """The height of a part: texts that don't wrap have one line."""
    if isinstance(part, ft.Column):
        gaps = float(part.spacing or 0) * (len(part.controls) - 1)
        return sum(height_of(each, room) for each in part.controls) + gaps
    if isinstance(part, ft.Row):
        return max(height_of(each, room) for each in part.controls)
    if isinstance(part, ft.Container):
        return part.height or height_of(part.content, room)  # type: ignore[arg-type]
    if isinstance(part, ft.Text) and part.no_wrap:
        return estimated_height(part, 10_000)
    if isinstance(part, ft.Text) and part.spans:
        # figures of another size stand on the same lines
        said = "".join(span.text or "" for span in part.spans)
        return estimated_height(ft.Text(said, style=part.style), room)
    return estimated_height(part, room)


@pytest.mark.parametrize("names", [SHORT, LONG])
@pytest.mark.parametrize("factor", [1.0, 1.5])
@pytest.mark.parametrize("size", [(390.0, 844.0), (360.0, 640.0)])
@async_test
async def test_gains_are_shown_whole_between_the_halves(
    size: tuple[float, float], factor: float, names: tuple[str, str]
) -> None:
    for entries, gains in ((NOBODY, ["\N{MINUS SIGN}1"]), (TRUE, ["+3", "\N{MINUS SIGN}1"])):
        page = await phone(size, factor, names, *CLAIMED)
        page.actions.table.game.submit(*entries)
        await page.settle()
        place = verdict(page)
        said = [*words(place)]
        bottom = float(place.top or 0) + float(place.height or 0)
        # on low phones, long names leave the title alone: over the tools, no coins are covered
        shows_gains = set(gains) <= {*said}
        assert shows_gains is (names is SHORT or not is_low(page))
        assert needed(place) <= float(place.height or 0)
        assert bottom <= (page.holder.view.height if shows_gains else HEAD)


@pytest.mark.parametrize("names", [SHORT, LONG])
@pytest.mark.parametrize("factor", [1.0, 1.5])
@pytest.mark.parametrize("size", [(390.0, 844.0), (360.0, 640.0)])
@async_test
async def test_swapped_fortunes_cross_in_large_type(
    size: tuple[float, float], factor: float, names: tuple[str, str]
) -> None:
    page = await phone(size, factor, names, *BEWITCHED)
    await page.choose("1")
    await page.tap(page.button("Confirm: 6 coins move"))
    place = verdict(page)
    assert needed(place) <= float(place.height or 0)
    if is_low(page):
        # the title tells it
        assert any("Fortunes swapped" in each for each in words(place))
        return
    (row,) = (each for each in controls(place) if getattr(each, "key", None) == "exchange")
    assert [*words(row)] == [*names, "6", "11", "11", "6"]
    # the fine stands beside them
    assert {"\N{MINUS SIGN}1", "+1"} <= {*words(place)}
    largest = max(
        float(each.style.size or 0)
        for each in controls(row)
        if isinstance(each, ft.Text) and each.style is not None
    )
    assert largest * page.holder.view.scale >= 24


@pytest.mark.parametrize("size", [(390.0, 844.0), (360.0, 640.0), (844.0, 390.0)])
@pytest.mark.parametrize("factor", [1.0, 1.5])
@async_test
async def test_verdict_leaves_a_list_its_coins_and_the_dock_its_buttons(
    size: tuple[float, float], factor: float
) -> None:
    claimed = (Announce("king"), Claim(HARRY), NoMoreClaims())
    scale = page_scale(*size, factor)
    _, shared = start_game(*OPENING, *claimed, setup=SEVEN)
    page = await open_page(shared, width=size[0] / scale, height=size[1] / scale, scale=scale)
    page.actions.table.game.submit(Reveal((HARRY,)))
    await page.settle()
    place, view = verdict(page), page.holder.view.scaled_for_table(7)
    assert any("Harry" in each for each in words(place))
    assert needed(place) <= float(place.height or 0)
    division = layout(view.width, view.height, 7)
    assert isinstance(division.body, SeatList)
    top, left = float(place.top or 0), float(place.left or 0)
    in_head = top + float(place.height or 0) <= HEAD
    dock = division.dock
    in_dock = (
        left >= view.width - dock.size
        if dock.side is Side.RIGHT
        else top >= view.height - dock.size
    )
    assert in_head or in_dock
    if in_head:
        return
    assert top + float(place.height or 0) <= view.height - Touch.UNDO_PHONE - Space.S


@pytest.mark.parametrize("language", Language)
def test_what_the_head_with_masks_are_fits_beside_the_mask(language: Language) -> None:
    say = messages(language)
    beside = NARROWEST - 88 - Space.M
    for character in EDITIONS[EditionId.FIRST].characters.values():
        heading = say.text("verdict-true", character=shown_name(character, say))
        shown = VerdictView("", character=character.id, heading=heading, headline="Ivy")
        head, high = head_with_mask(shown, NARROWEST)
        (text,) = (each for each in controls(head) if getattr(each, "value", "") == heading)
        assert isinstance(text, ft.Text)
        assert isinstance(text.style, ft.TextStyle)
        size, line = float(text.style.size or 0), float(text.style.height or 0)
        lines = lines_of(heading, size, beside, Font.MEDIUM)
        # without a width, it would be drawn on one line
        limited = any(each.width for each in controls(head) if isinstance(each, ft.Column))
        assert lines == 1 or (limited and not text.no_wrap), heading
        assert high >= lines * size * line, heading
