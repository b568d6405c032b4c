"""A turn for each picture of a moment that the games declare: what everybody heard in it."""

from __future__ import annotations

from games.api import Event, Seat
from games.goths import events as goths
from games.goths.content import Camp, ClanName, KingCard, Objective, Order, Spot
from games.norwegian import events as norwegian
from games.norwegian.content import Card as Playing
from games.norwegian.content import Rank
from games.rage import events as rage
from games.rage.content import Clan, Gear, Site
from games.schools import events as schools
from games.schools.content import Element, Reason
from games.vikings import events as vikings
from games.vikings.content import Card, Space

Turn = tuple[Event, ...]

A, B, C = Seat(0), Seat(1), Seat(2)
_KNOCKED = vikings.BraceletKnocked(seat=A, target=B, value=4)


def _called(card: Card, announced: Card) -> Turn:
    return (
        vikings.BluffCalled(seat=B, announcer=A),
        vikings.CardRevealed(seat=A, card=card, announced=announced, truthful=card is announced),
    )


def _fight(site: int) -> Turn:
    return (
        rage.FightBegan(
            site=Site(site),
            attacker=A,
            defender=B,
            clans=(Clan.BOHORG, Clan.TOMB),
            attackers=(2, 1, 0),
            defenders=(1, 0, 0),
            slowness=(1, 2),
            rage=(0, 0),
            first=A,
        ),
        rage.FightEnded(site=Site(site), winner=A, loser=B, clan=Clan.BOHORG, left=(1, 1, 0)),
    )


TURNS: dict[str, tuple[Turn, ...]] = {
    "vikings": (
        _called(Card.SLINGSHOT, Card.SLINGSHOT),
        _called(Card.SLAM, Card.SLINGSHOT),
        (_KNOCKED, vikings.BraceletCaught(seat=A, owner=A, space=Space(0), value=4)),
        (_KNOCKED, vikings.BraceletSunk(seat=A, value=4, space=None)),
    ),
    "norwegian": (
        (
            norwegian.AceReturned(seat=B, attacker=A),
            norwegian.PileTaken(seat=A, cause=norwegian.Pickup.ACE, number=21),
        ),
        (
            norwegian.AceReturned(seat=B, attacker=A),
            norwegian.AceStopped(seat=A, attacker=B),
        ),
        (
            norwegian.AceReturned(seat=B, attacker=A),
            norwegian.AceAimed(seat=B, target=C, aces=1),
            norwegian.PileTaken(seat=C, cause=norwegian.Pickup.ACE, number=21),
        ),
        (
            norwegian.AceReturned(seat=B, attacker=A),
            norwegian.AceAimed(seat=B, target=C, aces=1),
            norwegian.PileBurnt(seat=C, cause=norwegian.Burn.FOUR_OF_A_KIND, number=21),
        ),
        (
            norwegian.BlindTurned(seat=A, index=1, card=Playing("10h"), playable=False),
            norwegian.PileTaken(seat=A, cause=norwegian.Pickup.BLIND, number=21),
        ),
        (norwegian.Completed(seat=A, rank=Rank.QUEEN),),
    ),
    "schools": (
        (schools.CombustioCast(seat=A, victim=B, arena=Element.EARTH, levels=(1, 2, 3, 4, 5)),),
        (schools.EversioCast(seat=B, victim=A, arena=Element.EARTH, level=6),),
        (schools.HypnoxCast(seat=A, victim=B, arena=Element.FIRE, element=Element.DARK, number=4),),
        (schools.GameWon(seat=B, reason=Reason.OVERTIME_TWENTY, totals=(19, 20)),),
    ),
    "goths": (
        (
            goths.OrderRevealed(
                seat=B,
                clan=ClanName.OSTROGOTHS,
                king=A,
                order=Order.GOTH,
                card=next(iter(KingCard)),
                understood=True,
                by_old_card=True,
            ),
        ),
        (
            goths.Advanced(seat=B, clan=ClanName.OSTROGOTHS, origin=Spot.FAR_PLAIN, spot=Spot.LEFT),
            goths.ObjectiveTurned(spot=Spot.LEFT, kind=Objective.QUEEN),
        ),
        (
            goths.ObjectiveTurned(spot=Spot.RIGHT, kind=Objective.TRAP),
            goths.TrapSprung(clan=ClanName.VISIGOTHS, figures=1),
        ),
        (goths.ClanEliminated(clan=ClanName.OSTROGOTHS, camp=Camp.OSTROGOTHS),),
    ),
    "rage": (
        _fight(7),
        (rage.LegendaryForged(seat=A, gear=Gear.ROBE_OF_THE_ARCHMAGE),),
        (rage.GoalReached(seat=A, points=5, to_take=1),),
        (rage.GoalReached(seat=A, points=5, to_take=0),),
    ),
}
"""By the game; of those at four seats, and where there are no four at two."""
PLAIN: tuple[Turn, ...] = (
    (_KNOCKED, vikings.BraceletSunk(seat=A, value=2, space=None)),
    (norwegian.BlindTurned(seat=A, index=1, card=Playing("10h"), playable=True),),
    (schools.GameWon(seat=B, reason=Reason.OVERTIME_TWENTY, totals=(15, 20)),),
    (schools.GameWon(seat=B, reason=Reason.GIVEN_UP, totals=(5, 6)),),
    _fight(8),
)
"""Turns that are much like them and happen all the time."""
