"""A table in quarantine, rebuilt from its seed and its moves, or honestly left where it is."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.model.refusal import Refused
from bot.model.table import Status, TableId
from games import find
from games.codec import dump
from games.vikings.moves import Believe
from tests.rigs.history_rig import HistoryRig, past
from tests.rigs.seated import seated
from tests.rigs.table_rig import ANN, BOB


async def refusal(refusing: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await refusing
    return caught.value


async def broken(path: Path, damage: str) -> tuple[TableId, bytes]:
    """Play a game with an undo in it, damage its rows; its id and last position."""
    async with past(path) as one:
        table = await one.game()
        for _ in range(2):
            person = await one.announced(table)
            await one.take_back(table, person)
        await one.announced(table)
        live = await one.repository.peek(table)
        assert live.running is not None
        await one.store._rows(damage)
        return table, dump(live.running.state)


async def harm(one: HistoryRig, *damage: str) -> None:
    """Damage rows as no statement of the host could."""
    kept = await one.store._rows("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    for name, _ in kept:
        await one.store._rows(f"DROP TRIGGER {name}")
    for statement in (*damage, *(sql for _, sql in kept)):
        await one.store._rows(statement)


async def state_of(one: HistoryRig, table: TableId) -> bytes:
    live = await one.repository.peek(table)
    assert live.running is not None
    return dump(live.running.state)


@pytest.mark.parametrize(
    ("damage", "verdict"),
    [
        ("UPDATE snapshot SET checksum = 0", "sound"),
        ("UPDATE snapshot SET state = '{}'", "restored"),
        ("UPDATE snapshot SET version = 99", "sound"),
        ("DELETE FROM snapshot", "restored"),
    ],
)
async def test_a_damaged_position_is_rebuilt(tmp_path: Path, damage: str, verdict: str) -> None:
    """F56: the log is the truth; questions, undo and clocks are as the moves have it."""
    path = tmp_path / "host.sqlite3"
    table, state = await broken(path, damage)
    async with past(path) as one:
        assert (await refusal(one.look(table, ANN))).key == "table-quarantined"
        assert await one.tables.undo.repair(table, ANN, manager=False) == verdict
        assert await state_of(one, table) == state
        found = await one.tables.queries.get(table)
        assert (found.status, found.error_id) == (Status.PLAYING, None)
        look = await one.look(table)
        assert all(q.decision.id.endswith("u2") and q.due_at for q in look.questions)
        rows = await one.store._rows("SELECT user_id, verdict FROM repair")
        assert rows == [(ANN.id, verdict)]
        await one.to_the_end(table)
    async with past(path) as one:
        assert (await one.look(table)).outcome is not None


async def test_a_table_that_cannot_be_rebuilt_stays_in_quarantine(tmp_path: Path) -> None:
    """The refusal names the move and an error that the log knows; nothing is changed."""
    path = tmp_path / "host.sqlite3"
    table, _ = await broken(path, "UPDATE snapshot SET checksum = 0")
    async with past(path) as one:
        await refusal(one.look(table, ANN))
        await one.store._rows("DROP TRIGGER move_is_never_changed")
        await one.store._rows("UPDATE move SET payload = '[\"Nonsense\"]' WHERE number = 2")
        refused = await refusal(one.tables.undo.repair(table, ANN, manager=False))
        assert (refused.key, refused.details["move"]) == ("repair-failed", "2")
        rows = await one.store._rows("SELECT id FROM quarantine_error ORDER BY at")
        assert refused.details["error"] in {row[0] for row in rows}
        assert await one.store._rows("SELECT verdict FROM repair") == [("failed",)]
        assert (await one.tables.queries.get(table)).status is Status.QUARANTINED


WHOLE = [
    "UPDATE move SET events = '[]' WHERE number = 2",
    "UPDATE move SET events = 'nonsense' WHERE number = 2",
    "UPDATE game_table SET pace = 'forgotten'",
    "UPDATE game_table SET place = 'nowhere'",
    "UPDATE game_table SET opened_at = 1 << 62",
    "UPDATE game_table SET status = 'forgotten'",
    "UPDATE game_table SET hints = 'forgotten'",
    "UPDATE game_table SET seed = NULL",
    "UPDATE game_table SET seats = 99",
    "DELETE FROM seat WHERE seat = 1",
    "UPDATE seat SET user_id = NULL, level = 'forgotten' WHERE seat = 1",
]
"""Damage that leaves seed and moves as they were."""


@pytest.mark.parametrize("damage", WHOLE)
async def test_where_seed_and_moves_are_whole_the_game_goes_on(tmp_path: Path, damage: str) -> None:
    """F56: by itself, or repaired by its host; whoever sat there sits there again."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        table = await one.game()
        for number in range(6):
            await one.step(table, number)
        live = await one.repository.peek(table)
        assert live.running is not None
        seed, state = live.seed, dump(live.running.state)
        told = await one.tables.history.chapters(table)
        seated = [player.user_id for player in live.table.players]
        await harm(one, damage)
        if "move" in damage:
            await one.store._rows("UPDATE snapshot SET checksum = 0")
    async with past(path) as one:
        try:
            await one.look(table, ANN)
        except Refused as refused:
            assert refused.key == "table-quarantined"  # noqa: PT017 - some heal by themselves
            await one.tables.undo.repair(table, ANN, manager=False)
        live = await one.repository.peek(table)
        assert (await state_of(one, table), live.seed) == (state, seed)
        assert seated == [player.user_id for player in live.table.players]
        await one.tables.seats.notice(table, BOB.id, BOB.name)
        assert {ANN.name, BOB.name} <= set((await one.tables.queries.get(table)).names)
        assert told == await one.tables.history.chapters(table)
        await one.to_the_end(table)
    async with past(path) as one:
        assert (await one.look(table)).outcome is not None


async def test_what_came_of_moves_is_told_again_where_their_rows_do_not_say_it(
    tmp_path: Path,
) -> None:
    """F56: by the rules, in the story, in the news and in what may be taken back."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        table = await one.game()
        person = await one.announced(table)
        history = one.tables.history
        told = await history.chapters(table), await history.lately(await one.look(table))
        missed = [await history.since(await one.look(table, who)) for who in (ANN, BOB)]
        await harm(
            one,
            "UPDATE move SET events = 'nonsense' WHERE number % 2",
            "UPDATE move SET events = '[]' WHERE NOT number % 2",
        )
    async with past(path) as one:
        one.press, history = count(9000).__next__, one.tables.history
        assert told == (await history.chapters(table), await history.lately(await one.look(table)))
        assert missed == [await history.since(await one.look(table, who)) for who in (ANN, BOB)]
        await one.take_back(table, person)
        await one.to_the_end(table)
        assert (await history.check_luck(table)).moves > 1


LOST = [
    ("UPDATE game_table SET seed = NULL", "DELETE FROM snapshot"),
    ("UPDATE game_table SET options = '[1]'", "DELETE FROM snapshot"),
    ("DELETE FROM move", "UPDATE snapshot SET state = '{}'"),
]
"""Damage after which nobody knows how the game went."""


@pytest.mark.parametrize("damage", LOST)
async def test_of_a_broken_table_everything_says_who_can_mend_it(
    tmp_path: Path, damage: tuple[str, ...]
) -> None:
    """F56: that it had begun, or is closed, is said of no other."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        table = await one.game()
        for number in range(6):
            await one.step(table, number)
        await harm(one, *damage)
    async with past(path) as one:
        for way in (
            one.look(table),
            one.look(table, BOB),
            one.tables.replays.show(table, BOB.id),
            one.tables.moves.play(table, ANN, one.press(), "q1", Believe()),
        ):
            assert (await refusal(way)).key == "table-quarantined"


async def test_a_game_that_nobody_knows_keeps_no_other_from_being_listed(tmp_path: Path) -> None:
    """F56: its rows stay as they are, for the day when it is known."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        lost, table = await one.game(), await one.game()
        await one.store._rows("UPDATE game_table SET game = 'chess' WHERE id = 1")
        assert lost == 1
        guild = (await one.tables.queries.get(table)).guild_id
    async with past(path) as one:
        assert (await refusal(one.look(lost, ANN))).key == "game-missing"
        assert [found.id for found in await one.tables.queries.active(guild)] == [table]


async def test_options_that_no_game_takes_are_noted_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """F56: a lobby with options of a wrong type is quarantined, and its host can close it."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        table = await one.game()
        await one.store._rows("""UPDATE game_table SET options = '{"arena": "x"}'""")
    async with past(path) as one:
        for _ in range(5):
            assert (await one.tables.queries.get(table)).status is Status.QUARANTINED
            await one.tables.outbox.news(table)
        assert 1 == sum(record.levelname == "ERROR" for record in caplog.records)
        assert (await one.tables.queries.get(table)).terms.options == (
            {option.key: option.default for option in find("vikings").options}
        )


async def test_what_cannot_be_rebuilt_is_closed_or_begun_again(tmp_path: Path) -> None:
    """F56: by its host or a manager; the same people sit at the new table, and it may start."""
    path = tmp_path / "host.sqlite3"
    table, _ = await broken(path, "UPDATE snapshot SET checksum = 0")
    async with past(path) as one:
        await refusal(one.look(table, ANN))
        lobbies = one.tables.lobbies
        for giving_up in (
            lobbies.give_up(table, BOB, manager=False),
            lobbies.begin_again(table, BOB, 1, manager=False),
        ):
            assert (await refusal(giving_up)).key == "not-in-charge"
        again = await lobbies.begin_again(table, BOB, 2, manager=True)
        before = await one.tables.queries.get(table)
        assert (before.status, again.status) == (Status.CANCELLED, Status.LOBBY)
        assert len(again.players) == len(before.players)
        assert {ANN.id, BOB.id} < {player.user_id for player in again.players}
        assert before.acts[-1].detail == str(again.id)
        assert (await refusal(lobbies.give_up(table, ANN, manager=False))).key == "not-broken"
        started = await lobbies.start(again.id, ANN)
        assert started.status is Status.PLAYING
    async with past(path) as one:
        assert (await one.tables.queries.get(again.id)).names == again.names


async def test_repair_is_for_the_host_and_who_manages_the_server(tmp_path: Path) -> None:
    """And only for a table that is broken."""
    path = tmp_path / "host.sqlite3"
    table, _ = await broken(path, "UPDATE snapshot SET checksum = 0")
    async with past(path) as one:
        await refusal(one.look(table, ANN))
        assert (
            await refusal(one.tables.undo.repair(table, BOB, manager=False))
        ).key == "not-in-charge"
        assert await one.tables.undo.repair(table, BOB, manager=True) == "sound"
        assert (
            await refusal(one.tables.undo.repair(table, ANN, manager=False))
        ).key == "not-broken"


async def test_the_board_of_ones_last_move_is_seen_again(tmp_path: Path) -> None:
    """Catching up: exactly the view that one answered, whatever others took back since."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        for number in range(60):
            look = await one.look(table)
            if look.outcome is not None:
                break
            asked = next(q.decision for q in look.questions if not q.decision.answered)
            person = seated(look.table.players[asked.seat])
            seen = await one.look(table, person)
            await one.play_any(table, person, number)
            for _ in range(3):
                later = await one.look(table)
                others = [q.decision.seat for q in later.questions if not q.decision.answered]
                if not others or asked.seat in others:
                    break
                await one.step(table, number)
            now = await one.look(table, person)
            if now.outcome is None:
                missed = await one.tables.history.since(now)
                then = await one.tables.history.then(now, missed)
                if missed.left is None:
                    assert then is None
                    continue
                assert then is not None
                assert (then.view, then.seat, then.questions) == (seen.view, asked.seat, ())


async def test_a_repair_gives_nobody_more_undos_in_a_turn(tmp_path: Path) -> None:
    """F27: what was taken back in the turn before counts, as after a restart."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        table = await one.game()
        for _ in range(3):
            person = await one.announced(table)
            await one.take_back(table, person)
        await one.announced(table)
        await one.store._rows("UPDATE snapshot SET checksum = 0")
    async with past(path) as one:
        await refusal(one.look(table, ANN))
        await one.tables.undo.repair(table, ANN, manager=False)
        assert (await refusal(one.take_back(table, person))).key == "undo-often"
