"""Saved groups in words, and their figures."""

from companion.application.group.saved_groups import SavedGroup
from companion.i18n import Messages
from companion.statistics import GroupTotals
from companion.ui.people.present import Figure
from companion.ui.wording.set_texts import set_name

_SETS = 5
"""Sets that are shown."""


def group_name(group: SavedGroup, say: Messages) -> str:
    """Return the group's name, or those of its people."""
    return group.name or say.text("people-all", people=list(group.people))


def group_figures(totals: GroupTotals, say: Messages) -> tuple[Figure, ...]:
    """Return the figures of a group's games."""
    found = [Figure(say.text("group-games"), str(totals.games))]
    if totals.by_guests:
        guests = say.text("players-part", part=totals.by_guests, whole=totals.games)
        found.append(Figure(say.text("group-guests"), guests, below=True))
    best = totals.longest_streak
    if best is not None:
        streak = say.text("group-streak-value", person=best.name, count=best.longest_streak)
        found.append(Figure(say.text("group-streak"), streak))
    counts: dict[str, int] = {}
    for each, count in totals.sets:
        name = set_name(each.edition, each.scenario, say) or say.text("set-yours")
        counts[name] = counts.get(name, 0) + count
    if counts:
        found.append(Figure(say.text("group-sets"), str(len(totals.sets))))
    ordered = sorted(counts.items(), key=lambda item: -item[1])
    for name, count in ordered[:_SETS]:
        part = say.text("players-part", part=count, whole=totals.games)
        found.append(Figure(f"– {name}", part, count / totals.games, below=True))
    return tuple(found)
