"""Who comes back after days sees news, picture and question at once."""

from __future__ import annotations

from datetime import timedelta
from itertools import count, product
from pathlib import Path

import pytest
from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Person
from bot.model.table import Opening, Place, Terms
from bot.model.view import Missed, TableView
from bot.store.sqlite.store import SqliteStore
from cogs.elements.faces import Line
from cogs.elements.phone import PANEL, SCREEN, height
from cogs.elements.uploads import Picture
from cogs.panels.absence import absence_line, was_absent
from cogs.panels.catch_up import told
from cogs.panels.hand import panel
from cogs.panels.seats import on_offer
from cogs.routing.recap import news
from games import GAME_IDS, find
from games.api import Seat
from games.playout import RandomPlayer
from games.rng import Rng
from games.vikings.view import VikingsView
from tests.rigs.forms import LONG
from tests.rigs.sample_games import SHIPPED
from tests.rigs.services import compose
from tests.rigs.table_rig import Clock
from tests.rigs.table_views import table_view
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
            lines = told(look, missed, words)
            laid_out = panel(look, shown, words, since=lines)
            assert height(laid_out) <= SCREEN
            parts = [one for one in laid_out.walk_children() if isinstance(one, ui.TextDisplay)]
            ways = {one.label for one in laid_out.walk_children() if isinstance(one, ui.Button)}
            matter = sum(line.rank > 0 for line in lines)
            left = matter - len(parts[0].content.split("\n"))
            button = words("panel-catchup", count=left)
            assert (button in ways) or left <= 0 or height(laid_out) + ROW > PANEL


ABSENCES = {"8 hours": (8, 5), "2 days": (48, 14), "2 weeks": (336, 60)}
"""Hours of an absence, and the answers that others, or the host, give in it."""
TO_THE_END = 6000 if LONG else 400


class Evenings:
    """A game whose first person stays away for ever longer, and what they read on coming back."""

    def __init__(self, store: SqliteStore, clock: Clock, game_id: str) -> None:
        """Play ``game_id`` with as few as can."""
        self.game, self.clock, self.presses = find(game_id), clock, count(1000)
        self.people = [Person(n + 1, f"Somebody {n + 1}") for n in range(min(self.game.seats))]
        self.tables, self.repository = compose(store, now=clock, draw_seed=lambda: "absences")

    async def begin(self) -> None:
        """Seat everybody and start."""
        host, *others = self.people
        terms = Terms({}, len(self.people), "en", pace="slow")
        opening = Opening(self.game.id, terms, Place.HERE, 7, 70, host)
        table = await self.tables.lobbies.open(opening, next(self.presses))
        self.table = table.id
        for person in others:
            await self.tables.lobbies.join(self.table, person)
        await self.tables.lobbies.start(self.table, host)

    async def answer(self, *, away: bool) -> Person | None:
        """Have somebody who is asked answer; return who, None once the game is over."""
        live = await self.repository.peek(self.table)
        if live.running is None or live.table.status.ended:
            return None
        asked = next(one for one in live.running.decisions if not one.answered)
        sits = live.table.players[asked.seat].person
        assert sits is not None
        if away and sits == self.people[0]:
            await self.tables.moves.play_default(self.table, asked.id, asked.seat)
        else:
            move = self.game.default_move(live.running.state, asked.seat, Rng("absence"))
            await self.tables.moves.play(self.table, sits, next(self.presses), asked.id, move)
        return sits

    async def stay_away(self, hours: float, answers: int, *, answered_for: bool) -> None:
        """Answer once more, then let others play without the first person."""
        for _ in range(20 * len(self.people)):
            if await self.answer(away=False) in (self.people[0], None):
                break
        for _ in range(answers):
            self.clock.pass_(hours=hours / answers)
            if await self.answer(away=answered_for) is None:
                break

    async def read(self) -> tuple[TableView, Missed, dict[str, tuple[Line, ...]]]:
        """Tell the first person in every language what they have missed."""
        look = await self.tables.queries.look(self.table, self.people[0].id)
        missed = await self.tables.history.since(look)
        lines = {
            language: await news(self.tables.history, look, missed, texts(language))
            for language in LANGUAGES
        }
        return look, missed, lines


@pytest.mark.parametrize("game", SHIPPED)
async def test_a_long_absence_is_told_in_one_line(tmp_path: Path, game: str) -> None:
    """Design 9c: turns, moves made for them, what they have more and fewer, and their place."""
    clock = Clock()
    store = await SqliteStore.open(tmp_path / "host.sqlite3", clock)
    try:
        with heard_at_once():
            evenings = Evenings(store, clock, game)
            await evenings.begin()
            found = {}
            for absence, (hours, answers) in ABSENCES.items():
                away = absence != "8 hours"
                await evenings.stay_away(hours, answers, answered_for=away)
                found[absence] = await evenings.read()
            await evenings.stay_away(TO_THE_END, TO_THE_END, answered_for=True)
            found["the end"] = await evenings.read()
    finally:
        await store.close()
    assert found["the end"][0].outcome is not None
    assert not was_absent(*found["8 hours"][:2])
    assert was_absent(*found["2 days"][:2])
    for (look, missed, lines), language in product(found.values(), LANGUAGES):
        words = texts(language)
        laid_out = panel(look, Picture(b"", "A hand.", "hand.png"), words, since=lines[language])
        assert height(laid_out) <= SCREEN
        first, *_ = (
            one.content for one in laid_out.walk_children() if isinstance(one, ui.TextDisplay)
        )
        summed = [line for line in first.split("\n") if line.startswith(("> ⏳", "> 🏁 "))]
        assert len(summed) == was_absent(look, missed)
        buttons = [one.label for one in laid_out.walk_children() if isinstance(one, ui.Button)]
        assert (words("seats-button-back") in buttons) == on_offer(look)
        if summed and look.outcome is not None and look.seat is not None:
            scores = look.outcome.scores
            place = look.outcome.place_of(look.seat)
            points = scores[look.seat] if scores else "none"
            assert words("absence-over", place=place, seats=2, points=points) in summed[0]


def test_what_somebody_has_more_and_fewer_is_counted() -> None:
    """Of what they had when they left, in every language."""
    game = find("vikings")
    state = game.start(2, {option.key: option.default for option in game.options}, "more").state
    look = table_view(game, state, 2, Seat(0))
    view = look.view
    assert isinstance(view, VikingsView)
    mine = replace(view.players[0], bracelets=5, known=(1, 2, 3, 4, 4))
    later = replace(look, view=replace(view, players=(mine, *view.players[1:])))
    missed = Missed(acted=True, moves=9, turns=4, span=timedelta(days=3))
    assert was_absent(later, missed)
    told = absence_line(later, look, missed, texts("en"))
    assert told == "⏳ 4 turns since your last move. +2 bracelets, +8 points."
    assert "\N{MINUS SIGN}2 bracelets, \N{MINUS SIGN}8 points" in absence_line(
        look, later, missed, texts("fr")
    )


@pytest.mark.parametrize(("language", "said"), [("en", "No move"), ("fr", "Aucun coup")])
def test_an_absence_in_which_every_move_was_taken_back_counts_none(
    language: str, said: str
) -> None:
    """French has one form for 0 and 1."""
    game = find("vikings")
    state = game.start(2, {option.key: option.default for option in game.options}, "none").state
    look = table_view(game, state, 2, Seat(0))
    missed = Missed(acted=True, moves=0, turns=0, span=timedelta(days=3))
    assert said in absence_line(look, None, missed, texts(language))
