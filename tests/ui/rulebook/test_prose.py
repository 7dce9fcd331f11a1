"""Rule texts as paragraphs, lists, strong words and links."""

from companion.content import LINK, Highlighted, plain
from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.ui.layout.tokens import DARK, Font
from companion.ui.rulebook.prose import highlighted
from companion.ui.wording.prose_blocks import Block, Run, blocks
from tests.ui.pages import LIBRARY


def test_paragraphs_and_items_are_blocks() -> None:
    assert blocks("One.\n\n- two\n- three\n\nFour.") == (
        Block((Run("One."),)),
        Block((Run("two"),), item=True),
        Block((Run("three"),), item=True),
        Block((Run("Four."),)),
    )


def test_links_and_strong_words_are_runs() -> None:
    (block,) = blocks("Pay a [fine](rule:fines), **not [two](rule:court) coins**.")

    assert block.runs == (
        Run("Pay a "),
        Run("fine", rule="fines"),
        Run(", "),
        Run("not ", strong=True),
        Run("two", strong=True, rule="court"),
        Run(" coins", strong=True),
        Run("."),
    )


def test_strong_words_in_japanese_need_no_punctuation() -> None:
    (block,) = blocks("**「自分も」**と宣言")

    assert block.runs == (Run("「自分も」", strong=True), Run("と宣言"))


def test_blocks_keep_every_word_and_link() -> None:
    for language in Language:
        for edition in EditionId:
            for text in LIBRARY.book(language).entries(edition):
                for part in text.parts:
                    found = blocks(part.markdown)
                    runs = [run for block in found for run in block.runs]
                    told = "".join(run.words for run in runs)
                    assert told == plain(part.markdown).replace("• ", "").replace("\n", "")
                    links = [link[2] for link in LINK.finditer(part.markdown)]
                    assert [run.rule for run in runs if run.rule] == links


def test_search_matches_are_highlighted() -> None:
    text = highlighted(Highlighted("a fine mess", ((2, 6),)), Font.REGULAR, 18, 26)

    assert [span.text for span in text.spans or ()] == ["a ", "fine", " mess"]
    lit = [span.style.bgcolor for span in text.spans or () if span.style]
    assert lit == [None, DARK.printings.fill, None]
