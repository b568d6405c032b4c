"""The shared parts of the rules API."""

from __future__ import annotations

import pytest

from games.api import (
    Applied,
    Event,
    Option,
    PhasedView,
    RuleError,
    Seat,
    State,
    checked_options,
    is_fence,
)
from games.rng import Rng

SWITCH = Option("switch", default=False, choices=(False, True))
NUMBER = Option("number", 1, (0, 1, 2))


class Seen(Event, frozen=True):
    """Everybody learns something hidden."""

    reveals = True


BEFORE = State(Rng("seed"))


@pytest.mark.parametrize(
    ("applied", "fence"),
    [
        (Applied(BEFORE, (Event(),)), False),
        (Applied(State(Rng("seed", 1)), ()), True),
        (Applied(BEFORE, (Event(), Seen())), True),
        (Applied(BEFORE, (Event(to=(Seat(0),)),)), False),
        (Applied(BEFORE, (Event(to=(Seat(1),)),)), True),
        (Applied(BEFORE, (Seen(to=(Seat(0),)),)), True),
    ],
)
def test_luck_and_revelations_cannot_be_undone(applied: Applied[State], *, fence: bool) -> None:
    """Undo is possible while no luck was drawn and only the mover was told anything."""
    assert fence is is_fence(BEFORE, applied, Seat(0))


def test_a_view_that_does_not_say_which_phases_there_are_is_refused() -> None:
    """The host has sentences for each of them; without, nobody would miss one."""
    with pytest.raises(TypeError, match="which phases"):

        class Vague(PhasedView, frozen=True):
            points: int


def test_options_are_completed_with_the_defaults() -> None:
    assert checked_options((SWITCH, NUMBER), {"switch": True}, 2) == {"switch": True, "number": 1}


@pytest.mark.parametrize(
    ("chosen", "key", "details"),
    [
        ({"nonsense": 1}, "unknown-option", {"option": "nonsense"}),
        ({"number": 3}, "wrong-option-value", {"option": "number", "value": "3"}),
        ({"number": True}, "wrong-option-value", {"option": "number", "value": "True"}),
        ({"switch": 0}, "wrong-option-value", {"option": "switch", "value": "0"}),
    ],
)
def test_options_that_were_not_offered_are_refused(
    chosen: dict[str, int], key: str, details: dict[str, str]
) -> None:
    """A number does not pass for a switch, though 1 == True."""
    with pytest.raises(RuleError) as refused:
        checked_options((SWITCH, NUMBER), chosen, 2)
    assert (key, details) == (refused.value.key, refused.value.details)
