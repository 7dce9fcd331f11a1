from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.content import Highlighted, Hit, RuleBook
from companion.content.search.document import Document
from companion.content.search.index import Index
from companion.content.search.normalize import normalize, tokenize
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
    return next((hit.id for hit in index.search(query, FIRST, 5)), "")


def highlights(text: Highlighted) -> list[str]:
    return [text.text[start:end] for start, end in text.ranges]


def test_questions_are_searched_and_never_displayed() -> None:
    asked = Document("King", frozenset({FIRST}), 1.0, "King", (), (), "3 coins.", ("who pays us",))
    (hit,) = Index([asked, document("Thief")], Language.EN).search("who pays us", FIRST, 5)
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
def test_expected_document_comes_first(index: Index, query: str, expected: str) -> None:
    assert first(index, query) == expected


def test_voiced_kana_are_distinct_letters() -> None:
    assert normalize("ハジ") == "はじ"
    assert normalize("はし") != normalize("はじ")


def test_title_outranks_synonym_and_synonym_outranks_body() -> None:
    index = Index(
        [
            document("Text", "about fines"),
            document("Synonym", synonyms=("fines",)),
            document("Fines"),
        ],
        Language.EN,
    )

    hits = index.search("fines", FIRST, 5)

    assert [hit.id for hit in hits] == ["Fines", "Synonym", "Text"]


def test_document_with_more_matching_words_comes_first() -> None:
    index = Index(
        [
            document("The Bishop", "Takes coins from the richest."),
            document("A tie", "If two are the richest, the Bishop picks one in the tie."),
        ],
        Language.EN,
    )

    assert first(index, "bishop") == "The Bishop"
    assert first(index, "bishop tie richest") == "A tie"


def lexicon(**words: str | list[str]) -> QueryLexicon:
    """Return a lexicon as read from a file."""
    return QueryLexicon.model_validate(words)


ASKED = Index(
    [
        document("Judge", "Takes every coin on the court.", names=("Judge",)),
        document("Does the Judge take new fines?", "No, they stay on the court."),
        document("The centre", "Cards nobody holds lie here.", synonyms=("middle card",)),
        document("What if the two are the same?", "Then it does not matter."),
    ],
    Language.EN,
    lexicon(
        common="a the does what if is in of", equivalents=["coin money", "centre core", "two 2"]
    ),
)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        # a name alone finds its entry, a name with other words the question about it
        ("judge", "Judge"),
        ("does the judge take the fines", "Does the Judge take new fines?"),
        # common and unknown words change nothing
        ("what is the judge", "Judge"),
        ("the judge if xylophone", "Judge"),
        # equivalents, with other endings too
        ("core", "The centre"),
        ("cores of the", "The centre"),
        ("2", "What if the two are the same?"),
        # common words alone are searched
        ("what if", "What if the two are the same?"),
    ],
)
def test_rare_words_of_a_question_decide(query: str, expected: str) -> None:
    assert first(ASKED, query) == expected


def test_word_outranks_its_equivalents() -> None:
    index = Index(
        [document("Fine"), document("Penalty")], Language.EN, lexicon(equivalents=["fine penalty"])
    )

    for query, other in (("fine", "penalty"), ("penalty", "fine")):
        hits = [hit.id.lower() for hit in index.search(query, FIRST, 5)]
        assert hits == [query, other]


def test_listed_form_matches_its_word() -> None:
    index = Index(
        [document("Karta"), document("Kara")], Language.PL, lexicon(forms=["karta karcie kart"])
    )

    assert [hit.id for hit in index.search("karcie", FIRST, 5)] == ["Karta"]


def test_misspelt_form_matches_other_forms_of_the_word() -> None:
    assert first(RUSSIAN, "кородю") == "Король"


def test_common_word_has_no_equivalents_by_its_stem() -> None:
    documents = [document("Поменять"), document("Меня")]
    index = Index(documents, Language.RU, lexicon(common=["меня"], equivalents=["поменять менять"]))

    assert [hit.id for hit in index.search("меня ", FIRST, 5)] == ["Меня"]


KANA = Index(
    [
        Document("準備", frozenset({FIRST}), 1.0, "準備", (), (), "配る。"),
        Document("密偵", frozenset({FIRST}), 1.0, "密偵", (), (), "", reading="みってい"),
        Document("宣言した", frozenset({FIRST}), 1.0, "宣言した", (), (), "したのかと聞く。"),
    ],
    Language.JA,
    lexicon(readings=["準備 じゅんび", "金 かね"]),
)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("じゅんび", "準備"),
        ("じゅんびのしかた", "準備"),
        ("ジュンビ", "準備"),
        ("みっていは何", "密偵"),
        # pairs across two words are ignored, and endings weigh little
        ("準備したのか", "準備"),
    ],
)
def test_japanese_words_are_found_by_their_readings(query: str, expected: str) -> None:
    assert first(KANA, query) == expected


def test_question_about_any_character_matches_every_name() -> None:
    names = [
        Document(name, frozenset({FIRST}), 1.0, name, (), (), "Coins.", is_character=True)
        for name in ("King", "Queen")
    ]
    fines = replace(document("Fines"), any_character=("does the true   pay",))
    index = Index([*names, fines], Language.EN, lexicon(common=["does", "the"]))

    for name in ("king", "queen"):
        assert first(index, f"does the true {name} pay") == "Fines"
        assert first(index, f"does the {name}") == name.title()
        assert "Fines" not in [hit.id for hit in index.search("xylophone pie", FIRST, 5)]
    assert index.search("does the true king pay", SECOND, 5) == ()


def character(name: str, body: str, *editions: EditionId) -> Document:
    return Document(name, frozenset(editions), 1.0, name, (), (), body, is_character=True)


def test_named_character_outranks_others() -> None:
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

    assert [hit.id for hit in index.search("whom he robs", FIRST, 1)] == ["Thief"]
    assert [hit.id for hit in index.search("whom the bishop robs", FIRST, 1)] == ["Bishop"]
    assert [hit.id for hit in index.search("thief", SECOND, 1)] == ["Shaman"]


def test_digits_and_letters_are_separate_words() -> None:
    index = Index([document("Ten coins"), document("Coins", "13 or more.")], Language.EN)

    assert [hit.id for hit in index.search("13coins", FIRST, 1)] == ["Coins"]


def test_common_words_are_highlighted_only_in_queries_without_others() -> None:
    (hit, *_) = ASKED.search("what if two", FIRST, 1)
    assert highlights(hit.title) == ["two"]

    (hit, *_) = ASKED.search("what if ", FIRST, 1)
    assert highlights(hit.title) == ["What", "if"]


def test_match_is_highlighted_in_title_and_snippet() -> None:
    (hit,) = POLISH.search("zlodziej sasiad", FIRST, 1)

    assert highlights(hit.title) == ["Złodziej"]
    assert highlights(hit.snippet) == ["sąsiadom"]
    assert hit.found is None


def test_hit_shows_the_matching_name_if_the_title_does_not_match() -> None:
    (hit,) = POLISH.search("thie", FIRST, 1)

    assert hit.title == Highlighted("Złodziej", ())
    assert hit.found == Highlighted("Thief", ((0, 4),))


def test_word_typed_whole_and_in_part_is_highlighted_whole() -> None:
    (hit,) = POLISH.search("złodziej złodz", FIRST, 1)

    assert highlights(hit.title) == ["Złodziej"]


def test_adjacent_japanese_matches_are_one_highlight() -> None:
    hit = JAPANESE.search("受け取ります", FIRST, 5)[0]

    assert highlights(hit.snippet) == ["受け取ります"]


def test_snippet_surrounds_the_match() -> None:
    index = Index([document("Long", "word " * 200 + "needle in " + "hay " * 200)], Language.EN)

    (hit,) = index.search("needle", FIRST, 1)

    assert highlights(hit.snippet) == ["needle"]
    assert hit.snippet.text.startswith("…word")
    assert hit.snippet.text.endswith("hay…")
    assert len(hit.snippet.text) <= 170


def test_japanese_snippet_starts_at_a_sentence() -> None:
    text = "王は3金を得ます。" * 20 + "探し物はここです。" + "女王は2金を得ます。" * 20
    (hit,) = Index([document("長い文", text)], Language.JA).search("探し物", FIRST, 1)

    assert hit.snippet.text.startswith("…王は3金を得ます。")


def test_search_is_limited_to_the_edition(english: RuleBook) -> None:
    assert [hit.id for hit in english.search("inquisitor", FIRST)] == ["character-inquisitor"]
    assert english.search("inquisitor", SECOND) == ()
    (king,) = (h for h in english.search("king", SECOND) if h.id == "character-king")
    assert "2 coins" in king.snippet.text


@pytest.mark.parametrize(
    "query",
    ["", " ", "\n\t", "\x00\x07\x1b[31", "!?…«»", "\u200f\u202e", "()[]*+?{}", "\ud800", "🂡🪙"],
)
def test_query_without_words_has_no_hits(query: str) -> None:
    assert POLISH.search(query, FIRST, 5) == ()
    assert JAPANESE.search(query, FIRST, 5) == ()


def test_id_finds_its_entry(polish: RuleBook) -> None:
    for typed in ("opening-turns", "Opening turns"):
        assert polish.search(typed, SECOND)[0].id == "opening-turns"
    assert polish.search("three-players", SECOND) == ()


def test_control_characters_separate_words() -> None:
    assert first(POLISH, "\x07krol\x00zzzzzz") == "Król"


@given(query=st.text(max_size=300))
def test_any_string_is_a_query_and_highlights_lie_within_the_text(query: str) -> None:
    for index in (POLISH, RUSSIAN, JAPANESE):
        for hit in index.search(query, FIRST, 5):
            for text in filter(None, (hit.title, hit.snippet, hit.found)):
                ends = [place for each in text.ranges for place in each]
                assert ends == sorted(set(ends))
                assert not ends or (ends[0] >= 0 and ends[-1] <= len(text.text))


@pytest.mark.parametrize("filler", ["x", "król ", "宣言", "\x00", "ﷺ"])
def test_long_query_is_cut(filler: str) -> None:
    hits: tuple[Hit, ...] = POLISH.search("krol " + filler * 10_000, FIRST, 5)

    assert hits[0].id == "Król"


def test_tokens_have_their_positions() -> None:
    text = "Król – 判事を 13\u00a0monet"

    assert [(t.term, text[t.start : t.end]) for t in tokenize(text)] == [
        ("krol", "Król"),
        ("判事", "判事"),
        ("事を", "事を"),
        ("を", "を"),
        ("13", "13"),
        ("monet", "monet"),
    ]
