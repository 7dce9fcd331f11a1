"""Claims, and, once the cards are revealed, who really is the character."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.boxes import slots_to_claim
from companion.core.commands import CardSlot, Claim, NoMoreClaims
from companion.core.phases import (
    deadly_card_in_play,
    most_true,
    revealed_people,
)
from companion.core.powers.borrowing import BorrowPlayed
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.preview import toggled
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import group, silent, spoken
from companion.ui.kit.theme import style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import fit, lines_of, unbroken
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.table.actions import TableActions
from companion.ui.table.card_slots import claim_actions
from companion.ui.table.panel_parts import (
    Fold,
    Panel,
    PanelLayout,
    foot_button,
    help_with_character,
    help_with_section,
    note,
    title,
)
from companion.ui.table.panels.choice_tiles import Choice, choice_tiles
from companion.ui.table.panels.outcome import confirm, moves_list
from companion.ui.table.panels.person_choice import Candidate, PersonChoice, person_choice
from companion.ui.table.panels.tiles import tile, tile_width, tiles
from companion.ui.wording.history import announced_name, called, name, only_opponent, with_card_slot

_SMALLEST = 12.0
"""Type size of the longest names on a tile."""
_SMALLEST_OF_MANY = 13.0
"""The same in three columns: names that need smaller type have two."""
_LINES = 2
"""Lines of a name on a tile."""
_LINE = 20.0
_DENSE = 15.0
"""Line height if a name needs one line more."""
_TILE = 120.0
_TICK = 16
_MANY = 5
"""From this many possible claimants on, tiles stand in three columns."""


def claims_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return who else claims to be the character, or who really is once the cards are turned.

    Below the claims, if there is room, a second question offers who really is: choosing that
    person closes the claims, so an opposed announcement takes two taps after them.
    """
    table, say = scene.table, actions.say
    claims = asks_who_else(table)
    opposed, opponent = bool(table.opened().claimants), only_opponent(table)
    two, other = ("", "") if opponent is None else ("-two", name(table, opponent))
    who = say.text("reveal-title", character=announced_name(table))
    own = _own_claim(table, layout.reader.person, actions)
    body = [*own]
    body += _claims(scene, actions, layout) if claims else _reveal_choice(scene, actions, layout)
    if claims and opposed and layout.verdict:
        tiles_only = replace(layout, fold=Fold.HEAD)
        body += [silent(note(who)), *_reveal_choice(scene, actions, tiles_only)]
    elif claims and not layout.folds(Fold.RULES):
        # below the names, which must be visible on phones without scrolling
        hint = say.text(f"claims-hint{two}", person=name(table, table.active), other=other)
        body.append(note(_repeated(table, say) or hint))
    body += moves_list(scene, say, layout)
    confirming = None if opposed else say.text(f"claims-nobody{two}", other=other)
    turning = _turn_cards(table, actions, layout) if scene.preview is None else None
    return Panel(
        # of its own, so that it starts at its top once the cards are turned
        title(
            title_of_claims(table, say) if claims else who,
            table,
            say,
            "claims" if claims else "reveal",
        ),
        body,
        turning or confirm(scene, actions, layout, confirming),
        help_with_character(table, actions) if opposed else help_with_section("claims", actions),
        stable_keys=frozenset({claims_key(table), *(str(button.key) for button in own)}),
    )


def title_of_claims(table: Table, say: Messages) -> str:
    """Return who else is asked for; with two players, the other one."""
    opponent = only_opponent(table)
    two, other = ("", "") if opponent is None else ("-two", name(table, opponent))
    return say.text(f"claims-title{two}", character=announced_name(table), other=other)


def _repeated(table: Table, say: Messages) -> str:
    """Return whose power the announced character would use; empty if it is its own."""
    power = table.character(table.opened().character).power
    if not any(isinstance(block, BorrowPlayed) for block in power):
        return ""
    if table.played is None:
        return say.text("claims-repeats-none")
    return say.text("claims-repeats", character=called(table.character(table.played)))


def asks_who_else(table: Table) -> bool:
    """Return whether claims are open, and can be made or taken back at the table."""
    alone = only_opponent(table) is not None and bool(table.opened().claimants)
    return table.phase is Phase.CLAIMS and not alone


def _who_may_claim(table: Table) -> tuple[Candidate, ...] | None:
    """Return the people who have not claimed; None where claims are not open at the table."""
    if not asks_who_else(table):
        return None
    claimed = revealed_people(table)
    people = (each for each in range(len(table.seats)) if each not in claimed)
    return tuple(Candidate(person, name(table, person)) for person in people)


def _claims(scene: Scene, actions: TableActions, layout: PanelLayout) -> list[ft.Control]:
    """Return the people who may claim, or that they are tapped at the table."""
    if not layout.claims:
        return [note(actions.say.text("tap-claimants"))]
    return _claim_buttons(scene.table, scene.passed, actions, layout)


def _turn_cards(table: Table, actions: TableActions, layout: PanelLayout) -> ft.Control | None:
    """Return the gold button that closes the claims, so that all screens call for the cards.

    It may be left out: choosing who really is the character closes them too.
    """
    if table.phase is not Phase.CLAIMS:
        return None
    words, icon = actions.say.text("turn-cards"), ft.Icons.STYLE
    turning = Action(words, icon, lambda: actions.game.submit(NoMoreClaims()), Weight.GOLD)
    button = foot_button(turning, layout)
    button.key = "turn-cards"
    return button


def claims_key(table: Table) -> str:
    """Return the key of the claim buttons, the same while claims of an announcement are open.

    A tap on one also counts if another page has claimed since it was rendered.
    """
    return f"claims-{table.turn}"


def own_claims(table: Table, person: int | None, actions: TableActions) -> list[tuple[str, Action]]:
    """Return what claims with each card of the reader's, or takes their claim back, with a key.

    The keys mean the same on every revision, like those of the tiles.
    """
    if person is None or table.phase is not Phase.CLAIMS or person == table.active:
        return []
    key, say = claims_key(table), actions.say
    if person in table.opened().claimants:
        back = partial(actions.game.take_back_claim, person)
        return [(f"{key}-own-back", Action(say.text("seat-claim-back"), ft.Icons.UNDO, back))]
    words = say.text("seat-claim", character=announced_name(table))
    claims = claim_actions(table, person, words, actions.game.submit, say)
    return [(f"{key}-own-{slot}", claim) for slot, claim in claims.items()]


def _own_claim(table: Table, person: int | None, actions: TableActions) -> list[ft.Control]:
    """Return a large button for each of them."""
    buttons = []
    for key, claim in own_claims(table, person, actions):
        button = action(claim)
        button.key = key
        buttons.append(button)
    return buttons


def _claim_buttons(
    table: Table, passed: frozenset[int], actions: TableActions, layout: PanelLayout
) -> list[ft.Control]:
    slots = slots_to_claim(len(table.seats)) or (None,)
    # claimants keep their tiles, which take the claim back; the reader's button stands above
    others = table.others_clockwise(table.active)
    people = tuple(person for person in others if person != layout.reader.person)
    if not people:
        return []
    columns = 2
    if len(slots) == 1:
        columns = max(3 if len(people) >= _MANY else 2, int(layout.width // _TILE))
    elif len(people) == 1 and layout.folds(Fold.COLUMNS):
        columns = len(slots)
    claims = {
        Claim(person, slot): _claim_words(table, person, slot, actions.say)
        for person in people
        for slot in slots
    }
    width = tile_width(layout.width, columns)
    crowded = _breaks if columns == len(slots) else _is_crowded
    if any(crowded(words, width) for words in claims.values()):
        columns = max(2, columns - 1)
        width = tile_width(layout.width, columns)
    if len(slots) > 1 and any(_is_cut(words, width) for words in claims.values()):
        # few enough people to stand below each other
        width = layout.width
    made = table.opened()
    claimed = dict(zip(made.claimants, made.slots, strict=True))
    buttons = [
        _claim_button(claim, words, width, actions, claimed=claimed, passed=claim.player in passed)
        for claim, words in claims.items()
    ]
    claim_tiles = tiles(buttons, 1 if width == layout.width else columns)
    claim_tiles.key = claims_key(table)
    return [claim_tiles]


def _claim_words(table: Table, person: int, slot: CardSlot | None, say: Messages) -> str:
    words = name(table, person)
    if slot is None:
        return words
    if only_opponent(table) is not None:
        # the question above names them
        return say.text(f"claim-{slot}")
    return say.text("claim-with", person=words, hand=say.text(f"hand-{slot}"))


def _is_crowded(words: str, width: float) -> bool:
    """Return whether a word, or the whole text, is too long for a tile of three columns."""
    room = _inside(width)
    return _is_cut(words, width) or any(
        text_width(word, Font.MEDIUM) * _SMALLEST_OF_MANY > room for word in words.split()
    )


def _breaks(words: str, width: float) -> bool:
    """Return whether a word, or the text, is too long for a tile even in the smallest type."""
    smallest = float(Size.SMALLEST)
    size = unbroken(words, _inside(width), smallest, 0, Font.MEDIUM)
    return size < smallest or lines_of(words, smallest, _inside(width), Font.MEDIUM) > _LINES


def _is_cut(words: str, width: float) -> bool:
    """Return whether the end of the text does not fit the tile."""
    return lines_of(words, _SMALLEST, _inside(width), Font.MEDIUM) > _LINES + 1


def _inside(width: float) -> float:
    """Return the width of a tile's text."""
    return width - 2 * Space.XXS - 2


def _claim_button(
    claim: Claim,
    words: str,
    width: float,
    actions: TableActions,
    *,
    claimed: dict[int, CardSlot | None],
    passed: bool,
) -> ft.Control:
    """Return the tile that claims, or takes the claim back; gold if it is the claimed card's.

    Those who have let the announcement pass on their phones have a tick.
    """
    chosen = claim.player in claimed and claimed[claim.player] == claim.card
    # one line while it is readable: two lines are hardly larger on a tile
    room = _inside(width)
    least = min(_SMALLEST, unbroken(words, room, _SMALLEST, Size.SMALLEST, Font.MEDIUM))
    fitted = fit(words, room, Size.BODY, least, Font.MEDIUM)
    dense = lines_of(words, fitted.size, _inside(width), Font.MEDIUM) > _LINES
    ink = current_palette().on_gold if chosen else current_palette().text
    if passed:
        ink = current_palette().muted
    content: ft.Control = ft.Text(
        words,
        max_lines=_LINES + dense,
        no_wrap=fitted.lines == 1,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.MEDIUM, fitted.size, ink, _DENSE if dense else _LINE),
    )
    if passed:
        content = _with_tick(content, words, actions.say)
    return tile(
        f"claim-{claim.player}-{claim.card}",
        content,
        (width, Touch.OPTION),
        lambda: (
            actions.game.take_back_claim(claim.player)
            if claim.player in claimed
            else actions.game.submit(claim)
        ),
        padding=Space.XXS,
        chosen=chosen,
    )


def _with_tick(words: ft.Control, label: str, say: Messages) -> ft.Control:
    """Return the words of a tile with a tick in its corner, which takes no room from them."""
    tick = ft.Icon(ft.Icons.CHECK, size=_TICK, color=current_palette().muted, right=0, top=0)
    middle = ft.Container(words, alignment=ft.Alignment.CENTER, expand=True)
    return spoken(f"{label}, {say.text('badge-passes')}", ft.Stack([middle, tick], expand=True))


def _reveal_choice(scene: Scene, actions: TableActions, layout: PanelLayout) -> list[ft.Control]:
    """Return who really is the character, and who has shown the Damned."""
    table, true = scene.table, scene.selection.true
    most, say = most_true(table), actions.say
    people = tuple(
        Candidate(person, name(table, person), _claim_note(table, person, say))
        for person in revealed_people(table)
    )

    def choose(person: int) -> None:
        # nobody ticked is no answer: "nobody" has its own row
        actions.select(
            lambda now: replace(
                now, true=(toggled(now.true, person, most) or None) if most > 1 else (person,)
            )
        )

    def nobody() -> None:
        actions.select(lambda now: replace(now, true=None if most > 1 and now.true == () else ()))

    choice = PersonChoice(
        people,
        say.text("option-nobody"),
        true,
        most > 1,
        choose,
        nobody,
        asks=say.text("reveal-title", character=announced_name(table)),
        later=_who_may_claim(table),
        hint=say.text("tap-people"),
    )
    return [*person_choice(choice, layout), *_damned_choice(scene, actions, layout)]


def _damned_choice(scene: Scene, actions: TableActions, layout: PanelLayout) -> list[ft.Control]:
    """Return who has shown the Damned, if it is in play: nobody unless chosen."""
    table = scene.table
    if not deadly_card_in_play(table):
        return []
    chosen = scene.selection.damned
    people = [Choice(str(each), name(table, each)) for each in revealed_people(table)]

    def choose(value: str) -> None:
        picked = int(value)
        actions.select(lambda now: replace(now, damned=None if now.damned == picked else picked))

    ticked = () if chosen is None else (str(chosen),)
    asked = actions.say.text("reveal-damned")
    people_tiles = choice_tiles(people, ticked, choose, layout.width, Touch.SMALLEST, several=True)
    return [silent(note(asked)), group(asked, people_tiles)]


def _claim_note(table: Table, person: int, say: Messages) -> str:
    """Return how a person announced or claimed."""
    opened = table.opened()
    if person == table.active:
        return with_card_slot(say.text("option-announced"), opened.slot, say)
    nth = opened.claimants.index(person)
    alone = only_opponent(table) is not None
    words = say.text("badge-claims") if alone else say.text("option-claimed", order=nth + 1)
    return with_card_slot(words, opened.slots[nth], say)
