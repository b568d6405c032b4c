"""What both stores keep of the boards of servers, and find of finished games."""

from __future__ import annotations

from bot.rows.boards import DeleteServerBoard, ServerBoardRow
from bot.rows.followers import (
    DeleteFollower,
    FollowerRow,
    MarkFollowerSeen,
    MarkFollowerTold,
    SetFollowerTurns,
)
from bot.rows.people import DeleteTableWatches, TableWatchRow, WatchToldRow
from bot.rows.seats import SeatRow
from bot.store.store import Store
from tests.bot.store.test_contract_reading import LARGE
from tests.rigs.stores import table_row


async def test_a_server_has_one_board(store: Store) -> None:
    """One that is off is kept and not listed."""
    board = ServerBoardRow(LARGE, 70, 5, 1, 70, 2, 1, 3, "digest", "")
    off = ServerBoardRow(8, 80, 5, None, None, None, 0, None, "", "lost")
    await store.commit((board._replace(channel_id=71), off, board))
    assert await store.server_board(LARGE) == board
    assert await store.server_board(8) == off
    assert await store.server_boards() == (LARGE,)
    await store.commit((DeleteServerBoard(LARGE),))
    assert await store.server_board(LARGE) is None


async def test_who_wanted_a_board_is_another_one_only_where_it_is_put_anew(store: Store) -> None:
    """A change of it that was begun before somebody was forgotten does not name them again."""
    board = ServerBoardRow(LARGE, 70, 5, 1, 70, 2, 1, 3, "digest", "")
    await store.commit((board,))
    await store.commit((board._replace(user_id=6, shown="another"),))
    assert await store.server_board(LARGE) == board._replace(shown="another")
    await store.commit((DeleteServerBoard(LARGE), board._replace(user_id=6)))
    assert await store.server_board(LARGE) == board._replace(user_id=6)


async def test_finished_games_of_a_guild_are_found_newest_first(store: Store) -> None:
    """Those of several people that came to their ends; others were called off."""
    ended = [(1, "over", 100), (2, "over", 300), (3, "cancelled", 300), (4, "over", 200)]
    # However many games against computers alone came after them.
    ended += [(number, "over", 400) for number in range(10, 20)]
    rows = [table_row(number, status=status, ended_at=at) for number, status, at in ended]
    elsewhere = table_row(5, status="over", ended_at=300, guild_id=8)
    hosts = [SeatRow(number, 0, 5, "Ann", 0, 0, "", None) for number, *_ in ended]
    people = [SeatRow(number, 1, 6, "Bob", 0, 0, "", None) for number in (1, 2, 3, 4)]
    computers = [SeatRow(number, 1, None, "Ada", 0, 0, "", "easy") for number in range(10, 20)]
    seats = (*hosts, *people, *computers)
    await store.commit((*rows, elsewhere, table_row(6), *seats))
    assert await store.finished_in(7, 150, 10) == (2, 4)
    assert await store.finished_in(7, 0, 2) == (2, 4)


async def test_who_wants_to_be_told_of_a_game_is_found(store: Store) -> None:
    """In a guild, unless they were told lately."""
    watches = [(1, 7, "toy"), (2, 7, "toy"), (3, 7, "other"), (4, 8, "toy"), (1, 7, "other")]
    await store.commit((*(TableWatchRow(*one) for one in watches), WatchToldRow(2, 100)))
    assert await store.watchers(7, "toy") == (1, 2)
    assert await store.watchers(7, "toy", range(100, 101)) == (1,)
    assert await store.watchers(7, "toy", range(101, 200)) == (1, 2)
    assert await store.watchers(7, "toy", range(100)) == (1, 2)
    assert sorted(await store.watched(1, 7)) == ["other", "toy"]
    await store.commit((DeleteTableWatches(1, 7),))
    assert await store.watched(1, 7) == ()


async def test_who_follows_a_game_is_found_with_what_is_to_be_said_of_it(store: Store) -> None:
    """Counted by person among games under way, and by game."""
    rows = [FollowerRow(number, 5, 0, 100, 3) for number in (1, 2)]
    other = FollowerRow(1, 6, 1, 100, 3)
    tables = (table_row(1), table_row(2, status="over", ended_at=300))
    await store.commit((*tables, *rows, other))
    assert sorted((await store.unsaid(1)).followers) == [rows[0], other]
    assert (await store.followed_by(5), await store.followers_of(1)) == (1, 2)
    await store.commit(
        (
            SetFollowerTurns(1, 5, 1),
            MarkFollowerTold(1, 5, 200),
            MarkFollowerSeen(1, 5, 9),
            DeleteFollower(1, 6),
        )
    )
    assert await store.follower(1, 5) == FollowerRow(1, 5, 1, 200, 9)
    assert await store.follower(1, 6) is None
    assert await store.follower(2, 5) == rows[1]
