import logging
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.i18n import CharacterName, Language, Messages

ENGLISH = """
character-king = King
    .the = the King
character-puppet-master = Puppet Master
    .the = the Puppet Master
announced = { $who } announces { $character-the }.
claimants = { $who } claim to be { $character-the }.
in-play = In play: { $in_play }.
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
undo = Undo
    .hint = Takes back the last step
look = Look at your card
    .second = Look at your Mask
only-english = Only here
"""

POLISH = """
character-king = Król
    .acc = Króla
character-puppet-master = Lalkarz
    .acc = Lalkarza
given-character = { $name }
    .acc = postać „{ $name }”
announced = { $who } ogłasza { $character-acc }.
in-play = W grze: { $in_play }. Nie widać { $in_play-acc }.
coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
undo = Cofnij
"""

RUSSIAN = """
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
"""


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("pl", POLISH), ("ru", RUSSIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "table.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def polish(locales: Path) -> Messages:
    return Messages(Language.PL, locales)


def test_character_name_has_the_case_of_the_sentence(polish: Messages, locales: Path) -> None:
    king = CharacterName("king")

    assert polish.text("announced", who="Ewa", character=king) == "Ewa ogłasza Króla."
    assert (
        Messages(Language.EN, locales).text("announced", who="Ewa", character=king)
        == "Ewa announces the King."
    )


def test_fallback_message_has_the_english_name(polish: Messages) -> None:
    sentence = polish.text("claimants", who=["Ewa", "Jan"], character=CharacterName("king"))

    assert sentence == "Ewa and Jan claim to be the King."


def test_lists_are_joined_by_the_rules_of_the_language(polish: Messages, locales: Path) -> None:
    both = [CharacterName("king"), CharacterName("puppet_master")]

    assert polish.text("in-play", in_play=both) == (
        "W grze: Król i\u00a0Lalkarz. Nie widać Króla i\u00a0Lalkarza."
    )
    assert Messages(Language.EN, locales).text("in-play", in_play=["A", "B", "C"]) == (
        "In play: A, B, and C."
    )


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (Language.EN, ["0 coins", "1 coin", "2 coins", "5 coins", "12 coins", "22 coins"]),
        (Language.PL, ["0 monet", "1 moneta", "2 monety", "5 monet", "12 monet", "22 monety"]),
        (Language.RU, ["0 монет", "1 монета", "2 монеты", "5 монет", "12 монет", "22 монеты"]),
    ],
)
def test_coins_have_the_plural_forms_of_the_language(
    locales: Path, language: Language, expected: list[str]
) -> None:
    messages = Messages(language, locales)

    assert [messages.text("coins", coins=n) for n in (0, 1, 2, 5, 12, 22)] == expected
    assert (
        messages.text("coins", coins=21)
        == {
            Language.EN: "21 coins",
            Language.PL: "21 monet",
            Language.RU: "21 монета",
        }[language]
    )


@pytest.mark.parametrize(
    ("message_id", "shown"),
    [("only-english", "Only here"), ("undo.hint", "Takes back the last step")],
)
def test_missing_message_falls_back_to_english_and_is_logged_once(
    polish: Messages, caplog: pytest.LogCaptureFixture, message_id: str, shown: str
) -> None:
    assert [polish.text(message_id) for _ in range(3)] == [shown] * 3

    assert [(record.levelno, message_id in record.message) for record in caplog.records] == [
        (logging.WARNING, True)
    ]


@pytest.mark.parametrize("message_id", ["no-such", "undo.no-such", "", "no such. thing"])
def test_message_missing_in_english_shows_its_id_and_is_logged_as_an_error(
    polish: Messages, caplog: pytest.LogCaptureFixture, message_id: str
) -> None:
    assert [polish.text(message_id) for _ in range(2)] == [message_id] * 2

    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_missing_argument_leaves_the_rest_of_the_sentence(
    polish: Messages, caplog: pytest.LogCaptureFixture
) -> None:
    assert polish.text("announced", who="Ewa") == "Ewa ogłasza character-acc."
    assert "announced" in caplog.text


def test_custom_name_is_framed_instead_of_declined(polish: Messages) -> None:
    alchemist = CharacterName("house_1", given="Alchemik")

    assert polish.text("announced", who="Ewa", character=alchemist) == (
        "Ewa ogłasza postać „Alchemik”."
    )
    assert polish.text("in-play", in_play=[alchemist]).startswith("W grze: Alchemik.")


@pytest.mark.parametrize("character", ["blank", "king.acc", "puppet-master", "King", "król"])
def test_unknown_character_shows_its_id(polish: Messages, character: str) -> None:
    told = polish.text("in-play", in_play=[CharacterName(character)])
    assert told.startswith(f"W grze: {character}.")


@pytest.mark.parametrize("who", ["A" * 3000, ["A" * 2000, "B" * 2000]], ids=["word", "list"])
def test_long_argument_is_cut(
    polish: Messages, who: str | list[str], caplog: pytest.LogCaptureFixture
) -> None:
    told = polish.text("announced", who=who, character=CharacterName("king"))
    assert re.fullmatch("A{1000,}(…| i\u00a0B+…) ogłasza Króla.", told)
    assert caplog.records == []


def test_other_messages_of_a_defective_file_are_read(
    locales: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (locales / "it").mkdir()
    (locales / "it" / "a.ftl").write_text("broken = { $x ->\n\nundo = Annulla\n", encoding="utf-8")

    assert Messages(Language.IT, locales).text("undo") == "Annulla"
    assert "a.ftl" in caplog.text


def no_utf8(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"more = \xff\n")


def no_file(file: Path) -> None:
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize("spoil", [no_utf8, no_file])
def test_unreadable_file_is_logged_and_english_shown(
    locales: Path, caplog: pytest.LogCaptureFixture, spoil: Callable[[Path], None]
) -> None:
    (locales / "pl" / "other.ftl").write_text("only-english = A jednak\n", encoding="utf-8")
    file = locales / "pl" / "table.ftl"
    spoil(file)
    polish = Messages(Language.PL, locales)

    assert [polish.text("undo") for _ in range(2)] == ["Undo", "Undo"]
    assert polish.text("only-english") == "A jednak"
    (told,) = (each for each in caplog.records if each.levelno == logging.ERROR)
    assert told.message.startswith(f"{file}: cannot be read: ")


def test_message_shows_its_id_if_english_is_unreadable(locales: Path) -> None:
    no_utf8(locales / "en" / "table.ftl")

    assert Messages(Language.PL, locales).text("only-english") == "only-english"


def test_language_is_read_at_first_use(locales: Path, caplog: pytest.LogCaptureFixture) -> None:
    no_utf8(locales / "en" / "table.ftl")
    polish = Messages(Language.PL, locales)

    assert polish.text("undo") == "Cofnij"
    assert caplog.records == []


def test_messages_of_an_edition_have_its_words(locales: Path) -> None:
    second = Messages(Language.EN, locales, edition="second")

    assert second.text("look") == "Look at your Mask"
    assert second.text("undo") == "Undo"
    assert Messages(Language.EN, locales, edition="first").text("look") == "Look at your card"
    assert Messages(Language.EN, locales).text("look") == "Look at your card"


def test_question_takes_no_colon_before_the_words_it_labels() -> None:
    assert Messages(Language.EN).labelled("Mood", "friendly") == "Mood: friendly"
    assert Messages(Language.EN).labelled("Which coins?", "Ours") == "Which coins? Ours"
    assert Messages(Language.JA).labelled("コインは？", "箱のコイン") == "コインは？箱のコイン"
