"""Verifies a finished game: the seed against its promise, and every move against the rules."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from games import find
from games.api import RuleError, Seat
from games.codec import dump, load_move


class VerifyError(Exception):
    """The file is no export, or the game in it did not go as it says."""


class ExportedMove(msgspec.Struct, frozen=True):
    """A move as it was stored."""

    seat: Seat
    move: msgspec.Raw
    events: msgspec.Raw


class Export(msgspec.Struct, frozen=True):
    """A finished game with everything needed to play it again."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    seed_hash: str
    start: msgspec.Raw
    """The events of the set-up."""
    moves: tuple[ExportedMove, ...]
    state: msgspec.Raw
    """The final state, as stored."""


def verify(path: Path) -> str:
    """Replay an export and say in a sentence that it is right.

    Raises:
        VerifyError: it is not, or it cannot be read.
    """
    try:
        export = msgspec.json.decode(path.read_bytes(), type=Export)
        game = find(export.game)
    except (OSError, msgspec.DecodeError, KeyError) as error:
        raise VerifyError(f"{path} is not the export of a game: {error}") from error
    if export.version != game.version:
        raise VerifyError(
            f"The game was played with version {export.version} of its rules,"
            f" this release has version {game.version}."
        )
    if hashlib.sha256(export.seed.encode()).hexdigest() != export.seed_hash:
        raise VerifyError("The seed is not the one whose SHA-256 was published at the start.")
    begun = game.start(export.seats, export.options, export.seed)
    if not _same(dump(begun.events), bytes(export.start)):
        raise VerifyError("The game was set up in another way than the seed determines.")
    state = begun.state
    for number, made in enumerate(export.moves, 1):
        try:
            applied = game.apply(state, made.seat, load_move(game, bytes(made.move)))
        except (RuleError, ValueError) as error:
            raise VerifyError(f"Move {number} is against the rules: {error}") from error
        state = applied.state
        if not _same(dump(applied.events), bytes(made.events)):
            raise VerifyError(f"Move {number} led to other events than were told.")
    if not _same(dump(state), bytes(export.state)):
        raise VerifyError("The game ends in another position than was stored.")
    return (
        f"{len(export.moves)} moves of {export.game} follow from the seed {export.seed},"
        " whose SHA-256 is the one published at the start."
    )


def _same(one: bytes, other: bytes) -> bool:
    return bool(msgspec.json.decode(one) == msgspec.json.decode(other))
