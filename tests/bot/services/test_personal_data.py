"""Somebody who is forgotten is nowhere any more, and every game of theirs stays whole (F94)."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.forgotten import WITHDRAWN
from bot.model.invitations import InvitationState
from bot.model.news import NOWHERE, Post, PostKey
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.series import SeriesOpening
from bot.model.table import Opening, Place, Status, TableId, Terms
from bot.model.timers import TimerKind
from bot.model.view import Missed
from bot.rows.kept import ROWS
from bot.rows.people import AbsenceRow, KeptAwayRow, NoteRow, PersonRow
from bot.rows.seats import HeldAnswerRow, PlanRow, StandingOrderRow
from bot.rows.tables import QuarantineErrorRow, RematchRow
from bot.services.tables import Tables
from bot.store.forgotten_people import Forgotten, ForgottenPeople
from bot.store.people import LISTED, OWN, PEOPLE, REFUSED, SHOWN
from bot.store.store import Store
from bot.verify import verify
from games.api import Seat
from games.goths.moves import SendMessage
from games.playout import RandomPlayer
from games.series.api import Kind
from tests.rigs.refusals import key_of
from tests.rigs.series_rig import find_bidding
from tests.rigs.services import compose
from tests.rigs.stores import STORES, OpenStore, sqlite_in
from tests.rigs.table_rig import Clock
from tests.rigs.toy_game import Consider, find

ANN, BOB = Person(900_000_000_000_000_001, "Ann"), Person(900_000_000_000_000_002, "Bob")
SIX = (ANN, BOB, *(Person(900_000_000_000_000_003 + n, f"Guest{n}") for n in range(4)))
SAID = "meet me at the river"
TALKERS = 2


@pytest.fixture(params=sorted(STORES))
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Return what opens a store of one kind, the same each time."""
    return STORES[str(request.param)](tmp_path)


async def _play(tables: Tables) -> TableId:
    """Play a game until two have written the same to each other, and give it up."""
    luck, presses = RandomPlayer("forgotten"), count(100)
    opening = Opening("goths", Terms({"carrier_pigeon": True}, 6, "en"), Place.HERE, 7, 70, ANN)
    table = await tables.lobbies.open(opening, next(presses))
    for person in SIX[1:]:
        await tables.lobbies.join(table.id, person)
    await tables.lobbies.start(table.id, ANN)
    seated = {p.seat: p.user_id for p in (await tables.queries.get(table.id)).players}
    people = {seat: next(p for p in SIX if p.id == who) for seat, who in seated.items()}
    talked: set[Seat] = set()
    while len(talked) < TALKERS:
        look = await tables.queries.look(table.id, None)
        asked = [q.decision for q in look.questions if not q.decision.answered]
        decision = asked[luck.below(len(asked))]
        person = people[decision.seat]
        legal = (await tables.queries.look(table.id, person.id)).legal
        pigeons = [move for move in legal if "pigeon" in repr(move).lower()]
        choice = pigeons or list(legal)
        move = choice[luck.below(len(choice))]
        if any(isinstance(one, SendMessage) for one in legal):
            move = SendMessage(SAID)
            talked.add(decision.seat)
        await tables.moves.play(table.id, person, next(presses), decision.id, move)
    for seat in sorted(people):
        if (await tables.queries.get(table.id)).status is Status.PLAYING:
            await tables.seats.concede(table.id, people[seat])
    return table.id


async def _everything(store: Store) -> str:
    found = [await store._read(f"SELECT * FROM {kept.table}") for kept in ROWS.values()]  # noqa: S608
    return repr([[tuple(row) for row in rows] for rows in found])


async def _verified(tables: Tables, table_id: TableId, folder: Path) -> bytes:
    exported = await tables.history.export(table_id)
    file = folder / "export.json"
    file.write_bytes(exported)
    said = verify(file)
    withdrawn = sum(text == WITHDRAWN for _, text in _said(exported))
    assert (f"In {withdrawn} of them the text reads" in said) is bool(withdrawn)
    return exported


async def test_a_forgotten_person_is_nowhere_and_the_game_stays_whole(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """Neither number nor name nor words; the export of the others is verified as before."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        table_id = await _play(tables)
        before = await _verified(tables, table_id, tmp_path)
        players = (await tables.queries.get(table_id)).players
        seat, speakers = _said(before)[0][0], {seat for seat, _ in _said(before)}
        assert len(speakers) > 1
        who = next(p for p in SIX if p.id == players[seat].user_id)
        await store.commit(
            (
                PersonRow(who.id, "fr"),
                AbsenceRow(who.id, 1, 2),
                PlanRow(table_id, seat, "[]", "[]"),
                StandingOrderRow(table_id, seat, "word"),
                HeldAnswerRow(table_id, "q1", seat, "{}", who.id, 1),
            )
        )
        data = json.loads(await tables.personal_data.data(who.id))
        in_advance = {"plans", "answers in advance", "answers that wait"}
        assert {"settings", "absences", "seats", "moves", *in_advance} <= data.keys()
        assert '"seed"' not in json.dumps(data)
        assert not any(f'"{p.name}"' in json.dumps(data) for p in SIX if p is not who)

        await tables.personal_data.forget(who.id)

        after = await _verified(tables, table_id, tmp_path)
        kept = await _everything(store)
        assert str(who.id) not in kept
        assert f"'{who.name}'" not in kept
        assert set(_said(after)) == {(s, WITHDRAWN if s == seat else SAID) for s in speakers}
        table = await tables.queries.get(table_id)
        left = {p.name for p in SIX if p is not who}
        assert left < {p.name for p in table.players}
        assert json.loads(await tables.personal_data.data(who.id)) == {"user_id": who.id}
        assert await tables.history.chapters(table_id)


async def test_what_they_wrote_is_shown_in_no_position_that_somebody_has_looked_at(
    tmp_path: Path,
) -> None:
    """Nor in one that is in memory, as it was compared with the present one."""
    clock = Clock()
    async with sqlite_in(tmp_path)(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        table_id = await _play(tables)
        people = [p.user_id for p in (await tables.queries.get(table_id)).players]
        speaker, reader = sorted({s for s, _ in _said(await tables.history.export(table_id))})
        look = await tables.queries.look(table_id, people[reader])

        async def shown() -> list[int]:
            """How often the other one is shown what was written, by position."""
            then = [
                await tables.history.then(look, Missed(left=number))
                for number in range(look.moves - 40, look.moves)
            ]
            return [0 if one is None else repr(one.view).count(SAID) for one in then]

        before, who = await shown(), people[speaker]
        assert who is not None
        await tables.personal_data.forget(who)
        assert sum(await shown()) < sum(before)


@pytest.mark.parametrize("restored", [False, True])
async def test_who_was_pinged_in_a_lobby_and_left_it_is_nowhere(
    open_store: OpenStore, tmp_path: Path, *, restored: bool
) -> None:
    """The keys of messages name whom they have pinged, by the number of the account."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        opening = Opening("goths", Terms({}, 2, "en"), Place.HERE, 7, 70, ANN)
        table = await tables.lobbies.open(opening, 1)
        await tables.lobbies.join(table.id, BOB)
        keys = [PostKey.FULL.of(person.id) for person in (ANN, BOB)]
        await tables.outbox.posted_as(table.id, keys, Post(70, NOWHERE))
        await tables.lobbies.leave(table.id, BOB)

        if restored:
            tables.personal_data._forgotten.add(BOB.id, -7, 1)
            await tables.personal_data.forget_again()
        else:
            await tables.personal_data.forget(BOB.id)

        assert str(BOB.id) not in await _everything(store)
        posts = (await tables.outbox.news(table.id)).posts
        assert PostKey.FULL.of(ANN.id) in posts
        assert 2 == len([key for key in posts if PostKey.FULL.matches(key)])


async def test_a_board_that_is_being_posted_does_not_name_who_is_forgotten_meanwhile(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """The manager who wanted it: what its task notes at the end was read before."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        board = await tables.server_boards.put(7, 70, ANN.id)
        await tables.personal_data.forget(ANN.id)
        await tables.server_boards.note(replace(board, post=Post(70, 71)))
        assert await store.people() == ()
        noted = await tables.server_boards.stored(7)
        assert noted is not None
        assert noted.post == Post(70, 71)


async def test_damaged_rows_keep_nobody_from_being_forgotten(tmp_path: Path) -> None:
    """What cannot be read of a move may be what they wrote: it goes, and the rest is mended."""
    clock = Clock()
    async with sqlite_in(tmp_path)(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        table_id = await _play(tables)
        story = await tables.history.chapters(table_id)
        exported = json.loads(await _verified(tables, table_id, tmp_path))
        speakers = {seat for seat, _ in _said(json.dumps(exported).encode())}
        who = [
            p.user_id for p in (await tables.queries.get(table_id)).players if p.seat in speakers
        ]
        # The door to history is the only one that lets this through.
        await store.erase(
            (
                ("UPDATE move SET events = 'half a ' || events WHERE number % 3 = 1", ()),
                ("UPDATE snapshot SET state = state || 'x'", ()),
            )
        )
        for user_id in who:
            assert user_id is not None
            await tables.personal_data.forget(user_id)
        kept = await _everything(store)
        assert not [user_id for user_id in who if str(user_id) in kept]
        assert SAID not in kept
        assert len(await tables.history.chapters(table_id)) == len(story)


async def test_steps_taken_back_by_who_is_forgotten_stay_taken_back(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """What others did since stands as it did, and the game goes on after a restart."""
    clock, presses = Clock(), count(100)
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, find=find, forgotten=tmp_path / "forgotten")
        opening = Opening("toy", Terms({"rounds": 3}, 3, "en"), Place.HERE, 7, 70, ANN)
        table = await tables.lobbies.open(opening, next(presses))
        for person in SIX[1:3]:
            await tables.lobbies.join(table.id, person)
        await tables.lobbies.start(table.id, ANN)
        for person in (ANN, BOB):
            await tables.moves.play(table.id, person, next(presses), "bid1", Consider(2))
        moves = (await tables.queries.look(table.id, ANN.id)).moves
        assert await tables.undo.take_back(table.id, ANN, next(presses), moves)
        before = await store.moves(table.id)
        await tables.seats.concede(table.id, ANN)
        await tables.personal_data.forget(ANN.id)
        after = await store.moves(table.id)
        assert [row.payload for row in before] == [row.payload for row in after]
        tables, _ = compose(store, now=clock, find=find, forgotten=tmp_path / "forgotten")
        look = await tables.queries.look(table.id, BOB.id)
        assert look.table.status is Status.PLAYING
        assert look.undo is not None


def _bytes_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())


async def test_neither_the_file_nor_its_journal_holds_who_was_forgotten(tmp_path: Path) -> None:
    """While the bot runs, too."""
    clock = Clock()
    async with sqlite_in(tmp_path)(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        await _play(tables)
        for person in SIX:
            await tables.personal_data.forget(person.id)
        found = _bytes_in(tmp_path)
        assert SAID.encode() not in found
        for person in SIX:
            assert person.id.to_bytes(8) not in found
            assert str(person.id).encode() not in found


async def test_whom_a_table_refuses_it_refuses_when_they_are_forgotten(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """By a mark: who was put out takes no seat, and who has seen a hand takes no other one."""
    clock, put_out, gone = Clock(), SIX[2], SIX[3]
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, find=find_bidding, forgotten=tmp_path / "forgotten")
        opening = Opening("toy", Terms({}, 4, "en"), Place.HERE, 7, 70, ANN)
        table_id = (await tables.lobbies.open(opening, 1)).id
        for person in (BOB, put_out, gone):
            await tables.lobbies.join(table_id, person)
        await tables.lobbies.start(table_id, ANN)
        await tables.managers.unseat(table_id, ANN, put_out.id)
        await tables.lobbies.leave(table_id, gone)
        for person in (put_out, gone):
            await tables.personal_data.forget(person.id)
            assert str(person.id) not in await _everything(store)
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, find=find_bidding, forgotten=tmp_path / "forgotten")
        for person, why in ((put_out, "barred"), (gone, "has-seen-hands")):
            with pytest.raises(Refused, match=why):
                await tables.seats.claim(table_id, person, Seat(2))
        await tables.seats.claim(table_id, SIX[4], Seat(2))


async def test_who_is_forgotten_gets_no_seat_that_they_have_asked_for(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """Nobody could play there: it is on offer again, which is told, also if they were long ago."""
    clock, asking, other = Clock(), SIX[3], SIX[4]
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, find=find_bidding, forgotten=tmp_path / "forgotten")
        opening = Opening("toy", Terms({}, 3, "en"), Place.HERE, 7, 70, ANN)
        table_id = (await tables.lobbies.open(opening, 1)).id
        for person in (BOB, SIX[2]):
            await tables.lobbies.join(table_id, person)
        await tables.lobbies.start(table_id, ANN)
        await tables.lobbies.leave(table_id, BOB)
        seat = next(p.seat for p in (await tables.queries.get(table_id)).players if p.gone)
        await tables.seats.claim(table_id, asking, seat)
        await tables.outbox.published(table_id, (await tables.outbox.news(table_id)).upto)
        assert not await store.unspoken()
        await tables.personal_data.forget(asking.id)
        assert await store.unspoken() == (table_id,)
        assert await key_of(tables.seats.welcome(table_id, ANN, seat)) == "no-claim"
        await tables.seats.claim(table_id, other, seat)
        # As releases up to 1.1.1 have left it.
        await store.erase(
            (("UPDATE occupancy SET claim_id = -5 WHERE claim_id = ?1", (other.id,)),)
        )
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, find=find_bidding, forgotten=tmp_path / "forgotten")
        clock.pass_(hours=13)
        await tables.due.answer_overdue()
        player = (await tables.queries.get(table_id)).players[seat]
        assert (player.offered, player.person, player.occupancy.claim) == (True, BOB, None)
        await tables.seats.claim(table_id, other, seat)


async def test_for_who_is_forgotten_no_seat_is_kept(open_store: OpenStore, tmp_path: Path) -> None:
    """The lobby says so at once, and its host reads of an invitation that nobody answered."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        opening = Opening("goths", Terms({}, 2, "en"), Place.HERE, 7, 70, ANN)
        table_id = (await tables.lobbies.open(opening, 1)).id
        assert (await tables.invitations.invite(table_id, ANN, [BOB])).invited
        await tables.outbox.published(table_id, (await tables.outbox.news(table_id)).upto)
        await tables.personal_data.forget(BOB.id)
        assert await store.unspoken() == (table_id,)
        table = await tables.queries.get(table_id)
        assert [one.state for one in table.invitations] == [InvitationState.LAPSED]
        assert (await tables.outbox.news(table_id)).invited == ()
        assert (await tables.lobbies.join(table_id, SIX[2])).free_seats == 0


async def test_a_series_refuses_whom_a_manager_took_out_when_they_are_forgotten(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """By a mark, for as long as the series can be entered."""
    clock, put_out = Clock(), SIX[2]
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, find=find_bidding, forgotten=tmp_path / "forgotten")
        terms = Terms({}, 2, "en")
        opening = SeriesOpening(Kind.CHAMPIONSHIP, "toy", {}, terms, Place.HERE, 7, 70, ANN)
        series = await tables.series.open(opening, 1)
        for person in (BOB, put_out):
            await tables.series.enter(series.id, person)
        await tables.managers.unseat_from_series(series.id, ANN, put_out.id)
        await tables.personal_data.forget(put_out.id)
        assert str(put_out.id) not in await _everything(store)
        assert await key_of(tables.series.enter(series.id, put_out)) == "series-barred"
        await tables.series.enter(series.id, SIX[4])


def _said(exported: bytes) -> list[tuple[int, str]]:
    moves = json.loads(exported)["moves"]
    return [(m["seat"], m["move"]["text"]) for m in moves if m["move"] and "text" in m["move"]]


async def test_a_database_that_is_older_than_the_wish_forgets_again(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """A restored backup; but not who has come back since."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        table = await tables.lobbies.open(
            Opening("vikings", Terms({}, 2, "en"), Place.THREAD, 7, 70, ANN), 1
        )
        about = (NoteRow(table.id, BOB.id, "Ann hoards tens."), KeptAwayRow(BOB.id, 3, "Cid"))
        await store.commit((PersonRow(BOB.id, "fr"), PersonRow(ANN.id, "fr"), *about))
        # What the list holds and the database does not know is what a restored one looks like.
        tables.personal_data._forgotten.add(BOB.id, -7, 1)
        await tables.personal_data.forget_again()
        assert await store.person(BOB.id) is None
        assert await store.note(table.id, BOB.id) is None
        assert () == await store.kept_away(BOB.id)
        assert await store.person(ANN.id) is not None
        assert [row.pseudonym for row in await store.erasures()] == [-7]
        await store.commit((PersonRow(BOB.id, "en"),))
        await tables.personal_data.forget_again()
        assert await store.person(BOB.id) == PersonRow(BOB.id, "en")
    assert str(BOB.id) not in (tmp_path / "forgotten").read_text()


async def test_forgetting_somebody_erases_nothing_of_people_with_the_same_digits(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """What broke at a rematch of others stays: of 1204, where 204 or a stranger is forgotten."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        opening = Opening("vikings", Terms({}, 2, "en"), Place.THREAD, 7, 70, ANN)
        table = await tables.lobbies.open(opening, 1)
        broken = QuarantineErrorRow("e1", table.id, "Traceback", 1)
        await store.commit((RematchRow(table.id, table.id, "[1204, 3105]", "[]", None), broken))
        # The database knows no more of a stranger than that there was one.
        tables.personal_data._forgotten.add(77, -7, 1)
        await tables.personal_data.forget_again()
        await tables.personal_data.forget(204)
        assert (broken,) == await store._all(QuarantineErrorRow, "")


@pytest.mark.parametrize("cut", [1, 20, 70, 75, 150])
def test_a_crash_while_the_list_is_written_costs_nobody_else_their_place(
    tmp_path: Path, cut: int
) -> None:
    """Wherever it comes, the salt, a line and what is noted later can be read."""
    people = ForgottenPeople(tmp_path / "forgotten")
    people.add(ANN.id, -1, 1)
    whole = (tmp_path / "forgotten").read_bytes()
    kept = [one for one in people.all() if cut >= len(whole)]
    (tmp_path / "forgotten").write_bytes(whole[:cut])
    assert kept == people.all()
    people.add(BOB.id, -2, 2)
    assert [*kept, Forgotten(people.digest(BOB.id), -2, 2)] == people.all()


async def test_nobody_is_forgotten_while_others_play_with_them(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """They are told what to leave first, and nothing is noted."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        opening = Opening("vikings", Terms({}, 3, "en"), Place.HERE, 7, 70, ANN)
        table = await tables.lobbies.open(opening, 1)
        with pytest.raises(Refused, match="forget-playing") as refused:
            await tables.personal_data.forget(ANN.id)
        said = texts("en")("refused-forget-playing", **refused.value.details)
        assert f"with you: table {table.id}. Leave" in said
    assert not (tmp_path / "forgotten").exists()


async def test_who_sits_down_while_they_are_forgotten_has_come_back(tmp_path: Path) -> None:
    """Whatever comes between the last look and the erasure waits, and is somebody new's then."""
    clock, loop = Clock(), asyncio.get_running_loop()
    async with sqlite_in(tmp_path)(clock) as store:
        tables, _ = compose(store, now=clock, find=find_bidding, forgotten=tmp_path / "forgotten")
        opening = Opening("toy", Terms({}, 3, "en"), Place.HERE, 7, 70, ANN)
        table = await tables.lobbies.open(opening, 1)
        entered = SeriesOpening(
            Kind.CHAMPIONSHIP, "toy", {}, Terms({}, 2, "en", "slow"), Place.HERE, 7, 70, ANN
        )
        series = await tables.series.open(entered, 2)
        note, begun = tables.personal_data._forgotten.add, list[asyncio.Task[object]]()

        async def sit() -> None:
            begun.append(asyncio.create_task(tables.lobbies.join(table.id, BOB)))
            begun.append(asyncio.create_task(tables.series.enter(series.id, BOB)))
            for _ in range(50):
                await asyncio.sleep(0)

        def add(user_id: int, pseudonym: int, at: int) -> None:
            asyncio.run_coroutine_threadsafe(sit(), loop).result()
            note(user_id, pseudonym, at)

        with patch.object(tables.personal_data._forgotten, "add", add):
            await tables.personal_data.forget(BOB.id)
        await asyncio.gather(*begun)
        both = [ANN.id, BOB.id]
        stored, kept = await store.table(table.id), await store.series(series.id)
        assert stored is not None
        assert kept is not None
        assert [seat.user_id for seat in stored.seats] == both
        assert [p.user_id for p in (await tables.queries.get(table.id)).players] == both
        assert [one.user_id for one in kept.entrants] == both
        assert len(await store.erasures()) == 1


async def test_who_sits_down_just_before_is_not_forgotten(tmp_path: Path) -> None:
    """They are told of that table, and nothing is noted."""
    clock = Clock()
    async with sqlite_in(tmp_path)(clock) as store:
        tables, _ = compose(store, now=clock, find=find_bidding, forgotten=tmp_path / "forgotten")
        opening = Opening("toy", Terms({}, 3, "en"), Place.HERE, 7, 70, ANN)
        table = await tables.lobbies.open(opening, 1)
        service = tables.personal_data
        look = service._traces

        async def look_first(user_id: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
            found = await look(user_id)
            if not found[0]:
                await tables.lobbies.join(table.id, BOB)
            return found

        with (
            patch.object(service, "_traces", look_first),
            pytest.raises(Refused, match="forget-playing"),
        ):
            await service.forget(BOB.id)
        assert [p.user_id for p in (await tables.queries.get(table.id)).players] == [ANN.id, BOB.id]
    assert not (tmp_path / "forgotten").exists()


async def test_what_cannot_be_noted_is_not_begun(open_store: OpenStore, tmp_path: Path) -> None:
    """A full disk: nothing is half forgotten, and the person is told."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "missing" / "forgotten")
        await store.commit((PersonRow(BOB.id, "fr"),))
        with pytest.raises(Refused, match="store-failed"):
            await tables.personal_data.forget(BOB.id)
        assert await store.person(BOB.id) is not None


async def test_history_is_closed_again_after_an_erasure(open_store: OpenStore) -> None:
    """The door stands open for one transaction."""
    async with open_store(Clock()) as store:
        await store.erase(())
        assert not await store._read("SELECT key FROM meta WHERE key = 'erasing'")


def test_every_column_that_names_a_person_is_known() -> None:
    """A new one has to say what becomes of it, and is handed out."""
    names = {"user_id", "other_id", "host_id", "claim_id", "whom"}
    found = {(k.table, f) for kind, k in ROWS.items() for f in kind._fields if f in names}
    known = {(table, column) for table, _, column, _ in PEOPLE}
    # Mail is deleted when it has been read.
    listed = {(table, column) for table, column, _ in LISTED}
    known |= listed
    assert found == known | {(table, "user_id") for table in (*OWN, *REFUSED, "mail")}
    shown = {(of.split()[0], column) for of, column, _ in SHOWN.values()}
    assert found - {("mail", "user_id")} - listed <= shown
    # Whoever stands on somebody's list is not told.
    assert not listed & shown


def test_every_row_of_a_seat_is_handed_to_whoever_sits_there() -> None:
    """A new one is handed out, too, or has a reason not to be; so are the kinds of timers."""
    of_seats = {"seat", "voter", "giver"}
    found = {kept.table for kind, kept in ROWS.items() if of_seats & {*kind._fields}}
    assert found <= {of.split()[0] for of, _, _ in SHOWN.values()}
    not_theirs = {
        TimerKind.CLAIM: "Somebody else's claim to the seat.",
        TimerKind.COMPUTER: "Nobody sits there but a computer.",
        TimerKind.PAUSE_WISH: "The wish itself is handed out.",
    }
    of_a_seat = {TimerKind.PACE_WISH, *not_theirs}
    shown = {kind for kind in TimerKind if f"'{kind}'" in SHOWN["paces wanted"][0]}
    assert shown == of_a_seat - not_theirs.keys()


async def test_whoever_is_out_of_a_series_is_forgotten_while_it_goes_on(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """They were told to leave it first, which they had; others host it, as nobody asks a number."""
    clock, presses = Clock(), count(1)
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, find=find_bidding, forgotten=tmp_path / "forgotten")
        opening = SeriesOpening(
            Kind.CHAMPIONSHIP, "toy", {}, Terms({"rounds": 50}, 2, "en"), Place.HERE, 7, 70, ANN
        )
        series = await tables.series.open(opening, next(presses))
        assert await key_of(tables.personal_data.forget(ANN.id)) == "forget-playing"
        for person in SIX[1:4]:
            await tables.series.enter(series.id, person)
        await tables.series_course.start(series.id, ANN)
        assert await key_of(tables.personal_data.forget(ANN.id)) == "forget-playing"
        await tables.series_course.give_up(series.id, ANN)
        await tables.personal_data.forget(ANN.id)
        assert str(ANN.id) not in await _everything(store)
        known = await tables.queries.series(series.id)
        assert known.status is Status.PLAYING
        (playing,) = known.running_games
        table = await tables.queries.get(playing)
        assert known.host == table.host == known.entrants[known.still_in[0]]
        # It goes on to its end with a number among those who took part.
        loser = table.people[0]
        await tables.series_course.give_up(series.id, loser)
        (last,) = (await tables.queries.series(series.id)).running_games
        assert (await tables.queries.get(last)).host == known.host
        await tables.series_course.give_up(series.id, (await tables.queries.get(last)).people[0])
        assert (await tables.queries.series(series.id)).status is Status.OVER
