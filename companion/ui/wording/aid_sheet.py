"""The aid sheet in words: what each character in play is called, and what it does in a line."""

from dataclasses import dataclass

from companion.content import Library, plain
from companion.core.boxes import EDITIONS, Character, EditionId
from companion.core.table import Rules
from companion.i18n import Messages, NameLanguage
from companion.ui.wording.card_names import printed_name, shown_name
from companion.ui.wording.power_texts import power_texts, powers_in_book


@dataclass(frozen=True, slots=True)
class AidRow:
    """A character on the aid sheet."""

    character: str
    """The id."""
    on_card: str
    """The name on the card."""
    own: str
    """The name in the reader's language; empty if it is the same."""
    reading: str
    """The reading of that name, in languages with readings; may be empty."""
    power: str
    bank_money: bool
    minimum: int | None
    """The fewest players it is for, 0 for any; None if only the card says it."""

    @property
    def own_name(self) -> str:
        """The name in the reader's language with its reading; empty if it is the same."""
        return " ".join(filter(None, (self.own, self.reading and f"({self.reading})")))


def rows_in_play(
    rules: Rules, library: Library, say: Messages, cards: NameLanguage | None
) -> tuple[AidRow, ...]:
    """Return the characters of a game; `cards` is the language of its cards, None if unknown."""
    return tuple(
        _row(each, power_texts(each, rules, library, say), library, say, cards)
        for each in rules.characters.values()
    )


def rows_of_edition(
    edition: EditionId, library: Library, say: Messages, cards: NameLanguage | None
) -> tuple[AidRow, ...]:
    """Return all characters of an edition."""
    return tuple(
        _row(each, powers_in_book(each.id, edition, library, say), library, say, cards)
        for each in EDITIONS[edition].characters.values()
    )


def _row(
    character: Character,
    powers: tuple[str, ...],
    library: Library,
    say: Messages,
    cards: NameLanguage | None,
) -> AidRow:
    printed = printed_name(character, say, cards)
    own = shown_name(character, say)
    reading = None
    if character.given_name is None:
        reading = library.name(character.id, say.language).reading
    return AidRow(
        character.id,
        printed or own,
        own if printed else "",
        reading or "",
        plain(powers[0]) if powers else "",
        character.bank_money,
        character.minimum,
    )
