"""The tokens as Flet themes, text styles and fonts, and a page dressed in them."""

from functools import cache
from typing import Final

import flet as ft

from companion.ui.widgets.tokens import DARK, LIGHT, Font, Palette, Radius, Size, Space

_FILES: Final = {
    Font.MEDIUM: "fonts/Roboto-Medium.ttf",
    Font.BOLD: "fonts/Roboto-Bold.ttf",
    Font.TITLE: "fonts/BonaNova-Bold.ttf",
    Font.JAPANESE: "fonts/NotoSansJP-Regular.otf",
}
_REGULAR_FILE: Final = "fonts/Roboto-Regular.ttf"

_BESIDE: Final = 10.0
"""Pixels from the end of what is rolled to that of its bar."""

_FALLBACK: Final = (Font.REGULAR, Font.JAPANESE)


def fonts(*, web: bool, japanese: bool = False) -> dict[str, str]:
    """The page's fonts, by family name, as paths under `assets`, in the order they are loaded.

    The web client brings Roboto 400 along; elsewhere it is ours to ship.
    """
    files = _FILES if web else {Font.REGULAR: _REGULAR_FILE} | _FILES
    return {Font.JAPANESE: files[Font.JAPANESE]} | files if japanese else files


@cache
def style(
    family: str,
    size: float,
    color: ft.ColorValue,
    line: float | None = None,
    spacing: float | None = None,
) -> ft.TextStyle:
    """How a text is set; `size` and `line`, the height of one line, are pixels.

    Every style names its fallbacks, for the first family alone would leave boxes in Japanese.
    """
    return ft.TextStyle(
        font_family=family,
        font_family_fallback=list(_FALLBACK),
        size=size,
        color=color,
        height=line / size if line else None,
        letter_spacing=spacing,
    )


def text_theme(body_line: float = Size.BODY_LINE) -> ft.TextTheme:
    """The fifteen styles of Material, for every control that is not one of ours."""

    def written(family: str, size: float, line: float | None = None) -> ft.TextStyle:
        # A role, not a colour: only so may a control's own states (disabled, error) win over it.
        return style(family, size, ft.Colors.ON_SURFACE, line)

    return ft.TextTheme(
        display_large=written(Font.BOLD, Size.COINS),
        display_medium=written(Font.BOLD, Size.COURT),
        display_small=written(Font.BOLD, Size.BANK),
        headline_large=written(Font.TITLE, Size.SHEET),
        headline_medium=written(Font.TITLE, Size.PAGE),
        headline_small=written(Font.TITLE, Size.AWAITED_LONG),
        title_large=written(Font.MEDIUM, Size.NAME),
        title_medium=written(Font.MEDIUM, Size.LIST),
        title_small=written(Font.MEDIUM, Size.BODY),
        body_large=written(Font.REGULAR, Size.LIST),
        body_medium=written(Font.REGULAR, Size.BODY, body_line),
        body_small=written(Font.REGULAR, Size.SECONDARY),
        label_large=written(Font.MEDIUM, Size.BODY),
        label_medium=written(Font.MEDIUM, Size.SECONDARY),
        label_small=written(Font.REGULAR, Size.CAPTION),
    )


def colour_scheme(palette: Palette) -> ft.ColorScheme:
    """Material's colour roles, filled from the palette."""
    return ft.ColorScheme(
        primary=palette.gold,
        on_primary=palette.on_gold if palette.is_dark else palette.surface,
        primary_container=palette.high,
        on_primary_container=palette.text,
        secondary=palette.court,
        on_secondary=palette.on_court,
        secondary_container=palette.high,
        on_secondary_container=palette.text,
        tertiary=palette.court,
        on_tertiary=palette.on_court,
        error=palette.error,
        on_error=palette.edge if palette.is_dark else palette.surface,
        surface=palette.bg,
        on_surface=palette.text,
        on_surface_variant=palette.muted,
        surface_container_lowest=palette.edge,
        surface_container_low=palette.dock,
        surface_container=palette.surface,
        surface_container_high=palette.surface,
        surface_container_highest=palette.high,
        surface_tint=palette.surface,
        outline=palette.ctrl,
        outline_variant=palette.line,
        shadow=palette.shadow,
        scrim=palette.shadow,
        inverse_surface=palette.text,
        on_inverse_surface=palette.bg,
        inverse_primary=palette.gold,
    )


def theme(palette: Palette, body_line: float = Size.BODY_LINE) -> ft.Theme:
    """A whole theme; `body_line` is the line height of running text in pixels."""
    round_corners = ft.RoundedRectangleBorder(radius=Radius.SHEET)
    still = ft.PageTransitionTheme.NONE
    return ft.Theme(
        font_family=Font.REGULAR,
        # or else a laptop takes four pixels off above and below whatever a finger has to hit
        visual_density=ft.VisualDensity.STANDARD,
        text_theme=text_theme(body_line),
        color_scheme=colour_scheme(palette),
        scaffold_bgcolor=palette.bg,
        icon_theme=ft.IconTheme(color=palette.text, size=28),
        divider_theme=ft.DividerTheme(color=palette.line, thickness=1, space=Space.M),
        dialog_theme=ft.DialogTheme(bgcolor=palette.surface, shape=round_corners),
        checkbox_theme=ft.CheckboxTheme(
            shape=ft.RoundedRectangleBorder(radius=Space.XS),
            border_side=ft.BorderSide(2, palette.ctrl),
        ),
        scrollbar_theme=ft.ScrollbarTheme(
            thumb_color=palette.ctrl,
            # beside what is rolled, in the distance that it keeps from what is next
            cross_axis_margin=-_BESIDE,
        ),
        page_transitions=ft.PageTransitionsTheme(
            android=still, ios=still, linux=still, macos=still, windows=still
        ),
    )


def dress(page: ft.Page, palette: Palette = DARK, *, japanese: bool = False) -> None:
    """Gives a page the fonts and both themes, and shows it in this palette.

    May be called again when the reader changes the theme or the language; `japanese` sets running
    text wider apart and loads its font first. The page is not updated here.
    """
    body_line = Size.BODY_LINE_JAPANESE if japanese else Size.BODY_LINE
    page.fonts = fonts(web=page.web, japanese=japanese)
    page.theme = theme(LIGHT, body_line)
    page.dark_theme = theme(DARK, body_line)
    page.theme_mode = ft.ThemeMode.DARK if palette.is_dark else ft.ThemeMode.LIGHT
    page.bgcolor = palette.bg
    page.padding = 0
    page.spacing = 0
