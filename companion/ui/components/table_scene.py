"""What lies on the table right now, for stage and list alike: totals, marks, moves to come."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.core.boxes import cards_each
from companion.core.commands import Claim, Pot
from companion.core.events import Event, PlacesChanged
from companion.core.evolve import evolve
from companion.core.game import Game
from companion.core.moves import MoveKind, moves
from companion.core.phases import people_question, possible_claimants
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.actions.page_actions import PageActions
from companion.ui.presenters.history import announced_name, name
from companion.ui.presenters.preview import Preview, preview, toggled
from companion.ui.state.selection import Selection
from companion.ui.widgets.badges import Badge, Change
from companion.ui.widgets.coin_paths import Flow, Spot
from companion.ui.widgets.pots import PotView
from companion.ui.widgets.seat_card import SeatCardView, State
from companion.ui.widgets.table_stage import StageView


@dataclass(frozen=True, slots=True)
class Scene:
    """A table with what is in hand on this screen."""

    table: Table
    selection: Selection
    preview: Preview | None
    game: Game


def scene(game: Game, selection: Selection) -> Scene:
    """The scene for a game and what has been tapped but not confirmed."""
    return Scene(game.table, selection, preview(game.table, selection), game)


def _just_moved(game: Game) -> tuple[Flow, ...]:
    """The coins the last command moved; none after an undo, which moves nothing forward."""
    step = game.last
    if step is None or game.undone is not None:
        return ()
    return _flows(game.before(step), step.events)


def stage_view(scene: Scene, actions: PageActions, revision: int) -> StageView:
    """The scene as the stage draws it."""
    table = scene.table
    court, bank = pot_views(scene, actions.say)
    return StageView(
        plaques=plaques(scene, actions),
        court=court,
        bank=bank,
        preview=_flows(table, scene.preview.events if scene.preview else ()),
        moved=_just_moved(scene.game),
        revision=revision,
    )


def plaques(scene: Scene, actions: PageActions) -> tuple[SeatCardView, ...]:
    """Everybody's plaque by place, with what is about to change and what a tap on it means."""
    table, say = scene.table, actions.say
    concerned, movers, fined = _concerned(scene), _movers(scene), _fined(scene)
    found = []
    for place, person in enumerate(table.seats):
        coins = table.coins[place]
        change = _change(scene, place, fined)
        active = table.end is None and person == table.active
        label = say.text(
            "place-label-active" if active else "place-label",
            person=name(table, person),
            coins=coins,
        )
        found.append(
            SeatCardView(
                place=place,
                name=name(table, person),
                coins=coins,
                label=label,
                state=_state(scene, person, change, concerned),
                change=change,
                badge=_moving(table, movers, person) or _badge(scene, person, say),
                on_tap=_tap(scene, person, actions),
            )
        )
    return tuple(found)


def _state(
    scene: Scene, person: int, change: Change | None, concerned: frozenset[int] | None
) -> State:
    table = scene.table
    if table.end is not None:
        return State.ACTIVE if person in (table.winners or ()) else State.REST
    if person == table.active:
        return State.ACTIVE
    if change is not None:
        return State.FINED if change.fine else State.MOVED
    if concerned is not None and person not in concerned:
        return State.DIMMED
    return State.REST


def _concerned(scene: Scene) -> frozenset[int] | None:
    """Whom the open announcement concerns now; None while everybody still may be."""
    table = scene.table
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


def _change(scene: Scene, place: int, fined: frozenset[Spot]) -> Change | None:
    """What will change at a place: coins lie there whoever comes to sit at it."""
    if scene.preview is None:
        return None
    result = scene.preview.after.coins[place]
    return _difference(result - scene.table.coins[place], result, fine=place in fined)


def _fined(scene: Scene) -> frozenset[Spot]:
    """The places from which a fine will be paid if it is confirmed."""
    events = scene.preview.events if scene.preview else ()
    return frozenset(flow.source for flow in _flows(scene.table, events) if flow.fine)


def _movers(scene: Scene) -> dict[int, int]:
    """Who will change places with whom if it is confirmed."""
    events = scene.preview.events if scene.preview else ()
    pairs = [(each.person, each.other) for each in events if isinstance(each, PlacesChanged)]
    return dict(pairs) | {other: person for person, other in pairs}


def _moving(table: Table, movers: dict[int, int], person: int) -> Badge | None:
    if person not in movers:
        return None
    return Badge(name(table, movers[person]), icon=ft.Icons.SWAP_HORIZ)


def _difference(delta: int, result: int, *, fine: bool) -> Change | None:
    return Change(delta, result, fine=fine and delta < 0) if delta else None


def _badge(scene: Scene, person: int, say: Messages) -> Badge | None:
    table = scene.table
    if table.winners is not None:
        wins = Badge(say.text("badge-wins"), gold=True, icon=ft.Icons.EMOJI_EVENTS)
        return wins if person in table.winners else None
    opened = table.announcement
    if opened is None:
        owes = person in table.owes_look
        return Badge(say.text("mistaken-owes"), icon=ft.Icons.VISIBILITY) if owes else None
    if person in (scene.selection.targets or ()):
        return Badge(say.text("badge-chosen"), icon=ft.Icons.CHECK)
    true = scene.selection.true or opened.users
    character = announced_name(table)
    if person == table.target:
        return Badge(say.text("badge-answers"))
    order = opened.claimants.index(person) + 1 if person in opened.claimants else None
    if person in true and opened.claimants:
        is_it = say.text("badge-is", character=character)
        return Badge(is_it, gold=True, order=order, emblem=opened.character)
    if person == table.active:
        return Badge(say.text("badge-announces"), icon=ft.Icons.CAMPAIGN)
    if order is not None:
        return Badge(say.text("badge-claims"), order=order)
    return None


def _tap(scene: Scene, person: int, actions: PageActions) -> Callable[[], object] | None:
    """A tap on a plaque is the same as a tap on the person in the dock."""
    table = scene.table
    if person in possible_claimants(table):
        if cards_each(len(table.seats)) > 1:
            # the dock asks with which card
            return None
        return lambda: actions.game.submit(Claim(person))
    asked = people_question(table)
    if asked is not None and person in asked.candidates:
        return partial(_toggle, person, asked.sizes[-1], actions)
    return None


def _toggle(person: int, most: int, actions: PageActions) -> None:
    """Name a person whom a power asks for, or name them no more; `most` of them in all."""
    now = actions.view.selection
    actions.selection.change(replace(now, targets=toggled(now.targets, person, most)))


def pot_views(scene: Scene, say: Messages) -> tuple[PotView, PotView]:
    """Court and bank, with what is about to change."""
    return _pot_view(scene, "court", say), _pot_view(scene, "bank", say)


def _pot_view(scene: Scene, which: Pot, say: Messages) -> PotView:
    coins = scene.table.held(which)
    change = None
    if scene.preview is not None:
        result = scene.preview.after.held(which)
        change = _difference(result - coins, result, fine=False)
        if change is not None and which == "court":
            change = replace(change, fine=True)
    caption = say.text(which)
    return PotView(
        pot=which,
        caption=caption,
        coins=coins,
        label=say.text("pot-label", pot=caption, coins=coins),
        change=change,
    )


def _flows(table: Table, events: Iterable[Event]) -> tuple[Flow, ...]:
    """Coins on their ways between pots and places, where each person sits at that moment."""
    found: list[Flow] = []
    for event in events:
        for move in moves(table, (event,)):
            source, target = _spot(table, move.source), _spot(table, move.target)
            found.append(Flow(source, target, move.coins, fine=move.kind is MoveKind.FINE))
        table = evolve(table, event)
    return tuple(found)


def _spot(table: Table, where: int | Pot) -> Spot:
    return where if isinstance(where, str) else table.place_of(where)
