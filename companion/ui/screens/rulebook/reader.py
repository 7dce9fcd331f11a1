"""Who reads what: everything the parts of the rules screen are drawn from."""

from dataclasses import dataclass, replace

import flet as ft

from companion.content import RuleBook
from companion.core.boxes import EDITIONS, Edition, EditionId
from companion.i18n import Language, Messages
from companion.i18n.messages import messages
from companion.ui.actions.page_actions import PageActions
from companion.ui.state.rules_address import Address, language_of, parse
from companion.ui.state.view import View
from companion.ui.widgets.breakpoints import Breakpoint, is_phone, is_sideways
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.theme import body_line, style
from companion.ui.widgets.tokens import Font, Size

_LARGE = 1.4


@dataclass(frozen=True, slots=True)
class Reader:
    """One screen reading the rules."""

    view: View
    actions: PageActions
    address: Address
    edition: EditionId
    language: Language
    beside: Language | None

    @property
    def say(self) -> Messages:
        """The words of the screen in the language of reading."""
        return messages(self.language)

    @property
    def book(self) -> RuleBook:
        """The rule book in the language of reading."""
        return self.actions.library.book(self.language)

    @property
    def languages(self) -> tuple[Language, ...]:
        """The language of reading, and the one beside it."""
        return (self.language, self.beside) if self.beside else (self.language,)

    @property
    def books(self) -> tuple[RuleBook, ...]:
        """The rule books that are read side by side."""
        return tuple(map(self.actions.library.book, self.languages))

    @property
    def box(self) -> Edition:
        """The edition that is read."""
        return EDITIONS[self.edition]

    @property
    def wide(self) -> bool:
        """Whether there is room for a column at the side."""
        return self.view.width >= Breakpoint.CONTENTS_BESIDE

    @property
    def phone(self) -> bool:
        """Whether the screen is a phone's, in whatever position."""
        return is_phone(self.view.width, self.view.height)

    @property
    def sideways(self) -> bool:
        """Whether it is a phone's held sideways: low, and wide enough for a head of one row."""
        return is_sideways(self.view.width, self.view.height)

    @property
    def side_by_side(self) -> bool:
        """Whether two languages stand side by side, not one below the other."""
        return self.beside is not None and self.view.width >= Breakpoint.PHONE

    def name(self, character: str, language: Language | None = None) -> str:
        """What a character is called; for one the group has made up, its given name."""
        try:
            return self.actions.library.name(character, language or self.language).text
        except KeyError:
            return self._given_name(character)

    def second_name(self, character: str) -> str | None:
        """Its name in the language beside, else on the group's cards; None if it is no other."""
        second = self.beside or self.view.group_state.settings.card_language
        if second is None:
            return None
        name = self.name(character, second)
        return None if name == self.name(character) else name

    def _given_name(self, character: str) -> str:
        game = self.view.snapshot.game
        known = game.table.rules.characters.get(character) if game else None
        return (known.given_name if known else None) or character

    def body(self, language: Language, *, muted: bool = False) -> ft.TextStyle:
        """Running text in a language."""
        palette = current_palette()
        return self.text(Font.REGULAR, language, palette.muted if muted else palette.text)

    def text(self, family: str, language: Language, color: str) -> ft.TextStyle:
        """Words as large as running text, in large type if that is wished for."""
        scale = _LARGE if self.view.reading.large else 1
        return style(family, Size.BODY * scale, color, body_line(language) * scale)

    def go(self, address: Address) -> None:
        """Read something else; what was searched for and written is put aside."""
        self.actions.rulebook.change(replace(self.actions.view.reading, searching="", note=None))
        self.actions.navigation.go(address.route)

    def at(
        self,
        rule: str = "",
        edition: EditionId | None = None,
        *,
        kind: str = "",
        shown: bool = False,
    ) -> Address:
        """The address of an entry or of the contents, in the same languages."""
        said = self.address.language or self.view.reading.language
        return Address(
            edition=edition or self.edition,
            rule=rule,
            kind=kind,
            language=self.language if said else "",
            beside=self.beside or "",
            shown=shown,
        )

    def open(self, rule: str) -> None:
        """Read an entry of the same edition."""
        self.go(self.at(rule))


def reader(view: View, actions: PageActions) -> Reader:
    """The reader of the view's route; what the route does not say is as the table has it."""
    address = parse(view.route)
    language = language_of(address.language) or view.reading.language or view.language
    beside = language_of(address.beside) or view.reading.beside
    return Reader(
        view=view,
        actions=actions,
        address=address,
        edition=EditionId(address.edition) if address.edition in set(EditionId) else view.edition,
        language=language,
        beside=None if beside is language else beside,
    )
