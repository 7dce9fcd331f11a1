"""A recorded game played by taps: the same table, with no more taps than planned for each turn."""

from tests.async_runner import async_test
from tests.bench.taps import played, recorded
from tests.core.playing import FIRST


@async_test
async def test_recorded_game_takes_the_planned_taps_and_ends_with_its_table() -> None:
    game = next(
        each
        for each in recorded()
        if each.start.rules.setup.edition is FIRST and len(each.table.seats) == 4
    )
    turns = await played([game], (390.0, 844.0))
    assert {each.kind for each in turns} >= {"swap", "look", "unopposed", "opposed"}
    assert [each.words for each in turns if each.beyond] == []
