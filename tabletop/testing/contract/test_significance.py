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
        declared, name = kind.significance, kind.__name__
        assert declared is not Event.significance, name
        if declared.weight is Weight.UPKEEP:
            assert not declared.moment, f"{name} is upkeep"
            assert not declared.concerns, f"{name} is upkeep"
        if declared.weight >= Weight.RESULT:
            assert declared.concerns, f"{name} concerns nobody: name its seats, or EVERYBODY"
        assert re.fullmatch("[a-z-]*", declared.epilogue), name


def test_it_concerns_seats_at_the_table(played: list[Played]) -> None:
    """Each of them once, by what the event itself tells."""
    for one in played:
        for step in one.steps:
            for event in step.applied.events:
                found = event.concerned(len(one.seats))
                assert len(set(found)) == len(found)
                assert set(found) <= set(one.seats)
