"""Which servers are a process's own, where several share them."""

from __future__ import annotations

import re
from typing import NamedTuple


class Shards(NamedTuple):
    """Some of the parts that all servers are divided into; a server belongs to one of them."""

    own: tuple[int, ...] = (0,)
    total: int = 1
    """How many there are in all."""

    @property
    def is_all(self) -> bool:
        """Whether every server is one's own."""
        return len(self.own) == self.total

    @property
    def others(self) -> tuple[int, ...]:
        """Those that are other processes'."""
        return tuple(shard for shard in range(self.total) if shard not in self.own)

    @property
    def share(self) -> float:
        """How much of all is one's own, at most 1."""
        return len(self.own) / self.total

    def __str__(self) -> str:
        return f"shards {spelt(self.own)} of {self.total}"

    def of(self, guild_id: int) -> int:
        """Tell to which shard a server belongs, as Discord has it."""
        return (guild_id >> 22) % self.total

    def has(self, guild_id: int) -> bool:
        """Tell whether a server is one's own."""
        return self.is_all or self.of(guild_id) in self.own

    def condition(self, guild: str = "guild_id") -> str:
        """Spell in SQL, after another condition, that a server is one's own."""
        if self.is_all:
            return ""
        return f" AND ({guild} >> 22) % {self.total} IN ({', '.join(map(str, self.own))})"


ALL = Shards()
"""Everything, in one process."""


def read_shards(spelt: str, total: int) -> Shards | None:
    """Read numbers and spans of them, as in ``0-3,8``; None where that makes no sense."""
    found: list[int] = []
    for part in spelt.replace(" ", "").split(","):
        span = re.fullmatch(r"(\d{1,6})(?:-(\d{1,6}))?", part)
        if span is None:
            return None
        first, last = int(span[1]), int(span[2] or span[1])
        found.extend(range(first, min(last, total) + 1))
    own = tuple(sorted(set(found)))
    return Shards(own, total) if own and len(own) == len(found) and own[-1] < total else None


def spelt(own: tuple[int, ...]) -> str:
    """Spell numbers as spans."""
    spans: list[list[int]] = []
    for shard in own:
        if spans and shard == spans[-1][1] + 1:
            spans[-1][1] = shard
        else:
            spans.append([shard, shard])
    return ",".join(f"{first}-{last}" if last > first else f"{first}" for first, last in spans)
