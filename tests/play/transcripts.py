"""Records whole games and every control at every moment, to compare two builds of the bot by.

``python -m tests.play.transcripts FOLDER [PART …]`` writes a text for each game and each moment;
what two builds write differs only where they ask something else of Discord.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import simcord

from bot.model.refusal import Refused
from cogs.elements.custom_ids import Verb
from games import GAME_IDS
from tests.cogs.commands.test_commands import NONSENSE, OPENING, concerns_tables
from tests.cogs.routing.test_matrix import NAMES, Moment, brought_to, presses_of, with_managers
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.played_table import PlayedTable, presses, replies
from tests.rigs.scripted_games import as_many_as, shortest
from tests.rigs.transcript import write
from tests.rigs.windows import heard_at_once

STOPS = 6
"""Moments of a game at which everybody presses everything."""
FEW = 24
"""Answers of a game that are pressed; the others are handed in."""

OPEN: dict[str, Any] = {"open-hands": True}

FINAL = frozenset(
    {
        *("leaving", "conceding", "calling", "win", "remove", "offer", "forget", "seriesleave"),
        *("undo", "undoagree", "follow", "plananswer", "planchoose", "standing", "say"),
        *("faster", "slower", "setting", "night", "pause", "halt"),
    }
)
"""Controls after which the game would not go on as it is written."""


async def tour(table: PlayedTable, person: simcord.MemberActor) -> None:
    """Open a person's panel and press what it offers, menus and *More* included, but no move."""
    discord, board = table.server, await table.board()
    result = await discord.forge(person, board, f"t1:{table.id}:-:hand")
    await _press_all(discord, person, board, result, {"hand"}, depth=2)


async def _press_all(
    discord: Server,
    person: simcord.MemberActor,
    page: simcord.ResponseMessage,
    result: simcord.InteractionResult,
    known: set[str],
    depth: int,
) -> None:
    """Press what an answer offers, once for each verb; each press works on a fresh answer."""
    for message in replies(result):
        offered = list(presses(message))
        for press in offered:
            if press.verb in known | FINAL or not press.verb.islower():
                continue
            if press.decision != "-" and press.verb not in {"plan", "hint", "branch"}:
                continue
            known.add(press.verb)
            values = None if press.value is None else [press.value]
            answer = await discord.forge(person, page, press.custom_id, values=values)
            if depth:
                await _press_all(discord, person, page, answer, known, depth - 1)


async def whole_game(discord: Server, game: str) -> None:
    """Play a game to its end; everybody presses everything at some moments of it."""
    script = shortest(game, as_many_as(game, 3), {})
    table = await PlayedTable.opened(discord, script.seats, game=game, **OPEN)
    for person in (discord.people[0], discord.stranger):
        for verb in ("more", "terms", "computers", "rules", "settings", "cancel"):
            await discord.forge(person, table.lobby, f"t1:{table.id}:-:{verb}")
    await discord.forge(table.players[0], table.lobby, await _closing(discord, table))
    table = await PlayedTable.scripted(discord, script, **OPEN)
    answers = len(script.answers)
    while table.script:
        done = answers - len(table.script)
        if done % max(1, answers // STOPS) == 0:
            for person in (*table.players, discord.stranger):
                await tour(table, person)
            await discord.forge(table.players[0], await table.board(), f"t1:{table.id}:-:resume")
            table.close_panels()
        if done % max(1, answers // FEW) == 0:
            await table.step()
        else:
            await table.follow(1)
    final = await table.board()
    for person in (*table.players, discord.stranger):
        for press in presses(final):
            result = await discord.forge(person, final, press.custom_id)
            await _press_all(discord, person, final, result, {"hand", press.verb}, depth=2)


async def _closing(discord: Server, table: PlayedTable) -> str:
    return await discord.current(table.players[0], f"t1:{table.id}:-:close")


async def every_control(discord: Server, moment: Moment) -> None:
    """Have everybody press every control and give every command at a moment."""
    await brought_to(discord, moment)
    managers = await with_managers(discord)
    host, guest, *_ = discord.people
    people = (discord.stranger, *managers.values(), guest, host)
    page = discord.shown(discord.channel.id)[0]
    for person in people:
        for verb in sorted(Verb):
            for custom_id, values in presses_of(discord, Verb(verb)):
                word = custom_id
                with suppress(Refused):
                    word = await discord.current(person, custom_id)
                await discord.forge(person, page, word, values=values)
    for person in people:
        offered = set(person.available_commands(discord.channel)) - OPENING
        for command in sorted(offered):
            given = dict(NONSENSE.get(command, {}))
            if concerns_tables(command):
                given["table"] = 1
            await person.slash(discord.channel, command, **given)


async def evening_of_seats(discord: Server) -> None:
    """Offer, claim and give back seats, vote, keep and leave, by buttons alone."""
    table = await PlayedTable.started(discord, 4)
    board = await table.board()
    one, two, three, four = table.players
    stranger, number = discord.stranger, table.id

    async def press(person: simcord.MemberActor, custom_id: str, value: str | None = None) -> None:
        word = await discord.current(person, f"t1:{number}:-:{custom_id}")
        await discord.forge(person, board, word, values=None if value is None else [value])

    async def seat_of(person: simcord.MemberActor) -> int:
        seat = (await table.look()).table.seat_of(person.id)
        return -1 if seat is None else int(seat)

    for person in (one, two):
        await press(person, "quit")
    await press(two, "leaving")
    seat = await seat_of(two)
    seat = seat if seat >= 0 else 1
    await press(stranger, f"claim:{seat}")
    await press(stranger, "people")
    await press(three, f"decline:{seat}.{stranger.id}")
    await press(stranger, f"claim:{seat}")
    await press(two, "back")
    await press(two, "hand")
    await press(three, "leaving")
    await press(stranger, f"claim:{await seat_of(three)}")
    await press(stranger, "claim:2")
    for person in (one, two, four):
        await press(person, f"welcome:2.{stranger.id}")
    for person in (stranger, one, two, four):
        await press(person, "more")
        await press(person, "people")
        await press(person, "keep")
        await press(person, "always")
    there = await seat_of(four)
    for person in (one, two, stranger):
        await press(person, "remove", f"{there}.{four.id}")
    for person in (one, two, stranger):
        await press(person, "pause:3")
    await press(one, "resume")
    await press(two, "faster")
    await press(one, "slower")
    await press(two, "conceding")
    await press(one, "calling")
    await press(stranger, "calling")
    await press(two, "calling")


async def evening_of_second_thoughts(discord: Server, game: str) -> None:
    """Take back moves, alone and together, and be asked about it."""
    table = await PlayedTable.started(discord, as_many_as(game, 3), game=game)
    for _ in range(12):
        if not (asked := await table.asked()):
            break
        mover, board = asked[0][0], await table.board()
        table.close_panels()
        await table.answer(mover)
        result = await discord.forge(mover, board, f"t1:{table.id}:-:hand")
        offered = [p for m in replies(result) for p in presses(m) if p.verb == "undo"]
        more = await discord.forge(mover, board, f"t1:{table.id}:-:more")
        offered += [p for m in replies(more) for p in presses(m) if p.verb == "undo"]
        for press in offered[:1]:
            await discord.forge(mover, board, press.custom_id)
            wishes = [p for p in presses(await table.board()) if p.verb.startswith("undo")]
            for person in table.players:
                shown = await discord.forge(person, board, f"t1:{table.id}:-:hand")
                wishes += [p for m in replies(shown) for p in presses(m) if "undo" in p.verb]
            refusing = [p for p in wishes if p.verb == "undorefuse"]
            for person, refusal in zip(table.players, [*refusing, *refusing], strict=False):
                await discord.forge(person, board, refusal.custom_id)
            for person in table.players:
                for one in [p for p in wishes if p.verb == "undoagree"][:1]:
                    await discord.forge(person, board, one.custom_id)


async def settings_of_one(discord: Server) -> None:
    """Open one's settings, pick every option of every menu, and every button of it."""
    person, table = discord.people[0], await PlayedTable.started(discord, 2)
    board = await table.board()
    result = await discord.forge(person, board, "t1:0:-:settings")
    seen: set[Press] = set()
    while fresh := [p for m in replies(result) for p in presses(m) if p not in seen][:1]:
        seen.update(fresh)
        (press,) = fresh
        values = None if press.value is None else [press.value]
        await discord.forge(person, board, press.custom_id, values=values)
        result = await discord.forge(person, board, "t1:0:-:settings")
    for word in ("night:none", "night:Europe", "night:x", "hush"):
        await discord.forge(person, board, f"t1:{table.id}:-:{word}")
    stranger = discord.stranger
    await stranger.slash(discord.channel, "me forget")
    await discord.forge(stranger, board, await discord.current(stranger, "t1:0:-:forget"))
    await discord.forge(person, board, await discord.current(person, "t1:0:-:forget"))


PARTS: dict[str, Callable[[Server], Awaitable[None]]] = {
    **{f"game-{game}": lambda d, game=game: whole_game(d, game) for game in GAME_IDS},  # type: ignore[misc]
    **{f"undo-{game}": lambda d, g=game: evening_of_second_thoughts(d, g) for game in GAME_IDS},  # type: ignore[misc]
    **{f"moment-{moment}": lambda d, m=moment: every_control(d, m) for moment in Moment},  # type: ignore[misc]
    "seats": evening_of_seats,
    "settings": settings_of_one,
}


async def record(part: str, folder: Path) -> str:
    """Write the transcript of a part; return its hash."""
    file = folder / f"{part}.txt"
    # The luck of a table is spelt by the folder's name.
    with tempfile.TemporaryDirectory() as place, heard_at_once():
        home = Path(place)
        database = home / part
        async with server(home, names=NAMES, strict=False, database=database) as discord:
            await PARTS[part](discord)
            write(discord, file)
    return hashlib.sha256(file.read_bytes()).hexdigest()


def main() -> None:
    """Record what is asked for, or everything."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for part in sys.argv[2:] or PARTS:
        sys.stdout.write(f"{asyncio.run(record(part, folder))[:16]} {part}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
