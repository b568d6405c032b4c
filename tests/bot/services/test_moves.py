"""Playing at a table: who may answer what, once, and durably before anybody hears of it."""

import asyncio
from pathlib import Path

import pytest

from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Status, TableId
from bot.model.view import UNASKED
from games.api import Move, Seat
from games.codec import dump
from games.rng import Rng
from tests.rigs.refusals import key_of
from tests.rigs.services import compose
from tests.rigs.table_rig import (
    ANN,
    BEGIN,
    BOB,
    CID,
    REACTION,
    SEED,
    TURN,
    TableRig,
    house,
    toy,
)
from tests.rigs.toy_game import TOY, Bid, BidPlaced, Cheer, LetPass, Wave, Waved, find

LUCK = Rng("luck")


async def to_the_end(one: TableRig, table_id: TableId, *people: Person) -> None:
    """Answer the first question with the first legal move until there is none."""
    while (look := await one.look(table_id)).questions:
        asked = next(q.decision for q in look.questions if not q.decision.answered)
        running = one.repository._live[table_id].running
        assert running is not None
        move: Move = TOY.default_move(running.state, asked.seat, LUCK)  # type: ignore[arg-type]
        await one.tables.moves.play(table_id, people[asked.seat], one.press(), asked.id, move)


async def test_a_move_is_stored_with_all_that_came_of_it(tmp_path: Path) -> None:
    """Move, snapshot, deadlines and outbox in one transaction."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        told = await one.tables.outbox.news(table.id)
        await one.tables.outbox.published(table.id, told.upto)
        played = await one.answer(table.id, ANN, Bid(3))
        assert played.events == (BidPlaced(to=(Seat(0),), seat=Seat(0), amount=3),)
        look = await one.look(table.id, ANN)
        assert (toy(look).own, look.moves, played.repeated) == (3, 1, False)
        stored = await one.store.table(table.id)
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.snapshot.number == 1
        assert [(d.decision, d.seat) for d in stored.deadlines] == [("bid1", 1)]
        (_, move) = await one.store.moves(table.id)
        assert (move.seat, move.user_id, move.cause, move.decision) == (0, 1, "player", "bid1")
        assert move.payload == dump(Bid(3)).decode()
        # What both answer in secret is told once both have.
        assert await one.tables.outbox.unpublished() == ()
        await one.answer(table.id, BOB, Bid(1))
        assert await one.tables.outbox.unpublished() == (table.id,)


async def test_a_move_that_nobody_asks_for_is_made_at_any_time(tmp_path: Path) -> None:
    """By whoever has a seat, and only such a move; the open questions stay."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        before = await one.look(table.id, ANN)
        assert before.unasked == (Wave(),)
        assert (await one.look(table.id)).unasked == ()
        play = one.tables.moves.play
        played = await play(table.id, ANN, one.press(), UNASKED, Wave())
        assert played.events == (Waved(seat=Seat(0)),)
        after = await one.look(table.id, ANN)
        assert after.questions == before.questions
        assert (1, 1) == (after.moves, played.number)
        assert await key_of(play(table.id, ANN, one.press(), UNASKED, Bid(1))) == "question-closed"
        assert await key_of(play(table.id, CID, one.press(), UNASKED, Wave())) == "not-seated"
        await one.answer(table.id, BOB, Bid(1))


async def test_a_look_is_made_once_for_each_viewer_and_is_nobody_elses(tmp_path: Path) -> None:
    """F37: it is kept by seat, and what changes the table makes another."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(BOB, CID)
        await one.answer(table.id, ANN, Bid(3))
        live = await one.repository.peek(table.id)
        viewers = (None, *(player.seat for player in table.players))
        looks = [live.look(viewer) for viewer in viewers]
        assert [(viewer, viewer) for viewer in viewers] == [(o.seat, o.view.viewer) for o in looks]
        assert [None, 3, None, None] == [toy(look).own for look in looks]
        assert all(live.look(made.seat) is made for made in looks)
        await one.tables.seats.away(table.id, BOB.id)
        left = await one.repository.peek(table.id)
        assert all(left.look(made.seat) != made for made in looks)
        # Nothing of the position has changed, so that nothing of it is made again.
        assert all(left.look(made.seat).view is made.view for made in looks)


async def test_a_hundred_presses_on_one_question_have_one_effect(tmp_path: Path) -> None:
    """F15: the check is inside the lane."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(1))
        await one.answer(table.id, BOB, Bid(1))
        asked = (await one.look(table.id)).questions[0].decision
        person = (ANN, BOB)[asked.seat]
        results = await asyncio.gather(
            *(
                one.tables.moves.play(table.id, person, one.press(), asked.id, LetPass())
                for _ in range(100)
            ),
            return_exceptions=True,
        )
        keys = [result.key for result in results if isinstance(result, Refused)]
        assert keys == ["already-answered"] * 99
        assert (await one.look(table.id)).moves == 3
        assert len(await one.store.moves(table.id)) == 4


async def test_one_press_delivered_a_hundred_times_has_one_effect(tmp_path: Path) -> None:
    """A press delivered twice is one move, even where it could be made again."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.game()
        press = one.press()
        results = await asyncio.gather(
            *(one.tables.moves.play(table.id, ANN, press, "bid1", Bid(2)) for _ in range(100))
        )
        assert sorted(result.repeated for result in results) == [False] + [True] * 99
        assert (await one.look(table.id)).moves == 1
    async with house(path) as one:
        again = await one.tables.moves.play(table.id, ANN, press, "bid1", Bid(3))
        look = await one.look(table.id, ANN)
        assert (again.repeated, toy(look).own, look.moves) == (True, 2, 1)


async def test_the_steps_of_one_answer_are_made_up_to_one_that_is_refused(tmp_path: Path) -> None:
    """Each is stored; what is refused is told, and what was made before it stands."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.game()
        await one.answer(table.id, BOB, Bid(1))
        press = one.press()
        play = one.tables.moves.play
        played = await play(table.id, ANN, press, "bid1", Bid(1), then=(LetPass(), Bid(9)))
        assert played.refused is not None
        assert played.refused.key.startswith("rule-")
        rows = await one.store.moves(table.id)
        assert [row.payload for row in rows[2:]] == [
            dump(move).decode() for move in (Bid(1), LetPass())
        ]
        again = await play(table.id, ANN, press, "bid1", Bid(1), then=(LetPass(), Bid(9)))
        assert (again.repeated, (await one.look(table.id)).moves) == (True, 3)


async def test_two_seats_that_answer_at_once_both_count(tmp_path: Path) -> None:
    """F16: a press addresses a question, not a version."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(BOB, CID)
        await asyncio.gather(
            *(
                one.tables.moves.play(table.id, person, one.press(), "bid1", Bid(2))
                for person in (ANN, BOB, CID)
            )
        )
        look = await one.look(table.id)
        assert (look.moves, toy(look).points) == (3, (2, 2, 2))


async def test_an_answer_may_be_changed_while_its_question_is_open(tmp_path: Path) -> None:
    """Until all have answered."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(2))
        await one.answer(table.id, ANN, Bid(3))
        assert toy(await one.look(table.id, ANN)).own == 3


async def test_every_refusal_says_what_is_the_case(tmp_path: Path) -> None:
    """Refusals say what is the case."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby(BOB)
        play, press = one.tables.moves.play, one.press
        assert await key_of(play(table.id, ANN, press(), "bid1", Bid(1))) == "not-started"
        await one.tables.lobbies.start(table.id, ANN)
        assert await key_of(play(TableId(99), ANN, press(), "bid1", Bid(1))) == "no-table"
        assert await key_of(play(table.id, CID, press(), "bid1", Bid(1))) == "not-seated"
        assert await key_of(play(table.id, ANN, press(), "bid7", Bid(1))) == "question-closed"
        assert await key_of(play(table.id, ANN, press(), "bid1", Cheer())) == "rule-wrong-answer"
        await one.answer(table.id, ANN, Bid(1))
        await one.answer(table.id, BOB, Bid(1))
        assert await key_of(play(table.id, ANN, press(), "bid1", Bid(1))) == "already-answered"
        asked = (await one.look(table.id)).questions[0].decision
        other = (BOB, ANN)[asked.seat]
        with pytest.raises(Refused) as caught:
            await play(table.id, other, press(), asked.id, LetPass())
        waiting = (ANN, BOB)[asked.seat].name
        assert (caught.value.key, caught.value.details) == (
            "not-your-question",
            {"waiting": waiting},
        )


async def test_a_game_ends_with_its_seed(tmp_path: Path) -> None:
    """The hash at the start, the seed at the end."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        assert (table.seed, len(table.seed_hash or "")) == (None, 64)
        await to_the_end(one, table.id, ANN, BOB)
        look = await one.look(table.id)
        assert (look.table.status, look.table.seed) == (Status.OVER, SEED)
        assert look.outcome is not None
        assert await one.tables.due.next_due() is None
        assert (
            await key_of(one.tables.moves.play(table.id, ANN, one.press(), "bid3", Bid(1)))
            == "table-over"
        )


async def test_the_press_that_ended_a_game_can_be_repeated(tmp_path: Path) -> None:
    """A last press delivered again is told of the end, not refused."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(rounds=1)
        await one.answer(table.id, ANN, Bid(1))
        await one.answer(table.id, BOB, Bid(1))
        asked = (await one.look(table.id)).questions[0].decision
        person, press = (ANN, BOB)[asked.seat], one.press()
        await one.tables.moves.play(table.id, person, press, asked.id, LetPass())
        again = await one.tables.moves.play(table.id, person, press, asked.id, LetPass())
        assert (again.repeated, again.table.status) == (True, Status.OVER)


async def test_the_moves_of_a_game_add_up_to_its_snapshot(tmp_path: Path) -> None:
    """F67: a game replays bit for bit from its seed."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(BOB, CID)
        await to_the_end(one, table.id, ANN, BOB, CID)
        stored = await one.store.table(table.id)
        assert stored is not None
        assert stored.snapshot is not None
        state = TOY.start(3, table.terms.options, SEED).state
        moves = await one.store.moves(table.id)
        assert [move.number for move in moves] == list(range(len(moves)))
        for row in moves[1:]:
            kind = {"Bid": Bid, "LetPass": LetPass}[row.payload.split('"')[3]]
            move = Bid(1) if kind is Bid else LetPass()
            assert dump(move).decode() == row.payload
            applied = TOY.apply(state, row.seat, move)  # type: ignore[arg-type]
            assert dump(applied.events).decode() == row.events
            state = applied.state
        assert dump(state).decode() == stored.snapshot.state


async def test_a_table_pushed_out_of_memory_is_read_again(tmp_path: Path) -> None:
    """A bounded number of states is kept."""
    async with house(tmp_path / "host.sqlite3", cached=2) as one:
        tables = [await one.game() for _ in range(6)]
        for amount in (1, 2, 3):
            for table in tables:
                await one.answer(table.id, ANN, Bid(amount))
        assert len(one.repository._live) == 2
        for table in tables:
            assert toy(await one.look(table.id, ANN)).own == 3


async def test_nothing_is_read_at_the_start(tmp_path: Path) -> None:
    """Start-up loads no tables; nor does a lane outlive its use."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.game()
        assert one.repository._locks._locks == {}
    async with house(path) as one:
        assert list(one.repository._live) == []
        await one.look(table.id)
        assert list(one.repository._live) == [table.id]


async def test_too_many_presses_at_one_table_are_refused(tmp_path: Path) -> None:
    """The lane is bounded; deadlines are not turned away."""
    async with house(tmp_path / "host.sqlite3") as one:
        one.tables, _ = compose(one.store, now=one.clock, find=find, waiting=4)
        table = await one.game()
        results = await asyncio.gather(
            *(one.tables.moves.play(table.id, ANN, one.press(), "bid1", Bid(1)) for _ in range(20)),
            one.tables.moves.play_default(table.id, "bid1", 1),
            return_exceptions=True,
        )
        keys = [result.key for result in results if isinstance(result, Refused)]
        assert keys == ["busy"] * 15
        assert results[-1] is None
        assert (await one.look(table.id)).moves == 6


async def test_the_viewer_hears_and_sees_only_its_own(tmp_path: Path) -> None:
    """F38, F39: looks are views, and events reach only their audience."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(3))
        assert toy(await one.look(table.id, BOB)).own is None
        assert (await one.look(table.id, CID)).seat is None
        assert (await one.look(table.id)).legal == ()
        played = await one.answer(table.id, BOB, Bid(2))
        assert [type(event).__name__ for event in played.events] == ["BidPlaced", "BidsShown"]
        assert played.events[0] == BidPlaced(to=(Seat(1),), seat=Seat(1), amount=2)


async def test_questions_carry_their_deadlines(tmp_path: Path) -> None:
    """T2: absolute, one a question, none for what was answered (F28)."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(3))
        look = await one.look(table.id)
        assert [q.due_at for q in look.questions] == [None, BEGIN + TURN]
        one.clock.pass_(hours=3)
        await one.answer(table.id, BOB, Bid(2))
        look = await one.look(table.id)
        assert [q.due_at for q in look.questions] == [one.clock() + REACTION]


async def test_a_name_is_the_one_last_seen(tmp_path: Path) -> None:
    """Display names change; the table follows with the next move."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.game()
        await one.answer(table.id, Person(1, "Anna"), Bid(1))
        assert (await one.tables.queries.get(table.id)).host.name == "Anna"
        await one.tables.lobbies.rename(table.id, Person(2, "Robert"))
    async with house(path) as one:
        assert (await one.tables.queries.get(table.id)).names == ("Anna", "Robert")
