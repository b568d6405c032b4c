"""Estimates for computers: each seat's chance to win, and the moves worth searching.

For computers that look ahead; it rests on what the seat may know alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.api import Seat
from games.optional.chances import merit, shares
from games.rage import habits
from games.rage import moves as m
from games.rage.chapters.course import course
from games.rage.content import AT_ONCE, BASTIONS, BY_HAND, LAST_ACTION, NONE, Split
from games.rage.merits import features
from games.rage.state import EquipDraft, MarchDraft, RageState
from games.rage.view import Phase
from games.rage.weights import WEIGHTS

_GONE = -10.0
"""What it is worth in odds to have left: less than anything else."""

_WAYS = 5
"""How many ways of an army are worth a thought."""

_HOPE = 0.2
"""What chance an attack has to have to be worth a thought."""

_HOLDS = 0.5
"""Chance of winning a fight from which on nobody flees."""

_FINE = (
    m.ArrangeForMe,
    m.ChooseFights,
    m.FightAllUntil,
    m.FightFirst,
    m.FightUntil,
    m.GiveTo,
    m.HoldCard,
    m.MarchAgain,
    m.Send,
    m.SetAside,
    m.SplitAllBy,
    m.SplitBy,
)
"""Steps of a draft that say more exactly what shorter ones say well enough, or two at once."""


def clock(state: RageState) -> int:
    """Count the parts of the game: what comes before the first action of a turn, and its two."""
    return (LAST_ACTION + 1) * state.turn + state.action


def estimate(state: RageState, viewer: Seat | None) -> tuple[float, ...]:
    """Return, by seat, the share of rivals left behind (0 to 1), by weights learnt from play.

    Who left is behind all others.
    """
    merits = [merit(WEIGHTS, each) for each in features(state, viewer)]
    return shares([_GONE if seat in state.left else each for seat, each in enumerate(merits)])


def glance(state: RageState, viewer: Seat | None) -> Hashable:
    """Return a key that is equal for positions that look alike to ``viewer``.

    It has what lies open and matters, and the viewer's own cards, orders and drafts.
    """
    fight = state.fight
    return (
        state.phase,
        state.turn,
        state.action,
        state.order,
        state.active,
        state.asked,
        state.answered,
        state.holders,
        state.stacks,
        state.elf_slots,
        state.market,
        state.left,
        tuple(
            [
                (
                    player.clan,
                    player.bastion,
                    player.garrison,
                    player.reserve,
                    player.gold,
                    player.crystals,
                    player.gear,
                    player.slots,
                    player.hero,
                    player.hero_site,
                    player.discard,
                    player.played,
                    player.standing is not None,
                )
                for player in state.players
            ]
        ),
        tuple([(each.site, each.attackers, each.defenders) for each in state.contests]),
        None
        if fight is None
        else (fight.site, fight.units, fight.rage, fight.barrier, fight.striker, fight.wounds),
        None if viewer is None else _own(state, viewer),
    )


def _own(state: RageState, viewer: Seat) -> Hashable:
    """Return a hashable key of what only the viewer knows."""
    player, mine = state.players[viewer], state.active == viewer
    return (
        tuple(sorted(player.hand)),
        player.chosen,
        player.spread,
        player.posting,
        player.standing,
        state.drawn if mine else (),
        state.draft if mine else None,
    )


def sketch(state: RageState, seat: Seat, moves: Sequence[m.RageMove]) -> Sequence[m.RageMove]:
    """Keep what is worth a computer's thought: whole armies, and marches to the five best targets.

    One unit may stay to hold what is worth holding. To pass is left out where a march gains or
    something is worth buying, and so are wares that nobody would carry. Reinforcements are laid
    down in one place, what can be forged is forged, and what is entered is carried out. A fight is
    left to orders that split wounds by the book; nobody flees from one that is likely to be won.
    Other questions keep all ``moves``, and so do those of which nothing would be left.
    """
    worth: Sequence[m.RageMove]
    match state.phase:
        case Phase.REINFORCE:
            whole = [move for move in moves if isinstance(move, m.LayAllIn | m.LayAllOnBastion)]
            worth = whole or [move for move in moves if not isinstance(move, m.Station)]
        case Phase.ACTION:
            worth = _steps(state, seat, moves)
        case Phase.DEFENCE | Phase.STRIKE:
            worth = _orders(state, seat, moves)
        case _:
            return moves
    return worth or moves


def _steps(state: RageState, seat: Seat, moves: Sequence[m.RageMove]) -> Sequence[m.RageMove]:
    """Return the moves worth a computer's thought in an action, or none.

    To forge is the only one where it is legal. In an equip action cards that no type would carry
    are not bought, and it is not passed while something worth it can be paid or confirmed.
    """
    if m.Forge() in moves:
        return [m.Forge()]
    draft = state.draft
    if isinstance(draft, MarchDraft):
        if draft.origin is not None and draft.target is None:
            return _ways(state, seat, draft, moves)
        return _further(state, seat, draft, moves)
    left_out: tuple[type[m.RageMove], ...] = (*_FINE, m.Head)
    if isinstance(draft, EquipDraft) or state.equipping:
        if m.ArrangeAndConfirm() in moves:
            # What the program would hand out is not left aside.
            left_out = (*left_out, m.Confirm, m.Pass)
        elif m.Confirm() in moves or (not state.equipping and habits.can_shop(state, seat)):
            # Who has begun to equip for what they can pay does not end the action without it.
            left_out = (*left_out, m.Pass)
        worn = habits.wares(state, seat)
        return [
            move
            for move in moves
            if not isinstance(move, left_out)
            and not (isinstance(move, m.Buy) and move.gear not in worn)
        ]
    return _first_steps(state, seat, [move for move in moves if not isinstance(move, left_out)])


def _first_steps(state: RageState, seat: Seat, moves: Sequence[m.RageMove]) -> Sequence[m.RageMove]:
    """Return the moves worth a computer's thought at the start of an action.

    They are the start of a promising march (of those that lose in worth only if none gains),
    equipping if something is worth buying, and a pass unless a march gains or there is something to
    buy.
    """
    hopeful = [one for one in habits.marches(state, seat) if one.chance >= _HOPE and one.gain > 0]
    going = {one.origin for one in hopeful if one.worth > 0} or {one.origin for one in hopeful}
    worth = [
        move
        for move in moves
        if (isinstance(move, m.Muster) and move.site in going)
        or (isinstance(move, m.EquipArmies) and habits.can_shop(state, seat))
    ]
    if m.EquipArmies() in worth or any(march.worth > 0 for march in hopeful):
        return worth
    return [*worth, m.Pass()]


def _further(
    state: RageState, seat: Seat, draft: MarchDraft, moves: Sequence[m.RageMove]
) -> Sequence[m.RageMove]:
    """Keep the moves that send an army, join another army to a target, or confirm the march.

    Targets are those of the drafted orders: no new one is opened. Battle orders and numbers of
    units are left out, and so is a hero who would go, or be left, where no unit is: such a march
    cannot be confirmed (R14). To pass is kept only where nothing else is. May be empty.
    """
    left_out: tuple[type[m.RageMove], ...] = (*_FINE, m.Head, m.Pass)
    given, target = course(state, seat, draft.orders), draft.target
    if (
        target is not None
        and target < BASTIONS
        and NONE == given.arrived(target) == given.unmoved(target)
    ):
        left_out = (*left_out, m.SendHero)
    wanted = {order.path[-1] for order in draft.orders}
    possible = habits.marches(state, seat, draft.orders)
    joining = {one.origin for one in possible if one.target in wanted}
    wholly = {one.target for one in possible if one.origin == draft.origin and one.whole}
    if target not in wholly:
        left_out = (*left_out, m.SendAll)
    worth = [
        move
        for move in moves
        if not isinstance(move, left_out)
        and not (isinstance(move, m.Muster) and move.site not in joining)
        and not (isinstance(move, m.SendAllTo) and move.site not in wanted & wholly)
    ]
    return worth or [move for move in moves if isinstance(move, m.Pass)]


def _orders(state: RageState, seat: Seat, moves: Sequence[m.RageMove]) -> Sequence[m.RageMove]:
    """Leave out orders that split otherwise than by the book, and those to fight by hand.

    Fleeing, at once or now, is left out too, where the chance to win is one half or more.
    """
    chance = habits.chance_in_fight(state, seat)
    return [
        move
        for move in moves
        if not (isinstance(move, m.Defend | m.HandOver) and _is_fine(move))
        and not (
            chance >= _HOLDS
            and (isinstance(move, m.Flee) or (isinstance(move, m.Defend) and move.until == AT_ONCE))
        )
    ]


def _is_fine(move: m.Defend | m.HandOver) -> bool:
    """Return True if battle orders fight by hand, or split wounds otherwise than by the book."""
    return move.until == BY_HAND or move.split is not Split.BOOK


def _ways(
    state: RageState, seat: Seat, draft: MarchDraft, moves: Sequence[m.RageMove]
) -> Sequence[m.RageMove]:
    """List moves to the five best targets of the army in hand, as a whole or to leave one behind.

    Drafted targets come first, then the highest worth; hopeless ones only if all are. From a city
    the army leaves as a whole only if it is a single unit, and never away from a hero that cannot
    come along (R14). If no move fits, all ``moves``.
    """
    assert draft.origin is not None
    wanted = {order.path[-1] for order in draft.orders}
    found = habits.marches(state, seat, draft.orders, (draft.origin,))
    found.sort(key=lambda march: (march.target not in wanted, -march.worth))
    hopeful = [one for one in found if one.chance >= _HOPE and one.gain > 0] or found
    best = hopeful[:_WAYS]
    kept, city = habits.is_kept(state, draft.origin), habits.is_city(state, draft.origin)
    legal = set(moves)
    worth: list[m.RageMove] = []
    for march in best:
        wholly, parting = m.SendAllTo(march.target), m.Head(march.target)
        if wholly in legal and march.whole and not (city and not march.alone):
            worth.append(wholly)
        if parting in legal and (kept or not march.whole or wholly not in legal):
            worth.append(parting)
    return worth or moves
