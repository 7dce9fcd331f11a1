"""Errors as one sentence in the reader's language."""

from collections.abc import Callable
from types import TracebackType

from companion.core.errors import RuleViolation
from companion.core.record import UnreadableGame
from companion.core.setup import Setup
from companion.errors import CodedError
from companion.i18n import Messages, describe
from companion.i18n.rule_errors import explain_in


def error_message(error: Exception, setup: Setup | None, say: Messages) -> str | None:
    """Return the sentence for a coded error, with the names in `setup`; None without a code."""
    match error:
        case RuleViolation():
            return explain_in(setup, error, say)
        case UnreadableGame():
            reason = explain_in(error.setup, error.reason, say)
            return say.language.profile.sentence_separator.join((describe(error, say), reason))
        case CodedError():
            return describe(error, say)
        case _:
            return None


def is_out_of_space(error: Exception) -> bool:
    """Return whether the disk, or what a browser grants of it, is full."""
    return isinstance(error, CodedError) and error.code == "disk_full"


class ErrorReporter:
    """A context manager that passes an error raised in it to a function, and ends there."""

    def __init__(self, report: Callable[[Exception], None]) -> None:
        self._report = report

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None
    ) -> bool:
        # cancelled tasks and interrupts are no errors
        if not isinstance(error, Exception):
            return False
        self._report(error)
        return True
