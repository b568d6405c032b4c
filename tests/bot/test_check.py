"""F1: the whole command tree is built without a token and held against Discord's limits."""

from typing import Any

import pytest

from bot import check as checking
from bot.__main__ import main
from bot.check import CheckError, _breaches, check, leaves, size
from bot.client import EXTENSIONS
from cogs import core
from rendering.paint import fonts
from tests.rigs.sample_games import SAMPLES


async def test_every_cog_loads_and_every_command_is_within_the_limits() -> None:
    """Each line names a command, the last one sums up."""
    *lines, total = await check()
    commands = [line for line in lines if line.startswith("/")]
    assert lines[len(commands) :] == [
        f"Game {game!r} comes from tests.samples.{game}." for game in SAMPLES
    ]
    assert "within Discord's limits" in total


async def test_what_the_machine_lacks_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F107: without libfribidi names of some scripts cannot be read; the start logs it, too."""
    monkeypatch.setattr(fonts, "shapes_scripts", lambda: False)
    assert core.UNSHAPED in await check()
    assert core.UNSHAPED in caplog.messages
    caplog.clear()
    monkeypatch.setattr(fonts, "shapes_scripts", lambda: True)
    assert core.UNSHAPED not in await check()
    assert core.UNSHAPED not in caplog.messages


def test_the_command_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """``python -m bot check`` exits with 0."""
    assert 0 == main(["check"])
    assert "within Discord's limits" in capsys.readouterr().out


def test_a_cog_that_does_not_load_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 1 and one line, not a traceback."""
    monkeypatch.setattr(checking, "EXTENSIONS", (*EXTENSIONS, "cogs.chess"))
    assert 1 == main(["check"])
    shown = capsys.readouterr()
    assert "cogs.chess" in shown.err
    assert 1 == len(shown.err.splitlines())


def _command(**changes: Any) -> dict[str, Any]:
    return {"name": "table", "description": "Tables", "type": 1, "options": [], **changes}


def _option(**changes: Any) -> dict[str, Any]:
    return {"name": "seats", "description": "How many", "type": 4, **changes}


BREACHES = (
    ([_command()] * 101, "101 commands"),
    ([_command(name="Table")], "'Table'"),
    ([_command(name="t" * 33)], "is not allowed"),
    ([_command(name="a b")], "is not allowed"),
    ([_command(name="")], "is not allowed"),
    ([_command(name_localizations={"fr": "Table"})], "'Table'"),
    ([_command(description="d" * 101)], "longer than 100"),
    ([_command(description="")], "has no description"),
    ([_command(description_localizations={"fr": "d" * 101})], "longer than 100"),
    ([_command(options=[_option(name=f"o{n}") for n in range(26)])], "26 options"),
    ([_command(options=[_option(name="Seats")])], "/table Seats"),
    ([_command(options=[_option(), _option()])], "called 'seats' in en-US"),
    ([_command(options=[_option(type=7, channel_types=[0, 16])])], "channels of type [16]"),
    (
        [
            _command(
                options=[
                    _option(name="undo", name_localizations={"fr": "reprendre"}),
                    _option(name="resume", name_localizations={"fr": "reprendre"}),
                ]
            )
        ],
        "called 'reprendre' in fr",
    ),
    (
        [_command(options=[_option(choices=[{"name": str(n), "value": n} for n in range(26)])])],
        "26 choices",
    ),
    ([_command(options=[_option(choices=[{"name": "c" * 101, "value": 1}])])], "is too long"),
    (
        [_command(options=[_option(choices=[{"name": "c", "value": "v" * 101}])])],
        "is too long",
    ),
    (
        [_command(options=[_option(name=f"o{n}", description="d" * 100) for n in range(25)] * 4)],
        "characters, at most 8000",
    ),
)


@pytest.mark.parametrize(("payloads", "said"), BREACHES)
def test_a_breach_is_named(payloads: list[dict[str, Any]], said: str) -> None:
    """Discord would refuse the whole tree for any of them."""
    assert said in "\n".join(_breaches(payloads))


def test_what_is_within_the_limits_is_no_breach() -> None:
    """The limits themselves are allowed."""
    command = _command(
        name="t" * 32,
        description="d" * 100,
        options=[_option(name=f"o{n}", description="d" * 100) for n in range(25)],
    )
    assert [] == list(_breaches([command] * 100))
    assert 32 + 100 + sum(len(f"o{n}") + 100 for n in range(25)) == size(command)
    assert [command] == list(leaves(command))


def test_a_breach_is_an_error() -> None:
    """It ends the check."""
    assert issubclass(CheckError, Exception)
