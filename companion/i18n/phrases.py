"""Where a line may break in kana and kanji: between phrases, never inside a word.

Without a dictionary: a phrase ends after を, where hiragana ends, and, in hiragana alone, before a
word that often follows a particle or a verb.
"""

from typing import Final

_HIRAGANA: Final = "ぁ-ゖ"
_KANJI: Final = "一-鿿々〆"
_JAPANESE: Final = rf"{_HIRAGANA}{_KANJI}ァ-ヺー"
_LATIN: Final = "A-Za-z0-9"
_STEM: Final = "いきぎしちびみりえけげせべめれ"
"""Ends of verbs that begin a compound: 取り出す."""
_AFTER_PARTICLE: Final = (
    "あ[りるっ]|いい|いけ|いち|いつ|うそ|おき|かま|くださ|こうか|こと|しな|しま|しれ|すで|すべ|する|"
    "そ[のれ]|つな|でき|とき|ど[うちのれ]|な[いくけっり]|はった|ふり|ほ[かとど]|ま[だね]|みんな|"
    "も[うと]|もらい|よい|よう"
)
"""Beginnings of hiragana words that often follow a particle."""

_BREAKS: Final = "|".join(
    (
        "(?<=を)",
        rf"(?<=[{_HIRAGANA}])(?<![おご])(?=[ァ-ヺ{_LATIN}]|(?<![{_KANJI}][{_STEM}])[{_KANJI}])",
        # before the prefix of お金, not after it
        rf"(?<=[{_HIRAGANA}])(?=[おご][{_KANJI}])",
        rf"(?<=[はがにでともへのてばか])(?={_AFTER_PARTICLE})",
        "(?<=[」』）])(?=という)",
        "(?<=らなく)(?=な[りっ])",
        "(?<=[いたる])(?=こと|ため|とき|ばかり)",
    )
)

UNBROKEN: Final = (
    rf"(?:(?<=[{_JAPANESE}」』）〜])(?=[{_JAPANESE}{_LATIN}])|(?<=[{_LATIN}])(?=[{_JAPANESE}])"
    # after a link or strong words in Markdown
    rf"|(?<=[)*])(?=[{_HIRAGANA}]))(?!{_BREAKS})"
)
"""The places between two letters where no line may break."""
