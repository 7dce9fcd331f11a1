"""An announcement is open: who claims too, and, once the cards are up, who really is it."""

from dataclasses import replace

import flet as ft

from companion.core.boxes import cards_each, slots_to_claim
from companion.core.commands import CardSlot, Claim
from companion.core.phases import most_true, possible_claimants, revealed_people
from companion.core.table import Table
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.table_scene import Scene
from companion.ui.presenters.history import announced_name, name, with_hand
from companion.ui.presenters.preview import toggled
from companion.ui.screens.table.outcome import confirm, moves_list
from companion.ui.screens.table.panel import (
    Frame,
    Panel,
    character_rule,
    explained,
    note,
    title,
)
from companion.ui.screens.table.person_choice import NOBODY, one_or_nobody
from companion.ui.screens.table.tiles import tile, tile_width, tiles
from companion.ui.widgets.check_list import Check, checks
from companion.ui.widgets.option_list import Option
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.text_fit import fit, lines_of, text_width
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Size, Space, Touch

_SMALLEST = 12.0
"""Type size of the longest names on a tile."""
_LINES = 2
"""How many lines of a name a tile has room for."""
_LINE = 20.0
_DENSE = 15.0
"""Height of a line where a name needs one more than that."""
_MANY = 5
"""People who may claim, from whom on three stand side by side."""


def claims_panel(scene: Scene, actions: PageActions, frame: Frame) -> Panel:
    """Everybody who may still claim; with a claim, also who really is the character.

    Saying who it is closes the claims, so an opposed announcement takes two taps after them.
    """
    opposed = bool(scene.table.opened().claimants)
    body: list[ft.Control] = []
    if opposed:
        body.append(_who(scene, actions, frame))
    if scene.selection.true is None or cards_each(len(scene.table.seats)) > 1:
        # with several cards a tap on a plaque does not say with which one somebody claims
        body += _claim_buttons(scene, actions, frame)
    if not opposed:
        # below the names, which a phone has to show without being rolled
        person = name(scene.table, scene.table.active)
        hint = actions.say.text("claims-hint", person=person)
        body.append(explained(hint, "claims", actions, frame))
    body += moves_list(scene, actions, frame)
    if opposed:
        body.append(character_rule(scene, actions, frame))
    confirming = None if opposed else actions.say.text("claims-nobody")
    gold = confirm(scene, actions, frame, confirming)
    words = actions.say.text(
        "reveal-title" if opposed else "claims-title", character=announced_name(scene.table)
    )
    return Panel(
        title(words, scene, actions, "claims"),
        body,
        gold,
        stable_keys=frozenset({_claims_key(scene.table)}),
    )


def _claims_key(table: Table) -> str:
    """The key of the claim buttons, the same as long as claims of an announcement are open.

    A tap on one counts also if another page has claimed since it was rendered.
    """
    return f"claims-{table.turn}"


def _claim_buttons(scene: Scene, actions: PageActions, frame: Frame) -> list[ft.Control]:
    people = possible_claimants(scene.table)
    if not people:
        return []
    slots = slots_to_claim(len(scene.table.seats)) or (None,)
    columns = 3 if len(people) >= _MANY and len(slots) == 1 else 2
    claims = {
        Claim(person, slot): _words(scene.table, person, slot, actions)
        for person in people
        for slot in slots
    }
    width = tile_width(frame.width, columns)
    if any(_is_crowded(words, width) for words in claims.values()):
        width = tile_width(frame.width, 2)
    if len(slots) > 1 and any(_is_cut(words, width) for words in claims.values()):
        # so few people have room below each other
        width = frame.width
    buttons = [
        _claim_button(claim, words, width, actions, frame) for claim, words in claims.items()
    ]
    found: list[ft.Control] = []
    if scene.table.announcement is not None and scene.table.announcement.claimants:
        found.append(note(actions.say.text("claims-more"), frame))
    claim_tiles = tiles(buttons)
    claim_tiles.key = _claims_key(scene.table)
    found.append(claim_tiles)
    return found


def _words(table: Table, person: int, slot: CardSlot | None, actions: PageActions) -> str:
    words = name(table, person)
    if slot is None:
        return words
    return actions.say.text("claim-with", person=words, hand=actions.say.text(f"hand-{slot}"))


def _is_crowded(words: str, width: float) -> bool:
    """Whether a word, or the whole, does not fit a tile of this width in the smallest type."""
    room = _inside(width)
    return _is_cut(words, width) or any(
        text_width(word) * _SMALLEST > room for word in words.split()
    )


def _is_cut(words: str, width: float) -> bool:
    """Whether a tile of this width has no room for the last of these words."""
    return lines_of(words, _SMALLEST, _inside(width)) > _LINES + 1


def _inside(width: float) -> float:
    """What a tile of this width leaves for its words."""
    return width - 2 * Space.XS - 2


def _claim_button(
    claim: Claim, words: str, width: float, actions: PageActions, frame: Frame
) -> ft.Control:
    # one line as long as it can be read: two of them do not stand much larger in a tile
    fitted = fit(words, _inside(width), Size.BODY, _SMALLEST)
    dense = lines_of(words, fitted.size, _inside(width)) > _LINES
    content = ft.Text(
        words,
        max_lines=_LINES + dense,
        no_wrap=fitted.lines == 1,
        text_align=ft.TextAlign.CENTER,
        style=style(
            Font.MEDIUM, round(fitted.size, 1), current_palette().text, _DENSE if dense else _LINE
        ),
    )
    return tile(
        f"claim-{claim.player}-{claim.card}",
        content,
        (width, Touch.OPTION),
        lambda: actions.game.submit(claim),
        padding=Space.XS,
    )


def _who(scene: Scene, actions: PageActions, frame: Frame) -> ft.Control:
    table, pick = scene.table, scene.selection
    most = most_true(table)
    if most > 1:
        chosen = pick.true or ()
        rows = [
            Check(str(person), name(table, person), _told(table, person, actions), person in chosen)
            for person in revealed_people(table)
        ]
        rows.append(Check(NOBODY, actions.say.text("option-nobody"), "", pick.true == ()))

        def toggle(value: str) -> None:
            now = actions.view.selection
            if value == NOBODY:
                actions.selection.change(replace(now, true=() if now.true != () else None))
            else:
                # nothing ticked any more is no answer yet; that it is nobody has a row of its own
                actions.selection.change(
                    replace(now, true=toggled(now.true, int(value), most) or None)
                )

        return checks(tuple(rows), toggle)
    people = [
        Option(str(person), name(table, person), _told(table, person, actions))
        for person in revealed_people(table)
    ]
    return one_or_nobody(
        people,
        actions.say.text("option-nobody"),
        pick.true,
        lambda true: actions.selection.change(replace(actions.view.selection, true=true)),
        frame,
    )


def _told(table: Table, person: int, actions: PageActions) -> str:
    opened, say = table.announcement, actions.say
    if opened is None:
        return say.text("option-announced")
    if person == table.active:
        return with_hand(say.text("option-announced"), opened.slot, say)
    nth = opened.claimants.index(person)
    return with_hand(say.text("option-claimed", order=nth + 1), opened.slots[nth], say)
