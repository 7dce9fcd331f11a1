"""The words of the moments: cards to be turned, and verdicts."""

import pytest

from companion.application.archive.record_import import Record
from companion.core.commands import (
    Announce,
    Claim,
    Entry,
    Look,
    NoMoreClaims,
    Reveal,
    Transfer,
    Undo,
)
from companion.core.game import Game
from companion.i18n import SOURCE_LANGUAGE
from companion.i18n.messages import messages
from companion.ui.board.moments import reveal_view, verdict_view, win_view
from companion.ui.board.scene import scene, stage_view
from companion.ui.board.selection import Selection
from companion.ui.replay.present import what_happened
from companion.ui.replay.state import Replay
from tests.ui.pages import OPENING, start_game

SAY = messages(SOURCE_LANGUAGE)
BRUNO = 1
Taps = tuple[tuple[Entry, ...], ...]
DISPUTE: tuple[Entry, ...] = (Announce("king"), Claim(BRUNO))


def taps(*tapped: tuple[Entry, ...]) -> Game:
    """The game after these taps."""
    service, _ = start_game(*OPENING)
    for entries in tapped:
        service.submit(entries, service.snapshot.revision)
    game = service.snapshot.game
    assert game is not None
    return game


def test_closed_claims_call_for_the_cards_of_announcer_and_claimants() -> None:
    view = reveal_view(taps(DISPUTE, (NoMoreClaims(),)), SAY)
    assert view is not None
    assert (view.people, view.character, view.character_name) == (
        ("Adele", "Bruno"),
        "king",
        "King",
    )
    assert "Adele and Bruno" in view.label


@pytest.mark.parametrize(
    "then",
    [(), ((NoMoreClaims(),), (Undo(),)), ((NoMoreClaims(), Reveal(())),)],
    ids=["claims open", "undone", "revealed"],
)
def test_no_cards_are_called_for_before_claims_close_and_after_the_reveal(then: Taps) -> None:
    assert reveal_view(taps(DISPUTE, *then), SAY) is None


@pytest.mark.parametrize(
    "then",
    [((NoMoreClaims(), Reveal((BRUNO,))),), ((NoMoreClaims(),), (Reveal((BRUNO,)),))],
    ids=["in one tap", "in two"],
)
def test_verdict_names_the_head_with_mask_and_what_everybody_gained(then: Taps) -> None:
    view = verdict_view(taps(DISPUTE, *then), SAY)
    assert view is not None
    assert view.title == "True King: Bruno"
    assert [(gain.who, gain.change.signed, gain.change.fine) for gain in view.gains] == [
        ("Bruno", "+3", False),
        ("Courthouse", "+1", True),
        ("Adele", "−1", True),
    ]
    assert view.label == "True King: Bruno, Bruno +3, Courthouse +1, Adele −1"


def test_verdict_of_an_unopposed_announcement_has_its_gains() -> None:
    view = verdict_view(taps((Announce("king"),), (NoMoreClaims(),)), SAY)
    assert view is not None
    assert [(gain.who, gain.change.signed) for gain in view.gains] == [("Adele", "+3")]


def moved(target: int, coins: int) -> Entry:
    """A correction: `coins` from the bank, or to it if negative."""
    return Transfer("bank", target, coins) if coins > 0 else Transfer(target, "bank", -coins)


ENDS: dict[str, tuple[Taps, str, str, list[tuple[str, int, bool]]]] = {
    "13": (
        ((moved(0, 5),), (Announce("king"),), (NoMoreClaims(),)),
        "Adele wins",
        "Adele: King, uncontested. With 13 or more coins.",
        [("Adele", 14, True)],
    ),
    "bankruptcy": (
        ((moved(3, -5), moved(1, 2)), (Announce("king"), Claim(3)), (NoMoreClaims(), Reveal(()))),
        "Bruno wins",
        "No one is the King: 2 fined. Out of coins: David, so the richest wins.",
        [("Bruno", 8, True), ("David", 0, False)],
    ),
    "Cheat": (
        ((moved(1, 5),), (Announce("cheat"), Claim(1)), (NoMoreClaims(),), (Reveal((1,)),)),
        "Bruno wins",
        "Bruno really was the Cheat (not Adele). As the Cheat, with 10 or more coins.",
        [("Bruno", 11, True)],
    ),
    "shared": (
        ((moved(3, -5),), (Announce("king"), Claim(3)), (NoMoreClaims(),), (Reveal(()),)),
        "Bruno and Cedric win together",
        "No one is the King: 2 fined. Out of coins: David, so the richest share the win.",
        [("Bruno", 6, True), ("Cedric", 6, True), ("David", 0, False)],
    ),
}


@pytest.mark.parametrize(("tapped", "title", "how", "fortunes"), ENDS.values(), ids=ENDS)
def test_win_says_who_and_how_in_place_of_a_verdict(
    tapped: Taps, title: str, how: str, fortunes: list[tuple[str, int, bool]]
) -> None:
    game = taps(*tapped)
    view = win_view(game, SAY)
    assert view is not None
    assert (view.title, view.how) == (title, how)
    assert [(each.who, each.coins, each.winner) for each in view.fortunes] == fortunes
    assert verdict_view(game, SAY) is None
    assert win_view(game.append(Undo()), SAY) is None
    assert win_view(taps(*tapped[:-1]), SAY) is None


@pytest.mark.parametrize(
    "then",
    [
        ((Look(),),),
        (DISPUTE,),
        (DISPUTE, (NoMoreClaims(),)),
        ((Announce("thief"),), (NoMoreClaims(),), (Undo(),)),
    ],
    ids=["look", "claim", "claims closed", "undone"],
)
def test_nothing_decided_has_no_verdict(then: Taps) -> None:
    assert verdict_view(taps(*then), SAY) is None


def test_verdict_names_the_unmasked_and_the_court_that_was_taken() -> None:
    view = verdict_view(
        taps(
            (Transfer("bank", "court", 4),),
            (Announce("judge"), Claim(BRUNO)),
            (NoMoreClaims(),),
            (Reveal((BRUNO,)),),
        ),
        SAY,
    )
    assert view is not None
    assert (view.heading, view.headline) == ("True Judge", "Bruno")
    assert view.unmasked == "Unmasked: Adele"
    assert view.court == "All 4 coins from the courthouse!"


def test_replay_says_who_announced_who_claimed_and_what_it_cost() -> None:
    game = taps(DISPUTE, (NoMoreClaims(), Reveal((BRUNO,))))
    record = Record((), game)
    shown = what_happened(Replay(record, None, len(game.steps())), SAY)
    assert (shown.title, shown.character) == ("True King: Bruno", "king")
    assert shown.announced == "Adele announces the King · Bruno calls"
    gained = [(gain.who, gain.change.signed) for gain in shown.gains]
    assert gained == [("Bruno", "+3"), ("Courthouse", "+1"), ("Adele", "−1")]
    assert "Unmasked: Adele" in shown.sentences


def test_stage_says_how_many_coins_are_missing_and_left() -> None:
    game = taps((Transfer("bank", BRUNO, 5), Transfer(2, "bank", 5), Transfer(3, "bank", 4)))
    seats = stage_view(scene(game, Selection(0)), SAY, 0).seats
    assert [seat.badge and seat.badge.text for seat in seats] == [
        None,
        "2 to win",
        "last coin",
        "2 coins left",
    ]


def test_win_tells_a_story_of_the_winner() -> None:
    rounds: list[tuple[Entry, ...]] = []
    for _ in range(3):
        rounds += [(Announce("king"),), (NoMoreClaims(),), (Look(),), (Look(),), (Look(),)]
    view = win_view(taps(*rounds[:-3]), SAY)
    assert view is not None
    assert view.story == "Adele: 3 announcements, never unmasked"


@pytest.mark.parametrize(
    ("dispute", "closed"),
    [
        ((Announce("cheat"),), (NoMoreClaims(),)),
        ((Announce("cheat"), Claim(BRUNO)), (NoMoreClaims(), Reveal((BRUNO,)))),
    ],
    ids=["uncontested", "revealed"],
)
def test_too_few_coins_for_a_power_that_wins_are_told(
    dispute: tuple[Entry, ...], closed: tuple[Entry, ...]
) -> None:
    view = verdict_view(taps(dispute, closed), SAY)
    assert view is not None
    assert any("fewer than 10 coins" in each for each in view.sentences)
