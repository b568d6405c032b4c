"""A whole game for each number of players as readable text, compared letter by letter.

To accept a change of the rules: ``python -m tests.games.goths.test_golden`` from the root.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.api import Event, Move, OptionValue
from games.goths.rules import GAME
from games.playout import steps

GOLDEN = Path(__file__).parent / "golden"

SEEDS = {
    2: "golden 25",
    3: "golden 13",
    4: "golden 24",
    6: "golden 32",
    7: "golden 37",
    8: "golden 9",
}
"""By number of players: the seed of a game that is short and has much in it."""

TABLES: dict[int, dict[str, OptionValue]] = {
    2: {"own_king_card": "hidden"},
    3: {"tokens": "fog", "handicap": True},
    4: {"tokens": "dancing", "gothic_goth": True},
    6: {
        "tokens": "dancing",
        "gothic_goth": True,
        "carrier_pigeon": True,
        "ballista": True,
        "card_copies": "one",
    },
    7: {"tokens": "fog", "token_place": "forest", "ballista": True},
    8: {
        "tokens": "dancing",
        "token_place": "forest",
        "gothic_goth": True,
        "carrier_pigeon": True,
        "barricade_3d": True,
    },
}
"""By number of players: the options of its game."""


def _plain(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _spelt(value: Event | Move) -> str:
    names = [name for name in value.__struct_fields__ if name != "to"]
    return " ".join([type(value).__name__, *(f"{n}={_plain(getattr(value, n))}" for n in names)])


def _told(events: tuple[Event, ...]) -> list[str]:
    return [
        f"    {'all' if event.to is None else 'only ' + _plain(event.to)}: {_spelt(event)}"
        for event in events
    ]


def transcript(seats: int) -> str:
    """Spell a whole random game: each move, and each event with those who hear of it."""
    options, seed = TABLES[seats], SEEDS[seats]
    begun = GAME.start(seats, options, seed)
    spelt = " ".join(f"{key}={value}" for key, value in options.items())
    lines = [f"goths, {seats} seats, {spelt}, seed {seed}", *_told(begun.events)]
    state = begun.state
    for step in steps(GAME, state, seed):
        state = step.applied.state
        lines.append(f"{step.decision.id} seat {step.decision.seat}: {_spelt(step.move)}")
        lines += _told(step.applied.events)
    outcome = GAME.outcome(state)
    assert outcome is not None
    places = " > ".join(_plain(place) for place in outcome.ranking)
    lines.append(f"{outcome.reason}: {places}")
    return "\n".join(lines) + "\n"


def _file(seats: int) -> Path:
    return GOLDEN / f"{seats}.txt"


@pytest.mark.parametrize("seats", TABLES)
def test_a_game_goes_as_it_always_went(seats: int) -> None:
    """The same seed and moves give the same game, release after release."""
    assert transcript(seats) == _file(seats).read_text(encoding="utf-8")


def test_every_number_of_players_has_its_transcript() -> None:
    """Player counts: 2, 3, 4, 6, 7 and 8."""
    assert list(GAME.seats) == list(TABLES) == list(SEEDS)


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for number in TABLES:
        _file(number).write_text(transcript(number), encoding="utf-8")
