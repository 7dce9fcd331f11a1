"""The import of all screens that the first one did without, so that the first taps do not wait."""

import asyncio
import sys
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from companion import ui
from companion.flet_adapter.device import Device


async def import_screens(device: Device) -> None:
    """Import every module of the screens once the client shows the first one.

    One after the other, in a thread, or between two taps in a browser without threads.
    """
    await device.wait_until_rendered()
    for module in _modules():
        if module not in sys.modules:
            await asyncio.to_thread(import_module, module)
            # without threads, the line above lets no tap through
            await asyncio.sleep(0)


@cache
def _modules() -> tuple[str, ...]:
    return tuple(module.name for module in walk_packages(ui.__path__, f"{ui.__name__}."))
