"""Which moments of a game get a picture follows from the declarations of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.api import AnyGame, Event, Weight
from games.moments import MOST, moments, pictured
from rendering import moments_of
from tabletop.testing.played_games import Played


def test_a_game_declares_few_pictures_and_draws_what_it_declares(game: AnyGame) -> None:
    """No more than four a game, and none of upkeep.

    A game that declares any has a module that draws them.
    """
    declared = [kind for kind in game.event_types if kind.significance.pictures]
    assert sum(kind.significance.pictures for kind in declared) <= MOST
    assert all(kind.significance.weight > Weight.UPKEEP for kind in declared)
    assert not declared or moments_of(game.id) is not None


def test_no_more_are_shown_than_are_declared(played: list[Played]) -> None:
    """Of each type as many as it declares, whatever happens in a game, and four in all.

    A turn without a picture has no moment whose pictures are not all shown already.
    """
    for one in played:
        shown = Counter[str]()
        for turn in _turns(one):
            chosen = pictured(turn, shown)
            if chosen is None:
                assert all(
                    shown[each.kind] == each.event.significance.pictures for each in moments(turn)
                )
                continue
            shown[chosen.kind] += 1
            assert shown[chosen.kind] <= chosen.event.significance.pictures
        assert sum(shown.values()) <= MOST


def _turns(one: Played) -> Iterator[list[Event]]:
    """Yield, turn by turn, the public events of a game from its first move on.

    A turn begins with an event that ``begins_turn``, the first one with the first move. The last
    one always comes, be it empty.
    """
    turn: list[Event] = []
    for event in (event for step in one.steps for event in step.applied.events):
        if event.begins_turn and turn:
            yield turn
            turn = []
        if event.to is None:
            turn.append(event)
    yield turn
