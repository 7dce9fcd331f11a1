"""What has to be done before a game, as tasks to tick off. Without Flet."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from companion.core.boxes import START_COINS, Character, Edition, cards_each
from companion.core.house_rules import AS_PRINTED
from companion.core.phases import OPENING_TURNS
from companion.core.powers.borrowing import BorrowFromCemetery
from companion.core.setup import SHEET_PREFIX, Setup, centre_cards
from companion.i18n import Messages, NameLanguage
from companion.ui.wording.card_names import both_names, name_on_card
from companion.ui.wording.set_texts import sheet_message


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do; `id` is the same in all languages."""

    id: str
    words: str
    note: str = ""
    character: str | None = None
    """Whose card it is about."""


def cast(setup: Setup, edition: Edition) -> tuple[Character, ...]:
    """Return the characters in play, each once, in the order of the set."""
    return tuple(edition.characters[card] for card in dict.fromkeys(setup.cards))


def card_tasks(setup: Setup, edition: Edition, cards: NameLanguage, say: Messages) -> list[Task]:
    """Each character's card to find in the box, called as on the `cards`."""
    return [
        Task(
            f"card-{character.id}",
            both_names(character, say, cards),
            _card_note(character, setup, edition, say),
            character.id,
        )
        for character in cast(setup, edition)
    ]


def _card_note(character: Character, setup: Setup, edition: Edition, say: Messages) -> str:
    if character.given_name is not None:
        return _on_blank_card(character.given_name, edition, say)
    return say.text("setup-twice") if setup.cards.count(character.id) > 1 else ""


def _on_blank_card(name: str, edition: Edition, say: Messages) -> str:
    return say.text("check-blank-token" if edition.tokens else "check-blank", name=name)


def table_tasks(
    setup: Setup, edition: Edition, cards: NameLanguage, say: Messages, *, tablet_holds_coins: bool
) -> list[Task]:
    """Everything else in the order of doing it: the table, what is left over, coins, the deal."""
    left = [each for each in edition.characters.values() if each.id not in setup.cards]
    tasks = [Task("table", say.text("check-table"))]
    if left and not _has_cemetery(setup, edition):
        stays = [name_on_card(each, cards) for each in left]
        tasks.append(Task("stays", say.text("check-stays", characters=stays)))
    tasks.append(Task("court", say.text("check-court", insert=_insert(edition))))
    if setup.from_sheet and setup.scenario is not None:
        sheet = setup.scenario.removeprefix(SHEET_PREFIX)
        tasks.append(Task("sheet", sheet_message(say, "check-sheet", sheet)))
    if edition.bank_insert and not tablet_holds_coins:
        tasks.append(Task("insert", say.text("check-insert")))
    tasks += _shared(setup, edition, say, tablet_holds_coins=tablet_holds_coins)
    return tasks


def short_tasks(
    setup: Setup, edition: Edition, cards: NameLanguage, say: Messages, *, tablet_holds_coins: bool
) -> list[Task]:
    """Return the same in a few lines, for a group that knows its box.

    The cards are named only if they are called otherwise than on the screen.
    """
    words = say.text("check-cards", cards=len(setup.cards))
    if cards != say.language:
        names = [_copies(character, setup, cards, say) for character in cast(setup, edition)]
        words = say.text("check-cards-named", task=words, characters=names)
    blank = [
        Task("blank", _on_blank_card(character.given_name, edition, say))
        for character in cast(setup, edition)
        if character.given_name is not None
    ]
    shared = _shared(setup, edition, say, tablet_holds_coins=tablet_holds_coins)
    return [Task("cards", words), *blank, *shared]


def in_full(ticked: Iterable[str], setup: Setup) -> Iterator[str]:
    """Yield the ids of all tasks that are done once these of `short_tasks` are."""
    for task in ticked:
        if task == "cards":
            yield from (f"card-{card}" for card in dict.fromkeys(setup.cards))
        else:
            yield task


def _copies(character: Character, setup: Setup, cards: NameLanguage, say: Messages) -> str:
    """Return the character's cards as they are listed, with their number where it is not one."""
    count, name = setup.cards.count(character.id), name_on_card(character, cards)
    return name if count == 1 else say.text("name-of-copies", character=name, count=count)


def _shared(
    setup: Setup, edition: Edition, say: Messages, *, tablet_holds_coins: bool
) -> Iterator[Task]:
    players = len(setup.players)
    if edition.tokens:
        yield Task("tokens", say.text("check-tokens"))
    if tablet_holds_coins:
        # another task than the one ticked before the mode was changed
        yield Task("coins-stay", say.text("check-coins-tablet"))
    else:
        bank = edition.coins - START_COINS * players
        yield Task(
            "coins", say.text("check-coins", each=START_COINS, bank=bank, insert=_insert(edition))
        )
    if _has_cemetery(setup, edition):
        yield Task("cemetery", say.text("check-cemetery"))
    yield Task("deal", say.text("check-deal"))
    if cards_each(players) > 1:
        yield Task("hands", say.text("check-hands", count=cards_each(players)))
    elif centre := centre_cards(setup):
        # what is left over from the deal
        yield Task("centre", say.text("check-centre", count=centre))
    yield Task("read", say.text("check-read"))


def _has_cemetery(setup: Setup, edition: Edition) -> bool:
    """Return whether a character in play turns up cards of the Cemetery (section 12)."""
    return any(
        isinstance(block, BorrowFromCemetery)
        for character in cast(setup, edition)
        for block in character.power
    )


def _insert(edition: Edition) -> str:
    """Return whether the bank has an insert; without one, it lies in the center of the table."""
    return "yes" if edition.bank_insert else "no"


def opening_players(setup: Setup) -> list[str]:
    """Who takes the four opening turns; with two or three players somebody takes two of them.

    A house rule may have another number of turns, from the same player on.
    """
    return [
        setup.players[(setup.first + turn) % len(setup.players)] for turn in range(OPENING_TURNS)
    ]


def opening_order(setup: Setup, say: Messages) -> str:
    """Return who takes the opening turns, or how many everyone has by a house rule."""
    turns = setup.house_rules.opening_turns
    if turns != AS_PRINTED.opening_turns:
        return say.text("house-opening-order", turns=turns)
    return say.text("opening-order", people=opening_players(setup))
