"""The releases that are kept: what each has left on disks and on Discord.

``python -m tests.releases.archive FOLDER`` keeps the present code as one: it plays an evening of
everything and writes its database, an export of every game, the controls that people were shown,
and the digests of its migrations. What was kept once is never written again: it is what people
have. The folder's name is the version.
"""

from __future__ import annotations

import asyncio
import hashlib
import lzma
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec
from discord import ComponentType
from discord.utils import utcnow

from bot.model.table import Status, TableId
from bot.store.sqlite.backup import back_up
from bot.store.sqlite.opening import connect
from cogs.elements.custom_ids import Verb, read_press
from games import find
from tests.releases.evening import PEOPLE, play_evening
from tests.rigs.discord_server import Known, Server, server
from tests.rigs.sample_games import SHIPPED

_HERE = Path(__file__).parent
_DATABASE, _CONTROLS, _KNOWN = "host.sqlite3.xz", "controls.txt", "discord.json.xz"
_MIGRATIONS = "migrations.txt"
_COMPOSED = frozenset(
    {Verb.CHOOSE, Verb.ASK, Verb.WRITE, Verb.FOLLOW, Verb.PLAN_ANSWER, Verb.PLAN_CHOOSE}
)
"""Verbs whose controls hold a move."""
_BY_THE_HOST = frozenset(
    {"schools GiveUp", "goths Concede", "goths WithdrawConcession", "rage Leave"}
)
"""Moves that stand on no control of their own: the host makes them of a concession."""


class Control(NamedTuple):
    """A button, or an option of a menu."""

    custom_id: str
    value: str | None = None


class Release(NamedTuple):
    """What one release has left."""

    folder: Path

    @property
    def known(self) -> Known:
        """Discord as the release left it."""
        return msgspec.json.decode(_unpacked(self.folder / _KNOWN), type=Known)

    @property
    def exports(self) -> dict[str, bytes]:
        """The finished games that people have taken away, by the names of their files."""
        return {path.name: _unpacked(path) for path in sorted(self.folder.glob("table-*.json.xz"))}

    @property
    def games(self) -> list[str]:
        """The games that were on offer then: of each somebody has taken one away."""
        return [name.partition(".")[0].split("-")[2] for name in self.exports]

    @property
    def controls(self) -> list[Control]:
        """Controls of every kind that stand on messages for ever."""
        lines = (self.folder / _CONTROLS).read_text(encoding="utf-8").splitlines()
        split = (line.split("\t") for line in lines)
        return [Control(custom_id, *value) for custom_id, *value in split]

    @property
    def migrations(self) -> dict[str, str]:
        """The SHA-256 of every migration of the release, by its path; 0.9 kept none."""
        kept = self.folder / _MIGRATIONS
        lines = kept.read_text(encoding="ascii").splitlines() if kept.exists() else ()
        return {name: digest for digest, name in (line.split("  ") for line in lines)}

    def unpack(self, path: Path) -> None:
        """Put its database somewhere."""
        path.write_bytes(_unpacked(self.folder / _DATABASE))


def _unpacked(path: Path) -> bytes:
    return lzma.decompress(path.read_bytes())


def releases() -> list[Release]:
    """List the releases that are kept, the oldest first."""
    found = (folder for folder in _HERE.iterdir() if (folder / _DATABASE).exists())
    return sorted(map(Release, found), key=lambda one: [*map(int, one.folder.name.split("."))])


def migration_digests() -> dict[str, str]:
    """Return the SHA-256 of every migration of the present code, by its path in the store."""
    store = files("bot.store")
    return {
        f"{kind}/migrations/{script.name}": hashlib.sha256(script.read_bytes()).hexdigest()
        for kind in ("postgres", "sqlite")
        for script in store.joinpath(kind, "migrations").iterdir()
        if script.name.endswith(".sql")
    }


async def keep(folder: Path) -> None:
    """Keep the present code as a release, in a folder that is there and empty."""
    with tempfile.TemporaryDirectory() as drawer:
        async with server(Path(drawer), names=PEOPLE) as discord:
            await play_evening(discord)
            controls = await _controls(discord)
            known = _known(discord)
            for table_id, game in await _finished(discord):
                exported = await discord.host.tables.history.export(table_id)
                packed = lzma.compress(exported, preset=9)
                (folder / f"table-{table_id}-{game}.json.xz").write_bytes(packed)
            copy = Path(drawer) / "copy.sqlite3"
            await asyncio.to_thread(back_up, discord.settings.database, copy)
        with closing(connect(copy)) as connection:
            connection.execute("VACUUM")
        packed = lzma.compress(copy.read_bytes(), preset=9)
    (folder / _DATABASE).write_bytes(packed)
    (folder / _KNOWN).write_bytes(lzma.compress(msgspec.json.encode(known)))
    lines = ("\t".join(part for part in control if part is not None) for control in controls)
    (folder / _CONTROLS).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    digests = sorted(migration_digests().items())
    kept = "".join(f"{digest}  {name}\n" for name, digest in digests)
    (folder / _MIGRATIONS).write_text(kept, encoding="ascii")


def _known(discord: Server) -> Known:
    """Note what Discord holds."""
    backend = discord.env.backend
    bot = backend.bot_user.id
    return Known(
        at=utcnow(),
        guild=discord.guild.id,
        channel=discord.channel.id,
        people={person.id: name for person, name in zip(discord.people, PEOPLE, strict=True)},
        threads=[one for guild in backend.guilds.values() for one in guild.thread_ids],
        messages=[
            (channel, message.id, message.flags)
            for channel, messages in backend.messages.items()
            for message in messages.values()
            if message.author_id == bot and not message.is_ephemeral
        ],
    )


async def _finished(discord: Server) -> list[tuple[TableId, str]]:
    """Find a finished game of each kind."""
    found = []
    for number in range(1, 1000):
        row = await discord.host.tables.history._store.table(number)
        if row is not None and row.table.status == Status.OVER:
            found.append((TableId(number), row.table.game))
    assert {game for _, game in found} == set(SHIPPED)
    return [next(one for one in found if one[1] == game) for game in SHIPPED]


async def _controls(discord: Server) -> list[Control]:
    """List the first and the last control of each kind that was shown; none is missing."""
    games: dict[int, str] = {}
    kinds: dict[tuple[str, ...], list[Control]] = {}
    shown: set[str] = set()
    for control in _shown(discord):
        press = read_press(control.custom_id)
        assert press is not None, control
        if press.table and press.table not in games:
            games[press.table] = (await discord.host.tables.queries.get(press.table)).game
        game = games.get(press.table, "")
        move = _move(control) if press.verb in _COMPOSED else press.verb
        shown |= {press.verb, f"{game} {move}"}
        kind: tuple[str, ...]
        if isinstance(press.verb, Verb) and press.verb not in _COMPOSED:
            kind = (press.verb, re.sub(r"\d+", "#", press.argument))
        else:
            kind = (game, press.verb, move)
        kinds.setdefault(kind, []).append(control)
    moves = [f"{game} {kind.__name__}" for game in SHIPPED for kind in find(game).move_types]
    missing = [word for word in (*Verb, *moves) if word not in shown]
    assert set(missing) == _BY_THE_HOST, missing
    return [one for found in kinds.values() for one in dict.fromkeys((found[0], found[-1]))]


def _move(control: Control) -> str:
    """Name the move that a composed control makes."""
    word = control.value or control.custom_id.split(":")[-1]
    return re.split(r"[.-]", word, maxsplit=1)[0]


def _shown(discord: Server) -> Iterator[Control]:
    """Yield every control of every message that was sent, public or private."""
    for request in discord.wire.messages():
        for component in request.components:
            match component.get("type"):
                case ComponentType.button.value if "custom_id" in component:
                    yield Control(component["custom_id"], None)
                case ComponentType.select.value:
                    for option in component["options"]:
                        yield Control(component["custom_id"], option["value"])
                case ComponentType.channel_select.value:
                    yield Control(component["custom_id"], str(discord.channel.id))
                case ComponentType.user_select.value:
                    yield Control(component["custom_id"], str(discord.stranger.id))
                case _:
                    pass


if __name__ == "__main__":
    _target = Path(sys.argv[1])
    _target.mkdir()
    asyncio.run(keep(_target))
