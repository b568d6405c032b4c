"""Who sees one channel sees another: what overwrites say of it, and no membership."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.elements.shared_sight import all_see

EVERYBODY, PLAYERS, GUESTS = 1, 2, 3
ROLES = {number: discord.Object(number) for number in (EVERYBODY, PLAYERS, GUESTS)}
YES, NO = (discord.PermissionOverwrite(view_channel=sees) for sees in (True, False))

OPEN: dict[int, Any] = {}
OF_PLAYERS = {EVERYBODY: NO, PLAYERS: YES}
OF_BOTH = {EVERYBODY: NO, PLAYERS: YES, GUESTS: YES}
WITHOUT_GUESTS = {GUESTS: NO}


def _guild(channel: dict[int, Any], board: dict[int, Any], *, general: bool) -> Any:
    found = {
        number: SimpleNamespace(id=number, overwrites={ROLES[key]: to for key, to in said.items()})
        for number, said in ((10, channel), (11, board))
    }
    everybody = SimpleNamespace(id=EVERYBODY, permissions=discord.Permissions(view_channel=general))
    return SimpleNamespace(default_role=everybody, get_channel_or_thread=found.get)


@pytest.mark.parametrize(
    ("channel", "board", "shown"),
    [
        (OPEN, OPEN, True),
        (OPEN, OF_PLAYERS, True),
        (OF_PLAYERS, OPEN, False),
        (OF_PLAYERS, OF_PLAYERS, True),
        (OF_BOTH, OF_PLAYERS, True),
        (OF_PLAYERS, OF_BOTH, False),
        (WITHOUT_GUESTS, OPEN, False),
        (WITHOUT_GUESTS, WITHOUT_GUESTS, True),
        (WITHOUT_GUESTS, OF_PLAYERS, False),
    ],
)
def test_a_channel_is_shown_where_all_see_it(
    channel: dict[int, Any], board: dict[int, Any], *, shown: bool
) -> None:
    """F106: what may be hidden from anybody who sees the board is not on it."""
    assert shown is all_see(_guild(channel, board, general=True), 10, 11)


def test_where_a_role_lets_people_see_nothing_is_taken_for_open() -> None:
    """Who has which role is not asked; alike channels are seen by the same people."""
    assert not all_see(_guild(OPEN, OF_BOTH, general=False), 10, 11)
    assert all_see(_guild(OPEN, OPEN, general=False), 10, 11)
    assert not all_see(_guild(OPEN, OPEN, general=True), 10, 99)


@pytest.mark.parametrize("private", [False, True])
def test_a_private_thread_is_seen_by_nobody_for_sure(*, private: bool) -> None:
    """A public one is seen by all who see the channel around it."""
    guild = _guild(OPEN, OPEN, general=True)
    around, board = (guild.get_channel_or_thread(number) for number in (10, 11))
    thread = Mock(spec=discord.Thread, is_private=lambda: private)
    thread.parent = around
    guild.get_channel_or_thread = {10: thread, 11: board}.get
    assert all_see(guild, 10, 11) is not private
