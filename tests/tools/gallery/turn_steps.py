"""Every step of a turn, with every question of a power, for tables of some sizes."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    CardSlot,
    Choose,
    Claim,
    Command,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.game import Game, new_game
from companion.core.setup import Setup
from companion.core.table import Phase
from companion.i18n import Language

PEOPLE: Final = (2, 5, 7, 13)
_CARDS: Final = {
    2: (EditionId.FIRST, ("bishop", "fool", "judge", "queen", "king", "witch")),
    5: (EditionId.SECOND, ("judge", "king", "shaman", "guru", "puppet_master", "beggar")),
    7: (
        EditionId.SECOND,
        ("judge", "king", "shaman", "princess", "puppet_master", "patron", "guru"),
    ),
    13: (
        EditionId.FIRST,
        (
            *("judge", "bishop", "king", "fool", "queen", "thief", "witch"),
            *("spy", "peasant", "peasant", "cheat", "inquisitor", "widow"),
        ),
    ),
}
_FIRST: Final = (
    *("Adelina", "Bettina", "Charles", "Dorothy", "Eleanor", "Francis", "Georgia"),
    *("Harriet", "Isabell", "Joachim", "Kathryn", "Leonard", "Miranda"),
)
_RUSSIAN_FIRST: Final = (
    *("Людмила", "Анатоли", "Валерия", "Евгения", "Зинаида", "Виталий", "Геннадий"),
    *("Любовь", "Маргари", "Надежда", "Светлан", "Татьяна", "Василий"),
)
_JAPANESE: Final = tuple(f"{each}・サクラコノミヤ" for each in "葵健直桜翼涼蓮楓陸凛光智望")
_OPENING: Final = 4
_MANY: Final = 4
"""Claimants of a table where many claim."""
_FORTUNES: Final = ("witch", "shaman")
_POINTING: Final = ("inquisitor", "guru")


ANSWERS: Final = {
    "claims-1": "claims-0",
    "claims-4": "claims-1",
    "claims-1-answered": "claims-1",
    "reveal-answered": "reveal",
    "target-chosen": "target",
    "target-nobody": "target",
    "two-targets-chosen": "two-targets",
}
"""Steps that are shown after an answer, each with the one before."""


@dataclass(frozen=True, slots=True)
class Step:
    """What the table waits for, and what is selected on the page."""

    game: Game
    selected: dict[str, Any] = field(default_factory=dict)


def long_names(language: Language) -> tuple[str, ...]:
    """Return the names of 13 players, each of about 14 letters."""
    match language:
        case Language.RU:
            return tuple(f"{each} Громов" for each in _RUSSIAN_FIRST)
        case Language.JA:
            return _JAPANESE
        case _:
            return tuple(f"{each} Miller" for each in _FIRST)


def turn_steps(people: int, names: tuple[str, ...]) -> dict[str, Step]:
    """Return the steps of a turn of so many people, by name."""
    return dict(_steps(people, names[:people]))


def _steps(people: int, names: tuple[str, ...]) -> Iterator[tuple[str, Step]]:
    edition, cards = _CARDS[people]
    multi = people == min(PEOPLE)
    slot = CardSlot.LEFT if multi else None
    scenario = "first-2" if multi else None
    setup = Setup(edition, names, cards, 0, 1, scenario=scenario, house_set=not multi)
    turn = _after(new_game(setup), *[Swap()] * _OPENING)
    active = turn.table.active
    others = turn.table.others_clockwise(active)

    def announced(character: str) -> Game:
        return turn.append(Announce(character, slot))

    king = announced("king")
    some, many = (
        _after(king, *(Claim(person, slot) for person in others[:count])) for count in (1, _MANY)
    )
    yield "opening", Step(new_game(setup))
    yield "turn", Step(turn)
    yield "announcing", Step(turn, {"announcing": True, "slot": slot})
    if "spy" in cards:
        spied = _after(announced("spy"), NoMoreClaims())
        yield "announcing-after-spy", Step(spied, {"announcing": True})
    yield "claims-0", Step(king)
    if multi:
        rich = turn.append(
            Transfer(from_="bank", to=active, coins=11 - turn.table.coins_of(active))
        )
        yield "claims-0-winning", Step(rich.append(Announce("king", slot)))
    yield "claims-1", Step(some)
    yield "claims-1-answered", Step(some, {"true": (active,)})
    yield "claims-4", Step(many)
    yield "reveal", Step(many.append(NoMoreClaims()))
    yield "reveal-answered", Step(many.append(NoMoreClaims()), {"true": (others[0],)})
    yield "after-reveal", Step(_after(many, NoMoreClaims(), Reveal((others[0],))))
    fortunes = next(each for each in cards if each in _FORTUNES)
    choice = announced(fortunes).append(NoMoreClaims())
    yield "target", Step(choice)
    yield "target-chosen", Step(choice, {"targets": (others[0],)})
    yield "target-nobody", Step(choice, {"targets": ()})
    if "puppet_master" in cards:
        move = announced("puppet_master").append(NoMoreClaims())
        yield "two-targets", Step(move)
        yield "two-targets-chosen", Step(move, {"targets": (others[0], others[-1])})
    pointing = next((each for each in cards if each in _POINTING), None)
    if pointing is not None:
        point = announced(pointing).append(NoMoreClaims())
        yield "pointing", Step(point)
        yield "answer", Step(point.append(Choose((others[0],))))
    yield "over", Step(_over(turn))


def _after(game: Game, *commands: Command) -> Game:
    for command in commands:
        game = game.append(command)
    return game


def _over(game: Game) -> Game:
    """Return the game after its active player has won by coins."""
    active = game.table.active
    coins = 13 - game.table.coins_of(active)
    over = _after(game, Transfer(from_="bank", to=active, coins=coins), Swap())
    assert over.table.phase is not Phase.TURN
    return over
