"""Phases 1 and 2: announcing, and calling a bluff."""

from __future__ import annotations

import pytest

from games.api import Decision, RuleError, Seat
from games.rng import Rng
from games.vikings.content import ACTIONS, Card
from games.vikings.events import (
    ActionAbandoned,
    Announced,
    Believed,
    BluffCalled,
    BraceletFromSupply,
    BraceletsDrawn,
    BraceletTaken,
    BraceletTakenSeen,
    CardRevealed,
    NothingToTake,
    SupplyEmptied,
)
from games.vikings.moves import Announce, Believe, CallBluff, TakeHit
from games.vikings.rules import GAME
from games.vikings.view import Clash, Phase
from tests.games.vikings.arrange import announce, arrange, legal, of, perform, play

APART = [(-3, 1), (3, -1), (2, 1)]
TOGETHER = [(1, 0), (2, 0), (-3, 1)]

LUCK = Rng("luck")


def test_any_card_can_be_announced_as_any_action_but_shield() -> None:
    """Announce: it need not be that card. V1: Shield cannot be announced, but laid as a bluff."""
    state = arrange(TOGETHER, hands={0: "shield walk walk"})
    expected = [Announce(card, action) for card in (Card.WALK, Card.SHIELD) for action in ACTIONS]
    assert expected == legal(state, 0)
    assert Card.SHIELD not in {move.action for move in expected}


def test_slam_needs_somebody_to_push_within_reach() -> None:
    """V2: Slam may only be announced when a Viking that can be pushed is within reach."""
    state = arrange(APART, hands={0: "slam walk club"})
    assert Card.SLAM not in {move.action for move in legal(state, 0)}
    assert len(legal(state, 0)) == 3 * 6
    with pytest.raises(RuleError, match="nobody-to-slam"):
        GAME.apply(state, Seat(0), Announce(Card.SLAM, Card.SLAM))


def test_attacks_may_be_announced_with_nobody_in_range() -> None:
    """V2: every other action may be announced at any time."""
    state = arrange(APART, hands={0: "club walk walk"})
    assert Announce(Card.CLUB, Card.CLUB) in legal(state, 0)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Announce(Card.CLUB, Card.WALK), "card-not-held"),
        (Announce(Card.WALK, Card.SHIELD), "action-not-announceable"),
    ],
)
def test_what_cannot_be_announced_is_refused(move: Announce, key: str) -> None:
    """Announce: a card of one's hand; V1: not Shield."""
    with pytest.raises(RuleError, match=key):
        GAME.apply(arrange(APART, hands={0: "walk walk shield"}), Seat(0), move)


def test_the_announcement_is_public_and_the_card_is_not() -> None:
    """What is secret: a laid face-down card is known to its owner only."""
    state = arrange(APART, hands={0: "club walk walk"})
    state, events = play(state, (0, Announce(Card.CLUB, Card.SPRINT)))
    assert [Announced(seat=Seat(0), action=Card.SPRINT, nth=1)] == events
    viewers = (Seat(0), Seat(1), Seat(2), None)
    assert [GAME.view(state, viewer).laid[0].card for viewer in viewers] == [
        Card.CLUB,
        None,
        None,
        None,
    ]
    view = GAME.view(state, None)
    assert (
        view.laid[0].announced,
        view.action,
        view.phase,
    ) == (Card.SPRINT, Card.SPRINT, Phase.CHALLENGE)
    state = announce(arrange(APART, hands={0: "club walk walk"}), Card.WALK, Card.CLUB)
    _, events = play(state, (0, Announce(Card.CLUB, Card.SPRINT)))
    assert [Announced(seat=Seat(0), action=Card.SPRINT, nth=2)] == events


def test_every_other_player_with_a_bracelet_is_asked() -> None:
    """Challenge: every *other* player with at least one bracelet may call a bluff."""
    state = arrange([*APART, (-2, -1)], holdings={2: ()})
    state, _ = play(state, (0, Announce(state.hands[0][0], Card.WALK)))
    assert (
        Decision("q2", Seat(1), "challenge", optional=True, fence=True),
        Decision("q2", Seat(3), "challenge", optional=True, fence=True),
    ) == GAME.decisions(state)
    assert [CallBluff(), Believe()] == legal(state, 1) == legal(state, 3)
    assert [] == legal(state, 0) == legal(state, 2)
    assert [(waiting.seat, waiting.answered) for waiting in GAME.view(state, None).waiting] == [
        (1, False),
        (3, False),
    ]
    with pytest.raises(RuleError, match="not-asked"):
        GAME.apply(state, Seat(2), CallBluff())


@pytest.mark.parametrize(
    ("active", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])]
)
def test_who_is_asked_stands_in_the_order_of_play(active: int, order: list[int]) -> None:
    """V14: from the active player on; in that order the host hears who calls."""
    state = arrange([*APART, (-2, -1)], active=Seat(active))
    state, _ = play(state, (active, Announce(state.hands[active][0], Card.WALK)))
    assert order == [decision.seat for decision in GAME.decisions(state)]


def test_with_nobody_to_challenge_the_action_is_performed_at_once() -> None:
    """Challenge: who has no bracelet cannot call a bluff."""
    state = arrange(APART, holdings={1: (), 2: ()})
    state, events = play(state, (0, Announce(state.hands[0][0], Card.WALK)))
    assert Phase.MOVE is state.phase
    assert [Announced(seat=Seat(0), action=Card.WALK, nth=1)] == events


def test_the_window_closes_when_all_believe() -> None:
    """Challenge: not called: perform."""
    state = arrange(APART, hands={0: "club walk walk"})
    state, events = play(state, (0, Announce(Card.CLUB, Card.WALK)), (2, Believe()))
    assert Phase.CHALLENGE is state.phase
    assert Believed(seat=Seat(2), announcer=Seat(0)) == events[-1]
    state, events = play(state, (1, Believe()))
    assert [Believed(seat=Seat(1), announcer=Seat(0))] == events
    assert Phase.MOVE is state.phase
    assert state.believed == ()


def test_a_believer_may_still_call_while_the_window_is_open() -> None:
    """Challenge: the first challenge counts, until every eligible player believed."""
    state = arrange(APART, hands={0: "club walk walk"})
    state, _ = play(state, (0, Announce(Card.CLUB, Card.WALK)), (2, Believe()))
    assert (
        Decision("q2", Seat(1), "challenge", optional=True, fence=True),
        Decision("q2", Seat(2), "challenge", optional=True, fence=True, answered=True),
    ) == GAME.decisions(state)
    assert [CallBluff()] == legal(state, 2)
    with pytest.raises(RuleError, match="already-believed"):
        GAME.apply(state, Seat(2), Believe())
    with pytest.raises(RuleError, match="not-asked"):
        GAME.default_move(state, Seat(2), LUCK)
    _, events = play(state, (2, CallBluff()))
    assert BluffCalled(seat=Seat(2), announcer=Seat(0)) == events[0]


def test_one_challenge_closes_the_window() -> None:
    """Challenge: one challenge only, the first wins."""
    state = arrange(APART, hands={0: "club walk walk"})
    state, _ = play(state, (0, Announce(Card.WALK, Card.WALK)), (1, CallBluff()))
    assert Phase.MOVE is state.phase
    with pytest.raises(RuleError, match="not-asked"):
        GAME.apply(state, Seat(2), CallBluff())


def test_a_wrong_challenger_pays_and_the_action_is_performed() -> None:
    """Challenge, truth: the active player takes a random bracelet of the challenger."""
    state = arrange(APART, hands={0: "walk walk walk"}, holdings={1: (4,)})
    state, events = play(state, (0, Announce(Card.WALK, Card.WALK)), (1, CallBluff()))
    assert [
        BluffCalled(seat=Seat(1), announcer=Seat(0)),
        CardRevealed(seat=Seat(0), card=Card.WALK, announced=Card.WALK, truthful=True),
        BraceletTaken(thief=Seat(0), victim=Seat(1)),
        BraceletTakenSeen(to=(Seat(0), Seat(1)), thief=Seat(0), victim=Seat(1), value=4),
    ] == events[1:]
    assert state.holdings[:2] == ((1, 2, 3, 4), ())
    assert Phase.MOVE is state.phase
    laid = GAME.view(state, None).laid[0]
    assert (laid.card, laid.revealed, laid.outcome) == (Card.WALK, True, "open")


def test_a_bluffer_pays_and_the_action_is_dropped() -> None:
    """Challenge, bluff: the challenger takes a random bracelet of the active player."""
    state = arrange(APART, hands={0: "club walk walk"}, holdings={0: (4,)})
    state, events = play(state, (0, Announce(Card.CLUB, Card.WALK)), (2, CallBluff()))
    assert [
        BluffCalled(seat=Seat(2), announcer=Seat(0)),
        CardRevealed(seat=Seat(0), card=Card.CLUB, announced=Card.WALK, truthful=False),
        BraceletTaken(thief=Seat(2), victim=Seat(0)),
        BraceletTakenSeen(to=(Seat(2), Seat(0)), thief=Seat(2), victim=Seat(0), value=4),
        ActionAbandoned(seat=Seat(0), action=Card.WALK),
    ] == events[1:]
    assert (state.holdings[0], state.holdings[2]) == ((), (1, 2, 3, 4))
    assert (Phase.ANNOUNCE, (Seat(0),)) == (state.phase, state.asked)
    assert GAME.view(state, None).laid[0].outcome == "abandoned"


def test_an_empty_handed_bluffer_pays_from_the_supply() -> None:
    """Challenge, bluff: from the supply if he has none."""
    state = arrange(APART, hands={0: "club walk walk"}, holdings={0: ()}, supply=(4, 1))
    state, events = play(state, (0, Announce(Card.CLUB, Card.WALK)), (2, CallBluff()))
    assert [
        BraceletFromSupply(seat=Seat(2)),
        BraceletsDrawn(to=(Seat(2),), seat=Seat(2), values=(4,)),
        ActionAbandoned(seat=Seat(0), action=Card.WALK),
    ] == events[3:]
    assert (state.holdings[2], state.supply) == ((1, 2, 3, 4), (1,))


def test_the_last_bracelet_of_the_supply_may_go_to_a_challenger() -> None:
    """Challenge, bluff; turn, step 3: this turn becomes the last."""
    state = arrange(APART, hands={0: "club walk walk"}, holdings={0: ()}, supply=(4,))
    state, events = play(state, (0, Announce(Card.CLUB, Card.WALK)), (2, CallBluff()))
    assert [SupplyEmptied()] == of(events, SupplyEmptied)
    assert GAME.outcome(state) is None
    state, events = perform(state, Card.WALK, Card.CLUB)
    assert of(events, SupplyEmptied) == []
    assert GAME.outcome(state) is not None


def test_without_any_bracelet_a_right_challenge_brings_nothing() -> None:
    """Challenge, bluff: from the supply, *if possible*."""
    state = arrange(APART, hands={0: "club walk walk"}, holdings={0: ()}, supply=())
    state, events = play(state, (0, Announce(Card.CLUB, Card.WALK)), (2, CallBluff()))
    assert [NothingToTake(seat=Seat(2), victim=Seat(0))] == of(events, NothingToTake)
    assert state.holdings[2] == (1, 2, 3)


def test_an_uncalled_bluff_is_performed_and_stays_face_down() -> None:
    """Perform: the announced action, whatever the card really was."""
    state = arrange(APART, hands={0: "shield walk walk"})
    state, _ = perform(state, Card.SHIELD, Card.CLUB)
    view = GAME.view(state, Seat(1))
    assert (
        view.laid[0].card,
        view.laid[0].revealed,
        view.laid[0].outcome,
    ) == (None, False, "performed")


def test_a_random_bracelet_is_taken() -> None:
    """Challenge: a *random* bracelet; each can be drawn."""
    taken = set()
    for seed in range(40):
        state = arrange(APART, hands={0: "walk walk walk"})
        state = GAME.redeal(state, Seat(0), str(seed))
        _, events = play(state, (0, Announce(Card.WALK, Card.WALK)), (1, CallBluff()))
        taken |= {event.value for event in of(events, BraceletTakenSeen)}
    assert {1, 2, 3} == taken


def test_a_move_that_answers_another_question_is_refused() -> None:
    """Announce: the question decides what answers it."""
    state = arrange(APART)
    with pytest.raises(RuleError, match="wrong-answer"):
        GAME.apply(state, Seat(0), Believe())


def test_who_met_whom_is_kept_until_the_next_announcement_with_what_each_had_and_has() -> None:
    """A challenge and the blow that follows it are told together, to everybody alike."""
    state = arrange(
        TOGETHER, hands={0: "club walk walk"}, holdings={0: (1,), 1: (2, 2, 2), 2: (3,)}
    )
    state, _ = play(state, (0, Announce(Card.CLUB, Card.CLUB)), (2, CallBluff()), (1, TakeHit()))
    two = (
        Clash(Card.CLUB, (Seat(0), Seat(2)), (1, 1), (2, 0), Card.CLUB),
        Clash(Card.CLUB, (Seat(0), Seat(1)), (2, 3), (3, 2)),
    )
    assert [two] * 4 == [
        GAME.view(state, viewer).clashes for viewer in (None, *map(Seat, range(3)))
    ]
    state, _ = play(state, (0, Announce(Card.WALK, Card.PUNCH)))
    assert GAME.view(state, None).clashes == ()


def test_a_bluff_that_ends_a_turn_is_still_told_in_the_next() -> None:
    """Whoever looks only then sees what happened."""
    state = arrange(APART, hands={0: "club walk walk"}, holdings={0: ()}, supply=(4, 3, 2, 1) * 3)
    state, _ = play(
        state,
        *((0, Announce(Card.CLUB, Card.WALK)), (2, CallBluff())),
        *((0, Announce(Card.WALK, Card.CLUB)), (1, CallBluff())),
    )
    assert state.turn == 2
    assert [Clash(Card.CLUB, (Seat(0), Seat(1)), (0, 3), (0, 4), Card.WALK)] == list(state.clashes)


def test_nobody_has_met_anybody_once_the_game_is_over() -> None:
    """What is stored of finished games is what it always was."""
    state = arrange(APART, hands={0: "club walk walk"}, holdings={0: (1,)}, supply=())
    state, _ = play(
        state,
        *((0, Announce(Card.CLUB, Card.WALK)), (2, CallBluff())),
        *((0, Announce(Card.WALK, Card.CLUB)), (1, CallBluff())),
    )
    assert state.phase is Phase.OVER
    assert state.clashes == ()


def test_a_game_begun_before_clashes_were_kept_goes_on_without_them() -> None:
    """What is stored of it follows from its moves as it did."""
    state = arrange(APART, hands={0: "club walk walk"})
    state, _ = play(state, (0, Announce(Card.CLUB, Card.WALK)))
    assert GAME.as_of(1).apply(state, Seat(2), CallBluff()).state.clashes == ()
    assert GAME.apply(state, Seat(2), CallBluff()).state.clashes != ()
