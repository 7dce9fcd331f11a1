"""`companion rules`: print the sections of the rulebook that match some words best."""

import sys

from companion.cli.options import RulesOptions
from companion.content import Library, Part, Role, RuleBook, Text, UnknownCharacter, plain
from companion.core import EditionId
from companion.i18n import Messages
from companion.i18n.line_breaks import without_joiners

MAX_SECTIONS = 3
"""How many sections are printed at most."""


def run(options: RulesOptions, messages: Messages) -> int:
    """Print the best sections and return 0; without a match, print similar titles and return 1.

    A character or thing that the box lacks is reported first and returns 1. Raises ContentError.
    """
    book = Library.load().book(options.language)
    unknown = book.unknown_character(options.words, options.edition)
    if unknown is not None:
        _report(unknown, options, book, messages)
        return 1
    thing = book.unknown_thing(options.words)
    if thing:
        sentence = messages.text("rules-unknown-thing", name=thing)
        print(sentence, file=sys.stderr)
        _print_headings(_besides(thing, options, book))
        return 1
    hits = book.search(options.words, options.edition, MAX_SECTIONS)
    if hits:
        sections = (_section(hit.id, options.edition, book, messages) for hit in hits)
        print(without_joiners("\n\n\n".join(sections)))
        return 0
    print(messages.text("cli-rules-nothing"), file=sys.stderr)
    _print_headings(book.nearest(options.words, options.edition))
    return 1


def _report(
    unknown: UnknownCharacter, options: RulesOptions, book: RuleBook, messages: Messages
) -> None:
    """Print that the box lacks the character, and titles of this box that may help."""
    print(unknown.in_words(messages), file=sys.stderr)
    found = _found(options, book) if unknown.boxes else _besides(unknown.typed, options, book)
    _print_headings(found)


def _found(options: RulesOptions, book: RuleBook) -> tuple[Text, ...]:
    hits = book.search(options.words, options.edition, MAX_SECTIONS)
    return tuple(book.entry(hit.id, options.edition) for hit in hits)


def _besides(unknown: str, options: RulesOptions, book: RuleBook) -> tuple[Text, ...]:
    hits = book.besides(options.words, unknown, options.edition)
    return tuple(book.entry(hit.id, options.edition) for hit in hits[:MAX_SECTIONS])


def _print_headings(texts: tuple[Text, ...]) -> None:
    for text in texts:
        print(without_joiners(_heading(text)))


def _section(rule: str, edition: EditionId, book: RuleBook, messages: Messages) -> str:
    text = book.entry(rule, edition)
    return "\n\n".join([_heading(text), *(_part(part, messages) for part in text.parts)])


def _part(part: Part, messages: Messages) -> str:
    labels = [messages.text(f"rules-status-{part.status}")]
    if part.role is not Role.TEXT:
        labels.append(messages.text(f"rules-role-{part.role}"))
    return f"[{' · '.join(labels)}]\n{plain(part.markdown)}"


def _heading(text: Text) -> str:
    return f"{text.title} ({text.id})"
