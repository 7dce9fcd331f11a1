"""The draft of a new game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Annotated, Final, Self

from pydantic import BeforeValidator, ConfigDict, Field

from companion.application.group.last_group import Group
from companion.application.group.recently_deleted import Deleted
from companion.application.ports import GameId
from companion.core.boxes import (
    EDITIONS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Edition,
    EditionId,
    mixed_box,
    needed_boxes,
)
from companion.core.custom_characters import CustomCharacter, box_with
from companion.core.house_rules import AS_PRINTED, HouseRules, with_house_rules
from companion.ui.page.series_entry import SeriesEntry, without_place
from companion.ui.wording.character_draft import CharacterDraft

if TYPE_CHECKING:
    from companion.simulation.statistics import Statistics

OWN: Final = "own"
"""The id of the set that the group has built itself."""


@dataclass(frozen=True, slots=True)
class KeptSet:
    """What was chosen and built for one box, kept while another one is chosen."""

    __pydantic_config__ = ConfigDict(extra="forbid")
    edition: EditionId
    set_id: str | None = None
    printing: str | None = None
    cards: tuple[str, ...] = ()
    house: tuple[CustomCharacter, ...] = ()
    set_name: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """A new game being prepared on one page. Its device stores it, so its fields are a format."""

    __pydantic_config__ = ConfigDict(extra="forbid")
    names: Annotated[tuple[str, ...], Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)] = (
        "",
    ) * FEWEST_PLAYERS
    arranged: int = 0
    """Grows whenever names move to other places than they were typed at."""
    added: bool = False
    """Whether Enter has added the last place, which counts once it has a name."""
    lent: Annotated[int, Field(ge=0)] = 0
    """How many of the last places are there only because the box needs so many."""
    first: Annotated[int, Field(ge=0)] = 0
    youngest: str = ""
    """The name of the youngest player, where another one goes first; empty otherwise."""
    edition: EditionId = EditionId.FIRST
    boxes: tuple[Annotated[str, Field(max_length=40)], ...] = ()
    """The expansions to choose cards from."""
    set_id: str | None = None
    printing: str | None = None
    """The printing whose variant for two or three players is played."""
    tablet_holds_coins: bool = False
    ticked: frozenset[str] = frozenset()
    cards: tuple[str, ...] = ()
    """The set being built, or the sheet being copied."""
    house: tuple[CustomCharacter, ...] = ()
    """The custom characters on the blank cards."""
    sheet: str | None = None
    """The scenario sheet being copied: "7-a" is side A for 7 players."""
    beside_sheet: tuple[str, ...] = ()
    """The set being built, while a sheet is being copied."""
    link: str = ""
    """The route of the shared set that was opened by its link."""
    seed: int | None = None
    """The seed of the random set in `cards`."""
    typed: str = ""
    """The text in the field for a shared set."""
    set_name: str = ""
    """The name of the set being built, for the group's favourites."""
    renamed: int = 0
    """Grows whenever that name changes otherwise than by typing."""
    other_boxes: tuple[KeptSet, ...] = ()
    """The sets of the boxes that are not chosen now."""
    making: CharacterDraft = field(default_factory=CharacterDraft)
    """The custom character being made."""
    entry: Annotated[SeriesEntry | None, BeforeValidator(without_place)] = None
    """The series that its game belongs to."""
    house_rules: HouseRules = AS_PRINTED
    begun: bool = False
    """Whether its game has begun."""

    @classmethod
    def of_box(cls, edition: EditionId) -> Self:
        """Return an empty draft with a place for each of the fewest players of an edition."""
        return cls().of_edition(edition)

    def of_edition(self, edition: EditionId) -> Self:
        """Return the draft with another box and what was chosen and built for it before.

        It has as many places as before, and more if the box needs them; those are given back with
        the box, unless somebody has taken them.
        """
        names, fewest = list(self.names), EDITIONS[edition].fewest
        for _ in range(self.lent):
            if not names[-1].strip():
                names.pop()
        lent = max(0, fewest - len(names))
        names += [""] * lent
        left = KeptSet(
            self.edition, self.set_id, self.printing, self.own_cards, self.house, self.set_name
        )
        boxes = {each.edition: each for each in (*self.other_boxes, left)}
        found = boxes.pop(edition, KeptSet(edition))
        return replace(
            self.with_own_set(found.cards, found.house, found.set_name),
            names=tuple(names),
            added=self.added and len(names) == len(self.names),
            lent=lent,
            first=min(self.first, len(names) - 1),
            edition=edition,
            boxes=needed_boxes(edition, found.cards, len(found.house))[1:],
            set_id=found.set_id,
            printing=found.printing,
            other_boxes=tuple(each for each in boxes.values() if each != KeptSet(each.edition)),
        )

    def with_boxes(self, boxes: tuple[str, ...]) -> Self:
        """Return the draft with other expansions; the set being built stays as it is."""
        return replace(self, boxes=boxes, set_id=None)

    def seated(self, names: tuple[str, ...], first: int) -> Self:
        """Return the draft with names at other places than they were typed at."""
        arranged = self.arranged + 1
        added = self.added and not names[-1].strip()
        return replace(self, names=names, first=first, added=added, lent=0, arranged=arranged)

    def reading_off(self, sheet: str, cards: tuple[str, ...]) -> Self:
        """Return the draft while a sheet is being copied; `cards` are those of it known so far."""
        return replace(self.without_sheet(), sheet=sheet, cards=cards, beside_sheet=self.own_cards)

    def with_own_set(
        self, cards: tuple[str, ...], house: tuple[CustomCharacter, ...], name: str = ""
    ) -> Self:
        """Return the draft with a set of the group's own, chosen; no sheet is being copied."""
        return replace(
            self,
            set_id=OWN,
            cards=cards,
            house=house,
            set_name=name,
            renamed=self.renamed + 1,
            sheet=None,
            beside_sheet=(),
            seed=None,
        )

    def without_sheet(self) -> Self:
        """Return the draft with the set being built, as before a sheet was copied."""
        return replace(self, sheet=None, cards=self.own_cards, beside_sheet=())

    def house_among(self, cards: tuple[str, ...]) -> tuple[CustomCharacter, ...]:
        """Return those of the group's own characters that are among the cards."""
        return tuple(character for character in self.house if character.id in cards)

    @property
    def box(self) -> Edition:
        """The box played with, the group's own characters in it."""
        return box_with(self.sold, self.house)

    @property
    def sold(self) -> Edition:
        """The edition as sold, with the expansions chosen and those that the cards need."""
        return self.box_for((*self.cards, *self.beside_sheet), len(self.house))

    def box_for(self, cards: tuple[str, ...], own: int) -> Edition:
        """Return the edition as sold, with the house rules and the expansions of these cards.

        `own` is how many of them are custom characters.
        """
        box = mixed_box(self.edition, cards, self.boxes, own)
        return with_house_rules(box, self.house_rules)

    @property
    def people(self) -> tuple[str, ...]:
        """The names, without a last place that Enter has added and nobody has named."""
        spare = self.added and len(self.names) > FEWEST_PLAYERS and not self.names[-1].strip()
        return self.names[:-1] if spare else self.names

    @property
    def own_cards(self) -> tuple[str, ...]:
        """The set being built, also while a sheet is being copied."""
        return self.cards if self.sheet is None else self.beside_sheet

    @property
    def is_untouched(self) -> bool:
        """Whether nobody has named or added a place."""
        made = len(self.names) - self.lent
        return made <= FEWEST_PLAYERS and not any(name.strip() for name in self.names)

    @property
    def unsaved_sheet(self) -> bool:
        """Whether cards of a sheet being copied would be lost."""
        return self.sheet is not None and bool(self.cards)

    @property
    def printings(self) -> tuple[str, ...]:
        """The printings whose variants so few people can choose from."""
        limits, players = EDITIONS[self.edition].swap_limits, len(self.names)
        return tuple(printing for number, printing in limits if number == players)


@dataclass(frozen=True, slots=True)
class Replaced:
    """What a tap has put in place of something made by hand, which can come back."""

    now: Draft
    before: Draft | None
    """None if there is nothing to bring back."""
    message: str
    """The id of the sentence that says so, with its arguments:"""
    count: int = 0
    name: str = ""
    players: int = 0
    """For how many players a shared set is; 0 for anything else."""

    def is_in(self, draft: Draft) -> bool:
        """Return whether nothing in the draft has changed since but texts being typed."""
        return replace(draft, typed="", link="") == replace(self.now, typed="", link="")


@dataclass(frozen=True, slots=True)
class Deletion:
    """Something that was deleted on a screen, and what that has done to the draft."""

    route: str
    deleted: Deleted
    before: Draft
    now: Draft


@dataclass(frozen=True, slots=True)
class Trial:
    """A simulation of games with one set, whose `simulation_key` is `key`."""

    key: str
    done: int = 0
    """Games simulated so far."""
    figures: "Statistics | None" = None
    """None until all games are simulated."""


@dataclass(frozen=True, slots=True)
class NewGameState:
    """The new game being prepared on one page."""

    draft: Draft = field(default_factory=Draft)
    asked: GameId | None = None
    """The running game of which the reader was told that a new one puts it away."""
    replaced: Replaced | None = None
    """What was replaced last."""
    deletion: Deletion | None = None
    """What was deleted last."""
    trial: Trial | None = None
    scrolled_to: str = ""
    """Where the sets were scrolled to last: the id of one, or their checklist."""
    scrolls: int = 0
    """How often they were; it may be to the same place again."""
    figures: Mapping[str, "Statistics"] = field(default_factory=dict)
    """Figures of the group's scenario sheets, by `set_key`."""

    def is_unfinished(self, group: Group | None) -> bool:
        """Return whether the draft has names or a set unlike those of the last group."""
        draft = self.draft
        if draft.begun or not any(name.strip() for name in draft.names):
            return False
        if group is None or draft.names != group.names:
            return True
        return draft.own_cards not in ((), group.cards)
