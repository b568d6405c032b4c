"""Values of the rules as JSON, and moves as the short words that fit on a button."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from games.api import AnyGame, Event, Move, RuleError, State, View


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


@cache
def _any_of(kinds: tuple[type, ...]) -> Any:
    """Return the union of types."""
    return reduce(or_, kinds)


@cache
def _many_of(kinds: tuple[type, ...]) -> Any:
    """Return the type of a tuple of any length of these types."""
    return tuple[_any_of(kinds), ...]  # type: ignore[misc]


_LARGEST = 10**15
"""The largest number, up or down, that a move read from words may hold."""

_ENCODER = msgspec.json.Encoder(order="deterministic")


def dump(value: State | View | Move | Event | tuple[Event, ...]) -> bytes:
    """Encode a value of the rules as JSON; equal values give equal bytes."""
    return _ENCODER.encode(value)


def load_state(game: AnyGame, data: bytes, version: int) -> State:
    """Decode a stored state, migrating it first if an older ``version`` of the game wrote it.

    Raises:
        ValueError: the bytes are not a state of this game, or no release stored that version.
    """
    if version == game.version:
        state: State = _decoder(_any_of((game.state_type,))).decode(data)
        return state
    stored = game.upgrade(version, msgspec.json.decode(data))
    lifted: State = msgspec.convert(stored, game.state_type)
    return lifted


def load_move(game: AnyGame, data: bytes) -> Move:
    """Decode a stored move.

    Raises:
        ValueError: the bytes are not a move of this game.
    """
    move: Move = _decoder(_any_of(game.move_types)).decode(data)
    return move


def load_events(game: AnyGame, data: bytes) -> tuple[Event, ...]:
    """Decode a stored list of events.

    Raises:
        ValueError: the bytes are not events of this game.
    """
    events: tuple[Event, ...] = _decoder(_many_of(game.event_types)).decode(data)
    return events


def tells(game: AnyGame, data: bytes, events: tuple[Event, ...]) -> bool:
    """Return True if stored events, in the same order, equal new ones.

    A field added since counts as its default in the stored ones. False also if the bytes are not
    events of this game.
    """
    try:
        return load_events(game, data) == events
    except ValueError:
        return False


def to_words(move: Move) -> tuple[str, str]:
    """Spell a move as ``(verb, argument)`` for a button.

    The verb is the name of its type; the argument holds the fields in order, joined by dots, and is
    empty for a move without fields.
    """
    fields = (getattr(move, name) for name in move.__struct_fields__)
    return type(move).__name__, ".".join(_spell(value) for value in fields)


def from_words(game: AnyGame, verb: str, argument: str) -> Move:
    """Return the move that :func:`to_words` spelt; whether it is legal now is not checked.

    Raises:
        RuleError: ``unknown-move``: the game has no such move, a field is missing or of the wrong
            type, or holds a number that is too large.
    """
    kinds: tuple[type[Move], ...] = game.move_types
    kind = next((kind for kind in kinds if kind.__name__ == verb), None)
    if kind is None:
        raise RuleError("unknown-move", verb=verb)
    names = kind.__struct_fields__
    # An empty argument is the only field of a move if it has one, and else none.
    spelt = argument.split(".") if argument or len(names) == 1 else []
    if len(spelt) != len(names):
        raise RuleError("unknown-move", verb=verb)
    types = _types(kind)
    try:
        move: Move = msgspec.convert(
            {name: _read(types[name], text) for name, text in zip(names, spelt, strict=True)},
            kind,
            strict=False,
        )
    except msgspec.ValidationError as error:
        raise RuleError("unknown-move", verb=verb) from error
    if not all(_in_bounds(getattr(move, name)) for name in names):
        raise RuleError("unknown-move", verb=verb)
    return move


def with_text(game: AnyGame, verb: str, text: str) -> Move:
    """Return the move named by ``verb``, whose only field is the text that somebody wrote.

    Raises:
        RuleError: ``unknown-move``: the game has no such move, or it has other fields.
    """
    kind = next((kind for kind in game.move_types if kind.__name__ == verb), None)
    if kind is None or not takes_text(kind):
        raise RuleError("unknown-move", verb=verb)
    move: Move = kind(text)
    return move


def takes_text(kind: type[Move]) -> bool:
    """Return True if the only field of a type of move is a text."""
    return [*_types(kind).values()] == [str]


@cache
def _types(kind: type[Move]) -> dict[str, Any]:
    """Return the types of the fields of a type of move, by name."""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def _in_bounds(value: object) -> bool:
    """Return True if every integer in a field is at most 10**15, up or down; True for other values.

    Formatting raises ``decimal.InvalidOperation`` from 29 digits on.
    """
    if isinstance(value, tuple):
        return all(map(_in_bounds, value))
    return not isinstance(value, int) or abs(value) <= _LARGEST


def _spell(value: object) -> str:
    """Spell a field of a move for a custom id: a switch as 0 or 1, any other value as its text.

    Items of a tuple are spelt one by one and joined by ``+``.
    """
    match value:
        case bool():
            return str(int(value))
        case tuple():
            return "+".join(_spell(item) for item in value)
        case _:
            return str(value)


def _read(kind: Any, text: str) -> Any:
    """Return the text of a field in the form that msgspec can convert to ``kind`` afterwards.

    For a tuple the parts between ``+``, none of an empty text; for any other type the text as it
    is.
    """
    if getattr(kind, "__origin__", None) is tuple:
        return tuple(text.split("+")) if text else ()
    return text
