"""The texts keep to the terms of locales/README.md."""

import re

import pytest

from companion import resources
from companion.content import rule_file
from companion.content.markdown import plain
from companion.i18n import Language

LOCALES = resources.locales()
_ROW = re.compile(r"^\|(?:(?:\\\||[^|])*\|){3}(?P<never>[^|]*)\|$", re.MULTILINE)


def never(language: Language) -> list[str]:
    """Return the words that texts in `language` may not use."""
    readme = (LOCALES / "README.md").read_text(encoding="utf-8")
    _, _, table = readme.partition(f"\n### {language}\n")
    rows = re.split(r"^#", table, maxsplit=1, flags=re.MULTILINE)[0]
    cells = [match["never"] for match in _ROW.finditer(rows)][2:]
    return [word.strip() for cell in cells for word in cell.split(";") if word.strip()]


def shown(language: Language) -> dict[str, str]:
    """Return what people read in `language`, by file and key."""
    texts, _ = rule_file.read(LOCALES, language)
    found = {
        f"rules {text.id}": " ".join([text.title, *(plain(part.markdown) for part in text.parts)])
        for text in texts
    }
    for file in sorted((LOCALES / language).glob("*.ftl")):
        found[file.name] = re.sub(
            r"^#.*|^\S+ =|\{[^{}\n]*(?:->|\})",
            "",
            file.read_text(encoding="utf-8"),
            flags=re.MULTILINE,
        )
    return found


@pytest.mark.parametrize("language", Language)
def test_no_text_uses_a_word_that_the_terms_exclude(language: Language) -> None:
    edge = "" if language is Language.JA else r"\b"
    used = [
        f"{place}: {word}"
        for word in never(language)
        for place, text in shown(language).items()
        if re.search(edge + re.escape(word) + edge, text, re.IGNORECASE)
    ]

    assert used == []


@pytest.mark.parametrize("language", Language)
def test_terms_exclude_words(language: Language) -> None:
    assert never(language)
