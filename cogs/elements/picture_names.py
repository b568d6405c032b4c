"""People's names as pictures letter them: never empty, never half, and no two alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count

from msgspec.structs import replace

from bot.i18n.text_ids import place_id
from bot.i18n.texts import Texts
from bot.model.players import Person
from bot.model.table import Table
from games import find
from rendering.paint.fonts import lettered
from rendering.scene.theme import SEATS


def lettered_table(table: Table, texts: Texts) -> Table:
    """Return a table whose people are called as its pictures letter their names; computers stay.

    A name that cannot be lettered becomes that of the seat, and namesakes are numbered.
    """
    seats = [_seat_name(table, number, texts) for number in range(len(table.players))]
    names = lettered_names(table.names, seats)
    players = tuple(
        replace(player, occupant=replace(player.occupant, name=name))
        if isinstance(player.occupant, Person)
        else player
        for player, name in zip(table.players, names, strict=True)
    )
    return replace(table, players=players)


def entrant_names(names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """Return the names of a series' entrants as its sheet letters them."""
    return lettered_names(names, [_animal(number, texts) for number in range(len(names))])


def lettered_names(names: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    """Return names as the pictures' fonts can show them; the ``others`` replace those they cannot.

    Namesakes, upper and lower case alike, get the numbers 1, 2, … in their order, all of them; a
    number that would make somebody else's name is passed over.
    """
    found = [lettered(name) or other for name, other in zip(names, others, strict=True)]
    alike = Counter(name.casefold() for name in found)
    numbers = {key: count(1) for key in alike}

    def told(name: str) -> str:
        """Return a name, with the next free number if others have the same."""
        key = name.casefold()
        if alike[key] == 1:
            return name
        numbered = (f"{name} {number}" for number in numbers[key])
        # Somebody may be called "Ada 1" themselves.
        return next(one for one in numbered if one.casefold() not in alike)

    return tuple(map(told, found))


def called(name: str, texts: Texts) -> str:
    """Return a name as it is lettered where nothing tells of a seat."""
    return lettered(name) or texts("nameless")


def _seat_name(table: Table, seat: int, texts: Texts) -> str:
    """Return the name of a seat's place up to a comma, or its animal's if places have no names."""
    places = find(table.game).places(len(table.players), table.terms.options)
    if places:
        return texts(place_id(table.game, places[seat])).partition(",")[0]
    return _animal(seat, texts)


def _animal(number: int, texts: Texts) -> str:
    return texts(f"emblem-{SEATS[number % len(SEATS)].emblem}").capitalize()
