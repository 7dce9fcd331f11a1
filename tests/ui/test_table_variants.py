"""The table screen in games of the second edition, of two and three, and with a house character."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import flet as ft
import pytest

from companion.core.boxes import EDITIONS, EditionId
from companion.core.commands import (
    Announce,
    CardSlot,
    Choose,
    Claim,
    Command,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.custom_characters import CustomCharacter
from companion.core.game import Game, new_game
from companion.core.powers.blocks import Block, ByHand, MovePeople, ShowCard, WinAt
from companion.core.setup import Setup
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.actions.navigation import Navigation
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.table_scene import plaques, scene, stage_view
from companion.ui.presenters.history import told
from companion.ui.screens.table.panels import Frame, Panel, panel
from companion.ui.state.selection import Selection
from companion.ui.widgets import pictures
from companion.ui.widgets.coin_paths import Flow
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.seat_card import State
from companion.ui.widgets.text_fit import lines_of, text_width
from companion.ui.widgets.tokens import DARK, Size, Space
from tests.async_runner import run_in_thread
from tests.ui.drawn import controls, words
from tests.ui.pages import OPENING, begun, opened

SMALLEST_PHONE = 360
SEVEN = Setup(
    EditionId.SECOND,
    ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Ines"),
    ("judge", "king", "beggar", "princess", "puppet_master", "patron", "guru"),
    0,
    1,
    house_set=True,
)
CEDRIC, DAVID, FRAN, HARRY, INES = 2, 3, 4, 5, 6
FRAME = Frame(350, compact=False, shelf=ControlCache())


def game(setup: Setup, *commands: Command) -> Game:
    """The game after its four opening turns and these commands."""
    played = new_game(setup)
    for command in (*[Swap()] * 4, *commands):
        played = played.append(command)
    return played


def words_of(shown: Panel) -> list[str]:
    return [each for control in shown.body for each in words(control)]


def test_the_puppet_master_moves_people_and_leaves_coins_to_their_places(
    actions: PageActions,
) -> None:
    announced = game(SEVEN, Transfer("bank", CEDRIC, 2), Announce("puppet_master"), NoMoreClaims())
    pick = Selection(1, targets=(CEDRIC, HARRY))
    shown = {each.place: each for each in plaques(scene(announced, pick), actions)}

    assert [shown[place].change.result for place in (2, 5)] == [7, 5]  # type: ignore[union-attr]
    assert [shown[place].badge.text for place in (2, 5)] == ["Harry", "Cedric"]  # type: ignore[union-attr]
    told = words_of(panel(scene(announced, pick), actions, FRAME))
    assert any("Cedric and Harry swap seats" in each for each in told)

    done = announced.append(Choose((CEDRIC, HARRY)))
    seated = plaques(scene(done, Selection(2)), actions)
    assert [(each.name, each.coins) for each in seated][2] == ("Harry", 7)
    assert [(each.name, each.coins) for each in seated][5] == ("Cedric", 5)
    # the coins flew from where each of them sat when paying
    assert stage_view(scene(done, Selection(2)), actions, 2).moved == (
        Flow(2, 4, 1, fine=False),
        Flow(5, 4, 1, fine=False),
    )


def test_whoever_is_on_turn_is_called_so_where_a_power_has_moved_them(actions: PageActions) -> None:
    mover = CustomCharacter("house_1", "Mover", (MovePeople(1), ShowCard()))
    cards = ("judge", "king", "queen", "fool", "cheat", "house_1")
    setup = Setup(EditionId.FIRST, SEVEN.players[:4], cards, 0, 1, house_set=True, house=(mover,))
    by_cedric = (Announce("house_1"), Claim(CEDRIC), NoMoreClaims(), Reveal((CEDRIC,)))
    moved = game(setup, *by_cedric, Choose((0, 1)))
    adele = next(
        each for each in plaques(scene(moved, Selection(1)), actions) if each.name == "Adele"
    )
    assert adele.place == 1
    assert (adele.state, adele.label) == (State.ACTIVE, "Adele: 5 coins, current player")


def test_the_beggar_asks_one_after_the_other(actions: PageActions) -> None:
    before = [Transfer("bank", HARRY, 2), Transfer("bank", 0, 1)]
    told = words_of(
        panel(scene(game(SEVEN, *before, Announce("beggar")), Selection(1)), actions, FRAME)
    )
    course = [each for each in told if "→" in each or "has" in each]

    assert course[:3] == [
        "Harry → Fran",
        "Ines has 6, Fran 7: no payment",
        "Adele has 7, Fran 7: no payment",
    ]


def test_the_patron_and_the_princess_say_what_follows(actions: PageActions) -> None:
    patron = words_of(panel(scene(game(SEVEN, Announce("patron")), Selection(1)), actions, FRAME))
    assert [each for each in patron if "→" in each] == [
        "bank → Fran",
        "bank → David",
        "bank → Harry",
    ]
    asked = game(SEVEN, Announce("princess"), NoMoreClaims())
    shown = words_of(panel(scene(asked, Selection(1, targets=(DAVID,))), actions, FRAME))
    assert any(each.startswith("David shows the card") for each in shown)


def few(players: int, printing: str | None) -> Setup:
    return Setup(
        EditionId.FIRST,
        ("Adele", "Bruno", "Cedric")[:players],
        ("bishop", "fool", "judge", "queen", "king", "witch"),
        0,
        1,
        scenario=f"first-{players}",
        printing=printing,
    )


@pytest.mark.parametrize(
    ("players", "printing", "said"),
    [
        (3, "pl", ["few-own-or-opponent"]),
        (3, "ru", ["few-opponent"]),
        (2, "ja", ["few-two-own", "few-protected"]),
        (2, "ru", ["few-two-any", "few-protected"]),
        (2, None, ["few-two-own", "few-two-any", "few-protected"]),
    ],
)
def test_what_a_swap_may_take_is_said_as_the_printing_has_it(
    players: int, printing: str | None, said: list[str], actions: PageActions
) -> None:
    told = words_of(panel(scene(game(few(players, printing)), Selection(1)), actions, FRAME))
    assert told[-len(said) :] == [actions.say.text(each) for each in said]


@pytest.mark.parametrize(("players", "section"), [(2, "two-players"), (3, "three-players")])
def test_on_a_phone_what_a_swap_may_take_is_asked_for_and_leaves_the_places_in_sight(
    players: int, section: str, actions: PageActions, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(Navigation, "open_rule", lambda _, rule: opened.append(rule))
    shown = panel(
        scene(game(few(players, None)), Selection(1)), actions, replace(FRAME, compact=True)
    )
    asked = shown.body[-1]
    assert words_of(replace(shown, body=[asked]))[-2:] == ["Which swaps are allowed?", "?"]
    (button,) = (each for each in controls(asked) if isinstance(each, ft.Button))
    cast(Callable[[], object], button.on_click)()
    assert opened == [section]


def test_each_hand_announces_by_its_own_button_and_is_named_from_then_on(
    actions: PageActions,
) -> None:
    turn = words_of(panel(scene(game(few(2, "pl")), Selection(1)), actions, FRAME))
    assert {"Announce: left card", "Announce: right card"} <= {*turn}

    claimed = game(few(2, "pl"), Announce("king", CardSlot.LEFT), Claim(1, CardSlot.PROTECTED))
    shown = panel(scene(claimed, Selection(1)), actions, FRAME)
    assert shown.awaited.eyebrow.endswith("left card")
    assert any(each.endswith("protected card") for each in words_of(shown))


def test_a_tap_on_a_plaque_claims_only_where_there_is_one_card_to_mean(
    actions: PageActions,
) -> None:
    two = plaques(scene(game(few(2, "pl"), Announce("king", CardSlot.LEFT)), Selection(1)), actions)
    seven = plaques(scene(game(SEVEN, Announce("king")), Selection(1)), actions)
    assert two[1].on_tap is None
    assert seven[0].on_tap is not None


@pytest.mark.parametrize("room", [SMALLEST_PHONE - 2 * Space.M, 291])
@pytest.mark.parametrize(
    "longest",
    [
        "Francesca Maria Bartolomei-Gig",
        "Екатерина Вознесенская-Оболен",
        "アレクサンドラ・ヴィクトリア・フォン・ヴュルテン",
    ],
)
def test_a_long_name_is_whole_on_what_is_tapped_for_its_claim(
    longest: str, room: float, actions: PageActions
) -> None:
    setup = replace(SEVEN, players=(longest, *SEVEN.players[1:]))
    shown = panel(
        scene(game(setup, Announce("king")), Selection(1)), actions, replace(FRAME, width=room)
    )
    assert [holds(tile, longest) for tile in tiles_with(longest, shown)] == [True]


def test_so_it_is_where_it_says_with_which_card(actions: PageActions) -> None:
    longest = "Екатерина Вознесенская-Оболен"
    setup = replace(few(3, "pl"), players=("Adele", "Bruno", longest))
    shown = panel(
        scene(game(setup, Announce("king", CardSlot.LEFT)), Selection(1)),
        actions,
        replace(FRAME, width=291),
    )
    words_of_hands = [
        f"{longest}: {actions.say.text(f'hand-{hand}')}" for hand in ("left", "right")
    ]
    for each in words_of_hands:
        assert [holds(tile, each) for tile in tiles_with(each, shown)] == [True]


def tiles_with(said: str, shown: Panel) -> list[ft.Button]:
    drawn = [each for control in shown.body for each in controls(control)]
    return [each for each in drawn if isinstance(each, ft.Button) and said in words(each)]


def holds(tile: ft.Button, said: str) -> bool:
    """Whether a tile has room for all lines of its words."""
    written = cast(ft.Text, tile.content)
    kind = cast(ft.TextStyle, written.style)
    needed = lines_of(said, kind.size or 0, (tile.width or 0) - 2 * Space.XS - 2)
    high = needed * (kind.size or 0) * (kind.height or 0)
    return needed <= (written.max_lines or 0) and high <= (tile.height or 0) - 2


@pytest.mark.parametrize("edition", EditionId)
@pytest.mark.parametrize("character", ["fool", "spy"])
def test_what_the_table_does_itself_leaves_the_names_in_sight_in_japanese(
    character: str, edition: EditionId
) -> None:
    """Two lines on the smallest phone; the first may end one early."""
    said = messages(Language.JA).text(f"by-hand-{character}-{edition}", others=6)
    a_line = (SMALLEST_PHONE - 2 * Space.M) / Size.BODY
    assert text_width(said) <= 2 * a_line - 1


@pytest.mark.parametrize("text", ["Everybody says what they had for supper.", ""])
def test_a_house_character_is_announced_like_any_other(text: str, actions: PageActions) -> None:
    setup = with_cook(ByHand(), text=text)
    shown = panel(scene(game(setup, Announce("cook")), Selection(1)), actions, FRAME)
    assert "Cook" in shown.awaited.title
    # where it stays in sight, above the button
    assert (text or actions.say.text("by-hand-house")) in list(words(shown.primary))

    tiles = panel(scene(game(setup), Selection(1, announcing=True)), actions, FRAME)
    drawn = [each for control in tiles.body for each in controls(control)]
    emblem = pictures.small(pictures.HOUSE, DARK)
    assert [each.src for each in drawn if isinstance(each, ft.Image)].count(emblem) == 1


@pytest.mark.parametrize("after", [(), (Transfer("bank", DAVID, 1),)], ids=["at once", "corrected"])
def test_a_house_character_that_wins_is_named_and_not_the_cheat(
    after: tuple[Command, ...], actions: PageActions
) -> None:
    setup = with_cook(WinAt(6))
    won = game(setup, Announce("cook"), NoMoreClaims(), *after)
    shown = panel(scene(won, Selection(1)), actions, FRAME)
    assert "By the power of Cook." in words_of(shown)

    step = game(setup, Announce("cook"), NoMoreClaims()).last
    assert step is not None
    _, followed = told(step, won, actions.say)
    assert followed == ("Adele wins with the power of Cook",)


@pytest.mark.parametrize(
    ("character", "route"),
    [("king", "/rules/first/character-king"), ("cook", "/setup/read/6")],
    ids=["in the book", "the group's own"],
)
def test_the_announced_character_is_explained_where_it_is_described(
    character: str, route: str
) -> None:
    async def play() -> None:
        done = (*OPENING, Announce(character), Claim(DAVID))
        _, shared = begun(*done, setup=with_cook(ByHand()))
        page = await opened(shared)
        await page.tap(page.button("?"))
        assert page.holder.view.route == route

    run_in_thread(play())


def with_cook(block: Block, text: str = "") -> Setup:
    return Setup(
        EditionId.FIRST,
        ("Adele", "Bruno", "Cedric", "David"),
        ("judge", "king", "queen", "bishop", "thief", "cook"),
        0,
        1,
        house_set=True,
        house=(CustomCharacter("cook", "Cook", (block,), text=text),),
    )


def test_coins_of_a_pot_fly_from_the_pot(actions: PageActions) -> None:
    shown = stage_view(scene(game(SEVEN, Announce("king")), Selection(1)), actions, 1)
    assert shown.preview == (Flow("bank", FRAN, 2, fine=False),)


def test_in_the_list_of_what_will_move_a_fine_has_the_colour_of_the_court(
    actions: PageActions,
) -> None:
    claimed = game(SEVEN, Announce("king"), Claim(DAVID))
    shown = panel(scene(claimed, Selection(1, true=(DAVID,))), actions, FRAME)
    drawn = [each for control in shown.body for each in controls(control)]
    rows = [
        [each for each in row.controls if isinstance(each, ft.Text)]
        for row in drawn
        if isinstance(row, ft.Row)
    ]
    colours = {
        cells[0].value: cells[-1].style.color
        for cells in rows
        if len(cells) == 3 and cells[-1].style
    }
    assert colours == {"Power": DARK.gold, "Fine": DARK.court}


@pytest.mark.parametrize(("width", "beside"), [(360, True), (180, False)])
def test_where_names_would_break_beside_why_coins_move_all_reasons_stand_above(
    actions: PageActions, *, width: float, beside: bool
) -> None:
    claimed = game(SEVEN, Announce("king"), Claim(DAVID))
    frame = replace(FRAME, width=width)
    shown = panel(scene(claimed, Selection(1, true=(DAVID,))), actions, frame)
    drawn = [each for control in shown.body for each in controls(control)]
    rows = [
        each.controls
        for each in drawn
        if isinstance(each, ft.Row) and {*words(each)} & {"Power", "Fine"}
    ]
    assert len(rows) == 2
    assert [isinstance(row[0], ft.Text) for row in rows] == [beside, beside]


@pytest.mark.parametrize("low", [False, True])
def test_below_the_stage_locked_actions_share_a_row_to_leave_room_for_the_reason(
    actions: PageActions, *, low: bool
) -> None:
    opening = new_game(SEVEN)
    shown = panel(scene(opening, Selection(0)), actions, replace(FRAME, low=low))
    rows = [each for each in shown.body if each.key == "actions"]
    assert len(rows) == low
    free = panel(scene(game(SEVEN), Selection(0)), actions, replace(FRAME, low=low))
    assert not any(each.key == "actions" for each in free.body)


def test_below_a_stage_the_way_back_from_announcing_stands_among_few_characters(
    actions: PageActions,
) -> None:
    low = replace(FRAME, low=True)
    few = panel(scene(game(SEVEN), Selection(1, announcing=True)), actions, low)
    *_, last = cast(ft.Row, few.body[-1]).controls
    assert [*words(last)] == ["Back"]
    assert few.primary is None


def test_below_a_stage_the_way_back_from_announcing_stays_below_many_characters(
    actions: PageActions,
) -> None:
    box = EDITIONS[EditionId.FIRST].characters
    people = tuple(f"Person {place}" for place in range(1, 13))
    many = replace(SEVEN, edition=EditionId.FIRST, players=people, cards=tuple(box))
    shown = panel(
        scene(game(many), Selection(1, announcing=True)), actions, replace(FRAME, low=True)
    )
    assert [*words(shown.primary)] == ["Back"]
    assert "Back" not in words_of(shown)


def test_at_the_end_winners_are_told_on_the_table_and_nobodys_coins_are_pale(
    actions: PageActions,
) -> None:
    over = game(SEVEN, Transfer("bank", CEDRIC, 7), Transfer("bank", HARRY, 8), Swap())
    shown = plaques(scene(over, Selection(1)), actions)
    assert {each.place for each in shown if each.badge and each.badge.text == "wins"} == {2, 5}
    assert {each.state for each in shown} == {State.ACTIVE, State.REST}


@pytest.mark.parametrize("low", [False, True])
def test_below_a_stage_the_people_asked_for_stand_in_two_columns(
    actions: PageActions, low: bool
) -> None:
    asked = game(SEVEN, Announce("princess"), NoMoreClaims())
    shown = panel(scene(asked, Selection(1)), actions, replace(FRAME, low=low))
    (group,) = (each for each in controls(shown.body[0]) if isinstance(each, ft.RadioGroup))
    assert isinstance(group.content, ft.Row if low else ft.Column)
    assert "Ines" in [each.label for each in controls(group) if isinstance(each, ft.Radio)]
