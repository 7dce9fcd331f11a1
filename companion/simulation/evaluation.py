"""A simulated player's estimate of the gain from a power."""

from typing import assert_never

from companion.core import WINNING_COINS, Table
from companion.core.powers.blocks import (
    BankPaysNeighbours,
    ByHand,
    MovePeople,
    NameCardOrPay,
    ShowCard,
    SwapFortunes,
    TakeFromBank,
    TakeFromChosen,
    TakeFromCourt,
    TakeFromEachRicher,
    TakeFromNeighbours,
    TakeFromRichest,
    TopUpTo,
    WinAt,
)
from companion.core.powers.borrowing import (
    BorrowFromCemetery,
    BorrowNamed,
    BorrowPlayed,
    Gamble,
    PassFortunes,
    PrintedBlock,
    TakeFromMan,
)


def evaluate(table: Table, person: int, power: tuple[PrintedBlock, ...]) -> float:
    """Return the estimated gain from a power for a person at this table, in coins.

    Effects other than coins are worth a fixed number of coins.
    """
    own = table.coins_of(person)
    return sum(_evaluate_block(table, person, own, block) for block in power)


def _evaluate_block(table: Table, person: int, own: int, block: PrintedBlock) -> float:
    match block:
        case TakeFromBank():
            return min(block.coins, table.bank)
        case TakeFromCourt():
            return table.court
        case TakeFromNeighbours():
            beside = {"left": table.left_of(person), "right": table.right_of(person)}
            return sum(min(block.coins, table.coins_of(beside[side])) for side in block.sides)
        case TakeFromRichest():
            return min(block.coins, _richest_other(table, person))
        case TakeFromChosen() | MovePeople():
            people = block.people if isinstance(block, TakeFromChosen) else 2
            return block.coins * min(people, len(table.seats) - 1)
        case TakeFromEachRicher():
            return sum(coins > own for coins in table.coins)
        case TopUpTo():
            return max(block.total - own, 0)
        case SwapFortunes():
            return max(_richest_other(table, person) - own, 0)
        case NameCardOrPay():
            return block.coins / 2
        case WinAt():
            # winning at once is worth the coins that win
            return WINNING_COINS if own >= block.coins else 0
        case ByHand() | ShowCard():
            return 0.5
        case PassFortunes():
            neighbours = (table.left_of(person), table.right_of(person))
            return max(map(table.coins_of, neighbours)) - own
        case Gamble():
            # one guess in three is right
            return block.coins / 2 * 2 / 3
        case TakeFromMan():
            return min(block.coins, table.coins_of(table.right_of(person))) / 2
        case BorrowPlayed():
            played = table.played
            return 0 if played is None else evaluate(table, person, _simple(table, played))
        case BorrowFromCemetery() | BorrowNamed():
            return 2.0
        case BankPaysNeighbours():
            return -0.5 * block.coins
        case _:
            assert_never(block)


def _simple(table: Table, character: str) -> tuple[PrintedBlock, ...]:
    """Return the blocks of a power without those that borrow another one."""
    power = table.character(character).power
    return tuple(
        block
        for block in power
        if not isinstance(block, BorrowPlayed | BorrowFromCemetery | BorrowNamed)
    )


def _richest_other(table: Table, person: int) -> int:
    return max(map(table.coins_of, table.others_clockwise(person)))
