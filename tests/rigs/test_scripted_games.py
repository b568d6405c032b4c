"""The moments that are kept are all that games come to."""

from __future__ import annotations

import pytest

from games import GAME_IDS
from tests.rigs.scripted_games import ASKED, moments, search


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("game", GAME_IDS)
def test_no_question_and_no_answer_is_missing(game: str, asked: int) -> None:
    met = search(game, 2, asked)
    assert met.keys() <= {moment.answer.kind for moment in moments(game, asked)}
