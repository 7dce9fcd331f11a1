"""The table before the first turn (section 3)."""

from collections.abc import Iterator

from companion.core.boxes import START_COINS, Edition
from companion.core.errors import Code, RuleViolation
from companion.core.names import name_defects
from companion.core.set_rules import set_defects
from companion.core.setup import Setup, edition_of, number_defects, sold_edition
from companion.core.table import Rules, Table


def initial_table(setup: Setup) -> Table:
    """Return the table before the first turn: 6 coins each, the rest in the bank.

    Raises RuleViolation with all defects of the players and the set. A house set may break the
    rules of choosing.
    """
    edition = edition_of(setup)
    people = len(setup.players)
    of_set = set_defects(
        sold_edition(setup), people, setup.cards, setup.house, from_sheet=setup.from_sheet
    )
    defects = [
        *_people_defects(edition, setup),
        *_printing_defects(edition, setup),
        *of_set.impossible,
        *(() if setup.house_set else of_set.broken),
    ]
    if defects:
        first, *others = defects
        raise RuleViolation(first.code, others=tuple(others), **first.params)
    return Table(
        rules=Rules(
            edition=edition,
            setup=setup,
            characters={card: edition.characters[card] for card in setup.cards},
        ),
        seats=tuple(range(people)),
        coins=(START_COINS,) * people,
        court=0,
        bank=edition.coins - START_COINS * people,
        turn=1,
        place=setup.first,
        active=setup.first,
        deadly=next((card.id for card in edition.characters.values() if card.deadly), None),
    )


def _people_defects(edition: Edition, setup: Setup) -> Iterator[RuleViolation]:
    have = len(setup.players)
    yield from number_defects(edition, have)
    yield from name_defects(setup.players)
    if setup.first >= have:
        yield RuleViolation(Code.UNKNOWN_PERSON, person=setup.first)


def _printing_defects(edition: Edition, setup: Setup) -> Iterator[RuleViolation]:
    # in all revisions: an unknown printing would silently allow the swaps of every printing
    if setup.printing is not None and setup.printing not in edition.printings:
        yield RuleViolation(Code.UNKNOWN_PRINTING, printing=setup.printing)
