"""The table with the selection on one page: seats, pots, and the coins about to move."""

from dataclasses import dataclass, replace

from companion.core.boxes import WINNING_COINS
from companion.core.commands import Pot
from companion.core.events import End, PlacesChanged
from companion.core.game import Game
from companion.core.phases import people_question, possible_claimants, power_in_use, revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.preview import Preview, coin_flows, flows_of_last, preview
from companion.ui.board.selection import Selection
from companion.ui.board.table_view import (
    Badge,
    BadgeIcon,
    Change,
    Close,
    PotView,
    SeatState,
    SeatView,
    Spot,
    StageView,
)
from companion.ui.wording.history import announced_name, name, only_opponent, without_coins

_CLOSE_TO_WIN = 3
"""Coins missing to win: what the richest powers take from the bank at once."""
_CLOSE_TO_OUT = 2
"""Coins that a power and a fine take in one turn."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A game with the selection on one page."""

    table: Table
    selection: Selection
    preview: Preview | None
    """What confirming the selection would do; None if there is nothing to confirm."""
    game: Game
    passed: frozenset[int] = frozenset()
    """The people who have let the announcement pass, on their phones."""


def scene(game: Game, selection: Selection, passed: frozenset[int] = frozenset()) -> Scene:
    """Return the scene of a game and a selection; `passed` have let the announcement pass."""
    return Scene(game.table, selection, preview(game.table, selection), game, passed)


def with_selection(scene: Scene, selection: Selection) -> Scene:
    """Return the scene with another selection."""
    return replace(scene, selection=selection, preview=preview(scene.table, selection))


def without_answers(scene: Scene) -> Scene:
    """Return the scene as it was before anybody claimed or let the open announcement pass."""
    opened = scene.table.opened()._replace(claimants=(), slots=())
    table = scene.table._replace(announcement=opened)
    return with_selection(replace(scene, table=table, passed=frozenset()), scene.selection)


def stage_view(scene: Scene, say: Messages, revision: int) -> StageView:
    """Return what the stage shows; no seat can be tapped yet."""
    court, bank = pot_views(scene, say)
    return StageView(
        seats=tuple(with_close(seat, scene.table, say) for seat in seat_views(scene, say)),
        court=court,
        bank=bank,
        preview=coin_flows(scene.table, scene.preview.events if scene.preview else ()),
        moved=flows_of_last(scene.game),
        revision=revision,
        over=scene.table.end is not None,
    )


def with_close(view: SeatView, table: Table, say: Messages) -> SeatView:
    """Return the seat with a badge that says how close the end is, between two announcements."""
    missing = WINNING_COINS - view.coins
    if view.badge is not None or view.close is None or table.phase is not Phase.TURN:
        return view
    if view.close is Close.WIN and missing > 0:
        words = say.text("badge-to-win", coins=missing)
        return replace(view, badge=Badge(words, icon=BadgeIcon.WINS, needs_words=True), close=None)
    if view.close is Close.OUT and view.coins > 0:
        words = say.text("badge-coins-left", coins=view.coins)
        return replace(view, badge=Badge(words, icon=BadgeIcon.OUT, needs_words=True), close=None)
    return view


def seat_views(scene: Scene, say: Messages) -> tuple[SeatView, ...]:
    """Return what is shown of each seat, by seat; none can be tapped yet."""
    fined = _fined(scene)
    return tuple(
        _seat_view(scene, seat, person, say, fined) for seat, person in enumerate(scene.table.seats)
    )


def pot_views(scene: Scene, say: Messages) -> tuple[PotView, PotView]:
    """Return what is shown of the court and the bank."""
    return _pot_view(scene, "court", say), _pot_view(scene, "bank", say)


def people_to_act(table: Table) -> tuple[int, ...]:
    """Return who has to do something now: play, claim or pass, show a card, choose, or answer.

    Claims are open to everybody else until somebody claims. Empty after the end.
    """
    opened = table.announcement
    match table.phase:
        case Phase.TURN:
            return (table.active,)
        case Phase.CLAIMS | Phase.REVEAL:
            return revealed_people(table) or possible_claimants(table)
        case Phase.CHOICE if opened is not None:
            user, _ = power_in_use(table, opened)
            return (user,)
        case Phase.ANSWER:
            return (table.answering(),)
        case _:
            return ()


def person_in_question(table: Table) -> int:
    """Return the one person who has to act; while several have, or nobody has, the active one."""
    acting = people_to_act(table)
    return acting[0] if len(acting) == 1 else table.active


def _seat_view(
    scene: Scene, seat: int, person: int, say: Messages, fined: frozenset[Spot]
) -> SeatView:
    table = scene.table
    coins, change = table.coins[seat], _change(scene, seat, person, fined)
    return SeatView(
        seat=seat,
        name=name(table, person),
        coins=coins,
        label=_label(table, person, coins, say),
        state=_state(scene, person, change),
        change=change,
        badge=_end_badge(scene, person, say)
        or _new_seat_badge(scene, person, say)
        or _badge(scene, person, say),
        person=person,
        close=None if person in table.out else close_to_end(table, coins),
    )


def _label_message(table: Table, person: int) -> str:
    """Return the message for a screen reader: whose turn it is, or who else has to act."""
    if table.end is not None:
        return "place-label"
    if person == table.active:
        return "place-label-active"
    return "place-label-acts" if people_to_act(table) == (person,) else "place-label"


def close_to_end(table: Table, coins: int) -> Close | None:
    """Return what a player with so many coins can bring about soon; None once the game is over."""
    if table.end is not None:
        return None
    if coins >= WINNING_COINS - _CLOSE_TO_WIN:
        return Close.WIN
    return Close.OUT if coins <= _CLOSE_TO_OUT else None


def _label(table: Table, person: int, coins: int, say: Messages) -> str:
    """Return name, coins, and whether the end is close, for a screen reader."""
    words = say.text(_label_message(table, person), person=name(table, person), coins=coins)
    if person in table.out:
        return f"{words}, {say.text('badge-is-out')}"
    close = close_to_end(table, coins)
    if close is None:
        return words
    limit = WINNING_COINS if close is Close.WIN else 0
    return f"{words}, {say.text('place-close', coins=limit)}"


def _state(scene: Scene, person: int, change: Change | None) -> SeatState:
    table = scene.table
    if table.end is not None:
        return SeatState.ACTIVE if person in (table.winners or ()) else SeatState.REST
    acting = people_to_act(table)
    if acting == (person,):
        return SeatState.ACTIVE
    if person in table.out:
        return SeatState.DIMMED
    opened = table.announcement
    if table.phase is Phase.CLAIMS and opened is not None and scene.selection.true is None:
        # lit are those who say it is theirs; changes stand on the cards anyway
        says_so = person == table.active or person in opened.claimants
        return SeatState.ASKED if says_so else SeatState.REST
    if change is not None:
        return SeatState.FINED if change.fine else SeatState.MOVED
    if person in (scene.selection.targets or ()) or person == table.target:
        return SeatState.CHOSEN
    if person in acting:
        return SeatState.ASKED
    concerned = _concerned(table)
    if concerned is not None and person not in concerned:
        return SeatState.DIMMED
    return SeatState.REST


def _concerned(table: Table) -> frozenset[int] | None:
    """Return the people the announcement concerns; None while it may concern everybody."""
    opened = table.announcement
    if opened is None or (table.phase is Phase.CLAIMS and not opened.claimants):
        return None
    if table.phase is Phase.CHOICE:
        asked = people_question(table)
        return frozenset(asked.candidates if asked else ()) | frozenset(opened.users)
    people = {table.active, *opened.claimants, *opened.users}
    if table.target is not None:
        people.add(table.target)
    return frozenset(people)


def _change(scene: Scene, seat: int, person: int, fined: frozenset[Spot]) -> Change | None:
    """Return the change of a seat's coins, which stay there if people change seats."""
    if scene.preview is None:
        return None
    after = scene.preview.after
    delta = after.coins[seat] - scene.table.coins[seat]
    moves = after.place_of(person) != seat
    flows = coin_flows(scene.table, scene.preview.events)
    if not moves and all(seat not in (flow.source, flow.target) for flow in flows):
        return None
    return Change(delta, after.coins[seat], fine=seat in fined and delta < 0)


def _fined(scene: Scene) -> frozenset[Spot]:
    """Return the seats that would pay a fine."""
    events = scene.preview.events if scene.preview else ()
    return frozenset(flow.source for flow in coin_flows(scene.table, events) if flow.fine)


def _new_seat_badge(scene: Scene, person: int, say: Messages) -> Badge | None:
    """Return the badge of a person who would change seats: who would sit there instead."""
    for event in scene.preview.events if scene.preview else ():
        if isinstance(event, PlacesChanged) and person in (event.person, event.other):
            other = event.other if person == event.person else event.person
            words = say.text("badge-sits-here", person=name(scene.table, other))
            return Badge(words, icon=BadgeIcon.CHANGES_SEATS)
    return None


def _end_badge(scene: Scene, person: int, say: Messages) -> Badge | None:
    """Return the badge of a person who would win now, or end the game without coins."""
    after = scene.preview.after if scene.preview else None
    if after is None or after.winners is None:
        return None
    if person in after.winners:
        return Badge(say.text("badge-would-win"), gold=True, icon=BadgeIcon.WINS)
    out = after.end is End.BANKRUPTCY and person in without_coins(after)
    return Badge(say.text("badge-would-be-out"), icon=BadgeIcon.OUT) if out else None


def _badge(scene: Scene, person: int, say: Messages) -> Badge | None:
    table = scene.table
    if person in table.out:
        return Badge(say.text("badge-is-out"), icon=BadgeIcon.OUT)
    if table.winners is not None:
        wins = Badge(say.text("badge-wins"), gold=True, icon=BadgeIcon.WINS)
        return wins if person in table.winners else None
    return _badge_of_announcement(scene, person, say) or _owed_look(table, person, say)


def _owed_look(table: Table, person: int, say: Messages) -> Badge | None:
    """Return the badge of a person who owes a look, which only their own look settles."""
    owes = person in table.owes_look
    return Badge(say.text("mistaken-owes"), icon=BadgeIcon.OWES_LOOK) if owes else None


def _badge_of_announcement(scene: Scene, person: int, say: Messages) -> Badge | None:
    table, opened = scene.table, scene.table.announcement
    if opened is None:
        return None
    if person in (scene.selection.targets or ()):
        return Badge(say.text("badge-chosen"), icon=BadgeIcon.CHOSEN)
    if person == table.target:
        return Badge(say.text("badge-answers"), icon=BadgeIcon.ANSWERS)
    order = opened.claimants.index(person) + 1 if person in opened.claimants else None
    # a single opponent is the only one who can claim
    shown_order = None if only_opponent(table) is not None else order
    true = scene.selection.true or opened.users
    if person in true and opened.claimants:
        is_it = say.text("badge-is", character=announced_name(table))
        return Badge(is_it, gold=True, order=shown_order, emblem=opened.character)
    if person == table.active:
        return Badge(say.text("badge-announces"), icon=BadgeIcon.ANNOUNCES)
    if person in scene.passed and table.phase is Phase.CLAIMS:
        return Badge(say.text("badge-passes"), icon=BadgeIcon.PASSES)
    if order is not None:
        icon = BadgeIcon.CLAIMS if shown_order is None else None
        return Badge(say.text("badge-claims"), order=shown_order, icon=icon)
    return None


def _pot_view(scene: Scene, pot: Pot, say: Messages) -> PotView:
    coins = scene.table.held(pot)
    change = None
    if scene.preview is not None:
        result = scene.preview.after.held(pot)
        delta = result - coins
        change = Change(delta, result, fine=pot == "court") if delta else None
    caption = say.text(pot)
    return PotView(
        pot=pot,
        caption=caption,
        coins=coins,
        label=say.text("pot-label", pot=caption, coins=coins),
        change=change,
    )
