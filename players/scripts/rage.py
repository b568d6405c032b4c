"""Clash of Rage as a clever child would play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.api import Move
from games.rage.moves import (
    ArrangeAndConfirm,
    ArrangeForMe,
    Buy,
    Confirm,
    EquipArmies,
    Forge,
    LayAllIn,
    Muster,
    Pass,
    Recruit,
    SendAll,
    SendAllTo,
    SendHero,
)
from games.rage.view import Ground, Phase, RageView
from games.rng import Rng
from players.scripts.script import Script, first


def _enemies(view: RageView, site: int) -> int:
    """Return the number of units at a site that are not the viewer's; 0 if it is no territory."""
    if site >= len(view.territories):
        return 0
    there = view.territories[site]
    return 0 if there.holder == view.viewer else sum(there.units)


def _ground(view: RageView, site: int) -> Ground | None:
    return view.territories[site].ground if site < len(view.territories) else None


def _march(view: RageView, moves: Sequence[Move], luck: Rng, most: int) -> Move | None:
    """Go on with a march, to a random city in reach that is weakly held, else to another such site.

    Moves that confirm or send all come first. "Weakly held" is with at most ``most`` enemy units;
    sites of one's own do not count. Where there are no such sites any will do; None if nothing can
    march.
    """
    if (done := first(moves, Confirm, SendAll, SendHero)) is not None:
        return done
    ways = [move for move in moves if isinstance(move, SendAllTo)]
    own = {one.site for one in view.territories if one.holder == view.viewer}
    cities = [
        move
        for move in ways
        if _ground(view, move.site) is Ground.CITY
        and move.site not in own
        and _enemies(view, move.site) <= most
    ]
    fresh = [move for move in ways if move.site not in own and _enemies(view, move.site) <= most]
    if cities or fresh:
        return luck.pick(cities or fresh)[0]
    return luck.pick(ways)[0] if ways else None


def rush(view: RageView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """March on cities with all units, whatever their defence; muster a random army if none marches.

    All reinforcements are laid in. None if none of that is possible.
    """
    if view.phase is Phase.REINFORCE:
        return first(moves, LayAllIn)
    if view.phase is not Phase.ACTION:
        return None
    if (step := _march(view, moves, luck, 99)) is not None:
        return step
    armies = [move for move in moves if isinstance(move, Muster)]
    return luck.pick(armies)[0] if armies else None


def settler(view: RageView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Forge if possible, else march to places held by at most three enemies, else muster an army.

    The army is drawn. None outside the action phase, or if nothing of that is possible.
    """
    if view.phase is not Phase.ACTION:
        return None
    if (forge := first(moves, Forge)) is not None:
        return forge
    if (step := _march(view, moves, luck, 3)) is not None:
        return step
    armies = [move for move in moves if isinstance(move, Muster)]
    return luck.pick(armies)[0] if armies else None


def outfitter(view: RageView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Spend gold while there is something to buy, then march like the settler, else pass.

    That is forging, recruiting, buying and equipping. None outside the action phase.
    """
    if view.phase is not Phase.ACTION:
        return None
    bought = first(moves, Forge, Recruit, Buy, ArrangeForMe, ArrangeAndConfirm)
    if bought is not None:
        return bought
    own = view.own
    rich = own is not None and own.trade is not None and bool(own.trade.affordable)
    if rich and EquipArmies() in moves:
        return EquipArmies()
    return settler(view, moves, luck) or first(moves, Pass)


SCRIPTS: Mapping[str, Script] = {"rush": rush, "settler": settler, "outfitter": outfitter}
