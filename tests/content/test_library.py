from pathlib import Path

import pytest

from companion.content import Library, Name
from companion.content.errors import ContentError
from companion.core.boxes import EXPANSIONS, EditionId
from companion.i18n import Language
from companion.i18n.line_breaks import join_words
from tests.program_copies import replace_text


def test_character_has_its_printed_name_and_reading(locales: Path) -> None:
    library = Library.load(locales)

    assert library.name("king", Language.PL) == Name("Król", printed=True, reading=None)
    assert library.name("judge", Language.JA) == Name(
        join_words("判事", Language.JA), printed=True, reading=join_words("はんじ", Language.JA)
    )
    assert not library.name("judge", Language.RU).printed


def test_missing_name_falls_back_to_english_and_is_logged_once(
    locales: Path, caplog: pytest.LogCaptureFixture
) -> None:
    replace_text(locales / "names.toml", 'pl = "Król"\n', "")
    library = Library.load(locales)

    shown = [library.name("king", Language.PL) for _ in range(2)]

    assert shown == [Name("King", printed=False)] * 2
    assert [record.message for record in caplog.records] == [
        "names.toml: king.pl: no name, English shown"
    ]
    assert library.name("king", Language.IT).text == "Re"


def test_missing_name_has_no_reading(locales: Path) -> None:
    replace_text(locales / "names.toml", 'ja = "王"\n', "")

    library = Library.load(locales)

    assert library.name("king", Language.JA) == Name("King", printed=False)
    found = library.book(Language.JA).character("king", EditionId.FIRST)
    assert (found.title, found.reading) == ("King", None)


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "code"),
    [
        ("index.toml", 'kind = "section"', 'kind = "chapter"', "opening-turns.kind", "enum"),
        ("index.toml", '"text ruling"', '"text guess"', "opening-turns.parts.1.status", "enum"),
        (
            "index.toml",
            '"text ruling"',
            '"text ruling 4"',
            "opening-turns.parts.1.players",
            "less_than_equal",
        ),
        ("index.toml", '"text ruling"', '"poem ruling"', "opening-turns.parts.1.role", "enum"),
        (
            "index.toml",
            'facts = "4"',
            'facts = "4"\nfact = "4"',
            "opening-turns.fact",
            "extra_forbidden",
        ),
        (
            "index.toml",
            'facts = "4"',
            'facts = "R0, x"',
            "opening-turns.facts",
            "string_pattern_mismatch",
        ),
        (
            "index.toml",
            'id = "opening-turns"',
            'id = "Opening"',
            "Opening.id",
            "string_pattern_mismatch",
        ),
        ("index.toml", 'id = "opening-turns"\n', "", "entry 1.id", "missing"),
        ("index.toml", '["first"]', '["third"]', "three-players.editions.0", "enum"),
        ("index.toml", '["first"]', "[]", "three-players.editions", "too_short"),
        ("index.toml", '"three-players"]', '"no-such"]', "opening-turns.see", "see_unknown"),
        ("index.toml", "three-players", "opening-turns", "opening-turns", "id_twice"),
        ("index.toml", 'character = "king"', "", "character-king", "value_error"),
        (
            "index.toml",
            'facts = "7"',
            'facts = "7"\nfirst_parts = ["text ruling"]',
            "three-players",
            "value_error",
        ),
        ("index.toml", '"judge"', '"jury"', "character-judge.character", "character_unknown"),
        ("index.toml", "01.jsonl", "02.jsonl", "example-01.record", "record_missing"),
        ("index.toml", "[[entry]]", "[[entry]", "", "unreadable"),
        ("index.toml", "[[entry]]", "entry = 3\n[[more]]", "entry 1", "model_type"),
        (
            "index.toml",
            "[[entry]]",
            "[[entry]]\nextra = 1",
            "opening-turns.extra",
            "extra_forbidden",
        ),
        ("names.toml", 'en = "King"\n', "", "king", "value_error"),
        ("names.toml", 'pl = "Król"', 'pl = ""', "king.words.pl", "string_too_short"),
        ("names.toml", 'pl = "Król"', 'qq = "König"', "king.qq", "extra_forbidden"),
        (
            "names.toml",
            '["it", "ru"]',
            '["it", "sv"]',
            "judge.unprinted.1.str-enum[Language]",
            "enum",
        ),
        ("names.toml", "[king]", "[kaiser]", "kaiser", "character_without_entry"),
        ("expansion.toml", ".alchemist]", ".king]", "characters.king", "id_twice"),
        ("expansion.toml", 'en = "Alch', 'it = "Alch', "characters.alchemist", "value_error"),
        ("expansion.toml", "other", "others", "characters.alchemist.others", "extra_forbidden"),
        ("expansion.toml", "[characters.alch", "[characters alch", "", "unreadable"),
    ],
)
def test_defect_is_reported_with_its_file_and_key(
    locales: Path, file: str, old: str, new: str, key: str, code: str
) -> None:
    replace_text(locales / file, old, new)

    with pytest.raises(ContentError) as fault:
        Library.load(locales)

    found = [(one.file, one.key, one.code) for one in fault.value.defects]
    assert (file, key, code) in found
    assert f"{file}: {key}".removesuffix(": ") in str(fault.value)


def test_all_defects_are_reported_together(locales: Path) -> None:
    replace_text(locales / "index.toml", 'kind = "section"', 'kind = "chapter"')
    replace_text(locales / "index.toml", "01.jsonl", "02.jsonl")
    replace_text(locales / "names.toml", 'pl = "Król"', 'pl = ""')

    with pytest.raises(ContentError) as fault:
        Library.load(locales)

    assert {"opening-turns.kind", "three-players.kind", "example-01.record", "king.words.pl"} <= {
        defect.key for defect in fault.value.defects
    }


def test_missing_files_are_defects(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as fault:
        Library.load(tmp_path)

    assert [(d.file, d.code) for d in fault.value.defects] == [
        ("index.toml", "unreadable"),
        ("names.toml", "unreadable"),
        *((f"{box}.toml", "unreadable") for box in EXPANSIONS),
    ]


def test_language_is_read_when_its_book_is_requested(locales: Path) -> None:
    (locales / "en" / "rules" / "all.md").write_bytes(b"\xff")

    book = Library.load(locales).book(Language.PL)

    assert book.entry("opening-turns", EditionId.FIRST).translated
