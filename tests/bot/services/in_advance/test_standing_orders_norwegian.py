"""Aces answered in advance: when that happens says nothing about the hand."""

from __future__ import annotations

from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest

from bot.model.pace import PACES
from bot.model.players import Person
from bot.model.table import Opening, Place, Terms
from bot.model.view import TableView
from bot.store.sqlite.store import SqliteStore
from games.norwegian.content import Rank, rank_of
from games.norwegian.standing_orders import GIVE_IN
from games.norwegian.view import NorwegianView, Phase
from games.playout import RandomPlayer
from tests.rigs.seated import seated
from tests.rigs.services import compose
from tests.rigs.table_rig import Clock
from tests.rigs.windows import moment_of

pytestmark = pytest.mark.windows

PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cid"), 1))
COUNTERS = (Rank.ACE, Rank.TWO)


async def test_an_ace_is_given_in_to_at_the_same_moment_whatever_the_hand_holds(
    tmp_path: Path,
) -> None:
    """F43, F84, N15: with a counter in hand or without one, at the drawn moment and not before."""
    clock, presses, luck = Clock(), count(100), RandomPlayer("aces")
    store = await SqliteStore.open(tmp_path / "host.sqlite3", clock)
    tables, repository = compose(store, now=clock, draw_seed=lambda: f"{next(presses)}")
    seen: set[bool] = set()

    def view_of(look: TableView) -> NorwegianView:
        assert isinstance(look.view, NorwegianView)
        return look.view

    while seen != {True, False}:
        opening = Opening(
            "norwegian", Terms({}, 3, "en", pace=PACES["slow"].name), Place.HERE, 7, 70, PEOPLE[0]
        )
        table = await tables.lobbies.open(opening, next(presses))
        for person in PEOPLE[1:]:
            await tables.lobbies.join(table.id, person)
        await tables.lobbies.start(table.id, PEOPLE[0])
        while (look := await tables.queries.look(table.id, None)).outcome is None:
            asked = [q.decision for q in look.questions if not q.decision.answered]
            decision = asked[luck.below(len(asked))]
            person = seated(look.table.players[decision.seat])
            mine = await tables.queries.look(table.id, person.id)
            if view_of(look).phase is Phase.ANSWER:
                held = any(rank_of(card) in COUNTERS for card in view_of(mine).hand)
                await tables.moves.answer_for(table.id, person, GIVE_IN, on=True)
                heard = await moment_of(repository, table.id)
                clock.time = max(clock.time, heard - timedelta(milliseconds=1))
                await tables.due.answer_overdue()
                assert (await tables.queries.look(table.id, None)).moves == look.moves
                clock.time = heard
                await tables.due.answer_overdue()
                assert (await tables.queries.look(table.id, None)).moves == look.moves + 1
                seen.add(held)
                continue
            move = mine.legal[luck.below(len(mine.legal))]
            await tables.moves.play(table.id, person, next(presses), decision.id, move)
    await store.close()
