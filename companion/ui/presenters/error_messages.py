"""Why something was not done, in one sentence of the reader's language. Without Flet."""

from collections.abc import Callable
from types import TracebackType

from companion.core.errors import RuleViolation
from companion.core.record import UnreadableGame
from companion.core.setup import Setup
from companion.i18n import Describable, Messages, describe
from companion.i18n.rule_errors import explain_in


def why_not(error: Exception, setup: Setup | None, say: Messages) -> str | None:
    """The sentence for a coded error, with the people of `setup` by name; None for any other.

    What has no code was foreseen by nobody, and has no words of its own.
    """
    match error:
        case RuleViolation():
            return explain_in(setup, error, say)
        case UnreadableGame():
            reason = explain_in(error.setup, error.reason, say)
            return say.language.profile.sentence_separator.join((describe(error, say), reason))
        case Describable():
            return describe(error, say)
        case _:
            return None


class FailuresTold:
    """Around what may fail: it ends where it does, the error is told, and what follows goes on."""

    def __init__(self, tell: Callable[[Exception], None]) -> None:
        self._tell = tell

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None
    ) -> bool:
        # a task that is cancelled, or a program that is interrupted, has not failed
        if not isinstance(error, Exception):
            return False
        self._tell(error)
        return True
