import logging
from pathlib import Path

import pytest

from companion.content import Kind, Library, RuleBook, plain
from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.i18n.line_breaks import join_words
from tests.program_copies import replace_text

OPENING = "# opening-turns\nTitle: Pierwsze cztery tury"


def test_entry_has_the_text_of_its_edition(english: RuleBook) -> None:
    first = english.entry("character-king", EditionId.FIRST)
    second = english.entry("character-king", EditionId.SECOND)

    assert first.parts[0].markdown == "Takes 3 coins from the bank."
    assert second.parts[0].markdown == "Takes 2 coins from the bank."
    assert english.entry("opening-turns", EditionId.FIRST).parts == (
        english.entry("opening-turns", EditionId.SECOND).parts
    )


def test_entry_has_the_same_id_in_every_language(english: RuleBook, polish: RuleBook) -> None:
    assert english.entry("three-players", EditionId.FIRST).title == "Three players"
    assert polish.entry("three-players", EditionId.FIRST).title == "Troje graczy"


@pytest.mark.parametrize(
    ("entry_id", "edition"),
    [
        ("no-such-rule", EditionId.FIRST),
        ("three-players", EditionId.SECOND),
        ("", EditionId.FIRST),
    ],
)
def test_entry_missing_in_the_edition_is_not_found(
    english: RuleBook, entry_id: str, edition: EditionId
) -> None:
    assert english.find(entry_id, edition) is None
    with pytest.raises(LookupError):
        english.entry(entry_id, edition)


def test_text_has_the_requested_edition(english: RuleBook) -> None:
    found = english.find("opening-turns", EditionId.SECOND)
    assert found is not None
    assert (found.id, found.edition) == ("opening-turns", EditionId.SECOND)


def test_entries_are_in_index_order(english: RuleBook) -> None:
    assert [text.id for text in english.entries(EditionId.SECOND)] == [
        "opening-turns",
        "character-king",
        "character-judge",
    ]
    assert [text.id for text in english.entries(EditionId.FIRST, Kind.SECTION)] == [
        "opening-turns",
        "three-players",
    ]


def test_character_has_its_entry(english: RuleBook) -> None:
    assert english.character("king", EditionId.SECOND).id == "character-king"
    for unknown in ("emperor", "inquisitor", ""):
        assert english.find_character(unknown, EditionId.SECOND) is None
        with pytest.raises(LookupError):
            english.character(unknown, EditionId.SECOND)


def test_see_also_has_entries_of_the_same_edition(english: RuleBook) -> None:
    assert [t.id for t in english.see_also(english.entry("opening-turns", EditionId.FIRST))] == [
        "character-king",
        "three-players",
    ]
    assert [t.id for t in english.see_also(english.entry("opening-turns", EditionId.SECOND))] == [
        "character-king"
    ]


def test_missing_text_falls_back_to_english_and_is_logged_once(
    locales: Path, caplog: pytest.LogCaptureFixture
) -> None:
    replace_text(locales / "pl" / "rules" / "all.md", OPENING, "# no-longer\nTitle: Inny")
    book = Library.load(locales).book(Language.PL)

    shown = [book.entry("opening-turns", EditionId.FIRST) for _ in range(2)][-1]

    assert (shown.title, shown.language, shown.translated) == (
        "Opening turns",
        Language.EN,
        False,
    )
    assert [(r.levelno, "opening-turns" in r.message) for r in caplog.records] == [
        (logging.WARNING, True)
    ]


def test_text_missing_in_english_shows_its_id(locales: Path) -> None:
    replace_text(locales / "en" / "rules" / "all.md", "# three-players", "# no-longer")

    shown = Library.load(locales).book(Language.EN).entry("three-players", EditionId.FIRST)

    assert (shown.title, shown.parts) == ("three-players", ())


def test_language_without_a_folder_falls_back_to_english(locales: Path) -> None:
    book = Library.load(locales).book(Language.RU)

    assert book.entry("three-players", EditionId.FIRST).title == "Three players"
    assert [hit.id for hit in book.search("король", EditionId.FIRST)] == ["character-king"]


def test_defects_are_logged_and_other_texts_shown(
    locales: Path, caplog: pytest.LogCaptureFixture
) -> None:
    replace_text(locales / "pl" / "rules" / "all.md", OPENING, "# opening-turns\nTytuł: Tury")

    book = Library.load(locales).book(Language.PL)

    assert book.entry("three-players", EditionId.FIRST).title == "Troje graczy"
    assert "pl/rules/all.md: opening-turns.Tytuł: extra_forbidden" in caplog.text


@pytest.mark.parametrize("folder", [False, True], ids=["no UTF-8", "a folder"])
def test_unreadable_file_is_logged_and_english_shown(
    locales: Path, caplog: pytest.LogCaptureFixture, folder: bool
) -> None:
    more = locales / "pl" / "rules" / "more.md"
    more.mkdir() if folder else more.write_bytes(b"# three-players\nTitle: \xff")
    (locales / "pl" / "rules" / "all.md").unlink()
    book = Library.load(locales).book(Language.PL)

    assert book.entry("three-players", EditionId.FIRST).title == "Three players"
    assert "pl/rules/more.md: unreadable: " in caplog.text


def test_duplicate_text_is_logged(locales: Path, caplog: pytest.LogCaptureFixture) -> None:
    rules = locales / "pl" / "rules"
    (rules / "more.md").write_text((rules / "all.md").read_text("utf-8"), encoding="utf-8")

    Library.load(locales).book(Language.PL).entry("three-players", EditionId.FIRST)

    assert "pl/rules/more.md: three-players: text_twice" in caplog.text


def test_nearest_entries_are_suggested_for_an_unknown_id(english: RuleBook) -> None:
    assert english.nearest("opening-turn", EditionId.FIRST)[0].id == "opening-turns"
    assert english.nearest("caracter-jugde", EditionId.SECOND)[0].id == "character-judge"
    assert english.nearest("3-plyers", EditionId.FIRST)[0].id == "three-players"
    assert english.nearest("zzzz", EditionId.FIRST, limit=2)
    assert english.nearest("x" * 10_000, EditionId.FIRST)
    assert english.nearest("", EditionId.FIRST)


def test_plain_text_has_no_markup() -> None:
    markdown = "The **King** is\n\n- [here](rule:a-b)\n- there - and [so](rule:c)"

    assert plain(markdown) == "The King is\n\n• here\n• there - and so"


def test_title_has_its_reading_in_languages_with_readings(locales: Path) -> None:
    (locales / "ja" / "rules").mkdir(parents=True)
    (locales / "ja" / "rules" / "all.md").write_text(
        "# character-judge\nTitle: 判事\n\n:: power rulebook\n取ります。\n"
        "# three-players\nTitle: 三人\nName: さんにん\n\n:: text printings\n二枚ずつ。\n",
        encoding="utf-8",
    )
    book = Library.load(locales).book(Language.JA)

    assert book.character("judge", EditionId.FIRST).reading == join_words("はんじ", Language.JA)
    assert book.entry("three-players", EditionId.FIRST).reading == join_words(
        "さんにん", Language.JA
    )
    assert book.character("king", EditionId.FIRST).reading is None
    assert [hit.id for hit in book.search("サンニン", EditionId.FIRST)] == ["three-players"]
