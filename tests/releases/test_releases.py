"""What an earlier release has left is opened, lifted, verified and answered by this one."""

from __future__ import annotations

from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
import simcord

from bot.__main__ import main
from bot.i18n.texts import texts
from bot.model.table import SeriesId, Status, TableId
from bot.repositories.tables import TableRepository
from bot.rows.boards import ServerBoardRow
from bot.store.sqlite.backup import restore
from bot.store.sqlite.opening import connect
from bot.store.sqlite.store import SqliteStore
from bot.table.replay import replay
from cogs.elements.custom_ids import Verb, read_press
from cogs.interactions.verbs import BY_VERB
from games.series.api import Kind
from tests.releases.archive import Control, Release, migration_digests, releases
from tests.rigs.discord_server import Server, server
from tests.rigs.forms import LONG
from tests.rigs.played_table import replies, said
from tests.rigs.services import compose

ACCIDENTS = tuple(texts(language)("error", id="@").partition("@")[0] for language in ("en", "fr"))
RELEASES = pytest.mark.parametrize("release", releases(), ids=lambda one: one.folder.name)


def test_no_migration_that_was_released_is_ever_changed() -> None:
    """A database that has had it could not be told from one that somebody changed by hand."""
    frozen = {name: digest for one in releases() for name, digest in one.migrations.items()}
    assert frozen
    assert {**migration_digests(), **frozen} == migration_digests()


def _ids(database: Path, table: str) -> list[int]:
    with closing(connect(database, "ro")) as connection:
        return [number for (number,) in connection.execute(f"SELECT id FROM {table} ORDER BY id")]  # noqa: S608


@RELEASES
async def test_every_table_and_series_of_a_release_is_loaded(
    tmp_path: Path, release: Release
) -> None:
    """Every game at every question, lobbies, what is over, and a series of every kind."""
    database = tmp_path / "host.sqlite3"
    release.unpack(database)
    moment = release.known.at
    store = await SqliteStore.open(database, lambda: moment)
    try:
        tables, repository = compose(store, now=lambda: moment)
        found = set()
        for number in _ids(database, "game_table"):
            table = await tables.queries.get(TableId(number))
            found.add((table.game, table.status))
            if table.status not in (Status.PLAYING, Status.OVER):
                continue
            await _played_again(repository, store, table.id)
            for player in (None, *table.players):
                user = None if player is None else player.user_id
                look = await tables.queries.look(table.id, user)
                # Whoever is asked has something to answer with.
                assert bool(look.legal) or look.question is None
            if table.status is Status.OVER:
                # By the rules of then: places that were shared stay so.
                past = await tables.history.moment(table, look.moves, None)
                board = await tables.queries.look(table.id, None)
                assert past.look.view == board.view
        assert {Status.QUARANTINED, Status.LOBBY, Status.CANCELLED} <= {s for _, s in found}
        assert {(game, Status.PLAYING) for game in release.games} <= found
        assert {(game, Status.OVER) for game in release.games} <= found
        series = [
            await tables.queries.series(SeriesId(number)) for number in _ids(database, "series")
        ]
        assert {one.kind for one in series} == set(Kind)
        assert {one.status for one in series} >= {Status.LOBBY, Status.PLAYING, Status.OVER}
    finally:
        await store.close()


_BOARD = 7
"""A server whose board no release knows."""


@RELEASES
async def test_a_backup_of_a_release_is_restored(tmp_path: Path, release: Release) -> None:
    """Over a database of this release, and one of this release over that."""
    database, backup = tmp_path / "host.sqlite3", tmp_path / "backup.sqlite3"
    release.unpack(backup)
    store = await SqliteStore.open(database)
    await store.commit((ServerBoardRow(_BOARD, 10, 1, 100, None, None, 0, None, "", ""),))
    await store.close()
    moment = release.known.at
    later = restore(backup, database, moment)
    assert later is not None
    assert _ids(database, "game_table") == _ids(backup, "game_table")
    again = tmp_path / "again.sqlite3"
    again.write_bytes(database.read_bytes())
    restore(later, database, moment + timedelta(hours=1))
    with closing(connect(backup, "ro")) as connection:
        # What stands on Discord is taken over where the release knew of such boards.
        known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'server_board'")
        taken_over = known.fetchone() is not None
    for path, is_there in ((again, taken_over), (database, True)):
        store = await SqliteStore.open(path, lambda: moment)
        shown = await store.server_boards()
        await store.close()
        assert (_BOARD in shown) is is_there


async def _played_again(repository: TableRepository, store: SqliteStore, table: TableId) -> None:
    """See that the rules that a game was begun with make of its moves what is stored of it."""
    live = await repository.peek(table)
    assert live.running is not None
    assert live.seed is not None
    rows, players = await store.moves(table), len(live.table.players)
    options, legacy = live.table.terms.options, live.table.legacy
    *_, last = replay(live.running.game, players, options, live.seed, rows, legacy)
    assert last.applied.state == live.running.state


@RELEASES
def test_every_game_that_was_taken_away_from_a_release_is_verified(
    tmp_path: Path, release: Release
) -> None:
    """By its seed, whatever has become of the rules since."""
    assert release.exports
    for name, content in release.exports.items():
        file = tmp_path / name.removesuffix(".xz")
        file.write_bytes(content)
        assert 0 == main(["verify", str(file)]), name


@pytest.mark.parametrize(
    ("release", "game"),
    [
        (one, game)
        for at, one in enumerate(releases())
        for number, game in enumerate(("", *one.games))
        if LONG or (at + number) % 2
    ],
    ids=lambda one: one.folder.name if isinstance(one, Release) else one,
)
async def test_every_control_of_a_release_is_answered(
    tmp_path: Path, release: Release, game: str
) -> None:
    """It does what it says, or says in one private sentence why not; nothing is noted as an error.

    Those of no table, and of series, come under no game. Every other one, in a soak all.
    """
    release.unpack(tmp_path / "play.sqlite3")
    async with server(tmp_path, known=release.known) as discord:
        made = set()
        for control in (await _of(discord, release, game))[:: 1 if LONG else 2]:
            press = read_press(control.custom_id)
            assert press is not None
            table = TableId(press.table)
            before = await _moves(discord, table)
            await _answered(discord, control, table)
            if await _moves(discord, table) > before:
                made.add(press.verb)
        assert not game or made


async def _of(discord: Server, release: Release, game: str) -> list[Control]:
    """List the controls of a game's tables; of no game, those of no table."""
    found, games = [], {}
    for control in release.controls:
        press = read_press(control.custom_id)
        assert press is not None
        table = TableId(press.table)
        if table and table not in games:
            games[table] = (await discord.host.tables.queries.get(table)).game
        if games.get(table, "") == game:
            found.append(control)
    return found


async def _moves(discord: Server, table: TableId) -> int:
    row = await discord.host.tables.history._store.table(table)
    return 0 if row is None or row.snapshot is None else row.snapshot.number


async def _answered(discord: Server, control: Control, table: TableId) -> None:
    """Press a control as somebody whom it may concern."""
    channel, person = await _whom(discord, table)
    page = discord.shown(channel)[0]
    values = None if control.value is None else [control.value]
    result = await discord.forge(person, page, control.custom_id, values=values)
    press = read_press(control.custom_id)
    assert press is not None
    told = replies(result)
    quiet = isinstance(press.verb, Verb) and BY_VERB[press.verb].quiet
    assert result.modal is not None or len(told) == 1 or quiet, control
    for message in told:
        assert not any(accident in said(message) for accident in ACCIDENTS), control


async def _whom(discord: Server, table: TableId) -> tuple[int, simcord.MemberActor]:
    """Find where a table is, and whoever is asked there or sits there."""
    people = {person.id: person for person in discord.people}
    if not table:
        return discord.channel.id, discord.people[0]
    queries = discord.host.tables.queries
    found = await queries.get(table)
    asked = []
    if found.status is Status.PLAYING:
        look = await queries.look(table, None)
        asked = [found.players[q.decision.seat].user_id for q in look.questions]
    seated = [player.user_id for player in found.players]
    known = [user for user in (*asked, found.host.id, *seated) if user in people]
    return found.home_id, people[known[0]]
