"""Whole games as readable text: each move, and each event with its audience."""

from __future__ import annotations

from games.api import AnyGame, Event, Move
from games.playout import steps

SEED = "golden"


def transcript(game: AnyGame, seats: int) -> str:
    """Return a random game, from a fixed seed, as lines of moves, events and the result.

    It is played with the default options; private events are included, with their audience.
    """
    begun = game.start(seats, {}, SEED)
    lines = [f"{game.id}, {seats} seats, seed {SEED}", *_told(begun.events)]
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


def _spelt(value: Event | Move) -> str:
    """Spell an event or move: its type and ``name=value`` of every field but ``to``."""
    names = [name for name in value.__struct_fields__ if name != "to"]
    fields = " ".join(f"{name}={_plain(getattr(value, name))}" for name in names)
    return f"{type(value).__name__} {fields}".strip()


def _plain(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _told(events: tuple[Event, ...]) -> list[str]:
    """Spell events, an indented line each that begins with the seats that hear them, or ``all``."""
    return [
        f"    {'all' if event.to is None else 'only ' + _plain(event.to)}: {_spelt(event)}"
        for event in events
    ]
