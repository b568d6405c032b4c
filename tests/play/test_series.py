"""Series as people play them: a whole Championship and a Match through the simulated Discord."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
import simcord
from discord import ComponentType
from discord.utils import utcnow
from msgspec.structs import replace
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.i18n.text_ids import option_id
from bot.i18n.texts import texts
from bot.model.players import Person
from bot.model.series import HostedSeries
from bot.model.stops import AFTER_ASKING, IN_SERIES, Why
from bot.model.table import Place, SeriesId, Status, TableId
from cogs.elements.custom_ids import Verb
from cogs.elements.mentions import mention
from cogs.interactions.verbs import BY_VERB
from cogs.panels.clocks import when
from cogs.publishing.publisher import Publisher
from games import find
from games.playout import RandomPlayer
from games.series.championship import Championship
from games.series.cursus import GAMES, Cursus
from games.series.cursus import sheet as score_sheet
from tests.cogs.publishing.test_full_lobbies import pings
from tests.rigs.discord_server import Server, leave_guild, rejoin_guild, server
from tests.rigs.forms import LONG
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.seated import seated

EN = texts("en")
VIEW = 1 << 10
"""The permission to see a channel."""
DAY = 24 * 60
"""Minutes of silence before Discord archives the thread of a game that is over."""
NAMES = ("Astrid", "Bjorn", "Chloe", "Diego", "Elin", "Frida", "Gunnar", "Hilda", "Ida")
"""Eight who play, and one who watches."""


async def current(discord: Server, series_id: int = 1) -> HostedSeries:
    return await discord.host.tables.queries.series(SeriesId(series_id))


def messages(discord: Server, series_id: int = 1) -> list[simcord.ResponseMessage]:
    """List the messages of the channel that have something of the series to press."""
    return [
        message
        for message in discord.shown(discord.channel.id)
        if any(p.custom_id.endswith(f":{series_id}") for p in presses(message))
    ]


def sheet(discord: Server, series_id: int = 1) -> simcord.ResponseMessage:
    (found,) = messages(discord, series_id)
    return found


def notices(discord: Server) -> list[str]:
    return [m.content for m in discord.shown(discord.channel.id) if "series" in m.content]


async def press(
    discord: Server, person: simcord.MemberActor, verb: str, series_id: int = 1
) -> simcord.InteractionResult:
    return await person.click(sheet(discord, series_id), custom_id=f"t1:0:-:{verb}:{series_id}")


async def at(discord: Server, table_id: TableId) -> PlayedTable:
    """Sit down at a table that a series opened."""
    table = await discord.host.tables.queries.get(table_id)
    people = {person.id: person for person in discord.people}
    players = [people[seated(player).id] for player in table.players]
    first = discord.shown(discord.channel.id)[0]
    return PlayedTable(discord, table_id, players, first, RandomPlayer(f"table {table_id}"))


async def finish(discord: Server, table_id: TableId, moves: int | None = None) -> None:
    """Hand random moves to the table service until the game is over, Discord looking on."""
    tables, luck = discord.host.tables, RandomPlayer(f"moves {table_id}")
    made = 0
    while made != moves:
        look = await tables.queries.look(table_id, None)
        asked = [q.decision for q in look.questions if not q.decision.answered]
        if not asked:
            break
        decision = asked[luck.below(len(asked))]
        person = seated(look.table.players[decision.seat])
        legal = (await tables.queries.look(table_id, person.id)).legal
        move = legal[luck.below(len(legal))]
        made += 1
        number = int(table_id) * 100_000 + look.moves
        await tables.moves.play(table_id, person, number, decision.id, move)
    await discord.spoken()


@pytest.mark.parametrize("game", ["vikings", "schools"] if LONG else ["schools"])
async def test_eight_people_play_a_championship(tmp_path: Path, game: str) -> None:
    """Entered by buttons, and told as it goes; a drawn match is played again (M17, M18).

    The bot is restarted, and crashes, inside matches and between them.
    """
    async with server(tmp_path, names=NAMES) as discord:
        host, *guests, stranger = discord.people
        result = await host.slash(discord.channel, "series championship", game=game)
        assert EN("series-opened", series="1") in said(result.response)
        for person in guests:
            await press(discord, person, "seriesenter")
        first = sheet(discord).id
        assert "Hilda" in said(sheet(discord))
        assert not any("seriesenter" in p.custom_id for p in presses(sheet(discord)))
        await press(discord, host, "seriesstart")
        assert "Stage 1" in alt(sheet(discord))
        (drawn,) = notices(discord)
        assert all(name in drawn for name in NAMES[:8])

        for stage in (1, 2, 3):
            series = await current(discord)
            assert len(series.running_games) == 8 >> stage
            threads = {
                (await discord.host.tables.queries.get(table_id)).thread_id
                for table_id in series.running_games
            }
            assert len(threads) == 8 >> stage
            assert None not in threads
            inside, between = ("crash", "restart") if stage == 2 else ("restart", "crash")
            played = 0
            while (series := await current(discord)).status is Status.PLAYING:
                assert isinstance(series.state, Championship)
                if len(series.state.stages) > stage:
                    break
                table_id = series.running_games[0]
                table = await at(discord, table_id)
                # In the middle of a match: some moves by buttons, a restart, and on.
                if not played:
                    await table.play(4)
                    await getattr(discord, inside)()
                    await table.play(2)
                played += 1
                await finish(discord, table_id)
            assert played >= 8 >> stage
            # Between the stages nothing is said twice, and the sheet is the same message.
            heard = len(discord.wire.requests)
            await getattr(discord, between)()
            assert [r.path for r in discord.wire.since(heard) if r.is_message] == []
            assert sheet(discord).id == first

        series = await current(discord)
        assert series.status is Status.OVER
        assert isinstance(series.state, Championship)
        winner = series.entrants[series.state.ranking[0][0]].name
        assert (
            EN("series-event-series-won", count=1, entrants=f"**{winner}**") in notices(discord)[-1]
        )
        assert EN("series-alt-winner", name=winner) in alt(sheet(discord))
        assert said(sheet(discord)).count("#") >= 1
        # Whoever only watched may not open it again; one press of those who played does.
        refused = await press(discord, stranger, "seriesrematch")
        assert EN("refused-not-entered") in said(refused.response)
        await press(discord, host, "seriesrematch")
        assert (await current(discord, 2)).entrants[0].name == "Astrid"


async def test_a_whole_cursus_is_played_in_one_thread(tmp_path: Path) -> None:
    """Cursus, M15.

    Seven games to their ends, with a crash or a restart inside the first two and the last and after
    them, in a soak in and after each; the sheet holds the totals that the games ended with.
    """
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "schools cursus")
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        first, threads = sheet(discord).id, set[int]()
        ended: list[tuple[int, ...]] = []
        while (series := await current(discord)).status is Status.PLAYING:
            (table_id,) = series.running_games
            table = await at(discord, table_id)
            stopped = LONG or len(ended) in (0, 1, GAMES - 1)
            if stopped:
                await table.play(6)
                await (discord.crash() if len(ended) % 2 else discord.restart())
                table.panels.clear()
                await table.play(4)
            threads.add(await table.home())
            await finish(discord, table_id)
            look = await discord.host.tables.queries.look(table_id, None)
            assert look.outcome is not None
            ended.append(look.outcome.scores)
            heard = len(discord.wire.requests)
            if stopped:
                await (discord.restart() if len(ended) % 2 else discord.crash())
            assert [r.path for r in discord.wire.since(heard) if r.is_message] == []
            assert sheet(discord).id == first
        assert len(threads) == 1
        assert isinstance(series.state, Cursus)
        lines = score_sheet(series.state)
        assert len(ended) == GAMES
        assert [line.totals for line in lines] == [*zip(*ended, strict=True)]
        for line in lines:
            assert str(line.total) in alt(sheet(discord))
        assert "🏆" in notices(discord)[-1]
        thread = discord.thread(threads.pop())
        assert (thread.archived, thread.auto_archive_duration) == (False, DAY)


async def test_the_school_is_chosen_in_the_lobby_of_a_cursus(tmp_path: Path) -> None:
    """M15: by the menu, which takes part with one pick, or by the command; once, before game 1."""
    async with server(tmp_path) as discord:
        ann, bob, chloe, *_ = discord.people
        white, black = (EN(f"schools-place-{key}") for key in ("blancgriffon", "dragombre"))
        await ann.slash(discord.channel, "schools cursus")
        menu = "t1:0:-:seriesplace:1"
        await ann.select(sheet(discord), ["blancgriffon"], custom_id=menu)
        assert f"**Astrid** (host) · {white}" in said(sheet(discord))
        assert {"dragombre", "any"} == {p.value for p in presses(sheet(discord)) if p.value}
        refused = await discord.forge(bob, sheet(discord), menu, values=["blancgriffon"])
        assert EN("refused-place-taken") in said(refused.response)
        offered = await bob.autocomplete(discord.channel, "series join", "place", "", series=1)
        assert [black, EN("place-any")] == [choice["name"] for choice in offered]
        # A change of mind, and back.
        await bob.slash(discord.channel, "series join", place="dragombre")
        await bob.select(sheet(discord), ["any"], custom_id=menu)
        refused = await chloe.select(sheet(discord), ["dragombre"], custom_id=menu)
        assert EN("refused-series-full", most=2) in said(refused.response)
        await discord.restart()
        await press(discord, ann, "seriesstart")
        seats = f"**Bjorn** · {black}; **Astrid** · {white}"
        assert EN("series-seated", seats=seats) in notices(discord)[-1]
        assert not any(p.value for p in presses(sheet(discord)))
        for _ in range(2):
            (table_id,) = (await current(discord)).running_games
            players = (await discord.host.tables.queries.get(table_id)).players
            assert [bob.id, ann.id] == [seated(player).id for player in players]
            await finish(discord, table_id)


async def test_whoever_leaves_the_lobby_of_a_series_leaves_the_place_too(tmp_path: Path) -> None:
    """M15: it is free again; a championship has none to choose, the sheet decides there."""
    async with server(tmp_path) as discord:
        ann, bob, chloe, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="schools")
        await bob.slash(discord.channel, "series join", place="dragombre")
        await bob.slash(discord.channel, "series leave")
        assert "dragombre" in {p.value for p in presses(sheet(discord))}
        await chloe.slash(discord.channel, "series join", place="dragombre")
        await press(discord, ann, "seriesstart")
        assert (await current(discord)).entrants[0].id == chloe.id
        await ann.slash(discord.channel, "series championship", game="schools")
        assert not any(p.value for p in presses(sheet(discord, 2)))
        refused = await bob.slash(discord.channel, "series join", place="dragombre", series=2)
        assert EN("refused-no-such-place") in said(refused.response)


async def test_a_match_goes_on_in_one_thread(tmp_path: Path) -> None:
    """Game after game at the same place, which Discord archives a day after the match."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="vikings", wins=2)
        await bob.slash(discord.channel, "series join")
        await ann.slash(discord.channel, "series start")
        threads = set()
        while (series := await current(discord)).status is Status.PLAYING:
            (table_id,) = series.running_games
            table = await at(discord, table_id)
            await table.play(2)
            threads.add(await table.home())
            if len(series.games) == 2:
                await discord.restart()
            assert discord.thread(await table.home()).auto_archive_duration > DAY
            await finish(discord, table_id)
        assert len(threads) == 1
        (thread_id,) = threads
        assert len(series.games) >= 2
        thread = discord.thread(thread_id)
        assert (thread.archived, thread.auto_archive_duration) == (False, DAY)
        # F95: they are seen again from the sheet, too, whatever has become of the thread.
        shown = sheet(discord)
        past = [press for press in presses(shown) if press.verb == "seriesgame"]
        assert [press.value for press in past] == [
            str(one) for one in sorted(series.games.values())
        ]
        told = (await discord.press(discord.people[2], shown, past[0])).response
        verbs = [press.verb for press in presses(told)]
        assert verbs == ["replay", "film", "analysis", "luck", "share"]
        refused = await discord.forge(bob, shown, past[0].custom_id, values=["99"])
        assert EN("refused-unknown-control") in said(refused.response)
        # The games of a series are not played again one by one.
        boards = [m for m in discord.shown(thread_id) if alt(m)]
        assert not any(p.verb == "rematch" for m in boards for p in presses(m))
        drawn, won = notices(discord)
        assert "🎲" in drawn
        assert "🏆" in won


@pytest.mark.parametrize("command", ["schools cursus", "series match"])
async def test_what_is_drawn_stands_above_the_first_game(tmp_path: Path, command: str) -> None:
    """Also where the games are played in the channel of the sheet."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        place = discord.guild.create_voice_channel("aside")
        await discord.env.settle()
        await ann.slash(place, command, **({"game": "vikings"} if "match" in command else {}))
        await bob.slash(place, "series join")
        await ann.slash(place, "series start")
        (table_id,) = (await current(discord)).running_games
        table = await discord.host.tables.queries.get(table_id)
        assert place.id == table.home_id
        _, drawn, *game = discord.shown(place.id)
        assert "🎲" in drawn.content
        assert any(alt(message) for message in game)


@pytest.mark.parametrize("crash", [False, True])
async def test_the_next_game_begins_below_the_end_of_the_last_one(
    tmp_path: Path, *, crash: bool
) -> None:
    """Board and call of the new game are the last messages of the thread, also after a crash."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="vikings", wins=2)
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        (before,) = (await current(discord)).running_games
        home = await (await at(discord, before)).home()
        if crash:
            publisher = discord.host.get_cog(Publisher.__name__)
            assert isinstance(publisher, Publisher)
            publisher.tasks._closing = True
        await finish(discord, before)
        if crash:
            await discord.crash()
            await discord.spoken()
        (after,) = (await current(discord)).running_games
        thread = discord.shown(home)
        (end,) = (n for n, m in enumerate(thread) if m.content.startswith("🏁"))
        boards = {p.custom_id.split(":")[1]: n for n, m in enumerate(thread) for p in presses(m)}
        assert boards[str(before)] < end < boards[str(after)]


async def test_in_the_thread_of_a_series_commands_mean_the_game_that_goes_on(
    tmp_path: Path,
) -> None:
    """The games before it are reached by their numbers; nobody is asked which one is meant."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="vikings", wins=2)
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        (before,) = (await current(discord)).running_games
        await finish(discord, before)
        (table_id,) = (await current(discord)).running_games
        home = discord.at(await (await at(discord, table_id)).home())
        shown = await ann.slash(home, "table show")
        assert EN("shown-again", table=str(table_id)) in said(shown.response)
        for number, named in ((table_id, {}), (before, {"table": int(before)})):
            story = await ann.slash(home, "table story", **named)
            title = EN("log-title", table=str(number), game=EN("vikings-name"))
            assert title in said(story.response)


async def test_a_wish_to_call_a_series_off_stands_on_its_sheet(tmp_path: Path) -> None:
    """Those who have to agree read it there, with how many are missing."""
    async with server(tmp_path, names=NAMES) as discord:
        ann, bob, chloe, *_ = discord.people
        await ann.slash(discord.channel, "series championship", game="vikings")
        for person in (bob, chloe):
            await press(discord, person, "seriesenter")
        await press(discord, ann, "seriesstart")
        for person, names in ((bob, "**Bjorn**"), (ann, "**Astrid** and **Bjorn**")):
            await person.slash(discord.channel, "series cancel")
            count = names.count("and") + 1
            wish = EN("series-wish-end", names=names, count=count, missing=3 - count)
            assert wish in said(sheet(discord))


async def test_giving_up_asks_what_it_means_first(tmp_path: Path) -> None:
    """A walkover: one press tells what it means, the second does it; the channel hears of it."""
    async with server(tmp_path) as discord:
        ann, bob, chloe, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="schools")
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        table = await at(discord, (await current(discord)).running_games[0])
        home = discord.at(await table.home())
        ways = await bob.slash(home, "table leave", table=int(table.id))
        told = said(ways.response)
        assert EN("series-quit", table=str(table.id), series="1") in told
        # That of one game asks nothing more.
        assert EN("series-quit-game") in told
        refused = await press(discord, chloe, "seriesleave")
        assert EN("refused-not-entered") in said(refused.response)
        asked = await press(discord, bob, "seriesleave")
        assert EN("series-giving-up", kind="match", series="1", playing="yes") in said(
            asked.response
        )
        assert asked.response is not None
        await discord.press(bob, asked.response, presses(asked.response)[0])
        assert (await current(discord)).status is Status.OVER
        assert EN("series-event-gave-up", entrant="**Bjorn**") in notices(discord)[-1]


async def test_whoever_stays_away_loses_by_a_walkover(tmp_path: Path) -> None:
    """Absence at the deadline twice; the seat is on offer to nobody, all hear of it."""
    async with server(tmp_path, names=NAMES[:4]) as discord:
        ann, bob, chloe, _ = discord.people
        await ann.slash(discord.channel, "series championship", game="schools", pace="live")
        await press(discord, bob, "seriesenter")
        await press(discord, chloe, "seriesenter")
        await press(discord, ann, "seriesstart")
        (table_id,) = (await current(discord)).running_games
        table = await at(discord, table_id)
        absent = table.players[0]
        while (await current(discord)).running_games == (table_id,):
            (person, _), *_ = await table.asked()
            if person == absent:
                await discord.wait(minutes=4)
            else:
                table.panels.clear()
                await table.answer(person)
            assert not any(p.verb == "claim" for m in await table.messages() for p in presses(m))
        told = "\n".join(notices(discord))
        series = await current(discord)
        loser = next(one for one in series.entrants if one.id == absent.id)
        assert EN("series-event-gave-up", entrant=f"**{loser.name}**") in told
        # Who only stayed away has conceded nothing, and hears of it.
        (end,) = [m.content for m in await table.messages() if m.content.startswith("🏳️")]
        assert mention(absent.id) in end
        assert "conceded" not in told + "".join(map(said, await table.messages()))
        assert absent.id not in {series.entrants[entrant].id for entrant in series.still_in}
        (final,) = series.running_games
        assert absent not in (await at(discord, final)).players


async def test_a_deleted_sheet_stops_no_series(tmp_path: Path) -> None:
    """A deleted message: the next change, or /series show, posts the sheet again."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="vikings")
        del discord.env.backend.messages[discord.channel.id][sheet(discord).id]
        await bob.slash(discord.channel, "series join")
        assert "Bjorn" in said(sheet(discord))
        before = sheet(discord).id
        await bob.slash(discord.channel, "series show")
        assert sheet(discord).id != before


async def test_a_deleted_channel_stops_no_series(tmp_path: Path) -> None:
    """F13: whoever takes part brings the sheet where they are; the next games are played there."""
    async with server(tmp_path) as discord:
        ann, bob, _, _, stranger = discord.people
        lost, found = (discord.guild.create_text_channel(name) for name in ("lost", "found"))
        await ann.slash(lost, "series match", game="vikings")
        discord.env.backend.delete_channel(lost.id)
        await discord.env.settle()
        result = await stranger.slash(found, "series show", series=1)
        assert EN("refused-no-series") in said(result.response)
        await ann.slash(found, "series show")
        (shown,) = (m for m in discord.shown(found.id) if "Astrid" in said(m))
        await bob.click(shown, custom_id="t1:0:-:seriesenter:1")
        await ann.click(shown, custom_id="t1:0:-:seriesstart:1")
        (table_id,) = (await current(discord)).running_games
        assert (await discord.host.tables.queries.get(table_id)).channel_id == found.id


async def test_a_series_whose_thread_sleeps_stays_there(tmp_path: Path) -> None:
    """F13: what the library has forgotten is not taken for deleted; the sheet wakes the thread."""
    async with server(tmp_path) as discord:
        ann, backend = discord.people[0], discord.env.backend
        thread = backend.create_thread(discord.channel.id, "aside", ann.id)
        await discord.env.settle()
        await ann.slash(discord.at(thread.id), "series match", game="vikings")
        assert thread.thread_metadata is not None
        thread.thread_metadata.archived = True
        backend.announce_channel_update(thread.id)
        await discord.env.settle()
        before = discord.shown(thread.id)
        await ann.slash(discord.channel, "series show", series=1)
        assert thread.id == (await current(discord)).channel_id
        assert [] == messages(discord)
        assert len(before) == len(discord.shown(thread.id))
        assert before[-1].id != discord.shown(thread.id)[-1].id


async def test_a_deleted_thread_stops_no_series(tmp_path: Path) -> None:
    """F13: the game goes on in a new thread, and so do those after it; the sheet leads there."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="vikings")
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        (first,) = (await current(discord)).running_games
        table = await at(discord, first)
        gone = await table.home()
        await table.lose_thread()
        await table.go_onward()
        home = await table.home()
        assert home not in (gone, discord.channel.id)
        assert str(home) in said(sheet(discord))
        await finish(discord, first)
        (second,) = (await current(discord)).running_games
        assert await (await at(discord, second)).home() == home


async def test_a_series_goes_on_on_a_server_that_the_bot_comes_back_to(tmp_path: Path) -> None:
    """F13: nothing is said while it is away, and all of it afterwards."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="vikings")
        await leave_guild(discord)
        heard = len(discord.wire.requests)
        person = Person(bob.id, "Bjorn")
        await discord.host.tables.series.enter((await current(discord)).id, person)
        await discord.spoken()
        assert [] == [r.path for r in discord.wire.since(heard) if r.is_message]
        await rejoin_guild(discord)
        assert "Bjorn" in said(sheet(discord))


async def test_a_series_waits_for_its_start_until_the_bot_is_back(tmp_path: Path) -> None:
    """F13, F58: and its sheet says then until when."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="vikings")
        await leave_guild(discord)
        await discord.wait(days=8)
        await rejoin_guild(discord)
        closes_at = (await current(discord)).closes_at
        assert closes_at is not None
        assert closes_at - utcnow() > timedelta(days=2)
        assert when(closes_at) in said(sheet(discord))
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        assert (await current(discord)).status is Status.PLAYING


async def test_the_end_of_an_outage_brings_the_bot_back_to_no_server(tmp_path: Path) -> None:
    """F13: the lobby of a series waits on where the bot was sent away."""
    async with server(tmp_path) as discord:
        await discord.people[0].slash(discord.channel, "series match", game="vikings")
        await leave_guild(discord)
        pauses = discord.host.tables.pauses
        await pauses.lose(discord.guild.id, Why.DISCORD)
        await pauses.regain(discord.guild.id, Why.DISCORD)
        await discord.spoken()
        await discord.wait(days=8)
        series = await current(discord)
        assert series.status is Status.LOBBY
        assert series.left is not None
        await rejoin_guild(discord)
        assert (await current(discord)).left is None


async def test_a_game_of_a_series_that_is_over_leads_to_the_sheet(tmp_path: Path) -> None:
    """It has no rematch of its own, whatever is asked for in it."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="schools")
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        (first,) = (await current(discord)).running_games
        home = discord.at(await (await at(discord, first)).home())
        seats = discord.host.tables.seats
        await seats.concede(first, Person(bob.id, "Bjorn"))
        await discord.spoken()
        over = EN("refused-series-game-over", series="1")
        refused = await ann.slash(home, "table pause", table=int(first))
        assert over in said(refused.response)
        (second,) = (await current(discord)).running_games
        await seats.concede(second, Person(bob.id, "Bjorn"))
        await discord.spoken()
        assert (await current(discord)).status is Status.OVER
        assert over in said((await ann.slash(home, "table pause")).response)


async def test_the_last_board_of_a_game_leads_to_where_the_sheet_is(tmp_path: Path) -> None:
    """F13: a manager has moved the series, and the next game is there, too."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        found = discord.guild.create_text_channel("found")
        await discord.env.settle()
        await ann.slash(discord.channel, "series match", game="schools")
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        (first,) = (await current(discord)).running_games
        table, tables = await at(discord, first), discord.host.tables
        manager = Person(discord.people[3].id, "Diego")
        await tables.managers.move_series(SeriesId(1), manager, found.id, Place.THREAD)
        await tables.seats.concede(first, Person(bob.id, "Bjorn"))
        await discord.spoken()
        there = EN("series-sheet-there", number=1, series="1", channel=f"<#{found.id}>")
        assert any(there in said(message) for message in await table.messages())
        (second,) = (await current(discord)).running_games
        assert (await tables.queries.get(second)).channel_id == found.id
        assert await (await at(discord, second)).messages()


async def test_that_a_forgotten_game_costs_the_series_is_announced(tmp_path: Path) -> None:
    """F59: before it is too late, not only once it has."""
    async with server(tmp_path, stale_days=8) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="schools", pace="none")
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        (table_id,) = (await current(discord)).running_games
        table = await at(discord, table_id)
        await discord.wait(days=1.25)
        await discord.spoken()
        warned = EN("seats-closing-in-series", closing="").strip()
        (notice,) = (m for m in await table.messages() if ":keep" in str(m.components))
        assert warned in said(notice)


async def test_nobody_loses_a_series_while_the_bot_is_away_from_the_server(tmp_path: Path) -> None:
    """F13: all clocks of its games stand, and they go on from where they stood."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="schools", pace="live")
        await press(discord, bob, "seriesenter")
        await press(discord, ann, "seriesstart")
        (table_id,) = (await current(discord)).running_games
        table = await at(discord, table_id)
        await table.play(3)
        before = await table.look()
        await leave_guild(discord)
        await discord.wait(days=3)
        await rejoin_guild(discord)
        assert (await current(discord)).running_games == (table_id,)
        after = await table.look()
        assert before.view == after.view
        (due, now) = (look.questions[0].due_at for look in (before, after))
        assert due is not None
        assert now is not None
        assert (now - due).days == 3
        table.panels.clear()
        await finish(discord, table_id)
        assert len((await current(discord)).games) == 2


async def test_a_series_is_reached_only_where_its_channel_is_seen(tmp_path: Path) -> None:
    """F79: to whoever may not see the channel there is no such series, in every command."""
    async with server(tmp_path) as discord:
        ann, *_, stranger = discord.people
        hidden = discord.guild.create_text_channel("hidden")
        await ann.slash(hidden, "series match", game="vikings")
        barred = Overwrite(stranger.id, OverwriteType.MEMBER, deny=VIEW)
        discord.env.backend.set_overwrite(hidden.id, barred)
        await discord.env.settle()
        for command in ("show", "join", "start", "leave", "cancel", "rematch"):
            result = await stranger.slash(discord.channel, f"series {command}", series=1)
            assert EN("refused-no-series") in said(result.response), command
        page = (await stranger.slash(discord.channel, "help")).response
        assert page is not None
        for verb in (one for one in Verb if one.startswith("series")):
            picked = ["any"] if BY_VERB[verb].control is ComponentType.select else None
            result = await discord.forge(stranger, page, f"t1:0:-:{verb}:1", values=picked)
            assert EN("refused-no-series") in said(result.response), verb
            result = await discord.forge(stranger, page, f"t1:0:-:{verb}", values=picked)
            assert EN("refused-unknown-control") in said(result.response), verb
        result = await stranger.slash(discord.channel, "series list")
        assert EN("series-list-empty") in said(result.response)
        assert (await current(discord)).entrants[0].id == ann.id


async def test_the_tables_of_a_series_have_the_options_of_a_table_that_is_named(
    tmp_path: Path,
) -> None:
    """Whatever can be chosen for a table can be chosen for those of a series."""
    async with server(tmp_path) as discord:
        ann, bob, *_, stranger = discord.people
        table = await PlayedTable.opened(discord, 2, game="norwegian")
        host = discord.host.tables
        terms = (await host.queries.get(table.id)).terms
        switch = next(o for o in find("norwegian").options if o.default is False)
        chosen = {**terms.options, switch.key: True}
        await host.lobbies.alter(table.id, Person(ann.id, ann.name), replace(terms, options=chosen))
        number = int(table.id)
        command = "series match"
        refused = await bob.slash(discord.channel, command, game="vikings", like=number)
        assert EN("refused-series-other-game", table=number) in said(refused.response)
        refused = await stranger.slash(discord.channel, command, game="vikings", like=99)
        assert EN("refused-no-table") in said(refused.response)
        await bob.slash(discord.channel, command, game="norwegian", like=number)
        assert EN(option_id("norwegian", switch.key, value=True)) in said(sheet(discord))
        await press(discord, ann, "seriesenter")
        await press(discord, bob, "seriesstart")
        (table_id,) = (await current(discord)).running_games
        assert (await host.queries.get(table_id)).terms.options[switch.key] is True


async def test_the_sheet_has_its_picture(tmp_path: Path) -> None:
    """Picture with alt text, in the message that is edited."""
    async with server(tmp_path, painted=True) as discord:
        ann, bob, *_ = discord.people
        await ann.slash(discord.channel, "series match", game="vikings")
        await press(discord, bob, "seriesenter")
        heard = len(discord.wire.requests)
        await press(discord, ann, "seriesstart")
        uploads = [u for r in discord.wire.since(heard) for u in r.uploads if "series" in u.name]
        assert uploads
        assert all(upload.data.startswith(b"\x89PNG") for upload in uploads)
        assert alt(sheet(discord)) == uploads[-1].description


async def test_private_answers_are_in_the_readers_language(tmp_path: Path) -> None:
    """Whoever reads French hears the private answers in French."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        discord.locales[bob.id] = "fr"
        await ann.slash(discord.channel, "series match", game="vikings")
        result = await press(discord, bob, "seriesenter")
        assert texts("fr")("series-entered", series="1") in said(result.response)
        result = await bob.slash(discord.channel, "series list")
        assert "Série 1" in said(result.response)


async def paused(
    discord: Server,
) -> tuple[int, PlayedTable, simcord.MemberActor, simcord.ResponseMessage]:
    """Pause the first game of a championship: its number, its table, who waits, and the notice."""
    host, *guests, _ = discord.people
    await host.slash(discord.channel, "series championship", game="vikings")
    assert EN("series-pauses", days=IN_SERIES.days) in said(sheet(discord))
    for person in guests:
        await press(discord, person, "seriesenter")
    await press(discord, host, "seriesstart")
    series = await current(discord)
    ((number, table_id),), (waits,) = series.games.items(), series.waiting
    waiter = next(p for p in discord.people if p.id == series.entrants[waits].id)
    table = await at(discord, table_id)
    for person in table.players:
        await person.slash(discord.at(await table.home()), "table pause", days=14)
    await discord.spoken()
    (notice,) = [m for m in messages(discord) if Verb.SERIES_GO_ON in verbs_of(m)]
    return number, table, waiter, notice


async def test_who_waits_for_a_paused_game_is_told_and_has_it_go_on(tmp_path: Path) -> None:
    """F102: notified once; one press, and the table and the notice say when the pause is over."""
    async with server(tmp_path, names=NAMES[:4]) as discord:
        number, table, waiter, notice = await paused(discord)
        assert f"<@{waiter.id}>" in said(notice)
        assert str(number) in said(notice)
        await discord.restart()
        go_on = f"t1:0:-:{Verb.SERIES_GO_ON}:1"
        refused = await table.players[0].click(notice, custom_id=go_on)
        assert EN("refused-series-not-waiting") in said(refused.response)
        answer = await waiter.slash(discord.channel, "series resume")
        until = (await table.look()).table.paused_until
        assert until is not None
        assert until - utcnow() <= AFTER_ASKING
        assert EN("series-asked", until=when(until)) in said(answer.response)
        await discord.spoken()
        mentions = " ".join(f"<@{person.id}>" for person in table.players)
        assert EN("series-pause-ending", mentions=mentions, until=when(until)) in (
            said_at(discord, await table.home())
        )
        assert Verb.SERIES_GO_ON not in [verb for m in messages(discord) for verb in verbs_of(m)]
        await discord.wait(days=AFTER_ASKING.days, minutes=1)
        await discord.spoken()
        assert f"<@{waiter.id}>" not in said_at(discord, discord.channel.id)
        assert (await table.look()).table.pause is None


async def test_a_deleted_notice_of_a_pause_is_posted_again_as_it_changes(tmp_path: Path) -> None:
    """F102: with what is new, and nobody is pinged a second time."""
    async with server(tmp_path, names=NAMES[:4]) as discord:
        _, table, waiter, notice = await paused(discord)
        discord.env.backend.delete_message(notice.channel_id, notice.id)
        asked = len(pings(discord))
        await waiter.slash(discord.channel, "series resume")
        await discord.spoken()
        (again,) = [m for m in discord.shown(discord.channel.id) if f"<@{waiter.id}>" in said(m)]
        until = (await table.look()).table.paused_until
        assert until is not None
        assert when(until, "f") in said(again)
        assert {waiter.id} not in pings(discord)[asked:]
        await discord.wait(days=AFTER_ASKING.days, minutes=1)
        await discord.spoken()
        assert f"<@{waiter.id}>" not in said_at(discord, discord.channel.id)


def verbs_of(message: simcord.ResponseMessage) -> list[str]:
    """List what there is to press below a message."""
    return [pressed.verb for pressed in presses(message)]


def said_at(discord: Server, channel_id: int) -> str:
    """All that public messages of a channel say."""
    return "\n".join(said(message) for message in discord.shown(channel_id))
