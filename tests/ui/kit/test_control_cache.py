"""Unchanged controls are kept, changed ones are built again."""

import flet as ft

from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.layout.tokens import DARK, LIGHT


def test_control_is_kept_until_shown_value_changes() -> None:
    cache = ControlCache()
    built: list[str] = []

    def text(words: str) -> ft.Control:
        built.append(words)
        return ft.Text(words)

    first = cache.keep("name", ("Adele", 4), lambda: text("Adele 4"))
    assert cache.keep("name", ("Adele", 4), lambda: text("Adele 4")) is first
    assert cache.keep("name", ("Adele", 5), lambda: text("Adele 5")) is not first
    assert cache.keep("other", ("Adele", 5), lambda: text("other")) is not first
    assert built == ["Adele 4", "Adele 5", "other"]


def test_control_is_built_again_for_another_palette() -> None:
    cache = ControlCache()
    set_palette(DARK)
    dark = cache.keep("name", "Adele", lambda: ft.Text("Adele", color=current_palette().text))
    assert cache.keep("name", "Adele", lambda: ft.Text("Adele")) is dark
    set_palette(LIGHT)
    light = cache.keep("name", "Adele", lambda: ft.Text("Adele", color=current_palette().text))
    assert isinstance(light, ft.Text)
    assert light.color == LIGHT.text


def test_control_left_out_of_a_render_is_built_again() -> None:
    cache = ControlCache()
    first = cache.keep("turn", "swap", lambda: ft.Text("swap"))
    cache.begin()
    assert cache.keep("turn", "swap", lambda: ft.Text("swap")) is first
    cache.begin()
    cache.keep("announce", "king", lambda: ft.Text("king"))
    cache.begin()
    assert cache.keep("turn", "swap", lambda: ft.Text("swap")) is not first


def test_steady_handler_calls_latest_handler() -> None:
    cache = ControlCache()
    called: list[str] = []
    before = cache.steady("tap", lambda: called.append("old"))
    after = cache.steady("tap", lambda: called.append("new"))
    assert before is after
    assert before is not None
    before()
    assert called == ["new"]
    assert cache.steady("tap", None) is None
