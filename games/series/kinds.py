"""All kinds of series behind one door, for a host that treats them alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec

from games.api import AnyGame, Option, Options, Outcome
from games.series import championship, cursus, duel
from games.series import match as matches
from games.series.api import PAIR, Entrant, Kind, Stepped
from games.series.championship import Championship
from games.series.cursus import Cursus
from games.series.match import Match
from games.series.seeding import LOTS

AnySeries = Cursus | Championship | Match

VERSION = 1
"""Of the shapes that this release stores."""

ENTRANTS: dict[Kind, range] = {
    Kind.CURSUS: PAIR,
    Kind.CHAMPIONSHIP: championship.ENTRANTS,
    Kind.MATCH: PAIR,
}
"""How many may take part."""

OPTIONS: dict[Kind, tuple[Option, ...]] = {
    Kind.CURSUS: cursus.OPTIONS,
    Kind.CHAMPIONSHIP: championship.OPTIONS,
    Kind.MATCH: matches.OPTIONS,
}
"""What is chosen when a series is opened."""

CURSUS_GAME = "schools"
"""The game whose scoring a Cursus is; other games count no totals, or count them otherwise."""

_DECODER = msgspec.json.Decoder(AnySeries)


def is_offered(kind: Kind, game: AnyGame) -> bool:
    """Return True if a game can be played in a series of a kind.

    Two have to be able to play it; a Cursus is played with the game of its scoring alone.
    """
    return all(count in game.seats for count in PAIR) and (
        kind is not Kind.CURSUS or game.id == CURSUS_GAME
    )


def begin(
    kind: Kind, entrants: int, options: Options, seed: str, lots: Sequence[int] = LOTS
) -> Stepped[AnySeries]:
    """Begin a series; the first tables are to be opened.

    ``seed`` and ``lots`` are for the seeding of a championship alone.

    Raises:
        RuleError: the number of entrants or an option is not allowed.
    """
    match kind:
        case Kind.CURSUS:
            return cursus.begin(entrants, options)
        case Kind.CHAMPIONSHIP:
            return championship.begin(entrants, options, seed, lots)
        case Kind.MATCH:
            return matches.begin(entrants, options)
        case _:
            assert_never(kind)


def record(series: AnySeries, number: int, outcome: Outcome) -> Stepped[AnySeries]:
    """Record the outcome of the open game ``number``, and open the next games or end the series.

    Raises:
        RuleError: there is no such game open.
    """
    match series:
        case Cursus():
            return cursus.record(series, number, outcome)
        case Championship():
            return championship.record(series, number, outcome)
        case Match():
            return matches.record(series, number, outcome)
        case _:
            assert_never(series)


def give_up(series: AnySeries, entrant: Entrant, *others: Entrant) -> Stepped[AnySeries]:
    """Take an entrant out of the series who gives up, has left, or stays away.

    A series of two ends at once; in a championship the opponent goes on without a game. There
    ``others`` may give up at the same moment.

    Raises:
        RuleError: the series is over, or an entrant is not in the running.
    """
    match series:
        case Cursus():
            return duel.give_up(series, entrant)
        case Match():
            return duel.give_up(series, entrant)
        case Championship():
            return championship.give_up(series, entrant, *others)
        case _:
            assert_never(series)


def load(data: bytes, version: int) -> AnySeries:
    """Decode a stored series; there has been one version so far, and nothing is migrated.

    Raises:
        ValueError: the bytes are not a series, or no release ever stored that version.
    """
    if version != VERSION:
        raise ValueError(version)
    series: AnySeries = _DECODER.decode(data)
    return series
