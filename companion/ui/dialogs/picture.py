"""The picture of a finished game, as it will be saved or shared."""

from functools import partial
from typing import Final

import flet as ft

from companion.core.game import Game
from companion.flet_adapter.capture import capture
from companion.ui.actions.page_actions import PageActions
from companion.ui.dialogs.sizing import room
from companion.ui.presenters.result_picture import result_picture as picture_of
from companion.ui.state.routes import segments
from companion.ui.state.view import View
from companion.ui.widgets.buttons import Action, Weight, action
from companion.ui.widgets.palette import current_palette, set_palette
from companion.ui.widgets.result_picture import PIXEL_RATIO, WIDTH, result_picture
from companion.ui.widgets.semantics import spoken
from companion.ui.widgets.tokens import Palette, Space

_USUAL: Final = 700.0
"""Height in pixels of the picture until it has been measured."""


def picture_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the picture and the buttons that save and share it."""
    game = _shown_game(view)
    if game is None or game.table.end is None:
        return []
    return [_picture(current_palette(), game, room(view.width), actions)]


def _shown_game(view: View) -> Game | None:
    """The game of a replay on a replay's screen, that on the table on any other."""
    if segments(view.route)[0] == "games":
        return None if view.replay is None else view.replay.record.game
    return view.snapshot.game


@ft.component
def _picture(palette: Palette, game: Game, width: float, actions: PageActions) -> ft.Control:
    set_palette(palette)
    height, set_height = ft.use_state(_USUAL)
    scale = min(1.0, width / WIDTH)
    words = picture_of(game, actions.say)

    def measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        set_height(event.height)

    drawn = ft.Screenshot(content=result_picture(words))
    drawing = partial(capture, drawn, WIDTH, height, PIXEL_RATIO)
    # only the drawing is reduced: the picture is laid out and captured at its own width
    whole = ft.Container(
        ft.Container(drawn, on_size_change=measured),
        left=0,
        top=0,
        width=WIDTH,
        scale=ft.Scale(scale, alignment=ft.Alignment.TOP_LEFT),
    )
    preview = ft.Stack([whole], width=WIDTH * scale, height=height * scale)
    say = actions.say.text
    save = Action(
        say("picture-save"),
        ft.Icons.DOWNLOAD,
        partial(actions.picture.save, game, drawing),
        Weight.GOLD,
    )
    share = Action(say("share"), ft.Icons.SHARE, partial(actions.picture.share, game, drawing))
    buttons = ft.Row([action(each, compact=True) for each in (save, share)], spacing=Space.XS)
    return ft.Column(
        [buttons, ft.Container(spoken(words.title, preview), alignment=ft.Alignment.CENTER)],
        spacing=Space.S,
        tight=True,
    )
