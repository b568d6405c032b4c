"""What is dealt again is a function of what its viewer knows and of the salt, of nothing else.

So whoever is handed a game dealt again, a computer that plays a seat above all, cannot peek.
"""

from __future__ import annotations

from games.api import Seat, State
from tabletop.testing.played_games import Played, Taken, audible


def test_a_deal_on_top_of_a_deal_is_the_second_alone(played: list[Played]) -> None:
    """Nothing of the first world shows through: hands, decks, sealed answers, drafts, luck."""
    for one in played:
        deal = one.game.redeal
        for position in one.sampled[::2]:
            for viewer in one.viewers:
                first = position.elsewhere(viewer).state
                assert deal(first, viewer, "b") == deal(position.state, viewer, "b")


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
                    assert here == there or seen != seen_there
    assert compared


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
