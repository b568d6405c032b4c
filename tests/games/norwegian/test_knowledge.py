"""What is public, what is secret, and dealing again what a viewer cannot know."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from games.api import RuleError, Seat, Waiting
from games.norwegian.content import Rank, Variants, worth
from games.norwegian.events import FaceDownShown, HandShown
from games.norwegian.moves import ChooseTarget, GiveIn, LayBlind
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.norwegian.view import Choices, Effect, Play
from games.playout import play as play_out
from games.playout import steps
from tests.games.norwegian.arrange import Chosen, after, arrange, cards, lay


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


def test_at_the_end_hands_and_face_down_cards_are_turned_over() -> None:
    """N36: to everybody; while the game goes on nobody sees a face-down card."""
    state = middle()
    assert {()} == {player.turned for player in GAME.view(state, Seat(0)).players}
    over = play_out(GAME, 3, {}, "middle", 10_000)
    assert isinstance(over, NorwegianState)
    assert GAME.outcome(over) is not None
    for viewer in (None, Seat(0), Seat(2)):
        players = GAME.view(over, viewer).players
        assert list(over.hands) == [player.known for player in players]
        assert list(over.face_down) == [player.turned for player in players]
        assert GAME.view(over, viewer) == GAME.view(GAME.redeal(over, viewer, "other"), viewer)
    told = [
        event
        for step in steps(GAME, GAME.start(3, {}, "middle").state, "middle/moves")
        for event in step.applied.events
    ]
    assert over.hands == tuple(
        next((e.cards for e in told if isinstance(e, HandShown) and e.seat == seat), ())
        for seat in range(3)
    )
    assert any(isinstance(event, FaceDownShown) for event in told)
    assert any(card for row in over.face_down for card in row)
    assert any(over.hands)


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
    plays = (Play(Rank.FIVE, 1, (Effect.NONE,)),)
    assert Choices(plays=plays) == GAME.view(state, Seat(0)).choices
    assert Choices() == GAME.view(state, Seat(1)).choices == GAME.view(state, None).choices
    assert (Waiting(Seat(0), answered=False),) == GAME.view(state, None).waiting
    state = replace(state, pile=cards("9d"))
    attack = after(state, (0, lay("A")))
    assert (Seat(1), Seat(2)) == GAME.view(attack, Seat(0)).choices.targets
    attack = after(attack, (0, ChooseTarget(Seat(2))))
    aces = (Effect.ATTACK, Effect.ATTACK)
    answers = (Play(Rank.TWO, 1, (Effect.FREE,)), Play(Rank.ACE, 2, aces))
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


@pytest.mark.parametrize(
    ("better", "worse", "options"),
    [
        ("2s", "10s As Ks", Variants()),
        ("3s", "8s Ks", Variants(invisible_three=True)),
        ("Ks", "3s 7s Qs", Variants()),
        ("8s", "9s 6s", Variants()),
    ],
)
def test_cards_are_worth_what_they_do_at_the_end(
    better: str, worse: str, options: Variants
) -> None:
    """Course of play 1: high and special cards are for the end, when nothing is left to draw."""
    (best,) = (worth([card], options) for card in cards(better))
    assert all(worth([card], options) < best for card in cards(worse))


EVERY = {option.key: True for option in GAME.options}


@pytest.mark.parametrize(
    ("hand", "pile", "options", "effects"),
    [
        ("2s", "9d", {}, [Effect.FREE]),
        ("7s 7h", "", {}, [Effect.AT_MOST] * 2),
        ("8s", "", {}, [Effect.SKIP]),
        ("10s", "9d", {}, [Effect.BURN]),
        ("As", "9d", {}, [Effect.ATTACK]),
        ("X1", "9d", {"jokers": True}, [Effect.GIVE]),
        ("6s", "", {}, [Effect.NONE]),
        ("6s 6h", "", {"reversing_six": True}, [Effect.REVERSE] * 2),
        ("3s", "9d", {"invisible_three": True}, [Effect.INVISIBLE]),
        ("3s", "", {}, [Effect.NONE]),
        ("9s 9h", "9d 9c", {"four_of_a_kind": True}, [Effect.NONE, Effect.FOUR]),
        ("9s 9h", "9d 9c", {}, [Effect.NONE] * 2),
        ("9s", "9d 9c 9h 3d", EVERY, [Effect.FOUR]),
        ("8s", "9d 8d 8c 8h", {"four_of_a_kind": True}, [Effect.FOUR]),
        ("9s", "9d 9c 8h 9h", {"four_of_a_kind": True}, [Effect.NONE]),
        ("10s 10h 10d 10c", "", {"four_of_a_kind": True}, [Effect.BURN] * 4),
        ("3s 3h 3d 3c", "", EVERY, [Effect.INVISIBLE] * 4),
    ],
)
def test_the_view_says_what_cards_would_do(
    hand: str, pile: str, options: Chosen, effects: list[Effect]
) -> None:
    """Special cards, variants: by the number of cards laid."""
    state = arrange(f"{hand}", "4s", pile=pile, **options)
    choices = GAME.view(state, Seat(0)).choices
    (play,) = choices.plays
    assert tuple(effects) == play.effects
    assert effects == [choices.effect(play.rank, count + 1) for count in range(play.most)]


def test_the_view_says_who_leads_when_the_pile_is_taken() -> None:
    """N7: the last player to have laid; N21: the next one where that one is out."""
    state = arrange("4s", "5s", "6s", "7s", pile="9d", last_layer=2)
    assert Seat(2) == GAME.view(state, None).leader
    assert Seat(3) == GAME.view(replace(state, outs=(Seat(2),)), None).leader
    back = replace(state, outs=(Seat(2),), clockwise=False)
    assert Seat(1) == GAME.view(back, None).leader
    assert GAME.view(GAME.start(2, {}, "first").state, None).leader is None


def test_a_hand_that_everybody_has_seen_is_said_to_be_known() -> None:
    """Cards taken from the pile were public."""
    state = arrange("9s 9h", "4s", known={0: "9s 9h"})
    assert GAME.view(state, Seat(0)).hand_is_known
    assert not GAME.view(state, Seat(1)).hand_is_known
    assert not GAME.view(state, None).hand_is_known


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
