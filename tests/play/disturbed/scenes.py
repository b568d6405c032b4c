"""Scenes in which everything is pressed until it is heard, whatever becomes of a request."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from unittest.mock import patch

import simcord

from bot.i18n.texts import texts
from bot.model.refusal import Refused
from bot.model.table import SeriesId, TableId
from bot.repositories.tables import TableRepository
from cogs.commands.table.twins import twins_of
from cogs.elements.custom_ids import Verb, move_press, read_press, word_of
from cogs.publishing.publish_tasks import SWEEP_SECONDS
from games import find
from games.codec import takes_text
from tests.cogs.commands.test_managers import promoted
from tests.rigs.discord_server import Server
from tests.rigs.disturbances import Disturbance, Fate
from tests.rigs.scripted_games import LUCK, Answer, Script, shortest
from tests.rigs.seated import seated

TRIES = 4
"""How often somebody presses what nothing came of."""
MOST = 6
"""More than the tables, or series, of a scene."""
BREATH = 75
"""Seconds between two things that people do: a first and a second try of the bot fit in."""


@dataclass
class Stage:
    """A server on which a scene is played, and what came of every press there."""

    discord: Server
    disturbance: Disturbance
    typed: bool = False
    """Whether people give commands where there is one that says what a control does."""
    results: list[tuple[str, simcord.InteractionResult]] = field(default_factory=list)

    async def known(self) -> str:
        """Everything that a press could change, in one word."""
        queries, found = self.discord.host.tables.queries, []
        for number in range(1, MOST):
            with suppress(Refused):
                found.append(repr(await queries.series(SeriesId(number))))
            with suppress(Refused):
                found.append(repr(await queries._tables.peek(TableId(number))))
        board = await self.discord.host.tables.server_boards.get(self.discord.guild.id)
        found.append(f"{board and board.channel_id}")
        return "\n".join(found)

    async def insist(
        self, name: str, act: Callable[[], Awaitable[simcord.InteractionResult]]
    ) -> None:
        """Do something until it has been done."""
        before = await self.known()
        for _ in range(TRIES):
            self.results.append((name, await act()))
            await self.rest()
            if before != await self.known():
                return
        raise AssertionError(f"nothing comes of it: {name}")

    async def ask(self, name: str, act: Awaitable[simcord.InteractionResult]) -> None:
        """Look at something once."""
        self.results.append((name, await act))
        await self.rest()

    async def rest(self) -> None:
        """Let the bot say what there is to say, and a moment pass."""
        self.forgive()
        await self.discord.wait(seconds=BREATH)

    def forgive(self) -> None:
        """Let Discord tell that a permission came back, where it had refused something."""
        if self.disturbance.fate is Fate.FORBIDDEN and self.disturbance.struck:
            self.discord.env.backend.announce_channel_update(self.discord.channel.id)

    async def message(self, channel_id: int | None = None) -> simcord.ResponseMessage:
        """Any message of the bot in a channel, to press things on."""
        channel_id = channel_id or self.discord.channel.id
        for _ in range(TRIES):
            self.forgive()
            if shown := self.discord.shown(channel_id):
                return shown[-1]
            await self.discord.wait(minutes=6)
        # Where a game can tell nothing people press what stands in its channel.
        assert channel_id != self.discord.channel.id, "nothing was said"
        return await self.message()

    async def press(self, person: simcord.MemberActor, custom_id: str, *values: str) -> None:
        """Press something on a public message, or give its command, until it has been done."""
        page, pressed = await self.message(), read_press(custom_id)
        assert pressed is not None
        command = COMMANDS.get(pressed.verb) if self.typed else None

        async def act() -> simcord.InteractionResult:
            if command is None:
                asked = await self.discord.current(person, custom_id)
                return await self.discord.forge(person, page, asked, values=values or None)
            options: dict[str, Any] = {"place": str(values[0])} if values else {}
            if pressed.table:
                options["table"] = int(pressed.table)
            else:
                options["series"] = int(pressed.argument)
            return await person.slash(self.discord.channel, command, **options)

        await self.insist(custom_id, act)


EN = texts("en")
COMMANDS: dict[str, str] = {
    **{
        twin.verb: f"{EN(f'command-{group}')} {EN(f'command-{group}-{twin.command.name}')}"
        for group in ("table", "seat")
        for twin in twins_of(group)
    },
    Verb.JOIN: "table join",
    Verb.PLACE: "table join",
    Verb.PAUSE: "table pause",
    Verb.SERIES_ENTER: "series join",
    Verb.SERIES_START: "series start",
    Verb.SERIES_REMATCH: "series rematch",
}
"""Which command says the same as a control."""

Scene = Callable[[Stage], Awaitable[None]]


async def opened(stage: Stage, script: Script) -> TableId:
    """Open a table for the game of a script, and start it."""
    host = stage.discord.people[0]
    names = {p.name: p.display_name for p in stage.discord.parameters(script.game.id)}
    chosen = {names[key]: value for key, value in script.options.items()}
    if "seats" in {p.name for p in stage.discord.parameters(script.game.id)}:
        chosen["seats"] = script.seats
    stage.discord.host.tables.lobbies._draw_seed = lambda: script.seed

    async def open_it() -> simcord.InteractionResult:
        return await host.slash(stage.discord.channel, f"{script.game.id} new", **chosen)

    await stage.insist("new", open_it)
    (table,) = await stage.discord.host.tables.queries.here(stage.discord.channel.id)
    places = script.game.places(script.seats, script.options)
    for number, person in enumerate(stage.discord.people[: script.seats]):
        if number:
            await stage.press(person, f"t1:{table.id}:-:join")
        if places:
            await stage.press(person, f"t1:{table.id}:-:place", places[number].key)
    await stage.press(host, f"t1:{table.id}:-:start")
    return table.id


async def question(stage: Stage, table_id: TableId, answer: Answer) -> str:
    """Name the question of a seat, whose name is another one after an undo."""
    look = await stage.discord.host.tables.queries.look(table_id, None)
    return next(
        q.decision.id
        for q in look.questions
        if q.decision.seat == answer.decision.seat and not q.decision.answered
    )


async def answered(stage: Stage, table_id: TableId, answer: Answer) -> None:
    """Open the panel of whoever is asked, and answer on it."""
    people = {person.id: person for person in stage.discord.people}
    table = await stage.discord.host.tables.queries.get(table_id)
    person = people[seated(table.players[answer.decision.seat]).id]
    page = await stage.message(table.home_id)
    opened = await stage.discord.forge(person, page, f"t1:{table_id}:-:hand")
    stage.results.append(("hand", opened))
    panel = opened.response or page
    decision = await question(stage, table_id, answer)
    press = move_press(table_id, decision, answer.move).spelt()

    async def act() -> simcord.InteractionResult:
        written = takes_text(type(answer.move))
        if written or stage.typed:
            name, _, text = word_of(answer.move).partition("-")
            return await person.slash(
                stage.discord.channel,
                "table answer",
                choice=f"{decision} {name}-{'' if written else text}",
                table=int(table_id),
                **({"text": text} if written else {}),
            )
        # A panel that its reader has put away is pressed no more.
        stored = stage.discord.env.backend.messages.get(panel.channel_id, {})
        shown = panel if panel.id in stored else page
        return await stage.discord.forge(person, shown, press)

    await stage.insist(press, act)


async def life_of_a_table(stage: Stage, game_id: str) -> None:
    """A table from its opening to the next one: moves, a pause, a seat that changes hands."""
    discord = stage.discord
    rules = find(game_id)
    options = {option.key: option.default for option in rules.options}
    script = shortest(game_id, min(rules.seats), options)
    table_id = await opened(stage, script)
    host, guest, _, newcomer, _ = discord.people
    answers = deque(script.answers)
    for _ in range(2):
        await answered(stage, table_id, answers.popleft())
    queries = discord.host.tables.queries
    for mover in (host, guest):
        look = await queries.look(table_id, mover.id)
        if look.undo is None:
            continue
        await stage.press(mover, f"t1:{table_id}:-:undo:{look.mark}")
        asked = await queries.look(table_id, None)
        if asked.proposal is not None:
            other = guest if mover is host else host
            await stage.press(other, f"t1:{table_id}:-:undoagree:{asked.mark}")
        now = await queries._tables.peek(table_id)
        assert now.running is not None
        kept = next(n for n in range(3) if script.until(n).end == now.running.state)
        answers.extendleft(reversed(script.answers[kept:2]))
        break
    await stage.press(host, f"t1:{table_id}:-:pause")
    await stage.press(host, f"t1:{table_id}:-:resume")
    await stage.ask("show", host.slash(discord.channel, "table show", table=int(table_id)))
    await stage.press(guest, f"t1:{table_id}:-:leaving")
    left = next(p.seat for p in (await queries.get(table_id)).players if p.gone)
    # Something else may change in the meantime than what was pressed for.
    while (table := await queries.get(table_id)).seat_of(newcomer.id) is None:
        if table.players[left].occupancy.claim is None:
            await stage.press(newcomer, f"t1:{table_id}:-:claim:{left}")
        else:
            await stage.press(host, f"t1:{table_id}:-:welcome:{left}.{newcomer.id}")
    with patch.object(TableRepository, "_tell", lambda *_: None):
        for number in count(1):
            look = await queries.look(table_id, None)
            open_ones = [q.decision for q in look.questions if not q.decision.answered]
            if not open_ones:
                break
            decision = open_ones[0]
            person = seated(look.table.players[decision.seat])
            live = await queries._tables.peek(table_id)
            assert live.running is not None
            move = rules.default_move(live.running.state, decision.seat, LUCK)
            await discord.host.tables.moves.play(table_id, person, number, decision.id, move)
    # The bot finds by itself what is to be said: of a task of the test no clock is turned.
    await discord.wait(seconds=SWEEP_SECONDS)
    await stage.rest()
    await stage.press(host, f"t1:{table_id}:-:rematch")


async def life_of_a_series(stage: Stage) -> None:
    """A match from its opening to its end: one game that begins, and one who gives up."""
    discord = stage.discord
    host, guest, *_ = discord.people

    async def open_it() -> simcord.InteractionResult:
        return await host.slash(discord.channel, "series match", game="schools")

    await stage.insist("series", open_it)
    (series,) = await discord.host.tables.queries.active_series(discord.guild.id)
    await stage.press(guest, f"t1:0:-:seriesenter:{series.id}")
    await stage.press(host, f"t1:0:-:seriesstart:{series.id}")
    (table,) = await discord.host.tables.queries.active(discord.guild.id)
    for _ in range(2):
        look = await discord.host.tables.queries.look(table.id, None)
        decision = next(q.decision for q in look.questions if not q.decision.answered)
        person = seated(table.players[decision.seat])
        move = (await discord.host.tables.queries.look(table.id, person.id)).legal[0]
        await answered(stage, table.id, Answer(decision, move, ()))
    await stage.ask("show", host.slash(discord.channel, "series show"))
    await stage.press(guest, f"t1:0:-:seriesgiveup:{series.id}")
    await stage.press(guest, f"t1:0:-:seriesrematch:{series.id}")


async def life_of_a_board(stage: Stage) -> None:
    """The board of a server, from which a lobby is joined; a game begins, and ends."""
    discord = stage.discord
    host, guest, *_ = discord.people
    manager = discord.people[3]
    await promoted(discord, manager, manage_guild=True)

    async def put() -> simcord.InteractionResult:
        return await manager.slash(discord.channel, "setup board")

    async def open_it() -> simcord.InteractionResult:
        return await host.slash(discord.channel, "vikings new", seats=2)

    await stage.insist("board", put)
    await stage.insist("new", open_it)
    (table,) = await discord.host.tables.queries.here(discord.channel.id)
    await stage.press(guest, f"t1:0:-:findjoin:{table.id}")
    await stage.press(host, f"t1:{table.id}:-:start")
    page = await stage.message()
    await stage.ask("watch", discord.forge(manager, page, f"t1:0:-:findwatch:{table.id}"))
    for person in (host, guest):
        await stage.press(person, f"t1:{table.id}:-:calling")
    await discord.wait(seconds=SWEEP_SECONDS)
    await stage.rest()
