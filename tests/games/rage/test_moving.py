"""Moving armies: ways, rocks, overrun, flight, heroes, and the draft of orders."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.rage.chapters.land import Ways, path
from games.rage.content import Counts, Hero, Site
from games.rage.events import Drafted, FightBegan, HeroMarched, Marched
from games.rage.moves import (
    BeginFight,
    Buy,
    Confirm,
    EquipArmies,
    Head,
    LeaveOne,
    MarchAgain,
    Muster,
    Pass,
    Send,
    SendAll,
    SendAllTo,
    SendHero,
)
from games.rage.rules import GAME
from games.rage.state import NOBODY, MarchDraft, Order, RageState
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
    sites,
)

C, A = centre(), ring(3)


def targets(state: RageState, origin: int) -> set[int]:
    """List where figures of a place can go."""
    return {move.site for move in offered(do(state, Muster(Site(origin))), Head)}


def example(riders: int = 4, **more: object) -> RageState:
    """Arrange the example of movement: T1 not turned, riders on 3, elves on C, a Berserker on 1."""
    board: Standing = {
        ring(3): (0, (riders, 0, 0)),
        C: ("elves", (1, 1, 0)),
        ring(1): (1, (0, 1, 0)),
    }
    return arrange(BOHORG, GOLDLEIF, board=board, bastions={0: (-2, 1)}, **more)  # type: ignore[arg-type]


def test_rocks_and_enemies_stop_the_riders_of_the_example() -> None:
    """Examples, Movement: 3-4-5 is stopped by the rock 4-5; 3-2-1 must end on 1."""
    assert {C, ring(1), ring(2), ring(4), HOME} == targets(example(), ring(3))


def test_the_third_rider_passes_where_two_have_stopped() -> None:
    """Examples, Movement.

    The first two riders into C must stop there, the third may go 3-C-0, the fourth 3-C-0-1;
    fights on C and, if entered, on 1.
    """
    state = order(example(), ring(3), C, 0, 2)
    state = order(state, ring(3), ring(0), 0, 1)
    state = order(state, ring(3), ring(1), 0, 1)
    draft = state.draft
    assert isinstance(draft, MarchDraft)
    assert (ring(3), C, ring(0)) == draft.orders[1].path
    state, events = play(state, (0, Confirm()))
    assert [(C, None), (ring(1), 1)] == [
        (event.site, event.defender) for event in of(events, FightBegan)
    ]


def test_before_the_two_the_way_through_is_refused() -> None:
    """Examples, Movement: in the other order (third first) the path through C is refused."""
    state = do(example(), Muster(ring(3)))
    assert key_of(state, Head(ring(0))) == "enemies-in-the-way"
    assert key_of(order(example(), ring(3), C, 0, 1), Head(ring(0))) == "enemies-in-the-way"


def test_a_hero_passes_only_after_the_two_and_does_not_count() -> None:
    """Examples, Movement.

    Hero with them: may pass C only after the two; Moving: heroes do not count for overrun.
    """
    state = example(heroes={0: (Hero.HEKNA, ring(3))})
    one = order(order(state, ring(3), C, 0, 1), ring(3), C, None)
    assert ring(0) not in {move.site for move in offered(one, Head)}
    two = order(state, ring(3), C, 0, 2)
    assert ring(0) in {move.site for move in offered(two, Head)}
    two = order(two, ring(3), ring(0), None)
    assert key_of(two, Confirm()) == "hero-alone"


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        (ring(5), "enemies-in-the-way"),
        (ring(0), "enemies-in-the-way"),
        (ring(0, 1), "too-far"),
        (ring(3), "already-there"),
        (HOME + 1, "bastion-of-another"),
        (HOME + 2, "no-such-place"),
        (99, "no-such-place"),
    ],
)
def test_a_refusal_names_the_rule(target: int, reason: str) -> None:
    """Moving: refusals say what is the case."""
    assert key_of(do(example(), Muster(ring(3))), Head(Site(target))) == reason


def test_what_is_too_far_for_the_army_in_hand_is_called_so() -> None:
    """Moving: each up to its movement; others of the clan may go farther."""
    for units, reason in (((0, 0, 1), "too-far"), ((1, 0, 0), "enemies-in-the-way")):
        board: Standing = {A: (0, units), C: ("elves", (1, 0, 0)), ring(2): ("elves", (1, 0, 0))}
        state = arrange(BOHORG, TOMB, board=board)
        assert key_of(do(state, Muster(A)), Head(ring(3, 1))) == reason


def test_of_an_army_that_was_sent_nobody_is_left_to_send() -> None:
    """Moving: one path each; a place pressed late finds nobody in hand, wherever it is."""
    state = arrange(BOHORG, TOMB, board={A: (0, (1, 0, 0))})
    sent = do(state, Muster(A), SendAllTo(ring(2)))
    for site in (A, ring(2), ring(3), ring(3, 1)):
        assert key_of(sent, Head(site)) == "army-sent"
        assert key_of(sent, SendAllTo(site)) == "army-sent"


def test_the_way_home_is_refused_for_what_is_in_it() -> None:
    """Moving: one's own bastion is a place like others, of which enemies may bar the way."""
    board: Standing = {C: (0, (1, 0, 0)), A: (1, (1, 0, 0))}
    state = arrange(STEAMFIELD, TOMB, board=board)
    assert key_of(do(state, Muster(C)), Head(Site(HOME))) == "enemies-in-the-way"
    far = arrange(STEAMFIELD, TOMB, board={ring(0): (0, (1, 0, 0))})
    assert key_of(do(far, Muster(ring(0))), Head(Site(HOME))) == "too-far"


def test_rocks_alone_are_named_too() -> None:
    """Moving: rocks between two territories block."""
    state = arrange(STEAMFIELD, TOMB, board={ring(4): (0, (1, 0, 0))})
    assert key_of(do(state, Muster(ring(4))), Head(ring(5))) == "rocks-in-the-way"
    board: Standing = {ring(2): (0, (1, 0, 0)), C: ("elves", (1, 0, 0))}
    both = arrange(STEAMFIELD, TOMB, board=board)
    assert key_of(do(both, Muster(ring(2))), Head(ring(5))) == "rocks-and-enemies-in-the-way"


def test_each_unit_goes_as_far_as_its_movement_with_its_equipment() -> None:
    """Moving: each up to its movement, equipment included; a territory or bastion costs 1."""
    board: Standing = {ring(3): (0, (1, 0, 0))}
    slow = arrange(STEAMFIELD, TOMB, board=board, bastions={0: (-2, 2)})
    assert {C, ring(0), ring(1), ring(2), ring(4), HOME} == targets(slow, ring(3))
    fast = arrange(
        STEAMFIELD, TOMB, board=board, bastions={0: (-2, 2)}, gear={0: {"swift-boots": 0}}
    )
    assert {ring(5), ring(3, 1), ring(4, 1)} <= targets(fast, ring(3))


def test_one_walks_through_one_s_own_bastion() -> None:
    """R15: joined to every adjacent territory without rocks; its owner may walk through it."""
    board: Standing = {ring(4): (0, (1, 0, 0)), C: (1, (1, 0, 0))}
    state = arrange(STEAMFIELD, TOMB, board=board, bastions={0: (1, -2)})
    state = order(state, ring(4), ring(5), 0, 1)
    draft = state.draft
    assert isinstance(draft, MarchDraft)
    assert (ring(4), HOME, ring(5)) == draft.orders[0].path


def test_nobody_enters_another_s_bastion() -> None:
    """Moving: nobody enters or crosses another's bastion, flying or not."""
    board: Standing = {ring(4): (0, (0, 1, 0))}
    state = arrange(TOMB, STEAMFIELD, board=board, bastions={0: (4, 1), 1: (-1, -1)})
    assert HOME + 1 not in targets(state, ring(4))
    assert key_of(do(state, Muster(ring(4))), Head(Site(HOME + 1))) == "bastion-of-another"


def test_flight_ignores_rocks_and_enemies() -> None:
    """Moving, Flight: ignores rocks and enemies on the way; hexes outside the tiles are no way."""
    board: Standing = {ring(4): (0, (1, 1, 0)), C: ("elves", (2, 0, 0)), ring(3): (1, (1, 0, 0))}
    state = arrange(TOMB, STEAMFIELD, board=board)
    state = do(state, Muster(ring(4)), Head(ring(5)))
    assert [Send(1, 1)] == offered(state, Send)
    state = do(state, Send(1, 1))
    draft = state.draft
    assert isinstance(draft, MarchDraft)
    assert (ring(4), ring(5)) == draft.orders[0].path
    far = do(arrange(TOMB, STEAMFIELD, board=board), Muster(ring(4)), Head(ring(1)))
    assert [Send(1, 1)] == offered(far, Send)


def test_flyers_on_their_way_open_no_way() -> None:
    """R13: sent = units that ended their path there; flyers on their way do not count."""
    board: Standing = {ring(3): (0, (2, 2, 0)), C: ("elves", (2, 0, 0)), ring(2): (1, (5, 0, 0))}
    state = arrange(TOMB, STEAMFIELD, board=board)
    state = order(state, ring(3), ring(0), 1, 2)
    state = do(state, Head(C))
    assert [SendAll(), LeaveOne(), Send(0, 1), Send(0, 2)] == [
        move for move in legal(state) if isinstance(move, SendAll | LeaveOne | Send)
    ]
    assert ring(0) not in {move.site for move in offered(do(state, Send(0, 2)), Head)}


def test_flight_is_of_the_unit_and_not_of_a_hero_with_it() -> None:
    """Precisions, Moves: flight is of the unit, not of a hero with it; the mantle gives it."""
    board: Standing = {ring(4): (0, (1, 1, 0)), C: ("elves", (2, 0, 0)), ring(3): (1, (1, 0, 0))}
    state = arrange(
        TOMB,
        STEAMFIELD,
        board=board,
        heroes={0: (Hero.RAZARO, ring(4))},
        gear={0: {"winged-mantle": 0}},
    )
    state = do(state, Muster(ring(4)), Head(ring(5)))
    assert [Send(0, 1), Send(1, 1)] == offered(state, Send)
    assert [] == offered(state, SendHero)
    assert key_of(state, SendHero()) == "hero-cannot-go"


def test_several_territories_can_be_overrun_in_one_path() -> None:
    """R13: several territories can be overrun in one path."""
    board: Standing = {
        ring(3): (0, (5, 0, 0)),
        C: ("elves", (1, 0, 0)),
        ring(0): (1, (1, 0, 0)),
        ring(2): (1, (4, 0, 0)),
    }
    state = arrange(BOHORG, TOMB, board=board)
    state = order(state, ring(3), C, 0, 1)
    state = order(state, ring(3), ring(0), 0, 1)
    state = order(state, ring(3), ring(5), 0, 1)
    draft = state.draft
    assert isinstance(draft, MarchDraft)
    assert (ring(3), C, ring(0), ring(5)) == draft.orders[-1].path


def test_units_of_an_order_count_as_sent_when_it_is_done() -> None:
    """Precisions, Moves.

    All n units of an order go the same way together and count as sent when the order is done:
    three at once cannot open the way for one another.
    """
    board: Standing = {ring(3): (0, (5, 0, 0)), C: ("elves", (2, 0, 0)), ring(2): (1, (4, 0, 0))}
    state = arrange(BOHORG, TOMB, board=board)
    assert ring(0) not in targets(state, ring(3))
    state = order(state, ring(3), C, 0, 3)
    assert ring(0) in {move.site for move in offered(state, Head)}


def test_who_has_moved_does_not_move_again() -> None:
    """R13.

    Each unit and hero makes one path per action; Precisions: moved and unmoved units of a type
    in the same place are told apart, an order takes unmoved ones.
    """
    board: Standing = {ring(3): (0, (2, 0, 0)), ring(2): (0, (1, 0, 0))}
    state = arrange(BOHORG, TOMB, board=board)
    state = order(state, ring(3), ring(2), 0, 2)
    state = do(state, Muster(ring(2)), Head(ring(1)))
    assert [Send(0, 1)] == offered(state, Send)
    assert key_of(state, Send(0, 2)) == "not-so-many"
    state = do(state, Send(0, 1))
    assert [] == offered(state, Muster)
    state, _ = play(state, (0, Confirm()))
    assert ((2, 0, 0), (1, 0, 0)) == (state.stacks[ring(2)], state.stacks[ring(1)])
    assert NOBODY == state.holders[ring(3)]


def test_there_is_no_limit_of_units_in_a_territory() -> None:
    """Moving: no limit of units per territory."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (9, 5, 3))})
    state, _ = play(do(state, Muster(ring(3)), Head(C), SendAll()), (0, Confirm()))
    assert (9, 5, 3) == state.stacks[C]


def test_a_hero_alone_outside_the_bastion_is_refused() -> None:
    """R14: refused with the reason; only the state after the last order counts (Precisions)."""
    board: Standing = {ring(3): (0, (1, 0, 0))}
    state = arrange(BOHORG, TOMB, board=board, heroes={0: (Hero.HEKNA, ring(3))})
    state = order(state, ring(3), C, 0, 1)
    assert Confirm() not in legal(state)
    assert key_of(state, Confirm()) == "hero-alone"
    state = order(state, ring(3), C, None)
    state, events = play(state, (0, Confirm()))
    assert [HeroMarched(seat=Seat(0), hero=Hero.HEKNA, path=(ring(3), C))] == of(
        events, HeroMarched
    )
    assert C == state.players[0].hero_site


def test_a_hero_goes_home_alone() -> None:
    """Moving: a hero stands with >= 1 own unit or on the bastion."""
    board: Standing = {ring(3): (0, (1, 0, 0))}
    state = arrange(
        BOHORG, TOMB, board=board, heroes={0: (Hero.HEKNA, ring(3))}, bastions={0: (-2, 1)}
    )
    state, _ = play(order(state, ring(3), HOME, None), (0, Confirm()))
    assert HOME == state.players[0].hero_site


def test_the_draft_is_private_and_the_orders_are_told_when_confirmed() -> None:
    """R2: the draft is private, until the player confirms the whole set."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (2, 1, 0))})
    state, events = play(
        state, (0, Muster(ring(3))), (0, Head(C)), (0, Send(0, 2)), (0, Head(ring(2)))
    )
    assert {Drafted(to=(Seat(0),), seat=Seat(0))} == set(events)
    assert len(events) == 4
    before = arrange(BOHORG, TOMB, board={ring(3): (0, (2, 1, 0))})
    for viewer in (Seat(1), None):
        assert GAME.view(before, viewer) == GAME.view(state, viewer)
    state, events = play(state, (0, Send(1, 1)), (0, Confirm()))
    assert [
        Marched(seat=Seat(0), clan=BOHORG, units=(2, 0, 0), path=(ring(3), C)),
        Marched(seat=Seat(0), clan=BOHORG, units=(0, 1, 0), path=(ring(3), ring(2))),
    ] == of(events, Marched)
    assert (2, 0, 0) == state.stacks[C]


def test_a_draft_that_is_not_confirmed_is_dropped() -> None:
    """Questions: nothing more; an unconfirmed draft is dropped."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (2, 1, 0))})
    state = do(state, Muster(ring(3)), Head(C), SendAll())
    assert Pass() == GAME.default_move(state, Seat(0), Rng("any"))
    state, _ = play(state, (0, Pass()))
    assert ((2, 1, 0), None, (1,)) == (state.stacks[ring(3)], state.draft, state.asked)


def test_without_an_order_there_is_nothing_to_confirm() -> None:
    """Precisions, Moves: a set without orders is *nothing*."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (2, 1, 0))})
    assert key_of(state, Confirm()) == "nothing-drafted"
    assert key_of(do(state, Muster(ring(3))), Confirm()) == "send-somebody-first"


def test_all_that_can_reach_go_with_their_hero() -> None:
    """Shortcuts: *all that can reach*: slow units stay, the hero goes along."""
    board: Standing = {ring(3): (0, (2, 0, 2))}
    state = arrange(TOMB, BOHORG, board=board, heroes={0: (Hero.WARDEN, ring(3))})
    state, _ = play(do(state, Muster(ring(3)), Head(ring(1)), SendAll()), (0, Confirm()))
    assert ((2, 0, 0), (0, 0, 2)) == (state.stacks[ring(1)], state.stacks[ring(3)])
    assert ring(1) == state.players[0].hero_site


@pytest.mark.parametrize(
    ("units", "left"), [((2, 1, 1), (1, 0, 0)), ((0, 1, 1), (0, 1, 0)), ((0, 0, 2), (0, 0, 1))]
)
def test_one_is_left_behind(units: Counts, left: Counts) -> None:
    """Shortcuts: *leave one behind*: of the lowest level."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, units)})
    state, _ = play(do(state, Muster(ring(3)), Head(C), LeaveOne()), (0, Confirm()))
    assert left == state.stacks[ring(3)]


def test_one_is_left_behind_only_where_nobody_stays_anyway() -> None:
    """Shortcuts: where a slow unit cannot go, or one alone would, there is nothing to leave."""
    slow = arrange(TOMB, BOHORG, board={ring(3): (0, (2, 0, 1))})
    assert key_of(do(slow, Muster(ring(3)), Head(ring(1))), LeaveOne()) == "somebody-stays-anyway"
    alone = arrange(BOHORG, TOMB, board={ring(3): (0, (1, 0, 0))})
    assert LeaveOne() not in legal(do(alone, Muster(ring(3)), Head(C)))


def test_the_last_march_is_given_again_as_far_as_it_goes() -> None:
    """Shortcuts: *as last turn*: with what stands there now."""
    state = arrange(BOHORG, TOMB, board={ring(2): (0, (2, 2, 0))}, order=(0,))
    assert MarchAgain() not in legal(state)
    state = order(order(state, ring(2), C, 0, 2), ring(2), ring(1), 1, 2)
    state, _ = play(state, (0, Confirm()))
    again = arrange(BOHORG, TOMB, board={ring(2): (0, (1, 0, 1)), C: ("elves", (1, 0, 0))})
    again = having(again, 0, marched=state.players[0].marched)
    assert MarchAgain() in legal(again)
    again = do(again, MarchAgain())
    draft = again.draft
    assert isinstance(draft, MarchDraft)
    assert [(0, 1, (ring(2), C))] == [(o.figure, o.count, o.path) for o in draft.orders]
    assert key_of(again, MarchAgain()) == "nothing-to-repeat"
    home = arrange(BOHORG, TOMB, bastions={0: (-2, 2)}, garrisons={0: (1, 0, 0)})
    door = offered(do(home, Muster(Site(HOME))), Head)[0].site
    assert MarchAgain() in legal(having(home, 0, marched=(Order(0, 1, (Site(HOME), door)),)))


def test_an_empty_territory_is_taken_without_a_fight() -> None:
    """R1: control = having units there alone; an empty territory belongs to nobody."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (1, 0, 0))})
    state, events = play(order(state, ring(3), C, 0), (0, Confirm()))
    assert (0, []) == (state.holders[C], of(events, FightBegan))


def test_all_moves_come_first_then_the_fights() -> None:
    """Moving: all moves first; then a fight in every territory shared with enemies."""
    board: Standing = {ring(3): (0, (2, 2, 2)), C: ("elves", (1, 0, 0)), ring(2): (1, (1, 0, 0))}
    state = arrange(BOHORG, TOMB, board=board)
    state = order(order(order(state, ring(3), C, 2, 2), ring(3), ring(2), 1, 2), ring(3), HOME, 0)
    _, events = play(state, (0, Confirm()))
    kinds = [type(event) for event in events]
    assert max(n for n, kind in enumerate(kinds) if kind is Marched) < kinds.index(FightBegan)
    assert [C, ring(2)] == [event.site for event in of(events, FightBegan)]


def test_a_draft_is_of_a_move_or_of_an_equip_action() -> None:
    """Precisions, Equipping.

    As long as nothing is final the whole draft may be dropped, also for a move; but one action
    is one of both.
    """
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (2, 0, 0))}, gold=20)
    moving = do(state, Muster(ring(3)))
    assert key_of(moving, EquipArmies()) == "action-is-to-move"
    equipping = do(state, EquipArmies())
    assert key_of(equipping, Muster(ring(3))) == "action-is-to-equip"
    assert key_of(state, Buy(state.market[0].gear)) == "not-equipping"


def test_moves_of_other_questions_are_refused() -> None:
    """A press answers the open question."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (2, 0, 0))})
    assert key_of(state, BeginFight(C)) == "wrong-answer"
    assert key_of(state, Pass(), 1) == "not-asked"


def test_steps_out_of_order_are_refused() -> None:
    """Army, target, numbers; each refusal says what is missing."""
    board: Standing = {A: (0, (2, 0, 1)), C: (0, (1, 0, 0))}
    state = arrange(TOMB, BOHORG, board=board, heroes={0: (Hero.HEKNA, A)})
    assert key_of(state, Head(C)) == "no-army-in-hand"
    assert key_of(state, SendAll()) == "no-target"
    assert key_of(state, Muster(ring(0))) == "nobody-to-send-there"
    state = do(state, Muster(A))
    assert key_of(state, Muster(C)) == "send-somebody-first"
    state = do(state, Head(ring(1)))
    assert key_of(state, Head(C)) == "send-somebody-first"
    assert key_of(state, Send(7, 1)) == "wrong-answer"
    assert key_of(state, Send(2, 1)) == "not-so-many"
    state = do(state, Send(0, 2))
    assert key_of(state, Head(ring(1))) == "already-the-target"
    assert key_of(state, SendAll()) == "nobody-can-go"
    assert key_of(state, Muster(A)) == "army-in-hand"
    assert SendHero() in legal(state)


def test_where_there_is_no_way_no_path_is_found() -> None:
    """R2: the path is found by the program; rocks between two territories block."""
    walk = Ways(sites(arrange(BOHORG, TOMB)).walk)
    assert () == path(walk, ring(4), ring(5), 2, 0)
    assert (ring(5), ring(0), C) == path(walk, ring(5), C, 2, 0)
