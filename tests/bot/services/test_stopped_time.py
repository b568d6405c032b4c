"""Stopped time: every reason for which clocks stand, against everything that time brings about.

``docs/develop/stopped-time.md`` shows the same table; a test here holds it to this one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from enum import Enum
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.clocks.limits import unseen_for
from bot.model.pace import PACES, Pace
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.stops import (
    AFTER_ASKING,
    ASKED_BEFORE,
    BY_MANAGERS,
    GIVEN_UP,
    IN_SERIES,
    ONE_PERSON,
    TOGETHER,
    Why,
)
from bot.model.table import SeriesId, Status, TableId
from bot.model.times import MILLISECOND, from_ms, to_ms
from games.api import Seat
from games.series.api import Kind
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.series_rig import LONG, SeriesRig, series_house
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, PLAIN, Clock, TableRig, house
from tests.rigs.toy_game import Bid, Toy

FILE = "host.sqlite3"
GUILD = 7
PAGE = (Path(__file__).parents[3] / "docs" / "develop" / "stopped-time.md").read_text(
    encoding="utf-8"
)
LENGTH = timedelta(days=4)
"""Of every stop: within the sum of each kind."""
MINUTE = timedelta(minutes=1)
MANAGER = Person(9, "Mia")
STALE = timedelta(days=21)
SERIES = SeriesId(1)


class Stopped(Enum):
    """Why clocks stand, in the words of the page."""

    PAUSE = "a pause of the host"
    AGREED = "a pause that all agreed to"
    MANAGERS = "a pause of managers"
    AWAY = "a player is away (*wait for me*)"
    DISCORD = "no connection to Discord"
    SERVER = "the bot is not on the server"
    PLACE = "the thread was deleted"
    UNSHOWN = "the place is hidden or locked"
    QUARANTINE = "in quarantine"
    GAME = "its game is not installed"
    DOWN = "the bot was down"
    SERIES = "waiting for a game of a series"


class Effect(Enum):
    """What time brings about, in the words of the page."""

    FORGOTTEN = "forgotten"
    LOBBY = "lobby closes"
    FULL = "full lobby starts"
    RETENTION = "deletion"
    OFFER = "seat on offer"
    CLAIM = "claim granted"
    WALKOVER = "walkover"
    REMINDER = "reminder"
    LIMIT = "limit"
    CEILING = "ceiling"
    BANK = "bank"


class What(Enum):
    """What becomes of an effect, in the words of the page."""

    STANDS = "waits"
    ANEW = "anew"
    RUNS = "runs"
    NEVER = "–"  # noqa: RUF001 - as pages have it


_WAITS = dict.fromkeys(Effect, What.STANDS) | {Effect.RETENTION: What.RUNS}
_OF_A_GAME = _WAITS | dict.fromkeys((Effect.LOBBY, Effect.FULL), What.NEVER)
TABLE: dict[Stopped, dict[Effect, What]] = {
    Stopped.PAUSE: _OF_A_GAME,
    Stopped.AGREED: _OF_A_GAME,
    Stopped.MANAGERS: _OF_A_GAME,
    Stopped.AWAY: _WAITS | dict.fromkeys((Effect.LOBBY, Effect.FULL, Effect.CLAIM), What.RUNS),
    Stopped.DISCORD: _WAITS,
    Stopped.SERVER: _WAITS,
    Stopped.PLACE: _OF_A_GAME,
    Stopped.UNSHOWN: _WAITS,
    Stopped.QUARANTINE: dict.fromkeys(Effect, What.ANEW)
    | {
        Effect.FORGOTTEN: What.STANDS,
        Effect.WALKOVER: What.STANDS,
        Effect.LOBBY: What.RUNS,
        Effect.FULL: What.NEVER,
        Effect.RETENTION: What.RUNS,
    },
    Stopped.GAME: _WAITS,
    Stopped.DOWN: _WAITS,
    Stopped.SERIES: dict.fromkeys(Effect, What.NEVER),
}
"""Whether each effect comes later by what the clocks stood."""
PAIRS = [(stop, effect) for stop, row in TABLE.items() for effect in row]


class Scene(NamedTuple):
    """A table at which something comes about in time."""

    table: TableId
    stop_in: timedelta
    """After how long the clocks are stopped."""
    due_in: timedelta
    """After how long it would come about."""
    has_happened: Callable[[], Awaitable[bool]]
    anew: timedelta = timedelta()
    """After how long it comes about once the table was repaired."""


async def bid(one: TableRig, table: TableId, *people: Person) -> None:
    """Have people answer what they are asked."""
    for person in people:
        look = await one.look(table, person)
        if look.question is not None and not look.question.decision.answered:
            move = Bid(2) if look.question.decision.prompt == "bid" else look.legal[0]
            await one.answer(table, person, move)


async def due_work(one: TableRig) -> None:
    """Have everything happen that falls due."""
    assert await one.tables.due.answer_overdue()
    assert await one.tables.due.call_overdue()


async def forgotten(one: TableRig) -> Scene:
    """Begin a game that nobody minds: its end is announced after two weeks."""
    table = (await one.game()).id

    async def has_happened() -> bool:
        return (await one.tables.queries.get(table)).closing is not None

    return Scene(table, timedelta(days=1), timedelta(days=14), has_happened)


async def lobby(one: TableRig) -> Scene:
    """Open a lobby that nobody starts."""
    table = (await one.lobby()).id

    async def has_happened() -> bool:
        return (await one.tables.queries.get(table)).status is Status.EXPIRED

    return Scene(table, timedelta(hours=10), timedelta(hours=72), has_happened)


async def full(one: TableRig) -> Scene:
    """Open a lobby whose seats are all taken, and which nobody starts."""
    table = (await one.lobby(BOB)).id

    async def has_happened() -> bool:
        return (await one.tables.queries.get(table)).status is Status.PLAYING

    return Scene(table, timedelta(hours=10), timedelta(days=1), has_happened)


async def retention(one: TableRig) -> Scene:
    """Begin a game that is closed while its clocks stand."""
    table = (await one.game()).id

    async def has_happened() -> bool:
        if not (await one.tables.queries.get(table)).status.ended:
            await one.tables.managers.close(table, MANAGER, "enough")
            await one.tables.outbox.published(table, (await one.tables.outbox.news(table)).upto)
            await one.tables.ledger.fill()
        return table in await one.store.fading(to_ms(one.clock() - timedelta(days=30)))

    return Scene(table, timedelta(0), timedelta(days=30), has_happened)


async def offer(one: TableRig) -> Scene:
    """Begin a game in which Bob has missed a turn, and is about to miss the second one."""
    table = (await one.game(BOB, CID, rounds=50)).id
    await bid(one, table, ANN, CID)
    one.clock.time += PLAIN.turn or timedelta()
    await due_work(one)
    for _ in range(2):
        await bid(one, table, ANN, CID)

    async def has_happened() -> bool:
        return (await one.tables.queries.get(table)).players[1].offered

    return Scene(table, timedelta(hours=1), PLAIN.absent, has_happened, PLAIN.absent)


async def claim(one: TableRig) -> Scene:
    """Begin a game in which Cid has asked for the seat of Bob."""
    table = (await one.game()).id
    await one.tables.seats.away(table, BOB.id)
    await one.tables.seats.claim(table, CID, (await one.look(table)).table.players[1].seat)
    due = (await one.tables.queries.get(table)).players[1].occupancy.claim_due
    assert due is not None
    due_in = from_ms(due) - one.clock()

    async def has_happened() -> bool:
        return (await one.tables.queries.get(table)).players[1].person == CID

    return Scene(table, timedelta(hours=1), due_in, has_happened, due_in)


async def walkover(one: TableRig) -> Scene:
    """Begin a game of two in which Bob has missed a turn."""
    table = (await one.game(rounds=50)).id
    await bid(one, table, ANN)
    one.clock.time += PLAIN.turn or timedelta()
    await due_work(one)

    async def has_happened() -> bool:
        at = (await one.repository.peek(table)).claimable_at(Seat(0))
        return at is not None and at <= to_ms(one.clock())

    return Scene(table, timedelta(hours=1), timedelta(days=3), has_happened)


async def reminder(one: TableRig) -> Scene:
    """Begin a game whose first reminder comes at half of the limit."""
    table = (await one.game()).id

    async def has_happened() -> bool:
        return bool((await one.tables.outbox.news(table)).reminders)

    half = timedelta(hours=24)
    return Scene(table, timedelta(hours=10), half, has_happened, half)


async def limit(one: TableRig) -> Scene:
    """Begin a game in which somebody lets the limit pass: of a plain pace, or its ceiling."""
    table, pace = (await one.game()).id, (await one.repository.peek(TableId(1))).pace
    assert pace.turn is not None
    whole = min(pace.turn, pace.ceiling)

    async def has_happened() -> bool:
        running = (await one.repository.peek(table)).running
        return running is not None and running.moves > 0

    return Scene(table, timedelta(hours=10), whole, has_happened, whole)


async def bank(one: TableRig) -> Scene:
    """Begin a game in which both have seen the question; two hours of the bank are used."""
    scene = await limit(one)
    one.clock.time += MINUTE
    for person in (ANN, BOB):
        await one.tables.seats.notice(scene.table, person.id)
    whole = timedelta(hours=58) - MINUTE
    return scene._replace(stop_in=timedelta(hours=50), due_in=whole, anew=timedelta(hours=48))


SCENES: dict[Effect, tuple[Callable[[TableRig], Awaitable[Scene]], Pace]] = {
    Effect.FORGOTTEN: (forgotten, PACES["none"]),
    Effect.LOBBY: (lobby, PLAIN),
    Effect.FULL: (full, PLAIN),
    Effect.RETENTION: (retention, PLAIN),
    Effect.OFFER: (offer, PLAIN),
    Effect.CLAIM: (claim, PLAIN),
    Effect.WALKOVER: (walkover, PLAIN),
    Effect.REMINDER: (reminder, PLAIN),
    Effect.LIMIT: (limit, PLAIN),
    Effect.CEILING: (limit, replace(PLAIN, ceiling=timedelta(hours=30))),
    Effect.BANK: (bank, replace(PLAIN, bank=timedelta(hours=10))),
}


async def stop(one: TableRig, table: TableId, why: Stopped) -> None:  # noqa: C901, PLR0912 - a case each
    """Have the clocks of a table stand; those of who is away, and a pause, end by themselves."""
    pauses, people = one.tables.pauses, (await one.tables.queries.get(table)).people
    match why:
        case Stopped.PAUSE:
            assert await pauses.pause(table, ANN) == 0
        case Stopped.AGREED:
            present = {p.user_id for p in (await one.look(table)).table.players if p.present}
            for person in sorted(people, key=lambda one_: one_ == ANN):
                if person.id in present:
                    await pauses.pause(table, person, LENGTH.days)
        case Stopped.MANAGERS:
            await one.tables.managers.pause(table, MANAGER)
        case Stopped.AWAY:
            for person in (ANN, BOB):
                await one.tables.people.go_away(person.id, one.clock() + LENGTH)
        case Stopped.DISCORD | Stopped.SERVER:
            await pauses.lose(GUILD, Why[why.name])
        case Stopped.PLACE:
            await one.tables.lobbies.lose_place(table, None)
        case Stopped.UNSHOWN:
            await pauses.stand(table)
        case Stopped.GAME:
            await one.tables.missing_games.settle(())
        case Stopped.QUARANTINE:
            await quarantine(one.repository, table)
        case Stopped.DOWN | Stopped.SERIES:
            pass


async def go_on(one: TableRig, table: TableId, why: Stopped) -> None:
    """Have the clocks run again; nothing is to be done where they do so by themselves."""
    pauses = one.tables.pauses
    match why:
        case Stopped.PAUSE:
            await pauses.resume(table, ANN)
        case Stopped.MANAGERS:
            await one.tables.managers.resume(table, MANAGER)
        case Stopped.DISCORD | Stopped.SERVER:
            await pauses.regain(GUILD, Why[why.name])
        case Stopped.PLACE:
            await one.tables.lobbies.find_place(table, ANN, manager=False)
        case Stopped.UNSHOWN:
            await pauses.run_on(table)
        case Stopped.GAME:
            await one.tables.missing_games.settle((Toy.id,))
        case Stopped.QUARANTINE:
            await one.tables.undo.repair(table, ANN, manager=False)
        case Stopped.DOWN:
            await one.tables.due.give_back(LENGTH)
        case Stopped.AGREED | Stopped.AWAY | Stopped.SERIES:
            pass


@pytest.mark.parametrize(
    ("why", "effect"), [(w, e) for w, e in PAIRS if TABLE[w][e] is not What.NEVER]
)
async def test_what_stands_comes_later_by_what_it_stood(
    tmp_path: Path, why: Stopped, effect: Effect
) -> None:
    """F102: not a minute before, and not a minute after."""
    make, pace = SCENES[effect]
    async with house(tmp_path / FILE, pace=pace, reminded=effect is Effect.REMINDER) as one:
        scene = await make(one)
        begun = one.clock()
        one.clock.time = begun + scene.stop_in
        await due_work(one)
        await stop(one, scene.table, why)
        due = begun + scene.due_in
        if TABLE[why][effect] is What.STANDS:
            due += LENGTH
        elif TABLE[why][effect] is What.ANEW:
            due = begun + scene.stop_in + LENGTH + scene.anew
        assert not await scene.has_happened()
        one.clock.time += LENGTH
        if why is not Stopped.DOWN and TABLE[why][effect] is not What.RUNS:
            await due_work(one)
            assert not await scene.has_happened()
        if TABLE[why][effect] is not What.RUNS:
            await go_on(one, scene.table, why)
        if one.clock() < due:
            one.clock.time = due - MINUTE
            await due_work(one)
            assert not await scene.has_happened()
        one.clock.time = max(one.clock(), due + MINUTE)
        await due_work(one)
        assert await scene.has_happened()


@pytest.mark.parametrize("why", [Stopped.PAUSE, Stopped.AGREED, Stopped.MANAGERS, Stopped.PLACE])
async def test_no_lobby_is_paused_or_loses_a_thread(tmp_path: Path, why: Stopped) -> None:
    """Its clock is the time that it has to be started."""
    async with house(tmp_path / FILE) as one:
        table = (await one.lobby()).id
        match why:
            case Stopped.MANAGERS:
                refused = await key_of(one.tables.managers.pause(table, MANAGER))
            case Stopped.PLACE:
                refused = await key_of(one.tables.lobbies.find_place(table, ANN, manager=False))
            case _:
                refused = await key_of(one.tables.pauses.pause(table, ANN))
        assert refused == "not-started"


# -- sums ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", PACES.values(), ids=PACES)
async def test_an_agreed_pause_of_thirty_days_holds_thirty_days(tmp_path: Path, pace: Pace) -> None:
    """F102: no answer in anybody's place, no announced end, at every pace; then they run on."""
    async with house(tmp_path / FILE, pace=pace) as one:
        table = (await one.game()).id
        one.clock.time += MINUTE
        before = [q.due_at for q in (await one.look(table)).questions]
        for person in (BOB, ANN):
            await one.tables.pauses.pause(table, person, 30)
        for _ in range(30):
            look = await one.look(table)
            assert (look.moves, look.table.closing) == (0, None)
            assert look.table.paused_until is not None
            one.clock.pass_(days=1)
            await due_work(one)
        look = await one.look(table)
        assert (look.moves, look.table.pause, look.table.closing) == (0, None, None)
        later = [None if due is None else due + timedelta(days=30) for due in before]
        assert [q.due_at for q in look.questions] == later


async def test_pauses_have_sums_of_a_game(tmp_path: Path) -> None:
    """One person seven days, all together sixty; then nobody pauses it any more."""
    async with house(tmp_path / FILE, pace=PACES["none"]) as one:
        table, pauses = (await one.game()).id, one.tables.pauses
        taken: dict[Why, timedelta] = dict.fromkeys((Why.PLAYER, Why.AGREED), timedelta())
        for _ in range(9):
            for people in ((ANN,), (BOB, ANN)):
                for person in people:
                    with suppress(Refused):
                        await pauses.pause(table, person, 30)
                paused = (await one.tables.queries.get(table)).pause
                if paused is None:
                    # The word of the host alone is a wish once it stops nothing any more.
                    continue
                assert paused.ends_at is not None
                one.clock.time = from_ms(paused.ends_at)
                await due_work(one)
                taken[paused.why] += (paused.ends_at - paused.since) * MILLISECOND
        assert taken == {Why.PLAYER: ONE_PERSON, Why.AGREED: TOGETHER}
        assert await key_of(pauses.pause(table, BOB)) == "pause-used-up"
        assert await key_of(pauses.pause(table, ANN)) == "pause-used-up"


async def test_managers_are_asked_whether_their_pause_goes_on(tmp_path: Path) -> None:
    """Thirty days at a time; two days before the end they may renew it, and else it ends."""
    clock = Clock()
    async with house(tmp_path / FILE, clock, pace=PACES["none"]) as one:
        table, managers = (await one.game()).id, one.tables.managers
        await managers.pause(table, MANAGER)
        assert await key_of(managers.pause(table, MANAGER)) == "already-paused"
        clock.time += BY_MANAGERS - ASKED_BEFORE
        await due_work(one)
    async with house(tmp_path / FILE, clock, pace=PACES["none"]) as one:
        pause = (await one.tables.queries.get(table)).pause
        assert pause is not None
        assert pause.asked
        await one.tables.managers.pause(table, MANAGER)
        assert (await one.tables.queries.get(table)).paused_until == clock() + BY_MANAGERS
        clock.time += BY_MANAGERS - MINUTE
        await due_work(one)
        assert (await one.tables.queries.get(table)).paused_by_managers
        clock.time += MINUTE
        await due_work(one)
        assert (await one.tables.queries.get(table)).pause is None


@pytest.mark.parametrize(
    ("why", "most"),
    [
        (Stopped.SERVER, GIVEN_UP),
        (Stopped.UNSHOWN, GIVEN_UP),
        (Stopped.QUARANTINE, GIVEN_UP),
        (Stopped.PLACE, STALE),
    ],
)
async def test_where_nobody_can_go_on_the_table_ends(
    tmp_path: Path, why: Stopped, most: timedelta
) -> None:
    """After so long in which somebody could have done something about it: no downtime counts."""
    async with house(tmp_path / FILE) as one:
        table = (await one.game()).id
        await stop(one, table, why)
        one.clock.time += LENGTH
        await one.tables.due.give_back(LENGTH)
        one.clock.time += most - MINUTE
        await due_work(one)
        assert not (await one.tables.queries.get(table)).status.ended
        one.clock.time += MINUTE
        await due_work(one)
        one.repository._live.clear()
        ended = await one.tables.queries.get(table)
        assert (ended.status, ended.forgotten) == (Status.CANCELLED, False)
        assert ended.given_up is not None
        assert ended.given_up.why is Why[why.name]
        # Of what is over a start reads nothing.
        assert await one.store.standing(GUILD, Why[why.name]) == ()
        assert await one.tables.due.next_due() is None


async def test_what_overlaps_counts_once(tmp_path: Path) -> None:
    """Whichever begins and ends first, be it at the same moment, and for timers as for limits."""
    async with house(tmp_path / FILE) as one:
        table, waiting = (await one.game()).id, (await one.lobby()).id
        await one.tables.pauses.pause(table, ANN)
        await one.tables.pauses.lose(GUILD)
        one.clock.pass_(days=1)
        await one.tables.pauses.lose(GUILD, Why.DISCORD, since=one.clock() - timedelta(hours=3))
        await one.tables.pauses.resume(table, ANN)
        await one.tables.pauses.pause(table, ANN)
        one.clock.pass_(days=1)
        await one.tables.pauses.regain(GUILD)
        await one.tables.pauses.resume(table, ANN)
        one.clock.pass_(days=1)
        await one.tables.pauses.regain(GUILD, Why.DISCORD)
        stood = timedelta(days=3)
        turn = PLAIN.turn or timedelta()
        assert {q.due_at for q in (await one.look(table)).questions} == {BEGIN + stood + turn}
        expires = (await one.tables.outbox.news(waiting)).expires_at
        assert expires == BEGIN + timedelta(hours=72) + stood


async def test_who_could_not_come_was_not_away(tmp_path: Path) -> None:
    """F80, F81, F98: an outage offers no seat at a live table, and hands no pause to others."""
    async with house(tmp_path / FILE, pace=PACES["live"]) as one:
        table, pauses = (await one.game()).id, one.tables.pauses
        one.clock.pass_(minutes=10)
        await pauses.lose(GUILD, Why.DISCORD)
        one.clock.pass_(hours=5)
        await pauses.regain(GUILD, Why.DISCORD)
        at = to_ms(one.clock())
        assert unseen_for(await one.repository.peek(table), Seat(1), at) == 600_000
        await pauses.pause(table, ANN)
        await pauses.lose(GUILD, Why.DISCORD)
        one.clock.pass_(days=5)
        await pauses.regain(GUILD, Why.DISCORD)
        assert await key_of(pauses.resume(table, BOB)) == "pause-not-yours"


# -- series ----------------------------------------------------------------------------------------


async def waiting_for_a_game(one: SeriesRig) -> tuple[TableId, Person]:
    """Begin a championship of three: two play, and one waits for them."""
    series = await one.series(Kind.CHAMPIONSHIP, 3, table_options=LONG)
    assert series.id == SERIES
    (table,), (entrant,) = series.running_games, series.waiting
    return table, series.entrants[entrant]


async def passed(one: SeriesRig, days: int) -> None:
    """Let days pass, and everything happen that falls due."""
    for _ in range(days):
        one.clock.pass_(days=1)
        assert await one.tables.due.answer_overdue()


async def test_pauses_of_a_game_in_a_series_are_bounded_and_cost_nobody_a_place(
    tmp_path: Path,
) -> None:
    """F102: two weeks in sum; whoever waits is asked nothing, and is in as before."""
    async with series_house(tmp_path / FILE) as one:
        table, waits = await waiting_for_a_game(one)
        pauses, players = one.tables.pauses, (await one.tables.queries.get(table)).people
        revision = (await one.now(SERIES)).revision
        for person in players:
            await pauses.pause(table, person, 30)
        assert (await one.now(SERIES)).revision > revision
        until = (await one.tables.queries.get(table)).paused_until
        assert until == one.clock() + IN_SERIES
        await passed(one, IN_SERIES.days - 1)
        look = await one.tables.queries.look(table, None)
        assert (look.table.paused_at is None, look.moves, look.table.closing) == (False, 0, None)
        await passed(one, 1)
        assert (await one.tables.queries.get(table)).pause is None
        for person in players:
            assert await key_of(pauses.pause(table, person)) == "pause-used-up-series"
        series = await one.now(SERIES)
        assert waits in [series.entrants[entrant] for entrant in series.still_in]
        assert len(series.still_in) == 3
        # Who waits has no question, and so nothing that time could bring about.
        assert waits.id not in (await one.tables.queries.get(table)).players_by_user


async def test_who_waits_asks_for_the_end_of_a_pause(tmp_path: Path) -> None:
    """Three days later it is over at the latest; a pause of managers is theirs."""
    async with series_house(tmp_path / FILE) as one:
        table, waits = await waiting_for_a_game(one)
        course, pauses = one.tables.series_course, one.tables.pauses
        host, other = (await one.tables.queries.get(table)).people
        assert await key_of(course.ask_to_go_on(SERIES, waits)) == "series-not-waiting"
        for person in (other, host):
            await pauses.pause(table, person, 14)
        assert await key_of(course.ask_to_go_on(SERIES, host)) == "series-not-waiting"
        assert await key_of(course.ask_to_go_on(SERIES, MANAGER)) == "not-entered"
        assert await course.ask_to_go_on(SERIES, waits) == one.clock() + AFTER_ASKING
        assert await key_of(course.ask_to_go_on(SERIES, waits)) == "pause-end-asked"
        await passed(one, AFTER_ASKING.days)
        assert (await one.tables.queries.get(table)).pause is None
        await one.tables.managers.pause(table, MANAGER)
        assert await key_of(course.ask_to_go_on(SERIES, waits)) == "pause-of-managers"


@pytest.mark.parametrize(("why", "most"), [(Stopped.PLACE, STALE), (Stopped.QUARANTINE, GIVEN_UP)])
async def test_a_game_of_a_series_that_nobody_could_play_is_played_again(
    tmp_path: Path, why: Stopped, most: timedelta
) -> None:
    """F102: nobody has conceded; both are called to another table.

    In a deleted place that is so where somebody has played: else it may be gone for good.
    """
    async with series_house(tmp_path / FILE) as one:
        table, _ = await waiting_for_a_game(one)
        await one.bid(table, 0, 2)
        await stop_in_series(one, table, why)
        await passed(one, most.days)
        series = await one.now(SERIES)
        assert (await one.tables.queries.get(table)).given_up is not None
        (again,) = series.running_games
        assert again != table
        assert len(series.still_in) == 3
        assert (await one.tables.queries.get(again)).stops == ()


@pytest.mark.parametrize("why", [Stopped.SERVER, Stopped.UNSHOWN])
async def test_a_series_that_nobody_can_see_ends_without_a_loser(
    tmp_path: Path, why: Stopped
) -> None:
    """F102: after three months, with its games."""
    async with series_house(tmp_path / FILE) as one:
        table, _ = await waiting_for_a_game(one)
        await stop_in_series(one, table, why)
        await passed(one, GIVEN_UP.days)
        series = await one.now(SERIES)
        assert (series.status, await one.live()) == (Status.CANCELLED, [])


async def stop_in_series(one: SeriesRig, table: TableId, why: Stopped) -> None:
    """Have the clocks of a game of a series stand."""
    match why:
        case Stopped.PLACE:
            await one.tables.lobbies.lose_place(table, None)
        case Stopped.QUARANTINE:
            await quarantine(one.tables.queries._tables, table)
        case Stopped.SERVER:
            await one.tables.pauses.lose(GUILD)
        case _:
            await one.tables.pauses.stand(table)


# -- the page --------------------------------------------------------------------------------------


def test_the_page_has_this_table() -> None:
    """What is promised there is what is tested here."""
    lines = [line for line in PAGE.splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    (head,) = (row for row in cells if row[-1] == Effect.BANK.value)
    assert head[1:] == [effect.value for effect in Effect]
    shown = {row[0]: row[1:] for row in cells if len(row) == len(head) and row is not head}
    assert shown == {why.value: [TABLE[why][effect].value for effect in Effect] for why in Stopped}


def test_the_page_names_every_sum() -> None:
    """In days, as they are in the code."""
    for days in (ONE_PERSON, TOGETHER, IN_SERIES, BY_MANAGERS, GIVEN_UP, STALE, AFTER_ASKING):
        assert f"{days.days} days" in PAGE
