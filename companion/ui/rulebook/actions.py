"""What taps in the rulebook do: going on, searching, languages and type, the group's notes."""

from dataclasses import replace

from companion.application.group.settings import NOTE_LIMIT
from companion.content.search.index import LONGEST_QUERY
from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.ui.page.page_actions import PageActions
from companion.ui.page.reading import NoteDraft, Reading
from companion.ui.page.rules_address import Address


class RulebookActions(PageActions):
    """Changes how one page shows the rulebook, and what the group notes in it."""

    @property
    def _reading(self) -> Reading:
        return self.context.state(Reading)

    def change(self, reading: Reading) -> None:
        """Replace the search, languages, type size and note being written."""
        self.context.put(reading)

    def go(self, address: Address) -> None:
        """Go to an address; closes the search and the note editor."""
        reading = self._reading
        found_on = reading.searching or reading.found_on
        self.change(replace(reading, searching="", found_on=found_on, note=None))
        self.navigation.go(address.route)

    def search(self, typed: str) -> None:
        """Show the results for the typed words on this page; without words, what was there."""
        searching = self.view.route if typed.strip() else ""
        self.change(replace(self._reading, query=typed[:LONGEST_QUERY], searching=searching))

    def clear_search(self) -> None:
        """Empty the search field, which keeps the focus."""
        reading = replace(self._reading, query="", searching="")
        again, emptied = reading.cleared + 1, reading.emptied + 1
        self.change(replace(reading, cleared=again, emptied=emptied))

    def show_results(self) -> None:
        """Show the results of the last search again."""
        self.change(replace(self._reading, searching=self.view.route))

    def read_in(self, address: Address, language: Language, beside: Language | None) -> None:
        """Show an address in a language, or in two."""
        self.change(replace(self._reading, language=language, beside=beside))
        self.navigation.go(replace(address, language=language, beside=beside or "").route)

    def toggle_large_type(self) -> None:
        """Show texts in large type, or in the usual one again."""
        self.change(replace(self._reading, large=not self._reading.large))

    def write_note(self, edition: EditionId, section: str, words: str) -> None:
        """Open the editor of the note on a section with these words in it, or take over words."""
        self.change(replace(self._reading, note=NoteDraft(edition, section, words)))

    def close_note(self) -> None:
        """Close the editor, and discard what is in it."""
        self.change(replace(self._reading, note=None))

    def save_note(self) -> None:
        """Save the note in the editor, and close it."""
        note = self._reading.note
        if note is not None:
            self.replace_note(note.edition, note.section, note.words)

    def replace_note(self, edition: EditionId, section: str, words: str) -> None:
        """Save a note, or without words delete the one on a section; close the editor."""
        words = words[:NOTE_LIMIT]
        if self.change_settings(lambda settings: settings.with_note(edition, section, words)):
            self.close_note()
