"""Why cards that one holds cannot be laid now, and good ones cannot be saved."""

from __future__ import annotations

from bot.i18n.texts import Texts
from cogs.norwegian.words import sign
from games.norwegian.content import Rank
from games.norwegian.view import Demand, NorwegianView


def why_not(view: NorwegianView, texts: Texts) -> tuple[str, ...]:
    """Say which ranks in hand cannot be laid on the pile, and that good cards cannot be saved.

    A ten that cannot be laid has a line of its own. Empty if nothing is to be explained: too low
    cards are named only if others can be laid.
    """
    blocked, hints = view.blocked, []
    if view.demand is Demand.AT_MOST and blocked:
        cards = ", ".join(sign(rank, texts) for rank in blocked)
        hints.append(texts("norwegian-hint-too-high", cards=cards))
    elif view.demand is Demand.AT_LEAST:
        low = [rank for rank in blocked if rank is not Rank.TEN]
        if low and view.choices.plays:
            cards = ", ".join(sign(rank, texts) for rank in low)
            hints.append(texts("norwegian-hint-too-low", cards=cards))
        if Rank.TEN in blocked:
            hints.append(texts("norwegian-hint-ranked-ten"))
    if view.must_spend:
        hints.append(texts("norwegian-hint-no-pickup"))
    return tuple(hints)
