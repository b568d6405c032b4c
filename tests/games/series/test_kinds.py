"""All kinds of series behind one door, stored and loaded."""

from __future__ import annotations

import msgspec
import pytest

from games.api import Event
from games.series.api import Entrant, Kind, Series
from games.series.events import SeriesEvent
from games.series.kinds import ENTRANTS, OPTIONS, VERSION, begin, give_up, load, record
from tests.games.series.arrange import ended, won

EVENTS = msgspec.json.Decoder(tuple[SeriesEvent, ...])


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_is_played_to_its_end(kind: Kind) -> None:
    """From a result to the next pairings, until somebody has won."""
    begun = begin(kind, ENTRANTS[kind][-1], {}, "seed")
    series, told = begun.series, [begun.events]
    while not series.ranking:
        assert load(msgspec.json.encode(series), VERSION) == series
        stepped = record(series, series.open[0].number, ended((15, 9)))
        series = stepped.series
        told.append(stepped.events)
    for events in told:
        assert EVENTS.decode(msgspec.json.encode(events)) == events
        assert all(isinstance(event, Event) and event.to is None for event in events)
    assert isinstance(series, Series)


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_can_be_given_up(kind: Kind) -> None:
    """Giving up (walkover)."""
    series = begin(kind, ENTRANTS[kind][0], {}, "seed").series
    leaver = series.open[0].seats[0]
    after = give_up(series, leaver).series
    assert all(leaver not in pairing.seats for pairing in after.open)


@pytest.mark.parametrize("kind", Kind)
def test_options_are_declared_with_a_default(kind: Kind) -> None:
    """Options drive the lobby."""
    for option in OPTIONS[kind]:
        assert option.default in option.choices
        chosen = {option.key: option.choices[-1]}
        entrants = ENTRANTS[kind][0]
        assert begin(kind, entrants, chosen, "seed") != begin(kind, entrants, {}, "seed")


@pytest.mark.parametrize("kind", Kind)
def test_games_without_points_can_be_played_in_series(kind: Kind) -> None:
    """Any game that two can play."""
    series = begin(kind, ENTRANTS[kind][0], {}, "seed").series
    pairing = series.open[0]
    result = record(series, pairing.number, won(1)).series.played[0]
    assert (pairing.seats[1], (0, 0)) == (result.winner, result.totals)
    assert Entrant(0) in pairing.seats


def test_a_version_that_was_never_stored_is_refused() -> None:
    """Stored shapes are versioned."""
    series = begin(Kind.MATCH, 2, {}, "seed").series
    data = msgspec.json.encode(series)
    with pytest.raises(ValueError, match="99"):
        load(data, 99)
