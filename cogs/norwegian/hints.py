"""What the rules make of a position of Norwegian Battle, for labels and hints."""

from __future__ import annotations

from bot.i18n.texts import Texts
from cogs.norwegian.words import PRECIOUS, sign
from games.api import Seat
from games.norwegian.content import Rank, rank_of
from games.norwegian.view import Demand, NorwegianView


def leader(view: NorwegianView) -> Seat | None:
    """Whoever laid last, or the next player where that one is out (N7, N21)."""
    seat = view.last_layer
    if seat is None:
        return None
    step = 1 if view.clockwise else -1
    while view.players[seat].place is not None:
        seat = Seat((seat + step) % len(view.players))
    return seat


def why_not(view: NorwegianView, texts: Texts) -> tuple[str, ...]:
    """Say which ranks in hand cannot be laid, and that good cards cannot be saved."""
    plays = {play.rank for play in view.choices.plays}
    blocked = [r for r in dict.fromkeys(rank_of(card) for card in view.hand) if r not in plays]
    hints = []
    if view.demand is Demand.AT_MOST and blocked:
        cards = ", ".join(sign(rank, texts) for rank in blocked)
        hints.append(texts("norwegian-hint-too-high", cards=cards))
    elif view.demand is Demand.AT_LEAST:
        low = [rank for rank in blocked if rank is not Rank.TEN]
        if low and plays:
            cards = ", ".join(sign(rank, texts) for rank in low)
            hints.append(texts("norwegian-hint-too-low", cards=cards))
        if Rank.TEN in blocked:
            hints.append(texts("norwegian-hint-ranked-ten"))
    if view.pile and plays and plays <= PRECIOUS and not view.choices.take_pile:
        hints.append(texts("norwegian-hint-no-pickup"))
    return tuple(hints)
