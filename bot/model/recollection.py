"""What a finished game is remembered by, for the lines below its last picture and its analysis."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.model.players import Occupant
from games.optional.remembering import Feat, Hidden, Praise
from players.turning import Turning


class Recollection(msgspec.Struct, frozen=True):
    """Where a game turned, who dared most, whom luck favoured, and what nobody could know."""

    turning: Turning | None = None
    feats: Mapping[Praise, Feat] = {}
    epilogue: tuple[Hidden, ...] = ()
    """What lay hidden."""
    people: tuple[tuple[Occupant, ...], ...] = ()
    """By seat, all who played there, in order; empty if nobody was ever replaced."""
