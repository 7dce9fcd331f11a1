"""Powers on the table screen: targets, comparisons, moved people."""

from companion.core.boxes import EditionId
from companion.core.commands import Announce, Choose, Claim, NoMoreClaims, Reveal, Transfer
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import MovePeople, ShowCard
from companion.core.setup import Setup
from companion.ui.board.moments import verdict_view
from companion.ui.board.scene import scene, seat_views, stage_view
from companion.ui.board.selection import Selection
from companion.ui.board.table_view import Flow, SeatState
from companion.ui.shell.actions import AppActions
from companion.ui.table.panels.phase_panels import panel
from tests.ui.table.tables import CEDRIC, DAVID, FRAME, HARRY, SEVEN, game, words_of


def test_puppet_master_moves_people_and_leaves_coins_at_their_seats(
    actions: AppActions,
) -> None:
    announced = game(SEVEN, Transfer("bank", CEDRIC, 2), Announce("puppet_master"), NoMoreClaims())
    pick = Selection(1, targets=(CEDRIC, HARRY))
    shown = {each.seat: each for each in seat_views(scene(announced, pick), actions.say)}

    # coins stay: what each seat ends with
    assert [shown[seat].change.result for seat in (2, 5)] == [7, 5]  # type: ignore[union-attr]
    badges = [shown[seat].badge for seat in (2, 5)]
    assert [each.text for each in badges if each] == ["Harry sits here", "Cedric sits here"]
    texts = words_of(panel(scene(announced, pick), actions.table, FRAME))
    assert any("Cedric and Harry swap seats" in each for each in texts)
    assert "Coins to move" in texts
    assert any("stay where they are" in each for each in texts)

    done = announced.append(Choose((CEDRIC, HARRY)))
    seated = seat_views(scene(done, Selection(2)), actions.say)
    assert [(each.name, each.coins) for each in seated][2] == ("Harry", 7)
    assert [(each.name, each.coins) for each in seated][5] == ("Cedric", 5)
    # the coins flew from where each of them sat when paying
    assert stage_view(scene(done, Selection(2)), actions.say, 2).moved == (
        Flow(2, 4, 1, fine=False),
        Flow(5, 4, 1, fine=False),
    )


def test_active_player_moved_by_a_power_is_labelled_at_the_new_seat(actions: AppActions) -> None:
    mover = CustomCharacter("house_1", "Mover", (MovePeople(1), ShowCard()))
    cards = ("judge", "king", "queen", "fool", "cheat", "house_1")
    setup = Setup(EditionId.FIRST, SEVEN.players[:4], cards, 0, 1, house_set=True, house=(mover,))
    by_cedric = (Announce("house_1"), Claim(CEDRIC), NoMoreClaims(), Reveal((CEDRIC,)))
    moved = game(setup, *by_cedric, Choose((0, 1)))
    shown = {each.name: each for each in seat_views(scene(moved, Selection(1)), actions.say)}
    adele, cedric = shown["Adele"], shown["Cedric"]
    assert (adele.seat, adele.label) == (1, "Adele: 5 coins, current player")
    assert (cedric.state, cedric.label) == (SeatState.ACTIVE, "Cedric: 8 coins, to act")


def test_beggar_names_those_who_give_and_once_those_who_do_not(actions: AppActions) -> None:
    before = [Transfer("bank", HARRY, 2), Transfer("bank", 0, 1)]
    texts = words_of(
        panel(scene(game(SEVEN, *before, Announce("beggar")), Selection(1)), actions.table, FRAME)
    )
    course = [each for each in texts if "→" in each or "richer" in each]

    assert course == [
        "Harry → Fran",
        "Ines, Adele, Bruno, Cedric, and David aren’t richer than Fran: no payment",
    ]


def test_patron_and_princess_say_what_follows(actions: AppActions) -> None:
    patron = words_of(
        panel(scene(game(SEVEN, Announce("patron")), Selection(1)), actions.table, FRAME)
    )
    assert [each for each in patron if "→" in each] == [
        "bank → Fran",
        "bank → David",
        "bank → Harry",
    ]
    asked = game(SEVEN, Announce("princess"), NoMoreClaims())
    shown = words_of(panel(scene(asked, Selection(1, targets=(DAVID,))), actions.table, FRAME))
    assert any(each.startswith("David shows their Mask") for each in shown)
    verdict = verdict_view(asked.append(Choose((DAVID,))), actions.say)
    assert verdict is not None
    assert [(gain.who, gain.change.signed) for gain in verdict.gains] == [("Fran", "+2")]
