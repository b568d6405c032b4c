"""How a player of Clash of Magic Schools chooses who wants to win, or to see rare things."""

from __future__ import annotations

from typing import Any

from tests.oracle.steps import Line, Words

ARENAS = ["earth", "water", "air", "fire", "dark"]


def taste(move: Words, state: Line) -> int:
    """Like trials best, then spells, then what leads to more trials; end the turn otherwise."""
    own, against = state["sides"][state["active"]], state["sides"][1 - state["active"]]
    here = ARENAS.index(own["pawn"]) if own["pawn"] else None
    match move:
        case ("PassTrial" | "CastInundatio" | "CastEversio", *_):
            return 900
        case ("CastCombustio", *_):
            assert here is not None
            return 60 * int(against["stacks"][here][-1])
        case ("CastHypnox" | "CastBatrax", *_):
            assert here is not None
            return 8 * len(against["columns"][here])
        case ("CastMaleficio", *_):
            return 4 * int(sum(against["hand"]))
        case ("Deploy" | "DeployAlike", student, *_):
            assert here is not None
            column = own["columns"][here]
            alike = 4 if column and column[-1] == student else 1
            return alike * (60 if _gain(state, own, here, sum(own["hand"])) else 1)
        case ("MoveTo", str(arena)):
            there = ARENAS.index(arena)
            attack = 8 if against["stacks"][there] and sum(own["hand"]) > 3 else 0
            # Who has moved for a gain stays until it is made.
            stays = here is not None and _gain(state, own, here, sum(own["hand"]))
            gain = 0 if stays else _gain(state, own, there, sum(own["hand"]) - 1)
            return 1 + attack + 40 * gain * gain
        case ("Discard", *_):
            return 1
        case ("EndTurn", *_):
            return 40
    return 2


def spellbound(move: Words, state: Line) -> int:
    """Like spells best, and what leads to them: equal students where the opponent has something."""
    own, against = state["sides"][state["active"]], state["sides"][1 - state["active"]]
    here = ARENAS.index(own["pawn"]) if own["pawn"] else None
    match move:
        case (str(name), *_) if name.startswith("Cast"):
            return 20 if name == "CastMaleficio" else 200
        case ("PassTrial", *_):
            return 60
        case ("Deploy" | "DeployAlike", str(student), *_):
            assert here is not None
            column = own["columns"][here]
            alike = column and column[-1] == student
            return 60 if alike or own["hand"][ARENAS.index(student)] > 2 else 1
        case ("MoveTo", str(arena)):
            there = ARENAS.index(arena)
            left = list(own["hand"])
            left[there] -= 1
            prey = len(against["stacks"][there]) + len(against["columns"][there])
            return 1 + (8 * prey if max(left) > 2 else 0)
        case ("EndTurn", *_):
            return 30
    return 2


def _gain(state: Line, own: dict[str, Any], arena: int, hand: int) -> int:
    """Count the trials that could be passed in an arena with the whole hand deployed there."""
    students = len(own["columns"][arena]) + hand
    rows = [list(side["row"]) for side in state["sides"] if side is own or side["started"]]
    level = begun = own["stacks"][arena][-1] if own["stacks"][arena] else 0
    while level < students:
        row = next((row for row in rows if row and row[-1] == level + 1), None)
        if row is None:
            break
        level = row.pop()
    return level - begun
