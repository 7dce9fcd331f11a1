"""Which errors are told in words of their own."""

import pytest

from companion.core.errors import Code, RuleViolation
from companion.i18n import CodedError, Language, describe
from companion.i18n.messages import messages
from companion.server import PortFault
from companion.session.live import StaleTap
from companion.session.ports import FaultCode, StorageFault, UnknownGame
from companion.share import SharedTextFault, TextDefect
from companion.ui.refusals import why_not

CODED = (
    StaleTap(),
    StorageFault(FaultCode.DISK_FULL, path="/games"),
    PortFault("port_barred", "0.0.0.0", 8550),
    SharedTextFault(TextDefect.NEWER),
)


@pytest.mark.parametrize("error", CODED, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("language", Language)
def test_a_coded_error_is_told_in_its_own_words(error: Exception, language: Language) -> None:
    say = messages(language)
    told = why_not(error, None, say)
    assert isinstance(error, CodedError)
    assert told == describe(error, say)
    assert told is not None
    assert not told.startswith("error-")


def test_a_broken_rule_is_told_with_all_else_that_was_wrong() -> None:
    english = messages(Language.EN)
    also = RuleViolation(Code.NAMED_TWICE)
    told = why_not(RuleViolation(Code.SAME_POT, others=(also,)), None, english)
    assert told is not None
    assert describe(also, english) in told


@pytest.mark.parametrize(
    "error",
    [OSError("no more sockets"), UnknownGame(3), ValueError("empty"), LookupError("code")],
    ids=repr,
)
def test_what_has_no_code_is_not_told_as_if_it_had_one(error: Exception) -> None:
    assert why_not(error, None, messages(Language.EN)) is None
