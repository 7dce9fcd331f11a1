"""A box that is only its files and a line in the list of boxes: "Add a box" in CONTRIBUTING."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from companion import resources
from companion.application.group.scenario_sheets import ScenarioSheets
from companion.application.table.service import TableService
from companion.content import Kind, Library
from companion.content.set_catalogue import catalogue
from companion.core.boxes import EXPANSIONS, Character, EditionId, Expansion, PrintedSet
from companion.core.initial_table import initial_table
from companion.core.powers.blocks import TakeFromBank
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.sharing.set_code import SharedSet, decode_set, encode_set
from companion.ui.new_game.available_sets import offers, setup_of
from companion.ui.new_game.state import Draft
from companion.ui.page.services import Services
from tests.async_runner import async_test
from tests.ui.pages import FakeNetwork, OpenPage, empty_store

CARDS = ("judge", "king", "queen", "thief", "witch", "lamplighter")
BOX = Expansion(
    id="lanterns",
    editions=(EditionId.FIRST,),
    characters={"lamplighter": Character("lamplighter", (TakeFromBank(2),), bank_money=True)},
    printed_sets=(PrintedSet("lanterns-dusk-6", 6, CARDS, name="set-lanterns-dusk"),),
)
NAMES = """
[characters.lamplighter]
en = "Lamplighter"

[[entry]]
id = "character-lamplighter"
kind = "character"
character = "lamplighter"
editions = ["first"]
parts = ["power rulebook"]
facts = "13"
"""
TEXTS = """
# character-lamplighter
Title: Lamplighter

:: power rulebook
Takes 2 coins from the bank, at dusk.
"""
MESSAGES = """
character-lamplighter = Lamplighter
    .the = the Lamplighter
box-lanterns = The box of lanterns
in-box-lanterns = in the box of lanterns
new-add-lanterns = Add the box of lanterns
new-add-lanterns-note = One more character
set-lanterns-dusk = Dusk
"""


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Library]:
    """The texts of the app, with those of one more box."""
    folder = tmp_path / "locales"
    shutil.copytree(resources.locales(), folder)
    (folder / "lanterns.toml").write_text(NAMES, encoding="utf-8")
    (folder / "en" / "lanterns.ftl").write_text(MESSAGES, encoding="utf-8")
    (folder / "en" / "rules" / "lanterns.md").write_text(TEXTS, encoding="utf-8")
    monkeypatch.setitem(cast(Any, EXPANSIONS), BOX.id, BOX)
    monkeypatch.setattr(resources, "locales", lambda: folder)
    caches = (catalogue, messages)
    for cached in caches:
        cached.cache_clear()
    yield Library.load()
    for cached in caches:
        cached.cache_clear()


def test_its_set_is_offered_with_its_name_and_starts_a_game(library: Library) -> None:
    draft = Draft(names=tuple("ABCDEF")).with_boxes((BOX.id,))
    chosen = offers(draft, ScenarioSheets())[0]
    setup = setup_of(draft, chosen)

    assert (chosen.id, setup.boxes, setup.house_set) == (
        "lanterns-dusk-6",
        ("first", BOX.id),
        False,
    )
    assert initial_table(setup).characters["lamplighter"].bank_money


def test_its_set_is_written_as_a_code(library: Library) -> None:
    shared = SharedSet(EditionId.FIRST, 6, CARDS)

    assert "LAMPLIGHTER" in encode_set(shared)
    assert decode_set(encode_set(shared)) == shared
    assert shared.defects() == ()


def test_its_texts_are_in_the_rulebook_and_found(library: Library) -> None:
    book = library.book(Language.EN)
    unknown = book.unknown_character("lamplighter", EditionId.SECOND)

    assert "lamplighter" in [
        text.entry.character for text in book.entries(EditionId.FIRST, Kind.CHARACTER)
    ]
    assert book.search("what does the lamplighter do", EditionId.FIRST)[0].id == (
        "character-lamplighter"
    )
    assert unknown is not None
    assert unknown.in_words(messages(Language.EN)) == (
        "The Lamplighter isn’t in this box. It’s in the box of lanterns."
    )


@async_test
async def test_screens_offer_it_and_tell_of_its_character(library: Library) -> None:
    page = OpenPage(Services(TableService(empty_store()), library, FakeNetwork()))
    page.actions.new_game.change(Draft(names=tuple("ABCDEF")))
    await page.visit("/new")
    await page.tap(page.button("Add the box of lanterns"))
    await page.visit("/new/set")
    assert "Dusk" in page.texts()

    await page.visit("/rules/first?kind=character")
    assert {"The box of lanterns", "Lamplighter"} <= {*page.texts()}

    await page.visit("/rules/first/character-lamplighter")
    assert "The box of lanterns" in page.texts()
