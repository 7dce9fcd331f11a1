"""A whole game of the first edition on one tablet."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.games import stored
from tests.browser.screens import Devices, Screen
from tests.processes import CompanionProcess

PEOPLE = ("Adele", "Bruno", "Cedric", "David")


def announce(screen: Screen, character: str) -> None:
    screen.tap("Announce")
    screen.see("announce?")
    screen.tap(character, beside="Back")
    screen.see("Who else is")


def unopposed(screen: Screen, character: str) -> None:
    """Announce a character that nobody else claims: three taps."""
    with screen.budget(3):
        announce(screen, character)
        screen.tap("No one calls")


def opposed(screen: Screen, character: str, claimant: str, true: str) -> None:
    """Announce a character that one other player claims: five taps."""
    with screen.budget(5):
        announce(screen, character)
        screen.tap(claimant)
        screen.see("Who really is")
        screen.tap(true, "radio")
        screen.tap("Confirm")


def quiet_turn(screen: Screen, turn: int, person: str, action: str) -> None:
    """Play a turn of one tap."""
    screen.see(f"Turn {turn} {person}’s turn")
    with screen.budget(1):
        screen.tap(action)


def test_whole_game_of_the_first_edition(
    companion: CompanionProcess, devices: Devices, data: Path
) -> None:
    screen = devices.open(companion.url, still=False)
    screen.see("New game")
    screen.picture("home")
    new_game(screen)
    opening(screen, data)
    undo_and_claims(screen, data)
    mistaken_look(screen)
    bishop_tie(screen, data)
    correction(screen, data)
    the_end(screen, data)
    again(screen, data)


def new_game(screen: Screen) -> None:
    screen.tap("New game")
    screen.see("Who’s playing?")
    screen.type("Player 1", PEOPLE[0])
    for place, name in enumerate(PEOPLE[1:], start=2):
        screen.enter(f"Player {place}", name)
    screen.see(*(f"Move {name}" for name in PEOPLE), "4 players", "Adele goes first")
    screen.picture("people")
    screen.tap("Choose a set")
    screen.see("Printed set for 4 players", "6 coins each; the rest (170 in all) is the bank")
    screen.tap("6 coins each", "checkbox")
    screen.picture("set")
    screen.tap("Start the game")


def opening(screen: Screen, data: Path) -> None:
    """Turns 1 to 4 allow only the swap, and say why."""
    screen.see("Turn 1 Adele’s turn", "Courthouse: 0 coins", "Bank: 170 coins")
    expect(screen.control("Look at your card")).to_be_disabled()
    expect(screen.control("Announce")).to_be_disabled()
    screen.see("Turns 1–4 are preparation turns: swaps only.")
    for turn, person in enumerate(PEOPLE, start=1):
        quiet_turn(screen, turn, person, "Swap")
    screen.see("Turn 5 Adele’s turn")
    assert stored(data).turn == 5


def undo_and_claims(screen: Screen, data: Path) -> None:
    unopposed(screen, "King")
    screen.see("Turn 6 Bruno", "Bank: 167 coins")
    with screen.budget(1):
        screen.tap("Undo")
    screen.see("Who else is the King?", "Redo", "Bank: 170 coins")
    assert stored(data).coins == (6, 6, 6, 6)
    screen.tap("Redo")
    screen.see("Turn 6 Bruno", "Bank: 167 coins")
    assert stored(data).coins == (9, 6, 6, 6)

    quiet_turn(screen, 6, "Bruno", "Look at your card")
    screen.see("Turn 7 Cedric")
    opposed(screen, "Queen", "David", "No one")
    # both cards were revealed and neither is the Queen; David plays next and may only swap
    screen.see("Turn 8 David’s turn", "Courthouse: 2 coins", "David’s card was revealed")
    expect(screen.control("Look at your card")).to_be_disabled()
    expect(screen.control("Announce")).to_be_disabled()
    assert stored(data).coins == (9, 6, 5, 5)
    screen.picture("swap-only")
    quiet_turn(screen, 8, "David", "Swap")


def mistaken_look(screen: Screen) -> None:
    screen.see("Turn 9 Adele")
    screen.tap("More")
    screen.tap("Mistaken look")
    screen.see("Who saw their own card by mistake?")
    screen.tap("Bruno")
    screen.see_no("Who saw their own card by mistake?")
    screen.see("Turn 9 · Bruno saw their own card by mistake")
    quiet_turn(screen, 9, "Adele", "Swap")
    screen.see("Turn 10 Bruno’s turn", "must look this turn")
    expect(screen.control("Swap")).to_be_disabled()
    quiet_turn(screen, 10, "Bruno", "Look at your card")


def bishop_tie(screen: Screen, data: Path) -> None:
    screen.see("Turn 11 Cedric")
    unopposed(screen, "Bishop")
    screen.see("Turn 12 David")
    assert stored(data).coins == (7, 6, 7, 5)
    announce(screen, "Bishop")
    screen.tap("No one calls")
    screen.see("David: take from whom?")
    screen.tap("Cedric", "radio")
    screen.tap("Confirm")
    screen.see("Turn 13 Adele")
    assert stored(data).coins == (7, 6, 5, 7)


def correction(screen: Screen, data: Path) -> None:
    screen.tap("More")
    screen.tap("Correct coins")
    screen.see("One more coin")
    # each pot and player is there twice: as source and as target
    screen.tap("Bank", at=0)
    screen.tap("Bruno")
    screen.tap("One more coin")
    screen.see("Move 2 coins")
    screen.picture("correction")
    screen.tap("Move 2 coins")
    screen.see("Bank: 165 coins")
    assert stored(data).coins == (7, 8, 5, 7)


def the_end(screen: Screen, data: Path) -> None:
    unopposed(screen, "Judge")
    screen.see("Turn 14 Bruno", "Courthouse: 0 coins")
    opposed(screen, "King", "Cedric", "Bruno")
    screen.see("Turn 15 Cedric’s turn")
    assert stored(data).coins == (9, 11, 4, 7)
    quiet_turn(screen, 15, "Cedric", "Swap")
    quiet_turn(screen, 16, "David", "Look at your card")
    quiet_turn(screen, 17, "Adele", "Look at your card")
    screen.see("Turn 18 Bruno")
    unopposed(screen, "Queen")
    screen.see("Bruno wins", "Rematch")
    assert stored(data).winners == (1,)
    assert stored(data).coins == (9, 13, 4, 7)
    screen.picture("end")


def again(screen: Screen, data: Path) -> None:
    """Start again with the same group in at most three taps."""
    before = screen.taps
    screen.tap("Rematch")
    screen.see("Printed set for 4 players")
    screen.tap("Start the game")
    screen.see("Turn 1 ", "Courthouse: 0 coins")
    assert screen.taps - before <= 3
    assert stored(data).rules.setup.players == PEOPLE
    assert stored(data).turn == 1
