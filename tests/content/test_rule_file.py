import pytest

from companion.content import rule_file

GOOD = """
# opening-turns
Title: Opening turns
Words: first four turns; forced swap;

:: text rulebook
First paragraph,
two lines.

- a list

:: text ruling
Ours.

# character-judge [second]
Title: 判事
Name: はんじ

:: power rulebook
Takes.
"""


def test_text_is_read_with_its_parts_in_order() -> None:
    (opening, judge), defects = rule_file.parse(GOOD, "ja/rules/all.md")

    assert defects == []
    assert (opening.id, opening.edition, opening.title) == ("opening-turns", None, "Opening turns")
    assert opening.synonyms == ("first four turns", "forced swap")
    assert [(part.role, part.status, part.markdown) for part in opening.parts] == [
        ("text", "rulebook", "First paragraph,\ntwo lines.\n\n- a list"),
        ("text", "ruling", "Ours."),
    ]
    assert (judge.edition, judge.reading, judge.synonyms) == ("second", "はんじ", ())


def test_words_that_differ_by_edition_make_a_text_for_each() -> None:
    source = GOOD.replace(":: text ruling\nOurs.", ":: text {rulebook|own}\nA {card|Mask}.")
    (first, second, _), defects = rule_file.parse(source, "en/rules/all.md")

    assert defects == []
    assert (first.edition, second.edition) == ("first", "second")
    assert [(text.parts[1].status, text.parts[1].markdown) for text in (first, second)] == [
        ("rulebook", "A card."),
        ("own", "A Mask."),
    ]


@pytest.mark.parametrize(
    ("old", "new", "key", "code"),
    [
        ("\n# opening-turns", "Stray\n# opening-turns", "", "text_before_first_entry"),
        ("# opening-turns", "# opening turns", "# opening turns", "heading_unreadable"),
        ("# opening-turns", "# Opening_Turns", "Opening_Turns.id", "string_pattern_mismatch"),
        ("[second]", "[third]", "character-judge.edition", "enum"),
        ("Title: Opening turns\n", "", "opening-turns.Title", "missing"),
        ("Title: Opening turns", "Title:", "opening-turns.Title", "string_too_short"),
        ("Words:", "Synonyms:", "opening-turns.Synonyms", "extra_forbidden"),
        ("Words:", "Title:", "opening-turns.Title", "key_twice"),
        ("Words:", "id:", "opening-turns.id", "key_twice"),
        (":: text ruling", ":: text guess", "opening-turns.parts.1.heading.status", "enum"),
        (":: text ruling", ":: poem ruling", "opening-turns.parts.1.heading.role", "enum"),
        (":: text ruling", "::", "opening-turns.parts.1.heading.role", "enum"),
        ("Ours.", "", "opening-turns.parts.1.markdown", "string_too_short"),
        (":: power rulebook\nTakes.", "", "character-judge.parts", "too_short"),
        ("Ours.", "## Ours", "opening-turns", "heading_not_allowed"),
        ("Ours.", "| a | b |", "opening-turns", "table_not_allowed"),
        ("Ours.", "![x](y.png)", "opening-turns", "image_not_allowed"),
        ("Ours.", "<b>Ours</b>", "opening-turns", "html_not_allowed"),
        ("Ours.", "[Ours](https://example.org)", "opening-turns", "link_not_allowed"),
        ("Ours.", "[Ours](rule:opening turns)", "opening-turns", "link_not_allowed"),
    ],
)
def test_defect_is_reported_with_its_file_and_key(old: str, new: str, key: str, code: str) -> None:
    assert old in GOOD

    _, defects = rule_file.parse(GOOD.replace(old, new), "ja/rules/all.md")

    assert ("ja/rules/all.md", key, code) in {(d.file, d.key, d.code) for d in defects}


def test_other_texts_of_a_defective_file_are_read() -> None:
    texts, defects = rule_file.parse(GOOD.replace("Title: Opening turns\n", ""), "all.md")

    assert [text.id for text in texts] == ["character-judge"]
    assert len(defects) == 1
