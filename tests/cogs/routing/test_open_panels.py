"""Private panels that stay open while others play."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import aiohttp
import discord.state
import discord.utils
import pytest
from discord import ui

from bot.discord_clock import DiscordClock
from bot.model.discord_time import DiscordTime, told_as
from bot.model.preferences import Preferences
from bot.model.table import TableId
from bot.model.times import from_ms, utc_now
from cogs.elements.uploads import Picture
from cogs.panels.catch_up import Recap
from cogs.publishing.publisher import Publisher
from cogs.routing import open_panels
from cogs.routing.open_panels import OpenPanels
from games.api import Seat
from tests.rigs.discord_server import server
from tests.rigs.loop_clock import LoopClock
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

    def __init__(self, person: int, made: DiscordTime | None) -> None:
        self.user = SimpleNamespace(id=person)
        self.id = 0 if made is None else discord.utils.time_snowflake(from_ms(made.ms))
        self.extras: dict[str, Any] = {}
        self.locale = discord.Locale.british_english
        self.message = None
        self.edits: list[None] = []

    @property
    def edited(self) -> int:
        """How often it was told to show something else."""
        return len(self.edits)

    async def edit_original_response(self, **_: Any) -> None:
        """Count that it shows something else."""
        self.edits.append(None)


class Looks:
    """A table as its people see it, from a seat until they have lost it."""

    def __init__(self) -> None:
        self.moves = 1
        self.seat: Seat | None = Seat(0)
        self.tables = SimpleNamespace(queries=self, people=self)
        self.passing = nullcontext()
        self.clock = DiscordClock(time.monotonic)

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
    kept = [Kept(person, looks.clock.now()) for person in people]
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


async def test_panels_are_let_go_when_their_tokens_expire(
    looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of them were kept for as long as nobody else pressed."""
    clock = LoopClock(monkeypatch)
    looks.clock = DiscordClock(lambda: clock.now)
    looks.clock.hear(told_as(utc_now()))
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    await remembered(panels, looks, range(300))
    await clock.turn_to(clock.now + 600)
    (late,) = await remembered(panels, looks, [1])
    await clock.turn_to(clock.now + 300)
    assert (1, 1) == (len(panels._open), len(panels._hands))
    looks.seat = None
    await panels.refresh(TABLE)
    assert 1 <= late.edited
    await clock.turn_to(clock.now + 900)
    assert (0, 0, None) == (len(panels._open), len(panels._hands), panels._sweep)


async def test_of_a_panel_no_more_is_kept_than_its_answer_is_changed_by(tmp_path: Path) -> None:
    """Not the message that was pressed, with all its controls and pictures."""
    async with server(tmp_path) as discord_:
        table = await PlayedTable.started(discord_)
        first, _ = table.players
        await table.hand(first)
        publisher = discord_.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        panels = publisher.panels
        kept = [known[0] for known in panels._open.values()]
        kept += [hand[0] for hands in panels._hands.values() for hand in hands]
        assert 2 == len(kept)
        heavy = [one for one in reachable(kept) if isinstance(one, discord.Message | ui.LayoutView)]
    assert [] == heavy
    assert 1 == len({id(one) for one in kept})


_SHARED = (
    aiohttp.ClientSession, discord.Client, discord.Guild, discord.state.ConnectionState,
    FunctionType, ModuleType, type,
)  # fmt: skip
"""What is there once, however many panels are kept."""


def reachable(roots: Iterable[object]) -> list[object]:
    """List all objects that are kept alive by some, but for what everybody shares."""
    found: dict[int, object] = {}
    left = [*roots]
    while left:
        one = left.pop()
        if id(one) not in found and not isinstance(one, _SHARED):
            found[id(one)] = one
            left += gc.get_referents(one)
    return [*found.values()]
