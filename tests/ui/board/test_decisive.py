"""The end of the game that a confirmation would bring."""

import pytest

from companion.core.commands import Announce, Claim, Entry, NoMoreClaims, Transfer
from companion.core.game import Game
from companion.i18n import SOURCE_LANGUAGE
from companion.i18n.messages import messages
from companion.ui.board.decisive import decisive
from companion.ui.board.decisive_strip import decisive_strip
from companion.ui.board.scene import scene, seat_views
from companion.ui.board.selection import Selection
from tests.ui.pages import OPENING, start_game

SAY = messages(SOURCE_LANGUAGE)


def game(*entries: Entry) -> Game:
    service, _ = start_game(*OPENING, *entries)
    now = service.snapshot.game
    assert now is not None
    return now


def at_stake(now: Game, true: tuple[int, ...] | None = None) -> str:
    return " · ".join(decisive(scene(now, Selection(0, true=true)), SAY))


CLAIMS = (Claim(1),)


@pytest.mark.parametrize(
    ("entries", "true", "words"),
    [
        ((Announce("king"),), None, ""),
        (
            (Transfer("bank", 0, 5), Announce("king")),
            None,
            "If no one calls, Adele would win with 14",
        ),
        ((Transfer("bank", 0, 5), Announce("cheat")), None, "If no one calls, Adele would win"),
        ((Transfer("bank", 0, 3), Announce("cheat")), None, ""),
        (
            (Transfer(3, "bank", 5), Announce("thief")),
            None,
            "If no one calls, David would be out of coins, so Adele would win",
        ),
        (
            (Transfer("bank", 2, 6), Transfer(0, "bank", 5), Announce("king"), *CLAIMS),
            None,
            "Depending on the cards, Adele would be out of coins, so Cedric would win",
        ),
        (
            (Transfer("bank", 0, 5), Transfer("bank", 1, 4), Announce("king"), *CLAIMS),
            None,
            "Whoever really is the King would win",
        ),
        (
            (
                *(Transfer("bank", person, 5) for person in (0, 1)),
                Announce("king"),
                *(Claim(person) for person in (1, 2)),
            ),
            None,
            "Adele or Bruno would win as the King",
        ),
        (
            (Transfer(0, "bank", 5), Announce("king"), Claim(1), Claim(2)),
            None,
            "Bruno or Cedric would win as the King · "
            "If no one is the King, Adele would be out of coins, so David would win",
        ),
        (
            (Transfer("bank", 2, 8), Transfer("bank", 0, 5), Announce("king"), *CLAIMS),
            None,
            "If Adele is the King, Adele and Cedric would win together · "
            "If Bruno is the King, Cedric would win with 14 · "
            "If no one is the King, Cedric would win with 14",
        ),
        ((Transfer("bank", 0, 5), Announce("king"), *CLAIMS), (1,), ""),
        ((Transfer("bank", 0, 5), Announce("king"), *CLAIMS), (0,), "Adele would win with 14"),
        (
            (Transfer(0, "bank", 5), Announce("king"), *CLAIMS, NoMoreClaims()),
            (),
            "Adele would be out of coins, so Cedric and David would win together",
        ),
    ],
)
def test_end_at_stake_is_named(
    entries: tuple[Entry, ...], true: tuple[int, ...] | None, words: str
) -> None:
    assert at_stake(game(*entries), true) == words


def test_plates_show_who_would_win_and_who_would_be_out_of_coins() -> None:
    now = game(Transfer(3, "bank", 5), Announce("thief"))
    seats = seat_views(scene(now, Selection(0)), SAY)
    assert [seat.badge and seat.badge.text for seat in seats] == [
        "would win",
        None,
        None,
        "out of coins",
    ]


@pytest.mark.parametrize(
    "words",
    [
        "Jeśli Kenji jest Królem: Kenji może wygrać z 13 monetami",
        "本物の王がZuzannaなら、Zuzannaが13金で勝つ見込みです",
    ],
)
def test_strip_is_no_higher_than_its_line_among_the_seats(words: str) -> None:
    _, height = decisive_strip((words,), 358)
    _, kept = decisive_strip((words,), 358, highest=50)
    assert height > 50 >= kept
