"""Heroes: who may be recruited, at what cost, and where a hero comes to stand (Equipping)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from games.api import RuleError, Seat
from games.rage.chapters.outset import held
from games.rage.content import HERO_SHEETS, Hero, bastion_of
from games.rage.moves import Recruit, StandHero
from games.rage.state import EquipDraft, RageState


@lru_cache(maxsize=1024)
def recruits(heroes: tuple[Hero, ...], gold: int) -> tuple[Recruit, ...]:
    """List the free heroes for whom so much gold is enough."""
    return tuple([Recruit(hero) for hero in heroes if HERO_SHEETS[hero].cost <= gold])


def may_recruit(state: RageState, seat: Seat, draft: EquipDraft) -> bool:
    """Return True if a player has no hero yet, in the draft neither."""
    return state.players[seat].hero is None and draft.hero is None


def recruit(state: RageState, seat: Seat, draft: EquipDraft, step: Recruit) -> EquipDraft:
    """Recruit a hero, who comes to the bastion; one a player and game, never dismissed.

    Raises:
        RuleError: the hero is not free, too expensive, or not the player's first.
    """
    if not may_recruit(state, seat, draft):
        raise RuleError("one-hero-only")
    if step.hero not in state.heroes:
        raise RuleError("hero-not-free")
    hero = state.heroes[state.heroes.index(step.hero)]
    cost = HERO_SHEETS[hero].cost
    if cost > draft.gold:
        raise RuleError("not-enough-gold", cost=cost, gold=draft.gold)
    return replace(draft, gold=draft.gold - cost, hero=hero, hero_site=bastion_of(seat))


def stand(state: RageState, seat: Seat, draft: EquipDraft, step: StandHero) -> EquipDraft:
    """Move a hero who has just come from the bastion to a site with own units.

    Raises:
        RuleError: no hero has just come, or no own unit is there.
    """
    if draft.hero is None or draft.hero_site != bastion_of(seat):
        raise RuleError("no-hero-to-place")
    own = held(state.holders, seat)
    if step.site not in own:
        raise RuleError("no-own-unit-there")
    return replace(draft, hero_site=own[own.index(step.site)])
