"""Two games that a viewer cannot tell apart look, ask and sound the same to that viewer."""

from __future__ import annotations

from typing import Any

from games.api import AnyGame, Applied, Decision, Event, Move, Seat, State
from games.rng import Rng
from tests.contract.played_games import Played, audible

LUCK = Rng("luck")
FEW = 12
"""News told to others so often, or less, may all be known to the viewer in another way."""
FEW_ANSWERS = 3
"""So many answers, and the last one, are compared with each other."""
DEALS = 6
"""Other worlds in which private news is looked for: by chance it may be the same in some."""


def _until_revealed(events: list[Event]) -> tuple[list[Event], type[Event] | None]:
    """Split off what is heard before luck or something hidden shows, and how it shows."""
    for index, event in enumerate(events):
        if event.reveals:
            return events[:index], type(event)
    return events, None


def _assert_same_afterwards(
    game: AnyGame, worlds: tuple[State, State], viewer: Seat | None, answer: tuple[Seat, Move]
) -> None:
    """Play the same answer in both worlds: what is heard differs from a revelation on only.

    What is revealed may differ, that something of this kind is revealed may not. Where nothing is,
    the worlds still look the same.
    """
    one, other = (game.apply(world, *answer) for world in worlds)
    heard = _until_revealed(audible(one.events, viewer))
    assert heard == _until_revealed(audible(other.events, viewer))
    if heard[1] is None:
        assert game.view(one.state, viewer) == game.view(other.state, viewer)
        assert game.decisions(one.state) == game.decisions(other.state)


def test_what_a_viewer_cannot_know_makes_no_difference_to_it(played: list[Played]) -> None:
    for one in played:
        game = one.game
        for number, state in enumerate(one.states):
            for viewer in one.viewers:
                other = game.redeal(state, viewer, f"other/{number}")
                assert game.view(state, viewer) == game.view(other, viewer)
                assert game.decisions(state) == game.decisions(other)
                assert game.outcome(state) == game.outcome(other)
                if viewer is not None:
                    moves = list(game.legal_moves(state, viewer))
                    assert moves == list(game.legal_moves(other, viewer))


def _answers(game: AnyGame, state: State, asked: Decision) -> list[Applied[Any]]:
    """What comes of a few answers to a question; a step on the way to an answer is none."""
    moves = list(game.legal_moves(state, asked.seat))
    some = moves[:: max(1, len(moves) // FEW_ANSWERS)]
    done = (game.apply(state, asked.seat, move) for move in (*some, moves[-1]))
    return [
        applied
        for applied in done
        if not any(
            (one.id, one.seat) == (asked.id, asked.seat) and not one.answered
            for one in game.decisions(applied.state)
        )
    ]


def test_a_secret_answer_looks_like_any_other_while_others_owe_theirs(
    played: list[Played],
) -> None:
    """:attr:`games.api.Decision.secret`: that one has answered may show, and no more."""
    for one in played:
        game = one.game
        for state in one.states:
            secret = [d for d in game.decisions(state) if d.secret and not d.answered]
            for asked in secret if len(secret) > 1 else ():
                answers = _answers(game, state, asked)
                for viewer in (viewer for viewer in one.viewers if viewer != asked.seat):
                    seen = [
                        (game.view(a.state, viewer), audible(a.events, viewer)) for a in answers
                    ]
                    assert [] == [other for other in seen if other != seen[0]]


def test_the_default_answer_rests_on_what_its_seat_knows(played: list[Played]) -> None:
    for one in played:
        for number, state in enumerate(one.states):
            for decision in one.game.decisions(state):
                if not decision.answered:
                    seat = decision.seat
                    other = one.game.redeal(state, seat, f"other/{number}")
                    move = one.game.default_move(state, seat, LUCK)
                    assert move == one.game.default_move(other, seat, LUCK)


def test_the_same_answer_sounds_the_same_until_something_is_revealed(played: list[Played]) -> None:
    for one in played:
        for number, step in enumerate(one.steps):
            seat, move = step.decision.seat, step.move
            for viewer in one.viewers:
                other = one.game.redeal(step.before, viewer, f"other/{number}")
                # Somebody else may hold other cards there, and not have this answer.
                if move in list(one.game.legal_moves(other, seat)):
                    _assert_same_afterwards(one.game, (step.before, other), viewer, (seat, move))


def test_a_redealt_game_is_a_game(played: list[Played]) -> None:
    """Every seat that is asked has legal moves in it, and all of them are accepted."""
    for one in played:
        for number, state in enumerate(one.states[::5]):
            for viewer in one.viewers:
                other = one.game.redeal(state, viewer, f"other/{number}")
                for decision in one.game.decisions(other):
                    moves = list(one.game.legal_moves(other, decision.seat))
                    assert moves
                    assert all(one.game.apply(other, decision.seat, move) for move in moves)


def test_dealing_again_changes_what_others_see(played: list[Played]) -> None:
    """Were nothing dealt again, the tests of this file would prove nothing."""
    for one in played:
        for viewer in one.viewers:
            others = [seat for seat in one.seats if seat != viewer]
            assert any(
                one.game.view(state, seat) != one.game.view(other, seat)
                for state in one.states
                for other in [one.game.redeal(state, viewer, "other")]
                for seat in others
            )


def test_the_same_deal_again_is_the_same(played: list[Played]) -> None:
    for one in played:
        state = one.states[len(one.states) // 2]
        for viewer in one.viewers:
            assert one.game.redeal(state, viewer, "x") == one.game.redeal(state, viewer, "x")
            assert one.game.redeal(state, viewer, "x") != one.game.redeal(state, viewer, "y")


def test_private_news_stays_with_those_it_is_for(played: list[Played]) -> None:
    """Whoever did not hear it cannot tell apart what those who heard it can."""
    told = told_apart = 0
    for one in played:
        for number, applied in enumerate(one.applied):
            private = [event for event in applied.events if event.to is not None and event.reveals]
            hearers = {seat for event in private for seat in event.to or ()}
            for viewer in one.viewers:
                if hearers and viewer not in hearers:
                    others = [
                        one.game.redeal(applied.state, viewer, f"private/{number}/{deal}")
                        for deal in range(DEALS)
                    ]
                    for other in others:
                        assert one.game.view(applied.state, viewer) == one.game.view(other, viewer)
                    told += len(hearers)
                    told_apart += sum(
                        any(
                            one.game.view(applied.state, seat) != one.game.view(other, seat)
                            for other in others
                        )
                        for seat in hearers
                    )
    # What a viewer has worked out is no news; of much that is told, something must be.
    assert told_apart or told < FEW
