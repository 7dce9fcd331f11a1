"""Saved groups: choosing one, making, changing and deleting one."""

from dataclasses import replace

from companion.application.group.recently_deleted import Deleted
from companion.application.group.saved_groups import (
    FEWEST_PEOPLE,
    SAVED_GROUPS,
    SavedGroup,
    SavedGroups,
)
from companion.ui.page.context import PageContext
from companion.ui.page.dialog_kinds import GroupDialog
from companion.ui.page.dialogs import Dialogs
from companion.ui.people.state import GroupDraft, PeopleState
from companion.ui.wording.deleted_things import thing_name


class SavedGroupActions:
    """Changes the saved groups; a notice says why that fails."""

    def __init__(self, context: PageContext, dialogs: Dialogs) -> None:
        self._context = context
        self._dialogs = dialogs
        self._service = context.services.table.group

    @property
    def _state(self) -> PeopleState:
        return self._context.state(PeopleState)

    def show(self, group: int | None) -> None:
        """Show the games of a group, or all games."""
        state = replace(self._state, group=group, only_tonight=False, player=None)
        self._context.put(replace(state, done="", undo=None))

    def open(self, group: SavedGroup | None = None) -> None:
        """Open the form of a group, or of a new one with the people who played last."""
        last = self._context.view.group
        draft = GroupDraft(None, "", () if last is None else last.names)
        if group is not None:
            draft = GroupDraft(group.id, group.name, group.people)
        self._context.put(replace(self._state, draft=draft, done="", undo=None))
        self._dialogs.open(GroupDialog())

    def type_name(self, name: str) -> None:
        """Take over the name typed into the form."""
        draft = self._state.draft
        if draft is not None:
            self._context.put(replace(self._state, draft=replace(draft, name=name)))

    def toggle(self, person: str) -> None:
        """Put a person into the group of the form, or take one out."""
        draft = self._state.draft
        if draft is not None:
            others = tuple(each for each in draft.people if each != person)
            people = others if len(others) < len(draft.people) else (*others, person)
            self._context.put(replace(self._state, draft=replace(draft, people=people)))

    def save(self) -> None:
        """Save the group of the form, and show it."""
        draft = self._state.draft
        if draft is None or len(draft.people) < FEWEST_PEOPLE:
            return
        name, id_ = draft.name.strip(), draft.id

        def with_draft(groups: SavedGroups) -> SavedGroups:
            if id_ is None:
                return groups.with_new(name, draft.people)
            return groups.with_changed(SavedGroup(id=id_, name=name, people=draft.people))

        if self._context.attempt(lambda: self._service.change(SAVED_GROUPS, with_draft)):
            groups = self._context.view.group_state.groups.groups
            newest = max((each.id for each in groups), default=None)
            self._context.put(replace(self._state, draft=None))
            self.show(newest if id_ is None else id_)
            self._dialogs.close()

    def delete(self, group: int) -> None:
        """Delete a group; its people and their games stay."""
        found = self._context.view.group_state.groups.find(group)
        if found is not None and self._context.attempt(lambda: self._service.delete(found)):
            self.show(None)
            self._dialogs.close()
            say = self._context.say
            done = say.text("thing-deleted", name=thing_name(found, say))
            undo = self._context.view.group_state.deleted.things[0]
            self._context.put(replace(self._state, done=done, undo=undo))

    def restore(self, deleted: Deleted) -> None:
        """Bring a deleted group back, and show it."""
        if self._context.attempt(lambda: self._service.restore(deleted)):
            groups = self._context.view.group_state.groups.groups
            self.show(max((each.id for each in groups), default=None))
