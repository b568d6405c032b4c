"""Leaving the game: at once, whatever is going on (R27)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.rage.chapters import reinforcement, setup, tactics
from games.rage.chapters.equipment.forging import put_back
from games.rage.chapters.fights.fight import next_fight
from games.rage.chapters.fights.sides import neighbour
from games.rage.chapters.marches.marching import looked_round
from games.rage.chapters.turn import end_action
from games.rage.chapters.victory import meets_goal, tell_points, win
from games.rage.content import NONE, UNITS, Counts, Site
from games.rage.events import FightEnded, SeatLeft
from games.rage.state import (
    ELVES,
    NOBODY,
    Fought,
    MarchDraft,
    Player,
    RageState,
    ask,
    clan_of,
    in_game,
    with_item,
)
from games.rage.view import Phase


def leave(state: RageState, seat: Seat, events: Events) -> RageState:
    """Take a player out of the game: units to the reserve, cards and hero out, the bastion stays.

    The fights of the seat end, its running action too; an open question goes on without it. The
    last one left wins at once.

    Raises:
        RuleError: the game is over, or the seat has left already.
    """
    if state.phase is Phase.OVER:
        raise RuleError("game-over")
    if seat in state.left:
        raise RuleError("left-already")
    events.append(SeatLeft(seat=seat))
    was_asked = seat in state.asked
    fights = len(state.contests) + (state.fight is not None)
    state = _abandon_fights(state, seat, events)
    state = replace(_strip(state, seat), left=(*state.left, seat))
    if isinstance(state.draft, MarchDraft) and state.active is not None:
        # Fewer enemies stand in the way of somebody else's draft.
        state = replace(state, draft=looked_round(state, state.active, state.draft))
    staying = in_game(state)
    if len(staying) == 1:
        return win(replace(state, draft=None), staying[0], events)
    if state.active == seat and state.phase not in {Phase.BASTION, Phase.REINFORCE}:
        ended = replace(put_back(state, state.drawn), draft=None)
        return end_action(ended, events)
    if len(state.contests) + (state.fight is not None) < fights:
        return _go_on_fighting(state, events)
    if was_asked:
        return _go_on(state, seat, events)
    return _settle(state, events)


def _settle(state: RageState, events: Events) -> RageState:
    """Tell changed points where no fight is going on."""
    return state if state.fight or state.contests else tell_points(state, events)


def _strip(state: RageState, seat: Seat) -> RageState:
    """Take everything from a player who leaves but the clan and the bastion.

    Their territories are nobody's, all figures of the clan are in the reserve; cards and hero are
    out of the game. Fights are ended before.
    """
    gone = [holder == seat for holder in state.holders]
    clan = state.players[seat].clan
    figures: Counts = NONE
    if clan is not None:
        one, two, three = UNITS[clan]
        figures = one.figures, two.figures, three.figures
    nothing = Player(clan=clan, bastion=state.players[seat].bastion, reserve=figures)
    return replace(
        state,
        players=with_item(state.players, seat, nothing),
        holders=tuple(
            [NOBODY if left else held for left, held in zip(gone, state.holders, strict=True)]
        ),
        stacks=tuple(
            [NONE if left else units for left, units in zip(gone, state.stacks, strict=True)]
        ),
    )


def _abandon_fights(state: RageState, seat: Seat, events: Events) -> RageState:
    """End the fights of a player who leaves: the other side stands in the territory.

    Fights not begun vanish without an event; a running one has one and is kept among the fought.
    """
    attacks = state.active == seat
    staying = []
    for contest in state.contests:
        if attacks:
            state = _hold(state, contest.site, contest.defender, contest.defenders)
        elif contest.defender == seat:
            state = _hold(state, contest.site, state.active, contest.attackers)
        else:
            staying.append(contest)
    state = replace(state, contests=tuple(staying))
    fight = state.fight
    if fight is None or not (attacks or fight.defender == seat):
        return state
    winner = 1 if attacks else 0
    stays = fight.defender if attacks else state.active
    events.append(
        FightEnded(
            site=fight.site,
            winner=stays,
            loser=seat,
            clan=clan_of(state, stays),
            left=fight.units[winner],
        )
    )
    attacker, ended = state.active, replace(fight, orders=(None, None))
    assert attacker is not None
    state = _hold(state, fight.site, stays, fight.units[winner])
    return replace(state, fight=None, fought=(*state.fought, Fought(attacker, ended, winner)))


def _hold(state: RageState, site: Site, seat: Seat | None, units: Counts) -> RageState:
    """Let a seat (None: elves) hold a site with some units."""
    return replace(
        state,
        holders=with_item(state.holders, site, ELVES if seat is None else int(seat)),
        stacks=with_item(state.stacks, site, units),
    )


def _go_on_fighting(state: RageState, events: Events) -> RageState:
    """Go on with the attacker's action after a player left whom it fought.

    If no fight is running the next begins or the action ends. Else a running one keeps its
    question, unless the attacker has met the goal by now, or who splits for the elves has left.
    """
    if state.fight is None:
        return next_fight(state, events)
    assert state.active is not None
    if meets_goal(state):
        return win(state, state.active, events)
    if state.phase is Phase.ELVES_SPLIT and state.asked[0] in state.left:
        return ask(state, Phase.ELVES_SPLIT, (neighbour(state),))
    return state


def _go_on(state: RageState, seat: Seat, events: Events) -> RageState:
    """Continue the game without the answer of a seat that left, by the phase that asked it.

    Any other phase raises AssertionError: the caller has ended the seat's action and fights.
    """
    match state.phase:
        case Phase.CLAN:
            return setup.close_window(_unasked(state, seat), events)
        case Phase.TACTICS:
            return tactics.close_window(_unasked(state, seat), events)
        case Phase.BASTION:
            return tactics.next_bastion(state, seat, events)
        case Phase.REINFORCE:
            return reinforcement.go_on_without(_unasked(state, seat), seat, events)
        case Phase.ELVES_SPLIT:
            return ask(state, Phase.ELVES_SPLIT, (neighbour(state),))
        case _:
            # Everything else is asked of who attacks or is attacked, whose fights are over.
            raise AssertionError(state.phase)


def _unasked(state: RageState, seat: Seat) -> RageState:
    """Return the state with the seat among neither the asked nor the answered."""
    return replace(
        state,
        asked=tuple([other for other in state.asked if other != seat]),
        answered=tuple([other for other in state.answered if other != seat]),
    )
