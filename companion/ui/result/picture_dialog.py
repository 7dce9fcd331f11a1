"""The picture of a finished game, as it will be saved or shared."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import flet as ft

from companion.core.game import Game
from companion.flet_adapter.capture import capture
from companion.flet_adapter.device import FileOutcome
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.semantics import spoken
from companion.ui.layout.tokens import Palette, Radius, Space
from companion.ui.page.common import body_text, mark
from companion.ui.page.dialog_sizing import room
from companion.ui.result.actions import Capture, ResultActions
from companion.ui.result.picture import PIXEL_RATIO, WIDTH, drawn_picture
from companion.ui.wording.result import who_won

_USUAL: Final = 700.0
"""Height in pixels of the picture until it has been measured."""


def picture_body(game: Game | None, width: float, actions: ResultActions) -> list[ft.Control]:
    """Return the picture of a finished game, and the buttons that save and share it."""
    if game is None or game.table.end is None:
        return []
    return [_picture(current_palette(), game, room(width), actions)]


@ft.component
def _picture(palette: Palette, game: Game, width: float, actions: ResultActions) -> ft.Control:
    set_palette(palette)
    height, set_height = ft.use_state(0.0)
    outcome, set_outcome = ft.use_state(FileOutcome.CANCELLED)
    drawing, set_drawing = ft.use_state(False)
    say = actions.say.text
    marks = actions.view.group_state.marks
    drawn = ft.Screenshot(content=drawn_picture(game, actions.say, marks))
    # every rendering replaces the control, also while it is captured
    latest = ft.use_ref(drawn)
    latest.current = drawn

    def measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        set_height(event.height)

    async def captured() -> bytes:
        return await capture(lambda: latest.current or drawn, WIDTH, height or _USUAL, PIXEL_RATIO)

    async def hand(to: Callable[[Game, Capture], Awaitable[FileOutcome]]) -> None:
        set_outcome(FileOutcome.CANCELLED)
        set_drawing(True)
        try:
            set_outcome(await to(game, captured))
        finally:
            set_drawing(False)

    saving, sharing = partial(hand, actions.picture.save), partial(hand, actions.picture.share)
    buttons = (
        Action(say("picture-save"), ft.Icons.DOWNLOAD, saving, Weight.GOLD),
        Action(say("share"), ft.Icons.SHARE, sharing),
    )
    covered = say("picture-drawing") if drawing or not height else ""
    preview = _preview(drawn, measured, min(1.0, width / WIDTH), height or _USUAL, covered)
    told = "" if drawing or outcome is FileOutcome.CANCELLED else say(f"picture-{outcome.value}")
    return ft.Column(
        [
            ft.Row([action(button, compact=True) for button in buttons], spacing=Space.XS),
            ft.Semantics(
                key="outcome",
                live_region=True,
                content=mark(told, good=True) if told else ft.Container(height=0),
            ),
            ft.Container(
                spoken(who_won(game, actions.say), preview), alignment=ft.Alignment.CENTER
            ),
        ],
        spacing=Space.S,
        tight=True,
    )


def _preview(
    drawn: ft.Control,
    measured: Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], None],
    scale: float,
    height: float,
    covered: str,
) -> ft.Control:
    """Return the picture, `height` pixels high at scale 1; `covered` are words that cover it.

    Only the drawing is reduced: the picture is laid out and captured at its own width.
    """
    layers: list[ft.Control] = [
        ft.Container(
            ft.Container(drawn, key="picture", on_size_change=measured),
            left=0,
            top=0,
            width=WIDTH,
            scale=ft.Scale(scale, alignment=ft.Alignment.TOP_LEFT),
        )
    ]
    size = (WIDTH * scale, height * scale)
    if covered:
        layers.append(_placeholder(size, covered))
    return ft.Stack(layers, width=size[0], height=size[1])


def _placeholder(size: tuple[float, float], words: str) -> ft.Control:
    """Return what covers the preview until the device has drawn the picture."""
    palette = current_palette()
    return ft.Container(
        key="placeholder",
        left=0,
        top=0,
        width=size[0],
        height=size[1],
        bgcolor=palette.surface,
        border_radius=Radius.CARD,
        border=ft.Border.all(1, palette.line),
        alignment=ft.Alignment.CENTER,
        content=body_text(words, muted=True),
    )
