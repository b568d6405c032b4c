"""The smallest games: every seat says one number, and then it is known who has won."""

# ruff: noqa: ARG002, D102 - asked for and said by the rules API, like those of any game

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

import msgspec

from games.api import Applied, Decision, Events, Move, Options, Outcome, Rules, Seat, State, View
from games.rng import Rng

Ranking = Sequence[Sequence[int]]


class Say(Move, frozen=True):
    """Say a number."""

    number: int


class OneShotState(State, frozen=True):
    """What has been said, by seat."""

    said: tuple[int | None, ...]


class OneShotView(View, frozen=True):
    """What the viewer has heard."""

    said: tuple[int | None, ...]


class OneShot(Rules[OneShotState, Say, OneShotView]):
    """Everybody says a number: in turn and aloud, or all at once and in secret."""

    id: ClassVar[str] = "one-shot"
    seats: ClassVar[Sequence[int]] = range(2, 4)
    state_type = OneShotState
    view_type = OneShotView
    move_types = (Say,)
    event_types = ()

    def __init__(
        self,
        rank: Callable[[tuple[int, ...]], Ranking],
        numbers: int = 2,
        *,
        secret: bool = False,
    ) -> None:
        """Let ``rank`` decide who wins with what, and ``numbers`` be how many can be said."""
        super().__init__()
        self._rank = rank
        self._numbers = numbers
        self._secret = secret

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[OneShotState]:
        return Applied(OneShotState(Rng(seed), (None,) * seats), ())

    def decisions(self, state: OneShotState) -> tuple[Decision, ...]:
        if None not in state.said:
            return ()
        if self._secret:
            return tuple(
                Decision("q1", Seat(seat), "say", secret=True, answered=number is not None)
                for seat, number in enumerate(state.said)
            )
        seat = state.said.index(None)
        return (Decision(f"q{seat}", Seat(seat), "say"),)

    def legal_moves(self, state: OneShotState, seat: Seat) -> Iterator[Say]:
        if any(decision.seat == seat for decision in self.decisions(state)):
            yield from map(Say, range(self._numbers))

    def seat_count(self, state: OneShotState) -> int:
        return len(state.said)

    def asked(self, state: OneShotState) -> tuple[Seat, ...]:
        return tuple(decision.seat for decision in self.decisions(state))

    def answer(self, state: OneShotState, seat: Seat, move: Say, events: Events) -> OneShotState:
        said = list(state.said)
        said[seat] = move.number
        return msgspec.structs.replace(state, said=tuple(said))

    def choose_default(self, state: OneShotState, seat: Seat, luck: Rng) -> Say:
        return Say(luck.below(self._numbers)[0])

    def show(self, state: OneShotState, viewer: Seat | None) -> OneShotView:
        hidden = self._secret and None in state.said
        said = tuple(
            None if hidden and seat != viewer else number for seat, number in enumerate(state.said)
        )
        return OneShotView(viewer, said)

    def outcome(self, state: OneShotState) -> Outcome | None:
        said = tuple(number for number in state.said if number is not None)
        if len(said) < len(state.said):
            return None
        ranking = tuple(tuple(map(Seat, group)) for group in self._rank(said))
        return Outcome(ranking, "said")

    def redeal(self, state: OneShotState, viewer: Seat | None, seed: str) -> OneShotState:
        state = msgspec.structs.replace(state, rng=Rng(seed))
        if not self._secret or None not in state.said:
            return state
        rng = state.rng
        said: list[int | None] = []
        for seat, number in enumerate(state.said):
            drawn, rng = rng.below(self._numbers)
            said.append(number if number is None or seat == viewer else drawn)
        return msgspec.structs.replace(state, rng=rng, said=tuple(said))
