"""A game looked at again shows each viewer what they saw, and everything once it is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.host_events import TakenBack
from bot.model.players import Person
from bot.model.recollection import Recollection
from bot.model.replay import Eyes, Replay, Sight
from bot.model.table import Opening, Place, Status, TableId, Terms
from bot.rows.moves import MoveRow
from bot.services.replay import _Viewing
from bot.table.live_table import LiveTable
from bot.table.reel import KEPT, Reel
from cogs.elements.uploads import Picture
from cogs.panels.replay import replay_panel
from games import GAME_IDS, find
from games.api import AnyGame, Applied, Move, Options, Seat
from games.codec import dump
from tabletop.testing.played_games import Played, audible, tables
from tests.rigs.history_rig import DAN, HistoryRig, past
from tests.rigs.laid_out import components
from tests.rigs.refusals import key_of
from tests.rigs.table_rig import ANN, BOB, CID
from tests.rigs.table_views import table_view

EN = texts("en")
SEED = "replay"
STRANGER = Person(99, "Odin")
TRIED = 60
"""So many moments of a game are tried."""
PAIRS = 8
"""So many pairs of worlds are compared of each game."""


Made = tuple[Seat, Move, Applied[Any]]


def rows_of(begun: Applied[Any], made: Sequence[Made]) -> list[MoveRow]:
    """Store the moves of a game."""
    rows: list[MoveRow] = []
    chapter = 0
    for number, (seat, move, applied) in enumerate([(None, None, begun), *made]):
        before, chapter = chapter, chapter + sum(e.begins_turn for e in applied.events)
        payload = "null" if move is None else dump(move).decode()
        rows.append(
            MoveRow(
                *(1, number, None, seat, None, f"q{number}", payload),
                dump(applied.events).decode(),
                *("start" if move is None else "player", before, chapter, number),
            )
        )
    return rows


def seen(
    game: AnyGame, seats: int, options: Options, rows: Sequence[MoveRow], viewer: Seat | None
) -> list[object]:
    """All that somebody is shown of a game that goes on, step by step: words, controls, views."""
    reel = Reel(game, seats, options, SEED, None, rows)
    table = table_view(game, reel.state(0), seats, None).table
    table = replace(table, terms=replace(table.terms, options=options))
    viewing = _Viewing(LiveTable(table, None, SEED), reel, -1 if viewer is None else int(viewer))
    assert viewing.allowed(Seat(0)) is viewing.allowed(Sight.OPEN) is Sight.OWN
    track = viewing.track(Sight.OWN)
    shown = [viewing.replay(Sight.OWN, track, n, reel.state(at)) for n, at in enumerate(track)]
    return [
        (one.looks, components(replay_panel(one, [Picture(b"", "alt", "x.png")], EN)))
        for one in (*shown[:2], *shown[-6:])
    ]


def worlds(played: Played) -> Iterator[tuple[Seat | None, list[MoveRow], list[MoveRow]]]:
    """Yield games alike to a viewer: somebody made a move unheard, another one, or none."""
    game, made = played.game, [(s.decision.seat, s.move, s.applied) for s in played.steps]
    for number, step in list(enumerate(played.steps))[:: max(1, len(played.steps) // TRIED)]:
        mover = step.decision.seat
        other = next((m for m in step.before.moves(mover) if m != step.move), None)
        unheard = [v for v in played.viewers if v != mover]
        unheard = [v for v in unheard if not audible(step.applied.events, v)]
        for viewer in unheard[-2:]:
            here = rows_of(played.begun, made[: number + 1])
            if step.before.view(viewer) == step.after.view(viewer):
                yield viewer, here, rows_of(played.begun, made[:number])
            if other is None:
                continue
            there = game.apply(step.before.state, mover, other)
            if not audible(there.events, viewer) and (
                game.view(there.state, viewer) == step.after.view(viewer)
            ):
                yield viewer, here, rows_of(played.begun, (*made[:number], (mover, other, there)))


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_running_game_looks_the_same_in_worlds_that_a_viewer_cannot_tell_apart(
    game_id: str,
) -> None:
    """F93, F37: what another did in secret, or whether at all, is in no step and no count."""
    played = Played.of(tables(find(game_id))[0], SEED)
    pairs = list(islice(worlds(played), PAIRS))
    for viewer, here, there in pairs:
        assert here != there
        known = (played.game, played.table.seats, played.table.options)
        assert seen(*known, here, viewer) == seen(*known, there, viewer)
    # In the others every move is heard by everybody, if not what it was.
    assert pairs or game_id not in {"goths", "rage"}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_step_is_what_its_viewer_saw_then(game_id: str) -> None:
    """The view of the moment, for each seat; afterwards through all eyes."""
    table = tables(find(game_id))[0]
    played = Played.of(table, SEED)
    rows = rows_of(played.begun, [(s.decision.seat, s.move, s.applied) for s in played.steps])
    reel = Reel(table.game, table.seats, table.options, SEED, None, rows)
    over = replace(
        table_view(table.game, reel.state(0), table.seats, None).table, status=Status.OVER
    )
    viewing = _Viewing(LiveTable(over, None, SEED), reel, -1)
    for eyes in viewing.others:
        viewers: list[Seat | None] = [None]
        if eyes is Sight.OPEN:
            viewers += played.seats
        elif not isinstance(eyes, Sight):
            viewers = [eyes]
        for step in (0, len(rows) // 2, len(rows) - 1):
            track = viewing.track(eyes)
            at = max(number for number, seen_at in enumerate(track) if seen_at <= step)
            shown = viewing.replay(eyes, track, at, reel.state(track[at]))
            for look, viewer in zip(shown.looks, viewers, strict=True):
                assert look.view == played.positions[track[at]].view(viewer)


def test_a_long_game_is_wound_from_the_nearest_kept_position() -> None:
    """However long it is, few are kept; what was taken back meanwhile is played anew."""
    table = tables(find("rage"))[0]
    played = Played.of(table, SEED)
    rows = rows_of(played.begun, [(s.decision.seat, s.move, s.applied) for s in played.steps])
    reel = Reel(table.game, table.seats, table.options, SEED, None, rows)
    for step in (len(rows) - 1, 0, 40, 41, len(rows) // 2):
        assert reel.state(step) == played.positions[step].state
    kept = reel.kept()
    assert 2 <= len(kept) <= KEPT + 1
    shorter = Reel(table.game, table.seats, table.options, SEED, None, rows[:41], reel)
    assert set(shorter.kept()) == {step for step in kept if step <= 40}
    assert all(shorter.kept()[step] is kept[step] for step in shorter.kept())
    assert shorter.state(40) == played.positions[40].state


async def again(
    one: HistoryRig,
    table: TableId,
    person: Person,
    eyes: Eyes | None = None,
    step: int | None = None,
) -> Replay:
    return await one.tables.replays.show(table, person.id, eyes, step)


async def steps(one: HistoryRig, table: TableId, person: Person) -> list[Replay]:
    last = await again(one, table, person)
    return [await again(one, table, person, last.eyes, step) for step in range(last.steps)]


async def test_everybody_sees_again_what_they_saw_in_their_own_tenure(tmp_path: Path) -> None:
    """F93: whoever took a seat over sees none of what it knew before them, nor who left after."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("rage")
        for number in range(60):
            await one.step(table, number * 7)
        taken = (await one.look(table)).moves
        one.clock.pass_(hours=1)
        await one.tables.lobbies.leave(table, BOB)
        look = await one.look(table)
        bob = next(p.seat for p in look.table.players if p.user_id == BOB.id)
        await one.tables.seats.claim(table, DAN, bob)
        await one.tables.seats.welcome(table, ANN, bob)
        assert (await one.look(table, DAN)).seat == bob
        for number in range(40):
            look = await one.look(table)
            asked = next(q.decision.seat for q in look.questions if not q.decision.answered)
            who = next(p for p in (ANN, DAN, CID) if p.id == look.table.players[asked].user_id)
            await one.play_any(table, who, number * 7)
        for person, before, after in ((DAN, None, bob), (BOB, bob, None)):
            told = await steps(one, table, person)
            eyes = [step.looks[0].seat for step in told]
            assert {before, after} == set(eyes)
            assert eyes == sorted(eyes, key=lambda seat: seat == after)
            assert all(step.eyes is Sight.OWN and not step.others for step in told)
        reel = one.tables.replays._reels._reels[table]
        mine = [
            n for n, step in enumerate(await steps(one, table, DAN)) if step.looks[0].seat == bob
        ]
        assert reel.rows[-1].number > taken
        assert len(mine) > 1
        # A stranger sees what was public, whatever a forged control says.
        for step in await steps(one, table, STRANGER):
            assert step.looks[0].seat is None
        forged = await again(one, table, STRANGER, Seat(0), 5)
        assert (forged.eyes, forged.looks[0].seat) == (Sight.OWN, None)


async def test_who_loses_a_seat_while_they_look_back_sees_nothing_of_what_follows(
    tmp_path: Path,
) -> None:
    """F93: neither again, nor among what they have missed, however long the database takes."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("rage")
        for number in range(60):
            await one.step(table, number * 7)
        before = await one.look(table, BOB)
        missed = await one.history.since(before)
        assert before.seat is not None
        read, handed_on = one.store.moves, list[Seat]()

        async def slowly(table_id: int) -> tuple[MoveRow, ...]:
            if before.seat is not None and not handed_on:
                handed_on.append(before.seat)
                await one.tables.lobbies.leave(table, BOB)
                await one.tables.seats.claim(table, DAN, before.seat)
                await one.tables.seats.welcome(table, ANN, before.seat)
                for number in range(40):
                    look = await one.look(table)
                    seat = next(q.decision.seat for q in look.questions if not q.decision.answered)
                    who = look.table.players[seat].user_id
                    person = next(p for p in (ANN, DAN, CID) if p.id == who)
                    await one.play_any(table, person, number * 7)
            return await read(table_id)

        with patch.object(one.store, "moves", slowly):
            shown = await again(one, table, BOB)
        assert shown.looks[0].seat is None
        assert (await again(one, table, DAN)).looks[0].seat == before.seat
        assert missed.account.events == (await one.history.since(before)).account.events


async def test_what_was_done_in_a_seat_is_told_of_who_sat_there(tmp_path: Path) -> None:
    """A move that nobody heard of is not the successor's, nor theirs alone what is remembered."""
    async with past(tmp_path / "host.sqlite3") as one:
        table, seat = await one.handed_over()
        people = (await one.tables.replays.remembered(table)).people
        assert [2 if at == seat else 1 for at in range(3)] == [*map(len, people)]
        assert (BOB, DAN) == people[seat]
        unheard = [
            step
            for step in await steps(one, table, STRANGER)
            if step.mover == seat and not step.heard.events
        ]
        assert unheard
        for step in unheard:
            panel = replay_panel(step, [Picture(b"", "alt", "x.png") for _ in step.looks], EN)
            told = str(components(panel))
            assert BOB.name in told.partition("does something")[0]
            assert {look.table.names[seat] for look in step.looks} == {BOB.name}
        first, *_, last = await one.tables.replays.footage(table, 9)
        assert [one.look.table.names[seat] for one in (first, last)] == [BOB.name, DAN.name]


async def test_a_clock_that_was_set_back_shows_nobody_what_was_seen_after_them(
    tmp_path: Path,
) -> None:
    """F93: when somebody left is known by its time; moves with an earlier one came later."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("rage")
        for number in range(60):
            await one.step(table, number * 7)
        bob = next(p.seat for p in (await one.look(table)).table.players if p.user_id == BOB.id)
        reel = await one.tables.replays._reels.of((await one.look(table)).table)
        own = max(row.number for row in reel.rows if row.seat == bob)
        one.clock.pass_(hours=1)
        await one.tables.lobbies.leave(table, BOB)
        one.clock.pass_(hours=-2)
        for number in range(8):
            look = await one.look(table)
            asked = {q.decision.seat for q in look.questions if not q.decision.answered}
            others = [p for p in (ANN, CID) if look.table.seat_of(p.id) in asked]
            if others:
                await one.play_any(table, others[0], number * 7)
        await one.tables.seats.claim(table, DAN, bob)
        await one.tables.seats.welcome(table, ANN, bob)
        for number in range(20):
            look = await one.look(table)
            seat = next(q.decision.seat for q in look.questions if not q.decision.answered)
            who = next(p for p in (ANN, DAN, CID) if p.id == look.table.players[seat].user_id)
            await one.play_any(table, who, number * 7)
        told = await steps(one, table, BOB)
        seen = [step.heard.moves[-1] for step in told if step.looks[0].seat == bob]
        assert own <= max(seen) <= 60
        assert told[-1].looks[0].seat is None
        assert (await again(one, table, DAN)).looks[0].seat == bob


async def test_once_it_is_over_everything_may_be_seen_and_a_restart_loses_nothing(
    tmp_path: Path,
) -> None:
    """F41: chosen by how the game ended; a game called off stays as each of them saw it."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        ended, off = await one.game("schools"), await one.game("schools")
        await one.to_the_end(ended)
        for number in range(9):
            await one.step(off, number)
        for person in (ANN, BOB):
            await one.tables.lobbies.agree_cancel(off, person)
        assert (await one.look(off)).table.status is Status.CANCELLED
        before = await again(one, ended, CID, Sight.OPEN, 7)
        assert (await one.tables.replays.remembered(ended)).feats
        # Not even that there was luck is told of a game whose hands nobody has shown.
        assert await one.tables.replays.remembered(off) == Recollection()
        opening = Opening("schools", Terms({}, 2, "en"), Place.HERE, 7, 70, ANN)
        lobby = await one.tables.lobbies.open(opening, one.press())
        assert await key_of(again(one, lobby.id, ANN)) == "not-started"
    async with past(path) as one:
        same = await again(one, ended, CID, Sight.OPEN, 7)
        assert same == before
        assert [look.seat for look in same.looks] == [None, 0, 1]
        assert set(same.others) == {Sight.OPEN, Sight.PUBLIC, 0, 1}
        assert (await again(one, ended, ANN)).eyes == 0
        # The same moment through other eyes, however they count the steps.
        there = await one.tables.replays.show(ended, CID.id, Sight.PUBLIC, 7, counted=Sight.OPEN)
        assert there.looks[0].view.viewer is None
        assert there.turn == same.turn
        closed = await again(one, off, CID, Sight.OPEN)
        assert (closed.eyes, closed.others, closed.looks[0].seat) == (Sight.OWN, (), None)


async def test_ways_lead_by_move_turn_and_round(tmp_path: Path) -> None:
    """Back is to where the turn began, and from there to the one before."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("norwegian")
        await one.to_the_end(table)
        all_steps = [
            await again(one, table, ANN, Sight.PUBLIC, step)
            for step in range((await again(one, table, ANN, Sight.PUBLIC)).steps)
        ]
        turns = [step.turn for step in all_steps]
        rounds = [step.round or 0 for step in all_steps]
        assert None not in [step.round for step in all_steps]
        for number, step in enumerate(all_steps):
            ways = step.ways
            assert (ways.first, ways.last) == (0, len(turns) - 1)
            assert (ways.back, ways.on) == (max(number - 1, 0), min(number + 1, len(turns) - 1))
            for numbered, back, on in (
                (turns, ways.turn_back, ways.turn_on),
                (rounds, ways.round_back, ways.round_on),
            ):
                assert not back or numbered[back - 1] < numbered[back]
                assert back < number or not number
                assert on == len(turns) - 1 or numbered[on - 1] == numbered[number] < numbered[on]
        assert [turn.story.number for turn in all_steps[0].turns] == sorted(set(turns))
        assert all(turns[turn.step] == turn.story.number for turn in all_steps[0].turns)


@pytest.mark.parametrize(
    ("game_id", "said"), [("rage", "turn 2"), ("goths", "round 2"), ("vikings", "turn 2 · round 1")]
)
def test_a_step_is_counted_as_the_game_counts(game_id: str, said: str) -> None:
    """A turn of Clash of Rage has phases, and what others call a turn Goths call a round."""
    kind = tables(find(game_id))[0]
    played = Played.of(kind, SEED)
    rows = rows_of(played.begun, [(s.decision.seat, s.move, s.applied) for s in played.steps[:150]])
    reel = Reel(kind.game, kind.seats, kind.options, SEED, None, rows)
    table = table_view(kind.game, reel.state(0), kind.seats, None).table
    table = replace(table, terms=replace(table.terms, options=kind.options))
    viewing = _Viewing(LiveTable(table, None, SEED), reel, -1)
    track = viewing.track(Sight.OWN)
    told = (
        moment(viewing.replay(Sight.OWN, track, number, reel.state(at)))
        for number, at in enumerate(track)
    )
    assert any(f" · {said} · " in line for line in told)


def moment(shown: Replay) -> str:
    """What stands below the picture of a step."""
    panel = replay_panel(shown, [Picture(b"", "alt", "x.png") for _ in shown.looks], EN)
    return next(line for line in str(components(panel)).split("'") if "-# Move" in line)


async def test_that_moves_were_taken_back_is_told_where_it_was(tmp_path: Path) -> None:
    """Without a step of its own, nor one for a draft that nobody else hears of."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        person = await one.announced(table)
        steps_before = (await again(one, table, CID)).steps
        assert await one.take_back(table, person)
        after = await again(one, table, CID)
        assert after.steps == steps_before - 1
        assert any(isinstance(event, TakenBack) for event in after.heard.events)


async def test_a_game_whose_moves_were_let_go_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game that ended long ago there is neither a replay nor a film, and nothing breaks."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("schools")
        await one.to_the_end(table)

        async def none(_: int) -> tuple[MoveRow, ...]:
            return ()

        monkeypatch.setattr(one.store, "moves", none)
        assert await key_of(again(one, table, ANN)) == "not-kept"
        assert await key_of(one.tables.replays.footage(table, 9)) == "not-kept"
        assert await one.tables.replays.remembered(table) == Recollection()


async def test_a_game_that_cannot_be_played_again_is_told_so(tmp_path: Path) -> None:
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("schools")
        await one.to_the_end(table)
        live = await one.repository.peek(table)
        one.repository._live[table] = replace(live, table=replace(live.table, version=999))
        assert await key_of(again(one, table, ANN)) == "no-past"


async def test_a_game_that_cannot_say_what_it_is_remembered_by_ends_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error in the epilogue of an installed game keeps nobody from reading who has won."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("schools")
        await one.to_the_end(table)

        def broken(*_: object) -> object:
            raise ZeroDivisionError

        monkeypatch.setattr(type(find("schools")), "epilogue", broken)
        assert await one.tables.replays.remembered(table) == Recollection()
