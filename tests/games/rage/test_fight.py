"""Fights from their opening to their end: orders, questions, flight, what becomes of the dead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.api import Event, Seat
from games.rage.content import AT_ONCE, BY_HAND, TO_THE_END, BattleOrders, Counts, Hero, Site, Split
from games.rage.events import (
    AssaultMade,
    BarrierBroken,
    DefenceOrdered,
    ElvesFell,
    FightBegan,
    FightEnded,
    FightHandedOver,
    HeroReturned,
    RageGained,
    UnitsFell,
)
from games.rage.moves import (
    BeginFight,
    ChooseFights,
    Confirm,
    Defend,
    FightAllUntil,
    FightFirst,
    FightUntil,
    Flee,
    HandOver,
    Kill,
    RageMove,
    SplitAllBy,
    SplitBy,
    Strike,
)
from games.rage.rules import GAME
from games.rage.state import ELVES, NOBODY, RageState
from games.rage.view import Phase
from games.rng import Rng
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    HOME,
    STEAMFIELD,
    TOMB,
    Standing,
    arrange,
    centre,
    do,
    having,
    key_of,
    legal,
    of,
    offered,
    order,
    play,
    ring,
)

C = centre()
A = ring(3)
"""Where the attackers come from."""
HAND = BattleOrders(BY_HAND, Split.BOOK)
END = BattleOrders(TO_THE_END, Split.BOOK)


def marched(
    attackers: Counts,
    enemies: tuple[int | str, Counts],
    *more: RageMove,
    seed: str = "fight",
    **position: Any,
) -> RageState:
    """Arrange a march of an army of Bohorg into C, ready to be confirmed."""
    clans = position.pop("clans", (BOHORG, GOLDLEIF))
    board: Standing = {A: (0, attackers), C: enemies, **position.pop("board", {})}
    state = arrange(*clans, board=board, seed=seed, **position)
    for level in range(3):
        if attackers[level]:
            state = order(state, A, C, level, attackers[level])
    if position.get("heroes", {}) and state.players[0].hero_site == A:
        state = order(state, A, C, None)
    for move in more:
        state = do(state, move)
    return state


def fought(state: RageState) -> tuple[RageState, list[Event]]:
    """Confirm the march."""
    return play(state, (0, Confirm()))


def seeds(
    attackers: Counts, enemies: tuple[int | str, Counts], *more: RageMove, **position: Any
) -> Iterator[tuple[RageState, list[Event]]]:
    """Fight the same fight with forty kinds of luck."""
    for number in range(40):
        yield fought(marched(attackers, enemies, *more, seed=str(number), **position))


def test_with_orders_on_both_sides_a_fight_runs_through_in_one_step() -> None:
    """Questions, Battle orders: both sides with orders: the fight runs through in one step."""
    for state, events in seeds((3, 1, 0), ("elves", (2, 1, 0))):
        assert (Phase.ACTION, (1,)) == (state.phase, state.asked)
        assert 1 == len(of(events, FightBegan)) == len(of(events, FightEnded))
        assert of(events, AssaultMade)


def test_assaults_alternate_beginning_with_the_first_striker() -> None:
    """Fight, Assault (alternating); the fight ends when a side is gone."""
    for state, events in seeds((3, 1, 0), ("elves", (2, 1, 0))):
        assaults = [event.seat for event in of(events, AssaultMade)]
        first = of(events, FightBegan)[0].first
        assert first is None
        expected = [None if n % 2 == 0 else Seat(0) for n in range(len(assaults))]
        assert expected == assaults
        ended = of(events, FightEnded)[0]
        assert assaults[-1] == ended.winner
        assert state.stacks[C] == ended.left
        assert (0 if ended.winner == 0 else ELVES) == state.holders[C]


def test_dead_units_go_to_the_reserve_and_dead_elves_become_crystals() -> None:
    """Fight, Split.

    Dead units go back to their owner's reserve; dead elves become crystals (1 each) of the
    player who killed them; killing a player's units earns nothing.
    """
    for state, events in seeds((3, 1, 0), ("elves", (2, 1, 0))):
        dead = [event.units for event in of(events, UnitsFell)]
        lost = tuple(sum(units[level] for units in dead) for level in range(3))
        player = state.players[0]
        standing = state.stacks[C] if state.holders[C] == 0 else (0, 0, 0)
        assert (9, 5, 3) == tuple(
            player.reserve[level] + standing[level] + player.garrison[level] for level in range(3)
        )
        assert 6 + lost[0] == player.reserve[0]
        elves = sum(sum(event.units) for event in of(events, ElvesFell))
        assert elves == player.crystals == sum(e.crystals for e in of(events, ElvesFell))


def test_killing_a_player_s_units_earns_nothing() -> None:
    """Fight, Split: killing a player's units earns nothing."""
    state = having(marched((3, 2, 1), (1, (1, 0, 0))), 1, standing=END)
    state, events = fought(state)
    assert of(events, UnitsFell)
    assert 0 == state.players[0].crystals + state.players[0].gold


def test_an_assault_without_a_kill_is_told_with_its_token() -> None:
    """Fight: an assault that kills no unit gives its side a rage token; discarded at the end."""
    for _, events in seeds((1, 0, 0), ("elves", (0, 0, 2))):
        tokens = {None: 0, Seat(0): 0}
        for event in events:
            if isinstance(event, AssaultMade):
                assert tokens[event.seat] == event.rage
            elif isinstance(event, RageGained):
                tokens[event.seat] += 1
                assert tokens[event.seat] == event.tokens
    state, _ = fought(marched((1, 0, 0), ("elves", (0, 0, 2))))
    assert state.fight is None


def test_who_flees_goes_to_the_bastion_with_the_hero() -> None:
    """Fight, Flee.

    Instead of rolling (also at its very first assault): all surviving units and the hero go to
    one's own bastion.
    """
    state = marched(
        (3, 1, 0), ("elves", (0, 0, 1)), FightAllUntil(AT_ONCE), heroes={0: (Hero.HEKNA, A)}
    )
    state, events = fought(state)
    assert [True] == [event.fled for event in of(events, AssaultMade) if event.seat == 0]
    assert 1 == sum(event.seat == 0 for event in of(events, AssaultMade))
    assert HOME == state.players[0].hero_site
    assert HeroReturned(seat=Seat(0), hero=Hero.HEKNA) in events
    assert ELVES == state.holders[C]
    assert sum(state.players[0].garrison) == 4 - sum(
        sum(event.units) for event in of(events, UnitsFell)
    )


def test_a_defender_who_flees_leaves_the_territory() -> None:
    """Fight, Flee: either side; the fight ends when a side is gone or fled."""
    state = having(
        marched((1, 1, 0), (1, (2, 0, 0)), heroes={1: (Hero.RAZARO, C)}),
        1,
        standing=BattleOrders(AT_ONCE, Split.BOOK),
    )
    state, events = fought(state)
    assert [(1, True)] == [(event.seat, event.fled) for event in of(events, AssaultMade)]
    assert ((2, 0, 0), HOME + 1) == (state.players[1].garrison, state.players[1].hero_site)
    assert (0, (1, 1, 0)) == (state.holders[C], state.stacks[C])


@pytest.mark.parametrize("left", [1, 2, 3])
def test_flee_with_at_most_so_many_units_left(left: int) -> None:
    """Precisions, Battle orders.

    Flee with <= n: counted are the own units in this fight, without the hero, before each own
    assault, the first included.
    """
    fled = 0
    for _, events in seeds(
        (4, 0, 0), ("elves", (2, 2, 1)), FightAllUntil(left), heroes={0: (Hero.HEKNA, A)}
    ):
        units = 4
        for event in events:
            if isinstance(event, UnitsFell):
                units -= sum(event.units)
            if isinstance(event, AssaultMade) and event.seat == 0:
                assert event.fled is (units <= left)
                fled += event.fled
    assert fled > 0


def test_the_last_unit_gone_sends_the_hero_home() -> None:
    """Fight, Heroes: never die: last unit of their army gone: back to the bastion."""
    state, events = next(
        (state, events)
        for state, events in seeds((1, 0, 0), ("elves", (2, 1, 1)), heroes={0: (Hero.HEKNA, A)})
        if state.holders[C] == ELVES
    )
    assert (HOME, Hero.HEKNA) == (state.players[0].hero_site, state.players[0].hero)
    assert HeroReturned(seat=Seat(0), hero=Hero.HEKNA) in events


def test_orders_split_as_they_say() -> None:
    """R11: split by the book, big ones first, small ones first."""
    seen = set()
    for split in (Split.BIG, Split.SMALL):
        for _, events in seeds((0, 0, 3), ("elves", (3, 1, 1)), SplitAllBy(split)):
            killed = of(events, ElvesFell)[0].units
            wounds = next(e.wounds for e in of(events, AssaultMade) if e.seat == 0)
            if wounds == 4:
                seen.add((split, killed))
    assert {(Split.BIG, (1, 1, 1)), (Split.SMALL, (3, 1, 0))} == seen


def by_hand(attackers: Counts, enemies: Counts, seed: str = "fight", **more: object) -> RageState:
    """Open a fight against elves by hand, at the first own assault of the attacker."""
    state, _ = fought(
        marched(attackers, ("elves", enemies), FightAllUntil(BY_HAND), seed=seed, **more)
    )
    return state


def test_by_hand_asks_before_each_own_assault() -> None:
    """Questions: strike or flee: only a side that chose by hand, at its own assaults."""
    asked = 0
    for number in range(20):
        state = by_hand((5, 2, 1), (2, 2, 2), str(number))
        while state.phase in {Phase.STRIKE, Phase.SPLIT}:
            assert (0,) == state.asked
            before = state.phase
            move = GAME.default_move(state, Seat(0), Rng("any"))
            assert isinstance(move, Strike if before is Phase.STRIKE else Kill)
            state, events = play(state, (0, move))
            if before is Phase.STRIKE:
                asked += 1
                assert 0 == of(events, AssaultMade)[0].seat
    assert asked > 20


def test_one_may_flee_when_asked() -> None:
    """Questions: by hand asks before each own assault (strike, flee)."""
    state = by_hand((5, 2, 1), (2, 2, 2))
    state, events = play(state, (0, Flee()))
    assert [True] == [event.fled for event in of(events, AssaultMade)]
    assert (5, 2, 1) >= state.players[0].garrison > (0, 0, 0)


def test_by_hand_includes_the_splits_that_leave_a_choice() -> None:
    """Precisions: by hand always includes the splits; R11: only one legal, no question."""
    asked = 0
    for number in range(40):
        state = by_hand((0, 0, 2), (3, 1, 2), str(number))
        if state.phase is Phase.STRIKE:
            state, events = play(state, (0, Strike()))
        if state.phase is Phase.SPLIT:
            asked += 1
            kills = offered(state, Kill)
            assert len(kills) > 1
            assert key_of(state, Kill(0, 0, 0)) == "not-a-legal-split"
            state, events = play(state, (0, kills[0]))
            fell = of(events, ElvesFell)[0].units
            assert fell == (kills[0].first, kills[0].second, kills[0].third)
    assert asked > 5


def test_one_may_hand_over_and_not_take_it_back() -> None:
    """Precisions.

    Handing over is possible only when asked strike or flee and is not taken back in that fight;
    the orders hold for this assault.
    """
    state = by_hand((5, 2, 1), (2, 2, 2))
    assert HandOver(TO_THE_END, Split.SMALL) in legal(state)
    assert key_of(state, HandOver(BY_HAND, Split.BOOK)) == "no-such-orders"
    state, events = play(state, (0, HandOver(TO_THE_END, Split.SMALL)))
    assert FightHandedOver(seat=Seat(0)) == events[0]
    assert (Phase.ACTION, 1) == (state.phase, len(of(events, FightEnded)))


def test_a_player_under_attack_is_asked_when_the_fight_opens() -> None:
    """Questions.

    Battle orders: defending player when the fight opens; Precisions: the defender is asked
    after start effects and initiative are known.
    """
    state, events = fought(marched((2, 1, 0), (1, (2, 1, 0))))
    assert (Phase.DEFENCE, (1,)) == (state.phase, state.asked)
    assert isinstance(events[-1], FightBegan)
    assert Defend(TO_THE_END, Split.BOOK) == GAME.default_move(state, Seat(1), Rng("any"))
    offered_now = legal(state)
    assert {TO_THE_END, 1, 2, AT_ONCE, BY_HAND} == {move.until for move in offered_now}
    assert key_of(state, Defend(3, Split.BOOK)) == "no-such-orders"
    assert key_of(state, Defend(BY_HAND, Split.BIG)) == "no-such-orders"
    state, events = play(state, (1, Defend(AT_ONCE, Split.BOOK)))
    assert DefenceOrdered(seat=Seat(1), by_hand=False) == events[0]
    assert Phase.ACTION is state.phase


def test_a_defender_may_fight_by_hand() -> None:
    """Questions: by hand for the defender too; everybody knows who fights by hand."""
    state, _ = fought(marched((6, 3, 0), (1, (2, 1, 0))))
    state, events = play(state, (1, Defend(BY_HAND, Split.BOOK)))
    assert DefenceOrdered(seat=Seat(1), by_hand=True) == events[0]
    assert (Phase.STRIKE, (1,)) == (state.phase, state.asked)
    view = GAME.view(state, None)
    assert view.fight is not None
    assert (False, True) == (view.fight.attacker.by_hand, view.fight.defender.by_hand)
    assert 1 == view.fight.first
    state, events = play(state, (1, HandOver(TO_THE_END, Split.BOOK)))
    # The attacker goes on by the orders of the march.
    assert {0, 1} == {assault.seat for assault in of(events, AssaultMade)}
    assert Phase.ACTION is state.phase


def test_a_standing_order_answers_for_the_defender() -> None:
    """Questions: unless he has a standing order: 0 presses a defence."""
    state = having(marched((2, 1, 0), (1, (2, 1, 0))), 1, standing=END)
    state, events = fought(state)
    assert ([], Phase.ACTION) == (of(events, DefenceOrdered), state.phase)


def test_a_standing_order_by_hand_asks_at_each_assault() -> None:
    """Precisions: standing order = battle orders kept; by hand is one of them."""
    state = having(marched((2, 1, 0), (1, (2, 1, 0))), 1, standing=HAND)
    state, events = fought(state)
    assert ([], Phase.STRIKE, (1,)) == (of(events, DefenceOrdered), state.phase, state.asked)


def test_live_everybody_fights_by_hand() -> None:
    """Precisions: fights live: no standing orders, no handing over."""
    state = marched((2, 1, 0), (1, (2, 1, 0)), fights="live")
    assert [] == offered(state, FightAllUntil) + offered(state, SplitAllBy)
    state, _ = fought(state)
    assert (Phase.STRIKE, (1,)) == (state.phase, state.asked)
    assert [Strike(), Flee()] == legal(state)
    assert key_of(state, HandOver(TO_THE_END, Split.BOOK)) == "no-such-orders"


def test_the_book_decides_for_the_elves() -> None:
    """R10, elves' hand book: the split rule decides for them, nobody waits."""
    for state, _ in seeds((2, 2, 1), ("elves", (1, 1, 2))):
        assert Phase.ACTION is state.phase


@pytest.mark.parametrize(("active", "neighbour"), [(0, 2), (1, 0), (2, 1)])
def test_the_neighbour_plays_the_elves(active: int, neighbour: int) -> None:
    """R10.

    Played by the player to the right of the attacker (previous seat still in the game), only
    with >= 2 legal splits.
    """
    asked = 0
    for number in range(30):
        state = arrange(
            BOHORG,
            GOLDLEIF,
            TOMB,
            board={A: (active, (3, 3, 0)), C: ("elves", (0, 2, 2))},
            active=active,
            order=(active, *(seat for seat in range(3) if seat != active)),
            elves_hand="neighbour",
            elf_gear={0: "war-hammer", 1: "war-hammer", 2: "kingslayer"},
            seed=str(number),
        )
        state = order(order(state, A, C, 0, 3), A, C, 1, 3)
        state, _ = play(state, (active, Confirm()))
        if state.phase is Phase.ELVES_SPLIT:
            asked += 1
            assert (neighbour,) == state.asked
            assert len(legal(state)) > 1
            move = GAME.default_move(state, Seat(neighbour), Rng("any"))
            state, events = play(state, (neighbour, move))
            assert of(events, UnitsFell)
    assert asked > 3


def two_fights(*more: object, **position: object) -> RageState:
    """Arrange a march into two territories of elves."""
    state = arrange(
        BOHORG,
        GOLDLEIF,
        board={A: (0, (4, 2, 0)), C: ("elves", (1, 0, 0)), ring(2): ("elves", (1, 0, 0))},
        **position,  # type: ignore[arg-type]
    )
    state = order(order(state, A, ring(2), 0, 4), A, C, 1, 2)
    return do(state, *more)  # type: ignore[arg-type]


def sites_of(events: list[Event]) -> list[Site]:
    """List the territories of fights in the order in which they began."""
    return [event.site for event in of(events, FightBegan)]


def test_fights_come_as_their_territories_were_first_a_target() -> None:
    """Precisions.

    Order of fights: as the contested territories were first the target of an order, rearranged
    by the player before he confirms.
    """
    _, events = fought(two_fights())
    assert [ring(2), C] == sites_of(events)
    _, events = fought(two_fights(FightFirst(C)))
    assert [C, ring(2)] == sites_of(events)
    assert [FightFirst(C)] == offered(two_fights(), FightFirst)


def test_who_asked_for_it_chooses_before_each_fight() -> None:
    """Questions, next fight.

    Attacker, only if >= 2 are open and he asked for it; the first included; default the order
    of the draft.
    """
    state, events = fought(two_fights(ChooseFights()))
    assert ([], Phase.NEXT_FIGHT, (0,)) == (sites_of(events), state.phase, state.asked)
    assert [BeginFight(ring(2)), BeginFight(C)] == legal(state)
    assert BeginFight(ring(2)) == GAME.default_move(state, Seat(0), Rng("any"))
    assert key_of(state, BeginFight(A)) == "no-fight-there"
    state, events = play(state, (0, BeginFight(C)))
    assert [C, ring(2)] == sites_of(events)
    assert Phase.ACTION is state.phase


def test_one_fight_is_finished_before_the_next() -> None:
    """Moving: one finished before the next."""
    _, events = fought(two_fights())
    kinds = [type(event) for event in of(events, FightBegan, FightEnded)]
    assert [FightBegan, FightEnded] * 2 == kinds


def test_a_single_fight_may_have_orders_of_its_own() -> None:
    """Precisions.

    The attacker gives one set for all fights and may give another for single territories.
    """
    state = two_fights(FightAllUntil(AT_ONCE), FightUntil(C, TO_THE_END), SplitBy(C, Split.BIG))
    _, events = fought(state)
    fled = {event.site: event.fled for event in of(events, AssaultMade) if event.seat == 0}
    assert {ring(2): True, C: False} == fled


def test_orders_are_given_once_in_a_draft() -> None:
    """A draft only grows; what holds already is not offered."""
    state = two_fights()
    assert FightAllUntil(TO_THE_END) not in legal(state)
    assert SplitAllBy(Split.BOOK) not in legal(state)
    state = do(state, FightAllUntil(2), SplitAllBy(Split.BIG), FightUntil(C, 1))
    assert [] == offered(state, FightAllUntil) + offered(state, SplitAllBy)
    assert {ring(2)} == {move.site for move in offered(state, FightUntil)}
    assert key_of(state, FightAllUntil(1)) == "no-such-battle-order"
    assert key_of(do(two_fights(), ChooseFights()), FightFirst(C)) == "no-such-battle-order"


def test_the_orders_of_an_attacker_are_secret_until_they_act() -> None:
    """What is secret.

    The content of battle orders until they act; that somebody fights by hand is public.
    """
    end = two_fights(ChooseFights())
    flee = two_fights(ChooseFights(), FightAllUntil(1))
    hand = two_fights(ChooseFights(), FightUntil(C, BY_HAND))
    views = [GAME.view(fought(state)[0], Seat(1)) for state in (end, flee, hand)]
    assert views[0] == views[1]
    assert [False, True] == [contest.by_hand for contest in views[2].contests]


def test_every_fight_ends() -> None:
    """R24: an assault without a kill adds a token, so wounds grow past any shield."""
    for state, events in seeds(
        (1, 0, 0),
        ("elves", (0, 0, 4)),
        clans=(STEAMFIELD, TOMB),
        gear={0: {"aegis": 0}},
        elf_gear={3: "heavy-armour", 4: "heavy-armour", 5: "golem-plate"},
    ):
        assert of(events, FightEnded)
        assert Phase.ACTION is state.phase


def test_a_barrier_is_told_when_it_breaks() -> None:
    """R8: it stands once per fight, for a defender too."""
    told = 0
    for number in range(30):
        state = marched((0, 1, 3), (1, (4, 0, 0)), seed=str(number), heroes={1: (Hero.WARDEN, C)})
        state, events = fought(having(state, 1, standing=END))
        broken = of(events, BarrierBroken)
        assert len(broken) <= 1
        assert {1} >= {event.seat for event in broken}
        told += len(broken)
    assert told > 10


def test_heroes_do_not_count_as_units() -> None:
    """Fight, Heroes: do not count as units (overrun, control, comparisons)."""
    _, events = fought(marched((1, 0, 0), ("elves", (1, 0, 0)), heroes={0: (Hero.RAZARO, A)}))
    assert (0, 0) == of(events, FightBegan)[0].rage


def test_an_attacker_who_is_gone_leaves_his_origin_as_it_is() -> None:
    """R1: an empty territory belongs to nobody."""
    state, _ = fought(marched((2, 0, 0), ("elves", (1, 0, 0))))
    assert NOBODY == state.holders[A]


def test_the_fights_of_the_last_move_can_still_be_seen() -> None:
    """At the table: a fight picture with both armies, dice, wounds, rage."""
    state, events = fought(two_fights())
    shown = GAME.view(state, None).fought
    assert sites_of(events) == [fight.site for fight in shown]
    assert sum(len(fight.assaults) for fight in shown) == len(of(events, AssaultMade))
