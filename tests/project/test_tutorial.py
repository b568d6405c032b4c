"""The tutorial is followed as one would who has only the page, and what comes out is played."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.package import begin_package
from tests.rigs.forms import LONG
from tests.rigs.packages import Workshop

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "develop" / "your-first-game.md"
LINES = 500
"""Of Python in the finished game, its tests included."""
CONTRACT = ("-m", "pytest", "-p", "tabletop.testing.plugin", "-p", "no:cacheprovider", "-q")
HIDDEN = (
    "completeness or cannot_know or depend or tells or luck or refused or labels"
    " or redealing or told or process"
)
"""What a short run holds the game to; the whole contract is a soak's."""


def blocks(language: str) -> Iterator[tuple[int, str]]:
    """Yield the blocks of a language with the numbers of their sections."""
    sections = re.split(r"^## (\d+)\.", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for number, section in zip(sections[1::2], sections[2::2], strict=True):
        for block in re.findall(rf"^```{language}\n(.*?)^```$", section, re.MULTILINE | re.DOTALL):
            yield int(number), block


@pytest.fixture
def made(tmp_path: Path) -> Workshop:
    """Begin the game as the first section says; installing it is noting where it is."""
    begin_package("reeds", "Reeds", tmp_path)
    workshop = Workshop(tmp_path)
    workshop.install("reeds", "reeds")
    return workshop


def follow(made: Workshop, *sections: int) -> None:
    """Apply the diffs of sections."""
    for number, block in blocks("diff"):
        if number in sections:
            patch = made.folder / "step.diff"
            patch.write_text(block, encoding="utf-8")
            command = ("git", "apply", "--whitespace=nowarn", str(patch))
            done = subprocess.run(  # noqa: S603
                command, cwd=made.folder, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr + block
            patch.unlink()


def test_the_commands_are_those_that_there_are() -> None:
    """What a reader types is what this test does, or its long form."""
    typed = [line for _, block in blocks("sh") for line in block.splitlines()]
    assert "python -m games new reeds --title Reeds --package reeds" in typed
    assert typed.count("pytest --game reeds tests") == 2
    assert "python -m games keep reeds" in typed
    # Inside another repository git would pass over the diffs in silence.
    assert typed.index("git init") < typed.index("pytest --game reeds tests")


def test_every_step_of_the_tutorial_leads_where_it_says(made: Workshop) -> None:
    """After the rules the missing sentence is named; at the end nothing is missing or leaks."""
    follow(made, 2, 3)
    owed = made.run(*CONTRACT, "--game", "reeds", "-k", "completeness", "tests")
    (told,) = [block for number, block in blocks("text") if number == 3]
    assert all(line in owed.stdout for line in told.splitlines())
    follow(made, 4, 5)
    asked = ("tests",) if LONG else ("-k", f"test_rules or {HIDDEN}", "tests")
    done = made.run(*CONTRACT, "--game", "reeds", *asked)
    assert done.returncode == 0, done.stdout + done.stderr
    written = [file.read_text(encoding="utf-8") for file in made.folder.rglob("*.py")]
    assert sum(len(text.splitlines()) for text in written) <= LINES


@pytest.mark.skipif(not LONG, reason="plays whole games on the simulated Discord: make soak")
def test_the_game_of_the_tutorial_is_played_on_discord(made: Workshop) -> None:
    """With pictures, in both languages, by a computer, to a replay; after a restart, too."""
    follow(made, 2, 3, 4, 5)
    suites = ("full_games", "computers", "restart")
    files = [str(ROOT / "tests" / "play" / f"test_{name}.py") for name in suites]
    config = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT))
    done = made.run("-m", "pytest", *config, "-p", "no:cacheprovider", "-q", "-k", "reeds", *files)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
