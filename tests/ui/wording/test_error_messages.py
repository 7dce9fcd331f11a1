"""Which errors have messages."""

import asyncio

import pytest

from companion.application.ports import FaultCode, StorageFault, UnknownGame
from companion.application.table.snapshot import StaleTap
from companion.core.errors import Code, RuleViolation
from companion.errors import CodedError
from companion.i18n import Language, describe
from companion.i18n.messages import messages
from companion.sharing import SetCodeDefect, SetCodeError
from companion.ui.wording.error_messages import ErrorReporter, error_message
from companion.web.sockets import PortCode, PortError

CODED = (
    StaleTap(),
    StorageFault(FaultCode.DISK_FULL, path="/games"),
    PortError(PortCode.PORT_BARRED, "0.0.0.0", 8550),
    SetCodeError(SetCodeDefect.NEWER),
)


@pytest.mark.parametrize("error", CODED, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("language", Language)
def test_coded_error_has_its_message(error: Exception, language: Language) -> None:
    say = messages(language)
    texts = error_message(error, None, say)
    assert isinstance(error, CodedError)
    assert texts == describe(error, say)
    assert texts is not None
    assert not texts.startswith("error-")


def test_rule_violation_lists_all_defects() -> None:
    english = messages(Language.EN)
    also = RuleViolation(Code.NAMED_TWICE)
    texts = error_message(RuleViolation(Code.SAME_POT, others=(also,)), None, english)
    assert texts is not None
    assert describe(also, english) in texts


@pytest.mark.parametrize(
    "error",
    [OSError("no more sockets"), UnknownGame(3), ValueError("empty"), LookupError("code")],
    ids=repr,
)
def test_error_without_code_has_no_message(error: Exception) -> None:
    assert error_message(error, None, messages(Language.EN)) is None


def test_reported_failure_does_not_propagate() -> None:
    texts: list[Exception] = []
    failure = OSError("no more sockets")
    with ErrorReporter(texts.append):
        raise failure
    assert texts == [failure]


def test_success_reports_nothing() -> None:
    texts: list[Exception] = []
    with ErrorReporter(texts.append):
        pass
    assert texts == []


@pytest.mark.parametrize("ending", [asyncio.CancelledError, KeyboardInterrupt])
def test_cancellation_is_not_reported(ending: type[BaseException]) -> None:
    texts: list[Exception] = []
    with pytest.raises(ending), ErrorReporter(texts.append):
        raise ending
    assert texts == []
