"""What is offered is not refused: whole games, and everything on every panel of every person."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model.view import UNASKED
from cogs.elements.custom_ids import Verb
from cogs.interactions.verbs import BEHIND_MORE
from games import GAME_IDS
from tests.cogs.routing.test_matrix import LOOKS, MAY, Moment, Who, brought_to
from tests.rigs.discord_server import Press, server
from tests.rigs.forms import LONG
from tests.rigs.offers import STORED, Reader, dry
from tests.rigs.played_table import PlayedTable, presses
from tests.rigs.scripted_games import as_many_as, shortest

TIMES = 24 if LONG else 1
"""Moments of a game at which everybody presses everything."""


async def refused(table: PlayedTable) -> list[tuple[str, ...]]:
    """Have everybody press everything; return who was refused what, and why."""
    discord = table.server
    found: list[tuple[str, ...]] = []
    message = table.lobby if await is_waiting(table) else await table.board()
    # The answers on a board are for those who are asked, whose panels have them, too.
    public = [press for press in presses(message) if press.decision == UNASKED]
    always = [*public, *(Press(f"t1:{table.id}:-:{verb}") for verb in ("hand", "more"))]
    for person in (*table.players, discord.stranger):
        # Following is for everybody but those who play, whom alone a public message cannot tell.
        seated = person is not discord.stranger
        first = [press for press in always if not seated or press.verb != Verb.FOLLOW_TABLE]
        reader = await Reader.of(discord, person, message)
        with dry():
            for press, why in await reader.press_all(first):
                found.append((person.name, press.custom_id, press.value or "", why))
    return found


async def is_waiting(table: PlayedTable) -> bool:
    """Return whether the game has not started."""
    return (await table.server.host.tables.queries.get(table.id)).seed_hash is None


@pytest.mark.parametrize("game", GAME_IDS)
async def test_what_a_panel_offers_is_not_refused(tmp_path: Path, game: str) -> None:
    """F79: nothing is refused to who is offered it, from the first turn to after the last one."""
    async with server(tmp_path) as discord:
        script = shortest(game, as_many_as(game, 3), {})
        table = await PlayedTable.scripted(discord, script, **{"open-hands": True})
        answers = len(script.answers)
        while True:
            assert [] == await refused(table), answers - len(table.script)
            if not table.script:
                break
            await table.follow(min(len(table.script), max(1, answers // TIMES)))


AT = (Moment.LOBBY, Moment.PLAYING, Moment.PAUSED, Moment.OVER, Moment.QUARANTINED)

LEFT_OUT = {Moment.OVER: {Verb.SEAL, Verb.HANDS}, Moment.QUARANTINED: {Verb.QUIT}}
"""What is done, and not offered: it stands below the last board, or leads to little then."""


@pytest.mark.parametrize("moment", tuple(Moment) if LONG else AT)
async def test_more_offers_what_would_be_done_and_nothing_else(
    tmp_path: Path, moment: Moment
) -> None:
    """F79: the matrix that follows from the rows is the one of presses, and keeps within MAY."""
    async with server(tmp_path, strict=False) as discord:
        await brought_to(discord, moment)
        host, guest, *_ = discord.people
        page = discord.shown(discord.channel.id)[0]
        people = {Who.HOST: host, Who.GUEST: guest, Who.SPECTATOR: discord.stranger}
        for who, person in people.items():
            reader = await Reader.of(discord, person, page)
            with dry():
                refusal, shown = await reader.press(Press("t1:1:-:more"))
                if moment is Moment.ENTERING:
                    assert refusal == "no-table"
                    continue
                offered = {press.verb for press in shown}
                for row in BEHIND_MORE:
                    assert row.verb is not None
                    why, _ = await reader.press(Press(f"t1:1:-:{row.verb}"))
                    done = why in ("", STORED)
                    left_out = row.verb in LEFT_OUT.get(moment, set())
                    which = (who, row.verb, why)
                    assert (row.verb in offered) == (done and not left_out), which
                    may = MAY[row.verb]
                    if may is not LOOKS and row.verb in offered:
                        assert who in may.get(moment, frozenset()), which
