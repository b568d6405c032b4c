"""What the texts for readers promise is there."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot import VERSION
from bot.__main__ import _parser
from bot.app import open_app
from bot.check import leaves
from bot.client import EXTENSIONS
from bot.i18n.texts import texts
from bot.settings import Settings
from tests.rigs.sample_games import SHIPPED

ROOT = Path(__file__).parents[2]
PAGES = [
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "RELEASES.md", "SECURITY.md"),
    *sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md")),
]
_COMMAND = re.compile(r"`/(?!id )([a-z]+(?: [a-z]+)?)[^`]*`")
_PLACE = re.compile(r"\]\((?!https?:)([^)#]+)")
_PATH = re.compile(
    r"`((?:bench|bot|cogs|docs|games|players|rendering|tests|\.ci)/[\w./{},-]+?)(?:::\w+)?`"
)
_MODULE = re.compile(r"python -m ((?:bench|bot|games|players|rendering|tests)[\w.]*)")
_TARGET = re.compile(r"`make ([a-z]+)`")
_SETTING = re.compile(r"`([A-Z]+(?:_[A-Z]+)+)`")
_ASKED = re.compile(r"python -m bot ([a-z]+)")


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "docs/lab/fortnight.md"])
async def test_every_command_that_is_written_of_exists(tmp_path: Path, name: str) -> None:
    """F69: a feature that was removed is promised nowhere."""
    async with open_app(Settings(database=tmp_path / "host.sqlite3"), shard_count=1) as host:
        for extension in EXTENSIONS:
            await host.load_extension(extension)
        known = set()
        for command in host.tree.get_commands():
            payload = command.to_dict(host.tree)
            known.add(payload["name"])
            known |= {f"{payload['name']} {leaf['name']}" for leaf in leaves(payload)}
    written = set(_COMMAND.findall((ROOT / name).read_text(encoding="utf-8")))
    assert set() == written - known


def test_every_game_is_written_of() -> None:
    """F69: under the name that the bot gives it."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [] == [game for game in SHIPPED if texts("en")(f"{game}-name") not in readme]


@pytest.mark.parametrize("name", PAGES)
def test_every_file_and_target_that_is_written_of_exists(name: str) -> None:
    """Links lead somewhere, paths are those of the code, and what is to be run can be."""
    text = (ROOT / name).read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    beside = (ROOT / name).parent
    assert [] == [place for place in _PLACE.findall(text) if not (beside / place).exists()]
    assert [] == [path for path in _PATH.findall(text) if not all(map(_exists, _spread(path)))]
    assert [] == [module for module in _MODULE.findall(text) if not _runs(module)]
    assert [] == [t for t in _TARGET.findall(text) if f"\n{t}:" not in makefile]


def _spread(path: str) -> list[str]:
    """Write out a path that stands for several, as ``{en,fr}`` does."""
    found = re.search(r"\{(.*?)\}", path)
    return [path.replace(found[0], one) for one in found[1].split(",")] if found else [path]


def _exists(path: str) -> bool:
    return (ROOT / path).exists()


def _runs(module: str) -> bool:
    path = module.replace(".", "/")
    return _exists(f"{path}.py") or _exists(f"{path}/__main__.py")


def test_the_changelog_has_the_form_of_keep_a_changelog() -> None:
    """Each release under its number and date, as ``RELEASES.md`` has them, its kinds by name.

    A commit cannot name itself, so the one of a release is named there afterwards.
    """
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = {*re.findall(r"^## (.*)$", text, re.MULTILINE)} - {"[Unreleased]"}
    table = (ROOT / "RELEASES.md").read_text(encoding="utf-8")
    released = re.findall(r"^\| (\d\S+) \| (\S+) \| `[0-9a-f]{8}` \|$", table, re.MULTILINE)
    named = {f"[{version}] - {date}" for version, date in released}
    assert named <= headings
    assert {one.partition("]")[0] for one in headings - named} <= {f"[{VERSION}"}
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert {*re.findall(r"^### (.*)$", text, re.MULTILINE)} <= kinds


def test_make_lists_all_that_there_is_to_make() -> None:
    """With a word on each."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (targets,) = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    make = shutil.which("make")
    assert make is not None
    listed = subprocess.check_output([make, "--no-print-directory", "help"], cwd=ROOT, text=True)  # noqa: S603 - our own
    lines = [line.split(maxsplit=2) for line in listed.splitlines()]
    assert sorted(targets.split()) == sorted(target for _, target, _ in lines)


def test_every_setting_and_command_that_is_written_of_exists() -> None:
    """And every command of ``python -m bot`` is written of."""
    first = (ROOT / "docs" / "run" / "README.md").read_text(encoding="utf-8")
    pages = (ROOT / "docs" / "run").glob("*.md")
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    settings = {name.upper() for name in Settings.__struct_fields__}
    compose = (ROOT / "compose.postgres.yaml").read_text(encoding="utf-8")
    settings |= set(re.findall(r"\$\{(\w+):", compose))
    assert set() == set(_SETTING.findall(text)) - settings
    commands = next(one.choices for one in _parser()._actions if isinstance(one.choices, dict))
    assert set() == set(_ASKED.findall(text)) - set(commands)
    assert {*commands} - {"run"} <= set(_ASKED.findall(first))
