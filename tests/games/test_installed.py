"""A package is installed as a wheel, played, uninstalled, installed again and upgraded."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.package import _PROJECT
from games.registry import GROUP
from tests.rigs.forms import LONG
from tests.rigs.packages import Workshop

VERSION = """    version: ClassVar[int] = 2
    lifts = {1: lambda stored: stored | {'stars': 0}}
"""
LIFTED = [
    ("    seats: int\n", '    seats: int\n    stars: int\n    """New in version 2."""\n'),
    ("(None,) * CUPS, Seat(first), seats)", "(None,) * CUPS, Seat(first), seats, 0)"),
    (
        "    horizon: ClassVar[int] = 3\n",
        f"    horizon: ClassVar[int] = 3\n{VERSION}",
    ),
]
"""What a later version of the game changes: its states hold one more number."""


def install(site: Path, made: Workshop, package: str) -> None:
    """Build a wheel of a package, and install it alone into a folder."""
    project = _PROJECT.format(id="cups", title="Cups", group=GROUP)
    text = project.replace('cups = "cups"', f'cups = "{package}"')
    text = text.replace('include = ["cups*"]', f'include = ["{package}*"]')
    (made.folder / "pyproject.toml").write_text(text, encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site))
    subprocess.run((*pip, str(made.folder)), check=True)  # noqa: S603


@pytest.mark.skipif(not LONG, reason="builds wheels and starts hosts: make soak")
def test_a_game_outlives_its_package(tmp_path: Path) -> None:
    """Nothing is lost while it is gone, and an upgrade lifts what was stored."""
    database = tmp_path / "host.sqlite3"

    def host(name: str, moves: int) -> str:
        site = tmp_path / name
        site.mkdir(exist_ok=True)
        command = ("-m", "tests.rigs.installed_host", str(database), str(moves))
        done = Workshop(site).run(*command)
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout.strip()

    first, second = Workshop(tmp_path / "first"), Workshop(tmp_path / "second")
    install(tmp_path / "installed", first, first.package())
    assert host("installed", 2) == "moves 2, over False, stopped False"
    for _ in range(2):
        assert host("nothing", 0) == "game-missing, standing (1,)"
    assert host("installed", 1) == "moves 3, over False, stopped False"
    assert host("nothing", 0) == "game-missing, standing (1,)"
    shutil.rmtree(tmp_path / "installed")
    install(tmp_path / "upgraded", second, second.package(changes={"rules": LIFTED}))
    assert host("upgraded", 2) == "moves 5, over True, stopped False"
