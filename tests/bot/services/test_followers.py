"""Who follows a game: pinged to its end, and to turning points once a day at most."""

from __future__ import annotations

from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.model.players import Person
from bot.model.table import Status
from bot.model.times import from_ms, to_ms
from bot.rows.followers import FollowerRow, MarkFollowerTold
from bot.services import followers as service
from bot.services.followers import pursuit
from bot.store.people import SHOWN
from games import find
from games.api import Weight
from tests.rigs.refusals import key_of
from tests.rigs.sample_games import SHIPPED
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, house
from tests.rigs.tales import chapters, heard

FILE = "host.sqlite3"
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
EVE = Person(5, "Eve")


@pytest.mark.parametrize("game_id", SHIPPED)
async def test_three_weeks_are_a_ping_a_day_at_most_and_the_end(
    tmp_path: Path, game_id: str
) -> None:
    """F116: to public events alone, whatever else happens; a move each three hours here.

    Games that have just been begun declare no turning points: there only the end pings.
    """
    game = find(game_id)
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        row = FollowerRow(table.id, EVE.id, 1, to_ms(BEGIN), 0)
        pinged = []
        told = [*chapters(heard(game_id, game.seats[0], "followed"))]
        for number in range(21 * 8):
            at = to_ms(BEGIN + number * 3 * HOUR)
            chapter = told[number % len(told)]
            now = replace(chapter, times=(at,) * len(chapter.events))
            found = pursuit(table, (row,), (now,), at)
            if found.people:
                assert found.people == (EVE.id,)
                assert found.turned is not None
                assert {e.significance.weight for e in found.turned.events} <= {
                    Weight.RESULT,
                    Weight.STAKE,
                }
                row = row._replace(told_at=at)
                pinged.append(from_ms(at))
                # The clock was a month ahead then, and has been set back.
                ahead = row._replace(told_at=to_ms(from_ms(at) + 30 * DAY))
                assert pursuit(table, (ahead,), (now,), at).people == found.people
        turning = any(kind.significance.is_turning_point for kind in game.event_types)
        assert turning is (len(pinged) > 1)
        assert len(pinged) <= 21
        assert all(b - a >= DAY for a, b in pairwise(pinged))
        over = replace(table, status=Status.OVER)
        assert pursuit(over, (row, row._replace(user_id=BOB.id)), (), at).people == (EVE.id,)
        assert pursuit(table, (row._replace(turns=0),), (now,), at + 9**9).people == ()


async def test_who_follows_is_pinged_to_the_end_and_is_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F94, F116: of theirs they are handed all, and nothing of it is left."""
    (tmp_path / "data").mkdir()
    monkeypatch.chdir(tmp_path)
    async with house(tmp_path / FILE) as one:
        followers, table = one.tables.followers, await one.game(rounds=1)
        for person in (CID, EVE):
            await followers.follow(table, person.id, 0, turns=person is EVE)
        assert (await one.tables.outbox.news(table.id)).pursuit.people == ()
        data = await one.tables.personal_data.data(CID.id)
        assert b'"games followed"' in data
        await one.tables.personal_data.forget(CID.id)
        assert await followers.of(table.id, CID.id) is None
        while (await one.look(table.id)).outcome is None:
            for person in (ANN, BOB):
                look = await one.look(table.id, person)
                if look.question is not None and not look.question.decision.answered:
                    await one.answer(table.id, person, look.legal[0])
        assert (await one.tables.outbox.news(table.id)).pursuit.people == (EVE.id,)
        await followers.unfollow(table.id, EVE.id)
        assert (await one.tables.outbox.news(table.id)).pursuit.people == ()
        assert SHOWN["games followed"][0] == "follower"


async def test_following_is_bounded_and_refused_where_it_means_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F116: by person and by game; not at one's own table, nor before or after a game."""
    monkeypatch.setattr(service, "MOST", 2)
    monkeypatch.setattr(service, "PINGED", 1)
    async with house(tmp_path / FILE) as one:
        followers, lobby = one.tables.followers, await one.lobby(seats=3)

        async def refusal(table: Any, person: Person) -> str:
            return await key_of(followers.follow(table, person.id, 0, turns=False))

        games = [await one.game() for _ in range(3)]
        assert await refusal(games[0], BOB) == "follow-seated"
        assert await refusal(lobby, EVE) == "not-started"
        for table in games[:2]:
            await followers.follow(table, EVE.id, 0, turns=False)
            await followers.follow(table, EVE.id, 0, turns=True)
        assert await refusal(games[2], EVE) == "follow-many"
        assert await refusal(games[0], CID) == "follow-full"
        assert await refusal(replace(games[0], status=Status.OVER), CID) == "follow-ended"


async def test_a_visit_says_what_was_seen_before(tmp_path: Path) -> None:
    """The next *Catch up* goes on there; nothing is noted of who does not follow."""
    async with house(tmp_path / FILE) as one:
        followers, table = one.tables.followers, await one.game()
        assert await followers.visit(table.id, EVE.id, 3) is None
        await followers.follow(table, EVE.id, 3, turns=True)
        await one.store.commit((MarkFollowerTold(table.id, EVE.id, 77),))
        assert await followers.visit(table.id, EVE.id, 9) == 3
        assert await followers.of(table.id, EVE.id) == FollowerRow(table.id, EVE.id, 1, 77, 9)
