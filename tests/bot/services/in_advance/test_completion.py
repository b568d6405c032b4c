"""Completion in Norwegian Battle: who of several completes is settled by the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.model.players import Person
from bot.model.table import Opening, Place, Terms
from bot.store.sqlite.store import SqliteStore
from games.api import Seat
from games.codec import load_move
from games.norwegian.chapters.completion import may_complete
from games.norwegian.moves import Complete, NorwegianMove
from games.norwegian.rules import GAME
from games.norwegian.standing_orders import COMPLETE
from games.norwegian.state import NorwegianState
from games.norwegian.view import Phase
from tests.rigs.seated import seated
from tests.rigs.services import compose
from tests.rigs.table_rig import Clock
from tests.rigs.windows import heard_at_once, moment_of

pytestmark = pytest.mark.windows

PEOPLE = tuple(Person(number, f"P{number}") for number in range(1, 7))
"""Six play with two decks: two of them may hold what is missing to four."""
OPTIONS = {"completion": True, "reversing_six": True}


def moves_before_two_can_complete(seed: str) -> Iterator[tuple[Seat, NorwegianMove]]:
    """Play at random until two players hold what is missing; nobody completes before."""
    luck, state = Random(seed), GAME.start(len(PEOPLE), OPTIONS, seed).state  # noqa: S311 - a test
    while len(able(state)) < 2:
        seat = min(one.seat for one in GAME.decisions(state) if not one.answered)
        legal = [move for move in GAME.legal_moves(state, seat) if not isinstance(move, Complete)]
        move = legal[luck.randrange(len(legal))]
        yield seat, move
        state = GAME.apply(state, seat, move).state


def able(state: NorwegianState) -> list[Seat]:
    """List the seats that can complete, by number."""
    asked = state.asked if state.phase is Phase.COMPLETE else ()
    return [seat for seat in asked if may_complete(state, seat)]


@pytest.mark.parametrize("advance", [False, True])
@pytest.mark.parametrize(
    ("seed", "order"),
    [("completion86", [4, 0]), ("completion99", [5, 3])],
    ids=["clockwise", "reversed"],
)
async def test_of_two_who_complete_the_first_in_the_order_of_play_does(
    tmp_path: Path, seed: str, order: list[int], advance: bool
) -> None:
    """N27: counted from whoever laid last, whoever pressed first; by hand and in advance alike."""
    clock, presses = Clock(), count(100)
    store = await SqliteStore.open(tmp_path / "host.sqlite3", clock)
    tables, repository = compose(store, now=clock, draw_seed=lambda: seed)
    terms = Terms(OPTIONS, len(PEOPLE), "en", pace="slow")
    opening = Opening("norwegian", terms, Place.HERE, 7, 70, PEOPLE[0])
    table = (await tables.lobbies.open(opening, next(presses))).id
    for person in PEOPLE[1:]:
        await tables.lobbies.join(table, person)
    await tables.lobbies.start(table, PEOPLE[0])

    async def press(seat: int, move: NorwegianMove | None = None) -> None:
        person = seated((await tables.queries.get(table)).players[seat])
        question = (look := await tables.queries.look(table, person.id)).question
        assert question is not None
        move = move or next(one for one in look.legal if isinstance(one, Complete))
        await tables.moves.play(table, person, next(presses), question.decision.id, move)

    *before, last = moves_before_two_can_complete(seed)
    with heard_at_once():
        for seat, move in before:
            await press(seat, move)
    # Nobody is at the table any more: the window is open for minutes.
    clock.pass_(hours=1)
    await press(*last)
    state = (await repository.peek(table)).under_way.state
    assert isinstance(state, NorwegianState)
    assert sorted(order) == able(state)
    number = (await tables.queries.look(table, None)).moves

    for late in reversed(order):
        if advance:
            person = seated((await tables.queries.get(table)).players[late])
            await tables.moves.answer_for(table, person, f"{COMPLETE}-game", on=True)
        else:
            await press(late)
    heard = await moment_of(repository, table)
    clock.time = heard - timedelta(milliseconds=1)
    await tables.due.answer_overdue()
    assert number == (await tables.queries.look(table, None)).moves
    clock.time = heard
    await tables.due.answer_overdue()
    (row,) = (await store.moves(table))[number + 1 :]
    assert order[0] == row.seat
    assert isinstance(load_move(GAME, row.payload.encode()), Complete)
    await store.close()
