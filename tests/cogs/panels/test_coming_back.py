"""Who comes back after days sees news, picture and question at once."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from discord import ui

from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Person
from bot.model.table import Opening, Place, Terms
from bot.model.view import Missed, TableView
from bot.store.sqlite.store import SqliteStore
from cogs.elements.phone import PANEL, SCREEN, height
from cogs.elements.uploads import Picture
from cogs.panels.catch_up import told
from cogs.panels.hand import panel
from games import GAME_IDS, find
from games.playout import RandomPlayer
from games.rng import Rng
from tests.rigs.services import compose
from tests.rigs.table_rig import Clock
from tests.rigs.windows import heard_at_once

_STEPS = 160
ROW = 40
"""Pixels of one more row of buttons."""


async def returns(path: Path, game_id: str) -> list[tuple[TableView, Missed]]:
    """Play at the largest table, the host answering every second turn of the first person."""
    game, clock, presses = find(game_id), Clock(), count(1000)
    seats = max(game.seats)
    people = [Person(number + 1, f"Somebody {number + 1}") for number in range(seats)]
    store = await SqliteStore.open(path / "host.sqlite3", clock)
    found: list[tuple[TableView, Missed]] = []
    try:
        tables, repository = compose(store, now=clock, draw_seed=lambda: "coming back")
        opening = Opening(
            game_id, Terms({}, seats, "en", pace="slow"), Place.HERE, 7, 70, people[0]
        )
        table = await tables.lobbies.open(opening, next(presses))
        for person in people[1:]:
            await tables.lobbies.join(table.id, person)
        await tables.lobbies.start(table.id, people[0])
        luck, away = RandomPlayer(f"coming back/{game_id}"), True
        for step in range(_STEPS):
            live = await repository.peek(table.id)
            if live.running is None or live.table.status.ended:
                break
            asked = next(one for one in live.running.decisions if not one.answered)
            sits = live.table.players[asked.seat].person
            assert sits is not None
            clock.pass_(hours=1)
            if sits == people[0]:
                away = not away
                if away:
                    await tables.moves.play_default(table.id, asked.id, asked.seat)
                    continue
                look = await tables.queries.look(table.id, sits.id)
                found.append((look, await tables.history.since(look)))
            state, legal = live.running.state, game.legal_moves
            some = tuple(legal(state, asked.seat)) if luck.below(3) == 0 else ()
            default = game.default_move(state, asked.seat, Rng(f"{step}"))
            move = some[luck.below(len(some))] if some else default
            await tables.moves.play(table.id, sits, next(presses), asked.id, move)
    finally:
        await store.close()
    return found


@pytest.mark.parametrize("game", GAME_IDS)
async def test_what_is_asked_is_on_the_first_screen_of_who_comes_back(
    tmp_path: Path, game: str
) -> None:
    """P10, U7: at the busiest table, in every language; what is left out is one press away."""
    with heard_at_once():
        found = await returns(tmp_path, game)
    assert found
    away = [one for one in found if one[1].moves > len(one[0].table.players)]
    # Of a game that is over before anybody misses a round, the longest absence.
    away = away or [max(found, key=lambda one: one[1].moves)]
    shown = Picture(b"", "A hand.", "hand.png")
    for words in map(texts, LANGUAGES):
        for look, missed in away[-6:]:
            news = told(look, missed, words)
            laid_out = panel(look, shown, words, since=news)
            assert height(laid_out) <= SCREEN
            parts = [one for one in laid_out.walk_children() if isinstance(one, ui.TextDisplay)]
            ways = {one.label for one in laid_out.walk_children() if isinstance(one, ui.Button)}
            matter = sum(line.rank > 0 for line in news)
            left = matter - len(parts[0].content.split("\n"))
            button = words("panel-catchup", count=left)
            assert (button in ways) or left <= 0 or height(laid_out) + ROW > PANEL
