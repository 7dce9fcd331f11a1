"""What is needed now and then: notes, corrections, the look, putting the game away."""

from functools import partial

import flet as ft

from companion import __version__
from companion.core.log import Game
from companion.ui.desk import Desk
from companion.ui.files import open_record, save_record
from companion.ui.look.buttons import Action, action
from companion.ui.look.seats import Stage, layout
from companion.ui.look.tokens import Palette
from companion.ui.parts import body_text
from companion.ui.state import Sheet, View


def more_body(view: View, desk: Desk, palette: Palette) -> list[ft.Control]:
    """The entries that make sense now."""
    say = desk.say.text
    game = view.snapshot.game
    found: list[Action] = []
    if game is not None and game.table.end is None:
        found.append(
            Action(
                say("more-mistaken"),
                ft.Icons.VISIBILITY,
                lambda: desk.open(Sheet.MISTAKEN),
                note=say("more-mistaken-detail"),
            )
        )
    if game is not None:
        found.append(
            Action(
                say("more-correct"),
                ft.Icons.SWAP_VERT,
                lambda: desk.open(Sheet.CORRECT),
                note=say("more-correct-detail"),
            )
        )
    if game is not None and _around_a_table(view, game):
        outwards = "more-inwards" if view.outwards else "more-outwards"
        found.append(
            Action(
                say(outwards),
                ft.Icons.SCREEN_ROTATION,
                lambda: desk.face_outwards(not view.outwards),
            )
        )

    theme = say("more-light" if view.dark else "more-dark")
    icon = ft.Icons.LIGHT_MODE if view.dark else ft.Icons.DARK_MODE
    found.append(Action(theme, icon, lambda: desk.wishes.light_up(dark=not view.dark)))
    if game is not None:
        found.append(
            Action(
                say("more-save"),
                ft.Icons.DOWNLOAD,
                partial(save_record, desk),
                note=say("more-save-detail"),
            )
        )
    found.append(Action(say("more-open"), ft.Icons.FOLDER_OPEN, partial(open_record, desk)))
    if game is not None:
        found.append(
            Action(say("more-leave"), ft.Icons.LOGOUT, desk.leave, note=say("more-leave-detail"))
        )
    found.append(Action(say("about-title"), ft.Icons.INFO, lambda: desk.open(Sheet.ABOUT)))
    return [action(each, palette) for each in found]


def about_body(view: View, desk: Desk, palette: Palette) -> list[ft.Control]:
    """Whose program this is, and whose it is not."""
    return [
        body_text(desk.say.text("about-version", version=__version__), palette),
        body_text(desk.say.text("app-unofficial"), palette),
        body_text(desk.say.text("about-licences"), palette, muted=True),
    ]


def _around_a_table(view: View, game: Game) -> bool:
    """Whether the places stand around a table, where plaques can be turned, and in no list."""
    return isinstance(layout(view.width, view.height, len(game.table.seats)).body, Stage)
