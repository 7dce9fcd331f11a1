"""The rule texts of a language, by edition."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cached_property
from pathlib import Path

from companion.content import rule_file
from companion.content.markdown import plain
from companion.content.schema import CharacterNames, Entry, Kind, Part, RuleText
from companion.content.search import query_lexicon
from companion.content.search.document import Document
from companion.content.search.highlight import Highlighted
from companion.content.search.index import Hit, Index, cleaned
from companion.content.search.normalize import Token, is_kana, normalize, query_words
from companion.content.unknown_characters import UnknownCharacter, UnknownCharacters
from companion.core import EditionId
from companion.i18n import SOURCE_LANGUAGE, Language
from companion.i18n.line_breaks import join_words, joiners_before, without_joiners

MOST_FOUND = 12
"""Default limit on the number of search results."""

_log = logging.getLogger(__name__)

_WEIGHTS = {
    Kind.CHARACTER: 1.0,
    Kind.SECTION: 1.15,
    Kind.TERM: 0.9,
    Kind.QUESTION: 1.0,
    Kind.EXAMPLE: 0.8,
}
"""Factors of the search score by kind, tuned on tests/content/search/queries.toml."""


@dataclass(frozen=True, slots=True)
class Text:
    """An entry in a language and edition."""

    entry: Entry
    edition: EditionId
    language: Language
    """The language of the words: that of the book, or English if the book lacks the text."""
    translated: bool
    """Whether the text is in the language of the book; otherwise, it is in English."""
    title: str
    synonyms: tuple[str, ...]
    reading: str | None
    """The reading of the title, in languages with readings."""
    parts: tuple[Part, ...]

    @property
    def id(self) -> str:
        """The id, which is the same in all languages."""
        return self.entry.id


class Texts:
    """The rule texts of a language, read at first use. Defects are logged."""

    def __init__(self, folder: Path, language: Language) -> None:
        self.language = language
        self._folder = folder

    def get(self, rule: str, edition: EditionId) -> RuleText | None:
        """Return the text for this edition or for all; None without one."""
        return self._found.get((rule, edition)) or self._found.get((rule, None))

    @cached_property
    def lexicon(self) -> query_lexicon.QueryLexicon:
        """The search data of the language."""
        lexicon, defects = query_lexicon.read(self._folder, self.language)
        for defect in defects:
            _log.error("%s", defect)
        return lexicon

    @cached_property
    def _found(self) -> Mapping[tuple[str, EditionId | None], RuleText]:
        texts, defects = rule_file.read(self._folder, self.language)
        for defect in defects:
            _log.error("%s", defect)
        return {(text.id, text.edition): text for text in texts}


class RuleBook:
    """The rulebook in a language. A missing text is in English and logged once."""

    def __init__(
        self,
        entries: Mapping[str, Entry],
        names: Mapping[str, CharacterNames],
        of_boxes: Mapping[str, Mapping[str, CharacterNames]],
        own: Texts,
        source: Texts,
    ) -> None:
        self.language = own.language
        self._entries = entries
        self._by_character = {
            entry.character: entry.id for entry in entries.values() if entry.character is not None
        }
        self._own = own
        self._source = source
        self._names = names
        self._of_boxes = of_boxes
        self._gaps: set[tuple[str, EditionId]] = set()

    def find(self, entry_id: str, edition: EditionId, players: int | None = None) -> Text | None:
        """Return the text of an entry for `edition`; None if the edition lacks the entry.

        Parts about games of `players` come first.
        """
        entry = self._entries.get(entry_id)
        if entry is None or edition not in entry.editions:
            return None
        text = self._text(entry, edition)
        parts = sorted(text.parts, key=lambda part: players is None or part.players != players)
        return replace(text, parts=tuple(parts))

    def entry(self, entry_id: str, edition: EditionId, players: int | None = None) -> Text:
        """Return the text like `find`. Raises LookupError if the edition lacks the entry."""
        text = self.find(entry_id, edition, players)
        if text is None:
            raise LookupError(entry_id, edition)
        return text

    def entries(self, edition: EditionId, kind: Kind | None = None) -> tuple[Text, ...]:
        """Return the texts of an edition, of one kind or all, in the order of the index."""
        return tuple(
            self._text(entry, edition)
            for entry in self._entries.values()
            if edition in entry.editions and kind in (None, entry.kind)
        )

    def find_character(self, character: str, edition: EditionId) -> Text | None:
        """Return the entry about a character; None if the edition lacks the character."""
        return self.find(self._by_character.get(character, ""), edition)

    def character(self, character: str, edition: EditionId) -> Text:
        """Return the entry about a character. Raises LookupError if the edition lacks it."""
        text = self.find_character(character, edition)
        if text is None:
            raise LookupError(character, edition)
        return text

    def see_also(self, text: Text) -> tuple[Text, ...]:
        """Return the linked entries that are in the same edition."""
        targets = (self._entries[target] for target in text.entry.see)
        return tuple(
            self._text(target, text.edition)
            for target in targets
            if text.edition in target.editions
        )

    def search(
        self,
        query: str,
        edition: EditionId,
        limit: int = MOST_FOUND,
        players: int | None = None,
    ) -> tuple[Hit, ...]:
        """Return the matching entries of `edition`, best first. The last word may be unfinished.

        With `players`, entries about games of that size rank higher, and those about games of
        another size lower. Any string is valid; without words, it has no results.
        """
        hits = self._index.search(without_joiners(query), edition, limit, players)
        return tuple(_joined_hit(hit, self.language) for hit in hits)

    def unknown_character(self, query: str, edition: EditionId) -> UnknownCharacter | None:
        """Return the character that `query` asks for and `edition` lacks, or None.

        It may be in another box, or in none.
        """
        unknown = self._unknown_characters.find(without_joiners(query), edition)
        return unknown and replace(unknown, name=join_words(unknown.name, self.language))

    def unknown_thing(self, query: str) -> str:
        """Return the words of `query` for a thing of other games ("dice"); empty without any."""
        thing = self._unknown_characters.thing(without_joiners(query))
        return join_words(thing, self.language)

    def besides(
        self, query: str, unknown: str, edition: EditionId, players: int | None = None
    ) -> tuple[Hit, ...]:
        """Return the entries that match a query apart from its `unknown` words.

        Empty if the remaining words are all common ones.
        """
        entries = self._index.mentions(self._words_besides(query, unknown), edition)
        rest = _without(query, unknown)
        hits = self.search(rest, edition, players=players) if entries else ()
        return tuple(hit for hit in hits if hit.id in entries)

    def _words_besides(self, query: str, unknown: str) -> list[Token]:
        """Return the words of a query that the rules contain, apart from its `unknown` words."""
        return [
            word
            for word in query_words(cleaned(_without(query, unknown)))
            if not is_kana(word.term) and self._index.mentions([word])
        ]

    def nearest(self, query: str, edition: EditionId, limit: int = 5) -> tuple[Text, ...]:
        """Return suggestions for an unknown id or a query without results, best first."""
        wanted = normalize(query[:60].replace("-", " "))
        hits = [hit.id for hit in self._index.search(wanted, edition, limit)]
        texts = {text.id: text for text in self.entries(edition)}

        def likeness(rule: str) -> float:
            matcher = SequenceMatcher(b=wanted)
            ratios = []
            title = without_joiners(texts[rule].title)
            for candidate in (rule.replace("-", " "), normalize(title)):
                matcher.set_seq1(candidate)
                ratios.append(matcher.ratio())
            return max(ratios)

        others = sorted(texts.keys() - hits, key=lambda rule: (-likeness(rule), rule))
        return tuple(texts[rule] for rule in (*hits, *others)[:limit])

    def _text(self, entry: Entry, edition: EditionId) -> Text:
        """Return the text with word joiners, for display."""
        return _joined(self._plain_text(entry, edition))

    def _plain_text(self, entry: Entry, edition: EditionId) -> Text:
        """Return the text without word joiners, for the search."""
        words = self._own.get(entry.id, edition)
        if words is None:
            self._report(entry.id, edition)
            words = self._source.get(entry.id, edition)
        if words is None:
            return Text(
                entry=entry,
                edition=edition,
                language=SOURCE_LANGUAGE,
                translated=False,
                title=entry.id,
                synonyms=(),
                reading=None,
                parts=(),
            )
        translated = self._own.get(entry.id, edition) is words
        names = self._names.get(entry.character or "")
        return Text(
            entry=entry,
            edition=edition,
            language=self.language if translated else SOURCE_LANGUAGE,
            translated=translated,
            title=words.title,
            synonyms=words.synonyms,
            reading=names.reading_in(self.language) if names and translated else words.reading,
            parts=words.parts,
        )

    def _report(self, rule: str, edition: EditionId) -> None:
        if (rule, edition) not in self._gaps:
            self._gaps.add((rule, edition))
            _log.warning("%s: no text for %s [%s]", self.language, rule, edition)

    @cached_property
    def _index(self) -> Index:
        return Index(self._documents(), self.language, self._own.lexicon)

    @cached_property
    def _unknown_characters(self) -> UnknownCharacters:
        lexicon = self._own.lexicon
        return UnknownCharacters(self._names, self._of_boxes, self._index, self.language, lexicon)

    def _documents(self) -> list[Document]:
        """Return the distinct texts as documents, each with its editions."""
        documents: list[Document] = []
        for entry in self._entries.values():
            texts: dict[tuple[str, tuple[Part, ...]], list[Text]] = {}
            for edition in entry.editions:
                text = self._plain_text(entry, edition)
                texts.setdefault((text.title, text.parts), []).append(text)
            documents += (self._document(same) for same in texts.values())
        return documents

    def _document(self, texts: list[Text]) -> Document:
        text = texts[0]
        names = self._names.get(text.entry.character or "")
        lexicon = self._own.lexicon
        return Document(
            id=text.id,
            editions=frozenset(version.edition for version in texts),
            weight=_WEIGHTS[text.entry.kind],
            title=text.title,
            names=names.searchable if names else tuple(filter(None, (text.reading,))),
            synonyms=text.synonyms,
            body=_body(text.parts),
            questions=(lexicon.questions_about(text.title) if names else ())
            + lexicon.phrasings_of(text.id),
            any_character=lexicon.any_character_questions(text.id),
            is_character=names is not None,
            reading=text.reading,
            players=text.entry.players,
            by_players={
                players: _body(part for part in text.parts if part.players == players)
                for players in {part.players for part in text.parts}
                if players is not None
            },
        )


def _without(query: str, words: str) -> str:
    rest = without_joiners(query)
    for word in without_joiners(words).split():
        rest = rest.replace(word, " ", 1)
    return rest


def _body(parts: Iterable[Part]) -> str:
    return " ".join(plain(part.markdown) for part in parts).replace("\n", " ")


def _joined(text: Text) -> Text:
    def join(words: str) -> str:
        return join_words(words, text.language)

    return replace(
        text,
        title=join(text.title),
        reading=None if text.reading is None else join(text.reading),
        parts=tuple(
            part.model_copy(update={"markdown": join(part.markdown)}) for part in text.parts
        ),
    )


def _joined_hit(hit: Hit, language: Language) -> Hit:
    def join(highlighted: Highlighted) -> Highlighted:
        ranges = tuple(
            (start + before(highlighted.text, start), end + before(highlighted.text, end))
            for start, end in highlighted.ranges
        )
        return Highlighted(join_words(highlighted.text, language), ranges)

    def before(text: str, place: int) -> int:
        return joiners_before(text, place, language)

    named = None if hit.found is None else join(hit.found)
    return replace(hit, title=join(hit.title), snippet=join(hit.snippet), found=named)
