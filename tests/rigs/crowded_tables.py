"""Tables full of people with the worst names that there are, as the Discord side sees them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.players import Person, Player
from bot.model.table import Status, TableId
from bot.model.view import Bank, TableView
from cogs.elements.display_names import cleaned
from cogs.elements.uploads import Picture
from games.api import AnyGame, Seat
from rendering import find as picture_of
from rendering.changes.diff import Changes
from rendering.changes.highlight import marked
from rendering.scene.theme import DUSK
from tests.rigs.discord_limits import DESCRIPTION
from tests.rigs.table_views import NOW, table_view

NAMES = (
    "`" * 32,
    "Élodie-Anne Ursuline Ibáñez Öner",
    "_*~`|<>[]\\" * 3 + "_*",
    "<@123456789012345678>" + "|" * 11,
    "https://a.b/c_d_e_f_g_h_i_j_k_l_",
    "@everyone @here @everyone @here @",
    "W" * 32,
    "🪓" * 32,
    "👨\u200d👩\u200d👧" * 6,
    "שלום" * 8,
    "ﷺ" * 32,
    "o\u0308\u0304" * 11,
    "# - > 1. ||x||\n\n`a` {$b} <t:1:R> %",
)
"""As long as they may be, and longer by half or by twice where nothing of them may be markup."""

LARGE = 10**9
"""Of tables and people, numbers as long as they will ever be, or longer."""


def crowd(count: int) -> tuple[Player, ...]:
    """Seat people with the worst names that there are."""
    names = [cleaned(NAMES[seat % len(NAMES)], "user") for seat in range(count)]
    return tuple(
        Player(Seat(seat), Person(LARGE**2 + seat, name)) for seat, name in enumerate(names)
    )


def look_of(
    game: AnyGame, state: Any, count: int, seat: Seat | None, options: Any, language: str
) -> TableView:
    """Look at a position as the host would show it, with the time of everybody running out."""
    look = table_view(game, state, count, seat)
    over = look.outcome is not None
    people = crowd(count)
    table = replace(
        look.table,
        id=TableId(LARGE),
        terms=replace(look.table.terms, options=options, language=language),
        host=people[0].person,
        players=people,
        status=Status.OVER if over else Status.PLAYING,
        seed_hash="a" * 64,
        seed="b" * 64 if over else None,
        closing=None,
    )
    unasked = () if seat is None or over else tuple(game.unasked_moves(state, seat))
    running = Bank(timedelta(days=2, hours=23), NOW)
    questions = tuple(replace(one, due_at=NOW, bank=running) for one in look.questions)
    return replace(look, table=table, questions=questions, unasked=unasked)


def picture(look: TableView, words: Texts) -> Picture:
    """Describe a look as its picture does, everything in it framed; nothing is painted."""
    scene = picture_of(look.table.game).scene(
        look.view, look.table.names, words, DUSK, footer=words("picture-footer", table="1")
    )
    assert 1 <= len(scene.alt) <= DESCRIPTION
    everything = Changes(everything=True)
    shown = marked(scene, everything, words)
    assert 1 <= len(shown.alt) <= DESCRIPTION
    return Picture(b"PNG", max(scene.alt, shown.alt, key=len), f"hand-{look.table.id}.png")
