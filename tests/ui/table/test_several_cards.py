"""Games of two and three players, who hold several cards each."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import flet as ft
import pytest

from companion.core.commands import Announce, CardSlot, Claim
from companion.ui.board.scene import scene, seat_views
from companion.ui.board.selection import Selection
from companion.ui.page.navigation import Navigation
from companion.ui.shell.actions import AppActions
from companion.ui.table.panels.phase_panels import panel
from companion.ui.table.seats.tap_actions import tap_on_seat
from tests.ui.control_tree import controls, words
from tests.ui.table.tables import FRAME, SEVEN, game, multi_card_setup, words_of


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
def test_swap_notes_follow_the_printing(
    players: int, printing: str | None, said: list[str], actions: AppActions
) -> None:
    texts = words_of(
        panel(scene(game(multi_card_setup(players, printing)), Selection(1)), actions.table, FRAME)
    )
    assert texts[-len(said) :] == [actions.say.text(each) for each in said]


@pytest.mark.parametrize("players", [2, 3])
def test_phone_links_to_swap_notes_instead_of_showing_them(
    players: int, actions: AppActions, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(Navigation, "open_rule", lambda _, rule: opened.append(rule))
    shown = panel(
        scene(game(multi_card_setup(players, None)), Selection(1)),
        actions.table,
        replace(FRAME, compact=True),
    )
    asked = shown.body[-1]
    assert words_of(replace(shown, body=[asked]))[-2:] == ["Which swaps are allowed?", "?"]
    (button,) = (each for each in controls(asked) if isinstance(each, ft.Button))
    cast(Callable[[], object], button.on_click)()
    assert opened == ["swap"]


def test_each_slot_has_its_announce_button_and_is_named_afterwards(
    actions: AppActions,
) -> None:
    turn = words_of(
        panel(scene(game(multi_card_setup(2, "pl")), Selection(1)), actions.table, FRAME)
    )
    assert {"Announce: left card", "Announce: right card"} <= {*turn}

    claimed = game(
        multi_card_setup(2, "pl"), Announce("king", CardSlot.LEFT), Claim(1, CardSlot.PROTECTED)
    )
    shown = panel(scene(claimed, Selection(1)), actions.table, FRAME)
    assert shown.awaited.eyebrow.endswith("left card")
    assert any(each.endswith("protected card") for each in words_of(shown))


def test_tap_on_seat_claims_only_if_people_have_one_card() -> None:
    two = game(multi_card_setup(2, "pl"), Announce("king", CardSlot.LEFT))
    seven = game(SEVEN, Announce("king"))
    assert tap_on_seat(two.table, 1) is None
    assert tap_on_seat(seven.table, 0) == Claim(0)


def test_only_opponent_claims_too_without_an_order(actions: AppActions) -> None:
    claimed = game(
        multi_card_setup(2, "pl"), Announce("king", CardSlot.LEFT), Claim(1, CardSlot.LEFT)
    )
    shown = scene(claimed, Selection(1))
    assert "calls · left card" in words_of(panel(shown, actions.table, FRAME))
    badges = [each.badge for each in seat_views(shown, actions.say) if each.badge]
    assert [each.order for each in badges] == [None, None]


def test_card_to_announce_with_stands_in_the_question(actions: AppActions) -> None:
    asked = Selection(1, announcing=True, slot=CardSlot.RIGHT)
    shown = panel(scene(game(multi_card_setup(2, "pl")), asked), actions.table, FRAME)
    assert shown.awaited.title == "Who does Adele announce with the right card?"


def test_claims_of_two_players_name_the_only_opponent(actions: AppActions) -> None:
    announced = game(multi_card_setup(2, "pl"), Announce("king", CardSlot.LEFT))
    shown = panel(scene(announced, Selection(1)), actions.table, FRAME)
    assert shown.awaited.title == "Is Bruno the King too?"
    assert "Bruno: pass or call." in words_of(shown)
    assert {"Left card", "Right card", "Protected card"} <= {*words_of(shown)}
    assert "Bruno passes" in words(shown.primary)
