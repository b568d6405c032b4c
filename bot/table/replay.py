"""A game played again from its seed: which of its moves stand, and where they lead."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from bot.model.host_events import AnsweredFor, PlacesDrawn, StoodIn, TakenBack
from bot.model.times import Millis
from bot.model.undo_log import IN_ADVANCE, UndoEntry, game_name
from bot.model.view import UNASKED
from bot.rows.moves import MoveRow
from games.api import (
    AnyGame,
    Applied,
    Event,
    Options,
    Seat,
    State,
)
from games.codec import dump, load_events, load_move, tells
from games.optional.rematch import Legacy

_LOG = logging.getLogger(__name__)


class ReplayError(Exception):
    """The rules do not make of the moves what was stored of them."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"move {number}: {reason}")
        self.number = number


class Step(msgspec.Struct, frozen=True):
    """A move played again."""

    row: MoveRow
    before: State
    """Before the set-up, the state after it."""
    applied: Applied[Any]
    chapter: int
    since: int
    """The move in which that chapter began."""


def standing(rows: Iterable[MoveRow]) -> tuple[MoveRow, ...]:
    """Return the moves that stand, in order: without undos and the moves that they took back."""
    kept: list[MoveRow] = []
    for row in rows:
        if row.cause == "undo":
            first, saved = _first_after(kept, target_of(row)), kept_by(row)
            kept[first:] = [one for one in kept[first:] if one.number in saved]
        else:
            kept.append(row)
    return tuple(kept)


def _first_after(rows: Sequence[MoveRow], target: int) -> int:
    """Return the index of the first row after move ``target``, found from the end."""
    first = len(rows)
    while first and rows[first - 1].number > target:
        first -= 1
    return first


def takes_back(undo: MoveRow, number: int) -> bool:
    """Return True if an undo takes back an earlier move: any after its target that it keeps not."""
    return number > target_of(undo) and number not in kept_by(undo)


def entry_of(row: MoveRow) -> UndoEntry:
    """Return the entry of the undo log for a stored move.

    It counts as private if all its events went to the mover alone; without events, or with damaged
    ones, it counts as public.
    """
    assert row.seat is not None
    private = audience_of(row) == frozenset({row.seat})
    return UndoEntry(
        row.number,
        Seat(row.seat),
        row.user_id,
        in_advance=row.cause in IN_ADVANCE,
        question=game_name(row.decision) if private else "",
    )


def audience_of(row: MoveRow) -> frozenset[int] | None:
    """Return the seats that may know of a stored move or undo; None: everybody may.

    Everybody may know of a move without events, or with damaged ones.
    """
    if row.seat is None:
        return None
    if row.cause == "undo":
        return frozenset({row.seat}) if is_of_draft(row) else None
    try:
        heard = [event.get("to") for event in msgspec.json.decode(row.events)]
        return None if None in heard or not heard else frozenset({row.seat, *chain(*heard)})
    except (ValueError, AttributeError, TypeError):
        return None


def target_of(row: MoveRow) -> int:
    """Return the move to which a row goes back that takes moves back."""
    return int(row.payload.partition("+")[0])


def kept_by(row: MoveRow) -> frozenset[int]:
    """Return the moves after the target of an undo that stand all the same.

    They are what others did in secret, and after a step of a draft whatever they did.
    """
    return frozenset(map(int, row.payload.split("+")[1:]))


def spelt(target: int, kept: Iterable[int]) -> str:
    """Return the payload of a row that goes back to ``target`` and keeps moves made since."""
    return "+".join(map(str, (target, *kept)))


def is_of_draft(row: MoveRow) -> bool:
    """Return True if a row that takes moves back took back nothing but steps of a draft."""
    return bool(row.decision)


def replay(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: str,
    rows: Iterable[MoveRow],
    legacy: Legacy | None = None,
    *,
    untold: bool = False,
) -> Iterator[Step]:
    """Yield each move that stands, played again by the rules, the set-up first.

    The events of every move are compared with those stored. With ``untold`` stored events that
    cannot be read are no reason to stop.

    Raises:
        ReplayError: the rules refuse a move, or other events come of it.
    """
    stood = standing(rows)
    if not stood:
        return
    begun, *moves = stood
    applied = _begun(game, seats, options, seed, legacy, begun)
    first = _step(game, None, begun, applied, untold=untold)
    yield first
    yield from replay_on(game, first, moves, untold=untold)


def replay_on(
    game: AnyGame, last: Step, rows: Iterable[MoveRow], *, untold: bool = False
) -> Iterator[Step]:
    """Yield each of ``rows``, played again by the rules after the step ``last``.

    Raises:
        ReplayError: as :func:`replay`.
    """
    for row in rows:
        applied = _moved(game, last.applied.state, row)
        last = _step(game, last, row, applied, untold=untold)
        yield last


def _step(
    game: AnyGame, last: Step | None, row: MoveRow, applied: Applied[Any], *, untold: bool
) -> Step:
    """Return the step of a move, after comparing its events with those stored; None: the set-up.

    Raises:
        ReplayError: they are others.
    """
    if not tells(game, row.events.encode(), applied.events) and not (
        untold and not is_told(game, row)
    ):
        raise ReplayError(row.number, "other events come of it")
    before, chapter, since = applied.state, 0, 0
    if last is not None:
        before, chapter, since = last.applied.state, last.chapter, last.since
    if begun := sum(event.begins_turn for event in applied.events):
        chapter, since = chapter + begun, row.number
    return Step(row, before, applied, chapter, since)


def _begun(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: str,
    legacy: Legacy | None,
    row: MoveRow,
) -> Applied[Any]:
    """Begin a game again; ``row`` is that of its set-up.

    Raises:
        ReplayError: the rules refuse it, or anything else goes wrong.
    """
    try:
        return game.begin(seats, options, seed, legacy)
    except Exception as error:
        raise ReplayError(row.number, repr(error)) from error


def _moved(game: AnyGame, state: State, row: MoveRow) -> Applied[Any]:
    """Return what the rules make of a stored move in a state.

    Raises:
        ReplayError: the rules refuse it, it cannot be read, or anything else goes wrong with it.
    """
    try:
        assert row.seat is not None
        return game.apply(state, Seat(row.seat), load_move(game, row.payload.encode()))
    except Exception as error:
        raise ReplayError(row.number, repr(error)) from error


def events_of(game: AnyGame, row: MoveRow) -> tuple[Event, ...]:
    """Return the stored events of a move; empty where they are damaged, which is logged."""
    try:
        return load_events(game, row.events.encode())
    except ValueError as error:
        _LOG.warning("Events of move %d not readable: %s", row.number, error)
        return ()


def is_told(game: AnyGame, row: MoveRow) -> bool:
    """Return True if a row is an undo or has readable events; False if none or damaged ones."""
    try:
        return row.cause == "undo" or bool(load_events(game, row.events.encode()))
    except ValueError:
        return False


def retold(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: str,
    rows: Sequence[MoveRow],
    legacy: Legacy | None = None,
) -> dict[int, str]:
    """Derive the events of moves again by the rules; return them as JSON, by move number.

    Moves that were taken back are among them, as in an export. At the first move that cannot be
    played it stops, logs that, and returns what it has.
    """
    events: dict[int, str] = {}
    stood: list[MoveRow] = []
    states: list[State] = []
    try:
        for row in rows:
            if row.cause != "undo":
                applied = (
                    _moved(game, states[-1], row)
                    if states
                    else _begun(game, seats, options, seed, legacy, row)
                )
                stood.append(row)
                states.append(applied.state)
                events[row.number] = dump(applied.events).decode()
                continue
            first, saved = _first_after(stood, target_of(row)), kept_by(row)
            stood[first:] = [one for one in stood[first:] if one.number in saved]
            del states[first:]
            for one in stood[first:]:
                states.append(_moved(game, states[-1], one).state)
    except (ReplayError, ValueError) as error:
        _LOG.warning("Events not derived again from the moves: %s", error)
    return events


class Told(NamedTuple):
    """Something that happened in a game."""

    chapter: int
    event: Event
    number: int
    """Of the move that brought it."""
    at: Millis
    """When that was made."""


def told(
    game: AnyGame,
    rows: Iterable[MoveRow],
    read: Callable[[MoveRow], tuple[Event, ...]] | None = None,
) -> Iterator[Told]:
    """Yield what happened in a game, each event with its chapter and move.

    Moves that were taken back are left out, but that they were is told, of a draft only to its
    seat. Before the events of a move it is said if the host or a stand-in answered (if a stand-in's
    steps of a draft tell nothing in public, only with the last), or which seats the set-up drew.

    Args:
        game: in the edition that it was begun with.
        rows: moves in their order, also those that were taken back.
        read: returns what came of a move; None: :func:`events_of`.
    """
    rows = tuple(rows)
    upright = standing(rows)
    kept = {row.number for row in upright}
    # Whether a question goes on after the very last answer cannot be told from the rows.
    answers = {(row.seat, row.decision): row.number for row in upright[:-1]}.values()
    for row in rows:
        if row.cause == "undo" and row.seat is not None:
            seat = Seat(row.seat)
            # Nobody hears of the taking back of what nobody heard of.
            to = (seat,) if is_of_draft(row) else None
            yield Told(row.chapter, TakenBack(seat=seat, to=to), row.number, row.at)
        elif row.number in kept:
            events = events_of(game, row) if read is None else read(row)
            chapter = row.chapter_before
            match row.cause:
                # What the host does unasked is no answer in anybody's place.
                case "default" if row.seat is not None and row.decision != UNASKED:
                    yield Told(chapter, AnsweredFor(seat=Seat(row.seat)), row.number, row.at)
                # The steps of a draft are nobody's business, however it is entered.
                case "stand-in" if row.seat is not None and (
                    any(event.to is None for event in events) or row.number in answers
                ):
                    yield Told(chapter, StoodIn(seat=Seat(row.seat)), row.number, row.at)
                case _:
                    pass
            if row.cause == "start" and (drawn := msgspec.json.decode(row.payload)):
                seats = tuple(Seat(seat) for seat in drawn)
                yield Told(chapter, PlacesDrawn(seats=seats), row.number, row.at)
            for event in events:
                chapter += event.begins_turn
                yield Told(chapter, event, row.number, row.at)
