"""What a player can decide in Clash of Magic Schools.

A cast names the run by the place of its first student in the column, counted from 0; the second
student of the run is the caster (M13).
"""

from __future__ import annotations

from typing import ClassVar

from games.api import Move, Seat
from games.schools.content import Counts, Element, Spell


class MoveTo(Move, frozen=True):
    """A: discard a student of this element and go to its arena."""

    arena: Element


class Deploy(Move, frozen=True):
    """B: place one student at the end of one's column in the pawn's arena (M5)."""

    student: Element


class DeployAlike(Move, frozen=True):
    """B: place at least two students of one element, the same as deploying them one by one (M5)."""

    student: Element
    number: int


class PassTrial(Move, frozen=True):
    """C: stack the available trial of a row in the pawn's arena."""

    row: Seat


class Summon(Move, frozen=True):
    """D: move one's last three students of an arena to another."""

    origin: Element
    arena: Element


class CastBatrax(Move, frozen=True):
    """E, earth: have all opposing students of an element here discarded."""

    spell: ClassVar[Spell] = Spell.BATRAX
    place: int
    element: Element


class CastInundatio(Move, frozen=True):
    """E, water: pass the available trial of a row that is two levels above one's own here."""

    spell: ClassVar[Spell] = Spell.INUNDATIO
    place: int
    row: Seat


class CastHypnox(Move, frozen=True):
    """E, air: win over the opponent's last student here and all its like."""

    spell: ClassVar[Spell] = Spell.HYPNOX
    place: int


class CastCombustio(Move, frozen=True):
    """E, fire: send all opposing trials here back to the pile."""

    spell: ClassVar[Spell] = Spell.COMBUSTIO
    place: int


class CastEversio(Move, frozen=True):
    """E, dark matter: steal the opponent's top trial here."""

    spell: ClassVar[Spell] = Spell.EVERSIO
    place: int


class CastMaleficio(Move, frozen=True):
    """E, any element: have the opponent discard half his hand."""

    spell: ClassVar[Spell] = Spell.MALEFICIO
    place: int


class EndTurn(Move, frozen=True):
    """End the actions and announce the next trials."""


class Discard(Move, frozen=True):
    """Answer Maleficio: discard as many of each element."""

    students: Counts


class DiscardRarest(Move, frozen=True):
    """Answer Maleficio: discard the elements of which one holds fewest.

    The same as one of the answers that name the students; as a move of its own it can be given in
    advance without anybody knowing the hand.
    """


class GiveUp(Move, frozen=True):
    """Give the game up, at any moment and also out of turn (M22)."""


Cast = CastBatrax | CastInundatio | CastHypnox | CastCombustio | CastEversio | CastMaleficio
CASTS = (CastBatrax, CastInundatio, CastHypnox, CastCombustio, CastEversio, CastMaleficio)

Answer = (
    MoveTo | Deploy | DeployAlike | PassTrial | Summon | Cast | EndTurn | Discard | DiscardRarest
)
"""What answers an open question."""

SchoolsMove = Answer | GiveUp
