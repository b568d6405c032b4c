"""An evening: tables of any game, and people who press, leave, come back, type and delete."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

import simcord

from bot.i18n.texts import LANGUAGES
from bot.model.pace import PACES
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Status, Table, TableId
from games import GAME_IDS, find
from games.api import Seat
from tests.rigs.discord_server import Press, Server
from tests.rigs.filled_forms import fill, shown_values
from tests.rigs.played_table import COMPUTERS_ANSWER, presses, replies

TABLES = 2
"""How many are opened in an evening, at the most."""
STEPS = 45
"""How many things people do before the rest of the evening is played by the host."""
MOVES = 4000
"""More than any game takes."""

COMMANDS = (
    "table hand", "table show", "table list", "table undo", "table leave", "table pause",
    "table resume", "table story", "table players", "me back", "series list",
)  # fmt: skip
"""What somebody may type at any time."""


@dataclass
class Evening:
    """A server for an evening; the same number is the same evening."""

    discord: Server
    luck: random.Random
    misanswered: list[str] = field(default_factory=list)
    """What was pressed or typed and did not have its one answer."""
    panels: list[tuple[simcord.MemberActor, simcord.ResponseMessage]] = field(default_factory=list)
    cleared: set[TableId] = field(default_factory=set)
    """Tables whose last board was cleared away when they were over."""

    async def play(self) -> None:
        """Let people do what they like, then everything come to its end, and an hour pass.

        Who misses the last board of a game that a moderator has cleared away asks for it.
        """
        await self._open()
        doings = self._doings()
        for _ in range(STEPS):
            await self.luck.choice(doings)()
        await self.end()
        await self.discord.wait(hours=1)
        await self._show_again()

    def _doings(self) -> list[Callable[[], Awaitable[None]]]:
        often = [self._press_public] * 7 + [self._press_panel] * 5 + [self._answer] * 12
        now_and_then = [self._command] * 3 + [self._say] * 2 + [self._pass_time] * 3
        seldom = [self._open, self._delete_message, self._delete_thread, self._stop, self._crash]
        return [*often, *now_and_then, *seldom]

    # -- what people do ----------------------------------------------------------------------

    def _somebody(self) -> simcord.MemberActor:
        return self.luck.choice(self.discord.people)

    async def _open(self) -> None:
        """Open a table, have some people or computers join, and start it more often than not."""
        if len(await self._tables()) >= TABLES:
            return
        game, host = find(self.luck.choice(GAME_IDS)), self._somebody()
        names = {p.name: p.display_name for p in self.discord.parameters(game.id)}
        chosen: dict[str, object] = {
            option.key: self.luck.choice(option.choices) for option in game.options
        }
        seats = [n for n in game.seats if n < len(self.discord.people)]
        chosen |= {
            "seats": self.luck.choice(seats),
            "language": self.luck.choice(LANGUAGES),
            "pace": self.luck.choice([*PACES]),
            "where": self.luck.choice(["thread", "thread", "here"]),
            "open_hands": self.luck.random() < 1 / 4,
        }
        given = {names[key]: value for key, value in chosen.items() if key in names}
        channel = self.discord.channel
        self._heard("new", await host.slash(channel, f"{game.id} new", **given), host)
        for table in await self._tables():
            if table.status is not Status.LOBBY or table.host.id != host.id:
                continue
            if self.luck.random() < 1 / 2:
                level = self.luck.choice(["easy", "hard"])
                await self._forge(host, f"t1:{table.id}:-:computer:add", level)
                seated = (await self.discord.host.tables.queries.get(table.id)).players
                assert seated[-1].computer is not None
            for person in self.luck.sample(self.discord.people, table.terms.seats):
                await self._forge(person, f"t1:{table.id}:-:join")
            await self._forge(host, f"t1:{table.id}:-:start")

    async def _press_public(self) -> None:
        """Press anything on any public message, whoever it is meant for."""
        shown = [
            (message, press)
            for place in self._places()
            for message in self.discord.shown(place)[-6:]
            for press in presses(message)
        ]
        if shown:
            message, press = self.luck.choice(shown)
            await self._press(self._somebody(), message, press)

    async def _press_panel(self) -> None:
        """Press anything on a private panel that somebody has open."""
        stored, places = self.discord.env.backend.messages, self._places()
        self.panels = [
            (person, panel)
            for person, panel in self.panels[-8:]
            if panel.channel_id in places and panel.id in stored.get(panel.channel_id, {})
        ]
        if self.panels:
            person, panel = self.luck.choice(self.panels)
            if offered := presses(panel):
                await self._press(person, panel, self.luck.choice(offered))

    async def _answer(self) -> None:
        """Open the hand of somebody who is asked, and press an answer."""
        for table in self.luck.sample(found := await self._tables(), len(found)):
            if table.status is not Status.PLAYING:
                continue
            look = await self.discord.host.tables.queries.look(table.id, None)
            people = {person.id: person for person in self.discord.people}
            asked = [
                (people[user_id], q.decision.id)
                for q in look.questions
                if not q.decision.answered
                and (user_id := table.players[q.decision.seat].user_id) is not None
            ]
            if not asked:
                continue
            person, decision = self.luck.choice(asked)
            opened = await self._forge(person, f"t1:{table.id}:-:hand")
            panel = None if opened is None else opened.response
            if panel is None:
                continue
            offered = [press for press in presses(panel) if press.decision == decision]
            if offered:
                await self._press(person, panel, self.luck.choice(offered))
            return

    async def _command(self) -> None:
        """Type a command somewhere, with or without a table."""
        name, options = self.luck.choice(COMMANDS), {}
        person = self._somebody()
        tables = await self._tables()
        if name.startswith("table") and name != "table list" and tables:
            options = {"table": int(self.luck.choice(tables).id)}
        place = self.discord.at(self.luck.choice(self._places()))
        with suppress(simcord.SetupError):
            self._heard(name, await person.slash(place, name, **options), person)

    async def _say(self) -> None:
        """Write something between the messages of a game."""
        with suppress(simcord.BackendError):
            place = self.discord.at(self.luck.choice(self._places()))
            await self._somebody().send(place, "and then?")
            await self.discord.env.settle()

    async def _pass_time(self) -> None:
        await self.discord.wait(minutes=self.luck.choice([1, 5, 30, 180]))

    async def _delete_message(self) -> None:
        """Have a moderator clear away a message of the bot."""
        place = self.luck.choice(self._places())
        if shown := self.discord.shown(place):
            message = self.luck.choice(shown[-4:])
            for press in presses(message):
                # The result of a game leads to another one.
                if press.verb == "rematch":
                    self.cleared.add(TableId(int(press.custom_id.split(":")[1])))
            self.discord.env.backend.delete_message(place, message.id)
            await self.discord.env.settle()

    async def _delete_thread(self) -> None:
        """Have a moderator delete a thread, as often as not while the bot is down."""
        threads = [place for place in self._places() if place != self.discord.channel.id]
        if threads:
            is_down = self.luck.random() < 1 / 2
            if is_down:
                await self.discord.env._detach_bot()
            self.discord.env.backend.delete_channel(self.luck.choice(threads))
            await (self.discord.restart() if is_down else self.discord.env.settle())
            await self.discord.spoken()
            for table in await self._tables():
                if table.place_lost:
                    person = Person(table.people[0].id, table.people[0].name)
                    lobbies = self.discord.host.tables.lobbies
                    await lobbies.find_place(table.id, person, manager=False)
            await self.discord.spoken()

    async def _stop(self) -> None:
        await self.discord.restart()

    async def _crash(self) -> None:
        await self.discord.crash()

    # -- how it is done ----------------------------------------------------------------------

    async def _tables(self) -> list[Table]:
        """List the tables that are not over."""
        return [*await self.discord.host.tables.queries.active(self.discord.guild.id)]

    def _places(self) -> list[int]:
        """List the channel and the threads in which people see something."""
        threads = [thread.id for thread in self.discord.channel.threads]
        return [self.discord.channel.id, *threads]

    async def _press(
        self, person: simcord.MemberActor, message: simcord.ResponseMessage, press: Press
    ) -> None:
        try:
            result = await self.discord.press(person, message, press)
        except simcord.SetupError:
            # Greyed out, or gone since.
            return
        if result.modal is not None:
            empty = (name for name, value in shown_values(result).items() if value == "")
            result = await fill(person, result, dict.fromkeys(empty, "listen…"))
        self._heard(f"{person.name} {press}", result, person)

    async def _forge(
        self, person: simcord.MemberActor, custom_id: str, *values: str
    ) -> simcord.InteractionResult | None:
        """Press something without looking for the message that it stands on."""
        page = next((m for place in self._places() for m in self.discord.shown(place)), None)
        if page is None:
            return None
        result = await self.discord.forge(person, page, custom_id, values=values or None)
        self._heard(f"{person.name} {custom_id}", result, person)
        return result

    def _heard(
        self, name: str, result: simcord.InteractionResult, person: simcord.MemberActor
    ) -> None:
        # Looked at now: later its place may be gone.
        told = len(replies(result))
        if told > 1 or (result.deferred and result.response is None):
            self.misanswered.append(f"{told} answers: {name}")
        if result.response is not None and result.response.ephemeral:
            self.panels.append((person, result.response))

    # -- the end -----------------------------------------------------------------------------

    async def end(self) -> None:
        """Bring every table to its end: the host answers for everybody, and lobbies are closed."""
        tables = self.discord.host.tables
        for table in await self._tables():
            if table.status is Status.LOBBY:
                await tables.lobbies.cancel(table.id, table.host)
            elif table.paused_at is not None:
                with suppress(Refused):
                    await tables.pauses.resume(table.id, table.host)
        for table in await self._tables():
            await self._play_out(table.id)
        await self.discord.spoken()

    async def _show_again(self) -> None:
        """Have somebody who played ask for each last board that was cleared away."""
        people = {person.id: person for person in self.discord.people}
        for table_id in sorted(self.cleared):
            table = await self.discord.host.tables.queries.get(table_id)
            if table.home_id not in self._places():
                continue
            person = next(people[one.id] for one in table.people if one.id in people)
            place = self.discord.at(table.home_id)
            shown = await person.slash(place, "table show", table=int(table_id))
            self._heard("table show", shown, person)
        await self.discord.spoken()

    async def _play_out(self, table_id: TableId) -> None:
        tables = self.discord.host.tables
        for _ in range(MOVES):
            look = await tables.queries.look(table_id, None)
            asked = [q.decision for q in look.questions if not q.decision.answered]
            if look.table.status is not Status.PLAYING or not asked:
                return
            await tables.moves.play_default(table_id, asked[0].id, Seat(asked[0].seat))
            if (await tables.queries.look(table_id, None)).moves == look.moves:
                # It counts once computers are heard, too.
                await self.discord.wait(seconds=COMPUTERS_ANSWER)
