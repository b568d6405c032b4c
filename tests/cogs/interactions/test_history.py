"""Undo, catching up, lists, logs, repair and watching, pressed as people press them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import simcord
from discord.ui import TextDisplay
from simcord.components import walk_components

from bot.i18n.texts import texts
from bot.model.story import Chapter
from bot.model.table import Status
from bot.model.view import TableView
from cogs.elements.custom_ids import CustomId, Verb, word_of
from cogs.elements.faces import face_of, narrate, seat_names
from cogs.panels.story_log import log_page
from games import find
from games.norwegian.moves import Ready
from games.vikings.moves import Announce
from games.vikings.view import Phase
from tests.cogs.commands.test_managers import promoted
from tests.rigs.discord_server import Press, server
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.scripted_games import played
from tests.rigs.stores import run_sql

EN = texts("en")


def verbs(message: simcord.ResponseMessage) -> set[str]:
    return {press.verb for press in presses(message)}


async def make(table: PlayedTable, person: simcord.MemberActor, kind: type | None = None) -> Any:
    """Answer by command with the first move, of a kind where one is given."""
    look = await table.look(person)
    assert look.question is not None
    move = next(m for m in look.legal if kind is None or isinstance(m, kind))
    return await person.slash(
        table.server.channel,
        "table answer",
        choice=f"{look.question.decision.id} {word_of(move)}",
        table=int(table.id),
    )


async def test_undo_is_one_press_while_nobody_has_acted(tmp_path: Path) -> None:
    """F66: the announcement vanishes from the story, the old answers say that they are late."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        ((person, _),) = await table.until(Phase.ANNOUNCE.value)
        state = (await table.look(person)).view
        await make(table, person, Announce)
        old = await table.board()
        answers = [p for p in presses(old) if p.decision != "-"]
        panel = await table.hand(person)
        (undo,) = (p for p in presses(panel) if p.verb == "undo")
        result = await discord.press(person, panel, undo)
        assert EN("undo-done") in said(result.response)
        assert (await table.look(person)).view == state
        story = "\n".join(said(m) for m in await table.messages())
        name = _name(await table.look(), person)
        assert EN("host-event-taken-back", seat=name, role="none") in story
        other = next(p for p in table.players if p != person)
        for press in answers:
            late = await discord.forge(other, old, press.custom_id)
            assert EN("refused-question-closed") in said(late.response)
        again = await discord.forge(person, panel, undo.custom_id)
        assert EN("refused-undo-late") in said(again.response)
        log = await person.slash(discord.channel, "table story", table=int(table.id))
        assert "took back" in said(log.response)
        table.panels.clear()
        await table.play(5)


def _name(look: TableView, person: simcord.MemberActor) -> str:
    seat = look.table.seat_of(person.id)
    assert seat is not None
    return seat_names(look.table)[seat]


async def test_undo_with_consent_asks_in_public(tmp_path: Path) -> None:
    """One message, both buttons, only those who acted are called; it goes away again."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, game="norwegian")
        (person, _), (first, _), (second, _) = await table.asked()
        await make(table, person, Ready)
        await make(table, first, Ready)
        panel = await table.hand(person)
        assert "undo" not in verbs(panel)
        await discord.press(person, panel, _pressed(panel, "more"))
        undo = _pressed(panel, "undo")
        assert undo.label == EN("button-undo-ask")
        mark = len(discord.wire.requests)
        await discord.press(person, panel, undo)
        (wish,) = (m for m in await table.messages() if "undoagree" in verbs(m))
        called = [
            r.message["allowed_mentions"].get("users")
            for r in discord.wire.since(mark)
            if r.is_public and (r.message.get("allowed_mentions") or {}).get("users")
        ]
        assert called == [[first.id]]
        refused = await second.click(wish, custom_id=_of(wish, "undoagree"))
        assert EN("refused-undo-not-asked") in said(refused.response)
        stranger = await discord.stranger.click(wish, custom_id=_of(wish, "undorefuse"))
        assert EN("refused-not-seated") in said(stranger.response)
        before = (await table.look()).moves
        agreed = await first.click(wish, custom_id=_of(wish, "undoagree"))
        assert EN("undo-agreed-done") in said(agreed.response)
        assert (await table.look()).moves == before + 1
        assert not any("undoagree" in verbs(m) for m in await table.messages())
        assert (await table.look(person)).question is not None


async def test_a_refused_undo_leaves_the_move(tmp_path: Path) -> None:
    """The message goes; asking again is possible."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, game="norwegian")
        (person, _), (first, _), _ = await table.asked()
        await make(table, person, Ready)
        await make(table, first, Ready)
        await person.slash(discord.channel, "table undo", table=int(table.id))
        (wish,) = (m for m in await table.messages() if "undorefuse" in verbs(m))
        await first.click(wish, custom_id=_of(wish, "undorefuse"))
        assert not any("undorefuse" in verbs(m) for m in await table.messages())
        await discord.restart()
        await person.slash(discord.channel, "table undo", table=int(table.id))
        assert any("undorefuse" in verbs(m) for m in await table.messages())


def _of(message: simcord.ResponseMessage, verb: str) -> str:
    return _pressed(message, verb).custom_id


def _pressed(message: simcord.ResponseMessage, verb: str) -> Press:
    (press,) = (p for p in presses(message) if p.verb == verb)
    return press


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_catching_up_shows_the_board_then_and_now(tmp_path: Path, language: str) -> None:
    """Two pictures, the events between, and nothing that the person may not know."""
    async with server(tmp_path) as discord:
        discord.locales.update({p.id: language for p in discord.people})
        table = await PlayedTable.started(discord, 3, language=language)
        await table.play(25)
        busy = {asked.id for asked, _ in await table.asked()}
        person = next(player for player in table.players if player.id not in busy)
        others = 0
        while others < 6 and not await table.over():
            if person.id in {asked.id for asked, _ in await table.asked()}:
                break
            await table.step()
            others += 1
        result = await person.slash(discord.channel, "table catchup", table=int(table.id))
        message = result.response
        assert message is not None
        words = texts(language)
        name = words("vikings-name")
        assert words("catchup-title", table=str(table.id), game=name) in said(message)
        assert alt(message).count("\n") >= 1
        # Each whole and as wide as the message: Discord cuts two of one gallery to squares.
        galleries = [c["items"] for c in walk_components(message.components) if "items" in c]
        assert [1, 1] == [len(items) for items in galleries]
        assert "hand" in verbs(message)
        assert "> " in said(message)


async def test_catching_up_ends_with_what_the_reader_is_asked(tmp_path: Path) -> None:
    """Nobody reads of themselves that they are waited for."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.play(6)
        (person, _), *_ = await table.asked()
        result = await person.slash(discord.channel, "table catchup", table=int(table.id))
        look = await table.look(person)
        assert look.question is not None
        assert f"👉 {face_of('vikings').prompt(look, texts('en'))}" in said(result.response)
        waiting = {one.id for one, _ in await table.asked()}
        for other in (player for player in table.players if player.id not in waiting):
            result = await other.slash(discord.channel, "table catchup", table=int(table.id))
            assert "👉" not in said(result.response)


async def test_who_has_not_moved_reads_of_no_last_move(tmp_path: Path) -> None:
    """In the title neither, as below it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        while not (missed := await discord.host.tables.history.since(await _unmoved(table))).moves:
            await table.step()
        assert not missed.acted
        look = await _unmoved(table)
        (own,) = {p.user_id for p in look.table.players if p.seat == look.seat}
        person = next(p for p in table.players if p.id == own)
        told = said((await person.slash(discord.channel, "table catchup")).response)
        title = "catchup-title-watched"
        assert EN(title, table=str(table.id), game=EN("vikings-name")) in told
        assert "since you took your seat" in told


async def _unmoved(table: PlayedTable) -> TableView:
    """Return the view of somebody who has not moved yet."""
    for person in table.players:
        look = await table.look(person)
        if not await table.server.host.tables.history.has_acted(look):
            return look
    raise AssertionError("everybody has moved")


async def test_who_watches_reads_what_happened_lately(tmp_path: Path) -> None:
    """In private and in the reader's own language."""
    async with server(tmp_path) as discord:
        discord.locales[discord.stranger.id] = "fr"
        table = await PlayedTable.started(discord, 3, language="en")
        await table.play(20)
        board = await table.board()
        result = await discord.stranger.click(board, custom_id=f"t1:{table.id}:-:watch")
        message = result.response
        assert message is not None
        assert message.ephemeral
        look = await table.look()
        fr = texts("fr")
        chapters = await discord.host.tables.history.chapters(table.id)
        assert narrate(look.table, chapters[-1], fr)[-1] in said(message)


async def test_nothing_a_spectator_presses_changes_a_game(tmp_path: Path) -> None:
    """Every control of every message, in the hands of somebody without a seat."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        for _ in range(12):
            await table.step()
            before = await discord.host.tables.queries._tables.peek(table.id)
            board = await table.board()
            offered = [
                p for m in (*await table.messages(), *table.panels.values()) for p in presses(m)
            ]
            for press in {p for p in offered if p.verb != "again"}:
                values = [press.value] if press.value else None
                await discord.forge(discord.stranger, board, press.custom_id, values=values)
            after = await discord.host.tables.queries._tables.peek(table.id)
            assert before.running is not None
            assert after.running is not None
            assert after.running.state == before.running.state
            assert after.running.moves == before.running.moves
            assert after.proposal == before.proposal


async def test_the_list_goes_across_servers_with_my_turn_first(tmp_path: Path) -> None:
    """My turn first, then by deadline; each line has its link."""
    async with server(tmp_path) as discord:
        mine, waiting, lobby = (
            await PlayedTable.started(discord),
            await PlayedTable.started(discord),
            await PlayedTable.opened(discord),
        )
        other = discord.env.create_guild("Asgard")
        channel = other.create_text_channel("hall")
        person = discord.people[0]
        await discord.env.settle()
        member = other.add_member(person.user)
        await discord.env.settle()
        while person.id in {asked.id for asked, _ in await waiting.asked()}:
            await waiting.step()
        while person.id not in {asked.id for asked, _ in await mine.asked()}:
            await mine.step()
        result = await member.slash(channel, "table list")
        text = said(result.response)
        order = [text.index(f"**{t.id}**") for t in (mine, waiting, lobby)]
        assert order == sorted(order)
        table = await discord.host.tables.queries.get(mine.id)
        assert f"https://discord.com/channels/{table.guild_id}/{table.home_id}" in text
        assert "<t:" in text.splitlines()[1]


async def test_a_list_too_long_for_a_message_says_how_many_tables_it_leaves_out(
    tmp_path: Path,
) -> None:
    """Whole lines only: names of 32 signs of markup, of all for whom large tables wait."""
    names = ["*_~`|<>[]\\#" * 2 + f"{number:>10}" for number in range(9)]
    async with server(tmp_path, names=names) as discord:
        person = discord.people[0]
        tables = [await PlayedTable.started(discord, 8, game="norwegian") for _ in range(8)]
        for table in tables:
            await table.command(person, f"{(await table.asked())[0][1]} {word_of(Ready())}")
        shown = said((await person.slash(discord.channel, "table list")).response)
        *lines, last = shown.splitlines()[1:]
        assert 0 < len(lines) < len(tables)
        assert EN("list-more", count=len(tables) - len(lines)) == last
        assert all(line.startswith("- **") and line.endswith(")") for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_log_pages_through_a_whole_game(tmp_path: Path, language: str) -> None:
    """Every turn once, from the first page to the last, in the reader's language."""
    async with server(tmp_path) as discord:
        discord.locales.update({p.id: language for p in discord.people})
        table = await PlayedTable.scripted(discord, played(find("vikings"), 2, {}, 0))
        await table.follow(90)
        person = table.players[0]
        words = texts(language)
        result = await person.slash(discord.channel, "table story", table=int(table.id))
        message = result.response
        assert message is not None
        pages = [said(message)]
        while back := [p for p in presses(message) if p.label == words("button-previous")]:
            await discord.press(person, message, back[0])
            pages.insert(0, said(message))
        assert len(pages) > 1
        told = "\n".join(pages)
        chapters = await discord.host.tables.history.chapters(table.id)
        look = await table.look()
        for chapter in chapters:
            assert narrate(look.table, chapter, words)[0] in told


async def test_a_very_long_turn_goes_over_several_pages(tmp_path: Path) -> None:
    """Every line of the story is on a page, however long a turn is."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.play(12)
        look = await table.look()
        chapters = await discord.host.tables.history.chapters(table.id)
        long = Chapter(chapters[-1].number, chapters[-1].events * 60)
        told = narrate(look.table, long, EN)
        found, number = [], 1
        while True:
            page = log_page(look.table, [*chapters[:-1], long], number, EN)
            texts_ = [
                item.content for item in page.walk_children() if isinstance(item, TextDisplay)
            ]
            assert sum(map(len, texts_)) <= 4000
            found += texts_[1].splitlines()
            onward = CustomId(table.id, Verb.LOG, str(number + 1)).spelt()
            ids = {getattr(item, "custom_id", None) for item in page.walk_children()}
            if onward not in ids:
                break
            number += 1
        assert number > 1
        assert [line for line in found if line][-len(told) :] == told


async def test_the_log_marks_what_the_host_answered(tmp_path: Path) -> None:
    """F28: an answer of the host is never mistaken for the player's own."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        person, _ = (await table.asked())[0]
        before = (await table.look()).moves
        while (await table.look()).moves == before:
            await discord.wait(hours=6)
        result = await person.slash(discord.channel, "table story", table=int(table.id))
        look = await table.look()
        seat = look.table.seat_of(person.id)
        assert seat is not None

        line = EN("host-event-answered-for", seat=seat_names(look.table)[seat], role="none")
        message = result.response
        assert message is not None
        text = said(message)
        while back := [p for p in presses(message) if p.label == EN("button-previous")]:
            await discord.press(person, message, back[0])
            text += said(message)
        assert line in text


async def test_a_broken_table_is_repaired_by_its_host(tmp_path: Path) -> None:
    """F56: rebuilt from its log, back in play, audited; nobody else may."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        await table.play(9)
        before = await discord.host.tables.queries._tables.peek(table.id)
        store = discord.host.tables.queries._store
        await run_sql(store, "UPDATE snapshot SET checksum = 0")
        await discord.restart()
        store = discord.host.tables.queries._store
        host, guest = table.players[:2]
        broken = await guest.slash(discord.channel, "table hand", table=int(table.id))
        aside = await discord.host.tables.queries.get(table.id)
        assert aside.status is Status.QUARANTINED
        assert EN("refused-table-quarantined", error=aside.error_id or "") in said(broken.response)
        discord.errors.lines.clear()
        refused = await guest.slash(discord.channel, "table repair", table=int(table.id))
        assert EN("refused-not-in-charge", host="Astrid") in said(refused.response)
        mended = await host.slash(discord.channel, "table repair", table=int(table.id))
        assert EN("repair-sound", table=str(table.id)) in said(mended.response)
        after = await discord.host.tables.queries._tables.peek(table.id)
        assert before.running is not None
        assert after.running is not None
        assert after.running.state == before.running.state
        assert after.running.decisions == before.running.decisions
        ((user, verdict),) = await run_sql(store, "SELECT user_id, verdict FROM repair")
        assert (user, verdict) == (host.id, "sound")
        again = await host.slash(discord.channel, "table repair", table=int(table.id))
        assert EN("refused-not-broken") in said(again.response)
        table.panels.clear()
        await table.play(5)


@pytest.mark.parametrize(("way", "again"), [("anew", True), ("giveup", False)])
async def test_a_table_beyond_repair_is_begun_again_or_closed_in_two_presses(
    tmp_path: Path, way: str, *, again: bool
) -> None:
    """F56: *Repair* on its board, then one of two ways; what came of it is told in public."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord)
        await table.play(4)
        home = await table.home()
        store = discord.host.tables.queries._store
        (kept,) = await run_sql(
            store, "SELECT sql FROM sqlite_schema WHERE name = 'move_is_never_changed'"
        )
        await run_sql(store, "DROP TRIGGER move_is_never_changed")
        await run_sql(store, "UPDATE move SET payload = 'nonsense' WHERE number = 2")
        await run_sql(store, kept[0])
        await run_sql(store, "UPDATE snapshot SET checksum = 0")
        await discord.restart()
        host, guest = table.players[:2]
        await guest.slash(discord.channel, "table hand", table=int(table.id))
        (board,) = (m for m in discord.shown(home) if ":repair" in str(m.components))
        offered = (await host.click(board, custom_id=f"t1:{table.id}:-:repair")).response
        assert offered is not None
        assert EN("repair-ways") in said(offered)
        moderator, manager = discord.people[3:5]
        await promoted(discord, moderator, manage_threads=True)
        await promoted(discord, manager, manage_guild=True)
        shown = await manager.slash(discord.channel, "setup tables", table=int(table.id))
        assert shown.response is not None
        assert ":repair" in str(shown.response.components)
        for person in (guest, moderator):
            refused = await discord.forge(person, board, f"t1:{table.id}:-:{way}")
            assert EN("refused-not-in-charge", host="Astrid") in said(refused.response)
        (press,) = (press for press in presses(offered) if press.verb == way)
        await discord.press(host, offered, press)
        queries = discord.host.tables.queries
        assert (await queries.get(table.id)).status is Status.CANCELLED
        told = "\n".join(said(message) for message in discord.shown(home))
        place = f"<#{discord.channel.id}>"
        key = "managers-act-begun-again" if again else "managers-act-given-up"
        assert EN(key, manager=f"<@{host.id}>", again=2, home=place) in told
        assert EN("board-closed", table=str(table.id)) in told
        assert ":repair" not in str([message.components for message in discord.shown(home)])
        assert ["Astrid", "Bjorn"] * again == [
            name for one in await queries.active(discord.guild.id) for name in one.names
        ]
