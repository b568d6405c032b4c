"""A game small enough to see through: secret bids, a die, and a reaction that may be let pass."""

# ruff: noqa: D101, D102 - said by the rules API, like those of any game

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar

import msgspec

from games.api import (
    EVERYBODY,
    Applied,
    Decision,
    Event,
    Move,
    Option,
    Options,
    Outcome,
    RuleError,
    Seat,
    Significance,
    State,
    View,
    Weight,
)
from games.game import Rules
from games.rng import Rng


class Bid(Move, frozen=True):
    amount: int


class Consider(Move, frozen=True):
    """A step of a draft; nothing lists them, so that whoever plays what is listed gets on."""

    amount: int


class Cheer(Move, frozen=True):
    pass


class LetPass(Move, frozen=True):
    pass


class Wave(Move, frozen=True):
    """Nobody asks for it."""


class Explode(Move, frozen=True):
    """A bug in the rules."""


class Seated(Event, frozen=True):
    significance = Significance(Weight.UPKEEP)
    seats: int


class RoundBegan(Event, frozen=True):
    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    round: int


class BidPlaced(Event, frozen=True):
    significance = Significance(Weight.DEED)
    seat: Seat
    amount: int


class BidConsidered(Event, frozen=True):
    significance = Significance(Weight.UPKEEP)
    seat: Seat
    amount: int


class BidsShown(Event, frozen=True):
    significance = Significance(Weight.STAKE, EVERYBODY, moment=True)
    reveals = True
    amounts: tuple[int, ...]
    die: int


class Cheered(Event, frozen=True):
    significance = Significance(Weight.DEED)
    seat: Seat


class Waved(Event, frozen=True):
    significance = Significance(Weight.DEED)
    seat: Seat


class ToyState(State, frozen=True):
    rounds: int
    round: int
    bids: tuple[int | None, ...]
    asked: int | None
    """The seat that may cheer."""
    points: tuple[int, ...]
    over: bool = False
    drafts: tuple[int | None, ...] = ()


class ToyView(View, frozen=True):
    round: int
    own: int | None
    points: tuple[int, ...]
    draft: int | None = None


class Toy(Rules[ToyState, Move, ToyView]):
    """Implements the rules API."""

    id: ClassVar[str] = "toy"
    seats: ClassVar[Sequence[int]] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", 3, (1, 3, 50)),)
    state_type = ToyState
    view_type = ToyView
    move_types: tuple[type[Move], ...] = (Bid, Consider, Cheer, LetPass, Wave, Explode)
    unasked_types: ClassVar[tuple[type[Move], ...]] = (Wave, Explode)
    event_types: tuple[type[Event], ...] = (
        Seated,
        RoundBegan,
        BidPlaced,
        BidConsidered,
        BidsShown,
        Cheered,
        Waved,
    )

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[ToyState]:
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        state = ToyState(Rng(seed), rounds, 1, (None,) * seats, None, (0,) * seats)
        return Applied(state, (Seated(seats=seats), RoundBegan(round=1)))

    def decisions(self, state: ToyState) -> tuple[Decision, ...]:
        if state.over:
            return ()
        if state.asked is not None:
            asked = Seat(state.asked)
            return (Decision(f"cheer{state.round}", asked, "cheer", optional=True, fence=True),)
        return tuple(
            Decision(f"bid{state.round}", Seat(seat), "bid", secret=True, answered=bid is not None)
            for seat, bid in enumerate(state.bids)
        )

    def legal_moves(self, state: ToyState, seat: Seat) -> Iterator[Move]:
        if seat not in self.asked(state):
            return
        if state.asked is not None:
            yield from (Cheer(), LetPass())
        else:
            yield from (Bid(amount) for amount in range(1, 4))

    def unasked_moves(self, state: ToyState, seat: Seat) -> Iterator[Move]:
        if not state.over and seat in range(len(state.bids)):
            yield Wave()

    def seat_count(self, state: ToyState) -> int:
        return len(state.bids)

    def asked(self, state: ToyState) -> tuple[Seat, ...]:
        return tuple(decision.seat for decision in self.decisions(state))

    def answered(self, state: ToyState) -> tuple[Seat, ...]:
        return tuple(decision.seat for decision in self.decisions(state) if decision.answered)

    def answer_types(self, state: ToyState) -> Collection[type[Move]]:
        return (Bid, Consider) if state.asked is None else (Cheer, LetPass)

    def act_unasked(self, state: ToyState, seat: Seat, move: Move, events: list[Event]) -> ToyState:
        if isinstance(move, Explode):
            raise ZeroDivisionError("boom")
        events.append(Waved(seat=seat))
        return state

    def answer(self, state: ToyState, seat: Seat, move: Move, events: list[Event]) -> ToyState:
        match move:
            case Bid(amount) if 1 <= amount <= 3:
                return self._bid(state, seat, amount, events)
            case Consider(amount) if state.bids[seat] is None:
                drafts = state.drafts or (None,) * len(state.bids)
                drafts = (*drafts[:seat], amount, *drafts[seat + 1 :])
                events.append(BidConsidered(to=(seat,), seat=seat, amount=amount))
                return msgspec.structs.replace(state, drafts=drafts)
            case Cheer() | LetPass():
                if isinstance(move, Cheer):
                    events.append(Cheered(seat=seat))
                return self._next_round(state, events)
            case _:
                raise RuleError("not-now", move=type(move).__name__)

    def _bid(self, state: ToyState, seat: Seat, amount: int, events: list[Event]) -> ToyState:
        bids = tuple(amount if at == seat else bid for at, bid in enumerate(state.bids))
        events.append(BidPlaced(to=(seat,), seat=seat, amount=amount))
        if None in bids:
            return msgspec.structs.replace(state, bids=bids)
        die, rng = state.rng.below(6)
        amounts = tuple(bid for bid in bids if bid is not None)
        points = tuple(had + bid for had, bid in zip(state.points, amounts, strict=True))
        asked = (sum(amounts) + die) % len(bids)
        events.append(BidsShown(amounts=amounts, die=die))
        return msgspec.structs.replace(state, rng=rng, bids=bids, points=points, asked=asked)

    def _next_round(self, state: ToyState, events: list[Event]) -> ToyState:
        if state.round == state.rounds:
            return msgspec.structs.replace(state, asked=None, over=True)
        events.append(RoundBegan(round=state.round + 1))
        return msgspec.structs.replace(
            state, round=state.round + 1, bids=(None,) * len(state.bids), asked=None
        )

    def choose_default(self, state: ToyState, seat: Seat, luck: Rng) -> Move:  # noqa: ARG002
        return LetPass() if state.asked == seat else Bid(1)

    def show(self, state: ToyState, viewer: Seat | None) -> ToyView:
        own = None if viewer is None else state.bids[viewer]
        draft = None if viewer is None or not state.drafts else state.drafts[viewer]
        return ToyView(viewer, state.round, own, state.points, draft)

    def outcome(self, state: ToyState) -> Outcome | None:
        if not state.over:
            return None
        return Outcome((tuple(Seat(s) for s in range(len(state.bids))),), "played", state.points)

    def redeal(self, state: ToyState, viewer: Seat | None, seed: str) -> ToyState:
        hidden = None in state.bids
        bids = tuple(
            1 if hidden and bid is not None and seat != viewer else bid
            for seat, bid in enumerate(state.bids)
        )
        return msgspec.structs.replace(state, rng=Rng(seed), bids=bids)


TOY = Toy()


def find(game_id: str) -> Toy:
    if game_id != "toy":
        raise KeyError(game_id)
    return TOY
