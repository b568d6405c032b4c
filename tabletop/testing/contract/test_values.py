"""States, moves, events and views as stored values; games as a function of seed and moves."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from itertools import cycle
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from games.api import AnyGame, Event, Move, Seat
from games.codec import (
    dump,
    from_words,
    load_events,
    load_move,
    load_state,
    takes_text,
    to_words,
)
from games.keeping import golden
from games.registry import hosted
from tabletop.testing.played_games import Played

VERB = re.compile(r"[A-Za-z]+")
ARGUMENT = re.compile(r"[0-9A-Za-z.+-]*")
FEW = 6
"""Positions, and moves at each, at which is tried what nobody asks for."""
ELSEWHERE = """
import sys
from importlib import import_module
from games.keeping import golden
sys.stdout.buffer.write(golden(import_module(sys.argv[1]).GAME).encode())
"""
"""A program that plays the game of a module, as after a restart."""


def test_every_state_survives_storage_to_the_byte(played: list[Played]) -> None:
    """After a restart a game goes on from what was stored.

    What is read back is equal, and stored again it is the same text.
    """
    for one in played:
        for position in one.positions:
            stored = dump(position.state)
            loaded = load_state(one.game, stored, one.game.version)
            assert position.state == loaded
            assert stored == dump(loaded)


def test_every_move_and_event_survives_storage(played: list[Played]) -> None:
    """Moves and events are kept, and told again to whoever comes back."""
    for one in played:
        for applied in one.applied:
            assert applied.events == load_events(one.game, dump(applied.events))
        for step in one.steps:
            assert step.move == load_move(one.game, dump(step.move))


def test_every_view_survives_storage(played: list[Played]) -> None:
    """Views are sent to other processes, and compared as bytes.

    Each names its own viewer.
    """
    for one in played:
        decoder = msgspec.json.Decoder(one.game.view_type)
        for position in one.sampled:
            for viewer in one.viewers:
                view = position.view(viewer)
                assert view == decoder.decode(dump(view))
                assert view.viewer == viewer


def test_values_are_of_the_declared_types(played: list[Played]) -> None:
    """States, events and views have exactly the types that the rules declare for reading them."""
    for one in played:
        for position, applied in zip(one.positions, one.applied, strict=True):
            assert type(applied.state) is one.game.state_type
            assert {type(event) for event in applied.events} <= set(one.game.event_types)
            assert type(position.view(None)) is one.game.view_type


def test_a_game_is_determined_by_its_seed_and_its_moves(played: list[Played]) -> None:
    """Undo, repair and proof of fair luck replay a game from its seed."""
    for one in played:
        applied = one.game.start(one.table.seats, one.table.options, one.seed)
        assert one.begun == applied
        for step in one.steps:
            applied = one.game.apply(applied.state, step.decision.seat, step.move)
            assert step.applied == applied


@pytest.mark.parametrize("order", ["1", "2"])
def test_a_game_is_the_same_in_every_process(game: AnyGame, order: str) -> None:
    """Sets of texts have another order after each start: a game made of it is never replayed.

    A random game is played here and in a process with another order of hashes (PYTHONHASHSEED).
    """
    path = os.pathsep.join(one for one in sys.path if one)
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-P", "-c", ELSEWHERE, hosted().entries[game.id].rules],
        check=False,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": order},
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    hint = "luck or moves follow the order of a set: sort it, or take a tuple"
    assert golden(game).splitlines() == done.stdout.decode().splitlines(), hint


def test_a_game_goes_on_from_storage_as_if_nothing_had_happened(played: list[Played]) -> None:
    """A restart in the middle of any question changes nothing."""
    for one in played:
        for step in one.steps:
            loaded = load_state(one.game, dump(step.before.state), one.game.version)
            assert step.applied == one.game.apply(loaded, step.decision.seat, step.move)


def test_every_legal_move_can_be_spelt_on_a_button(played: list[Played]) -> None:
    """A move is part of a custom id, and read back from it.

    Verb and argument have only the letters that ids take.
    """
    for one in played:
        for move in one.moves:
            verb, argument = to_words(move)
            assert VERB.fullmatch(verb)
            assert ARGUMENT.fullmatch(argument)
            assert move == from_words(one.game, verb, argument)


def test_what_a_seat_does_unasked_is_declared_and_survives_storage(played: list[Played]) -> None:
    """A move that is not among ``move_types`` can be made once, and never be read again.

    Looked at are, at some positions before the end, a few ``unasked_moves`` of a seat, its
    ``concession``, and the ``withdrawal`` after it: they are of ``unasked_types`` and of
    ``move_types``, are accepted, and what comes of them can be stored, shown and dealt again.
    """
    for one in played:
        game = one.game
        some = one.sampled[: -1 : max(1, len(one.sampled) // FEW)]
        for position, seat in zip(some, cycle(one.seats), strict=False):
            moves = [*game.unasked_moves(position.state, seat)]
            for move in moves[:: max(1, len(moves) // FEW)]:
                _assert_unasked(game, position.state, seat, move)
            move = game.concession(position.state, seat)
            if move is not None:
                given_up = _assert_unasked(game, position.state, seat, move)
                back = None if game.outcome(given_up) else game.withdrawal(given_up, seat)
                if back is not None:
                    _assert_unasked(game, given_up, seat, back)


def _assert_unasked(game: AnyGame, state: Any, seat: Seat, move: Move) -> Any:
    """Make an unasked move; assert that all of it can be stored, and return the state after it."""
    kind = type(move)
    assert kind in game.unasked_types, f"{kind.__name__} is missing among unasked_types"
    assert kind in game.move_types, f"{kind.__name__} is missing among move_types"
    # Words that somebody writes are asked for by a form, and not spelt in a custom id.
    assert takes_text(kind) or move == from_words(game, *to_words(move))
    assert move == load_move(game, dump(move))
    applied = game.apply(state, seat, move)
    after = applied.state
    undeclared = {type(event).__name__ for event in applied.events} - {
        each.__name__ for each in game.event_types
    }
    assert not undeclared, f"{sorted(undeclared)} are missing among event_types"
    assert applied.events == load_events(game, dump(applied.events))
    assert after == load_state(game, dump(after), game.version)
    assert (game.outcome(after) is None) is bool(game.decisions(after))
    for viewer in (None, *map(Seat, range(game.seat_count(after)))):
        other = game.redeal(after, viewer, "unasked")
        assert game.view(after, viewer) == game.view(other, viewer)
    return after


_fields = cache(get_type_hints)


def _seats_named(event: Event) -> list[Seat]:
    """List the seats in an event: its audience, then all in the fields declared to hold seats.

    A seat may be there twice.
    """
    found: list[Seat] = list(event.to or ())
    for name, kind in _fields(type(event)).items():
        value: Any = getattr(event, name)
        if Seat in {kind, *get_args(kind)} and value is not None:
            found += value if isinstance(value, tuple) else [value]
    return found


def test_events_name_seats_of_this_game_only(played: list[Played]) -> None:
    """Sentences put players' names in the place of seats.

    An audience is not empty and has nobody twice.
    """
    for one in played:
        for applied in one.applied:
            for event in applied.events:
                assert set(_seats_named(event)) <= set(one.seats)
                assert event.to is None or len(event.to) == len(set(event.to)) > 0


@pytest.mark.parametrize("wrong", [0, -1, 10_000])
def test_a_version_that_was_never_stored_is_refused(game: AnyGame, wrong: int) -> None:
    """A database of a newer release is refused, not misread."""
    with pytest.raises(ValueError, match=str(wrong)):
        load_state(game, b"{}", wrong)


def test_a_state_of_the_present_shape_needs_no_lifting(game: AnyGame) -> None:
    """Only states of older versions are lifted."""
    stored = msgspec.json.decode(dump(game.start(game.seats[0], {}, "seed").state))
    assert game.upgrade(game.version, stored) == stored


@pytest.mark.parametrize("wrong", [0, -1, 10_000])
def test_rules_that_never_were_are_not_played_by(game: AnyGame, wrong: int) -> None:
    """A table of a newer release is refused, not misplayed."""
    with pytest.raises(ValueError, match=str(wrong)):
        game.as_of(wrong)
