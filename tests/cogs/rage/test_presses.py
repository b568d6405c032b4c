"""How many presses and waits a game of Clash of Rage takes (Presses, Waits).

A sensible player without foresight plays every seat (:mod:`tests.rigs.rage.warlord`). A press is a
button or what is picked in a menu, the second press of a confirmation and the opening of the panel
included. A wait is a change from who is asked to somebody else.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.i18n.texts import texts
from cogs.elements.game_face import Offer
from cogs.rage.face import FACE
from games.api import Seat
from games.rage.moves import RageMove
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Phase
from tests.rigs.rage.warlord import ALWAYS, answers
from tests.rigs.table_views import table_view

EN = texts("en")


@dataclass
class Measure:
    """What a game took."""

    presses: int = 0
    once: int = 0
    """Presses of the set-up: standing orders, the clan, the bastion."""
    waits: int = 0
    turns: int = 0
    largest: int = 0
    """Presses of one action."""
    asked: tuple[Seat, ...] = ()
    last: Seat | None = None
    """Who has answered last, and still has the panel open."""
    opened: set[tuple[int, Seat]] = field(default_factory=set)


def play(seats: int, seed: str) -> tuple[RageState, Measure]:
    """Play a whole game, counting."""
    state = GAME.start(seats, {}, seed).state
    measure = Measure()
    for seat in range(seats):
        state = GAME.apply(state, Seat(seat), ALWAYS).state
        measure.once += 2
    while open_ones := [d for d in GAME.decisions(state) if not d.answered]:
        asked = tuple(d.seat for d in open_ones)
        if not set(asked) <= set(measure.asked):
            measure.waits += 1
        measure.asked = asked
        seat = asked[0]
        # The panel is opened once for each question that comes after somebody else's answer;
        # whoever is asked again at once finds the next question in its place.
        taken = int((state.question, seat) not in measure.opened and seat != measure.last)
        measure.last = seat
        measure.opened.add((state.question, seat))
        once = state.phase in {Phase.CLAN, Phase.BASTION}
        steps = tuple(answers(state, seat))
        while steps:
            offer = FACE.offer(table_view(GAME, state, seats, seat), EN)
            made = _picked(offer, steps)
            choice = next((one for one in offer.every if (one.move,) == made), None)
            taken += 1 + bool(choice is not None and choice.confirm)
            for move in made:
                state = GAME.apply(state, seat, move).state
            steps = steps[len(made) :]
        measure.once += taken if once else 0
        measure.presses += 0 if once else taken
        measure.largest = max(measure.largest, taken)
    measure.turns = state.turn
    return state, measure


def _picked(offer: Offer, steps: tuple[RageMove, ...]) -> tuple[RageMove, ...]:
    """Return what one press makes of the steps to come: all of them where a list has them."""
    for menu in offer.menus:
        lines = [(choice.move, *choice.then) for choice in menu.choices if choice.then]
        left, picks = steps, 0
        while picks < menu.most and left:
            line = next((line for line in lines if line == left[: len(line)]), None)
            more = next((line for line in lines if line[:-1] == left[: len(line) - 1]), None)
            if line is None and more is None:
                break
            picks += 1
            left = left[len(line) :] if line is not None else left[len(more or ()) - 1 :]
        if not left:
            return steps
    return steps[:1]


@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 8), (4, 10)])
def test_a_turn_takes_seven_presses_and_ten_waits(seats: int, most: int) -> None:
    """At most seven presses a person and turn, ten waits for four players."""
    games = [play(seats, f"presses {number}") for number in range(2)]
    turns = sum(measure.turns for _, measure in games)
    presses = sum(measure.presses for _, measure in games) / (turns * seats)
    waits = sum(measure.waits for _, measure in games) / turns
    once = sum(measure.once for _, measure in games) / (len(games) * seats)
    print(  # noqa: T201 - the figures
        f"{seats} seats: {presses:.1f} presses and {waits:.1f} waits a turn, {once:.1f} before",
        f"the first, {turns / len(games)} turns",
    )
    assert presses <= 7
    assert waits <= most
    assert all(measure.largest <= 9 for _, measure in games)
    assert all(GAME.outcome(state) is not None for state, _ in games)
