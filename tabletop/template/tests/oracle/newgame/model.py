"""NEW GAME a second time, written from the texts alone."""

# ruff: noqa: D102 - said by what a model is, for that of any game

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.oracle.steps import Line, Step, Words, event


class NewGame:
    """A game as the rules have it."""

    glow = "turn"

    def __init__(self, seats: int, options: Mapping[str, Any], branches: Counter[str]) -> None:  # noqa: ARG002 - there are none
        self.took = [0] * seats
        self.sticks, self.mover, self.turn = 72, 0, 0
        self.events: list[Line] = []

    def set_up(self, step: Step) -> None:
        self.mover = step.line["state"]["active"]
        self.events = self._next()

    def _next(self) -> list[Line]:
        self.turn += 1
        return [event("TurnBegan", turn=self.turn, seat=self.mover)]

    def answer(self, seat: int, move: Words, step: Step) -> None:  # noqa: ARG002 - no luck
        """Take the sticks of a move; while some are left the next seat is on turn."""
        self.sticks -= move[1]
        self.took[seat] = move[1]
        self.events = [event("SticksTaken", seat=seat, number=move[1], left=self.sticks)]
        if self.sticks:
            self.mover = (seat + 1) % len(self.took)
            self.events += self._next()

    def state(self) -> Line:
        told = {"sticks": self.sticks, "active": self.mover, "turn": self.turn}
        return {**told, "took": list(self.took)}

    def seen_in_state(self, state: Line) -> Line:
        return {key: value for key, value in state.items() if key != "rng"}

    def decisions(self) -> list[Line]:
        flags = dict.fromkeys(("secret", "optional", "answered"), False)
        return [{"seat": self.mover, "prompt": "take", **flags}] if self.sticks else []

    def legal(self, seat: int) -> set[Words]:
        most = min(3, self.sticks) if seat == self.mover else 0
        return {("Take", number) for number in range(1, most + 1)}

    def public(self) -> Line:
        """Return the fields of the view that everybody sees."""
        outcome = self.outcome()
        return {
            "phase": "over" if outcome else "take",
            "waiting": [] if outcome else [{"seat": self.mover, "answered": False}],
            "sticks": self.sticks,
            "active": self.mover,
            "players": [{"seat": seat, "took": took} for seat, took in enumerate(self.took)],
            "winners": outcome["ranking"][0] if outcome else [],
        }

    def private(self, viewer: int | None) -> Line:  # noqa: ARG002 - nothing is hidden
        return {}

    def outcome(self) -> Line | None:
        """Return None, or at the end: the taker of the last stick is second, all others first."""
        if self.sticks:
            return None
        others = [seat for seat in range(len(self.took)) if seat != self.mover]
        return {"ranking": [others, [self.mover]], "reason": "last-taken", "scores": []}


MODEL = NewGame
