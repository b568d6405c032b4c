"""What computers do for people: a hint in private, and standing in for who is gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.computers.problem import Problem, ThinkerBusyError, Thought
from bot.i18n.texts import texts
from cogs.elements.faces import seat_names
from cogs.panels.option_forms import HINTS, STAND_IN
from games import GAME_IDS
from games.rage.moves import Confirm, Muster, SendAllTo
from players.levels import Level
from tests.rigs.discord_server import Server, server
from tests.rigs.filled_forms import change_terms
from tests.rigs.forms import in_turn
from tests.rigs.played_table import PlayedTable, presses, said, within_reach
from tests.rigs.scripted_games import as_many_as


async def a_lobby(
    discord: Server, game: str = GAME_IDS[0], people: int = 1, computers: int = 1
) -> PlayedTable:
    """Open a table, and have people and computers take their seats."""
    seats = as_many_as(game, people + computers)
    table = await PlayedTable.opened(discord, seats, game=game)
    for person in discord.people[1:people]:
        await table.join(person)
    for _ in range(seats - people):
        here = discord.channel
        await discord.people[0].slash(here, "table computer", level="easy", table=int(table.id))
    return table


async def choose(discord: Server, table: PlayedTable, part: str, value: str) -> str:
    """Choose in a form of the options, as the host; what the panel then says."""
    return said((await change_terms(table, discord.people[0], {part: value})).response)


async def asked(table: PlayedTable) -> None:
    """Let computers answer until a person is asked who has a choice."""
    for _ in range(60):
        for person, _ in await table.asked():
            if (await table.look(person)).has_a_choice:
                return
            await table.answer(person)
        await table.server.wait(seconds=3)
        table.panels.clear()
    raise AssertionError("nobody is ever asked")


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 1))
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_who_plays_alone_may_ask_what_a_computer_would_do(
    tmp_path: Path, game: str, language: str
) -> None:
    """Its favourite in words with the expected place, in private."""
    async with server(tmp_path) as discord:
        words, host = texts(language), discord.people[0]
        discord.locales[host.id] = language
        table = await a_lobby(discord, game)
        await table.on_lobby(host, "start")
        await asked(table)
        panel = await table.hand(host)
        press = await within_reach(discord, host, panel, "hint")
        assert words("button-hint") == press.label
        heard = len(discord.wire.messages(public=True))
        result = await discord.press(host, panel, press)
        (problem,) = (p for p in discord.thinker.problems if p.weighed)
        look = await table.look(host)
        assert (look.seat, Level.HARD) == (problem.seat, problem.level)
        told = said(result.response)
        assert words("hint", move="|").split("|")[0] in told
        assert result.response is not None
        (numbers,) = (p for p in presses(result.response) if p.custom_id.endswith(":numbers"))
        figures = said((await discord.press(host, result.response, numbers)).response)
        place = "1.5" if language == "en" else "1,5"
        of = len(set(problem.camps))
        figure = words("hint-numbers", move="|", place=place, chance=50, of=of).split("|")[1]
        assert figure in figures
        assert figure not in told
        assert heard == len(discord.wire.messages(public=True))
        again = await host.slash(discord.at(await table.home()), "table hint")
        assert again.ephemeral
        assert 1 == sum(p.weighed for p in discord.thinker.problems)


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 2))
async def test_one_press_follows_the_advice_and_another_is_told_that_it_is_late(
    tmp_path: Path, game: str
) -> None:
    """What was advised is played as by its own control; the old message answers in private."""
    async with server(tmp_path) as discord:
        words, host = texts("en"), discord.people[0]
        table = await a_lobby(discord, game)
        await table.on_lobby(host, "start")
        await asked(table)
        panel = await table.hand(host)
        assert "follow" not in {press.verb for press in presses(panel)}
        before = await table.look(host)
        hint = await within_reach(discord, host, panel, "hint")
        advised = (await discord.press(host, panel, hint)).response
        assert advised is not None
        (follow,) = (press for press in presses(advised) if press.verb == "follow")
        assert words("button-follow") == follow.label
        told = (await discord.press(host, advised, follow)).response
        assert told is not None
        if words("panel-confirm") in {press.label for press in presses(told)}:
            (sure,) = (p for p in presses(told) if p.label == words("panel-confirm"))
            told = (await discord.press(host, told, sure)).response
        after = await table.look(host)
        assert after.moves > before.moves
        heard = len(discord.wire.messages(public=True))
        late = await discord.forge(host, table.lobby, follow.custom_id)
        assert late.ephemeral
        assert any(
            words(f"refused-{key}") in said(late.response)
            for key in ("hint-stale", "question-closed", "already-answered")
        )
        assert after.moves == (await table.look(host)).moves
        assert heard == len(discord.wire.messages(public=True))


async def test_a_step_that_is_followed_leads_to_advice_on_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that is given in steps takes a press for each, as on the panel."""
    steps = (Muster, SendAllTo, Confirm)
    async with server(tmp_path) as discord:
        host, think = discord.people[0], discord.thinker.think

        async def march(problem: Problem) -> Thought:
            """Advise to march somewhere with a whole army."""
            thought = await think(problem)
            legal = (await table.look(host)).legal
            wanted = (move for kind in steps[::-1] for move in legal if isinstance(move, kind))
            return replace(thought, move=next(wanted)) if problem.weighed else thought

        monkeypatch.setattr(discord.thinker, "think", march)
        table = await a_lobby(discord, "rage")
        await table.on_lobby(host, "start")
        for _ in range(40):
            await asked(table)
            if any(isinstance(move, Muster) for move in (await table.look(host)).legal):
                break
            await table.answer(host)
        panel = await table.hand(host)
        shown = (
            await discord.press(host, panel, await within_reach(discord, host, panel, "hint"))
        ).response
        for _ in steps:
            assert shown is not None
            (follow,) = (press for press in presses(shown) if press.verb == "follow")
            shown = (await discord.press(host, shown, follow)).response
        assert shown is not None
        assert "follow" not in {press.verb for press in presses(shown)}


@pytest.mark.parametrize("argument", ["", "7", "x.Bid-1", "7.", "7.Nothing-1", "9" * 40 + ".Bid-1"])
async def test_a_forged_hint_is_no_move(tmp_path: Path, argument: str) -> None:
    """It is answered in private, and nothing changes."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        table = await a_lobby(discord)
        await table.on_lobby(host, "start")
        await asked(table)
        before = await table.look(host)
        assert before.question is not None
        custom_id = f"t1:{table.id}:{before.question.decision.id}:follow"
        custom_id += f":{argument}" if argument else ""
        forged = await discord.forge(host, table.lobby, custom_id)
        assert texts("en")("refused-unknown-control") in said(forged.response)
        assert before.moves == (await table.look(host)).moves


async def test_where_more_people_sit_nobody_is_told_unless_the_host_wants_it(
    tmp_path: Path,
) -> None:
    """Off by default, an option of the table, on only if computers play."""
    async with server(tmp_path) as discord:
        words, host = texts("en"), discord.people[0]
        table = await a_lobby(discord, people=2)
        await table.on_lobby(host, "start")
        await asked(table)
        for person in discord.people[:2]:
            assert "hint" not in {p.verb for p in presses(await table.hand(person))}
        refused = await host.slash(discord.at(await table.home()), "table hint")
        assert words("refused-hints-off") in said(refused.response)
        again = await a_lobby(discord, people=2)
        assert words("terms-changed") in await choose(discord, again, HINTS, "terms-hints-always")
        assert words("option-hints") in said(again.lobby)
        await again.on_lobby(host, "start")
        await asked(again)
        offered = [
            {p.verb for p in presses(await again.hand(person))}
            for person, _ in await again.asked()
            if (await again.look(person)).has_a_choice
        ]
        assert offered
        assert all("hint" in verbs for verbs in offered)


@pytest.mark.parametrize(("people", "offered"), [(1, False), (2, True)])
async def test_more_time_is_offered_only_where_somebody_else_may_need_it(
    tmp_path: Path, people: int, offered: bool
) -> None:
    """A choice that is not possible is absent; a computer needs no time."""
    async with server(tmp_path) as discord:
        table = await a_lobby(discord, people=people)
        await table.on_lobby(discord.people[0], "start")
        board, given = await table.board(), set[bool]()
        for person in discord.people[:people]:
            more = await person.click(board, custom_id=f"t1:{table.id}:-:more")
            assert more.response is not None
            given.add("extend" in {p.verb for p in presses(more.response)})
        # Of two, the one who waits for the other may give time.
        assert offered is any(given)
        assert not all(given)


async def test_a_hint_that_cannot_be_given_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """The queue may be full, nobody may wait for the person, and strangers have no seat."""
    async with server(tmp_path) as discord:
        words, host = texts("en"), discord.people[0]
        table = await a_lobby(discord)
        await table.on_lobby(host, "start")
        await asked(table)
        here = discord.at(await table.home())
        discord.thinker.failures = [ThinkerBusyError()]
        busy = await host.slash(here, "table hint")
        assert words("refused-hint-busy") in said(busy.response)
        stranger = await discord.people[3].slash(here, "table hint")
        assert words("refused-not-seated") in said(stranger.response)
        while await table.asked():
            await table.answer(host)
        unneeded = await host.slash(here, "table hint")
        assert words("refused-hint-unneeded") in said(unneeded.response)


@pytest.mark.parametrize("value", ["", "brilliant", "True"])
async def test_what_no_form_offers_changes_nothing(tmp_path: Path, value: str) -> None:
    """Presses of menus of release 1.0.0 are answered, and change nothing."""
    async with server(tmp_path) as discord:
        table = await a_lobby(discord)
        before = await discord.host.tables.queries.get(table.id)
        for part in ("stand-in", "hints"):
            custom_id = f"t1:{table.id}:-:term:{part}"
            forged = await discord.forge(discord.people[0], table.lobby, custom_id, values=[value])
            assert texts("en")("refused-unknown-control") in said(forged.response)
        assert before == await discord.host.tables.queries.get(table.id)


async def test_a_computer_that_holds_a_seat_is_named_in_public(tmp_path: Path) -> None:
    """It says so, in the lobby before and in the thread when it happens."""
    async with server(tmp_path) as discord:
        words, (host, guest) = texts("en"), discord.people[:2]
        table = await a_lobby(discord, people=3, computers=0)
        await choose(discord, table, STAND_IN, "level-hard")
        level = words("level-hard")
        assert words("option-stand-in", level=level) in said(table.lobby)
        await table.on_lobby(host, "start")
        await table.leave(guest)
        held = words("seats-held", level=level)
        (offer,) = (message for message in await table.messages() if held in said(message))
        there = (await table.look()).table
        (left,) = (p.seat for p in there.players if p.user_id == guest.id)
        # One of the two plays, and not both.
        assert said(offer).startswith(
            words("seats-offer-left", name=seat_names(there)[left], held="yes") + "\n"
        )
        await discord.wait(seconds=8)
        await guest.click(offer, custom_id=f"t1:{table.id}:-:back")
        seated = await discord.host.tables.queries.get(table.id)
        assert seated.seat_of(guest.id) is not None
        await discord.env.settle()
        assert not any(held in said(message) for message in await table.messages())
