"""Values as JSON, moves as words."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games import find
from games.api import AnyGame, Move, RuleError
from games.codec import dump, from_words, load_events, load_move, load_state, to_words


class Send(Move, frozen=True):
    """A move with every kind of field that moves may have."""

    count: int
    openly: bool
    name: str
    cards: tuple[int, ...]


class Drop(Move, frozen=True):
    """A move whose only field may be empty."""

    cards: tuple[int, ...]


class Rest(Move, frozen=True):
    """A move without fields."""


class Courier:
    """A game as far as words go; it was stored in another shape once."""

    move_types = (Send, Drop, Rest)
    version = 2
    state_type = find("vikings").state_type

    def upgrade(self, version: int, stored: dict[str, Any]) -> dict[str, Any]:
        """Lift the shape of version 1, in which the turn was called a round."""
        assert version == 1
        return {**stored, "turn": stored.pop("round")}


GAME = cast("AnyGame", Courier())
VIKINGS = find("vikings")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Send(3, openly=True, name="east", cards=(1, 2)), ("Send", "3.1.east.1+2")),
        (Send(-3, openly=False, name="", cards=()), ("Send", "-3.0..")),
        (Drop(()), ("Drop", "")),
        (Drop((7,)), ("Drop", "7")),
        (Rest(), ("Rest", "")),
    ],
)
def test_words_are_read_back_as_the_move_they_spell(move: Move, words: tuple[str, str]) -> None:
    assert words == to_words(move)
    assert move == from_words(GAME, *words)


@pytest.mark.parametrize(
    ("verb", "argument"),
    [
        ("Fly", ""),
        ("Rest", "1"),
        ("Send", ""),
        ("Send", "3.1.east"),
        ("Send", "three.1.east.1"),
        ("Send", "3.2.east.1"),
        ("Send", "3.1.east.x"),
        # No sentence could tell such a number.
        ("Send", f"{'9' * 30}.1.east.1"),
        ("Send", f"3.1.east.1+-{'9' * 30}"),
    ],
)
def test_words_that_spell_no_move_are_refused(verb: str, argument: str) -> None:
    with pytest.raises(RuleError, match="unknown-move"):
        from_words(GAME, verb, argument)


def test_a_state_of_an_older_release_is_lifted() -> None:
    state = VIKINGS.start(2, {}, "x").state
    older = dump(state).replace(b'"turn":0', b'"round":0')
    assert state == load_state(GAME, older, 1)


REFUSED = "truncated|missing required|Expected|Invalid value|malformed|invalid"


@pytest.mark.parametrize("data", [b"", b"{}", b"3", b'{"type":"Fly"}', b"{"])
def test_bytes_that_hold_no_such_value_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=REFUSED):
        load_state(VIKINGS, data, VIKINGS.version)
    with pytest.raises(ValueError, match=REFUSED):
        load_move(VIKINGS, data)
    with pytest.raises(ValueError, match=REFUSED):
        load_events(VIKINGS, data)
