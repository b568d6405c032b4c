"""Whole games as readable text, kept beside the tests and compared letter by letter.

A change of the rules shows in ``tests/games/golden``. To accept it, write the transcripts again:
``python -m tests.games.test_golden`` from the root of the project.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAME_IDS, find
from games.api import Event, Move
from games.optional.places import NamedPlaces
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


def kinds() -> list[tuple[str, int]]:
    """List games and numbers of players: the largest, and each where seats have names."""
    found = []
    for game_id in GAME_IDS:
        game = find(game_id)
        named = isinstance(game, NamedPlaces)
        found += [(game_id, seats) for seats in (game.seats if named else game.seats[-1:])]
    return found


def file_of(game_id: str, seats: int) -> Path:
    """Name the transcript of a game; that of the largest table bears the game's name alone."""
    number = "" if seats == find(game_id).seats[-1] else f"-{seats}"
    return GOLDEN / f"{game_id}{number}.txt"


def transcript(game_id: str, seats: int) -> str:
    """Spell a whole random game: each move, and each event with those who hear of it."""
    game = find(game_id)
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


@pytest.mark.parametrize(("game_id", "seats"), kinds())
def test_a_game_goes_as_it_always_went(game_id: str, seats: int) -> None:
    """The same seed and moves give the same game, release after release."""
    assert file_of(game_id, seats).read_text(encoding="utf-8") == transcript(game_id, seats)


if __name__ == "__main__":
    for each, number in kinds():
        file_of(each, number).write_text(transcript(each, number), encoding="utf-8")
