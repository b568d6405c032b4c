"""States, moves, events and views as stored values; games as a function of seed and moves."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from games import find
from games.api import AnyGame, Event, Seat
from games.codec import dump, from_words, load_events, load_move, load_state, to_words
from tests.contract.played_games import Played

SHAPES = Path(__file__).parents[1] / "games" / "shapes"

VERB = re.compile(r"[A-Za-z]+")
ARGUMENT = re.compile(r"[0-9A-Za-z.+-]*")


def test_every_state_survives_storage_to_the_byte(played: list[Played]) -> None:
    for one in played:
        for position in one.positions:
            stored = dump(position.state)
            loaded = load_state(one.game, stored, one.game.version)
            assert position.state == loaded
            assert stored == dump(loaded)


def test_every_move_and_event_survives_storage(played: list[Played]) -> None:
    for one in played:
        for applied in one.applied:
            assert applied.events == load_events(one.game, dump(applied.events))
        for step in one.steps:
            assert step.move == load_move(one.game, dump(step.move))


def test_every_view_survives_storage(played: list[Played]) -> None:
    for one in played:
        decoder = msgspec.json.Decoder(one.game.view_type)
        for position in one.sampled:
            for viewer in one.viewers:
                view = position.view(viewer)
                assert view == decoder.decode(dump(view))
                assert view.viewer == viewer


def test_values_are_of_the_declared_types(played: list[Played]) -> None:
    for one in played:
        for position, applied in zip(one.positions, one.applied, strict=True):
            assert type(applied.state) is one.game.state_type
            assert {type(event) for event in applied.events} <= set(one.game.event_types)
            assert type(position.view(None)) is one.game.view_type


def test_a_game_is_determined_by_its_seed_and_its_moves(played: list[Played]) -> None:
    for one in played:
        applied = one.game.start(one.table.seats, one.table.options, one.seed)
        assert one.begun == applied
        for step in one.steps:
            applied = one.game.apply(applied.state, step.decision.seat, step.move)
            assert step.applied == applied


def test_a_game_goes_on_from_storage_as_if_nothing_had_happened(played: list[Played]) -> None:
    for one in played:
        for step in one.steps:
            loaded = load_state(one.game, dump(step.before.state), one.game.version)
            assert step.applied == one.game.apply(loaded, step.decision.seat, step.move)


def test_every_legal_move_can_be_spelt_on_a_button(played: list[Played]) -> None:
    for one in played:
        for move in one.moves:
            verb, argument = to_words(move)
            assert VERB.fullmatch(verb)
            assert ARGUMENT.fullmatch(argument)
            assert move == from_words(one.game, verb, argument)


_fields = cache(get_type_hints)


def _seats_named(event: Event) -> list[Seat]:
    """List the seats in the fields that are declared to hold some."""
    found: list[Seat] = list(event.to or ())
    for name, kind in _fields(type(event)).items():
        value: Any = getattr(event, name)
        if Seat in {kind, *get_args(kind)} and value is not None:
            found += value if isinstance(value, tuple) else [value]
    return found


def test_events_name_seats_of_this_game_only(played: list[Played]) -> None:
    for one in played:
        for applied in one.applied:
            for event in applied.events:
                assert set(_seats_named(event)) <= set(one.seats)
                assert event.to is None or len(event.to) == len(set(event.to)) > 0


@pytest.mark.parametrize("wrong", [0, -1, 10_000])
def test_a_version_that_was_never_stored_is_refused(game: AnyGame, wrong: int) -> None:
    with pytest.raises(ValueError, match=str(wrong)):
        load_state(game, b"{}", wrong)


def test_a_state_of_the_present_shape_needs_no_lifting(game: AnyGame) -> None:
    stored = msgspec.json.decode(dump(game.start(game.seats[0], {}, "seed").state))
    assert game.upgrade(game.version, stored) == stored


def test_every_released_shape_is_kept_and_can_be_played_on(game: AnyGame) -> None:
    """A table that began on an older release goes on; a missing file is a failure."""
    for version in range(1, game.version + 1):
        state = load_state(game, (SHAPES / f"{game.id}-{version}.json").read_bytes(), version)
        played = game.as_of(version)
        assert played.version == game.version
        assert played is game.as_of(version)
        assert played.decisions(state)
        for decision in played.decisions(state):
            for move in played.legal_moves(state, decision.seat):
                assert played.apply(state, decision.seat, move).events
            assert played.view(state, decision.seat).viewer == decision.seat


@pytest.mark.parametrize("wrong", [0, -1, 10_000])
def test_rules_that_never_were_are_not_played_by(game: AnyGame, wrong: int) -> None:
    with pytest.raises(ValueError, match=str(wrong)):
        game.as_of(wrong)


def test_a_game_that_is_not_on_offer_is_not_found() -> None:
    with pytest.raises(KeyError):
        find("chess")
