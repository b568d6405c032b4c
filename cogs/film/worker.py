"""The process that makes one film: reads a job, writes a GIF, and ends."""

from __future__ import annotations

import signal
import sys

import msgspec

from bot.i18n.texts import texts
from bot.traces import trace
from cogs.film.job import MOST_BYTES, Job
from games import find
from rendering import find as picture_of
from rendering.paint.film import Shot, film
from rendering.scene.theme import DUSK


def made(job: Job) -> bytes:
    """Return the film of a job as a GIF, as wide as stays within what Discord takes as one file.

    If even the narrowest is larger, that one is returned all the same.
    """
    game, words, pictures = find(job.game), texts(job.language), picture_of(job.game)
    shots = [
        Shot(
            pictures.scene(
                msgspec.json.decode(one.view, type=game.view_type),
                one.names or job.names,
                words,
                DUSK,
                footer=job.footer,
            ),
            one.words,
            one.milliseconds,
        )
        for one in job.frames
    ]
    return film(shots, MOST_BYTES)


if __name__ == "__main__":
    # Ctrl-C reaches every process of a terminal; the host says itself when it is over.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        sys.stdout.buffer.write(made(msgspec.json.decode(sys.stdin.buffer.read(), type=Job)))
    except Exception as error:  # noqa: BLE001 - told to the host, who makes no film
        sys.exit("".join(trace(error)))
