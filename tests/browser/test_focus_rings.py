"""One sees which control has the keyboard focus.

On all screens: `python -m tests.tools.gallery.rings`.
"""

from playwright.sync_api import Browser

from tests.tools.gallery.rings import LEAST, rings, screens

SCREENS = (("sets-4", True, 11), ("rules-contents", False, 9), ("dialog-appearance", True, 3))
"""With drop-downs, a gold button, chosen and other tiles; chips and a field; radios."""


def test_every_ring_stands_out(browser: Browser) -> None:
    with screens(browser) as show:
        for name, dark, most in SCREENS:
            seen = [*rings(show(name, dark), most)]
            assert len(seen) > 1
            assert [each for each in seen if each.contrast < LEAST] == []
