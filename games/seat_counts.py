"""The numbers of players that a game is for, in words that need no language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby


def spell_counts(counts: Sequence[int], dash: str = "-") -> str:
    """Spell ascending numbers as ranges with ``dash`` between their ends: ``2-4, 6-8``.

    A number without a neighbour stands alone: ``2, 4-5``.
    """
    runs = (
        [number for _, number in run]
        for _, run in groupby(enumerate(counts), lambda pair: pair[1] - pair[0])
    )
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}{dash}{run[-1]}" for run in runs)
