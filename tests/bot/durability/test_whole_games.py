"""A whole game of each kind on every store, with a restart in it: the same to the last row."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.model.players import Person
from bot.model.table import Opening, Place, Terms
from bot.rows.moves import MoveRow
from games import GAME_IDS, find
from tabletop.testing.played_games import tables
from tests.rigs.scripted_games import Script
from tests.rigs.scripted_games import played as scripted
from tests.rigs.services import compose
from tests.rigs.stores import STORES, OpenStore
from tests.rigs.table_rig import Clock


async def played(open_store: OpenStore, script: Script) -> tuple[MoveRow, ...]:
    """Play a script to its end and return what was stored of it."""
    clock, presses = Clock(), count(1)
    people = [Person(seat + 1, f"Player {seat}") for seat in range(script.seats)]
    half = len(script.answers) // 2
    game = script.game.id
    opening = Opening(
        game, Terms(dict(script.options), script.seats, "en"), Place.THREAD, 7, 70, people[0]
    )
    async with open_store(clock) as store:
        services, _ = compose(store, now=clock, draw_seed=lambda: script.seed)
        table = await services.lobbies.open(opening, next(presses))
        for person in people[1:]:
            await services.lobbies.join(table.id, person)
        await services.lobbies.start(table.id, people[0])
        for answer in script.answers[:half]:
            seat = answer.decision.seat
            await services.moves.play(
                table.id, people[seat], next(presses), answer.decision.id, answer.move
            )
        await services.computers.close()
    async with open_store(clock) as store:
        services, _ = compose(store, now=clock)
        for answer in script.answers[half:]:
            seat = answer.decision.seat
            await services.moves.play(
                table.id, people[seat], next(presses), answer.decision.id, answer.move
            )
        assert (await services.queries.get(table.id)).status.ended
        news = await store.unsaid(table.id)
        assert news.moves
        await services.computers.close()
        return await store.moves(table.id)


@pytest.mark.parametrize("game", GAME_IDS)
async def test_a_whole_game_is_the_same_on_every_store(tmp_path: Path, game: str) -> None:
    """F2, F26: whoever keeps the rows, the game is what its rules make of it."""
    rules = find(game)
    table = next(table for table in tables(rules) if table.seats == min(rules.seats))
    # The sensible game is a short one.
    script = scripted(rules, table.seats, table.options, 3)
    first, *others = [await played(make(tmp_path), script) for make in STORES.values()]
    assert len(first) > len(script.answers)
    assert others == [first]
