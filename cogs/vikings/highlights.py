"""What a finished game of Clash of Vikings is remembered by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from bot.i18n.texts import Texts
from games.api import Event, Outcome
from games.vikings.events import BluffCalled, BraceletsCollected, BraceletTaken, CardRevealed

HIGHLIGHTS = 3


def highlights(
    events: Sequence[Event], outcome: Outcome | None, names: Sequence[str], texts: Texts
) -> tuple[str, ...]:
    """Recall the sharpest eye, the biggest haul, the most robbed, and how close the end was."""
    lines = []
    right = Counter(
        call.seat
        for call, shown in pairwise(events)
        if isinstance(call, BluffCalled) and isinstance(shown, CardRevealed) and not shown.truthful
    )
    robbed = Counter(e.victim for e in events if isinstance(e, BraceletTaken))
    hauls = [e for e in events if isinstance(e, BraceletsCollected)]
    if right:
        seat, count = right.most_common(1)[0]
        lines.append(texts("vikings-highlight-bluffs-caught", seat=names[seat], count=count))
    best = max(hauls, key=lambda e: sum(e.values), default=None)
    if best is not None and any(best.values):
        scores = () if outcome is None else outcome.scores
        kept = not scores or bool(scores[best.seat])
        lines.append(
            texts(
                "vikings-highlight-haul",
                seat=names[best.seat],
                count=len(best.values),
                total=sum(best.values),
                kept="yes" if kept else "no",
            )
        )
    if robbed:
        seat, count = robbed.most_common(1)[0]
        lines.append(texts("vikings-highlight-robbed", seat=names[seat], count=count))
    if len(lines) < HIGHLIGHTS and outcome is not None:
        lines.append(texts("vikings-highlight-finish", margin=outcome.margin))
    return tuple(lines[:HIGHLIGHTS])
