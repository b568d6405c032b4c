"""Forging a legendary."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat, is_fence
from games.rage.content import LEGENDARIES, Gear
from games.rage.events import ForgingBegan, LegendariesDrawn, LegendaryForged, TradeSealed
from games.rage.moves import Buy, EquipArmies, Forge, Keep, Muster, Pass
from games.rage.rules import GAME
from games.rage.view import Phase
from games.rng import Rng
from tests.games.rage.arrange import (
    do,
    forging,
    key_of,
    legal,
    of,
    offered,
    play,
)


def test_with_one_forge_it_costs_six_crystals_and_draws_two() -> None:
    """Equipping, Forge: 6 crystals with one forge; draw 1 + 1 per forge controlled, keep one."""
    before = forging(1)
    state, events = play(before, (0, Forge()))
    assert [TradeSealed, ForgingBegan, LegendariesDrawn] == [type(event) for event in events]
    assert ForgingBegan(seat=Seat(0), cost=6, drawn=2) in events
    assert (Phase.LEGENDARY, 4) == (state.phase, state.players[0].crystals)
    assert [Keep(LEGENDARIES[0]), Keep(LEGENDARIES[1])] == legal(state)
    assert is_fence(before, GAME.apply(before, Seat(0), Forge()), Seat(0))


def test_with_two_forges_it_costs_four_and_draws_three() -> None:
    """Equipping, Forge: 4 with two or more; draw 1 + 1 per forge controlled."""
    state, events = play(forging(2), (0, Forge()))
    assert ForgingBegan(seat=Seat(0), cost=4, drawn=3) in events
    assert 3 == len(legal(state))


def test_the_others_are_shuffled_back_and_only_the_chosen_becomes_known() -> None:
    """Equipping, Forge: keep one, shuffle the rest back; What is secret: the legendaries drawn."""
    state, events = play(forging(2), (0, Forge()))
    assert [(Seat(0),)] == [event.to for event in of(events, LegendariesDrawn)]
    assert key_of(state, Keep(LEGENDARIES[9])) == "not-drawn"
    after, events = play(state, (0, Keep(LEGENDARIES[1])))
    assert [LegendaryForged(seat=Seat(0), gear=LEGENDARIES[1])] == of(events, LegendaryForged)
    assert {*LEGENDARIES} - {LEGENDARIES[1]} == {*after.legendaries}
    assert (LEGENDARIES[1],) == after.players[0].gear
    assert (Phase.ACTION, (0,), ()) == (after.phase, after.asked, after.drawn)
    assert after.rng != state.rng


def test_an_equip_action_may_begin_with_forging() -> None:
    """Equipping: all, some or none, in any order; what follows is an equip action, too."""
    before = forging(1, crystals=12, gold=20)
    begun = replace(before, draft=None)
    assert [Forge()] == offered(begun, Forge)
    assert play(begun, (0, Forge()))[1] == play(before, (0, Forge()))[1]
    after = do(begun, Forge(), Keep(LEGENDARIES[0]))
    assert [] == offered(after, Muster)
    assert offered(after, Buy)
    assert [] == offered(replace(forging(1, crystals=5), draft=None), Forge)


def test_one_legendary_an_action() -> None:
    """Equipping, Forge: one legendary per action."""
    state = do(forging(1, crystals=12), Forge(), Keep(LEGENDARIES[0]))
    assert [] == offered(state, Forge)
    assert key_of(state, Forge()) == "one-legendary-an-action"
    state = do(state, Pass(), Pass())
    assert (2, 0) == (state.action, state.active)
    assert Forge() in legal(do(state, EquipArmies()))


def test_without_forge_crystals_or_cards_there_is_no_forging() -> None:
    """Equipping, Forge: if controlling >= 1 forge; R19: none left: no forging."""
    assert key_of(forging(0), Forge()) == "no-forge"
    assert key_of(forging(1, crystals=5), Forge()) == "not-enough-crystals"
    assert key_of(forging(2, crystals=3), Forge()) == "not-enough-crystals"
    assert key_of(forging(1, left=0), Forge()) == "no-legendary-left"


def test_fewer_cards_left_are_all_drawn_and_a_single_one_is_kept_at_once() -> None:
    """R19: fewer cards left: draw those; the choice is obligatory, so one alone is no question."""
    state, _ = play(forging(2, left=2), (0, Forge()))
    assert 2 == len(legal(state))
    state, events = play(forging(2, left=1), (0, Forge()))
    assert [LEGENDARIES[0]] == [event.gear for event in of(events, LegendaryForged)]
    assert ((LEGENDARIES[0],), ()) == (state.players[0].gear, state.legendaries)


def test_the_default_keeps_the_first_drawn() -> None:
    """Questions: legendary, default the first drawn."""
    state = do(forging(1), Forge())
    assert Keep(LEGENDARIES[0]) == GAME.default_move(state, Seat(0), Rng("any"))


def test_what_was_entered_before_becomes_final_and_the_draft_goes_on() -> None:
    """Precisions, Equipping: with a step that is final everything entered before is final."""
    state = forging(1, gold=20)
    gear = state.market[0].gear
    state = do(state, Buy(gear), Forge(), Keep(Gear.SUNBLADE))
    assert (gear, Gear.SUNBLADE) == state.players[0].gear
    assert state.draft is not None
