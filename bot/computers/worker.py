"""The worker: a process that reads problems, a line of JSON each, and writes what it thinks.

It ends when nobody is there any more to read from, so that none is left behind by a host that died.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from bot.computers.problem import Problem, Reply
from bot.traces import trace
from games import find
from games.api import AnyGame
from games.codec import dump, load_state
from players.choice import choose, favourite

_NICENESS = 10
"""Whatever else the machine has to do comes first, above all the bot itself."""


def solve(problem: Problem, find: Callable[[str], AnyGame] = find) -> Reply:
    """Return the reply to a problem; an exception becomes its ``failure``, with the traceback.

    Only a ``weighed`` problem is answered with a place, a second move, further steps and others'
    expected answers.
    """
    try:
        game = find(problem.game)
        state = load_state(game, bytes(problem.state), game.version)
        asked = (game, state, problem.seat, problem.level, problem.salt, problem.camps)
        if problem.weighed:
            best = favourite(*asked)
            return Reply(
                msgspec.Raw(dump(best.move)),
                best.place,
                msgspec.Raw(b"null" if best.second is None else dump(best.second)),
                best.second_place,
                best.expects,
                best.fears,
                tuple(msgspec.Raw(dump(move)) for move in best.then),
                tuple(msgspec.Raw(dump(move)) for move in best.second_then),
            )
        return Reply(msgspec.Raw(dump(choose(*asked))))
    except Exception as error:  # noqa: BLE001 - told to the host, who goes on without
        return Reply(failure="".join(trace(error)))


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Read problems and write replies, a line of JSON each, until the input ends."""
    decode, encode = msgspec.json.Decoder(Problem).decode, msgspec.json.encode
    for line in questions:
        answers.write(encode(solve(decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    # Ctrl-C reaches every process of a terminal; the host says itself when it is over.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    work(sys.stdin.buffer, sys.stdout.buffer)
