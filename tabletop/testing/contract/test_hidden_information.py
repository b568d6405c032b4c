"""Two games that a viewer cannot tell apart look, ask and sound the same to that viewer."""

from __future__ import annotations

from typing import Any

from games.api import Applied, Decision, Event, Seat
from games.rng import Rng
from tabletop.testing.hiding import differing, hides
from tabletop.testing.played_games import Played, Position, Taken, audible

LUCK = Rng("luck")
FEW = 12
"""News told to others so often, or less, may all be known to the viewer in another way."""
FEW_ANSWERS = 3
"""Most answers that are compared with each other, besides the last one."""
DEALS = 6
"""Other worlds in which private news is looked for: by chance it may be the same in some."""


def _until_revealed(events: list[Event]) -> tuple[list[Event], type[Event] | None]:
    """Split events off before the first that reveals something; return them and its type.

    Without such an event: all of them, and None.
    """
    for index, event in enumerate(events):
        if event.reveals:
            return events[:index], type(event)
    return events, None


def _assert_same_afterwards(step: Taken, other: Position, viewer: Seat | None) -> None:
    """Give the same answer in another world: what is heard differs from a revelation on only.

    What is revealed may differ, that something of this kind is revealed may not. Where nothing is,
    the worlds still look and ask the same.
    """
    game = other.game
    applied = game.apply(other.state, step.decision.seat, step.move)
    heard = _until_revealed(audible(step.applied.events, viewer))
    heard_there = _until_revealed(audible(applied.events, viewer))
    assert heard == heard_there, (
        "what is heard before a revelation, or which event reveals, depends on what is hidden:"
        " first reveal with an event of the same type in any case, then tell what came of it"
    )
    if heard[1] is None:
        assert step.after.view(viewer) == game.view(applied.state, viewer)
        assert step.after.decisions == game.decisions(applied.state)


def test_what_a_viewer_cannot_know_makes_no_difference_to_it(played: list[Played]) -> None:
    """What a seat sees tells it nothing of others' cards.

    ``redeal`` deals again all that the viewer cannot know; everything shown has to stay the same.
    """
    for one in played:
        for position in one.sampled:
            for viewer in one.viewers:
                other = position.elsewhere(viewer)
                who = "a spectator" if viewer is None else f"seat {viewer}"
                here, there = position.view(viewer), other.view(viewer)
                where = f"in {differing(here, there)} of its view, or redeal changes what it knows"
                assert here == there, f"{who} sees what is hidden, {where}"


def test_what_is_asked_does_not_depend_on_what_is_hidden(played: list[Played]) -> None:
    """Who is asked what is seen by everybody, and read as a sign of what somebody holds.

    In the world dealt again for a viewer the questions, the outcome and the viewer's legal moves
    are the same.
    """
    for one in played:
        for position in one.sampled:
            for viewer in one.viewers:
                other = position.elsewhere(viewer)
                who = "a spectator" if viewer is None else f"seat {viewer}"
                hint = f"a question depends on what {who} cannot know"
                assert position.decisions == other.decisions, hint
                assert position.outcome == other.outcome, hint
                if viewer is not None:
                    hint = f"the choices of {who} depend on what it cannot know"
                    assert position.moves(viewer) == other.moves(viewer), hint


def _answers(position: Position, asked: Decision) -> list[Applied[Any]]:
    """Return the results of a few answers to a question, the last one among them.

    Left out is what leaves the same question open to the seat: a step on the way to an answer.
    """
    game, moves = position.game, position.moves(asked.seat)
    some = moves[:: max(1, len(moves) // FEW_ANSWERS)]
    done = (game.apply(position.state, asked.seat, move) for move in (*some, moves[-1]))
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
    """:attr:`games.api.Decision.secret`: that one has answered may show, and no more.

    Where two secret answers or more are owed, all others see and hear the same whichever of a few
    is given.
    """
    for one in played:
        game = one.game
        for position in one.sampled:
            secret = [decision for decision in position.owed if decision.secret]
            for asked in secret if len(secret) > 1 else ():
                answers = _answers(position, asked)
                for viewer in (viewer for viewer in one.viewers if viewer != asked.seat):
                    seen = [
                        (game.view(a.state, viewer), audible(a.events, viewer)) for a in answers
                    ]
                    assert [] == [other for other in seen if other != seen[0]]


def test_the_default_answer_rests_on_what_its_seat_knows(played: list[Played]) -> None:
    """A move in an absent player's place must not betray what others hold.

    With the same luck it is the same in a world dealt again for the seat.
    """
    for one in played:
        for position in one.sampled:
            for decision in position.owed:
                seat, other = decision.seat, position.elsewhere(decision.seat)
                move = one.game.default_move(position.state, seat, LUCK)
                assert move == one.game.default_move(other.state, seat, LUCK)


def test_the_same_answer_sounds_the_same_until_something_is_revealed(played: list[Played]) -> None:
    """Events tell their listeners only what these may know.

    Steps that are not legal in the other world are passed over.
    """
    for one in played:
        for step in one.sampled_steps:
            for viewer in one.viewers:
                other = step.before.elsewhere(viewer)
                # Somebody else may hold other cards there, and not have this answer.
                if step.move in other.moves(step.decision.seat):
                    _assert_same_afterwards(step, other, viewer)


def test_a_redealt_game_is_a_game(played: list[Played]) -> None:
    """Every seat that is asked has legal moves in it, and all of them are accepted."""
    for one in played:
        for position in one.sampled[::5]:
            for viewer in one.viewers:
                other = position.elsewhere(viewer)
                for decision in other.decisions:
                    moves = other.moves(decision.seat)
                    assert moves
                    assert all(one.game.apply(other.state, decision.seat, move) for move in moves)


def test_dealing_again_changes_what_others_see(played: list[Played]) -> None:
    """Were nothing dealt again, the tests of this file would prove nothing.

    Games that hide nothing are skipped. For each viewer another seat sees something else at one
    position at least.
    """
    for one in (one for one in played if hides(one.game)):
        for viewer in one.viewers:
            others = [seat for seat in one.seats if seat != viewer]
            assert any(
                position.view(seat) != position.elsewhere(viewer).view(seat)
                for position in one.positions
                for seat in others
            )


def test_the_same_deal_again_is_the_same(played: list[Played]) -> None:
    """A computer's move is reproducible, and differs with its luck.

    In the middle of a game, for each viewer, the same salt gives the same world, another salt
    another one; also where a game hides nothing, as the luck to come differs.
    """
    for one in played:
        state = one.positions[len(one.positions) // 2].state
        for viewer in one.viewers:
            assert one.game.redeal(state, viewer, "x") == one.game.redeal(state, viewer, "x")
            assert one.game.redeal(state, viewer, "x") != one.game.redeal(state, viewer, "y")


def _worlds(position: Position, viewer: Seat | None) -> list[Position]:
    """Return several positions dealt again that agree with what a viewer knows."""
    salts = (f"private/{position.number}/{deal}" for deal in range(DEALS))
    deals = (position.game.redeal(position.state, viewer, salt) for salt in salts)
    return [Position(position.game, deal, position.number) for deal in deals]


def test_private_news_stays_with_those_it_is_for(played: list[Played]) -> None:
    """Whoever did not hear it cannot tell apart what those who heard it can.

    Worlds dealt again for a viewer look the same to it; of much private news, those who heard it
    see some worlds differ. That is demanded once twelve times somebody heard such news that reveals
    something.
    """
    told = told_apart = 0
    for one in played:
        for position, applied in zip(one.positions, one.applied, strict=True):
            private = [event for event in applied.events if event.to is not None and event.reveals]
            hearers = {seat for event in private for seat in event.to or ()}
            for viewer in one.viewers:
                if hearers and viewer not in hearers:
                    others = _worlds(position, viewer)
                    for other in others:
                        assert position.view(viewer) == other.view(viewer)
                    told += len(hearers)
                    told_apart += sum(
                        any(position.view(seat) != other.view(seat) for other in others)
                        for seat in hearers
                    )
    # What a viewer has worked out is no news; of much that is told, something must be.
    hint = "what is told in private is never dealt again: see redeal, and the fields of the view"
    assert told_apart or told < FEW, hint
