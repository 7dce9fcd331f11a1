"""`companion rules`: the best sections for some words, as plain text."""

import argparse
import sys

from companion.cli.arguments import one_of
from companion.content import Library, Part, Role, RuleBook, Text, plain
from companion.core.boxes import EditionId
from companion.i18n import Language, Messages
from companion.i18n.messages import messages

MOST = 3
"""Sections printed at most."""


def add_arguments(parser: argparse.ArgumentParser, say: Messages) -> None:
    """Describe the options of the command; unless said otherwise, it speaks as `say` does."""
    parser.add_argument("words", nargs="+", metavar="WORDS", help=say.text("cli-rules-words"))
    parser.add_argument(
        "--lang",
        type=one_of("--lang", Language),
        metavar="LANG",
        default=say.language.value,
        help=say.text("cli-rules-lang"),
    )
    parser.add_argument(
        "--edition",
        type=one_of("--edition", EditionId),
        metavar="first|second",
        default=EditionId.FIRST.value,
        help=say.text("cli-rules-edition"),
    )


def run(chosen: argparse.Namespace) -> int:
    """Print the best sections; without a match, the titles nearest to it, and 1 is returned."""
    say = messages(Language(chosen.lang))
    book = Library.load().book(say.language)
    words = " ".join(chosen.words)
    hits = book.search(words, chosen.edition, MOST)
    if hits:
        print("\n\n\n".join(_section(hit.id, chosen.edition, book, say) for hit in hits))
        return 0
    print(say.text("cli-rules-nothing"), file=sys.stderr)
    for text in book.nearest(words, chosen.edition):
        print(_heading(text))
    return 1


def _section(rule: str, edition: EditionId, book: RuleBook, say: Messages) -> str:
    text = book.entry(rule, edition)
    return "\n\n".join([_heading(text), *(_part(part, say) for part in text.parts)])


def _part(part: Part, say: Messages) -> str:
    about = [say.text(f"rules-status-{part.status}")]
    if part.role is not Role.TEXT:
        about.append(say.text(f"rules-role-{part.role}"))
    return f"[{' · '.join(about)}]\n{plain(part.markdown)}"


def _heading(text: Text) -> str:
    return f"{text.title} ({text.id})"
