"""Claims, and, once the cards are revealed, who really is the character."""

from dataclasses import replace

import flet as ft

from companion.core.boxes import cards_each, slots_to_claim
from companion.core.commands import CardSlot, Claim, NoMoreClaims
from companion.core.phases import most_true, possible_claimants, revealed_people
from companion.core.table import Phase, Table
from companion.ui.board.preview import toggled
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, Weight
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.option_list import Option
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit, lines_of, text_width
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.page.guest_limits import may_close_claims
from companion.ui.page.own_seat import own_person
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import (
    Frame,
    Panel,
    character_rule,
    explained,
    foot_button,
    note,
    title,
)
from companion.ui.table.panels.outcome import confirm, moves_list
from companion.ui.table.panels.own_claim import own_claim
from companion.ui.table.panels.person_choice import NOBODY, person_options
from companion.ui.table.panels.tiles import tile, tile_width, tiles
from companion.ui.wording.history import announced_name, name, only_opponent, with_card_slot

_SMALLEST = 12.0
"""Type size of the longest names on a tile."""
_LINES = 2
"""Lines of a name on a tile."""
_LINE = 20.0
_DENSE = 15.0
"""Line height if a name needs one line more."""
_MANY = 5
"""From this many possible claimants on, tiles stand in three columns."""


def claims_panel(scene: Scene, actions: TableActions, frame: Frame) -> Panel:
    """Return the possible claimants, and with a claim also who really is the character.

    Choosing that person closes the claims, so an opposed announcement takes two taps after them.
    """
    table, say = scene.table, actions.say
    opposed, revealed = bool(table.opened().claimants), table.phase is Phase.REVEAL
    opponent = only_opponent(table)
    two, other = ("", "") if opponent is None else ("-two", name(table, opponent))
    who = say.text("reveal-title", character=announced_name(table))
    body = _claims_and_answer(scene, actions, frame, who)
    own = own_claim(scene, actions, _claims_key(table))
    body = [*own, *body]
    if not opposed:
        # below the names, which must be visible on phones without scrolling
        hint = say.text(f"claims-hint{two}", person=name(table, table.active), other=other)
        body.append(explained(hint, "claims", actions))
    # on phones with a list, what happens to the coins comes last: the dock is scrolled to it
    rule = [character_rule(scene, actions)] if opposed else []
    moves = moves_list(scene, actions, frame)
    body += [*rule, *moves] if frame.compact and not frame.facing else [*moves, *rule]
    confirming = None if opposed else say.text(f"claims-nobody{two}", other=other)
    gold = None
    if may_close_claims(actions.view, table):
        gold = confirm(scene, actions, frame, confirming) or _turn_cards(scene, actions, frame)
    asks_who = revealed or (opposed and frame.compact)
    words = (
        who
        if asks_who
        else say.text(f"claims-title{two}", character=announced_name(table), other=other)
    )
    return Panel(
        # of its own, so that it starts at its top once the cards are turned
        title(words, scene, actions, "reveal" if revealed else "claims"),
        body,
        gold,
        stable_keys=frozenset({_claims_key(table), *(str(each.key) for each in own)}),
    )


def _claims_and_answer(
    scene: Scene, actions: TableActions, frame: Frame, who: str
) -> list[ft.Control]:
    """The possible claimants, then the answer; on phones, where it would be hidden, it is first.

    Nothing above the answer moves when somebody claims.
    """
    opposed = bool(scene.table.opened().claimants)
    closes = may_close_claims(actions.view, scene.table)
    answer = [_reveal_choice(scene, actions, frame)] if opposed and closes else []
    if scene.table.phase is Phase.REVEAL:
        return answer
    if frame.compact:
        # with several cards each, a tap on a seat cannot say which card is claimed with
        open_claims = scene.selection.true is None or cards_each(len(scene.table.seats)) > 1
        return [*answer, *(_claim_buttons(scene, actions, frame) if open_claims else [])]
    claims = _claim_buttons(scene, actions, frame)
    return [*claims, *([note(who)] if answer else []), *answer]


def _turn_cards(scene: Scene, actions: TableActions, frame: Frame) -> ft.Control | None:
    """The gold button that closes the claims, so that all screens call for the cards.

    It may be left out: choosing who really is the character closes them too.
    """
    if scene.table.phase is not Phase.CLAIMS:
        return None
    words = actions.say.text("turn-cards")
    turning = Action(
        words, ft.Icons.STYLE, lambda: actions.game.submit(NoMoreClaims()), Weight.GOLD
    )
    button = foot_button(turning, frame)
    button.key = "turn-cards"
    return button


def _claims_key(table: Table) -> str:
    """The key of the claim buttons, the same while claims of an announcement are open.

    A tap on one also counts if another page has claimed since it was rendered.
    """
    return f"claims-{table.turn}"


def _claim_buttons(scene: Scene, actions: TableActions, frame: Frame) -> list[ft.Control]:
    slots = slots_to_claim(len(scene.table.seats)) or (None,)
    people = possible_claimants(scene.table)
    if len(slots) == 1 and scene.table.phase is Phase.CLAIMS:
        # claimants keep their tile, which takes the claim back
        people = scene.table.others_clockwise(scene.table.active)
    own = own_person(actions.view, scene.table)
    # their own button stands above
    people = tuple(each for each in people if each != own) if actions.view.may_change else ()
    if not people:
        return []
    columns = 3 if len(people) >= _MANY and len(slots) == 1 else 2
    claims = {
        Claim(person, slot): _claim_words(scene.table, person, slot, actions)
        for person in people
        for slot in slots
    }
    width = tile_width(frame.width, columns)
    if any(_is_crowded(words, width) for words in claims.values()):
        width = tile_width(frame.width, 2)
    if len(slots) > 1 and any(_is_cut(words, width) for words in claims.values()):
        # few enough people to stand below each other
        width = frame.width
    claimed = scene.table.opened().claimants
    buttons = [
        _claim_button(claim, words, width, actions, claimed=claim.player in claimed)
        for claim, words in claims.items()
    ]
    claim_tiles = tiles(buttons)
    claim_tiles.key = _claims_key(scene.table)
    return [claim_tiles]


def _claim_words(table: Table, person: int, slot: CardSlot | None, actions: TableActions) -> str:
    words = name(table, person)
    if slot is None:
        return words
    if only_opponent(table) is not None:
        # the question above names them
        return actions.say.text(f"claim-{slot}")
    return actions.say.text("claim-with", person=words, hand=actions.say.text(f"hand-{slot}"))


def _is_crowded(words: str, width: float) -> bool:
    """Whether a word, or the whole text, does not fit the tile in the smallest type."""
    room = _inside(width)
    return _is_cut(words, width) or any(
        text_width(word) * _SMALLEST > room for word in words.split()
    )


def _is_cut(words: str, width: float) -> bool:
    """Whether the end of the text does not fit the tile."""
    return lines_of(words, _SMALLEST, _inside(width)) > _LINES + 1


def _inside(width: float) -> float:
    """The width of a tile's text."""
    return width - 2 * Space.XS - 2


def _claim_button(
    claim: Claim, words: str, width: float, actions: TableActions, *, claimed: bool
) -> ft.Control:
    # one line while it is readable: two lines are hardly larger on a tile
    fitted = fit(words, _inside(width), Size.BODY, _SMALLEST)
    dense = lines_of(words, fitted.size, _inside(width)) > _LINES
    ink = current_palette().on_gold if claimed else current_palette().text
    content = ft.Text(
        words,
        max_lines=_LINES + dense,
        no_wrap=fitted.lines == 1,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.MEDIUM, round(fitted.size, 1), ink, _DENSE if dense else _LINE),
    )
    return tile(
        f"claim-{claim.player}-{claim.card}",
        content,
        (width, Touch.OPTION),
        lambda: (
            actions.game.take_back_claim(claim.player) if claimed else actions.game.submit(claim)
        ),
        padding=Space.XS,
        chosen=claimed,
    )


def _reveal_choice(scene: Scene, actions: TableActions, frame: Frame) -> ft.Control:
    table, selection = scene.table, scene.selection
    most = most_true(table)
    if most > 1:
        chosen = selection.true or ()
        rows = [
            Check(
                str(person),
                name(table, person),
                _claim_note(table, person, actions),
                person in chosen,
            )
            for person in revealed_people(table)
        ]
        rows.append(Check(NOBODY, actions.say.text("option-nobody"), "", selection.true == ()))

        def toggle(value: str) -> None:
            now = actions.view.selection
            if value == NOBODY:
                actions.selection.change(replace(now, true=() if now.true != () else None))
            else:
                # nothing ticked is no answer; "nobody" has its own row
                actions.selection.change(
                    replace(now, true=toggled(now.true, int(value), most) or None)
                )

        return checks(tuple(rows), toggle)
    people = [
        Option(str(person), name(table, person), _claim_note(table, person, actions))
        for person in revealed_people(table)
    ]
    return person_options(
        people,
        actions.say.text("option-nobody"),
        selection.true,
        lambda true: actions.selection.change(replace(actions.view.selection, true=true)),
        frame,
    )


def _claim_note(table: Table, person: int, actions: TableActions) -> str:
    opened, say = table.announcement, actions.say
    if opened is None:
        return say.text("option-announced")
    if person == table.active:
        return with_card_slot(say.text("option-announced"), opened.slot, say)
    nth = opened.claimants.index(person)
    alone = only_opponent(table) is not None
    words = say.text("badge-claims") if alone else say.text("option-claimed", order=nth + 1)
    return with_card_slot(words, opened.slots[nth], say)
