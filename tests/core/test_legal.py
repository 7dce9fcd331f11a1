"""Every violation code has a case and a message."""

import pytest

from companion.core.errors import Code, RuleViolation
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.i18n.rule_errors import explain
from tests.core.playing import NAMES
from tests.core.refusals import CASES


def test_every_code_has_a_case() -> None:
    assert set(CASES) == set(Code)


@pytest.mark.parametrize("code", CASES)
def test_case_is_refused_with_its_code_only(code: Code) -> None:
    with pytest.raises(RuleViolation) as refusal:
        CASES[code]()
    assert refusal.value.code is code
    assert refusal.value.others == ()


def test_violation_prints_its_code_and_params() -> None:
    assert str(RuleViolation(Code.TOO_MANY_TRUE, most=1)) == "too_many_true(most=1)"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("code", CASES)
def test_every_code_has_a_message_in_every_language(code: Code, language: Language) -> None:
    with pytest.raises(RuleViolation) as refusal:
        CASES[code]()
    told = explain(refusal.value, NAMES[:6], messages(language))
    assert not set("{}").intersection(told)
    assert "error-" not in told
    assert told.splitlines() == [told]


def test_messages_name_people() -> None:
    violation = RuleViolation(Code.ALREADY_CLAIMED, person=1)
    assert "Bruno" in explain(violation, NAMES[:6], messages(Language.EN))


def test_message_lists_all_violations() -> None:
    first = RuleViolation(Code.NAME_EMPTY)
    second = RuleViolation(Code.NAME_TWICE, name="Bruno")
    both = RuleViolation(Code.NAME_EMPTY, others=(second,))
    say = messages(Language.EN)
    assert explain(both, (), say) == f"{explain(first, (), say)} {explain(second, (), say)}"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("code", CASES)
def test_every_violation_has_the_params_of_its_message(
    code: Code, language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(RuleViolation) as refusal:
        CASES[code]()
    explain(refusal.value, NAMES[:6], messages(language))
    assert caplog.messages == []


def test_limit_of_a_file_is_in_megabytes() -> None:
    with pytest.raises(RuleViolation) as refusal:
        CASES[Code.FILE_TOO_LARGE]()
    assert refusal.value.params == {"limit": 4}
