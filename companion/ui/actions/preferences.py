"""How one page looks: language, theme and motion. Language and theme are stored on the device."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.flet_adapter.device import ask_device
from companion.i18n import Language, best_language
from companion.ui.actions.page_context import PageContext
from companion.ui.widgets.theme import apply_theme
from companion.ui.widgets.tokens import DARK, LIGHT

_LANGUAGE_KEY = "companion.language"
_THEME_KEY = "companion.theme"


class PreferenceActions:
    """Changes how one page looks."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def set_language(self, language: Language) -> None:
        """Show everything in another language, on this device from now on."""
        self._context.update(language=language)
        self.apply()
        self._store(_LANGUAGE_KEY, language.value)

    def set_theme(self, *, dark: bool) -> None:
        """Show everything in the dark or the light theme, on this device from now on."""
        self._context.update(dark=dark)
        self.apply()
        self._store(_THEME_KEY, "dark" if dark else "light")

    def face_outwards(self, *, outwards: bool) -> None:
        """Turn the seat cards to their people, or all to the bottom of the screen."""
        self._context.update(outwards=outwards)

    def apply(self) -> None:
        """Set fonts, theme, language and title of the Flet page."""
        view, page = self._context.view, self._context.page
        page.title = self._context.say.text("app-name")
        # a screen reader chooses its voice by the page's language
        locale = ft.Locale(view.language)
        page.locale_configuration = ft.LocaleConfiguration([locale], locale)
        languages = (view.language, view.reading.language, view.reading.beside)
        apply_theme(page, DARK if view.dark else LIGHT, tuple(filter(None, languages)))
        page.update()

    async def keep_awake(self) -> None:
        """Keep the device's screen on while a game is being played."""
        await self._context.device.keep_awake(awake=self._context.view.playing)

    def _store(self, key: str, value: str) -> None:
        self._context.page.run_task(self._context.device.store, key, value)


@dataclass(frozen=True, slots=True)
class DevicePreferences:
    """The preferences of a device when its page is opened."""

    language: Language
    dark: bool
    reduced_motion: bool


async def load_preferences(page: ft.Page) -> DevicePreferences:
    """The preferences stored on the device, and those of its system.

    Defaults: the device's language, the dark theme.
    """
    preferences = ft.SharedPreferences()
    language, theme, spoken, reduced_motion = await asyncio.gather(
        ask_device(partial(preferences.get, _LANGUAGE_KEY)),
        ask_device(partial(preferences.get, _THEME_KEY)),
        ask_device(partial(_device_languages, page)),
        ask_device(_disables_animations),
    )
    wanted: Iterable[str] = spoken if isinstance(spoken, list) else ()
    if isinstance(language, str) and language in set(Language):
        wanted = [language]
    return DevicePreferences(best_language(wanted), theme != "light", reduced_motion is True)


async def _device_languages(page: ft.Page) -> list[str]:
    info = await page.get_device_info()
    if isinstance(info, ft.WebDeviceInfo):
        return info.languages or ([info.language] if info.language else [])
    return []


async def _disables_animations() -> bool:
    features = await ft.SemanticsService().get_accessibility_features()
    return features.disable_animations
