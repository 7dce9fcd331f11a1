"""Games: steps, undo and redo."""

from collections.abc import Iterable

import pytest

from companion.core.commands import (
    Announce,
    Claim,
    Command,
    Entry,
    Line,
    Look,
    MistakenLook,
    NoMoreClaims,
    Redo,
    Reveal,
    Swap,
    Transfer,
    Undo,
)
from companion.core.errors import Code, RuleViolation
from companion.core.events import Announced, End
from companion.core.game import Game, new_game
from tests.core.playing import (
    BRUNO,
    CEDRIC,
    FRAN,
    after,
    opposed,
    setup_with,
    unopposed,
)

SETUP = setup_with("king", "cheat")
OPENING: tuple[Command, ...] = (Swap(),) * 4
PAID, PEEKED = Transfer("bank", BRUNO, 1), MistakenLook(CEDRIC)


def entered(*entries: Entry) -> Game:
    game = new_game(SETUP)
    for entry in entries:
        game = game.append(entry)
    return game


def commands_of(game: Game) -> list[Command]:
    return [step.command for step in game.steps()]


def test_new_game_has_nothing_to_undo_or_redo() -> None:
    game = new_game(SETUP)
    assert (game.steps(), game.last, game.next_redo, game.table) == ((), None, None, game.start)
    for entry, code in ((Undo(), Code.NOTHING_TO_UNDO), (Redo(), Code.NOTHING_TO_REDO)):
        with pytest.raises(RuleViolation) as refusal:
            game.append(entry)
        assert refusal.value.code is code


def test_step_has_command_events_table_and_turn() -> None:
    game = entered(*OPENING, Announce("king"))
    step = game.last
    assert step is not None
    assert (step.command, step.turn, step.table) == (Announce("king"), 5, game.table)
    assert step.events == (Announced(FRAN, "king", None),)
    assert [s.turn for s in game.steps()] == [1, 2, 3, 4, 5]


def test_undo_takes_back_a_command_with_its_events() -> None:
    before = entered(*OPENING)
    done = entered(*OPENING, *opposed("king", [BRUNO], [BRUNO]), Undo())
    assert done.table == after(before.table, *opposed("king", [BRUNO], [])[:-1])
    assert done.next_redo is not None
    assert done.next_redo.command.do == "reveal"


def test_everything_can_be_undone_and_redone() -> None:
    played = (*OPENING, *unopposed("king"), MistakenLook(CEDRIC), Transfer("bank", BRUNO, 2))
    end = entered(*played)
    back = entered(*played, *[Undo()] * len(played))
    assert (back.table, back.steps()) == (end.start, ())
    forth = entered(*played, *[Undo()] * len(played), *[Redo()] * len(played))
    assert (forth.table, commands_of(forth)) == (end.table, list(played))


def test_new_command_clears_redo() -> None:
    game = entered(*OPENING, Announce("king"), Undo(), Look())
    assert game.next_redo is None
    with pytest.raises(RuleViolation, match="nothing_to_redo"):
        game.append(Redo())


def test_refused_entry_changes_neither_game_nor_redo() -> None:
    game = entered(*OPENING, Announce("king"), Undo())
    with pytest.raises(RuleViolation, match="not_awaited"):
        game.append(Claim(BRUNO))
    assert game.next_redo is not None
    assert game.append(Redo()).table == entered(*OPENING, Announce("king")).table


def test_end_of_the_game_can_be_undone() -> None:
    game = entered(*OPENING, Transfer("bank", FRAN, 4), *unopposed("cheat"))
    assert game.table.end is End.POWER
    assert game.append(Undo()).table.end is None
    assert game.append(Undo()).append(Redo()).table == game.table


@pytest.mark.parametrize(
    ("entries", "commands"),
    [
        ([], []),
        ([PAID, Undo()], []),
        ([PAID, PEEKED, Undo(), Undo(), Redo()], [PAID]),
        ([PAID, Undo(), PEEKED], [PEEKED]),
        ([PAID, PEEKED, Undo(), Redo(), Undo(), Undo(), Redo()], [PAID]),
    ],
)
def test_steps_are_the_commands_that_count(
    entries: Iterable[Entry], commands: list[Command]
) -> None:
    assert commands_of(entered(*entries)) == commands


def test_long_games_compare_and_print_without_recursion() -> None:
    entries: list[Entry] = [MistakenLook(number % 6) for number in range(3000)]
    game, same = entered(*entries), entered(*entries)
    assert game == same
    assert game != entered(*entries[:-1])
    assert game != entered(MistakenLook(5), *entries[1:])
    undone = [Undo()] * 2000
    assert entered(*entries, *undone) == entered(*entries, *undone)
    assert entered(*entries, *undone) != entered(*entries, *undone[1:])
    assert len(repr(game)) < 10_000


def test_steps_of_a_long_game_compare_and_hash_by_identity() -> None:
    entries: list[Entry] = [MistakenLook(number % 6) for number in range(3000)]
    game, same = entered(*entries), entered(*entries)
    assert game.last is not None
    assert game.last == game.last
    assert game.last != same.last
    assert {game.last, same.last} == {same.last, game.last}
    assert len(repr(game.last)) < 200


def test_games_with_different_setups_differ() -> None:
    assert new_game(SETUP) == new_game(SETUP)
    assert new_game(SETUP) != new_game(setup_with("king", "spy"))


def test_games_share_their_steps() -> None:
    game = entered(*OPENING)
    assert game.append(Swap()).last is not None
    assert game.append(Swap()).append(Undo()).last is game.last


def test_games_differ_by_commands_taken_back() -> None:
    assert entered(PAID, Undo()) != entered()
    assert entered(PAID, Undo()) != entered(PEEKED, Undo())
    assert entered(PAID, Undo()) == entered(PAID, Undo())


def stamped(*taps: tuple[Entry, ...]) -> Game:
    """A game of these taps, with the lines that the app writes."""
    game = new_game(SETUP)
    for number, tap in enumerate(taps, start=1):
        for entry in tap:
            game = game.append(Line(entry, number))
    return game


CONFIRMED = (NoMoreClaims(), Reveal((FRAN,)))


def test_undos_lead_back_to_the_end_of_every_tap() -> None:
    played = (*((each,) for each in OPENING), (Announce("king"),), (Claim(BRUNO),), CONFIRMED)
    game = stamped(*played)
    assert game.undos_to(None) == len(played)
    assert [game.undos_to(step) for step in game.steps()] == [6, 5, 4, 3, 2, 1, None, 0]
    assert stamped(*played, (Swap(),)).undos_to(stamped(*played).last) is None
    for step in game.steps()[:-2]:
        back = stamped(*played, (Undo(),) * (game.undos_to(step) or 0))
        assert back.table == step.table


def test_what_one_tap_took_back_is_known_as_one() -> None:
    played = (*((each,) for each in OPENING), (Announce("king"),), (Claim(BRUNO),), CONFIRMED)
    end = stamped(*played)
    assert end.redos == 0
    back = stamped(*played, (Undo(),), (Undo(),) * 3)
    assert back.redos == 3
    assert stamped(*played, (Undo(),), (Undo(),) * 3, (Redo(),) * 3).redos == 1
    assert stamped(*played, (Undo(),), (Undo(),) * 3, (Redo(),) * 3, (Redo(),)) == end


def test_lines_without_a_tap_are_brought_back_one_by_one() -> None:
    back = entered(*OPENING, Undo(), Undo())
    assert (back.redos, back.undos_to(back.last), back.undos_to(None)) == (1, 0, 2)
