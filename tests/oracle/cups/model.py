"""Cups a second time, written from the texts alone."""

# ruff: noqa: D102 - said by what a model is, for that of any game

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.oracle.steps import Line, Step, Words, demand, event


class Cups:
    """A game as the rules have it."""

    glow = ""

    def __init__(self, seats: int, options: Mapping[str, Any], branches: Counter[str]) -> None:  # noqa: ARG002 - there are no options
        self.branches = branches
        self.cups: list[list[int]] = [[] for _ in range(seats)]
        self.mover = 0
        self.events: list[Line] = []

    def set_up(self, step: Step) -> None:
        self.mover = step.line["state"]["active"]
        demand(0 <= self.mover < len(self.cups), "a player begins")
        self.events = self._next()

    def _left(self) -> list[int]:
        return [cup for cup in range(1, 6) if not any(cup in own for own in self.cups)]

    def _next(self) -> list[Line]:
        return [event("TurnBegan", turn=6 - len(self._left()), seat=self.mover)]

    def answer(self, seat: int, move: Words, step: Step) -> None:  # noqa: ARG002 - no luck
        self.cups[seat].append(move[1])
        self.mover = (seat + 1) % len(self.cups)
        self.events = [event("CupTaken", seat=seat, cup=move[1])]
        if self._left():
            self.events += self._next()

    def _owners(self) -> list[int | None]:
        return [
            next((seat for seat, own in enumerate(self.cups) if cup in own), None)
            for cup in range(1, 6)
        ]

    def state(self) -> Line:
        return {"owners": self._owners(), "active": self.mover, "seats": len(self.cups)}

    def seen_in_state(self, state: Line) -> Line:
        return {key: value for key, value in state.items() if key != "rng"}

    def decisions(self) -> list[Line]:
        flags = dict.fromkeys(("secret", "optional", "answered"), False)
        return [{"seat": self.mover, "prompt": "take", **flags}] if self._left() else []

    def legal(self, seat: int) -> set[Words]:
        return {("Take", cup) for cup in self._left()} if seat == self.mover else set()

    def public(self) -> Line:
        outcome = self.outcome()
        return {
            "phase": "over" if outcome else "take",
            "waiting": [] if outcome else [{"seat": self.mover, "answered": False}],
            "left": len(self._left()),
            "active": self.mover,
            "owners": self._owners(),
            "players": [{"seat": seat, "points": sum(own)} for seat, own in enumerate(self.cups)],
            "winners": outcome["ranking"][0] if outcome else [],
        }

    def private(self, viewer: int | None) -> Line:  # noqa: ARG002 - nothing is hidden
        return {}

    def outcome(self) -> Line | None:
        if self._left():
            return None
        sums = [sum(own) for own in self.cups]
        places = sorted(set(sums), reverse=True)
        ranking = [[seat for seat, own in enumerate(sums) if own == place] for place in places]
        return {"ranking": ranking, "reason": "cups-taken", "scores": sums}


MODEL = Cups
