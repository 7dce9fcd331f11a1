"""The questions of the expansion's powers on the table screen, and seats that are out."""

from companion.core.boxes import EditionId
from companion.core.commands import Announce, Answer, Choose, Claim, Command, NoMoreClaims, Reveal
from companion.core.game import Game
from companion.core.setup import Setup
from companion.ui.board.scene import scene, seat_views
from companion.ui.board.selection import Selection
from companion.ui.shell.actions import AppActions
from companion.ui.table.panels.phase_panels import panel
from companion.ui.wording.history import step_sentences
from companion.ui.wording.table_instruction import table_instruction
from tests.ui.control_tree import controls
from tests.ui.table.tables import CEDRIC, FRAME, FRAN, HARRY, game, words_of

PEOPLE = ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Ines", "Jonas")
CARDS = ("judge", "king", "damned", "usurper", "gambler", "necromancer", "courtesan", "alchemist")
EIGHT = Setup.new(EditionId.FIRST, PEOPLE, CARDS, house_set=True)
_ACTRESS = ("actress" if card == "damned" else card for card in CARDS)
WITH_ACTRESS = Setup.new(EditionId.FIRST, PEOPLE, tuple(_ACTRESS), house_set=True)


def shown(now: Game, actions: AppActions, pick: Selection | None = None) -> list[str]:
    made = panel(scene(now, pick or Selection(1)), actions.table, FRAME)
    return [made.awaited.title, *words_of(made)]


def unopposed(character: str, *answers: Command) -> Game:
    return game(EIGHT, Announce(character), NoMoreClaims(), *answers)


def told(now: Game, actions: AppActions) -> list[str]:
    assert now.last is not None
    said, followed = step_sentences(now.last, now, actions.say)
    return [said, *followed]


def test_damned_is_not_among_the_characters_to_announce(actions: AppActions) -> None:
    words = shown(game(EIGHT), actions, Selection(1, announcing=True))
    assert "Usurper" in words
    assert "Damned" not in words


def test_necromancer_is_asked_for_the_card_that_came_up(actions: AppActions) -> None:
    words = shown(unopposed("necromancer"), actions)
    assert words[0] == "Fran: which card is on top of the Cemetery?"
    assert {"Patron", "Widow"} <= set(words)
    assert "King" not in words


def test_borrowed_power_is_told_with_its_coins(actions: AppActions) -> None:
    done = unopposed("necromancer", Choose((), character="patron"))
    assert told(done, actions)[1] == "Fran uses the power of the Patron"


def test_question_of_a_borrowed_power_is_explained_by_its_character(actions: AppActions) -> None:
    now = unopposed("necromancer", Choose((), character="inquisitor"))
    asked = panel(scene(now, Selection(1)), actions.table, FRAME)
    assert asked.help is not None
    labels = [getattr(each, "label", None) for each in controls(asked.help)]
    assert "What does the Inquisitor do?" in labels


def test_gambler_is_asked_for_guesser_coins_and_guess(actions: AppActions) -> None:
    words = shown(unopposed("gambler"), actions)
    assert words[0] == "Fran: who guesses how many coins you’re hiding?"
    words = shown(unopposed("gambler", Choose((CEDRIC,))), actions)
    assert words[0] == "Fran, open your fist once they’ve guessed: how many coins?"
    assert words[1:4] == ["1", "2", "3"]
    number = Choose((), number=2)
    words = shown(unopposed("gambler", Choose((CEDRIC,)), number), actions)
    assert words[0] == "Did Cedric guess right?"
    assert "Right" in words
    assert "It’s the Damned" not in words
    done = unopposed("gambler", Choose((CEDRIC,)), number, Answer(right=True))
    assert told(done, actions) == ["Cedric guesses right", "bank → Cedric: 2"]


def test_courtesan_asks_for_a_man_or_a_woman(actions: AppActions) -> None:
    words = shown(unopposed("courtesan"), actions)
    assert words[0] == "David shows their card: a man or a woman?"
    assert {"A man", "A woman", "It’s the Damned"} <= set(words)


def test_usurper_names_a_character_and_the_card_is_shown(actions: AppActions) -> None:
    words = shown(unopposed("usurper", Choose((HARRY,))), actions)
    assert words[0] == "Fran: which character do you name?"
    assert "Damned" not in words
    words = shown(unopposed("usurper", Choose((HARRY,)), Choose((), character="king")), actions)
    assert words[0] == "Harry shows their card: King?"
    assert {"Yes, it’s that card", "No, another card"} <= set(words)


def test_claims_say_whose_power_the_actress_uses(actions: AppActions) -> None:
    king = (Announce("king"), NoMoreClaims())
    assert "Repeats the last power: King" in shown(
        game(WITH_ACTRESS, *king, Announce("actress")), actions
    )
    nothing = actions.say.text("claims-repeats-none")
    assert nothing in shown(game(WITH_ACTRESS, Announce("actress")), actions)


def test_necromancer_who_is_out_takes_their_card_along(actions: AppActions) -> None:
    turned_up = (NoMoreClaims(), Choose((), character="damned"))
    done = game(WITH_ACTRESS, Announce("necromancer"), *turned_up)
    assert "Your card, face down, and the Damned" in table_instruction(done, actions.say)


def test_whoever_causes_the_damned_to_be_shown_gives_their_card_away(actions: AppActions) -> None:
    done = unopposed("courtesan", Answer(right=False, damned=True))
    assert told(done, actions) == ["David shows the Damned", "Fran is out of the game"]
    assert table_instruction(done, actions.say).startswith("Fran: give your card to David")
    seat = seat_views(scene(done, Selection(2)), actions.say)[FRAN]
    assert (seat.badge and seat.badge.text, seat.close) == ("out", None)
    assert seat.label == "Fran: 0 coins, out"


def test_dispute_asks_who_showed_the_damned(actions: AppActions) -> None:
    open_cards = game(EIGHT, Announce("king"), Claim(HARRY), NoMoreClaims())
    assert "Did anyone show the Damned?" in shown(open_cards, actions)
    pick = Selection(1, true=(FRAN,), damned=HARRY)
    made = scene(open_cards, pick)
    assert made.preview is not None
    assert made.preview.commands == (Reveal((FRAN,), damned=HARRY),)
