"""One assault: dice, rerolls, wounds, tokens, heroes; and the start of a fight."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.rage.chapters.armies import Strength, slowness
from games.rage.chapters.fights.assault import blanks, kill, make_assault
from games.rage.chapters.fights.sides import open_fight, sides_of
from games.rage.content import DEFAULT_ORDERS, NONE, Counts, Hero, Site
from games.rage.state import Contest, Fight, RageState
from games.rng import Rng
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    STEAMFIELD,
    TOMB,
    arrange,
    centre,
)

C = centre()


def fighting(
    attackers: Counts, defenders: Counts, *, elves: bool = False, **more: object
) -> tuple[RageState, Fight]:
    """Open a fight for C between Bohorg (or other clans) and the second clan or the elves."""
    clans = more.pop("clans", (BOHORG, GOLDLEIF))
    state = arrange(*clans, **more)  # type: ignore[misc,arg-type]
    defender = None if elves else Seat(1)
    contest = Contest(C, defender, attackers, defenders, DEFAULT_ORDERS)
    return state, open_fight(contest, sides_of(state, C, defender))


def strength(state: RageState, fight: Fight, side: int) -> Strength:
    """Return what a side brings to its next assault."""
    one = sides_of(state, fight.site, fight.defender)[side]
    return Strength(fight.units[side], one.types, one.passive)


def roll(state: RageState, fight: Fight, seed: str = "dice") -> Fight:
    """Roll the assault of the side whose turn it is."""
    return make_assault(fight, sides_of(state, fight.site, fight.defender), Rng(seed))[0]


def test_the_example_of_the_rulebook() -> None:
    """Examples.

    Krag rider + Executioner, no Pummeler, with Battle Axe and Shaman's Coat: slowness 2, 8
    dice, +1 auto (the Pummeler's 2 do not count), 1 reroll. Executioner gone: 2 dice, slowness
    not counted again.
    """
    gear = {0: {"battle-axe": 2, "shamans-coat": 0}}
    state, fight = fighting((2, 0, 1), (1, 0, 0), gear=gear)
    own = strength(state, fight, 0)
    assert (8, 1, 1) == (own.dice, own.auto, own.rerolls)
    assert 2 == fight.slowness[0]
    alone = replace(fight, units=((2, 0, 0), fight.units[1]))
    assert 2 == strength(state, alone, 0).dice
    assert 2 == kill(replace(roll(state, alone)), NONE).slowness[0]


def test_the_strongest_rolls_until_the_last_of_its_type_is_gone() -> None:
    """Examples: power 6 with a +3 weapon rolls 9, until the last unit of its type is gone."""
    gear = {0: {"rock-breaker": 2}}
    state, fight = fighting((1, 0, 2), (1, 0, 0), gear=gear)
    assert 9 == strength(state, fight, 0).dice
    one_left = replace(fight, units=((1, 0, 1), fight.units[1]))
    assert 9 == strength(state, one_left, 0).dice
    gone = replace(fight, units=((1, 0, 0), fight.units[1]))
    assert 2 == strength(state, gone, 0).dice


def test_there_are_ten_dice_in_the_box() -> None:
    """R3: 10 dice in the box; dice are capped at 10."""
    state, fight = fighting((0, 0, 1), (1, 0, 0), gear={0: {"kingslayer": 2}})
    assert 10 == strength(state, fight, 0).dice
    state, fight = fighting((0, 0, 1), (1, 0, 0), gear={0: {"kingslayer": 2}}, clans=(TOMB, BOHORG))
    assert 10 == strength(state, fight, 0).dice


def test_a_type_counts_once_however_many_there_are() -> None:
    """Fight: how many units of a type are present never matters for its bonuses."""
    state, fight = fighting((5, 3, 0), (1, 0, 0))
    assert 3 == strength(state, fight, 0).auto
    assert 1 == slowness((5, 3, 0), sides_of(state, C, Seat(1))[0].types)


@pytest.mark.parametrize(
    ("attackers", "defenders", "slow", "first"),
    [
        ((1, 0, 0), (1, 1, 0), (0, 1), 0),
        ((1, 1, 0), (1, 1, 0), (1, 1), 1),
        ((1, 1, 1), (1, 1, 0), (3, 1), 1),
        ((2, 0, 0), (5, 0, 0), (0, 0), 1),
    ],
)
def test_the_less_slow_strikes_first_and_in_a_tie_the_defender(
    attackers: Counts, defenders: Counts, slow: tuple[int, int], first: int
) -> None:
    """Fight, Initiative.

    Sum of slowness over types present and their equipment; lower strikes first, tie: defender.
    """
    _, fight = fighting(attackers, defenders)
    assert (slow, first) == (fight.slowness, fight.striker)


def test_slow_equipment_counts_for_both_sides_elves_included() -> None:
    """Fight, Initiative; R25: elves use slow too; an absent type's card does not count."""
    gear = {0: {"blunderbuss": 0, "heavy-armour": 1}}
    _, fight = fighting((2, 0, 0), (1, 0, 0), gear=gear)
    assert (1, 0) == fight.slowness
    _, fight = fighting(
        (2, 1, 0), (1, 1, 0), gear=gear, elves=True, elf_gear={0: "blunderbuss", 2: "war-hammer"}
    )
    assert (3, 2) == fight.slowness


def test_wounds_are_hits_autos_and_tokens_without_shields() -> None:
    """Fight, Assault: wounds = wound faces + auto-hits + rage tokens held - shields, at least 0."""
    state, fight = fighting((3, 1, 0), (2, 1, 0), clans=(BOHORG, STEAMFIELD))
    fight = replace(fight, striker=0, rage=(2, 0))
    for seed in range(20):
        made = roll(state, fight, str(seed)).assaults[0]
        hits = sum(face <= 4 for face in made.dice)
        assert (hits, 3, 2, 1) == (made.hits, made.auto, made.rage, made.shields)
        assert max(0, hits + 3 + 2 - 1) == made.wounds
        assert 2 == len(made.dice)
    weak, fight = fighting(
        (1, 0, 0), (2, 0, 0), clans=(GOLDLEIF, STEAMFIELD), gear={1: {"heavy-armour": 0}}
    )
    fight = replace(fight, striker=0)
    wounds = [roll(weak, fight, str(seed)).wounds for seed in range(40)]
    assert 0 == min(wounds)  # type: ignore[type-var]


def test_each_reroll_rolls_all_blanks_one_after_the_other() -> None:
    """R12: rerolls are always used, each on all blanks, one after the other; never a question."""
    state, fight = fighting((2, 1, 0), (1, 0, 0), clans=(TOMB, GOLDLEIF))
    fight = replace(fight, striker=0)
    used = set()
    for seed in range(60):
        made = roll(state, fight, str(seed)).assaults[0]
        missed = blanks(made.dice)
        for again in made.rerolls:
            assert missed == len(again) > 0
            missed = blanks(again)
        assert len(made.rerolls) == 2 or not missed
        assert len(made.dice) - missed == made.hits
        used.add(len(made.rerolls))
    assert {0, 1, 2} == used


def test_dice_come_in_one_draw_and_the_blanks_of_each_reroll_in_one() -> None:
    """Precisions: the dice of an assault in one draw, then the blanks of each reroll in one."""
    state, fight = fighting((2, 1, 0), (1, 0, 0), clans=(TOMB, GOLDLEIF))
    fight = replace(fight, striker=0)
    for seed in range(20):
        after, rng = make_assault(fight, sides_of(state, C, Seat(1)), Rng(str(seed)))
        assert 1 + len(after.assaults[0].rerolls) == rng.drawn


def test_dice_have_four_wound_faces_and_two_blanks() -> None:
    """Fight: die: 4 wound faces, 2 blanks; every face as likely."""
    state, fight = fighting((0, 0, 1), (1, 0, 0))
    fight = replace(fight, striker=0)
    faces = [face for n in range(400) for face in roll(state, fight, str(n)).assaults[0].dice]
    assert {1, 2, 3, 4, 5, 6} == set(faces)
    assert all(320 < faces.count(face) < 480 for face in range(1, 7))


def test_an_assault_without_a_kill_gives_a_token() -> None:
    """Fight: an assault that kills no unit gives its side a rage token, kept in the fight."""
    state, fight = fighting((1, 0, 0), (0, 0, 1))
    fight = replace(fight, striker=0)
    after = kill(roll(state, fight), NONE)
    assert ((1, 0), 1) == (after.rage, after.striker)
    after = kill(roll(state, replace(after, striker=0)), (0, 0, 1))
    assert ((1, 0), (1, 0, 0), NONE) == (after.rage, *after.units)


def test_rage_tokens_are_unlimited() -> None:
    """R6: sixty assaults without a kill are sixty tokens, and all of them are wounds."""
    state, fight = fighting((1, 0, 0), (0, 0, 1))
    for _ in range(60):
        fight = kill(roll(state, replace(fight, striker=0)), NONE)
    assert (60, 0) == fight.rage
    made = roll(state, replace(fight, striker=0)).assaults[-1]
    assert made.hits + made.auto + 60 - made.shields == made.wounds


def test_two_assaults_without_a_kill_make_the_third_two_wounds_stronger() -> None:
    """Examples, Rage: two assaults of one side without a kill, then its third: +2 wounds."""
    state, fight = fighting((1, 0, 0), (0, 0, 1))
    fight = replace(fight, striker=0)
    for _ in range(2):
        fight = replace(kill(roll(state, fight), NONE), striker=0)
    assert 2 == roll(state, fight).assaults[-1].rage


def test_a_rage_symbol_counts_at_the_first_assault_already() -> None:
    """R4 and Examples, Rage.

    A rage symbol gives one token at the start of each own assault, before counting; a type's
    symbol once.
    """
    state, fight = fighting((0, 3, 0), (0, 0, 3), clans=(GOLDLEIF, BOHORG))
    fight = replace(fight, striker=0)
    first = roll(state, fight)
    assert (1, (1, 0)) == (first.assaults[0].rage, first.rage)
    second = roll(state, replace(kill(first, NONE), striker=0))
    assert 3 == second.assaults[-1].rage


def test_elves_gain_rage_like_everybody() -> None:
    """Fight: the elves gain rage like everybody; R4: elves too."""
    state, fight = fighting((0, 0, 1), (1, 0, 0), elves=True, elf_gear={0: "war-drum"})
    fight = replace(fight, striker=1)
    rolled = roll(state, fight)
    assert (1, (0, 1)) == (rolled.assaults[0].rage, rolled.rage)
    assert (0, 2) == kill(rolled, NONE).rage


@pytest.mark.parametrize(("own", "tokens"), [((1, 0, 0), 2), ((1, 1, 0), 2), ((2, 1, 0), 0)])
def test_hekna_brings_rage_to_at_most_two_units(own: Counts, tokens: int) -> None:
    """Content, Heroes: Hekna: at the start of a fight with <= 2 own units there: 2 rage."""
    heroes = {0: (Hero.HEKNA, C)}
    _, fight = fighting(own, (1, 0, 0), heroes=heroes)
    assert (tokens, 0) == fight.rage
    _, fight = fighting((1, 0, 0), own, heroes={1: (Hero.HEKNA, C)})
    assert (0, tokens) == fight.rage


@pytest.mark.parametrize(("enemies", "tokens"), [((3, 0, 0), 2), ((2, 0, 0), 0), ((1, 0, 0), 0)])
def test_razaro_brings_rage_against_more(enemies: Counts, tokens: int) -> None:
    """Content, Heroes: Razaro: at the start of a fight with more enemy units than own: 2 rage."""
    _, fight = fighting((2, 0, 0), enemies, heroes={0: (Hero.RAZARO, C)}, elves=True)
    assert (tokens, 0) == fight.rage


def test_both_sides_start_effects_use_the_numbers_before_and_not_the_initiative() -> None:
    """Precisions.

    Both sides' start effects use the numbers before the first assault, come before the
    initiative and do not change it.
    """
    heroes = {0: (Hero.HEKNA, C), 1: (Hero.RAZARO, C)}
    _, fight = fighting((2, 0, 0), (1, 0, 0), heroes=heroes)
    assert ((2, 2), (0, 0), 1) == (fight.rage, fight.slowness, fight.striker)


@pytest.mark.parametrize(
    ("hero", "field"),
    [
        (Hero.HEKNA, "auto"),
        (Hero.WARDEN, "rerolls"),
        (Hero.NEGGESH, "shields"),
        (Hero.RAZARO, "auto"),
    ],
)
def test_a_hero_s_passive_counts_while_he_is_in_the_fight(hero: Hero, field: str) -> None:
    """Fight: a hero standing there takes part: his passive counts; elsewhere it does not."""
    without = fighting((0, 0, 1), (1, 0, 0))
    here = fighting((0, 0, 1), (1, 0, 0), heroes={0: (hero, C)})
    away = fighting((0, 0, 1), (1, 0, 0), heroes={0: (hero, C + 1)})
    plain = getattr(strength(*without, 0), field)
    assert plain + 1 == getattr(strength(*here, 0), field)
    assert plain == getattr(strength(*away, 0), field)


def test_neggesh_steals_at_the_first_own_assault_where_the_enemy_holds_a_token() -> None:
    """R23.

    Neggesh steals by himself at the first own assault where the enemy holds a token, before
    counting; once per fight.
    """
    state, fight = fighting((1, 0, 0), (1, 0, 0), heroes={0: (Hero.NEGGESH, C)})
    fight = replace(fight, striker=0)
    nothing = roll(state, fight)
    assert (False, False) == (nothing.assaults[0].stolen, nothing.stolen[0])
    stolen = roll(state, replace(fight, rage=(1, 2)))
    assert (True, 2, (2, 1)) == (stolen.assaults[0].stolen, stolen.assaults[0].rage, stolen.rage)
    again = roll(state, replace(kill(stolen, NONE), striker=0))
    assert (False, (3, 1)) == (again.assaults[-1].stolen, again.rage)


@pytest.mark.parametrize("striker", [0, 1])
def test_a_barrier_takes_wounds_before_any_unit(striker: int) -> None:
    """R8.

    Takes wounds before any unit and must be broken in one assault, then the rest goes on to
    units; Examples: 2 wounds on a barrier: all lost, one rage token.
    """
    sides = [((0, 0, 1), BOHORG), ((5, 0, 0), GOLDLEIF)]
    one, two = sides if striker == 0 else sides[::-1]
    heroes = {1 - striker: (Hero.WARDEN, C)}
    state, fight = fighting(one[0], two[0], heroes=heroes, clans=(one[1], two[1]))
    stands = striker == 1, striker == 0
    assert stands == fight.barrier
    fight = replace(fight, striker=striker)
    seen = set()
    for seed in range(60):
        rolled = roll(state, fight, str(seed))
        made = rolled.assaults[0]
        if made.wounds < 3:
            assert (0, stands, False) == (rolled.wounds, rolled.barrier, made.broken)
            assert stands[::-1] == kill(rolled, NONE).rage
        else:
            assert (made.wounds - 3, (False, False)) == (rolled.wounds, rolled.barrier)
            assert made.broken
        seen.add(min(made.wounds, 4))
    assert {2, 3, 4} <= seen


def test_breaking_a_barrier_alone_still_earns_a_token_and_it_stands_once() -> None:
    """R8.

    Breaking it alone kills no unit, so the attacker still earns a rage token; it stands once
    per fight.
    """
    heroes = {1: (Hero.WARDEN, C)}
    state, fight = fighting((0, 0, 1), (5, 0, 0), heroes=heroes)
    fight = replace(fight, striker=0)
    broken = next(
        rolled
        for seed in range(200)
        for rolled in [roll(state, fight, str(seed))]
        if rolled.assaults[0].wounds == 3
    )
    assert 0 == broken.wounds
    after = replace(kill(broken, NONE), striker=0)
    assert (1, 0) == after.rage
    rolled = roll(state, after)
    assert rolled.wounds == rolled.assaults[-1].wounds


def test_armour_makes_hit_points() -> None:
    """Fight: a unit dies at its HP, its equipment included."""
    state, _ = fighting((1, 1, 1), (1, 0, 0), gear={0: {"tribal-armour": 0, "plate-armour": 2}})
    assert (2, 2, 5) == sides_of(state, Site(C), Seat(1))[0].hp
