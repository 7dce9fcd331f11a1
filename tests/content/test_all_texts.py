"""The shipped texts: complete and consistent in every language."""

import json
import re
import unicodedata
from collections import Counter
from functools import cache

import pytest

from companion import resources
from companion.content import LINK, Entry, Kind, Library, Role, rule_file
from companion.content.schema import Heading, RuleText
from companion.core.boxes import EDITIONS, EditionId, whole_box
from companion.i18n import CardLanguage, Language
from companion.i18n.line_breaks import join_words

LOCALES = resources.locales()
LIBRARY = Library.load()

every_language = pytest.mark.parametrize("language", Language)


@cache
def texts(language: Language) -> dict[tuple[str, str | None], RuleText]:
    found, _ = rule_file.read(LOCALES, language)
    return {(text.id, text.edition): text for text in found}


def text_of(entry: Entry, edition: str, language: Language) -> RuleText | None:
    found = texts(language)
    return found.get((entry.id, edition)) or found.get((entry.id, None))


def parts_in(entry: Entry, edition: EditionId) -> tuple[Heading, ...]:
    particular = entry.first_parts if edition is EditionId.FIRST else entry.second_parts
    return particular or entry.parts


def test_texts_cover_every_section_and_ruling() -> None:
    told = {fact for entry in LIBRARY.entries.values() for fact in entry.facts.split(", ")}

    assert {*"12345678", "10", "11"} <= told
    assert {f"9.{number}" for number in range(1, 14)} <= told
    assert {f"R{number}" for number in range(1, 19)} <= told


@every_language
def test_files_have_no_defects(language: Language) -> None:
    _, defects = rule_file.read(LOCALES, language)

    assert [str(defect) for defect in defects] == []


@every_language
def test_every_entry_has_a_text_in_each_of_its_editions(language: Language) -> None:
    missing = [
        f"{entry.id} [{edition}]"
        for entry in LIBRARY.entries.values()
        for edition in entry.editions
        if text_of(entry, edition, language) is None
    ]

    assert missing == []


@every_language
def test_every_text_belongs_to_an_entry(language: Language) -> None:
    """Its edition is one of the entry's, and a text for all editions is used in at least one."""
    strange = []
    for rule, edition in texts(language):
        editions = LIBRARY.entries[rule].editions if rule in LIBRARY.entries else ()
        if edition is None:
            fits = any((rule, one) not in texts(language) for one in editions)
        else:
            fits = edition in editions
        if not fits:
            strange.append((rule, edition))

    assert strange == []


@every_language
def test_parts_of_every_text_match_the_index(language: Language) -> None:
    different = [
        f"{rule} [{edition}]: {[f'{part.role} {part.status}' for part in text.parts]}"
        for (rule, edition), text in texts(language).items()
        if rule in LIBRARY.entries
        and any(
            tuple(part.heading for part in text.parts) != parts_in(LIBRARY.entries[rule], each)
            for each in LIBRARY.entries[rule].editions
            if edition in (None, each)
        )
    ]

    assert different == []


@every_language
def test_every_link_has_a_target_in_the_same_edition(language: Language) -> None:
    broken = []
    for entry in LIBRARY.entries.values():
        for edition in entry.editions:
            text = text_of(entry, edition, language)
            for part in text.parts if text else ():
                for link in LINK.finditer(part.markdown):
                    target = link[2]
                    if edition not in getattr(LIBRARY.entries.get(target), "editions", ()):
                        broken.append(f"{entry.id} [{edition}] -> {target}")

    assert broken == []


@every_language
def test_titles_of_a_kind_are_unique(language: Language) -> None:
    for edition in EDITIONS:
        titles = Counter(
            (entry.kind, text.title)
            for entry in LIBRARY.entries.values()
            if edition in entry.editions
            if (text := text_of(entry, edition, language)) is not None
        )
        assert [title for title, count in titles.items() if count > 1] == []


@every_language
def test_title_of_a_character_entry_is_its_name(language: Language) -> None:
    for (rule, edition), text in texts(language).items():
        character = LIBRARY.entries[rule].character if rule in LIBRARY.entries else None
        if character is not None:
            assert join_words(text.title, language) == LIBRARY.name(character, language).text, (
                rule,
                edition,
            )


@every_language
def test_only_terms_have_a_reading_in_their_text(language: Language) -> None:
    """Readings of characters are in names.toml; a second one could contradict it."""
    with_reading = {rule for (rule, _), text in texts(language).items() if text.reading}

    assert {rule for rule in with_reading if LIBRARY.entries[rule].kind is not Kind.TERM} == set()


@every_language
def test_every_file_is_in_normal_form_c(language: Language) -> None:
    """Highlights count composed letters, and fonts render them better."""
    for file in sorted((LOCALES / language).rglob("*.*")):
        text = file.read_text(encoding="utf-8")
        assert unicodedata.is_normalized("NFC", text), file
        assert "\ufffd" not in text, file


@pytest.mark.parametrize(
    "language", [language for language in Language if language.profile.bound_words]
)
def test_bound_words_do_not_end_a_line(language: Language) -> None:
    """A NO-BREAK SPACE follows each."""
    letters = language.profile.bound_words
    folder, word = LOCALES / language, re.compile(rf"(?i)(?<![\w$-])[{letters}] (?=\S)")
    hanging = [
        f"{file.name}: {line}"
        for file in sorted((*folder.glob("*.ftl"), *folder.glob("rules/*.md")))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and word.search(line)
    ]

    assert hanging == []


def test_entries_cover_exactly_the_characters_of_each_edition() -> None:
    told = {
        (edition, entry.character)
        for entry in LIBRARY.entries.values()
        for edition in entry.editions
        if entry.character is not None
    }

    assert told == {
        (edition, character) for edition in EDITIONS for character in whole_box(edition).characters
    }


def test_every_character_entry_has_a_power_and_a_tip() -> None:
    for entry in LIBRARY.entries.values():
        for edition in entry.editions if entry.character is not None else ():
            roles = {heading.role for heading in parts_in(entry, edition)}
            assert {Role.POWER, Role.TIP} <= roles, entry.id


def test_every_character_has_an_example() -> None:
    """In its entry, or as a worked example that it links to."""
    for entry in LIBRARY.entries.values():
        for edition in entry.editions if entry.character is not None else ():
            own = any(heading.role is Role.EXAMPLE for heading in parts_in(entry, edition))
            linked = [LIBRARY.entries[target] for target in entry.see]
            assert own or any(
                target.kind is Kind.EXAMPLE and edition in target.editions for target in linked
            ), entry.id


def test_records_of_an_example_are_games_of_its_editions() -> None:
    for entry in LIBRARY.entries.values():
        for edition in entry.editions:
            record = entry.record_in(edition)
            if record is not None:
                with (LOCALES / "examples" / record).open("rb") as file:
                    assert json.loads(file.readline())["edition"] == edition, record


def test_every_example_record_has_an_entry() -> None:
    records = {path.name for path in (LOCALES / "examples").glob("*.jsonl")}

    assert {record for entry in LIBRARY.entries.values() for record in entry.records} == records


@pytest.mark.parametrize("cards", CardLanguage)
def test_every_card_has_a_name_in_each_language_of_cards(cards: CardLanguage) -> None:
    known = {
        id: LIBRARY.name(id, cards) for edition in EDITIONS for id in whole_box(edition).characters
    }
    english = {id: LIBRARY.name(id, Language.EN).text for id in known}

    assert all(not name.printed for name in known.values())
    assert sum(known[id].text == english[id] for id in known) <= 4
    assert len({name.text for name in known.values()}) == len(known)
