"""Rematches: what the next game takes over from the one before it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.values import Seat


class Legacy(msgspec.Struct, frozen=True):
    """What a rematch takes over from the game before it."""

    handed_on: Mapping[str, int]
    """What :meth:`games.game.Rules.hand_on` returned for that game."""
    seating: tuple[Seat | None, ...]
    """By seat of the rematch, where its player sat in that game; None for a newcomer."""
