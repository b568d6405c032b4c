"""Others' expected answers to a move, collected in a search to explain advice."""

from __future__ import annotations

import msgspec

from games.api import Decision, Move, Seat


class Answered(msgspec.Struct, frozen=True):
    """An answer that another seat may give to a move."""

    seat: Seat
    kind: str
    """Name of the move's type."""


class Listening:
    """Collects, in one simulation, others' first answers to a move where they have a choice.

    Whoever is asked again after others were, or has to react to something, makes another move then,
    and what is answered from there on is answered to that one.
    """

    def __init__(self, mover: Seat, reactions: frozenset[str]) -> None:
        """Listen to a move of ``mover``; ``reactions`` are the prompts of reactions."""
        self._mover = mover
        self._reactions = reactions
        """The questions to which one reacts."""
        self._passed = False
        """True if others were asked."""
        self._over = False
        self.heard: Answered | None = None

    def ask(self, decision: Decision) -> None:
        """Note the question that is asked next; the answer to it is not recorded here.

        Once the mover is asked again after others, or to react, what follows is no answer to the
        move: nothing is recorded any more.
        """
        own = decision.seat == self._mover
        self._over = self._over or (own and (self._passed or decision.prompt in self._reactions))
        self._passed = self._passed or not own

    def hear(self, seat: Seat, move: Move) -> None:
        """Record a seat's answer in ``heard`` if it is the first of another seat to the move.

        To be called for questions with a choice only.
        """
        if self.heard is None and not self._over and seat != self._mover:
            self.heard = Answered(seat, type(move).__name__)
