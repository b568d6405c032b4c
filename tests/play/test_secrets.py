"""F37 to F39: what leaves the bot says no more than its reader may know, in every game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import simcord

from bot.i18n.narration import sentence
from bot.i18n.texts import texts
from bot.repositories.tables import TableRepository
from cogs.elements.faces import face_of, seat_names
from games import GAME_IDS, find
from games.api import Event, Seat
from games.codec import load_events
from games.moments import pictured
from games.optional.coaching import FIRST_TURN
from tabletop.testing.played_games import audible
from tests.rigs.discord_server import PEOPLE, Server, server
from tests.rigs.forms import LONG
from tests.rigs.played_table import PlayedTable, alt, presses
from tests.rigs.promises import HIDING
from tests.rigs.sample_games import SHIPPED
from tests.rigs.scripted_games import Moment, Script, as_many_as, played, questions, turn

STRANGER = len(PEOPLE) - 1
VIEWERS = (0, 1, STRANGER)
MANY = 8
"""Of so many kinds of questions worlds are compared at every fourth one, unless this is a soak."""
FEW = 4
"""At each of fewer kinds of questions all three viewers are taken, else one of them at each."""
SKIPPED = 5 if LONG else 30
"""Answers of a whole game that are handed in between two that are pressed."""


@dataclass
class Heard:
    """What reached one person around an answer that somebody gave."""

    before: list[Any]
    after: list[Any]


def _seat(moment: Moment, viewer: int) -> Seat | None:
    return Seat(viewer) if viewer < moment.script.seats else None


def _told_alike(moment: Moment, viewer: int, deal: str) -> bool | None:
    """Whether the answer tells the viewer the same in another world; None if it is none there."""
    game, seat, state = moment.script.game, _seat(moment, viewer), moment.script.end
    other = game.redeal(state, seat, deal)
    asked, move = moment.answer.decision.seat, moment.answer.move
    if move not in list(game.legal_moves(other, asked)):
        return None
    one, two = (audible(game.apply(world, asked, move).events, seat) for world in (state, other))
    return one == two and not any(event.reveals for event in one)


async def _looks(table: PlayedTable, person: simcord.MemberActor) -> None:
    """Ask for all that shows a table: board, panel, story and what can be answered."""
    home = table.server.at(await table.home())
    await person.slash(home, "table show", table=int(table.id))
    await person.slash(home, f"{(await table.look()).table.game} hand", table=int(table.id))
    await table.server.forge(person, await table.board(), f"t1:{table.id}:-:log")
    await table.offered(person)


def _hides(moment: Moment) -> bool:
    """Whether a seat sees something at a moment that a spectator cannot know."""
    game, state = moment.script.game, moment.script.end
    other = game.redeal(state, None, "hidden")
    seats = map(Seat, range(moment.script.seats))
    return any(game.view(state, seat) != game.view(other, seat) for seat in seats)


def _compared(game: str) -> list[Moment]:
    every = questions(game)
    if not any(map(_hides, every)):
        # Where all are asked at once, something is hidden once some have answered.
        every.append(turn(game))
    return every if LONG or len(every) < MANY else every[::4]


def _blind(number: int, turn: int) -> int:
    """Whom a world is dealt again for at a question: at each for somebody else, in turns."""
    return VIEWERS[(number + turn) % len(VIEWERS)]


async def _heard(folder: Path, game: str, turn: int | None = None) -> list[dict[int, Heard]]:
    """What each viewer hears at each kind of question, in a world dealt again for one of them."""
    heard = []
    for number, moment in enumerate(_compared(game)):
        # A server for each: panels lead to whatever waits for their reader at other tables.
        async with server(_folder(folder / f"{number}")) as discord:
            discord.locales[discord.people[1].id] = "fr"
            table = await PlayedTable.at(discord, moment)
            blind = None if turn is None else _blind(number, turn)
            if blind is not None:
                await table.deal_again(discord.people[blind], f"{number}")
            coaching = discord.host.tables.coaching
            for person in discord.people:
                # Of what may be told apart after one answer, nothing shows at the next question.
                await coaching.begin_anew(person.id)
                await coaching.choose(person.id, game, "elsewhere", [[FIRST_TURN]])
            mark = len(discord.wire.requests)
            for viewer in VIEWERS:
                await _looks(table, discord.people[viewer])
            answered = len(discord.wire.requests)
            before = {v: discord.told(discord.people[v], mark) for v in VIEWERS}
            if blind is None or _told_alike(moment, blind, f"{number}") is not None:
                await table.make(moment.answer)
                for viewer in VIEWERS:
                    await table.hand(discord.people[viewer])
            after = {v: discord.told(discord.people[v], answered) for v in VIEWERS}
            heard.append({v: Heard(before[v], after[v]) for v in VIEWERS})
    return heard


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


@pytest.mark.parametrize("game", HIDING)
async def test_two_worlds_that_a_viewer_cannot_tell_apart_look_the_same(
    tmp_path: Path, game: str
) -> None:
    """Every text, control, file, description and moment, for players and strangers.

    At every kind of question, and after an answer that reveals nothing to the viewer. Where they
    are many, one of the three viewers is taken at each, in turns; in a soak all.
    """
    here = await _heard(_folder(tmp_path / "here"), game)
    compared, differs = 0, False
    few = LONG or len(here) < FEW
    for round_ in range(len(VIEWERS) if few else 1):
        there = await _heard(_folder(tmp_path / f"{round_}"), game, round_)
        for number, moment in enumerate(_compared(game)):
            viewer = _blind(number, round_)
            one, other = here[number][viewer], there[number][viewer]
            assert one.before
            assert one.before == other.before
            if _told_alike(moment, viewer, f"{number}"):
                # A panel and the thread are brought up to date side by side.
                assert sorted(one.after, key=repr) == sorted(other.after, key=repr)
                compared += 1
        differs |= [h[v] for h in here for v in VIEWERS] != [h[v] for h in there for v in VIEWERS]
    assert compared
    # Were nothing dealt again, this would prove nothing.
    assert differs


def _after_a_moment(game_id: str) -> Moment:
    """Find late in a game with a picture of a moment an answer that tells all worlds the same."""
    for number in count():
        script = played(find(game_id), as_many_as(game_id, 2), {}, number)
        late = range(len(script.answers) * 2 // 3, len(script.answers) - 1)
        for at in late if _pictured(script) else ():
            moment = Moment(script.until(at), script.answers[at])
            if all(_told_alike(moment, viewer, game_id) for viewer in VIEWERS):
                return moment
    raise AssertionError(game_id)


def _pictured(script: Script) -> bool:
    """Whether the first half of a game has a turn that gets a picture."""
    state = script.game.start(script.seats, script.options, script.seed).state
    turn: list[Event] = []
    for answer in script.answers[: len(script.answers) // 2]:
        applied = script.game.apply(state, answer.decision.seat, answer.move)
        state = applied.state
        for event in applied.events:
            if event.begins_turn:
                if pictured(turn, {}) is not None:
                    return True
                turn.clear()
            if event.to is None:
                turn.append(event)
    return False


async def _thread(folder: Path, moment: Moment, viewer: int, *, anew: bool) -> list[Any]:
    """What a viewer sees of a game that is told at once up to an answer, perhaps in another world.

    The story with its pictures is told only once that world is there.
    """
    async with server(_folder(folder)) as discord:
        script, person = moment.script, discord.people[viewer]
        table = await PlayedTable.scripted(discord, script)
        with patch.object(TableRepository, "_tell", lambda *_: None):
            await table.follow()
        if anew:
            await table.deal_again(person, script.game.id)
        table.script.append(moment.answer)
        mark = len(discord.wire.requests)
        await table.follow()
        return discord.told(person, mark)


@pytest.mark.parametrize("game", sorted(set(HIDING) & set(SHIPPED)))
async def test_moments_are_the_same_in_worlds_that_a_viewer_cannot_tell_apart(
    tmp_path: Path, game: str
) -> None:
    """Which, when, how many, with which words and descriptions, to the last pixel.

    In a world that is dealt again for a stranger; in a soak for a player, too.
    """
    moment = _after_a_moment(game)
    state = moment.script.end
    for viewer in VIEWERS if LONG else (STRANGER,):
        # Were nothing dealt again, this would prove nothing.
        assert state != find(game).redeal(state, _seat(moment, viewer), game)
        here, there = [
            await _thread(tmp_path / f"{viewer}{anew}", moment, viewer, anew=anew)
            for anew in (False, True)
        ]
        names = [upload.name for *_, uploads in here for upload in uploads]
        assert any(name.startswith("moment-") for name in names)
        assert here == there


@pytest.mark.parametrize("game", GAME_IDS)
async def test_panels_reach_their_owner_alone(tmp_path: Path, game: str) -> None:
    """F44: every picture of a hand goes into an ephemeral answer to the person whose hand it is."""
    async with server(tmp_path) as discord:
        for moment in questions(game):
            table = await PlayedTable.at(discord, moment)
            words = {}
            for person in table.players:
                look = await table.look(person)
                texts = discord.context.texts_of(look.table)
                words[person.id] = (await discord.context.picture(look, texts)).alt
            for person in table.players:
                panel = await table.hand(person)
                assert {person.id} == {
                    p.id for p in discord.people if panel._message.visible_to(p.id)
                }
                # Behind what is new; a description has only so much room.
                shown, told = alt(panel), words[person.id]
                start = shown.index(told[:200])
                assert told.startswith(shown[start:].removesuffix("…"))
            await table.make(moment.answer)
            home = discord.at(await table.home())
            await discord.stranger.slash(home, f"{game} hand", table=int(table.id))
        for request in discord.wire.messages():
            if any(upload.name.startswith("hand") for upload in request.uploads):
                assert request.reader not in (None, discord.stranger.id)


PUBLIC_IDS = re.compile(r"t1:\d+:(-:[a-z]+|q\d+:[A-Z][A-Za-z]+(:\w+)?)")


@pytest.mark.parametrize("game", GAME_IDS)
async def test_no_public_id_or_name_carries_a_secret(tmp_path: Path, game: str) -> None:
    """Custom ids, file names and thread names are known to everybody who looks for them.

    An answer stands in public for all alike: whatever everybody sees, nobody's hand decides.
    """
    async with server(tmp_path) as discord:
        tables = [await PlayedTable.at(discord, moment) for moment in questions(game)]
        for request in discord.wire.messages(public=True):
            for component in request.components:
                if "custom_id" in component:
                    assert PUBLIC_IDS.fullmatch(component["custom_id"])
            for upload in request.uploads:
                assert re.fullmatch(rf"(board|moment)-\d+\.png|banner-{game}\.png", upload.name)
        named = [r.body["name"] for r in discord.wire.requests if r.path.endswith("/threads")]
        title = texts("en")(f"{game}-name")
        assert [f"{title} · table {table.id}" for table in tables] == named
        for table in tables:
            public = {press.custom_id for press in presses(await table.board())}
            await table.deal_again(discord.stranger, "another world")
            await discord.stranger.slash(
                discord.at(await table.home()), "table show", table=int(table.id)
            )
            assert public == {press.custom_id for press in presses(await table.board())}


@pytest.mark.parametrize("game", HIDING)
async def test_no_private_event_is_told_in_public(tmp_path: Path, game: str) -> None:
    """Every event that only some may hear is looked for in everything that all could read."""
    async with server(tmp_path) as discord:
        script = played(
            find(game), as_many_as(game, 3), {o.key: o.default for o in find(game).options}, 3
        )
        table = await PlayedTable.scripted(discord, script)
        while table.script:
            await table.play(1)
            await table.follow(min(SKIPPED, len(table.script)))
            table.panels.clear()
            await discord.forge(discord.stranger, await table.board(), f"t1:{table.id}:-:watch")
        look = await table.look()
        private = _private(await _events(discord, table, game), look, discord)
        assert private
        stranger = repr(discord.told(discord.stranger))
        assert [] == [line for line in private if line in stranger]


async def _events(discord: Server, table: PlayedTable, game: str) -> list[Event]:
    rows = await discord.host.tables.history._store.moves(table.id)
    return [event for row in rows for event in load_events(find(game), row.events.encode())]


def _private(events: list[Event], look: Any, discord: Server) -> set[str]:
    """The sentences of what only some may hear, as each reader would read them."""
    game, words = look.table.game, discord.context.texts_of(look.table)
    return {
        sentence(game, event, seat_names(look.table), words, face_of(game).speller, reader=reader)
        for event in events
        if event.to is not None
        for reader in (None, *event.to)
    } - {""}
