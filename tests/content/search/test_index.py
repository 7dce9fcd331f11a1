from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.content import Hit, Marked, RuleBook
from companion.content.search.index import Document, Index
from companion.content.search.normalize import fold, tokens
from companion.content.search.query_lexicon import QueryLexicon
from companion.core.boxes import EditionId
from companion.i18n import Language

FIRST, SECOND = EditionId


def document(
    title: str, body: str = "", *, names: tuple[str, ...] = (), synonyms: tuple[str, ...] = ()
) -> Document:
    return Document(title, frozenset({FIRST}), 1.0, title, names, synonyms, body)


JAPANESE = Index(
    [
        document("判事", "裁判所の金をすべて取ります。", names=("Judge", "判事", "はんじ")),
        document("女王", "銀行から2金を受け取ります。", names=("Queen", "女王", "じょおう")),
        document("王", "銀行から3金を受け取ります。", names=("King", "王", "おう")),
        document("宣言する", "宣言したキャラクターの能力を使います。", synonyms=("アナウンス",)),
    ],
    Language.JA,
)
RUSSIAN = Index(
    [
        document("Ещё один ход", "Ход ещё не сделан, жулик ждёт."),
        document("Король", "Получает 3 монеты из банка.", names=("King", "Król", "王")),
        document("Штраф", "Платит монету, если назвался королём."),
    ],
    Language.RU,
)
POLISH = Index(
    [
        document("Król", "Bierze 3 monety z banku.", names=("King", "Król")),
        document("Królowa", "Bierze 2 monety z banku.", names=("Queen", "Królowa")),
        document("Sąd", "Tu trafiają grzywny.", synonyms=("trybunał", "budynek sądu")),
        document("Złodziej", "Zabiera po monecie sąsiadom.", names=("Thief", "Złodziej")),
        document("Inkwizytor", "Pyta o nazwę.", names=("Inquisitor", "Inkwizytor")),
    ],
    Language.PL,
)


def first(index: Index, query: str) -> str:
    return next((hit.id for hit in index.find(query, FIRST, 5)), "")


def marked(text: Marked) -> list[str]:
    return [text.text[start:end] for start, end in text.marks]


def test_what_it_answers_is_found_and_never_shown() -> None:
    asked = Document("King", frozenset({FIRST}), 1.0, "King", (), (), "3 coins.", ("who pays us",))
    (hit,) = Index([asked, document("Thief")], Language.EN).find("who pays us", FIRST, 5)
    assert hit.id == "King"
    assert hit.found is None
    assert "pays" not in hit.title.text + hit.snippet.text


@pytest.mark.parametrize(
    ("index", "query", "expected"),
    [
        # no matter about diacritics, case, ł, ё, or how the accents are encoded
        (POLISH, "krol", "Król"),
        (POLISH, "KRÓL", "Król"),
        (POLISH, "kro\u0301l", "Król"),
        (POLISH, "zlodziej", "Złodziej"),
        (RUSSIAN, "еще", "Ещё один ход"),
        (RUSSIAN, "ждет", "Ещё один ход"),
        # word endings
        (POLISH, "królowi", "Król"),
        (POLISH, "krolowej", "Królowa"),
        (POLISH, "złodziejem", "Złodziej"),
        (RUSSIAN, "короля", "Король"),
        (RUSSIAN, "королю ", "Король"),
        (RUSSIAN, "штрафами", "Штраф"),
        # slips
        (POLISH, "inkwizitor", "Inkwizytor"),
        (POLISH, "inkwzytor", "Inkwizytor"),
        (POLISH, "ikwnizytor", "Inkwizytor"),
        (POLISH, "inkwizit", "Inkwizytor"),
        (RUSSIAN, "кароль", "Король"),
        # names in the other languages
        (POLISH, "queen", "Królowa"),
        (RUSSIAN, "krol", "Король"),
        (RUSSIAN, "王", "Король"),
        # synonyms
        (POLISH, "trybunal", "Sąd"),
        # as you type
        (POLISH, "inkw", "Inkwizytor"),
        (POLISH, "zł", "Złodziej"),
        (POLISH, "grz", "Sąd"),
        # Japanese: kanji, both kana, half-width kana, inside a run
        (JAPANESE, "判事", "判事"),
        (JAPANESE, "はんじ", "判事"),
        (JAPANESE, "ハンジ", "判事"),
        (JAPANESE, "ﾊﾝｼﾞ", "判事"),
        (JAPANESE, "王", "王"),
        (JAPANESE, "女王", "女王"),
        (JAPANESE, "あなうんす", "宣言する"),
        (JAPANESE, "裁判所", "判事"),
        (JAPANESE, "キャラ", "宣言する"),
        (JAPANESE, "queen", "女王"),
    ],
)
def test_what_was_meant_comes_first(index: Index, query: str, expected: str) -> None:
    assert first(index, query) == expected


def test_voiced_kana_are_other_letters() -> None:
    assert fold("ハジ") == "はじ"
    assert fold("はし") != fold("はじ")


def test_a_title_counts_more_than_a_synonym_and_a_synonym_more_than_the_text() -> None:
    index = Index(
        [
            document("Text", "about fines"),
            document("Synonym", synonyms=("fines",)),
            document("Fines"),
        ],
        Language.EN,
    )

    hits = index.find("fines", FIRST, 5)

    assert [hit.id for hit in hits] == ["Fines", "Synonym", "Text"]


def test_more_words_matched_come_first() -> None:
    index = Index(
        [
            document("The Bishop", "Takes coins from the richest."),
            document("A tie", "If two are the richest, the Bishop picks one in the tie."),
        ],
        Language.EN,
    )

    assert first(index, "bishop") == "The Bishop"
    assert first(index, "bishop tie richest") == "A tie"


def usage(**words: str | list[str]) -> QueryLexicon:
    """As a file would say it."""
    return QueryLexicon.model_validate(words)


ASKED = Index(
    [
        document("Judge", "Takes every coin on the court.", names=("Judge",)),
        document("Does the Judge take new fines?", "No, they stay on the court."),
        document("The centre", "Cards nobody holds lie here.", synonyms=("middle card",)),
        document("What if the two are the same?", "Then it does not matter."),
    ],
    Language.EN,
    usage(common="a the does what if is in of", alike=["coin money", "centre core", "two 2"]),
)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        # a name alone means its entry, a name with more the question about it
        ("judge", "Judge"),
        ("does the judge take the fines", "Does the Judge take new fines?"),
        # common words decide nothing, and a word that no text has spoils nothing
        ("what is the judge", "Judge"),
        ("the judge if xylophone", "Judge"),
        # words for one another, whatever their endings, but not unless finished
        ("core", "The centre"),
        ("cores of the", "The centre"),
        ("2", "What if the two are the same?"),
        # common words alone are searched for all the same
        ("what if", "What if the two are the same?"),
    ],
)
def test_a_question_is_understood_by_its_telling_words(query: str, expected: str) -> None:
    assert first(ASKED, query) == expected


def test_a_word_itself_counts_more_than_one_alike() -> None:
    index = Index(
        [document("Fine"), document("Penalty")], Language.EN, usage(alike=["fine penalty"])
    )

    for query, other in (("fine", "penalty"), ("penalty", "fine")):
        hits = [hit.id.lower() for hit in index.find(query, FIRST, 5)]
        assert hits == [query, other]


def test_forms_of_a_word_are_that_word() -> None:
    index = Index(
        [document("Karta"), document("Kara")], Language.PL, usage(forms=["karta karcie kart"])
    )

    assert [hit.id for hit in index.find("karcie", FIRST, 5)] == ["Karta"]


def test_a_misspelt_form_that_is_in_no_text_finds_the_forms_that_are() -> None:
    assert first(RUSSIAN, "кородю") == "Король"


def test_a_common_word_stands_for_no_other_that_only_shares_its_stem() -> None:
    documents = [document("Поменять"), document("Меня")]
    index = Index(documents, Language.RU, usage(common=["меня"], alike=["поменять менять"]))

    assert [hit.id for hit in index.find("меня ", FIRST, 5)] == ["Меня"]


KANA = Index(
    [
        Document("準備", frozenset({FIRST}), 1.0, "準備", (), (), "配る。"),
        Document("密偵", frozenset({FIRST}), 1.0, "密偵", (), (), "", reading="みってい"),
        Document("宣言した", frozenset({FIRST}), 1.0, "宣言した", (), (), "したのかと聞く。"),
    ],
    Language.JA,
    usage(readings=["準備 じゅんび", "金 かね"]),
)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("じゅんび", "準備"),
        ("じゅんびのしかた", "準備"),
        ("ジュンビ", "準備"),
        ("みっていは何", "密偵"),
        # where two words meet stand two characters that mean nothing, and endings mean little
        ("準備したのか", "準備"),
    ],
)
def test_japanese_is_found_as_it_is_read(query: str, expected: str) -> None:
    assert first(KANA, query) == expected


def test_a_question_about_any_character_is_found_with_each_name() -> None:
    names = [
        Document(name, frozenset({FIRST}), 1.0, name, (), (), "Coins.", is_character=True)
        for name in ("King", "Queen")
    ]
    fines = replace(document("Fines"), whoever=("does the true   pay",))
    index = Index([*names, fines], Language.EN, usage(common=["does", "the"]))

    for name in ("king", "queen"):
        assert first(index, f"does the true {name} pay") == "Fines"
        assert first(index, f"does the {name}") == name.title()
        assert "Fines" not in [hit.id for hit in index.find("xylophone pie", FIRST, 5)]
    assert index.find("does the true king pay", SECOND, 5) == ()


def character(name: str, body: str, *editions: EditionId) -> Document:
    return Document(name, frozenset(editions), 1.0, name, (), (), body, is_character=True)


def test_a_character_that_is_not_named_comes_after_the_one_that_is() -> None:
    thief = Document(
        "Thief",
        frozenset({FIRST}),
        1.0,
        "Thief",
        (),
        ("whom he robs",),
        "",
        is_character=True,
    )
    bishop = character("Bishop", "Robs whoever is richest.", FIRST, SECOND)
    shaman = character("Shaman", "A Thief of the second edition.", SECOND)
    index = Index([thief, bishop, shaman], Language.EN)

    assert [hit.id for hit in index.find("whom he robs", FIRST, 1)] == ["Thief"]
    assert [hit.id for hit in index.find("whom the bishop robs", FIRST, 1)] == ["Bishop"]
    assert [hit.id for hit in index.find("thief", SECOND, 1)] == ["Shaman"]


def test_a_figure_and_letters_written_together_are_two_words() -> None:
    index = Index([document("Ten coins"), document("Coins", "13 or more.")], Language.EN)

    assert [hit.id for hit in index.find("13coins", FIRST, 1)] == ["Coins"]


def test_common_words_are_marked_only_where_nothing_else_was_typed() -> None:
    (hit, *_) = ASKED.find("what if two", FIRST, 1)
    assert marked(hit.title) == ["two"]

    (hit, *_) = ASKED.find("what if ", FIRST, 1)
    assert marked(hit.title) == ["What", "if"]


def test_the_match_is_marked_in_title_and_text() -> None:
    (hit,) = POLISH.find("zlodziej sasiad", FIRST, 1)

    assert marked(hit.title) == ["Złodziej"]
    assert marked(hit.snippet) == ["sąsiadom"]
    assert hit.found is None


def test_the_name_that_matches_is_told_where_the_title_does_not_show_it() -> None:
    (hit,) = POLISH.find("thie", FIRST, 1)

    assert hit.title == Marked("Złodziej", ())
    assert hit.found == Marked("Thief", ((0, 4),))


def test_a_word_typed_whole_and_again_in_part_is_marked_whole() -> None:
    (hit,) = POLISH.find("złodziej złodz", FIRST, 1)

    assert marked(hit.title) == ["Złodziej"]


def test_neighbouring_japanese_matches_are_one_mark() -> None:
    hit = JAPANESE.find("受け取ります", FIRST, 5)[0]

    assert marked(hit.snippet) == ["受け取ります"]


def test_a_long_text_is_cut_around_the_match() -> None:
    index = Index([document("Long", "word " * 200 + "needle in " + "hay " * 200)], Language.EN)

    (hit,) = index.find("needle", FIRST, 1)

    assert marked(hit.snippet) == ["needle"]
    assert hit.snippet.text.startswith("…word")
    assert hit.snippet.text.endswith("hay…")
    assert len(hit.snippet.text) <= 170


def test_a_long_text_in_japanese_begins_with_a_sentence() -> None:
    text = "王は3金を得ます。" * 20 + "探し物はここです。" + "女王は2金を得ます。" * 20
    (hit,) = Index([document("長い文", text)], Language.JA).find("探し物", FIRST, 1)

    assert hit.snippet.text.startswith("…王は3金を得ます。")


def test_only_the_edition_asked_for_is_searched(english: RuleBook) -> None:
    assert [hit.id for hit in english.search("inquisitor", FIRST)] == ["character-inquisitor"]
    assert english.search("inquisitor", SECOND) == ()
    (king,) = (h for h in english.search("king", SECOND) if h.id == "character-king")
    assert "2 coins" in king.snippet.text


@pytest.mark.parametrize(
    "query",
    ["", " ", "\n\t", "\x00\x07\x1b[31", "!?…«»", "\u200f\u202e", "()[]*+?{}", "\ud800", "🂡🪙"],
)
def test_what_cannot_be_searched_for_finds_nothing(query: str) -> None:
    assert POLISH.find(query, FIRST, 5) == ()
    assert JAPANESE.find(query, FIRST, 5) == ()


def test_an_id_finds_its_entry(polish: RuleBook) -> None:
    for typed in ("opening-turns", "Opening turns"):
        assert polish.search(typed, SECOND)[0].id == "opening-turns"
    assert polish.search("three-players", SECOND) == ()


def test_control_characters_part_words() -> None:
    assert first(POLISH, "\x07krol\x00zzzzzz") == "Król"


@given(query=st.text(max_size=300))
def test_any_string_is_a_query_and_its_marks_lie_in_the_texts(query: str) -> None:
    for index in (POLISH, RUSSIAN, JAPANESE):
        for hit in index.find(query, FIRST, 5):
            for text in filter(None, (hit.title, hit.snippet, hit.found)):
                ends = [place for mark in text.marks for place in mark]
                assert ends == sorted(set(ends))
                assert not ends or (ends[0] >= 0 and ends[-1] <= len(text.text))


@pytest.mark.parametrize("filler", ["x", "król ", "宣言", "\x00", "ﷺ"])
def test_a_query_of_ten_thousand_characters_is_cut(filler: str) -> None:
    hits: tuple[Hit, ...] = POLISH.find("krol " + filler * 10_000, FIRST, 5)

    assert hits[0].id == "Król"


def test_tokens_know_their_place() -> None:
    text = "Król – 判事を 13\u00a0monet"

    assert [(t.term, text[t.start : t.end]) for t in tokens(text)] == [
        ("krol", "Król"),
        ("判事", "判事"),
        ("事を", "事を"),
        ("を", "を"),
        ("13", "13"),
        ("monet", "monet"),
    ]
