"""Private panels that stay open while others play."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord.utils
import pytest

from bot.model.preferences import Preferences
from bot.model.table import TableId
from cogs.elements.uploads import Picture
from cogs.panels.catch_up import Recap
from cogs.routing import open_panels
from cogs.routing.open_panels import OpenPanels
from games.api import Seat
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, alt

TABLE = TableId(1)


@pytest.mark.parametrize(("minutes", "follows"), [(0, True), (13, True), (15, False)])
async def test_an_open_panel_follows_what_others_do_while_discord_lets_it(
    tmp_path: Path, minutes: int, follows: bool
) -> None:
    """An answer can be changed for fifteen minutes; after that nothing is asked of Discord."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        first, other = table.players
        await other.slash(discord.channel, "table hand", table=int(table.id))
        (panel,) = discord.private(other)
        before = alt(panel)
        await discord.wait(minutes=minutes)
        heard = len(discord.wire.requests)
        look = await table.look(first)
        await discord.host.tables.moves.play(
            table.id, look.table.players[0].person, 1, look.questions[0].decision.id, look.legal[0]
        )
        await discord.spoken()
        edits = [r for r in discord.wire.since(heard) if r.is_message and not r.is_public]
        assert follows == bool(edits)
        assert follows == (before != alt(discord.private(other)[0]))


class Kept:
    """The answer to a press, as much of it as is needed to put something else in its place."""

    def __init__(self, person: int) -> None:
        self.user = SimpleNamespace(id=person)
        self.created_at = discord.utils.utcnow()
        self.extras: dict[str, Any] = {}
        self.message = None
        self.edited = 0

    async def edit_original_response(self, **_: Any) -> None:
        """Count that it shows something else."""
        self.edited += 1


class Looks:
    """A table as its people see it, from a seat until they have lost it."""

    def __init__(self) -> None:
        self.moves = 1
        self.seat: Seat | None = Seat(0)
        self.tables = SimpleNamespace(queries=self, people=self)
        self.passing = nullcontext()

    async def look(self, *_: Any) -> Any:
        """Look at it."""
        return SimpleNamespace(
            moves=self.moves, seat=self.seat, standing=(), held=None, proposal=None, question=None
        )

    async def preferences(self, _: int) -> Preferences:
        """Find that nothing was set."""
        return Preferences()

    async def mine(self, *_: Any) -> tuple[Any, ...]:
        """Find no other table that waits."""
        return ()

    async def texts_for(self, _: Any) -> None:
        """Find no words: none are said here."""

    async def picture_in_passing(self, *_: Any) -> Picture:
        """Paint nothing."""
        return Picture(b"", "", "hand.png")


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    """A table of which any panel can be drawn."""

    async def recap(*_: Any) -> Any:
        return Recap(Picture(b"", "", "hand.png"))

    async def nothing(*_: Any) -> tuple[str, ...]:
        return ()

    monkeypatch.setattr(open_panels, "recap", recap)
    monkeypatch.setattr(open_panels, "asked_zones", nothing)
    monkeypatch.setattr(open_panels, "tips", nothing)
    monkeypatch.setattr(open_panels, "panel", lambda *_, **__: None)
    return Looks()


async def remembered(panels: OpenPanels, looks: Looks, people: Iterable[int]) -> list[Any]:
    """Show a hand to people, one after the other."""
    kept = [Kept(person) for person in people]
    for one in kept:
        await panels.remember(TABLE, one, await looks.look())  # type: ignore[arg-type]
    assert not any(one.edited for one in kept)
    return kept


async def test_so_many_hands_of_one_person_are_hidden_and_older_ones_forgotten(
    looks: Looks,
) -> None:
    """Who has opened a hand ten times leaves none behind that is still likely to be on a screen."""
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    kept = await remembered(panels, looks, [1] * (open_panels._HANDS + 1))
    panels.forget(TABLE, 1)
    looks.seat = None
    await panels.refresh(TABLE)
    assert [0] + [1] * open_panels._HANDS == [one.edited for one in kept]


async def test_so_many_panels_are_kept_up_to_date_and_the_oldest_forgotten(
    looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is remembered has a bound, for panels and for hands that may have to be hidden."""
    monkeypatch.setattr(open_panels, "_LIMIT", 3)
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    kept = await remembered(panels, looks, range(4))
    looks.moves = 2
    await panels.refresh(TABLE)
    assert [0, 1, 1, 1] == [one.edited for one in kept]
    for person in range(4):
        panels.forget(TABLE, person)
    looks.seat = None
    await panels.refresh(TABLE)
    assert [0, 2, 2, 2] == [one.edited for one in kept]
