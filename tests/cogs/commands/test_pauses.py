"""Time as people see it: paces, pauses, absences, more time, reminders and their copies."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
import simcord
from discord.utils import TimestampStyle, utcnow
from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.players import Person
from bot.model.times import from_ms
from cogs.elements.custom_ids import word_of
from cogs.panels.clocks import deadline, length, when
from games.vikings.view import Phase
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.played_table import PlayedTable, presses, said
from tests.rigs.seated import seated

EN = texts("en")


async def calls(table: PlayedTable) -> list[str]:
    """Every message at the table that calls somebody."""
    return [m.content for m in await table.messages() if "<@" in m.content]


async def below(table: PlayedTable) -> list[str]:
    """Every such message beside the board, which calls by itself."""
    board = await table.board()
    return [m.content for m in await table.messages() if "<@" in m.content and m.id != board.id]


async def duel(discord: Server, pace: str = "slow") -> tuple[PlayedTable, simcord.MemberActor]:
    """A game of two where one person is asked, and has seen that; that person."""
    table = await PlayedTable.started(discord, 2, pace=pace)
    ((person, _),) = await table.asked()
    await table.hand(person)
    table.panels.clear()
    return table, person


def other(table: PlayedTable, person: simcord.MemberActor) -> simcord.MemberActor:
    return next(one for one in table.players if one.id != person.id)


async def more(table: PlayedTable, person: simcord.MemberActor) -> simcord.ResponseMessage:
    """Open the *More* panel."""
    result = await person.click(await table.board(), custom_id=f"t1:{table.id}:-:more")
    assert result.response is not None
    return result.response


async def on_more(table: PlayedTable, person: simcord.MemberActor, verb: str) -> str:
    """Press something on *More*; what came of it."""
    panel = await more(table, person)
    (press,) = (p for p in presses(panel) if p.verb == verb)
    result = await table.server.press(person, panel, press)
    return said(result.response or panel)


async def refused(table: PlayedTable, person: simcord.MemberActor, verb: str) -> str:
    """Press something that *More* does not offer; what is said of it."""
    assert verb not in {press.verb for press in presses(await more(table, person))}
    board, custom_id = await table.board(), f"t1:{table.id}:-:{verb}"
    return said((await table.server.forge(person, board, custom_id)).response)


def called(discord: Server, heard: int) -> int:
    """Count the messages that called somebody since a request."""
    return sum(
        request.matches("POST", "/channels/*/messages")
        and "<@" in (request.message.get("content") or "")
        for request in discord.wire.since(heard)
    )


async def due(table: PlayedTable) -> float:
    """Hours until the host answers, as the one who is asked knows."""
    ((person, _),) = await table.asked()
    question = (await table.look(person)).question
    assert question is not None
    assert question.due_at is not None
    return round((question.due_at - utcnow()) / timedelta(hours=1), 1)


async def test_a_pace_is_chosen_shown_and_kept(tmp_path: Path) -> None:
    """F29: who sits down knows how long a turn may take; a rematch has the same pace."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2, pace="relaxed")
        assert EN("pace-relaxed") in said(table.lobby)
        await table.join(discord.people[1])
        await table.on_lobby(table.players[0], "start")
        (question,) = (await table.look()).questions
        assert question.due_at is not None
        assert await due(table) == 12
        # The limit in public; of the bank hears who has come, and nobody can tell that.
        limit = int(question.due_at.timestamp())
        words = EN("until", at=f"<t:{limit}:t>", **{"in": f"<t:{limit}:R>"})
        assert words in said(await table.board())
        assert words in (await calls(table))[0]
        ((person, _),) = await table.asked()
        bank = length(timedelta(days=1), EN)
        own = EN("until-bank", at=f"<t:{limit}:t>", bank=bank, **{"in": f"<t:{limit}:R>"})
        panel = await table.hand(person)
        # All of it behind "More".
        await discord.press(person, panel, next(p for p in presses(panel) if p.verb == "more"))
        assert own in said(panel)
        assert await due(table) == 36
        assert words in said(await table.board())


async def test_reminders_come_at_half_at_four_fifths_and_when_the_bank_begins(
    tmp_path: Path,
) -> None:
    """F32, F35, F61: each a new message for one person, in place of the one before."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord)
        heard, found = len(discord.wire.requests), []
        for hours in (23, 2, 12, 2, 8, 2):
            await discord.wait(hours=hours)
            said_below = await below(table)
            found.append(len(said_below))
            assert all(call.startswith("⏰") for call in said_below)
            assert all(f"<@{person.id}>" in call for call in await calls(table))
        assert found == [0, 1, 1, 1, 1, 1]
        start = EN("reminder-bank", mention="#", game="", task="", url="").split("#")[1]
        assert start.split("*")[0] in (await below(table))[0]
        mentioned = [
            request.message["allowed_mentions"].get("users")
            for request in discord.wire.since(heard)
            if request.matches("POST", "/channels/*/messages")
            and "<@" in (request.message.get("content") or "")
        ]
        assert mentioned == [[person.id]] * 3
        await table.command(person)
        assert not [call for call in await calls(table) if call.startswith("⏰")]


async def test_a_restart_neither_loses_nor_doubles_a_reminder(tmp_path: Path) -> None:
    """F21: what was said is noted, what was not is said after the start."""
    async with server(tmp_path) as discord:
        table, _ = await duel(discord)
        await discord.wait(hours=25)
        heard = len(discord.wire.requests)
        await discord.restart()
        await discord.crash()
        await discord.wait(hours=1)
        assert called(discord, heard) == 0
        await discord.wait(hours=13)
        assert called(discord, heard) == 1
        (call,) = await calls(table)
        assert call.startswith("⏰")


async def test_nobody_is_reminded_in_quiet_hours(tmp_path: Path) -> None:
    """T3: the reminder waits for the end of them, in one's own zone."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord)
        half = utcnow() + timedelta(hours=24)
        start, end = half - timedelta(hours=1), half + timedelta(hours=5)
        answer = await person.slash(
            discord.channel,
            "me settings",
            **{"quiet-from": f"{start:%H:%M}", "quiet-to": f"{end:%H:%M}", "zone": "UTC"},
        )
        assert f"{start:%H:%M}" in said(answer.response)
        await discord.wait(hours=28)
        assert not any(call.startswith("⏰") for call in await calls(table))
        await discord.wait(hours=2)
        assert [call.startswith("⏰") for call in await below(table)] == [True]


async def test_the_host_pauses_alone_and_the_clocks_stand(tmp_path: Path) -> None:
    """T5: no time is lost and none is won; moves count in a pause."""
    async with server(tmp_path) as discord:
        table, _ = await duel(discord)
        host = table.players[0]
        await discord.wait(hours=10)
        heard = await on_more(table, host, "pause")
        assert (until := (await table.look()).table.paused_until) is not None
        assert EN("paused", until=when(until, "f")) in heard
        board = await table.board()
        assert "⏸️" in said(board)
        assert {"resume"} == {p.verb for p in presses(await more(table, host))} & {
            "pause",
            "resume",
        }
        moves = (await table.look()).moves
        for _ in range(3):
            await discord.wait(hours=50)
        assert moves == (await table.look()).moves
        assert not any(call.startswith("⏰") for call in await calls(table))
        assert EN("resumed") in await on_more(table, host, "resume")
        assert await due(table) == 110
        await on_more(table, host, "pause")
        ((asked, _),) = await table.asked()
        await table.command(asked)
        assert moves < (await table.look()).moves


async def test_guests_pause_together(tmp_path: Path) -> None:
    """All present players agree for some days; it ends before if all of them want that."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        host, bob, cid = table.players
        at = discord.at(await table.home())
        answer = await bob.slash(at, "table pause", table=int(table.id))
        assert EN("pause-asked", count=2) in said(answer.response)
        answer = await cid.slash(at, "table pause", table=int(table.id))
        assert EN("pause-asked", count=1) in said(answer.response)
        answer = await discord.stranger.slash(at, "table pause", table=int(table.id))
        assert EN("refused-not-seated") in said(answer.response)
        await host.slash(at, "table pause", table=int(table.id))
        until = (await table.look()).table.paused_until
        assert until is not None
        for person, said_ in ((cid, "resume-noted"), (bob, "resume-noted"), (host, "resumed")):
            answer = await person.slash(at, "table resume", table=int(table.id))
            assert EN(said_) in said(answer.response)
            if person is cid:
                again = await person.slash(at, "table resume", table=int(table.id))
                # Discord shows no time for a number with commas in it.
                assert f"until {when(until, 'f')}." in said(again.response)


async def test_only_those_who_wanted_a_pause_end_it(tmp_path: Path) -> None:
    """A host's pause is the host's."""
    async with server(tmp_path) as discord:
        table, _ = await duel(discord)
        host, guest = table.players
        await on_more(table, host, "pause")
        refusal = EN("refused-pause-not-yours", host="#").split("#")[1]
        assert refusal in await refused(table, guest, "resume")
        assert (await table.look()).table.paused_at is not None


async def test_others_give_more_time_once(tmp_path: Path) -> None:
    """One plain limit from each other seat for each question, up to the ceiling."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord)
        giver = other(table, person)
        assert await due(table) == 120
        assert EN("extended") in await on_more(table, giver, "extend")
        assert await due(table) == 168
        assert EN("refused-already-extended") in await refused(table, giver, "extend")
        assert EN("refused-nobody-to-wait-for") in await refused(table, person, "extend")
        await discord.restart()
        assert await due(table) == 168


async def test_who_is_away_has_time_until_the_return(tmp_path: Path) -> None:
    """T5: shown in public, taken from a yearly budget, ended at will."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord)
        await discord.wait(hours=20)
        await person.slash(discord.channel, "me away", until="5")
        assert await due(table) == 220
        assert "🌴" in said(await table.board())
        await discord.restart()
        assert await due(table) == 220
        await discord.wait(hours=24)
        await person.slash(discord.channel, "me back")
        assert await due(table) == 100
        assert "🌴" not in said(await table.board())
        answer = await person.slash(discord.channel, "me away", until="31 days")
        assert EN("refused-away-budget", days=29) in said(answer.response)
        for wrong in ("soon", "2 months", "2020-01-01", "0", "0 jours"):
            answer = await person.slash(discord.channel, "me away", until=wrong)
            unknown = wrong in ("soon", "2 months")
            key = "refused-unknown-date" if unknown else "refused-away-past"
            assert EN(key, date=wrong) in said(answer.response)


@pytest.mark.parametrize(
    ("until", "hours"),
    [("3", 72), ("1 day", 24), ("2 weeks", 336), ("1 Semaine", 168), ("12 h", 12), ("5jours", 120)],
)
async def test_a_length_is_as_long_as_its_word_says(tmp_path: Path, until: str, hours: int) -> None:
    """Who writes two weeks is not back in two days."""
    async with server(tmp_path) as discord:
        person, people = discord.people[0], discord.host.tables.people
        await person.slash(discord.channel, "me away", until=until)
        (span,) = (await people.preferences(person.id)).away
        assert span.until - span.since == hours * 3_600_000


async def test_a_return_need_not_be_typed(tmp_path: Path) -> None:
    """On a phone nobody types a date; who does sees how it is understood."""
    async with server(tmp_path) as discord:
        person = discord.people[0]

        def ahead(days: int) -> str:
            return f"{utcnow() + timedelta(days=days):%Y-%m-%d}"

        async def offered(typed: str) -> dict[str, str]:
            found = await person.autocomplete(discord.channel, "me away", "until", typed)
            return {choice["value"]: choice["name"] for choice in found}

        lengths = await offered("")
        assert lengths == await offered("tomorrow")
        assert lengths["1"] == f"{EN('length-days', days=1, hours=0)} · {ahead(1)}"
        assert [*lengths][-1] == "30"
        assert await offered(" 2030-12-24") == {"2030-12-24": "2030-12-24 00:00"}
        assert (await offered("2 weeks"))["2 weeks"].startswith(ahead(14))


async def test_an_absence_holds_at_every_pace_for_as_long_as_it_may(tmp_path: Path) -> None:
    """F27, F102: five days of a game, at a live table, too, whose ceiling is two."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord, "live")
        await person.slash(discord.channel, "me away", until="20")
        assert await due(table) == pytest.approx(5 * 24, abs=0.5)
        moves = (await table.look()).moves
        await discord.wait(hours=5 * 24 - 1)
        assert moves == (await table.look()).moves
        await discord.wait(hours=2)
        assert moves < (await table.look()).moves


async def test_a_table_without_a_limit_shows_none(tmp_path: Path) -> None:
    """F29: neither on the board nor in a call, and nobody needs more time."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord, "none")
        (call,) = await calls(table)
        shown = (call, said(await table.board()), said(await table.hand(person)))
        assert not any("<t:" in text for text in shown)
        assert "extend" not in {p.verb for p in presses(await more(table, other(table, person)))}


async def test_without_a_limit_nobody_waits_for_ever(tmp_path: Path) -> None:
    """F27: who has not been seen for a week counts as absent."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord, "none")
        await discord.wait(days=3)
        await table.hand(person)
        table.panels.clear()
        moves = (await table.look()).moves
        await discord.wait(days=6, hours=23)
        assert (await table.look()).moves == moves
        await discord.wait(hours=2)
        assert (await table.look()).moves > moves


async def test_the_bank_is_shown_in_private(tmp_path: Path) -> None:
    """How much is left, when it begins, and that it runs."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord)
        panel = await table.hand(person)
        await discord.press(person, panel, next(p for p in presses(panel) if p.verb == "more"))
        assert length(timedelta(days=3), EN) in said(panel)
        await discord.wait(hours=50)
        table.panels.clear()
        assert EN("bank-running", left=length(timedelta(days=2, hours=22), EN)) in said(
            await table.hand(person)
        )


async def test_a_closed_direct_message_breaks_nothing(tmp_path: Path) -> None:
    """F36: copies are an extra; a failure switches them off and is told on the next panel."""
    async with server(tmp_path, strict=False) as discord:
        table, person = await duel(discord)
        guest = other(table, person)
        await guest.slash(discord.channel, "me settings", copies=True)
        discord.env.inject_error(
            "POST",
            f"/channels/{discord.env.backend.get_dm_channel(guest.id).id}/messages",
            status=403,
            code=50007,
            message="Cannot send messages to this user",
        )
        while guest.id not in {one.id for one, _ in await table.asked()}:
            await table.command(person)
        assert any(f"<@{guest.id}>" in call for call in await calls(table))
        assert EN("copies-closed") in said(await table.hand(guest))
        table.panels.clear()
        assert EN("copies-closed") not in said(await table.hand(guest))
        assert not (await discord.host.tables.people.preferences(guest.id)).copies
        assert [] == discord.errors.lines


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/users/@me/channels", 40003),
        ("/channels/{dm}/messages", 20026),
        ("/channels/{dm}/messages", 0),
    ],
    ids=["too-many-at-once", "flagged", "banned"],
)
async def test_a_copy_that_discord_refuses_the_bot_is_not_the_last_one(
    tmp_path: Path, path: str, code: int
) -> None:
    """F36: only who takes no messages is told so, and gets no more; the next copy is sent."""
    async with server(tmp_path, strict=False) as discord:
        table, person = await duel(discord)
        guest = other(table, person)
        await guest.slash(discord.channel, "me settings", copies=True)
        mail = discord.env.backend.get_dm_channel(guest.id).id
        discord.env.inject_error(
            "POST", path.format(dm=mail), status=403, code=code, message="Not now"
        )
        while guest.id not in {one.id for one, _ in await table.asked()}:
            await table.command(person)
        assert [] == discord.shown(mail)
        assert EN("copies-closed") not in said(await table.hand(guest))
        assert (await discord.host.tables.people.preferences(guest.id)).copies
        while guest.id in {one.id for one, _ in await table.asked()}:
            await table.command(guest)
        while guest.id not in {one.id for one, _ in await table.asked()}:
            await table.command(person)
        # Who has just answered is at the table for a while, and is not called.
        await discord.wait(minutes=11)
        assert 1 == len(discord.shown(mail))
        assert [] == discord.errors.lines


async def test_a_copy_goes_to_the_one_who_wants_it(tmp_path: Path) -> None:
    """In the person's own language, with the way to the board."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord)
        guest = other(table, person)
        await guest.slash(discord.channel, "me settings", copies=True, language="fr")
        while guest.id not in {one.id for one, _ in await table.asked()}:
            await table.command(person)
        mail = [m.content for m in discord.shown(discord.env.backend.get_dm_channel(guest.id).id)]
        assert len(mail) == 1
        assert "est à toi" in mail[0]
        assert f"/{await table.home()}/" in mail[0]


def _announces(press: Press, *actions: str) -> bool:
    """Whether a press announces one of some actions."""
    return (press.value or press.custom_id).rstrip(":").endswith(actions)


async def test_a_call_comes_after_automatic_moves_have_settled(tmp_path: Path) -> None:
    """F33: whoever is answered for on the way is not called for that, but for what is left."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.until(Phase.ANNOUNCE.value)
        ((active, _),) = await table.asked()
        ready = other(table, active)
        panel = await table.hand(ready)
        if not any(p.verb == "always" for p in presses(panel)):
            panel = await more(table, ready)
        await discord.press(ready, panel, next(p for p in presses(panel) if p.verb == "always"))
        believe = next(p for p in presses(panel) if p.verb == "standing" and p.value == "believe")
        await discord.press(ready, panel, believe)
        # Nobody is at the table any more.
        await discord.wait(minutes=11)
        heard = len(discord.wire.requests)
        # Two begin too far from each other for anything but these to hit.
        far = [p for p in await table.choices(active) if _announces(p, "hammer", "slingshot")]
        await table.choose(active, far[0])
        await discord.spoken()
        await discord.wait(seconds=30)
        ((asked, _),) = await table.asked()
        assert asked.id == ready.id
        # Whoever has just answered is at the table, and is called when they have left it.
        assert called(discord, heard) == 0
        await discord.wait(minutes=11)
        await discord.spoken()
        assert called(discord, heard) == 1


async def test_nobody_is_called_for_what_the_host_has_answered(tmp_path: Path) -> None:
    """F32, F33: after hours of silence one call stands for each who is asked, and no other."""
    async with server(tmp_path) as discord:
        table, _ = await duel(discord, "live")
        await discord.wait(hours=5)
        assert (await table.look()).moves > 1
        asked = sorted(f"<@{person.id}>" for person, _ in await table.asked())
        present = [p for p in (await table.look()).table.players if p.present]
        standing = [call for call in await calls(table) if "⏰" in call or "➡️" in call]
        named = sorted(
            f"<@{seated(p).id}>"
            for p in present
            if any(f"<@{seated(p).id}>" in c for c in standing)
        )
        assert named == [one for one in asked if one in {f"<@{seated(p).id}>" for p in present}]


async def test_downtime_is_given_back(tmp_path: Path) -> None:
    """F21: three days without the host cost nobody an hour."""
    async with server(tmp_path) as discord:
        table, _ = await duel(discord)
        await down(discord, days=3)
        assert await due(table) == 120


async def test_what_is_shown_after_a_downtime_is_what_is_kept(tmp_path: Path) -> None:
    """F29: on the board, in a lobby and on the sheet of a series, without any move or press.

    After a pause so short that it hardly shows nothing is said anew.
    """
    async with server(tmp_path) as discord:
        table, _ = await duel(discord)
        lobby = await PlayedTable.opened(discord, 2)
        host = discord.people[0]
        await host.slash(discord.channel, "series match", game="vikings")
        await discord.env.settle()
        for days, told in ((0.01, False), (2, True)):
            mark = len(discord.wire.requests)
            await down(discord, days=days)
            assert any(r.is_public for r in discord.wire.since(mark)) is told
        look = await table.look()
        assert deadline(look.questions, EN) in said(await table.board())
        news = await discord.host.tables.outbox.news(lobby.id)
        assert news.expires_at is not None
        (series,) = await discord.host.tables.queries.active_series(discord.guild.id)
        assert series.closes_at is not None
        assert when(news.expires_at) in shown(discord)
        assert when(series.closes_at) in shown(discord)


async def test_when_a_full_lobby_starts_is_shown_also_after_a_downtime(tmp_path: Path) -> None:
    """F29: when anybody may start it, when it starts by itself, and how long a seat is kept."""
    async with server(tmp_path) as discord:
        _, guest, invited, *_ = discord.people
        lobby = await PlayedTable.opened(discord, 2)
        await lobby.join(guest)
        await down(discord, minutes=15)
        full = (await discord.host.tables.queries.get(lobby.id)).full
        assert full is not None
        assert full.anybody_at is not None
        assert when(full.anybody_at, "t") in shown(discord)
        await discord.wait(hours=2)
        keeping = await PlayedTable.opened(discord, 2)
        host = keeping.players[0]
        await host.slash(discord.channel, "seat invite", person=invited, table=keeping.id)
        await discord.wait(hours=20)
        await down(discord, hours=2)
        full = (await discord.host.tables.queries.get(lobby.id)).full
        assert full is not None
        assert when(full.starts_at, "f") in shown(discord)
        table = await discord.host.tables.queries.get(keeping.id)
        (one,) = table.kept_for
        assert when(from_ms(table.kept_until(one)), "f") in shown(discord)


def shown(discord: Server) -> str:
    """What the messages of the channel say."""
    return "\n".join(map(said, discord.shown(discord.channel.id)))


async def down(discord: Server, **time: float) -> None:
    """Stop the host for some time, and start it again."""
    await discord.env.settle()
    await discord.running.aclose()
    discord.env.backend.advance_clock(timedelta(**time).total_seconds())
    await discord.restart()
    # Edits of old messages are rationed: they take a while.
    await discord.wait(minutes=1)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"zone": "Mars/Olympus"}, "refused-unknown-zone"),
        ({"quiet-from": "25:00", "quiet-to": "7"}, "refused-unknown-time"),
        ({"quiet-from": "22h"}, "refused-quiet-incomplete"),
        ({"quiet-from": "20:00", "quiet-to": "10:00"}, "refused-quiet-too-long"),
    ],
)
async def test_settings_that_make_no_sense_are_explained(
    tmp_path: Path, given: dict[str, str], key: str
) -> None:
    """What is the case and what can be done."""
    async with server(tmp_path) as discord:
        ann = discord.people[0]
        answer = await ann.slash(discord.channel, "me settings", **given)
        wrong: dict[str, str | int] = {"zone": "Mars/Olympus", "time": "25:00", "hours": 10}
        assert EN(key, **wrong) in said(answer.response)


async def test_time_zones_are_offered_by_any_part_of_their_names(tmp_path: Path) -> None:
    """IANA names, as the zone database has them."""
    async with server(tmp_path) as discord:
        ann = discord.people[0]
        offered = await ann.autocomplete(discord.channel, "me settings", "zone", "paris")
        assert [choice["value"] for choice in offered] == ["Europe/Paris"]


async def test_a_panel_answers_for_the_question_only(tmp_path: Path) -> None:
    """F28: nobody but the one asked is on the clock."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord)
        look = await table.look(person)
        assert word_of(look.legal[0])
        guest = await table.look(other(table, person))
        assert guest.question is None
        running = EN("bank-running", left="¤").partition("¤")[0]
        await discord.wait(days=3)
        table.panels.clear()
        assert running in said(await table.hand(person))
        assert running not in said(await table.hand(other(table, person)))


async def test_a_wish_for_a_pause_is_told_to_who_has_to_agree(tmp_path: Path) -> None:
    """On the board and in every hand: nobody agrees to what they have not heard of."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        ann, bob, cid = table.players
        host, *guests = (one for one in discord.people if one in (ann, bob, cid))
        first, second = guests
        await first.slash(discord.at(await table.home()), "table pause")
        wish = EN("wish-pause", names="", count=1, missing=2).split("asks")[-1]
        assert wish in said(await table.board())
        assert wish in said(await table.hand(second))
        # Whoever would rather play on after all takes it back, but not by a double click.
        answer = await first.slash(discord.at(await table.home()), "table pause")
        assert EN("pause-wish-withdrawn") not in said(answer.response)
        await discord.wait(seconds=6)
        answer = await first.slash(discord.at(await table.home()), "table pause")
        assert EN("pause-wish-withdrawn") in said(answer.response)
        assert "⏸️" not in said(await table.board())
        await first.slash(discord.at(await table.home()), "table pause", days=3)
        await first.slash(discord.at(await table.home()), "table pause")
        assert wish in said(await table.board())
        await second.slash(discord.at(await table.home()), "table pause")
        assert EN("wish-pause", names="", count=2, missing=1).split("ask ")[-1] in said(
            await table.board()
        )
        await host.slash(discord.at(await table.home()), "table pause")
        agreed = EN("clock-paused-until", until="#").split("#")[-1]
        assert agreed in said(await table.board())
        # What was wished for has come: the next pause is a wish of its own.
        for person in (first, second, host):
            await person.slash(discord.at(await table.home()), "table resume")
        assert "⏸️" not in said(await table.board())


async def test_a_wish_to_end_the_game_is_told_to_who_has_to_agree(tmp_path: Path) -> None:
    """It says how many are missing, until all have agreed and the game is over."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        home = discord.at(await table.home())
        for missing, person in zip((2, 1), table.players, strict=False):
            await person.slash(home, "table cancel")
            count = 3 - missing
            wish = EN("wish-end", names="", count=count, missing=missing)
            assert wish.split("ending")[-1] in said(await table.board())
        await table.players[2].slash(home, "table cancel")
        assert "🏁" not in said(await table.board())


async def test_a_wish_that_nobody_else_has_to_agree_to_says_what_is_left_to_do(
    tmp_path: Path,
) -> None:
    """The host leaves without a word: two of two want the pause, and one more word begins it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        home = discord.at(await table.home())
        host, *guests = (one for one in discord.people if one in table.players)
        for person in guests:
            await person.slash(home, "table pause")
        await discord.host.tables.lobbies.leave(table.id, Person(host.id, host.name))
        await discord.spoken()
        wish = EN("wish-pause", names="", count=2, missing=0)
        assert wish in said(await table.board())
        await guests[0].slash(home, "table pause")
        assert EN("clock-paused-until", until="#").split("#")[-1] in said(await table.board())


async def test_a_limit_that_is_weeks_away_is_a_day_and_not_an_hour(tmp_path: Path) -> None:
    """So long a pause may hold it; near its end the hour is said."""
    async with server(tmp_path) as discord:
        table, _ = await duel(discord)
        (question,) = (await table.look()).questions
        limits: tuple[tuple[int, TimestampStyle, str], ...] = (
            (20, "d", "until-far"),
            (2, "t", "until"),
        )
        for days, style, key in limits:
            at = utcnow() + timedelta(days=days)
            words = EN(key, at=when(at, style), **{"in": when(at)})
            assert words == deadline([replace(question, due_at=at)], EN)


async def test_an_evening_is_played_fast_and_then_no_more(tmp_path: Path) -> None:
    """P4: asked for on *More* or by a command, told to everybody, with a way back."""
    async with server(tmp_path) as discord:
        table, person = await duel(discord)
        asked = await on_more(table, person, "faster")
        assert EN("pace-asked-faster", count=1) in asked
        assert EN("wish-faster", names="", missing=1, count=1).split(":")[0][-20:] in said(
            await table.board()
        )
        second = other(table, person)
        channel = discord.at(await table.home())
        result = await second.slash(channel, "table pace", way="faster", table=int(table.id))
        assert result.response is not None
        assert EN("pace-live") in said(result.response)
        assert EN("clock-evening") in said(await table.board())
        assert "faster" not in {p.verb for p in presses(await more(table, person))}
        assert EN("pace-asked-slower", count=1) in await on_more(table, person, "slower")
        await discord.wait(seconds=6)
        assert EN("pace-wish-withdrawn") in await on_more(table, person, "slower")
        await discord.wait(minutes=31)
        assert EN("clock-evening") not in said(await table.board())
        assert (await discord.host.tables.queries.get(table.id)).terms.pace == "slow"
