"""Punch, Club, Slingshot and Hammer."""

from __future__ import annotations

import pytest

from games.api import Event, RuleError, Seat
from games.vikings.chapters import reach
from games.vikings.content import KNOCKING, NEIGHBOURS, Card, Hex, space_at
from games.vikings.events import (
    Attacked,
    BraceletCaught,
    BraceletKnocked,
    BraceletPlaced,
    BraceletSunk,
    BraceletTaken,
    BraceletTakenSeen,
    FoundNothing,
    NobodyInRange,
    ShieldOmitted,
)
from games.vikings.moves import Attack, PlaceBracelet, TakeHit
from games.vikings.rules import GAME
from games.vikings.state import VikingsState
from games.vikings.view import Phase, Trace
from tests.games.vikings.arrange import arrange, hexes, legal, lying, of, perform, play

NEAR, FAR = [(1, 0), (2, 0)], [(1, 0), (-1, 0)]
CLUB, PUNCH, HAMMER, SLINGSHOT = Card.CLUB, Card.PUNCH, Card.HAMMER, Card.SLINGSHOT
MINE = {0: "club punch hammer"}


@pytest.mark.parametrize("action", [CLUB, PUNCH])
def test_melee_hits_adjacent_vikings_only(action: Card) -> None:
    """Punch, Club: adjacent target."""
    _, events = perform(arrange(NEAR, hands=MINE), CLUB, action)
    assert Attacked(seat=Seat(0), target=Seat(1), action=action) == events[1]
    _, events = perform(arrange(FAR, hands=MINE), CLUB, action)
    assert [NobodyInRange(seat=Seat(0), action=action)] == events[1:]


@pytest.mark.parametrize("action", [HAMMER, SLINGSHOT])
def test_ranged_attacks_hit_at_distance_two_or_more(action: Card) -> None:
    """Slingshot, Hammer: target at distance >= 2; water counts for distance."""
    _, events = perform(arrange(FAR, hands=MINE), CLUB, action)
    assert Attacked(seat=Seat(0), target=Seat(1), action=action) == events[1]
    _, events = perform(arrange([(-3, 1), (3, -1)], hands=MINE), CLUB, action)
    assert Attacked(seat=Seat(0), target=Seat(1), action=action) == events[1]
    _, events = perform(arrange(NEAR, hands=MINE), CLUB, action)
    assert [NobodyInRange(seat=Seat(0), action=action)] == events[1:]


def test_without_a_target_the_action_does_nothing() -> None:
    """V4: no target in range: phase 3 does nothing."""
    before = arrange(FAR, hands=MINE)
    state, _ = perform(before, CLUB, CLUB)
    assert before.holdings == state.holdings
    assert (state.phase, state.laid[0].outcome) == (Phase.ANNOUNCE, "performed")


def test_the_target_is_chosen_where_there_are_several() -> None:
    """V4: a target choice only if it is performed; it needs one only between several."""
    state = arrange([(1, 0), (2, 0), (1, 1), (-1, 0)], hands=MINE)
    state, _ = perform(state, CLUB, CLUB)
    assert Phase.TARGET is state.phase
    assert [Attack(Seat(1)), Attack(Seat(2))] == legal(state, 0)
    assert (Seat(1), Seat(2)) == GAME.view(state, Seat(0)).targets
    assert GAME.view(state, Seat(1)).targets == ()
    for wrong in (0, 3, 4):
        with pytest.raises(RuleError, match="target-out-of-range"):
            GAME.apply(state, Seat(0), Attack(Seat(wrong)))
    state, events = play(state, (0, Attack(Seat(2))))
    assert [Attacked(seat=Seat(0), target=Seat(2), action=CLUB)] == events
    assert (Seat(2), (Seat(2),)) == (GAME.view(state, None).target, state.asked)


@pytest.mark.parametrize(("vikings", "action"), [(NEAR, CLUB), (FAR, HAMMER)])
def test_club_and_hammer_steal_a_bracelet_unseen(vikings: list[Hex], action: Card) -> None:
    """Club, Hammer: steal a random bracelet, unseen."""
    state = arrange(vikings, hands=MINE, holdings={1: (4,)})
    state, events = perform(state, CLUB, action, (1, TakeHit()))
    assert [
        Attacked(seat=Seat(0), target=Seat(1), action=action),
        ShieldOmitted(seat=Seat(1), attacker=Seat(0)),
        BraceletTaken(thief=Seat(0), victim=Seat(1)),
        BraceletTakenSeen(to=(Seat(0), Seat(1)), thief=Seat(0), victim=Seat(1), value=4),
    ] == events[1:]
    assert state.holdings == ((1, 2, 3, 4), ())
    assert (state.phase, state.target) == (Phase.ANNOUNCE, None)


@pytest.mark.parametrize(
    ("vikings", "action"), [(NEAR, CLUB), (FAR, HAMMER), (NEAR, PUNCH), (FAR, SLINGSHOT)]
)
def test_a_target_without_bracelets_gives_nothing(vikings: list[Hex], action: Card) -> None:
    """Actions: a target without bracelets gives nothing; it can be attacked and is asked (V5)."""
    state = arrange(vikings, hands=MINE, holdings={1: ()})
    state, events = perform(state, CLUB, action)
    assert Phase.SHIELD is state.phase
    state, events = play(state, (1, TakeHit()))
    assert [FoundNothing(seat=Seat(0), target=Seat(1), action=action)] == events[1:]
    assert Phase.ANNOUNCE is state.phase


def knocked(
    vikings: list[Hex], action: Card = PUNCH, **arranged: object
) -> tuple[VikingsState, list[Event]]:
    state = arrange(vikings, hands=MINE, holdings={1: (4,)}, **arranged)  # type: ignore[arg-type]
    state, events = perform(state, CLUB, action, (1, TakeHit()))
    return state, list(events)


@pytest.mark.parametrize(("vikings", "action"), [(NEAR, PUNCH), (FAR, SLINGSHOT)])
def test_punch_and_slingshot_knock_a_bracelet_into_the_open(
    vikings: list[Hex], action: Card
) -> None:
    """Punch, Slingshot: take a random bracelet of his, reveal it, place it."""
    assert action in KNOCKING
    state, events = knocked(vikings, action)
    assert BraceletKnocked(seat=Seat(0), target=Seat(1), value=4) == events[-1]
    assert state.holdings[1] == ()
    assert (Phase.DROP, (Seat(0),)) == (state.phase, state.asked)
    view = GAME.view(state, None)
    assert (4, Seat(1), action) == (view.knocked, view.target, view.action)


def test_a_knocked_bracelet_lands_next_to_the_target_but_not_on_the_attacker() -> None:
    """Punch: on a space adjacent to the *target*, not the attacker's own; water is a place too."""
    state, _ = knocked([(2, -1), (1, 0), (1, 1)])
    offered = hexes([move.space for move in legal(state, 0)])
    assert {(1, 1), (0, 1), (0, 0), (1, -1), (2, 0)} == offered
    for wrong in [(2, -1), (1, 0), (3, -1)]:
        with pytest.raises(RuleError, match="bracelet-out-of-place"):
            GAME.apply(state, Seat(0), PlaceBracelet(space_at(wrong)))


def test_a_knocked_bracelet_lies_beside_others() -> None:
    """V8, V9: on the centre like on a plain space; several tokens can lie on one space."""
    state, _ = knocked([(2, 0), (1, 0)], tokens={(0, 0): (2,)})
    state, events = play(state, (0, PlaceBracelet(space_at((0, 0)))))
    assert [BraceletPlaced(seat=Seat(0), space=space_at((0, 0)), value=4)] == events
    assert lying(state, (0, 0)) == (2, 4)
    assert (state.phase, state.knocked) == (Phase.ANNOUNCE, None)
    assert (Trace(None, space_at((0, 0))),) == state.traces


def test_a_bracelet_in_the_water_leaves_the_game() -> None:
    """Punch: water: it leaves the game."""
    state, _ = knocked([(2, 0), (1, 0)])
    removed = GAME.view(state, None).removed
    state, events = play(state, (0, PlaceBracelet(space_at((0, 1)))))
    assert [BraceletSunk(seat=Seat(0), value=4, space=space_at((0, 1)))] == events
    assert lying(state, (0, 1)) == ()
    assert removed + 1 == GAME.view(state, None).removed
    assert (state.knocked, state.phase) == (None, Phase.ANNOUNCE)


def test_a_viking_catches_what_lands_on_its_space() -> None:
    """Punch: another Viking's space: its owner takes it at once."""
    state, _ = knocked([(2, -1), (1, 0), (1, 1)])
    state, events = play(state, (0, PlaceBracelet(space_at((1, 1)))))
    assert [BraceletCaught(seat=Seat(0), owner=Seat(2), space=space_at((1, 1)), value=4)] == events
    assert state.holdings[2] == (1, 2, 3, 4)
    assert lying(state, (1, 1)) == ()


def test_a_slinger_never_stands_next_to_the_target() -> None:
    """Slingshot: like Punch, at distance >= 2, so that all six sides are open."""
    state, _ = knocked([(3, -1), (1, 0)], SLINGSHOT)
    assert len(legal(state, 0)) == 6


def test_every_target_has_a_place_beside_it() -> None:
    """V7: each space has at least two neighbours, one of which is not the attacker's."""
    for target in range(31):
        assert len(NEIGHBOURS[target]) >= 2


def test_a_bracelet_without_a_place_leaves_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """V7: if none is legal it leaves the game, as on an arena with a dead end."""
    monkeypatch.setattr(reach, "NEIGHBOURS", ((space_at((2, 0)),),) * 31)
    state, events = knocked([(2, 0), (1, 0)])
    assert [BraceletSunk(seat=Seat(0), value=4, space=None)] == of(events, BraceletSunk)
    assert Phase.ANNOUNCE is state.phase
