"""One case for every reason for a refusal."""

from collections.abc import Callable
from dataclasses import replace

from companion.cli.replay import played
from companion.core.boxes import FIRST, EditionId, Expansion, combine
from companion.core.commands import (
    Announce,
    CardSlot,
    Choose,
    Claim,
    Line,
    Look,
    MistakenLook,
    NoMoreClaims,
    Redo,
    Reveal,
    Swap,
    Transfer,
    Undo,
)
from companion.core.decide import decide
from companion.core.errors import Code
from companion.core.game import new_game
from companion.core.house_rules import HouseRules
from companion.core.initial_table import initial_table
from companion.core.questions import NumberQuestion
from companion.core.record import (
    BYTES_LIMIT,
    UnreadableGame,
    parse_entry,
    parse_line,
    parse_setup,
)
from companion.core.setup import Setup
from companion.core.table import Table
from tests.core.asking import asking
from tests.core.playing import (
    ADELE,
    BRUNO,
    NAMES,
    SECOND,
    after,
    bound_at,
    few_players,
    opposed,
    setup_with,
    table_with,
    unopposed,
    with_custom_characters,
)

JUDGE_IN = setup_with("judge", "king", "queen", "fool", "thief", "witch")
SET = JUDGE_IN.cards[1:]


def on_the_set(*cards: str) -> Callable[[], object]:
    return lambda: initial_table(replace(JUDGE_IN, cards=cards, house_set=False))


def on_the_people(*names: str) -> Callable[[], object]:
    return lambda: initial_table(replace(JUDGE_IN, players=names))


def on_the_line(text: str) -> Callable[[], object]:
    return lambda: parse_line(text)


def on_eight(*cards: str) -> Callable[[], object]:
    return lambda: initial_table(Setup.new(EditionId.FIRST, NAMES[:8], cards))


def with_damned() -> Table:
    """Eight players with the Damned among their cards."""
    return table_with("damned", "king", players=8)


def claiming() -> Table:
    return after(table_with("king"), Announce("king"))


def revealing() -> Table:
    return after(claiming(), Claim(BRUNO), NoMoreClaims())


def revealed(table: Table) -> Table:
    return after(table, *opposed("king", [BRUNO], []))


def played_lines(*lines: bytes) -> list[object]:
    try:
        return list(played(lines))
    except UnreadableGame as bad:
        raise bad.reason from None


CASES: dict[Code, Callable[[], object]] = {
    Code.JUDGE_MISSING: on_the_set("bishop", *SET),
    Code.TOO_LITTLE_BANK_MONEY: on_the_set(*("judge", "bishop", "thief", "witch", "spy", "cheat")),
    Code.PEASANT_ALONE: lambda: initial_table(
        replace(setup_with("judge", "peasant", players=8), house_set=False)
    ),
    Code.TOO_FEW_PLAYERS_FOR: on_the_set("judge", "inquisitor", *SET[:4]),
    Code.TOO_FEW_WOMEN: on_eight(
        *("judge", "courtesan", "king", "fool", "thief", "cheat", "bishop", "queen")
    ),
    Code.WRONG_NUMBER_OF_CARDS: on_the_set("judge", *SET[:4]),
    Code.NOT_IN_THE_BOX: on_the_set("judge", "judge", *SET[:4]),
    Code.UNKNOWN_CHARACTER: on_the_set("judge", "mayor", *SET[:4]),
    Code.WRONG_NUMBER_OF_PLAYERS: on_the_people("Adele"),
    Code.NAME_EMPTY: on_the_people("Adele", "  "),
    Code.NAME_TWICE: on_the_people("Adele", "adele"),
    Code.NAME_TOO_LONG: on_the_people("Adele", "B" * 41),
    Code.NAME_UNPRINTABLE: on_the_people("Adele", "B\a"),
    Code.UNKNOWN_PERSON: lambda: decide(table_with("king"), MistakenLook(-1)),
    Code.GAME_OVER: lambda: decide(
        after(table_with("king", coins={ADELE: 12}), *unopposed("king")), Swap()
    ),
    Code.NOT_AWAITED: lambda: decide(claiming(), Swap()),
    Code.OPENING_TURN: lambda: decide(initial_table(JUDGE_IN), Look()),
    Code.REVEALED_MUST_SWAP: lambda: decide(revealed(table_with("king")), Look()),
    Code.REVEALED_NO_ANNOUNCEMENT: lambda: decide(
        revealed(table_with("king", edition=SECOND)), Announce("king")
    ),
    Code.OWES_LOOK: lambda: decide(after(table_with("king"), MistakenLook(ADELE)), Swap()),
    Code.NOT_IN_PLAY: lambda: decide(table_with("king"), Announce("mayor")),
    Code.CANNOT_BE_ANNOUNCED: lambda: decide(with_damned(), Announce("damned")),
    Code.IS_OUT: lambda: decide(
        after(
            with_damned(),
            Announce("king"),
            Claim(BRUNO),
            NoMoreClaims(),
            Reveal((), damned=BRUNO),
        ),
        MistakenLook(BRUNO),
    ),
    Code.NO_CENTRE_CARD: lambda: decide(table_with("king"), Swap("center")),
    Code.FORCED_SWAP_WITH_PLAYER: lambda: decide(
        bound_at(HouseRules(forced_swap="players_card")), Swap("center")
    ),
    Code.SWAP_WITH_SELF: lambda: decide(table_with("king"), Swap(ADELE)),
    Code.CLAIMS_OWN_ANNOUNCEMENT: lambda: decide(claiming(), Claim(ADELE)),
    Code.ALREADY_CLAIMED: lambda: decide(after(claiming(), Claim(BRUNO)), Claim(BRUNO)),
    Code.NOT_TURNED_UP: lambda: decide(revealing(), Reveal((2,))),
    Code.TOO_MANY_TRUE: lambda: decide(revealing(), Reveal((ADELE, BRUNO))),
    Code.NAMED_TWICE: lambda: decide(revealing(), Reveal((ADELE, ADELE))),
    Code.WRONG_NUMBER_OF_TARGETS: lambda: decide(
        after(table_with("bishop"), *unopposed("bishop")), Choose(())
    ),
    Code.WRONG_TARGET: lambda: decide(
        after(table_with("bishop"), *unopposed("bishop")), Choose((ADELE,))
    ),
    Code.NO_SUCH_SLOT: lambda: decide(table_with("king"), Announce("king", CardSlot.LEFT)),
    Code.PROTECTED_CARD: lambda: decide(
        table_with("king", players=2), Announce("king", CardSlot.PROTECTED)
    ),
    Code.OPPONENTS_PROTECTED_CARD: lambda: decide(
        table_with("king", players=2), Swap(BRUNO, CardSlot.LEFT, CardSlot.PROTECTED)
    ),
    Code.OWN_PROTECTED_CARD_STAYS: lambda: decide(
        few_players(2, "pl"), Swap(BRUNO, CardSlot.PROTECTED, CardSlot.LEFT)
    ),
    Code.OWN_CARDS_STAY: lambda: decide(
        few_players(3, "ru"), Swap(ADELE, CardSlot.LEFT, CardSlot.RIGHT)
    ),
    Code.TOO_MANY_HOUSE_CHARACTERS: lambda: initial_table(
        with_custom_characters("mayor", "bailiff", "clerk")
    ),
    Code.HOUSE_CHARACTER_IS_PRINTED: lambda: initial_table(with_custom_characters("king")),
    Code.NOT_ENOUGH_COINS: lambda: decide(table_with("king"), Transfer("court", BRUNO, 1)),
    Code.COINS_NOT_POSITIVE: lambda: decide(table_with("king"), Transfer("bank", BRUNO, 0)),
    Code.SAME_POT: lambda: decide(table_with("king"), Transfer("bank", "bank", 1)),
    Code.NOTHING_TO_UNDO: lambda: new_game(JUDGE_IN).append(Undo()),
    Code.NOTHING_TO_REDO: lambda: new_game(JUDGE_IN).append(Redo()),
    Code.NOT_TEXT: lambda: played_lines(b"\xff\xfe{\x00}\x00"),
    Code.NOT_JSON: on_the_line('{"do": "swap"'),
    Code.LINE_TOO_LONG: on_the_line('{"do": "swap"}' + " " * 20_000),
    Code.TOO_MANY_LINES: lambda: played_lines(*[b"\n"] * 100_001),
    Code.FILE_TOO_LARGE: lambda: played_lines(*[b" " * 999 + b"\n"] * (BYTES_LIMIT // 1000 + 1)),
    Code.EMPTY_RECORD: lambda: played_lines(),
    Code.SETUP_MISSING: lambda: parse_setup('{"do": "swap"}'),
    Code.SETUP_TWICE: lambda: parse_entry(
        '{"do": "setup", "version": 1, "edition": "first", "players": [], "cards": [], "first": 0}'
    ),
    Code.UNKNOWN_VERSION: on_the_line('{"do": "setup", "version": 3}'),
    Code.UNKNOWN_COMMAND: on_the_line('{"do": "cheer"}'),
    Code.UNKNOWN_KEY: on_the_line('{"do": "swap", "loudly": true}'),
    Code.MISSING_KEY: on_the_line('{"do": "claim"}'),
    Code.UNKNOWN_RULES: lambda: initial_table(replace(JUDGE_IN, version=2, rules=99)),
    Code.UNKNOWN_BOX: lambda: initial_table(replace(JUDGE_IN, version=2, rules=2, boxes=("moon",))),
    Code.BOXES_CONFLICT: lambda: combine(
        FIRST, Expansion("twin", (EditionId.FIRST,), {"king": FIRST.characters["judge"]})
    ),
    Code.UNKNOWN_PRINTING: lambda: initial_table(replace(JUDGE_IN, printing="plx")),
    Code.TAP_OUT_OF_ORDER: lambda: (
        new_game(JUDGE_IN).append(Line(Swap(), tap=2)).append(Line(Swap(), tap=1))
    ),
    Code.FIXED_SET: lambda: initial_table(
        replace(JUDGE_IN, players=NAMES[:3], version=2, rules=2, house_set=False)
    ),
    Code.NUMBER_OUT_OF_RANGE: lambda: decide(asking(NumberQuestion(1, 3)), Choose((), number=4)),
    Code.BAD_VALUE: on_the_line('{"do": "claim", "player": 1.0}'),
}
