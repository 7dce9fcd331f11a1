"""The state from which the rulebook screen is rendered."""

from dataclasses import dataclass, replace

import flet as ft

from companion.content import RuleBook
from companion.core.boxes import EDITIONS, Edition, EditionId, cards_each
from companion.i18n import Language, Messages
from companion.i18n.messages import messages
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import body_line, style
from companion.ui.layout.breakpoints import Breakpoint, is_phone, is_sideways
from companion.ui.layout.tokens import Font, Size
from companion.ui.page.reading import Reading
from companion.ui.page.rules_address import Address, language_of, parse
from companion.ui.page.view import View
from companion.ui.rulebook.actions import RulebookActions

_LARGE = 1.4


@dataclass(frozen=True, slots=True)
class Reader:
    """One page reading the rulebook."""

    view: View
    actions: RulebookActions
    address: Address
    edition: EditionId
    language: Language
    beside: Language | None

    @property
    def say(self) -> Messages:
        """Messages in the reading language."""
        return messages(self.language)

    @property
    def book(self) -> RuleBook:
        """The rulebook in the reading language."""
        return self.actions.library.book(self.language)

    @property
    def languages(self) -> tuple[Language, ...]:
        """The reading language, and the second one."""
        return (self.language, self.beside) if self.beside else (self.language,)

    @property
    def books(self) -> tuple[RuleBook, ...]:
        """The rulebooks read side by side."""
        return tuple(map(self.actions.library.book, self.languages))

    @property
    def box(self) -> Edition:
        """The edition being read."""
        return EDITIONS[self.edition]

    @property
    def wide(self) -> bool:
        """Whether there is room for a sidebar."""
        return self.view.width >= Breakpoint.CONTENTS_BESIDE

    @property
    def phone(self) -> bool:
        """Whether the screen is a phone's, upright or sideways."""
        return is_phone(self.view.width, self.view.height)

    @property
    def sideways(self) -> bool:
        """Whether it is a phone held sideways: low, and wide enough for a head of one row."""
        return is_sideways(self.view.width, self.view.height)

    @property
    def side_by_side(self) -> bool:
        """Whether two languages stand side by side instead of below each other."""
        return self.beside is not None and self.view.width >= Breakpoint.PHONE

    @property
    def players(self) -> int | None:
        """The number of players of the game of this edition being played with several cards each.

        None otherwise: the rulebook is the same for all other games.
        """
        game = self.view.snapshot.game
        if game is None or not self.view.playing or game.table.rules.edition.id != self.edition:
            return None
        seats = len(game.table.seats)
        return seats if cards_each(seats) > 1 else None

    def name(self, character: str, language: Language | None = None) -> str:
        """Return a character's name; of a custom character, its given name."""
        try:
            return self.actions.library.name(character, language or self.language).text
        except KeyError:
            return self._given_name(character)

    def second_name(self, character: str) -> str | None:
        """Return the name in the second language, or on the cards; None if it is the same."""
        second = self.beside or self.view.card_language
        if second is None:
            return None
        name = self.name(character, second)
        return None if name == self.name(character) else name

    def _given_name(self, character: str) -> str:
        game = self.view.snapshot.game
        known = game.table.rules.characters.get(character) if game else None
        return (known.given_name if known else None) or character

    def body(self, language: Language, *, muted: bool = False) -> ft.TextStyle:
        """Return the style of running text in a language."""
        palette = current_palette()
        return self.text(Font.REGULAR, language, palette.muted if muted else palette.text)

    def text(self, family: str, language: Language, color: str) -> ft.TextStyle:
        """Return a style in the size of running text, larger if large type is switched on."""
        scale = _LARGE if self.view.state(Reading).large else 1
        return style(family, Size.BODY * scale, color, body_line(language) * scale)

    def go(self, address: Address) -> None:
        """Go to an address; closes the search and the note editor."""
        reading = self.actions.view.state(Reading)
        found_on = reading.searching or reading.found_on
        self.actions.change(replace(reading, searching="", found_on=found_on, note=None))
        self.actions.navigation.go(address.route)

    def at(
        self,
        rule: str = "",
        edition: EditionId | None = None,
        *,
        kind: str = "",
        shown: bool = False,
    ) -> Address:
        """Return the address of an entry or of the contents, in the same languages."""
        in_address = self.address.language or self.view.state(Reading).language
        return Address(
            edition=edition or self.edition,
            rule=rule,
            kind=kind,
            language=self.language if in_address else "",
            beside=self.beside or "",
            shown=shown,
        )

    def open(self, rule: str) -> None:
        """Go to an entry of the same edition."""
        self.go(self.at(rule))


def reader_of(view: View, actions: RulebookActions) -> Reader:
    """Return the reader of the view's route; the table and the view give what the route omits."""
    address = parse(view.route)
    language = language_of(address.language) or view.state(Reading).language or view.language
    beside = language_of(address.beside) or view.state(Reading).beside
    return Reader(
        view=view,
        actions=actions,
        address=address,
        edition=EditionId(address.edition) if address.edition in set(EditionId) else view.edition,
        language=language,
        beside=None if beside is language else beside,
    )
