"""What is dealt again is a function of what its viewer knows and of the salt, of nothing else.

So whoever is handed a game dealt again, a computer that plays a seat above all, cannot peek.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from msgspec.structs import replace

from games.api import Applied, Move, Seat, State
from games.codec import dump
from games.rng import Rng
from tabletop.testing.hiding import differing, hides
from tabletop.testing.played_games import Played, Taken, audible

FEW_ANSWERS = 3
"""Answers that might have been given instead, which are compared with the one that was."""
BEGINNINGS = 40
"""Seeds from which a game is begun at a table: some begin alike for a spectator."""


def test_a_deal_on_top_of_a_deal_is_the_second_alone(played: list[Played]) -> None:
    """Nothing of the first world shows through: hands, decks, sealed answers, drafts, luck."""
    for one in played:
        deal = one.game.redeal
        for position in one.sampled[::2]:
            for viewer in one.viewers:
                first = position.elsewhere(viewer).state
                here, there = (deal(state, viewer, "b") for state in (first, position.state))
                assert here == there, f"redeal keeps what is hidden, {_where(here, there)}"


def test_worlds_that_a_viewer_cannot_tell_apart_are_dealt_again_alike(
    played: list[Played],
) -> None:
    """Nor once they have gone on by the same answer, as long as the viewer heard the same.

    In Clash of Rage the viewer may see nevertheless who had said in advance where units go. Worlds
    that the viewer sees differ are passed over; at least one step has to be compared.
    """
    compared = 0
    for one in played:
        for step in one.sampled_steps[::2]:
            for viewer in one.viewers:
                other = _in_another_world(step, viewer)
                if other is not None:
                    compared += 1
                    worlds, game = (step.after.state, other), one.game
                    here, there = (game.redeal(world, viewer, "b") for world in worlds)
                    seen, seen_there = (game.view(world, viewer) for world in worlds)
                    if seen == seen_there:
                        assert here == there, f"redeal keeps what is hidden, {_where(here, there)}"
    assert compared


def _where(here: State, there: State) -> str:
    """Name the fields of a state that a deal left as they were, with the way out."""
    return (
        f"in {differing(here, there)} of the state: deal what nobody knows from a list that is"
        " the same in every such world, as a sorted one"
    )


def _in_another_world(step: Taken, viewer: Seat | None) -> State | None:
    """Return the state after the same move in a world that ``viewer`` can't tell from this one.

    None if the move is not legal there, or ``viewer`` hears another thing than here.
    """
    seat, before = step.decision.seat, step.before.elsewhere(viewer)
    if step.move not in before.moves(seat):
        return None
    applied = before.game.apply(before.state, seat, step.move)
    if audible(applied.events, viewer) != audible(step.applied.events, viewer):
        return None
    after: State = applied.state
    return after


def test_the_luck_to_come_is_dealt_again(played: list[Played]) -> None:
    """A computer that is handed the state's own ``rng`` knows every card that will be drawn.

    At every other sampled position the deal for each viewer is compared with that of the same
    state with another ``rng``: it is the same, but for the ``rng`` of a game that hides nothing and
    draws nothing once it has begun.
    """
    hint = "redeal keeps the rng of the state, or deals from it: take Rng(seed) instead"
    for one in played:
        deal = one.game.redeal
        steady = all(step.before.state.rng == step.after.state.rng for step in one.steps)
        is_open = steady and not hides(one.game)
        for position in one.sampled[::2]:
            elsewhere = Rng("elsewhere")
            other = replace(position.state, rng=elsewhere)
            for viewer in one.viewers:
                there, here = (deal(state, viewer, "b") for state in (other, position.state))
                if is_open:
                    there, here = (replace(dealt, rng=elsewhere) for dealt in (there, here))
                assert there == here, hint


def test_what_another_seat_chose_out_of_sight_is_dealt_again(played: list[Played]) -> None:
    """Sealed bids, cards laid face down: a computer that is handed the game must not read them.

    Where the viewer would have heard and seen the same if another seat had answered otherwise,
    ``redeal`` gives the same world for both answers. A few other answers to each sampled question
    are tried.
    """
    for one in played:
        deal = one.game.redeal
        for step in one.sampled_steps:
            others = _other_answers(step)
            for viewer in one.viewers if others else ():
                if viewer != step.decision.seat:
                    known = _known(one, step.applied, viewer)
                    here = deal(step.applied.state, viewer, "b")
                    for move, applied in others:
                        if _known(one, applied, viewer) == known:
                            there = deal(applied.state, viewer, "b")
                            assert here == there, (
                                f"redeal shows what another seat answered, {step.move} or {move}, "
                                f"in {differing(here, there)} of the state"
                            )


def _other_answers(step: Taken) -> list[tuple[Move, Applied[Any]]]:
    """Return a few other legal answers to the question of a step, each with its result."""
    seat, before = step.decision.seat, step.before
    moves = [move for move in before.moves(seat) if move != step.move]
    some = moves[:: max(1, len(moves) // FEW_ANSWERS)][:FEW_ANSWERS]
    return [(move, before.game.apply(before.state, seat, move)) for move in some]


def _known(one: Played, applied: Applied[Any], viewer: Seat | None) -> tuple[Any, ...]:
    """Return what a viewer hears of a step, and sees and is asked after it."""
    game, state = one.game, applied.state
    moves = () if viewer is None else tuple(game.legal_moves(state, viewer))
    return audible(applied.events, viewer), game.view(state, viewer), game.decisions(state), moves


def test_games_that_begin_alike_are_dealt_again_alike(played: list[Played]) -> None:
    """What lies face down in a deck from the beginning is dealt again, too.

    A game is begun from 40 seeds; those whose beginning a spectator hears and sees alike are dealt
    again for it to the same world.
    """
    for one in played:
        table, game = one.table, one.game
        alike: dict[bytes, list[State]] = defaultdict(list)
        for number in range(BEGINNINGS):
            begun = game.start(table.seats, table.options, f"begun/{number}")
            heard = tuple(audible(begun.events, None))
            alike[dump(game.view(begun.state, None)) + dump(heard)].append(begun.state)
        for states in alike.values():
            first, *others = (game.redeal(state, None, "b") for state in states)
            for other in others:
                assert first == other, (
                    f"redeal keeps what nobody has seen, in {differing(first, other)} of the state"
                )
