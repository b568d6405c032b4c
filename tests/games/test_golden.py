"""Whole games as readable text, kept beside the tests and compared letter by letter.

A change of the rules shows in ``tests/games/golden``. To accept it, write the transcripts again:
``python -m tests.games.test_golden`` from the root of the project.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games import find
from games.transcript import transcript
from tests.rigs.sample_games import SHIPPED

GOLDEN = Path(__file__).parent / "golden"


def kinds() -> list[tuple[str, int]]:
    """List games and numbers of players: the largest, and each where seats have names."""
    found = []
    for game_id in SHIPPED:
        game = find(game_id)
        named = game.places(game.seats[-1], {})
        found += [(game_id, seats) for seats in (game.seats if named else game.seats[-1:])]
    return found


def file_of(game_id: str, seats: int) -> Path:
    """Name the transcript of a game; that of the largest table bears the game's name alone."""
    number = "" if seats == find(game_id).seats[-1] else f"-{seats}"
    return GOLDEN / f"{game_id}{number}.txt"


@pytest.mark.parametrize(("game_id", "seats"), kinds())
def test_a_game_goes_as_it_always_went(game_id: str, seats: int) -> None:
    """The same seed and moves give the same game, release after release."""
    assert file_of(game_id, seats).read_text(encoding="utf-8") == transcript(find(game_id), seats)


if __name__ == "__main__":
    for each, number in kinds():
        file_of(each, number).write_text(transcript(find(each), number), encoding="utf-8")
