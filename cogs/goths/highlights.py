"""What a finished game of Goths Save the Queen is remembered by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.i18n.texts import Texts
from games.api import Event
from games.goths.content import ClanName
from games.goths.events import FiguresLost, OrderRevealed, TrapSprung


def highlights(events: Sequence[Event], texts: Texts) -> tuple[str, ...]:
    """Recall who understood each other best, who was silent longest, and who lost most.

    One mind is who understood each other in every second round at least.
    """
    verdicts: dict[ClanName, list[bool]] = {}
    losses: Counter[ClanName] = Counter()
    for event in events:
        match event:
            case OrderRevealed():
                verdicts.setdefault(event.clan, []).append(event.understood)
            case FiguresLost():
                losses[event.clan] += event.lost
            case TrapSprung():
                losses[event.clan] += 1
            case _:
                pass
    lines: list[str] = []
    understood = {clan: sum(heard) for clan, heard in verdicts.items()}
    best = max(understood, key=lambda clan: understood[clan], default=None)
    if best is not None and 2 * understood[best] >= len(verdicts[best]):
        lines.append(
            texts(
                "goths-highlight-understood",
                clan=texts(f"goths-clan-{best}"),
                number=understood[best],
                rounds=len(verdicts[best]),
            )
        )
    silences = {clan: _silence(heard) for clan, heard in verdicts.items()}
    for kind, numbers in (("misunderstood", silences), ("losses", losses)):
        most = max(numbers, key=lambda clan: numbers[clan], default=None)
        if most is not None and numbers[most]:
            clan = texts(f"goths-clan-{most}")
            lines.append(texts(f"goths-highlight-{kind}", clan=clan, number=numbers[most]))
    return tuple(lines)


def _silence(heard: Iterable[bool]) -> int:
    """Count the misunderstandings of the longest run."""
    return max((len(list(run)) for fits, run in groupby(heard) if not fits), default=0)
