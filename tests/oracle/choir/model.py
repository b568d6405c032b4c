"""Choir a second time, written from the texts alone."""

# ruff: noqa: D102 - said by what a model is, for that of any game

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.oracle.steps import Line, Step, Words, event


class Choir:
    """A game as the rules have it."""

    glow = ""

    def __init__(self, seats: int, options: Mapping[str, Any], branches: Counter[str]) -> None:  # noqa: ARG002 - there are no options
        self.branches = branches
        self.seats = range(seats)
        self.sung: dict[int, int] = {}
        self.points = dict.fromkeys(self.seats, 0)
        self.verse = 1
        self.events: list[Line] = []

    def set_up(self, step: Step) -> None:  # noqa: ARG002 - no luck
        self.events = [event("VerseBegan", round=1)]

    def answer(self, seat: int, move: Words, step: Step) -> None:  # noqa: ARG002 - no luck
        self.sung[seat] = move[1]
        self.events = [event("NoteChosen", to=[seat], seat=seat, note=move[1])]
        if set(self.sung) == set(self.seats):
            self._hear()

    def _hear(self) -> None:
        for seat in self.seats:
            note = self.sung[seat]
            alone = all(self.sung[other] != note for other in self.seats if other != seat)
            scored = note if alone else 0
            self.branches["alone" if alone else "together"] += 1
            self.points[seat] += scored
            self.events.append(event("NoteHeard", seat=seat, note=note, points=scored))
        self.sung = {}
        self.verse += 1
        if self.verse <= 4:
            self.events.append(event("VerseBegan", round=self.verse))

    def state(self) -> Line:
        notes = [self.sung.get(seat) for seat in self.seats]
        return {"round": self.verse, "notes": notes, "points": list(self.points.values())}

    def seen_in_state(self, state: Line) -> Line:
        return {key: value for key, value in state.items() if key != "rng"}

    def decisions(self) -> list[Line]:
        if self.verse > 4:
            return []
        flags = {"prompt": "sing", "secret": True, "optional": False}
        return [{"seat": seat, **flags, "answered": seat in self.sung} for seat in self.seats]

    def legal(self, seat: int) -> set[Words]:
        asked = seat in self.seats and self.verse <= 4
        return {("Sing", note) for note in (1, 2, 3)} if asked else set()

    def public(self) -> Line:
        outcome = self.outcome()
        waiting = [{"seat": seat, "answered": seat in self.sung} for seat in self.seats]
        return {
            "phase": "over" if outcome else "sing",
            "waiting": [] if outcome else waiting,
            "round": min(self.verse, 4),
            "players": [{"seat": seat, "points": own} for seat, own in self.points.items()],
            "winners": outcome["ranking"][0] if outcome else [],
        }

    def private(self, viewer: int | None) -> Line:
        return {"note": None if viewer is None else self.sung.get(viewer)}

    def outcome(self) -> Line | None:
        if self.verse <= 4:
            return None
        places = sorted(set(self.points.values()), reverse=True)
        ranking = [[seat for seat in self.seats if self.points[seat] == own] for own in places]
        return {"ranking": ranking, "reason": "verses-sung", "scores": list(self.points.values())}


MODEL = Choir
