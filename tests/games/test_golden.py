"""Whole games as readable text, kept beside the tests and compared letter by letter.

A change of the rules shows in ``tests/games/golden``. To accept it, write the transcripts again:
``python -m tests.games.test_golden`` from the root of the project.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAME_IDS, find
from games.api import Event, Move
from games.playout import steps

GOLDEN = Path(__file__).parent / "golden"
SEED = "golden"


def _spelt(value: Event | Move) -> str:
    names = [name for name in value.__struct_fields__ if name != "to"]
    fields = " ".join(f"{name}={_plain(getattr(value, name))}" for name in names)
    return f"{type(value).__name__} {fields}".strip()


def _plain(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _told(events: tuple[Event, ...]) -> list[str]:
    return [
        f"    {'all' if event.to is None else 'only ' + _plain(event.to)}: {_spelt(event)}"
        for event in events
    ]


def transcript(game_id: str) -> str:
    """Spell a whole random game: each move, and each event with those who hear of it."""
    game = find(game_id)
    seats = game.seats[-1]
    begun = game.start(seats, {}, SEED)
    lines = [f"{game_id}, {seats} seats, seed {SEED}", *_told(begun.events)]
    state = begun.state
    for step in steps(game, state, SEED):
        state = step.applied.state
        lines.append(f"{step.decision.id} seat {step.decision.seat}: {_spelt(step.move)}")
        lines += _told(step.applied.events)
    outcome = game.outcome(state)
    assert outcome is not None
    places = " > ".join(_plain(place) for place in outcome.ranking)
    lines.append(f"{outcome.reason}: {places}, scores {_plain(outcome.scores)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_goes_as_it_always_went(game_id: str) -> None:
    """The same seed and moves give the same game, release after release."""
    assert (GOLDEN / f"{game_id}.txt").read_text(encoding="utf-8") == transcript(game_id)


if __name__ == "__main__":
    for each in GAME_IDS:
        (GOLDEN / f"{each}.txt").write_text(transcript(each), encoding="utf-8")
