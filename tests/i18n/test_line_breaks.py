"""Letters that may not begin a line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    ("text", "joined"),
    [
        ("カード", "カ|ード"),
        ("シャッフル", "シ|ャ|ッフル"),
        ("なった席", "な|った席"),
        ("次の手番です。", "次の手番です。"),
        ("ー", "ー"),
        ("（っ", "（っ"),
    ],
)
def test_japanese_is_joined_before_small_kana_and_long_vowels(text: str, joined: str) -> None:
    assert join_words(text, Language.JA).replace(WORD_JOINER, "|") == joined


@every_language
@given(text=st.text(st.sampled_from("カーっド。 aą\n")))
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
