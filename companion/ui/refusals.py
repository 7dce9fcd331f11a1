"""Why something was not done, in one sentence of the reader's language. Without Flet."""

from companion.core.errors import RuleViolation
from companion.core.record import UnreadableGame
from companion.core.setup import Setup
from companion.i18n import Messages, describe
from companion.session.live import StaleTap
from companion.session.ports import StorageFault
from companion.wording import explain_in


def why_not(error: Exception, setup: Setup | None, say: Messages) -> str | None:
    """The sentence for an error in the game of `setup`; None for one that nobody foresaw."""
    match error:
        case RuleViolation():
            return explain_in(setup, error, say)
        case UnreadableGame():
            reason = explain_in(error.setup, error.reason, say)
            return say.language.between_sentences.join((describe(error, say), reason))
        case StorageFault() | StaleTap():
            return describe(error, say)
        case _:
            return None
