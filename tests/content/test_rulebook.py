import logging
from pathlib import Path

import pytest

from companion.content import Kind, Library, RuleBook, UnknownRule, plain
from companion.i18n import Language
from tests.spoiling import spoil

OPENING = "# opening-turns\nTitle: Pierwsze cztery tury"


def test_an_entry_has_its_text_for_the_edition_being_played(english: RuleBook) -> None:
    first = english.entry("character-king", "first")
    second = english.entry("character-king", "second")

    assert first.parts[0].markdown == "Takes 3 coins from the bank."
    assert second.parts[0].markdown == "Takes 2 coins from the bank."
    assert english.entry("opening-turns", "first").parts == (
        english.entry("opening-turns", "second").parts
    )


def test_the_other_language_has_the_same_id(english: RuleBook, polish: RuleBook) -> None:
    assert english.entry("three-players", "first").title == "Three players"
    assert polish.entry("three-players", "first").title == "Troje graczy"


@pytest.mark.parametrize(
    ("rule", "edition", "code"),
    [
        ("no-such-rule", "first", "unknown_rule"),
        ("three-players", "second", "rule_of_other_edition"),
        ("three-players", "fourth", "rule_of_other_edition"),
        ("", "", "unknown_rule"),
    ],
)
def test_an_unknown_rule_is_refused(english: RuleBook, rule: str, edition: str, code: str) -> None:
    with pytest.raises(UnknownRule) as refusal:
        english.entry(rule, edition)

    assert refusal.value.code == code
    assert refusal.value.params == {"rule": rule, "edition": edition}


def test_entries_stand_in_the_order_of_the_index(english: RuleBook) -> None:
    assert [text.id for text in english.entries("second")] == [
        "opening-turns",
        "character-king",
        "character-judge",
    ]
    assert [text.id for text in english.entries("first", Kind.SECTION)] == [
        "opening-turns",
        "three-players",
    ]


def test_a_character_has_its_entry(english: RuleBook) -> None:
    assert english.character("king", "second").id == "character-king"
    with pytest.raises(UnknownRule, match="unknown_rule"):
        english.character("emperor", "second")
    with pytest.raises(UnknownRule, match="rule_of_other_edition"):
        english.character("inquisitor", "second")


def test_what_to_read_next_is_of_the_same_edition(english: RuleBook) -> None:
    assert [t.id for t in english.see_also(english.entry("opening-turns", "first"))] == [
        "character-king",
        "three-players",
    ]
    assert [t.id for t in english.see_also(english.entry("opening-turns", "second"))] == [
        "character-king"
    ]


def test_a_text_that_is_missing_is_shown_in_english_and_logged_once(
    locales: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(locales / "pl" / "rules" / "all.md", OPENING, "# no-longer\nTitle: Inny")
    book = Library.load(locales).book(Language.PL)

    shown = [book.entry("opening-turns", "first") for _ in range(2)][-1]

    assert (shown.title, shown.language, shown.translated) == (
        "Opening turns",
        Language.EN,
        False,
    )
    assert [(r.levelno, "opening-turns" in r.message) for r in caplog.records] == [
        (logging.WARNING, True)
    ]


def test_a_text_missing_in_english_too_is_shown_as_its_id(locales: Path) -> None:
    spoil(locales / "en" / "rules" / "all.md", "# three-players", "# no-longer")

    shown = Library.load(locales).book(Language.EN).entry("three-players", "first")

    assert (shown.title, shown.parts) == ("three-players", ())


def test_a_language_without_a_folder_is_shown_in_english(locales: Path) -> None:
    book = Library.load(locales).book(Language.RU)

    assert book.entry("three-players", "first").title == "Three players"
    assert [hit.id for hit in book.search("король", "first")] == ["character-king"]


def test_defects_of_a_language_are_logged_and_its_other_texts_shown(
    locales: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(locales / "pl" / "rules" / "all.md", OPENING, "# opening-turns\nTytuł: Tury")

    book = Library.load(locales).book(Language.PL)

    assert book.entry("three-players", "first").title == "Troje graczy"
    assert "pl/rules/all.md: opening-turns.Tytuł: extra_forbidden" in caplog.text


@pytest.mark.parametrize("folder", [False, True], ids=["no UTF-8", "a folder"])
def test_a_file_of_texts_that_cannot_be_read_is_logged_and_english_shown(
    locales: Path, caplog: pytest.LogCaptureFixture, folder: bool
) -> None:
    more = locales / "pl" / "rules" / "more.md"
    more.mkdir() if folder else more.write_bytes(b"# three-players\nTitle: \xff")
    (locales / "pl" / "rules" / "all.md").unlink()
    book = Library.load(locales).book(Language.PL)

    assert book.entry("three-players", "first").title == "Three players"
    assert "pl/rules/more.md: unreadable: " in caplog.text


def test_a_text_given_twice_is_told(locales: Path, caplog: pytest.LogCaptureFixture) -> None:
    rules = locales / "pl" / "rules"
    (rules / "more.md").write_text((rules / "all.md").read_text("utf-8"), encoding="utf-8")

    Library.load(locales).book(Language.PL).entry("three-players", "first")

    assert "pl/rules/more.md: three-players: text_twice" in caplog.text


def test_the_nearest_entries_are_offered_for_what_does_not_exist(english: RuleBook) -> None:
    assert english.nearest("opening-turn", "first")[0].id == "opening-turns"
    assert english.nearest("caracter-jugde", "second")[0].id == "character-judge"
    assert english.nearest("3-plyers", "first")[0].id == "three-players"
    assert english.nearest("zzzz", "first", limit=2)
    assert english.nearest("x" * 10_000, "first")
    assert english.nearest("", "first")
    assert english.nearest("king", "fourth") == ()


def test_plain_text_has_no_marks() -> None:
    markdown = "The **King** is\n\n- [here](rule:a-b)\n- there - and [so](rule:c)"

    assert plain(markdown) == "The King is\n\n• here\n• there - and so"


def test_a_title_has_its_reading_where_the_language_has_readings(locales: Path) -> None:
    (locales / "ja" / "rules").mkdir(parents=True)
    (locales / "ja" / "rules" / "all.md").write_text(
        "# character-judge\nTitle: 判事\n\n:: power rulebook\n取ります。\n"
        "# three-players\nTitle: 三人\nName: さんにん\n\n:: text printings\n二枚ずつ。\n",
        encoding="utf-8",
    )
    book = Library.load(locales).book(Language.JA)

    assert book.character("judge", "first").reading == "はんじ"
    assert book.entry("three-players", "first").reading == "さんにん"
    assert book.character("king", "first").reading is None
    assert [hit.id for hit in book.search("サンニン", "first")] == ["three-players"]
