"""Names of characters if the group's cards are in another language than the screen."""

import pytest

from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.application.group_state import GroupState
from companion.application.table.snapshot import Snapshot
from companion.core.commands import Announce, Command
from companion.core.game import Game, new_game
from companion.i18n import CardLanguage, Language, NameLanguage
from companion.i18n.line_breaks import without_joiners
from companion.ui.board.scene import scene
from companion.ui.board.selection import Selection
from companion.ui.kit.control_cache import ControlCache
from companion.ui.layout.geometry import layout
from companion.ui.layout.stage import Stage
from companion.ui.page.view import View, ViewHolder
from companion.ui.setup.reading_round import reading_screen
from companion.ui.shell.actions import AppActions
from companion.ui.table.panel_parts import PanelLayout, Reader
from companion.ui.table.panels.phase_panels import panel
from companion.ui.table.seats.stage_body import centre_control
from tests.ui.control_tree import words as drawn_words
from tests.ui.pages import OPENING, SETUP, actions_of, services_on


def words(control: object) -> list[str]:
    return [*map(without_joiners, drawn_words(control))]


def game(*commands: Command) -> Game:
    played = new_game(SETUP)
    for command in (*OPENING, *commands):
        played = played.append(command)
    return played


def actions(cards: NameLanguage | None) -> AppActions:
    view = View(
        Snapshot(
            group_state=GroupState().having(GROUP_SETTINGS, GroupSettings(card_language=cards))
        ),
        language=Language.PL,
    )
    return actions_of(ViewHolder(view), services_on())


def stage_of(width: float, height: float) -> Stage:
    body = layout(width, height, len(SETUP.players)).body
    assert isinstance(body, Stage)
    return body


def layout_for(cards: NameLanguage | None) -> PanelLayout:
    return PanelLayout(350, compact=False, cache=ControlCache(), reader=Reader(card_language=cards))


def announcing(cards: NameLanguage | None) -> list[str]:
    pick = Selection(1, announcing=True)
    shown = panel(scene(game(), pick), actions(cards).table, layout_for(cards))
    return [each for control in shown.body for each in words(control)]


def middle(cards: NameLanguage | None, *commands: Command) -> list[str]:
    """The texts in the middle of the table."""
    geometry = stage_of(1280, 800)
    shown = scene(game(*commands), Selection(1))
    centre = centre_control(
        shown, geometry, Reader(card_language=cards), actions(cards).table, ControlCache()
    )
    return words(centre)


@pytest.mark.parametrize("cards", [None, Language.PL])
def test_one_name_is_shown_if_card_and_screen_agree(cards: NameLanguage | None) -> None:
    for said in (announcing(cards), middle(cards)):
        assert said.count("Sędzia") == 1
        assert "判事" not in said


@pytest.mark.parametrize(("cards", "judge"), [(Language.JA, "判事"), (CardLanguage.DE, "Richter")])
def test_both_names_are_shown_if_they_differ(cards: NameLanguage, judge: str) -> None:
    for said in (announcing(cards), middle(cards)):
        at = said.index("Sędzia")
        # a tile with the power reads it after the names
        assert said[at + 1].split(":")[0] == judge
    assert middle(cards, Announce("judge")) == ["Sędzia", judge]


def test_reading_round_shows_both_names() -> None:
    for cards, title in ((Language.JA, "Sędzia / 判事"), (Language.PL, "Sędzia"), (None, "Sędzia")):
        reading = actions(cards)
        said = words(reading_screen(1, reading.view, game(), reading.setup))
        assert title in said
