"""A language is a folder of texts: whatever speaks follows from that."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.i18n.texts import LANGUAGES
from tests.rigs.forms import LONG

ROOT = Path(__file__).parents[3]
ASKED = """
import asyncio
from bot.__main__ import _parser
from bot.check import check
from bot.i18n.texts import LANGUAGES
from cogs.elements.localisation import _SPOKEN
assert LANGUAGES == ("en", "de", "fr"), LANGUAGES
assert {"de", "fr"} == {*_SPOKEN.values()}
assert _parser().parse_args(["announce", "Hello", "--de", "Hallo"]).de == "Hallo"
print(asyncio.run(check())[-1])
"""


def test_every_folder_of_texts_is_a_language() -> None:
    """The first is the one that commands are written in."""
    folders = {path.name for path in (ROOT / "bot" / "locales").iterdir() if path.is_dir()}
    assert (LANGUAGES[0], {*LANGUAGES}) == ("en", folders)


@pytest.mark.skipif(not LONG, reason="builds all commands of another bot: make soak")
def test_a_third_language_is_spoken_once_its_folder_is_there(tmp_path: Path) -> None:
    """Names of commands, choices and announcements; nothing is registered."""
    for room in ("bot", "cogs", "games", "players", "rendering"):
        away = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / room, tmp_path / room, ignore=away)
    locales = tmp_path / "bot" / "locales"
    shutil.copytree(locales / "en", locales / "de")
    for language in locales.iterdir():
        with (language / "common.ftl").open("a", encoding="utf-8") as file:
            file.write("\nlanguage-de = Deutsch\n")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(  # noqa: S603
        (sys.executable, "-c", ASKED),
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "within Discord's limits" in done.stdout, done.stderr
