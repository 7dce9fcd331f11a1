"""Why something was not done, in one sentence of the reader's language. Without Flet."""

from collections.abc import Sequence

from companion.core.errors import RuleViolation
from companion.core.record import UnreadableGame
from companion.i18n import Messages, describe
from companion.session.live import StaleTap
from companion.session.ports import StorageFault
from companion.wording import explain


def why_not(error: Exception, names: Sequence[str], say: Messages) -> str | None:
    """The sentence for an error, with `names` by person; None for one that nobody foresaw."""
    match error:
        case RuleViolation():
            return explain(error, names, say)
        case UnreadableGame():
            reason = explain(error.reason, error.names, say)
            return say.language.between_sentences.join((describe(error, say), reason))
        case StorageFault() | StaleTap():
            return describe(error, say)
        case _:
            return None
