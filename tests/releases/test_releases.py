"""What an earlier release has left is opened, lifted, verified and answered by this one."""

from __future__ import annotations

import hashlib
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest
import simcord

from bot.__main__ import main
from bot.i18n.texts import texts
from bot.model.table import SeriesId, Status, TableId
from bot.repositories.tables import TableRepository
from bot.store.sqlite.opening import connect
from bot.store.sqlite.store import SqliteStore
from bot.table.replay import replay
from cogs.elements.custom_ids import Verb, read_press
from cogs.interactions.verbs import BY_VERB
from games.series.api import Kind
from tests.releases.archive import Control, Release, releases
from tests.rigs.discord_server import Server, server
from tests.rigs.forms import LONG
from tests.rigs.played_table import replies, said
from tests.rigs.services import compose

FROZEN = {
    "sqlite/migrations/0001_schema.sql": (
        "2aa6b824694cbc1ccf0f439d3b3d382380878852a181f690caf6d79af22df4ec"
    ),
    "sqlite/migrations/0002_windows.sql": (
        "f15c145e034b56dcecb7b04d013e0a4b96abd6031e75cc60947a734ba55c4e7c"
    ),
    "sqlite/migrations/0003_calendar.sql": (
        "739cd89b21e588527f599f2a601bd20805e5d952aaf221e825c32ec8d5093c51"
    ),
    "sqlite/migrations/0004_managers.sql": (
        "400540f4e1aec0d64e293e844ce42193a5f010257145b1fd92c4eac713cf9664"
    ),
    "sqlite/migrations/0005_erasure.sql": (
        "1cc1077aed8082b61ad654b8731909b246dfe2f0d7233aed725f14cfb1cdf751"
    ),
    "sqlite/migrations/0006_ledger.sql": (
        "bf9d629054b2fd26c9617470721cb67eac5f39b10dd8172c23bd02f3a6f5e462"
    ),
    "sqlite/migrations/0007_tips.sql": (
        "875fe5aa33918a4e1775151966662fe7aec60b9b4878ca9a327d4b44f2db3c73"
    ),
    "sqlite/migrations/0008_mail.sql": (
        "86fb12ae703d200799fc79e7ac7c8eabbb05f999d4070f3f5cad37cce4954b5c"
    ),
    "sqlite/migrations/0009_hidden.sql": (
        "d0f605b10eae1db0da415ad00a62ce049f21b29705c0443b653c66a2548f491b"
    ),
    "sqlite/migrations/0010_whose_moves.sql": (
        "5425403adc91b2aaf70c34c7516188a01fa621dabf26393e3bb3aac1e6fd747d"
    ),
    "sqlite/migrations/0011_at_a_start.sql": (
        "29b6d570976fdcf177f4bbc8767c27d821455ec560351cf28f64073e3c43ff3c"
    ),
    "postgres/migrations/0001_schema.sql": (
        "486b7168d477a7f5fe6e30cfbcdc3cb5a962e76c6549480fe92db4357b02d202"
    ),
    "postgres/migrations/0002_windows.sql": (
        "679428ce2e05af6121d1457af96bf38fd53408d91a4d7afa4f647cb28a681b8f"
    ),
    "postgres/migrations/0003_calendar.sql": (
        "c5204c4c1f69ddbac49ad4379406002fd5dcf54c63c505a3fbe0050f39c9f9a4"
    ),
    "postgres/migrations/0004_managers.sql": (
        "f2db5db88c5e7482f12dc0dc9a5621f8e6e0a5bd9919282f3183344bfab359d3"
    ),
    "postgres/migrations/0005_erasure.sql": (
        "c0485961d1978f0ea6fc60a66217804af9486eeff9aae163bea919fdb31cc5ce"
    ),
    "postgres/migrations/0006_ledger.sql": (
        "06e271aef840b3a48cec0fb880810710649040d31484ed4abd389f1415448d9e"
    ),
    "postgres/migrations/0007_tips.sql": (
        "89ab096997d614102baa5fa5f983e7dee31a82d3a38d36b625c23e65b822f2f8"
    ),
    "postgres/migrations/0008_mail.sql": (
        "bfe2a0c467d0991a2a248133a46a92ca6441573fe95da515bb9575358921c6e4"
    ),
    "postgres/migrations/0009_hidden.sql": (
        "46995e2d2cf913faf8d20cd64562f6053f6d17b2246be3daa12ca80d478a3348"
    ),
    "postgres/migrations/0010_whose_moves.sql": (
        "5425403adc91b2aaf70c34c7516188a01fa621dabf26393e3bb3aac1e6fd747d"
    ),
    "postgres/migrations/0011_at_a_start.sql": (
        "f812225bc22cbf7a4f864541a7086dae95ccccae265bace0ab4344a9db133163"
    ),
}
"""The migrations that are on disks, and what is in them: a change of the schema is the next one."""

ACCIDENTS = tuple(texts(language)("error", id="@").partition("@")[0] for language in ("en", "fr"))
RELEASES = pytest.mark.parametrize("release", releases(), ids=lambda one: one.folder.name)


def test_no_migration_that_was_released_is_ever_changed() -> None:
    """A database that has had it could not be told from one that somebody changed by hand."""
    folder = files("bot.store")
    found = {
        name: hashlib.sha256(folder.joinpath(name).read_bytes()).hexdigest() for name in FROZEN
    }
    assert found == FROZEN


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
