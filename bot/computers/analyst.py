"""The process that analyses one game: reads it, writes how far it is and what it found, and ends.

It takes no more than a minute of one core: of a game whose decisions are dear it looks at fewer.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from hashlib import sha256

import msgspec

from bot.computers.inquiry import Finding, Findings, Inquiry, Line, Progress
from games import find
from games.api import AnyGame, Move, Seat
from games.codec import dump, load_move
from games.optional.remembering import Played
from players.analysis import answer_from, decisive, judge
from players.position import camps_of
from players.turning import curve

_SECONDS = 50.0
"""Of processor time, after which no further decision is looked at."""
_CLEARLY = 0.08
"""So much better an answer has to be, in shares of rivals left behind, to be worth a word."""


def analysed(inquiry: Inquiry, clock: Callable[[], float] = time.process_time) -> Iterator[Line]:
    """Analyse a finished game: yield the progress before each decision, and at last the findings.

    Decisions are looked at from the weightiest on, for 50 seconds of ``clock`` at most. The
    findings have the curve of the game, how many decisions were looked at, and those with a clearly
    better answer, largest gain first: of each question of a seat the one step that would gain most.
    The same game gives the same ones, as far as the time allows. That it is finished is asserted.
    """
    begun = clock()
    game = find(inquiry.game).as_of(inquiry.version)
    moves, record = _played(game, inquiry)
    outcome = game.outcome(record[-1].after)
    assert outcome is not None
    camps = camps_of(game, inquiry.seats, inquiry.options)
    stood = curve(game, camps, record, outcome)
    in_stead = {step for step, move in enumerate(inquiry.moves, 1) if move.in_stead}
    steps = decisive(game, moves, record, stood, in_stead)
    # The same game is analysed the same way again, whoever asks.
    salt = sha256(inquiry.seed.encode()).hexdigest()
    found: dict[tuple[Seat | None, str], Finding] = {}
    done = 0
    for done, step in enumerate(steps):
        yield Progress(done, len(steps))
        if clock() - begun > _SECONDS:
            break
        move = moves[step]
        assert move is not None
        judged = judge(game, camps, record[step], move, step, f"{salt}/{step}")
        if judged.gain > _CLEARLY:
            # Of the steps of one answer the weightiest tells the idea.
            question, line = answer_from(game, moves, record, step)
            key = (record[step].seat, question)
            if key not in found or judged.gain > found[key].gain:
                found[key] = Finding(step, _raw(line), _raw(judged.best), judged.gain)
    else:
        done = len(steps)
    weightiest = sorted(found.values(), key=lambda finding: -finding.gain)
    yield Findings(stood, done, tuple(weightiest))


def _raw(line: tuple[Move, ...]) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(dump(move)) for move in line)


def _played(game: AnyGame, inquiry: Inquiry) -> tuple[list[Move | None], list[Played]]:
    """Replay a game; return its moves and its positions, each from the set-up on.

    The move of the set-up is None. The position at index n is after move n.
    """
    started = game.begin(inquiry.seats, inquiry.options, inquiry.seed, inquiry.legacy)
    record = [Played(None, started.state, started.state, started.events)]
    moves: list[Move | None] = [None]
    for answered in inquiry.moves:
        before = record[-1].after
        move = load_move(game, bytes(answered.move))
        applied = game.apply(before, answered.seat, move)
        record.append(Played(answered.seat, before, applied.state, applied.events))
        moves.append(move)
    return moves, record


if __name__ == "__main__":
    # Ctrl-C reaches every process of a terminal; the host says itself when it is over.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in analysed(msgspec.json.decode(sys.stdin.buffer.read(), type=Inquiry)):
        sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
        sys.stdout.buffer.flush()
