"""What is public, what is secret, and who knows which bracelet."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.playout import play as play_random
from games.playout import steps
from games.rng import Rng
from games.vikings.chapters.bracelets import collect, draw, gain_seen, knock, steal
from games.vikings.content import BRACELET_VALUES, DECK, Card, SpaceKind, space_at
from games.vikings.moves import Announce, CallBluff
from games.vikings.rules import GAME
from games.vikings.state import Values, VikingsState, with_item
from games.vikings.view import Slot
from tests.games.vikings.arrange import arrange, cards, perform, play

VIKINGS = [(-3, 1), (3, -1), (2, 1)]


def known(state: VikingsState, owner: int, viewer: int | None) -> Values:
    seat = None if viewer is None else Seat(viewer)
    return GAME.view(state, seat).players[owner].known


def test_everybody_knows_the_first_bracelets() -> None:
    """Set-up: one bracelet each of value 1, 2, 3."""
    state = arrange(VIKINGS)
    assert all(
        known(state, owner, viewer) == (1, 2, 3) for owner in range(3) for viewer in (0, 1, 2, None)
    )


def test_owners_know_their_own_bracelets() -> None:
    """What is secret: own bracelets' values are known to their owner."""
    state = arrange(VIKINGS, holdings={0: (4, 1)})
    assert [known(state, 0, viewer) for viewer in (0, 1, None)] == [(1, 4), (), ()]
    viewers = (Seat(0), Seat(1), None)
    assert {2} == {GAME.view(state, viewer).players[0].bracelets for viewer in viewers}


def test_bracelets_collected_from_the_arena_are_known_to_all() -> None:
    """What is public: face-up tokens."""
    state = arrange(VIKINGS, holdings={0: (4,)}, tokens={(-3, 1): (2, 3)})
    state = collect(state, Seat(0), [])
    assert [known(state, 0, viewer) for viewer in (0, 1, None)] == [(2, 3, 4), (2, 3), (2, 3)]


def test_bracelets_from_the_supply_are_known_to_the_taker_alone() -> None:
    """What is secret: own bracelets' values."""
    state = draw(arrange(VIKINGS, holdings={0: ()}, supply=(4, 3, 2)), Seat(0), 2, [])
    assert [known(state, 0, viewer) for viewer in (0, 1, None)] == [(3, 4), (), ()]


def test_a_theft_is_known_to_thief_and_victim() -> None:
    """What is secret: stolen bracelets are known to the thief and the former owner."""
    state = arrange(VIKINGS, holdings={0: (4,), 1: ()})
    state = steal(state, Seat(1), Seat(0), [])
    assert [known(state, 1, viewer) for viewer in (0, 1, 2, None)] == [(4,), (4,), (), ()]


def test_an_unseen_theft_leaves_nothing_certain_of_different_bracelets() -> None:
    """Any of 1, 2 and 3 may be the one that went; thief and victim know which."""
    state = steal(arrange(VIKINGS), Seat(1), Seat(0), [])
    left = state.holdings[0]
    stolen = ({1, 2, 3} - set(left)).pop()
    assert [known(state, 0, viewer) for viewer in (2, None)] == [(), ()]
    assert left == known(state, 0, 1) == known(state, 0, 0)
    assert (1, 2, 3) == known(state, 1, 2) == known(state, 1, None)
    assert tuple(sorted((1, 2, 3, stolen))) == known(state, 1, 0)


def test_of_two_alike_one_is_certainly_left() -> None:
    """Of 2, 2, 3 known to be there at least one 2 stays whatever is stolen."""
    state = gain_seen(arrange(VIKINGS, holdings={0: ()}), Seat(0), (2, 2, 3))
    state = steal(state, Seat(1), Seat(0), [])
    assert (2,) == known(state, 0, 2) == known(state, 0, None)


def test_a_theft_from_bracelets_known_to_be_alike_is_known() -> None:
    """Of 2, 2 a 2 goes, and everybody knows where it is now."""
    state = gain_seen(arrange(VIKINGS, holdings={0: (), 1: ()}), Seat(0), (2, 2))
    state = steal(state, Seat(1), Seat(0), [])
    assert (2,) == known(state, 0, 2) == known(state, 1, 2) == known(state, 1, None)


def test_a_theft_where_some_are_unknown_is_not_known() -> None:
    """Of 2, 2 and an unknown one anything may have gone."""
    state = gain_seen(arrange(VIKINGS, holdings={0: (4,), 1: ()}), Seat(0), (2, 2))
    state = steal(state, Seat(1), Seat(0), [])
    assert [known(state, owner, 2) for owner in (0, 1)] == [(2,), ()]


def test_the_thief_cannot_tell_a_known_bracelet_from_another_of_its_value() -> None:
    """Of a known 2 and an unknown 2 one is stolen: that the other is a 2 is not known."""
    state = gain_seen(arrange(VIKINGS, holdings={0: (2,), 1: ()}), Seat(0), (2,))
    state = steal(state, Seat(1), Seat(0), [])
    assert [known(state, 0, viewer) for viewer in (0, 1, 2)] == [(2,), (), ()]


def test_a_knocked_bracelet_is_seen_by_all() -> None:
    """Punch: it is revealed, so everybody knows what is left of the known ones."""
    value, state = knock(arrange(VIKINGS), Seat(0))
    left = tuple(sorted({1, 2, 3} - {value}))
    assert all(known(state, 0, viewer) == left for viewer in (0, 1, 2, None))


def test_an_unknown_bracelet_that_is_knocked_leaves_the_known_ones() -> None:
    """Punch: a value not known to be there was none of the known ones."""
    for seed in range(20):
        state = replace(arrange(VIKINGS, holdings={0: (4,)}), rng=Rng(str(seed)))
        value, state = knock(gain_seen(state, Seat(0), (1,)), Seat(0))
        assert ((1,) if value == 4 else ()) == known(state, 0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_known_is_true_and_spectators_know_least(seats: int) -> None:
    """A lower bound: all known bracelets are there; every seat knows what spectators know."""
    for seed in range(8):
        begun = GAME.start(seats, {}, str(seed)).state
        for step in steps(GAME, begun, str(seed)):
            state = step.applied.state
            for owner in range(seats):
                public = Counter(known(state, owner, None))
                for viewer in range(seats):
                    certain = Counter(known(state, owner, viewer))
                    assert public <= certain <= Counter(state.holdings[owner])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_bracelet_and_no_card_is_ever_lost(seats: int) -> None:
    """Facts: 25 bracelets, none of them under a Viking, and twelve cards a player."""
    deck = Counter(DECK)
    for seed in range(5):
        begun = GAME.start(seats, {}, str(seed)).state
        for step in steps(GAME, begun, str(seed)):
            for state in (step.applied.state, GAME.redeal(step.applied.state, Seat(1), "x")):
                tokens = [*state.supply, *state.aside, *state.sunk]
                tokens += [value for part in (*state.holdings, *state.slots) for value in part]
                tokens += [] if state.knocked is None else [state.knocked]
                assert Counter(BRACELET_VALUES) == Counter(tokens)
                assert not any(state.slots[space] for space in state.spaces if space is not None)
                for seat in range(seats):
                    own = [*state.hands[seat], *state.decks[seat], *state.discards[seat]]
                    own += [laid.card for laid in state.laid if laid.owner == seat]
                    assert deck == Counter(own)
                    assert Counter(state.shown[seat]) <= Counter(state.discards[seat])


def test_hands_are_shown_to_their_owners_in_the_order_of_the_overview() -> None:
    """What is secret: hand. Public: deck, discard and hand counts."""
    state = arrange(VIKINGS, hands={0: "shield hammer club", 1: "walk"})
    assert cards("club hammer shield") == GAME.view(state, Seat(0)).hand
    assert cards("walk") == GAME.view(state, Seat(1)).hand
    assert GAME.view(state, None).hand == ()
    assert [player.hand for player in GAME.view(state, None).players] == [3, 1, 3]
    assert [player.deck for player in GAME.view(state, None).players] == [9, 9, 9]


def test_the_arena_is_shown_by_kind_and_bracelets() -> None:
    """At the table: the hex arena with Vikings and tokens."""
    view = GAME.view(arrange(VIKINGS, tokens={(0, 0): (3, 1)}), None)
    assert Slot(SpaceKind.CENTRE, (1, 3)) == view.slots[space_at((0, 0))]
    assert Counter({"start": 4, "bracelet": 4, "water": 4, "centre": 1, "plain": 18}) == Counter(
        slot.kind for slot in view.slots
    )
    assert [space_at(hexagon) for hexagon in VIKINGS] == [player.space for player in view.players]


def test_revealed_cards_stay_seen_until_their_owner_shuffles() -> None:
    """What is public: revealed cards; a new deal leaves them in the discards."""
    deck = cards("walk walk punch punch shield shield hammer")
    state = arrange(VIKINGS, hands={0: "slam walk walk"}, decks=(deck, (), ()))
    state, _ = play(state, (0, Announce(Card.SLAM, Card.CLUB)), (1, CallBluff()))
    state, _ = perform(state, Card.WALK, Card.CLUB)
    assert (cards("slam walk"), cards("slam")) == (state.discards[0], state.shown[0])
    for seed in range(20):
        other = GAME.redeal(state, Seat(1), str(seed))
        assert Card.SLAM in other.discards[0]
        assert Card.SLAM not in other.hands[0] + other.decks[0]
    hands = {GAME.redeal(state, Seat(1), str(seed)).hands[0] for seed in range(20)}
    assert len(hands) > 1


def test_dealing_again_keeps_what_the_viewer_has_in_hand() -> None:
    """What is secret to the owner: hand and own bracelets; not the order of one's own deck."""
    state = play_random(GAME, 3, {}, "redeal", 50)
    assert isinstance(state, VikingsState)
    for seat in range(3):
        others = [GAME.redeal(state, Seat(seat), str(seed)) for seed in range(5)]
        for other in others:
            assert state.hands[seat] == other.hands[seat]
            assert state.discards[seat] == other.discards[seat]
            assert sorted(state.holdings[seat]) == sorted(other.holdings[seat])
            assert sorted(state.decks[seat]) == sorted(other.decks[seat])
            assert state.rng != other.rng
        assert len({other.decks[seat] for other in others}) > 1


def test_others_know_what_everybody_knows_after_dealing_again() -> None:
    """How many bracelets thief and victim still place depends on what was stolen: a secret.

    Seat 1 knows of 1, 2 and 3 in front of seat 0, and steals one of these or the unknown 4.
    """
    state = gain_seen(arrange(VIKINGS, holdings={0: (4,), 1: ()}), Seat(0), (1, 2, 3))
    stolen = [steal(replace(state, rng=Rng(str(seed))), Seat(1), Seat(0), []) for seed in range(20)]
    assert {2, 3} == {len(known(after, 0, 1)) for after in stolen}
    worlds = [GAME.redeal(after, Seat(2), "x") for after in stolen]
    assert all(world == worlds[0] for world in worlds)
    assert () == known(worlds[0], 0, 1) == known(worlds[0], 1, 0)


def test_what_others_know_of_the_viewer_is_dealt_again_as_what_everybody_knows() -> None:
    """Whoever knew what was stolen knows what the thief has now, and the thief cannot tell.

    Seat 1 may or may not know the bracelet of seat 0 that seat 2 steals.
    """
    unknown = arrange(VIKINGS, holdings={0: (1,), 1: (2,), 2: ()})
    taught = replace(unknown, known=with_item(unknown.known, 0, ((), (1,), (), ())))
    ignorant, knowing = (steal(state, Seat(2), Seat(0), []) for state in (unknown, taught))
    assert ((), (1,)) == (known(ignorant, 2, 1), known(knowing, 2, 1))
    assert GAME.view(ignorant, Seat(2)) == GAME.view(knowing, Seat(2))
    assert GAME.redeal(ignorant, Seat(2), "x") == GAME.redeal(knowing, Seat(2), "x")
