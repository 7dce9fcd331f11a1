"""What one page reads in the rulebook, and how."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.application.group.settings import GroupSettings
from companion.content import Library, RuleBook
from companion.core.boxes import Edition, EditionId, cards_each, whole_box
from companion.core.custom_characters import CustomCharacter
from companion.core.game import Game
from companion.i18n import Language, Messages, NameLanguage
from companion.i18n.messages import messages
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import body_line, style
from companion.ui.layout.breakpoints import Breakpoint, is_phone, is_sideways
from companion.ui.layout.tokens import Font, Size
from companion.ui.page.reading import Reading
from companion.ui.page.rules_address import Address, language_of, parse
from companion.ui.page.view import View

_LARGE = 1.4


@dataclass(frozen=True, slots=True)
class Reader:
    """The books that one page reads, its size, and where taps on links lead."""

    library: Library
    address: Address
    edition: EditionId
    language: Language
    beside: Language | None
    """The second language beside the first."""
    named_language: str
    """The language that addresses name; empty while it is that of the screens."""
    large: bool
    width: float
    height: float
    settings: GroupSettings
    """The group's notes, and the language of its cards."""
    game: Game | None
    """The game on the table, if it is of this edition."""
    kept: tuple[CustomCharacter, ...]
    """The group's own characters."""
    go: Callable[[Address], object]
    """Goes to an address of the rulebook."""

    @property
    def say(self) -> Messages:
        """Messages in the reading language."""
        return messages(self.language)

    @property
    def book(self) -> RuleBook:
        """The rulebook in the reading language."""
        return self.library.book(self.language)

    @property
    def languages(self) -> tuple[Language, ...]:
        """The reading language, and the second one."""
        return (self.language, self.beside) if self.beside else (self.language,)

    @property
    def books(self) -> tuple[RuleBook, ...]:
        """The rulebooks read side by side."""
        return tuple(map(self.library.book, self.languages))

    @property
    def box(self) -> Edition:
        """The edition being read, with its expansions."""
        return whole_box(self.edition)

    @property
    def wide(self) -> bool:
        """Whether there is room for a sidebar."""
        return self.width >= Breakpoint.CONTENTS_BESIDE

    @property
    def phone(self) -> bool:
        """Whether the screen is a phone's, upright or sideways."""
        return is_phone(self.width, self.height)

    @property
    def sideways(self) -> bool:
        """Whether it is a phone held sideways: low, and wide enough for a head of one row."""
        return is_sideways(self.width, self.height)

    @property
    def side_by_side(self) -> bool:
        """Whether two languages stand side by side instead of below each other."""
        return self.beside is not None and self.width >= Breakpoint.PHONE

    @property
    def players(self) -> int | None:
        """The number of players of the game of this edition being played with several cards each.

        None otherwise: the rulebook is the same for all other games.
        """
        if self.game is None or self.game.table.end is not None:
            return None
        seats = len(self.game.table.seats)
        return seats if cards_each(seats) > 1 else None

    @property
    def has_entry(self) -> bool:
        """Whether the entry of the address is in this edition."""
        return self.book.find(self.address.rule, self.edition) is not None

    @property
    def custom(self) -> tuple[CustomCharacter, ...]:
        """Own characters for this edition's blank cards: those of the game, then those kept."""
        if not self.box.blank_cards:
            return ()
        playing = () if self.game is None else self.game.table.rules.setup.house
        ids = {each.id for each in playing}
        return (*playing, *(each for each in self.kept if each.id not in ids))

    def name(self, character: str, language: NameLanguage | None = None) -> str:
        """Return a character's name; of a custom character, its given name."""
        try:
            return self.library.name(character, language or self.language).text
        except KeyError:
            return next((each.name for each in self.custom if each.id == character), character)

    def second_name(self, character: str) -> str | None:
        """Return the name in the second language, or on the cards; None if it is the same."""
        second = self.beside or self.settings.card_language
        if second is None:
            return None
        name = self.name(character, second)
        return None if name == self.name(character) else name

    def body(self, language: Language, *, muted: bool = False) -> ft.TextStyle:
        """Return the style of running text in a language."""
        palette = current_palette()
        return self.text(Font.REGULAR, language, palette.muted if muted else palette.text)

    def text(self, family: str, language: Language, color: str) -> ft.TextStyle:
        """Return a style in the size of running text, larger if large type is switched on."""
        scale = _LARGE if self.large else 1
        return style(family, Size.BODY * scale, color, body_line(language) * scale)

    def at(
        self,
        rule: str = "",
        edition: EditionId | None = None,
        *,
        kind: str = "",
        shown: bool = False,
    ) -> Address:
        """Return the address of an entry or of the contents, in the same languages."""
        return Address(
            edition=edition or self.edition,
            rule=rule,
            kind=kind,
            language=self.named_language,
            beside=self.beside or "",
            shown=shown,
        )

    def open(self, rule: str) -> None:
        """Go to an entry of the same edition."""
        self.go(self.at(rule))


def reader_of(view: View, library: Library, go: Callable[[Address], object]) -> Reader:
    """Return the reader of the view's route; the table and the view give what the route omits."""
    address, reading, game = parse(view.route), view.state(Reading), view.snapshot.game
    language = language_of(address.language) or reading.language or view.language
    beside = language_of(address.beside) or reading.beside
    edition = EditionId(address.edition) if address.edition in set(EditionId) else view.edition
    return Reader(
        library=library,
        address=address,
        edition=edition,
        language=language,
        beside=None if beside is language else beside,
        named_language=language if address.language or reading.language else "",
        large=reading.large,
        width=view.width,
        height=view.height,
        settings=view.group_state.settings,
        game=game if game and game.table.rules.edition.id is edition else None,
        kept=view.group_state.custom_characters.characters,
        go=go,
    )
