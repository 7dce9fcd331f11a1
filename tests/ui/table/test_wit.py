"""Lines to say aloud, and the voice of great moments."""

from companion.core.commands import Announce, Claim, NoMoreClaims, Reveal
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.pages import OPENING, OpenPage, open_page, start_game

BRUNO = 1
ROOMY = {"width": 1600.0, "height": 1200.0}
ANNOUNCED = "“Kneel, and open the treasury!”"
CLAIMED = "“Off my throne!”"
UNMASKED = "Masks off!"


def shown(page: OpenPage, place: str) -> set[str]:
    (control,) = page.named(place)
    return {*words(control)}


@async_test
async def test_line_of_the_announced_character_gives_way_to_that_of_a_claim() -> None:
    service, shared = start_game(*OPENING, Announce("king"))
    page, far = await open_page(shared, **ROOMY), await open_page(shared, far=True)
    assert ANNOUNCED in shown(page, "dock") & shown(far, "far")
    service.submit([Claim(BRUNO)], service.snapshot.revision)
    await page.settle()
    await far.settle()
    assert CLAIMED in shown(page, "dock") & shown(far, "far")
    assert ANNOUNCED not in shown(page, "dock") | shown(far, "far")


@async_test
async def test_verdict_speaks_unless_lines_are_switched_off() -> None:
    service, shared = start_game(*OPENING, Announce("king"), Claim(BRUNO))
    speaking, silent = await open_page(shared, **ROOMY), await open_page(shared, wit=False, **ROOMY)
    assert CLAIMED not in shown(silent, "dock")
    service.submit([NoMoreClaims(), Reveal((BRUNO,))], service.snapshot.revision)
    await speaking.settle()
    await silent.settle()
    assert UNMASKED in shown(speaking, "verdict")
    assert UNMASKED not in shown(silent, "verdict")
