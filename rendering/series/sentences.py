"""The sheets of series in words: pairings, progress and results."""

from __future__ import annotations

from collections.abc import Iterator

from games.series.api import Series
from games.series.bracket import Meeting, Stage
from games.series.championship import Championship
from games.series.cursus import GAMES, Cursus, Line, sheet
from games.series.duel import ONE, TWO
from games.series.match import Match, score
from rendering.scene.alt_text import first_to_fit, no_longer
from rendering.scene.texts import Texts

_LENGTHS = (32, 16, 10, 6)
"""Lengths to which names are cut until the alt text fits."""


def bracket_alt(series: Championship, names: tuple[str, ...], texts: Texts) -> str:
    """Return, stage by stage, the pairings and who has advanced; who gave up, and who has won.

    Names are cut shorter until it fits the limit of an alt text.
    """

    def told(people: tuple[str, ...]) -> str:
        """Return the whole text with these names."""
        stages = " ".join(
            _stage(number, stage, people, texts)
            for number, stage in enumerate(series.stages, start=1)
        )
        told = [texts("series-alt-championship", stages=stages)]
        if series.gone:
            gone = ", ".join(people[entrant] for entrant in series.gone)
            told.append(texts("series-alt-gone", names=gone))
        return " ".join((*told, *_ending(series, people, texts)))

    return first_to_fit(told(no_longer(names, length)) for length in _LENGTHS)


def score_alt(cursus: Cursus, names: tuple[str, ...], texts: Texts) -> str:
    """Tell how many games are played, both columns of the score sheet, and who has won.

    It is cut off at the limit of an alt text.
    """
    played = texts("series-alt-cursus", played=len(cursus.played), games=GAMES)
    lines = (_line(line, names, texts) for line in sheet(cursus))
    return first_to_fit([" ".join((played, *lines, *_ending(cursus, names, texts)))])


def tally_alt(match: Match, names: tuple[str, ...], texts: Texts) -> str:
    """Tell the wins of both, how many it takes and how many games were drawn, and who has won.

    Names are not cut, and it is not limited.
    """
    one, two = score(match)
    told = texts(
        "series-alt-match",
        wins=match.wins,
        first=names[ONE],
        one=one,
        second=names[TWO],
        two=two,
        drawn=len(match.played) - one - two,
    )
    return " ".join((told, *_ending(match, names, texts)))


def _stage(number: int, stage: Stage, names: tuple[str, ...], texts: Texts) -> str:
    """Return one sentence with the pairings of a stage and last who is free in it."""
    meetings = [_meeting(meeting, names, texts) for meeting in stage.meetings]
    if stage.free is not None:
        meetings.append(texts("series-alt-free", name=names[stage.free]))
    return texts("series-alt-stage", stage=number, meetings=texts("between-clauses").join(meetings))


def _meeting(meeting: Meeting, names: tuple[str, ...], texts: Texts) -> str:
    """Say who meets whom and who has won, or while nobody has, how many draws there were."""
    said = {"upper": names[meeting.upper], "lower": names[meeting.lower]}
    if meeting.winner is None:
        return texts("series-alt-meeting", draws=meeting.draws, **said)
    return texts("series-alt-meeting-won", winner=names[meeting.winner], **said)


def _line(line: Line, names: tuple[str, ...], texts: Texts) -> str:
    """Say an entrant's totals, those of won games with a tick, the bonus and the grand total.

    Before the first game another sentence says that there is nothing yet.
    """
    name = names[line.entrant]
    if not line.totals:
        return texts("series-alt-line-empty", name=name)
    totals = ", ".join(
        f"{total} ✓" if ticked else str(total)
        for total, ticked in zip(line.totals, line.ticks, strict=True)
    )
    return texts("series-alt-line", name=name, totals=totals, bonus=line.bonus, total=line.total)


def _ending(series: Series, names: tuple[str, ...], texts: Texts) -> Iterator[str]:
    """Yield one sentence saying who has won, or who share the first place; none before the end."""
    if not series.ranking:
        return
    first = series.ranking[0]
    if len(first) == 1:
        yield texts("series-alt-winner", name=names[first[0]])
    else:
        yield texts("series-alt-shared", names=", ".join(names[entrant] for entrant in first))
