"""The app's messages in a language, formatted by Project Fluent.

Looking up a text does not fail: a missing message falls back to the source language, then to its
id, and is logged once. An unreadable file is logged and counts as empty.
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
from companion.i18n.language import SOURCE_LANGUAGE, Language
from companion.i18n.line_breaks import join_words, without_joiners

_log = logging.getLogger(__name__)

_GIVEN = "given-character"
"""The message for the name of a custom character, with the cases as attributes."""


@dataclass(frozen=True, slots=True)
class CharacterName:
    """A character's name as an argument of a message, in all cases that a sentence may need.

    Passed as `character`, it becomes `$character`, the value of the message `character-<id>`, and
    `$character-<attribute>` for each attribute of that message. A custom character has a `given`
    name, which is not declined: its forms come from the message `given-character`. An unknown id is
    used as the name.
    """

    id: str
    given: str | None = None


_ID = re.compile(r"[a-z0-9_]+")
"""Valid ids. "king.the", for example, would be an attribute of another character's message."""

Argument = str | int | float | CharacterName | Sequence[str | int | CharacterName]
"""The value of a variable. A sequence becomes a list in words, in the style of the language."""

_LONGEST = 2000
"""Length of an argument in characters. Longer ones are cut, since Fluent would drop them."""


class Catalogue:
    """The messages of a language, read from `<folder>/<language>/*.ftl` at first use."""

    def __init__(self, language: Language, folder: Path) -> None:
        self._language = language
        self._folder = folder / language
        self._ill_formed: set[str] = set()
        self._plain: dict[str, str | None] = {}
        """The texts of messages without arguments."""
        self._declined: dict[tuple[str, str | None], Mapping[str, str]] = {}
        """The forms of characters' names, by id and given name."""

    def format(self, message_id: str, arguments: Mapping[str, Argument]) -> str | None:
        """Return the text; None if this language lacks the message.

        `message_id` may name an attribute: `undo.hint`. A missing argument is replaced by the name
        of its variable and logged once.
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
        return join_words(str(text), self._language)

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self._language.value], use_isolating=False)
        # positions in the file would just take memory
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
                rows = [self._expanded(key, item) for item in value]
                shared = set(rows[0]).intersection(*rows) if rows else {key}
                return {name: self.joined([str(row[name]) for row in rows]) for name in shared}

    def joined(self, words: list[str], *, one_of: bool = False) -> str:
        """Return words as a list, joined by "and" or "or"."""
        locale = self._language.value
        text = format_list(words, "or" if one_of else "standard", locale=locale)
        bound = self._language.profile.bound_words
        if words and bound:
            before = text.removesuffix(words[-1])
            text = re.sub(rf"(?<= [{bound}]) \Z", "\u00a0", before) + words[-1]
        return _cut(text)

    def _forms(self, character: str, given: str | None) -> dict[str, str]:
        """Return the forms of a character's name, by attribute; "" is the base form."""
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
    """The messages in a language, with the source language as fallback."""

    def __init__(
        self, language: Language, folder: Path | None = None, edition: str | None = None
    ) -> None:
        """Prepare without reading files. `folder` defaults to the app's `locales`.

        With an `edition`, a message's attribute of that name replaces its text.
        """
        self.language = language
        self._edition = edition
        place = folder or resources.locales()
        self._own = _catalogue(language, place)
        self._source = _catalogue(SOURCE_LANGUAGE, place)
        self._reported: set[str] = set()

    def text(self, message_id: str, /, **arguments: Argument) -> str:
        """Return the text of a message, or of an attribute (`message_id.attribute`)."""
        text = self._of(self._own, message_id, arguments)
        if text is not None:
            return text
        text = self._of(self._source, message_id, arguments)
        self._report(message_id, in_source=text is not None)
        return message_id if text is None else text

    def one_of(self, words: list[str]) -> str:
        """Return words as a list of which one applies: "Dan, Hugo, or Kit"."""
        return self._own.joined(words, one_of=True)

    def labelled(self, label: str, words: str) -> str:
        """Return words behind their label, and behind a colon unless it is a question."""
        between = {"?": " ", "？": ""}.get(label[-1:], self.language.profile.colon)
        return f"{label}{between}{words}"

    def _of(
        self, catalogue: Catalogue, message_id: str, arguments: Mapping[str, Argument]
    ) -> str | None:
        """Return the text in a catalogue, in the words of the edition if it has these."""
        if self._edition is not None:
            text = catalogue.format(f"{message_id}.{self._edition}", arguments)
            if text is not None:
                return text
        return catalogue.format(message_id, arguments)

    def _report(self, message_id: str, *, in_source: bool) -> None:
        if message_id in self._reported:
            return
        self._reported.add(message_id)
        if in_source:
            _log.warning("%s: no text for %s, English shown", self.language, message_id)
        else:
            _log.error("%s: no text for %s, nor in English", self.language, message_id)


class TerminalMessages(Messages):
    """Messages without word joiners, which terminals print as signs and which break searches."""

    def text(self, message_id: str, /, **arguments: Argument) -> str:
        """Return the text of a message, or of an attribute, without word joiners."""
        return without_joiners(super().text(message_id, **arguments))


@cache
def messages(language: Language, edition: str | None = None) -> Messages:
    """Return the app's messages in a language, in the words of an edition; they are read once."""
    return Messages(language, edition=edition)


@cache
def _catalogue(language: Language, folder: Path) -> Catalogue:
    return Catalogue(language, folder)
