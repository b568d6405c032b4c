"""Verifies a finished game: the seed against its promise, and every move against the rules."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from bot.model.forgotten import WITHDRAWN
from games import find
from games.api import AnyGame, RuleError, Seat, State
from games.codec import load_move, load_state, tells
from games.optional.rematch import Legacy


class VerifyError(Exception):
    """The file is no export, or the game in it did not go as it says."""


class ExportError(VerifyError):
    """The file cannot be read as the export of a game."""


class ExportedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as it was stored."""

    seat: Seat
    move: msgspec.Raw
    """``null`` where moves were taken back."""
    events: msgspec.Raw
    back_to: int | None = None
    """The last move that stands after ``seat`` took some back; 0 is the set-up."""
    kept: tuple[int, ...] = ()
    """Moves of others after ``back_to`` that stand all the same."""
    cause: str = "player"
    """Who made it: ``player`` or ``computer``, or the host as ``default`` or ``standing`` answer,
    or ``undo``."""


class Export(msgspec.Struct, frozen=True):
    """A finished game with everything needed to play it again."""

    game: str
    version: int
    """Of the rules that it was begun with."""
    seats: int
    options: dict[str, Any]
    seed: str
    seed_hash: str
    start: msgspec.Raw
    """The events of the set-up."""
    moves: tuple[ExportedMove, ...]
    state: msgspec.Raw
    """The final state, as stored."""
    legacy: Legacy | None = None
    """What a rematch took over from the game before it."""
    shape: int | None = None
    """The version in whose shape the final state was stored; None: that of the rules."""


class _Read(Export, frozen=True, forbid_unknown_fields=True):
    """An export with the digest at its end, which has one key and one spelling.

    Else a flipped bit there would make an export of release 1.0 of it, which has no digest.
    """

    sha256: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None


_DIGEST = re.compile(rb',"sha256":"([0-9a-f]{64})"}\s*\Z')
"""The last key of an export: the digest of all bytes before it. Release 1.0 wrote none."""


def written(export: Export) -> bytes:
    """Return an export as JSON, with a SHA-256 digest at the end that finds flipped bits."""
    whole = msgspec.json.encode(export)[:-1]
    return b'%s,"sha256":"%s"}' % (whole, hashlib.sha256(whole).hexdigest().encode())


class Verified(msgspec.Struct, frozen=True):
    """A game that went as its seed determines."""

    game: str
    moves: int
    """Also those taken back later; that they were is none."""
    seed: str
    seed_hash: str
    withdrawn: int
    """In how many moves there is no text any more."""


def verify(path: Path) -> str:
    """Replay an exported game and return a sentence that says that it is right.

    It also says in how many moves the text was redacted, if in any.

    Raises:
        VerifyError: it is not right; an :class:`ExportError` if the file is no export.
    """
    try:
        # To open a pipe would wait for somebody to write into it.
        if path.exists() and not path.is_file():
            raise ExportError(f"{path} is not a file.")
        exported = path.read_bytes()
    except OSError as error:
        raise ExportError(f"{path} cannot be read: {error.strerror or error}.") from error
    try:
        found = verified(exported)
    except RecursionError as error:
        raise ExportError(f"{path} is not the export of a game: it is nested too deeply") from error
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError) as error:
        raise ExportError(f"{path} is not the export of a game: {error}") from error
    said = (
        f"{found.moves} moves of {found.game} follow from the seed {found.seed},"
        " whose SHA-256 is the one published at the start."
    )
    if found.withdrawn:
        said += (
            f" In {found.withdrawn} of them the text reads “{WITHDRAWN}”, as it does where whoever"
            " wrote it had it forgotten."
        )
    return said


def verified(exported: bytes) -> Verified:
    """Replay an export; return its game, number of moves, seed and redacted moves.

    Checked are the digest, if it has one, the seed against its hash, every move and its events
    against the rules, and the final position.

    Raises:
        VerifyError: the game in it did not go as it says.
        DecodeError: it is no export.
        KeyError: this release has no such game.
    """
    noted = _DIGEST.search(exported)
    if noted and hashlib.sha256(exported[: noted.start()]).hexdigest() != noted[1].decode():
        raise VerifyError("The file was damaged or changed after it was exported.")
    export = msgspec.json.decode(exported, type=_Read)
    game = find(export.game)
    try:
        game = game.as_of(export.version)
    except ValueError as error:
        raise VerifyError(
            f"The game was played with version {export.version} of its rules,"
            f" this release knows those up to version {game.version}."
        ) from error
    if hashlib.sha256(export.seed.encode()).hexdigest() != export.seed_hash:
        raise VerifyError("The seed is not the one whose SHA-256 was published at the start.")
    try:
        begun = game.begin(export.seats, export.options, export.seed, export.legacy)
    except RuleError as error:
        raise VerifyError(f"The game cannot be set up as it says: {error}") from error
    if not tells(game, bytes(export.start), begun.events):
        raise VerifyError("The game was set up in another way than the seed determines.")
    line = [_Stood(0, None, begun.state)]
    for number, made in enumerate(export.moves, 1):
        if made.back_to is None:
            line.append(_made(game, number, made, line[-1].state))
        else:
            line = _taken_back(game, number, made, made.back_to, line)
    if line[-1].state != _end(game, export):
        raise VerifyError("The game ends in another position than was stored.")
    withdrawn = sum(_is_withdrawn(made) for made in export.moves)
    played = sum(made.back_to is None for made in export.moves)
    return Verified(export.game, played, export.seed, export.seed_hash, withdrawn)


def _is_withdrawn(made: ExportedMove) -> bool:
    """Return True if the text of a move was redacted."""
    move = msgspec.json.decode(made.move)
    return isinstance(move, dict) and move.get("text") == WITHDRAWN


def _end(game: AnyGame, export: Export) -> State:
    """Return the final state of an export, read in whatever shape it was stored.

    Raises:
        VerifyError: it cannot be read.
    """
    try:
        return load_state(game, bytes(export.state), export.shape or export.version)
    except ValueError as error:
        raise VerifyError(f"The final position cannot be read: {error}") from error


class _Stood(NamedTuple):
    """A move that stands, and the position after it."""

    number: int
    made: ExportedMove | None
    """None for the set-up."""
    state: State


def _taken_back(
    game: AnyGame, number: int, undo: ExportedMove, target: int, line: Sequence[_Stood]
) -> list[_Stood]:
    """Return the moves of ``line`` that stand after an undo, which is move ``number``.

    It goes back to move ``target``; moves since that it keeps are played again.

    Raises:
        VerifyError: it takes back luck or goes back to a move that is not past, or what others did
            is against the rules then, or led to other events.
    """
    if not 0 <= target < number - 1:
        raise VerifyError(f"Move {number} goes back to move {target}, which is not past.")
    after = [one for one in line if one.number <= target]
    for one in line[len(after) :]:
        if one.number in undo.kept and one.made is not None:
            after.append(_made(game, one.number, one.made, after[-1].state))
    if after[-1].state.rng != line[-1].state.rng:
        raise VerifyError(f"Move {number} takes back luck that had been drawn.")
    return after


def _made(game: AnyGame, number: int, made: ExportedMove, state: State) -> _Stood:
    """Return move ``number`` with the position to which the rules lead from ``state``.

    Raises:
        VerifyError: it is against the rules, or led to other events.
    """
    try:
        applied = game.apply(state, made.seat, load_move(game, bytes(made.move)))
    except (RuleError, ValueError) as error:
        raise VerifyError(f"Move {number} is against the rules: {error}") from error
    if not tells(game, bytes(made.events), applied.events):
        raise VerifyError(f"Move {number} led to other events than were told.")
    return _Stood(number, made, applied.state)
