"""Characters that people ask for and the box lacks."""

import tomllib
from pathlib import Path

import pytest

from companion.content import Library, UnknownCharacter
from companion.core.boxes import EDITIONS, EditionId, whole_box
from companion.i18n import Language
from companion.i18n.line_breaks import join_words

LIBRARY = Library.load()
FIRST, SECOND = EditionId
QUERIES = Path(__file__).parent / "search" / "queries.toml"


def unknown(language: Language, query: str, edition: EditionId = FIRST) -> UnknownCharacter | None:
    return LIBRARY.book(language).unknown_character(query, edition)


@pytest.mark.parametrize(
    ("language", "query", "name"),
    [
        (Language.EN, "What does the Usurper do?", "Usurper"),
        (Language.EN, "Alchemist", "Alchemist"),
        (Language.EN, "what does the alchemyst do", "Alchemist"),
        (Language.EN, "can I announce the Courtesan", "Courtesan"),
        (Language.EN, "bear tamer", "Bear Tamer"),
        (Language.PL, "Co robi Uzurpator?", "Uzurpator"),
        (Language.PL, "co robi uzurpatr", "Uzurpator"),
        (Language.PL, "umiejętność alchemika", "Alchemik"),
        (Language.PL, "necromancer", "Nekromanta"),
        (Language.IT, "cosa fa l'Alchimista?", "Alchimista"),
        (Language.IT, "alkimista", "Alchimista"),
        (Language.IT, "chi è il giocatore d'azzardo", "Scommettitore"),
        (Language.JA, "錬金術師は何をする?", "錬金術師"),
        (Language.JA, "錬金術士の能力", "錬金術師"),
        (Language.JA, "れんきんじゅつしは何をする", "錬金術師"),
        (Language.JA, "ギャンブラ", "ギャンブラー"),
        (Language.RU, "что делает Узурпатор?", "Узурпатор"),
        (Language.RU, "узурпатр", "Узурпатор"),
        (Language.RU, "способность алхимика", "Алхимик"),
    ],
)
def test_character_of_the_expansion_is_in_another_box_than_the_second_edition(
    language: Language, query: str, name: str
) -> None:
    assert unknown(language, query, SECOND) == UnknownCharacter(
        join_words(name, language), ("expansion",)
    )
    is_blank_card = name == "Bear Tamer"
    assert (unknown(language, query) is None) is not is_blank_card


@pytest.mark.parametrize("edition", EditionId)
@pytest.mark.parametrize("language", Language)
def test_character_of_the_other_edition_only_is_in_another_box(
    language: Language, edition: EditionId
) -> None:
    (other,) = (each for each in EDITIONS.values() if each.id is not edition)
    for character in other.characters.keys() - whole_box(edition).characters.keys():
        name = LIBRARY.book(language).character(character, other.id).title
        found = unknown(language, name.lower(), edition)
        assert found is not None, name
        assert (found.character, found.boxes[0]) == (character, other.id)


def test_character_of_second_edition_and_expansion_is_known_to_both_rulebooks() -> None:
    assert unknown(Language.EN, "princess") is None
    assert unknown(Language.EN, "princess", SECOND) is None


@pytest.mark.parametrize(
    ("language", "query", "name"),
    [
        (Language.EN, "what does the Vampire do?", "Vampire"),
        (Language.EN, "vampire", "vampire"),
        (Language.EN, "power of the dragon", "dragon"),
        (Language.PL, "co robi wampir", "wampir"),
        (Language.PL, "kim jest czarodziej", "czarodziej"),
        (Language.IT, "cosa fa il vampiro?", "vampiro"),
        (Language.JA, "吸血鬼は何をする？", "吸血鬼"),
        (Language.JA, "ヴァンパイアの効果", "ヴァンパイア"),
        (Language.RU, "что делает вампир", "вампир"),
        (Language.RU, "вампир", "вампир"),
    ],
)
def test_name_that_no_box_has_is_quoted(language: Language, query: str, name: str) -> None:
    assert unknown(language, query) == UnknownCharacter(join_words(name, language), typed=name)


@pytest.mark.parametrize(
    ("language", "query"),
    [
        (Language.EN, ""),
        (Language.EN, "setup"),
        (Language.EN, "what does the cheater do"),
        (Language.EN, "what does the courthouse do"),
        (Language.EN, "inquisiter"),
        (Language.EN, "inqui"),
        (Language.EN, "can my dog keep the xylophone coins"),
        (Language.EN, "q" * 10_000),
        (Language.IT, "quanto danno i vicini"),
        (Language.JA, "グループで遊べる"),
        (Language.JA, "女王は何をする"),
        (Language.RU, "кто такой игрок"),
    ],
)
def test_words_of_the_texts_are_no_unknown_names(language: Language, query: str) -> None:
    assert unknown(language, query) is None


@pytest.mark.parametrize("language", Language)
def test_known_queries_name_no_character_of_no_box(language: Language) -> None:
    rows = tomllib.loads(QUERIES.read_text(encoding="utf-8"))[language]
    found = [unknown(language, row["query"], EditionId(row.get("edition", FIRST))) for row in rows]

    assert [each for each in found if each is not None and not each.boxes] == []


@pytest.mark.parametrize(
    ("query", "thing"),
    [
        ("how long is the sand timer", "sand timer"),
        ("can i trade coins for wood", "wood"),
        ("Roll the DICE again", "DICE"),
        ("how many victory points is that", "victory points"),
    ],
)
def test_thing_of_other_games_is_named(query: str, thing: str) -> None:
    assert LIBRARY.book(Language.EN).unknown_thing(query) == thing


@pytest.mark.parametrize("language", Language)
def test_known_queries_name_no_thing_of_other_games(language: Language) -> None:
    rows = tomllib.loads(QUERIES.read_text(encoding="utf-8"))[language]
    found = {row["query"]: LIBRARY.book(language).unknown_thing(row["query"]) for row in rows}

    assert [query for query, thing in found.items() if thing] == []


def test_character_of_another_game_is_in_no_box() -> None:
    assert unknown(Language.EN, "contessa blocks the assassin") in (
        UnknownCharacter("contessa", typed="contessa"),
        UnknownCharacter("assassin", typed="assassin"),
    )
