"""The image without Docker: its files in a bare folder, its packages in a bare environment."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path
from subprocess import PIPE, Popen

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
_ELSEWHERE = """\
import os
if address := os.environ.get("LOOPBACK"):
    import discord
    discord.http.Route.BASE = address
"""
"""Has the library take another address for Discord's."""


def instructions() -> list[tuple[str, str]]:
    """List what the ``Dockerfile`` says: ``(instruction, arguments)``."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


def said(instruction: str) -> list[str]:
    """List the arguments of one kind of instruction."""
    return [rest for name, rest in instructions() if name == instruction]


def pinned(name: str) -> dict[str, Requirement]:
    """Read a file of pins: what it installs on this machine, by name."""
    text = (ROOT / name).read_text(encoding="utf-8")
    lines = [line.rstrip(" \\") for line in text.splitlines() if not line.startswith(" ")]
    read = [Requirement(line) for line in lines]
    return {one.name: one for one in read if one.marker is None or one.marker.evaluate()}


@dataclass
class BuiltImage:
    """What ``docker build`` would leave, and the ways to start it."""

    folder: Path
    volume: Path

    def environment(self, **settings: str) -> dict[str, str]:
        """What a process in it finds: what the image sets, and what its host sets."""
        given = {"PATH": f"{self.folder / 'env' / 'bin'}:/usr/bin:/bin", "HOME": "/nonexistent"}
        for line in said("ENV"):
            name, _, value = line.partition("=")
            given[name] = value.replace("/data", str(self.volume))
        return given | settings

    def run(self, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """Run a command in it to its end."""
        return subprocess.run(  # noqa: S603 - our own
            command,
            cwd=self.folder / "app",
            env=self.environment(**settings),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    @contextmanager
    def started(self, *command: str, **settings: str) -> Iterator[Popen[str]]:
        """Run a command in it for the time of a block."""
        process = Popen(  # noqa: S603 - our own
            command,
            cwd=self.folder / "app",
            env=self.environment(**settings),
            stdout=PIPE,
            stderr=PIPE,
            text=True,
        )
        try:
            yield process
        finally:
            process.kill()
            process.communicate()


def build(folder: Path) -> BuiltImage:
    """Do what the ``Dockerfile`` says."""
    app, volume = folder / "app", folder / "data"
    app.mkdir(parents=True)
    volume.mkdir()
    for line in said("COPY"):
        *sources, target = line.split()
        for source in (path for name in sources for path in sorted(ROOT.glob(name))):
            place = app / target / (source.name if target == "./" else "")
            files = list(_in_context(source))
            assert files or "*" in line, f"{source} is not let into the image: its build fails"
            for file in files:
                copy = place / file.relative_to(source) if file != source else place
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copy)
    _install(folder / "env", app / "requirements.txt")
    return BuiltImage(folder, volume)


def _install(environment: Path, pins: Path) -> None:
    """Make an environment with the pinned packages, as they are installed here, and no others."""
    venv.create(environment, symlinks=True)
    (site,) = environment.glob("lib/python*/site-packages")
    for name, pin in pinned(str(pins)).items():
        installed = distribution(name)
        assert pin.specifier.contains(installed.version), f"{name} {installed.version}"
        assert installed.files is not None
        tops = {file.parts[0] for file in installed.files if file.parts[0] != ".."}
        for top in tops - {"__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(installed.locate_file(top))))
    (site / "sitecustomize.py").write_text(_ELSEWHERE)


def _in_context(source: Path) -> Iterator[Path]:
    """List the files under a path that ``.dockerignore`` lets into the image."""
    patterns = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for file in source.rglob("*") if source.is_dir() else [source]:
        if file.is_file() and not is_ignored(file.relative_to(ROOT), patterns):
            yield file


def is_ignored(path: Path, patterns: list[str]) -> bool:
    """Tell whether the last pattern that names a path, or a folder it is in, leaves it out."""
    ignored = False
    for pattern in patterns:
        glob = pattern.removeprefix("!")
        if glob and not glob.startswith("#"):
            spelt = re.escape(glob).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
            if any(re.fullmatch(spelt, one.as_posix()) for one in (path, *path.parents)):
                ignored = not pattern.startswith("!")
    return ignored


def command() -> list[str]:
    """Read what the image starts."""
    (line,) = said("CMD")
    read: list[str] = json.loads(line)
    return read
