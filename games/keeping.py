"""Recorded games and stored states, against which later versions are tested."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from games.api import AnyGame
from games.codec import dump
from games.registry import Entry
from games.transcript import transcript

ROOT = Path(__file__).parents[1]


def keep(game: AnyGame, entry: Entry) -> Iterator[Path]:
    """Write the recorded game and state shape of the current version, and yield their files.

    Each is written, over an older one, just before its path is yielded. Before a first release
    only: afterwards a stored state is what tables of players hold.
    """
    whole, shape = places(entry, game.version)
    for path, text in ((whole, golden(game)), (shape, stored(game))):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        yield path


def places(entry: Entry, version: int) -> tuple[Path, Path]:
    """Return the files of the recorded game and of the stored state's shape for a version.

    Those of an installed package are in its ``tests/kept`` folder, those of the product below
    ``tests/games``. The recorded game is one for all versions; neither file has to be there yet.
    """
    if not entry.package:
        tests = ROOT / "tests" / "games"
        return tests / "golden" / f"{entry.id}.txt", tests / "shapes" / f"{entry.id}-{version}.json"
    spec = find_spec(entry.package)
    assert spec is not None
    assert spec.origin is not None
    kept = Path(spec.origin).parents[1] / "tests" / "kept"
    return kept / "golden.txt", kept / f"shape-{version}.json"


def golden(game: AnyGame) -> str:
    """Return a random game from a fixed seed, at the largest table, as text."""
    return transcript(game, game.seats[-1])


def stored(game: AnyGame) -> str:
    """Spell a state as it is stored."""
    return dump(game.start(game.seats[-1], {}, "shape").state).decode()
