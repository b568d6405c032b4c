"""A game wound to any of its positions: some are kept, the others played again from these."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from threading import Lock

from bot.rows.moves import MoveRow
from bot.table.replay import ReplayError, Told, events_of, standing, told
from games.api import AnyGame, Applied, Event, Options, Seat, State
from games.codec import load_move
from games.optional.rematch import Legacy
from games.optional.remembering import Played

KEPT = 64
"""The most positions of a game that are kept."""
_NEAR = 16
"""Moves between two of them in a game that is not long."""


class Reel:
    """The moves of a game that stand, what was told with each, and the positions after them.

    Steps are counted from 0, the set-up. Threads may share it.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        seed: str,
        legacy: Legacy | None,
        rows: Sequence[MoveRow],
        before: Reel | None = None,
    ) -> None:
        """Take the rows of a game; nothing is played yet.

        Up to 64 positions are kept later on, at equal distances.

        Args:
            game: in the edition that it was begun with.
            seats: how many play.
            options: what is played.
            seed: where all its luck comes from.
            legacy: what it took over as a rematch.
            rows: all of its moves, also those that were taken back.
            before: the same game as it was read before; what it has in common is kept.
        """
        self.game = game
        self._begun = (seats, options, seed, legacy)
        self._read = tuple(rows)
        self.rows = standing(rows)
        self._spacing = _NEAR
        while len(self.rows) > KEPT * self._spacing:
            self._spacing *= 2
        self._kept: dict[int, State] = {}
        self._lock = Lock()
        self._events: dict[int, tuple[MoveRow, tuple[Event, ...]]] = {}
        if before is not None:
            self._events = before.events()
            shared = before.shared(self.rows)
            self._kept = {
                step: state
                for step, state in before.kept().items()
                if step < shared and not step % self._spacing
            }

    @cached_property
    def told(self) -> tuple[Told, ...]:
        """All that was told, in order; read when it is asked for, as most only want a position.

        Raises:
            ValueError: what was told cannot be read.
        """
        return tuple(told(self.game, self._read, self._events_of))

    def _events_of(self, row: MoveRow) -> tuple[Event, ...]:
        """Return the events of a move; they are read again only if its row has changed.

        Empty if they are damaged.
        """
        known = self._events.get(row.number)
        if known is None or known[0] != row:
            known = self._events[row.number] = (row, events_of(self.game, row))
        return known[1]

    @property
    def tales(self) -> tuple[tuple[Told, ...], ...]:
        """What was told with each step."""
        return self._divided[0]

    @property
    def undone(self) -> tuple[Told, ...]:
        """What says that moves were taken back."""
        return self._divided[1]

    @cached_property
    def _divided(self) -> tuple[tuple[tuple[Told, ...], ...], tuple[Told, ...]]:
        """Return what was told by each move that stands, and what was told of undos."""
        return _told_with(self.rows, self.told)

    def is_of(self, rows: Sequence[MoveRow]) -> bool:
        """Return True if it was made of these very rows."""
        return self._read is rows or self._read == tuple(rows)

    def shared(self, rows: Sequence[MoveRow]) -> int:
        """Return how many moves, from the first on, are the same in other standing ``rows``."""
        pairs = zip(self.rows, rows, strict=False)
        differing = (step for step, (one, other) in enumerate(pairs) if one != other)
        return next(differing, min(len(self.rows), len(rows)))

    def kept(self) -> dict[int, State]:
        """Return the positions that need not be played again, by step."""
        with self._lock:
            return dict(self._kept)

    def events(self) -> dict[int, tuple[MoveRow, tuple[Event, ...]]]:
        """Return the moves by number with what came of them, as far as that was read."""
        return dict(self._events)

    def step_of(self, number: int) -> int:
        """Return the last step, counted from 0, that stands up to move ``number``; 0 before any."""
        return max(sum(row.number <= number for row in self.rows) - 1, 0)

    def state(self, step: int) -> State:
        """Return the position after a step, playing on from the nearest cached one; threads wait.

        Positions at regular distances are cached on the way. There has to be such a step
        (IndexError).

        Raises:
            ReplayError: the rules refuse a move.
        """
        with self._lock:
            near = max((kept for kept in self._kept if kept <= step), default=-1)
            state = None if near < 0 else self._kept[near]
            for at in range(near + 1, step + 1):
                state = self._applied(state, self.rows[at]).state
                if not at % self._spacing:
                    self._kept[at] = state
        assert state is not None
        return state

    def record(self) -> tuple[Played, ...]:
        """Play the whole game again; return each move that stands with its positions and events.

        The seat of the set-up is None, and its position before is the one after it. Nothing of it
        is cached.

        Raises:
            ReplayError: the rules refuse a move.
        """
        played: list[Played] = []
        state: State | None = None
        for row in self.rows:
            applied = self._applied(state, row)
            seat = None if state is None or row.seat is None else Seat(row.seat)
            before = applied.state if state is None else state
            played.append(Played(seat, before, applied.state, applied.events))
            state = applied.state
        return tuple(played)

    def _applied(self, state: State | None, row: MoveRow) -> Applied[State]:
        """Apply a stored move to a state; with None for the state, begin the game instead.

        Raises:
            ReplayError: the rules refuse it, it cannot be read, or anything else goes wrong with
                it.
        """
        applied: Applied[State]
        try:
            if state is None:
                seats, options, seed, legacy = self._begun
                applied = self.game.begin(seats, options, seed, legacy)
            else:
                assert row.seat is not None
                move = load_move(self.game, row.payload.encode())
                applied = self.game.apply(state, Seat(row.seat), move)
        except Exception as error:
            raise ReplayError(row.number, repr(error)) from error
        return applied


def _told_with(
    rows: Sequence[MoveRow], told: Sequence[Told]
) -> tuple[tuple[tuple[Told, ...], ...], tuple[Told, ...]]:
    """Divide what was told among the moves that stand, in the order of ``rows``.

    Returns:
        What was told with each of them, and the rest: the notes that moves were taken back.
    """
    tales: dict[int, list[Told]] = {row.number: [] for row in rows}
    undone: list[Told] = []
    for one in told:
        tales.get(one.number, undone).append(one)
    return tuple(tuple(tale) for tale in tales.values()), tuple(undone)
