"""The places on the sheet are drawn in public (Series, Championship; Precisions)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.api import Event
from games.rng import Rng
from games.schools.content import ALL_TRIALS
from games.schools.rules import GAME
from games.series.championship import begin
from games.series.events import SheetWritten
from games.series.seeding import LOTS, draw_lots
from tests.games.series.arrange import lots, of


class Stacked(Rng, frozen=True):
    """Luck that deals the decks it was given, one after another."""

    decks: tuple[tuple[int, ...], ...] = ()

    def shuffled(self, items: Sequence[int]) -> tuple[tuple[int, ...], Stacked]:  # type: ignore[override]
        """Deal the next deck."""
        assert sorted(items) == sorted(ALL_TRIALS)
        return self.decks[0], Stacked(self.seed, decks=self.decks[1:])


def seeded(*decks: tuple[int, ...]) -> tuple[list[int], list[list[tuple[int, int]]]]:
    """Draw with stacked decks; return the names and the draws."""
    events: list[Event] = []
    order = draw_lots(len(decks[0]), ALL_TRIALS, Stacked("", decks=decks), events)
    return list(order), lots(events)


def test_ascending_trials_give_the_places_from_top_to_bottom() -> None:
    """Championship: each draws a random trial; ascending order, from top to bottom."""
    names, draws = seeded((4, 1, 6, 2))
    assert [1, 3, 0, 2] == names
    assert [[(0, 4), (1, 1), (2, 6), (3, 2)]] == draws


def test_who_drew_equal_trials_draws_again_inside_the_own_places() -> None:
    """Precisions: a tied group keeps its places together and a redraw orders it inside these."""
    names, draws = seeded((3, 1, 3, 5), (6, 2))
    assert [1, 2, 0, 3] == names
    assert [[(0, 3), (1, 1), (2, 3), (3, 5)], [(0, 6), (2, 2)]] == draws


def test_groups_are_settled_from_top_to_bottom() -> None:
    """Precisions: groups settled from top to bottom, all draws published."""
    names, draws = seeded((5, 2, 5, 2), (4, 1), (1, 3))
    assert [[(1, 4), (3, 1)], [(0, 1), (2, 3)]] == draws[1:]
    assert [3, 1, 0, 2] == names


def test_a_tie_inside_a_redraw_is_settled_before_the_groups_below() -> None:
    """Precisions: ties draw again among themselves."""
    names, draws = seeded((2, 2, 2, 6, 6), (4, 4, 1), (5, 3), (1, 2))
    assert [[(0, 4), (1, 4), (2, 1)], [(0, 5), (1, 3)], [(3, 1), (4, 2)]] == draws[1:]
    assert [2, 1, 0, 3, 4] == names


def test_all_trials_are_shuffled_anew_for_every_draw() -> None:
    """Precisions: for every draw of the seeding all 45 trials are shuffled anew."""
    events: list[Event] = []
    order = draw_lots(8, ALL_TRIALS, Rng("anew"), events)
    assert sorted(order) == list(range(8))
    rng = Rng("anew")
    for one in lots(events):
        shuffled, rng = rng.shuffled(ALL_TRIALS)
        assert [lot for _, lot in one] == list(shuffled[: len(one)])


@pytest.mark.parametrize("entrants", range(3, 9))
def test_the_sheet_follows_the_draws(entrants: int) -> None:
    """Championship: neighbours on the sheet meet; the draw comes before anything else."""
    for number in range(30):
        begun = begin(entrants, {}, f"seed {number}", ALL_TRIALS)
        first = dict(lots(begun.events)[0])
        (written,) = of(begun.events, SheetWritten)
        assert sorted(first.values()) == [first[name] for name in written.names]
        assert begun == begin(entrants, {}, f"seed {number}", ALL_TRIALS)


def test_where_a_game_has_no_cards_for_it_lots_are_all_different() -> None:
    """A championship of any game that two can play."""
    begun = begin(8, {}, "lots")
    assert 1 == len(lots(begun.events))
    assert len(set(LOTS)) == len(LOTS) == len(ALL_TRIALS)


def test_clash_of_magic_schools_offers_its_trials() -> None:
    """Championship: each draws a random trial, one of all 45."""
    assert ALL_TRIALS == GAME.lots
