"""The rules of NEW GAME behind the door of :mod:`games.api`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, get_args

from msgspec.structs import replace

from games.api import Applied, Decision, Event, Events, Options, Outcome, RuleError, Seat, Waiting
from games.game import Rules
from games.newgame.events import NewGameEvent, SticksTaken, TurnBegan
from games.newgame.moves import Take
from games.newgame.state import NewGameState
from games.newgame.view import NewGameView, Phase, Player
from games.rng import Rng

HEAP = 72
MOST = 3
"""How many sticks one may take at once."""


class NewGame(Rules[NewGameState, Take, NewGameView]):
    """NEW GAME; see :class:`games.game.Rules`."""

    id: ClassVar[str] = "newgame"
    seats: ClassVar[Sequence[int]] = range(2, 5)
    horizon: ClassVar[int] = 4
    state_type = NewGameState
    view_type = NewGameView
    move_types: tuple[type[Take], ...] = (Take,)
    event_types: tuple[type[Event], ...] = get_args(NewGameEvent)

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[NewGameState]:  # noqa: ARG002 - there are none
        """Lay the heap; luck draws who begins."""
        first, rng = Rng(seed).below(seats)
        state = NewGameState(rng, HEAP, Seat(first), 1, (0,) * seats)
        return Applied(state, (TurnBegan(turn=1, seat=state.active),))

    def decisions(self, state: NewGameState) -> tuple[Decision, ...]:
        """Ask whoever is on turn how many sticks to take."""
        return (Decision(f"q{state.turn}", state.active, Phase.TAKE),) if state.sticks else ()

    def legal_moves(self, state: NewGameState, seat: Seat) -> Iterator[Take]:
        """Yield what may be taken: one to three, and no more than there are."""
        if seat in self.asked(state):
            yield from (Take(number) for number in range(1, min(MOST, state.sticks) + 1))

    def seat_count(self, state: NewGameState) -> int:
        """Return how many play."""
        return len(state.took)

    def asked(self, state: NewGameState) -> tuple[Seat, ...]:
        """Return the seat on turn, while there are sticks."""
        return (state.active,) if state.sticks else ()

    def answer(self, state: NewGameState, seat: Seat, move: Take, events: Events) -> NewGameState:
        """Take sticks; the game ends with the last one."""
        if move not in self.legal_moves(state, seat):
            raise RuleError("not-so-many", most=min(MOST, state.sticks))
        took = (*state.took[:seat], move.number, *state.took[seat + 1 :])
        state = replace(state, sticks=state.sticks - move.number, took=took)
        events.append(SticksTaken(seat=seat, number=move.number, left=state.sticks))
        if state.sticks:
            state = replace(state, active=Seat((seat + 1) % len(took)), turn=state.turn + 1)
            events.append(TurnBegan(turn=state.turn, seat=state.active))
        return state

    def choose_default(self, state: NewGameState, seat: Seat, luck: Rng) -> Take:
        """Leave one more than a multiple of four for the next; where that cannot be, any number."""
        moves = list(self.legal_moves(state, seat))
        good = [move for move in moves if (state.sticks - move.number) % (MOST + 1) == 1]
        return luck.pick(good or moves)[0]

    def show(self, state: NewGameState, viewer: Seat | None) -> NewGameView:
        """Show the game; nothing is hidden."""
        outcome = self.outcome(state)
        return NewGameView(
            viewer,
            phase=Phase.OVER if outcome else Phase.TAKE,
            waiting=() if outcome else (Waiting(state.active, answered=False),),
            turn=state.turn,
            sticks=state.sticks,
            active=state.active,
            players=tuple(Player(Seat(seat), took) for seat, took in enumerate(state.took)),
            winners=outcome.ranking[0] if outcome else (),
        )

    def outcome(self, state: NewGameState) -> Outcome | None:
        """Return None, or at the end: who took the last stick is last, all others are first."""
        if state.sticks:
            return None
        others = tuple(Seat(s) for s in range(len(state.took)) if s != state.active)
        return Outcome((others, (state.active,)), "last-taken")

    def clock(self, state: NewGameState) -> int:
        """Count the turns, for computers."""
        return state.turn

    def estimate(self, state: NewGameState, viewer: Seat | None) -> tuple[float, ...]:  # noqa: ARG002 - by what everybody sees
        """Return shares of rivals beaten: at 4n + 1 sticks 0 for whose turn it is, else all 0.5."""
        seats = range(len(state.took))
        if state.sticks % (MOST + 1) != 1:
            return (0.5,) * len(seats)
        rest = len(seats) / 2 / (len(seats) - 1)
        return tuple(0.0 if seat == state.active else rest for seat in seats)

    def redeal(self, state: NewGameState, viewer: Seat | None, seed: str) -> NewGameState:  # noqa: ARG002 - nothing is hidden
        """Change the luck to come: all else everybody knows."""
        return replace(state, rng=Rng(seed))


GAME = NewGame()
