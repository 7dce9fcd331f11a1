"""Flet themes, text styles and fonts made from the design tokens."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import flet as ft

from companion.i18n import SOURCE_LANGUAGE, Language
from companion.ui.kit.palette import current_palette, text_factor
from companion.ui.layout.letter_widths import FALLBACK
from companion.ui.layout.tokens import DARK, Font, Palette, Radius, Size, Space, palette_for

_FILES: Final = {
    Font.MEDIUM: "fonts/Roboto-Medium.ttf",
    Font.BOLD: "fonts/Roboto-Bold.ttf",
    Font.TITLE: "fonts/BonaNova-Bold.ttf",
}
_REGULAR_FILE: Final = "fonts/Roboto-Regular.ttf"

_SCROLLBAR_MARGIN: Final = 10.0
"""Pixels between the scrolled content and its scrollbar."""


def fonts(languages: Iterable[Language] = (), *, web: bool) -> dict[str, str]:
    """Return the page's fonts by family name, as paths under `assets`, in loading order.

    The fonts of `languages` come first, those of other languages last. The web client has
    Roboto 400 built in.
    """
    files = _FILES if web else {Font.REGULAR: _REGULAR_FILE} | _FILES
    return _language_fonts(languages) | files | _language_fonts(Language)


def _language_fonts(languages: Iterable[Language]) -> dict[str, str]:
    return {font.family: font.path for each in languages for font in each.profile.fonts}


def body_line(*languages: Language) -> int:
    """Return the line height of running text in pixels, enough for each of the languages."""
    tallest = max((each.profile.line_height for each in languages), default=1.0)
    return round(Size.BODY_LINE * tallest)


def style(
    family: str,
    size: float,
    color: ft.ColorValue,
    line: float | None = None,
    spacing: float | None = None,
) -> ft.TextStyle:
    """Return a text style; `size` and `line`, the height of one line, are pixels.

    Every style names fallback fonts: the first family lacks the letters of some languages.
    """
    return _style(family, size, color, line, spacing, text_factor())


def smallest_type() -> float:
    """Return the smallest type size in pixels; an enlarged page draws a smaller one larger."""
    return Size.SMALLEST / current_palette().page_scale


@cache
def _style(
    family: str,
    size: float,
    color: ft.ColorValue,
    line: float | None,
    spacing: float | None,
    factor: float,
) -> ft.TextStyle:
    # whole pages are enlarged: the client must not enlarge texts once more
    return ft.TextStyle(
        font_family=family,
        font_family_fallback=list(FALLBACK),
        size=size / factor,
        color=color,
        height=line / size if line else None,
        letter_spacing=spacing,
    )


def text_theme(body_line: float = Size.BODY_LINE, factor: float = 1.0) -> ft.TextTheme:
    """Return Material's fifteen text styles for a system that enlarges texts by `factor`."""

    def written(family: str, size: float, line: float | None = None) -> ft.TextStyle:
        # a colour role instead of a colour lets a control's states (disabled, error) override it
        # by default, Material spaces letters by up to half a pixel: every text would be wider
        return _style(family, size, ft.Colors.ON_SURFACE, line, 0, factor)

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
    """Return Material's colour roles, filled from the palette."""
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
    """Return a complete theme; `body_line` is the line height of running text in pixels."""
    round_corners = ft.RoundedRectangleBorder(radius=Radius.SHEET)
    still = ft.PageTransitionTheme.NONE
    return ft.Theme(
        font_family=Font.REGULAR,
        # the default on desktops shrinks touch targets by eight pixels
        visual_density=ft.VisualDensity.STANDARD,
        text_theme=text_theme(body_line, palette.text_factor),
        color_scheme=colour_scheme(palette),
        scaffold_bgcolor=palette.bg,
        focus_color=palette.focus_fill,
        icon_theme=ft.IconTheme(color=palette.text, size=28),
        divider_theme=ft.DividerTheme(color=palette.line, thickness=1, space=Space.M),
        dialog_theme=ft.DialogTheme(bgcolor=palette.surface, shape=round_corners),
        checkbox_theme=ft.CheckboxTheme(
            shape=ft.RoundedRectangleBorder(radius=Space.XS),
            border_side=ft.BorderSide(2, palette.ctrl),
        ),
        scrollbar_theme=ft.ScrollbarTheme(
            thumb_color=palette.ctrl,
            # in the gap beside the scrolled content
            cross_axis_margin=-_SCROLLBAR_MARGIN,
        ),
        page_transitions=ft.PageTransitionsTheme(
            android=still, ios=still, linux=still, macos=still, windows=still
        ),
    )


def apply_theme(
    page: ft.Page, palette: Palette = DARK, languages: Sequence[Language] = (SOURCE_LANGUAGE,)
) -> None:
    """Give the page its fonts and both themes, and show it in `palette`.

    Call it again when the theme or one of the displayed `languages` changes: their fonts are
    loaded first, and the line height suits the tallest of them. Does not update the page.
    """
    line = body_line(*languages)
    page.fonts = fonts(languages, web=page.web)
    page.theme, page.dark_theme = (
        theme(palette_for(dark=dark, text_factor=palette.text_factor), line)
        for dark in (False, True)
    )
    page.theme_mode = ft.ThemeMode.DARK if palette.is_dark else ft.ThemeMode.LIGHT
    page.bgcolor = palette.bg
    page.padding = 0
    page.spacing = 0
