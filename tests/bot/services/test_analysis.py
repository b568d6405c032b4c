"""What is told of an analysis: ideas that were missed, each once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from bot.computers.analysts import Analysts, Tell
from bot.computers.inquiry import Finding, Findings, Inquiry, Progress
from bot.i18n.texts import texts
from cogs.panels.analysis import curve_sheet
from games.api import Seat
from games.codec import dump
from games.schools.moves import EndTurn
from players.turning import Standing
from tests.rigs.history_rig import DAN, past
from tests.rigs.table_rig import BOB


async def quiet(_: Progress) -> None:
    """Hear how far it is."""


async def test_an_idea_that_was_missed_at_several_steps_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same better move of the same seat in one turn, at the step where it is worth most."""

    async def findings(_: Analysts, inquiry: Inquiry, tell: Tell) -> Findings:
        """Find that whoever answered should have ended the turn, at each step of two turns."""
        del tell
        better = (msgspec.Raw(dump(EndTurn())),)
        worth = [
            Finding(step, (inquiry.moves[step - 1].move,), better, 1 - step / 100)
            for step in range(1, len(inquiry.moves))
        ]
        curve = (Standing(0, 1, (0.5, 0.5)), Standing(9, 2, (0.5, 0.5)), Standing(99, 3, (1, 0)))
        return Findings(curve, len(worth), tuple(worth))

    monkeypatch.setattr(Analysts, "analyse", findings)
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("schools")
        await one.to_the_end(table)
        told = (await one.tables.analyses.analyse(table, quiet)).missed
        ideas = Counter((missed.look.seat, missed.turn, missed.better) for missed in told)
        assert [1] * len(told) == [*ideas.values()]
        assert 2 <= len(told) <= 3
        assert sorted((missed.gain for missed in told), reverse=True) == [m.gain for m in told]


async def test_what_was_missed_is_told_of_who_sat_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes a seat over has not missed what was missed in it before."""
    seat = Seat(0)

    async def findings(_: Analysts, inquiry: Inquiry, tell: Tell) -> Findings:
        """Find that the first answers of a seat were bad, each in a turn of its own."""
        del tell
        own = [n for n, made in enumerate(inquiry.moves, 1) if made.seat == seat][:3]
        made = [(n, (inquiry.moves[n - 1].move,)) for n in own]
        found = [Finding(n, line, line, 0.5) for n, line in made]
        curve = tuple(Standing(n - 1, turn, (0.5,) * 3) for turn, n in enumerate(own, 1))
        return Findings((*curve, Standing(9999, 4, (1, 0, 0))), len(own), tuple(found))

    monkeypatch.setattr(Analysts, "analyse", findings)
    async with past(tmp_path / "host.sqlite3") as one:
        table, seat = await one.handed_over()
        found = await one.tables.analyses.analyse(table, quiet)
        assert [BOB.name] * 3 == [missed.look.table.names[seat] for missed in found.missed]
        sheet = curve_sheet(await one.look(table), found, texts("en"))
        assert sheet.curves[seat].name == f"{BOB.name} / {DAN.name}"


async def test_what_the_host_answered_for_somebody_is_not_judged_as_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever left, or was late, has missed no idea of moves that they did not make."""
    heard = list[Inquiry]()

    async def findings(_: Analysts, inquiry: Inquiry, tell: Tell) -> Findings:
        """Find nothing."""
        del tell
        heard.append(inquiry)
        return Findings((Standing(0, 1, (0.5, 0.5, 0.5)), Standing(9, 2, (1, 0, 0))), 0, ())

    monkeypatch.setattr(Analysts, "analyse", findings)
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("norwegian")
        for number in range(6):
            await one.step(table, number * 7)
        await one.tables.lobbies.leave(table, BOB)
        for number in range(2000):
            one.clock.pass_(minutes=30)
            assert await one.tables.due.answer_overdue()
            asked = (await one.look(table)).questions
            if (await one.look(table)).outcome is not None:
                break
            if asked[0].decision.seat != 1 and not asked[0].decision.answered:
                await one.step(table, number * 7)
        await one.tables.analyses.analyse(table, quiet)
        causes = [(row.cause, row.seat) for row in await one.store.moves(table)][1:]
    (inquiry,) = heard
    assert {"player", "default"} == {cause for cause, _ in causes}
    assert [(cause == "default", seat) for cause, seat in causes] == [
        (made.in_stead, made.seat) for made in inquiry.moves
    ]
