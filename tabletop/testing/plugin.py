"""A plugin of pytest: the option ``--game`` runs the contract over installed games."""

from __future__ import annotations

from collections.abc import Generator
from inspect import getdoc
from pathlib import Path

import pytest

from games import registry

CONTRACT = Path(__file__).with_name("contract")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option ``--game``, which names a game to test and may be given several times."""
    parser.getgroup("tabletop").addoption(
        "--game",
        action="append",
        default=[],
        metavar="ID",
        help="test that an installed game keeps the contract; may be given several times",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Have the contract run for the games given by ``--game``, after paths that were named.

    Without the option nothing changes; without paths the contract runs alone.

    Raises:
        pytest.UsageError: there is no such game, or it cannot be hosted.
    """
    asked = config.getoption("--game")
    if asked:
        for game_id in asked:
            _require(game_id)
        named = config.args if config.args_source is config.ArgsSource.ARGS else []
        config.args[:] = [*named, str(CONTRACT)]


def _require(game_id: str) -> None:
    """Raise UsageError if no game of this id is hosted, with the reasons why it was left out."""
    hosted = registry.hosted()
    if game_id in hosted.entries:
        return
    unknown = f"no installed package offers {game_id!r} (entry points {registry.GROUP})"
    reasons = [str(one) for one in hosted.left_out if one.id == game_id]
    raise pytest.UsageError("\n".join(reasons or [unknown]))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a failed contract test its docstring: why the bot demands this.

    Also where its set-up failed. The reports of other tests stay as they are.
    """
    del call
    report = yield
    if report.failed and CONTRACT in item.path.parents and isinstance(item, pytest.Function):
        report.sections.append(("Why the bot needs it", getdoc(item.function) or ""))
    return report
