"""Games and panels for tests of the table screen."""

from companion.core.boxes import EditionId
from companion.core.commands import Command, Swap
from companion.core.custom_characters import CustomCharacter
from companion.core.game import Game, new_game
from companion.core.powers.blocks import Block
from companion.core.setup import Setup
from companion.ui.kit.control_cache import ControlCache
from companion.ui.table.panel_parts import Panel, PanelLayout
from tests.ui.control_tree import words

SMALLEST_PHONE = 360
SEVEN = Setup(
    EditionId.SECOND,
    ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Ines"),
    ("judge", "king", "beggar", "princess", "puppet_master", "patron", "guru"),
    0,
    1,
    house_set=True,
)
CEDRIC, DAVID, FRAN, HARRY, INES = 2, 3, 4, 5, 6
FRAME = PanelLayout(350, compact=False, cache=ControlCache())


def game(setup: Setup, *commands: Command) -> Game:
    """The game after its four opening turns and these commands."""
    played = new_game(setup)
    for command in (*[Swap()] * 4, *commands):
        played = played.append(command)
    return played


def words_of(shown: Panel) -> list[str]:
    return [each for control in shown.body for each in words(control)]


def multi_card_setup(players: int, printing: str | None) -> Setup:
    return Setup(
        EditionId.FIRST,
        ("Adele", "Bruno", "Cedric")[:players],
        ("bishop", "fool", "judge", "queen", "king", "witch"),
        0,
        1,
        scenario=f"first-{players}",
        printing=printing,
    )


def setup_with_cook(block: Block, text: str = "") -> Setup:
    return Setup(
        EditionId.FIRST,
        ("Adele", "Bruno", "Cedric", "David"),
        ("judge", "king", "queen", "bishop", "thief", "cook"),
        0,
        1,
        house_set=True,
        house=(CustomCharacter("cook", "Cook", (block,), text=text),),
    )
