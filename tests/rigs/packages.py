"""Packages that offer a game, made of a sample game with some words replaced."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path

from games.registry import GROUP

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "tests" / "samples"
FILES = {
    "init": "__init__.py",
    "en": "locales/en/game.ftl",
    "fr": "locales/fr/game.ftl",
    "rules": "rules.py",
    "pictures": "pictures.py",
    "face": "face.py",
}
"""The files of a package by what changes of them are called."""
NOTHING: Mapping[str, Sequence[tuple[str, str]]] = {}
_NUMBERS = count(1)


class Workshop:
    """Makes packages in a folder that is to stand on the path of Python."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def package(
        self, game: str = "cups", changes: Mapping[str, Sequence[tuple[str, str]]] = NOTHING
    ) -> str:
        """Write a package of a sample game, with words of its files replaced; return its name."""
        name = f"a_package_{next(_NUMBERS)}"
        shutil.copytree(SAMPLES / game, self.folder / name)
        shutil.copy(SAMPLES / "table.py", self.folder / name / "table.py")
        for stem, path in FILES.items():
            file = self.folder / name / path
            text = file.read_text(encoding="utf-8").replace(f"tests.samples.{game}", name)
            text = text.replace("tests.samples.table", f"{name}.table")
            for before, after in changes.get(stem, ()):
                assert before in text, before
                text = text.replace(before, after)
            file.write_text(text, encoding="utf-8")
        return name

    def install(self, game: str, package: str) -> None:
        """Have processes with the folder on their path find a package, as pip leaves it there."""
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir()
        metadata = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
        (info / "METADATA").write_text(metadata, encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{game} = {package}\n", "utf-8")

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run Python where the packages are installed."""
        path = os.pathsep.join(map(str, (self.folder, ROOT)))
        return subprocess.run(  # noqa: S603
            [sys.executable, *command],
            check=False,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
        )
