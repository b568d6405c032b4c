"""Pictures that cannot be made: what is told goes out without them, and they follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest
import simcord

from bot.i18n.texts import texts
from cogs import context
from cogs.elements.custom_ids import Verb
from cogs.publishing.publish_tasks import SWEEP_SECONDS
from rendering.paint.studio import Studio
from rendering.scene.scene import Scene
from tests.rigs.discord_server import Press, server
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.scripted_games import shortest

NOTHING_LOST = texts("en")("error", id="").split(";")[0]
MISSING = texts("en")("picture-missing", error="").split("(", maxsplit=1)[0]

Breaks = Callable[[pytest.MonkeyPatch], None]


def _unpaintable(patching: pytest.MonkeyPatch) -> None:
    async def broken(_: Studio, scene: Scene) -> bytes:
        raise OSError(f"no encoder for {len(scene.shapes)} shapes")

    patching.setattr(Studio, "picture", broken)


def _undrawable(patching: pytest.MonkeyPatch) -> None:
    def broken(*given: object, **named: object) -> NoReturn:
        raise StopIteration(f"no room for {len(given)} and {len(named)}")

    patching.setattr(context, "picture_of", broken)
    patching.setattr(context, "series_scene", broken)


ACCIDENTS = pytest.mark.parametrize("accident", [_unpaintable, _undrawable])


@contextmanager
def _broken(monkeypatch: pytest.MonkeyPatch, accident: Breaks) -> Iterator[None]:
    with monkeypatch.context() as patching:
        accident(patching)
        yield


def _control(message: simcord.ResponseMessage, verb: Verb) -> Press:
    (press,) = [press for press in presses(message) if press.verb == verb.value]
    return press


@ACCIDENTS
async def test_a_game_goes_on_while_no_picture_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accident: Breaks
) -> None:
    """F51: whatever fails, every press is answered, and the fault is noted once, by its name."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        words = alt(await table.board())
        with _broken(monkeypatch, accident):
            person = table.players[0]
            await person.slash(discord.channel, "table show", table=int(table.id))
            board = await table.board()
            told = said(board)
            assert alt(board) == ""
            assert MISSING in told
            assert (words in told) is (accident is _unpaintable)
            for command in ("show", "catchup", "hand", "story"):
                answer = await person.slash(
                    discord.channel, f"table {command}", table=int(table.id)
                )
                assert NOTHING_LOST not in said(answer.response)
            for seated in table.players:
                panel = await seated.click(await table.board(), custom_id=f"t1:{table.id}:-:hand")
                assert MISSING in said(panel.response)
                table.keep(seated, panel)
            await table.play(6)
            assert NOTHING_LOST not in said(await table.panel(person))
            assert MISSING in said(await table.board())
        (line,) = {line.split(": ", 2)[1] for line in discord.errors.lines if "table" in line}
        noted = [each for each in discord.errors.lines if "picture of table" in each]
        assert 1 == len(noted)
        assert line.removeprefix("Error ") in told
        discord.errors.lines.clear()
        table.panels.clear()
        await table.play(3)
        assert alt(await table.board())


@ACCIDENTS
async def test_a_picture_follows_when_it_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accident: Breaks
) -> None:
    """F51: nobody has to move; until then nothing is posted again and again."""
    async with server(tmp_path, swept=True) as discord:
        table = await PlayedTable.started(discord)
        for person in table.players:
            await table.hand(person)
        with _broken(monkeypatch, accident):
            await table.play(2)
            assert "" == alt(await table.board())
            # A call falls due.
            await discord.wait(minutes=15)
            mark = len(discord.wire.requests)
            await discord.wait(seconds=15 * SWEEP_SECONDS)
            shown = [one.path for one in discord.wire.since(mark) if one.is_public]
            assert not [path for path in shown if "/messages" in path]
            assert 1 == len([one for one in discord.errors.lines if "picture of table" in one])
        discord.errors.lines.clear()
        await discord.wait(seconds=2 * SWEEP_SECONDS)
        assert alt(await table.board())
        assert await discord.host.tables.outbox.unpublished() == ()


@ACCIDENTS
async def test_the_end_of_a_game_is_told_without_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accident: Breaks
) -> None:
    """F51: board and lobby say who has won; the next start, perhaps a mended one, shows it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", 2, {}))
        await table.follow(len(table.script) - 1)
        with _broken(monkeypatch, accident):
            await table.follow()
            assert await table.over()
            assert await discord.host.tables.outbox.unpublished() == (table.id,)
            over = texts("en")("lobby-over", table=str(table.id))
            assert over in said(table.lobby)
        discord.errors.lines.clear()
        await discord.restart()
        await discord.spoken()
        assert await discord.host.tables.outbox.unpublished() == ()
        assert all(alt(message) for message in (await table.board(), table.lobby))


@ACCIDENTS
async def test_the_sheet_of_a_series_is_told_without_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accident: Breaks
) -> None:
    """F51: who meets whom is said in words; the picture follows when it can be made."""
    async with server(tmp_path, swept=True) as discord:
        host, other, *_ = discord.people
        await host.slash(discord.channel, "series match", game="vikings")
        (sheet,) = discord.shown(discord.channel.id)
        await discord.press(other, sheet, _control(sheet, Verb.SERIES_ENTER))
        with _broken(monkeypatch, accident):
            await discord.press(host, sheet, _control(sheet, Verb.SERIES_START))
            await discord.spoken()
            assert "" == alt(sheet)
            assert MISSING in said(sheet)
            mark = len(discord.wire.requests)
            await discord.wait(seconds=4 * SWEEP_SECONDS)
            assert str(sheet.id) not in repr([one.path for one in discord.wire.since(mark)])
        discord.errors.lines.clear()
        await discord.wait(seconds=2 * SWEEP_SECONDS)
        assert alt(sheet)
