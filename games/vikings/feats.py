"""Memorable feats of a game of Clash of Vikings: uncalled bluffs, and unseen luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from games.api import Event, Seat
from games.optional.remembering import Feat, Luck, Played, Praise
from games.vikings.content import Card
from games.vikings.events import (
    Announced,
    AttackBlocked,
    BluffCalled,
    BraceletsDrawn,
    BraceletTakenSeen,
    CardRevealed,
    HandRefilled,
    ShieldRaised,
)
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
    """Return every card laid, as an action or a Shield, as it was last seen to lie, with points.

    The points are the sum of its owner's bracelets just before it was laid. The keys are turn and
    place in the row, in the order of the game.
    """
    laid: dict[tuple[int, int], tuple[LaidCard, int]] = {}
    for played in record:
        before: VikingsState = played.before
        after: VikingsState = played.after
        turn, row = (after.turn, after.laid) if after.laid else (before.turn, _cleared(played))
        for place, card in enumerate(row):
            key = turn, place
            worn = laid[key][1] if key in laid else sum(before.holdings[card.owner])
            laid[key] = card, worn
    return laid


def _cleared(played: Played) -> Sequence[LaidCard]:
    """Return the cards laid in the turn that a step ended, as they lay when it cleared them.

    Empty if none were laid before or in that step.
    """
    row: list[LaidCard] = [*played.before.laid]
    for event in played.events:
        match event:
            case Announced(seat=seat, action=action):
                row.append(LaidCard(seat, action, _gone_from_hand(played, seat)))
            case ShieldRaised(seat=seat):
                row.append(LaidCard(seat, Card.SHIELD, _gone_from_hand(played, seat)))
            case CardRevealed(seat=seat, announced=announced, truthful=truthful):
                place = _last(row, seat, announced)
                found_out = LaidOutcome.OPEN if truthful else LaidOutcome.ABANDONED
                row[place] = replace(row[place], revealed=True, outcome=found_out)
            case AttackBlocked(seat=seat, action=action):
                place = _last(row, seat, action)
                row[place] = replace(row[place], outcome=LaidOutcome.BLOCKED)
            case _:
                pass
    return [
        replace(card, outcome=LaidOutcome.PERFORMED) if card.outcome is LaidOutcome.OPEN else card
        for card in row
    ]


def _gone_from_hand(played: Played, seat: Seat) -> Card:
    """Return the card that a seat laid in a step; there has to be one, and no more."""
    had = Counter[Card](played.before.hands[seat])
    for event in played.events:
        if isinstance(event, HandRefilled) and event.seat == seat:
            had.update(event.cards)
    laid: tuple[Card, ...] = tuple((had - Counter(played.after.hands[seat])).elements())
    (card,) = laid
    return card


def _last(row: Sequence[LaidCard], owner: Seat, announced: Card) -> int:
    """Return the place of the last card that a seat announced as this; there has to be one."""
    return max(n for n, one in enumerate(row) if (one.owner, one.announced) == (owner, announced))


def _bluffs(laid: _Laid) -> Iterator[Feat]:
    """Yield the bluffs that were performed and never turned up, with the points their owner wore.

    A bluff of a seat without bracelets is left out: it risked nothing.
    """
    for card, worn in laid:
        if _is_lie(card) and card.outcome is LaidOutcome.PERFORMED and worn:
            yield Feat(Praise.BOLDEST, "bluff", card.owner, worn, worn)


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
