"""Moves for an absent player, based on what that seat knows (Questions)."""

from __future__ import annotations

from typing import Literal, assert_never

from games.api import RuleError
from games.rage import moves as m
from games.rage.chapters.land import distance
from games.rage.content import DEFAULT_ORDERS, TACTICS, UNIT_WORTH
from games.rage.view import Own, Phase, RageView, Spot
from games.rng import Rng

FightPhase = Literal[Phase.NEXT_FIGHT, Phase.DEFENCE, Phase.STRIKE, Phase.SPLIT, Phase.ELVES_SPLIT]


def choose(view: RageView, luck: Rng) -> m.RageMove:
    """Choose a move by the table of questions; only a clan is drawn by lot.

    It plays the card with most units, lays reinforcements on the bastion, passes every action,
    keeps the first legendary drawn, and fights to the end.

    Raises:
        RuleError: the game is over.
    """
    own = view.own
    assert own is not None
    match view.phase:
        case Phase.CLAN:
            return m.TakeClan(luck.pick(view.clans)[0])
        case Phase.TACTICS:
            return m.PlayTactic(min(own.hand, key=lambda card: (-_worth(card), card)))
        case Phase.BASTION:
            spot = min(own.spots, key=lambda spot: _distance_key(view, spot))
            return m.PlaceBastion(spot.number)
        case Phase.REINFORCE:
            return m.LayAllOnBastion()
        case Phase.ACTION:
            return m.Pass()
        case Phase.LEGENDARY:
            return m.Keep(own.drawn[0])
        case Phase.OVER:
            raise RuleError("game-over")
        case _:
            return _fight_on(view, own, view.phase)


def _fight_on(view: RageView, own: Own, phase: FightPhase) -> m.RageMove:
    """Return the plain answer: the first fight, fight to the end, strike, split by the book."""
    match phase:
        case Phase.NEXT_FIGHT:
            return m.BeginFight(view.contests[0].site)
        case Phase.DEFENCE:
            return m.Defend(DEFAULT_ORDERS.until, DEFAULT_ORDERS.split)
        case Phase.STRIKE:
            return m.Strike()
        case Phase.SPLIT | Phase.ELVES_SPLIT:
            return m.Kill(*_by_the_book(own))
        case _:
            assert_never(phase)


def _worth(card: int) -> int:
    """Weigh the units of a tactics card: I 2, II 3, III 6."""
    return sum(count * worth for count, worth in zip(TACTICS[card].units, UNIT_WORTH, strict=True))


def _distance_key(view: RageView, spot: Spot) -> tuple[int, int, int, int]:
    """Return a key, least for the best spot.

    That has most adjacent territories, then the nearest bastion farthest away, then smaller r, q.
    """
    bastions = [player.bastion for player in view.players if player.bastion is not None]
    nearest = min((distance((spot.q, spot.r), other) for other in bastions), default=0)
    return -len(spot.doors), -nearest, spot.r, spot.q


def _by_the_book(own: Own) -> tuple[int, int, int]:
    """Return the casualties that the book has the enemy take."""
    return next(choice.killed for choice in own.splits if choice.book)
