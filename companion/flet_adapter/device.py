"""Services of the device that shows a page; if one fails, the game goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from enum import Enum
from typing import TYPE_CHECKING

import flet as ft

from companion import __version__

if TYPE_CHECKING:
    from flet_audio import Audio

_log = logging.getLogger(__name__)

DRAWN_KEY = "companion.drawn"
"""Preference with the version of the app that was last open on the device.

`assets/page/cover.js` watches it: its first write uncovers the page.
"""
_ANSWER_SECONDS = 2.0
"""Timeout of one question; a page that was reloaded meanwhile never received it."""
_ATTEMPTS = 5
"""Attempts per question: a slow device is still loading during the first ones."""


class FileOutcome(Enum):
    """What happened to a file that a reader wanted to save or share."""

    SAVED = "saved"
    SHARED = "shared"
    CANCELLED = "cancelled"
    """The reader cancelled it, or it failed and a notice says so."""


class Device:
    """The device that shows one page."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self.reconnect()

    def reconnect(self) -> None:
        """Create the services anew: a client that reconnects ignores those from before the cut."""
        self._preferences = ft.SharedPreferences()
        self._haptics = ft.HapticFeedback()
        self._wakelock = ft.Wakelock()
        self._files = ft.FilePicker()
        self._share = ft.Share()
        self._sounds: dict[str, Audio] = {}
        self._clipboard = ft.Clipboard()
        self._covered = True

    async def uncover(self) -> None:
        """Remove the cover from the page, once per connection."""
        if self._covered:
            self._covered = False
            await self.store(DRAWN_KEY, __version__)

    async def wait_until_rendered(self) -> None:
        """Return once the client has processed all that was sent before, or cannot answer.

        The client processes messages in order, so any answer proves it. The page is asked and not a
        service, because services stop answering after a cut.
        """
        await _ignoring_refusal(self._page.get_device_info())

    async def store(self, key: str, value: str) -> None:
        """Store a preference on the device, where its browser permits storage."""
        await _ignoring_refusal(self._preferences.set(key, value))

    async def keep_awake(self, *, awake: bool) -> None:
        """Keep the screen on, or let it sleep.

        Browsers grant no wake lock over plain http. The client then plays a silent video, which a
        browser may block until the first tap on the page.
        """
        lock = self._wakelock
        await _ignoring_refusal(lock.enable() if awake else lock.disable())

    async def vibrate(self) -> None:
        """Give light haptic feedback on a phone or tablet."""
        if self._page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS):
            await _ignoring_refusal(self._haptics.light_impact())

    async def copy(self, text: str) -> None:
        """Put a text on the clipboard, where the browser permits it after the tap."""
        await _ignoring_refusal(self._clipboard.set(text))

    async def play(self, sound: str) -> None:
        """Play `assets/sounds/<sound>.wav`. A browser may block it until the first tap on the page.

        The client loads a sound when it is first played.
        """
        # most devices play no sounds and need no player
        from flet_audio import Audio, ReleaseMode

        if sound not in self._sounds:
            self._sounds[sound] = Audio(
                src=f"sounds/{sound}.wav", release_mode=ReleaseMode.STOP, volume=0.7
            )
        await _ignoring_refusal(self._sounds[sound].play())

    async def save_file(self, name: str, data: bytes) -> bool:
        """Offer `data` as a download; return False if the reader cancelled it, where that is known.

        A browser saves without a question, or asks and reports no answer.
        """
        path = await self._files.save_file(file_name=name, src_bytes=data)
        return self._page.web or path is not None

    async def share_picture(self, name: str, png: bytes) -> FileOutcome:
        """Hand a picture to the device's share sheet; offer it as a download without one."""
        file = ft.ShareFile.from_bytes(png, mime_type="image/png", name=name)
        try:
            result = await self._share.share_files([file])
        except RuntimeError as error:
            # Linux has no share sheet for files
            _log.debug("not shared: %s", error)
            return FileOutcome.SAVED if await self.save_file(name, png) else FileOutcome.CANCELLED
        dismissed = result.status is ft.ShareResultStatus.DISMISSED
        return FileOutcome.CANCELLED if dismissed else FileOutcome.SHARED

    async def pick_file(self) -> bytes | None:
        """Return the content of the file the reader picks; None if they pick none."""
        return await self._pick(ft.FilePickerFileType.ANY)

    async def pick_picture(self) -> bytes | None:
        """Return the picture that the reader picks, or a phone's camera takes; None for none."""
        return await self._pick(ft.FilePickerFileType.IMAGE)

    async def _pick(self, kind: ft.FilePickerFileType) -> bytes | None:
        picked = await self._files.pick_files(file_type=kind, with_data=True)
        return (picked[0].bytes or b"") if picked else None


async def _ignoring_refusal(request: Awaitable[object]) -> None:
    try:
        await request
    except Exception as error:
        # clients report refusals as errors of many types, none of which matters
        _log.debug("the device refused: %s", error)


async def ask_device(question: Callable[[], Coroutine[object, object, object]]) -> object:
    """Return the answer to a question asked before the page is drawn; None without an answer."""
    for _ in range(_ATTEMPTS):
        try:
            return await asyncio.wait_for(question(), _ANSWER_SECONDS)
        except TimeoutError:
            continue
        except RuntimeError:
            break
    return None
