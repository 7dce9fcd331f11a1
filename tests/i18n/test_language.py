import pytest

from companion.i18n import Language, best_language


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["pl-PL"], Language.PL),
        (["ja_JP.UTF-8"], Language.JA),
        (["IT"], Language.IT),
        (["ru@cyrillic"], Language.RU),
        (["de-DE", "fr", "ru-RU", "pl-PL"], Language.RU),
        (["de-DE"], Language.EN),
        (["C", "POSIX", ""], Language.EN),
        ([], Language.EN),
    ],
)
def test_the_first_spoken_language_of_the_device_is_taken(
    preferred: list[str], language: Language
) -> None:
    assert best_language(preferred) is language


def test_every_language_names_itself() -> None:
    names = {language.own_name for language in Language}

    assert len(names) == len(Language)
    assert Language.PL.own_name == "Polski"
