"""What will happen if it is confirmed, in its order: the coins that move, and all the rest."""

from collections.abc import Iterator

import flet as ft

from companion.core.boxes import Character
from companion.core.events import CardShown, Compared, Event, PlacesChanged
from companion.core.evolve import evolve
from companion.core.moves import Move, MoveKind, moves
from companion.core.powers.blocks import ByHand
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.table_scene import Scene
from companion.ui.presenters.history import holder, name, names
from companion.ui.presenters.preview import Preview
from companion.ui.screens.table.panel import Frame, at_the_foot, carrying_out, note
from companion.ui.widgets.buttons import Action, Weight
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.text_fit import text_width
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Size, Space

_REASON = 104.0
_AMOUNT = 34.0
"""Pixels for why coins move, and for how many do."""


def moves_list(scene: Scene, actions: PageActions, frame: Frame) -> list[ft.Control]:
    """The coins that will move if it is confirmed, one line each, and what comes next."""
    palette = current_palette()
    if scene.preview is None:
        return []
    say = actions.say
    lines: list[ft.Control] = [
        ft.Text(
            say.text("moves-title"),
            style=style(Font.MEDIUM, Size.BODY, palette.muted, Size.BODY_LINE),
        )
    ]
    lines += _course(scene.table, scene.preview, say, frame)
    if scene.preview.after.winners is None:
        lines.append(
            ft.Text(
                aftermath(scene.preview, say),
                style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 22),
            )
        )
    return [ft.Column(lines, spacing=Space.XXS, tight=True)]


def confirm(
    scene: Scene, actions: PageActions, frame: Frame, text: str | None = None
) -> ft.Control | None:
    """The one gold button that carries out the plan; None while something is still to be said.

    It says `text`, or else how many coins move. Above it stands what nobody may overlook.
    """
    preview = scene.preview
    if preview is None:
        return None
    words = text or actions.say.text("confirm", coins=preview.coins)
    carry_out = carrying_out(preview, scene, actions)
    gold = at_the_foot(Action(words, ft.Icons.CHECK, carry_out, Weight.GOLD), frame)
    told = [
        ft.Text(each, style=style(Font.MEDIUM, Size.BODY, current_palette().text, Size.BODY_LINE))
        for each in _not_overlooked(scene, preview, actions.say)
    ]
    return ft.Column(
        [*told, gold],
        tight=True,
        spacing=Space.XS,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _not_overlooked(scene: Scene, preview: Preview, say: Messages) -> Iterator[str]:
    """What the table has to do itself, and that the game ends."""
    by_itself = _by_the_table(scene, say)
    if by_itself is not None:
        yield by_itself
    if preview.after.winners is not None:
        yield aftermath(preview, say)


def _course(table: Table, preview: Preview, say: Messages, frame: Frame) -> Iterator[ft.Control]:
    """What will happen in its order: moves, and between them what moves no coins."""
    stacked = any(_is_long(_pair(move, table, say), frame) for move in preview.moves)
    for event in preview.events:
        for move in moves(table, (event,)):
            yield _move(move, table, say, frame, stacked=stacked)
        words = _without_coins(table, event, say)
        if words is not None:
            yield note(words, frame)
        table = evolve(table, event)


def _without_coins(table: Table, event: Event, say: Messages) -> str | None:
    match event:
        case Compared():
            return say.text(
                "besides-compared",
                person=name(table, event.person),
                own=table.coins_of(event.person),
                other=name(table, event.other),
                theirs=table.coins_of(event.other),
            )
        case CardShown():
            return say.text("besides-shown", person=name(table, event.person))
        case PlacesChanged():
            return say.text(
                "besides-places", person=name(table, event.person), other=name(table, event.other)
            )
        case _:
            return None


def _by_the_table(scene: Scene, say: Messages) -> str | None:
    """What the table does among itself if the power is used, where it has such a part."""
    opened = scene.table.announcement
    if opened is None or (opened.claimants and not (scene.selection.true or opened.users)):
        return None
    character = scene.table.rules.characters[opened.character]
    if not any(isinstance(block, ByHand) for block in character.power):
        return None
    return _by_hand(character, scene.table, say)


def _by_hand(character: Character, table: Table, say: Messages) -> str:
    """What the table does among itself by the power, in words."""
    if character.given_name is not None:
        house = table.rules.setup.house
        text = next((each.text for each in house if each.id == character.id), "")
        return text or say.text("by-hand-house")
    others = len(table.seats) - 1
    return say.text(f"by-hand-{character.id}-{table.rules.edition.id}", others=others)


def aftermath(preview: Preview, say: Messages) -> str:
    """What the table waits for once it is confirmed."""
    after = preview.after
    chooses = after.announcement is not None and bool(after.announcement.users)
    none = "moves-none-yet" if chooses and after.winners is None else "moves-none"
    sentences = [] if preview.moves else [say.text(none)]
    if after.winners is not None:
        sentences.append(
            say.text("moves-end", people=names(after, after.winners), count=len(after.winners))
        )
    elif after.phase is Phase.ANSWER:
        asked = name(after, after.answering())
        sentences.append(say.text("moves-then-answer", person=asked))
    elif after.announcement is not None and after.announcement.users:
        user = after.announcement.users[after.announcement.step[0]]
        sentences.append(say.text("moves-then-choice", person=name(after, user)))
    else:
        sentences.append(say.text("moves-next", person=name(after, after.active)))
    return say.language.profile.sentence_separator.join(sentences)


def _pair(move: Move, table: Table, say: Messages) -> str:
    return say.text(
        "moves-pair", source=holder(table, say, move.source), target=holder(table, say, move.target)
    )


def _is_long(pair: str, frame: Frame) -> bool:
    """Whether it would break beside its reason."""
    return text_width(pair) * Size.BODY > frame.width - _REASON - _AMOUNT - 2 * Space.XS


def _move(move: Move, table: Table, say: Messages, frame: Frame, *, stacked: bool) -> ft.Control:
    """Why coins move, from whom to whom, and how many; `stacked`, the first above the second."""
    palette = current_palette()
    fine = move.kind is MoveKind.FINE
    reason = ft.Text(
        say.text(f"moves-{move.kind}"),
        width=None if stacked else _REASON,
        style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 22),
    )
    pair = ft.Text(
        _pair(move, table, say),
        expand=not stacked,
        style=style(Font.REGULAR, Size.BODY, palette.text, 26),
    )
    amount_style = style(Font.BOLD, Size.LIST, palette.court if fine else palette.gold, 26)
    return ft.Row(
        [
            *([ft.Column([reason, pair], expand=True, spacing=0)] if stacked else [reason, pair]),
            ft.Text(str(move.coins), style=amount_style),
        ],
        spacing=Space.XS,
    )
