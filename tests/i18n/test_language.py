import ast
from pathlib import Path

import pytest

import companion
from companion import resources
from companion.i18n import SOURCE_LANGUAGE, Language, best_language

CODE = Path(companion.__file__).parent
PROFILES = CODE / "i18n" / "language.py"

every_language = pytest.mark.parametrize("language", Language)


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["pl-PL"], Language.PL),
        (["ja_JP.UTF-8"], Language.JA),
        (["IT"], Language.IT),
        (["ru@cyrillic"], Language.RU),
        (["xx-XX", "yy", "ru-RU", "pl-PL"], Language.RU),
        (["xx-XX"], SOURCE_LANGUAGE),
        (["C", "POSIX", ""], SOURCE_LANGUAGE),
        ([], SOURCE_LANGUAGE),
    ],
)
def test_first_available_locale_of_the_device_is_chosen(
    preferred: list[str], language: Language
) -> None:
    assert best_language(preferred) is language


def test_own_names_of_languages_differ() -> None:
    assert len({language.profile.own_name for language in Language}) == len(Language)
    assert Language.PL.profile.own_name == "Polski"


@every_language
def test_every_language_has_a_folder_of_texts(language: Language) -> None:
    assert (resources.locales() / language / "screens.ftl").is_file()


@every_language
def test_fonts_of_a_profile_are_shipped(language: Language) -> None:
    missing = [
        font.path
        for font in language.profile.fonts
        if not (resources.assets() / font.path).is_file()
    ]

    assert missing == []


def test_no_module_but_the_profiles_names_a_language() -> None:
    """A new language needs a profile, and no search through the code for comparisons."""
    named = {
        f"{file.relative_to(CODE)}:{node.lineno}"
        for file in sorted(CODE.rglob("*.py"))
        if file != PROFILES
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Language"
        and node.attr in Language.__members__
    }

    assert named == set()
