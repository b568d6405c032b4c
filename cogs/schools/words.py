"""How students, arenas, trials and totals of Clash of Magic Schools read on Discord."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.i18n.narration import listing
from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from games.api import Event, Move
from games.schools.content import ELEMENTS, OWN_SPELL, Counts, Element, Spell, listed
from games.schools.view import Run

ELEMENT_SIGNS = {
    element: Sign(f"schools_{element}", plain)
    for element, plain in {
        Element.EARTH: "🌿",
        Element.WATER: "💧",
        Element.AIR: "🪶",
        Element.FIRE: "🔥",
        Element.DARK: "🔮",
    }.items()
}
"""One sign for each element, on buttons, in menus and in the story."""

SPELL_SIGNS = {
    Spell.MALEFICIO: Sign("schools_maleficio", "😈"),
    **{spell: ELEMENT_SIGNS[element] for element, spell in OWN_SPELL.items()},
}
"""The sign of a spell is that of its element."""

FEW = 9
"""Most students of an element that are shown one by one; more are counted."""

SCHOOL_SIGNS = (Sign("schools_dragombre", "🐉"), Sign("schools_blancgriffon", "🦅"))
"""The emblems of Dragombre and Blancgriffon, by seat."""


class SchoolsSpeller:
    """Spells students by the signs of their elements, arenas by sign and name, and totals."""

    def spell(self, field: str, value: object, texts: Texts) -> str | int:
        """Return a field of an event or a move in words.

        Arenas and students are an element with its sign; numbers stay as they are.
        """
        match value:
            case Element() if field in ("arena", "origin"):
                sign = str(ELEMENT_SIGNS[value])
                return texts("schools-arena", sign=sign, arena_kind=value.value)
            case Element():
                return f"{ELEMENT_SIGNS[value]} {element_name(value, texts)}"
            case int():
                return value
            case _:
                return str(value)

    def spell_row(self, told: Event | Move, field: str, texts: Texts) -> str | None:
        """Spell students by their signs in a row, levels as a list, and two totals as a score.

        None for other fields: their items are spelt one by one.
        """
        items: tuple[Any, ...] = getattr(told, field)
        match field:
            case "students":
                named = all(isinstance(item, Element) for item in items)
                return (signs(items) if named else counted(items)) or texts("schools-nobody")
            case "levels":
                return listing([str(level) for level in items], texts)
            case "totals":
                return score(items)
            case _:
                return None


def element_name(element: Element, texts: Texts) -> str:
    """Name an element."""
    return texts(f"schools-element-{element.value}")


def signs(students: Iterable[Element]) -> str:
    """Return the signs of students, in their order."""
    return "".join(str(ELEMENT_SIGNS[student]) for student in students)


def counted(numbers: Counts) -> str:
    """Return numbers of students by element: a sign for each up to nine, else figures and signs.

    Empty if there are none.
    """
    if sum(numbers) <= FEW:
        return signs(listed(numbers))
    held = zip(ELEMENTS, numbers, strict=True)
    return " ".join(f"{number} {ELEMENT_SIGNS[element]}" for element, number in held if number)


def score(totals: Iterable[int]) -> str:
    """Spell both totals, each beside the beast of its school; there must be two."""
    one, two = totals
    return f"{SCHOOL_SIGNS[0]} {one} : {two} {SCHOOL_SIGNS[1]}"


def places(run: Run) -> str:
    """Spell the places of a run in its column, counted from 1 as in the picture."""
    return f"{run.place + 1}-{run.place + run.length}"
