"""A game begun as a package: found, hosted and complete at once, and green under the contract."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from games import find, registry
from games.__main__ import main
from games.registry import GROUP
from tests.rigs.forms import LONG
from tests.rigs.packages import Workshop


@pytest.fixture(autouse=True)
def _settled_anew() -> Iterator[None]:
    settled = (registry.playable, registry.hosted, find)
    for one in settled:
        one.cache_clear()
    yield
    for one in settled:
        one.cache_clear()


def begun(folder: Path) -> Path:
    main(["new", "sticks", "--title", "Sticks", "--package", str(folder / "made")])
    registry.playable.cache_clear()
    return folder / "made"


def test_a_new_package_is_hosted_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is left to do before it can be played; what is kept of it lies among its tests."""
    made = begun(tmp_path)
    monkeypatch.syspath_prepend(made)
    monkeypatch.setattr(registry, "offered", lambda: (EntryPoint("sticks", "sticks", GROUP),))
    assert registry.hosted().left_out == ()
    capsys.readouterr()
    main(["keep", "sticks"])
    kept = [Path(line).relative_to(made).as_posix() for line in capsys.readouterr().out.split()]
    assert kept == ["tests/kept/golden.txt", "tests/kept/shape-1.json"]
    main(["simulate", "sticks", "--games", "2"])
    source = "".join(file.read_text(encoding="utf-8") for file in made.rglob("*.py"))
    assert not {
        room for room in ("games.", "rendering.", "cogs.", "bot.") if f"from {room}" in source
    }


def test_a_new_package_is_in_form(tmp_path: Path) -> None:
    """Nobody who begins a game repairs it first."""
    made = begun(tmp_path)
    rules = ("--isolated", "--select", "E,F,I,B,UP", "--line-length", "100", "--no-cache")
    order = ("--config", 'lint.isort.known-first-party=["sticks"]')
    command = (sys.executable, "-m", "ruff", "check", *rules, *order, str(made))
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout


def test_what_play_and_builds_leave_is_not_committed(tmp_path: Path) -> None:
    """Local play keeps games and the key of its page in the folder that it is started in."""
    made = begun(tmp_path)
    written = {file.relative_to(made).as_posix() for file in made.rglob("*") if file.is_file()}
    for left in ("data/host.sqlite3.page", "sticks.egg-info/PKG-INFO", "build/lib/sticks/face.py"):
        (made / left).parent.mkdir(parents=True)
        (made / left).touch()
    git = ("git", "-C", str(made))
    subprocess.run((*git, "init", "--quiet"), check=True)  # noqa: S603
    listing = (*git, "ls-files", "--others", "--exclude-standard")
    seen = subprocess.run(listing, capture_output=True, text=True, check=True)  # noqa: S603
    assert set(seen.stdout.split()) == written


@pytest.mark.parametrize(
    ("game", "reason"),
    [("vikings", "something else"), ("table", "something else"), ("Stones", "small letters")],
)
def test_a_package_that_cannot_be_called_so_is_refused(
    game: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is written, and nothing is written over."""
    for folder in (tmp_path / "made", tmp_path):
        (tmp_path / "mine.txt").touch()
        name = "sticks" if folder == tmp_path else game
        with pytest.raises(SystemExit):
            main(["new", name, "--title", "Sticks", "--package", str(folder)])
    said = capsys.readouterr().err
    assert reason in said
    assert "there is something in" in said
    assert [one.name for one in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.skipif(not LONG, reason="builds a wheel and tests the whole contract: make soak")
def test_a_new_package_is_green_as_an_installed_wheel(tmp_path: Path) -> None:
    """Built, installed and held to the contract, as its README says."""
    made, site = begun(tmp_path), tmp_path / "site"
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site))
    subprocess.run((*pip, str(made)), check=True)  # noqa: S603
    contract = ("-m", "pytest", "-p", "tabletop.testing.plugin", "-p", "no:cacheprovider", "-q")
    tested = Workshop(site).run(*contract, "--game", "sticks", str(made / "tests"))
    assert tested.returncode == 0, tested.stdout + tested.stderr
