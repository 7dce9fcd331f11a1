"""What a page asks of the device that it is open on."""

import pytest

from companion.core.commands import Swap, Transfer, Undo
from tests.looping import alone
from tests.ui.pages import OPENING, begun, opened


def test_a_device_is_kept_awake_until_the_game_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        live, shared = begun(*OPENING, Transfer("bank", 0, 7))
        page = await opened(shared)
        asked: list[bool] = []

        async def noted(awake: bool) -> None:
            asked.append(awake)

        monkeypatch.setattr(page.desk.device, "stay_awake", noted)
        live.submit([Swap()], live.now.revision)
        await page.settle()
        assert asked == [False]
        live.submit([Undo()], live.now.revision)
        await page.settle()
        assert asked == [False, True]

    alone(play())
