"""What has not changed is handed out again; what has is built anew."""

import flet as ft

from companion.ui.widgets.control_cache import ControlCache


def test_the_same_is_kept_and_anything_else_is_built() -> None:
    shelf = ControlCache()
    built: list[str] = []

    def text(words: str) -> ft.Control:
        built.append(words)
        return ft.Text(words)

    first = shelf.keep("name", ("Adele", 4), lambda: text("Adele 4"))
    assert shelf.keep("name", ("Adele", 4), lambda: text("Adele 4")) is first
    assert shelf.keep("name", ("Adele", 5), lambda: text("Adele 5")) is not first
    assert shelf.keep("other", ("Adele", 5), lambda: text("other")) is not first
    assert built == ["Adele 4", "Adele 5", "other"]


def test_what_one_drawing_leaves_out_is_built_anew_when_it_comes_back() -> None:
    shelf = ControlCache()
    first = shelf.keep("turn", "swap", lambda: ft.Text("swap"))
    shelf.begin()
    assert shelf.keep("turn", "swap", lambda: ft.Text("swap")) is first
    shelf.begin()
    shelf.keep("announce", "king", lambda: ft.Text("king"))
    shelf.begin()
    assert shelf.keep("turn", "swap", lambda: ft.Text("swap")) is not first


def test_a_steady_handler_is_one_object_and_calls_the_newest() -> None:
    shelf = ControlCache()
    called: list[str] = []
    before = shelf.steady("tap", lambda: called.append("old"))
    after = shelf.steady("tap", lambda: called.append("new"))
    assert before is after
    assert before is not None
    before()
    assert called == ["new"]
    assert shelf.steady("tap", None) is None
