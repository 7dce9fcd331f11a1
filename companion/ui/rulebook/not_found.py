"""Addresses with unknown parts: what is unknown, and what may have been meant."""

import flet as ft

from companion.content import Text
from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.ui.kit.palette import current_palette
from companion.ui.kit.titles import title
from companion.ui.layout.tokens import Size, Space
from companion.ui.rulebook.list_rows import entry_row, eyebrow, listed
from companion.ui.rulebook.reader import Reader


def address_errors(reader: Reader) -> list[str]:
    """Return a sentence for each unknown part of the address except the entry."""
    say, address = reader.say.text, reader.address
    found = []
    if address.edition and address.edition not in set(EditionId):
        found.append(say("rules-unknown-edition", edition=address.edition))
    for language in (address.language, address.beside):
        if language and language not in set(Language):
            found.append(say("rules-unknown-language", language=language))
    return found


def unknown_entry(reader: Reader) -> ft.Control:
    """Return the page for an entry that is not in this edition."""
    rule = reader.address.rule
    elsewhere = [text for each in EditionId if (text := reader.book.find(rule, each)) is not None]
    if elsewhere:
        sentence = reader.say.text("rules-only-other-edition", title=elsewhere[0].title)
    else:
        edition = reader.say.text(f"edition-{reader.edition}")
        sentence = reader.say.text("rules-unknown-rule", rule=rule, edition=edition)
    size = Size.AWAITED_PHONE if reader.phone else Size.AWAITED_LONG
    return ft.Column(
        [
            title(sentence, size, round(size * 1.2), current_palette().text),
            listed([_there(each, reader) for each in elsewhere]),
            eyebrow(reader.say.text("rules-nearest")),
            listed([entry_row(text, reader, key=f"near-{text.id}") for text in _nearest(reader)]),
        ],
        key=f"unknown-{reader.edition}-{rule}-{reader.language}",
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _nearest(reader: Reader) -> tuple[Text, ...]:
    return reader.book.nearest(reader.address.rule, reader.edition)


def _there(text: Text, reader: Reader) -> ft.Control:
    caption = reader.say.text(f"edition-{text.edition}")
    return entry_row(text, reader, key=f"there-{text.edition}", caption=caption)
