"""The sentence for the moment, in a first game and at the practice table."""

import pytest

from companion.application.table.practice import practice_table
from companion.core.boxes import EditionId
from companion.core.commands import Announce, Claim, Command, Look, NoMoreClaims, Reveal
from companion.core.game import Game
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.board.coach import coach_line, has_finished, hint, practice_setup
from companion.ui.board.selection import Selection

EN = messages(Language.EN)
NOTHING = Selection(0)


def played(*commands: Command, edition: EditionId = EditionId.FIRST) -> Game:
    """The practice game after these commands."""
    service = practice_table(practice_setup(edition, EN))
    for command in commands:
        service.submit([command], service.snapshot.revision)
    assert service.snapshot.game is not None
    return service.snapshot.game


@pytest.mark.parametrize("edition", list(EditionId))
def test_coach_leads_through_a_disputed_announcement(edition: EditionId) -> None:
    king, ben = Announce("king"), Claim(1)
    told = [
        coach_line(played(edition=edition), NOTHING, EN),
        coach_line(played(edition=edition), Selection(0, announcing=True), EN),
        coach_line(played(king, edition=edition), NOTHING, EN),
        coach_line(played(king, ben, edition=edition), NOTHING, EN),
        coach_line(played(king, ben, NoMoreClaims(), edition=edition), NOTHING, EN),
        coach_line(played(king, ben, edition=edition), Selection(0, true=(1,)), EN),
    ]
    assert [each.split()[0] for each in told] == ["It’s", "Choose", "Ben", "Tap", "Ben", "Ben"]
    done = played(king, ben, NoMoreClaims(), Reveal((1,)), edition=edition)
    assert has_finished(done)
    assert "Undo" in coach_line(done, NOTHING, EN)


def test_coach_has_a_sentence_for_another_choice() -> None:
    assert "the Cheat" in coach_line(played(Announce("cheat")), NOTHING, EN)
    assert has_finished(played(Look()))


@pytest.mark.parametrize("language", list(Language))
def test_every_moment_has_a_hint_in_every_language(language: Language) -> None:
    say = messages(language)
    moments = [
        played(),
        played(Announce("king")),
        played(Announce("king"), Claim(1)),
        played(Announce("king"), Claim(1), NoMoreClaims()),
        played(Announce("king"), Claim(1), NoMoreClaims(), Reveal((1,))),
    ]
    told = {hint(game.table, NOTHING, say) for game in moments}
    assert len(told) == 4
    assert all(told)
