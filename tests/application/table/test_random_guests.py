"""Random asks of a host and its guests: each guest does only what its role may."""

import random
from collections.abc import Callable

from companion.application.archive.record_import import Record
from companion.application.group.devices import SeatRequest
from companion.application.group.guests import GUEST_RIGHTS, GuestRefused, GuestRights
from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.application.memory_store import MemoryStore
from companion.application.table.service import TableService, utc_now
from companion.application.table.snapshot import StaleTap
from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Entry,
    Look,
    MistakenLook,
    NoMoreClaims,
    Redo,
    Rename,
    Reveal,
    Swap,
    Transfer,
    Undo,
)
from companion.core.errors import RuleViolation
from companion.core.game import Game
from companion.core.legal import legal_commands
from companion.core.table import Phase, Table
from tests.core.playing import NAMES, setup_with
from tests.effort import tries

PEOPLE = 5
SEATED, WATCHING = tuple(range(4)), "watcher"
"""Four people have phones, the fifth has none."""


def entries(chance: random.Random) -> tuple[Entry, ...]:
    """One tap, likely or absurd."""

    def person() -> int:
        return chance.randrange(PEOPLE)

    kinds: list[Callable[[], Entry]] = [
        *(Swap, Look, NoMoreClaims, Undo, Redo),
        lambda: Announce(chance.choice(["king", "witch", "inquisitor", "bishop"])),
        *[lambda: Claim(person())] * 2,
        lambda: Reveal(tuple({person() for _ in range(chance.randrange(2))})),
        *[lambda: Choose((person(),))] * 2,
        lambda: Answer(right=chance.random() < 0.5),
        lambda: MistakenLook(person()),
        lambda: Transfer("bank", person(), 1),
        lambda: Rename(person(), NAMES[person()]),
    ]
    return tuple(chance.choice(kinds)() for _ in range(chance.choice((1, 1, 1, 2))))


def is_own(command: Command, before: Table, person: int) -> bool:
    """Whether a command is the person's own, told from its effect and not from the permissions."""
    match command:
        case Claim() | MistakenLook():
            return command.player == person
        case Swap() | Look() | Announce():
            return before.active == person and before.phase is Phase.TURN
        case NoMoreClaims():
            return before.active == person
        case Choose():
            opened = before.opened()
            return opened.users[opened.step[0]] == person
        case _:
            return False


def claims_of_others(game: Game, person: int) -> set[int]:
    opened = game.table.announcement
    return set(() if opened is None else opened.claimants) - {person}


def ask_otherwise(table: TableService, chance: random.Random) -> None:
    """Ask for something other than a tap."""
    now = table.snapshot
    asks: list[Callable[[], object]] = [
        *[lambda: table.pass_announcement(now.revision, passes=chance.random() < 0.7)] * 9,
        lambda: table.leave(now.revision),
        lambda: table.archive.backup(),
        lambda: table.games.overviews(),
        lambda: table.group.change(GROUP_SETTINGS, lambda _: GroupSettings()),
        lambda: table.group.change(GUEST_RIGHTS, lambda _: GuestRights.LOOK),
        lambda: table.seats.allow_everything(table.guard.device or "", allowed=True),
        lambda: table.seats.sit(NAMES[chance.randrange(PEOPLE - 1)]),
        lambda: table.seats.answer_request(
            SeatRequest(device=table.guard.device or "-", name=NAMES[0]), granted=True
        ),
    ]
    chance.choice(asks)()


def test_guests_do_only_what_their_role_may() -> None:
    chance = random.Random(41)
    store = MemoryStore(utc_now)
    host = TableService(store)
    host.start(setup_with("king", "witch", "inquisitor", players=PEOPLE), 0)
    guests = {person: host.for_guest(f"phone-{person}") for person in SEATED}
    for person, table in guests.items():
        table.seats.sit(NAMES[person])
    watcher = host.for_guest(WATCHING)
    watcher.seats.sit(None)
    seats = host.snapshot.group_state.devices
    counted = {"host": 0, "guest": 0, "passed": 0}
    for _ in range(tries(3000, 10_000)):
        who = chance.choice([None, None, *SEATED, *SEATED, WATCHING])
        before = host.snapshot
        assert before.game is not None
        if before.game.table.end is not None:
            host.submit([Undo()] * min(30, before.game.undos_to(None) or 1), before.revision)
            continue
        table = host if who is None else guests[who] if isinstance(who, int) else watcher
        tapped = entries(chance)
        if chance.random() < 0.6:
            tapped = (chance.choice(list(legal_commands(before.game.table))),)
        try:
            if who is not None and chance.random() < 0.3:
                tapped = ()
                ask_otherwise(table, chance)
            else:
                table.submit(tapped, before.revision, chance.randrange(PEOPLE))
        except (GuestRefused, RuleViolation, StaleTap):
            assert host.snapshot.game is before.game
        after = host.snapshot
        assert after.game is not None
        assert after.group_state.guest_rights is GuestRights.ANSWER
        assert after.group_state.settings == GroupSettings()
        if who is None:
            counted["host"] += after.game is not before.game
            continue
        assert {each.name: each.id for each in after.group_state.devices.devices if each.name} == {
            each.name: each.id for each in seats.devices if each.name
        }
        assert not any(each.everything for each in after.group_state.devices.devices)
        assert after.passed ^ before.passed <= {who} or after.game is not before.game
        counted["passed"] += after.passed != before.passed
        if after.game is before.game:
            continue
        assert isinstance(who, int)
        counted["guest"] += 1
        if Undo() in tapped:
            assert before.game.last is not None
            if before.game.last.line.by != who:
                # their own claim, before others'
                assert who in (before.game.table.announcement or ((), None, ()))[2]
                assert claims_of_others(after.game, who) == claims_of_others(before.game, who)
            continue
        step = after.game.last
        for _ in tapped:
            assert step is not None
            assert step.line.by == who
            assert is_own(step.command, after.game.before(step), who)
            step = step.before
        assert step is before.game.last
    assert min(counted.values()) > 50, counted
    stored = Record.of(store.lines(host.snapshot.game_id)).game  # type: ignore[arg-type]
    assert stored == host.snapshot.game
