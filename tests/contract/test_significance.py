"""Each event says what it means to readers, and says true: whom it costs or gains something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from games import find
from games.api import Event, Seat, Significance, Weight
from tabletop.testing.played_games import Played, tables
from tests.rigs.toy_game import Toy

Holdings = Callable[[Any], Sequence[object]]

HOLDINGS: dict[str, Holdings] = {
    "vikings": lambda view: [player.bracelets for player in view.players],
    "norwegian": lambda view: [player.place for player in view.players],
    "schools": lambda view: [player.total for player in view.players],
    "goths": lambda view: [
        [(c.figures, c.spot) for c in view.clans if seat in (c.king, c.chief)]
        for seat in range(len(view.kings) + len(view.clans))
    ],
    "rage": lambda view: [(player.legendaries, player.place) for player in view.players],
}
"""By seat, what everybody sees of what counts in the end; points of Rage are told later."""


def test_an_event_that_does_not_declare_it_is_refused_where_the_game_is_defined() -> None:
    """Nobody forgets it: the game cannot be imported."""

    class Undeclared(Event, frozen=True):
        seat: Seat

    class Misspelt(Event, frozen=True):
        significance = Significance(Weight.STAKE, ("seta",))
        seat: Seat

    for kind, complaint in ((Undeclared, "does not declare"), (Misspelt, "has no field seta")):
        with pytest.raises(TypeError, match=complaint):
            type("Other", (Toy,), {"event_types": (kind,)})


@pytest.mark.parametrize("game_id", HOLDINGS)
def test_who_wins_or_loses_something_is_concerned_by_a_stake(game_id: str) -> None:
    """A wrong seat would be a wrong panel."""
    holdings = HOLDINGS[game_id]
    for table in tables(find(game_id)):
        one = Played.of(table, "contract/0")
        for step in one.sampled_steps:
            before, after = (holdings(at.view(None)) for at in (step.before, step.after))
            stakes = [e for e in step.applied.events if e.significance.weight is Weight.STAKE]
            concerned = {seat for event in stakes for seat in event.concerned(len(one.seats))}
            changed = {seat for seat in one.seats if before[seat] != after[seat]}
            assert changed <= concerned, (step.move, step.applied.events)
