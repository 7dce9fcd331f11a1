"""Saved groups: choosing one, making, changing and deleting one."""

from dataclasses import replace
from typing import Any

from companion.application.group.saved_groups import FEWEST_PEOPLE, SAVED_GROUPS, SavedGroup
from companion.ui.page.context import PageContext
from companion.ui.page.dialog_kinds import GroupDialog
from companion.ui.people.state import GroupDraft, PeopleState


class SavedGroupActions:
    """Changes the saved groups; a notice says why that fails."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._table = context.services.table

    def show(self, group: int | None) -> None:
        """Show the games of a group, or all games."""
        self._update(group=group, done="", undo=None, only_tonight=False, player=None)

    def open(self, group: SavedGroup | None = None) -> None:
        """Open the form of a group, or of a new one with the people who played last."""
        context = self._context
        if group is None:
            last = context.view.group
            draft = GroupDraft(None, "", () if last is None else last.names)
        else:
            draft = GroupDraft(group.id, group.name, group.people)
        self._update(draft=draft, done="", undo=None)
        context.holder.view = context.view.with_dialog(GroupDialog())

    def type_name(self, name: str) -> None:
        """Take over the name typed into the form."""
        draft = self._context.state(PeopleState).draft
        if draft is not None:
            self._update(draft=replace(draft, name=name))

    def toggle(self, person: str) -> None:
        """Put a person into the group of the form, or take one out."""
        draft = self._context.state(PeopleState).draft
        if draft is None:
            return
        others = tuple(each for each in draft.people if each != person)
        people = others if len(others) < len(draft.people) else (*others, person)
        self._update(draft=replace(draft, people=people))

    def save(self) -> None:
        """Save the group of the form, and show it."""
        context = self._context
        draft = context.state(PeopleState).draft
        if draft is None or len(draft.people) < FEWEST_PEOPLE:
            return
        name, id_ = draft.name.strip(), draft.id

        def change() -> None:
            if id_ is None:
                self._table.group.change(
                    SAVED_GROUPS, lambda groups: groups.with_new(name, draft.people)
                )
            else:
                group = SavedGroup(id=id_, name=name, people=draft.people)
                self._table.group.change(SAVED_GROUPS, lambda groups: groups.with_changed(group))

        with context.reporting_errors():
            change()
            saved = self._table.snapshot
            context.show_snapshot(saved)
            context.holder.view = context.view.with_dialog(None)
            newest = max((each.id for each in saved.group_state.groups.groups), default=None)
            self._update(draft=None)
            self.show(newest if id_ is None else id_)

    def delete(self, group: int) -> None:
        """Delete a group; its people and their games stay."""
        if self._context.attempt(
            lambda: self._table.group.change(SAVED_GROUPS, lambda groups: groups.without(group))
        ):
            self.show(None)
            self._context.holder.view = self._context.view.with_dialog(None)

    def _update(self, **changes: Any) -> None:
        self._context.put(replace(self._context.state(PeopleState), **changes))
