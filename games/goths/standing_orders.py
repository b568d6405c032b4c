"""Answers that a player may give in advance, on public facts alone."""

from __future__ import annotations

from games.api import Event, Standing
from games.goths.events import ClanEliminated
from games.goths.moves import EndTalk
from games.goths.view import Phase

SILENCE = "silence"

STANDING = (Standing(SILENCE, (Phase.TALK,)),)
"""Say nothing in any talk: the table waits for the partner alone, whose messages still arrive.

There is none for cards and orders, which are what this game is about.
"""


def answer() -> EndTalk:
    """Return the move that an answer in advance stands for."""
    return EndTalk()


def ends(event: Event) -> bool:
    """Tell whether an event ends an answer: the loss of an army, after which much is to be said."""
    return isinstance(event, ClanEliminated)
