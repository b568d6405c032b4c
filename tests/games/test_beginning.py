"""A game that was begun by the command: written in every room, in form, and held to everything."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.__main__ import main
from games.beginning import TEMPLATE
from tests.rigs.forms import LONG

ROOT = Path(__file__).parents[2]
LINES = 600
"""As many a contributor reads and changes."""
AWAY = shutil.ignore_patterns(".git", ".venv", "*cache*", "data")
KEPT = ("PATH", "HOME", "LANG", "TMPDIR")
"""What the copy is told; the rest would make a soak of its tests, too."""


def _copy(root: Path, *parts: str) -> Path:
    for part in parts:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, root / part, ignore=AWAY)
        else:
            (root / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / part, root / part)
    return root


def _run(root: Path, *words: str) -> str:
    environment = {key: os.environ[key] for key in KEPT if key in os.environ}
    asked = (sys.executable, "-m", *words)
    done = subprocess.run(  # noqa: S603 - our own
        asked, cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    return done.stdout


def _begin(root: Path) -> list[str]:
    written = _run(root, "games", "new", "sticks", "--title", "Sticks").splitlines()[:-1]
    assert all((root / path).exists() for path in written)
    return written


def test_a_new_game_is_in_form_and_plays(tmp_path: Path) -> None:
    """Every file is one that the linter passes; nobody who begins a game repairs it first."""
    kept = ("tests/games/golden", "tests/games/shapes")
    pages = ("README.md", "docs/play/README.md", "mkdocs.yml", "pyproject.toml")
    root = _copy(tmp_path, "games", "tabletop", *kept, *pages)
    written = [path for path in _begin(root) if path.endswith(".py")]
    _run(root, "ruff", "check", "--no-cache", *written, "games/registry.py")
    _run(root, "ruff", "format", "--check", "--no-cache", *written, "games/registry.py")
    assert "games:      3\n" in _run(root, "games", "simulate", "sticks", "--games", "3")
    for page in pages[:3]:
        assert "Sticks" in (root / page).read_text(encoding="utf-8")


def test_what_a_new_game_begins_with_is_short() -> None:
    files = [path for path in TEMPLATE.rglob("*.*") if path.suffix in {".py", ".ftl"}]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= LINES


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["vikings", "--title", "Vikings"], "'vikings' is the name of something else already"),
        (["paint", "--title", "Paint"], "'paint' is the name of something else already"),
        (["any", "--title", "Any"], "'any' is the name of something else already"),
        (["table", "--title", "Table"], "'table' is the name of something else already"),
        (["class", "--title", "Class"], "'class' is a word of Python"),
        (["bot", "--title", "Bot", "--package", "bot"], "'bot' is the name of a module"),
        (["json", "--title", "Json", "--package", "json"], "'json' is the name of a module"),
        (["tests", "--title", "Tests", "--package", "x"], "'tests' is the name of a module"),
        (["Sticks", "--title", "Sticks"], "'Sticks' is not 3 to 16 small letters"),
        (["sticks", "--title", "{ }"], "'{ }' is not 1 to 30 letters"),
    ],
)
def test_a_game_that_cannot_be_called_so_is_refused(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is written over, and nothing is written."""
    with pytest.raises(SystemExit) as left:
        main(["new", *words])
    assert left.value.code == 2
    assert reason in capsys.readouterr().err


@pytest.mark.skipif(not LONG, reason="passes the whole suite again: make soak")
def test_a_new_game_passes_every_test(tmp_path: Path) -> None:
    """In both languages: the contract, pictures, panels, tables that are pressed, and the types."""
    root = tmp_path / "copy"
    shutil.copytree(ROOT, root, ignore=AWAY)
    _begin(root)
    _run(root, "bot", "rules", "docs/play")
    _run(root, "mypy", "games/sticks", "rendering/sticks", "cogs/sticks")
    _run(root, "pytest", "-q", "--game", "sticks")
    _run(root, "pytest", "-q", "tests/contract/test_completeness.py", "tests/project")
    _run(root, "pytest", "-q", "-n", "2", "--dist", "worksteal", "-k", "sticks", "tests")
