"""What the view says about choices: numbered marks, what actions would find, cards counted."""

from __future__ import annotations

from games.api import Seat
from games.vikings.content import ACTIONS, Card, space_at
from games.vikings.moves import Announce, Attack, CallBluff, MoveTo, PlaceBracelet, Slam, TakeHit
from games.vikings.rules import GAME
from games.vikings.view import Mark, Prospect
from tests.games.vikings.arrange import arrange, cards, legal, perform, play

ME = Seat(0)
NEAR = [(1, 0), (2, 0), (-3, 1)]


def test_a_space_to_walk_to_says_what_lies_there() -> None:
    """Walk: ending on a space with bracelets takes them all."""
    state = arrange(NEAR, hands={0: "walk walk walk"}, tokens={(1, 1): (3, 1)})
    state, _ = perform(state, Card.WALK, Card.WALK)
    marks = GAME.view(state, ME).marks
    assert [MoveTo(mark.space) for mark in marks] == legal(state, 0)
    assert Mark(space_at((1, 1)), values=(1, 3), taker=ME) in marks
    assert Mark(space_at((0, 0))) in marks
    assert () == GAME.view(state, Seat(1)).marks == GAME.view(state, None).marks


def test_a_target_is_marked_where_it_stands() -> None:
    """Hammer: choose whom it hits."""
    state = arrange([(1, 0), (-1, 0), (-3, 1)], hands={0: "hammer walk walk"})
    state, _ = perform(state, Card.HAMMER, Card.HAMMER)
    view = GAME.view(state, ME)
    marks = (Mark(space_at((-1, 0)), Seat(1)), Mark(space_at((-3, 1)), Seat(2)))
    assert marks == view.marks
    assert [Attack(Seat(1)), Attack(Seat(2))] == legal(state, 0)
    assert ((), (Seat(1), Seat(2))) == (view.spaces, view.targets)


def test_a_slam_says_who_is_pushed_where_and_what_it_gives() -> None:
    """Slam: his owner takes bracelets lying there."""
    state = arrange(NEAR, hands={0: "slam walk walk"}, tokens={(3, -1): (4,)})
    state, _ = perform(state, Card.SLAM, Card.SLAM)
    marks = GAME.view(state, ME).marks
    assert [Slam(Seat(1), mark.space) for mark in marks] == legal(state, 0)
    assert Mark(space_at((3, -1)), Seat(1), (4,), Seat(1)) in marks
    assert Mark(space_at((2, 1)), Seat(1)) in marks


def test_a_place_for_a_knocked_bracelet_says_who_gets_it() -> None:
    """Punch: water: it leaves the game; another Viking's space: its owner takes it at once."""
    state = arrange([(0, 0), (1, 0), (2, -1)], hands={0: "punch walk walk"}, holdings={1: (4, 4)})
    state, _ = perform(state, Card.PUNCH, Card.PUNCH, (1, TakeHit()))
    marks = GAME.view(state, ME).marks
    assert [PlaceBracelet(mark.space) for mark in marks] == legal(state, 0)
    assert Mark(space_at((1, -1)), values=(4,), sinks=True) in marks
    assert Mark(space_at((2, -1)), values=(4,), taker=Seat(2)) in marks
    assert Mark(space_at((2, 0)), values=(4,)) in marks


def test_whoever_announces_sees_what_each_action_would_find() -> None:
    """V2, V4: nobody in range, said before a card is laid."""
    state = arrange([(1, 0), (-2, -1), (-3, 1)])
    view = GAME.view(state, ME)
    found = {one.action: one for one in view.prospects}
    assert [action for action in ACTIONS if action is not Card.SLAM] == list(found)
    assert Prospect(Card.CLUB, (), ()) == found[Card.CLUB]
    assert Prospect(Card.HAMMER, (Seat(1), Seat(2)), ()) == found[Card.HAMMER]
    assert space_at((1, 0)) in found[Card.WALK].spaces
    assert len(found[Card.SPRINT].spaces) > len(found[Card.WALK].spaces)
    assert () == GAME.view(state, Seat(1)).prospects
    slam = GAME.view(arrange(NEAR), ME).prospects[2]
    assert Prospect(Card.SLAM, (Seat(1),), ()) == slam


def test_cards_that_were_shown_and_bracelets_that_sank_are_told_to_all() -> None:
    """What is public: revealed cards, and what left the game for everybody to see."""
    seen = (cards("hammer club"), (), ())
    state = arrange(NEAR, discards=seen, shown=seen, sunk=(3, 1))
    for viewer in (ME, Seat(1), None):
        view = GAME.view(state, viewer)
        assert (cards("club hammer"), (1, 3)) == (view.players[0].shown, view.sunk)


def test_what_is_left_to_draw_is_told_to_its_owner_without_the_order() -> None:
    """What is secret to the owner: whoever has seen the rest knows the deck, not its order."""
    deck = cards("shield walk club")
    state = arrange(NEAR, decks=(deck, (), ()))
    assert cards("walk club shield") == GAME.view(state, ME).to_draw
    assert () == GAME.view(state, Seat(1)).to_draw == GAME.view(state, None).to_draw


def test_known_bracelets_are_told_by_value() -> None:
    """What is public: the bracelets that were picked up for all to see."""
    state = arrange(NEAR, holdings={0: (2, 3, 2)})
    assert (2, 2, 3) == GAME.view(state, ME).players[0].known
    assert (1, 2, 3) == GAME.view(state, None).players[1].known
    assert () == GAME.view(state, None).players[0].known


def test_the_cards_of_a_turn_are_counted() -> None:
    """Turn, step 1: two cards; a Shield of somebody else is none of them."""
    state = arrange(NEAR, hands={0: "club walk walk", 1: "shield walk walk"})
    assert 0 == GAME.view(state, None).nth
    state, _ = play(state, (0, Announce(Card.CLUB, Card.CLUB)))
    assert 1 == GAME.view(state, None).nth
    state, _ = play(state, (1, CallBluff()))
    assert 1 == GAME.view(state, None).nth
    state, _ = play(state, (1, TakeHit()), (0, Announce(Card.WALK, Card.WALK)))
    assert 2 == GAME.view(state, None).nth
