"""Lines break between phrases."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.content import Library
from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.i18n.line_breaks import (
    WORD_JOINER,
    join_words,
    joiners_before,
    without_joiners,
)
from companion.i18n.messages import messages

every_language = pytest.mark.parametrize("language", Language)


@pytest.mark.parametrize(
    "phrases",
    [
        "カードを|シャッフルする",
        "3つまで|選ぶことが|できます。",
        "銀行から|5金を|取り出す",
        "9金に|なります",
        "手番に|お金を|お選びください",
        "「王」と|宣言する",
        "いつでも|見せても|かまいません",
        "プレイヤー|（2〜9人）",
        "その|宣言が|成績に",
    ],
)
def test_japanese_lines_break_between_phrases(phrases: str) -> None:
    joined = join_words(phrases.replace("|", ""), Language.JA)
    # browsers keep brackets and full stops with their words
    found = re.sub(rf"(?<!^)(?<![「（{WORD_JOINER}])(?![」。）〜{WORD_JOINER}])", "|", joined)
    assert without_joiners(found).removesuffix("|") == phrases


def test_no_phrase_of_the_japanese_rules_is_wider_than_a_narrow_button() -> None:
    texts = [
        part.markdown
        for edition in EditionId
        for entry in Library.load().book(Language.JA).entries(edition)
        for part in entry.parts
    ]
    phrases = {each for text in texts for each in re.findall(rf"\w(?:{WORD_JOINER}\w)+", text)}
    letters = sorted(len(without_joiners(each)) for each in phrases)
    assert letters[len(letters) // 2] <= 5
    assert letters[-1] <= 14


def test_japanese_is_joined_across_links_and_strong_words() -> None:
    joined = join_words("[公開](rule:reveal)し、**王**は", Language.JA)
    assert joined.replace(WORD_JOINER, "|") == "[公|開](rule:reveal)|し、**王**|は"


def test_arguments_are_joined_with_their_message() -> None:
    text = messages(Language.JA).text("place-label-active", person="さくら", coins=5)
    assert text.replace(WORD_JOINER, "|").startswith("さ|く|ら：5|金、")


@every_language
@given(text=st.text(st.sampled_from("カーっをお金が13。（」 aą\n")))
def test_joiners_can_be_removed_and_counted(language: Language, text: str) -> None:
    joined = join_words(text, language)
    assert without_joiners(joined) == text
    assert joiners_before(text, len(text), language) == len(joined) - len(text)


def test_only_japanese_messages_have_joiners() -> None:
    joined = [
        language
        for language in Language
        if WORD_JOINER in messages(language).text("character-shaman")
    ]
    assert joined == [Language.JA]
