"""The palette of the page being rendered, and what is cached by it."""

from companion.ui.kit.palette import cache_by_palette, current_palette, set_palette
from companion.ui.kit.styles import plain_style
from companion.ui.layout.tokens import DARK, LIGHT


def test_style_follows_the_palette_and_is_made_once_for_each() -> None:
    set_palette(DARK)
    dark = plain_style(padding=4)
    set_palette(LIGHT)
    light = plain_style(padding=4)
    assert (dark.color, light.color) == (DARK.text, LIGHT.text)
    set_palette(DARK)
    assert plain_style(padding=4) is dark


def test_results_are_cached_by_palette_and_arguments() -> None:
    calls: list[tuple[str, int]] = []

    @cache_by_palette
    def noted(number: int) -> None:
        calls.append((current_palette().name, number))

    for palette in (DARK, LIGHT, DARK):
        set_palette(palette)
        noted(1)
        noted(2)
    assert calls == [("dark", 1), ("dark", 2), ("light", 1), ("light", 2)]
