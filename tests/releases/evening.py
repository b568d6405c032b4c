"""What is at play when a release is kept: every game, every question, and all that befalls a table.

Played through Discord by the bot itself, and left as it is in the middle of it all.
"""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import simcord
from discord.utils import utcnow

from bot.i18n.texts import texts
from bot.model.players import Person
from bot.model.table import SeriesId, Status, TableId
from bot.model.times import from_ms
from cogs.elements.custom_ids import Verb, move_press
from cogs.panels.option_forms import HINTS, STAND_IN
from games import find
from games.api import AnyGame, Move
from games.playout import RandomPlayer
from games.vikings.view import Phase
from tests.cogs.commands.test_setup import manager
from tests.releases.positions import positions
from tests.rigs.discord_server import Server
from tests.rigs.filled_forms import change_terms
from tests.rigs.played_table import COMPUTERS_ANSWER, PlayedTable, presses, within_reach
from tests.rigs.processes import until
from tests.rigs.sample_games import SHIPPED
from tests.rigs.scripted_games import as_many_as, shortest
from tests.rigs.seated import seated
from tests.rigs.windows import drawn, heard_at_once

PEOPLE = (
    *("Astrid", "Bjorn", "Chloe", "Diego", "Elin", "Frida", "Gunnar", "Hilda"),
    "Ida",
)
"""Eight who play, and one who watches."""

_LOOKS = (
    *(Verb.MORE, Verb.PEOPLE, Verb.QUIT, Verb.TERMS, Verb.COMPUTERS, Verb.ALWAYS, Verb.PLAN),
    *(Verb.LOG, Verb.CATCHUP, Verb.RULES, Verb.HANDS, Verb.HINT, Verb.WATCH, Verb.CANCEL),
)
"""What shows controls and changes nothing."""


_AFTERWARDS = (Verb.REPLAY, Verb.FILM, Verb.LUCK, Verb.ANALYSIS, Verb.SHARE, Verb.OTHERS)


async def play_evening(discord: Server) -> None:
    """Bring everything about that a database can hold."""
    with heard_at_once():
        await _games(discord)
        # Before the last lobbies: a person hosts three at most.
        to_hold = await PlayedTable.started(discord, 3, game="vikings", pace="slow")
        await _found(discord)
    with drawn():
        await _held(to_hold)
    await discord.spoken()


async def _held(table: PlayedTable) -> None:
    """Leave a window open in which one has answered by hand and is not heard yet."""
    await _announced(table)
    person, _ = (await table.asked())[0]
    await table.command(person)
    assert (await table.look(person)).held is not None


async def _games(discord: Server) -> None:
    """Bring about all of it that does not wait for the moment of a window."""
    await discord.stranger.slash(discord.channel, "me forget")
    # First what takes days, so that everything else is fresh at the end.
    await _forgotten(discord)
    await _claimable(discord)
    await _offered_and_held(discord)
    for game in SHIPPED:
        await _finished(discord, game)
    for game in SHIPPED:
        await _positions(discord, game)
    await _in_advance(discord)
    await _asked_back(discord)
    await _people(discord)
    await _series(discord)
    await _lobbies(discord)
    await _settings(discord)


async def _forgotten(discord: Server) -> None:
    """Leave a table until its end is announced."""
    table = await PlayedTable.started(discord, 2, game="vikings", pace="none")
    await table.play(6)
    while (await table.look()).table.closing is None:
        await discord.wait(hours=24)


async def _claimable(discord: Server) -> None:
    """Have one of two stay away for so long that the other may have the game."""
    table = await PlayedTable.started(discord, 2, game="norwegian", pace="slow")
    host = table.players[0]
    while (at := (await table.look(host)).claimable_at) is None or from_ms(at) > utcnow():
        for person, _ in await table.asked():
            if person is host:
                table.panels.clear()
                await table.command(person)
        await discord.wait(hours=12)
    await _press(discord, table, host, "more")


async def _offered_and_held(discord: Server) -> None:
    """Let people miss turns: one seat is on offer and asked for, a computer holds another."""
    host, *_ = discord.people
    offered = await PlayedTable.started(discord, 3, game="norwegian", pace="live")
    held = await _opened(discord, 3, game="rage", pace="live")
    changed = {STAND_IN: "level-medium", HINTS: "terms-hints-always"}
    await change_terms(held, held.players[0], changed)
    await held.on_lobby(host, "start")
    await held.sit()
    for _ in range(40):
        for table in (offered, held):
            await _press(discord, table, host, "people")
            for person, _ in await table.asked():
                if person is not discord.people[1]:
                    table.panels.clear()
                    await table.command(person)
        await discord.wait(minutes=30, seconds=COMPUTERS_ANSWER)
        found = [(await table.look()).table for table in (offered, held)]
        if all(any(player.offered for player in table.players) for table in found):
            break
    else:
        raise AssertionError("nobody's seat is on offer")
    seat = next(p.seat for p in found[0].players if p.offered)
    await _press(discord, offered, discord.stranger, f"claim:{seat}")
    await _press(discord, held, discord.people[2], "hint")


async def _finished(discord: Server, game: str) -> None:
    """Play a game to its end, look at it again and have all posted that is made of it."""
    script = shortest(game, as_many_as(game, 3), {o.key: o.default for o in find(game).options})
    table = await PlayedTable.scripted(discord, script)
    await table.follow()
    assert await table.over()
    for verb in _AFTERWARDS:
        await _press(discord, table, table.players[0], verb)


async def _positions(discord: Server, game: str) -> None:
    """Leave a game at every kind of question, each person's panel open with all it offers."""
    for number, position in enumerate(positions(game)):
        table = await PlayedTable.scripted(discord, position.script)
        await table.follow()
        for person, _ in await table.asked():
            await table.choices(person)
        if not number:
            for verb in _LOOKS:
                await _press(discord, table, table.players[0], verb)


async def _in_advance(discord: Server) -> None:
    """Answer in advance: by a plan, for good, and all that can be answered so."""
    table = await PlayedTable.started(discord, 3, game="vikings", pace="slow")
    announcer = await _announced(table)
    panel = await table.hand(announcer)
    await discord.press(announcer, panel, await within_reach(discord, announcer, panel, "always"))
    for wanted in ({"plan"}, {"plananswer", "planchoose"}, {"plananswer", "planchoose"}):
        await discord.press(announcer, panel, [p for p in presses(panel) if p.verb in wanted][-1])
    one, _ = (await table.asked())[0]
    panel = await table.hand(one)
    await discord.press(one, panel, await within_reach(discord, one, panel, "always"))
    await discord.press(one, panel, next(p for p in presses(panel) if p.verb == "standing"))
    for standing in find("vikings").standing:
        if not standing.once:
            moves = discord.host.tables.moves
            await moves.answer_for(table.id, Person(one.id, one.name), standing.key, on=True)
    # So many are listed in a menu.
    table.close_panels()
    panel = await table.hand(one)
    await discord.press(one, panel, await within_reach(discord, one, panel, "always"))


async def _announced(table: PlayedTable) -> simcord.MemberActor:
    """Have somebody announce what others may doubt."""
    while (await table.look()).view.phase is not Phase.ANNOUNCE:  # type: ignore[attr-defined]
        ((person, _),) = await table.asked()
        await table.command(person)
    ((announcer, _),) = await table.asked()
    offered = await table.offered(announcer)
    await table.command(announcer, next(v for v in offered if v.endswith((".walk", ".sprint"))))
    return announcer


async def _asked_back(discord: Server) -> None:
    """Want a move back: one person asks the others, and a step of a draft has been taken back."""
    table = await PlayedTable.started(discord, 3, game="norwegian", pace="slow")
    for _ in range(200):
        for person in table.players:
            look = await table.look(person)
            if look.undo is not None and look.undo.consent:
                await table.hand(person)
                await _press(discord, table, person, f"undo:{look.mark}")
                panel = await table.hand(table.players[look.undo.consent[0]])
                assert any(p.verb == "undoagree" for p in presses(panel))
                return
        person, _ = (await table.asked())[0]
        await table.command(person)
    raise AssertionError("nobody has to ask for a move back")


async def _people(discord: Server) -> None:
    """Pause, wish for it, give time, leave, concede, vote, go away, watch hands; an error, too."""
    host, guest, third, *_ = discord.people
    paused = await PlayedTable.started(discord, 2, game="schools", pace="slow")
    for verb in ("pause", "more"):
        await _press(discord, paused, host, verb)

    wished = await PlayedTable.started(discord, 3, game="goths", pace="relaxed")
    for verb in ("pause", "extend", "calling"):
        await _press(discord, wished, wished.players[1], verb)

    left = await PlayedTable.started(discord, 4, game="rage", pace="slow", **{"open-hands": True})
    # Open hands are a turn behind.
    while await discord.host.tables.history.a_turn_ago(left.id) is None:
        person, _ = (await left.asked())[0]
        await left.command(person)
    players = left.players
    panel = await left.hand(players[1])
    await discord.press(players[1], panel, await within_reach(discord, players[1], panel, "always"))
    for wanted in ("branch:standing", "KeepStandingOrder"):
        await discord.press(
            players[1], panel, next(p for p in presses(panel) if wanted in p.custom_id)
        )
    await left.hand(players[1])
    await left.choices(players[1])
    await _press(discord, left, players[1], "branch:standing")
    for what in ("watch", "hands", "more"):
        await _press(discord, left, discord.stranger, what)
    await _press(discord, left, players[3], "quit")
    await _press(discord, left, players[3], "leaving")
    board = await left.board()
    one = f"{players.index(third)}.{third.id}"
    remove = await discord.current(host, f"t1:{left.id}:-:remove")
    await discord.forge(host, board, remove, values=[one])

    conceded = await PlayedTable.started(discord, 6, game="goths", pace="slow")
    await _press(discord, conceded, conceded.players[-1], "conceding")

    called_off = await PlayedTable.started(discord, 2, game="vikings")
    for person in called_off.players:
        await _press(discord, called_off, person, "calling")
    assert (await called_off.look()).table.status is Status.CANCELLED

    broken = await PlayedTable.started(discord, 2, game="norwegian")
    await broken.play(4)
    ((person, decision), *_) = await broken.asked()
    press = move_press(broken.id, decision, (await broken.look(person)).legal[0])
    with patch.object(type(find("norwegian")), "apply", _broken):
        await discord.forge(person, await broken.board(), press.spelt())
        await _press(discord, broken, broken.players[0], "repair")
    discord.errors.lines.clear()

    lost = await PlayedTable.started(discord, 2, game="goths", pace="slow")
    await lost.lose_thread()
    await discord.wait(minutes=6)

    solo = await _opened(discord, 3, guests=0, game="vikings")
    for level in ("easy", "hard"):
        await _press(discord, solo, host, "computer:add", value=level)
    await solo.on_lobby(host, "start")
    await discord.wait(seconds=COMPUTERS_ANSWER)
    await _press(discord, solo, host, "hint")
    await _alone(discord)

    await discord.people[7].slash(discord.channel, "me away", until="3")
    await guest.slash(discord.channel, "me away", until="2")
    await guest.slash(discord.channel, "me back")


async def _alone(discord: Server) -> None:
    """End a game against a computer, after which friends may be asked."""
    host, *_ = discord.people
    table = await _opened(discord, 2, guests=0, game="schools")
    await _press(discord, table, host, "computer:add", value="easy")
    await table.on_lobby(host, "start")
    await _press(discord, table, host, "conceding")
    assert (await table.look()).table.status is Status.OVER
    await _press(discord, table, host, "hand")


def _broken(game: AnyGame, state: object, seat: object, move: Move) -> None:
    raise ZeroDivisionError(game.id, state, seat, move)


async def _series(discord: Server) -> None:
    """Leave a series of every kind in the middle, one in its lobby, and one that is over."""
    tables = discord.host.tables
    host, *guests = discord.people
    left_in_the_middle: tuple[tuple[str, int, int, dict[str, str | int]], ...] = (
        ("series championship", 4, 1, {"game": "vikings"}),
        ("series match", 2, 1, {"game": "norwegian", "wins": 3}),
        ("schools cursus", 2, 1, {}),
        ("series match", 2, 9, {"game": "schools", "wins": 2}),
        ("series match", 2, 0, {"game": "goths"}),
    )
    for number, (command, entrants, games, options) in enumerate(left_in_the_middle, start=1):
        await host.slash(discord.channel, command, **options)
        sheet = discord.shown(discord.channel.id)[-1]
        for person in guests[: entrants - 1]:
            await discord.forge(person, sheet, f"t1:0:-:seriesenter:{number}")
        if not games:
            continue
        await discord.forge(host, sheet, f"t1:0:-:seriesstart:{number}")
        for _ in range(games):
            if running := (await tables.queries.series(SeriesId(number))).running_games:
                await _to_the_end(discord, running[0])
                await discord.spoken()
    waited_for, *_ = (await tables.queries.series(SeriesId(1))).running_games
    for player in (await tables.queries.get(waited_for)).players:
        person = next(one for one in discord.people if one.id == player.user_id)
        await discord.forge(person, sheet, f"t1:{waited_for}:-:pause")
    await discord.spoken()
    over = await tables.queries.series(SeriesId(4))
    assert over.status is Status.OVER
    sheet = discord.shown(discord.channel.id)[-1]
    await discord.forge(host, sheet, "t1:0:-:seriesleave:3")


async def _to_the_end(discord: Server, table_id: TableId) -> None:
    """Hand random moves to the table service until somebody has won."""
    tables, luck = discord.host.tables, RandomPlayer(f"table {table_id}")
    while (look := await tables.queries.look(table_id, None)).outcome is None:
        asked = [q.decision for q in look.questions if not q.decision.answered]
        decision = asked[luck.below(len(asked))]
        person = seated(look.table.players[decision.seat])
        legal = (await tables.queries.look(table_id, person.id)).legal
        move = legal[luck.below(len(legal))]
        number = int(table_id) * 100_000 + look.moves
        await tables.moves.play(table_id, person, number, decision.id, move)


async def _lobbies(discord: Server) -> None:
    """Leave lobbies with places, options and computers, a rematch among them, and close one."""
    host, guest, *_ = discord.people
    options = {"tokens": "dancing", "gothic-goth": True, "carrier-pigeon": True, "ballista": True}
    goths = await _opened(discord, 8, guests=1, game="goths", **options)
    for person, place in ((host, 0), (guest, 3)):
        places = presses(goths.lobby)
        wanted = [p for p in places if p.verb == "place" and p.value][place]
        await discord.press(person, goths.lobby, wanted)
    for level in ("easy", "medium"):
        await _press(discord, goths, host, "computer:add", value=level)
    await _press(discord, goths, host, "computers")

    for game in SHIPPED:
        lobby = await PlayedTable.opened(discord, as_many_as(game, 4), game=game, language="fr")
        for verb in ("terms", "computers", "cancel"):
            await discord.forge(host, lobby.lobby, f"t1:{lobby.id}:-:{verb}")
        close = await discord.current(host, f"t1:{lobby.id}:-:close")
        await discord.forge(host, lobby.lobby, close)

    norwegian = await _opened(discord, 5, guests=2, game="norwegian", pace="relaxed")
    await norwegian.on_lobby(host, "terms")
    invited = {"person": discord.people[6], "table": int(norwegian.id)}
    await host.slash(discord.channel, "seat invite", **invited)
    await host.slash(discord.channel, "seat invite", table=int(goths.id))
    over = await PlayedTable.started(discord, 2, game="schools")
    await _to_the_end(discord, over.id)
    await discord.spoken()
    await _press(discord, over, over.players[1], "others")
    await _press(discord, over, over.players[1], "rematch")


async def _settings(discord: Server) -> None:
    """Choose what people and servers may choose, and look at what concerns no table."""
    host, guest, *_ = discord.people
    discord.locales[guest.id] = "fr"
    await guest.slash(discord.channel, "me settings", language="fr")
    chosen = {"quiet-from": "22:00", "quiet-to": "07:30", "zone": "Europe/Paris"}
    await guest.slash(discord.channel, "me settings", **chosen)
    table = await PlayedTable.started(discord, 2, game="norwegian")
    await host.slash(discord.channel, "me note", text="Diego hoards tens.", table=int(table.id))
    settings = await host.slash(discord.channel, "me settings")
    assert settings.response is not None
    await guest.slash(discord.channel, "me avoid", person=discord.stranger)
    await manager(discord)
    await host.slash(discord.channel, "setup language", language="fr")
    await host.slash(discord.channel, "setup channels", allow=discord.channel)
    await host.slash(discord.channel, "setup check")
    await _governed(discord)
    for person in (host, guest):
        await person.slash(discord.channel, "help")
    for game in SHIPPED:
        await host.slash(discord.channel, f"{game} rules")
    await discord.forge(host, settings.response, "t1:0:-:tour")
    await discord.forge(host, settings.response, "t1:0:-:guide:vikings.0")
    shown = len(discord.shown(discord.channel.id))
    with discord.env.time_context():
        discord.host.dispatch("welcome", discord.channel.id)
    await until(lambda: len(discord.shown(discord.channel.id)) > shown)
    await discord.env.settle()


async def _found(discord: Server) -> None:
    """Put up a board, find tables in private, follow a game, invite somebody, fill a lobby."""
    host, guest, *_ = discord.people
    await host.slash(discord.channel, "setup board")
    table = await PlayedTable.opened(discord, 2, game="schools", pace="slow")
    await table.on_lobby(host, "invite")
    await table.join(guest)
    await discord.spoken()
    await table.on_lobby(host, "start")
    await _press(discord, table, guest, "hush")
    panel = await table.hand(guest)
    await discord.press(guest, panel, next(p for p in presses(panel) if p.verb == "more"))
    await discord.press(guest, panel, next(p for p in presses(panel) if p.verb == "hush"))
    for what in ("watch", "followtable", "followtable:turns", "followtable:off", "followtable"):
        await _press(discord, table, discord.stranger, what)
    await host.context_menu(discord.channel, texts("en")("long-press-play-with"), guest)
    full = await PlayedTable.opened(discord, 2, game="vikings")
    await full.join(guest)
    await _press(discord, full, guest, "notyet")
    tables, watcher = discord.host.tables, discord.stranger.id
    await tables.heralds.watch(watcher, discord.guild.id, ["vikings"])
    await tables.heralds.told(watcher)
    await tables.invitations.set_wanted(watcher, wanted=False)
    # Not until pings are due, ten minutes after the questions: the next bot would begin with them.
    await discord.wait(minutes=1)
    await discord.stranger.slash(discord.channel, "table find")


async def _governed(discord: Server) -> None:
    """Look at what runs on the server as its manager, and stop the clocks of a game."""
    manager = discord.people[0]
    await manager.slash(discord.channel, "setup limits")
    await manager.slash(discord.channel, "setup tables")
    table = await PlayedTable.started(discord, 2, game="schools", pace="slow")
    shown = (await manager.slash(discord.channel, "setup tables", table=int(table.id))).response
    assert shown is not None
    await discord.press(manager, shown, next(p for p in presses(shown) if p.verb == "halt"))


async def _opened(
    discord: Server, seats: int, *, guests: int | None = None, **options: Any
) -> PlayedTable:
    """Open a table and let people take their seats."""
    table = await PlayedTable.opened(discord, seats, **options)
    for person in discord.people[1 : seats if guests is None else 1 + guests]:
        await table.join(person)
    return table


async def _press(
    discord: Server,
    table: PlayedTable,
    person: simcord.MemberActor,
    what: str,
    *,
    value: str | None = None,
) -> simcord.InteractionResult:
    """Press a control of a table, on its board or in its lobby."""
    message = next(iter(await table.boards()), table.lobby)
    values = None if value is None else [value]
    custom_id = await discord.current(person, f"t1:{table.id}:-:{what}")
    return await discord.forge(person, message, custom_id, values=values)
