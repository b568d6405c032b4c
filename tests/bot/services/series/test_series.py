"""Series: entered, started, played table after table, given up, called off."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.model.managers import GuildSetting, ServerLimits
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Opening, Place, SeriesId, Status, TableId, Terms
from bot.store.sqlite.writing import Writer
from bot.transitions.series import course
from games.api import Options, Seat
from games.optional.places import Place as NamedPlace
from games.series.api import Entrant, Kind
from games.series.championship import Championship
from games.series.events import GameCalled, LotDrawn, NameAdvanced, SeriesWon, SheetWritten
from games.series.match import Match, score
from tests.rigs.refusals import key_of
from tests.rigs.seated import seated
from tests.rigs.series_rig import LONG, PEOPLE, QUICK, Bidding, SeriesRig, series_house
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import Clock
from tests.rigs.toy_game import Explode

ANN, BOB, CID, DEE, *_ = PEOPLE
FILE = "host.sqlite3"


async def test_people_enter_and_leave_a_series_before_its_start(tmp_path: Path) -> None:
    """Entering, leaving before the start; whoever goes on hosts."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.lobby(Kind.CHAMPIONSHIP, BOB, CID)
        assert series.entrants == (ANN, BOB, CID)
        assert await key_of(one.tables.series.enter(series.id, BOB)) == "already-entered"
        series = await one.tables.series.leave(series.id, ANN)
        assert (series.host, series.entrants) == (BOB, (BOB, CID))
        assert await key_of(one.tables.series.leave(series.id, ANN)) == "not-entered"
        assert await key_of(one.tables.series_course.start(series.id, CID)) == "not-series-host"
        assert await key_of(one.tables.series_course.start(series.id, BOB)) == "series-too-few"
        await one.tables.series.leave(series.id, BOB)
        series = await one.tables.series.leave(series.id, CID)
        assert (series.status, series.closes_at) == (Status.CANCELLED, None)
        assert await key_of(one.tables.series.enter(series.id, ANN)) == "series-over"


async def test_a_series_takes_no_more_people_than_its_rules_allow(tmp_path: Path) -> None:
    """Series: a Championship is for 3-8, a Match for two."""
    async with series_house(tmp_path / FILE) as one:
        match = await one.lobby(Kind.MATCH, BOB)
        assert await key_of(one.tables.series.enter(match.id, CID)) == "series-full"
        series = await one.lobby(Kind.CHAMPIONSHIP, *PEOPLE[1:])
        stranger = Person(99, "Ida")
        assert await key_of(one.tables.series.enter(series.id, stranger)) == "series-full"


async def test_a_cursus_is_for_the_game_whose_scoring_it_is(tmp_path: Path) -> None:
    """Magic Schools' own scoring."""
    async with series_house(tmp_path / FILE) as one:
        assert await key_of(one.lobby(Kind.CURSUS)) == "series-not-offered"


async def test_the_same_press_opens_one_series(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F19: delivered twice, done once; and one person has only so many waiting."""
    async with series_house(tmp_path / FILE) as one:
        first = await one.lobby(Kind.MATCH)
        monkeypatch.setattr(one, "press", lambda: first.interaction_id)
        assert (await one.lobby(Kind.MATCH)).id == first.id
    async with series_house(tmp_path / "two.sqlite3") as one:
        for _ in range(3):
            await one.lobby(Kind.MATCH)
        assert await key_of(one.lobby(Kind.MATCH)) == "series-hosted"


async def test_a_series_that_nobody_starts_closes(tmp_path: Path) -> None:
    """Like a lobby, and not because the host was down meanwhile."""
    clock = Clock()
    async with series_house(tmp_path / FILE, clock) as one:
        series = await one.lobby(Kind.MATCH)
        assert await one.tables.due.next_due() == series.closes_at
        started = await one.series(Kind.MATCH, 2)
    clock.pass_(days=2)
    async with series_house(tmp_path / FILE, clock) as one:
        clock.pass_(days=2)
        assert await one.tables.due.answer_overdue()
        assert (await one.now(series.id)).status is Status.LOBBY
        clock.pass_(days=2)
        assert await one.tables.due.answer_overdue()
        assert (await one.now(series.id)).status is Status.EXPIRED
        assert (await one.now(started.id)).status is Status.PLAYING


async def test_the_seeding_is_drawn_in_public_and_kept(tmp_path: Path) -> None:
    """Championship: each draws, ascending order gives the places; a restart draws nothing anew."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 5)
        lots = {e.entrant: e.lot for e in series.events if isinstance(e, LotDrawn)}
        (sheet,) = (e for e in series.events if isinstance(e, SheetWritten))
        assert sheet.names == tuple(sorted(lots, key=lots.__getitem__))
        assert len(await one.live()) == 2
    async with series_house(tmp_path / FILE) as one:
        assert await one.now(series.id) == series


async def test_a_stage_is_opened_when_the_last_game_of_the_one_before_ends(tmp_path: Path) -> None:
    """M18: all meetings of a stage at the same time, each at a table of its own."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 8)
        assert len(await one.live()) == 4
        for wins, live in ((4, 2), (2, 1), (1, 0)):
            # The upper name of each meeting wins.
            for entrant in (await one.now(series.id)).still_in[::2]:
                await one.win_as(series.id, entrant)
            assert len(await one.live()) == live
            now = await one.now(series.id)
            assert len(now.still_in) == (wins if live else 0)
        assert now.status is Status.OVER
        assert isinstance(now.events[-1], SeriesWon)
        assert now.state is not None
        assert [len(group) for group in now.state.ranking] == [1, 1, 2, 4]
        tables = [await one.tables.queries.get(table_id) for table_id in now.games.values()]
        assert len({table.id for table in tables}) == 7
        assert all(table.status is Status.OVER for table in tables)


async def test_meetings_may_be_played_one_after_another(tmp_path: Path) -> None:
    """M18, option matches: as on one board."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 4, options={"matches": "in-turn"})
        for _ in range(3):
            (table_id,) = await one.live()
            await one.win(table_id, 0)
        assert (await one.now(series.id)).status is Status.OVER


async def test_a_drawn_meeting_is_replayed_with_the_seats_swapped(tmp_path: Path) -> None:
    """M17: and after a second draw the upper name goes on."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 3)
        (first,) = await one.live()
        before = await one.tables.queries.get(first)
        await one.win(before.id, None)
        (second,) = await one.live()
        after = await one.tables.queries.get(second)
        assert after.names == before.names[::-1]
        await one.win(after.id, None)
        advanced = [e for e in (await one.now(series.id)).events if isinstance(e, NameAdvanced)]
        names = (await one.now(series.id)).entrants
        assert names[advanced[-1].entrant].name == before.names[0]


async def test_a_match_goes_on_in_the_same_thread_until_it_is_won(tmp_path: Path) -> None:
    """First to N wins; the seats change after each game."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2, options={"wins": 2})
        (first,) = await one.live()
        await one.tables.lobbies.set_thread(first, 555, 70)
        await one.win_as(series.id, Entrant(0))
        (second,) = await one.live()
        tables = [await one.tables.queries.get(t) for t in (first, second)]
        assert [table.thread_id for table in tables] == [555, 555]
        assert tables[0].names == tables[1].names[::-1]
        await one.win_as(series.id, Entrant(1))
        await one.win_as(series.id, Entrant(0))
        series = await one.now(series.id)
        assert series.status is Status.OVER
        assert isinstance(series.state, Match)
        assert (score(series.state), series.state.ranking) == ((2, 1), ((0,), (1,)))
        assert await one.live() == []


async def test_giving_up_ends_the_game_and_lets_the_opponent_go_on(tmp_path: Path) -> None:
    """M22: a walkover; the running game is not entered."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 4)
        leaver = series.still_in[0]
        table_id = series.game_of(leaver)
        assert table_id is not None
        await one.tables.series.leave(series.id, series.entrants[leaver])
        table = await one.tables.queries.get(table_id)
        assert table.status is Status.CANCELLED
        now = await one.now(series.id)
        assert leaver not in now.still_in
        assert now.state is not None
        assert now.state.played == ()
        again = one.tables.series.leave(series.id, series.entrants[leaver])
        assert await key_of(again) == "not-entered"


async def test_whoever_waits_may_give_up_too(tmp_path: Path) -> None:
    """M22: who gives up while waiting stays on the sheet; the next opponent advances at once."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 3)
        assert isinstance(series.state, Championship)
        free = series.state.stages[0].free
        assert free is not None
        await one.tables.series.leave(series.id, series.entrants[free])
        assert (await one.now(series.id)).status is Status.PLAYING
        (table_id,) = await one.live()
        await one.win(table_id, 1)
        now = await one.now(series.id)
        assert now.status is Status.OVER
        assert await one.live() == []


async def test_two_missed_turns_are_a_walkover_and_no_seat_on_offer(tmp_path: Path) -> None:
    """Absence at the deadline twice."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2, table_options=LONG)
        (table_id,) = await one.live()
        for _ in range(12):
            if (await one.tables.queries.get(table_id)).status is not Status.PLAYING:
                break
            look = await one.tables.queries.look(table_id, None)
            if any(q.decision.seat == 0 and q.decision.prompt == "bid" for q in look.questions):
                await one.bid(table_id, 0, 2)
            one.clock.pass_(days=6)
            assert await one.tables.due.answer_overdue()
        table = await one.tables.queries.get(table_id)
        assert table.status is Status.CANCELLED
        assert not any(player.offered for player in table.players)
        assert table.players[Seat(1)].occupancy.missed == 2
        now = await one.now(series.id)
        assert now.status is Status.OVER
        assert now.state is not None
        assert now.entrants[now.state.ranking[0][0]] == table.players[Seat(0)].person


async def test_somebody_who_left_the_server_has_given_up(tmp_path: Path) -> None:
    """A server left."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        (table_id,) = await one.live()
        await one.tables.seats.away(table_id, BOB.id)
        now = await one.now(series.id)
        assert now.status is Status.OVER
        assert now.state is not None
        assert now.entrants[now.state.ranking[0][0]] == ANN


async def test_the_seats_of_a_series_are_nobody_elses(tmp_path: Path) -> None:
    """Whoever wants to leave the table gives the series up, and is told so."""
    async with series_house(tmp_path / FILE) as one:
        await one.series(Kind.MATCH, 2)
        (found,) = await one.live()
        table = await one.tables.queries.get(found)
        tables = one.tables
        assert await key_of(tables.lobbies.leave(table.id, ANN)) == "whole-series"
        assert await key_of(tables.seats.concede(table.id, ANN)) == "whole-series"
        seat = table.seat_of(BOB.id)
        assert seat is not None
        assert await key_of(tables.seats.offer(table.id, ANN, seat)) == "series-seat"
        assert await key_of(tables.seats.vote_out(table.id, ANN, seat)) == "series-seat"
        assert await key_of(tables.seats.claim(table.id, CID, seat)) == "seat-not-offered"


@pytest.mark.parametrize(("pace", "turns", "minutes"), [("slow", 2, 0), ("live", 3, 30)])
async def test_whose_seat_cannot_be_taken_is_told_when_it_is_lost(
    tmp_path: Path, pace: str, turns: int, minutes: int
) -> None:
    """After as many missed turns as the pace of the series has it."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.lobby(Kind.MATCH, BOB)
        await run_sql(one.store, "UPDATE series SET pace = ?1", pace)
        await one.tables.series_course.start(series.id, ANN)
        (found,) = await one.live()
        seat = (await one.tables.queries.get(found)).seat_of(BOB.id)
        assert seat is not None
        with pytest.raises(Refused) as caught:
            await one.tables.seats.offer(found, ANN, seat)
        assert caught.value.details == {"turns": turns, "minutes": minutes}


async def test_a_game_that_both_call_off_is_played_again(tmp_path: Path) -> None:
    """No result, so nothing is entered; the same two meet at a new table."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 3)
        (first,) = await one.live()
        table = await one.tables.queries.get(first)
        for player in table.players:
            await one.tables.lobbies.agree_cancel(table.id, seated(player))
        (second,) = await one.live()
        again = await one.tables.queries.get(second)
        assert (again.names, again.series) == (table.names, table.series)
        now = await one.now(series.id)
        assert now.games[1] == again.id
        # What happens at the first table now is nothing to the series.
        await one.tables.lobbies.set_thread(table.id, 9, 70)
        assert await one.live() == [second]


async def test_a_forgotten_game_is_lost_by_whoever_was_asked(tmp_path: Path) -> None:
    """F59: nobody has moved for three weeks; both asked, the upper name goes on (M22)."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 3)
        (found,) = await one.live()
        await one.store._rows("DELETE FROM deadline")
        await one.store._rows("UPDATE series SET pace = 'none'")
        await one.bid(found, 0, 1)
        one.repository._live.clear()
        await one.store._rows("DELETE FROM deadline")
        for _ in range(4):
            one.clock.pass_(days=7)
            await one.tables.due.answer_overdue()
        table = await one.tables.queries.get(found)
        assert (table.status, table.forgotten) == (Status.CANCELLED, True)
        now = await one.now(series.id)
        assert now.entrants.index(table.players[1].person) not in now.still_in


async def test_of_two_who_stay_away_from_a_final_the_upper_name_wins(tmp_path: Path) -> None:
    """M22: as in every other stage, whoever had which seat."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 3)
        (first,) = await one.live()
        await one.win(first, 0)
        now = await one.now(series.id)
        assert now.state is not None
        (final,) = now.state.open
        for seats in (final.seats, final.seats[::-1]):
            ended, _ = course.give_up(now, seats, one.clock())
            assert ended.status is Status.OVER
            assert ended.state is not None
            assert ended.state.ranking[0] == (now.still_in[0],)


async def test_no_game_is_called_of_two_who_stay_away_at_once(tmp_path: Path) -> None:
    """M22: neither had moved; whoever waits for them wins without a game."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 3)
        one.repository._live.clear()
        await one.store._rows("DELETE FROM deadline")
        for _ in range(4):
            one.clock.pass_(days=7)
            await one.tables.due.answer_overdue()
        now = await one.now(series.id)
        assert now.status is Status.OVER
        called = [event.number for event in now.events if isinstance(event, GameCalled)]
        assert called == [1] == [*now.games]


async def test_a_series_is_closed_before_its_start_by_its_host(tmp_path: Path) -> None:
    """For good: nobody enters or starts it any more, after a restart neither."""
    path = tmp_path / FILE
    async with series_house(path) as one:
        series = await one.lobby(Kind.CHAMPIONSHIP, BOB, CID)
        assert await key_of(one.tables.series.cancel(series.id, BOB)) == "not-series-host"
        assert (await one.now(series.id)).status is Status.LOBBY
        assert await one.tables.series.cancel(series.id, ANN) == 0
        clock = one.clock
    async with series_house(path, clock) as one:
        assert (await one.now(series.id)).status is Status.CANCELLED
        assert await key_of(one.tables.series.enter(series.id, DEE)) == "series-over"
        assert await key_of(one.tables.series_course.start(series.id, ANN)) == "series-over"


async def test_a_running_series_is_called_off_only_by_all(tmp_path: Path) -> None:
    """/series cancel: everybody for themselves; those who have lost are not asked."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 4)
        await one.win_as(series.id, series.still_in[0])
        now = await one.now(series.id)
        people = [now.entrants[entrant] for entrant in now.still_in]
        lost = next(person for person in now.entrants if person not in people)
        assert await key_of(one.tables.series.cancel(series.id, lost)) == "not-entered"
        playing = await one.live()
        assert playing
        missing = []
        for person in people:
            assert await one.live() == playing
            missing.append(await one.tables.series.cancel(series.id, person))
        assert missing == [2, 1, 0]
        assert (await one.now(series.id)).status is Status.CANCELLED
        assert await one.live() == []
        ended = [await one.tables.queries.get(table_id) for table_id in playing]
        assert {table.status for table in ended} == {Status.CANCELLED}
        assert await key_of(one.tables.series.cancel(series.id, ANN)) == "series-over"


async def test_a_vote_to_call_a_series_off_can_be_taken_back(tmp_path: Path) -> None:
    """By voting again, also after a restart: a series lasts for months, and people change minds."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 3)
        first, second, third = series.entrants
        cancel, clock = one.tables.series.cancel, one.clock
        assert await cancel(series.id, first) == 2
        # A double click is one press.
        assert await cancel(series.id, first) == 2
        assert await cancel(series.id, second) == 1
    async with series_house(tmp_path / FILE, clock) as one:
        cancel = one.tables.series.cancel
        assert await cancel(series.id, first) is None
        assert await cancel(series.id, first) is None
        assert (await one.now(series.id)).agreements_missing == 2
        assert await cancel(series.id, third) == 1
    async with series_house(tmp_path / FILE, clock) as one:
        assert (await one.now(series.id)).agreements_missing == 1
        assert await one.tables.series.cancel(series.id, first) == 0
        assert (await one.now(series.id)).status is Status.CANCELLED


async def test_a_series_ends_once_all_who_are_left_want_it_called_off(tmp_path: Path) -> None:
    """Whoever did not agree has given up: the others do not have to meet."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 3)
        (table_id,) = await one.live()
        player = (await one.tables.queries.get(table_id)).players[0]
        for person in series.entrants:
            if person != player.person:
                await one.tables.series.cancel(series.id, person)
        await one.tables.series.leave(series.id, seated(player))
        assert (await one.now(series.id)).status is Status.CANCELLED
        assert await one.live() == []


async def test_a_series_is_called_off_when_somebody_who_waits_gives_up(tmp_path: Path) -> None:
    """With a game under way it is over as that ends, or at the next press of those who agreed."""
    async with series_house(tmp_path / FILE) as one:
        for pressing in (False, True):
            series = await one.series(Kind.CHAMPIONSHIP, 3)
            assert isinstance(series.state, Championship)
            free = series.state.stages[0].free
            assert free is not None
            others = [who for number, who in enumerate(series.entrants) if number != free]
            for missing, person in ((2, others[0]), (1, others[1])):
                assert await one.tables.series.cancel(series.id, person) == missing
            await one.tables.series.leave(series.id, series.entrants[free])
            now = await one.now(series.id)
            assert (now.status, now.agreements_missing) == (Status.PLAYING, 0)
            (table_id,) = await one.live()
            if pressing:
                assert await one.tables.series.cancel(series.id, others[0]) == 0
            else:
                for person in others:
                    await one.tables.lobbies.agree_cancel(table_id, person)
            assert (await one.now(series.id)).status is Status.CANCELLED
            assert await one.live() == []


@pytest.mark.parametrize("way", ["play", "press", "leave", "close"])
async def test_a_game_that_was_called_off_keeps_no_series_that_nobody_wants(
    tmp_path: Path, way: str
) -> None:
    """It is not played again: the series is over as the other game ends, or at the next press."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 5)
        assert isinstance(series.state, Championship)
        free = series.state.stages[0].free
        assert free is not None
        for number, person in enumerate(series.entrants):
            if number != free:
                await one.tables.series.cancel(series.id, person)
        await one.tables.series.leave(series.id, series.entrants[free])
        first, second = await one.live()
        for player in (await one.tables.queries.get(first)).players:
            await one.tables.lobbies.agree_cancel(first, seated(player))
        assert (await one.now(series.id)).status is Status.PLAYING
        assert await one.live() == [second]
        ended_at = (await one.repository.peek(first)).ended_at
        one.clock.pass_(hours=1)
        person = seated((await one.tables.queries.get(first)).players[0])
        if way == "press":
            assert await one.tables.series.cancel(series.id, person) == 0
        elif way == "close":
            await one.tables.managers.close_series(series.id, DEE, "enough")
        else:
            if way == "leave":
                await one.tables.series.leave(series.id, person)
                assert series.entrant_of(person.id) not in (await one.now(series.id)).still_in
            await one.win(second, 0)
        assert (await one.now(series.id)).status is Status.CANCELLED
        assert await one.live() == []
        assert (await one.repository.peek(first)).ended_at == ended_at


async def test_a_series_is_called_off_when_the_last_who_did_not_agree_is_beaten(
    tmp_path: Path,
) -> None:
    """The other game of the stage goes on; no final is opened after it."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 4)
        loser, winner, *_ = series.still_in
        for number, person in enumerate(series.entrants):
            if number != loser:
                await one.tables.series.cancel(series.id, person)
        await one.win_as(series.id, winner)
        now = await one.now(series.id)
        assert (now.status, now.agreements_missing) == (Status.PLAYING, 0)
        (table_id,) = await one.live()
        await one.win(table_id, 0)
        assert (await one.now(series.id)).status is Status.CANCELLED
        assert await one.live() == []


async def test_whom_a_manager_took_out_of_a_series_does_not_come_back(tmp_path: Path) -> None:
    """As at a table: neither by entering nor by choosing a place; others enter."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.lobby(Kind.CHAMPIONSHIP, BOB, CID)
        taken_out = await one.tables.managers.unseat_from_series(series.id, DEE, BOB.id)
        assert taken_out.entrants == (ANN, CID)
        lobbies = one.tables.series
        assert await key_of(lobbies.enter(series.id, BOB)) == "series-barred"
        assert await key_of(lobbies.choose_place(series.id, BOB, "")) == "series-barred"
        assert (await lobbies.enter(series.id, DEE)).entrants == (ANN, CID, DEE)


async def test_whom_a_manager_takes_out_is_the_one_who_is_named(tmp_path: Path) -> None:
    """Also where the others move up at the same time, or the series starts."""
    async with series_house(tmp_path / FILE) as one:
        unseat = one.tables.managers.unseat_from_series
        series = await one.lobby(Kind.CHAMPIONSHIP, *PEOPLE[1:5])
        await asyncio.gather(
            one.tables.series.leave(series.id, BOB), unseat(series.id, ANN, CID.id)
        )
        assert (await one.now(series.id)).entrants == (ANN, DEE, PEOPLE[4])
        start = one.tables.series_course.start(series.id, ANN)
        await asyncio.gather(start, unseat(series.id, ANN, DEE.id))
        now = await one.now(series.id)
        assert now.status is Status.PLAYING
        assert now.entrant_of(DEE.id) not in now.still_in
        assert [act.whom for act in now.acts] == [CID.id, DEE.id]
        assert await key_of(unseat(series.id, ANN, DEE.id)) == "nobody-there"


async def test_who_leaves_a_series_while_a_manager_takes_them_out_is_not_there(
    tmp_path: Path,
) -> None:
    """Nothing is noted of it then."""
    async with series_house(tmp_path / FILE) as one:
        for begun in (False, True):
            series = await one.lobby(Kind.CHAMPIONSHIP, BOB, CID)
            if begun:
                await one.tables.series_course.start(series.id, ANN)
            leave = one.tables.series.leave(series.id, CID)
            unseat = one.tables.managers.unseat_from_series(series.id, ANN, CID.id)
            _, refused = await asyncio.gather(leave, unseat, return_exceptions=True)
            assert isinstance(refused, Refused)
            assert refused.key == "nobody-there"
            assert (await one.now(series.id)).acts == ()


async def test_two_who_give_up_at_once_get_one_answer_each(tmp_path: Path) -> None:
    """Whoever comes second finds the series over."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        leaves = [one.tables.series.leave(series.id, person) for person in (ANN, BOB)]
        done = await asyncio.gather(*leaves, return_exceptions=True)
        refused = [answer.key for answer in done if isinstance(answer, Refused)]
        assert refused == ["series-over"]
        now = await one.now(series.id)
        assert now.state is not None
        assert now.entrants[now.state.ranking[0][0]] == BOB


async def test_all_games_of_a_stage_may_end_at_once(tmp_path: Path) -> None:
    """The series is changed one table after the other, whoever presses when."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 8)
        await asyncio.gather(*(one.win(table_id, 0) for table_id in await one.live()))
        assert len(await one.live()) == 2
        await asyncio.gather(*(one.win(table_id, 1) for table_id in await one.live()))
        assert len(await one.live()) == 1
        assert len((await one.now(series.id)).games) == 7


@pytest.mark.parametrize("limits", [ServerLimits(each=1, most=9), ServerLimits(each=9, most=1)])
async def test_a_table_and_a_series_opened_at_once_share_the_limits(
    tmp_path: Path, limits: ServerLimits
) -> None:
    """Of a person, and of a server: one of the two is refused."""
    async with series_house(tmp_path / FILE) as one:
        await one.tables.servers.choose(7, GuildSetting(limits=limits))
        terms = Terms(QUICK, 2, "en", pace="slow")
        opening = Opening("toy", terms, Place.THREAD, 7, 70, ANN)
        done = await asyncio.gather(
            one.tables.lobbies.open(opening, one.press()),
            one.lobby(Kind.MATCH),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Refused) for result in done) == 1


async def test_a_series_is_opened_again_once(tmp_path: Path) -> None:
    """A rematch of the series; whoever presses second enters it."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        rematch = one.tables.series.rematch
        assert await key_of(rematch(series.id, ANN, one.press())) == "series-not-over"
        await one.tables.series.leave(series.id, ANN)
        assert await key_of(rematch(series.id, CID, one.press())) == "not-entered"
        again = await rematch(series.id, BOB, one.press())
        assert (again.host, again.kind, again.terms.options) == (BOB, Kind.MATCH, {"rounds": 1})
        joined = await rematch(series.id, ANN, one.press())
        assert (joined.id, joined.entrants) == (again.id, (BOB, ANN))
        assert (await rematch(series.id, ANN, one.press())).id == again.id


async def test_a_table_opened_on_a_server_that_the_host_has_left_runs_no_clock(
    tmp_path: Path,
) -> None:
    """F13: what goes on there stands like the game before."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        await one.tables.pauses.lose(7)
        await one.win_as(series.id, Entrant(0))
        (found,) = await one.live()
        one.clock.pass_(days=60)
        assert await one.tables.due.answer_overdue()
        look = await one.tables.queries.look(found, None)
        assert (look.moves, look.questions[0].due_at) == (0, None)
        await one.tables.pauses.regain(7)
        look = await one.tables.queries.look(found, None)
        assert look.questions[0].due_at is not None


async def test_discord_is_told_of_each_change_once(tmp_path: Path) -> None:
    """Commit, then speak: what changes while it is said is said next."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.lobby(Kind.MATCH, BOB)
        outbox = one.tables.series_outbox
        assert await outbox.unpublished() == (series.id,)
        news = await outbox.news(series.id)
        await one.tables.series_course.start(series.id, ANN)
        await outbox.published(news)
        assert await outbox.unpublished() == (series.id,)
        news = await outbox.news(series.id)
        assert (news.told, len(news.series.events), list(news.tables)) == (0, 1, [1])
        await outbox.published(news)
        assert await outbox.unpublished() == ()
        assert set(one.told) == {series.id}
        # Where its thread is concerns the sheet, too.
        await one.tables.lobbies.set_thread(news.tables[1].id, 555, 70)
        assert await outbox.unpublished() == (series.id,)


async def test_what_a_server_has_under_way_is_listed(tmp_path: Path) -> None:
    """/series list."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        queries = one.tables.queries
        assert [s.id for s in await queries.active_series(7)] == [series.id]
        assert await queries.active_series(8) == ()
        assert await key_of(queries.series(SeriesId(series.id + 1))) == "no-series"


async def test_time_to_start_is_the_lobbys(tmp_path: Path) -> None:
    """A series waits as long as a table."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.lobby(Kind.MATCH)
        assert series.closes_at == series.opened_at + timedelta(hours=72)


async def test_a_table_in_quarantine_holds_no_series_for_ever(tmp_path: Path) -> None:
    """F55: both call it off and play again, or one of them gives up."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        (first,) = await one.live()
        await explode(one, first)
        assert (await one.tables.queries.get(first)).status is Status.QUARANTINED
        for person in (ANN, BOB):
            await one.tables.lobbies.agree_cancel(first, person)
        (second,) = await one.live()
        assert (await one.now(series.id)).games == {1: second}
        await explode(one, second)
        await one.tables.series.leave(series.id, ANN)
        end = await one.now(series.id)
        assert end.status is Status.OVER
        assert end.state is not None
        assert end.entrants[end.state.ranking[0][0]] == BOB


async def explode(one: SeriesRig, table_id: TableId) -> None:
    look = await one.tables.queries.look(table_id, None)
    decision = look.questions[0].decision
    person = seated(look.table.players[decision.seat])
    play = one.tables.moves.play(table_id, person, one.press(), decision.id, Explode())
    assert await key_of(play) == "table-quarantined"


async def test_two_forgotten_in_a_match_have_both_lost_it(tmp_path: Path) -> None:
    """M22 has no winner for them: the series is called off."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        (table_id,) = await one.live()
        one.repository._live.clear()
        await one.store._rows("DELETE FROM deadline")
        for _ in range(4):
            one.clock.pass_(days=7)
            await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table_id)).forgotten
        assert (await one.now(series.id)).status is Status.CANCELLED


async def test_a_series_moves_to_another_channel_with_those_in_it(tmp_path: Path) -> None:
    """F13: where its channel was deleted; the next tables are opened there, too."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 3)
        move = one.tables.series.resettle
        assert await key_of(move(series.id, DEE, 71, Place.HERE)) == "not-entered"
        await move(series.id, ANN, 71, Place.HERE)
        (first,) = await one.live()
        assert (await one.tables.queries.get(first)).channel_id == 70
        await one.win(first, 0)
        (second,) = await one.live()
        table = await one.tables.queries.get(second)
        assert (table.channel_id, table.place) == (71, Place.HERE)


async def test_a_match_goes_on_where_its_table_has_moved(tmp_path: Path) -> None:
    """F13: game after game at the same place, wherever that is by now."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        (first,) = await one.live()
        await one.tables.lobbies.resettle(first, ANN, 71, Place.HERE)
        await one.win_as(series.id, Entrant(0))
        (second,) = await one.live()
        table = await one.tables.queries.get(second)
        assert (table.channel_id, table.thread_id, table.place) == (71, None, Place.HERE)


async def test_a_match_leaves_a_deleted_place_for_where_its_series_is(tmp_path: Path) -> None:
    """F13: its sheet was brought elsewhere, and the game did not go on in a new thread."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        (first,) = await one.live()
        await one.tables.lobbies.set_thread(first, 500, 70)
        await one.tables.lobbies.lose_place(first, 500)
        await one.tables.series.resettle(series.id, ANN, 71, Place.HERE)
        one.repository._live.clear()
        for person in (ANN, BOB):
            await one.tables.lobbies.agree_cancel(first, person)
        (second,) = await one.live()
        table = await one.tables.queries.get(second)
        assert (table.channel_id, table.thread_id, table.place) == (71, None, Place.HERE)


@pytest.mark.parametrize("moved", [False, True])
async def test_a_series_in_a_deleted_channel_ends_once_a_game_was_never_seen(
    tmp_path: Path, moved: bool
) -> None:
    """No game is opened again there every three weeks; one that was played is, once."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        (first,) = await one.live()
        if moved:
            await one.bid(first, 0, 2)
        await one.tables.lobbies.lose_place(first, None)
        one.clock.pass_(days=22)
        await one.tables.due.answer_overdue()
        if moved:
            (second,) = await one.live()
            await one.tables.lobbies.lose_place(second, None)
            one.clock.pass_(days=22)
            await one.tables.due.answer_overdue()
        assert await one.live() == []
        assert (await one.now(series.id)).status is Status.CANCELLED


async def test_a_championship_goes_on_where_one_of_its_places_is_deleted(tmp_path: Path) -> None:
    """That game is played again; with all places gone the championship ends."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 4)
        lost, other = await one.live()
        await one.tables.lobbies.lose_place(lost, None)
        await one.store._rows("DELETE FROM deadline")
        one.repository._live.clear()
        one.clock.pass_(days=21, hours=1)
        await one.tables.due.answer_overdue()
        (again,) = {*(await one.live())} - {other}
        assert again != lost
        for table_id in (again, other):
            await one.tables.lobbies.lose_place(table_id, None)
        one.clock.pass_(days=22)
        await one.tables.due.answer_overdue()
        assert await one.live() == []
        assert (await one.now(series.id)).status is Status.CANCELLED


async def test_a_match_goes_on_where_a_manager_moves_its_series(tmp_path: Path) -> None:
    """As all are told; the game under way stays where it is."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.MATCH, 2)
        (first,) = await one.live()
        await one.tables.lobbies.set_thread(first, 500, 70)
        await one.tables.managers.move_series(series.id, DEE, 71, Place.THREAD)
        assert (await one.tables.queries.get(first)).home_id == 500
        await one.win_as(series.id, Entrant(0))
        (second,) = await one.live()
        table = await one.tables.queries.get(second)
        assert (table.channel_id, table.thread_id, table.place) == (71, None, Place.THREAD)


async def test_where_seats_have_names_the_pair_sits_as_the_series_says(tmp_path: Path) -> None:
    """No place is drawn by lot, the seats change after each game."""

    class Named(Bidding):
        def places(self, seats: int, options: Options) -> tuple[NamedPlace, ...]:
            del options
            return tuple(NamedPlace(f"place-{seat}", f"camp-{seat}") for seat in range(seats))

    named = Named()
    async with series_house(tmp_path / FILE, find=lambda _: named) as one:
        series = await one.series(Kind.MATCH, 2, options={"wins": 3})
        order = [person.name for person in series.entrants]
        for number in range(3):
            (table_id,) = await one.live()
            assert [*(await one.tables.queries.get(table_id)).names] == order
            order.reverse()
            await one.win_as(series.id, Entrant(number % 2))


async def test_what_the_clock_jumped_is_no_time_to_start_a_series(tmp_path: Path) -> None:
    """R8: a machine that slept; what has started has nothing to be put off."""
    clock = Clock()
    async with series_house(tmp_path / FILE, clock) as one:
        series, started = await one.lobby(Kind.MATCH), await one.series(Kind.MATCH, 2)
        clock.pass_(days=5)
        await one.tables.due.give_back(timedelta(days=5))
        assert await one.tables.due.answer_overdue()
        waiting = await one.now(series.id)
        assert waiting.status is Status.LOBBY
        assert waiting.closes_at == series.opened_at + timedelta(days=5, hours=72)
        assert (await one.now(started.id)).closes_at is None


@pytest.mark.parametrize("seen", ["running", "at the next start"])
@pytest.mark.parametrize("opened", ["before", "meanwhile"])
async def test_a_series_waits_no_longer_after_a_clock_was_ahead(
    tmp_path: Path, seen: str, opened: str
) -> None:
    """It has the time that it had left, whenever it was opened."""
    month, clock = timedelta(days=30), Clock()
    if opened == "meanwhile":
        clock.time += month
    async with series_house(tmp_path / FILE, clock) as one:
        series = (await one.lobby(Kind.MATCH)).id
        if opened == "before":
            clock.time += month
            await one.tables.due.give_back(month)
        closes_at = (await one.now(series)).closes_at
        assert closes_at is not None
        left = closes_at - clock()
        if seen == "running":
            clock.time -= month
            await one.tables.due.set_back(month)
            assert (await one.now(series)).closes_at == clock() + left
    if seen != "running":
        clock.time -= month
        async with series_house(tmp_path / FILE, clock) as one:
            assert (await one.now(series)).closes_at == clock() + left


async def test_what_breaks_off_puts_no_series_off_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F78: a disk that is full for the second series gives the first one no second night."""
    async with series_house(tmp_path / FILE) as one:
        waiting = [await one.lobby(Kind.MATCH) for _ in range(2)]
        write, tries = Writer.write, count()

        def full(*change: Any) -> None:
            if next(tries) == 1:
                raise sqlite3.OperationalError("database or disk is full")
            write(*change)

        monkeypatch.setattr(Writer, "write", full)
        assert await key_of(one.tables.due.give_back(timedelta(hours=9))) == "store-failed"
        await one.tables.due.give_back(timedelta(hours=9))
        for series in waiting:
            closes_at = series.opened_at + timedelta(hours=72 + 9)
            assert (await one.now(series.id)).closes_at == closes_at


async def test_a_host_who_does_not_play_holds_up_no_game_with_a_pause(tmp_path: Path) -> None:
    """F55: nobody would notice that such a host has left the server, or has given up."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 4)
        host = series.entrant_of(ANN.id)
        assert host is not None
        own = series.game_of(host)
        (other,) = (table for table in await one.live() if table != own)
        pauses = one.tables.pauses
        assert await key_of(pauses.pause(other, ANN)) == "not-seated"
        one_player, rival = (await one.tables.queries.get(other)).people
        assert await pauses.pause(other, one_player) == 1
        assert await pauses.pause(other, rival) == 0
        assert await key_of(pauses.resume(other, ANN)) == "pause-agreed"
        assert await key_of(pauses.play_faster(other, rival)) == "pace-of-series"
        # Nor once they have given the series up, which they still host.
        await one.tables.series.leave(series.id, ANN)
        assert (await one.tables.queries.get(other)).host == ANN
        one.clock.pass_(days=4)
        assert await key_of(pauses.resume(other, ANN)) == "pause-not-yours"
        assert (await pauses.resume(other, rival)).paused_at is None
        assert await key_of(pauses.pause(other, ANN)) == "not-seated"


async def test_a_host_pauses_the_game_that_they_play_themselves(tmp_path: Path) -> None:
    """Alone, as at any other table."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.series(Kind.CHAMPIONSHIP, 4)
        host = series.entrant_of(ANN.id)
        assert host is not None
        own = series.game_of(host)
        assert own is not None
        assert await one.tables.pauses.pause(own, ANN) == 0
        assert (await one.tables.pauses.resume(own, ANN)).paused_at is None
