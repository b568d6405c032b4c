"""The forecast of a fight: from public facts only, with a luck of its own."""

from __future__ import annotations

from games.api import Seat
from games.rage.content import BY_HAND, Counts, Hero, Split
from games.rage.forecast import Forecast, forecast_clash, forecast_fight
from games.rage.moves import Confirm, FightAllUntil, KeepStandingOrder, Strike
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Clash, Phase, RageView
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    STEAMFIELD,
    TOMB,
    arrange,
    centre,
    do,
    order,
    play,
    ring,
)

C, A = centre(), ring(3)


def attack(
    units: Counts, enemies: tuple[int | str, Counts], seed: str = "one", **more: object
) -> RageState:
    """Draft an attack of Bohorg on C."""
    clans = more.pop("clans", (BOHORG, GOLDLEIF))
    state = arrange(*clans, board={A: (0, units), C: enemies}, seed=seed, **more)  # type: ignore[misc,arg-type]
    for level in range(3):
        if units[level]:
            state = order(state, A, C, level, units[level])
    if state.players[0].hero is not None:
        state = order(state, A, C, None)
    return state


def clash_of(view: RageView) -> Clash:
    """Return the one fight of a draft."""
    assert view.own is not None
    assert view.own.march is not None
    return view.own.march.clashes[0]


def forecast(state: RageState) -> Forecast:
    """Foretell the one fight of the draft."""
    view = GAME.view(state, Seat(0))
    return forecast_clash(view, Seat(0), clash_of(view))


def test_it_says_how_fights_really_end() -> None:
    """What is secret: a forecast of a fight from public facts; it must be near what happens."""
    units, enemies = (3, 1, 0), ("elves", (2, 1, 1))
    told = forecast(attack(units, enemies))
    won = [
        play(attack(units, enemies, str(seed)), (0, Confirm()))[0].holders[C] == 0
        for seed in range(200)
    ]
    assert abs(told.attacker_wins - sum(won) / 200) < 0.12
    assert 0 < told.attackers_left < 4
    assert told.assaults > 1


def test_it_knows_who_strikes_first_and_what_heroes_bring() -> None:
    """Fight: initiative and heroes' start-of-fight effects are known before."""
    told = forecast(attack((2, 0, 0), (1, (3, 1, 0)), heroes={0: (Hero.RAZARO, A)}))
    assert ((0, 1), True, (2, 0)) == (told.slowness, told.attacker_first, told.start_rage)
    told = forecast(
        attack((1, 1, 0), (1, (1, 0, 0)), heroes={0: (Hero.NEGGESH, A), 1: (Hero.HEKNA, C)})
    )
    assert ((1, 0), False, (0, 2)) == (told.slowness, told.attacker_first, told.start_rage)


def test_a_sure_thing_is_sure() -> None:
    """The greater army against one elf wins; one unit against many does not."""
    told = forecast(attack((9, 5, 3), ("elves", (1, 0, 0))))
    assert (1, 0) == (told.attacker_wins, told.defenders_left)
    assert 15 < told.attackers_left <= 17
    hopeless = forecast(attack((1, 0, 0), (1, (9, 5, 3)), clans=(STEAMFIELD, BOHORG)))
    assert hopeless.attacker_wins < 0.02
    assert hopeless.attackers_left < 0.02
    assert 15 < hopeless.defenders_left <= 17


def test_it_never_reads_the_table_s_luck_or_orders() -> None:
    """What is secret: never from the table's luck or from orders."""
    state = attack((3, 1, 0), (1, (2, 1, 0)))
    told = forecast(state)
    assert told == forecast(attack((3, 1, 0), (1, (2, 1, 0)), seed="another"))
    standing, _ = play(state, (1, KeepStandingOrder(1, Split.SMALL)))
    assert told == forecast(standing)
    assert told == forecast(do(state, FightAllUntil(1)))
    assert state.rng == arrange(BOHORG, GOLDLEIF, seed="one").rng


def test_a_running_fight_is_foretold_as_it_stands() -> None:
    """Fight: tokens and units as they are now; wounds that wait are split by the book."""
    state = attack((3, 1, 0), ("elves", (2, 1, 1)))
    state, _ = play(do(state, FightAllUntil(BY_HAND)), (0, Confirm()))
    view = GAME.view(state, None)
    assert view.fight is not None
    told = forecast_fight(view, view.fight)
    assert 0 <= told.attacker_wins <= 1
    assert told.attackers_left <= sum(view.fight.attacker.units)
    assert told.defenders_left <= sum(view.fight.defender.units)
    assert told == forecast_fight(GAME.view(state, Seat(1)), view.fight)
    defended, _ = play(attack((3, 1, 0), (1, (3, 2, 0)), clans=(BOHORG, TOMB)), (0, Confirm()))
    view = GAME.view(defended, None)
    assert view.fight is not None
    assert 0 < forecast_fight(view, view.fight).attacker_wins < 1


def test_wounds_that_wait_are_split_by_the_book() -> None:
    """What is secret: the forecast goes on from the roll that lies there."""
    for number in range(60):
        state = attack((0, 0, 2), ("elves", (3, 1, 2)), seed=str(number))
        state, _ = play(do(state, FightAllUntil(BY_HAND)), (0, Confirm()))
        if state.phase is Phase.STRIKE:
            state, _ = play(state, (0, Strike()))
        if state.phase is Phase.SPLIT:
            break
    view = GAME.view(state, None)
    assert view.fight is not None
    assert view.fight.wounds
    assert forecast_fight(view, view.fight).defenders_left < sum(view.fight.defender.units)
