"""How one page looks and sounds, as it is stored on its device."""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, Literal

import flet as ft

from companion.flet_adapter.device import DRAWN_KEY, ask_device
from companion.i18n import Language, best_language
from companion.ui.kit.theme import apply_theme
from companion.ui.layout.tokens import palette_for
from companion.ui.page.appearance import DevicePreferences, TextSize, Theme, page_scale
from companion.ui.page.context import SEAT_KEY, PageContext
from companion.ui.page.reading import Reading
from companion.ui.page.sounds import Sound
from companion.ui.page.view import View

_LANGUAGE_KEY = "companion.language"
_THEME_KEY = "companion.theme"
_TEXT_SIZE_KEY = "companion.text-size"
_HOURGLASS_KEY = "companion.hourglass"
HOURGLASSES = (0, 30, 60, 90)
"""The lengths of the hourglass in seconds; 0 for none."""
_PATIENCE_KEY = "companion.patience"
PATIENCES = (1, 2, 3, 5)
"""How many times longer than usual a second tap can count as none."""
_NOTES_KEY = "companion.notes"

Switch = Literal["countdown", "wit", "sounds", "hints", "turning"]
"""The preferences that are on or off."""
_SWITCH_KEYS: Final[Mapping[Switch, str]] = {
    "countdown": "companion.countdown",
    "wit": "companion.wit",
    "sounds": "companion.sounds",
    "hints": "companion.hints",
    "turning": "companion.turning-panel",
}


class PreferenceActions:
    """Changes how one page looks."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def set_language(self, language: Language) -> None:
        """Show everything in another language, on this device from now on."""
        self._context.update(language=language)
        self.apply()
        self._store(_LANGUAGE_KEY, language.value)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in this theme, on this device from now on."""
        self._context.update(theme=theme)
        self.follow_system()
        self._store(_THEME_KEY, theme.value)

    def follow_system(self) -> None:
        """Show the theme of the device's system, unless the reader has chosen another."""
        context = self._context
        dark = context.view.theme.is_dark(system_dark=system_is_dark(context.page))
        context.update(dark=dark)
        self.apply()

    def set_text_size(self, text_size: TextSize) -> None:
        """Draw everything larger or smaller, on this device from now on."""
        context = self._context
        context.holder.view = sized(replace(context.view, text_size=text_size), context.page)
        self._store(_TEXT_SIZE_KEY, text_size.value)

    def set_system_text(self, factor: float) -> None:
        """Take over the factor by which the device's system or browser enlarges texts."""
        context = self._context
        if factor != context.view.system_text:
            context.holder.view = sized(replace(context.view, system_text=factor), context.page)
            self.apply()

    def switch(self, what: Switch, *, on: bool) -> None:
        """Switch something on or off, on this device from now on."""
        self._context.update(**{what: on})
        self._store(_SWITCH_KEYS[what], "on" if on else "off")

    def set_sounds(self, *, on: bool) -> None:
        """Play sounds, or none, on this device from now on; the first is heard at once."""
        self.switch("sounds", on=on)
        if on:
            self._context.play(Sound.COIN)

    def next_hourglass(self) -> None:
        """Choose the next length of the hourglass, or none, on this device from now on."""
        seconds = _next(self._context.view.hourglass, HOURGLASSES)
        self._context.update(hourglass=seconds)
        self._store(_HOURGLASS_KEY, str(seconds))

    def next_patience(self) -> None:
        """Choose the next time for which second taps count as none, on this device from now on."""
        patience = _next(self._context.view.patience, PATIENCES)
        self._context.update(patience=patience)
        self._store(_PATIENCE_KEY, str(patience))

    def knock(self) -> None:
        """Play the sound of an hourglass that has run out, if this device plays sounds."""
        if self._context.view.sounds:
            self._context.play(Sound.TURN)

    def face_outwards(self, *, outwards: bool) -> None:
        """Turn the seat cards to their people, or all to the bottom of the screen."""
        self._context.update(outwards=outwards)

    def turn_panel(self, *, turning: bool) -> None:
        """Turn the panel to whoever acts, or leave it, on this device from now on.

        Seat cards of a device that lies flat are turned to their people.
        """
        self.switch("turning", on=turning)
        if turning:
            self.face_outwards(outwards=True)

    def take_seat(self, name: str | None) -> None:
        """Have the player with this name in view at this device from now on, or nobody.

        A guest's seat is the host's to know, who gives each to one device.
        """
        context = self._context
        if context.view.guest:
            if context.attempt(lambda: context.services.table.seats.sit(name)):
                context.holder.view = context.view.with_dialog(None)
            return
        outwards = context.view.turning if name is None else False
        context.holder.view = replace(
            context.view.with_dialog(None), own_name=name, outwards=outwards
        )
        self._store(SEAT_KEY, name or "")

    def set_notes(self, text: str) -> None:
        """Keep what the reader has written down, on this device alone."""
        self._context.update(notes=text)
        self._store(_NOTES_KEY, text)

    def show_far(self, *, shown: bool) -> None:
        """Show the table in figures that can be read from afar, or as usual."""
        context = self._context
        context.holder.view = replace(context.view.with_dialog(None), far=shown)

    def apply(self) -> None:
        """Set fonts, theme, language and title of the Flet page."""
        view, page = self._context.view, self._context.page
        page.title = self._context.say.text("app-name")
        # a screen reader chooses its voice by the page's language
        locale = ft.Locale(view.language)
        page.locale_configuration = ft.LocaleConfiguration([locale], locale)
        languages = (view.language, view.state(Reading).language, view.state(Reading).beside)
        palette = palette_for(dark=view.dark, text_factor=view.system_text)
        apply_theme(page, palette, tuple(filter(None, languages)))
        page.update()

    async def keep_awake(self) -> None:
        """Keep the device's screen on while a game is being played."""
        await self._context.device.keep_awake(awake=self._context.view.playing)

    def _store(self, key: str, value: str) -> None:
        self._context.page.run_task(self._context.device.store, key, value)


def _next(chosen: int, choices: tuple[int, ...]) -> int:
    """Return the choice after the chosen one, behind the last the first."""
    return choices[(choices.index(chosen) + 1) % len(choices)]


def system_is_dark(page: ft.Page) -> bool:
    """Return whether the device's system has a dark theme; True if it does not say."""
    return page.platform_brightness is not ft.Brightness.LIGHT


def sized(view: View, page: ft.Page) -> View:
    """Return the view in the size of the device's window, divided by its scale."""
    width, height = page.width or 1280, page.height or 800
    scale = page_scale(width, height, view.text_size.factor(view.system_text))
    return replace(view, width=width / scale, height=height / scale, scale=scale)


async def load_preferences(page: ft.Page) -> DevicePreferences:
    """Return the preferences stored on the device; by default, those of its system."""
    preferences = ft.SharedPreferences()
    keys = (
        *(_LANGUAGE_KEY, _THEME_KEY, _TEXT_SIZE_KEY),
        *_SWITCH_KEYS.values(),
        *(_HOURGLASS_KEY, _NOTES_KEY, _PATIENCE_KEY, SEAT_KEY, DRAWN_KEY),
    )
    values, spoken, reduced_motion = await asyncio.gather(
        asyncio.gather(*(ask_device(partial(preferences.get, key)) for key in keys)),
        ask_device(partial(_device_languages, page)),
        ask_device(_disables_animations),
    )
    stored = dict(zip(keys, values, strict=True))
    switched = {what: stored[key] for what, key in _SWITCH_KEYS.items()}
    language, own_name, version = stored[_LANGUAGE_KEY], stored[SEAT_KEY], stored[DRAWN_KEY]
    theme, text_size = stored[_THEME_KEY], stored[_TEXT_SIZE_KEY]
    wanted: Iterable[str] = spoken if isinstance(spoken, list) else ()
    if isinstance(language, str) and language in set(Language):
        wanted = [language]
    return DevicePreferences(
        language=best_language(wanted),
        theme=next((each for each in Theme if each == theme), Theme.SYSTEM),
        text_size=next((each for each in TextSize if each == text_size), TextSize.SYSTEM),
        reduced_motion=reduced_motion is True,
        countdown=switched["countdown"] != "off",
        wit=switched["wit"] != "off",
        sounds=switched["sounds"] == "on",
        hints=switched["hints"] == "on",
        turning=switched["turning"] == "on",
        hourglass=next((each for each in HOURGLASSES if str(each) == stored[_HOURGLASS_KEY]), 0),
        notes=notes if isinstance(notes := stored[_NOTES_KEY], str) else "",
        patience=next((each for each in PATIENCES if str(each) == stored[_PATIENCE_KEY]), 1),
        own_name=own_name if isinstance(own_name, str) and own_name else None,
        version=version if isinstance(version, str) else None,
    )


async def _device_languages(page: ft.Page) -> list[str]:
    info = await page.get_device_info()
    if isinstance(info, ft.WebDeviceInfo):
        return info.languages or ([info.language] if info.language else [])
    return []


async def _disables_animations() -> bool:
    features = await ft.SemanticsService().get_accessibility_features()
    return features.disable_animations
