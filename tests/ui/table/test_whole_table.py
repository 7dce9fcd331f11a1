"""Whatever the page and the text size: every seat and every step of a turn is whole."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from companion.application.table.snapshot import Snapshot
from companion.core.commands import Claim, Line
from companion.i18n import Language
from companion.ui.board.scene import scene, without_answers
from companion.ui.board.selection import Selection
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.palette import set_palette
from companion.ui.layout.geometry import layout
from companion.ui.layout.tokens import Space, narrow_line, palette_for
from companion.ui.page.appearance import page_scale
from companion.ui.page.view import View, ViewHolder
from companion.ui.table.dock_content import turned_room
from companion.ui.table.fitting_dock import FittingDock, fitting_dock
from tests.tools.gallery.turn_steps import PEOPLE, Step, long_names, turn_steps
from tests.ui.pages import actions_of, services_on

SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 800),
    (1366, 1024),
    (1920, 1080),
]
TEXTS = [1.0, 1.25, 1.5, 2.0]


def views(language: Language, people: int) -> Iterator[View]:
    for (width, height), text in product(SIZES, TEXTS):
        scale = page_scale(width, height, text)
        page = View(Snapshot(), language=language)
        page = replace(page, width=width / scale, height=height / scale, scale=scale)
        yield page.scaled_for_table(people)


def fitted(view: View, step: Step, *, unseen: bool = False) -> FittingDock:
    """The panel of a step; with `unseen`, as on a phone that hasn't answered."""
    table = step.game.table
    selection = replace(Selection(7), **step.selected) if step.selected else Selection(-1)
    snapshot = replace(view.snapshot, game=step.game, revision=7)
    view = replace(view, snapshot=snapshot, stored_selection=selection, draft_revision=7)
    line = narrow_line(view.width - 2 * Space.M)
    set_palette(palette_for(dark=True, page_scale=view.scale, line_width=line))
    actions = actions_of(ViewHolder(view), services_on()).table
    division = layout(view.width, view.height, len(table.seats))
    room = turned_room((view.width, view.height), division.dock, None)
    shown = scene(step.game, view.selection)
    if unseen:
        shown = without_answers(shown)
    return fitting_dock(view, shown, division, room, actions, ControlCache())


def spare(view: View, step: Step) -> float:
    """The height of the dock that its content leaves free."""
    fitting = fitted(view, step)
    return fitting.limit - fitting.needed


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("people", PEOPLE)
def test_every_step_of_a_turn_fits_its_panel(people: int, language: Language) -> None:
    steps = turn_steps(people, long_names(language))
    pages = [*views(language, people)]
    assert all(layout(each.width, each.height, people).fits for each in pages)
    # each step on some pages, each page with some steps
    shown = [
        (page, name)
        for nth, (page, name) in enumerate(product(pages, steps))
        if name != "over" and nth % 7 == people % 7
    ]
    cut = [
        (round(page.width), round(page.height), name)
        for page, name in shown
        if spare(page, steps[name]) < 0
    ]
    assert not cut


@pytest.mark.parametrize("people", [each for each in PEOPLE if each > 3])
def test_claims_fold_nothing_away(people: int) -> None:
    steps = turn_steps(people, long_names(Language.PL))
    for page in [*views(Language.PL, people)][3::7]:
        shown = (fitted(page, steps[f"claims-{claims}"]).layout for claims in (0, 1, 4))
        assert len({(each.fold, each.claims) for each in shown}) == 1


@pytest.mark.parametrize("claimants", [(3,), (5, 6, 0, 1), (6, 5, 0, 1)])
@pytest.mark.parametrize("unseen", [False, True])
def test_claims_are_shown_in_whatever_order_they_came(
    claimants: tuple[int, ...], *, unseen: bool
) -> None:
    game = turn_steps(7, long_names(Language.EN))["claims-0"].game
    for person in claimants:
        game = game.append(Line(Claim(person), game.taps + 1))
    for view in [*views(Language.JA, 7)][::3]:
        shown = fitted(view, Step(game), unseen=unseen)
        assert shown.needed <= shown.limit
        assert not unseen or not shown.scene.table.opened().claimants


@pytest.mark.parametrize("people", range(2, 14))
def test_larger_texts_never_make_the_table_larger_than_asked(people: int) -> None:
    asked = [page_scale(*size, text) for size, text in product(SIZES, TEXTS)]
    for page, most in zip(views(Language.EN, people), asked, strict=True):
        assert 1 <= page.scale <= most
        assert layout(page.width, page.height, people).fits or page.scale == 1
