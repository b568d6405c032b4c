"""What a hint rests on, taken from what the search saw."""

from __future__ import annotations

import pytest

from games import find
from games.api import Seat
from games.rage.content import Site
from games.rage.moves import Confirm, Head, LeaveOne, Muster, Pass, SendAll, SendAllTo
from games.rage.rules import GAME as RAGE
from games.rng import Rng
from games.vikings.content import Card
from games.vikings.moves import Announce, CallBluff
from games.vikings.rules import GAME
from players.answered import Answered
from players.choice import favourite, shortest
from players.levels import Level
from players.position import find_position
from players.search import Search, Tally
from tests.games.rage.arrange import BOHORG, STEAMFIELD, Standing
from tests.games.rage.arrange import arrange as in_rage
from tests.games.vikings.arrange import arrange, play
from tests.rigs.promises import COACHED, learner

WALKS = 300
"""So many see further than the next answer."""


@pytest.mark.parametrize("game_id", COACHED)
def test_a_hint_knows_the_second_best_move_and_the_same_each_time(game_id: str) -> None:
    """At a first question with a choice: another legal move, no better than the favourite."""
    game, taught = find(game_id), find(game_id).coach
    assert taught is not None
    first, me = taught.first_game, learner(game)
    state = game.start(first.seats, first.options, first.seed).state
    while len(tuple(game.legal_moves(state, me))) < 3:
        seat = game.decisions(state)[0].seat
        state = game.apply(state, seat, game.default_move(state, seat, Rng("reasons"))).state
    best, again = (favourite(game, state, me, Level.MEDIUM, "reasons") for _ in range(2))
    assert best == again
    legal = tuple(game.legal_moves(state, me))
    assert best.second in legal
    assert best.second != best.move
    assert best.second_place is not None
    for answered in (best.expects, best.fears):
        assert answered is None or answered.seat != me
        assert answered is None or answered.kind in {kind.__name__ for kind in game.move_types}
    assert best.expects is None or best.expects != best.fears


def test_a_hint_tells_what_others_answer_to_that_move_and_not_to_a_later_one() -> None:
    """A bluff is called: whether a Shield raised later is believed is no answer to the call."""
    state = arrange([(1, 0), (-3, 1)], hands={0: "hammer walk slam"})
    state, _ = play(state, (0, Announce(Card.HAMMER, Card.HAMMER)))
    me = Seat(1)
    search = Search(find_position(GAME, state, me, ()), "reasons")
    search.run(WALKS)
    kinds = {one.kind for answers in search._answered.values() for one in answers}
    assert CallBluff() in search._answered
    assert "Announce" in kinds
    assert not kinds & {"Believe", "CallBluff"}


def test_a_hint_knows_the_whole_of_an_answer_that_is_given_in_steps() -> None:
    """A march is a draft: which army, where to, and that it is carried out."""
    plain, cities = Site(2), (Site(0), Site(7))
    board: Standing = {plain: (0, (3, 0, 0)), Site(8): (1, (2, 0, 0))}
    state = in_rage(BOHORG, STEAMFIELD, board=board)
    hint = favourite(RAGE, state, Seat(0), Level.HARD, "whole")
    assert Muster(plain) == hint.move
    target, *rest = hint.then
    assert target in [SendAllTo(city) for city in cities]
    assert [Confirm()] == rest


def test_a_hint_has_no_draft_that_is_given_up_and_one_move_for_steps_that_it_stands_for() -> None:
    """Whoever takes an army in hand and passes has passed, which takes one press."""
    city, plain = Site(0), Site(2)
    state = in_rage(BOHORG, STEAMFIELD, board={city: (0, (2, 0, 0)), Site(8): (1, (2, 0, 0))})
    begun = (Muster(city), Head(plain))
    assert (Pass(),) == shortest(RAGE, state, Seat(0), (*begun, Pass()))
    march = (*begun, LeaveOne(), Confirm())
    assert march == shortest(RAGE, state, Seat(0), march)
    changed = (*begun, LeaveOne(), SendAll(), Confirm())
    assert (Muster(city), SendAllTo(plain), Confirm()) == shortest(RAGE, state, Seat(0), changed)


def test_an_answer_of_one_move_has_no_further_steps() -> None:
    state = arrange([(1, 0), (-3, 1)], hands={0: "hammer walk slam"})
    assert () == favourite(GAME, state, Seat(0), Level.EASY, "one").then


@pytest.mark.parametrize(
    ("came", "expected", "feared"),
    [
        ({"Often": (5, 4), "Badly": (5, 1)}, None, "Badly"),
        ({"Often": (6, 5), "Badly": (4, 1)}, "Often", "Badly"),
        ({"Often": (50, 40), "Badly": (5, 0)}, "Often", None),
        ({}, None, None),
    ],
)
def test_a_reason_has_come_often_enough(
    came: dict[str, tuple[int, float]], expected: str | None, feared: str | None
) -> None:
    """Half of the walks are not most of them, and what came in fewer than a tenth is no danger."""
    search = Search(find_position(GAME, arrange([(1, 0), (-3, 1)]), Seat(0), ()), "often")
    for kind, (times, won) in came.items():
        tally = Tally()
        tally.times, tally.won = times, won
        search._answered.setdefault(Confirm(), {})[Answered(Seat(1), kind)] = tally
    found = search.expected(Confirm()), search.feared(Confirm())
    assert (expected, feared) == tuple(one and one.kind for one in found)


def test_what_was_never_tried_is_no_second_choice() -> None:
    """Nothing is known of it: a hint would say that it comes last."""
    search = Search(find_position(GAME, arrange([(1, 0), (-3, 1)]), Seat(0), ()), "second")
    for move in (Confirm(), Pass()):
        search.root.introduce(move)
    search.root.learn(Confirm(), 1.0)
    assert search.second(Confirm()) is None
