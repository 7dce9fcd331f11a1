"""The sentences of the screens in one language, through Project Fluent.

A text never fails: what a language lacks is said in English, what English lacks is said as its
id, and either gap is logged once. A file that cannot be read is logged and lacks everything.
"""

import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from companion import resources
from companion.i18n.language import Language

_log = logging.getLogger(__name__)

_GIVEN = "given-character"
"""The message for a character that a group has named; its attributes are the cases."""


@dataclass(frozen=True, slots=True)
class CharacterName:
    """A character as an argument of a text, to be named in whatever case the sentence needs.

    Given as `character`, it reaches the message as `$character`, the value of the message
    `character-<id>`, and as `$character-<attribute>` for each attribute of that message.
    A character that a group has made up has a `given` name: no language can decline it, so the
    message `given-character` says how it stands in each case. Of one that nobody knows the id is
    told as it is.
    """

    id: str
    given: str | None = None


_ID = re.compile(r"[a-z0-9_]+")
"""Ids to look a message up by: "king.the" would be found as a form of another character."""
_SHORT_WORD = re.compile(r"(?<= \w) \Z")
"""The space after a word of one letter, before the last of a list."""

Argument = str | int | float | CharacterName | Sequence[str | int | CharacterName]
"""What a text may be given. A sequence is joined as the language joins a list."""

_LONGEST = 2000
"""Characters of an argument that a text shows. Of a longer one Fluent would show nothing."""


class Catalogue:
    """The messages of exactly one language, read from `<folder>/<language>/*.ftl` at first use."""

    def __init__(self, language: Language, folder: Path) -> None:
        self._language = language
        self._folder = folder / language
        self._ill_formed: set[str] = set()
        self._plain: dict[str, str | None] = {}
        """Texts that nothing is put into: always the same."""
        self._declined: dict[tuple[str, str | None], Mapping[str, str]] = {}
        """The forms of characters' names, by id and given name."""

    def format(self, message_id: str, arguments: Mapping[str, Argument]) -> str | None:
        """The text, or None when this language does not have it.

        `message_id` may name an attribute: `undo.hint`. A variable that was not given stands in
        the text by its name and is logged once.
        """
        if arguments:
            return self._formatted(message_id, arguments)
        if message_id not in self._plain:
            self._plain[message_id] = self._formatted(message_id, arguments)
        return self._plain[message_id]

    def _formatted(self, message_id: str, arguments: Mapping[str, Argument]) -> str | None:
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        words: dict[str, str | int | float] = {}
        for key, value in arguments.items():
            words |= self._expanded(key, value)
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors and message_id not in self._ill_formed:
            self._ill_formed.add(message_id)
            _log.warning("%s: %s: %s", self._language, message_id, "; ".join(map(str, errors)))
        return str(text)

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self._language.value], use_isolating=False)
        # where in its file each word of a message stands is of no use once it is read
        parser = FluentParser(with_spans=False)
        for file in sorted(self._folder.glob("*.ftl")):
            try:
                source = file.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                _log.error("%s: cannot be read: %s", file, error)
                continue
            resource = parser.parse(source)
            for junk in (entry for entry in resource.body if isinstance(entry, Junk)):
                _log.error("%s: cannot be read: %.60r", file, junk.content)
            bundle.add_resource(resource)
        return bundle

    def _expanded(self, key: str, value: Argument) -> dict[str, str | int | float]:
        match value:
            case CharacterName(id=character, given=given):
                named = (character, given)
                if named not in self._declined:
                    self._declined[named] = self._forms(character, given)
                forms = self._declined[named]
                return {f"{key}-{case}" if case else key: word for case, word in forms.items()}
            case str():
                return {key: _cut(value)}
            case int() | float():
                return {key: value}
            case Sequence():
                rows = [self._expanded(key, one) for one in value]
                shared = set(rows[0]).intersection(*rows) if rows else {key}
                return {name: self._joined([str(row[name]) for row in rows]) for name in shared}

    def _joined(self, words: list[str]) -> str:
        told = format_list(words, locale=self._language.value)
        if words and self._language.keeps_short_words:
            before = told.removesuffix(words[-1])
            told = _SHORT_WORD.sub("\u00a0", before) + told[len(before) :]
        return _cut(told)

    def _forms(self, character: str, given: str | None) -> dict[str, str]:
        """Every form of a character's name by its attribute; "" is the plain one."""
        if not (given or _ID.fullmatch(character)):
            return {"": character}
        name = _GIVEN if given else f"character-{character.replace('_', '-')}"
        arguments: dict[str, Argument] = {"name": given} if given else {}
        forms = {"": self.format(name, arguments) or given or character}
        if self._bundle.has_message(name):
            for case in self._bundle.get_message(name).attributes:
                forms[case] = self.format(f"{name}.{case}", arguments) or given or character
        return forms


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


class Messages:
    """What the screens say in one language."""

    def __init__(self, language: Language, folder: Path | None = None) -> None:
        """Read nothing yet; `folder` is the program's own `locales` unless given."""
        self.language = language
        place = folder or resources.locales()
        self._own = _catalogue(language, place)
        self._english = _catalogue(Language.EN, place)
        self._reported: set[str] = set()

    def text(self, message_id: str, /, **arguments: Argument) -> str:
        """The words for `message_id` (or `message_id.attribute`). Never raises."""
        text = self._own.format(message_id, arguments)
        if text is not None:
            return text
        text = self._english.format(message_id, arguments)
        self._report(message_id, in_english=text is not None)
        return message_id if text is None else text

    def _report(self, message_id: str, *, in_english: bool) -> None:
        if message_id in self._reported:
            return
        self._reported.add(message_id)
        if in_english:
            _log.warning("%s: no text for %s, English is shown", self.language, message_id)
        else:
            _log.error("%s: no text for %s, in English neither", self.language, message_id)


@cache
def messages(language: Language) -> Messages:
    """The program's own messages in `language`, read once."""
    return Messages(language)


@cache
def _catalogue(language: Language, folder: Path) -> Catalogue:
    return Catalogue(language, folder)
