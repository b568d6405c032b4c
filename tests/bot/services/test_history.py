"""What was played at a table, as it is read again: by the thread, the story and one's own panel."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from bot.model.players import Person
from bot.model.table import Table, TableId
from bot.model.view import Missed, TableView
from games.api import Event, Seat
from games.norwegian.view import NorwegianView
from games.rage.events import FightBegan, FightEnded
from games.rage.view import RageView
from tests.rigs.history_rig import PEOPLE, HistoryRig, past
from tests.rigs.table_rig import Clock


async def test_what_happened_is_numbered_alike_wherever_it_is_read(tmp_path: Path) -> None:
    """The story, a panel and the thread tell an event in one way, also after a restart."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        table = await one.game("norwegian")
        for number in range(30):
            await one.step(table, number)
        chapters = await one.tables.history.chapters(table)
        told = {pair for one in chapters for pair in zip(one.moves, one.events, strict=True)}
        news = await one.tables.outbox.news(table)
        for chapter in (*news.chapters, *await one.tables.history.lately(await one.look(table))):
            assert set(zip(chapter.moves, chapter.events, strict=True)) <= told
        for person in PEOPLE:
            missed = await one.tables.history.since(await one.look(table, person))
            heard = zip(missed.account.moves, missed.account.events, strict=True)
            assert {(move, event) for move, event in heard if event.to is None} <= told
        asked = next(q.decision for q in (await one.look(table)).questions)
        receipt = await one.play_any(table, PEOPLE[asked.seat], 0)
        public = {(receipt.number, event) for event in receipt.events if event.to is None}
        again = await one.tables.history.chapters(table)
        assert public <= {p for c in again for p in zip(c.moves, c.events, strict=True)}
    async with past(path) as one:
        assert await one.tables.history.chapters(table) == again


async def test_what_came_of_ones_own_move_is_told_until_the_next_one(tmp_path: Path) -> None:
    """One's own fight is run through by one's own press; it is not gone with the answer."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("rage")
        fought: tuple[Event, ...] = ()
        for number in range(600):
            asked = next(
                q.decision for q in (await one.look(table)).questions if not q.decision.answered
            )
            person = PEOPLE[asked.seat]
            receipt = await one.play_any(table, person, number * 7)
            fought = receipt.events
            if any(isinstance(event, FightEnded) for event in fought):
                break
        assert any(isinstance(event, FightBegan | FightEnded) for event in fought)
        look = await one.look(table, person)
        missed = await one.tables.history.since(look)
        assert missed.account.events[: len(fought)] == fought
        # Whoever was attacked reads it all the same, and others, too, as what happened since.
        for other in PEOPLE[: len(look.table.players)]:
            heard = (await one.tables.history.since(await one.look(table, other))).account.events
            assert {event for event in fought if event.to is None} <= set(heard)


async def test_turns_are_counted_as_the_game_counts_them(tmp_path: Path) -> None:
    """A turn of Clash of Rage is everybody's, whatever phases it has: no hand is shown before."""
    async with past(tmp_path / "host.sqlite3") as one:
        table_id = await one.game("rage", open_hands=True)
        table = (await one.look(table_id)).table
        seen: set[int] = set()
        for number in range(1000):
            await one.step(table_id, number * 7)
            look = await one.look(table_id)
            now = turn(look)
            seen.add(now)
            if now > 4 or look.outcome is not None:
                break
            if number % 5:
                continue
            shown = await one.history.a_turn_ago(table_id)
            watched = await one.history.watched_since(look, None)
            assert watched.left is not None
            assert watched.turns == now - turn(await then(one, table, watched.left))
            if now < 2:
                assert (None, 0) == (shown, watched.left)
                continue
            assert shown is not None
            assert shown == watched.left
            assert turn(await then(one, table, shown)) == now - 2
            for person in PEOPLE:
                own = await one.look(table_id, person)
                missed = await one.history.since(own)
                before = await one.history.then(own, missed)
                assert missed.turns == (now - turn(before) if before else 0)
        assert {1, 2, 3} <= seen


async def test_what_others_do_unheard_counts_nowhere(tmp_path: Path) -> None:
    """F37: neither how often somebody did something in secret, nor when, nor whether at all."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("rage")

        async def missed(but: Seat) -> list[Missed]:
            """What everybody has missed but one seat."""
            looks = [await one.look(table, person) for person in PEOPLE]
            seated = [await one.history.since(look) for look in looks if look.seat != but]
            watching = await one.look(table)
            since = [await one.history.watched_since(watching, left) for left in (None, 0, 30)]
            return [*seated, *since]

        unheard = 0
        for number in range(120):
            look = await one.look(table)
            seat = next(q.decision.seat for q in look.questions if not q.decision.answered)
            before = await missed(seat)
            one.clock.pass_(hours=1)
            receipt = await one.play_any(table, PEOPLE[seat], number * 7)
            if all(event.to is not None for event in receipt.events):
                unheard += 1
                assert before == await missed(seat)
        assert unheard > 5


async def then(one: HistoryRig, table: Table, number: int) -> TableView:
    """Look at a table as a spectator did after a move."""
    return (await one.history.moment(table, number, None)).look


def turn(look: TableView) -> int:
    """Return which turn of all players it is."""
    assert isinstance(look.view, RageView)
    return look.view.turn


async def test_the_past_is_seen_by_the_rules_that_the_game_was_begun_with(tmp_path: Path) -> None:
    """F24: where all who had cards left shared a place they still do, however it is ranked now."""
    async with past(tmp_path / "host.sqlite3") as one:
        table_id = await one.game("norwegian")
        await one.to_the_end(table_id)
        look = await one.look(table_id)
        seen = []
        for version in (1, 2):
            table = replace(look.table, version=version)
            view = (await one.history.moment(table, look.moves, None)).look.view
            assert isinstance(view, NorwegianView)
            seen.append([len(group) for group in view.ranking])
        assert seen == [[1, 2], [1, 1, 1]]


async def test_what_others_do_in_secret_is_neither_counted_nor_timed(tmp_path: Path) -> None:
    """F118: whoever looks at the table, or catches up, finds the same before and after."""
    clock = Clock()
    async with past(tmp_path / "host.sqlite3", clock) as one:
        table = await one.game("rage")
        seen = 0
        for number in range(60):
            running = (await one.repository.peek(table)).under_way
            mover = next(q.seat for q in running.decisions if not q.answered)
            others = [None, *(one for one in PEOPLE if one is not PEOPLE[mover])]
            before = [await known(one, table, person) for person in others]
            clock.pass_(minutes=7)
            receipt = await one.play_any(table, PEOPLE[mover], number)
            if receipt.events and all(event.to == (mover,) for event in receipt.events):
                seen += 1
                assert before == [await known(one, table, person) for person in others]
        assert seen > 5


async def test_that_a_secret_answer_was_changed_is_neither_counted_nor_told(tmp_path: Path) -> None:
    """F118: a tactics card that was chosen again leaves no trace for others."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("rage")
        while not (await one.look(table)).questions[0].decision.secret:
            await one.step(table)
        mover, *others = PEOPLE
        await one.play_any(table, mover, 0)
        before = [await known(one, table, person) for person in (None, *others)]
        await one.play_any(table, mover, 0)
        assert before == [await known(one, table, person) for person in (None, *others)]


async def known(one: HistoryRig, table: TableId, person: Person | None) -> list[object]:
    """Return what somebody sees of a game, and what they are told that they have missed."""
    look, history = await one.look(table, person), one.tables.history
    look = replace(look, table=look.table.shown)
    if person is not None:
        return [look, await history.since(look)]
    return [look, *[await history.watched_since(look, left) for left in (None, 0, look.moves)]]
