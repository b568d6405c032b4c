"""The shards of a process, where several processes share the servers."""

from __future__ import annotations

import re
from typing import NamedTuple


class Shards(NamedTuple):
    """A set of shards; each server belongs to one shard."""

    own: tuple[int, ...] = (0,)
    total: int = 1
    """Number of all shards."""

    @property
    def is_all(self) -> bool:
        """Return True if all shards are in the set."""
        return len(self.own) == self.total

    @property
    def others(self) -> tuple[int, ...]:
        """Return the shards that are not in the set."""
        return tuple(shard for shard in range(self.total) if shard not in self.own)

    @property
    def share(self) -> float:
        """Return the fraction of all shards in the set, 0 to 1."""
        return len(self.own) / self.total

    def __str__(self) -> str:
        return f"shards {spelt(self.own)} of {self.total}"

    def of(self, guild_id: int) -> int:
        """Return the shard of a server, by Discord's formula."""
        return (guild_id >> 22) % self.total

    def has(self, guild_id: int) -> bool:
        """Return True if a server's shard is in the set."""
        return self.is_all or self.of(guild_id) in self.own

    def condition(self, guild: str = "guild_id") -> str:
        """Return an SQL condition that a server's shard is in the set, to append: `` AND (…)``.

        Empty if the set has all shards. ``guild`` is the SQL expression of the server's id.
        """
        if self.is_all:
            return ""
        return f" AND ({guild} >> 22) % {self.total} IN ({', '.join(map(str, self.own))})"


ALL = Shards()
"""All servers in one process."""


def read_shards(spelt: str, total: int) -> Shards | None:
    """Parse shard numbers and ranges, as in ``0-3,8``, of ``total`` shards; spaces are ignored.

    Return them sorted. None if it is malformed, names a shard twice, or names none or one that is
    not below ``total``. A range that runs backwards (``3-0``) has no shards.
    """
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
    """Return shard numbers, given in ascending order, as ranges: ``0-3,8``; empty for none."""
    spans: list[list[int]] = []
    for shard in own:
        if spans and shard == spans[-1][1] + 1:
            spans[-1][1] = shard
        else:
            spans.append([shard, shard])
    return ",".join(f"{first}-{last}" if last > first else f"{first}" for first, last in spans)
