"""Plans: played when their question comes as foreseen, dropped whole when it does not, unseen."""

# ruff: noqa: ARG002, D102 - said by the rules API, like those of any game

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import ClassVar

import pytest
from msgspec.structs import replace

from bot.model.players import Person
from bot.model.table import Opening, Place, Status, TableId, Terms
from bot.model.view import Foresight, TableView
from bot.store.sqlite.store import SqliteStore
from games.api import Applied, Move, Options
from games.vikings.content import Card, Space, space_at
from games.vikings.moves import Announce, Believe, CallBluff, MoveTo, TakeHit
from games.vikings.rules import Vikings
from games.vikings.state import VikingsState
from games.vikings.view import VikingsView
from tests.games.vikings.arrange import arrange
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.services import compose
from tests.rigs.table_rig import PLAIN, Clock
from tests.rigs.windows import moment_of

ANN, BOB, CID = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cid"), 1))
HANDS = ("walk club sprint", "walk punch club", "walk punch club")
THERE: Space = space_at((0, 0))

pytestmark = pytest.mark.windows


class Arranged(Vikings):
    """Clash of Vikings, beginning where Ann can do anything."""

    holdings: ClassVar[dict[int, tuple[int, ...]]] = {}

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[VikingsState]:
        return Applied(
            arrange(
                [(1, 0), (2, 0), (-1, 0)][:seats],
                hands={seat: HANDS[seat] for seat in range(seats)},
                holdings=self.holdings,
            ),
            (),
        )


class Bare(Arranged):
    """As before, but Bob has no bracelet to lose, so that a hit on him draws nothing."""

    holdings: ClassVar[dict[int, tuple[int, ...]]] = {1: ()}


class Host:
    """Tables of arranged games, and the ways to play at them."""

    def __init__(self, store: SqliteStore, clock: Clock, game: Vikings) -> None:
        self.clock = clock
        self.store = store
        paces = {"slow": PLAIN}
        self.tables, self.repository = compose(
            store, now=clock, find=lambda _: game, paces=paces, draw_seed=lambda: "seed"
        )
        self._presses = count(1000 * int(clock.time.timestamp()))

    async def game(self, *guests: Person) -> TableId:
        opening = Opening(
            "vikings", Terms({}, 1 + len(guests), "en", pace="slow"), Place.HERE, 7, 70, ANN
        )
        table = await self.tables.lobbies.open(opening, next(self._presses))
        for guest in guests:
            await self.tables.lobbies.join(table.id, guest)
        await self.tables.lobbies.start(table.id, ANN)
        return table.id

    async def look(self, table: TableId, person: Person | None = None) -> TableView:
        return await self.tables.queries.look(table, None if person is None else person.id)

    async def ahead(self, table: TableId, person: Person) -> Foresight:
        found = (await self.look(table, person)).ahead
        assert found is not None
        return found

    async def answer(self, table: TableId, person: Person, move: Move) -> None:
        question = (await self.look(table, person)).question
        assert question is not None
        await self.tables.moves.play(table, person, next(self._presses), question.decision.id, move)
        live = await self.repository.peek(table)
        if live.held and live.held.keys() == live.under_way.posed.keys():
            await self.wait(table)

    async def plan(self, table: TableId, person: Person, *moves: Move) -> None:
        """Answer the questions that the person foresees, one after the other."""
        for move in moves:
            following = (await self.ahead(table, person)).following
            assert following is not None
            assert following.question is not None
            await self.tables.plans.add(table, person, following.question.decision.id, move)

    async def wait(self, table: TableId, *, short_of: int = 0) -> None:
        """Wait until answers are heard, but for so many milliseconds."""
        moment = await moment_of(self.repository, table) - timedelta(milliseconds=short_of)
        self.clock.time = max(self.clock.time, moment)
        assert await self.tables.due.answer_overdue()

    async def causes(self, table: TableId) -> list[tuple[int | None, str]]:
        return [(row.seat, row.cause) for row in await self.store.moves(table)][1:]


@asynccontextmanager
async def host(
    path: Path, game: Callable[[], Vikings] = Arranged, clock: Clock | None = None
) -> AsyncIterator[Host]:
    """Open the file for the time of a block."""
    clock = clock or Clock()
    store = await SqliteStore.open(path / "host.sqlite3", clock)
    try:
        yield Host(store, clock, game())
    finally:
        await store.close()


def walk() -> Iterator[Move]:
    """What Ann says first and what she plans: go to the middle, then hit somebody."""
    yield Announce(Card.WALK, Card.WALK)
    yield MoveTo(THERE)
    yield Announce(Card.CLUB, Card.CLUB)


async def test_a_turn_is_played_as_it_was_planned(tmp_path: Path) -> None:
    """Every answer at a moment of its own, within seconds: it was asked with the announcement."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        assert [p.move for p in (await one.ahead(table, ANN)).planned] == planned
        await one.answer(table, BOB, Believe())
        await one.answer(table, CID, Believe())
        for made in range(1, 3):
            await one.wait(table, short_of=1)
            assert [c for _, c in await one.causes(table)].count("plan") == made - 1
            await one.wait(table)
            assert [c for _, c in await one.causes(table)].count("plan") == made
        assert (await one.look(table, ANN)).question is None
        assert await one.causes(table) == [
            (0, "player"), (1, "player"), (2, "player"), (0, "plan"), (0, "plan")
        ]  # fmt: skip


async def test_a_list_of_tables_does_not_look_ahead(tmp_path: Path) -> None:
    """Whoever sits at fifty tables does not wait until something is foreseen at each of them."""
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, next(walk()))
        look = await one.look(table, ANN)
        assert look.ahead is not None
        assert (replace(look, ahead=None),) == await one.tables.queries.mine(ANN.id)


@pytest.mark.parametrize(("game", "luck"), [(Arranged, True), (Bare, False)])
async def test_a_second_card_is_played_whatever_a_blow_brings(
    tmp_path: Path, game: Callable[[], Vikings], *, luck: bool
) -> None:
    """F76: of a bracelet that is drawn the picture shows nothing; the card and its move come."""
    walks = Announce(Card.WALK, Card.WALK), MoveTo(THERE)
    async with host(tmp_path, game) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, Announce(Card.CLUB, Card.CLUB))
        ahead = await one.ahead(table, ANN)
        assert ahead.regardless is luck
        assert ahead.following is not None
        now = (await one.look(table, ANN)).view
        assert isinstance(now, VikingsView)
        assert isinstance(ahead.following.view, VikingsView)
        assert ahead.following.view.players == now.players
        await one.plan(table, ANN, *walks)
        judges = (BOB, CID) if luck else (CID,)
        for person, said in (*((judge, Believe()) for judge in judges), (BOB, TakeHit())):
            await one.answer(table, person, said)
        await one.wait(table)
        for person in judges:
            await one.answer(table, person, Believe())
        await one.wait(table)
        moves = [move for move in (await one.causes(table)) if move[0] == 0]
        assert moves == [(0, "player"), (0, "plan"), (0, "plan")]


async def test_nobody_can_tell_that_there_is_a_plan(tmp_path: Path) -> None:
    """F43: a table with a plan and one whose player answers at those moments look the same."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        silent, ready = await one.game(BOB, CID), await one.game(BOB, CID)

        async def compare() -> None:
            for viewer in (None, BOB, CID):
                looks = [await one.look(table, viewer) for table in (silent, ready)]
                assert looks[0].view == looks[1].view
                assert looks[0].questions == looks[1].questions
                assert looks[0].moves == looks[1].moves
                assert looks[0].ahead == looks[1].ahead is None
            news = [await one.tables.outbox.news(table) for table in (silent, ready)]
            assert news[0].chapters == news[1].chapters
            assert news[0].calls == news[1].calls
            assert news[0].reminders == news[1].reminders

        for table in (silent, ready):
            await one.answer(table, ANN, first)
        await one.plan(ready, ANN, *planned)
        await compare()
        for person in (BOB, CID):
            one.clock.pass_(minutes=20)
            for table in (silent, ready):
                await one.answer(table, person, Believe())
            await compare()
        for move in planned:
            await one.wait(ready, short_of=1)
            await compare()
            one.clock.pass_(milliseconds=1)
            await one.answer(silent, ANN, move)
            assert await one.tables.due.answer_overdue()
            await compare()
        for _ in range(3):
            one.clock.pass_(minutes=10)
            assert await one.tables.due.answer_overdue()
            assert await one.tables.due.call_overdue()
            await compare()


async def test_a_plan_ends_by_what_its_choices_rest_on_and_says_by_what(tmp_path: Path) -> None:
    """F71, F73: a challenge that fails leaves the way open, but everybody has seen the card."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        await one.answer(table, BOB, Believe())
        await one.answer(table, CID, CallBluff())
        ahead = await one.ahead(table, ANN)
        assert [p.move for p in ahead.planned] == planned[:1]
        assert ahead.lost == ("cards",)
        await one.wait(table)
        assert (await one.causes(table))[-1] == (0, "plan")
        question = (await one.look(table, ANN)).question
        assert question is not None
        assert question.decision.prompt == "announce"
        await one.wait(table)
        assert (await one.causes(table))[-1] == (0, "plan")
        assert (await one.ahead(table, ANN)).lost == ("cards",)
        await one.answer(table, ANN, planned[-1])
        assert (await one.look(table, ANN)).ahead is None


async def test_nothing_of_a_plan_is_played_after_what_became_impossible(tmp_path: Path) -> None:
    """F71: the bluff is called, so there is no way to go; the whole rest goes with it."""
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, Announce(Card.CLUB, Card.WALK))
        await one.plan(table, ANN, MoveTo(THERE), Announce(Card.SPRINT, Card.CLUB))
        await one.answer(table, BOB, CallBluff())
        await one.wait(table)
        ahead = await one.ahead(table, ANN)
        assert ahead == Foresight(lost=("question",))
        await one.wait(table)
        assert "plan" not in [cause for _, cause in await one.causes(table)]


async def test_a_plan_outlives_the_host(tmp_path: Path) -> None:
    """F8: it is in the store before anybody is told that it is noted."""
    first, *planned = walk()
    clock = Clock()
    async with host(tmp_path, clock=clock) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        before = await one.ahead(table, ANN)
        await one.answer(table, BOB, Believe())
        await one.answer(table, CID, Believe())
    clock.pass_(seconds=1)
    async with host(tmp_path, clock=clock) as one:
        assert [p.move for p in (await one.ahead(table, ANN)).planned] == planned
        assert [p.move for p in before.planned] == planned
        for _ in planned:
            # What the host was down for is waited once more.
            clock.pass_(minutes=20)
            assert await one.tables.due.answer_overdue()
        assert [cause for _, cause in await one.causes(table)][-2:] == ["plan", "plan"]


async def test_a_plan_is_taken_back_at_once(tmp_path: Path) -> None:
    """F75: the person is asked as if there had never been one."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        await one.tables.plans.drop(table, ANN)
        assert (await one.ahead(table, ANN)).planned == ()
        await one.answer(table, BOB, Believe())
        await one.wait(table)
        assert (await one.look(table, ANN)).question is not None
        assert (await one.look(table, ANN)).ahead is None


async def test_a_plan_can_be_taken_back_while_it_waits_to_be_played(tmp_path: Path) -> None:
    """F75: and the person may also answer otherwise, which ends the rest of it."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        await one.answer(table, BOB, Believe())
        assert [p.move for p in (await one.ahead(table, ANN)).planned] == planned
        stay = next(m for m in (await one.look(table, ANN)).legal if m != planned[0])
        await one.answer(table, ANN, stay)
        await one.wait(table)
        assert (await one.causes(table))[-1] == (0, "player")
        assert (await one.look(table, ANN)).ahead is None


async def test_who_plays_as_planned_goes_on_as_planned(tmp_path: Path) -> None:
    """Coming back early is no reason to lose the rest."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        await one.answer(table, BOB, Believe())
        await one.answer(table, ANN, planned[0])
        await one.wait(table)
        assert await one.causes(table) == [
            (0, "player"), (1, "player"), (0, "player"), (0, "plan")
        ]  # fmt: skip


async def test_the_deadline_finds_the_plan(tmp_path: Path) -> None:
    """Absent is who said nothing: after a long outage the plan is played, and no turn is missed."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        await one.answer(table, BOB, Believe())
        one.clock.pass_(hours=49)
        assert await one.tables.due.answer_overdue()
        assert (0, "plan") in await one.causes(table)
        assert (0, "default") not in await one.causes(table)
        players = (await one.tables.queries.get(table)).players
        assert players[0].occupancy.missed == 0


async def test_who_leaves_takes_the_plan_along(tmp_path: Path) -> None:
    """What one person thought of is nobody else's."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        await one.tables.lobbies.leave(table, ANN)
        await one.answer(table, BOB, Believe())
        await one.answer(table, CID, Believe())
        await one.wait(table)
        assert "plan" not in [cause for _, cause in await one.causes(table)]
        stored = await one.store.table(table)
        assert stored is not None
        assert stored.people.plans == ()


async def test_a_plan_ends_with_what_it_followed_from(tmp_path: Path) -> None:
    """F66: who takes the announcement back is asked for another one."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        moves = (await one.look(table)).moves
        assert await one.tables.undo.take_back(table, ANN, 1, moves)
        assert await one.ahead(table, ANN) == Foresight(lost=("question",))


async def test_nobody_goes_back_behind_what_was_played_by_plan(tmp_path: Path) -> None:
    """It follows on answers that stand."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        await one.answer(table, BOB, Believe())
        await one.answer(table, CID, Believe())
        await one.wait(table)
        for person in (BOB, CID):
            assert (await one.look(table, person)).undo is None


async def test_only_what_comes_next_can_be_planned(tmp_path: Path) -> None:
    """F75: nobody plans for others, for what is asked already, or for a question of yesterday."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        add, drop = one.tables.plans.add, one.tables.plans.drop
        assert await key_of(add(table, ANN, "q1", first)) == "plan-outdated"
        await one.answer(table, ANN, first)
        following = (await one.ahead(table, ANN)).following
        assert following is not None
        assert following.question is not None
        decision = following.question.decision.id
        assert await key_of(add(table, BOB, decision, planned[0])) == "plan-outdated"
        assert await key_of(add(table, ANN, "q1", planned[0])) == "plan-outdated"
        assert await key_of(add(table, ANN, decision, TakeHit())) == "plan-outdated"
        assert await key_of(add(table, Person(9, "Eve"), decision, planned[0])) == "not-seated"
        assert await key_of(drop(table, Person(9, "Eve"))) == "not-seated"
        for viewer in (None, BOB, CID):
            assert (await one.look(table, viewer)).ahead is None
        await drop(table, BOB)


async def test_who_will_be_hit_plans_the_shield(tmp_path: Path) -> None:
    """Not only the player whose turn it is may see a question coming."""
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, Announce(Card.CLUB, Card.CLUB))
        assert (await one.look(table, BOB)).ahead is None
        await one.answer(table, BOB, Believe())
        await one.wait(table)
        await one.plan(table, BOB, TakeHit())
        assert (await one.look(table, CID)).ahead is None
        await one.answer(table, CID, Believe())
        await one.wait(table)
        assert (await one.causes(table))[-1] == (1, "plan")


async def test_a_repair_keeps_no_plan(tmp_path: Path) -> None:
    """F56: what may have broken the table does not come back with the next start either."""
    first, *planned = walk()
    async with host(tmp_path) as one:
        table = await one.game(BOB, CID)
        await one.answer(table, ANN, first)
        await one.plan(table, ANN, *planned)
        await quarantine(one.repository, table)
        clock = one.clock
    for _ in range(2):
        async with host(tmp_path, clock=clock) as one:
            if (await one.tables.queries.get(table)).status is Status.QUARANTINED:
                await one.tables.undo.repair(table, ANN, manager=False)
            assert () == (await one.ahead(table, ANN)).planned
