"""Sounds are heard again after the device was locked."""

from pathlib import Path

from tests.browser.games import OPENED, begun
from tests.browser.graphics import LEAVE, RETURN
from tests.browser.screens import Devices
from tests.processes import run_companion

_LOCKABLE = """
const contexts = [];
window.AudioContext = class extends AudioContext {
  constructor(...options) {
    super(...options);
    contexts.push(this);
  }
  get state() {
    return this.interrupted && super.state === "suspended" ? "interrupted" : super.state;
  }
  resume() {
    this.interrupted = false;
    return super.resume();
  }
};
window.lockScreen = () => {
  for (const each of contexts) each.interrupted = true;
  return Promise.all(contexts.map((each) => each.suspend()));
};
window.states = () => String([...new Set(contexts.map(({ state }) => state))]);
"""
"""Like WebKit, which interrupts sounds under a locked screen, unnoticed by the client."""


def test_sounds_go_on_after_the_screen_was_locked(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", before=_LOCKABLE)
        screen.tap("More")
        screen.tap("Sounds", "switch")
        screen.page.wait_for_function("() => states() === 'running'")
        screen.page.evaluate(LEAVE)
        screen.page.evaluate("lockScreen()")
        assert screen.page.evaluate("states()") == "interrupted"
        screen.page.evaluate(RETURN)
        screen.page.wait_for_function("() => states() === 'running'")


def test_sounds_go_on_with_the_next_tap(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", before=_LOCKABLE)
        screen.tap("More")
        screen.tap("Sounds", "switch")
        screen.page.wait_for_function("() => states() === 'running'")
        screen.page.evaluate("lockScreen()")
        screen.tap("Close")
        screen.page.wait_for_function("() => states() === 'running'")
