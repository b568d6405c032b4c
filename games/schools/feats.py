"""Memorable feats of a game of Clash of Magic Schools: the costliest spell, and drawn students."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.api import Event, Seat
from games.optional.remembering import Feat, Luck, Played, Praise
from games.schools import events as e
from games.schools.content import INDEX
from games.schools.outlook import estimate
from games.schools.state import SEATS, minus


def feats(record: Sequence[Played]) -> Iterator[Feat]:
    """Yield spells by what they turned, trials from the other's row, hoards, and luck in drawing.

    Luck counts the students drawn that matched some in hand, against what was to be expected; those
    of the set-up are left out.
    """
    yield from _hoards(record)
    luck = Luck()
    for played in record:
        for event in played.events:
            match event:
                case e.CasterExpelled(seat=seat):
                    yield from _spells(played, seat)
                case e.TrialPassed(seat=seat, level=level) if event.row != seat:
                    # A spell costs a student, and what is taken from a row nothing.
                    yield Feat(Praise.BOLDEST, "snatched", seat, level / 1000, level)
                case e.StudentsDrawn() if played.seat is not None:
                    _drawn(luck, played, event)
                case _:
                    pass
    yield from luck.feats("students")


def _hoards(record: Sequence[Played]) -> Iterator[Feat]:
    """Yield, by school, the most equal students in a hand that its opponent could not know of."""
    for seat in SEATS:
        sides = (played.after.sides[seat] for played in record)
        most = max(max(minus(side.hand, side.known)) for side in sides)
        yield Feat(Praise.UNKNOWN, "hoard", seat, most, most)


def _spells(played: Played, seat: Seat) -> Iterator[Feat]:
    """Yield the spells of a step that improved the estimate of ``seat``, weighed by that gain.

    A spell without a gain is left out.
    """
    turned = estimate(played.after)[seat] - estimate(played.before)[seat]
    for event in played.events:
        told = _told(event)
        if told is not None and turned > 0:
            yield Feat(Praise.BOLDEST, told[0], seat, turned, told[1])


def _told(event: Event) -> tuple[str, int] | None:
    """Return the name of a spell and the size of its effect; None for other events.

    The size is the level of a trial that is gained, or the number of trials or students struck.
    """
    match event:
        case e.EversioCast(level=level):
            return "eversio", level
        case e.InundatioCast(level=level):
            return "inundatio", level
        case e.CombustioCast(levels=levels):
            return "combustio", len(levels)
        case e.HypnoxCast(number=number):
            return "hypnox", number
        case e.BatraxCast(number=number):
            return "batrax", number
        case e.StudentsDiscarded(students=students):
            # The caster of a Maleficio goes with the answer.
            return "maleficio", sum(students)
        case _:
            return None


def _drawn(luck: Luck, played: Played, event: e.StudentsDrawn) -> None:
    """Note which students drawn matched some in hand, and how likely that was by the pile.

    Those drawn before it in the same draw count as in hand. Nothing is noted where the discards
    were shuffled in between.
    """
    pile = list(played.before.students)
    if pile[: len(event.students)] != list(event.students):
        # The discards were shuffled meanwhile: nobody can say what was likely.
        return
    hand = {element for element in INDEX if played.before.sides[event.seat].hand[INDEX[element]]}
    for student in event.students:
        due = sum(one in hand for one in pile) / len(pile)
        luck.note(event.seat, student in hand, due)
        pile.remove(student)
        hand.add(student)
