"""The names of a new game without a browser: where Enter leads."""

from dataclasses import replace

import flet as ft
import pytest

from companion.core.boxes import MOST_PLAYERS, EditionId
from companion.ui.state.draft import Draft
from tests.async_runner import run_in_thread
from tests.flet_client import control_id
from tests.ui.drawn import words
from tests.ui.pages import OpenPage, shared_on

_WAYS = ["Back", "Choose a set"]


class _Naming(OpenPage):
    """A page on which names are typed."""

    def __init__(self, *names: str) -> None:
        super().__init__(shared_on())
        self.actions.new_game.change(replace(Draft(), names=names))
        self.show(route="/new")

    @property
    def carets(self) -> list[str]:
        """Labels of the fields that were given the focus."""
        fields = {control_id(each): each for each in self.fields()}
        return [str(fields[each].label) for each in self.line.focused]

    def fields(self) -> list[ft.TextField]:
        """All fields on the page."""
        return [each for each in self.controls() if isinstance(each, ft.TextField)]

    def columns(self) -> list[ft.Column]:
        """All columns on the page, the innermost first."""
        found = [each for each in self.controls() if isinstance(each, ft.Column)]
        return sorted(found, key=lambda each: len([*words(each)]))

    def moves_of(self, person: str) -> list[str]:
        """The ways in which somebody can be moved."""
        labels = {each.label for each in self.controls() if isinstance(each, ft.Semantics)}
        return [way for way in ("up", "down") if f"Move {person} {way}" in labels]

    async def enter(self, label: str, name: str | None = None) -> None:
        """Type a name into a field, if any, and end with Enter."""
        if name is not None:
            await self.type(label, name)
        await self.submit(label, name)


def test_enter_leads_to_the_next_field_each_time() -> None:
    async def play() -> None:
        page = _Naming("", "", "Cedric", "")
        await page.settle()
        await page.enter("Player 1", "Adele")
        await page.enter("Player 2", "Bruno")
        await page.enter("Player 1")
        assert page.carets == ["Player 2", "Player 3", "Player 2"]
        assert page.actions.view.draft.names == ("Adele", "Bruno", "Cedric", "")

    run_in_thread(play())


def test_enter_after_the_last_name_opens_a_further_row() -> None:
    async def play() -> None:
        page = _Naming("Adele", "Bruno", "Cedric", "")
        await page.settle()
        await page.enter("Player 4", "David")
        assert page.actions.view.draft.names == ("Adele", "Bruno", "Cedric", "David", "")
        assert page.carets == ["Player 5"]

    run_in_thread(play())


def test_enter_in_a_last_field_without_a_name_opens_nothing() -> None:
    async def play() -> None:
        page = _Naming("Adele", "Bruno", " ")
        await page.settle()
        await page.enter("Player 3")
        assert page.actions.view.draft.names == ("Adele", "Bruno", " ")
        assert page.carets == []

    run_in_thread(play())


def test_enter_at_a_full_table_does_nothing() -> None:
    async def play() -> None:
        everybody = tuple(f"Person {number}" for number in range(1, MOST_PLAYERS + 1))
        page = _Naming(*everybody)
        await page.settle()
        await page.enter(f"Player {MOST_PLAYERS}")
        assert page.actions.view.draft.names == everybody
        assert page.carets == []

    run_in_thread(play())


def test_the_caret_stays_where_it_is_when_people_change_places() -> None:
    async def play() -> None:
        page = _Naming("Adele", "Bruno", "Cedric", "David")
        await page.settle()
        await page.enter("Player 1")
        before = list(page.line.focused)
        page.actions.new_game.change(
            replace(page.actions.view.draft, arranged=page.actions.view.draft.arranged + 1)
        )
        await page.settle()
        assert page.line.focused == before

    run_in_thread(play())


@pytest.mark.parametrize(("width", "ways"), [(390, ["up"]), (1280, ["up", "down"])])
def test_a_phone_moves_people_up_alone_so_that_their_names_can_be_read(
    width: int, ways: list[str]
) -> None:
    async def play() -> None:
        page = _Naming("Adele", "Bruno", "Cedric", "David")
        page.show(width=width)
        await page.settle()
        assert page.moves_of("Bruno") == ways

    run_in_thread(play())


def test_what_is_refused_is_told_beside_the_way_on() -> None:
    async def play() -> None:
        page = _Naming("Adele", "", "Cedric", "David")
        page.show(width=390)
        await page.settle()
        await page.tap(page.button("Choose a set"))
        refused = page.actions.view.notice
        assert refused is not None
        foot = next(each for each in page.columns() if [*words(each)][-2:] == _WAYS)
        assert [*words(foot)] == [refused, *_WAYS]

    run_in_thread(play())


def test_names_that_nobody_would_see_are_refused_each_with_its_row() -> None:
    async def play() -> None:
        page = _Naming("Adele", "🦊", "Cedric", "민수")
        await page.settle()
        await page.tap(page.button("Choose a set"))
        told = "some letters can’t be displayed. Please use others."
        assert page.actions.view.notice == f"Player 2: {told} Player 4: {told}"
        assert page.holder.view.route == "/new"
        assert page.actions.view.draft.names == ("Adele", "🦊", "Cedric", "민수")

    run_in_thread(play())


@pytest.mark.parametrize("last", ["", " David", "🦊", "Adele"])
def test_no_set_is_chosen_for_people_whose_names_their_form_would_refuse(last: str) -> None:
    async def play() -> None:
        page = _Naming("Adele", "Bruno", "Cedric", last)
        await page.visit("/new/set")
        assert "Who’s playing?" in page.told_when_back()
        page.actions.new_game.change(replace(Draft(), names=("Adele", "Bruno", "Cedric", "David")))
        await page.settle()
        assert "Choose a set" in page.told_when_back()

    run_in_thread(play())


def test_the_youngest_stays_the_youngest_wherever_people_sit() -> None:
    async def play() -> None:
        page = _Naming("Adele", "Bruno", "Cedric", "David", "Fran")
        await page.visit("/new")
        await page.press("Cedric is the youngest and goes first")
        assert page.actions.view.draft.first == 2
        assert "Cedric goes first" in page.told_when_back()
        await page.press("Move Cedric up")
        assert page.actions.view.draft.names == ("Adele", "Cedric", "Bruno", "David", "Fran")
        assert page.actions.view.draft.first == 1
        await page.press("Remove David")
        assert page.actions.view.draft.names == ("Adele", "Cedric", "Bruno", "Fran")
        assert page.actions.view.draft.first == 1
        await page.press("Remove Adele")
        assert page.actions.view.draft.first == 0

    run_in_thread(play())


def test_another_box_has_nothing_of_the_one_before() -> None:
    async def play() -> None:
        page = _Naming("Adele", "Bruno", "Cedric", "David")
        cards = ("judge", "king", "queen", "thief", "spy", "cheat")
        page.actions.new_game.change(
            replace(page.actions.view.draft, cards=cards, set_id="own", printing="ru")
        )
        await page.visit("/new")
        await page.tap(page.row("second"))
        draft = page.actions.view.draft
        assert (draft.edition, draft.cards) == (EditionId.SECOND, ())
        assert (draft.set_id, draft.printing) == (None, None)

    run_in_thread(play())


@pytest.mark.parametrize("fewer", [False, True], ids=["one more", "one less"])
def test_the_number_of_a_random_set_goes_with_the_number_of_people_it_was_drawn_for(
    fewer: bool,
) -> None:
    async def play() -> None:
        page = _Naming("Adele", "Bruno", "Cedric", "David", "Fran")
        page.actions.new_game.change(replace(page.actions.view.draft, seed=4711))
        await page.visit("/new/own")
        assert "Seed 4711" in page.told_when_back()
        await page.visit("/new")
        if fewer:
            await page.press("Remove David")
        else:
            await page.tap(page.button(page.actions.say.text("people-add")))
        await page.visit("/new/own")
        assert "Seed 4711" not in page.told_when_back()

    run_in_thread(play())
