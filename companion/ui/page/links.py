"""What a feature of the screens asks of another one, without knowing it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.application.archive.record_import import Record
from companion.application.group.last_group import Group
from companion.application.ports import GameId
from companion.ui.kit.buttons import Action
from companion.ui.page.series_entry import SeriesEntry


def _nothing(*_: object) -> None: ...


def _false(*_: object) -> bool:
    return False


def _no_controls() -> list[ft.Control]:
    return []


async def _nothing_later() -> None: ...


@dataclass(frozen=True, slots=True)
class Links:
    """Where taps lead from one feature to another.

    The shell connects them when it opens a page; on a page of one feature they lead nowhere.
    """

    play_with: Callable[[Group], None] = _nothing
    """Prepare a new game for a group, with the set that it played last."""
    play_in_series: Callable[[Group, Sequence[str], int, SeriesEntry], None] = _nothing
    """Prepare the next game of a series: group, names in the seats dealt, who begins, entry."""
    may_change_set: Callable[[], bool] = _false
    """Return whether the game on the table was prepared on this page, which has its set."""
    clear_names: Callable[[frozenset[str]], None] = _nothing
    """Remove names from the new game being prepared."""
    replay_record: Callable[[Record], None] = _nothing
    """Show a game that is not stored, step by step."""
    open_game: Callable[[GameId], None] = _nothing
    """Show a stored game step by step."""
    go_back: Callable[[int], bool] = _false
    """Take the last taps at the table back; return whether that was done."""
    open_players: Callable[[], None] = _nothing
    """Show the players over all games."""
    open_series: Callable[[], None] = _nothing
    """Show all series."""
    scans: Callable[[], bool] = _false
    """Return whether QR codes can be read here."""
    scan: Callable[[], object] = _nothing_later
    """Let the reader pick or take a picture of a QR code, and open what it has."""
    in_series: Callable[[], bool] = _false
    """Return whether the game on the table belongs to a series."""
    series_standing: Callable[[], list[ft.Control]] = _no_controls
    """Return the standing of that series."""
    next_in_series: Callable[[], Action | None] = lambda: None
    """Return the button that leads on in that series."""
    begin_series: Callable[[], list[ft.Control]] = _no_controls
    """Return the menu that makes the finished game the first of a series."""
