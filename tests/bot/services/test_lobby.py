"""From the opening of a table to the start of its game, and the ways out."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.model.managers import GuildSetting, ServerLimits
from bot.model.pace import LOBBY
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.seeds import hash_seed
from bot.model.table import Opening, Place, Status, TableId, Terms
from bot.model.timers import TimerKind
from bot.model.view import TableView
from bot.rows.clocks import TimerRow
from bot.transitions.lobby import MOST_ALONE, MOST_HOSTED, MOST_IN_CHANNEL, SHOWN_CLOSED
from players.levels import Level
from tests.rigs.refusals import key_of
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, SEED, Clock, house
from tests.rigs.toy_game import Bid


async def test_the_host_has_the_first_seat(tmp_path: Path) -> None:
    """Who opens a table agreed to play at it."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby()
        assert (table.status, table.names, table.host) == (Status.LOBBY, ("Ann",), ANN)
        assert table.opened_at == BEGIN
        assert one.told == [table.id]
        assert await one.tables.queries.get(table.id) == table


async def test_one_press_opens_one_table(tmp_path: Path) -> None:
    """A command delivered twice, at once or later, opens one table."""
    async with house(tmp_path / "host.sqlite3") as one:
        opening = Opening("toy", Terms({}, 2, "en"), Place.HERE, 7, 70, ANN)
        tables = await asyncio.gather(*(one.tables.lobbies.open(opening, 5) for _ in range(5)))
        assert {table.id for table in tables} == {(await one.tables.lobbies.open(opening, 5)).id}
        assert len(await one.tables.queries.active(7)) == 1


async def test_a_game_alone_begins_in_one_change(tmp_path: Path) -> None:
    """Nobody hears of its lobby; one press begins one game, and no more than one may have."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        opening = Opening("toy", Terms({}, 3, "en"), Place.HERE, 7, 70, ANN)
        begin = one.tables.lobbies.begin_alone
        games = await asyncio.gather(*(begin(opening, 5, Level.EASY, seed=SEED) for _ in range(3)))
        assert len({table.id for table in games}) == 1
        assert one.told == [games[0].id]
        assert (games[0].status, games[0].seed_hash) == (Status.PLAYING, hash_seed(SEED))
        assert [p.user_id for p in games[0].players] == [ANN.id, None, None]
        for number in range(1, MOST_ALONE):
            await begin(opening, 5 + number, Level.EASY)
        assert await key_of(begin(opening, 99, Level.EASY)) == "games-alone"
        assert len(await one.tables.queries.active(7)) == MOST_ALONE
    async with house(path) as one:
        assert (await one.tables.queries.get(games[0].id)).status is Status.PLAYING


async def test_a_game_alone_is_begun_again_once(tmp_path: Path) -> None:
    """Two presses for the next one at the same moment, on two devices, lead to one game."""
    async with house(tmp_path / "host.sqlite3") as one:
        before = await one.lobby()
        await one.tables.lobbies.cancel(before.id, ANN)
        again = Opening("toy", Terms({}, 3, "en"), Place.HERE, 7, 70, ANN, rematch_of=before.id)
        begin = one.tables.lobbies.begin_alone
        games = await asyncio.gather(*(begin(again, one.press(), Level.EASY) for _ in range(3)))
        assert {games[0].id} == {table.id for table in games}
        assert [games[0].id] == [table.id for table in await one.tables.queries.active(7)]


@pytest.mark.parametrize(
    ("game", "seats", "options", "key"),
    [
        ("chess", 2, {}, "no-game"),
        ("toy", 9, {}, "seats-not-offered"),
        ("toy", 2, {"rounds": 4}, "rule-wrong-option-value"),
        ("toy", 2, {"colour": "red"}, "rule-unknown-option"),
    ],
)
async def test_only_what_the_game_offers_is_opened(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any], key: str
) -> None:
    """Options are declared by the game and checked before anything is stored."""
    async with house(tmp_path / "host.sqlite3") as one:
        opening = Opening(game, Terms(options, seats, "en"), Place.HERE, 7, 70, ANN)
        assert await key_of(one.tables.lobbies.open(opening, 5)) == key
        assert await one.tables.queries.active(7) == ()


async def test_seats_are_taken_in_order_and_close_up(tmp_path: Path) -> None:
    """In the lobby the seat is the order of joining."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.lobby(BOB, CID, seats=3)
        assert await key_of(one.tables.lobbies.join(table.id, BOB)) == "already-seated"
        table = await one.tables.lobbies.leave(table.id, BOB)
        assert [(p.seat, p.person) for p in table.players] == [(0, ANN), (1, CID)]
        assert await key_of(one.tables.lobbies.leave(table.id, BOB)) == "no-seat-in-lobby"
        await one.tables.lobbies.join(table.id, BOB)
    async with house(path) as one:
        assert (await one.tables.queries.get(table.id)).names == ("Ann", "Cid", "Bob")


async def test_two_people_cannot_take_the_last_seat(tmp_path: Path) -> None:
    """F15: the check is inside the lane."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby()
        results = await asyncio.gather(
            one.tables.lobbies.join(table.id, BOB),
            one.tables.lobbies.join(table.id, CID),
            return_exceptions=True,
        )
        assert [getattr(result, "key", None) for result in results] == [None, "table-full"]


async def test_a_host_who_leaves_passes_the_table_on(tmp_path: Path) -> None:
    """The next in line is the host; the last one out closes the table."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby(BOB)
        assert (await one.tables.lobbies.leave(table.id, ANN)).host == BOB
        assert (await one.tables.lobbies.leave(table.id, BOB)).status is Status.CANCELLED
        assert await one.tables.due.next_due() == BEGIN + SHOWN_CLOSED
        assert await key_of(one.tables.lobbies.join(table.id, CID)) == "lobby-closed"
        assert await key_of(one.tables.queries.look(table.id, 1)) == "lobby-closed"


async def test_a_game_with_free_seats_begins_as_its_host_has_agreed(tmp_path: Path) -> None:
    """With fewer than the lobby has seats another game is played, and the host says so."""
    async with house(tmp_path / "host.sqlite3") as one:
        lobbies = one.tables.lobbies
        table = await one.lobby(BOB, seats=4)
        agreed = (await lobbies.fitted(table.id)).lobby_mark
        with pytest.raises(Refused) as caught:
            await lobbies.start(table.id, ANN)
        told = {"players": 2, "seats": 4}
        assert (caught.value.key, caught.value.details) == ("start-smaller", told)
        assert await key_of(lobbies.start(table.id, BOB, agreed)) == "not-host"
        # Whoever has come since makes it a game for more.
        await lobbies.join(table.id, CID)
        assert await key_of(lobbies.start(table.id, ANN, agreed)) == "start-smaller"
        await lobbies.leave(table.id, CID)
        assert 2 == (await lobbies.start(table.id, ANN, agreed)).terms.seats


async def test_only_the_host_starts_and_cancels(tmp_path: Path) -> None:
    """The host's part is the host's."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby(seats=4)
        with pytest.raises(Refused) as caught:
            await one.tables.lobbies.start(table.id, ANN)
        assert (caught.value.key, caught.value.details) == ("too-few", {"players": 1, "least": 2})
        await one.tables.lobbies.join(table.id, BOB)
        assert await key_of(one.tables.lobbies.start(table.id, BOB)) == "not-host"
        assert await key_of(one.tables.lobbies.cancel(table.id, BOB)) == "not-host"
        smaller = await one.tables.lobbies.fitted(table.id)
        started = await one.tables.lobbies.start(table.id, ANN, smaller.lobby_mark)
        assert (started.status, started.terms.seats) == (Status.PLAYING, 2)
        assert await key_of(one.tables.lobbies.start(table.id, ANN)) == "already-started"
        assert await key_of(one.tables.lobbies.join(table.id, CID)) == "already-started"


async def test_who_may_stand_in_is_asked_of_the_server_as_it_is_chosen_and_as_it_starts(
    tmp_path: Path,
) -> None:
    """What was chosen before the server wanted none keeps nobody from other terms."""
    async with house(tmp_path / "host.sqlite3") as one:
        lobbies, table = one.tables.lobbies, await one.lobby(BOB)
        easy = replace(table.terms, stand_in=Level.EASY)
        assert await key_of(lobbies.alter(table.id, BOB, easy)) == "not-host"
        await lobbies.alter(table.id, ANN, easy)
        await one.tables.servers.choose(7, GuildSetting(limits=ServerLimits(computers=False)))
        assert await key_of(lobbies.start(table.id, ANN)) == "no-stand-in"
        await lobbies.alter(table.id, ANN, replace(easy, options={"rounds": 1}))
        hard = replace(easy, stand_in=Level.HARD)
        assert await key_of(lobbies.alter(table.id, ANN, hard)) == "no-stand-in"
        await lobbies.alter(table.id, ANN, table.terms)
        assert (await lobbies.start(table.id, ANN)).status is Status.PLAYING


async def test_a_lobby_is_cancelled_by_its_host(tmp_path: Path) -> None:
    """A table that nobody came to can be closed."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby()
        assert (await one.tables.lobbies.cancel(table.id, ANN)).status is Status.CANCELLED
        assert await key_of(one.tables.lobbies.cancel(table.id, ANN)) == "lobby-closed"
        assert await one.tables.queries.mine(1) == ()


async def test_a_lobby_expires_by_its_own_clock(tmp_path: Path) -> None:
    """F58, F59: by deadline, looking at the lobby only."""
    clock = Clock()
    async with house(tmp_path / "host.sqlite3", clock) as one:
        table, played = await one.lobby(), await one.game()
        assert (await one.tables.due.next_due()) == BEGIN + timedelta(hours=48)
        clock.pass_(hours=71)
        stray = TimerRow(played.id, TimerKind.CLOSING, 0)
        await one.store.commit((stray,))
        await one.tables.due.ring(stray)
        assert (await one.tables.queries.get(played.id)).status is Status.PLAYING
        clock.pass_(hours=1)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).status is Status.EXPIRED
        assert (await one.tables.queries.get(played.id)).status is Status.PLAYING
        assert LOBBY == timedelta(hours=72)


async def test_a_running_game_is_called_off_by_all(tmp_path: Path) -> None:
    """A game belongs to everybody who plays it; playing on withdraws the agreement."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.game()
        assert await key_of(one.tables.lobbies.cancel(table.id, ANN)) == "agreement-needed"
        assert await key_of(one.tables.lobbies.agree_cancel(table.id, CID)) == "not-seated"
        assert await one.tables.lobbies.agree_cancel(table.id, ANN) == 1
        await one.answer(table.id, ANN, Bid(1))
        assert await one.tables.lobbies.agree_cancel(table.id, BOB) == 1
    async with house(path) as one:
        assert await one.tables.lobbies.agree_cancel(table.id, ANN) == 0
        ended = await one.tables.queries.get(table.id)
        assert (ended.status, ended.seed) == (Status.CANCELLED, SEED)
        assert await one.tables.due.next_due() is None
        assert await key_of(one.tables.lobbies.agree_cancel(table.id, ANN)) == "table-ended"
        assert (await one.look(table.id, ANN)).questions == ()


async def test_a_seat_that_was_left_never_blocks_the_game(tmp_path: Path) -> None:
    """F54, F55: what a leaver is asked falls due at once."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(BOB, CID)
        left = await one.tables.lobbies.leave(table.id, ANN)
        assert (left.host, left.seat_of(1), left.players[0].gone) == (BOB, None, True)
        assert await one.tables.queries.mine(1) == ()
        assert await one.tables.due.next_due() == BEGIN
        assert await one.tables.due.answer_overdue()
        await one.answer(table.id, BOB, Bid(1))
        await one.answer(table.id, CID, Bid(1))
        for _ in range(20):
            assert await one.tables.due.answer_overdue()
            look = await one.look(table.id)
            assert [q.due_at for q in look.questions if q.decision.seat == 0] in ([], [None])
            question = next(q.decision for q in look.questions if not q.decision.answered)
            person = (ANN, BOB, CID)[question.seat]
            mine = await one.look(table.id, person)
            await one.answer(table.id, person, mine.legal[0])
            if (await one.look(table.id)).outcome is not None:
                break
        assert (await one.tables.queries.get(table.id)).status is Status.OVER


async def test_the_last_one_out_ends_the_game(tmp_path: Path) -> None:
    """F55: nobody is held by a table that everybody left; who is the last one is told before."""
    async with house(tmp_path / "host.sqlite3") as one:
        ends = one.tables.lobbies.ends_by_leaving
        table = await one.game()
        assert [await ends(table.id, person) for person in (ANN, BOB, CID)] == [False] * 3
        await one.tables.lobbies.leave(table.id, ANN)
        assert [await ends(table.id, person) for person in (ANN, BOB)] == [False, True]
        left = await one.tables.lobbies.leave(table.id, BOB)
        assert (left.status, left.seed) == (Status.CANCELLED, SEED)
        assert await one.tables.due.next_due() is None
        assert await key_of(one.tables.lobbies.leave(table.id, BOB)) == "table-ended"
        assert not await ends((await one.lobby()).id, ANN)


async def test_tables_are_found_where_they_are(tmp_path: Path) -> None:
    """By channel while they live, by thread for ever, by person in order of need."""
    async with house(tmp_path / "host.sqlite3") as one:
        lobby, waiting, asked = await one.lobby(), await one.game(), await one.game()
        await one.answer(waiting.id, ANN, Bid(1))
        threaded = await one.tables.lobbies.set_thread(asked.id, 71, 70)
        assert threaded.home_id == 71
        here = await one.tables.queries.here(70)
        assert [table.id for table in here] == [asked.id, waiting.id, lobby.id]
        assert [table.id for table in await one.tables.queries.here(71)] == [asked.id]
        mine = await one.tables.queries.mine(1)
        found = [one.table if isinstance(one, TableView) else one for one in mine]
        assert [table.id for table in found] == [
            asked.id,
            waiting.id,
            lobby.id,
        ]
        assert [table.id for table in await one.tables.queries.active(7)] == [1, 2, 3]
        assert await one.tables.queries.active(8) == ()
        for person in (ANN, BOB):
            await one.tables.lobbies.agree_cancel(asked.id, person)
        assert [table.id for table in await one.tables.queries.here(71)] == [asked.id]
        assert asked.id not in [table.id for table in await one.tables.queries.here(70)]
        assert await key_of(one.tables.queries.get(TableId(99))) == "no-table"
        stranger = one.tables.lobbies.resettle(waiting.id, CID, 71, Place.HERE)
        assert await key_of(stranger) == "not-seated"


async def test_nobody_has_lobbies_without_end(tmp_path: Path) -> None:
    """The tables are named that one may start or close; also of many opened at one moment."""
    async with house(tmp_path / "host.sqlite3") as one:
        openings = [
            Opening("toy", Terms({}, 2, "en"), Place.HERE, 7, 70 + n, ANN) for n in range(9)
        ]
        opened = await asyncio.gather(
            *(one.tables.lobbies.open(opening, one.press()) for opening in openings),
            return_exceptions=True,
        )
        waiting = await one.tables.queries.active(7)
        assert len(waiting) == MOST_HOSTED
        refused = [one for one in opened if isinstance(one, Refused)]
        named = ", ".join(str(table.id) for table in waiting)
        assert {(r.key, r.details["tables"]) for r in refused} == {("lobbies-hosted", named)}
        assert len(opened) == len(refused) + MOST_HOSTED
        elsewhere = Opening("toy", Terms({}, 2, "en"), Place.HERE, 8, 80, ANN)
        await one.tables.lobbies.open(elsewhere, one.press())
        first, second, _ = waiting
        await one.tables.lobbies.cancel(first.id, ANN)
        await one.tables.lobbies.open(openings[0], one.press())
        await one.tables.lobbies.join(second.id, BOB)
        await one.tables.lobbies.start(second.id, ANN)
        await one.tables.lobbies.open(openings[0], one.press())
        assert await key_of(one.tables.lobbies.open(openings[0], one.press())) == "lobbies-hosted"


async def test_no_channel_has_lobbies_without_end(tmp_path: Path) -> None:
    """Whoever comes next is told so, and may open one in another channel."""
    async with house(tmp_path / "host.sqlite3") as one:
        for number in range(MOST_IN_CHANNEL):
            host = Person(100 + number, "Host")
            opening = Opening("toy", Terms({}, 2, "en"), Place.HERE, 7, 70, host)
            await one.tables.lobbies.open(opening, one.press())
        further = Opening("toy", Terms({}, 2, "en"), Place.HERE, 7, 70, ANN)
        assert await key_of(one.tables.lobbies.open(further, one.press())) == "lobbies-here"
        beside = Opening("toy", Terms({}, 2, "en"), Place.HERE, 7, 71, ANN)
        assert (await one.tables.lobbies.open(beside, one.press())).status is Status.LOBBY
