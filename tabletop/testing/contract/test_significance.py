"""Each event says what it means to readers."""

from __future__ import annotations

import re

from games.api import AnyGame, Event, Weight
from tabletop.testing.played_games import Played


def test_every_event_declares_what_it_means(game: AnyGame) -> None:
    """Upkeep is no moment and concerns nobody; a stake or a result has somebody.

    None is left at the default; an epilogue is named in small letters and dashes, or empty.
    """
    for kind in game.event_types:
        declared = kind.significance
        assert declared is not Event.significance
        assert declared.weight is not Weight.UPKEEP or not (declared.moment or declared.concerns)
        assert declared.weight < Weight.RESULT or declared.concerns
        assert re.fullmatch("[a-z-]*", declared.epilogue)


def test_it_concerns_seats_at_the_table(played: list[Played]) -> None:
    """Each of them once, by what the event itself tells."""
    for one in played:
        for step in one.steps:
            for event in step.applied.events:
                found = event.concerned(len(one.seats))
                assert len(set(found)) == len(found)
                assert set(found) <= set(one.seats)
