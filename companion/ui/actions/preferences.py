"""What a reader wishes for: language and theme, kept on the device, and whether things move."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.flet_adapter.device import Device, ask_device
from companion.i18n import Language, best_language
from companion.i18n.messages import messages
from companion.ui.state.view import Screen
from companion.ui.widgets.theme import apply_theme
from companion.ui.widgets.tokens import DARK, LIGHT

_LANGUAGE_KEY = "companion.language"
_THEME_KEY = "companion.theme"


class Preferences:
    """What the reader of one open page wishes of all its screens."""

    def __init__(self, page: ft.Page, screen: Screen, device: Device) -> None:
        self._page = page
        self._screen = screen
        self._device = device

    def speak(self, language: Language) -> None:
        """Say everything in another language from now on, on this device."""
        self._screen.view = replace(self._screen.view, language=language)
        self.dress()
        self._page.run_task(self._device.store, _LANGUAGE_KEY, language.value)

    def light_up(self, *, dark: bool) -> None:
        """Show everything in the dark or the light theme, on this device."""
        self._screen.view = replace(self._screen.view, dark=dark)
        self.dress()
        self._page.run_task(self._device.store, _THEME_KEY, "dark" if dark else "light")

    def dress(self) -> None:
        """Give the page its fonts, theme, language and title anew."""
        view = self._screen.view
        self._page.title = messages(view.language).text("app-name")
        # a screen reader chooses its voice by the language that a page says it is in
        spoken = ft.Locale(view.language)
        self._page.locale_configuration = ft.LocaleConfiguration([spoken], spoken)
        read = (view.language, view.reading.language, view.reading.beside)
        apply_theme(self._page, DARK if view.dark else LIGHT, tuple(filter(None, read)))
        self._page.update()


@dataclass(frozen=True, slots=True)
class StoredPreferences:
    """What was wished for on this device before the page was opened."""

    language: Language
    dark: bool
    still: bool
    """The device asks for no motion."""


async def earlier_wishes(page: ft.Page) -> StoredPreferences:
    """What was chosen on this device before, and what its own settings say.

    Where nothing was chosen, the language is what the device speaks, and the theme is dark.
    """
    preferences = ft.SharedPreferences()
    language, theme, spoken, still = await asyncio.gather(
        ask_device(partial(preferences.get, _LANGUAGE_KEY)),
        ask_device(partial(preferences.get, _THEME_KEY)),
        ask_device(partial(_languages, page)),
        ask_device(_stillness),
    )
    wanted: Iterable[str] = spoken if isinstance(spoken, list) else ()
    if isinstance(language, str) and language in set(Language):
        wanted = [language]
    return StoredPreferences(best_language(wanted), theme != "light", still is True)


async def _languages(page: ft.Page) -> list[str]:
    info = await page.get_device_info()
    if isinstance(info, ft.WebDeviceInfo):
        return info.languages or ([info.language] if info.language else [])
    return []


async def _stillness() -> bool:
    features = await ft.SemanticsService().get_accessibility_features()
    return features.disable_animations
