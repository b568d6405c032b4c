"""Private panels that stay open while others play."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable
from contextlib import nullcontext
from datetime import timedelta
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
from bot.model.refusal import Refused
from bot.model.table import Status, TableId
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
from tests.rigs.seated import seated

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
            table.id, seated(look.table.players[0]), 1, look.questions[0].decision.id, look.legal[0]
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
        self.trouble: list[Exception] = []
        """What the next answers meet."""

    @property
    def edited(self) -> int:
        """How often it was told to show something else."""
        return len(self.edits)

    async def edit_original_response(self, **_: Any) -> None:
        """Count that it shows something else."""
        self.edits.append(None)
        if self.trouble:
            raise self.trouble.pop()


class Looks:
    """A table as its people see it, from a seat until they have lost it."""

    def __init__(self) -> None:
        self.moves = 1
        self.seat: Seat | None = Seat(0)
        self.tables = SimpleNamespace(queries=self, people=self)
        self.passing = nullcontext()
        self.clock = DiscordClock(time.monotonic)
        self.shown: dict[str, Any] = {
            "standing": (),
            "held": None,
            "proposal": None,
            "question": None,
            "table": SimpleNamespace(status=Status.PLAYING),
        }
        self.busy: list[Refused] = []
        """What the next pictures meet."""

    async def look(self, *_: Any, ahead: bool = True) -> Any:  # noqa: ARG002 - as the services
        """Look at it."""
        return SimpleNamespace(moves=self.moves, seat=self.seat, waits=True, **self.shown)

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
        if self.busy:
            raise self.busy.pop()
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
    await panels.refresh(TABLE, resting=True)
    assert [0] + [1] * open_panels._HANDS == [one.edited for one in kept]


def lost() -> discord.HTTPException:
    """Find what was to be changed gone, as Discord says it."""
    response: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.HTTPException(response, "")


async def test_a_hand_is_hidden_once_and_one_that_nobody_could_paint_the_next_time(
    looks: Looks,
) -> None:
    """What is hidden is left alone, and so is what its reader has closed."""
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    hidden, closed, late = await remembered(panels, looks, [1, 1, 1])
    panels.forget(TABLE, 1)
    closed.trouble.append(lost())
    looks.seat, looks.busy = None, [Refused("busy")]
    await panels.refresh(TABLE, resting=True)
    assert [0, 1, 1] == [one.edited for one in (hidden, closed, late)]
    await panels.refresh(TABLE, resting=True)
    await panels.refresh(TABLE, resting=True)
    assert [1, 1, 1] == [one.edited for one in (hidden, closed, late)]


async def test_a_panel_is_open_until_it_cannot_be_changed(looks: Looks) -> None:
    """Its reader has closed it; who has opened another one in the meantime has that one open."""
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    (kept,) = await remembered(panels, looks, [1])
    assert panels.is_open(TABLE, 1)
    kept.trouble.append(lost())
    looks.moves = 2
    await panels.refresh(TABLE, resting=True)
    assert (1, False) == (kept.edited, panels.is_open(TABLE, 1))


async def test_a_panel_that_fails_takes_no_newer_one_with_it(
    looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    (older,) = await remembered(panels, looks, [1])
    newer = Kept(1, None)
    older.trouble.append(lost())

    async def pressed(*_: Any) -> Any:
        looks.shown["standing"] = ("again",)
        await panels.remember(TABLE, newer, await looks.look())  # type: ignore[arg-type]
        raise lost()

    looks.moves = 2
    monkeypatch.setattr(open_panels, "recap", pressed)
    await panels.refresh(TABLE, resting=True)
    assert (0, 0, True) == (older.edited, newer.edited, panels.is_open(TABLE, 1))


async def test_what_its_reader_has_pressed_in_the_meantime_stays(
    looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a press stands where the panel stood that was being painted anew."""
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    (kept,) = await remembered(panels, looks, [1])

    async def pressed(*_: Any) -> Any:
        panels.forget(TABLE, 1)
        return Recap(Picture(b"", "", "hand.png"))

    monkeypatch.setattr(open_panels, "recap", pressed)
    looks.moves = 2
    await panels.refresh(TABLE, resting=True)
    assert (0, False) == (kept.edited, panels.is_open(TABLE, 1))


@pytest.mark.parametrize(
    ("name", "value"), [("standing", ("order",)), ("held", "move"), ("proposal", "wish")]
)
async def test_a_panel_is_drawn_anew_where_it_shows_something_else_and_only_then(
    looks: Looks, name: str, value: object
) -> None:
    """Moves are not all: answers in advance, one that is not heard yet, a wish to take back."""
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    (kept,) = await remembered(panels, looks, [1])
    await panels.refresh(TABLE, resting=True)
    assert 0 == kept.edited
    looks.shown[name] = value
    await panels.refresh(TABLE, resting=True)
    await panels.refresh(TABLE, resting=True)
    assert 1 == kept.edited


async def test_who_is_not_asked_sees_the_last_of_several_moves(looks: Looks) -> None:
    """Nothing waits but that: who has panel open and is asked nothing sees it at rest, or late."""
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    (kept,) = await remembered(panels, looks, [1])
    for looks.moves in range(2, 6):
        await panels.refresh(TABLE, resting=False)
    assert 0 == kept.edited
    await panels.refresh(TABLE, resting=True)
    assert 1 == kept.edited
    looks.moves += open_panels._BEHIND
    await panels.refresh(TABLE, resting=False)
    assert 2 == kept.edited


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("question", SimpleNamespace(decision=SimpleNamespace(answered=False))),
        ("table", SimpleNamespace(status=Status.CANCELLED)),
        ("standing", ("order",)),
        ("held", "move"),
        ("proposal", "wish"),
    ],
)
async def test_what_concerns_its_reader_is_shown_however_busy_the_table_is(
    looks: Looks, name: str, value: object
) -> None:
    """At once when it begins, and at once when it has ended."""
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    (kept,) = await remembered(panels, looks, [1])
    before, looks.shown[name] = looks.shown[name], value
    for edits, looks.shown[name] in ((1, value), (2, before)):
        looks.moves += 1
        await panels.refresh(TABLE, resting=False)
        assert edits == kept.edited


async def test_a_panel_without_its_picture_gets_one(looks: Looks) -> None:
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    bare = Kept(1, looks.clock.now())
    await panels.remember(TABLE, bare, await looks.look(), Picture(b"", "", "", "fault"))  # type: ignore[arg-type]
    assert 1 == bare.edited


@pytest.mark.parametrize(("after", "lives"), [(0, True), (1, False)])
async def test_a_panel_lives_for_so_long(looks: Looks, after: int, lives: bool) -> None:
    """Milliseconds after its token has been worth fourteen minutes."""
    now = utc_now()
    looks.clock = DiscordClock(lambda: 0)
    looks.clock.hear(told_as(now))
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    (kept,) = await remembered(panels, looks, [1])
    looks.clock.hear(told_as(now + open_panels.TOKEN_LIVES + timedelta(milliseconds=after)))
    assert lives == panels.is_open(TABLE, 1)
    assert not panels.is_open(TABLE, 2)
    looks.moves = 2
    await panels.refresh(TABLE, resting=True)
    assert (kept.edited, (TABLE, 1) in panels._open) == (lives, lives)


async def test_so_many_panels_are_kept_up_to_date_and_the_oldest_forgotten(
    looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is remembered has a bound, for panels and for hands that may have to be hidden."""
    monkeypatch.setattr(open_panels, "_LIMIT", 3)
    panels = OpenPanels(looks)  # type: ignore[arg-type]
    kept = await remembered(panels, looks, range(4))
    looks.moves = 2
    await panels.refresh(TABLE, resting=True)
    assert [0, 1, 1, 1] == [one.edited for one in kept]
    for person in range(4):
        panels.forget(TABLE, person)
    looks.seat = None
    await panels.refresh(TABLE, resting=True)
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
    await panels.refresh(TABLE, resting=True)
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
