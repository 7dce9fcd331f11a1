"""What a change of the shared state sounds like."""

import wave
from dataclasses import replace

import pytest

from companion import resources
from companion.application.table.snapshot import Snapshot
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
from companion.ui.page.sounds import Sound, sound_of
from tests.ui.pages import OPENING, start_game

BRUNO = 1
DISPUTE: tuple[Entry, ...] = (Announce("king"), Claim(BRUNO))
CLOSED: tuple[Entry, ...] = (NoMoreClaims(),)


def change(*tapped: tuple[Entry, ...]) -> tuple[Snapshot, Snapshot]:
    """The shared state before and after the last of these taps."""
    service, _ = start_game(*OPENING)
    before = after = service.snapshot
    for entries in tapped:
        before, after = after, service.submit(entries, service.snapshot.revision)
    return before, after


@pytest.mark.parametrize(
    ("taps", "sound"),
    [
        (((Look(),),), Sound.TURN),
        ((DISPUTE,), None),
        ((DISPUTE, CLOSED), Sound.DRUM),
        ((DISPUTE, (NoMoreClaims(), Reveal((BRUNO,)))), Sound.GAVEL),
        (((Announce("king"),), CLOSED), Sound.COIN),
        (((Transfer("bank", 0, 5),), (Announce("king"),), CLOSED), Sound.WIN),
        (((Announce("king"),), CLOSED, (Undo(),)), None),
    ],
)
def test_sound_of_a_tap(taps: tuple[tuple[Entry, ...], ...], sound: Sound | None) -> None:
    assert sound_of(*change(*taps)) is sound


def test_another_game_and_an_unchanged_one_are_silent() -> None:
    before, after = change((Look(),))
    assert sound_of(replace(before, game_id=None), after) is None
    assert sound_of(after, after) is None


def test_every_sound_has_a_small_file() -> None:
    for sound in Sound:
        path = resources.assets() / "sounds" / f"{sound}.wav"
        assert path.stat().st_size < 40_000
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getframerate()) == (1, 22_050)
