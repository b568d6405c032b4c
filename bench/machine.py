"""What the figures were measured on: times mean nothing without it, ratios little."""

from __future__ import annotations

import os
import platform
import sqlite3
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGES = ("discord.py", "aiohttp", "aiosqlite", "msgspec", "pillow", "rlcard", "numpy")


def machine() -> dict[str, str]:
    """Return the processor with cores and load, system, and versions, by name.

    Packages that are not installed are left out.
    """
    cores = len(os.sched_getaffinity(0))
    return {
        "processor": f"{_processor()}, {cores} cores, load {os.getloadavg()[0]:.1f}",
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        **{package: found for package in PACKAGES if (found := _version(package))},
    }


def _processor() -> str:
    """Return the processor's name, or the architecture if the name is unknown."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())


def _version(package: str) -> str | None:
    """Return the version of a package; None if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None
