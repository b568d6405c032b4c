"""F93: an analysis of one game of a series says nothing of the others."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.computers.analyst import analysed
from bot.computers.analysts import Analysts, Tell
from bot.computers.inquiry import Findings, Inquiry, Progress
from bot.model.analysis import Analysis
from games import find
from games.playout import RandomPlayer
from games.series.api import Kind
from tests.rigs.refusals import key_of
from tests.rigs.seated import seated
from tests.rigs.series_rig import SeriesRig, series_house


async def glance(_: Analysts, inquiry: Inquiry, tell: Tell) -> Findings:
    """Think about one decision only."""
    for line in analysed(inquiry, count(0, 40).__next__):
        if isinstance(line, Findings):
            return line
        await tell(line)
    raise AssertionError


async def quiet(_: Progress) -> None:
    """Hear how far it is."""


async def answer(one: SeriesRig, table_id: int, luck: RandomPlayer) -> bool:
    """Let somebody answer at a table; False where it is over."""
    tables = one.tables
    look = await tables.queries.look(table_id, None)  # type: ignore[arg-type]
    if look.outcome is not None:
        return False
    asked = [q.decision for q in look.questions if not q.decision.answered]
    decision = asked[luck.below(len(asked))]
    person = seated(look.table.players[decision.seat])
    legal = (await tables.queries.look(look.table.id, person.id)).legal
    move = legal[luck.below(len(legal))]
    await tables.moves.play(look.table.id, person, one.press(), decision.id, move)
    return True


async def test_worlds_that_differ_in_the_game_that_goes_on_have_the_same_analysis(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only its own end opens a game: what lies hidden in the next one changes not a word."""
    monkeypatch.setattr(Analysts, "analyse", glance)
    found: list[Analysis] = []
    hidden: list[object] = []
    for world in ("one", "other"):
        path = tmp_path / world / "host.sqlite3"
        path.parent.mkdir()
        async with series_house(path, find=find, game="schools") as one:
            series = await one.series(Kind.MATCH, 2, table_options={})
            (first,) = await one.live()
            luck = RandomPlayer("the first game")
            while await answer(one, first, luck):
                pass
            (second,) = await one.live()
            assert second != first
            # What is done in the second game differs from world to world.
            other = RandomPlayer(world)
            for _ in range(12):
                await answer(one, second, other)
            running = (await one.repository.peek(second)).running
            assert running is not None
            hidden.append(running.state)
            found.append(await one.tables.analyses.analyse(first, quiet))
            assert await key_of(one.tables.analyses.analyse(second, quiet)) == "not-over"
            assert (await one.now(series.id)).id == series.id
    assert hidden[0] != hidden[1]
    assert found[0].curve == found[1].curve
    assert found[0].remembered == found[1].remembered
    assert found[0].looked_at == found[1].looked_at == 1
    assert [one.better for one in found[0].missed] == [one.better for one in found[1].missed]
