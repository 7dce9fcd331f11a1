"""What the gallery shows: every screen, the states of the table, and every dialog over them."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from companion.application.group.guests import GuestRights
from companion.core.boxes import EditionId
from companion.core.powers.blocks import TakeFromBank
from companion.core.questions import CharacterQuestion, NumberQuestion, YesNoQuestion
from companion.core.table import Phase
from companion.i18n import CardLanguage, Language
from companion.statistics.players import PlayerSums
from companion.ui.new_game.state import OWN
from companion.ui.page.dialog_kinds import (
    AboutDialog,
    AppearanceDialog,
    AskSetDialog,
    CorrectCoinsDialog,
    Correction,
    FiguresDialog,
    HistoryDialog,
    InstallDialog,
    LanguageDialog,
    MaskDialog,
    MistakenLookDialog,
    MoreDialog,
    OwnSeatDialog,
    PhonesDialog,
    PictureDialog,
    PlayerDialog,
    PrivateNotesDialog,
    RenameDialog,
)
from companion.ui.page.reading import Reading
from companion.ui.page.rules_address import teaching_route
from companion.ui.page.view import States
from companion.ui.people.state import PeopleState
from companion.ui.wording.character_draft import CharacterDraft
from tests.tools.gallery.law_cells import step_view, steps
from tests.tools.gallery.reached import (
    CARDS,
    CLASSIC,
    DAMNED,
    FOUR,
    NAMES,
    NINE,
    SEVEN,
    THIRTEEN,
    THREE,
    TWELVE,
    TWO,
    Screen,
    Setting,
    Shown,
    asked,
    at,
    dialog,
    draft,
    fresh,
    in_phase,
    late,
    new,
    notice,
    over,
    own,
    preparing,
    start,
    table,
    with_cards,
    with_damned,
    without_game,
)
from tests.tools.gallery.turn_steps import PEOPLE


def _own_seats() -> Iterator[tuple[str, Screen]]:
    for people, record in ((2, TWO), (3, THREE), (7, SEVEN), (13, THIRTEEN)):
        yield f"seat-{people}-turn", own(table(record, late), 0)
        yield f"seat-{people}-claims", own(table(record, in_phase(Phase.CLAIMS)), people - 1)
    answer, look = GuestRights.ANSWER, GuestRights.LOOK
    claims = table(SEVEN, in_phase(Phase.CLAIMS))
    yield "guest-7-turn", own(table(SEVEN, late), 4, answer)
    yield "guest-7-claims", own(claims, 6, answer)
    yield "guest-7-passed", own(claims, 0, answer, passing=True)
    yield "guest-7-other-turn", own(table(SEVEN, late), 2, answer)
    asked_elsewhere = table(SEVEN, in_phase(Phase.CLAIMS), route="/aid")
    yield "guest-7-asked-elsewhere", own(asked_elsewhere, 6, answer)
    asked_over = table(SEVEN, in_phase(Phase.CLAIMS), dialog=PrivateNotesDialog())
    yield "guest-7-asked-over", own(asked_over, 6, answer)
    yield "guest-7-reveal", own(table(SEVEN, in_phase(Phase.REVEAL)), 2, answer)
    yield "guest-7-who", own(table(SEVEN, late), 2, answer, seated=False)
    yield "guest-13-who", own(table(THIRTEEN, late), 2, answer, seated=False)
    yield "guest-7-look", own(claims, 6, look)
    yield "guest-7-over", own(table(SEVEN, over), 6, look)
    yield "guest-home", own(table(SEVEN, late, route="/"), 6, look)
    yield "guest-sheet", own(dialog(PlayerDialog(3)), 2, answer)
    yield "guest-games", own(table(SEVEN, late, route="/games"), 6, answer)


def _tables() -> Iterator[tuple[str, Screen]]:
    for people, record in ((2, TWO), (4, FOUR), (7, SEVEN), (13, THIRTEEN)):
        yield f"table-{people}-turn", table(record, late)
        yield f"table-{people}-claims", table(record, in_phase(Phase.CLAIMS))
        yield f"table-{people}-reveal", table(record, in_phase(Phase.REVEAL))
        yield f"table-{people}-fines", table(record, in_phase(Phase.REVEAL), selected={"true": ()})
        yield f"table-{people}-over", table(record, over)
    yield "table-2-outwards", table(TWO, late, outwards=True)
    yield "table-2-announcing", table(TWO, late, selected={"announcing": True})
    yield "table-7-announcing", table(SEVEN, late, selected={"announcing": True})
    yield "table-13-announcing", table(THIRTEEN, late, selected={"announcing": True})
    yield "table-13-outwards", table(THIRTEEN, late, outwards=True)
    yield "table-13-hints", table(THIRTEEN, in_phase(Phase.CLAIMS), hints=True)
    yield "table-13-german", with_cards(CardLanguage.DE, table(THIRTEEN, late))
    yield "table-13-far", table(THIRTEEN, late, far=True)
    yield "table-4-far", table(FOUR, late, far=True)
    yield "table-12-choice", table(TWELVE, in_phase(Phase.CHOICE))
    yield "table-12-answer", table(TWELVE, in_phase(Phase.ANSWER))
    yield "table-12-opening", table(TWELVE, start)
    yield "table-9-notice", notice(table(NINE, late))


def _expansion() -> Iterator[tuple[str, Screen]]:
    yield "expansion-players", new("/new", 8, boxes=("promo",))
    yield "expansion-sets", new("/new/set", 8, boxes=("expansion",))
    yield "expansion-builder", new("/new/own", 10, boxes=("expansion",))
    yield "expansion-setup", table(CLASSIC, start, route="/setup")
    yield "expansion-character", table(DAMNED, asked(CharacterQuestion))
    yield "expansion-number", table(CLASSIC, asked(NumberQuestion))
    yield "expansion-answer", table(DAMNED, asked(YesNoQuestion))
    yield "expansion-reveal", table(DAMNED, with_damned)
    yield "expansion-out", table(DAMNED, late)
    yield "expansion-announcing", table(DAMNED, late, selected={"announcing": True})
    yield "expansion-contents", at("/rules/first?kind=character")
    yield "expansion-rule", at("/rules/first/character-damned")
    yield "expansion-section", at("/rules/first/expansion")


def _law() -> Iterator[tuple[str, Screen]]:
    """Every step of a turn, with names of 14 letters."""
    for people in PEOPLE:
        for step in steps(people, Language.EN):
            yield f"law-{people}-{step}", partial(_step, people, step)


def _step(people: int, step: str, setting: Setting) -> Shown:
    return Shown(step_view(people, step, setting.language))


def _characters(setting: Setting) -> CharacterDraft:
    del setting
    return CharacterDraft(name="Alchemist", power=(TakeFromBank(2),), bank_money=True)


def _making(setting: Setting) -> Shown:
    made = draft(setting, 7, making=_characters(setting))
    return Shown({"route": "/new/house", "snapshot": without_game(setting), **preparing(made)})


def _counted(setting: Setting, player: str | None) -> Shown:
    """The players over the stored games, already counted, with the figures of one of them."""
    stored, sums = setting.table.games, PlayerSums()
    games = stored.newest_games()
    while games:
        some, done = stored.some_statistics(games)
        for each in some:
            sums.add(each)
        games = games[done:]
    people = PeopleState(sums.totals(), player=player)
    view = {"route": "/players", "states": States().having(people)}
    return Shown({**view, "snapshot": without_game(setting)})


SCREENS: Final[dict[str, Screen]] = {
    "home-first": fresh("/"),
    "home": at("/"),
    "home-playing": table(SEVEN, late, route="/"),
    "unknown-route": at("/nowhere"),
    "players-first": fresh("/new"),
    "players-7": new("/new", 7),
    "players-13": new("/new", 13, edition=EditionId.SECOND),
    "sets-4": new("/new/set", 4),
    "sets-4-second": new("/new/set", 4, edition=EditionId.SECOND),
    "sets-9": new("/new/set", 9, edition=EditionId.SECOND),
    "sets-2": new("/new/set", 2),
    "builder": new("/new/own", 6, cards=CARDS, set_id=OWN, set_name="Friday"),
    "builder-empty": new("/new/own", 13, edition=EditionId.SECOND),
    "house": _making,
    "setup": table(NINE, start, route="/setup"),
    "setup-read": table(NINE, start, route="/setup/read/3"),
    **dict(_tables()),
    **dict(_expansion()),
    **dict(_own_seats()),
    **dict(_law()),
    "players-statistics": lambda setting: _counted(setting, None),
    "player-statistics": lambda setting: _counted(setting, NAMES[setting.language][3]),
    "practice": fresh("/practice"),
    "games": at("/games"),
    "games-empty": fresh("/games"),
    "replay": at("/games/2"),
    "rules": at("/rules"),
    "rules-contents": at("/rules/second?kind=character"),
    "rules-character": at("/rules/first/character-bishop"),
    "rules-guru": at("/rules/second/character-puppet-master"),
    "rules-quarrels": at("/rules/second/quarrels"),
    "rules-beside": at("/rules/first/character-witch?with=ja"),
    "rules-show": at("/rules/first/character-king?show=1"),
    "rules-search": at(
        "/rules/first", states=States().having(Reading(query="2", searching="/rules/first"))
    ),
    "rules-explain": at(teaching_route("first")),
    "aid": table(SEVEN, late, route="/aid"),
    "aid-13": with_cards(CardLanguage.ES, table(THIRTEEN, late, route="/aid")),
    "rules-unknown": at("/rules/first/nothing"),
    "dialog-language": fresh("/", dialog=LanguageDialog()),
    "dialog-history": dialog(HistoryDialog()),
    "dialog-more": dialog(MoreDialog()),
    "dialog-mistaken": table(THIRTEEN, late, dialog=MistakenLookDialog()),
    "dialog-correct": table(THIRTEEN, late, dialog=CorrectCoinsDialog(Correction("bank", 3, 2))),
    "dialog-phones": dialog(PhonesDialog()),
    "dialog-about": dialog(AboutDialog()),
    "dialog-install": fresh("/", dialog=InstallDialog()),
    "dialog-appearance": dialog(AppearanceDialog()),
    "dialog-player": dialog(PlayerDialog(3)),
    "dialog-player-closing": dialog(PlayerDialog(3, Correction("bank", 3, 2), closing=True)),
    "dialog-picture": table(SEVEN, over, dialog=PictureDialog()),
    "dialog-seat": own(table(THIRTEEN, late, dialog=OwnSeatDialog()), 2),
    "dialog-rename": dialog(RenameDialog(3)),
    "dialog-mask": table(SEVEN, late, dialog=MaskDialog("witch")),
    "dialog-figures": lambda setting: Shown(
        {
            "route": "/new/set",
            "snapshot": without_game(setting),
            **preparing(draft(setting, 7)),
            "dialog": FiguresDialog(),
        }
    ),
    "dialog-ask": lambda setting: Shown(
        {
            "route": "/new/set",
            "snapshot": without_game(setting),
            **preparing(draft(setting, 7)),
            "dialog": AskSetDialog(minutes=20, without=frozenset({"witch"})),
        }
    ),
}
"""By name; dialogs begin with "dialog-"."""
