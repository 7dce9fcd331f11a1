"""The home screen: what it offers, and which of it is gold."""

import pytest

from companion.application.table.service import TableService
from companion.core.commands import Swap, Transfer
from companion.ui.kit.palette import set_palette
from companion.ui.layout.tokens import DARK
from companion.ui.page.services import Services
from companion.ui.page.view import View, ViewHolder
from companion.ui.shell.actions import AppActions
from companion.ui.shell.home import home_screen
from tests.ui.control_tree import words
from tests.ui.pages import LIBRARY, OPENING, actions_of, empty_store, services_on, start_game

ENDED = (*OPENING, Transfer("bank", 2, 7), Swap())


def home(services: Services) -> tuple[list[str], AppActions]:
    """The words on the home screen, and its actions."""
    set_palette(DARK)
    view = View(services.table.snapshot)
    actions = actions_of(ViewHolder(view), services)
    return list(words(home_screen(view, actions))), actions


def test_first_visit_names_the_app_and_offers_only_what_is_there() -> None:
    said, _ = home(services_on())
    assert "Mascarade Companion" in said
    assert any("Bank, courthouse, turns" in each for each in said)
    assert "New game" in "\n".join(said)
    for missing in ("Continue", "Rematch", "Your games", "History"):
        assert missing not in said


def test_game_put_away_is_continued_by_the_first_button() -> None:
    service, services = start_game(*OPENING)
    service.leave(service.snapshot.revision)
    said, actions = home(services)
    assert "Rematch" not in said
    assert said.index("Continue") < said.index("New game")
    assert "Turn 5 · Adele, Bruno, Cedric, and David" in said
    game = actions.view.interrupted
    assert game is not None
    actions.table.game.resume(game.id)
    assert service.snapshot.game_id == game.id


def test_game_put_away_is_offered_after_a_restart() -> None:
    store = empty_store()
    service, _ = start_game(*OPENING, store=store)
    service.leave(service.snapshot.revision)
    said, _ = home(Services(TableService(store), LIBRARY))
    assert "Continue" in said


@pytest.mark.parametrize("put_away", [False, True])
def test_rematch_is_offered_once_the_game_has_ended(put_away: bool) -> None:
    service, services = start_game(*ENDED)
    if put_away:
        service.leave(service.snapshot.revision)
    said, _ = home(services)
    assert "Rematch" in said
    assert "Continue" not in said
