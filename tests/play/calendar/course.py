"""A game from its first question to its end, people coming and going as their habits say."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bench.loopback import CHANNEL, GUILD
from bot.model.managers import GuildSetting, ServerLimits
from bot.model.plan import AT_NIGHT, Plan
from bot.model.players import Person
from bot.model.preferences import CallChoice, QuietHours
from bot.model.refusal import Refused
from bot.model.table import Opening, Place, Status, TableId, Terms
from bot.model.times import from_ms, to_ms
from bot.model.view import UNASKED as UNASKED_DECISION
from bot.repositories.tables import TableRepository
from bot.rows.moves import MoveRow
from bot.services.outbox import calls_of, rested
from bot.services.tables import Tables
from bot.store.sqlite.store import SqliteStore
from bot.table.live_table import LiveTable
from games import find
from games.api import AnyGame, Decision, Move, Seat, State
from games.foresight import Prospect, follow, foresee, go_on
from games.rng import Rng
from players.position import camps_of
from tests.play.calendar.people import (
    ASKED_WITH,
    FOLLOW_UPS,
    LINGERS,
    SERVER_QUIET,
    STARTS,
    STAYS,
    THINKS,
    UNASKED,
    Somebody,
    answer,
    crowd,
    lasting,
    users,
)
from tests.play.calendar.wire import Wire
from tests.rigs.services import compose

BEGIN = datetime(2026, 3, 2, 18, tzinfo=UTC)
"""A Monday evening in Europe: everybody is there for the start, and has said when they sleep."""
LONGEST = timedelta(days=200)
"""A game that is not over by then is given up."""


MOST = 100_000
"""More answers than any game takes."""
_STEPS = 8
"""So far nobody plans ahead."""


class Setting(msgspec.Struct, frozen=True):
    """What is played by whom."""

    game: str
    seats: int
    people: str = "mix"
    pace: str = "slow"
    in_advance: int = 50
    """The percentage of the people who answer in advance and plan; the others never do."""
    gone: int | None = None
    """The day on which some of them vanish."""
    who: str = "one"
    """Who these are: a name of :data:`tests.play.calendar.people.GONE`."""
    doubt: int = 10
    """In advance people call one announcement in so many: three, five or ten."""


class Called(msgspec.Struct, frozen=True):
    """A call or a reminder as it went out."""

    at: datetime
    seat: Seat
    decision: str
    chapter: int
    reminder: bool
    at_night: bool
    """Whether in hours that its person has set."""


class Act(msgspec.Struct, frozen=True):
    """An answer by hand, and the visit on which it was given."""

    at: datetime
    seat: Seat
    visit: int
    press: int
    """The interaction with which it was given; what comes of it may be heard later."""


@dataclass
class Course:
    """What happened."""

    setting: Setting
    seed: str
    people: list[Somebody]
    began: datetime
    ended: datetime = BEGIN
    moves: tuple[MoveRow, ...] = ()
    called: list[Called] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    requests: int = 0
    """Those to tell of it that Discord's limit counts."""
    over: bool = False
    """Whether the game came to an end by its rules."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return find(self.setting.game)


class Clock:
    """The time."""

    def __init__(self) -> None:
        self.time = BEGIN

    def __call__(self) -> datetime:
        """Tell it."""
        return self.time


class _There:
    """Somebody's coming and going."""

    def __init__(self, person: Somebody) -> None:
        self.person = person
        self.looks_in = person.looks_in(BEGIN)
        self.called: datetime | None = None
        self.until: datetime | None = BEGIN + LINGERS
        """Until when they stay; None while they are not there."""
        self.stays = BEGIN + STAYS
        """Until when they wait for others."""
        self.acts: datetime | None = None
        """When their next answer is ready."""
        self.visits = 0
        self.counted = False
        """Whether the visit under way has been counted."""

    @property
    def next(self) -> datetime | None:
        """When something is to be done for them."""
        own = (self.acts, self.until) if self.until else (self.looks_in, self.called)
        return min((at for at in own if at is not None), default=None)


class _Play:
    """One table and everybody at it."""

    def __init__(
        self,
        course: Course,
        tables: Tables,
        repository: TableRepository,
        store: SqliteStore,
        clock: Clock,
        wire: Wire,
        acts: int,
    ) -> None:
        self.course = course
        self.tables = tables
        self.repository = repository
        self.store = store
        self.clock = clock
        self.wire = wire
        self.acts = acts
        self.there = [_There(person) for person in course.people]
        self.persons = [Person(n + 1, f"P{n + 1}") for n in range(len(course.people))]
        chosen = users(course.setting.in_advance, len(course.people), course.seed)
        self.users = [course.people[number] for number in chosen]
        self.camps: tuple[str, ...] = ()
        self.presses = count(1000)
        self.made: set[str] = set()
        self.table_id = TableId(0)

    async def begin(self) -> None:
        """Let everybody sit down, and start."""
        setting = self.course.setting
        for person, somebody in zip(self.persons, self.course.people, strict=True):
            if somebody.habit.calls is not CallChoice.EVERY:
                await self.tables.people.set_preferences(person.id, calls=somebody.habit.calls)
            if somebody.quiet is not None:
                start, end = somebody.quiet
                zone = somebody.zone.key
                await self.tables.people.set_preferences(
                    person.id, zone=zone, quiet=QuietHours(start, end, zone)
                )
        limits = ServerLimits(quiet=SERVER_QUIET)
        await self.tables.servers.choose(GUILD, GuildSetting(limits=limits))
        opening = Opening(
            setting.game,
            Terms({}, setting.seats, "en", pace=setting.pace),
            Place.THREAD,
            GUILD,
            CHANNEL,
            self.persons[0],
        )
        table = await self.tables.lobbies.open(opening, next(self.presses))
        self.table_id = table.id
        for person in self.persons[1:]:
            await self.tables.lobbies.join(table.id, person)
        await self.tables.lobbies.start(table.id, self.persons[0])
        await self.wire.tell()
        await self._seat_people()
        for seat in range(setting.seats):
            await self._answer_in_advance(Seat(seat))

    async def _seat_people(self) -> None:
        """Find who sits where, which may have been drawn."""
        table = await self.tables.queries.get(self.table_id)
        by_id = {person.id: n for n, person in enumerate(self.persons)}
        order = [by_id[player.user_id or 0] for player in table.players]
        self.there = [self.there[n] for n in order]
        self.persons = [self.persons[n] for n in order]
        self.course.people = [self.course.people[n] for n in order]
        self.camps = camps_of(self.course.game, len(order), table.terms.options)

    async def run(self) -> None:
        """Play until the game is over, or so much of it as is wanted."""
        while True:
            live = await self.repository.peek(self.table_id)
            over = live.table.status.ended or len(self.course.acts) >= self.acts
            if over or self.clock.time - BEGIN > LONGEST:
                break
            await self._listen()
            await self.wire.tell()
            due = await self.tables.due.next_due()
            moments = [there.next for there in self.there]
            soonest = min((at for at in (due, *moments) if at is not None), default=None)
            if soonest is None:
                break
            self.clock.time = max(self.clock.time, soonest)
            if due is not None and due <= self.clock.time:
                await self.tables.due.answer_overdue()
                await self.tables.due.call_overdue()
                continue
            await self._visit(Seat(moments.index(soonest)))
        await self.wire.tell()
        self.course.ended = self.clock.time
        table = await self.tables.queries.get(self.table_id)
        self.course.over, self.course.options = (
            table.status is Status.OVER,
            dict(table.terms.options),
        )
        self.course.moves = await self.store.moves(self.table_id)

    async def _listen(self) -> None:
        """Let those hear who are called or reminded now."""
        live = await self.repository.peek(self.table_id)
        at = self.clock.time
        quiet = rested(live)
        for call in calls_of(live, to_ms(at)):
            if call.due and call.key not in self.made:
                self.made.add(call.key)
                if (call.decision_id, call.seat) in quiet:
                    # The message names them, too, and rings those alone who are missing.
                    continue
                self._hear(call.seat, call.decision_id, live.under_way.chapter, reminder=False)
        for row in (await self.store.unsaid(self.table_id)).reminders:
            self._hear(Seat(row.seat), row.decision, row.chapter, reminder=True)

    def _hear(self, seat: Seat, decision: str, chapter: int, *, reminder: bool) -> None:
        at, there = self.clock.time, self.there[seat]
        quiet = there.person.is_quiet(at)
        self.course.called.append(Called(at, seat, decision, chapter, reminder, quiet))
        comes = there.person.comes_for(at)
        if comes is not None:
            there.called = comes if there.called is None else min(there.called, comes)

    async def _visit(self, seat: Seat) -> None:
        """Do what somebody came for: arrive, answer, wait for a moment, leave."""
        at, there = self.clock.time, self.there[seat]
        if there.until is None:
            there.looks_in = there.person.looks_in(at)
            there.called, there.counted = None, False
            there.until, there.stays = at + LINGERS, at + STAYS
            await self._claim(seat)
        live = await self.repository.peek(self.table_id)
        if live.table.status.ended:
            return
        asked = _owed(live, seat)
        if asked is not None:
            await self.tables.seats.notice(self.table_id, self.persons[seat].id)
        if asked is None:
            there.acts = None
            if there.until <= at:
                there.until = None
        elif there.acts is None:
            there.acts = at + THINKS
            there.until = max(there.until, there.acts)
        elif there.acts <= at:
            there.acts = None
            await self._answer(seat, asked.id)
            there.until = at + LINGERS if at < there.stays else at
        self._notice_others(await self._asked())

    async def _claim(self, seat: Seat) -> None:
        """Take a game of two that the other stays away from."""
        person = self.persons[seat]
        look = await self.tables.queries.look(self.table_id, person.id)
        if look.claimable_at is not None and from_ms(look.claimable_at) <= self.clock.time:
            await self.tables.seats.claim_game(self.table_id, person)

    async def _asked(self) -> set[Seat]:
        live = await self.repository.peek(self.table_id)
        if live.running is None or live.table.status.ended:
            return set()
        return {d.seat for d in live.running.decisions if _owed(live, d.seat) is not None}

    def _notice_others(self, asked: set[Seat]) -> None:
        """Let those who are still there begin to think about what has come to them."""
        for seat, there in enumerate(self.there):
            if there.until is not None and there.acts is None and Seat(seat) in asked:
                there.acts = self.clock.time + THINKS
                there.until = max(there.until, there.acts)

    async def _answer(self, seat: Seat, decision_id: str) -> None:
        live, there = await self.repository.peek(self.table_id), self.there[seat]
        running = live.under_way
        asked = running.asked(decision_id, seat)
        assert asked is not None
        move = self._choose(running.state, asked, f"{running.moves}")
        if not there.counted:
            there.visits, there.counted = there.visits + 1, True
        await self._press(seat, decision_id, move)
        live = await self.repository.peek(self.table_id)
        if not live.table.status.ended and _owed(live, seat) is None:
            await self._say_with_it(seat, decision_id)
            await self._follow_up(seat)
            await self._plan(seat)

    async def _say_with_it(self, seat: Seat, decision: str) -> None:
        """Say what the panel asks once its question is answered, and may still be changed."""
        running = (await self.repository.peek(self.table_id)).under_way
        game, kinds = running.game, ASKED_WITH.get(running.game.id, ())
        still = any((one.id, one.seat) == (decision, seat) for one in running.decisions)
        moves = game.legal_moves(running.state, seat) if still and kinds else ()
        if said := [move for move in moves if type(move).__name__ in kinds]:
            luck = Rng(f"{self.course.seed}/{running.moves}/{seat}/with")
            await self._press(seat, decision, game.habit(running.state, seat, said, luck))

    async def _press(self, seat: Seat, decision: str, move: Move) -> None:
        press = next(self.presses)
        await self.tables.moves.play(self.table_id, self.persons[seat], press, decision, move)
        self.course.acts.append(Act(self.clock.time, seat, self.there[seat].visits, press))

    def _choose(self, state: State, asked: Decision, occasion: str) -> Move:
        seed = f"{self.course.seed}/{occasion}"
        return answer(self.course.game, state, asked, seed, self.camps)

    def _plans(self, seat: Seat) -> bool:
        """Whether somebody uses answers in advance and plans."""
        return self.there[seat].person in self.users

    async def _answer_in_advance(self, seat: Seat) -> None:
        """Give the answers in advance that somebody uses, and what everybody is asked at once."""
        setting = self.course.setting
        given = lasting(setting.game, setting.doubt) if self._plans(seat) else ()
        keys = [*given, AT_NIGHT] if given else []
        running = (await self.repository.peek(self.table_id)).under_way
        asked = running.game.follow_ups(running.game.view(running.state, seat))
        if "place" in asked and running.question_to(seat) is None:
            keys.append(Rng(f"{self.course.seed}/{seat}/start").pick(STARTS)[0])
        for key in keys:
            await self.tables.moves.answer_for(self.table_id, self.persons[seat], key, on=True)

    async def _follow_up(self, seat: Seat) -> None:
        """Answer what the panel asks together with a move."""
        running = (await self.repository.peek(self.table_id)).under_way
        game = running.game
        asked = game.follow_ups(game.view(running.state, seat))
        for standing in game.standing:
            if standing.key in FOLLOW_UPS and asked and set(standing.prompts) & set(asked):
                person = self.persons[seat]
                await self.tables.moves.answer_for(self.table_id, person, standing.key, on=True)
        unasked = set(game.unasked_moves(running.state, seat)) if asked else set()
        for move in UNASKED.get(game.id, ()):
            if move in unasked:
                await self._press(seat, UNASKED_DECISION, move)
        prospect = foresee(game, running.state, seat) if asked else None
        if prospect is None or prospect.decision.prompt not in asked:
            return
        while prospect is not None:
            # Each answer leads to the next question on the same panel.
            prospect = await self._planned(seat, prospect)

    async def _planned(self, seat: Seat, prospect: Prospect) -> Prospect | None:
        """Answer what is foreseen, and tell what comes then; None where nothing does."""
        running = (await self.repository.peek(self.table_id)).under_way
        asked = prospect.decision
        move = self._choose(prospect.state, asked, f"plan/{running.moves}")
        try:
            await self.tables.plans.add(self.table_id, self.persons[seat], asked.id, move)
        except Refused:
            # What was planned before is still being played.
            return None
        return go_on(running.game, prospect, move)

    async def _plan(self, seat: Seat) -> None:
        """Leave a plan, as far as can be seen ahead."""
        if not self._plans(seat):
            return
        live = await self.repository.peek(self.table_id)
        running, answers = live.under_way, live.plans.get(seat, Plan()).answers
        planned = tuple(answer.move for answer in answers)
        steps = list(follow(running.game, running.state, seat, planned))
        prospect = steps[-1] if len(steps) > len(planned) else None
        for _ in range(_STEPS):
            if prospect is None:
                return
            prospect = await self._planned(seat, prospect)


def _owed(live: LiveTable, seat: Seat) -> Decision | None:
    """Find what somebody is asked and has not answered, be the answer heard yet or not."""
    asked = live.under_way.question_to(seat)
    return None if asked is None or (asked.id, seat) in live.held else asked


@contextmanager
def folder() -> Iterator[Path]:
    """Keep the database where nothing has to be waited for, if there is such a place."""
    memory = Path("/dev/shm")  # noqa: S108 - a database that nobody needs afterwards
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


async def _played(setting: Setting, seed: str, acts: int) -> Course:
    people = crowd(setting.people, setting.seats, seed, BEGIN, setting.gone, setting.who)
    course, clock = Course(setting, seed, people, BEGIN), Clock()
    with folder() as place:
        store = await SqliteStore.open(place / "host.sqlite3", clock)
        try:
            tables, repository = compose(store, now=clock, draw_seed=lambda: seed)
            wire = Wire(clock)
            with wire.laid():
                await wire.connect(tables)
                play = _Play(course, tables, repository, store, clock, wire, acts)
                await play.begin()
                await play.run()
            course.requests = wire.requests
        finally:
            await store.close()
    return course


def play(setting: Setting, number: int, *, acts: int = MOST) -> Course:
    """Play one game, or the first answers by hand of it.

    The same number gives the same people and the same luck.
    """
    return asyncio.run(_played(setting, f"calendar/{number}", acts))
