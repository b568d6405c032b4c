"""What is public, what is secret, and dealing again what a viewer cannot know."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from games.api import RuleError, Seat, Waiting
from games.norwegian.content import Rank
from games.norwegian.moves import ChooseTarget, GiveIn, LayBlind
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.norwegian.view import Choices, Play
from games.playout import play as play_out
from tests.games.norwegian.arrange import after, arrange, cards, lay


def middle(options: bool = False) -> NorwegianState:
    """Return a game of three under way."""
    chosen = {option.key: options for option in GAME.options}
    state = play_out(GAME, 3, chosen, "middle", 40)
    assert isinstance(state, NorwegianState)
    return state


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Secret to the owner: the hand."""
    state = middle()
    assert [*state.hands, ()] == [
        GAME.view(state, viewer).hand for viewer in (*map(Seat, range(3)), None)
    ]


def test_everything_public_is_the_same_for_all() -> None:
    """Public: pile, stock count, face-up cards, counts, direction, constraint."""
    state = middle()
    views = [GAME.view(state, viewer) for viewer in (Seat(0), Seat(1), None)]
    plain = [replace(view, viewer=None, hand=(), choices=Choices()) for view in views]
    assert plain[0] == plain[1] == plain[2]
    assert [len(hand) for hand in state.hands] == [player.hand for player in plain[0].players]
    assert len(state.stock) == plain[0].stock
    assert state.pile == plain[0].pile


def test_all_of_a_players_cards_are_counted() -> None:
    """Public: number of cards in each hand and face-down."""
    state = arrange("5s 6s", "4s", face_up={0: "Ks Kh Kd"}, face_down={0: "3c - 4c"})
    player = GAME.view(state, None).players[0]
    assert (2, (True, False, True), 7) == (player.hand, player.face_down, player.cards)


def test_cards_taken_from_the_pile_are_known_until_they_are_laid() -> None:
    """Cards taken from the pile were public; the view may mark them as known."""
    state = after(arrange("As 5s", "4s", pile="9d 9h"), (0, lay("A")), (1, GiveIn()))
    assert cards("9h 9d As") == GAME.view(state, None).players[1].known
    state = after(state, (0, lay("5")), (1, lay("9")))
    assert cards("9d As") == GAME.view(state, None).players[1].known


def test_the_view_lists_what_the_viewer_may_answer() -> None:
    """At the table: the private panel offers exactly the legal plays."""
    state = arrange("5s 9s 9h As", "4s", "2s Ad Ah", pile="7d")
    assert Choices(plays=(Play(Rank.FIVE, 1),)) == GAME.view(state, Seat(0)).choices
    assert Choices() == GAME.view(state, Seat(1)).choices == GAME.view(state, None).choices
    assert (Waiting(Seat(0), answered=False),) == GAME.view(state, None).waiting
    state = replace(state, pile=cards("9d"))
    attack = after(state, (0, lay("A")))
    assert (Seat(1), Seat(2)) == GAME.view(attack, Seat(0)).choices.targets
    attack = after(attack, (0, ChooseTarget(Seat(2))))
    answers = (Play(Rank.TWO, 1), Play(Rank.ACE, 2))
    assert Choices(answers=answers, give_in=True) == GAME.view(attack, Seat(2)).choices


def test_the_view_lists_the_blind_cards_that_may_be_turned() -> None:
    """At the table: the three blind cards at the end."""
    state = arrange("", "4s", face_down={0: "9s - Ks"}, pile="4d", voluntary_pickup=True)
    assert Choices(face_down=(0, 2), take_pile=True) == GAME.view(state, Seat(0)).choices
    state = after(state, (0, LayBlind(0)))
    assert Choices(face_down=(2,), stop_blind=True) == GAME.view(state, Seat(0)).choices


def test_the_view_lists_the_sets_that_may_lie_face_up() -> None:
    """Course of play 1."""
    choices = GAME.view(GAME.start(2, {}, "view").state, Seat(0)).choices
    assert (19, True) == (len(choices.layouts), choices.ready)


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), Seat(2), None])
@pytest.mark.parametrize("options", [False, True])
def test_dealing_again_keeps_what_the_viewer_knows(viewer: Seat | None, *, options: bool) -> None:
    """Known: own hand, cards taken up for all to see, every count; the pack stays whole."""
    state = middle(options)
    other = GAME.redeal(state, viewer, "again")
    assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert state.hands != other.hands
    assert state.face_down != other.face_down
    for hand, known in zip(other.hands, state.known, strict=True):
        assert Counter(known) <= Counter(hand)
    assert _pack(state) == _pack(other)


def _pack(state: NorwegianState) -> Counter[str]:
    down = [card for row in state.face_down for card in row if card is not None]
    lying = (state.stock, state.pile, state.burnt, down, *state.hands, *state.face_up)
    return Counter(card for some in lying for card in some)


def test_blind_cards_are_unknown_even_to_their_owner() -> None:
    """Secret to all: face-down cards, stock order."""
    state = GAME.start(2, {}, "blind").state
    other = GAME.redeal(state, Seat(0), "again")
    assert state.hands[0] == other.hands[0]
    assert state.face_down[0] != other.face_down[0]
    assert state.stock != other.stock


def test_a_stored_shape_that_never_was_is_refused() -> None:
    """Every released shape stays loadable, and no other."""
    assert {} == GAME.upgrade(GAME.version, {})
    with pytest.raises(ValueError, match="99"):
        GAME.upgrade(99, {})


@pytest.mark.parametrize("seats", [1, 13])
def test_two_to_twelve_play(seats: int) -> None:
    """Facts: the host supports 2-12 players."""
    with pytest.raises(RuleError, match="wrong-number-of-seats"):
        GAME.start(seats, {}, "x")
