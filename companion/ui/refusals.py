"""Why something was not done, in one sentence of the reader's language. Without Flet."""

from companion.core.errors import RuleViolation
from companion.core.record import UnreadableGame
from companion.core.setup import Setup
from companion.i18n import CodedError, Messages, describe
from companion.wording import explain_in


def why_not(error: Exception, setup: Setup | None, say: Messages) -> str | None:
    """The sentence for a coded error, with the people of `setup` by name; None for any other.

    What has no code was foreseen by nobody, and has no words of its own.
    """
    match error:
        case RuleViolation():
            return explain_in(setup, error, say)
        case UnreadableGame():
            reason = explain_in(error.setup, error.reason, say)
            return say.language.between_sentences.join((describe(error, say), reason))
        case CodedError():
            return describe(error, say)
        case _:
            return None
