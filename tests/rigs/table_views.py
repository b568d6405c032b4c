"""Positions of any game as the Discord side gets them, without a host."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.model.players import Person, Player
from bot.model.table import Place, Status, Table, TableId, Terms
from bot.model.view import Question, TableView
from games.api import AnyGame, Seat
from tests.rigs.seated import seated

NOW = datetime(2026, 1, 2, tzinfo=UTC)


def table_view(game: AnyGame, state: Any, seats: int, seat: Seat | None) -> TableView:
    """Look at a state of a table of so many players, as a seat or as a spectator."""
    people = tuple(Player(Seat(i), Person(i, f"Player {i}")) for i in range(seats))
    table = Table(
        id=TableId(1),
        game=game.id,
        version=game.version,
        place=Place.HERE,
        guild_id=1,
        channel_id=1,
        thread_id=None,
        host=seated(people[0]),
        players=people,
        status=Status.PLAYING,
        opened_at=NOW,
        seed_hash="",
        seed=None,
        terms=Terms({option.key: option.default for option in game.options}, seats, "en"),
    )
    return TableView(
        table=table,
        seat=seat,
        view=game.view(state, seat),
        questions=tuple(Question(decision, None) for decision in game.decisions(state)),
        legal=() if seat is None else tuple(game.legal_moves(state, seat)),
        outcome=game.outcome(state),
        moves=1,
        chapter=1,
    )
