"""Answers in advance in Norwegian Battle: what they answer, and what ends them."""

from __future__ import annotations

import pytest

from games.api import Event, Move, Seat
from games.norwegian.content import Rank
from games.norwegian.events import (
    AceAimed,
    CardsDrawn,
    FaceUpTaken,
    HandRefilled,
    Pickup,
    PileTaken,
    TurnBegan,
)
from games.norwegian.moves import (
    ChooseTarget,
    Complete,
    GiveIn,
    LayBlind,
    LayOut,
    PassCompletion,
    Ready,
    TakePile,
)
from games.norwegian.rules import GAME
from games.norwegian.view import Demand
from games.optional.in_advance import Span
from tests.games.norwegian.arrange import Chosen, after, arrange, cards, counter, lay, legal

ME, OTHER = Seat(1), Seat(2)
GIVEN = [
    ("no-choice-game", "lay blind answer", Span.GAME),
    ("give-in-few", "answer", Span.EVENT),
    ("give-in-few-game", "answer", Span.GAME),
    ("counter-round", "answer", Span.ROUND),
    ("give-in", "answer", Span.EVENT),
    ("counter-game", "answer", Span.GAME),
    ("give-in-game", "answer", Span.GAME),
    ("let-lie-turn", "complete", Span.TURN),
    ("complete-round", "complete", Span.ROUND),
    ("let-lie", "complete", Span.EVENT),
    ("complete-game", "complete", Span.GAME),
    ("let-lie-game", "complete", Span.GAME),
    ("lowest", "lay", Span.EVENT),
    ("lowest-game", "lay", Span.GAME),
]
KEYS = [key for key, _, _ in GIVEN]


def test_the_game_declares_its_answers() -> None:
    """The host offers what is declared and nothing else, for as long as is declared."""
    assert GIVEN == [(s.key, " ".join(s.prompts), s.lasts) for s in GAME.standing]


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("complete-game", "let-lie-turn"),
        ("let-lie-game", "complete-round"),
        ("counter-game", "give-in"),
        ("give-in-game", "counter-round"),
    ],
)
def test_what_ends_sooner_goes_before_what_holds_for_longer(first: str, then: str) -> None:
    """What is said of this turn is not overruled by what was said of the game before."""
    assert KEYS.index(then) < KEYS.index(first)


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("Kh Ks 4d", Complete(Rank.KING)),
        ("4h 4s 9d", PassCompletion()),
    ],
)
def test_a_completion_is_answered_whatever_the_hand_holds(hand: str, answer: Move) -> None:
    """F43: whether it comes tells nothing; what it is, holding the missing cards or not, does."""
    state = after(arrange("Kd Kc 3h", hand, "4c 5c 6c", completion=True), (0, lay("K", 2)))
    assert GAME.standing_move(state, ME, "let-lie") == PassCompletion()
    assert GAME.standing_move(state, ME, "complete-game") == answer
    assert [GAME.standing_move(state, ME, key) for key in KEYS[:7]] == [None] * 7
    assert GAME.standing_move(state, Seat(0), "let-lie") is None


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("Ah 2s 2d", counter("2")),
        ("Ah Ac 4d", counter("A")),
        ("4h 5s 9d", GiveIn()),
    ],
)
@pytest.mark.parametrize(("pile", "few"), [("", GiveIn()), ("3h 4h", GiveIn()), ("3h 4h 4s", None)])
def test_an_ace_is_answered_whatever_the_hand_holds(
    hand: str, answer: Move, pile: str, few: GiveIn | None
) -> None:
    """N15, F43: whether it comes tells nothing of a counter; a few are three with the aces."""
    state = arrange("Ad 3c 3d", hand, "4c 5c 6c", pile=pile)
    state = after(state, (0, lay("A")), (0, ChooseTarget(ME)))
    assert GAME.standing_move(state, ME, "give-in") == GiveIn()
    assert GAME.standing_move(state, ME, "give-in-few") == few
    assert GAME.standing_move(state, ME, "counter-game") == answer
    assert [GAME.standing_move(state, ME, key) for key in KEYS[7:]] == [None] * 7
    assert GAME.standing_move(state, OTHER, "give-in") is None
    assert GAME.standing_move(state, ME, "nonsense") is None


@pytest.mark.parametrize(
    ("hand", "pile", "answer"),
    [
        ("9s 5s 5d 2h", "", lay("5", 2)),
        ("4s 5s 2h", "8d", lay("2")),
        ("4s 5s", "8d", TakePile()),
    ],
)
def test_the_lowest_is_laid_whatever_the_hand_holds(hand: str, pile: str, answer: Move) -> None:
    """F43: precious cards last; it answers in every case, so its coming early tells nothing."""
    state = arrange(hand, "4d", pile=pile)
    assert GAME.standing_move(state, Seat(0), "lowest") == answer
    assert GAME.standing_move(state, Seat(0), "lowest-game") == answer


@pytest.mark.parametrize(
    ("hand", "options", "answer"),
    [
        ("4s 5s", {}, TakePile()),
        ("4s 9s", {}, None),
        ("4s 5s", {"voluntary_pickup": True}, None),
    ],
)
def test_a_pile_that_can_only_be_taken_is_taken(
    hand: str, options: Chosen, answer: Move | None
) -> None:
    """4, F43: who takes it shows that nothing could be laid, unless it may be taken by choice."""
    state = arrange(hand, "4d", pile="8d", **options)
    assert answer == GAME.standing_move(state, Seat(0), "no-choice-game")


def test_the_only_card_is_laid_where_everybody_knows_the_hand() -> None:
    """F43: else the early answer would tell that there was no other."""
    hidden = arrange("9s", "4d", pile="8d")
    assert GAME.standing_move(hidden, Seat(0), "no-choice-game") is None
    known = arrange("9s", "4d", pile="8d", known={0: "9s"})
    assert GAME.standing_move(known, Seat(0), "no-choice-game") == lay("9")
    two = arrange("9s 9h", "4d", pile="8d", known={0: "9s 9h"})
    assert GAME.standing_move(two, Seat(0), "no-choice-game") is None


def test_the_last_blind_card_is_turned() -> None:
    """6: there is nothing to choose, and everybody sees it."""
    last = arrange("", "4d", pile="8d", face_down={0: "- 9s -"})
    assert GAME.standing_move(last, Seat(0), "no-choice-game") == LayBlind(1)
    two = arrange("", "4d", pile="8d", face_down={0: "- 9s 4h"})
    assert GAME.standing_move(two, Seat(0), "no-choice-game") is None


@pytest.mark.parametrize(
    ("hand", "known", "answer"),
    [("", "", GiveIn()), ("9s", "9s", GiveIn()), ("9s", "", None), ("2s", "2s", None)],
)
def test_who_is_known_to_hold_no_counter_gives_in(
    hand: str, known: str, answer: GiveIn | None
) -> None:
    """N33: asked even with an empty hand; F43: but then the answer is no secret."""
    state = arrange("As 5s", hand, known={1: known})
    state = after(state, (0, lay("A")))
    assert answer == GAME.standing_move(state, ME, "no-choice-game")


@pytest.mark.parametrize(
    ("event", "ended"),
    [
        (PileTaken(seat=ME, cause=Pickup.TURN, number=4), "give-in-few give-in let-lie lowest"),
        (PileTaken(seat=ME, cause=Pickup.ACE, number=4), "give-in-few give-in let-lie lowest"),
        (FaceUpTaken(seat=ME, cards=cards("2h 10d Ks")), "give-in-few give-in let-lie lowest"),
        (HandRefilled(seat=ME, number=1, stock=9), "give-in"),
        (PileTaken(seat=OTHER, cause=Pickup.TURN, number=4), ""),
        (FaceUpTaken(seat=OTHER, cards=cards("2h 10d Ks")), ""),
        (HandRefilled(seat=OTHER, number=1, stock=9), ""),
        (
            TurnBegan(seat=ME, turn=9, demand=Demand.FREE, rank=None),
            "counter-round let-lie-turn complete-round",
        ),
        (TurnBegan(seat=OTHER, turn=9, demand=Demand.FREE, rank=None), "let-lie-turn"),
        (AceAimed(seat=OTHER, target=ME, aces=1), ""),
        (CardsDrawn(seat=ME, cards=cards("Ah")), ""),
    ],
)
def test_answers_end_with_what_changes_the_case(event: Event, ended: str) -> None:
    """A turn, one's own turn, a pile or the face-up cards in hand, any new card."""
    assert ended.split() == [key for key in KEYS if GAME.standing_ends(ME, key, event)]


def test_the_uneventful_answer_counters_nothing_and_completes_nothing() -> None:
    """Plans: all goes on as it was laid; what to do in one's own turn has no such answer."""
    state = after(arrange("Ad 3c 3d", "2s"), (0, lay("A")))
    assert [None, GiveIn(), None] == [
        GAME.uneventful(GAME.view(state, viewer)) for viewer in (Seat(0), ME, None)
    ]
    state = after(arrange("Kd Kc 3h", "Kh Ks 4d", completion=True), (0, lay("K", 2)))
    assert GAME.uneventful(GAME.view(state, ME)) == PassCompletion()
    assert GAME.uneventful(GAME.view(arrange("9s", "4s"), Seat(0))) is None


def test_the_uneventful_answer_leaves_the_cards_as_they_lie() -> None:
    """Plans: who leads may think of the first card while others may still exchange."""
    state = GAME.start(2, {}, "plans").state
    assert GAME.uneventful(GAME.view(state, ME)) == Ready()
    layout = next(move for move in legal(state, 1) if isinstance(move, LayOut))
    state = after(state, (1, layout))
    assert GAME.uneventful(GAME.view(state, ME)) is None
