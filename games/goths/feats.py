"""Memorable feats of a game of Goths Save the Queen: risky marches, and a lucky look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.api import Seat
from games.goths import events as e
from games.goths.content import CHARACTER, TRUTH, ClanName, Objective, Spot
from games.goths.state import GothsState, face_up_characters
from games.optional.remembering import Feat, Luck, Played, Praise

_FEW = 2
"""Figures with which it takes courage to march on."""
_OBJECTIVES = 3


def feats(record: Sequence[Played]) -> Iterator[Feat]:
    """Yield who marched on with few figures, who attacked, was understood, or saw the queen first.

    There is one feat for each advance and for each seat that attacked a named target; whoever calls
    picks the best. Without a word between king and chief to be understood is luck, as far as orders
    laid blindly would not have been; seats that are both are left out. Finding the queen at the
    first look is luck, too.
    """
    yield _queen(record)
    looks, heard = _Looks(), Luck()
    attacks: Counter[Seat] = Counter()
    for played in record:
        yield from _marches(played)
        looks.follow(played)
        for event in played.events:
            match event:
                case e.Fired() | e.AxeThrown() | e.RatsLoosed() if event.target is not None:
                    attacks[event.seat] += 1
                case e.OrderRevealed() if event.king != event.seat:
                    heard.note(event.seat, event.understood, _blindly(played.before, event))
                case _:
                    pass
    for seat, count in attacks.items():
        # A march of a few dares more than any attack.
        yield Feat(Praise.BOLDEST, "attacks", seat, count / 100 - 100, count)
    yield from looks.luck.feats("queen", worth=2)
    yield from heard.feats("understood")


def _marches(played: Played) -> Iterator[Feat]:
    """Yield each advance of a step with two figures or fewer: the farther and fewer, the bolder.

    Figures count as they are at that moment of the step; an advance to no farther card is left out.
    """
    figures = _figures(played.before)
    for event in played.events:
        match event:
            case e.FiguresLost() | e.TrapSprung() | e.Reinforced():
                figures[event.clan] = event.figures
            case e.Advanced() if event.spot > event.origin:
                left = figures[event.clan]
                if left <= _FEW:
                    weight = event.spot.value - 10 * left
                    yield Feat(Praise.BOLDEST, "march", event.seat, weight, left)
            case _:
                pass


def _queen(record: Sequence[Played]) -> Feat:
    """Return the feat of the seat that saw first where the queen was, with its lead in rounds.

    The lead ends when another seat sees her in secret, with a new deal, when she is turned over, or
    with the game; each has a key of its own. Without such a lead: of the rounds in which nobody had
    seen her, for seat 0.
    """
    first: tuple[Seat, int] | None = None
    now = 0
    for played in record:
        now = played.before.round
        for event in played.events:
            match event:
                case e.ObjectiveSeen(kind=Objective.QUEEN):
                    if first is None:
                        first = event.seat, now
                    elif event.seat != first[0]:
                        return _seen_since(first, now, "queen-shared")
                case e.NewDealMade() if first is not None:
                    return _seen_since(first, now, "queen-shuffled")
                case e.ObjectiveTurned(kind=Objective.QUEEN):
                    return _seen_since(first, now, "queen-seen")
                case _:
                    pass
    return _seen_since(first, now, "queen-kept")


def _seen_since(first: tuple[Seat, int] | None, now: int, key: str) -> Feat:
    """Return the feat of who saw the queen ``first`` (seat, round), by the rounds to ``now``.

    If nobody did, or only in the round ``now``: one of all rounds, for seat 0, by another key.
    """
    if first is not None and now > first[1]:
        rounds = now - first[1]
        return Feat(Praise.UNKNOWN, key, first[0], rounds, rounds)
    return Feat(Praise.UNKNOWN, "queen-hidden", Seat(0), now, now)


def _figures(state: GothsState) -> dict[ClanName, int]:
    """Return the number of figures of each clan."""
    return {
        place.name: clan.figures
        for place, clan in zip(state.layout.clans, state.clans, strict=True)
    }


def _blindly(state: GothsState, event: e.OrderRevealed) -> float:
    """Return which share (0 to 1) of a chief's deck would have fitted the cards of the king.

    ``state`` is that before the reveal, of which ``event`` tells.
    """
    clan = next(n for n, place in enumerate(state.layout.clans) if place.name is event.clan)
    king = state.kings[state.layout.clans[clan].king]
    called = {TRUTH[event.card], *face_up_characters(king)}
    deck = state.clans[clan].deck
    return sum(CHARACTER[order] in called for order in deck) / len(deck) if deck else 1.0


class _Looks:
    """Which seats have looked at an objective, and how likely the first look found the queen."""

    def __init__(self) -> None:
        """Begin with nobody having looked, and all objectives face down."""
        self.luck = Luck()
        self._looked: set[Seat] = set()
        self._open: set[Spot] = set()

    def follow(self, played: Played) -> None:
        """Record the objectives that events of a step show to a seat, or to everybody.

        A card turned over is a find of the seat that advanced last in the step, and open to all
        then. A new deal shuts the cards that were shuffled.
        """
        actor = Seat(0)
        for event in played.events:
            match event:
                case e.Advanced():
                    actor = event.seat
                case e.ObjectiveSeen():
                    self._seen(event.seat, event.kind)
                case e.ObjectiveTurned():
                    self._seen(actor, event.kind)
                    self._open.add(event.spot)
                case e.NewDealMade():
                    self._open.difference_update(event.spots)
                case _:
                    pass

    def _seen(self, seat: Seat, kind: Objective) -> None:
        """Note the luck, good or bad, of the first look of a seat at an objective face down."""
        if seat not in self._looked:
            self.luck.note(seat, kind is Objective.QUEEN, 1 / (_OBJECTIVES - len(self._open)))
        self._looked.add(seat)
