"""`companion replay`: a game record played through, and the table it leads to as JSON."""

import json
from collections.abc import Iterable, Iterator

from companion.core.errors import Code, RuleViolation
from companion.core.legal import may
from companion.core.log import Game, enter, new_game
from companion.core.record import LINES_LIMIT, parse_entry, parse_setup
from companion.core.table import Table


class BadLine(Exception):
    """A line of the record is refused; the lines before it were played."""

    def __init__(self, line: int, reason: RuleViolation, names: tuple[str, ...] = ()) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason
        self.names = names


def played(lines: Iterable[bytes]) -> Iterator[Game]:
    """The game after each line, the setup's first. Raises BadLine; blank lines are passed over."""
    game: Game | None = None
    number = 0
    for number, raw in enumerate(lines, start=1):
        try:
            text = _text(raw, number)
            if not text.strip():
                continue
            game = new_game(parse_setup(text)) if game is None else enter(game, parse_entry(text))
        except RuleViolation as reason:
            names = game.start.rules.setup.players if game else ()
            raise BadLine(number, reason, names) from reason
        yield game
    if game is None:
        raise BadLine(max(number, 1), RuleViolation(Code.EMPTY_RECORD))


def _text(raw: bytes, number: int) -> str:
    if number > LINES_LIMIT:
        raise RuleViolation(Code.TOO_MANY_LINES, limit=LINES_LIMIT)
    try:
        # a byte order mark is what some editors put before the first line
        return raw.rstrip(b"\r\n").decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError:
        raise RuleViolation(Code.NOT_TEXT) from None


def as_json(table: Table) -> str:
    """The table as one line of JSON; coins and seats by player number."""
    return json.dumps(
        {
            "coins": [table.coins_of(person) for person in range(len(table.seats))],
            "court": table.court,
            "bank": table.bank,
            "turn": table.turn,
            "active": table.active,
            "awaiting": table.awaiting,
            "may": may(table),
            "owes_look": sorted(table.owes_look),
            "seats": table.seats,
            "winners": table.winners,
            "end": table.end,
        }
    )
