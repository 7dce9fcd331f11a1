"""Pages send no request to another machine."""

from pathlib import Path

import pytest
from playwright.sync_api import Error

from tests.browser.games import OPENED, begun
from tests.browser.screens import Devices
from tests.processes import run_companion

ELSEWHERE = "https://fonts.example.org/roboto.woff2"


def test_security_policy_blocks_requests_to_other_machines(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        page = devices.open(companion.url, path="table").page
        with pytest.raises(Error, match="Failed to fetch"):
            page.evaluate("url => fetch(url, {mode: 'no-cors'})", ELSEWHERE)
    assert devices.escaped == []


def test_request_to_another_machine_is_recorded(devices: Devices, data: Path) -> None:
    with run_companion(data, "--port", "0") as companion:
        page = devices.open(companion.url).page
        page.goto("data:text/html,<title>another page</title>")
        with pytest.raises(Error, match="Failed to fetch"):
            page.evaluate("url => fetch(url, {mode: 'no-cors'})", ELSEWHERE)
    assert devices.escaped == [ELSEWHERE]
    devices.escaped.clear()
