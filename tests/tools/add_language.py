"""Adds a language: `python -m tests.tools.add_language de Deutsch`.

Writes the member and profile in `companion/i18n/language.py`, a folder `locales/de` whose files
have no text yet (the app shows English in its place), and a line to fill in for every character
of `names.toml` and of the expansions and for the people of the examples. A language that only
cards were in keeps its names. `python -m tests.tools.missing_translations de` then lists what to
translate.
"""

import re
import sys
from pathlib import Path

import snowballstemmer
from babel import Locale, UnknownLocaleError

from companion.core.boxes import EXPANSIONS

ROOT = Path(__file__).parents[2]

_PROFILES = Path("companion/i18n/language.py")
_SEARCH = '''# Search data. ../README.md describes the format.

common = """
"""
equivalents = []
forms = []
character_questions = []

[any_character]

[phrasings]
'''


def add_language(code: str, own_name: str, root: Path = ROOT) -> None:
    """Add the language to the source tree at `root`.

    Raises ValueError if Babel does not know the code or the language is there already.
    """
    try:
        english_name = Locale.parse(code).english_name or ""
    except (UnknownLocaleError, ValueError) as error:
        raise ValueError(f"{code}: not a language code that Babel knows") from error
    locales = root / "locales"
    if not re.fullmatch(r"[a-z]{2,3}", code) or (locales / code).exists():
        raise ValueError(f"{code}: not a code of two or three letters, or there already")
    _add_profile(root / _PROFILES, code, own_name, _stemmer(english_name))
    for names in ("names", "examples/names", *EXPANSIONS):
        _add_names(locales / f"{names}.toml", code)
    _add_folder(locales, code)


def _stemmer(english_name: str) -> str | None:
    name = english_name.lower()
    return name if name in snowballstemmer.algorithms() else None


def _add_profile(file: Path, code: str, own_name: str, stemmer: str | None) -> None:
    source = file.read_text(encoding="utf-8")
    # screens and cards now
    source = re.sub(rf'^    {code.upper()} = "{code}"\n', "", source, flags=re.MULTILINE)
    source = re.sub(rf"^    CardLanguage\.{code.upper()}: .*\n", "", source, flags=re.MULTILINE)
    facts = f'"{own_name}"' + (f', stemmer="{stemmer}"' if stemmer else "")
    source, members = re.subn(
        r'(class Language\(StrEnum\):.*?(?:    [A-Z]+ = "[a-z]+"\n)+)',
        rf'\g<1>    {code.upper()} = "{code}"\n',
        source,
        count=1,
        flags=re.DOTALL,
    )
    source, profiles = re.subn(
        r"(_PROFILES = \{\n.*?)(^\}\n)",
        rf"\g<1>    Language.{code.upper()}: LanguageProfile({facts}),\n\g<2>",
        source,
        count=1,
        flags=re.DOTALL | re.MULTILINE,
    )
    if not (members and profiles):
        raise ValueError(f"{file}: no place found for a member and its profile")
    file.write_text(source, encoding="utf-8")


def _add_names(file: Path, code: str) -> None:
    source = file.read_text(encoding="utf-8")
    # characters that have a name in this language already need no line
    en = rf"^en = (.*)$(?!(?:\n.+)*?\n{code} = )"
    with_places = re.sub(en, rf"\g<0>\n# {code} = \g<1>", source, flags=re.MULTILINE)
    file.write_text(with_places, encoding="utf-8")


def _add_folder(locales: Path, code: str) -> None:
    (locales / code / "rules").mkdir(parents=True)
    for file in sorted((locales / "en").glob("*.ftl")):
        text = _commented_out(file.read_text(encoding="utf-8"))
        (locales / code / file.name).write_text(text, encoding="utf-8")
    for file in sorted((locales / "en" / "rules").glob("*.md")):
        (locales / code / "rules" / file.name).touch()
    (locales / code / "search.toml").write_text(_SEARCH, encoding="utf-8")


def _commented_out(source: str) -> str:
    """Return Fluent source with every message as a comment, to be translated and uncommented."""
    return re.sub(r"^(?=[^#\n])", "# ", source, flags=re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code."""
    if len(arguments) != 2:
        print(__doc__)
        return 2
    code, own_name = arguments
    try:
        add_language(code, own_name)
    except ValueError as error:
        print(error)
        return 1
    print(f"Added. Next: python -m tests.tools.missing_translations {code}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
