"""What holds for the face of every game: random games, seen by everybody who is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.i18n.texts import LANGUAGES, texts
from cogs.elements.components import Style
from cogs.elements.faces import face_of, seat_names
from cogs.elements.game_face import BUTTONS, Choice, Offer
from games import GAME_IDS, find, playout
from games.api import AnyGame
from games.goths.moves import Aim, GiveOrder
from games.vikings.moves import Believe
from tests.rigs.forms import LONG
from tests.rigs.table_views import table_view

MOST = 150
"""Positions of a game that are looked at."""


def positions(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """Play with few and with many, plain and with everything on, from the beginning to the end."""
    least, most = min(game.seats), max(game.seats)
    for seats, last in ((least, 0), (least, -1), (most, 0), (most, -1)):
        options = {option.key: option.choices[last] for option in game.options}
        state = game.start(seats, options, f"{seats}{last}").state
        yield state, seats
        for step in islice(playout.steps(game, state, "faces"), MOST):
            yield step.applied.state, seats


def choices(offer: Offer) -> tuple[Choice, ...]:
    """List everything that an offer holds."""
    return offer.every


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_legal_move_is_offered_once_and_nothing_else(game_id: str, language: str) -> None:
    """Nothing that the rules allow is out of reach; only where there is one way on is it blue.

    But for targets that an order of the Goths cannot come to.
    """
    game, face, words = find(game_id), face_of(game_id), texts(language)
    first, pace = (0, 1) if LONG else (2 * LANGUAGES.index(language), 2 * len(LANGUAGES))
    # Every other position, in one language of the two, but in a soak.
    for state, seats in islice(positions(game), first, None, pace):
        for decision in game.decisions(state):
            look = table_view(game, state, seats, decision.seat)
            every = choices(face.offer(look, words))
            offered = {repr(choice.move) for choice in every}
            missing = [move for move in look.legal if repr(move) not in offered]
            assert len(every) == len(offered) == len(look.legal) - len(missing)
            assert all(isinstance(m, GiveOrder) and m.aim is not Aim.OPEN for m in missing)
            expected = [choice.style is Style.EXPECTED for choice in every]
            assert expected == [len(every) == 1] * len(every)
            assert all(0 < len(c.label) <= 80 and len(c.help) <= 100 for c in every)
            assert face.prompt(look, words)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_everybody_reads_does_not_depend_on_what_is_hidden(game_id: str) -> None:
    """Dealing all that is hidden again changes no public word and no public button."""
    game, face, words = find(game_id), face_of(game_id), texts("en")
    for number, (state, seats) in enumerate(positions(game)):
        if not game.decisions(state):
            continue
        one = table_view(game, state, seats, None)
        other = table_view(game, game.redeal(state, None, f"again {number}"), seats, None)
        prompt = one.questions[0].decision.prompt
        assert face.awaits(one, words) == face.awaits(other, words)
        assert face.public(one, words) == face.public(other, words)
        assert face.call(one, prompt, words) == face.call(other, prompt, words)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_names_carry_the_emblem_of_their_seat_and_no_markup_of_their_own(game_id: str) -> None:
    """A name may be anything; it is the same in what a face says and in what is said for all."""
    game = find(game_id)
    state, seats = next(positions(game))
    look = table_view(game, state, seats, None)
    names = seat_names(look.table)
    assert len(set(names)) == seats
    assert all(f"**Player {seat}**" in name for seat, name in enumerate(names))


@pytest.mark.parametrize("count", [0, 1, BUTTONS, BUTTONS + 1])
def test_few_choices_are_buttons_and_many_a_menu(count: int) -> None:
    """One press for the common answer; what else can be done is a button in any case."""
    some = tuple(Choice(Believe(), f"{number}") for number in range(count))
    other = Choice(Believe(), "other")
    offer = Offer.of(some, "Which?", other, hints=("Because.",))
    assert (*some, other) == (*choices(Offer(menus=offer.menus)), *offer.buttons)
    assert bool(offer.menus) is (count > BUTTONS)
    assert ("Because.",) == offer.hints
