"""Memorable feats of a game of Clash of Vikings: uncalled bluffs, and unseen luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from games.api import Event, Seat
from games.optional.remembering import Feat, Luck, Played, Praise
from games.vikings.events import BluffCalled, BraceletsDrawn, BraceletTakenSeen, CardRevealed
from games.vikings.state import LaidCard, Values, VikingsState
from games.vikings.view import LaidOutcome


def feats(record: Sequence[Played]) -> Iterator[Feat]:
    """Yield bluffs that passed, hidden cards by seat, right calls of bluffs, and luck in drawing.

    Luck counts the bracelets that a seat drew from the supply or took from others, against the
    mean.
    """
    laid = tuple(announcements(record).values())
    yield from _bluffs(laid)
    yield from _lies(laid)
    right = Counter(seat for played in record for seat in _right_calls(played.events))
    for seat, count in right.items():
        # Nobody risks with a challenge what a bluffer does.
        yield Feat(Praise.BOLDEST, "called", seat, count / 100, count)
    luck = Luck()
    for played in record:
        for event in played.events:
            match event:
                case BraceletsDrawn(values=values):
                    _note(luck, event.seat, values, played.before.supply)
                case BraceletTakenSeen(value=value):
                    _note(luck, event.thief, (value,), played.before.holdings[event.victim])
                case _:
                    pass
    yield from luck.feats("bracelets")


_Laid = Sequence[tuple[LaidCard, int]]
"""Every card that was announced, as it lay in the end, with the points of whoever announced it."""


def announcements(record: Sequence[Played]) -> dict[tuple[int, int], tuple[LaidCard, int]]:
    """Return every card laid, as an action or a Shield, as it was last seen to lie, and its stake.

    The stake is the sum of its owner's bracelets just before it was laid. The keys are turn and
    place in the row, in the order of the game. What the step that ends a turn did to its cards is
    not in it, as they are cleared in the same step: they may look open and face down.
    """
    laid: dict[tuple[int, int], tuple[LaidCard, int]] = {}
    for played in record:
        state: VikingsState = played.after
        for place, card in enumerate(state.laid):
            key = state.turn, place
            stake = laid[key][1] if key in laid else sum(played.before.holdings[card.owner])
            laid[key] = card, stake
    return laid


def _bluffs(laid: _Laid) -> Iterator[Feat]:
    """Yield the bluffs that were performed and never turned up, with the points put at risk.

    A bluff of a seat without bracelets is left out: it risked nothing.
    """
    for card, stake in laid:
        if _is_lie(card) and card.outcome is LaidOutcome.PERFORMED and stake:
            yield Feat(Praise.BOLDEST, "bluff", card.owner, stake, stake)


def _lies(laid: _Laid) -> Iterator[Feat]:
    """Yield, for each seat that has cards never turned up, how many were bluffs, and of how many.

    A seat ranks by its bluffs; of equals the one with fewer such cards is ahead.
    """
    unseen = Counter(card.owner for card, _ in laid if not card.revealed)
    lies = Counter(card.owner for card, _ in laid if _is_lie(card))
    for seat, count in unseen.items():
        # The more somebody lied unseen, the more there is to tell; of liars alike who laid fewer.
        yield Feat(Praise.UNKNOWN, "unseen", seat, lies[seat] - count / 1000, lies[seat], count)


def _is_lie(card: LaidCard) -> bool:
    """Return True if a card is a bluff that was never turned over."""
    return card.card is not card.announced and not card.revealed


def _right_calls(events: Sequence[Event]) -> Iterator[Seat]:
    """Yield the seat of each call that turned up a bluff, as often as it did so."""
    for call, shown in pairwise(events):
        lie = isinstance(shown, CardRevealed) and not shown.truthful
        if lie and isinstance(call, BluffCalled):
            yield call.seat


def _note(luck: Luck, seat: Seat, got: Values, among: Values) -> None:
    """Note the bracelets that a seat drew at random, beside the value expected of as many.

    ``among`` are those that it drew from; nothing is noted if there were none.
    """
    if among:
        luck.note(seat, sum(got), len(got) * sum(among) / len(among))
