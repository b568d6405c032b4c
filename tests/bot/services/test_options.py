"""What a table plays may be changed by its host, until the start."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.model.pace import PACES
from bot.model.refusal import Refused
from bot.model.table import Status, Terms
from tests.rigs.table_rig import ANN, BOB, CID, house

TERMS = Terms({"rounds": 1}, 3, "fr", "live", open_hands=True)


async def test_the_change_is_kept_and_nobody_loses_a_seat(tmp_path: Path) -> None:
    """Editing options re-asks nobody; what is stored is what was agreed."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.lobby(BOB, seats=2)
        changed = await one.tables.lobbies.alter(table.id, ANN, TERMS)
        assert (TERMS, ("Ann", "Bob")) == (changed.terms, changed.names)
        assert [table.id] * 3 == one.told
    async with house(path, one.clock) as again:
        assert changed == await again.tables.queries.get(table.id)
        closed = replace(TERMS, open_hands=False)
        assert closed == (await again.tables.lobbies.alter(table.id, ANN, closed)).terms
        assert not (await again.tables.queries.get(table.id)).terms.open_hands


async def test_the_game_is_played_by_the_terms_at_its_start(tmp_path: Path) -> None:
    """The pace sets the deadlines, and the options the rules, also after a restart."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.lobby(BOB, seats=2)
        await one.tables.lobbies.alter(table.id, ANN, TERMS)
    async with house(path, one.clock) as again:
        agreed = (await again.tables.lobbies.fitted(table.id)).lobby_mark
        started = await again.tables.lobbies.start(table.id, ANN, agreed)
        assert replace(TERMS, seats=2) == started.terms
        look = await again.look(table.id)
        live = PACES["live"]
        assert live.turn is not None
        due = {question.due_at for question in look.questions}
        # The bank of somebody who has not been seen since is not touched.
        assert {again.clock.time + live.turn} == due


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"seats": 1}, "seats-taken"),
        ({"seats": 9}, "seats-not-offered"),
        ({"options": {"rounds": 4}}, "rule-wrong-option-value"),
        ({"options": {"colour": "red"}}, "rule-unknown-option"),
    ],
)
async def test_terms_that_cannot_be_are_refused(
    tmp_path: Path, changes: dict[str, Any], key: str
) -> None:
    """A wrong option or too few seats is refused, and everything stays as it was."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby(BOB, seats=2)
        with pytest.raises(Refused) as caught:
            await one.tables.lobbies.alter(table.id, ANN, replace(TERMS, **changes))
        assert key == caught.value.key
        assert table == await one.tables.queries.get(table.id)


async def test_only_the_host_of_a_lobby_changes_them(tmp_path: Path) -> None:
    """Nobody plays by other rules than those that stood at the start."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby(BOB, seats=2)
        for person in (BOB, CID):
            with pytest.raises(Refused, match="not-host"):
                await one.tables.lobbies.alter(table.id, person, TERMS)
        await one.tables.lobbies.start(table.id, ANN)
        with pytest.raises(Refused, match="already-started"):
            await one.tables.lobbies.alter(table.id, ANN, TERMS)


async def test_a_change_does_not_keep_a_lobby_open_longer(tmp_path: Path) -> None:
    """F58: the lobby closes at the time that its message names."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby(BOB, seats=2)
        one.clock.pass_(hours=71)
        await one.tables.lobbies.alter(table.id, ANN, TERMS)
        one.clock.pass_(hours=1, minutes=1)
        await one.tables.due.answer_overdue()
        with pytest.raises(Refused, match="lobby-closed"):
            await one.tables.lobbies.alter(table.id, ANN, replace(TERMS, seats=4))
        assert Status.EXPIRED is (await one.tables.queries.get(table.id)).status
