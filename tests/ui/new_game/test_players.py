"""Players' names: Enter, focus, order, refusals."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft
import pytest

from companion.application.memory_store import MemoryStore
from companion.core.boxes import MOST_PLAYERS, EditionId
from companion.ui.new_game.state import Draft
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.ui.control_tree import words
from tests.ui.pages import OpenPage, empty_store, services_on

_WAYS = ["Back", "Choose a set"]


class _Naming(OpenPage):
    """A page on which names are typed."""

    def __init__(self, *names: str) -> None:
        super().__init__(services_on())
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

    def texts(self) -> list[str]:
        """All words on the page."""
        return [str(each.value) for each in self.controls() if isinstance(each, ft.Text)]

    async def focus(
        self, label: str, *, gained: bool = True, then: Callable[[], object] = lambda: None
    ) -> None:
        """Give a field the focus, or take it away; `then` happens before anything is drawn."""
        event = "focus" if gained else "blur"
        await self._session.dispatch_event(self._field(label), event, None)
        then()
        await self.settle()

    def moves_of(self, person: str) -> list[str]:
        """The directions in which a player can be moved."""
        labels = {each.label for each in self.controls() if isinstance(each, ft.Semantics)}
        return [way for way in ("up", "down") if f"Move {person} {way}" in labels]

    async def enter(self, label: str, name: str | None = None) -> None:
        """Type a name, if any, and press Enter."""
        if name is not None:
            await self.type(label, name)
        await self.submit(label, name)


@async_test
async def test_enter_moves_to_the_next_field_each_time() -> None:
    page = _Naming("", "", "Cedric", "")
    await page.settle()
    await page.enter("Player 1", "Adele")
    await page.enter("Player 2", "Bruno")
    await page.enter("Player 1")
    assert page.carets == ["Player 2", "Player 3", "Player 2"]
    assert page.actions.new_game.draft.names == ("Adele", "Bruno", "Cedric", "")


@pytest.mark.parametrize("typed", ["", "Eva"])
@async_test
async def test_row_added_by_enter_is_a_player_only_with_a_name(typed: str) -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "")
    await page.settle()
    await page.enter("Player 4", "David")
    assert "4\xa0players" in page.texts()
    if typed:
        await page.type("Player 5", typed)
    await page.tap(page.button("Choose a set"))
    expected = ("Adele", "Bruno", "Cedric", "David", "Eva")
    assert page.actions.new_game.draft.names == expected[: 5 if typed else 4]
    assert page.actions.view.route == "/new/set"


@async_test
async def test_row_added_by_enter_is_no_player_after_others_change_places() -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "")
    await page.settle()
    await page.enter("Player 4", "David")
    await page.type("Player 5", "Eva")
    await page.type("Player 5", "")
    page.actions.new_game.exchange(0, 1)
    await page.settle()
    await page.tap(page.button("Choose a set"))
    assert page.actions.new_game.draft.names == ("Bruno", "Adele", "Cedric", "David")


@async_test
async def test_added_player_may_stay_without_a_name() -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "David")
    await page.settle()
    await page.tap(page.button("Add player"))
    await page.tap(page.button("Choose a set"))
    assert len(page.actions.new_game.draft.names) == 5


@async_test
async def test_enter_after_the_last_name_adds_a_row() -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "")
    await page.settle()
    await page.enter("Player 4", "David")
    assert page.actions.new_game.draft.names == (
        "Adele",
        "Bruno",
        "Cedric",
        "David",
        "",
    )
    assert page.carets == ["Player 5"]


@async_test
async def test_enter_in_an_empty_last_field_adds_nothing() -> None:
    page = _Naming("Adele", "Bruno", " ")
    await page.settle()
    await page.enter("Player 3")
    assert page.actions.new_game.draft.names == ("Adele", "Bruno", " ")
    assert page.carets == []


@async_test
async def test_enter_at_a_full_table_does_nothing() -> None:
    everybody = tuple(f"Person {number}" for number in range(1, MOST_PLAYERS + 1))
    page = _Naming(*everybody)
    await page.settle()
    await page.enter(f"Player {MOST_PLAYERS}")
    assert page.actions.new_game.draft.names == everybody
    assert page.carets == []


@async_test
async def test_focus_stays_when_players_are_reordered() -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "David")
    await page.settle()
    await page.enter("Player 1")
    before = list(page.line.focused)
    page.actions.new_game.change(
        replace(
            page.actions.new_game.draft,
            arranged=page.actions.new_game.draft.arranged + 1,
        )
    )
    await page.settle()
    assert page.line.focused == before


@pytest.mark.parametrize(("width", "ways"), [(390, ["up"]), (1280, ["up", "down"])])
@async_test
async def test_phone_has_no_button_to_move_players_down(width: int, ways: list[str]) -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "David")
    page.show(width=width)
    await page.settle()
    assert page.moves_of("Bruno") == ways


@async_test
async def test_notice_stands_beside_the_forward_button() -> None:
    page = _Naming("Adele", "adele", "Cedric", "David")
    page.show(width=390)
    await page.settle()
    await page.tap(page.button("Choose a set"))
    refused = page.actions.view.notice
    assert refused is not None
    foot = next(each for each in page.columns() if [*words(each)][-2:] == _WAYS)
    assert [*words(foot)] == [refused, *_WAYS]


@async_test
async def test_invisible_names_are_refused_with_their_row() -> None:
    page = _Naming("Adele", "🦊", "Cedric", "민수")
    await page.settle()
    await page.tap(page.button("Choose a set"))
    texts = "some letters can’t be displayed. Please use others."
    assert page.actions.view.notice == f"Player 2: {texts} Player 4: {texts}"
    assert page.holder.view.route == "/new"
    assert page.actions.new_game.draft.names == ("Adele", "🦊", "Cedric", "민수")


@pytest.mark.parametrize("last", [" David", "🦊", "Adele"])
@async_test
async def test_invalid_names_lead_back_to_the_players(last: str) -> None:
    page = _Naming("Adele", "Bruno", "Cedric", last)
    await page.visit("/new/set")
    assert "Who’s playing?" in page.sent_on_reconnect()
    page.actions.new_game.change(replace(Draft(), names=("Adele", "Bruno", "Cedric", "David")))
    await page.settle()
    assert "Choose a set" in page.sent_on_reconnect()


@async_test
async def test_youngest_mark_moves_with_the_player() -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "David", "Fran")
    await page.visit("/new")
    await page.press("Cedric is the youngest and goes first")
    assert page.actions.new_game.draft.first == 2
    assert "Cedric goes first" in page.sent_on_reconnect()
    await page.press("Move Cedric up")
    assert page.actions.new_game.draft.names == (
        "Adele",
        "Cedric",
        "Bruno",
        "David",
        "Fran",
    )
    assert page.actions.new_game.draft.first == 1
    await page.press("Remove David")
    assert page.actions.new_game.draft.names == ("Adele", "Cedric", "Bruno", "Fran")
    assert page.actions.new_game.draft.first == 1
    await page.press("Remove Adele")
    assert page.actions.new_game.draft.first == 0


async def _new_game(store: MemoryStore) -> OpenPage:
    """A page on which "New game" was tapped."""
    page = OpenPage(services_on(store))
    await page.visit("/")
    await page.tap(page.button("New game"))
    return page


@async_test
async def test_new_game_has_two_rows_and_enter_adds_the_others() -> None:
    page = await _new_game(empty_store())
    assert page.actions.new_game.draft.names == ("", "")
    names = ("Adele", "Bruno", "Cedric", "David", "Fran", "Gus", "Harry")
    for place, name in enumerate(names, start=1):
        await page.type(f"Player {place}", name)
        await page.submit(f"Player {place}", name)
    await page.tap(page.button("Choose a set"))
    assert page.actions.new_game.draft.names == names


@async_test
async def test_second_edition_has_rows_for_four_and_gives_them_back() -> None:
    page = await _new_game(empty_store())
    await page.type("Player 1", "Adele")
    await page.tap(page.row("second"))
    assert page.actions.new_game.draft.names == ("Adele", "", "", "")
    assert "Choose a set" not in page.locked()
    await page.tap(page.row("first"))
    assert page.actions.new_game.draft.names == ("Adele", "")


@async_test
async def test_changing_the_box_resets_the_set() -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "David")
    cards = ("judge", "king", "queen", "thief", "spy", "cheat")
    page.actions.new_game.change(
        replace(page.actions.new_game.draft, cards=cards, set_id="own", printing="ru")
    )
    await page.visit("/new")
    await page.tap(page.row("second"))
    draft = page.actions.new_game.draft
    assert (draft.edition, draft.cards) == (EditionId.SECOND, ())
    assert (draft.set_id, draft.printing) == (None, None)


@pytest.mark.parametrize("fewer", [False, True], ids=["one more", "one less"])
@async_test
async def test_seed_is_dropped_with_another_number_of_players(
    fewer: bool,
) -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "David", "Fran")
    page.actions.new_game.change(replace(page.actions.new_game.draft, seed=4711))
    await page.visit("/new/own")
    assert "Seed 4711" in page.sent_on_reconnect()
    await page.visit("/new")
    if fewer:
        await page.press("Remove David")
    else:
        await page.tap(page.button(page.actions.say.text("people-add")))
    await page.visit("/new/own")
    assert "Seed 4711" not in page.sent_on_reconnect()


@async_test
async def test_add_player_puts_the_caret_into_the_new_line() -> None:
    page = _Naming("Adele", "Bruno", "", "")
    await page.settle()
    await page.tap(page.button("Add player"))
    assert len(page.actions.new_game.draft.names) == 5
    assert page.carets == ["Player 5"]


@async_test
async def test_double_name_is_marked_at_its_field_once_it_is_typed() -> None:
    twice = "Two players are called “Adele”."

    page = _Naming("Adele", "Bruno", "", "")
    await page.settle()
    await page.focus("Player 3")
    await page.type("Player 3", "Adele")
    assert twice not in page.texts()
    await page.focus("Player 3", gained=False)
    assert page.texts().count(twice) == 1
    await page.type("Player 3", "Adela")
    assert twice not in page.texts()


@async_test
async def test_empty_names_are_no_obstacle() -> None:
    page = _Naming("Adele", "", "", "Player 2")
    await page.settle()
    await page.tap(page.button("Choose a set"))
    assert page.holder.view.route == "/new/set"
    await page.tap(page.button("Start the game"))
    game = page.holder.view.snapshot.game
    assert game is not None
    assert game.table.rules.setup.players == ("Adele", "Player 5", "Player 3", "Player 2")


@async_test
async def test_edition_that_is_not_for_so_many_players_is_disabled_with_the_reason() -> None:
    page = _Naming("Adele", "Bruno", "Cedric")
    await page.settle()
    assert "only for 4–12 players" in page.texts()
    await page.tap(page.row("second"))
    assert page.actions.new_game.draft.edition is EditionId.FIRST
    page.actions.new_game.change(replace(page.actions.new_game.draft, edition=EditionId.SECOND))
    await page.settle()
    assert "This edition is for 4 to 12 players, not 3." in page.texts()
    await page.tap(page.button("Choose a set"))
    assert page.holder.view.route == "/new"


@async_test
async def test_new_game_in_place_of_an_unfinished_one_says_so_and_gives_it_back() -> None:
    page = await _new_game(empty_store())
    await page.type("Player 1", "Adele")
    await page.visit("/")
    await page.tap(page.button("New game"))
    assert page.actions.new_game.draft.names == ("", "")
    assert "The game you were setting up was replaced." in page.read_out()
    await page.tap(page.button("Undo"))
    assert page.actions.new_game.draft.names == ("Adele", "")


@async_test
async def test_places_that_were_added_stay_with_another_box() -> None:
    page = await _new_game(empty_store())
    for _ in range(6):
        await page.tap(page.button("Add player"))
    await page.tap(page.row("second"))
    await page.tap(page.row("first"))
    assert page.actions.new_game.draft.names == ("",) * 8


@async_test
async def test_places_can_go_while_one_of_them_gets_the_caret() -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "David", "Eve")
    await page.settle()
    # the rows are first drawn again as they were: they must not look at what is there now
    await page.focus("Player 5", then=lambda: page.actions.new_game.remove_person(4))
    assert [each.label for each in page.fields()] == [f"Player {seat}" for seat in range(1, 5)]
    # still drawing
    await page.tap(page.button("Add player"))
    assert len(page.fields()) == 5


@async_test
async def test_set_built_for_one_box_waits_there_while_the_other_is_chosen() -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "David")
    cards = ("judge", "king", "queen", "thief", "spy", "cheat")
    built = replace(page.actions.new_game.draft, cards=cards, set_id="own", set_name="Ours")
    page.actions.new_game.change(built)
    await page.visit("/new")
    await page.tap(page.row("second"))
    assert any("Your set stays with its edition" in each for each in page.read_out())
    await page.tap(page.row("first"))
    draft = page.actions.new_game.draft
    assert (draft.cards, draft.set_id, draft.set_name) == (cards, "own", "Ours")


@async_test
async def test_chosen_set_that_is_not_for_so_many_is_named_with_the_ways_on() -> None:
    page = _Naming("Adele", "Bruno", "Cedric", "David", "Eva", "Fran")
    page.actions.new_game.change(replace(page.actions.new_game.draft, set_id="pickpockets-6"))
    await page.visit("/new/set")
    assert not page.named("left-out")
    page.actions.new_game.add_person()
    await page.settle()
    (said,) = page.named("left-out")
    assert "Pickpockets" in " ".join(words(said))
    page.actions.new_game.remove_person(6)
    page.actions.new_game.remove_person(5)
    await page.settle()
    # the same set for five is still chosen
    assert not page.named("left-out")
