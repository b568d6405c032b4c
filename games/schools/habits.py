"""Moves of an average player, with which the search of computers models everybody.

The move of somebody absent passes what lies before it and ends the turn, so that nobody would ever
deploy. Here a trial is passed wherever it can be in this turn, spells that pay are cast, and who
has many in hand puts some of them down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from games.rng import Rng
from games.schools import moves as m
from games.schools.chapters.actions import level_in
from games.schools.content import ELEMENTS, INDEX, RUN, Counts, Element
from games.schools.state import SchoolsState, Side, other
from games.schools.view import Phase

M = TypeVar("M", bound=m.SchoolsMove)

_MANY = 2
"""How many opposing students or levels a spell has to cost to be worth its caster."""

_PLENTY = 6
"""Who holds more students than that puts some down."""


class _Plan(msgspec.Struct, frozen=True, gc=False):
    """A trial that can be passed in this turn with what is in hand."""

    arena: Element
    students: int
    """How many have to be deployed there first."""
    cost: int
    """How many students it takes in all: the way there, and those who are missing."""
    level: int


def choose(state: SchoolsState, moves: Sequence[m.SchoolsMove], luck: Rng) -> m.SchoolsMove:
    """Choose among the legal moves of the seat asked what an average player does.

    To Maleficio it discards the rarest. Else, in order: Inundatio, Eversio, a trial that can be
    passed; a spell that pays; a step to the trial that is cheapest to pass in this turn; else it
    puts students down or ends the turn. Luck decides between equals.
    """
    if state.phase is Phase.DISCARD:
        return m.DiscardRarest()
    by_kind: dict[type[m.SchoolsMove], list[m.SchoolsMove]] = {}
    for move in moves:
        by_kind.setdefault(type(move), []).append(move)
    for kind in (m.CastInundatio, m.CastEversio, m.PassTrial):
        if kind in by_kind:
            return by_kind[kind][0]
    own, against = state.sides[state.active], state.sides[other(state.active)]
    if (spell := _spell(by_kind, own, against)) is not None:
        return spell
    plans = _plans(own, against)
    if plans:
        return _pursue(plans, own, by_kind, luck)
    return _settle(own, by_kind, luck)


def _spell(
    by_kind: dict[type[m.SchoolsMove], list[m.SchoolsMove]], own: Side, against: Side
) -> m.SchoolsMove | None:
    """Return the spell that costs the other school enough; None if none does.

    In order: Combustio on two levels or more, Hypnox, then the first Batrax, on two students or
    more, and Maleficio on a hand of six or more.
    """
    if own.pawn is None:
        return None
    column = against.columns[INDEX[own.pawn]]
    if m.CastCombustio in by_kind and level_in(against, own.pawn) >= _MANY:
        return by_kind[m.CastCombustio][0]
    if m.CastHypnox in by_kind and column.count(column[-1]) >= _MANY:
        return by_kind[m.CastHypnox][0]
    for move in by_kind.get(m.CastBatrax, ()):
        assert isinstance(move, m.CastBatrax)
        if column.count(move.element) >= _MANY:
            return move
    if m.CastMaleficio in by_kind and sum(against.hand) > 2 * _MANY + 1:
        return by_kind[m.CastMaleficio][0]
    return None


def _plans(own: Side, against: Side) -> list[_Plan]:
    """List the trials that can be passed in this turn with the students in hand and on the spot.

    Those are the trials available in the rows that fit the own level in an arena, the way to which
    is paid for; of the other row only once both starting trials are passed.
    """
    on_offer = {own.row[-1]} if own.row else set()
    if own.started and against.started and against.row:
        on_offer.add(against.row[-1])
    held = sum(own.hand)
    plans = []
    for arena in ELEMENTS:
        way = arena is not own.pawn
        index = INDEX[arena]
        if way and not own.hand[index]:
            continue
        level = level_in(own, arena) + 1
        if level not in on_offer or (not own.started and level != 1):
            continue
        missing = max(0, level - len(own.columns[index]))
        if missing + way <= held:
            plans.append(_Plan(arena, missing, missing + way, level))
    return plans


def _pursue(
    plans: list[_Plan],
    own: Side,
    by_kind: dict[type[m.SchoolsMove], list[m.SchoolsMove]],
    luck: Rng,
) -> m.SchoolsMove:
    """Return the next move towards the trial with the best gain for its cost.

    That is to go to its arena, or to deploy there; else what :func:`_settle` returns.
    """
    best = min(plans, key=lambda plan: (plan.cost - plan.level, plan.cost))
    if best.arena is not own.pawn:
        return next(
            (move for move in by_kind.get(m.MoveTo, ()) if move == m.MoveTo(best.arena)),
            _settle(own, by_kind, luck),
        )
    return _deploy(by_kind, own.hand, luck) or _settle(own, by_kind, luck)


def _deploy(
    by_kind: dict[type[m.SchoolsMove], list[m.SchoolsMove]], hand: Counts, luck: Rng
) -> m.SchoolsMove | None:
    """Return a deployment of one student of the element held most, or of any if that can't be.

    None without a deployment.

    Luck chooses between elements held alike.
    """
    deploys = by_kind.get(m.Deploy)
    if not deploys:
        return None
    most = max(hand)
    alike = [
        one for one in deploys if isinstance(one, m.Deploy) and hand[INDEX[one.student]] == most
    ]
    return luck.pick(alike or deploys)[0]


def _settle(
    own: Side, by_kind: dict[type[m.SchoolsMove], list[m.SchoolsMove]], luck: Rng
) -> m.SchoolsMove:
    """Return a deployment of a run of three or of surplus students, else a move to end the turn.

    A run: all students of an element that is held three times or more. Surplus: more than six in
    hand. Where the turn cannot end, any deployment, move or summon; else any move.
    """
    whole = [
        move
        for move in by_kind.get(m.DeployAlike, ())
        if isinstance(move, m.DeployAlike)
        and move.number >= RUN
        and move.number == own.hand[INDEX[move.student]]
    ]
    if whole:
        return luck.pick(whole)[0]
    if sum(own.hand) > _PLENTY and (deployed := _deploy(by_kind, own.hand, luck)) is not None:
        return deployed
    for kind in (m.EndTurn, m.Deploy, m.MoveTo, m.Summon):
        if kind in by_kind:
            return luck.pick(by_kind[kind])[0]
    return luck.pick([move for found in by_kind.values() for move in found])[0]
