"""The real bot on a simulated Discord: a server, a channel and people, and everything it asked."""

from __future__ import annotations

import asyncio
import dataclasses
import datetime as dt
import logging
import marshal
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import (
    AbstractContextManager,
    AsyncExitStack,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from contextvars import Context
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import datetime, timedelta, tzinfo
from functools import partial
from importlib import import_module
from importlib.machinery import ModuleSpec
from itertools import count
from math import inf
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord.utils
import msgspec
import simcord
from discord import app_commands
from discord.ext.commands.bot import BotBase
from msgspec.structs import replace
from simcord import components, gateway, interactions, results
from simcord import env as simulator
from simcord._dpy_internals import real_monotonic
from simcord._settlement import _is_parked, _owned_tasks, _virtualize_recognized_waits
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.backend.models.channel import ThreadMetadata
from simcord.http import router as http

from bot.app import open_app
from bot.client import TabletopBot
from bot.computers.analyst import analysed
from bot.computers.analysts import Analysts, Tell
from bot.computers.inquiry import Findings, Inquiry
from bot.model.managers import GuildSetting
from bot.model.table import SeriesId, TableId
from bot.settings import Settings
from cogs.context import BotContext, context_of
from cogs.elements.custom_ids import CONFIRMING, Verb, read_press
from cogs.elements.moments import asked_at, moment_of
from cogs.film.job import Job
from cogs.film.studio import FilmStudio
from cogs.panels.start import FILLED
from cogs.publishing import publish_tasks
from cogs.publishing.publisher import Publisher
from cogs.publishing.series_sheet import SeriesSheets
from rendering.paint.studio import Studio
from rendering.scene.scene import Scene
from tests.rigs.as_strict_as_discord import Strictness, pictured
from tests.rigs.discord_limits import breaches
from tests.rigs.services import BOUNDLESS
from tests.rigs.thinkers import QuickThinker
from tests.rigs.wire import Wire

PEOPLE = ("Astrid", "Bjorn", "Chloe", "Diego", "Elin")
"""The last one never takes a seat: a stranger at every table."""

BUTTON, MENU, PEOPLE_MENU, CHANNEL_MENU = 2, 3, 5, 8
_MENUS = {
    Verb.SHIFT: CHANNEL_MENU,
    Verb.SHARE_TO: CHANNEL_MENU,
    Verb.AVOID: PEOPLE_MENU,
    Verb.INVITE_PERSON: PEOPLE_MENU,
}
"""Menus whose options are Discord's own."""

SETTLED_WITHIN = 30
"""Seconds in which the bot has done what there is to do, on however busy a machine."""

WAITED_FOR = 8
"""Seconds of the virtual clock: a longer pause of the bot is over when a test lets time pass."""

AT_ONCE = timedelta(hours=6).total_seconds()
"""The most time that passes in one go."""

HURRY = 1000
"""By how much sooner a short pause is over than by the virtual clock."""

LOOKS_EVERY = 0.003
"""How often, in seconds, it is seen whether the bot has done what there is to do.

It waits for its database all the time, and the simulator's own twentieth of a second would be most
of what the tests take.
"""

COPIES = ((results, "deepcopy"), (components, "deepcopy"), (http, "copy"), (gateway, "copy"))
"""Where the simulator copies messages."""

ABSENT = timedelta(minutes=1)
"""How long an update takes, from one bot to the next."""

_SLEPT: Any = vars(asyncio.futures)["_set_result_unless_cancelled"]
"""What ends a sleep. What else asyncio schedules ends a limit of time, and is real."""

SELDOM = timedelta(days=365).total_seconds()
"""Longer than any test's story."""

_PAUSES = {"edit_seconds", "requests_per_second"}
"""Settings by which requests wait for the wall clock; here they are 0."""

_GIVEN = re.compile(r"simcord_interaction_\d+|\d{17,20}")
"""Ids and tokens that Discord gave."""


@dataclass(frozen=True)
class Press:
    """Something that one person could do to one message."""

    custom_id: str
    value: str | None = None
    """The option picked, in a menu."""
    label: str = ""

    @property
    def decision(self) -> str:
        """The question that the control answers, or ``-``."""
        return self.custom_id.split(":")[2]

    @property
    def verb(self) -> str:
        """What the control says is done."""
        return self.custom_id.split(":")[3]


class Known(msgspec.Struct, frozen=True):
    """Discord as an earlier bot left it: who and what a database knows by their numbers."""

    at: datetime
    guild: int
    channel: int
    people: dict[int, str]
    threads: list[int]
    messages: list[tuple[int, int, int]]
    """Channel, number and flags of every public message of the bot."""


class Errors(logging.Handler):
    """Keeps what the bot logged as an error: it must be expected, or the test fails."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line of it."""
        trace = f": {record.exc_info[1]!r}" if record.exc_info else ""
        self.lines.append(f"{record.name}: {record.getMessage()}{trace}")


@dataclass
class Server:
    """A bot at work, and the ways to be a person there."""

    settings: Settings
    host: TabletopBot
    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]
    wire: Wire
    errors: Errors
    running: AsyncExitStack
    sleep: Callable[[float], Awaitable[None]]
    """By the virtual clock alone."""
    now: Callable[[], datetime]
    """The virtual clock, for threads, too: the simulator turns the clock of its own tasks alone."""
    locales: dict[int, str] = field(default_factory=dict)
    """Discord's language of a person, where it is not English."""
    strictness: Strictness = field(default_factory=Strictness)
    thinker: QuickThinker = field(default_factory=QuickThinker)
    """Thinks for computers; it lives on while the bot does not."""

    @property
    def stranger(self) -> simcord.MemberActor:
        """Somebody who sits at no table."""
        return self.people[-1]

    @property
    def context(self) -> BotContext:
        """What the commands and controls of the bot share."""
        return context_of(self.host)

    # -- what is there to see ----------------------------------------------------------------

    def shown(self, channel_id: int) -> list[simcord.ResponseMessage]:
        """List the public messages of a channel, oldest first."""
        stored: dict[int, Message] = self.env.backend.messages.get(channel_id, {})
        return [
            simcord.ResponseMessage(self.env, message)
            for _, message in sorted(stored.items())
            if not message.is_ephemeral
        ]

    def private(self, person: simcord.MemberActor) -> list[simcord.ResponseMessage]:
        """List the messages that only this person sees."""
        return [
            simcord.ResponseMessage(self.env, message)
            for stored in self.env.backend.messages.values()
            for message in stored.values()
            if message.is_ephemeral and message.visible_to(person.id)
        ]

    def told(self, person: simcord.MemberActor, since: int = 0) -> list[Any]:
        """List what reached a person: all that is public, and what was for this person alone.

        Each with its time in seconds, every word, control, description and file of it; only the
        ids that Discord gives, and the nonces made of them, stand for themselves. Of one second
        what is public comes first: which of two pictures is painted earlier is chance.
        """
        reached = list[tuple[bool, tuple[Any, ...]]]()
        for request in self.wire.since(since):
            if not request.is_public and request.reader != person.id:
                continue
            body = {key: value for key, value in request.message.items() if key != "nonce"}
            words = _GIVEN.sub("#", repr((request.path, body)))
            said = (round(request.at), request.method, words, request.uploads)
            reached.append((not request.is_public, said))
        reached.sort(key=lambda one: (one[1][0], one[0]))
        return [said for _, said in reached]

    def at(self, channel_id: int) -> simcord.ChannelHandle:
        """A channel or thread by its id."""
        return simcord.ChannelHandle(self.env, self.guild, self.env.backend.get_channel(channel_id))

    def thread(self, channel_id: int) -> ThreadMetadata:
        """How a thread stands."""
        found = self.at(channel_id)._channel.thread_metadata
        assert found is not None
        return found

    def parameters(self, game: str) -> list[app_commands.Parameter]:
        """List what one may choose on opening a table of a game."""
        group = self.host.tree.get_command(game)
        assert isinstance(group, app_commands.Group)
        command = group.get_command("new")
        assert isinstance(command, app_commands.Command)
        return command.parameters

    # -- what there is to do -----------------------------------------------------------------

    async def press(
        self, person: simcord.MemberActor, message: simcord.ResponseMessage, press: Press
    ) -> simcord.InteractionResult:
        """Press a button or pick an option that stands on the message."""
        if press.value is None:
            return await person.click(message, custom_id=press.custom_id)
        return await person.select(message, [press.value], custom_id=press.custom_id)

    async def forge(
        self,
        person: simcord.MemberActor,
        message: simcord.ResponseMessage,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
    ) -> simcord.InteractionResult:
        """Deliver a press that the message need not offer, or offers no more."""
        (result,) = await self.deliver((person, message, custom_id, values))
        return result

    async def current(self, person: simcord.MemberActor, custom_id: str) -> str:
        """Give a confirmation the moment that it would carry if somebody were asked now."""
        press = read_press(custom_id)
        assert press is not None
        if press.verb is Verb.FORGET:
            return replace(press, decision=asked_at(self.now())).spelt()
        if press.verb not in CONFIRMING and press.argument != FILLED:
            return custom_id
        assert isinstance(press.verb, Verb)
        queries, named = self.host.tables.queries, press.argument.lstrip("ts")
        managed = press.verb in (Verb.SHUT, Verb.UNSEAT)
        if press.verb.startswith("series") or (managed and press.argument.startswith("s")):
            series = await queries.series(SeriesId(int(named)))
            moment = moment_of(press.verb, series, person.id)
        else:
            table = await queries.get(TableId(int(named) if managed else press.table))
            moment = moment_of(press.verb, table, person.id)
        return replace(press, decision=moment).spelt()

    async def deliver(
        self,
        *presses: tuple[simcord.MemberActor, simcord.ResponseMessage, str, Sequence[str] | None],
        times: int = 1,
    ) -> list[simcord.InteractionResult]:
        """Deliver presses at the same moment, each ``times`` times, before any is answered."""
        backend = self.env.backend
        made = []
        for person, message, custom_id, values in presses:
            data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
            if values is not None:
                pressed = read_press(custom_id)
                verb = None if pressed is None else pressed.verb
                kind = _MENUS.get(verb, MENU) if isinstance(verb, Verb) else MENU
                data |= {"component_type": kind, "values": list(values)}
            record, payload = interactions.base_payload(
                backend,
                type=3,
                channel_id=message.channel_id,
                guild_id=backend.get_channel(message.channel_id).guild_id,
                user_id=person.id,
                data=data,
            )
            payload["message"] = dict(serializers.message_payload(backend, message._message))
            record.source_message_id = message.id
            made.append((record, payload))
        for _ in range(times):
            for _, payload in made:
                backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [simcord.InteractionResult(self.env, record) for record, _ in made]

    async def spoken(self) -> None:
        """Wait until all is said of changes that did not come through Discord."""
        publisher = self.host.get_cog(Publisher.__name__)
        sheets = self.host.get_cog(SeriesSheets.__name__)
        assert isinstance(publisher, Publisher)
        assert isinstance(sheets, SeriesSheets)
        aside = publisher.followers.tasks.running
        await self.env.settle()
        while running := [
            *publisher.tasks.running.values(), *sheets.tasks.running.values(), *aside.values(),
        ]:  # fmt: skip
            await asyncio.gather(*running)
            # What was woken meanwhile is waited for, too.
            await self.env.settle()

    # -- what happens to it ------------------------------------------------------------------

    async def restart(self) -> None:
        """Stop the bot and start another on the same database."""
        await self.env.settle()
        await self.running.aclose()
        self.host = await _at_work(
            self.running, self.settings, self.thinker, self.sleep, self.now, self.strictness
        )
        await self.env.restart_bot(self.host)
        await self.env.settle()

    async def crash(self) -> None:
        """Start another bot in the place of one that had no time to finish anything."""
        await self.env._detach_bot()
        await self.restart()

    async def wait(self, **amount: float) -> None:
        """Let time pass, and everything happen that falls due."""
        left = timedelta(**amount).total_seconds()
        while left > 0:
            # What a week brings would take longer than the bot is given to settle.
            await self.env.advance_time(min(left, AT_ONCE))
            left -= AT_ONCE


@asynccontextmanager
async def server(
    folder: Path,
    *,
    names: Sequence[str] = PEOPLE,
    strict: bool = True,
    painted: bool = False,
    swept: bool = False,
    known: Known | None = None,
    strictness: Strictness | None = None,
    **settings: Any,
) -> AsyncIterator[Server]:
    """Run the bot for the time of a block, on a Discord that is as strict as ours.

    At the end every request must have kept Discord's limits, and nothing may have gone wrong
    that :attr:`Server.errors` still holds; with ``strict`` off the test looks for itself.
    Unless ``painted``, a picture is a few bytes that differ wherever its scene does; unless
    ``swept``, nobody looks every few minutes for what is unsaid, as each look takes time here.
    With ``known`` a bot begins on a Discord where another has been before, a minute after it.
    """
    unhurried = dict.fromkeys(_PAUSES & set(Settings.__struct_fields__), 0)
    chosen = Settings(**{"database": folder / "play.sqlite3", **unhurried, **settings})
    locales: dict[int, str] = {}
    errors, wire, law = Errors(), Wire(), strictness or Strictness()
    original = interactions.base_payload

    def payload(backend: Any, **named: Any) -> tuple[Any, dict[str, Any]]:
        law.press(backend, named["type"], named["channel_id"], named["user_id"])
        record, made = original(backend, **named)
        made["locale"] = locales.get(named["user_id"], made["locale"])
        return record, made

    async with AsyncExitStack() as outer:
        outer.enter_context(patch.object(interactions, "base_payload", payload))
        for entered in (wire.tapped(law), law.at_work(), pictured(), _prepared_commands()):
            outer.enter_context(entered)
        for module, name in COPIES:
            quick = _copied if name == "deepcopy" else SimpleNamespace(deepcopy=_copied)
            outer.enter_context(patch.object(module, name, quick))
        outer.enter_context(_hurried())
        if not swept:
            outer.enter_context(patch.object(publish_tasks, "SWEEP_SECONDS", SELDOM))
        thinker = QuickThinker()
        if not painted:
            outer.enter_context(patch.object(Studio, "picture", sketch))
            outer.enter_context(patch.object(FilmStudio, "make", _storyboard))
            outer.enter_context(patch.object(Analysts, "analyse", _glance))
        envs: list[simcord.Env] = []
        sleep, now = _sleeper(envs), _clock(envs)
        logging.getLogger().addHandler(errors)
        outer.callback(logging.getLogger().removeHandler, errors)
        running = await outer.enter_async_context(AsyncExitStack())
        with nullcontext() if known is None else _at(known.at + ABSENT):
            host = await _at_work(running, chosen, thinker, sleep, now, law)
        beginning = simcord.run(
            host, shard_count=1, check_errors=False, settle_timeout=SETTLED_WITHIN
        )
        law.rule(beginning._env.backend)
        if known is not None:
            guild, channel, people = _as_before(beginning._env, known)
        env = await outer.enter_async_context(beginning)
        envs.append(env)
        thinker.waiting = partial(env.external_wait, reason="a computer thinks")
        if known is None:
            guild = env.create_guild("Midgard")
            channel = guild.create_text_channel("tables")
            people = [
                guild.add_member(env.create_user(f"person{number}", global_name=name))
                for number, name in enumerate(names)
            ]
        await env.settle()
        made = Server(
            chosen,
            host,
            env,
            guild,
            channel,
            people,
            wire,
            errors,
            running,
            sleep,
            now,
            locales,
            law,
            thinker,
        )
        yield made
        if strict:
            broken = [(b, r.method, r.path) for r in wire.requests for b in breaches(r)]
            assert [] == broken, broken[:3]
            assert [] == errors.lines, errors.lines
            assert not law.banned, f"{law.most_invalid} refused requests in ten minutes"
            env.raise_errors()


@contextmanager
def _at(moment: datetime) -> Iterator[None]:
    """Let the library's clock show a moment, before there is a simulated Discord with its own."""

    class Then(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return moment.astimezone(tz)

    module = SimpleNamespace(**{**vars(dt), "datetime": Then})
    with patch.object(discord.utils, "datetime", module):
        yield


def _as_before(
    env: simcord.Env, known: Known
) -> tuple[simcord.GuildHandle, simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Make the server that a bot has been on, with the same numbers, a while later."""
    backend = env.backend

    def numbered(number: int) -> AbstractContextManager[object]:
        return patch.object(backend, "snowflake", lambda: number)

    bot = backend.bot_user.id
    guild = env.create_guild("Midgard", id=known.guild)
    with numbered(known.channel):
        channel = guild.create_text_channel("tables")
    people: list[simcord.MemberActor] = []
    for number, name in known.people.items():
        with numbered(number):
            user = env.create_user(f"person{len(people)}", global_name=name)
        people.append(guild.add_member(user))
    for thread in known.threads:
        backend.create_thread(channel.id, "game", bot, message_id=thread, broadcast=False)
    for place, number, flags in known.messages:
        stored = Message(id=number, channel_id=place, author_id=bot, content="", flags=flags)
        stored.timestamp = known.at.isoformat()
        backend.messages[place][number] = stored
    backend.advance_clock((known.at + ABSENT - env.now()).total_seconds())
    return guild, channel, people


async def leave_guild(discord: Server) -> None:
    """Put the bot out of the server; everything there stays as it is."""
    discord.env.backend.emit("GUILD_DELETE", {"id": str(discord.guild.id)})
    await discord.env.settle()
    await discord.spoken()


async def rejoin_guild(discord: Server) -> None:
    """Invite the bot back to the server that it left."""
    backend = discord.env.backend
    guild = serializers.guild_create_payload(backend, backend.get_guild(discord.guild.id))
    # Discord says "available" of a server that was only out of reach.
    guild.pop("unavailable")
    backend.emit("GUILD_CREATE", guild)
    await discord.env.settle()
    await discord.spoken()


_SPELT: dict[bytes, dict[str, Any]] = {}
"""What Discord is told of a command in every language, by what it is told in the first one."""


@contextmanager
def _prepared_commands() -> Iterator[None]:
    """Make and translate commands once, as every bot has the same: it is most of a bot's start."""
    original = app_commands.Group.get_translated_payload

    async def spelt(
        group: app_commands.Group,
        tree: app_commands.CommandTree[TabletopBot],
        translator: app_commands.Translator,
    ) -> dict[str, Any]:
        key = msgspec.json.encode(group.to_dict(tree))
        if key not in _SPELT:
            _SPELT[key] = await original(group, tree, translator)
        return dict(_copied(_SPELT[key]))

    async def load(bot: TabletopBot, _: ModuleSpec, name: str) -> None:
        module = import_module(name)
        await module.setup(bot)
        bot._BotBase__extensions[name] = module  # type: ignore[attr-defined]

    async def unload(bot: TabletopBot, _: ModuleType, name: str) -> None:
        del bot._BotBase__extensions[name]  # type: ignore[attr-defined]

    with (
        patch.object(app_commands.Group, "get_translated_payload", spelt),
        patch.object(BotBase, "_load_from_module_spec", load),
        patch.object(BotBase, "_call_module_finalizers", unload),
    ):
        yield


def _copied(value: Any) -> Any:
    """Copy what JSON is made of; to copy as if it were anything took a tenth of most tests."""
    try:
        return marshal.loads(marshal.dumps(value))  # noqa: S302 - our own, written just now
    except ValueError:
        # Something in it is not.
        if type(value) is dict:
            return {key: _copied(one) for key, one in value.items()}
        return deepcopy(value)


async def _storyboard(_: FilmStudio, job: Job) -> bytes:
    return b"GIF %d" % len(job.frames)


async def _glance(_: Analysts, inquiry: Inquiry, tell: Tell) -> Findings:
    """Analyse a game in no time: no decision of it is thought about."""
    for line in analysed(inquiry, count(0, 1000).__next__):
        if isinstance(line, Findings):
            return line
        await tell(line)
    raise AssertionError


async def sketch(_: Studio, scene: Scene) -> bytes:
    """Stand in for the painter: the head of a PNG as large as the scene, and what tells it apart.

    The head is what a panel reckons its height from (PNG specification, 5.2 and 11.2.1).
    """
    size = b"".join(side.to_bytes(4) for side in (scene.width, scene.height))
    return b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + size + b"%d" % hash(scene)


def _sleeper(envs: Sequence[simcord.Env]) -> Callable[[float], Awaitable[None]]:
    """Let the scheduler sleep by the virtual clock alone, however long a test really takes."""

    async def sleep(seconds: float) -> None:
        for env in envs:
            # What a test asks of the services themselves is no work of the bot.
            with suppress(simcord.SetupError):
                await env.external_wait(asyncio.sleep(seconds), reason="nothing is due yet")
                return
        await asyncio.sleep(seconds)

    return sleep


@contextmanager
def _hurried() -> Iterator[None]:
    """Wait for nothing but what is really done."""
    inner, settle, look = simcord.Env._settle_internal, simcord.Env.settle, _Look()

    async def patient(env: simcord.Env, **named: Any) -> None:
        """Give a bot that starts the time that it has at any other moment, not five seconds."""
        named.pop("timeout", None)
        await inner(env, **named)

    with (
        patch.object(simcord.Env, "_settle_internal", patient),
        patch.dict(inner.__kwdefaults__, {"idle": LOOKS_EVERY}),
        patch.object(settle, "__defaults__", (None, LOOKS_EVERY)),
        patch.object(simcord.Env, "_schedule_timer", _slept_at_once),
        patch.object(simulator, "_virtualize_recognized_waits", look.begin),
        patch.object(simulator, "_is_parked", look.is_parked),
    ):
        yield


class _Look:
    """One look at whether the bot has done what there is to do, over at the first thing it has not.

    The simulator asks of each task of the bot, the oldest first, and most of them wait for weeks:
    that was a quarter of what it took to press a button.
    """

    _tasks: Sequence[Any] = ()
    _done: bool | None = None

    def begin(self, _: object, tasks: Sequence[Any]) -> None:
        """Look at these tasks, once somebody asks."""
        self._tasks, self._done = tasks, None

    def is_parked(self, state: Any, _: object, deadline: float) -> bool:
        """Whether all of the tasks wait for what may come at any time; so say of each of them."""
        if self._done is None:
            self._done = all(_is_parked(state, one, deadline) for one in reversed(self._tasks))
            if self._done:
                # From here on the virtual clock alone ends what they wait for.
                _virtualize_recognized_waits(state, list(self._tasks))
        return self._done


def _slept_at_once(
    env: simcord.Env,
    record: Any,
    callback: Callable[..., Any],
    *rest: Any,
    schedule: Callable[..., None] = simcord.Env._schedule_timer,
) -> None:
    """Turn the virtual clock to the end of each short pause, in the order in which they end.

    A longer one ends by the virtual clock alone: the simulator would wait for what the bot itself
    has called later, by the wall clock, wherever that is sooner than the bot has to be settled. A
    limit of time is over by the wall clock, too, but not while the bot is at work: the simulator
    would turn its clock, and worlds that are compared would differ by what was slow in one of them.
    """
    runtime = env._runtime
    assert runtime is not None

    def call_at(when: float, wake: Callable[[], None], context: Context) -> asyncio.TimerHandle:
        left = when - real_monotonic()
        sooner = left / HURRY if left <= WAITED_FOR else SELDOM
        handle: asyncio.TimerHandle = runtime.call_at(
            real_monotonic() + sooner, wake, context=context
        )
        return handle

    def limit(
        when: float, wake: Callable[[], None], context: Context, *, rested: bool = False
    ) -> asyncio.TimerHandle:
        def over() -> None:
            ends, works = record.handle, _is_at_work(env)
            # What a thread has just done may not be known to the task that waits for it.
            if ends is None or ends.cancelled() or (rested and not works):
                wake()
            else:
                again = real_monotonic() + LOOKS_EVERY
                record.real_handle = limit(again, wake, context, rested=not works)

        handle: asyncio.TimerHandle = runtime.call_at(when, over, context=context)
        return handle

    is_pause = callback is _SLEPT or not callback.__module__.startswith("asyncio.")
    env._runtime = dataclasses.replace(runtime, call_at=call_at if is_pause else limit)
    try:
        schedule(env, record, callback, *rest)
    finally:
        env._runtime = runtime


def _is_at_work(env: simcord.Env) -> bool:
    """Whether the bot does anything but wait for what only time or people bring."""
    state, soon = env._settlement_state(), real_monotonic() + SETTLED_WITHIN
    return bool(env._work.executors) or not all(
        _is_parked(state, task, soon) for task in reversed(_owned_tasks(state))
    )


def _clock(envs: Sequence[simcord.Env]) -> Callable[[], datetime]:
    """Read the simulated Discord's clock wherever it is asked for, once there is one."""
    library = discord.utils.utcnow
    return lambda: envs[0].now() if envs else library()


async def _at_work(
    running: AsyncExitStack,
    settings: Settings,
    thinker: QuickThinker,
    sleep: Callable[[float], Awaitable[None]],
    now: Callable[[], datetime],
    strictness: Strictness,
) -> TabletopBot:
    """Put a bot together whose games can be played again: each table's luck is its number."""
    opened = open_app(
        settings,
        shard_count=1,
        thinker=thinker,
        sleep=sleep,
        steady=lambda: now().timestamp(),
    )
    with patch.object(discord.utils, "utcnow", now):
        host = await running.enter_async_context(opened)
    # The simulator's connection has no listeners.
    assert host.http.http_trace is not None
    strictness.listeners = [host.http.http_trace]
    strictness.patience = host.http.max_ratelimit_timeout or inf
    seeds = count(1)

    def draw_seed() -> str:
        return f"{settings.database.name}/{next(seeds)}"

    # Whoever runs a test runs all of its tables.
    host.tables.servers._usual = GuildSetting(limits=BOUNDLESS)
    host.tables.lobbies._draw_seed = draw_seed
    host.tables.series_course._draw_seed = draw_seed
    return host
