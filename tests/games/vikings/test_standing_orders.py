"""Answers in advance in Clash of Vikings: what they answer, and what ends them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Event, Seat
from games.optional.in_advance import Span
from games.playout import steps
from games.rng import Rng
from games.vikings.content import ACTIONS, WATER, Card, space_at
from games.vikings.events import Attacked, BluffCalled, CardRevealed, ShieldOmitted, TurnBegan
from games.vikings.moves import (
    Announce,
    Believe,
    CallBluff,
    MoveTo,
    PlaceBracelet,
    PlaceViking,
    RaiseShield,
    TakeHit,
)
from games.vikings.rules import GAME
from games.vikings.standing_orders import START
from games.vikings.state import VikingsState
from games.vikings.view import Phase
from tests.games.vikings.arrange import arrange, cards, legal, perform, play

ME, OTHER = Seat(1), Seat(2)
NEAR = [(1, 0), (2, 0), (-3, 1)]
GIVEN = [
    ("call-exposed-game", "challenge challenge-shield", Span.GAME),
    ("call-walk-round", "challenge", Span.ROUND),
    ("call-sprint-round", "challenge", Span.ROUND),
    ("call-slam-round", "challenge", Span.ROUND),
    ("call-punch-round", "challenge", Span.ROUND),
    ("call-club-round", "challenge", Span.ROUND),
    ("call-slingshot-round", "challenge", Span.ROUND),
    ("call-hammer-round", "challenge", Span.ROUND),
    ("doubt-exposed-turn", "challenge", Span.TURN),
    ("doubt-10-turn", "challenge", Span.TURN),
    ("believe-turn", "challenge", Span.TURN),
    ("believe", "challenge", Span.EVENT),
    ("believe-round", "challenge", Span.ROUND),
    ("believe-moves-round", "challenge", Span.ROUND),
    ("believe-untouched-round", "challenge", Span.ROUND),
    ("believe-uncalled", "challenge", Span.EVENT),
    ("doubt-exposed-game", "challenge", Span.GAME),
    ("doubt-3-game", "challenge", Span.GAME),
    ("doubt-5-game", "challenge", Span.GAME),
    ("doubt-10-game", "challenge", Span.GAME),
    ("doubt-stake-2-game", "challenge", Span.GAME),
    ("doubt-stake-4-game", "challenge", Span.GAME),
    ("believe-game", "challenge", Span.GAME),
    ("believe-moves-game", "challenge", Span.GAME),
    ("believe-untouched-game", "challenge", Span.GAME),
    ("call-shield-turn", "challenge-shield", Span.TURN),
    ("believe-shield-turn", "challenge-shield", Span.TURN),
    ("believe-shield-game", "challenge-shield", Span.GAME),
    ("call-shield-game", "challenge-shield", Span.GAME),
    ("drop-water-turn", "drop", Span.TURN),
    ("drop-near-turn", "drop", Span.TURN),
    ("drop-near-game", "drop", Span.GAME),
    ("drop-water-game", "drop", Span.GAME),
    ("true-shield-turn", "shield", Span.TURN),
    ("any-shield-turn", "shield", Span.TURN),
    ("some-shield-turn", "shield", Span.TURN),
    ("no-shield-turn", "shield", Span.TURN),
    ("no-shield", "shield", Span.EVENT),
    ("true-shield-round", "shield", Span.ROUND),
    ("any-shield-round", "shield", Span.ROUND),
    ("some-shield-round", "shield", Span.ROUND),
    ("true-shield-game", "shield", Span.GAME),
    ("any-shield-game", "shield", Span.GAME),
    ("some-shield-game", "shield", Span.GAME),
    ("start-top-left-turn", "place", Span.TURN),
    ("start-top-right-turn", "place", Span.TURN),
    ("start-bottom-left-turn", "place", Span.TURN),
    ("start-bottom-right-turn", "place", Span.TURN),
]
KEYS = [key for key, _, _ in GIVEN]


def announced(action: Card, *, shown: str = "") -> VikingsState:
    """Return the window after seat 0 announced an action, having shown some cards before."""
    seen = (cards(shown), (), ())
    state = arrange(NEAR, hands={0: "walk walk walk"}, discards=seen, shown=seen)
    return play(state, (0, Announce(Card.WALK, action)))[0]


def attacked(hand: str) -> VikingsState:
    """Return seat 1 under an attack of seat 0."""
    hands = {0: "club club club", 1: hand}
    return perform(arrange(NEAR, hands=hands), Card.CLUB, Card.CLUB)[0]


def test_the_game_declares_its_answers() -> None:
    """The host offers what is declared and nothing else, for as long as is declared."""
    assert GIVEN == [(s.key, " ".join(s.prompts), s.lasts) for s in GAME.standing]


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("doubt-3-game", "believe-turn"),
        ("doubt-exposed-game", "believe-uncalled"),
        ("believe-game", "doubt-10-turn"),
        ("true-shield-game", "any-shield-turn"),
        ("any-shield-round", "true-shield-turn"),
        ("true-shield-game", "no-shield"),
        ("call-shield-game", "believe-shield-turn"),
        ("drop-near-game", "drop-water-turn"),
    ],
)
def test_what_ends_sooner_goes_before_what_holds_for_longer(first: str, then: str) -> None:
    """What is said of this turn is not overruled by what was said of the game before."""
    assert KEYS.index(then) < KEYS.index(first)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_in_advance_is_legal(seats: int) -> None:
    """Whatever the game is at: what is given is a move that the seat could make."""
    given = set()
    begun = GAME.start(seats, {}, "standing")
    for step in steps(GAME, begun.state, "standing"):
        state = step.applied.state
        for decision in GAME.decisions(state):
            for standing in GAME.standing:
                move = GAME.standing_move(state, decision.seat, standing.key)
                if move is not None:
                    assert not decision.answered
                    assert decision.prompt in standing.prompts
                    assert move in legal(state, decision.seat)
                    given.add(standing.said)
    assert {"believe", "true-shield", "any-shield", "no-shield", "believe-shield"} <= given


@pytest.mark.parametrize("key", KEYS)
def test_an_answer_is_given_to_its_own_questions_alone(key: str) -> None:
    """API: the rules judge question, seat and key; the host need not."""
    prompts = next(standing.prompts for standing in GAME.standing if standing.key == key)
    for state in (announced(Card.HAMMER), attacked("walk club shield")):
        assert GAME.standing_move(state, Seat(0), key) is None
        assert GAME.standing_move(state, ME, "nonsense") is None
        if state.phase not in prompts:
            assert GAME.standing_move(state, ME, key) is None


@pytest.mark.parametrize("action", [Card.WALK, Card.HAMMER])
def test_one_announcement_is_called_and_the_others_are_believed(action: Card) -> None:
    """Phase 2: call one action in advance, once, and believe the rest."""
    state = announced(action)
    calls = [GAME.standing_move(state, ME, f"call-{one}-round") for one in Card if one != "shield"]
    assert [CallBluff()] == [move for move in calls if move is not None]
    assert GAME.standing_move(state, ME, f"call-{action}-round") == CallBluff()
    assert GAME.standing_move(state, ME, "believe-turn") == Believe()
    assert KEYS.index(f"call-{action}-round") < KEYS.index("believe")


@pytest.mark.parametrize(
    ("action", "shown", "answer"),
    [
        (Card.HAMMER, "hammer", CallBluff()),
        (Card.PUNCH, "punch punch", CallBluff()),
        (Card.PUNCH, "punch walk", None),
        (Card.HAMMER, "", None),
    ],
)
def test_what_everybody_can_see_to_be_a_bluff_is_called(
    action: Card, shown: str, answer: CallBluff | None
) -> None:
    """What is public: revealed cards; all copies of a card have been shown."""
    state = announced(action, shown=shown)
    assert (answer is not None) is GAME.view(state, None).is_exposed
    assert answer == GAME.standing_move(state, ME, "call-exposed-game")


def test_a_doubt_answers_everything() -> None:
    """Phase 2: what is not called is believed, so that neither is told by its coming in advance."""
    for shown in ("", "hammer"):
        state = announced(Card.HAMMER, shown=shown)
        expected = CallBluff() if shown else Believe()
        assert expected == GAME.standing_move(state, ME, "doubt-exposed-game")


@pytest.mark.parametrize("one_in", [3, 5, 10])
def test_one_in_so_many_is_called_of_what_can_touch_me(one_in: int) -> None:
    """Phase 2: drawn from the sealed luck of the game, the same whenever it is looked at."""
    called = {Card.CLUB: 0, Card.WALK: 0}
    for action in called:
        state = announced(action)
        for number in range(40 * one_in):
            drawn = replace(state, rng=Rng(f"doubt {number}"))
            said = [GAME.standing_move(drawn, ME, f"doubt-{one_in}-game") for _ in range(2)]
            assert said[0] == said[1]
            called[action] += said[0] == CallBluff()
    assert 0 == called[Card.WALK]
    assert 20 <= called[Card.CLUB] <= 60


@pytest.mark.parametrize(
    ("action", "called"),
    [
        (Card.WALK, [True, False]),
        (Card.SPRINT, [True, True]),
        (Card.CLUB, [True, False]),
        (Card.SLAM, [False, False]),
    ],
)
def test_what_can_bring_much_is_called(action: Card, called: list[bool]) -> None:
    """Actions: a Walk takes what lies where it ends, a blow a bracelet that nobody has seen."""
    lying = {(0, 0): (1, 2), (-1, 0): (1, 4)}
    arranged = arrange(NEAR, hands={0: "walk walk walk"}, tokens=lying)
    state, _ = play(arranged, (0, Announce(Card.WALK, action)))
    said = [GAME.standing_move(state, ME, f"doubt-stake-{points}-game") for points in (2, 4)]
    assert called == [move == CallBluff() for move in said]
    assert None not in said


def test_a_false_shield_is_raised_now_and_then() -> None:
    """Shield: a true one where one is held; else one blow in three meets a false one."""
    true = attacked("walk club shield")
    assert RaiseShield(Card.SHIELD) == GAME.standing_move(true, ME, "some-shield-game")
    state, raised = attacked("walk club club"), 0
    for number in range(120):
        drawn = replace(state, rng=Rng(f"shield {number}"))
        move = GAME.standing_move(drawn, ME, "some-shield-game")
        assert isinstance(move, RaiseShield | TakeHit)
        raised += isinstance(move, RaiseShield)
    assert 20 <= raised <= 60


def test_a_card_revealed_in_this_turn_counts_as_seen() -> None:
    """What is public: revealed cards, those on the overview too."""
    hands = {0: "hammer walk walk"}
    state, _ = play(arrange(NEAR, hands=hands), (0, Announce(Card.HAMMER, Card.CLUB)))
    state, _ = play(state, (1, CallBluff()), (0, Announce(Card.WALK, Card.HAMMER)))
    assert GAME.view(state, None).is_exposed


def test_in_the_bluff_arena_one_shield_is_all_there_is() -> None:
    """Bluff Arena: each player removes one Shield."""
    seen = ((), cards("shield"), ())
    for bluff_arena in (True, False):
        state = arrange(
            NEAR,
            hands={0: "club walk", 1: "walk slam"},
            discards=seen,
            shown=seen,
            bluff_arena=bluff_arena,
        )
        state, _ = perform(state, Card.CLUB, Card.CLUB, (1, RaiseShield(Card.WALK)))
        answer = GAME.standing_move(state, Seat(0), "call-exposed-game")
        assert (CallBluff() if bluff_arena else None) == answer
        assert GAME.standing_move(state, Seat(0), "believe-shield-turn") == Believe()


@pytest.mark.parametrize(
    ("hand", "true", "either"),
    [
        ("walk club shield", RaiseShield(Card.SHIELD), RaiseShield(Card.SHIELD)),
        ("walk club hammer", TakeHit(), RaiseShield(Card.HAMMER)),
    ],
)
def test_an_attack_is_answered_whatever_the_hand_holds(
    hand: str, true: RaiseShield | TakeHit, either: RaiseShield
) -> None:
    """F43: whether there is an answer tells nothing of the hand, nor does an early Shield."""
    state = attacked(hand)
    assert true == GAME.standing_move(state, ME, "true-shield-game")
    assert either == GAME.standing_move(state, ME, "any-shield-game")
    assert GAME.standing_move(state, ME, "no-shield") == TakeHit()


@pytest.mark.parametrize("action", ACTIONS)
def test_who_only_moves_is_believed(action: Card) -> None:
    """What strikes or pushes somebody is asked about; all of that is public."""
    answer = Believe() if action in {Card.WALK, Card.SPRINT} else None
    assert GAME.standing_move(announced(action), ME, "believe-moves-game") == answer
    assert GAME.standing_move(announced(action), ME, "believe-uncalled") == Believe()


@pytest.mark.parametrize(
    ("action", "mine", "touched"),
    [
        (Card.WALK, (2, 0), False),
        (Card.SPRINT, (2, 0), False),
        (Card.PUNCH, (2, 0), True),
        (Card.CLUB, (-1, 0), False),
        (Card.HAMMER, (2, 0), False),
        (Card.SLINGSHOT, (-1, 0), True),
        (Card.SLAM, (2, 0), True),
        (Card.SLAM, (-1, 0), True),
        (Card.SLAM, (-3, 1), False),
        (Card.SLAM, (1, -2), False),
    ],
)
def test_what_does_not_touch_oneself_is_believed(
    action: Card, mine: tuple[int, int], *, touched: bool
) -> None:
    """Whom an action may hit or push is for everybody to see; who is out of reach believes it.

    Behind water a Slam reaches nobody, though it is only two steps.
    """
    places = [(1, 0), mine, (-3, 1) if mine == (2, 0) else (2, 0)]
    state = arrange(places, hands={0: "walk walk walk"})
    state, _ = play(state, (0, Announce(Card.WALK, action)))
    answer = GAME.standing_move(state, ME, "believe-untouched-game")
    assert answer == (None if touched else Believe())


def test_a_shield_is_called_or_believed_as_was_said_last_for_the_turn() -> None:
    """What is said of this turn goes before what is said of the game."""
    state = arrange(NEAR, hands={0: "club walk", 1: "walk slam"})
    state, _ = perform(state, Card.CLUB, Card.CLUB, (1, RaiseShield(Card.WALK)))
    assert GAME.standing_move(state, Seat(0), "call-shield-turn") == CallBluff()
    assert GAME.standing_move(state, Seat(0), "believe-shield-turn") == Believe()
    for_the_turn = max(KEYS.index("call-shield-turn"), KEYS.index("believe-shield-turn"))
    assert for_the_turn < KEYS.index("believe-shield-game") < KEYS.index("call-shield-game")


def test_what_is_knocked_out_lands_where_was_said() -> None:
    """Near oneself on free land; or in the water, where there is some."""
    state = arrange(NEAR, hands={0: "punch punch", 1: "walk slam"})
    state, _ = perform(state, Card.PUNCH, Card.PUNCH, (1, TakeHit()))
    assert state.phase is Phase.DROP
    near = GAME.standing_move(state, Seat(0), "drop-near-turn")
    assert near in legal(state, 0)
    assert isinstance(near, PlaceBracelet)
    assert near.space not in {*WATER, *state.spaces}
    sunk = GAME.standing_move(state, Seat(0), "drop-water-turn")
    waters = [
        move for move in legal(state, 0) if isinstance(move, PlaceBracelet) and move.space in WATER
    ]
    assert sunk == next(iter(waters), None)


def test_a_turn_is_asked_at_once() -> None:
    """What may come of an announcement is asked with it, of whoever made it; more below."""
    state = announced(Card.PUNCH)
    assert GAME.follow_ups(GAME.view(state, Seat(0))) == (
        "target", "challenge-shield", "drop", "announce",
    )  # fmt: skip
    assert not GAME.follow_ups(GAME.view(state, None))
    assert GAME.follow_ups(GAME.view(announced(Card.WALK), Seat(0)))[0] == "move"
    assert GAME.follow_ups(GAME.view(announced(Card.SLAM), Seat(0)))[0] == "slam"
    state = attacked("walk club shield")
    assert GAME.follow_ups(GAME.view(state, Seat(0))) == ("challenge-shield", "drop", "announce")
    assert not GAME.follow_ups(GAME.view(arrange(NEAR), Seat(0)))


@pytest.mark.parametrize(
    ("arena", "corners"),
    [(1, [(-2, -1), (3, -1), (-3, 1), (2, 1)]), (2, [(-1, -2), (3, -2), (-3, 2), (1, 2)])],
)
def test_everybody_may_say_where_they_begin_before_it_is_their_turn_to(
    arena: int, corners: list[tuple[int, int]]
) -> None:
    """V10: in their order; who finds a corner taken begins where the most bracelets lie near."""
    state = GAME.set_up(4, {"arena": arena, "bluff_arena": False}, "corners").state
    asked = [GAME.follow_ups(GAME.view(state, Seat(seat))) for seat in range(4)]
    assert asked == [("place",)] * 3 + [()]
    begun = [GAME.standing_move(state, Seat(0), f"{start}-turn") for start in START]
    assert begun == [PlaceViking(space_at(corner)) for corner in corners]
    assert GAME.standing_move(state, Seat(1), "start-top-left-turn") is None
    taken = GAME.standing_move(state, Seat(0), "start-top-left-turn")
    assert isinstance(taken, PlaceViking)
    state, _ = play(state, (0, taken))
    assert not GAME.follow_ups(GAME.view(state, Seat(0)))
    other = GAME.standing_move(state, Seat(1), "start-top-left-turn")
    assert other in legal(state, 1)


def test_the_others_are_asked_of_the_whole_turn_with_its_first_card() -> None:
    """The second card, and a blow by it or by the first; of the second card what it may still do.

    Who holds no bracelet judges nothing, and before the first card nobody is asked.
    """
    here, near, far = (1, 0), (2, 0), (-3, 1)
    state = arrange([here, near, far], hands={0: "walk walk walk"})
    others = (ME, OTHER)

    def asked(state: VikingsState) -> list[tuple[str, ...]]:
        return [GAME.follow_ups(GAME.view(state, seat)) for seat in others]

    assert asked(state) == [(), ()]
    state, _ = play(state, (0, Announce(Card.WALK, Card.WALK)))
    assert asked(state) == [("shield", "challenge")] * 2
    bare = replace(state, holdings=(state.holdings[0], (), state.holdings[2]))
    assert asked(bare) == [("shield",), ("shield", "challenge")]
    state, _ = play(state, (1, Believe()), (2, Believe()))
    assert state.phase is Phase.MOVE
    assert asked(state) == [("shield", "challenge")] * 2
    state, _ = play(state, (0, MoveTo(space_at(here))), (0, Announce(Card.WALK, Card.PUNCH)))
    assert asked(state) == [("shield",), ()]


def test_nothing_is_asked_with_an_attack_that_reaches_nobody() -> None:
    """A turn's last card: neither a Shield nor a loose bracelet can come of it."""
    here, near, far = (1, 0), (2, 0), (-3, 1)
    for victim, asked in ((near, ("target", "challenge-shield", "drop")), (far, ())):
        state = arrange([here, victim], hands={0: "walk walk walk"})
        state, _ = perform(state, Card.WALK, Card.WALK, (0, MoveTo(space_at(here))))
        state, _ = play(state, (0, Announce(Card.WALK, Card.PUNCH)))
        assert asked == GAME.follow_ups(GAME.view(state, Seat(0)))


def test_who_has_believed_is_not_answered_for_again() -> None:
    """Phase 2: each player says so once."""
    state = announced(Card.HAMMER)
    assert GAME.standing_move(state, ME, "believe") == Believe()
    state, _ = play(state, (1, Believe()))
    assert GAME.standing_move(state, ME, "believe") is None
    assert [CallBluff()] == legal(state, 1)


def shown(seat: Seat, announced: Card) -> CardRevealed:
    """Return the event of a challenged card of ``seat``, which was a Walk."""
    return CardRevealed(seat=seat, card=Card.WALK, announced=announced, truthful=False)


ENDS: list[tuple[Event, str]] = [
    (
        TurnBegan(seat=ME, turn=3),
        " ".join(key for key in KEYS if not key.endswith(("game", "uncalled"))),
    ),
    (
        TurnBegan(seat=OTHER, turn=3),
        " ".join(key for key in KEYS if key.endswith("-turn")),
    ),
    (Attacked(seat=OTHER, target=ME, action=Card.CLUB), "believe"),
    (Attacked(seat=ME, target=OTHER, action=Card.CLUB), ""),
    (BluffCalled(seat=ME, announcer=OTHER), "believe-uncalled"),
    (BluffCalled(seat=OTHER, announcer=ME), "believe-uncalled"),
    (shown(OTHER, Card.CLUB), "call-club-round"),
    (shown(OTHER, Card.SHIELD), ""),
    (shown(ME, Card.CLUB), ""),
    (ShieldOmitted(seat=ME, attacker=OTHER), "no-shield"),
    (ShieldOmitted(seat=OTHER, attacker=ME), ""),
]


@pytest.mark.parametrize(("event", "ended"), ENDS)
def test_what_ends_an_answer(event: Event, ended: str) -> None:
    """A turn, one's own turn, an attack on oneself, the call or the hit that it was for.

    A call of one action leaves that of the next one of another as it is.
    """
    assert ended.split() == [key for key in KEYS if GAME.standing_ends(ME, key, event)]


def test_the_uneventful_answer_is_to_believe_and_to_take_the_hit() -> None:
    """Plans: all goes on as announced; questions about what to do have no such answer."""
    state = announced(Card.CLUB)
    assert [None, Believe(), Believe(), None] == [
        GAME.uneventful(GAME.view(state, viewer)) for viewer in (Seat(0), ME, OTHER, None)
    ]
    believed, _ = play(state, (1, Believe()))
    assert GAME.uneventful(GAME.view(believed, ME)) is None
    state = attacked("walk club shield")
    assert GAME.uneventful(GAME.view(state, ME)) == TakeHit()
    state, _ = play(state, (1, RaiseShield(Card.WALK)))
    assert GAME.uneventful(GAME.view(state, Seat(0))) == Believe()
    assert GAME.uneventful(GAME.view(arrange(NEAR), Seat(0))) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_uneventful_answer_is_legal(seats: int) -> None:
    """Plans: there is one wherever something announced is judged or an attack is met."""
    begun = GAME.start(seats, {}, "plans")
    judged = {Phase.CHALLENGE, Phase.CHALLENGE_SHIELD, Phase.SHIELD}
    for step in steps(GAME, begun.state, "plans"):
        state = step.applied.state
        for decision in GAME.decisions(state):
            move = GAME.uneventful(GAME.view(state, decision.seat))
            assert (move is not None) == (decision.prompt in judged and not decision.answered)
            assert move is None or move in legal(state, decision.seat)
