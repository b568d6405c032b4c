"""What people and managers set: of changes at the same time none is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec.structs import replace

from bot.model.preferences import CallChoice, quiet_hours
from tests.rigs.table_rig import BOB, house


async def test_what_is_set_in_two_places_at_once_is_all_kept(tmp_path: Path) -> None:
    """Quiet hours on a phone, calls on a computer, copies that the bot itself switches off."""
    quiet = quiet_hours(22 * 60, 7 * 60, "UTC")
    async with house(tmp_path / "host.sqlite3") as one:
        await one.game()
        people = one.tables.people
        await people.set_preferences(BOB.id, copies=True)
        await asyncio.gather(
            people.set_preferences(BOB.id, quiet=quiet),
            people.set_preferences(BOB.id, calls=CallChoice.OWN),
            people.set_preferences(BOB.id, copies=False, closed=True),
        )
        known = await people.preferences(BOB.id)
        assert (known.quiet, known.calls) == (quiet, CallChoice.OWN)
        assert (known.copies, known.closed) == (False, True)


async def test_what_two_managers_choose_at_once_is_all_kept(tmp_path: Path) -> None:
    """One names a language, the other one a channel."""
    async with house(tmp_path / "host.sqlite3") as one:
        servers = one.tables.servers
        await asyncio.gather(
            servers.change(7, lambda setting: replace(setting, language="fr")),
            servers.change(7, lambda setting: replace(setting, channels=(70,))),
        )
        known = await servers.setting(7)
        assert (known.language, known.channels) == ("fr", (70,))
