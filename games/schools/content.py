"""Students, trials, schools and spells: the tables of the rulebook as data (Facts, Spells, End)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Element(StrEnum):
    """What a student masters, and the name of an arena; ties are settled in this order."""

    EARTH = "earth"
    WATER = "water"
    AIR = "air"
    FIRE = "fire"
    DARK = "dark"
    """Dark matter."""


class Spell(StrEnum):
    """What a student with an equal neighbour on either side may cast."""

    BATRAX = "batrax"
    """All opposing students of a named element here are discarded."""
    INUNDATIO = "inundatio"
    """At once pass a trial two levels above one's own."""
    HYPNOX = "hypnox"
    """The opponent's last student here and all its like change sides."""
    COMBUSTIO = "combustio"
    """All opposing trials here go back on the pile."""
    EVERSIO = "eversio"
    """Steal the opponent's top trial here."""
    MALEFICIO = "maleficio"
    """The opponent discards half his hand; any student may cast it."""


class School(StrEnum):
    """The two sides, in the order of play: seat 0 leads Dragombre, seat 1 Blancgriffon."""

    DRAGOMBRE = "dragombre"
    """Black, the dragon; moves first."""
    BLANCGRIFFON = "blancgriffon"
    """White, the griffin."""


class Action(StrEnum):
    """What a player may do in phase 2, by the letters A to E of the rulebook, and ending it."""

    MOVE = "move"
    DEPLOY = "deploy"
    TRIAL = "trial"
    SUMMON = "summon"
    CAST = "cast"
    END_TURN = "end-turn"


class Reason(StrEnum):
    """Why a game ended, each with a text of its own."""

    FIFTEEN_TO_NINE = "fifteen-to-nine"
    OVERTIME_TWENTY = "overtime-twenty"
    OVERTIME_NINE = "overtime-nine"
    LAST_TRIAL = "last-trial"
    HUNDRED_TURNS = "hundred-turns"
    GIVEN_UP = "given-up"


Students = tuple[Element, ...]
"""Students in an order: a column from its beginning to its end, or the draw pile from its top."""

Counts = tuple[int, ...]
"""How many students of each element, in the order of :data:`ELEMENTS`; a hand has no order."""

Levels = tuple[int, ...]
"""Trials by their levels: a stack from the bottom, a row from the crest, the pile from its top."""

ELEMENTS: Students = tuple(Element)

INDEX: dict[Element, int] = {element: index for index, element in enumerate(ELEMENTS)}
"""Where an element stands in :data:`Counts`, and its arena among the five."""

OWN_SPELL: dict[Element, Spell] = {
    Element.EARTH: Spell.BATRAX,
    Element.WATER: Spell.INUNDATIO,
    Element.AIR: Spell.HYPNOX,
    Element.FIRE: Spell.COMBUSTIO,
    Element.DARK: Spell.EVERSIO,
}
"""The spell of each element; Maleficio belongs to all."""

CASTER: dict[Spell, Element] = {spell: element for element, spell in OWN_SPELL.items()}

SCHOOLS: tuple[School, ...] = tuple(School)

EMBLEM: dict[School, str] = {School.DRAGOMBRE: "dragon", School.BLANCGRIFFON: "griffin"}

NOTHING: Counts = (0,) * len(ELEMENTS)

STUDENTS_OF_EACH = 12
"""Students of one element; they are identical."""

TRIALS_OF_LEVEL: dict[int, int] = {1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}
"""How many trials there are of each level, the two starting trials included."""

STARTING_LEVEL = 1
"""Of the starting trial that each school finds in its row."""

ALL_TRIALS: Levels = tuple(
    level for level, number in TRIALS_OF_LEVEL.items() for _ in range(number)
)
"""The 45 trials, ascending."""

TRIAL_PILE: Levels = ALL_TRIALS[len(SCHOOLS) :]
"""The 43 trials that are shuffled: all but the two starting trials."""

HANDS_DEALT: tuple[int, ...] = (3, 5)
"""With how many students each school starts; both draw in their first turn besides."""

DRAWN_A_TURN = 3
SUMMONED = 3
"""How many students a summon moves, neither more nor fewer."""

ANNOUNCED_A_TURN = 2

RUN = 3
"""Equal students in a row that it takes for one of them to cast."""

AHEAD = 15
"""A total that wins against one of :data:`BEHIND` or less, and else brings overtime."""

BEHIND = 9
"""A total that loses in overtime, and against :data:`AHEAD`."""

FAR_AHEAD = 20
"""A total that ends overtime."""

LAST_TURN = 100
"""The turn after which a game ends whatever is left in the pile (M14)."""

TURNS_SHOWN_FROM = 60
"""Turn from which the board shows how many turns are left (M14)."""


def counted(students: Iterable[Element]) -> Counts:
    """Count students by element, in the order of :data:`ELEMENTS`."""
    numbers = [0] * len(ELEMENTS)
    for student in students:
        numbers[INDEX[student]] += 1
    return tuple(numbers)


def listed(counts: Counts) -> Students:
    """List the students that ``counts`` stands for, by element."""
    return tuple([e for e, number in zip(ELEMENTS, counts, strict=True) for _ in range(number)])
