"""Two weeks of a game with four seats and five people, hour by hour on the virtual clock.

``python -m tests.play.fortnight.script`` plays it and writes ``docs/lab/fortnight.md``.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import simcord

from bot.clocks.windows import heard_from
from bot.i18n.narration import sentence
from bot.i18n.text_ids import standing_id
from bot.i18n.texts import texts
from bot.model.news import PostKey
from bot.model.table import TableId
from bot.model.times import from_ms
from bot.rows.moves import MoveRow
from bot.verify import VerifyError, verify
from cogs.elements.faces import face_of, narrate, seat_names
from games import find
from games.api import Seat
from games.codec import load_events
from games.playout import RandomPlayer
from games.vikings.events import TurnBegan
from games.vikings.view import VikingsView
from tests.play.fortnight.journal import Journal
from tests.rigs.discord_limits import breaches
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.played_table import PlayedTable, alt, presses, said, within_reach
from tests.rigs.seated import seated
from tests.rigs.windows import drawn
from tests.rigs.wire import Request

CAST = ("Astrid", "Bjorn", "Chloe", "Diego", "Elin", "Freya")
"""Four who sit down, one who takes a seat over, and one who reads along."""
FIRST_HOUR = 17
"""Of the first day, in UTC: the table is opened."""
DAYS = 20
"""The game is over before."""
LAST_OF_DIEGO = 1
"""The last day on which Diego answers, but for the end of his own turn."""
APART = 40
"""Seconds that pass from one answer to the next; by then what was planned has been played, and
whoever is absent has been called."""
THERE = timedelta(minutes=10)
"""For so long after an answer people see for themselves that they are asked again."""

BJORN_QUIET = ("23:00", "08:00", "Europe/Paris")
DIEGO_QUIET = ("22:00", "07:00", "America/New_York")


SEED = "two weeks 2"
"""What people do by chance: with this, the game takes two weeks."""
_HOUR = 3600
NIGHT, NIGHT_HOURS = 23, 7
"""The hour after which nobody looks in, and for how long."""
ROUNDS = 9
"""How often those who are there at the same hour answer one another."""


@dataclass(frozen=True)
class Visits:
    """When somebody looks in."""

    hours: range
    percent: int
    last_day: int = DAYS
    in_advance: tuple[str, ...] = ()
    """What they have answered for them until their next visit."""
    plans: bool = False
    """Whether they leave a plan where there is one to be made."""


HABITS = {
    "Astrid": Visits(range(6, 23), 90, plans=True),
    "Bjorn": Visits(range(17, 22), 95, in_advance=("believe", "no-shield")),
    "Chloe": Visits(range(7, 22), 60, in_advance=("believe",)),
    "Diego": Visits(
        range(13, 24), 80, LAST_OF_DIEGO, in_advance=("believe-game", "true-shield-game")
    ),
    "Elin": Visits(range(8, 22), 80, plans=True),
}


@dataclass(frozen=True)
class Sample:
    """How things stood at the end of an hour."""

    at: datetime
    turn: int
    due_a_call: set[int]
    """Who is asked since ten minutes and takes part."""
    called: set[int]
    """Whose call stands in the thread."""
    in_thread: int
    boards: int
    board_is_public: bool
    """Whether the board shows what spectators may know, neither more nor less."""


@dataclass
class Fortnight:
    """The two weeks as they went."""

    discord: Server
    table: PlayedTable
    journal: Journal
    luck: RandomPlayer
    began: datetime
    notes: list[tuple[tuple[datetime, int], str]] = field(default_factory=list)
    """What people and moderators did besides playing: when, after which entry, and what."""
    samples: list[Sample] = field(default_factory=list)
    tales: list[tuple[datetime, dict[int, list[str]]]] = field(default_factory=list)
    """At the end of each hour, the whole story by turn."""
    threads: list[int] = field(default_factory=list)
    panels_after: list[tuple[str, str]] = field(default_factory=list)
    """Each open panel of the one who was replaced, and the public board at that time."""
    replaced_at: int = 0
    """When Elin sat down, in milliseconds since 1970."""
    handover: str = ""
    """The first thing that the newcomer's panel said."""
    french: list[str] = field(default_factory=list)
    """What Chloe's panels said."""
    verdict: str = ""
    """Of the check of every stored move against the rules and the stored state."""
    result: str = ""
    requests: list[Request] = field(default_factory=list)
    breaches: list[tuple[str, str]] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    causes: list[tuple[str, str]] = field(default_factory=list)
    """Of each move: who made it, and why."""
    own_visits: Counter[int] = field(default_factory=Counter)
    """By turn, how often the person whose turn it was came to the table in it."""
    came: int = 0
    """How often somebody answered by hand after somebody else had."""
    uncalled: list[tuple[datetime, str]] = field(default_factory=list)
    """Who answered when without having been called or having answered shortly before."""
    deleted: set[int] = field(default_factory=set)
    """Calls that somebody deleted after they had rung."""
    answered_for: Counter[str] = field(default_factory=Counter)
    """How often a person's question was answered at the deadline."""
    turns: int = 0
    secrets: set[str] = field(default_factory=set)
    """Every sentence about what only some could know."""
    left: set[int] = field(default_factory=set)
    """The ids of the messages that stand at the end."""

    # -- who and when ------------------------------------------------------------------------

    def person(self, name: str) -> simcord.MemberActor:
        """Somebody by name."""
        return self.discord.people[CAST.index(name)]

    def name_of(self, user_id: int) -> str:
        """The name of somebody."""
        return next(n for n, p in zip(CAST, self.discord.people, strict=True) if p.id == user_id)

    def day(self, at: datetime) -> int:
        """The day of the game, the first being 1."""
        return (at.date() - self.began.date()).days + 1

    @property
    def moves(self) -> int:
        """How many were made, those taken back later included; that they were is none."""
        return sum(cause not in {"start", "undo"} for _, cause in self.causes)

    @property
    def limited(self) -> list[Request]:
        """The requests that Discord's global limit counts: all but answers to interactions."""
        return [r for r in self.requests if not r.path.startswith(("/interactions", "/webhooks"))]

    @property
    def now(self) -> datetime:
        """The virtual time."""
        return self.discord.env.now()

    def note(self, text: str) -> None:
        """Write down what somebody did."""
        self.notes.append(((self.now, len(self.journal.entries)), text))

    # -- people ------------------------------------------------------------------------------

    async def visits(self) -> None:
        """Let everybody look in who does so at this hour, and play on while others are there."""
        present = [name for name in HABITS if await self._looks_in(name)]
        self.table.panels.clear()
        for _ in range(ROUNDS):
            for name in present:
                await self._play(name)
        for name in present:
            labels = [await self._in_advance(name, key) for key in HABITS[name].in_advance]
            if any(labels):
                self.note(f"{name} answers in advance: {' and '.join(filter(None, labels))}.")

    async def _looks_in(self, name: str) -> bool:
        habit, person = HABITS[name], self.person(name)
        there = self.luck.below(100) < habit.percent and self.now.hour in habit.hours
        if not there or await self._is_away(person):
            return False
        look = await self.table.look(person)
        view = look.view
        assert isinstance(view, VikingsView)
        # Nobody walks out in the middle of their own turn.
        over = self.day(self.now) - habit.last_day
        gone = over > 1 or (over == 1 and view.active != look.seat)
        return look.seat is not None and not gone

    async def _is_away(self, person: simcord.MemberActor) -> bool:
        preferences = await self.discord.host.tables.people.preferences(person.id)
        return preferences.away_until(int(self.now.timestamp() * 1000)) is not None

    async def _play(self, name: str) -> None:
        person = self.person(name)
        look = await self.table.look(person)
        if look.outcome or look.question is None or look.question.decision.answered:
            return
        if look.held is not None:
            # Said already, and heard with the others.
            return
        # A panel of an hour ago is out of reach for the bot and shows what was so then.
        panel = await self.table.panel(person)
        if name == "Chloe":
            self.french.append(said(panel))
        if not await self._is_aware(person):
            self.uncalled.append((self.now, name))
        await self._answer(person)
        if HABITS[name].plans:
            await self._plan(name)
        await self.discord.wait(seconds=APART)

    async def _is_aware(self, person: simcord.MemberActor) -> bool:
        """Whether a call says that this person is asked, or they are there and see it.

        Who has answered just now is there, also if that was in advance: nobody can tell.
        """
        seat = (await self.table.look(person)).seat
        live = await self.discord.host.tables.queries._tables.peek(self.table.id)
        heard = [heard_from(one) for (_, of), one in live.under_way.posed.items() if of == seat]
        if any(self.now.timestamp() * 1000 < moment for moment in heard):
            # Until the moment of a window nobody is called, and whoever happens by may answer.
            return True
        assert seat is not None
        quiet = live.rung_outside(seat)
        if quiet is not None and quiet.stretch(round(self.now.timestamp() * 1000)) is not None:
            # Who comes by in hours in which nobody is called may answer, too.
            return True
        news = await self.discord.host.tables.outbox.news(self.table.id)
        standing = {message.id for message in await self.table.messages()} | self.deleted
        mine = [p for key, p in news.posts.items() if PostKey.CALL.matches(key, seat)]
        if any(call.seat == seat and self.now < from_ms(call.since or 0) for call in news.calls):
            # All of a question are called together, once none of them is at the table any more.
            return True
        goes_on = any(call.seat == seat and call.passed is None for call in news.calls)
        if goes_on or any(post.message_id in standing for post in mine):
            return True
        moves = await self.discord.host.tables.history._store.moves(self.table.id)
        own = [row.at for row in moves if row.seat == seat and row.cause != "default"]
        return bool(own) and self.now.timestamp() - own[-1] / 1000 <= THERE.total_seconds()

    async def _answer(self, person: simcord.MemberActor) -> None:
        """Answer as people do: most believe most of the time, and most announce what they have."""
        # In an order of their own: the game must not depend on how a panel is laid out.
        offered = await self.table.choices(person)
        choices = sorted(offered, key=_in_order)
        # Nobody leaves the last bracelets lying.
        choices = [press for press in choices if press.verb != "LeaveCentre"]
        trusting = [press for press in choices if press.verb == "Believe"]
        if trusting and self.luck.below(2):
            choices = trusting
        await self.table.choose(person, choices[self.luck.below(len(choices))])

    async def _ahead(self, person: simcord.MemberActor) -> simcord.ResponseMessage:
        """Open what the person may decide ahead."""
        panel = await self.table.hand(person)
        # It stands behind *More* where there is no room for it.
        while (ahead := _verb(panel, "always")) is None:
            more = _verb(panel, "more")
            assert more is not None
            await self.discord.press(person, panel, more)
        await self.discord.press(person, panel, ahead)
        return panel

    async def _plan(self, name: str) -> None:
        """Plan as far as can be seen, in the private panel."""
        person = self.person(name)
        ahead = (await self.table.look(person)).ahead
        if ahead is None or ahead.following is None or ahead.planned:
            return
        panel = await self._ahead(person)
        (opened,) = (press for press in presses(panel) if press.verb == "plan")
        await self.discord.press(person, panel, opened)
        made = 0
        while offered := [p for p in presses(panel) if p.verb in {"plananswer", "planchoose"}]:
            # The number of a menu is a matter of layout.
            choices = sorted(offered, key=lambda press: press.value or press.custom_id)
            await self.discord.press(person, panel, choices[self.luck.below(len(choices))])
            made += 1
        self.note(f"{name} plans {made} {'answer' if made == 1 else 'answers'} ahead.")

    async def _in_advance(self, name: str, key: str) -> str:
        """Have a kind of question answered, with the menu of the panel; its name, if it is new."""
        person = self.person(name)
        look = await self.table.look(person)
        if look.outcome or look.question is not None or key in look.standing:
            return ""
        panel = await self._ahead(person)
        (press,) = (p for p in presses(panel) if (p.verb, p.value) == ("standing", key))
        await self.discord.press(person, panel, press)
        # The others do not wait for them in the night.
        panel = await self._ahead(person)
        nights = [p for p in presses(panel) if p.verb == "say" and p.custom_id.endswith("night")]
        for also in nights:
            await self.discord.press(person, panel, also)
        (said,) = (way for way in find("vikings").standing if way.key == key)
        return texts("en")(standing_id("vikings", said))

    async def _on_more(self, name: str, verb: str) -> None:
        person = self.person(name)
        opened = await person.click(
            await self.table.board(), custom_id=f"t1:{self.table.id}:-:more"
        )
        assert opened.response is not None
        (press,) = (p for p in presses(opened.response) if p.verb == verb)
        await self.discord.press(person, opened.response, press)

    # -- what befalls them -------------------------------------------------------------------

    async def restart(self) -> bool:
        """The bot is stopped and started."""
        await self.discord.restart()
        self.note("The bot is restarted.")
        return True

    async def _on_their_turn(self) -> list[simcord.MemberActor]:
        """Who is asked what is heard at once, but for Diego."""
        people = {person.id: person for person in self.discord.people}
        look = await self.table.look()
        asked = [
            people[seated(look.table.players[question.decision.seat]).id]
            for question in look.questions
            if not question.decision.optional and not question.decision.answered
        ]
        return [person for person in asked if person != self.person("Diego")]

    async def crash(self) -> bool:
        """Discord takes no message, moves are made all the same, and the bot dies."""
        asked = await self._on_their_turn()
        if not asked:
            return False
        env = self.discord.env
        env.inject_error("*", "/channels/*", status=500, times=None)
        await self.table.command(asked[0])
        env.backend.faults.clear()
        name = self.name_of(asked[0].id)
        self.note(
            f"Discord takes no message while {name} answers, and the bot dies before it"
            " could say so; the next one says it."
        )
        await self.discord.crash()
        return True

    async def downtime(self) -> bool:
        """The bot is out of order for seven hours."""
        await self.discord.env.settle()
        await self.discord.running.aclose()
        self.note("The bot goes out of order.")
        self.discord.env.backend.advance_clock(timedelta(hours=7).total_seconds())
        await self.discord.restart()
        self.note("The bot is back after seven hours; every clock is given them back.")
        return True

    async def delete_thread(self) -> bool:
        """A moderator deletes the thread of the game, and a player has it go on."""
        self.note("A moderator deletes the thread; the clocks stop, and the channel is asked.")
        await self.table.lose_thread()
        await self.table.go_onward()
        self.note("A player has the game go on in a new thread.")
        self.threads.append(await self.table.home())
        return True

    async def delete_board(self) -> bool:
        """Somebody deletes the board; the next answer, by command, brings it back."""
        asked = await self._on_their_turn()
        if not asked:
            return False
        board = await self.table.board()
        self.discord.env.backend.delete_message(board.channel_id, board.id)
        await self.discord.env.settle()
        self.note(
            f"Somebody deletes the board; {self.name_of(asked[0].id)} answers with /table answer,"
            " and it is back."
        )
        await self.table.command(asked[0])
        await self.discord.wait(seconds=APART)
        return True

    async def delete_call(self) -> bool:
        """Somebody deletes a call; nobody is called again for it."""
        calls = [m for m in await self.table.messages() if m.content.startswith("<@")]
        if not calls:
            return False
        self.discord.env.backend.delete_message(calls[0].channel_id, calls[0].id)
        self.deleted.add(calls[0].id)
        await self.discord.env.settle()
        self.note("Somebody deletes a call; the board still says who is asked.")
        return True

    async def undo(self) -> bool:
        """Astrid takes an announcement back at once and makes another."""
        astrid = self.person("Astrid")
        look = await self.table.look(astrid)
        if look.question is None or look.question.decision.prompt != "announce":
            return False
        await self.table.hand(astrid)
        await self._answer(astrid)
        look = await self.table.look(astrid)
        if look.undo is None or look.undo.consent:
            # Somebody has answered it in advance.
            return False
        panel = await self.table.hand(astrid)
        press = await within_reach(self.discord, astrid, panel, "undo")
        await self.discord.press(astrid, panel, press)
        self.note("Astrid takes the announcement back and makes another.")
        await self.table.hand(astrid)
        await self._answer(astrid)
        await self.discord.wait(seconds=APART)
        return True

    async def away(self) -> bool:
        """Chloe goes away for three days, while the table waits for Diego."""
        if self.person("Diego").id not in self.journal.asked().values():
            return False
        await self.person("Chloe").slash(self.discord.channel, "me away", until="3")
        self.note("Chloe is away for three days: /me away.")
        return True

    async def pause(self) -> bool:
        """Astrid, the host, pauses the table."""
        await self._on_more("Astrid", "pause")
        self.note("Astrid pauses the table for half a day.")
        return True

    async def resume(self) -> bool:
        """Astrid ends the pause."""
        await self._on_more("Astrid", "resume")
        self.note("Astrid lets the clocks run again.")
        return True

    async def extend(self) -> bool:
        """Astrid gives the others more time."""
        asked = {self.name_of(user) for user in self.journal.asked().values()} - {"Astrid"}
        if not asked or "Diego" in asked:
            return False
        await self._on_more("Astrid", "extend")
        self.note(f"Astrid gives more time to {' and '.join(sorted(asked))}.")
        return True

    async def watch(self) -> bool:
        """Freya, who does not play, has a look in private."""
        freya = self.person("Freya")
        await freya.click(await self.table.board(), custom_id=f"t1:{self.table.id}:-:watch")
        self.note("Freya, who does not play, presses Watch.")
        return True

    async def replace(self) -> bool:
        """Elin takes Diego's seat over, and Astrid agrees, while Diego looks on."""
        offers = [
            (message, press)
            for message in await self.table.messages()
            for press in presses(message)
            if press.verb == "claim"
        ]
        if not offers:
            return False
        offer, claim = offers[0]
        diego, elin, astrid = (self.person(name) for name in ("Diego", "Elin", "Astrid"))
        result = await self.discord.press(elin, offer, claim)
        self.table.keep(elin, result)
        self.note("Elin claims the seat on offer.")
        await self.discord.wait(minutes=20)
        old = await self.table.hand(diego)
        hand = alt(old)
        self.note("Diego looks in, sees that Elin would like to play on, and leaves it at that.")
        await self.discord.wait(minutes=5)
        (welcome,) = (p for p in presses(offer) if p.verb == "welcome")
        await self.discord.press(astrid, offer, welcome)
        await self.discord.env.settle()
        self.replaced_at = int(self.now.timestamp() * 1000)
        self.note("Astrid agrees: the seat is Elin's.")
        board = alt(await self.table.board())
        assert hand != board
        self.panels_after.append((alt(old), board))
        again = await self.table.hand(diego)
        self.panels_after.append((alt(again), alt(await self.table.board())))
        newcomer = await self.table.hand(elin)
        self.handover = said(newcomer)
        assert alt(newcomer) != board
        return True

    # -- the two weeks -----------------------------------------------------------------------

    async def open(self) -> None:
        """Sit down, and set what everybody sets."""
        channel = self.discord.channel
        bjorn, chloe, diego = (self.person(name) for name in ("Bjorn", "Chloe", "Diego"))
        for person, (start, end, zone) in ((bjorn, BJORN_QUIET), (diego, DIEGO_QUIET)):
            hours = {"quiet-from": start, "quiet-to": end, "zone": zone}
            await person.slash(channel, "me settings", **hours)
            name = self.name_of(person.id)
            self.note(f"{name} wants no reminder from {start} to {end} ({zone}).")
        await chloe.slash(channel, "me settings", reminders="few")
        self.note("Chloe, who reads French, wants few reminders.")

    async def hour(self, incidents: list[tuple[int, int, Callable[[], Awaitable[bool]]]]) -> None:
        """Let an hour or a night pass: what falls due, what befalls the table, who looks in."""
        night = NIGHT_HOURS - 1 if self.now.hour == NIGHT else 0
        left = _HOUR - self.now.timestamp() % _HOUR
        await self.discord.wait(hours=night, seconds=left)
        for incident in list(incidents):
            day, hour, happen = incident
            due = (self.day(self.now), self.now.hour) >= (day, hour)
            if due and not await self.table.over() and await happen():
                incidents.remove(incident)
        paused = (await self.table.look()).table.paused_at is not None
        if not paused and not await self.table.over():
            # Nobody looks in by the clock, at the very second at which something falls due.
            minute = 1 + (7 * self.day(self.now) + 3 * self.now.hour) % 15
            await self.discord.wait(minutes=minute)
            await self.visits()
        await self._sample()

    async def _sample(self) -> None:
        look = await self.table.look()
        words = self.discord.context.texts_of(look.table)
        picture = await self.discord.context.picture(look, words)
        boards = await self.table.boards()
        news = await self.discord.host.tables.outbox.news(self.table.id)
        # Nobody is called again for a call that somebody deleted: it has rung.
        standing = {message.id for message in await self.table.messages()} | self.deleted
        people = {player.seat: seated(player).id for player in look.table.players}
        chapters = await self.discord.host.tables.history.chapters(self.table.id)
        self.tales.append((self.now, {c.number: narrate(look.table, c, words) for c in chapters}))
        self.samples.append(
            Sample(
                self.now,
                self.journal.turn,
                {people[call.seat] for call in news.calls if call.due},
                {
                    people[Seat(int(key.split(":")[1]))]
                    for key, post in news.posts.items()
                    if PostKey.CALL.matches(key) and post.message_id in standing
                },
                len(await self.table.messages()),
                len(boards),
                [alt(board) for board in boards] == [picture.alt],
            )
        )

    async def run(self) -> None:
        """Play to the end, with everything that befalls the table on the way."""
        incidents: list[tuple[int, int, Callable[[], Awaitable[bool]]]] = [
            (2, 6, self.undo),
            (2, 20, self.watch),
            (3, 6, self.extend),
            (3, 12, self.restart),
            (3, 15, self.delete_board),
            (3, 17, self.delete_call),
            (4, 8, self.away),
            (7, 9, self.delete_thread),
            (7, 12, self.replace),
            (9, 15, self.crash),
            (11, 6, self.pause),
            (11, 18, self.resume),
            (13, 6, self.downtime),
            (13, 12, self.watch),
        ]
        while not await self.table.over():
            assert self.day(self.now) < DAYS, "the game does not end"
            await self.hour(incidents)
        await self.discord.wait(hours=1)
        assert [] == [happen.__name__ for _, _, happen in incidents], "not all of it happened"
        await self._conclude()

    async def _conclude(self) -> None:
        discord, look = self.discord, await self.table.look()
        self.turns = look.chapter
        (end,) = self.journal.of("end")
        self.result = end.text
        self.requests = list(discord.wire.requests)
        self.breaches = [(b, r.path) for r in discord.wire.requests for b in breaches(r)]
        self.errors = list(discord.errors.lines)
        rows = await discord.host.tables.history._store.moves(self.table.id)
        self.causes = [
            (self.name_of(row.user_id) if row.user_id else "", row.cause) for row in rows
        ]
        self._count_visits(rows)
        seats = {player.seat: seated(player).name for player in look.table.players}
        for row in rows:
            if row.cause == "default" and row.seat is not None:
                gone = seats[Seat(row.seat)] == "Elin" and row.at < self.replaced_at
                self.answered_for["Diego" if gone else seats[Seat(row.seat)]] += 1
        export = discord.settings.database.with_suffix(".json")
        export.write_bytes(await discord.host.tables.history.export(self.table.id))
        try:
            self.verdict = verify(export)
        except VerifyError as error:
            self.verdict = f"wrong: {error}"
        for channel in (discord.channel.id, await self.table.home()):
            self.left |= {message.id for message in discord.shown(channel)}
        game, words = look.table.game, discord.context.texts_of(look.table)
        now = seat_names(look.table)
        before = [name.replace("Elin", "Diego") for name in now]
        self.secrets = {
            sentence(game, event, names, words, face_of(game).speller, reader=reader)
            for row in rows
            for event in load_events(find(game), row.events.encode())
            if event.to is not None
            for reader in (None, *event.to)
            for names in (now, before)
        } - {""}

    def _count_visits(self, rows: Sequence[MoveRow]) -> None:
        """Count as one visit what a person answers by hand before somebody else does."""
        last: int | None = None
        owner: int | None = None
        for row in rows:
            if row.cause == "player":
                self.came += row.user_id != last
                self.own_visits[row.chapter_before] += row.user_id != last and row.seat == owner
                last = row.user_id
            for event in load_events(find("vikings"), row.events.encode()):
                if isinstance(event, TurnBegan):
                    owner = event.seat
                    # Who was there already when the turn began has come for it, too.
                    there = row.cause == "player" and row.seat == owner
                    self.own_visits[row.chapter] += there


_ASKS_BACK = ("RaiseShield", "Slam")
"""Moves that want a second press."""


def _in_order(press: Press) -> tuple[bool, str, str]:
    """Put what is true before what is not, whether it is a button or a line of a menu."""
    card, _, action = press.custom_id.partition(":Announce:")[2].partition(".")
    place, value = press.custom_id, press.value or ""
    if press.verb == "choose" and not value.startswith("Announce"):
        way = f"ask:{value}" if value.startswith(_ASKS_BACK) else value.replace("-", ":", 1)
        place = f"t1:{place.split(':')[1]}:{press.decision}:{way}"
        value = ""
    return card != action, place, value


def _verb(message: simcord.ResponseMessage, verb: str) -> Press | None:
    return next((press for press in presses(message) if press.verb == verb), None)


async def played(folder: Path, seed: str = SEED) -> Fortnight:
    """Play the two weeks in a folder of their own."""
    async with server(folder, names=CAST, strict=False) as discord:
        discord.locales[discord.people[CAST.index("Chloe")].id] = "fr"
        await discord.wait(hours=FIRST_HOUR)
        journal = Journal(discord, TableId(1))
        with journal.kept(), drawn():
            table = await PlayedTable.opened(discord, 4, pace="slow", language="en")
            weeks = Fortnight(discord, table, journal, RandomPlayer(seed), discord.env.now())
            weeks.note("Astrid opens the table.")
            for person in discord.people[1:4]:
                await table.join(person)
            await weeks.open()
            await table.on_lobby(discord.people[0], "start")
            weeks.note("All four are seated; Astrid starts the game.")
            weeks.threads.append(await table.home())
            await weeks.run()
        return weeks


if __name__ == "__main__":
    from tests.play.fortnight.chronicle import page

    with TemporaryDirectory() as folder:
        written = page(asyncio.run(played(Path(folder))))
    Path("docs/lab/fortnight.md").write_text(written, encoding="utf-8")
