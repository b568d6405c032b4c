"""Which tip a person is told, where it stays, and how they are silenced and come back."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.model.refusal import Refused
from bot.model.shards import ALL
from bot.rows.change import Change
from bot.rows.people import TipRow
from bot.services.coaching import Coaching

ANN = 7


class _Kept:
    """As much of a store as is needed here; it may fail."""

    shards = ALL

    def __init__(self) -> None:
        self.rows: list[TipRow] = []
        self.fails = False

    async def read(self, question: Any) -> Any:
        found = await question
        if self.fails:
            raise Refused("store-failed")
        return found

    async def write(self, change: Change) -> None:
        if self.fails:
            raise Refused("store-failed")
        for row in change:
            if isinstance(row, TipRow):
                self.rows.append(row)
            else:
                self.rows = [one for one in self.rows if one[: len(row)] != tuple(row)]

    async def tips(self, user_id: int) -> tuple[TipRow, ...]:
        return tuple(row for row in self.rows if row.user_id == user_id)


def _coaching(kept: _Kept) -> Coaching:
    tables: Any = SimpleNamespace(read=kept.read, write=kept.write)
    store: Any = kept
    return Coaching(store, tables)


async def _begun(kept: _Kept, *games: str) -> Coaching:
    """Return a coach who has told the card for a first turn at another table."""
    coaching = _coaching(kept)
    for game in games:
        assert ("first-turn",) == await coaching.choose(ANN, game, "0.q1", [("act",)])
    return coaching


async def test_a_tip_is_told_once_and_stays_as_long_as_its_place() -> None:
    """A panel that is drawn again tells the same; at the next question the next tip comes."""
    kept = _Kept()
    coaching = await _begun(kept, "schools", "norwegian")
    asked = [("act", "cast"), ("burnt",)]
    for _ in range(2):
        assert ("act", "burnt") == await coaching.choose(ANN, "schools", "1.q1", asked)
    # Another bot on the same database knows as much.
    assert ("cast",) == await _coaching(kept).choose(ANN, "schools", "1.q2", asked)
    assert () == await _coaching(kept).choose(ANN, "schools", "1.q3", asked)
    assert ("act", "burnt") == await coaching.choose(ANN, "norwegian", "2.q1", asked)


async def test_what_a_first_turn_needs_stands_alone() -> None:
    """Five lines are enough for one panel; nothing is lost by it.

    It is there while computers begin, too, and still at the first question.
    """
    kept = _Kept()
    coaching = _coaching(kept)
    asked = [("place",), ("burnt",)]
    assert ("first-turn",) == await coaching.choose(ANN, "vikings", "2.-0", [], asked=False)
    for _ in range(2):
        assert ("first-turn",) == await coaching.choose(ANN, "vikings", "2.q1", asked)
    assert ("goal", "place", "burnt") == await coaching.choose(ANN, "vikings", "2.q2", asked)
    # Also to another bot on the same database, and while nothing is asked.
    other = _coaching(kept)
    assert ("goal",) == await other.choose(ANN, "vikings", "2.-1", [], asked=False)
    assert () == await coaching.choose(ANN, "vikings", "3.q1", asked)
    assert ("first-turn",) == await coaching.choose(ANN, "goths", "2.q1", asked)


async def test_whoever_wants_no_tips_is_told_none_until_they_want_them() -> None:
    """Then everything comes again, as on the first day."""
    coaching = await _begun(_Kept(), "schools")
    await coaching.silence(ANN)
    assert await coaching.is_silent(ANN)
    assert () == await coaching.choose(ANN, "schools", "1.q2", [("act", "cast")])
    await coaching.begin_anew(ANN)
    assert not await coaching.is_silent(ANN)
    assert ("first-turn",) == await coaching.choose(ANN, "schools", "1.q3", [("act", "cast")])


async def test_who_silences_one_game_hears_of_all_others() -> None:
    """Once they want tips again they are told those that they have not had."""
    coaching = await _begun(_Kept(), "schools", "vikings")
    assert ("act",) == await coaching.choose(ANN, "schools", "1.q1", [("act",)])
    await coaching.silence(ANN, "schools")
    assert await coaching.is_silent(ANN, "schools")
    assert not await coaching.is_silent(ANN)
    assert () == await coaching.choose(ANN, "schools", "1.q2", [("act", "cast")])
    assert ("act",) == await coaching.choose(ANN, "vikings", "2.q1", [("act",)])
    await coaching.speak(ANN, "schools")
    assert not await coaching.is_silent(ANN, "schools")
    assert ("cast",) == await coaching.choose(ANN, "schools", "1.q3", [("act", "cast")])


async def test_silence_concerns_tips_and_the_goal_is_none() -> None:
    coaching = _coaching(_Kept())
    await coaching.silence(ANN)
    for place, told in (("1.q1", "first-turn"), ("1.q1", "first-turn"), ("1.q2", "goal")):
        asked = [("act",)]
        assert (told,) == await coaching.choose(ANN, "schools", place, asked)


async def test_where_the_store_fails_nobody_is_taught_and_nothing_else_fails() -> None:
    """A panel is more than its tip."""
    kept = _Kept()
    coaching = await _begun(kept, "schools")
    kept.fails = True
    assert () == await coaching.choose(ANN, "schools", "1.q1", [("act",)])
    kept.fails = False
    assert ("act",) == await coaching.choose(ANN, "schools", "1.q1", [("act",)])


async def test_a_first_game_is_noted_once_the_store_can() -> None:
    kept = _Kept()
    coaching = _coaching(kept)
    kept.fails = True
    await coaching.note(ANN, "goths", "first-game")
    kept.fails = False
    assert not await coaching.knows(ANN, "goths", "first-game")
    await coaching.note(ANN, "goths", "first-game")
    assert await _coaching(kept).knows(ANN, "goths", "first-game")


async def test_tips_that_are_silenced_while_a_panel_reads_them_stay_silent() -> None:
    """Else they would be told until the bot is started again."""
    kept = _Kept()
    await _begun(kept, "schools")
    coaching, read = _coaching(kept), kept.tips
    begun, silenced = asyncio.Event(), asyncio.Event()

    async def slow(user_id: int) -> tuple[TipRow, ...]:
        found = await read(user_id)
        if not begun.is_set():
            begun.set()
            await silenced.wait()
        return found

    with patch.object(kept, "tips", slow):
        panel = asyncio.create_task(coaching.choose(ANN, "schools", "1.q1", [("act",)]))
        await begun.wait()
        await coaching.silence(ANN)
        silenced.set()
        await panel
    assert await coaching.is_silent(ANN)
