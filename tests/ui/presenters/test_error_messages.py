"""Which errors are told in words of their own."""

import asyncio

import pytest

from companion.application.ports import FaultCode, StorageFault, UnknownGame
from companion.application.snapshot import StaleTap
from companion.core.errors import Code, RuleViolation
from companion.i18n import Describable, Language, describe
from companion.i18n.messages import messages
from companion.sharing import SetCodeDefect, SetCodeError
from companion.ui.presenters.error_messages import ErrorReporter, error_message
from companion.web.sockets import PortError

CODED = (
    StaleTap(),
    StorageFault(FaultCode.DISK_FULL, path="/games"),
    PortError("port_barred", "0.0.0.0", 8550),
    SetCodeError(SetCodeDefect.NEWER),
)


@pytest.mark.parametrize("error", CODED, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("language", Language)
def test_a_coded_error_is_told_in_its_own_words(error: Exception, language: Language) -> None:
    say = messages(language)
    told = error_message(error, None, say)
    assert isinstance(error, Describable)
    assert told == describe(error, say)
    assert told is not None
    assert not told.startswith("error-")


def test_a_broken_rule_is_told_with_all_else_that_was_wrong() -> None:
    english = messages(Language.EN)
    also = RuleViolation(Code.NAMED_TWICE)
    told = error_message(RuleViolation(Code.SAME_POT, others=(also,)), None, english)
    assert told is not None
    assert describe(also, english) in told


@pytest.mark.parametrize(
    "error",
    [OSError("no more sockets"), UnknownGame(3), ValueError("empty"), LookupError("code")],
    ids=repr,
)
def test_what_has_no_code_is_not_told_as_if_it_had_one(error: Exception) -> None:
    assert error_message(error, None, messages(Language.EN)) is None


def test_a_failure_is_told_and_what_follows_goes_on() -> None:
    told: list[Exception] = []
    failure = OSError("no more sockets")
    with ErrorReporter(told.append):
        raise failure
    assert told == [failure]


def test_where_nothing_fails_nothing_is_told() -> None:
    told: list[Exception] = []
    with ErrorReporter(told.append):
        pass
    assert told == []


@pytest.mark.parametrize("ending", [asyncio.CancelledError, KeyboardInterrupt])
def test_an_end_is_no_failure(ending: type[BaseException]) -> None:
    told: list[Exception] = []
    with pytest.raises(ending), ErrorReporter(told.append):
        raise ending
    assert told == []
