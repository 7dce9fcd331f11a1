"""The example records beside the rule texts lead to the tables in the texts."""

from pathlib import Path

import pytest

from companion import resources
from companion.cli.replay import played
from companion.core.events import End
from tests.core.playing import (
    ADELE,
    BRUNO,
    CEDRIC,
    DAVID,
    FRAN,
    NO_ANNOUNCEMENT,
    SWAP_ONLY,
    Seen,
    over,
    seen,
)

RECORDS = sorted((resources.locales() / "examples").glob("*.jsonl"))


LEADS_TO = {
    "00-swap": Seen((6, 6, 6, 6, 6, 6), 158, BRUNO),
    "00-swap-second": Seen((6, 6, 6, 6, 6, 6), 164, BRUNO),
    "01-king-unopposed": Seen((6, 9, 6, 6, 6, 6), 155, CEDRIC),
    "01-king-unopposed-second": Seen((6, 8, 6, 6, 6, 6), 162, CEDRIC),
    "02-nobody-is-the-king-second": Seen(
        (5, 5, 5, 6, 6, 6), 164, CEDRIC, court=3, may=NO_ANNOUNCEMENT
    ),
    "02-nobody-is-the-king": Seen((5, 5, 5, 6, 6, 6), 158, CEDRIC, court=3, may=SWAP_ONLY),
    "03-king-out-of-turn": Seen((6, 5, 9, 6, 6, 6), 155, CEDRIC, court=1, may=SWAP_ONLY),
    "04-king-second-edition": Seen((6, 5, 8, 6, 6, 6), 162, CEDRIC, court=1, may=NO_ANNOUNCEMENT),
    "05-spy-unopposed": Seen((6, 6, 6, 6, 6, 6), 158, BRUNO),
    "05-spy-unopposed-second": Seen((6, 6, 6, 6, 6, 6), 164, BRUNO),
    "06a-guru-wrong-answer": Seen(
        (6, 10, 2, 6, 5, 6, 6, 6), 152, CEDRIC, court=1, may=NO_ANNOUNCEMENT
    ),
    "06b-guru-right-answer": Seen(
        (6, 6, 6, 6, 5, 6, 6, 6), 152, CEDRIC, court=1, may=NO_ANNOUNCEMENT
    ),
    "06a-inquisitor-wrong-answer": Seen(
        (6, 10, 2, 6, 5, 6, 6, 6), 146, CEDRIC, court=1, may=SWAP_ONLY
    ),
    "06b-inquisitor-right-answer": Seen(
        (6, 6, 6, 6, 5, 6, 6, 6), 146, CEDRIC, court=1, may=SWAP_ONLY
    ),
    "07-judge-takes-the-court": Seen((5, 6, 11, 5, 6, 6), 153, BRUNO, court=2),
    "07-judge-takes-the-court-second": Seen((5, 6, 11, 5, 6, 6), 159, BRUNO, court=2),
    "08a-peasant-unopposed-second": Seen((7, 6, 6, 6, 6, 6, 6, 6), 151, BRUNO),
    "08b-both-peasants-second": Seen((8, 6, 6, 6, 8, 6, 6, 6), 148, BRUNO),
    "08c-both-peasants-and-a-spy-second": Seen((8, 6, 8, 6, 5, 6, 6, 6), 148, BRUNO, court=1),
    "08a-peasant-unopposed": Seen((7, 6, 6, 6, 6, 6, 6, 6), 145, BRUNO),
    "08b-both-peasants": Seen((8, 6, 6, 6, 8, 6, 6, 6), 142, BRUNO),
    "08c-both-peasants-and-a-spy": Seen((8, 6, 8, 6, 5, 6, 6, 6), 142, BRUNO, court=1),
    "09a-cheat-wins": over((11, 6, 10, 6, 6, 6), 149, ADELE, 0, End.POWER, (CEDRIC,)),
    "09b-cheat-at-nine": Seen((10, 6, 9, 6, 6, 6), 150, BRUNO, court=1),
    "09a-cheat-wins-second": over((11, 6, 10, 6, 6, 6), 155, ADELE, 0, End.POWER, (CEDRIC,)),
    "09b-cheat-at-nine-second": Seen((10, 6, 9, 6, 6, 6), 156, BRUNO, court=1),
    "10-widow-and-the-last-coin-second": over(
        (0, 6, 6, 6, 6, 10), 165, ADELE, 1, End.BANKRUPTCY, winners=(5,)
    ),
    "10-widow-and-the-last-coin": over(
        (0, 6, 6, 6, 6, 10), 159, ADELE, 1, End.BANKRUPTCY, winners=(5,)
    ),
    "11-beggar-goes-round": Seen((8, 6, 7, 6, 7), 166, BRUNO),
    "12-guru-takes-the-last-coins": over(
        (6, 9, 6, 0, 6, 6), 167, BRUNO, 0, End.BANKRUPTCY, (BRUNO,)
    ),
    "13-thief-two-bankrupt": over((6, 0, 8, 0, 6, 6), 168, CEDRIC, 0, End.BANKRUPTCY, (CEDRIC,)),
    "13-thief-two-bankrupt-second": over(
        (6, 0, 8, 0, 6, 6), 174, CEDRIC, 0, End.BANKRUPTCY, (CEDRIC,)
    ),
    "14-princess-shows-a-card": Seen((6, 8, 6, 6, 6, 6), 162, CEDRIC, may=NO_ANNOUNCEMENT),
    "15-puppet-master-changes-places": Seen((6, 8, 3, 6, 8, 6), 163, FRAN),
    "16-patron-neighbour-wins": over((7, 9, 13, 6, 6, 6), 153, BRUNO, 0, End.THIRTEEN, (CEDRIC,)),
}


def test_every_example_record_is_listed() -> None:
    assert {record.stem for record in RECORDS} == set(LEADS_TO)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_example_record_leads_to_the_table_in_its_text(record: Path) -> None:
    *_, last = played(record.read_bytes().splitlines())
    assert seen(last.table) == LEADS_TO[record.stem]


def test_puppet_master_example_moves_cedric_and_fran() -> None:
    record = resources.locales() / "examples" / "15-puppet-master-changes-places.jsonl"
    *_, last = played(record.read_bytes().splitlines())
    assert last.table.seats == (ADELE, BRUNO, FRAN, DAVID, CEDRIC, 5)
