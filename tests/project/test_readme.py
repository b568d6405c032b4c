"""What the texts for readers promise is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.app import open_app
from bot.check import leaves
from bot.client import EXTENSIONS
from bot.i18n.texts import texts
from bot.settings import Settings
from games import GAME_IDS

ROOT = Path(__file__).parents[2]
_COMMAND = re.compile(r"`/(?!id )([a-z]+(?: [a-z]+)?)[^`]*`")
_PLACE = re.compile(r"\]\((?!https?:)([^)#]+)")
_TARGET = re.compile(r"`make ([a-z]+)`")


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "docs/fortnight.md"])
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
    assert [] == [game for game in GAME_IDS if texts("en")(f"{game}-name") not in readme]


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_every_file_and_target_that_is_written_of_exists(name: str) -> None:
    """Links lead somewhere, and ``make`` knows what is advised."""
    text = (ROOT / name).read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert [] == [place for place in _PLACE.findall(text) if not (ROOT / place).exists()]
    assert [] == [t for t in _TARGET.findall(text) if f"\n{t}:" not in makefile]
