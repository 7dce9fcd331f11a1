"""The games that are stored, to be continued."""

from functools import partial

import flet as ft

from companion.core.errors import RuleViolation
from companion.core.record import parse_setup
from companion.core.setup import Setup
from companion.i18n.figures import moment
from companion.session.ports import GameSummary
from companion.ui.desk import Desk
from companion.ui.look.buttons import Action, action
from companion.ui.look.tokens import Palette
from companion.ui.parts import body_text
from companion.ui.state import View

_SHOWN = 20
"""Games listed at most: nobody continues what is older."""


def games_body(view: View, desk: Desk, palette: Palette) -> list[ft.Control]:
    """A button for each stored game but the one being played, the newest first."""
    rows = [
        _row(game, setup, desk, palette)
        for game in view.games[:_SHOWN]
        if game.id != view.snapshot.id and (setup := _setup(game)) is not None
    ]
    return rows or [body_text(desk.say.text("games-empty"), palette, muted=True)]


def _setup(game: GameSummary) -> Setup | None:
    """How the game began; None for one that this program cannot read."""
    try:
        return parse_setup(game.first_line)
    except RuleViolation:
        return None


def _row(game: GameSummary, setup: Setup, desk: Desk, palette: Palette) -> ft.Control:
    say = desk.say.text
    detail = say(
        "games-detail",
        moment=moment(game.created, desk.view.language),
        edition=say(f"edition-{setup.edition}"),
    )
    people = say("people-all", people=list(setup.players))
    tap = partial(desk.resume, game.id)
    return action(Action(people, ft.Icons.HISTORY, tap, note=detail), palette)
