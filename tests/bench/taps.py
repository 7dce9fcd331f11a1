"""Taps for each kind of turn over 20 whole games, played on the table screen without a browser."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain, groupby, islice
from math import ceil
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from companion.application.group.last_group import LAST_GROUP, Group
from companion.content.set_catalogue import scenarios
from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Look,
    MistakenLook,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.game import Game, Step, new_game
from companion.core.record import play_lines, upgraded
from companion.core.setup import Setup
from companion.simulation.simulator import SimulatedGame, trial_setup
from companion.simulation.statistics import Tally
from companion.ui.page import tap_guard
from tests.async_runner import run_in_thread
from tests.bench.tapped_game import TappedGame
from tests.ui.pages import SETUP, empty_store, open_page, services_on

_RECORDS = Path(__file__).parents[1] / "records"
_SIMULATED = (
    *((EditionId.FIRST, players) for players in (2, 3, 5, 6, 9, 11)),
    *((EditionId.SECOND, players) for players in (4, 7, 8, 11)),
)
"""Editions and numbers of players that the records leave out, and the two smallest ones."""
GAMES = 20
_SIZES = {"tablet": (1280.0, 800.0), "phone": (390.0, 844.0)}
GOALS = {"swap": 1, "look": 1, "unopposed": 3, "opposed": 5, "known_group_to_first_turn": 3}
"""Without taps for targets, and with one claimant."""

Figures = dict[str, float | int | str]


class Turn(NamedTuple):
    """The taps of one turn, or of one correction."""

    kind: str
    taps: int
    beyond: int
    """Taps above the goal for its kind, its further claimants and its targets."""
    words: str


def measure(number: int = GAMES) -> Figures:
    """Return median, 95 % and worst taps of each kind of turn, on a tablet and on a phone.

    Fails if a game played by taps ends with another table than its record.
    """
    games = [*islice(all_games(), number)]
    found: Figures = {"games": len(games)}
    with _no_debounce():
        for device, size in _SIZES.items():
            turns = [turn for game in games for turn in run_in_thread(played(game, size))]
            found |= {f"{device}_{key}": value for key, value in _summary(turns).items()}
            found[f"{device}_known_group_to_first_turn"] = run_in_thread(_first_turn(size))
    return found | {f"goal_{kind}": taps for kind, taps in GOALS.items()}


@contextmanager
def _no_debounce() -> Iterator[None]:
    before, tap_guard.DEBOUNCE_SECONDS = tap_guard.DEBOUNCE_SECONDS, 0.0
    try:
        yield
    finally:
        tap_guard.DEBOUNCE_SECONDS = before


def all_games() -> Iterator[Game]:
    """The games of the records for tests, and then simulated ones."""
    return chain(recorded(), _simulated())


def recorded() -> Iterator[Game]:
    """The games of the records for tests."""
    for path in sorted(_RECORDS.glob("*.jsonl")):
        *_, game = play_lines(upgraded(path.read_text("utf-8").splitlines()))
        yield game


class _Recorder(SimulatedGame):
    """Keeps the commands of a simulated game."""

    def __init__(self, setup: Setup, random: Random) -> None:
        self.game = new_game(setup)
        super().__init__(setup, random, Tally())

    def execute(self, command: Command) -> None:
        super().execute(command)
        self.game = self.game.append(command)


def _simulated() -> Iterator[Game]:
    for seed, (edition, players) in enumerate(_SIMULATED):
        yield simulated(edition, players, seed)


def simulated(edition: EditionId, players: int, seed: int, names: tuple[str, ...] = ()) -> Game:
    """A game with a random set, the same for each seed."""
    random = Random(seed)
    chosen = random.choice(scenarios(edition, players))
    setup = trial_setup(edition, players, chosen.cards)
    recorder = _Recorder(replace(setup, players=names or setup.players), random)
    recorder.play()
    return recorder.game


async def played(game: Game, size: tuple[float, float]) -> list[Turn]:
    """Play the commands that count by taps, and return all turns and corrections.

    Fails if the game ends with another table than its record.
    """
    tapped = await TappedGame.start(game.start.rules.setup, *size)
    steps = game.steps()
    taps: dict[Step, int] = {}
    for number, step in enumerate(steps):
        before, later = tapped.taps, (each.command for each in steps[number + 1 :])
        following = next((each for each in later if not _corrects(each)), None)
        await tapped.play(step.command, following)
        taps[step] = tapped.taps - before
    assert tapped.game.table == game.table, game.start.rules.setup
    return [*_turns(game, taps)]


def _corrects(command: Command) -> bool:
    return isinstance(command, MistakenLook | Transfer)


def _turns(game: Game, taps: dict[Step, int]) -> Iterator[Turn]:
    """The turns of a game, and its corrections, which belong to no turn."""
    people = len(game.start.rules.setup.players)
    corrections = [step for step in taps if _corrects(step.command)]
    for step in corrections:
        kind = "mistaken_look" if isinstance(step.command, MistakenLook) else "coins"
        yield Turn(kind, taps[step], 0, f"{people} players, turn {step.turn}: {step.command}")
    in_turns = (step for step in taps if step not in corrections)
    for number, steps in groupby(in_turns, key=lambda step: step.turn):
        found = list(steps)
        commands = [each.command for each in found]
        kind, goal = _kind_and_goal(commands)
        total = sum(taps[each] for each in found)
        words = ", ".join(filter(None, map(_words, commands)))
        yield Turn(kind, total, total - goal, f"{people} players, turn {number}: {words}")


def _kind_and_goal(commands: Sequence[Command]) -> tuple[str, int]:
    """The kind of a turn, and its goal with further claimants and targets.

    Choosing targets takes one tap each and one to confirm; an answer takes one.
    """
    match commands[0]:
        case Swap():
            return "swap", GOALS["swap"]
        case Look():
            return "look", GOALS["look"]
    claims = sum(isinstance(each, Claim) for each in commands)
    goal = GOALS["opposed"] + claims - 1 if claims else GOALS["unopposed"]
    kind = "opposed" if claims else "unopposed"
    for each in commands:
        match each:
            case Reveal(true):
                goal += max(0, len(true) - 1)
            case Choose(targets):
                goal += max(1, len(targets)) + 1
                kind = f"{kind.removesuffix('_with_targets')}_with_targets"
            case Answer():
                goal += 1
    return kind, goal


def _words(command: Command) -> str:
    match command:
        case Announce(character):
            return character
        case Claim(player):
            return f"claimed by {player}"
        case Reveal(true):
            return f"true: {true or 'nobody'}"
        case Choose(targets):
            return f"chosen: {targets or 'nobody'}"
        case Answer(right):
            return "right" if right else "wrong"
    return ""


def _summary(turns: Sequence[Turn]) -> Figures:
    found: Figures = {}
    for kind in sorted({each.kind for each in turns}):
        some = sorted((each for each in turns if each.kind == kind), key=lambda each: each.taps)
        taps, worst = [each.taps for each in some], some[-1]
        found |= {
            f"{kind}_turns": len(taps),
            f"{kind}_median": median(taps),
            f"{kind}_95_percent": taps[ceil(0.95 * len(taps)) - 1],
            f"{kind}_worst": worst.taps,
            f"{kind}_worst_turn": worst.words,
        }
    beyond = max(turns, key=lambda each: each.beyond)
    return found | {"most_above_goal": beyond.beyond, "most_above_goal_turn": beyond.words}


async def _first_turn(size: tuple[float, float]) -> int:
    """Taps from the home screen to the first turn of a group that has played before."""
    store = empty_store()
    LAST_GROUP.save(store, Group.of(SETUP, tablet_holds_coins=True))
    services = services_on(store)
    page = await open_page(services, route="/", width=size[0], height=size[1])
    buttons = ("home-again", "start-game")
    for message in buttons:
        await page.tap(page.button(page.actions.say.text(message)))
    assert services.table.snapshot.game is not None
    assert page.holder.view.route == "/table"
    return len(buttons)
