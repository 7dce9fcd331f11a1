"""What the reader's device can do besides drawing; what it refuses is never the game's trouble."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

import flet as ft
from flet.messaging.session import Session

from companion import __version__

_log = logging.getLogger(__name__)

_DRAWN_KEY = "companion.drawn"
"""Written where a page keeps its reader's wishes, which the page itself notices."""
_ANSWER_SECONDS = 2.0
"""How long a question waits for its answer; a page that is loaded again has not heard it."""
_TIMES = 5
"""How often it is asked before the page is drawn without: a slow device is busy with loading."""


class Device:
    """The device one page is open on."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self.renew()

    def renew(self) -> None:
        """Be heard again after the line was cut: the client has gone deaf to its services."""
        self._preferences = ft.SharedPreferences()
        self._haptics = ft.HapticFeedback()
        self._wakelock = ft.Wakelock()
        self._files = ft.FilePicker()
        self._covered = True

    async def uncover(self) -> None:
        """Tell the page once that what it shows is the app's, so that it takes its cover away."""
        if self._covered:
            self._covered = False
            await self.note(_DRAWN_KEY, __version__)

    async def follow(self) -> None:
        """Come back when the device has taken in all it was sent before, or cannot be asked.

        It does things in the order in which it is told them, so any answer is the answer. The page
        itself is asked: no cut line makes it deaf, as it does services.
        """
        await _if_it_can(self._page.get_device_info())

    async def note(self, key: str, value: str) -> None:
        """Remember something on this device, where it lets pages remember."""
        await _if_it_can(self._preferences.set(key, value))

    async def stay_awake(self, *, awake: bool) -> None:
        """Keep the screen on, or let it sleep.

        Over plain http a browser has no lock to give. The client plays a silent film instead, which
        a browser may refuse on a page that nobody has tapped on yet.
        """
        lock = self._wakelock
        await _if_it_can(lock.enable() if awake else lock.disable())

    async def knock(self) -> None:
        """A light knock, felt where a hand holds the device."""
        if self._page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS):
            await _if_it_can(self._haptics.light_impact())

    async def save(self, name: str, data: bytes) -> None:
        """Offer a file to be kept."""
        await self._files.save_file(file_name=name, src_bytes=data)

    async def pick(self) -> bytes | None:
        """The content of a file that is picked; None if none is."""
        picked = await self._files.pick_files(with_data=True)
        return (picked[0].bytes or b"") if picked else None


def has_line(session: Session) -> bool:
    """Whether the client of a page can be told anything now; not so while its line is cut."""
    # between a cut and the reconnection a session has no connection, whatever its type says
    connection: object = session.connection
    return connection is not None


async def _if_it_can(wish: Awaitable[object]) -> None:
    try:
        await wish
    except Exception as error:
        # clients refuse in ways of their own, and none of them matters
        _log.debug("the device refused: %s", error)


async def answered(ask: Callable[[], Coroutine[object, object, object]]) -> object:
    """What the device answers a page that is not drawn yet; None if it does not, or cannot."""
    for _ in range(_TIMES):
        try:
            return await asyncio.wait_for(ask(), _ANSWER_SECONDS)
        except TimeoutError:
            continue
        except RuntimeError:
            break
    return None
