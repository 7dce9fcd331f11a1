"""During a game the device stays awake, also after the page was hidden, and not afterwards."""

from pathlib import Path

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.games import OPENED, begun
from tests.browser.graphics import LEAVE, RETURN
from tests.browser.screens import Devices, Screen
from tests.processes import run_companion

SAY = messages(Language.EN)

_LOCKS = """
window.locks = [];
WakeLock.prototype.request = async () => {
  if (document.hidden) {
    locks.push("refused");
    throw new DOMException("the page is hidden", "NotAllowedError");
  }
  const lock = new EventTarget();
  lock.release = async () => {
    if (lock.released) return;
    lock.released = true;
    locks.push("released");
    lock.dispatchEvent(new Event("release"));
  };
  document.addEventListener("visibilitychange", () => document.hidden && lock.release());
  locks.push("granted");
  return lock;
};
"""
"""Wake locks as browsers grant, refuse and release them, without a screen that could go dark."""

_WITHOUT_A_LOCK = """
delete Navigator.prototype.wakeLock;
const { play, pause } = HTMLMediaElement.prototype;
let tapped = false, refuse, begin;
window.refused = new Promise(resolve => refuse = resolve);
window.playing = new Promise(resolve => begin = resolve);
addEventListener("pointerup", tap => tapped ||= tap.isTrusted, { capture: true });
HTMLMediaElement.prototype.play = async function () {
  if (!tapped) {
    refuse(true);
    throw new DOMException("nobody has tapped", "NotAllowedError");
  }
  await play.call(this);
  begin(!this.paused);
  window.isPlaying = () => !this.paused;
  document.addEventListener("visibilitychange", () => document.hidden && pause.call(this));
};
"""
"""Like a browser over plain http: no wake lock; no video before the first tap or while hidden."""


def wait_for_locks(screen: Screen, *expected: str) -> None:
    screen.page.wait_for_function("(all) => String(locks) === String(all)", arg=list(expected))


def test_wake_lock_is_requested_again_with_each_return_and_released_after_the_game(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", before=_LOCKS)
        screen.see("Turn 5")
        held = ["granted"]
        wait_for_locks(screen, *held)
        for _ in range(2):
            screen.page.evaluate(LEAVE)
            held.append("released")
            wait_for_locks(screen, *held)
            screen.page.evaluate(RETURN)
            held.append("granted")
            wait_for_locks(screen, *held)
        screen.tap(SAY.text("more-title"))
        screen.tap(SAY.text("more-leave"))
        screen.see(SAY.text("home-resume"))
        held.append("released")
        wait_for_locks(screen, *held)
        screen.page.evaluate(LEAVE)
        screen.page.evaluate(RETURN)
        screen.rest()
        wait_for_locks(screen, *held)


def test_wake_lock_that_was_refused_to_a_hidden_page_is_requested_when_it_is_visible(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", before=f"{_LOCKS}({LEAVE})();")
        wait_for_locks(screen, "refused")
        screen.page.evaluate(RETURN)
        wait_for_locks(screen, "refused", "granted")


def test_video_that_keeps_device_awake_starts_with_first_tap_and_each_return(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", before=_WITHOUT_A_LOCK)
        assert screen.page.evaluate("refused")
        # taps count once the companion knows that the page is drawn
        screen.wait_until_uncovered()
        screen.tap("Swap")
        assert screen.page.evaluate("playing")
        screen.page.evaluate(LEAVE)
        assert not screen.page.evaluate("isPlaying()")
        screen.page.evaluate(RETURN)
        screen.page.wait_for_function("() => isPlaying()")
