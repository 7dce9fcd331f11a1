"""Ticking tasks of the setup checklist, and its choice of who keeps the coins."""

from companion.ui.page.page_actions import PageActions


class SetupActions(PageActions):
    """Ticks tasks of the current game's checklist."""

    def tick(self, task: str) -> None:
        """Complete a task that the client shows as open, or reopen one it shows as completed.

        Two people who tick the same task at the same moment both mean that it is completed.
        """
        context, rendered = self.context, self.context.tap_guard.rendered
        done = task not in rendered.completed_tasks
        context.attempt(
            lambda: context.services.table.group.tick(rendered.game_id, task, done=done)
        )

    def hold_coins(self, *, by_tablet: bool) -> None:
        """Set whether the app keeps the coins of the current game."""
        context = self.context
        context.attempt(lambda: context.services.table.group.hold_coins(by_tablet=by_tablet))
