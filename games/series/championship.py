"""Championship: a bracket for three to eight entrants (Series, Championship; M16 to M18, M22)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.api import Event, Option, Options, Outcome, RuleError, checked_options
from games.rng import Rng
from games.series import events as e
from games.series.api import (
    Entrant,
    Pairing,
    Result,
    Series,
    Stepped,
    check_running,
    result_of,
)
from games.series.bracket import Meeting, Stage, next_column, stage_of
from games.series.seeding import LOTS, draw_lots

ENTRANTS = range(3, 9)

DRAWS = 2
"""Number of drawn games after which the upper name advances (M17)."""

MATCHES = "matches"
TOGETHER = "together"
IN_TURN = "in-turn"

OPTIONS = (Option(MATCHES, TOGETHER, (TOGETHER, IN_TURN)),)
"""Whether all meetings of a stage are played at the same time, or one after another (M18)."""


class Championship(Series, frozen=True):
    """A championship, complete."""

    together: bool
    stages: tuple[Stage, ...]
    """The columns so far; the last one is being played."""
    gone: tuple[Entrant, ...]
    """Those who gave up, in that order; they stay on the sheet."""
    called: int
    """How many games were called."""


def begin(
    entrants: int, options: Options, seed: str, lots: Sequence[int] = LOTS
) -> Stepped[Championship]:
    """Draw the places on the sheet by ``seed``, open the first stage and call its first games.

    Raises:
        RuleError: they are not three to eight, or an option is not allowed.
    """
    if entrants not in ENTRANTS:
        raise RuleError("wrong-number-of-entrants", entrants=entrants)
    chosen = checked_options(OPTIONS, options, entrants)
    events: list[Event] = []
    names = draw_lots(entrants, lots, Rng(seed), events)
    events.append(e.SheetWritten(names=names))
    series = Championship(
        played=(),
        open=(),
        ranking=(),
        together=chosen[MATCHES] == TOGETHER,
        stages=(),
        gone=(),
        called=0,
    )
    series = _go_on(_open_stage(series, names, events), events)
    return Stepped(series, tuple(events))


def record(series: Championship, number: int, outcome: Outcome) -> Stepped[Championship]:
    """Enter a game: its winner goes on; drawn, it is played again with the seats swapped.

    After the second draw the upper name goes on, whichever seat he had last, also in the final
    (M17). Then the games that are due are called; the last result ends the series.

    Raises:
        RuleError: there is no such game open.
    """
    events: list[Event] = []
    result = result_of(series, number, outcome)
    series = _enter(series, result, events)
    index = _meeting_of(series, result.pairing.seats[0])
    meeting = series.stages[-1].meetings[index]
    if result.winner is not None:
        series = _decide(series, index, result.winner, e.Advance.WON, events)
    elif meeting.draws + 1 < DRAWS:
        meeting = replace(meeting, draws=meeting.draws + 1)
        series = _call(_with_meeting(series, index, meeting), meeting, events)
    else:
        series = _decide(series, index, meeting.upper, e.Advance.UPPER_NAME, events)
    return Stepped(_go_on(series, events), tuple(events))


def give_up(series: Championship, *entrants: Entrant) -> Stepped[Championship]:
    """Take those who give up out of the running: their opponents go on without a game (M22).

    Of two who meet and give up at once the upper name goes on. A running game is closed and not
    entered. Who waits for the next stage stays on the sheet until then. Games that are due now are
    called; the series ends if this decides it.

    Raises:
        RuleError: the series is over, or an entrant is not in the running.
    """
    check_running(series)
    events: list[Event] = []
    for entrant in entrants:
        if entrant not in still_in(series):
            raise RuleError("not-in-the-running", entrant=entrant)
        events.append(e.GaveUp(entrant=entrant))
        series = replace(
            series,
            gone=(*series.gone, entrant),
            open=tuple(pairing for pairing in series.open if entrant not in pairing.seats),
        )
    return Stepped(_go_on(series, events), tuple(events))


def still_in(series: Championship) -> tuple[Entrant, ...]:
    """List those who can still win, in the order of the last column.

    Neither who lost a meeting of it nor who gave up; after the end the winner, unless he gave up.
    """
    stage = series.stages[-1]
    struck = {
        meeting.rival_of(meeting.winner) for meeting in stage.meetings if meeting.winner is not None
    }
    return tuple(name for name in stage.names if name not in struck and name not in series.gone)


def _go_on(series: Championship, events: list[Event]) -> Championship:
    """Settle walkovers, open each next stage whose meetings are known, and call the games due.

    With one name left the series is ranked and ends.
    """
    while not series.ranking:
        series = _settle_walkovers(series, events)
        stage = series.stages[-1]
        if any(meeting.winner is None for meeting in stage.meetings):
            return _call_due(series, events)
        names = next_column(stage)
        if len(names) > 1:
            series = _open_stage(series, names, events)
        else:
            series = _finish(series, names, events)
    return series


def _open_stage(
    series: Championship, names: tuple[Entrant, ...], events: list[Event]
) -> Championship:
    """Add the next stage with these names and append its events; its games are not called yet.

    Of an odd number one goes on without a game.
    """
    freed = [stage.free for stage in series.stages if stage.free is not None]
    stage = stage_of(names, freed)
    number = len(series.stages) + 1
    events.append(e.StageOpened(stage=number, names=names))
    if stage.free is not None:
        events.append(e.NameAdvanced(entrant=stage.free, stage=number, why=e.Advance.FREE))
    return replace(series, stages=(*series.stages, stage))


def _settle_walkovers(series: Championship, events: list[Event]) -> Championship:
    """Decide meetings in which somebody gave up: for the other or, if both did, the upper (M22)."""
    for index, meeting in enumerate(series.stages[-1].meetings):
        left = [name for name in (meeting.upper, meeting.lower) if name not in series.gone]
        if meeting.winner is not None or len(left) == 2:  # noqa: PLR2004 - both are there
            continue
        winner = left[0] if left else meeting.upper
        why = e.Advance.WALKOVER if left else e.Advance.UPPER_NAME
        series = _decide(series, index, winner, why, events)
    return series


def _call_due(series: Championship, events: list[Event]) -> Championship:
    """Call the games of all undecided meetings without an open one.

    Where they are played one after another, call the first alone, once no game is open (M18).
    """
    playing = {name for pairing in series.open for name in pairing.seats}
    for meeting in series.stages[-1].meetings:
        if meeting.winner is None and meeting.upper not in playing:
            if series.open and not series.together:
                break
            series = _call(series, meeting, events)
    return series


def _call(series: Championship, meeting: Meeting, events: list[Event]) -> Championship:
    """Call the next game of a meeting: number it, open its pairing and append its event."""
    number, stage = series.called + 1, len(series.stages)
    pairing = Pairing(number, stage, meeting.seats)
    events.append(
        e.GameCalled(number=number, stage=stage, seats=meeting.seats, again=meeting.draws)
    )
    return replace(series, called=number, open=(*series.open, pairing))


def _enter(series: Championship, result: Result, events: list[Event]) -> Championship:
    """Write a result on the sheet and close its game; the meeting itself is not changed here."""
    pairing = result.pairing
    events.append(
        e.GameEntered(
            number=pairing.number,
            seats=pairing.seats,
            winner=result.winner,
            totals=result.totals,
        )
    )
    left = tuple(one for one in series.open if one != pairing)
    return replace(series, played=(*series.played, result), open=left)


def _decide(
    series: Championship, index: int, winner: Entrant, why: e.Advance, events: list[Event]
) -> Championship:
    """Note the winner of a meeting, who goes on to the next column; strike the other name out.

    The next column itself is not opened here.
    """
    meeting = series.stages[-1].meetings[index]
    stage = len(series.stages)
    events.append(e.NameAdvanced(entrant=winner, stage=stage, why=why))
    events.append(e.NameStruckOut(entrant=meeting.rival_of(winner), stage=stage))
    return _with_meeting(series, index, replace(meeting, winner=winner))


def _meeting_of(series: Championship, entrant: Entrant) -> int:
    """Return the index of an entrant's meeting in the present stage; there has to be one."""
    meetings = series.stages[-1].meetings
    return next(
        index for index, meeting in enumerate(meetings) if entrant in (meeting.upper, meeting.lower)
    )


def _with_meeting(series: Championship, index: int, meeting: Meeting) -> Championship:
    """Return a championship with a meeting of the present stage replaced."""
    *before, stage = series.stages
    meetings = (*stage.meetings[:index], meeting, *stage.meetings[index + 1 :])
    return replace(series, stages=(*before, replace(stage, meetings=meetings)))


def _finish(series: Championship, names: tuple[Entrant, ...], events: list[Event]) -> Championship:
    """End the series: rank the winner (``names``), the finalist, then the others.

    Those who reached the same stage share their place.
    """
    groups: list[tuple[Entrant, ...]] = [names]
    further = set(names)
    for stage in reversed(series.stages):
        groups.append(tuple(name for name in stage.names if name not in further))
        further |= set(stage.names)
    events.append(e.SeriesWon(entrants=names))
    return replace(series, ranking=tuple(group for group in groups if group))
