"""The ledger holds what is known of a game that has ended, and outlives the game itself."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.model.lengths import ENOUGH, days_of
from bot.model.players import Person
from bot.model.replay import Sight
from bot.model.table import Opening, Place, Rematch, Table, TableId, Terms
from bot.model.times import to_ms
from bot.rows.ledger import TenureRow
from bot.store.error import StoreError
from games.api import Outcome
from players.levels import Level
from tests.rigs.history_rig import past
from tests.rigs.refusals import key_of
from tests.rigs.table_rig import ANN, BOB, CID, TableRig, house
from tests.rigs.toy_game import Bid, LetPass, Toy, ToyState

EVE = Person(5, "Eve")


async def _played(one: TableRig, *guests: Person) -> Table:
    """Play a round, an hour an answer, after which it is over."""
    table = await one.game(*(guests or (BOB,)), rounds=1)
    for person in (ANN, *(guests or (BOB,))):
        one.clock.pass_(hours=1)
        await one.answer(table.id, person, Bid(2))
    look = await one.look(table.id)
    asked = look.table.players[look.questions[0].decision.seat].person
    assert asked is not None
    await one.answer(table.id, asked, LetPass())
    await _told(one, table.id)
    return await one.tables.queries.get(table.id)


async def _told(one: TableRig, table_id: TableId) -> None:
    news = await one.tables.outbox.news(table_id)
    assert news is not None
    await one.tables.outbox.published(table_id, news.upto)


async def _tenures(one: TableRig) -> list[TenureRow]:
    await one.tables.ledger.fill()
    return list(await one.store.tenures(7))


async def test_a_finished_game_is_entered_once_with_all_who_sat_there(tmp_path: Path) -> None:
    """Places, points, answers by hand and how long they took."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await _played(one)
        first = await _tenures(one)
        (row,) = await one.store.ledger(7)
        assert (row.table_id, row.status, row.reason) == (table.id, "over", "played")
        assert [(t.user_id, t.place, t.score, t.ending, t.there) for t in first] == [
            (ANN.id, 1, 2, "finished", 1),
            (BOB.id, 1, 2, "finished", 1),
        ]
        assert sum(t.answered for t in first) == row.moves == 3
        assert {t.waited for t in first} <= {0, to_ms(one.clock.time) - row.began_at, 3_600_000}
        assert await _tenures(one) == first


async def test_who_shares_the_first_place_where_nobody_has_won_has_no_win(tmp_path: Path) -> None:
    """A draw, or a loss of all, by the outcome's own word."""
    told = Toy.outcome

    def drawn(game: Toy, state: ToyState) -> Outcome | None:
        return (outcome := told(game, state)) and replace(outcome, won=False)

    async with house(tmp_path / "host.sqlite3") as one:
        with patch.object(Toy, "outcome", drawn):
            await _played(one)
            found = await one.tables.ledger.profile(7, ANN.id)
        assert (found.games, found.wins, found.streak, found.rivals) == (1, 0, 0, ())
        assert found.records[0].standing is not None


async def test_moves_that_were_taken_back_make_no_game_longer(tmp_path: Path) -> None:
    """It has as many as its replay, and nobody has answered more by taking answers back."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        for _ in range(3):
            await one.take_back(table, await one.announced(table))
        await one.to_the_end(table)
        await one.tables.ledger.fill()
        (row,) = await one.store.ledger(7)
        shown = await one.tables.replays.show(table, ANN.id, Sight.OPEN)
        assert row.moves == shown.steps - 1
        assert sum(one.answered for one in await one.store.tenures(7)) == row.moves


async def test_who_leaves_and_who_follows_are_told_apart(tmp_path: Path) -> None:
    """A seat has a line for each tenure, with its own answers."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(BOB, CID, rounds=1)
        await one.answer(table.id, BOB, Bid(1))
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.seats.claim(table.id, EVE, table.players[1].seat)
        await one.tables.seats.welcome(table.id, ANN, table.players[1].seat)
        for person in (ANN, CID):
            await one.answer(table.id, person, Bid(3))
        look = await one.look(table.id)
        asked = look.table.players[look.questions[0].decision.seat].person
        assert asked is not None
        await one.answer(table.id, asked, LetPass())
        seat = [t for t in await _tenures(one) if t.seat == 1]
        assert [(t.user_id, t.ending, t.there) for t in seat] == [
            (BOB.id, "left", 0),
            (EVE.id, "finished", 1),
        ]
        assert seat[0].answered == 1


async def test_what_was_called_off_has_no_places(tmp_path: Path) -> None:
    """It is entered all the same: somebody may have left it."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(rounds=3)
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.lobbies.agree_cancel(table.id, ANN)
        found = await _tenures(one)
        assert [(t.place, t.ending) for t in found] == [(None, "cancelled"), (None, "left")]
        lobby = await one.lobby()
        await one.tables.lobbies.leave(lobby.id, ANN)
        assert len(await _tenures(one)) == 2


async def test_a_lobby_tells_what_games_on_the_same_server_took(tmp_path: Path) -> None:
    """Once five have ended there; before that, and with other seats, what was measured."""
    async with house(tmp_path / "lengths.sqlite3") as one:
        for number in range(ENOUGH):
            table = await _played(one)
            days = await one.tables.ledger.days(table)
            assert days == ((1, 1) if number == ENOUGH - 1 else days_of(table.game, 2))
        three = await _played(one, BOB, CID)
        assert await one.tables.ledger.days(three) == days_of(three.game, 3)


async def test_a_game_against_a_computer_says_so(tmp_path: Path) -> None:
    """A computer has a level and no number."""
    async with house(tmp_path / "host.sqlite3") as one:
        opening = Opening("toy", Terms({"rounds": 1}, 2, "en"), Place.HERE, 7, 70, ANN)
        table = await one.tables.lobbies.open(opening, one.press())
        await one.tables.computers.add(table.id, ANN, Level.EASY)
        await one.tables.lobbies.start(table.id, ANN)
        await one.tables.lobbies.leave(table.id, ANN)
        assert {(t.user_id, t.level) for t in await _tenures(one)} == {
            (ANN.id, None),
            (None, "easy"),
        }


async def test_after_its_days_a_game_has_no_moves_but_a_result(tmp_path: Path) -> None:
    """What was played is refused in a sentence, what follows from the result goes on."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await _played(one)
        other = await one.game(CID)
        known = await _tenures(one)
        one.clock.pass_(days=30)
        assert await one.tables.ledger.fade(to_ms(one.clock() - timedelta(days=31))) == 0
        assert await one.tables.history.numbers(table.id)
        assert await one.tables.ledger.fade(to_ms(one.clock() - timedelta(days=29))) == 1
        history = one.tables.history
        for reading in (
            history.chapters(table.id),
            history.export(table.id),
            history.numbers(table.id),
            one.tables.replays.show(table.id, ANN.id),
            one.tables.replays.footage(table.id, 9),
            one.look(table.id),
        ):
            assert await key_of(reading) == "not-kept"
        assert (await one.tables.queries.get(table.id)).names == ("Ann", "Bob")
        assert await _tenures(one) == known
        assert await one.tables.ledger.fade(to_ms(one.clock())) == 0
        assert (await one.look(other.id)).questions
        again = Opening.like(table, ANN, table.id)
        rematch = await one.tables.lobbies.open(again, one.press())
        assert rematch.rematch == Rematch(table.id, (ANN.id, BOB.id), None)
        joined = await one.tables.lobbies.open(replace(again, host=BOB), one.press())
        assert (joined.id, joined.people) == (rematch.id, (ANN, BOB))


async def test_one_that_cannot_be_entered_keeps_no_other_out(tmp_path: Path) -> None:
    """Nor is it let go: what is not in the ledger stays as it is."""
    async with house(tmp_path / "host.sqlite3") as one:
        broken, whole = await _played(one), await _played(one)
        read = one.store.moves

        async def fail(table_id: int) -> object:
            if table_id == broken.id:
                raise ZeroDivisionError
            return await read(table_id)

        with patch.object(one.store, "moves", fail):
            assert {t.table_id for t in await _tenures(one)} == {whole.id}
        one.clock.pass_(days=1)
        assert await one.tables.ledger.fade(to_ms(one.clock())) == 1
        assert await one.store.moves(broken.id)


async def test_a_disk_that_fails_lets_nothing_go(tmp_path: Path) -> None:
    """All of it is there at the next try."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await _played(one)
        one.clock.pass_(days=1)
        with patch.object(one.store, "_edit", side_effect=StoreError("store-full", "full")):
            assert await key_of(one.tables.ledger.fade(to_ms(one.clock()))) == "store-failed"
        assert await one.tables.history.numbers(table.id)
        assert await one.tables.ledger.fade(to_ms(one.clock())) == 1


async def test_ratings_computed_anew_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the running bot, by another start of it, and by the command; without their moves, too."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        for guests in ((BOB,), (BOB, CID), (CID,)):
            await _played(one, *guests)
        first = await one.tables.ledger.ratings(7)
        assert set(first["toy"]) == {ANN.id, BOB.id, CID.id}
        one.clock.pass_(days=9)
        assert await one.tables.ledger.fade(to_ms(one.clock())) == 3
        assert await one.tables.ledger.ratings(7) == first
    async with house(path) as one:
        assert await one.tables.ledger.ratings(7) == first
    monkeypatch.setenv("DATABASE", str(path))
    assert await asyncio.to_thread(main, ["ratings"]) == 0
    header, *lines = capsys.readouterr().out.splitlines()
    assert header == "Server 7, toy:"
    told = {int(line.split()[-1]): tuple(map(int, line.split()[0:3:2])) for line in lines}
    assert told == {who: (one.points, one.give_or_take) for who, one in first["toy"].items()}


async def test_a_profile_and_a_hall_follow_from_the_ledger(tmp_path: Path) -> None:
    """What was played with people counts; who wants that is named to nobody else."""
    async with house(tmp_path / "host.sqlite3") as one:
        assert await key_of(one.tables.ledger.profile(7, ANN.id)) == "no-games-yet"
        assert await key_of(one.tables.ledger.hall(7)) == "no-games-here"
        for _ in range(3):
            await _played(one)
        found = await one.tables.ledger.profile(7, ANN.id)
        assert (found.name, found.games, found.wins, found.streak) == ("Ann", 3, 3, 3)
        assert found.records[0].standing is not None
        assert (found.reliability, found.left, found.rivals) == (100, 0, ())
        hall = await one.tables.ledger.hall(7)
        assert {ranked.name for ranked in hall.podiums[0].best} == {"Ann", "Bob"}
        assert (hall.games, hall.series) == (3, 0)
        theirs = await one.tables.ledger.profile(7, BOB.id, ANN.id)
        assert (theirs.games, theirs.left, theirs.quickness) == (3, 0, None)
        assert await key_of(one.tables.ledger.profile(7, CID.id, ANN.id)) == "no-profile"
        await one.tables.people.set_preferences(BOB.id, hidden=True)
        assert await key_of(one.tables.ledger.profile(7, BOB.id, ANN.id)) == "no-profile"
        hall = await one.tables.ledger.hall(7)
        assert [ranked.name for ranked in hall.podiums[0].best] == ["Ann"]
        assert (await one.tables.ledger.profile(7, BOB.id)).games == 3
        assert await key_of(one.tables.ledger.hall(8)) == "no-games-here"
