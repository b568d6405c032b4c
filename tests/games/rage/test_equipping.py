"""Equip actions: buying, arranging, recruiting, and what of it is final."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat, is_fence
from games.rage.chapters.armies import worn
from games.rage.content import Counts, Gear, Hero
from games.rage.events import (
    Arranged,
    Bought,
    Drafted,
    HeroRecruited,
    MarketRefilled,
    Passed,
    TradeSealed,
)
from games.rage.moves import (
    ArrangeAndConfirm,
    ArrangeForMe,
    Buy,
    Confirm,
    EquipArmies,
    Forge,
    GiveTo,
    HoldCard,
    Muster,
    Pass,
    Recruit,
    SetAside,
    StandHero,
)
from games.rage.rules import GAME
from games.rage.state import EquipDraft, RageState, Stall
from games.rng import Rng
from tests.games.rage.arrange import (
    BOHORG,
    HOME,
    TOMB,
    arrange,
    centre,
    do,
    having,
    key_of,
    legal,
    of,
    offered,
    play,
    ring,
)

KINDS = ("crossbow", "battle-axe", "leather", "swift-boots", "war-drum", "plate-armour")


def trading(
    *deck: str, copies: int = 2, gold: int = 30, kinds: tuple[str, ...] = KINDS, **more: object
) -> RageState:
    """Arrange an equip action before a market of stacks, and a deck of these cards."""
    state = arrange(BOHORG, TOMB, **{"board": {ring(3): (0, (2, 0, 1))}, "gold": gold, **more})  # type: ignore[arg-type]
    market = tuple(Stall(Gear(kind), copies) for kind in kinds)
    deck_cards = tuple(Gear(card) for card in deck)
    state = replace(state, market=market, deck=deck_cards, deck_known=0)
    return do(state, EquipArmies())


def open_cards(state: RageState) -> dict[str, int]:
    """Map the open cards to their numbers."""
    return {stall.gear.value: stall.copies for stall in state.market}


def test_cards_are_bought_one_after_the_other_for_gold() -> None:
    """Equipping, Buy: from the market, one card after the other, paid in gold."""
    state = trading("buckler", gold=11)
    state, events = play(state, (0, Buy(Gear.CROSSBOW)), (0, Buy(Gear.BATTLE_AXE)))
    assert [Drafted(to=(Seat(0),), seat=Seat(0))] * 2 == events
    assert key_of(state, Buy(Gear.SWIFT_BOOTS)) == "not-enough-gold"
    assert [] == offered(state, Buy)
    state, events = play(state, (0, Confirm()))
    assert [("crossbow", 5), ("battle-axe", 6)] == [(e.gear, e.cost) for e in of(events, Bought)]
    assert (0, (Gear.CROSSBOW, Gear.BATTLE_AXE)) == (state.players[0].gold, state.players[0].gear)
    assert {"crossbow": 1, "battle-axe": 1} == {
        kind: count for kind, count in open_cards(state).items() if count == 1
    }


def test_one_of_a_stack_reveals_nothing_and_stays_a_draft() -> None:
    """R18: buying one of a stack of two or more reveals nothing."""
    before = trading("buckler")
    state, events = play(before, (0, Buy(Gear.CROSSBOW)))
    assert not is_fence(before, GAME.apply(before, Seat(0), Buy(Gear.CROSSBOW)), Seat(0))
    assert [] == of(events, TradeSealed, MarketRefilled)
    assert (30, 2) == (state.players[0].gold, open_cards(state)["crossbow"])
    assert GAME.view(before, Seat(1)) == GAME.view(state, Seat(1))


def test_a_purchase_that_turns_a_card_is_final_with_all_before_it() -> None:
    """R18; Precisions, Equipping.

    With a step that is final everything entered before it in this action becomes final and
    public, and the action is an equip action.
    """
    state = trading("buckler", copies=1)
    state = replace(state, market=(Stall(Gear.CROSSBOW, 2), *state.market[1:]))
    assert isinstance(state.draft, EquipDraft)
    state = replace(state, draft=replace(state.draft, market=state.market))
    state = do(state, Buy(Gear.CROSSBOW), Recruit(Hero.HEKNA), StandHero(ring(3)))
    before = state
    state, events = play(state, (0, Buy(Gear.LEATHER)))
    assert [TradeSealed, Bought, Bought, HeroRecruited, MarketRefilled] == [
        type(event) for event in events
    ]
    assert is_fence(before, GAME.apply(before, Seat(0), Buy(Gear.LEATHER)), Seat(0))
    assert (30 - 5 - 8 - 6, True) == (state.players[0].gold, state.equipping)
    assert (Hero.HEKNA, ring(3)) == (state.players[0].hero, state.players[0].hero_site)
    assert Hero.HEKNA not in state.heroes
    assert key_of(state, Muster(ring(3))) == "action-is-to-equip"
    state, events = play(state, (0, Pass()))
    assert [Passed(seat=Seat(0))] == of(events, Passed, Bought)
    assert (Gear.CROSSBOW, Gear.LEATHER) == state.players[0].gear


def test_the_market_is_refilled_until_six_different_cards_lie_open() -> None:
    """Equipping, Buy.

    After each purchase refill at once until 6 different cards lie open, stacking identical
    ones.
    """
    state = trading("battle-axe", "leather", "buckler", "war-hammer", copies=1)
    state, events = play(state, (0, Buy(Gear.CROSSBOW)))
    assert ["battle-axe", "leather", "buckler"] == [e.gear for e in of(events, MarketRefilled)]
    assert {"buckler": 1, "battle-axe": 2, "leather": 2} == {
        kind: open_cards(state)[kind] for kind in ("buckler", "battle-axe", "leather")
    }
    assert (6, (Gear.WAR_HAMMER,)) == (len(state.market), state.deck)


def test_a_bought_kind_can_come_back_at_once() -> None:
    """Equipping, Buy: the next card of the deck may be the one just bought."""
    state = trading("crossbow", copies=1)
    state = do(state, Buy(Gear.CROSSBOW))
    assert open_cards(state)["crossbow"] == 1


def test_with_an_empty_deck_the_market_keeps_what_lies_there() -> None:
    """R18: deck empty: the market keeps what lies there; nothing is turned, so nothing is final."""
    state = trading(copies=1)
    state, events = play(state, (0, Buy(Gear.CROSSBOW)))
    assert [Drafted] == [type(event) for event in events]
    state, _ = play(state, (0, Confirm()))
    assert len(state.market) == 5


def test_cards_put_under_an_empty_deck_form_it_again() -> None:
    """R18 and Precisions.

    Cards put under it form it again; the market is refilled after purchases only, then until 6
    lie open.
    """
    state = trading("buckler", "war-hammer", "twin-blades", kinds=KINDS[:4])
    state, events = play(state, (0, Buy(Gear.CROSSBOW)))
    assert ["buckler", "war-hammer"] == [event.gear for event in of(events, MarketRefilled)]
    assert 1 == open_cards(state)["crossbow"]


def carried(state: RageState) -> list[str | None]:
    """List what the types of seat 0 carry: weapons I to III, then armours."""
    player = state.players[0]
    return [None if gear is None else gear.value for gear in worn(player.gear, player.slots)]


def test_each_type_has_one_weapon_and_one_armour_slot() -> None:
    """Equipping, Arrange.

    Each unit type has one weapon and one armour slot; what was in a slot is set aside.
    """
    state = trading(gear={0: {"crossbow": 0, "battle-axe": None, "leather": None}})
    state = do(state, HoldCard(Gear.BATTLE_AXE), GiveTo(0), HoldCard(Gear.LEATHER), GiveTo(2))
    state, events = play(state, (0, Confirm()))
    assert ["battle-axe", None, None, None, None, "leather"] == carried(state)
    assert [("battle-axe", None, None, None, None, "leather")] == [
        event.cards for event in of(events, Arranged)
    ]
    assert (Gear.CROSSBOW, Gear.BATTLE_AXE, Gear.LEATHER) == state.players[0].gear


def test_cards_change_types_and_are_set_aside() -> None:
    """Equipping, Arrange: cards may change types or be set aside and come back later."""
    state = trading(gear={0: {"crossbow": 0, "battle-axe": 1}})
    swapped = do(state, HoldCard(Gear.CROSSBOW), GiveTo(1), HoldCard(Gear.BATTLE_AXE), GiveTo(0))
    assert ["battle-axe", "crossbow"] == carried(do(swapped, Confirm()))[:2]
    state = do(state, HoldCard(Gear.CROSSBOW), SetAside(), Confirm())
    assert [None, "battle-axe", None, None, None, None] == carried(state)


def test_only_the_arrangement_at_the_end_counts() -> None:
    """Precisions, Equipping.

    Only the arrangement at *done* counts; what is bought and not placed lies aside, so too when
    the owner is absent.
    """
    state = trading("buckler", copies=1, gear={0: {"battle-axe": None}})
    state = do(state, HoldCard(Gear.BATTLE_AXE), GiveTo(2), Buy(Gear.CROSSBOW))
    absent = GAME.default_move(state, Seat(0), Rng("any"))
    left, events = play(state, (0, absent))
    assert ([None] * 6, []) == (carried(left), of(events, Arranged))
    state = do(state, HoldCard(Gear.CROSSBOW), GiveTo(0), Confirm())
    assert ["crossbow", None, "battle-axe"] == carried(state)[:3]


def test_each_card_is_given_a_place_once_in_a_draft() -> None:
    """A draft only grows; a place is changed by taking the step back."""
    state = trading(gear={0: {"crossbow": None}})
    state = do(state, HoldCard(Gear.CROSSBOW), GiveTo(1))
    assert [] == offered(state, HoldCard)
    assert key_of(state, HoldCard(Gear.CROSSBOW)) == "card-placed-already"
    assert key_of(state, HoldCard(Gear.LEATHER)) == "card-not-owned"
    held = trading(gear={0: {"crossbow": 1}})
    held = do(held, HoldCard(Gear.CROSSBOW))
    assert [GiveTo(0), GiveTo(2), SetAside(), Pass()] == legal(held)
    assert key_of(held, GiveTo(1)) == "carried-already"
    assert key_of(held, GiveTo(7)) == "wrong-answer"
    assert key_of(held, Buy(Gear.LEATHER)) == "place-the-card-first"
    assert key_of(held, Confirm()) == "place-the-card-first"
    assert key_of(held, Forge()) == "place-the-card-first"
    assert key_of(trading(), GiveTo(1)) == "no-card-in-hand"
    assert key_of(trading(), SetAside()) == "no-card-in-hand"
    aside = do(trading(gear={0: {"crossbow": None}}), HoldCard(Gear.CROSSBOW))
    assert key_of(aside, SetAside()) == "aside-already"


@pytest.mark.parametrize(
    ("units", "cards", "worn_then"),
    [
        # The dearest weapon to the type with most units, the next to the next.
        ((3, 2, 1), ["crossbow", "war-hammer"], ["war-hammer", "crossbow", None]),
        # As many units: level III before I.
        ((2, 0, 2), ["crossbow"], [None, None, "crossbow"]),
        # As dear: the older card first.
        ((3, 2, 1), ["battle-axe", "blunderbuss"], ["battle-axe", "blunderbuss", None]),
        # A legendary is dearer than any equipment.
        ((3, 2, 1), ["war-hammer", "sunblade"], ["sunblade", "war-hammer", None]),
    ],
)
def test_the_program_arranges(units: Counts, cards: list[str], worn_then: list[str | None]) -> None:
    """Precisions, Equipping, *arrange for me*.

    The dearest card that fits on the type with most units on the board, ties by level from III
    down, then the older card.
    """
    state = trading(board={ring(3): (0, units)}, gear={0: dict.fromkeys(cards)})
    state = do(state, ArrangeForMe())
    assert key_of(state, ArrangeForMe()) == "nothing-to-arrange"
    assert worn_then == carried(do(state, Confirm()))[:3]


def test_arranging_can_end_the_action() -> None:
    """Precisions, *arrange for me*: in one answer with the confirmation, the same comes of it.

    What it would come to is seen before; it is not offered where all would be as before.
    """
    begun = trading(board={ring(3): (0, (3, 2, 1))}, gear={0: {"short-sword": None}})
    drafted = do(begun, Buy(Gear.CROSSBOW))
    view = GAME.view(drafted, Seat(0))
    assert view.own is not None
    assert view.own.trade is not None
    foreseen = [kind.weapon for kind in view.own.trade.arranged]
    assert [Gear.CROSSBOW, Gear.SHORT_SWORD, None] == foreseen
    at_once, events = play(drafted, (0, ArrangeAndConfirm()))
    step_by_step, others = play(drafted, (0, ArrangeForMe()), (0, Confirm()))
    assert step_by_step == at_once
    assert others[1:] == events
    settled = trading(board={ring(3): (0, (3, 2, 1))}, gear={0: {"crossbow": 0}})
    assert ArrangeAndConfirm() not in legal(settled)
    assert key_of(settled, ArrangeAndConfirm()) == "nothing-to-arrange"
    moved = do(settled, HoldCard(Gear.CROSSBOW), GiveTo(1))
    assert ArrangeForMe() in legal(moved)
    assert ArrangeAndConfirm() not in legal(moved)
    assert key_of(moved, ArrangeAndConfirm()) == "nothing-drafted"
    held = do(settled, HoldCard(Gear.CROSSBOW))
    assert key_of(held, ArrangeAndConfirm()) == "place-the-card-first"


def test_units_on_the_bastion_are_on_the_board() -> None:
    """Precisions, *arrange for me*: most units on the board, the bastion included."""
    state = trading(garrisons={0: (0, 4, 0)}, gear={0: {"crossbow": None}})
    assert [None, "crossbow", None] == carried(do(state, ArrangeForMe(), Confirm()))[:3]


def test_a_hero_is_recruited_to_the_bastion_or_an_own_territory() -> None:
    """Equipping, Recruit: pay, place it on the bastion or in a territory with >= 1 own unit."""
    state = do(trading(gold=9), Recruit(Hero.NEGGESH))
    assert [StandHero(ring(3))] == offered(state, StandHero)
    assert key_of(state, StandHero(centre(1))) == "no-own-unit-there"
    state, events = play(state, (0, Confirm()))
    assert [HeroRecruited(seat=Seat(0), hero=Hero.NEGGESH, site=HOME, cost=9)] == of(  # type: ignore[arg-type]
        events, HeroRecruited
    )
    assert (0, HOME) == (state.players[0].gold, state.players[0].hero_site)


def test_one_hero_a_player_and_each_hero_once() -> None:
    """Equipping, Recruit: one hero, one per player and game, never dismissed."""
    state = trading(heroes={0: (Hero.HEKNA, HOME)})
    assert [] == offered(state, Recruit)
    assert key_of(state, Recruit(Hero.RAZARO)) == "one-hero-only"
    state = trading(heroes={1: (Hero.HEKNA, HOME + 1)})
    assert key_of(state, Recruit(Hero.HEKNA)) == "hero-not-free"
    assert key_of(trading(gold=10), Recruit(Hero.WARDEN)) == "not-enough-gold"
    assert key_of(trading(), StandHero(ring(3))) == "no-hero-to-place"


def test_a_recruitment_reveals_nothing() -> None:
    """Precisions, Equipping: a recruitment reveals nothing."""
    before = trading()
    state, events = play(before, (0, Recruit(Hero.RAZARO)))
    assert [Drafted] == [type(event) for event in events]
    assert GAME.view(before, Seat(1)) == GAME.view(state, Seat(1))
    assert not is_fence(before, GAME.apply(before, Seat(0), Recruit(Hero.RAZARO)), Seat(0))


def test_the_action_goes_on_until_its_owner_says_done() -> None:
    """R18: the equip action goes on until its owner says *done*; a card never leaves its owner."""
    state = trading("buckler", "short-sword", copies=1)
    state = do(state, Buy(Gear.CROSSBOW))
    assert (0,) == state.asked
    assert Confirm() not in legal(state)
    assert key_of(state, Confirm()) == "nothing-drafted"
    state = do(state, Buy(Gear.LEATHER), Pass())
    assert (1,) == state.asked


def test_of_identical_cards_one_that_lies_aside_is_taken_first() -> None:
    """Cards of one kind cannot be told apart: the one that carries nobody anything is moved."""
    state = trading(gear={0: {"crossbow": 0}})
    state = having(state, 0, gear=(Gear.CROSSBOW, Gear.CROSSBOW))
    assert isinstance(state.draft, EquipDraft)
    state = replace(state, draft=replace(state.draft, gear=(Gear.CROSSBOW, Gear.CROSSBOW)))
    state = do(state, HoldCard(Gear.CROSSBOW), GiveTo(2), HoldCard(Gear.CROSSBOW), GiveTo(1))
    assert [None, "crossbow", "crossbow"] == carried(do(state, Confirm()))[:3]


def test_a_type_can_be_stripped_of_a_card_of_which_another_lies_aside() -> None:
    """Equipping, Arrange: equipment is arranged freely; any card may be set aside."""
    state = having(trading(), 0, gear=(Gear.BUCKLER, Gear.BUCKLER), slots=(-1, -1, -1, 1, -1, -1))
    state = do(replace(state, draft=None), EquipArmies(), HoldCard(Gear.BUCKLER))
    assert {GiveTo(1), GiveTo(2), SetAside(), Pass()} == set(legal(state))
    state = do(state, SetAside(), Confirm())
    assert [None] * 6 == carried(state)


def test_after_a_final_purchase_every_card_may_be_given_another_place() -> None:
    """Equipping: buy and arrange in any order; only the arrangement at *done* counts."""
    state = trading("war-hammer", copies=1, gear={0: {"battle-axe": None}})
    state = do(state, HoldCard(Gear.BATTLE_AXE), GiveTo(2), Buy(Gear.CROSSBOW))
    state = do(state, HoldCard(Gear.CROSSBOW), GiveTo(2), HoldCard(Gear.BATTLE_AXE), GiveTo(0))
    assert ["battle-axe", None, "crossbow"] == carried(do(state, Confirm()))[:3]


def test_a_type_keeps_its_cards_while_it_has_no_unit_on_the_board() -> None:
    """R25: unit types keep their cards while no unit is on the board."""
    state = trading(gear={0: {"crossbow": 1}})
    assert "crossbow" == carried(do(state, Pass()))[1]


def test_what_is_not_there_is_refused() -> None:
    """R18: a refusal says what is the case."""
    state = trading()
    assert key_of(state, Buy(Gear.TWIN_BLADES)) == "not-on-the-market"
    assert key_of(state, EquipArmies()) == "equipping-already"
