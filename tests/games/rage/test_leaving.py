"""Leaving the game, whatever is going on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Outcome, Seat
from games.rage.content import BY_HAND, LEGENDARIES, UNITS, BattleOrders, Hero, Split
from games.rage.events import (
    BastionPlaced,
    FightBegan,
    FightEnded,
    GameWon,
    Reinforced,
    SeatLeft,
    TacticRevealed,
)
from games.rage.moves import (
    ChooseFights,
    Confirm,
    EquipArmies,
    FightFirst,
    Forge,
    KeepStandingOrder,
    LayAllOnBastion,
    Leave,
    Pass,
    PlaceBastion,
    PlayTactic,
    StationAll,
    TakeClan,
)
from games.rage.rules import GAME
from games.rage.state import ELVES, NOBODY, RageState
from games.rage.view import Phase
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    STEAMFIELD,
    TOMB,
    Standing,
    arrange,
    centre,
    choosing,
    do,
    having,
    key_of,
    legal,
    of,
    order,
    play,
    reinforcing,
    ring,
)

C, A, B = centre(), ring(3), ring(2)


def table(**position: object) -> RageState:
    """Arrange an action at a table of three."""
    board: Standing = {
        A: (0, (3, 2, 0)),
        C: (1, (2, 1, 0)),
        B: (2, (1, 0, 0)),
        ring(0): ("elves", (1, 0, 0)),
    }
    return arrange(BOHORG, GOLDLEIF, TOMB, **{"board": board, **position})  # type: ignore[arg-type]


def test_units_go_to_the_reserve_and_everything_else_out_of_the_game() -> None:
    """R27 and Precisions.

    Units to his reserve, equipment and hero out of the game; gold, crystals, legendaries too;
    points 0; the bastion keeps its hex.
    """
    state = table(heroes={1: (Hero.HEKNA, C)}, gear={1: {"sunblade": 0}}, garrisons={1: (1, 1, 0)})
    state = having(state, 1, gold=5, crystals=3)
    after, events = play(state, (1, Leave()))
    assert SeatLeft(seat=Seat(1)) == events[0]
    player = after.players[1]
    figures = tuple(unit.figures for unit in UNITS[GOLDLEIF])
    assert (figures, (0, 0, 0), 0, 0, ()) == (
        player.reserve,
        player.garrison,
        player.gold,
        player.crystals,
        player.gear,
    )
    assert (None, None, Hero.HEKNA in after.heroes) == (player.hero, player.hero_site, False)
    assert state.players[1].bastion == player.bastion
    assert (NOBODY, 0) == (after.holders[C], GAME.view(after, None).players[1].points)
    assert key_of(after, Leave(), 1) == "left-already"
    assert GAME.concession(after, Seat(1)) is None
    assert GAME.concession(after, Seat(2)) == Leave()


def test_the_last_one_left_wins_at_once() -> None:
    """R27 and Precisions: one player left wins, whatever the phase."""
    state, events = play(table(), (0, Leave()), (2, Leave()))
    assert [Seat(1)] == [event.seat for event in of(events, GameWon)]
    assert Outcome(((Seat(1),), (Seat(2),), (Seat(0),)), "last-one-left", (0, 1, 0)) == (
        GAME.outcome(state)
    )
    assert key_of(state, Leave(), 1) == "game-over"
    assert GAME.concession(state, Seat(1)) is None


def test_who_left_first_is_last() -> None:
    """Precisions, Leaving: ranks after all who stayed, the first to leave last."""
    state, _ = play(table(turn=15, action=2, active=2), (1, Leave()), (0, Leave()))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((2,), (0,), (1,)) == outcome.ranking


def test_who_leaves_is_skipped_in_the_turn() -> None:
    """R27: he is skipped everywhere."""
    state, _ = play(table(), (1, Leave()), (0, Pass()))
    assert (2,) == state.asked
    state, _ = play(state, (2, Pass()))
    assert (2, (0,)) == (state.action, state.asked)
    state, _ = play(state, (0, Pass()), (2, Pass()))
    assert (Phase.TACTICS, (0, 2)) == (state.phase, state.asked)


def test_an_active_player_who_leaves_ends_his_action() -> None:
    """Precisions, Leaving: the active player's action ends; a draft is gone."""
    state = order(table(), A, ring(4), 0)
    state, _ = play(state, (0, Leave()))
    assert ((1,), None, Phase.ACTION) == (state.asked, state.draft, state.phase)


def test_legendaries_just_drawn_are_shuffled_back_and_crystals_stay_paid() -> None:
    """Precisions, Leaving: legendaries just drawn are shuffled back (crystals stay paid)."""
    state = table(board={ring(3): (0, (1, 0, 0))}, crystals=6)
    state = do(replace(state, legendaries=LEGENDARIES), EquipArmies(), Forge())
    state, _ = play(state, (0, Leave()))
    assert ({*LEGENDARIES}, ()) == ({*state.legendaries}, state.drawn)
    assert (1,) == state.asked


def by_hand(**position: object) -> RageState:
    """Let seat 0 attack seat 1 by hand, two fights open."""
    state = table(**position)
    state = order(order(state, A, C, 0, 3), A, B, 1, 2)
    state = having(state, 1, standing=BattleOrders(BY_HAND, Split.BOOK))
    state, _ = play(state, (0, Confirm()))
    return state


def test_an_attacker_who_leaves_in_a_fight_gives_everything_back() -> None:
    """Precisions, Leaving: his open fights vanish; the defenders stand there."""
    state = by_hand()
    assert Phase.STRIKE is state.phase
    assert state.fight is not None
    standing = state.fight.units[1]
    state, events = play(state, (0, Leave()))
    assert [(C, 1, 0)] == [(e.site, e.winner, e.loser) for e in of(events, FightEnded)]
    assert (1, standing) == (state.holders[C], state.stacks[C])
    assert (2, (1, 0, 0)) == (state.holders[B], state.stacks[B])
    assert ((), None, (1,)) == (state.contests, state.fight, state.asked)


def test_a_defender_who_leaves_ends_the_fight_with_the_attacker_there() -> None:
    """Precisions, Leaving.

    Who is attacked and leaves ends the fight with the attacker in the territory; the attacker's
    other fights go on.
    """
    state, events = play(by_hand(), (1, Leave()))
    assert [(C, 0, 1)] == [(e.site, e.winner, e.loser) for e in of(events, FightEnded)]
    assert (0, (3, 0, 0)) == (state.holders[C], state.stacks[C])
    assert [B] == [event.site for event in of(events, FightBegan)]
    assert (Phase.DEFENCE, (2,)) == (state.phase, state.asked)


def test_a_later_fight_of_who_leaves_vanishes() -> None:
    """Precisions, Leaving: his other open fights vanish; the running fight goes on."""
    state, _ = play(by_hand(), (2, Leave()))
    assert ((), (0, (0, 2, 0))) == (state.contests, (state.holders[B], state.stacks[B]))
    assert (Phase.STRIKE, (1,)) == (state.phase, state.asked)
    assert state.fight is not None
    assert C == state.fight.site


def test_a_fight_ended_by_leaving_counts_for_the_win() -> None:
    """Precisions, Leaving and R17: a fight ended by leaving counts as a fight for R17."""
    gear = {0: dict.fromkeys(card.value for card in LEGENDARIES[:3])}
    state, events = play(by_hand(gear=gear, action=2), (1, Leave()))
    assert [GameWon(seat=Seat(0), points=4)] == of(events, GameWon)
    assert 1 == len(state.contests)


def test_a_vanished_fight_for_a_city_wins_in_the_middle_of_another() -> None:
    """R17 and Leaving: also where another fight is running."""
    gear = {0: dict.fromkeys(card.value for card in LEGENDARIES[:3])}
    board: Standing = {A: (0, (3, 2, 0)), C: (2, (2, 1, 0)), B: (1, (1, 0, 0))}
    state = table(board=board, gear=gear, action=2)
    state = order(order(state, A, B, 1, 2), A, C, 0, 3)
    state = having(state, 1, standing=BattleOrders(BY_HAND, Split.BOOK))
    state, _ = play(state, (0, Confirm()))
    assert (Phase.STRIKE, (1,)) == (state.phase, state.asked)
    _, events = play(state, (2, Leave()))
    assert [GameWon(seat=Seat(0), points=4)] == of(events, GameWon)


def test_a_choice_of_fights_goes_on_with_those_that_are_left() -> None:
    """Precisions, Leaving: his open fights vanish, also before the next is chosen."""
    state = order(order(table(), A, C, 0, 3), A, B, 1, 2)
    state, _ = play(do(state, ChooseFights()), (0, Confirm()))
    assert Phase.NEXT_FIGHT is state.phase
    state, events = play(state, (1, Leave()))
    assert [B] == [event.site for event in of(events, FightBegan)]
    assert 0 == state.holders[C]


@pytest.mark.parametrize("leaver", [0, 1])
def test_leaving_instead_of_orders_for_the_defence(leaver: int) -> None:
    """Precisions, Leaving: acts at once, also in the middle of a fight."""
    state, _ = play(order(table(), A, C, 0, 3), (0, Confirm()))
    assert (Phase.DEFENCE, (1,)) == (state.phase, state.asked)
    state, _ = play(state, (leaver, Leave()))
    assert (1 - leaver, None) == (state.holders[C], state.fight)
    assert Phase.ACTION is state.phase


def test_a_question_to_the_neighbour_goes_on_to_the_next() -> None:
    """Precisions, Leaving: a question to him as neighbour goes on to the next."""
    for number in range(60):
        state = arrange(
            BOHORG,
            GOLDLEIF,
            TOMB,
            STEAMFIELD,
            board={A: (0, (3, 3, 0)), C: ("elves", (0, 2, 2))},
            elves_hand="neighbour",
            elf_gear={1: "war-hammer", 2: "kingslayer"},
            seed=str(number),
        )
        state = order(order(state, A, C, 0, 3), A, C, 1, 3)
        state, _ = play(state, (0, Confirm()))
        if state.phase is Phase.ELVES_SPLIT:
            break
    assert (3,) == state.asked
    wounds = legal(state)
    state, _ = play(state, (1, Leave()))
    assert (3,) == state.asked
    state, _ = play(state, (3, Leave()))
    assert ((2,), wounds) == (state.asked, legal(state))
    state, events = play(state, (0, Leave()))
    assert [Seat(2)] == [event.seat for event in of(events, GameWon)]
    assert (ELVES, None) == (state.holders[C], state.fight)


def test_a_neighbour_who_is_also_under_attack_leaves_both_behind() -> None:
    """Precisions, Leaving: his other open fights vanish, and the question goes on to the next."""
    for number in range(80):
        state = arrange(
            BOHORG,
            GOLDLEIF,
            TOMB,
            board={A: (0, (4, 3, 0)), C: ("elves", (0, 2, 2)), B: (2, (1, 0, 0))},
            elves_hand="neighbour",
            elf_gear={1: "war-hammer", 2: "kingslayer"},
            seed=str(number),
        )
        state = order(order(order(state, A, C, 0, 3), A, C, 1, 3), A, B, 0, 1)
        state, _ = play(state, (0, Confirm()))
        if state.phase is Phase.ELVES_SPLIT:
            break
    assert (2,) == state.asked
    state, _ = play(state, (2, Leave()))
    assert ((1,), Phase.ELVES_SPLIT, ()) == (state.asked, state.phase, state.contests)
    assert (0, (1, 0, 0)) == (state.holders[B], state.stacks[B])


def test_in_the_tactics_nobody_waits_for_him_and_his_card_does_not_count() -> None:
    """Precisions, Leaving: in the tactics nobody waits for him and his card does not count."""
    state = choosing(BOHORG, TOMB, GOLDLEIF)
    state, _ = play(state, (0, PlayTactic(1)), (1, PlayTactic(4)))
    state, events = play(state, (0, Leave()))
    assert (Phase.TACTICS, (1, 2), (1,)) == (state.phase, state.asked, state.answered)
    state, events = play(state, (2, PlayTactic(3)))
    assert [2, 1] == [event.seat for event in of(events, TacticRevealed)]
    state = choosing(BOHORG, TOMB, GOLDLEIF)
    state, _ = play(state, (0, PlayTactic(1)), (1, PlayTactic(4)))
    state, events = play(state, (2, Leave()))
    assert [0, 1] == [event.seat for event in of(events, TacticRevealed)]


def test_leaving_while_clans_are_taken() -> None:
    """R27: he is skipped everywhere, also before the first turn."""
    state = GAME.start(3, {}, "clans").state
    state, _ = play(state, (0, TakeClan(BOHORG)), (1, TakeClan(TOMB)), (2, Leave()))
    assert (Phase.TACTICS, (0, 1)) == (state.phase, state.asked)


def test_leaving_instead_of_placing_a_bastion() -> None:
    """R27: the next in turn order places his; a bastion that stands keeps its hex."""
    state = GAME.start(3, {"clans": "random"}, "bastions").state
    for seat in range(3):
        state, _ = play(state, (seat, PlayTactic(state.players[seat].hand[0])))
    first, second, third = state.order
    state, _ = play(state, (first, PlaceBastion(0)), (second, Leave()))
    assert (third,) == state.asked
    state, _ = play(state, (first, Leave()))
    assert Phase.OVER is state.phase
    assert state.players[first].bastion is not None


def test_the_last_to_place_a_bastion_may_leave() -> None:
    """R27: the turn goes on with the income."""
    state = GAME.start(3, {"clans": "random"}, "bastions").state
    for seat in range(3):
        state, _ = play(state, (seat, PlayTactic(state.players[seat].hand[0])))
    first, second, third = state.order
    state, _ = play(state, (first, PlaceBastion(0)))
    state, events = play(state, (second, PlaceBastion(legal(state)[-1].spot)), (third, Leave()))
    assert 1 == len(of(events, BastionPlaced))
    assert (Phase.ACTION, (first,)) == (state.phase, state.asked)


def test_leaving_while_reinforcements_are_placed() -> None:
    """R27 with reinforcements in order and together."""
    state, _ = reinforcing(17, 4, 6, reinforcements="order")
    state, events = play(state, (0, Leave()))
    assert (1,) == state.asked
    state, _ = reinforcing(17, 4, 6)
    state, _ = play(state, (1, StationAll(centre(1))), (0, LayAllOnBastion()))
    state, events = play(state, (1, Leave()))
    assert {0, 2} == {event.seat for event in of(events, Reinforced)}
    assert Phase.ACTION is state.phase


def test_somebody_else_s_draft_goes_on() -> None:
    """Precisions, Leaving: only the leaver's own affairs end."""
    state = order(table(), A, C, 0, 3)
    state, _ = play(state, (1, Leave()))
    assert (0,) == state.asked
    assert state.draft is not None
    state, events = play(state, (0, Confirm()))
    assert ([], 0) == (of(events, FightBegan), state.holders[C])


def test_a_fight_put_first_that_vanishes_leaves_the_others_in_order() -> None:
    """Precisions, Leaving: his open fights vanish, those of a draft that is not confirmed too."""
    state = table(board={A: (0, (6, 0, 0)), C: (1, (1, 0, 0)), B: (2, (1, 0, 0))})
    state = do(order(order(state, A, B, 0, 2), A, C, 0, 2), FightFirst(C))
    state, events = play(state, (1, Leave()), (0, Confirm()))
    assert [B] == [event.site for event in of(events, FightBegan)]
    assert 0 == state.holders[C]


def test_a_standing_order_of_who_left_is_gone() -> None:
    """R27: everything of his is out of the game."""
    state, _ = play(table(), (1, KeepStandingOrder(1, Split.BOOK)), (1, Leave()))
    assert state.players[1].standing is None
