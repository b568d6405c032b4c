"""Coming back to a table: what one has missed, told and framed."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import simcord

from bot.i18n.second_person import YOU
from bot.i18n.story import SEPARATOR
from bot.i18n.texts import LANGUAGES, texts
from bot.model.host_events import TakenBack
from bot.model.view import Missed
from cogs.elements.faces import narrate, seat_names
from cogs.elements.phone import OUTCOME, text_height
from cogs.panels.catch_up import span
from cogs.panels.catch_up import told as news
from cogs.routing.recap import _compared
from games import GAME_IDS, find
from games.api import Seat
from games.vikings.moves import Announce
from games.vikings.view import Phase
from rendering.changes.diff import Changes
from rendering.scene.scene import ALT_LIMIT, Drawing, Scene
from tests.rigs.discord_server import server
from tests.rigs.forms import shared
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.scripted_games import SHORT, as_many_as, length
from tests.rigs.seated import seated
from tests.rigs.table_views import table_view

EN = texts("en")


async def hand_in(
    table: PlayedTable, person: simcord.MemberActor, kind: type | None = None
) -> None:
    """Answer at random, or with the first move of a kind, away from Discord."""
    look = await table.look(person)
    assert look.seat is not None
    assert look.question is not None
    legal = [move for move in look.legal if kind is None or isinstance(move, kind)]
    move = legal[0] if kind else legal[table.luck.below(len(legal))]
    await table.server.host.tables.moves.play(
        table.id,
        seated(look.table.players[look.seat]),
        9_000_000 + look.moves,
        look.question.decision.id,
        move,
    )


async def asked(table: PlayedTable) -> list[simcord.MemberActor]:
    return [person for person, _ in await table.asked()]


async def go_on(
    table: PlayedTable, moves: int, *, without: simcord.MemberActor | None = None
) -> None:
    """Let others move; where somebody absent is waited for, the host answers."""
    for _ in range(moves):
        if await table.over():
            return
        waiting = await asked(table)
        present = [person for person in waiting if without is None or person.id != without.id]
        if present:
            await hand_in(table, present[0])
        else:
            look = await table.look(without)
            assert look.seat is not None
            ((_, decision), *_) = await table.asked()
            await table.server.host.tables.moves.play_default(table.id, decision, look.seat)


async def left_behind(table: PlayedTable, moves: int) -> simcord.MemberActor:
    """Play on until the first person has moved, and then without them, but not to the end."""
    person, game = table.players[0], (await table.look()).table.game
    most = length(game, len(table.players))
    await go_on(table, 12 if most >= SHORT else 0)
    while person.id not in {one.id for one in await asked(table)} and not await table.over():
        await go_on(table, 1)
    if not await table.over():
        await hand_in(table, person)
    if most < SHORT:
        moves = min(moves, most - 1 - (await table.look()).moves)
    await go_on(table, moves, without=person)
    await table.server.spoken()
    return person


def three(game: str) -> int:
    """Return three seats, or of a short game the fewest, so that it is soon one's turn again."""
    seats = as_many_as(game, 3)
    return seats if length(game, seats) >= SHORT else min(find(game).seats)


async def missed_by(table: PlayedTable, person: simcord.MemberActor) -> Missed:
    return await table.server.host.tables.history.since(await table.look(person))


async def told(table: PlayedTable, reader: simcord.MemberActor) -> list[str]:
    """The public story from the start, line by line, as a player reads it."""
    chapters = await table.server.host.tables.history.chapters(table.id)
    look = await table.look(reader)
    return [
        line for chapter in chapters for line in narrate(look.table, chapter, EN, reader=look.seat)
    ]


async def caught_up(table: PlayedTable, person: simcord.MemberActor) -> simcord.ResponseMessage:
    result = await person.slash(table.server.channel, "table catchup", table=int(table.id))
    assert result.response is not None
    return result.response


async def press_public(table: PlayedTable, person: simcord.MemberActor, verb: str) -> None:
    ((message, press),) = (
        (message, press)
        for message in await table.messages()
        for press in presses(message)
        if press.verb == verb
    )
    await table.server.press(person, message, press)
    await table.server.spoken()


def files(message: simcord.ResponseMessage) -> list[str]:
    return [attachment["filename"] for attachment in message._message.attachments]


# A game that asks everybody at once is over before somebody who left is back.
@pytest.mark.parametrize(
    ("game", "language"), shared([game for game in GAME_IDS if game != "choir"], LANGUAGES)
)
async def test_who_comes_back_reads_the_last_lines_and_sees_frames(
    tmp_path: Path, game: str, language: str
) -> None:
    """Issue: My hand starts with what happened since one's own last move, changes marked.

    The answers of the host in one's place are among it; one press leads to all of it, with the
    pictures before and after.
    """
    async with server(tmp_path) as discord:
        discord.locales.update({person.id: language for person in discord.people})
        words = texts(language)
        table = await PlayedTable.started(discord, three(game), game=game, language=language)
        person = await left_behind(table, 14)
        missed = await missed_by(table, person)
        look = await table.look(person)
        hand = await table.hand(person)
        lines = [line for line in said(hand).splitlines() if line.startswith("> ")]
        whole = news(look, missed, words)
        told = [line.text for line in whole]
        mine = [line.text for line in whole if line.mine]
        # What one did and had done to one comes first, then the newest; all of it in order. What
        # there is no room for and has to be told stands in a few words below.
        # The host has answered for them: first stands what it has come to.
        assert lines[0].startswith("> ⏳")
        beginnings = [line.removesuffix("…") for line in lines[1:]]
        brief = [line for line in beginnings if not any(one.startswith(line) for one in told)]
        assert brief in ([], beginnings[-1:])
        known = {word.lower() for line in whole for word in line.brief.split(SEPARATOR)}
        paragraph = re.sub(r" \N{MULTIPLICATION SIGN}\d+", "", "".join(brief)).removeprefix("> ")
        parts = paragraph.split(SEPARATOR)
        assert all(any(word.startswith(part.lower()) for word in known) for part in parts[:-1])
        rest = iter(told)
        entire = beginnings[: len(beginnings) - len(brief)]
        assert all(any(one.startswith(line) for one in rest) for line in entire)
        assert not (mine and entire) or any(one.startswith(entire[0]) for one in mine)
        assert text_height("\n".join(lines)) <= OUTCOME
        played = words("host-event-answered-for", seat=words(YOU), role="seat")
        assert played in "\n".join(told)
        # One press leads to what is left out, from the panel or from behind "More".
        for verb in ("more", "catchup"):
            (there,) = (press for press in presses(hand) if press.verb == verb)
            await discord.press(person, hand, there)
        assert span(missed, words) in said(hand)
        assert files(hand) == [f"then-hand-{table.id}.png", f"hand-{table.id}.png"]
        everything = words("since-everything") in said(hand)
        assert everything != (words("since-framed") in said(hand))
        pages = [said(hand)]
        while onward := [p for p in presses(hand) if p.label == words("button-next")]:
            await discord.press(person, hand, onward[0])
            pages.append(said(hand))
        assert [line for line in "\n".join(pages).splitlines() if line.startswith("> ")] == told
        assert max(map(len, pages)) < 2600
        assert "hand" in {press.verb for press in presses(hand)}


async def test_all_that_came_of_a_press_is_told_at_once(tmp_path: Path) -> None:
    """Who cries bluff reads what was revealed and paid, not that they cried bluff alone."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        while (await table.look()).view.phase is not Phase.CHALLENGE:  # type: ignore[attr-defined]
            await hand_in(table, (await asked(table))[0])
        await discord.spoken()
        (person,) = await asked(table)
        await table.hand(person)
        before = await told(table, person)
        bluff = EN("vikings-move-call-bluff")
        (call,) = (press for press in await table.choices(person) if press.label == bluff)
        await table.choose(person, call)
        assert len((await told(table, person))[len(before) :]) > 1
        # What it cost or won comes first, the rest one press after it.
        panel = await table.panel(person)
        assert said(panel).startswith(("> You took a bracelet", "> You lose", "> You lost"))
        everything = said(await caught_up(table, person))
        assert all(line in everything for line in (await told(table, person))[len(before) :])


@pytest.mark.parametrize("game", GAME_IDS)
async def test_the_frames_are_told_to_who_cannot_see_them(tmp_path: Path, game: str) -> None:
    """The description begins with what is different, and is as long as Discord lets it be."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, three(game), game=game)
        person = await left_behind(table, 3)
        hand = await table.hand(person)
        # Nothing is framed where nothing has changed of what a picture shows, or nearly all of it.
        for longer in count(4):
            if "since then: " in alt(hand) or await table.over():
                break
            person = await left_behind(table, longer)
            hand = await table.hand(person)
        assert "since then: " in alt(hand).splitlines()[0]
        assert len(alt(hand)) <= ALT_LIMIT


async def test_ones_own_move_ends_what_is_new(tmp_path: Path) -> None:
    """After a press the panel is as plain as ever."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        person = await left_behind(table, 5)
        while person.id not in {one.id for one in await asked(table)}:
            await go_on(table, 1, without=person)
        await discord.spoken()
        await table.hand(person)
        await table.answer(person)
        panel = await table.panel(person)
        assert not alt(panel).startswith("Framed")


async def test_who_answers_on_the_board_reads_what_befell_them(tmp_path: Path) -> None:
    """Design 9b: it is news until it was shown, and after the answer it would be none."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        person = await left_behind(table, 5)
        while (look := await table.look(person)).view.phase is not Phase.CHALLENGE or (  # type: ignore[attr-defined]
            look.question is None or look.question.decision.answered
        ):
            await go_on(table, 1, without=person)
        await discord.spoken()
        lines = news(look, await missed_by(table, person), EN)
        befell = [line.text for line in lines if line.mine and line.rank]
        board = await table.board()
        believe = EN("vikings-move-believe")
        (press,) = (press for press in presses(board) if press.label == believe)
        before = len(discord.private(person))
        await discord.press(person, board, press)
        (answer,) = discord.private(person)[before:]
        assert befell[-1] in said(answer)


async def test_what_was_taken_back_is_not_told_as_if_it_stood(tmp_path: Path) -> None:
    """Undo: the announcement is gone from what others read; that it was taken back is there."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until(Phase.ANNOUNCE.value)
        (person,) = await asked(table)
        other = next(one for one in table.players if one.id != person.id)
        before = await missed_by(table, other)
        await hand_in(table, person, Announce)
        announced = await missed_by(table, other)
        assert len(announced.account.events) > len(before.account.events)
        panel = await table.hand(person)
        (undo,) = (press for press in presses(panel) if press.verb == "undo")
        await discord.press(person, panel, undo)
        seat = (await table.look(person)).seat
        assert seat is not None
        now = await missed_by(table, other)
        assert now.account.events == (*before.account.events, TakenBack(seat=seat))
        assert (now.moves, now.left) == (before.moves, before.left)
        line = EN(
            "host-event-taken-back", seat=seat_names((await table.look()).table)[seat], role="none"
        )
        assert f"> {line}" in said(await caught_up(table, other)).splitlines()


async def test_who_takes_a_seat_over_starts_at_the_hand_over(tmp_path: Path) -> None:
    """F35: nothing of the time before, no frames, and no move of the one before counts."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="live")
        person, newcomer = table.players[0], discord.people[3]
        tables = discord.host.tables
        while not (await table.look()).table.players[0].offered:
            waiting = [one for one in await asked(table) if one.id != person.id]
            if waiting:
                await table.answer(waiting[0])
            else:
                await discord.wait(minutes=11)
                # A panel of a quarter of an hour ago is out of the bot's reach.
                table.panels.clear()
            await discord.spoken()
        await press_public(table, newcomer, "claim")
        await press_public(table, table.players[1], "welcome")
        look = await tables.queries.look(table.id, newcomer.id)
        assert look.seat == 0
        assert await discord.host.tables.history.since(look) == Missed()
        table.players[0] = newcomer
        await go_on(table, 3, without=newcomer)
        await discord.spoken()
        missed = await missed_by(table, newcomer)
        assert (missed.moves, missed.acted) == (3, False)
        hand = await table.hand(newcomer)
        assert "since then: " not in alt(hand)
        assert EN("seats-handover") in said(hand)
        shown = await caught_up(table, newcomer)
        assert files(shown) == [f"hand-{table.id}.png"]
        assert span(missed, EN) in said(shown)
        assert "you took your seat" in said(shown)


async def test_who_has_not_moved_yet_is_told_from_the_start(tmp_path: Path) -> None:
    """Coming late to the first turn is being away like any other."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        first = (await asked(table))[0]
        late = next(person for person in table.players if person.id != first.id)
        await hand_in(table, first)
        await discord.spoken()
        missed = await missed_by(table, late)
        assert (missed.moves, missed.left, missed.acted) == (1, 0, False)
        assert "> " in said(await table.hand(late))


async def read_anew(table: PlayedTable) -> None:
    """Have a table read from the store the next time, as after a start."""
    queries = table.server.host.tables.queries
    async with queries._tables.rewritten([table.id]):
        pass


async def test_the_past_is_played_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F48: looking costs no replay of the whole game, but one of who answered before a start."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        person = await left_behind(table, 4)
        history = discord.host.tables.history
        replayed = 0
        original = history.moment

        async def counted(*given: object) -> object:
            nonlocal replayed
            replayed += 1
            return await original(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(history, "moment", counted)
        for expected in (0, 1, 1):
            await table.hand(person)
            await caught_up(table, person)
            assert replayed == expected
            if not replayed:
                await read_anew(table)


async def test_a_past_that_cannot_be_shown_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game whose rules have changed since has no earlier picture, but it has its story."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        person = await left_behind(table, 4)

        def broken(*_: object) -> object:
            raise ValueError

        await read_anew(table)
        monkeypatch.setattr("bot.table.reel.Reel.state", broken)
        for message in (await table.hand(person), await caught_up(table, person)):
            assert files(message) == [f"hand-{table.id}.png"]
            assert "> " in said(message)
            assert EN("since-framed") not in said(message)


async def test_a_spectator_is_shown_no_frames(tmp_path: Path) -> None:
    """Who watches has no last move; what happened lately is told instead."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await left_behind(table, 4)
        board = await table.board()
        result = await discord.stranger.click(board, custom_id=f"t1:{table.id}:-:watch")
        assert result.response is not None
        assert EN("since-framed") not in said(result.response)
        assert not alt(result.response).startswith("Framed")


def test_a_span_says_since_when() -> None:
    """A move of one's own, or the seat."""
    at = datetime(2026, 1, 1, tzinfo=UTC)
    missed = Missed(left=3, left_at=at, acted=True, moves=30, turns=3)
    words = "30 moves in 3 new turns, since your last move (<t:1767225600:R>)."
    assert span(missed, EN) == words
    one = Missed(left=3, left_at=at, moves=1)
    words = "One move in the same turn, since you took your seat (<t:1767225600:R>)."
    assert span(one, EN) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_all_that_came_was_taken_back_it_is_no_ones_own_move(language: str) -> None:
    """A spectator has none, nor has somebody who took a seat and was not asked yet."""
    words, at = texts(language), datetime(2026, 1, 1, tzinfo=UTC)
    acted, seated_since = (Missed(left=3, left_at=at, acted=acted) for acted in (True, False))
    told = {
        span(acted, words),
        span(acted, words, watching=True),
        span(seated_since, words),
    }
    assert len(told) == 3
    own = {"en": "your last move", "fr": "ton dernier coup"}[language]
    assert [own in line for line in sorted(told, key=lambda line: own not in line)] == [1, 0, 0]


def test_where_nothing_is_framed_there_is_one_picture() -> None:
    """Two pictures without a difference would be looked at for what is not there."""
    game = find("norwegian")
    look = table_view(game, game.start(2, {}, "seed").state, 2, Seat(0))
    scene = Scene(Drawing("ground", 1200, 900, ()), (), "A table.", ())
    context: Any = SimpleNamespace(scene=lambda *_: scene)
    assert _compared(context, look, look, EN, earlier=True) == (scene, Changes(), None)
