"""What a computer is told of a game under way, and how it takes one to go on."""

from __future__ import annotations

from typing import Any

from games.api import Seat
from games.rage import habits
from games.rage.content import AT_ONCE, TO_THE_END, Gear, Hero, Site, Split
from games.rage.moves import (
    Buy,
    Confirm,
    Defend,
    EquipArmies,
    Forge,
    Head,
    HoldCard,
    LeaveOne,
    Muster,
    Pass,
    RageMove,
    Send,
    SendAll,
    SendAllTo,
    SendHero,
)
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rng import Rng
from tests.games.rage.arrange import BOHORG, STEAMFIELD, Standing, arrange

CITY, PLAIN, FORGE = Site(0), Site(2), Site(4)
"""Tile 1, not turned: its centre, a plain beside it, the forge."""
NEXT, FARAWAY = Site(8), Site(13)
"""Plains of the other tile: one, and one that is more than two steps from the city."""


def table(board: Standing | None = None, **rest: Any) -> RageState:
    return arrange(BOHORG, STEAMFIELD, board=board, **rest)


def first(state: RageState) -> float:
    return GAME.estimate(state, None)[0]


def legal(state: RageState) -> tuple[RageMove, ...]:
    return tuple(GAME.legal_moves(state, Seat(0)))


def sketch(state: RageState) -> list[RageMove]:
    return list(GAME.sketch(state, Seat(0), legal(state)))


def habit(state: RageState, salt: str = "habit") -> RageMove:
    return GAME.habit(state, Seat(0), legal(state), Rng(salt))


def after(state: RageState, *moves: RageMove) -> RageState:
    for move in moves:
        state = GAME.apply(state, Seat(0), move).state
    return state


def test_a_city_an_army_and_crystals_at_a_forge_put_one_ahead() -> None:
    """Goal: a point a city; forging: 6 crystals with one forge."""
    even = table({PLAIN: (0, (1, 0, 0)), NEXT: (1, (1, 0, 0))}, crystals=6)
    assert (
        0.5 < first(even) < first(table({CITY: (0, (1, 0, 0)), NEXT: (1, (1, 0, 0))}, crystals=6))
    )
    assert first(even) < first(table({PLAIN: (0, (1, 1, 0)), NEXT: (1, (1, 0, 0))}, crystals=6))
    assert first(even) < first(table({FORGE: (0, (1, 0, 0)), NEXT: (1, (1, 0, 0))}, crystals=6))


def test_a_legendary_that_is_carried_is_worth_more_than_one_that_lies_aside() -> None:
    """R25: cards have an effect only with units of their type on the board."""
    board: Standing = {PLAIN: (0, (1, 0, 0))}
    carried, aside = (first(table(board, gear={0: {Gear.SUNBLADE: level}})) for level in (0, None))
    assert carried > aside > first(table(board))


def test_a_city_counts_for_less_where_an_army_could_take_it() -> None:
    """R1: whoever stands there alone controls it."""
    near: Standing = {CITY: (0, (1, 0, 0)), PLAIN: (1, (5, 3, 1))}
    far: Standing = {CITY: (0, (1, 0, 0)), FARAWAY: (1, (5, 3, 1))}
    assert first(table(near)) < first(table(far))


def test_a_sketch_lets_armies_march_as_a_whole_or_leave_one_where_it_is_worth_it() -> None:
    """R1: a city counts only while own units stand there."""
    state = table({CITY: (0, (2, 0, 0)), PLAIN: (0, (2, 0, 0))})
    held, plain = (sketch(after(state, Muster(site))) for site in (CITY, PLAIN))
    assert {Head} == {type(move) for move in held}
    assert any(isinstance(move, SendAllTo) for move in plain)
    heading = next(move for move in held if isinstance(move, Head))
    assert {LeaveOne(), SendAll()} <= set(sketch(after(state, Muster(CITY), heading)))
    assert not any(isinstance(move, Send) for move in sketch(after(state, Muster(CITY), heading)))


def test_a_sketch_carries_out_what_is_entered() -> None:
    """Draft: who passes drops what is not confirmed."""
    begun = after(table({PLAIN: (0, (2, 0, 0))}), Muster(PLAIN), SendAllTo(CITY))
    assert Pass() in legal(begun)
    assert Confirm() in sketch(begun)
    assert Pass() not in sketch(begun)
    held = after(table({CITY: (0, (2, 0, 0))}), Muster(CITY))
    headed = after(held, *sketch(held)[:1])
    assert Pass() in legal(headed)
    assert {SendAll(), LeaveOne()} == set(sketch(headed))
    alone = table({CITY: (0, (2, 0, 0))}, heroes={0: (Hero.HEKNA, CITY)})
    led = after(alone, Muster(CITY), Head(PLAIN))
    assert SendHero() in legal(led)
    assert {SendAll(), LeaveOne()} == set(sketch(led))
    assert SendHero() in sketch(after(led, Send(0, 1)))


def test_a_sketch_forges_what_can_be_forged_and_shops_only_with_gold() -> None:
    """Goal: a point a legendary, kept for ever; Equipping: purchases are paid in gold."""
    assert sketch(table({FORGE: (0, (1, 0, 0))}, crystals=6)) == [Forge()]
    poor, rich = (sketch(table({PLAIN: (0, (1, 0, 0))}, gold=gold)) for gold in (0, 7))
    assert EquipArmies() not in poor
    assert EquipArmies() in rich


def test_a_sketch_gives_battle_orders_that_split_by_the_book() -> None:
    """R11: of the legal splits that with the highest worth; orders may flee with few left."""
    state = table({PLAIN: (0, (2, 0, 0)), CITY: (1, (3, 1, 0))})
    attacked = after(state, Muster(PLAIN), SendAllTo(CITY), Confirm())
    defender = Seat(1)
    moves = tuple(GAME.legal_moves(attacked, defender))
    sketched = list(GAME.sketch(attacked, defender, moves))
    orders = [move for move in sketched if isinstance(move, Defend)]
    assert orders == sketched
    assert {Split.BOOK} == {move.split for move in orders}
    assert {TO_THE_END, 1, 2, 3} == {move.until for move in orders}


def test_a_sketch_leaves_flight_to_whoever_is_likely_to_lose() -> None:
    """Fight: either side may flee instead of rolling."""
    state = table({PLAIN: (0, (5, 3, 0)), CITY: (1, (1, 0, 0))})
    attacked = after(state, Muster(PLAIN), SendAllTo(CITY), Confirm())
    orders = GAME.sketch(attacked, Seat(1), tuple(GAME.legal_moves(attacked, Seat(1))))
    assert AT_ONCE in {move.until for move in orders if isinstance(move, Defend)}


def test_out_of_habit_an_army_marches_to_what_is_worth_having_and_holds_what_it_has() -> None:
    """Goal: a point a city; R1."""
    state = table({PLAIN: (0, (2, 0, 0))})
    marched = after(state, Muster(PLAIN))
    assert habit(marched) == SendAllTo(CITY)
    assert habit(after(marched, SendAllTo(CITY))) == Confirm()
    held = after(table({FORGE: (0, (3, 0, 0))}), Muster(FORGE))
    assert habit(held) == Head(CITY)
    assert habit(after(held, Head(CITY))) == LeaveOne()


def test_out_of_habit_nobody_marches_to_certain_death() -> None:
    """Fight: fifteen elves against a single rider."""
    elves = map(Site, (0, 1, 3, 9))
    board: Standing = {PLAIN: (0, (1, 0, 0)), **dict.fromkeys(elves, ("elves", (5, 5, 5)))}
    state = table(board)
    begun = after(state, Muster(PLAIN))
    assert habit(begun) != SendAllTo(CITY)


def test_out_of_habit_a_hero_is_counted_on_only_where_it_can_follow() -> None:
    """Riders go three steps, and some heroes two."""
    board: Standing = {FARAWAY: (0, (4, 0, 0)), PLAIN: (1, (3, 0, 0)), NEXT: (1, (3, 0, 0))}

    def chances(**rest: Any) -> dict[Site, float]:
        found = habits.marches(table(board, **rest), Seat(0), (), (FARAWAY,))
        return {one.target: one.chance for one in found}

    alone = chances()
    slow, fast = (chances(heroes={0: (hero, FARAWAY)}) for hero in (Hero.WARDEN, Hero.HEKNA))
    assert slow[PLAIN] == alone[PLAIN] < fast[PLAIN]
    assert slow[NEXT] == fast[NEXT] > alone[NEXT]


def test_out_of_habit_legendaries_are_forged_and_gold_is_spent() -> None:
    """Forging: 6 crystals with one forge; Equipping: cards are bought, then arranged."""
    assert habit(table({FORGE: (0, (1, 0, 0))}, crystals=6)) == Forge()
    shop = table({PLAIN: (0, (1, 0, 0))}, gold=7)
    answers = {type(habit(shop, str(salt))) for salt in range(12)}
    assert len(answers) == 2
    equipping = next(
        after(shop, move)
        for salt in range(12)
        if not isinstance(move := habit(shop, str(salt)), Muster)
    )
    assert isinstance(habit(equipping), Buy)
    assert not any(isinstance(move, HoldCard) for move in sketch(equipping))


def test_who_begins_to_equip_for_what_they_can_pay_is_not_advised_to_do_nothing() -> None:
    """A hint that says *Equip* and then *Do nothing* costs an action; without gold that is all."""
    rich = table({PLAIN: (0, (3, 0, 0))}, gold=40)
    assert EquipArmies() in sketch(rich)
    begun = sketch(after(rich, EquipArmies()))
    assert begun
    assert Pass() not in begun
    assert Pass() in sketch(after(table({PLAIN: (0, (3, 0, 0))}, gold=0), EquipArmies()))


def test_no_army_is_thought_of_that_leaves_its_hero_alone() -> None:
    """R14: such a march cannot be confirmed; one unit may stay with a hero that is too slow."""
    board: Standing = {FARAWAY: (0, (3, 0, 0)), PLAIN: (1, (1, 0, 0))}
    state = table(board, heroes={0: (Hero.WARDEN, FARAWAY)})
    mustered = after(state, Muster(FARAWAY))
    sent = after(mustered, SendAllTo(PLAIN))
    assert Confirm() not in legal(sent)
    assert SendAllTo(PLAIN) in legal(mustered)
    assert SendAllTo(PLAIN) not in sketch(mustered)
    assert SendAllTo(NEXT) in sketch(mustered)
    headed = after(mustered, Head(PLAIN))
    assert Head(PLAIN) in sketch(mustered)
    assert sketch(headed) == [LeaveOne()]
    assert Confirm() in sketch(after(headed, LeaveOne()))
    # Nor may the last unit follow the others.
    assert not {SendAll(), SendAllTo(PLAIN)} & set(sketch(after(headed, LeaveOne())))
    assert habit(headed) == LeaveOne()
    own: Standing = dict.fromkeys(map(Site, (0, 1, *range(7, 13))), (0, (1, 0, 0)))
    taking = after(table({**board, **own}, heroes={0: (Hero.WARDEN, FARAWAY)}), Muster(FARAWAY))
    assert habit(taking) == Head(PLAIN)


def test_a_single_unit_stays_with_a_hero_that_cannot_come_along() -> None:
    """R14, as above; where the hero goes too, both go."""
    board: Standing = {FARAWAY: (0, (1, 0, 0)), PLAIN: (1, (1, 0, 0))}
    slow, fast = (table(board, heroes={0: (hero, FARAWAY)}) for hero in (Hero.WARDEN, Hero.HEKNA))

    def targets(state: RageState) -> set[Site]:
        return {one.target for one in habits.marches(state, Seat(0), (), (FARAWAY,))}

    assert PLAIN in targets(fast) - targets(slow)
    assert NEXT in targets(slow)
