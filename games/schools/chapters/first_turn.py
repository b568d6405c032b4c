"""The duty of the first turn: one's own starting trial has to be passed (Turn, C; M2)."""

from __future__ import annotations

from games.schools.content import ELEMENTS, INDEX, SUMMONED, Element
from games.schools.state import SchoolsState, Side


def can_still_start(state: SchoolsState) -> bool:
    """Return True if the player to move can still pass the starting trial in this turn (M2).

    In the pawn's arena, or in one for which a student in hand pays, which is then spent, the own
    stack has to be empty, and a student there, or left in hand, or three to be summoned.
    """
    side = state.sides[state.active]
    return side.started or any(_can_start_in(side, arena, state.summoned) for arena in ELEMENTS)


def _can_start_in(side: Side, arena: Element, summoned: bool) -> bool:
    """Return True if the starting trial can still be passed in an arena this turn.

    The pawn must be there or be paid for; ``summoned`` says that the summon of this turn is used.
    """
    index = INDEX[arena]
    left = sum(side.hand)
    if side.pawn is not arena:
        if not side.hand[index]:
            return False
        left -= 1
    if side.stacks[index]:
        return False
    if side.columns[index] or left:
        return True
    return not summoned and any(len(column) >= SUMMONED for column in side.columns)
