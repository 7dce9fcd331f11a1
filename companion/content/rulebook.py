"""The rule texts as one reader sees them: in a language, for an edition."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from pathlib import Path

from companion.content import rule_file
from companion.content.markdown import plain
from companion.content.schema import CharacterNames, Entry, Kind, Part, RuleText
from companion.content.search import query_lexicon
from companion.content.search.index import Document, Hit, Index
from companion.content.search.normalize import fold
from companion.core.boxes import EditionId
from companion.i18n import SOURCE_LANGUAGE, Language

MOST_FOUND = 12
"""Entries that a search shows: more than anybody reads at the table."""

_log = logging.getLogger(__name__)

_WEIGHTS = {
    Kind.CHARACTER: 1.0,
    Kind.SECTION: 1.15,
    Kind.TERM: 0.9,
    Kind.QUESTION: 1.0,
    Kind.EXAMPLE: 0.8,
}
"""Which kind of entry to show first where the words match as well: found by trying."""


@dataclass(frozen=True, slots=True)
class Text:
    """One entry, ready to be read."""

    entry: Entry
    edition: EditionId
    language: Language
    """The language the words are in; English where the book's own has none."""
    translated: bool
    """False where English stands in for the book's own language."""
    title: str
    words: tuple[str, ...]
    reading: str | None
    """How the title is read, where the language has readings."""
    parts: tuple[Part, ...]

    @property
    def id(self) -> str:
        """The id, shared by all languages."""
        return self.entry.id


class Texts:
    """The texts found for one language, read at first use. Defects in them are logged."""

    def __init__(self, folder: Path, language: Language) -> None:
        self.language = language
        self._folder = folder

    def get(self, rule: str, edition: EditionId) -> RuleText | None:
        """The text for that edition in particular, else for all, else None."""
        return self._found.get((rule, edition)) or self._found.get((rule, None))

    @cached_property
    def usage(self) -> query_lexicon.QueryLexicon:
        """How people ask in that language."""
        found, defects = query_lexicon.read(self._folder, self.language)
        for defect in defects:
            _log.error("%s", defect)
        return found

    @cached_property
    def _found(self) -> Mapping[tuple[str, EditionId | None], RuleText]:
        texts, defects = rule_file.read(self._folder, self.language)
        for defect in defects:
            _log.error("%s", defect)
        return {(text.id, text.edition): text for text in texts}


class RuleBook:
    """The rule book in one language. What it lacks is shown in English and logged once."""

    def __init__(
        self,
        entries: Mapping[str, Entry],
        names: Mapping[str, CharacterNames],
        own: Texts,
        english: Texts,
    ) -> None:
        self.language = own.language
        self._entries = entries
        self._by_character = {
            entry.character: entry.id for entry in entries.values() if entry.character is not None
        }
        self._own = own
        self._english = english
        self._names = names
        self._gaps: set[tuple[str, EditionId]] = set()

    def find(self, entry_id: str, edition: EditionId) -> Text | None:
        """The text of the entry for `edition`; None where that edition has no such entry."""
        entry = self._entries.get(entry_id)
        if entry is None or edition not in entry.editions:
            return None
        return self._text(entry, edition)

    def entry(self, entry_id: str, edition: EditionId) -> Text:
        """As `find`, for an entry that is known to be there. Raises LookupError."""
        text = self.find(entry_id, edition)
        if text is None:
            raise LookupError(entry_id, edition)
        return text

    def entries(self, edition: EditionId, kind: Kind | None = None) -> tuple[Text, ...]:
        """All texts of `edition`, or those of one kind, in the order of the index."""
        return tuple(
            self._text(entry, edition)
            for entry in self._entries.values()
            if edition in entry.editions and kind in (None, entry.kind)
        )

    def find_character(self, character: str, edition: EditionId) -> Text | None:
        """The entry about a character; None where that edition has no such character."""
        return self.find(self._by_character.get(character, ""), edition)

    def character(self, character: str, edition: EditionId) -> Text:
        """As `find_character`, for one that is known to be there. Raises LookupError."""
        text = self.find_character(character, edition)
        if text is None:
            raise LookupError(character, edition)
        return text

    def see_also(self, text: Text) -> tuple[Text, ...]:
        """The entries to read next, those that the same edition has."""
        targets = (self._entries[target] for target in text.entry.see)
        return tuple(
            self._text(target, text.edition)
            for target in targets
            if text.edition in target.editions
        )

    def search(self, query: str, edition: EditionId, limit: int = MOST_FOUND) -> tuple[Hit, ...]:
        """The entries of `edition` that match, best first. The last word may be unfinished.

        Any string is a query: what cannot be searched for finds nothing.
        """
        return self._index.find(query, edition, limit)

    def nearest(self, query: str, edition: EditionId, limit: int = 5) -> tuple[Text, ...]:
        """What somebody may have meant by an unknown id or words without a match, best first."""
        wanted = fold(query[:60].replace("-", " "))
        found = [hit.id for hit in self.search(wanted, edition, limit)]
        texts = {text.id: text for text in self.entries(edition)}

        def likeness(rule: str) -> float:
            matcher = SequenceMatcher(b=wanted)
            ratios = []
            for candidate in (rule.replace("-", " "), fold(texts[rule].title)):
                matcher.set_seq1(candidate)
                ratios.append(matcher.ratio())
            return max(ratios)

        others = sorted(texts.keys() - found, key=lambda rule: (-likeness(rule), rule))
        return tuple(texts[rule] for rule in (*found, *others)[:limit])

    def _text(self, entry: Entry, edition: EditionId) -> Text:
        words = self._own.get(entry.id, edition)
        if words is None:
            self._report(entry.id, edition)
            words = self._english.get(entry.id, edition)
        if words is None:
            return Text(
                entry=entry,
                edition=edition,
                language=SOURCE_LANGUAGE,
                translated=False,
                title=entry.id,
                words=(),
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
            words=words.words,
            reading=names.reading_in(self.language) if names and translated else words.reading,
            parts=words.parts,
        )

    def _report(self, rule: str, edition: EditionId) -> None:
        if (rule, edition) not in self._gaps:
            self._gaps.add((rule, edition))
            _log.warning("%s: no text for %s [%s]", self.language, rule, edition)

    @cached_property
    def _index(self) -> Index:
        return Index(self._documents(), self.language, self._own.usage)

    def _documents(self) -> list[Document]:
        """Each text once, with the editions that it holds for."""
        documents: list[Document] = []
        for entry in self._entries.values():
            texts: dict[tuple[str, tuple[Part, ...]], list[Text]] = {}
            for edition in entry.editions:
                text = self._text(entry, edition)
                texts.setdefault((text.title, text.parts), []).append(text)
            documents += (self._document(same) for same in texts.values())
        return documents

    def _document(self, texts: list[Text]) -> Document:
        text = texts[0]
        names = self._names.get(text.entry.character or "")
        usual = self._own.usage
        return Document(
            id=text.id,
            editions=frozenset(one.edition for one in texts),
            weight=_WEIGHTS[text.entry.kind],
            title=text.title,
            names=names.searchable if names else tuple(filter(None, (text.reading,))),
            synonyms=text.words,
            body=" ".join(plain(part.markdown) for part in text.parts).replace("\n", " "),
            asked=(usual.asked_of(text.title) if names else ()) + usual.spoken_of(text.id),
            whoever=usual.whoever_of(text.id),
            is_character=names is not None,
            reading=text.reading,
        )
