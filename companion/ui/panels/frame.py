"""What all panels share: the room they have, the coins about to move, and confirming it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import flet as ft

from companion.core.commands import Hand
from companion.core.editions import Character
from companion.core.events import CardShown, Compared, Event, PlacesChanged
from companion.core.evolve import evolve
from companion.core.moves import Move, MoveKind, moves
from companion.core.powers.blocks import ByHand
from companion.core.table import Awaiting, Table
from companion.i18n import Messages
from companion.ui.address import rule_of
from companion.ui.desk import Desk
from companion.ui.look.buttons import Action, Tap, Weight, action, reason
from companion.ui.look.dock import Awaited
from companion.ui.look.shelf import Shelf
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Size, Space
from companion.ui.plan import Preview
from companion.ui.printed import both_names
from companion.ui.scene import Scene
from companion.ui.story import announced_name, name, names, pot


@dataclass(frozen=True, slots=True)
class Frame:
    """The room a panel has: its inner width in pixels, the colours, and whether on a phone."""

    width: float
    palette: Palette
    compact: bool
    shelf: Shelf = field(default_factory=Shelf)
    """What the drawing before has made."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What is awaited in words, and the controls under it."""

    awaited: Awaited
    body: list[ft.Control]
    primary: ft.Control | None = None
    """What confirms it; it stays in sight however long the body is."""
    lasting: bool = False
    """The body has keys of its own, under which it means the same on every revision."""


def eyebrow(table: Table, say: Messages) -> str:
    """Which turn it is, and what was announced on it."""
    opened = table.announcement
    if opened is None:
        return say.text("turn-number", turn=table.turn)
    words = say.text(
        "turn-announces",
        turn=table.turn,
        person=name(table, table.active),
        character=announced_name(table),
    )
    return with_hand(words, opened.hand, say)


def with_hand(words: str, hand: Hand | None, say: Messages) -> str:
    """The words, and which of several cards is meant, where that was said."""
    return words if hand is None else f"{words} · {say.text(f'hand-{hand}')}"


def moves_list(scene: Scene, desk: Desk, frame: Frame) -> list[ft.Control]:
    """The coins that will move if it is confirmed, one line each, and what comes next."""
    if scene.preview is None:
        return []
    say = desk.say
    lines: list[ft.Control] = [
        ft.Text(
            say.text("moves-title"),
            style=style(Font.MEDIUM, Size.BODY, frame.palette.muted, Size.BODY_LINE),
        )
    ]
    lines += _course(scene.table, scene.preview.events, say, frame)
    by_itself = _by_the_table(scene, say)
    if by_itself:
        lines.append(note(by_itself, frame))
    lines.append(
        ft.Text(
            aftermath(scene.preview, say),
            style=style(Font.REGULAR, Size.SECONDARY, frame.palette.muted, 22),
        )
    )
    return [ft.Column(lines, spacing=Space.XXS, tight=True)]


def _course(
    table: Table, events: Iterable[Event], say: Messages, frame: Frame
) -> Iterator[ft.Control]:
    """What will happen in its order: moves, and between them what moves no coins."""
    for event in events:
        for move in moves(table, (event,)):
            yield _move(move, table, say, frame)
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
    if opened is None or (opened.claimants and not (scene.pick.true or opened.users)):
        return None
    character = scene.table.rules.characters[opened.character]
    if not any(isinstance(block, ByHand) for block in character.power):
        return None
    return by_hand(character, scene.table, say)


def by_hand(character: Character, table: Table, say: Messages) -> str:
    """What the table does among itself by the power, in words."""
    if character.given_name is not None:
        house = table.rules.setup.house
        text = next((each.text for each in house if each.id == character.id), "")
        return text or say.text("by-hand-house")
    return say.text(f"by-hand-{character.id}-{table.rules.edition.id}")


def aftermath(preview: Preview, say: Messages) -> str:
    """What the table waits for once it is confirmed."""
    after = preview.after
    chooses = after.announcement is not None and bool(after.announcement.users)
    none = "moves-none-yet" if chooses and after.winners is None else "moves-none"
    sentences = [] if preview.moves else [say.text(none)]
    if after.winners is not None:
        sentences.append(say.text("moves-end", people=names(after, after.winners)))
    elif after.awaiting is Awaiting.ANSWER and after.announcement is not None:
        target = after.announcement.target
        asked = name(after, target) if target is not None else ""
        sentences.append(say.text("moves-then-answer", person=asked))
    elif after.announcement is not None and after.announcement.users:
        user = after.announcement.users[after.announcement.step[0]]
        sentences.append(say.text("moves-then-choice", person=name(after, user)))
    else:
        sentences.append(say.text("moves-next", person=name(after, after.active)))
    return say.language.between_sentences.join(sentences)


def _move(move: Move, table: Table, say: Messages, frame: Frame) -> ft.Control:
    palette = frame.palette
    fine = move.kind is MoveKind.FINE
    pair = say.text(
        "moves-pair", source=pot(table, say, move.source), target=pot(table, say, move.target)
    )
    amount_style = style(Font.BOLD, Size.LIST, palette.court if fine else palette.gold, 26)
    return ft.Row(
        [
            ft.Text(
                say.text(f"moves-{move.kind}"),
                width=104,
                style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 22),
            ),
            ft.Text(pair, expand=True, style=style(Font.REGULAR, Size.BODY, palette.text, 26)),
            ft.Text(str(move.coins), style=amount_style),
        ],
        spacing=Space.XS,
    )


def confirm(scene: Scene, desk: Desk, frame: Frame, text: str | None = None) -> ft.Control | None:
    """The one gold button that carries out the plan; None while something is still to be said."""
    preview = scene.preview
    if preview is None:
        return None
    words = text or desk.say.text("confirm", coins=preview.coins)
    return action(
        Action(words, ft.Icons.CHECK, carrying_out(preview, desk), Weight.GOLD),
        frame.palette,
    )


def carrying_out(preview: Preview, desk: Desk) -> Tap:
    """A tap that does what was previewed; where coins move, the device ticks."""

    async def carry_out() -> None:
        desk.submit(*preview.commands)
        if preview.coins:
            await desk.device.tick()

    return carry_out


def note(text: str, frame: Frame) -> ft.Control:
    """A quiet sentence."""
    return ft.Text(text, style=style(Font.REGULAR, Size.BODY, frame.palette.muted, Size.BODY_LINE))


def explained(text: str, section: str, desk: Desk, frame: Frame) -> ft.Control:
    """A sentence with the "?" that opens the section about it."""
    return reason(text, desk.say.text("help-why"), lambda: desk.open_rule(section), frame.palette)


def character_rule(scene: Scene, desk: Desk, frame: Frame) -> ft.Control:
    """The announced character's name with the "?" that opens its sheet.

    A character of the group's own has none, and gets the section about revealed cards.
    """
    opened = scene.table.announcement
    assert opened is not None
    character = scene.table.rules.characters[opened.character]
    in_the_book = character.given_name is None
    section = rule_of(character.id) if in_the_book else "reveal"
    return explained(both_names(character, desk), section, desk, frame)


def title(text: str, scene: Scene, desk: Desk, step: str) -> Awaited:
    """The awaited words under the turn's number."""
    return Awaited(step=step, eyebrow=eyebrow(scene.table, desk.say), title=text)
