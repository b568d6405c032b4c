"""Memorable feats of a game of Norwegian Battle: daring aces, and lucky cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.api import Seat
from games.norwegian.chapters.pile import playable, top_of
from games.norwegian.content import COUNTERS, PRECIOUS, Card, rank_of
from games.norwegian.events import AceAimed, AceReturned, BlindTurned, CardsDrawn
from games.norwegian.state import NorwegianState
from games.optional.remembering import Feat, Luck, Played, Praise


def feats(record: Sequence[Played]) -> Iterator[Feat]:
    """Yield daring aces, aces sent back, and what nobody saw: face-down riches, and luck.

    Luck counts the precious cards that a seat drew from the stock, and its blind cards that could
    be laid, each against what was to be expected.
    """
    yield from _hidden(record[0].after)
    drawn, turned = Luck(), Luck()
    returned: Counter[Seat] = Counter()
    for played in record:
        state: NorwegianState = played.before
        for event in played.events:
            match event:
                case AceAimed():
                    yield from _aimed(played.after, event.seat)
                case AceReturned():
                    returned[event.seat] += 1
                case CardsDrawn(cards=cards) if len(state.stock) >= len(cards):
                    due = len(cards) * _precious(state.stock) / len(state.stock)
                    drawn.note(event.seat, _precious(cards), due)
                case BlindTurned():
                    fits = playable(top_of(state.pile, state.variants), state.variants)
                    blind = [card for row in state.face_down for card in row if card is not None]
                    due = sum(rank_of(card) in fits for card in blind) / len(blind)
                    turned.note(event.seat, event.playable, due)
                case _:
                    pass
    for seat, count in returned.items():
        # It takes less courage to send a pile back than to send it first.
        yield Feat(Praise.BOLDEST, "returned", seat, count / 100, count)
    yield from drawn.feats("drawn")
    yield from turned.feats("turned", worth=2)


def _aimed(state: NorwegianState, seat: Seat) -> Iterator[Feat]:
    """Yield the feat of an ace aimed by ``seat`` with no 2 or ace left in hand, by the pile's size.

    ``state`` is that after it was aimed. Nothing with a counter in hand or without a pile, nor of
    who went out by that ace and risks nothing.
    """
    hand, pile = state.hands[seat], len(state.pile)
    if pile and seat not in state.outs and not any(rank_of(card) in COUNTERS for card in hand):
        yield Feat(Praise.BOLDEST, "aimed", seat, pile, pile)


def _hidden(state: NorwegianState) -> Iterator[Feat]:
    """Yield for each seat how many of its face-down cards in ``state`` are precious, 0 included."""
    for number, row in enumerate(state.face_down):
        cards = [card for card in row if card is not None]
        precious = _precious(cards)
        yield Feat(Praise.UNKNOWN, "face-down", Seat(number), precious, precious, len(cards))


def _precious(cards: Sequence[Card]) -> int:
    return sum(rank_of(card) in PRECIOUS for card in cards)
