"""The figures can be measured: each in a tiny form, without a word about times."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from math import isfinite
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bench import turns
from bench.__main__ import SLOW, USUAL, main, table
from bench.figure import Figure
from bench.session import Session
from tests.rigs.forms import LONG

_ELSEWHERE = ("durable", "stop")
"""Measured in tests of their own."""
_HOSTS = ("processes", "million", "startup", "pictures", "costs", "memory")
_DEAR = () if LONG else (*_HOSTS, "rules", "acknowledgement")
"""Several hosts or processes each, or seconds of a processor: a long run starts them, too."""


@pytest.mark.windows
@pytest.mark.parametrize(
    "name", [name for name in (*USUAL, *SLOW) if name not in (*_ELSEWHERE, *_DEAR)]
)
def test_every_figure_is_measured_in_a_tiny_form(name: str) -> None:
    """Each module measures something, what must not happen does not, and the table names all."""
    figures = tuple[Figure, ...](import_module(f"bench.{name}").measure(quick=True))
    assert figures
    assert [figure for figure in figures if not isfinite(figure.ours)] == []
    assert [figure.name for figure in figures if figure.target == 0 and figure.ours] == []
    shown = table(figures)
    assert [figure.name for figure in figures if figure.name not in shown] == []


def test_the_command_measures_by_itself() -> None:
    """What the tests set for themselves is none of it: no answer of a script waits."""
    asked = (sys.executable, "-m", "bench", "durable", "--quick", "--json")
    done = subprocess.run(asked, check=True, capture_output=True, text=True)  # noqa: S603 - our own
    assert len(json.loads(done.stdout)["figures"]) == 2


@pytest.mark.parametrize("pressed", [2, 0])
async def test_a_bot_that_answers_no_press_is_named(
    monkeypatch: pytest.MonkeyPatch, pressed: int
) -> None:
    """Where there is nothing to measure, the measurement says why."""
    monkeypatch.setattr(turns, "_PATIENCE", 0.01)
    session = AsyncMock(Session)
    session.gone.return_value = {}
    with pytest.raises(RuntimeError, match=f"none of {pressed} presses was answered"):
        await turns.answers(session, {str(number): 0.0 for number in range(pressed)})


def test_a_target_is_held_against_the_ratio_where_there_is_a_floor() -> None:
    """Twice the floor meets "at least 1.5" and misses "at most 1.5"; without a sense nothing."""
    bound = Figure(name="figure", ours=20, unit="ms", floor=10, target=1.5)
    senses = ("at least", "at most", "none")
    assert [replace(bound, sense=sense).met for sense in senses] == [True, False, None]


def test_a_figure_that_falls_short_says_what_it_would_take() -> None:
    """The note stands under the figure, and under no other."""
    short = Figure(
        name="slow", ours=2, unit="s", sense="at most", target=1, wanting="a faster horse"
    )
    met = Figure(name="fast", ours=1, unit="s", sense="at most", target=1, wanting="nothing")
    lines = table([short, met]).splitlines()
    assert [line.split()[0] for line in lines] == ["figure", "slow", "it", "fast"]


def test_an_unknown_figure_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A name that is mistyped is said, not skipped."""
    with pytest.raises(SystemExit):
        main(["durabel"])
    assert "durabel" in capsys.readouterr().err
