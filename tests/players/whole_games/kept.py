"""Games that were watched already, so that a long count goes on where it was stopped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from players.match import Clock, Match
from tests.players.whole_games.look import Look, Watched, watch

ROOT = Path(__file__).parents[3]
PLAYED_BY = ("games", "players", "tests/players/whole_games")
"""Code on which a game between computers depends, or what is looked for in it."""


@cache
def code() -> str:
    """Return a digest of the code: games of other code are played again."""
    digest = sha256()
    for room in PLAYED_BY:
        for path in sorted((ROOT / room).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


class Line(msgspec.Struct, frozen=True):
    """A line of the file: which game it was, and what it showed."""

    key: str
    watched: Watched


class Kept:
    """Watches games and keeps what they showed in a file, a line each; without a file, nowhere.

    Processes may share the file.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._known: dict[str, Watched] = {}
        if path is not None and path.exists():
            lines = path.read_bytes().splitlines()
            known = (msgspec.json.decode(line, type=Line) for line in lines)
            self._known = {line.key: line.watched for line in known}

    def watch(self, match: Match, looks: Sequence[Look], clock: Clock, deal: int) -> Watched:
        """Play one deal and count, unless that was done before."""
        if self._path is None:
            return watch(match, looks, clock, deal)
        terms = (match.seats, match.options, match.contestants, match.parts, match.seed, deal)
        key = msgspec.json.encode((code(), match.game.id, *terms)).decode()
        if key not in self._known:
            found = self._known[key] = watch(match, looks, clock, deal)
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(Line(key, found)) + b"\n")
        return self._known[key]
