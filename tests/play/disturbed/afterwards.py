"""What people see once a scene is over, and what must not have happened in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from fnmatch import fnmatch
from pathlib import Path

import msgspec
import simcord
from simcord.components import walk_components

from bot.i18n.texts import texts
from cogs.elements.custom_ids import Verb, read_press
from cogs.interactions.verbs import BY_VERB
from cogs.publishing.publish_tasks import SWEEP_SECONDS
from tests.play.disturbed.scenes import Scene, Stage
from tests.rigs.discord_server import server
from tests.rigs.disturbances import Disturbance, Fate
from tests.rigs.played_table import alt, presses, replies, said

_GIVEN = re.compile(r"simcord_interaction_\d+|\d{17,20}|(?<=<t:)\d+")
"""Ids that Discord gave, and moments: what is pressed a second time comes a little later."""
_ACCIDENT = texts("en")("error", id="@").partition("@")[0]
_TRIED_AGAIN = re.compile(
    r"cogs\.publishing\.\w+: Publishing (?:table|series|board of server) \d+ failed; retrying"
)
"""What is logged where something public went wrong, before it is tried again."""
_PRIVATE = ("/webhooks/*", "/interactions/*")


class Afterwards(msgspec.Struct, frozen=True):
    """All that is to be seen at the end of a scene, without the ids that Discord gave."""

    public: tuple[tuple[str, ...], ...]
    """Messages, by channel."""
    private: tuple[str, ...]
    """What each person's panel shows, of each table."""
    calls: int
    """How many messages notified somebody."""


class Run(msgspec.Struct, frozen=True):
    """A scene that was played."""

    requests: tuple[str, ...]
    struck: tuple[str, ...]
    """The requests that went wrong."""
    wrongs: tuple[str, ...]
    """What must not happen, whatever goes wrong."""
    afterwards: Afterwards


async def run(
    folder: Path,
    scene: Scene,
    number: int = -1,
    fate: Fate = Fate.FAILING,
    *,
    typed: bool = False,
) -> Run:
    """Play a scene in which the request ``number`` goes wrong, and wait until all is said.

    ``typed``, people give commands in place of pressing.
    """
    async with server(folder, strict=False, swept=True) as discord:
        disturbance = Disturbance(discord, number, fate)
        stage = Stage(discord, disturbance, typed)
        with disturbance.at_work():
            await scene(stage)
            for _ in range(3):
                stage.forgive()
                await discord.wait(seconds=SWEEP_SECONDS)
            # A refusal that nothing explains is tried again after an hour.
            await discord.wait(hours=1)
        wrongs = [wrong async for wrong in _unsaid(stage)]
        wrongs += [*_logged(stage), *_misanswered(stage), *_public_secrets(stage)]
        struck = tuple(disturbance.struck)
        return Run(tuple(disturbance.seen), struck, tuple(wrongs), await _seen(stage))


def differences(undisturbed: Afterwards, disturbed: Afterwards) -> list[str]:
    """Tell what is seen otherwise than if nothing had gone wrong."""
    found = []
    places = len(undisturbed.public), len(disturbed.public)
    if places[0] != places[1]:
        found.append(f"channels: {places}")
    for before, after in zip(undisturbed.public, disturbed.public, strict=False):
        found += [f"missing: {m}" for m in (Counter(before) - Counter(after)).elements()]
        found += [f"too much: {m}" for m in (Counter(after) - Counter(before)).elements()]
    if undisturbed.private != disturbed.private:
        both = zip(undisturbed.private, disturbed.private, strict=False)
        found += [f"private: {one} now {other}" for one, other in both if one != other]
    # A call that is late may come to nothing: by then its question may be answered.
    if undisturbed.calls < disturbed.calls:
        found.append(f"calls: {undisturbed.calls} now {disturbed.calls}")
    return found


def heals(fate: Fate, struck: str) -> bool:
    """Whether all is as if nothing had happened, some time after a request went wrong."""
    method, path = struck.split()
    opens_thread = fnmatch(path, "*/threads") or (method, path.count("/")) == ("GET", 2)
    match fate:
        case Fate.FORBIDDEN:
            # What may not be deleted stays; without a thread a table is played in its channel.
            # A refusal that nothing explains is tried again after an hour: by then a notice of
            # what happened meanwhile may be out of date.
            unexplained = fnmatch(path, "/channels/*/messages*")
            return method != "DELETE" and not opens_thread and not unexplained
        case Fate.ARCHIVED:
            return method != "DELETE"
        case Fate.GONE:
            # A thread that is gone is replaced, a person who is gone loses the seat, and the
            # message of a lobby is posted again as long as it is one.
            return method == "DELETE" or path.startswith(("/webhooks", "/interactions"))
        case _:
            return True


async def _unsaid(stage: Stage) -> AsyncIterator[str]:
    tables = stage.discord.host.tables
    if left := await tables.outbox.unpublished():
        yield f"unsaid: tables {left}"
    if missing := await tables.series_outbox.unpublished():
        yield f"unsaid: series {missing}"


def _logged(stage: Stage) -> Iterator[str]:
    for line in stage.discord.errors.lines:
        if not _TRIED_AGAIN.match(line):
            yield f"logged: {line}"
    for error in stage.discord.env.errors:
        yield f"raised: {error!r}"


def _misanswered(stage: Stage) -> Iterator[str]:
    """Name presses without the one private answer that was promised."""
    if _hit(stage):
        return
    for name, result in stage.results:
        told = replies(result)
        if len(told) > 1:
            yield f"answered {len(told)} times: {name}"
        if result.deferred and result.response is None and not _shows_itself(name):
            yield f"never answered: {name}"
        if any(_ACCIDENT in said(message) for message in told):
            yield f"an accident was told: {name}"


def _shows_itself(name: str) -> bool:
    """Whether what was pressed is answered by its message alone, which may be gone by now."""
    press = read_press(name)
    return press is not None and isinstance(press.verb, Verb) and BY_VERB[press.verb].quiet


def _hit(stage: Stage) -> bool:
    """Whether what went wrong was an answer to somebody."""
    paths = [one.split()[1] for one in stage.disturbance.struck]
    return any(fnmatch(path, pattern) for path in paths for pattern in _PRIVATE)


def _public_secrets(stage: Stage) -> Iterator[str]:
    """Name public messages with a picture that one seat alone may see."""
    for request in stage.discord.wire.requests:
        if request.is_public:
            yield from (f"public: {u.name}" for u in request.uploads if u.name.startswith("hand-"))


async def _seen(stage: Stage) -> Afterwards:
    discord = stage.discord
    places = [channel for channel in sorted(discord.env.backend.messages) if discord.shown(channel)]
    public = tuple(
        tuple(sorted(_described(message) for message in discord.shown(place))) for place in places
    )
    # A message that Discord is asked for twice is one, by its nonce.
    calls = {
        request.message["nonce"]
        for request in discord.wire.requests
        if request.matches("POST", "/channels/*/messages")
        and request.error is None
        and request.message.get("allowed_mentions", {}).get("users")
    }
    page, private = await stage.message(), []
    for number in (1, 2):
        for person in discord.people:
            result = await discord.forge(person, page, f"t1:{number}:-:hand")
            private += [f"{number} {person.name} {_described(m)}" for m in replies(result)]
    return Afterwards(public, tuple(private), len(calls))


def _described(message: simcord.ResponseMessage) -> str:
    pressed = [(p.custom_id, p.value, p.label) for p in presses(message)]
    urls = [c.get("url") for c in walk_components(message.components) if "url" in c]
    return _GIVEN.sub("#", repr((said(message), alt(message), pressed, urls)))
