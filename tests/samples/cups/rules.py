"""Five cups are taken in turn, one a move; the highest sum wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from tabletop.api import (
    OVER,
    Applied,
    Decision,
    Event,
    Events,
    Move,
    Options,
    Outcome,
    PhasedView,
    Rng,
    RuleError,
    Rules,
    Seat,
    Significance,
    State,
    Waiting,
    Weight,
)

CUPS = 5
"""Each cup is worth its number, counted from 1. The game has as many moves."""


class Take(Move, frozen=True):
    """Take a cup."""

    cup: int


class TurnBegan(Event, frozen=True):
    """It is a seat's turn."""

    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    turn: int
    seat: Seat


class CupTaken(Event, frozen=True):
    """A seat has taken a cup."""

    significance = Significance(Weight.DEED)
    seat: Seat
    cup: int


class CupsState(State, frozen=True):
    """The owner of each cup, None where it stands on the table, and the seat on turn."""

    owners: tuple[Seat | None, ...]
    active: Seat
    seats: int


class Phase(StrEnum):
    """The question that the table waits for."""

    TAKE = "take"
    OVER = OVER


class Player(msgspec.Struct, frozen=True):
    """A seat and the sum of its cups."""

    seat: Seat
    points: int


class CupsView(PhasedView, frozen=True):
    """The cups and the players; nothing is hidden."""

    phase: Phase
    left: int
    """Number of cups on the table."""
    active: Seat
    owners: tuple[Seat | None, ...]
    players: tuple[Player, ...]
    winners: tuple[Seat, ...]
    """Empty while the game goes on."""


class Cups(Rules[CupsState, Take, CupsView]):
    """The rules of Cups; see :class:`games.game.Rules`."""

    id: ClassVar[str] = "cups"
    seats: ClassVar[Sequence[int]] = (2, 3)
    horizon: ClassVar[int] = 3
    state_type = CupsState
    view_type = CupsView
    move_types: tuple[type[Take], ...] = (Take,)
    event_types: tuple[type[Event], ...] = (TurnBegan, CupTaken)

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[CupsState]:  # noqa: ARG002 - there are no options
        """Draw the seat that begins."""
        first, rng = Rng(seed).below(seats)
        state = CupsState(rng, (None,) * CUPS, Seat(first), seats)
        return Applied(state, (TurnBegan(turn=1, seat=state.active),))

    def decisions(self, state: CupsState) -> tuple[Decision, ...]:
        """Ask the seat on turn for a cup."""
        turn = self.clock(state) + 1
        return tuple(Decision(f"q{turn}", seat, Phase.TAKE) for seat in self.asked(state))

    def asked(self, state: CupsState) -> tuple[Seat, ...]:
        """Return the seat on turn while cups are left."""
        return (state.active,) if None in state.owners else ()

    def seat_count(self, state: CupsState) -> int:
        """Return the number of players."""
        return state.seats

    def legal_moves(self, state: CupsState, seat: Seat) -> Iterator[Take]:
        """Yield a move for each cup on the table."""
        if seat in self.asked(state):
            yield from (Take(at + 1) for at, owner in enumerate(state.owners) if owner is None)

    def answer(self, state: CupsState, seat: Seat, move: Take, events: Events) -> CupsState:
        """Take a cup; the turn passes to the left."""
        if move not in self.legal_moves(state, seat):
            raise RuleError("cup-is-gone", cup=move.cup)
        owners = (*state.owners[: move.cup - 1], seat, *state.owners[move.cup :])
        state = replace(state, owners=owners, active=Seat((seat + 1) % state.seats))
        events.append(CupTaken(seat=seat, cup=move.cup))
        if None in owners:
            events.append(TurnBegan(turn=self.clock(state) + 1, seat=state.active))
        return state

    def choose_default(self, state: CupsState, seat: Seat, luck: Rng) -> Take:  # noqa: ARG002 - the best cup is known
        """Take the cup that is worth most."""
        return max(self.legal_moves(state, seat), key=lambda move: move.cup)

    def show(self, state: CupsState, viewer: Seat | None) -> CupsView:
        """Show everything to everybody."""
        outcome = self.outcome(state)
        return CupsView(
            viewer,
            phase=Phase.OVER if outcome else Phase.TAKE,
            waiting=tuple(Waiting(seat, answered=False) for seat in self.asked(state)),
            left=state.owners.count(None),
            active=state.active,
            owners=state.owners,
            players=tuple(Player(Seat(at), sum_) for at, sum_ in enumerate(_points(state))),
            winners=outcome.ranking[0] if outcome else (),
        )

    def outcome(self, state: CupsState) -> Outcome | None:
        """Rank the seats by the sums of their cups once all are taken."""
        if None in state.owners:
            return None
        points = _points(state)
        ranking = tuple(
            tuple(Seat(at) for at, own in enumerate(points) if own == sum_)
            for sum_ in sorted(set(points), reverse=True)
        )
        return Outcome(ranking, "cups-taken", points)

    def redeal(self, state: CupsState, viewer: Seat | None, seed: str) -> CupsState:  # noqa: ARG002 - nothing is hidden
        """Change the luck to come; everything else is known to everybody."""
        return replace(state, rng=Rng(seed))

    def clock(self, state: CupsState) -> int:
        """Return the number of cups taken."""
        return CUPS - state.owners.count(None)

    def estimate(self, state: CupsState, viewer: Seat | None) -> tuple[float, ...]:  # noqa: ARG002 - everything is public
        """Return 1/2 for every seat until somebody has points, then the share of rivals behind."""
        points = _points(state)
        rivals = state.seats - 1
        return tuple(
            sum((own > other) + (own == other) / 2 for other in points) / rivals - 0.5 / rivals
            for own in points
        )


def _points(state: CupsState) -> tuple[int, ...]:
    """Return the sums of the cups by seat."""
    worth = list(enumerate(state.owners, 1))
    return tuple(sum(cup for cup, own in worth if own == seat) for seat in range(state.seats))


GAME = Cups()
